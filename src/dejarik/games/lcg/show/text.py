"""Players, cards and amounts as questions, labels and the log call them."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.language.names import SIDE_NAMES
from dejarik.games.lcg.language.nouns import FOCUS_TOKEN, FORCE_ICON, TIME
from dejarik.games.lcg.model.state import DIAL, NOBODY, LcgState
from dejarik.kernel.events import HIDDEN
from dejarik.kernel.nouns import CARD, DAMAGE, RESOURCE
from dejarik.kernel.text import Case, Noun, Text, listed, quoted
from dejarik.kernel.zones import everybody

ACCUSATIVE: Final = Case.ACCUSATIVE
DIAL_NAME: Final = Text("the Death Star dial", "wskaźnik Gwiazdy Śmierci")
UNKNOWN: Final = Text("a card", "nieznana karta")

_SIDES: Final = (Text("the Light Side", "Jasna Strona"), Text("the Dark Side", "Ciemna Strona"))
_SIDES_OF: Final = (Text("the Light Side", "Jasnej Strony"), Text("the Dark Side", "Ciemnej Strony"))


def seat_name(s: LcgState, seat: int) -> Text:
    """Players are called by their side, of which there is one each."""
    return SIDE_NAMES[s.sides[seat]]


def who(s: LcgState, seat: int) -> Text:
    """A player inside a sentence."""
    return _SIDES[s.sides[seat]]


def of_whom(s: LcgState, seat: int) -> Text:
    """The same where Polish has the genitive."""
    return _SIDES_OF[s.sides[seat]]


def card_name(s: LcgState, card: int) -> Text:
    """A card's name in quotation marks, the dial by its name, or a stand-in for a card that the reader may not know."""
    if card == DIAL:
        return DIAL_NAME
    return UNKNOWN if card in (HIDDEN, NOBODY) else quoted(s.deal.cards[card].name)


def open_name(s: LcgState, card: int) -> Text:
    """A card's name where everybody reads it: only cards that all know have one there."""
    if card >= 0 and s.known[card] != everybody(s):
        return UNKNOWN
    return card_name(s, card)


def card_names(s: LcgState, cards: tuple[int, ...]) -> Text:
    """Several cards by their names."""
    return listed(card_name(s, card) for card in cards)


def _amount(noun: Noun, number: int) -> Text:
    return noun.count(number, ACCUSATIVE)


def damage(number: int) -> Text:
    """So much damage, as the object of a verb."""
    return _amount(DAMAGE, number)


def focus_tokens(number: int) -> Text:
    """So many focus tokens, as the object of a verb."""
    return _amount(FOCUS_TOKEN, number)


def resources(number: int) -> Text:
    """So many resources, as the object of a verb."""
    return _amount(RESOURCE, number)


def force_icons(number: int) -> Text:
    """So many Force icons, as the object of a verb."""
    return _amount(FORCE_ICON, number)


def cards(number: int) -> Text:
    """So many cards, as the object of a verb."""
    return _amount(CARD, number)


def times(number: int) -> Text:
    """So many times."""
    return _amount(TIME, number)
