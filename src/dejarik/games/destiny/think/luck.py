"""How lucky everybody's dice were: every roll of the game beside what its dice could have shown.

A side is worth its value less what it costs to resolve, a special and an X two, a blank nothing. The roll for the
battlefield resolves nothing: there a side is worth the value that counts for it, and it is a line of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from dejarik.games.destiny.language.dice import (
    BLANK,
    DAMAGE_SYMBOLS,
    DISCARD_CARDS,
    DISRUPT,
    FOCUS,
    RESOURCE,
    SHIELD,
    SPECIAL,
    SYMBOL_KEYS,
    UNVALUED,
    WILD,
    Side,
    X,
)
from dejarik.games.destiny.model.state import DestinyState
from dejarik.kernel.events import Event
from dejarik.kernel.luck import Fall, LuckKind, SeatLuck, Thrown, seat_luck
from dejarik.kernel.text import Text

UNPRINTED = 2
"""What a special or an X counts for: nothing on the die says how much it will do."""

_SINGLE = {
    SHIELD: Text("shields", "osłony"),
    RESOURCE: Text("resources", "zasoby"),
    DISRUPT: Text("disrupts", "zakłócenia"),
    DISCARD_CARDS: Text("discards", "odrzucenia"),
    FOCUS: Text("focuses", "skupienia"),
    SPECIAL: Text("specials", "symbole specjalne"),
    BLANK: Text("blanks", "puste ścianki"),
    WILD: Text("modifiers of any symbol", "modyfikatory dowolnego symbolu"),
}
KINDS = (
    LuckKind("hit", Text("damage", "obrażenia")),
    *(LuckKind(SYMBOL_KEYS[symbol], label) for symbol, label in _SINGLE.items()),
    LuckKind("flag", Text("roll for the battlefield", "rzut o pole bitwy")),
)
_KIND_OF = {**dict.fromkeys(DAMAGE_SYMBOLS, 0), **{symbol: at for at, symbol in enumerate(_SINGLE, 1)}}
_FIELD = len(KINDS) - 1


def luck(s: DestinyState, events: Sequence[Event]) -> tuple[SeatLuck, ...]:
    """The luck of every seat with the dice that were rolled into its pool, whoever had them rolled."""
    thrown: list[list[Thrown]] = [[] for _ in range(s.seats)]
    controller = list(s.deal.owner)
    for event in events:
        if event.kind in ("played", "took"):
            card, *hosts = event.cards
            controller[card] = controller[hosts[0]] if hosts else event.seat
        elif event.kind == "rolled":
            for die, face in _pairs(event.numbers):
                thrown[controller[s.deal.card_of[die]]].append(Thrown(_falls(s.deal.sides[die]), face))
        elif event.kind == "field_roll":
            for die, face in _pairs(event.numbers[1:]):
                thrown[event.seat].append(Thrown(_field_falls(s.deal.sides[die]), face))
    return tuple(seat_luck(seat, KINDS, dice) for seat, dice in enumerate(thrown))


def _pairs(numbers: tuple[int, ...]) -> zip[tuple[int, int]]:
    """Dice with their faces, from numbers that name them in turns."""
    return zip(numbers[::2], numbers[1::2], strict=True)


@cache
def _falls(sides: tuple[Side, ...]) -> tuple[Fall, ...]:
    return tuple(Fall(_KIND_OF[side.symbol], _amount(side), _worth(side)) for side in sides)


@cache
def _field_falls(sides: tuple[Side, ...]) -> tuple[Fall, ...]:
    return tuple(Fall(_FIELD, max(side.value, 0), max(side.value, 0)) for side in sides)


def _amount(side: Side) -> int:
    """How much of its symbol a side brings; specials and blanks are counted."""
    if side.symbol in UNVALUED:
        return 1
    return UNPRINTED if side.value == X else side.value


def _worth(side: Side) -> int:
    if side.symbol == BLANK:
        return 0
    gained = UNPRINTED if side.symbol == SPECIAL else _amount(side)
    return max(gained - side.cost, 0)
