"""Everything a running server needs, created together and closed together."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.server.decks import SavedDecks
from dejarik.server.hall import Hall
from dejarik.server.life import Life
from dejarik.server.limits import AddressBuckets, AddressCounts, TableCounts
from dejarik.server.metrics import Metrics
from dejarik.server.passwords import Passwords
from dejarik.server.people import People
from dejarik.server.records import Records
from dejarik.server.settings import Settings
from dejarik.server.store import Store

# Guessing passwords or codes must be slow: a handful at once, then one every few seconds.
_LOGIN_RATE = 0.2
_LOGIN_BURST = 10


@dataclass(frozen=True)
class Services:
    """The parts of one server, as calls and sockets use them."""

    settings: Settings
    life: Life
    metrics: Metrics
    store: Store
    passwords: Passwords
    people: People
    records: Records
    decks: SavedDecks
    hall: Hall
    logins: AddressBuckets
    tables: TableCounts
    sockets: AddressCounts

    async def start(self) -> None:
        """Open the database, then take up the games that were being played."""
        await self.store.open()
        await self.hall.start()
        self.life.serve()

    async def stop(self) -> None:
        """End the games' connections first, the database last: what was begun is finished."""
        self.life.stop()
        await self.hall.stop()
        self.records.close()
        self.passwords.close()
        await self.store.close()


def make_services(settings: Settings) -> Services:
    """The parts, not started yet."""
    metrics = Metrics()
    store = Store(settings.database, metrics.committed)
    passwords = Passwords()
    return Services(
        settings=settings,
        life=Life(),
        metrics=metrics,
        store=store,
        passwords=passwords,
        people=People(store, passwords),
        records=Records(store),
        decks=SavedDecks(store),
        hall=Hall(store, settings, metrics),
        logins=AddressBuckets(_LOGIN_RATE, _LOGIN_BURST),
        tables=TableCounts(settings.tables_per_address),
        sockets=AddressCounts(settings.sockets_per_address),
    )
