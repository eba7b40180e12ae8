"""A player's view on the wire: printed card facts stay in the catalogue, only live data is sent."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import fields
from fractions import Fraction
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar, cast

import msgspec

from dejarik.kernel import registry
from dejarik.kernel import view as seen
from dejarik.kernel.events import Deed, Told
from dejarik.kernel.game import CardFacts, Game
from dejarik.kernel.luck import SeatLuck
from dejarik.kernel.refused import Refused
from dejarik.kernel.text import Text
from dejarik.server import wire

_MOST_DRAWN = 5_000
_DRAWN: dict[int, tuple[seen.Thing, wire.Thing]] = {}
_NOTHING = None, msgspec.Raw()
_LOOKS = attrgetter(*(field.name for field in fields(seen.Region)))
_encode = msgspec.json.Encoder().encode
T = TypeVar("T")


def draw(view: seen.View) -> wire.View:
    """The whole view in the shapes of the wire."""
    printed = _printed(view.game)
    return wire.View(
        game=view.game,
        seat=view.seat,
        headline=view.headline,
        seats=view.seats,
        regions=[_region(region, printed) for region in view.regions],
        prompt=_prompt(view.prompt) if view.prompt else None,
        winners=view.winners,
    )


class LastDrawn:
    """A viewer's table as it was last drawn: places and seats that look the same are not drawn and encoded again."""

    __slots__ = ("_regions", "_seats")

    def __init__(self) -> None:
        self._regions: list[tuple[object, msgspec.Raw]] = []
        self._seats: list[tuple[object, msgspec.Raw]] = []

    def draw(self, view: seen.View) -> wire.View:
        """The whole view in the shapes of the wire."""
        printed = _printed(view.game)
        self._regions = _again(self._regions, view.regions, _LOOKS, lambda region: _region(region, printed))
        self._seats = _again(self._seats, view.seats, _itself, _itself)
        return wire.View(
            game=view.game,
            seat=view.seat,
            headline=view.headline,
            seats=cast(tuple[seen.SeatView, ...], tuple([drawn for _, drawn in self._seats])),
            regions=cast(list[wire.Region], [drawn for _, drawn in self._regions]),
            prompt=_prompt(view.prompt) if view.prompt else None,
            winners=view.winners,
        )


def _again(
    last: list[tuple[object, msgspec.Raw]],
    shown: tuple[T, ...],
    looks: Callable[[T], object],
    draw_one: Callable[[T], object],
) -> list[tuple[object, msgspec.Raw]]:
    """What is shown now, encoded, each with all that it looks like; what stands where it stood and looks the same is
    taken over.
    """
    before = last if len(last) == len(shown) else [_NOTHING] * len(shown)
    return [
        known if known[0] == look else (look, msgspec.Raw(_encode(draw_one(each))))
        for known, look, each in zip(before, map(looks, shown), shown, strict=True)
    ]


def _itself(each: T) -> T:
    return each


def lines(told: Iterable[Told]) -> list[wire.LogLine]:
    """Lines of the log."""
    return [_line(line) for line in told]


def _line(line: Told) -> wire.LogLine:
    deed = _deed(line.deed) if line.deed else None
    return wire.LogLine(line.seat, line.text, line.rank, line.things, line.signs, deed)


def _deed(deed: Deed) -> wire.Deed:
    return wire.Deed(deed.kind, deed.things, deed.targets, deed.amount, deed.icon)


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


def describe(game: Game[Any]) -> wire.Game:
    """A game as the lobby needs it."""
    return wire.Game(
        name=game.name,
        title=game.title,
        look=game.look,
        seats=list(game.seats),
        default_seats=game.default_seats,
        modes=[wire.Mode(m.name, m.title, m.setup.players, dict(m.setup.options)) for m in game.modes],
        options=[
            wire.OptionSpec(
                spec.key,
                spec.title,
                spec.values,
                [wire.OptionValue(value, title) for value, title in spec.choices],
                spec.default,
                spec.rule,
            )
            for spec in game.option_specs
        ],
        decks=game.decks is not None,
        primer=game.primer,
        tour=game.tour is not None,
        windows=[wire.WindowSpec(each.key, each.title, each.own, each.other) for each in game.windows],
    )


@cache
def _printed(game: str) -> dict[str, CardFacts]:
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
    )
