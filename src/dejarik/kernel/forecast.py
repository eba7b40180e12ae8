"""What a choice will certainly do, worked out on copies guessed from what its player knows, so that it tells no more.

A choice is made on several guesses at the hidden cards. What comes of it is the difference between the table before and
after, as the player sees it: numbers, what is there of what things need, things that leave or are put on others,
scales. Only what is the same in all guesses is told, and of that only what happened before chance or an unknown card
could have a say. The guesses depend on the player's view and on nothing else, and so does the forecast.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from random import Random
from typing import Any, Final

from dejarik.kernel.agenda import GameEnds, settle
from dejarik.kernel.decision import CHANCE, Option
from dejarik.kernel.events import Event
from dejarik.kernel.game import Game
from dejarik.kernel.match import reveals
from dejarik.kernel.state import State
from dejarik.kernel.text import EMPTY, Text, capital
from dejarik.kernel.view import Layout, Need, Number, Region, SeatView, Thing

GUESSES: Final = 4
"""Chance shows itself in two; the others are for cards that seldom matter."""
_OUT_OF_PLAY: Final[frozenset[Layout]] = frozenset(("hand", "stack", "supply"))
_ELSEWHERE: Final[frozenset[Layout]] = frozenset(("queue", "recall"))
_CHANGES: Final = Text("{name}: {before} → {after}", "{name}: {before} → {after}")
_GOES_TO: Final = Text("→ {place}", "→ {place}")
_FILLS: Final = Text("{name}: {before} → {after} of {need}", "{name}: {before} → {after} z {need}")
_LIES_ON: Final = Text("+ {name}", "+ {name}")
_LEAVES: Final = Text("leaves the table", "schodzi ze stołu")


@dataclass(frozen=True, slots=True)
class Effect:
    """Something certain about a choice, at one place: on a thing, at a seat, or in a region, of a seat or shared.

    A number with this ``icon``, what there is of a need with it, or the marker of a region's scale, changes by
    ``change``. Without an icon the text says it: the thing goes, or something is put on it.
    """

    text: Text
    thing: int | None = None
    seat: int | None = None
    region: str | None = None
    icon: str = ""
    change: int = 0


@dataclass(frozen=True, slots=True)
class Forecast:
    """What is certain to come of a choice: what changes, and the first lines that the log will have.

    They end where others do something, except to cards: of what these have decided in secret a guess knows nothing.
    """

    effects: tuple[Effect, ...]
    lines: tuple[Text, ...]


def forecasts(game: Game[Any], s: State, options: Sequence[Option]) -> list[Forecast]:
    """What is certain to come of each of these options of the pending decision."""
    decision = s.decision
    assert decision is not None, "the game is over"
    guesses = guesses_at(game, s)
    before = Table.of(game, s, decision.seat)
    return [agreed([outcome(game, before, guess.copy(), [option]) for guess in guesses]) for option in options]


def guesses_at(game: Game[Any], s: State) -> list[State]:
    """States that agree with what the chooser sees, always the same ones."""
    assert s.decision is not None, "the game is over"
    return [game.determinize(s, s.decision.seat, Random(number)) for number in range(GUESSES)]


def agreed(found: list[Forecast]) -> Forecast:
    """What is the same in all of them."""
    first, *others = found
    effects = [effect for effect in first.effects if all(effect in other.effects for other in others)]
    said = zip(*[each.lines for each in found], strict=False)
    lines = takewhile(lambda line: len(set(line)) == 1, said)
    return Forecast(tuple(effects), tuple([line[0] for line in lines]))


def outcome(game: Game[Any], before: Table, guess: State, options: Sequence[Option]) -> Forecast:
    """What options made one after the other, as they are offered, do in a guess, which is used up: what is so before
    anything unsure, and still after it.
    """
    told: list[Event] = []
    guess.log = told
    sure = _make(guess, options, before.seat)
    settle(guess)
    effects = before.effects(game, guess, told)
    if sure is not None:
        in_sight = told[: sure.told]
        effects = [effect for effect in before.effects(game, sure.state, in_sight) if effect in effects]
        told = in_sight
    plain = takewhile(lambda event: event.seat == before.seat or event.cards, told)
    return Forecast(tuple(effects), tuple([game.narrate(guess, event.seen_by(before.seat)) for event in plain]))


@dataclass(frozen=True, slots=True)
class _Sure:
    """How far a choice has come before chance or an unknown card had a say, and how much was told until then."""

    state: State
    told: int


def _make(s: State, options: Sequence[Option], seat: int) -> _Sure | None:
    """Make choices up to the next decision, a roll included; answer their sure part unless all of it is sure."""
    assert s.log is not None, "what happens is told"
    origin = s.copy()
    latest, is_sure = _Sure(origin, 0), True
    for option in _offered(s, options):
        for _ in _steps(s, option):
            is_sure = is_sure and not reveals(origin, s, seat)
            if is_sure:
                latest = _Sure(s.copy(), len(s.log))
    rolls = s.decision is not None and s.decision.seat == CHANCE
    return None if is_sure and not rolls else latest


def _offered(s: State, options: Sequence[Option]) -> Iterator[Option]:
    """Of options the first that is offered, again and again, as long as the same question is asked."""
    assert s.decision is not None, "the game is over"
    left, asked = list(options), (s.decision.seat, s.decision.kind)
    while s.decision is not None and (s.decision.seat, s.decision.kind) == asked:
        option = next((option for option in left if option in s.decision.options), None)
        if option is None:
            return
        left.remove(option)
        yield option


def _steps(s: State, option: Option) -> Iterator[None]:
    """``agenda.apply``, pausing after the answer and after every step."""
    decision, asked = s.decision, s.asked
    assert decision is not None, "the game is over"
    assert asked is not None, "a decision is set by a step on the agenda"
    s.decision, s.asked = None, None
    try:
        decision.answer(s, option, *asked[1])
        yield
        while s.agenda and s.decision is None:
            step, arguments = pending = s.agenda.pop()
            step(s, *arguments)
            if s.decision is not None:
                s.asked = pending
            yield
    except GameEnds:
        s.agenda.clear()
        yield


@dataclass(frozen=True, slots=True)
class _Lying:
    """A thing and the place it lies in."""

    thing: Thing
    region: Region


@dataclass(frozen=True, slots=True)
class Table:
    """What a seat can see to change: things in their places, seats and regions."""

    seat: int
    things: dict[int, _Lying]
    seats: tuple[SeatView, ...]
    regions: tuple[Region, ...]

    @classmethod
    def of(cls, game: Game[Any], s: State, seat: int) -> Table:
        """The table as a seat sees it."""
        regions = game.regions(s, seat)
        things = {
            thing.id: _Lying(thing, region)
            for region in regions
            if region.layout not in _ELSEWHERE
            for thing in region.things
            if thing.id is not None
        }
        return cls(seat, things, game.seat_views(s), regions)

    def effects(self, game: Game[Any], s: State, told: Sequence[Event]) -> list[Effect]:
        """How a later state differs, after what was told."""
        after = Table.of(game, s, self.seat)
        places = {(region.key, region.seat): region for region in after.regions}
        found: list[Effect] = []
        for card, lying in self.things.items():
            if lying.region.layout in _OUT_OF_PLAY:
                continue
            now = after.things.get(card)
            if now is None or now.region.layout in _OUT_OF_PLAY:
                line = _last_line(game, s, [event.seen_by(self.seat) for event in told], card)
                found.append(Effect(line or _whereabouts(now), thing=card))
            else:
                found += _changes(lying.thing.numbers, now.thing.numbers, thing=card)
                found += _filled(lying.thing.needs, now.thing.needs, Effect(EMPTY, thing=card))
        found += self._laid_on_others(after)
        for seat, later in zip(self.seats, after.seats, strict=True):
            found += _changes(seat.numbers, later.numbers, seat=seat.seat)
        for region in self.regions:
            now_there = places.get((region.key, region.seat))
            found += _moved(region, now_there)
            if now_there is not None:
                place = Effect(EMPTY, seat=region.seat, region=region.key)
                found += _filled(region.needs, now_there.needs, place)
        return found

    def _laid_on_others(self, after: Table) -> list[Effect]:
        """What was put on a thing that lay there before; a card's own dice are no news."""
        found = []
        for card, now in after.things.items():
            was, host = self.things.get(card), self.things.get(-1 if now.thing.on is None else now.thing.on)
            if host is None or host.region.layout in _OUT_OF_PLAY or host.thing.key == now.thing.key:
                continue
            if now.region.layout != "pool" and (was is None or was.thing.on != host.thing.id):
                found.append(Effect(_LIES_ON.fill(name=now.thing.name), thing=host.thing.id))
        return found


