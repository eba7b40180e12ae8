"""Argon2id password hashes, computed and verified outside the event loop."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

# Each hash takes much memory by design; no more than these are made at a time, the others wait.
_AT_ONCE = 2


class Passwords:
    """Makes and compares hashes."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._threads = ThreadPoolExecutor(_AT_ONCE, "passwords")
        self._nobodys = _hash_of_nothing(self._hasher)

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


def _hash_of_nothing(hasher: PasswordHasher) -> str:
    """What no password fits, and what takes as long to find out as with any other hash; it costs nothing to make."""
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (b64encode(os.urandom(size)).decode().rstrip("=") for size in (hasher.salt_len, hasher.hash_len))
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${digest}"
