"""The sections of a deck as editors and lists show them: what stands in each, and a deck made from what was chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.decks.gather import Gathered
from dejarik.games.destiny.decks.model import Deck, points_for
from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, EVENT, IN_DECKS, PLOT, SUPPORT, UPGRADE
from dejarik.kernel.decklists import texts
from dejarik.kernel.decklists.lines import checked_number
from dejarik.kernel.decklists.names import quote
from dejarik.kernel.decks import DeckEntry, DeckPick, DeckSection, SectionRole
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.nouns import DIE, POINT
from dejarik.kernel.text import EMPTY, Text, joined

CHARACTERS, BATTLEFIELDS, PLOTS, MISPLACED = "characters", "battlefield", "plot", "misplaced"
SECTION_OF_KIND = {
    CHARACTER: CHARACTERS,
    BATTLEFIELD: BATTLEFIELDS,
    PLOT: PLOTS,
    UPGRADE: "upgrades",
    SUPPORT: "supports",
    EVENT: "events",
}
"""Where a card goes that somebody chooses."""


@dataclass(frozen=True)
class SectionRules:
    """What is known of a section before anything stands in it."""

    title: Text
    role: SectionRole = "draw"
    least: int = 0
    most: int | None = None


SECTIONS = {
    CHARACTERS: SectionRules(Text("Characters", "Postacie"), "lead", least=1),
    BATTLEFIELDS: SectionRules(Text("Battlefield", "Pole bitwy"), "aside", least=1, most=1),
    PLOTS: SectionRules(Text("Plot", "Karta fabuły"), "aside", most=1),
    "upgrades": SectionRules(Text("Upgrades", "Ulepszenia")),
    "supports": SectionRules(Text("Supports", "Wsparcia")),
    "events": SectionRules(Text("Events", "Wydarzenia")),
    MISPLACED: SectionRules(Text("Cannot be in the deck", "Nie mogą być w talii"), "aside", most=0),
}
"""Cards of other types that a list has put among those to draw stand last, so that nothing of a deck is lost."""


def sections_of(deck: Deck) -> tuple[DeckSection, ...]:
    """Everything in a deck, section by section."""
    return tuple(
        DeckSection(key, rules.title, tuple(_entries(deck, key)), rules.least, rules.most, rules.role)
        for key, rules in SECTIONS.items()
    )


def _entries(deck: Deck, section: str) -> Iterator[DeckEntry]:
    if section == CHARACTERS:
        for (key, dice), copies in Counter(deck.characters).items():
            yield DeckEntry(key, copies, dice, character_label(key, dice))
    elif section == BATTLEFIELDS and deck.battlefield:
        yield DeckEntry(deck.battlefield)
    elif section == PLOTS and deck.plot:
        yield DeckEntry(deck.plot, label=plot_label(deck.plot))
    else:
        yield from (DeckEntry(key, copies) for key, copies in deck.cards if _section_to_draw(key) == section)


def _section_to_draw(key: str) -> str:
    kind = POOL[key].kind
    return SECTION_OF_KIND[kind] if kind in IN_DECKS else MISPLACED


def character_label(key: str, dice: int) -> Text:
    """A character's dice and what it costs with them."""
    return joined((DIE.count(dice), POINT.count(points_for(POOL[key], dice))), ", ")


def plot_label(key: str) -> Text:
    """What a plot costs."""
    points = points_for(POOL[key], 1)
    return POINT.count(points) if points else EMPTY


def deck_of(picks: Iterable[DeckPick], name: str = "") -> Deck:
    """The deck of what was chosen; raises BadDeckError if a card, a section or a number is none."""
    found = Gathered(name)
    for pick in picks:
        _put(found, pick)
    return found.deck()


def _put(found: Gathered, pick: DeckPick) -> None:
    """A second battlefield or plot goes to the cards, where it is too many."""
    if pick.key not in POOL:
        raise BadDeckError(texts.NO_SUCH_KEY.fill(key=quote(pick.key)), texts.CHOOSE_CARD)
    if pick.section not in SECTIONS:
        remedy = texts.SECTIONS_ARE.fill(sections=", ".join(SECTIONS))
        raise BadDeckError(texts.NO_SUCH_SECTION.fill(section=quote(pick.section)), remedy)
    copies, level = checked_number(pick.copies), checked_number(pick.level)
    found.count_more(copies)
    if pick.section == CHARACTERS:
        found.characters += [(pick.key, level)] * copies
    elif pick.section == BATTLEFIELDS:
        found.put_battlefield(pick.key, copies)
    elif pick.section == PLOTS:
        found.put_plot(pick.key, copies)
    else:
        found.cards.append((pick.key, copies))
