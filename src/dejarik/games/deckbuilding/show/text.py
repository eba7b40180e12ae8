"""How the Deckbuilding Game calls its cards, players and resources."""

from __future__ import annotations

from dejarik.games.deckbuilding.model.printed import CARDS
from dejarik.games.deckbuilding.model.state import DeckbuildingState
from dejarik.games.deckbuilding.model.terms import FACTION_NAMES
from dejarik.kernel.events import HIDDEN
from dejarik.kernel.nouns import RESOURCE
from dejarik.kernel.text import EMPTY, Case, Text, quoted

ACCUSATIVE = Case.ACCUSATIVE
SIDE_NAMES = FACTION_NAMES[:2]
SIDES = (Text("The Empire", "Imperium"), Text("The Rebellion", "Rebelia"))
"""As the subject of a sentence."""
SIDES_OF = (Text("the Empire", "Imperium"), Text("the Rebellion", "Rebelii"))
"""As in "the base of the Empire"."""
WITH_SIDES = (Text("the Empire", "Imperium"), Text("the Rebellion", "Rebelią"))
"""As in "the Force is with the Empire"."""


def card_name(card: int) -> Text:
    """A card's name in quotation marks; nothing for a card that the reader may not know."""
    return EMPTY if card == HIDDEN else quoted(CARDS[card].name)


def seat_name(s: DeckbuildingState, seat: int) -> Text:
    """Players are called by their faction; in a team game with a number."""
    name = SIDE_NAMES[s.faction[seat]]
    return name if s.seats == 2 else name + _number(s, seat)


def _number(s: DeckbuildingState, seat: int) -> str:
    """Which of two teammates."""
    return f" {s.faction[: seat + 1].count(s.faction[seat])}"


def who(s: DeckbuildingState, seat: int) -> Text:
    """A player as the subject of a sentence."""
    return SIDES[s.faction[seat]] if s.seats == 2 else seat_name(s, seat)


def whose(s: DeckbuildingState, seat: int) -> Text:
    """A player as the owner of something."""
    return _inflected(s, seat, SIDES_OF)


def with_whom(s: DeckbuildingState, seat: int) -> Text:
    """A player as the one whom the Force is with."""
    return _inflected(s, seat, WITH_SIDES)


def _inflected(s: DeckbuildingState, seat: int, sides: tuple[Text, Text]) -> Text:
    side = s.faction[seat]
    if s.seats == 2:
        return sides[side]
    return Text(SIDE_NAMES[side].en, sides[side].pl) + _number(s, seat)


def resources(number: int) -> Text:
    """An amount of resources in the accusative, as after "pay" or "gain"."""
    return RESOURCE.count(number, ACCUSATIVE)
