"""Cards as rows of numbers made from what is printed on them, so that something is known of cards never played with."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from dejarik.kernel.game import CardFacts, Game


@dataclass(frozen=True, slots=True)
class Printed:
    """The names of the columns, and for every key, in the order of its number, the columns that are not zero.

    Row 0 is no card. All numbers are between -1 and 1.
    """

    columns: tuple[str, ...]
    rows: tuple[Mapping[int, float], ...]


@lru_cache(maxsize=16)
def printed_facts(game: Game[Any]) -> Printed:
    """What is printed on all cards of a game."""
    facts = {card.key: dict(_facts(card)) for card in game.cards()}
    names = tuple(sorted({name for found in facts.values() for name in found}))
    columns = {name: column for column, name in enumerate(names)}
    of_cards = [facts.get(key, {}) for key in game.actions.keys]
    sizes: dict[str, float] = {}
    for found in of_cards:
        for name, value in found.items():
            sizes[name] = max(sizes.get(name, 0.0), abs(value))
    rows = [{columns[name]: value / sizes[name] for name, value in found.items() if value} for found in of_cards]
    return Printed(names, ({}, *rows))


def _facts(card: CardFacts) -> Iterator[tuple[str, float]]:
    yield f"kind {card.kind.en}", 1.0
    yield f"color {card.look.color}", 1.0
    for number in card.numbers:
        yield f"number {number.icon}", float(number.value)
    for trait in card.traits.en.lower().replace(".", " ").split():
        yield f"trait {trait}", 1.0
    symbols: dict[str, float] = {}
    for face in card.faces:
        symbols[face.symbol] = symbols.get(face.symbol, 0.0) + (1 if face.value is None else face.value)
    for symbol, total in symbols.items():
        yield f"die {symbol}", total
    yield "words", float(len(card.text.en.split()))
