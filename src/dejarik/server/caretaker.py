"""What is done again and again about people: connections of ended sessions end, and what has expired is deleted."""

from __future__ import annotations

import asyncio
import logging

from dejarik.server.codes import Codes
from dejarik.server.farewell import Farewell
from dejarik.server.hall import Hall
from dejarik.server.sessions import Sessions
from dejarik.server.store import Store

LOOKS_EVERY = 30.0
"""Seconds until a session ended by an operator, or at another server on the database, loses its connections."""
_SWEEPS_EVERY = 120
_log = logging.getLogger(__name__)


class Caretaker:
    """Works beside the server, from its start to its end."""

    def __init__(self, store: Store, sessions: Sessions, codes: Codes, farewell: Farewell, hall: Hall) -> None:
        self._store = store
        self._sessions = sessions
        self._codes = codes
        self._farewell = farewell
        self._hall = hall
        self._working: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._working = asyncio.create_task(self._work())

    async def stop(self) -> None:
        """End."""
        if self._working is not None:
            self._working.cancel()
            await asyncio.gather(self._working, return_exceptions=True)

    async def look(self) -> None:
        """End the connections of sessions that are over; being connected counts as use."""
        for session in await self._sessions.keep_alive(self._hall.open_sessions):
            self._hall.end_session(session)

    async def sweep(self) -> None:
        """Delete what has expired."""
        await self._store.write(self._sessions.expired(), self._codes.expired(), self._farewell.freed_names())

    async def _work(self) -> None:
        rounds = 0
        while True:
            try:
                if rounds % _SWEEPS_EVERY == 0:
                    await self.sweep()
                await self.look()
            except Exception:
                _log.exception("caretaker_failed")
            rounds += 1
            await asyncio.sleep(LOOKS_EVERY)
