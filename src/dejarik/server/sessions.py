"""Sessions: the secret tokens that prove who somebody is, where each was last used, and when it ends."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from hashlib import blake2b
from time import monotonic, time

from msgspec import Struct
from sqlalchemy import ColumnElement, delete, insert, select, update

from dejarik.server.schema import players, sessions
from dejarik.server.store import AnyRow, Statement, Store
from dejarik.server.times import iso
from dejarik.server.visits import Visit
from dejarik.server.wire import Player

DAY = 86_400.0
BELIEVED_FOR = 30.0
"""Seconds until a token is looked up again: another server, or an operator, may have ended its session."""
_REMEMBERED = 10_000
_SEEN_AGAIN_AFTER = 600.0
_LONGEST_TOKEN = 100
_ID_LENGTH = 16
_MOST_AT_ONCE = 500
NOWHERE = Visit()


class SessionInfo(Struct):
    """One place where somebody is logged in; ``id`` is good for ending it, and for nothing else."""

    id: str
    current: bool
    device: str
    place: str
    created: str
    seen: str
    expires: str


class Sessions:
    """All sessions. One that is not used for its lifetime is over; every use begins the lifetime anew."""

    def __init__(
        self,
        store: Store,
        lifetime: float,
        now: Callable[[], float] = time,
        believed_for: float | None = None,
    ) -> None:
        self._store = store
        self._lifetime = lifetime
        self._now = now
        self._known = _KnownTokens(BELIEVED_FOR if believed_for is None else believed_for)

    async def begin(self, player: Player, visit: Visit, *first: Statement) -> str:
        """A new token for a person, after what has to be written first."""
        token = secrets.token_urlsafe(24)
        hashed, now = session_of(token), self._now()
        row = {
            "token_hash": hashed,
            "player": player.id,
            "created": now,
            "seen": now,
            "place": visit.place,
            "device": visit.device,
        }
        await self._store.write(*first, (insert(sessions), row))
        self._known.remember(hashed, player)
        return token

    async def whose(self, token: str, visit: Visit = NOWHERE) -> Player | None:
        """Whose token this is, or None if it is void."""
        if len(token) > _LONGEST_TOKEN:
            return None
        hashed = session_of(token)
        return self._known.find(hashed) or await self._look_up(hashed, visit)

    async def of_player(self, player: str, token: str | None) -> list[SessionInfo]:
        """Where somebody is logged in, the session of ``token`` first, then those used last."""
        mine = select(sessions).where(sessions.c.player == player, self._alive())
        here = session_of(token) if token is not None else ""
        listed = [self._info(row, here) for row in await self._store.read(mine.order_by(sessions.c.seen.desc()))]
        return sorted(listed, key=lambda each: not each.current)

    async def end(self, token: str) -> str:
        """Make a token void; its hash, for whoever ends the connections opened with it."""
        hashed = session_of(token)
        self._known.forget(hashed)
        await self._store.write(delete(sessions).where(sessions.c.token_hash == hashed))
        return hashed

    async def end_one(self, player: str, id_: str) -> str | None:
        """End one session of a person; its hash, or None if they have no such session."""
        hashes = await self._hashes(player)
        found = next((hashed for hashed in hashes if hashed[:_ID_LENGTH] == id_), None)
        if found is not None:
            self._known.forget(found)
            await self._store.write(delete(sessions).where(sessions.c.token_hash == found))
        return found

    async def end_all(self, player: str, *first: Statement, but: str | None = None) -> list[str]:
        """End every session of a person but that of one token, together with other changes; the hashes of those."""
        spared = session_of(but) if but is not None else ""
        ended = [hashed for hashed in await self._hashes(player) if hashed != spared]
        mine = delete(sessions).where(sessions.c.player == player, sessions.c.token_hash != spared)
        await self._store.write(*first, mine)
        for hashed in ended:
            self._known.forget(hashed)
        return ended

    async def keep_alive(self, used: Collection[str]) -> list[str]:
        """Mark sessions with open connections as used; those that are over, so that their connections can be ended."""
        now, ended = self._now(), []
        for some in _in_parts(sorted(used)):
            rows = await self._store.read(select(sessions).where(sessions.c.token_hash.in_(some), self._alive()))
            stale = [row.token_hash for row in rows if now - row.seen > _SEEN_AGAIN_AFTER]
            if stale:
                await self._store.write(update(sessions).where(sessions.c.token_hash.in_(stale)).values(seen=now))
            ended += sorted(set(some) - {row.token_hash for row in rows})
        for hashed in ended:
            self._known.forget(hashed)
        return ended

    def expired(self) -> Statement:
        """Delete the sessions that are over."""
        return delete(sessions).where(~self._alive())

    def changed(self, player: Player) -> None:
        """A person has another name, or an account now."""
        self._known.change(player)

    def _alive(self) -> ColumnElement[bool]:
        return sessions.c.seen > self._now() - self._lifetime

    async def _hashes(self, player: str) -> list[str]:
        rows = await self._store.read(select(sessions.c.token_hash).where(sessions.c.player == player))
        return [row.token_hash for row in rows]

    async def _look_up(self, hashed: str, visit: Visit) -> Player | None:
        joined = sessions.join(players, sessions.c.player == players.c.id)
        query = select(sessions.c.seen, players).select_from(joined)
        found = await self._store.read_one(query.where(sessions.c.token_hash == hashed, self._alive()))
        if found is None:
            return None
        now = self._now()
        if now - found.seen > _SEEN_AGAIN_AFTER:
            where = {"place": visit.place, "device": visit.device} if visit != NOWHERE else {}
            await self._store.write(update(sessions).where(sessions.c.token_hash == hashed).values(seen=now, **where))
        player = Player(found.id, found.name, found.login is not None)
        self._known.remember(hashed, player)
        return player

    def _info(self, row: AnyRow, here: str) -> SessionInfo:
        return SessionInfo(
            row.token_hash[:_ID_LENGTH],
            row.token_hash == here,
            row.device,
            row.place,
            iso(row.created),
            iso(row.seen),
            iso(row.seen + self._lifetime),
        )


class _KnownTokens:
    """Whose the tokens used lately are: every request asks. Believed for a short time, then looked up again."""

    def __init__(self, believed_for: float) -> None:
        self._believed_for = believed_for
        self._by_token: OrderedDict[str, tuple[str, float]] = OrderedDict()
        self._by_id: OrderedDict[str, Player] = OrderedDict()

    def find(self, hashed: str) -> Player | None:
        player, until = self._by_token.get(hashed, ("", 0.0))
        return self._by_id.get(player) if monotonic() < until else None

    def remember(self, hashed: str, player: Player) -> None:
        self._by_token[hashed] = player.id, monotonic() + self._believed_for
        self._by_token.move_to_end(hashed)
        self._by_id[player.id] = player
        self._by_id.move_to_end(player.id)
        if len(self._by_token) > _REMEMBERED:
            self._by_token.popitem(last=False)
        if len(self._by_id) > _REMEMBERED:
            self._by_id.popitem(last=False)

    def change(self, player: Player) -> None:
        if player.id in self._by_id:
            self._by_id[player.id] = player

    def forget(self, hashed: str) -> None:
        self._by_token.pop(hashed, None)


def session_of(token: str) -> str:
    """The stored hash of a token: a stolen database gives no access."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=32, person=b"dejarik-token").hexdigest()


def _in_parts(hashes: list[str]) -> Iterator[list[str]]:
    for start in range(0, len(hashes), _MOST_AT_ONCE):
        yield hashes[start : start + _MOST_AT_ONCE]
