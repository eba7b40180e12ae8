"""What a player with perfect memory has known and done so far, as a short string."""

from __future__ import annotations

from array import array
from hashlib import blake2b
from typing import Any

from dejarik.kernel.game import Game
from dejarik.kernel.state import State

_SIZE = 16


class Recall:
    """Keeps, for every seat, a digest of what it knew and did at each of its decisions.

    Two positions have the same string for a seat exactly if it cannot tell them apart, now or by its memory, but for a
    chance of one in 2**64.
    """

    __slots__ = ("_past",)

    def __init__(self, seats: int) -> None:
        self._past = [b""] * seats

    def copy(self) -> Recall:
        """The same memory, independent from now on."""
        made = Recall.__new__(Recall)
        made._past = self._past[:]
        return made

    def note(self, game: Game[Any], s: State, action: int) -> None:
        """Remember what the player who chooses knows and is about to do."""
        assert s.decision is not None, "the game is over"
        seat = s.decision.seat
        self._past[seat] = self._present(game, s, seat, action)

    def string(self, game: Game[Any], s: State, seat: int) -> str:
        """The information state of a seat."""
        return f"{game.name} {self._present(game, s, seat).hex()}"

    def _present(self, game: Game[Any], s: State, seat: int, *done: int) -> bytes:
        legal = game.actions.ids(s) if s.decision is not None and s.decision.seat == seat else []
        seen = blake2b(self._past[seat], digest_size=_SIZE)
        seen.update(game.encode(s, seat).tobytes())
        seen.update(array("i", sorted(legal)).tobytes())
        seen.update(array("i", done).tobytes())
        return seen.digest()
