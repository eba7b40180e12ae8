"""What servers that share a database tell each other, through LISTEN and NOTIFY of PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from threading import Event, Thread
from typing import Any

from sqlalchemy import Connection, text

from dejarik.server.database import reason
from dejarik.server.store import Statement, Store

# Channels belong to a database, our tables to one of its schemas.
_CHANNEL = "'dejarik_' || md5(current_schema())"
_NAME = text(f"SELECT {_CHANNEL}")
_NOTIFY = text(f"SELECT pg_notify({_CHANNEL}, :payload)")
_LOOK_UP_EVERY = 0.5
_LISTEN_AGAIN_AFTER = 1.0
_log = logging.getLogger(__name__)


class News(StrEnum):
    """What is announced."""

    TABLES = "tables"
    """The sender opened or closed a table, or people sat down, started or ended a game."""
    SESSION = "session"
    """A session has ended."""
    GONE = "gone"
    """Somebody has deleted their account."""
    ATTEMPT = "attempt"
    """Somebody tried to log in from an address."""


_KNOWN = frozenset(News)


@dataclass(frozen=True)
class Announcement:
    """What a server tells all servers, itself included."""

    news: News
    sender: str
    about: str = ""

    def statement(self) -> Statement:
        """The statement that tells it once its transaction is committed."""
        return _NOTIFY, {"payload": f"{self.news} {self.sender} {self.about}"}


class Listening:
    """A thread that hears announcements; ``missed`` is called whenever some may not have been heard.

    Both functions are called in the event loop that ``start`` was called in.
    """

    def __init__(self, store: Store, heard: Callable[[Announcement], None], missed: Callable[[], None]) -> None:
        self._store = store
        self._heard = heard
        self._missed = missed
        self._ends = Event()

    def start(self) -> None:
        """Begin to listen."""
        self._loop = asyncio.get_running_loop()
        self._thread = Thread(target=self._listen_always, name="announcements", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Stop listening; blocks for a moment."""
        self._ends.set()
        self._thread.join()

    # ------------------------------------------------------------ in the thread

    def _listen_always(self) -> None:
        while not self._ends.is_set():
            try:
                with self._store.own_connection() as connection:
                    self._listen(connection)
            except Exception as error:
                # The driver's errors, which nothing wraps here, come from a package that is optional.
                _log.warning("not_listening", extra={"reason": reason(error)})
                self._ends.wait(_LISTEN_AGAIN_AFTER)

    def _listen(self, connection: Connection) -> None:
        connection.exec_driver_sql(f"LISTEN {connection.execute(_NAME).scalar_one()}")
        driver: Any = connection.connection.dbapi_connection
        self._loop.call_soon_threadsafe(self._missed)
        while not self._ends.is_set():
            for notice in driver.notifies(timeout=_LOOK_UP_EVERY):
                self._tell(notice.payload)
            connection.exec_driver_sql("SELECT 1")  # notices a connection that died silently

    def _tell(self, payload: str) -> None:
        news, sender, about = payload.split(" ", 2)
        if news in _KNOWN:
            self._loop.call_soon_threadsafe(self._heard, Announcement(News(news), sender, about))
