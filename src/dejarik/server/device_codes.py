"""Codes to continue as the same person on another device: short, valid once, for ten minutes."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from time import monotonic

GOOD_FOR = 600.0
_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
_LENGTH = 8


class DeviceCodes:
    """The codes given out and not used yet. They live in memory only: a restart voids them."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._given: dict[str, tuple[str, float]] = {}

    def give(self, player: str) -> str:
        """A new code for a person; an older one of theirs is void."""
        self._forget_old()
        for code in [code for code, (owner, _) in self._given.items() if owner == player]:
            del self._given[code]
        made = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
        self._given[made] = player, self._now() + GOOD_FOR
        return made

    def use(self, written: str) -> str | None:
        """Whose code this is; it is void from now on. Case, spaces and dashes do not matter."""
        self._forget_old()
        code = "".join(sign for sign in written.upper() if sign not in " -")
        player, _ = self._given.pop(code, (None, 0.0))
        return player

    def _forget_old(self) -> None:
        now = self._now()
        for code in [code for code, (_, until) in self._given.items() if until <= now]:
            del self._given[code]
