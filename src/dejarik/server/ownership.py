"""Which server owns a table: one that is alone owns all of them, several hold leases in the database."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from sqlalchemy import Connection, delete, insert, literal_column, select, text

from dejarik.server.announcements import Announcement, News
from dejarik.server.database import reason
from dejarik.server.schema import leases, servers
from dejarik.server.store import Fence, Statement, Store

LEASE_S = 5.0
"""How long a server that is not heard of keeps its tables."""

# Only the database's clock counts, and the time of a statement rather than that at which its transaction began.
_NOW = "extract(epoch FROM clock_timestamp())"
_REGISTER = text(f"INSERT INTO servers (id, url, secret, expires) VALUES (:id, :url, :secret, {_NOW} + :lease)")
_RENEW = text(f"UPDATE servers SET expires = {_NOW} + :lease WHERE id = :server")
_REMOVE_EXPIRED = text(f"DELETE FROM servers WHERE expires < {_NOW} RETURNING id")
_IS_ORPHAN = "leases.server NOT IN (SELECT id FROM servers)"
_TAKE = text(
    'INSERT INTO leases ("table", server) '
    "SELECT id, :server FROM tables WHERE id = :table AND status <> 'closed' "
    'ON CONFLICT ("table") DO UPDATE SET server = excluded.server '
    f"WHERE {_IS_ORPHAN}"
)
_DROP_ENDED = text(
    f'DELETE FROM leases USING tables WHERE tables.id = leases."table" AND {_IS_ORPHAN} '
    "AND tables.status NOT IN ('waiting', 'playing')"
)
_ORPHANS = text(f'SELECT "table" FROM leases WHERE {_IS_ORPHAN} ORDER BY random() LIMIT 1000')
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Server:
    """A server as the others know it: where to reach it, and what to show it so that it believes who calls."""

    id: str
    url: str
    secret: str


class Ownership(Protocol):
    """Who owns which table, and what that means for what is written about it."""

    @property
    def others(self) -> Sequence[Server]:
        """The other servers of the same database."""
        ...

    async def owner(self, table: str) -> Server | None:
        """Another server that owns a table; None if this one does, from now on if nobody did, or if there is none."""
        ...

    def opening(self, table: str) -> tuple[Statement, ...]:
        """What makes a new table ours, written with it."""
        ...

    def fence(self, table: str) -> tuple[Statement, ...]:
        """What precedes everything that is written about a table, and fails it if the table is no longer ours."""
        ...

    def closing(self, table: str) -> tuple[Statement, ...]:
        """What leaves a table to whoever needs it next."""
        ...

    def telling(self, news: News, about: str = "") -> tuple[Statement, ...]:
        """What tells the other servers something, written with what it is about."""
        ...

    def tell(self, news: News, about: str = "") -> None:
        """Tell the other servers something, whenever it gets there."""
        ...


class Alone:
    """A server that owns every table, and has nobody to tell anything."""

    others: Sequence[Server] = ()

    async def owner(self, table: str) -> Server | None:
        """Nobody else."""
        return None

    def opening(self, table: str) -> tuple[Statement, ...]:
        """Nothing: every table is ours."""
        return ()

    def fence(self, table: str) -> tuple[Statement, ...]:
        """Nothing: every table is ours."""
        return ()

    def closing(self, table: str) -> tuple[Statement, ...]:
        """Nothing: every table stays ours."""
        return ()

    def telling(self, news: News, about: str = "") -> tuple[Statement, ...]:
        """Nothing."""
        return ()

    def tell(self, news: News, about: str = "") -> None:
        """There is nobody to tell."""


class Leases:
    """The tables that this server owns among several. Each time it registers it is somebody new to the others."""

    def __init__(self, store: Store, url: str) -> None:
        self.store = store
        self._url = url
        self.others: Sequence[Server] = ()
        self.me = self._somebody_new()

    # ------------------------------------------------------------ tables

    async def owner(self, table: str) -> Server | None:
        """Another server that owns a table; None if this one does, from now on if nobody did, or if there is none."""
        me = self.me.id
        found = await self.store.transact(lambda connection: _find_or_take(connection, table, me))
        return found if found is not None and found.id != me else None

    def opening(self, table: str) -> tuple[Statement, ...]:
        """The lease of a table that is only being written."""
        return (insert(leases).values(table=table, server=self.me.id),)

    def fence(self, table: str) -> tuple[Statement, ...]:
        """Locks the lease, so that nobody takes the table until what follows is committed."""
        mine = leases.c.table == table, leases.c.server == self.me.id
        return (Fence(select(literal_column("1")).select_from(leases).where(*mine).with_for_update(read=True)),)

    def closing(self, table: str) -> tuple[Statement, ...]:
        """Ends the lease."""
        return (delete(leases).where(leases.c.table == table, leases.c.server == self.me.id),)

    def telling(self, news: News, about: str = "") -> tuple[Statement, ...]:
        """An announcement."""
        return (Announcement(news, self.me.id, about).statement(),)

    def tell(self, news: News, about: str = "") -> None:
        """Announce something."""
        self.store.write(*self.telling(news, about)).add_done_callback(_log_failure)

    # ------------------------------------------------------------ this server; all of it blocks

    def register(self, connection: Connection) -> None:
        """Be somebody new; what belonged to whom we were before is left behind, for anybody to take."""
        self.leave(connection)
        self.me = me = self._somebody_new()
        connection.execute(_REGISTER, {"id": me.id, "url": me.url, "secret": me.secret, "lease": LEASE_S})
        self._look_around(connection)

    def renew(self, connection: Connection) -> bool:
        """Keep what is ours for another while; False if others have taken us for dead."""
        renewed = connection.execute(_RENEW, {"server": self.me.id, "lease": LEASE_S}).rowcount == 1
        self._look_around(connection)
        return renewed

    def leave(self, connection: Connection) -> None:
        """Leave everything to the others."""
        connection.execute(delete(servers).where(servers.c.id == self.me.id))

    def _look_around(self, connection: Connection) -> None:
        rows = connection.execute(select(servers.c.id, servers.c.url, servers.c.secret))
        self.others = tuple(Server(*row) for row in rows if row.id != self.me.id)

    def _somebody_new(self) -> Server:
        return Server(secrets.token_urlsafe(9), self._url, secrets.token_urlsafe(24))


def remove_expired(connection: Connection) -> list[str]:
    """Take servers that have not renewed their lease for dead; their ids."""
    return list(connection.execute(_REMOVE_EXPIRED).scalars())


def orphans(connection: Connection) -> list[str]:
    """The tables that servers left behind and that want to go on, in any order."""
    connection.execute(_DROP_ENDED)
    return list(connection.execute(_ORPHANS).scalars())


def _log_failure(written: asyncio.Future[None]) -> None:
    if not written.cancelled() and isinstance(error := written.exception(), Exception):
        _log.warning("not_announced", extra={"reason": reason(error)})


def _find_or_take(connection: Connection, table: str, me: str) -> Server | None:
    found = _owner(connection, table)
    if found is None:
        connection.execute(_TAKE, {"table": table, "server": me})
        found = _owner(connection, table)
    return found


def _owner(connection: Connection, table: str) -> Server | None:
    joined = servers.join(leases, leases.c.server == servers.c.id)
    query = select(servers.c.id, servers.c.url, servers.c.secret).select_from(joined).where(leases.c.table == table)
    row = connection.execute(query).first()
    return Server(*row) if row is not None else None
