"""A player's view on the wire: printed card facts stay in the catalogue, only live data is sent."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from fractions import Fraction
from functools import cache
from operator import attrgetter
from typing import Any, TypeAlias, cast

import msgspec

from dejarik.kernel import registry
from dejarik.kernel import view as seen
from dejarik.kernel.events import Deed, Told
from dejarik.kernel.game import CardFacts, Game
from dejarik.kernel.luck import SeatLuck
from dejarik.kernel.refused import Refused
from dejarik.kernel.text import Text
from dejarik.server import wire, wire_games
from dejarik.server.times import iso

_MOST_DRAWN = 5_000
_DRAWN: dict[int, tuple[seen.Thing, wire.Thing]] = {}
_Encoded: TypeAlias = tuple[object, msgspec.Raw]
"""All that something looks like, and how that travels."""
_NOTHING: _Encoded = None, msgspec.Raw()
_LOOK = attrgetter(*(field.name for field in fields(seen.Region)))
_encode = msgspec.json.Encoder().encode


def draw(view: seen.View) -> wire.View:
    """The whole view in the shapes of the wire."""
    printed = cards_by_key(view.game)
    return wire.View(
        game=view.game,
        seat=view.seat,
        headline=view.headline,
        seats=view.seats,
        regions=[_region(region, printed) for region in view.regions],
        prompt=_prompt(view.prompt) if view.prompt else None,
        winners=view.winners,
        phases=view.phases,
    )


class LastDrawn:
    """A table as each viewer was last shown it: what looks the same again, or alike to several, is encoded once."""

    __slots__ = ("_latest", "_regions", "_seats")

    def __init__(self) -> None:
        self._regions: dict[int, tuple[int, list[_Encoded]]] = {}
        self._latest: list[_Encoded] = []
        self._seats: list[_Encoded] = []

    def draw(self, view: seen.View, seq: int, known: int | None = None) -> tuple[wire.View, list[int]]:
        """The view of entry ``seq`` in the shapes of the wire, and the places of regions that are left out.

        Those look as they did at entry ``known``, which the viewer has seen.
        """
        drawn_at, own = self._regions.get(view.seat, (None, self._latest))
        self._latest = self._drawn(view, own)
        self._regions[view.seat] = seq, self._latest
        has_them = known is not None and drawn_at == known
        regions, kept = _changed(own if has_them else [], self._latest)
        self._seats = [
            before if before[0] == seat else (seat, msgspec.Raw(_encode(seat)))
            for before, seat in zip(_as_many(self._seats, view.seats), view.seats, strict=True)
        ]
        sent = wire.View(
            game=view.game,
            seat=view.seat,
            headline=view.headline,
            seats=cast(tuple[seen.SeatView, ...], tuple([raw for _, raw in self._seats])),
            regions=cast(list[wire.Region], regions),
            prompt=_prompt(view.prompt) if view.prompt else None,
            winners=view.winners,
            phases=view.phases,
        )
        return sent, kept

    def _drawn(self, view: seen.View, own: list[_Encoded]) -> list[_Encoded]:
        printed, places = cards_by_key(view.game), view.regions
        before = zip(_as_many(own, places), _as_many(self._latest, places), strict=True)
        drawn: list[_Encoded] = []
        for (mine, latest), look, region in zip(before, map(_LOOK, places), places, strict=True):
            if mine[0] == look:
                drawn.append(mine)
            elif latest[0] == look:
                drawn.append(latest)
            else:
                drawn.append((look, msgspec.Raw(_encode(_region(region, printed)))))
        return drawn


def _changed(before: list[_Encoded], now: list[_Encoded]) -> tuple[list[msgspec.Raw], list[int]]:
    """What looks different now, and the places of what does not; all of it, if there was more or less before."""
    changed: list[msgspec.Raw] = []
    kept: list[int] = []
    for at, (old, new) in enumerate(zip(_as_many(before, now), now, strict=True)):
        if old is new:
            kept.append(at)
        else:
            changed.append(new[1])
    return changed, kept


def _as_many(before: list[_Encoded], now: Sequence[object]) -> list[_Encoded]:
    """What stood where things stand now; nothing, if there were more or fewer."""
    return before if len(before) == len(now) else [_NOTHING] * len(now)


def lines(told: Iterable[Told]) -> list[wire.LogLine]:
    """Lines of the log."""
    return [_line(line, None) for line in told]


def dated_lines(told: Iterable[Told], times: Iterable[float | None]) -> list[wire.LogLine]:
    """Lines of the log, each with the time at which it was told."""
    return [_line(line, at) for line, at in zip(told, times, strict=True)]


def _line(line: Told, at: float | None) -> wire.LogLine:
    deed = _deed(line.deed) if line.deed else None
    when = None if at is None else iso(at)
    return wire.LogLine(line.seat, line.text, line.rank, line.things, line.signs, deed, when, line.named)


def _deed(deed: Deed) -> wire.Deed:
    return wire.Deed(deed.kind, deed.things, deed.targets, deed.amount, deed.icon, deed.cost)


def refused(found: Iterable[Refused]) -> list[wire.Refused]:
    """What is not possible now."""
    return [wire.Refused(each.label, each.reason, each.rule, each.things) for each in found]


def luck(report: Iterable[SeatLuck] | None) -> list[wire.SeatLuck] | None:
    """The luck report, with numbers rounded for the wire."""
    return None if report is None else [_seat_luck(each) for each in report]


def _seat_luck(found: SeatLuck) -> wire.SeatLuck:
    return wire.SeatLuck(
        found.seat,
        found.dice,
        [wire.LuckLine(e.icon, e.label, e.count, _short(e.expected), e.actual) for e in found.lines],
        _short(found.expected),
        found.actual,
        _short(found.deviation),
        _short(found.percentile),
        found.sentence,
    )


def _short(number: Fraction | float) -> float:
    return round(float(number), 3)


def describe(game: Game[Any]) -> wire_games.Game:
    """A game as the lobby needs it."""
    return wire_games.Game(
        name=game.name,
        title=game.title,
        look=game.look,
        seats=list(game.seats),
        default_seats=game.default_seats,
        modes=[wire_games.Mode(m.name, m.title, m.setup.players, dict(m.setup.options)) for m in game.modes],
        options=[
            wire_games.OptionSpec(
                spec.key,
                spec.title,
                spec.values,
                [wire_games.OptionValue(value, title) for value, title in spec.choices],
                spec.default,
                spec.rule,
            )
            for spec in game.option_specs
        ],
        decks=game.decks is not None,
        primer=game.primer,
        tour=game.tour is not None,
        windows=[wire_games.WindowSpec(each.key, each.title, each.own, each.other) for each in game.windows],
    )


@cache
def cards_by_key(game: str) -> dict[str, CardFacts]:
    """The catalogue of a game."""
    return {card.key: card for card in registry.find(game).cards()}


def _region(region: seen.Region, printed: dict[str, CardFacts]) -> wire.Region:
    return wire.Region(
        region.key,
        region.layout,
        region.title,
        _things(region.things, printed),
        region.seat,
        region.note if region.note.en else None,
        region.room,
        region.track,
        region.total,
        region.needs,
    )


def _things(things: tuple[seen.Thing, ...], printed: dict[str, CardFacts]) -> list[wire.Thing]:
    """Nearly always all of them have been drawn before."""
    try:
        return [_DRAWN[id(thing)][1] for thing in things]
    except KeyError:
        return [_thing(thing, printed) for thing in things]


def _thing(thing: seen.Thing, printed: dict[str, CardFacts]) -> wire.Thing:
    """A thing as it travels; games show a card by the same object again and again, and it is drawn and encoded once."""
    found = _DRAWN.get(id(thing))
    if found is None:
        if len(_DRAWN) >= _MOST_DRAWN:
            _DRAWN.clear()
        encoded = cast(wire.Thing, msgspec.Raw(_encode(_draw_thing(thing, printed))))
        # Kept together: while the thing is here, no other can get its id.
        found = _DRAWN[id(thing)] = thing, encoded
    return found[1]


def _draw_thing(thing: seen.Thing, printed: dict[str, CardFacts]) -> wire.Thing:
    if thing.key is None:
        return wire.Thing(thing.kind, face=thing.face, on=thing.on)
    facts = printed.get(thing.key)
    live = None if facts and thing.numbers == facts.numbers else thing.numbers
    text = _own_text(thing, facts)
    return wire.Thing(thing.kind, thing.id, thing.key, live, thing.marks, thing.face, thing.on, text, thing.needs)


def _own_text(thing: seen.Thing, facts: CardFacts | None) -> Text | None:
    """What a thing says that its card does not, such as the one ability of it that waits for its turn."""
    if not thing.text.en or (facts and thing.text in (facts.text, facts.whole_text)):
        return None
    return thing.text


def _prompt(prompt: seen.Prompt) -> wire.Prompt:
    return wire.Prompt(
        prompt.seat,
        prompt.kind,
        prompt.question,
        [
            wire.Choice(
                choice.notation,
                choice.option[0],
                choice.label,
                choice.things,
                choice.rule,
                choice.waste if choice.waste.en else None,
            )
            for choice in prompt.choices
        ],
        prompt.window,
        prompt.source,
        prompt.together,
        prompt.is_private,
        prompt.recurs,
    )
