"""The cards of a game that comes with its own, by name: numbers mean other cards once a release adds some.

A game whose players bring decks has no box: each of its matches numbers its own cards and says which they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from dejarik.kernel.decision import told_apart
from dejarik.kernel.events import Event

S = TypeVar("S")


@dataclass(frozen=True, slots=True)
class Box(Generic[S]):
    """The names of all cards in the order of their numbers, copies told apart.

    ``renumber`` rewrites a position and ``retell`` an event that were saved with another box, given the names in that
    one; a card that is gone is a KeyError. Cards that are new are in no zone of the position.
    """

    names: tuple[str, ...]
    renumber: Callable[[S, Sequence[str]], None]
    retell: Callable[[Event, Sequence[str]], Event]


class Numbers:
    """Numbers in one order of names as numbers in another; negative ones name no card and stay as they are.

    Where several boxes are played with, the numbers of each follow on those of the one before.
    """

    def __init__(self, before: Sequence[str], now: Sequence[str]) -> None:
        place = {name: number for number, name in enumerate(now)}
        self._now = [place[name] for name in before]
        self._size = len(now)

    def of(self, card: int) -> int:
        """The number of a card now."""
        if card < 0:
            return card
        box, number = divmod(card, len(self._now))
        return box * self._size + self._now[number]

    def row(self, cards: Iterable[int]) -> list[int]:
        """The numbers of several cards now."""
        return [self.of(card) for card in cards]

    def table(self, by_card: Sequence[int], new: int) -> list[int]:
        """A table indexed by card, with a value for cards that are new."""
        found = [new] * (len(by_card) // len(self._now) * self._size)
        for card, value in enumerate(by_card):
            found[self.of(card)] = value
        return found


def packed(names: Iterable[str]) -> str:
    """The names on one line, such as ``blaster*3 jetpack``."""
    counted: list[list[str]] = []
    for name in names:
        key = name.partition("#")[0]
        if counted and counted[-1][0] == key:
            counted[-1].append(key)
        else:
            counted.append([key])
    return " ".join(f"{keys[0]}*{len(keys)}" if len(keys) > 1 else keys[0] for keys in counted)


def unpacked(line: str) -> tuple[str, ...]:
    """The names on a line; ValueError if a number of copies is none."""
    keys: list[str] = []
    for word in line.split():
        key, _, copies = word.partition("*")
        number = int(copies or "1")
        if number not in range(1, 100):
            raise ValueError(word)
        keys += [key] * number
    return told_apart(keys)
