"""Cards as rows of numbers made from what is printed on them, so that something is known of cards never played with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dejarik.kernel.game import CardFacts, Game


def printed_facts(game: Game[Any]) -> tuple[tuple[str, ...], NDArray[np.float32]]:
    """The names of the columns, and a row for every key in the order of its number; row 0 is no card."""
    facts = {card.key: dict(_facts(card)) for card in game.cards()}
    names = tuple(sorted({name for found in facts.values() for name in found}))
    columns = {name: column for column, name in enumerate(names)}
    rows = np.zeros((len(game.actions.keys) + 1, len(names)), np.float32)
    for number, key in enumerate(game.actions.keys, 1):
        for name, value in facts.get(key, {}).items():
            rows[number, columns[name]] = value
    return names, rows / _sizes(rows)


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


def _sizes(rows: NDArray[np.float32]) -> NDArray[np.float32]:
    """The largest value of each column, so that all of them are between -1 and 1."""
    sizes: NDArray[np.float32] = np.abs(rows).max(axis=0)
    sizes[sizes == 0] = 1
    return sizes
