"""A pending choice as data: who chooses, what about, and every legal option."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias

Option: TypeAlias = tuple[str, *tuple[int, ...]]
"""A verb and the ids it concerns, such as ``("equip", 17)``."""


def subject(option: Option) -> int:
    """The first id in an option: the card, seat or attribute it is about."""
    found: int = option[1]  # type: ignore[misc]  # whoever asks knows that this verb has one
    return found


IDLE: Final = frozenset(("pass", "done", "no", "decline"))
"""Verbs by which a player does nothing, or nothing more."""


def told_apart(keys: Iterable[str]) -> tuple[str, ...]:
    """The keys with a number behind every further copy: ``ambush``, ``ambush#2``."""
    seen: dict[str, int] = {}
    found = []
    for key in keys:
        seen[key] = copy = seen.get(key, 0) + 1
        found.append(key if copy == 1 else f"{key}#{copy}")
    return tuple(found)


CHANCE: Final = -1
"""The seat that answers die rolls."""


def seat_sign(seat: int) -> str:
    """A seat in record notation: p1, p2, ... or chance."""
    return "chance" if seat == CHANCE else f"p{seat + 1}"


class Decision:
    """Who chooses, the kind of question, the complete list of legal options, and the function that takes the answer.

    Only for CHANCE are there ``weights``: option *i* comes up with probability ``weights[i] / sum(weights)``. A
    decision that ``completes`` a choice already begun, such as which card to sell, is judged together with it.

    Nobody changes a decision. It is a plain class because one is made for every choice in a game, and this is the kind
    of object that Python, compiled or not, makes and reads fastest.
    """

    __slots__ = ("answer", "completes", "kind", "options", "seat", "weights")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: list[Option],
        answer: Callable[..., None],
        weights: tuple[int, ...] = (),
        completes: bool = False,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.answer = answer
        self.weights = weights
        self.completes = completes

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self._fields() == other._fields()

    __hash__ = None  # type: ignore[assignment]  # the options are a list

    def __repr__(self) -> str:
        return f"Decision{self._fields()!r}"

    def _fields(self) -> tuple[object, ...]:
        return self.seat, self.kind, self.options, self.answer, self.weights, self.completes


class Refusal(NamedTuple):
    """Why something is not offered: the rule that forbids it and the numbers of this position."""

    rule: str
    numbers: tuple[int, ...] = ()


class Outcome(NamedTuple):
    """How a game ended: who won and the final score of every seat."""

    winners: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def shares(self) -> tuple[float, ...]:
        """Each seat's part of the win: 1 for a sole winner, halves or thirds when it is shared."""
        part = 1 / len(self.winners)
        return tuple(part if seat in self.winners else 0.0 for seat in range(len(self.scores)))
