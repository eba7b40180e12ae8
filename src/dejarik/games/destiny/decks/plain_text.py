"""Deck lists as people write and sites export them: headings, and under them a card on each line."""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.decks import texts
from dejarik.games.destiny.decks.card_lines import CardLine, read_line
from dejarik.games.destiny.decks.gather import Gathered, grouped, untold_dice
from dejarik.games.destiny.decks.headings import (
    begins_part,
    is_allegiance,
    is_heading,
    meaning,
    without_links,
)
from dejarik.games.destiny.decks.lookup import is_name
from dejarik.games.destiny.decks.model import Deck
from dejarik.games.destiny.decks.words import HEADINGS, SETS, set_and_number, title
from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, PLOT
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.lines import labeled_name
from dejarik.kernel.decklists.names import squash, tidy_name
from dejarik.kernel.decklists.spots import in_line, located
from dejarik.kernel.decklists.whole import written_whole
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.nouns import DIE
from dejarik.kernel.text import Text


def read_text(text: str, place: Text) -> Deck:
    """The deck of a list; raises BadDeckError that says which line and why."""
    found = Gathered()
    above_cards = True
    lines = [without_links(line) for line in text.split("\n")]
    for number, line in enumerate(lines, 1):
        above_cards = above_cards and not begins_part(line)
        if is_heading(line):
            continue
        if above_cards and (name := labeled_name(line)):
            found.name = name
        elif words := meaning(line):
            card_line = read_line(words)
            is_open = above_cards and not card_line.is_certain
            if is_open and not _is_among_cards(card_line, lines[number:]) and _tells_of_deck(words, found):
                continue
            above_cards = False
            _add(found, card_line, in_line(place, number, line.index(words) + card_line.column))
    if not found.count:
        raise BadDeckError(general.NO_CARDS, texts.NAME_A_LIST, place)
    return found.deck()


def _is_among_cards(line: CardLine, following: list[str]) -> bool:
    """Whether a card's name begins a bare list: a deck's name stands apart, above a heading, or again as a card."""
    behind = following[0] if following else ""
    stands_apart = not meaning(behind) or begins_part(behind) or is_allegiance(behind)
    return is_name(line.name) and not stands_apart and not any(squash(line.name) in squash(one) for one in following)


def _tells_of_deck(words: str, found: Gathered) -> bool:
    """Whether a line above all cards and headings is about the deck; the first that says nothing else is its name."""
    if is_allegiance(words):
        return True
    if found.name:
        return False
    found.name = words
    return True


def _add(found: Gathered, line: CardLine, place: Text) -> None:
    with located(place, general.COMMENT_HINT):
        found.add(line.find(), line.copies(), line.dice_of_copies())


# ---------------------------------------------------------------- writing


def write_text(deck: Deck) -> str:
    """The list of a deck as the community's sites export it, with the dice in front of a unique character.

    Raises BadDeckError if some of its cards would not come back from such a list.
    """
    parts = [f"Name: {tidy_name(deck.name)}\n"] if tidy_name(deck.name) else []
    for kind, heading in HEADINGS.items():
        if lines := list(_lines(deck, kind)):
            parts.append("\n".join((heading.en, "-" * len(heading.en), *lines, "")))
    return written_whole(deck, "\n".join(parts), read_text)


def _lines(deck: Deck, kind: int) -> Iterator[str]:
    if kind == CHARACTER:
        yield from _characters(deck)
    beside = {BATTLEFIELD: deck.battlefield, PLOT: deck.plot}.get(kind)
    if beside:
        yield _written(POOL[beside])
    for card, copies in deck.listed():
        if card.kind == kind:
            yield f"{copies}x {_written(card)}"


def _characters(deck: Deck) -> Iterator[str]:
    """One number for each character where it will do, otherwise a line with its dice for every copy."""
    for key, dice in grouped(deck.characters).items():
        card = POOL[key]
        if dice == untold_dice(card, sum(dice)):
            yield f"{sum(dice)}x {_written(card)}"
        else:
            yield from (f"1x {_written(card, DIE.count(each).en)}" for each in dice)


def _written(card: Card, dice: str = "") -> str:
    letters, number = set_and_number(card.key)
    return f"{title(card).en}{dice and f', {dice}'} ({SETS[letters].en} #{number})"
