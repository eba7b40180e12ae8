"""How Destiny calls its players, cards, dice and resources."""

from __future__ import annotations

from dejarik.games.destiny.language.dice import UNVALUED, Side, X
from dejarik.games.destiny.language.nouns import SIDE_NAMES
from dejarik.games.destiny.model.state import DestinyState
from dejarik.kernel.events import HIDDEN
from dejarik.kernel.nouns import RESOURCE
from dejarik.kernel.text import EMPTY, Case, Text, quoted, same

ACCUSATIVE = Case.ACCUSATIVE


def seat_name(seat: int) -> Text:
    """Players are called by their number."""
    return Text(f"Player {seat + 1}", f"Gracz {seat + 1}")


def of_seat(seat: int) -> Text:
    """The same where Polish has the genitive."""
    return Text(f"Player {seat + 1}", f"Gracza {seat + 1}")


def card_name(s: DestinyState, card: int) -> Text:
    """A card's name in quotation marks; a stand-in for a card that the reader may not know."""
    return Text("a card", "karta") if card == HIDDEN else quoted(s.deal.cards[card].name)


def die_name(s: DestinyState, die: int, face: int | None = None) -> Text:
    """A die by what it shows, its card and what it costs to resolve."""
    up = s.face[die] if face is None else face
    name = s.deal.cards[s.deal.card_of[die]].name
    if up < 0:
        return name
    side = s.deal.sides[die][up]
    return _shown(side) + " (" + name + (same(", ") + _price(side) if side.cost else EMPTY) + ")"


def side_name(side: Side) -> Text:
    """A side as the object of a verb."""
    return _shown(side) + (same(" (") + _price(side) + ")" if side.cost else EMPTY)


def _shown(side: Side) -> Text:
    """What a side shows, in words: beginners do not know how players write it."""
    name = SIDE_NAMES[side.symbol].behind(side.value)
    if side.symbol in UNVALUED:
        return name
    value = "X" if side.value == X else str(side.value)
    return same(f"{'+' if side.modifier else ''}{value} ") + name


def _price(side: Side) -> Text:
    return Text("costs {n}", "koszt {n}").fill(n=side.cost)


def resources(number: int) -> Text:
    """An amount of resources in the accusative."""
    return RESOURCE.count(number, ACCUSATIVE)
