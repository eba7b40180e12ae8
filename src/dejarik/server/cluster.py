"""Life among other servers: renewing the lease, taking up what others left behind, hearing what they announce."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import monotonic
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from dejarik.server.announcements import Announcement, Listening, News
from dejarik.server.database import StoreError, reason
from dejarik.server.farewell import Farewell
from dejarik.server.hall import Hall
from dejarik.server.limits import SharedBuckets
from dejarik.server.neighbors import Neighbors
from dejarik.server.ownership import LEASE_S, Leases, orphans, remove_expired
from dejarik.server.sessions import Sessions

_BEAT_EVERY = 1.0
_BEAT_WITHIN = 3.0
_GAP = LEASE_S / 2
T = TypeVar("T")
_log = logging.getLogger(__name__)


class Cluster:
    """This server as one of several. Its heart beats on the event loop: a server that cannot serve stops beating."""

    def __init__(
        self,
        leases: Leases,
        hall: Hall,
        neighbors: Neighbors,
        sessions: Sessions,
        farewell: Farewell,
        logins: SharedBuckets,
    ) -> None:
        self.leases = leases
        self._hall = hall
        self._neighbors = neighbors
        self._sessions = sessions
        self._farewell = farewell
        self._logins = logins
        self._thread = ThreadPoolExecutor(1, "heartbeat")
        self._connection: Connection | None = None
        self._listening = Listening(leases.store, self._heard, self._missed)
        self._beaten = self._regular_since = monotonic()
        self._has_dropped_all = False
        self._to_take_up: set[str] = set()
        self._taking_up: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None
        self._parting: asyncio.Task[None] | None = None

    async def join(self) -> None:
        """Register, before any table is taken."""
        await self._in_thread(self.leases.register)
        self._beaten = self._regular_since = monotonic()

    async def start(self) -> None:
        """Live from now on."""
        self._listening.start()
        self._beating = asyncio.create_task(self._beat_always())

    async def rest(self) -> None:
        """Take nothing up any more."""
        tasks = [task for task in (self._beating, self._taking_up, self._checking) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self._listening.stop)

    async def leave(self) -> None:
        """Hand everything over to the others."""
        try:
            await self._soon(self.leases.leave)
        except (SQLAlchemyError, StoreError, TimeoutError):
            _log.warning("not_handed_over")
        await self._neighbors.close()
        self._thread.submit(self._hang_up)
        self._thread.shutdown(wait=False)

    # ------------------------------------------------------------ the heartbeat

    async def _beat_always(self) -> None:
        while True:
            await asyncio.sleep(_BEAT_EVERY)
            began = monotonic()
            try:
                await self._beat(began)
            except (SQLAlchemyError, StoreError, TimeoutError) as error:
                self._skip(began, error)

    async def _beat(self, began: float) -> None:
        if began - self._beaten > _GAP:
            self._regular_since = began
        left_behind = None if self._has_dropped_all else await self._soon(self._renew)
        if left_behind is None:
            self._drop_all()
            await self._soon(self.leases.register)
            _log.warning("registered_anew")
            self._has_dropped_all, self._regular_since = False, began
        self._beaten = began
        self._to_take_up.update(left_behind or ())
        if self._to_take_up and (self._taking_up is None or self._taking_up.done()):
            self._taking_up = asyncio.create_task(self._take_up())

    def _renew(self, connection: Connection) -> list[str] | None:
        """Renew the lease, and find what others left behind; None if others have taken us for dead.

        After a gap everybody gets the chance to renew first: perhaps it was the database that did not answer.
        """
        if not self.leases.renew(connection):
            return None
        if monotonic() - self._regular_since > LEASE_S:
            for server in remove_expired(connection):
                _log.warning("server_taken_for_dead", extra={"server": server})
        return orphans(connection)

    def _skip(self, began: float, error: Exception) -> None:
        """Without a lease nobody is shown anything: others may be further by now."""
        _log.warning("no_heartbeat", extra={"reason": reason(error)})
        self._regular_since = monotonic()
        if began - self._beaten > LEASE_S:
            self._drop_all()

    def _drop_all(self) -> None:
        """What we had belongs to whom we were; others find it once we are somebody new."""
        self._hall.abandon_all()
        self._has_dropped_all = True

    async def _take_up(self) -> None:
        while self._to_take_up:
            table = self._to_take_up.pop()
            try:
                await self._hall.take_up(table)
            except (SQLAlchemyError, StoreError):
                self._to_take_up.add(table)
                return

    async def _soon(self, work: Callable[[Connection], T]) -> T:
        async with asyncio.timeout(_BEAT_WITHIN):
            return await self._in_thread(work)

    async def _in_thread(self, work: Callable[[Connection], T]) -> T:
        """Beside everything else that is asked of the database, so that load does not stop the heart."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._connected, work)

    def _connected(self, work: Callable[[Connection], T]) -> T:
        if self._connection is None:
            self._connection = self.leases.store.own_connection()
        try:
            return work(self._connection)
        except BaseException:
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.close()

    # ------------------------------------------------------------ announcements

    def _heard(self, told: Announcement) -> None:
        if told.sender == self.leases.me.id:
            return
        match told.news:
            case News.TABLES:
                self._neighbors.forget_lobby(told.sender)
            case News.SESSION:
                self._hall.end_session_here(told.about)
            case News.GONE:
                self._parting = asyncio.create_task(self._farewell.leave_here(told.about))
            case News.ATTEMPT:
                self._logins.count(told.about)

    def _missed(self) -> None:
        self._neighbors.forget_lobbies()
        self._checking = asyncio.create_task(self._check_sessions())

    async def _check_sessions(self) -> None:
        """End the connections of sessions that ended while nobody listened."""
        with suppress(SQLAlchemyError, StoreError):
            for session in await self._sessions.keep_alive(self._hall.open_sessions):
                self._hall.end_session_here(session)
