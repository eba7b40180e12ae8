"""One-time codes: to continue on another device, to choose a new password, to confirm an e-mail address."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from hashlib import blake2b
from time import time

from sqlalchemy import delete, insert, select, update

from dejarik.server.schema import codes
from dejarik.server.store import Statement, Store

_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that look alike
_GROUP = 4
_MINUTE, _HOUR = 60.0, 3600.0


class Purpose(StrEnum):
    """What a code is good for."""

    DEVICE = "device"
    """To be the same person on another device."""
    RESET = "reset"
    """To choose a new password; whoever has it owns the account, so nobody must be able to guess it."""
    EMAIL = "email"
    """To confirm an e-mail address; only the person who gave the address can use it."""


_LENGTHS = {Purpose.DEVICE: 8, Purpose.RESET: 20, Purpose.EMAIL: 8}
GOOD_FOR = {Purpose.DEVICE: 10 * _MINUTE, Purpose.RESET: _HOUR, Purpose.EMAIL: _HOUR}
"""Seconds for which a code is good unless whoever gives it says otherwise."""


@dataclass(frozen=True)
class Used:
    """What a code stood for."""

    player: str
    data: str


class Codes:
    """The codes given out and not used yet, in the database: any server on it, and any restart of one, knows them."""

    def __init__(self, store: Store, now: Callable[[], float] = time) -> None:
        self._store = store
        self._now = now

    async def give(self, purpose: Purpose, player: str, data: str = "", good_for: float | None = None) -> str:
        """A new code for a person; an older one of theirs for the same purpose is void."""
        made = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTHS[purpose]))
        row = {
            "code_hash": _hash(purpose, made),
            "purpose": purpose.value,
            "player": player,
            "data": data,
            "until": self._now() + (GOOD_FOR[purpose] if good_for is None else good_for),
        }
        older = delete(codes).where(codes.c.player == player, codes.c.purpose == purpose.value)
        await self._store.write(older, (insert(codes), row))
        return made

    async def use(self, purpose: Purpose, written: str) -> Used | None:
        """What a code stands for; it is void from now on. Case, spaces and dashes do not matter."""
        code = "".join(sign for sign in written.upper() if sign not in " -")
        mark = secrets.token_urlsafe(12)
        mine = codes.c.code_hash == _hash(purpose, code)
        good = codes.c.used_by.is_(None) & (codes.c.until > self._now())
        await self._store.write(update(codes).where(mine, good).values(used_by=mark))
        found = await self._store.read_one(select(codes).where(codes.c.used_by == mark))
        if found is None:
            return None
        await self._store.write(delete(codes).where(mine))
        return Used(found.player, found.data)

    def expired(self) -> Statement:
        """Delete the codes that nobody can use any more."""
        return delete(codes).where(codes.c.until <= self._now())


def void_codes(player: str) -> Statement:
    """Void every code of a person: it may be in the hands of somebody else."""
    return delete(codes).where(codes.c.player == player)


def in_groups(code: str) -> str:
    """A long code as it can be read out and typed."""
    return "-".join(code[start : start + _GROUP] for start in range(0, len(code), _GROUP))


def _hash(purpose: Purpose, code: str) -> str:
    key = f"{purpose.value}:{code}".encode("utf-8", "replace")
    return blake2b(key, digest_size=32, person=b"dejarik-code").hexdigest()
