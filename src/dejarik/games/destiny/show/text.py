"""How Destiny calls its players, cards, dice and resources."""

from __future__ import annotations

from dejarik.games.destiny.language.dice import BLANK, SPECIAL, Side, X
from dejarik.games.destiny.language.nouns import SIDE_NAMES
from dejarik.games.destiny.model.state import DestinyState
from dejarik.kernel.events import HIDDEN
from dejarik.kernel.nouns import RESOURCE
from dejarik.kernel.text import Case, Text, quoted

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
    """A die by its card and what it shows."""
    up = s.face[die] if face is None else face
    name = s.deal.cards[s.deal.card_of[die]].name
    return side_name(s.deal.sides[die][up]) + " (" + name + ")" if up >= 0 else name


def side_name(side: Side) -> Text:
    """A side as players write it, as the object of a verb; a lone dash would read as a minus."""
    if side.symbol == BLANK:
        return Text("blank", "pustą")
    if side.symbol == SPECIAL:
        spoken = SIDE_NAMES[SPECIAL]
    else:
        value = "X" if side.value == X else side.value
        spoken = f"{'+' if side.modifier else ''}{value} {SIDE_NAMES[side.symbol]}"
    return Text(str(side), spoken + (f" za {side.cost}" if side.cost else ""))


def resources(number: int) -> Text:
    """An amount of resources in the accusative."""
    return RESOURCE.count(number, ACCUSATIVE)
