"""Everything a running server needs, created together and closed together."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.server.caretaker import Caretaker
from dejarik.server.codes import Codes
from dejarik.server.decks import SavedDecks
from dejarik.server.exports import Exports
from dejarik.server.farewell import Farewell
from dejarik.server.hall import Hall
from dejarik.server.life import Life
from dejarik.server.limits import AddressBuckets, AddressCounts, TableCounts
from dejarik.server.mail import Mailer
from dejarik.server.metrics import Metrics
from dejarik.server.passwords import Passwords
from dejarik.server.people import People
from dejarik.server.records import Records
from dejarik.server.recovery import Recovery
from dejarik.server.sessions import DAY, Sessions
from dejarik.server.settings import Settings
from dejarik.server.store import Store


@dataclass(frozen=True)
class Services:
    """The parts of one server, as calls and sockets use them."""

    settings: Settings
    life: Life
    metrics: Metrics
    store: Store
    passwords: Passwords
    sessions: Sessions
    people: People
    recovery: Recovery
    farewell: Farewell
    exports: Exports
    caretaker: Caretaker
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
        self.caretaker.start()
        self.life.serve()

    async def stop(self) -> None:
        """End the games' connections first, the database last: what was begun is finished."""
        self.life.stop()
        await self.caretaker.stop()
        await self.recovery.close()
        await self.hall.stop()
        self.records.close()
        self.passwords.close()
        await self.store.close()


def make_services(settings: Settings) -> Services:
    """The parts, not started yet."""
    metrics = Metrics()
    store = Store(settings.database, metrics.committed)
    passwords = Passwords()
    sessions, codes = Sessions(store, settings.session_days * DAY), Codes(store)
    people = People(store, passwords, sessions, codes)
    hall = Hall(store, settings, metrics)
    farewell = Farewell(store, people, sessions, hall)
    return Services(
        settings=settings,
        life=Life(),
        metrics=metrics,
        store=store,
        passwords=passwords,
        sessions=sessions,
        people=people,
        recovery=Recovery(store, people, codes, Mailer(settings), settings.page_address),
        farewell=farewell,
        exports=Exports(store, sessions),
        caretaker=Caretaker(store, sessions, codes, farewell, hall),
        records=Records(store),
        decks=SavedDecks(store),
        hall=hall,
        logins=AddressBuckets(settings.login_rate, settings.login_burst),
        tables=TableCounts(settings.tables_per_address),
        sockets=AddressCounts(settings.sockets_per_address),
    )
