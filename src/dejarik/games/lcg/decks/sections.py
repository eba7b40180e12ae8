"""The sections of a deck as editors and lists show them: what stands in each, and a deck made from what was chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from dejarik.games.lcg.cards import POOL
from dejarik.games.lcg.decks import texts
from dejarik.games.lcg.decks.gather import Gathered
from dejarik.games.lcg.decks.legality import least_objectives
from dejarik.games.lcg.decks.model import AFFILIATION_CARDS, SET_OF_OBJECTIVE, Deck
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.lines import checked_number
from dejarik.kernel.decklists.names import quote
from dejarik.kernel.decks import DeckEntry, DeckPick, DeckSection
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import EMPTY, Text, quoted

AFFILIATION, OBJECTIVES, COMMANDS = "affiliation", "objectives", "commands"
_AFFILIATION_KEYS = frozenset(card.key for card in AFFILIATION_CARDS.values())


def sections_of(deck: Deck) -> tuple[DeckSection, ...]:
    """The affiliation leads; objectives are chosen, and the command cards to draw come along with them."""
    return (
        DeckSection(AFFILIATION, Text("Affiliation", "Stronnictwo"), _entries(deck.affiliations), 1, 1, "lead"),
        DeckSection(
            OBJECTIVES, Text("Objectives", "Cele"), _entries(deck.objectives), least_objectives(deck), role="aside"
        ),
        DeckSection(COMMANDS, Text("Command deck", "Talia dowodzenia"), _entries(deck.commands), brought=True),
    )


def _entries(keys: Iterable[str]) -> tuple[DeckEntry, ...]:
    return tuple(DeckEntry(key, copies) for key, copies in Counter(keys).items())


def deck_of_picks(picks: Iterable[DeckPick], name: str = "") -> Deck:
    """The deck of what was chosen; raises BadDeckError if a card, a section or a number is none."""
    found = Gathered(name)
    for pick in picks:
        _put(found, pick)
    return found.deck()


def _put(found: Gathered, pick: DeckPick) -> None:
    if pick.key not in POOL:
        raise BadDeckError(general.NO_SUCH_KEY.fill(key=quote(pick.key)), general.CHOOSE_CARD)
    copies = checked_number(pick.copies)
    if pick.section == AFFILIATION and pick.key in _AFFILIATION_KEYS:
        found.add_affiliation(pick.key, copies)
    elif pick.section == OBJECTIVES and pick.key in SET_OF_OBJECTIVE:
        found.add_set(SET_OF_OBJECTIVE[pick.key], copies, EMPTY)
    else:
        raise _misplaced(pick)


def _misplaced(pick: DeckPick) -> BadDeckError:
    """Why a card cannot be chosen there."""
    card = POOL[pick.key]
    if pick.section not in (AFFILIATION, OBJECTIVES, COMMANDS):
        remedy = general.SECTIONS_ARE.fill(sections=f"{AFFILIATION}, {OBJECTIVES}")
        return BadDeckError(general.NO_SUCH_SECTION.fill(section=quote(pick.section)), remedy)
    if pick.key not in _AFFILIATION_KEYS and pick.key not in SET_OF_OBJECTIVE:
        return BadDeckError(texts.COMES_ALONG.fill(name=quoted(card.name)), texts.CHOOSE_OBJECTIVE)
    found = texts.AN_AFFILIATION if pick.key in _AFFILIATION_KEYS else texts.AN_OBJECTIVE
    return BadDeckError(texts.NOT_THERE.fill(name=quoted(card.name), kind=found), texts.MOVE_IT)
