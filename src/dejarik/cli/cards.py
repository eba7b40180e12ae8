"""The cards of a game: facts, and the texts generated from what they do, in both languages."""

from __future__ import annotations

from collections.abc import Iterable

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Line

import dejarik
from dejarik.cli import messages
from dejarik.cli.dice import draw_sides
from dejarik.cli.errors import one_line
from dejarik.cli.screen import AMBER, make_console
from dejarik.kernel.game import CardFacts
from dejarik.kernel.nouns import CARD
from dejarik.kernel.text import LANGUAGES, plain

NOT_FOUND = 1


def list_cards(game: str, words: list[str], language: str) -> None:
    """Print the cards in which all words occur; without words, all of them."""
    console = make_console()
    found = _search(dejarik.game(game).cards(), words)
    if not found:
        phrase = messages.NO_CARD_FOUND.fill(words=one_line(" ".join(words)), game=game)
        console.print(phrase[language])
        raise typer.Exit(NOT_FOUND)
    for card in found:
        console.print(_draw(card, language))
    console.print(Line(CARD.count(len(found))[language], style="dim"))


def _search(cards: Iterable[CardFacts], words: list[str]) -> list[CardFacts]:
    wanted = plain(" ".join(words)).split()
    return [card for card in cards if all(word in _haystack(card) for word in wanted)]


def _haystack(card: CardFacts) -> str:
    texts = (card.name, card.subtitle, card.kind, card.whole_text)
    return plain("\n".join((card.key, *(text.en for text in texts), *(text.pl for text in texts))))


def _draw(card: CardFacts, language: str) -> RenderableType:
    """Both names on the first line, this language first, then the numbers, the die if it has one, then both texts."""
    both = sorted(LANGUAGES, key=lambda each: each != language)
    names = dict.fromkeys(_full_name(card, each) for each in both)
    numbers = ", ".join(f"{number.name[language]} {number.value}" for number in card.numbers)
    head = Line.assemble((" / ".join(names), AMBER), (f"  {card.key}", "dim"))
    copies = messages.COPY.count(card.copies)[language] if card.copies else ""
    ours = messages.OWN_POLISH[language] if card.own_polish else ""
    facts = Line("; ".join(filter(None, (card.kind[language], numbers, copies, ours))))
    die = (
        [Line.assemble((f"{messages.DIE_HEAD[language]}: ", "dim"), draw_sides(card.faces, language))]
        if card.faces
        else []
    )
    texts = [Line.assemble((f"{each}  ", "dim"), card.whole_text[each]) for each in both]
    return Group(head, Padding(Group(facts, *die, *texts), (0, 0, 0, 2)))


def _full_name(card: CardFacts, language: str) -> str:
    return ", ".join(filter(None, (card.name[language], card.subtitle[language])))