def _last_line(game: Game[Any], s: State, told: list[Event], card: int) -> Text | None:
    """What the log says last of a card."""
    return next((game.narrate(s, event) for event in reversed(told) if card in event.cards), None)


def _whereabouts(now: _Lying | None) -> Text:
    return _LEAVES if now is None else _GOES_TO.fill(place=now.region.title)


def _changes(
    before: tuple[Number, ...], after: tuple[Number, ...], thing: int | None = None, seat: int | None = None
) -> list[Effect]:
    """The numbers that become others, that appear or go; an icon that stands there twice says nothing."""
    old, new = _by_icon(before), _by_icon(after)
    found = []
    for icon in dict.fromkeys([*old, *new]):
        was, becomes = (numbers[icon].value if icon in numbers else 0 for numbers in (old, new))
        if was != becomes:
            name = capital((new.get(icon) or old[icon]).name)
            text = _CHANGES.fill(name=name, before=was, after=becomes)
            found.append(Effect(text, thing, seat, icon=icon, change=becomes - was))
    return found


def _filled(before: tuple[Need, ...], after: tuple[Need, ...], place: Effect) -> list[Effect]:
    """How much more or less there is of what is needed as before; more than enough is as good as enough."""
    needed = {need.icon: need for need in after}
    found = []
    for was in before:
        now = needed.get(was.icon)
        if now is not None and was.need == now.need and min(was.have, was.need) != min(now.have, now.need):
            text = _FILLS.fill(name=capital(now.name), before=was.have, after=now.have, need=now.need)
            found.append(replace(place, text=text, icon=now.icon, change=now.have - was.have))
    return found


def _by_icon(numbers: tuple[Number, ...]) -> dict[str, Number]:
    icons = [number.icon for number in numbers]
    return {number.icon: number for number in numbers if icons.count(number.icon) == 1}


def _moved(region: Region, after: Region | None) -> list[Effect]:
    """Where the marker of a scale goes."""
    if after is None or region.track is None or after.track is None or region.track.at == after.track.at:
        return []
    was, becomes = region.track.at, after.track.at
    text = _CHANGES.fill(name=region.title, before=was, after=becomes)
    return [Effect(text, seat=region.seat, region=region.key, change=becomes - was)]
