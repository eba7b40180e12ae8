"""Argon2id password hashes, computed and verified outside the event loop."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

# Each hash takes much memory by design; no more than these are made at a time, the others wait.
_AT_ONCE = 2


class Passwords:
    """Makes and compares hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(_AT_ONCE, "passwords")
        self._nobodys = self._hasher.hash("the password of nobody")

    async def hash(self, password: str) -> str:
        """What to keep instead of the password."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._hasher.hash, password)

    async def fits(self, kept: str | None, password: str) -> bool:
        """Whether this is the password; without a hash (None) it takes as long and is False."""
        loop = asyncio.get_running_loop()
        right = await loop.run_in_executor(self._threads, self._verify, kept or self._nobodys, password)
        return right and kept is not None

    def outdated(self, kept: str) -> bool:
        """Whether the hash was made with weaker settings than those of today."""
        return self._hasher.check_needs_rehash(kept)

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False
