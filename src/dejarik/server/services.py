"""Everything a running server needs, created together and closed together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from dejarik.server.analyses import Analyses
from dejarik.server.announcements import News
from dejarik.server.caretaker import Caretaker
from dejarik.server.cluster import Cluster
from dejarik.server.codes import Codes
from dejarik.server.database import connect, connect_together
from dejarik.server.decks import SavedDecks
from dejarik.server.exports import Exports
from dejarik.server.farewell import Farewell
from dejarik.server.foresight import Foresight
from dejarik.server.hall import Hall
from dejarik.server.labs import Labs
from dejarik.server.life import Life
from dejarik.server.limits import AddressBuckets, AddressCounts, SharedBuckets, TableCounts
from dejarik.server.mail import Mailer
from dejarik.server.manners import Manners
from dejarik.server.metrics import Metrics
from dejarik.server.neighbors import Neighbors
from dejarik.server.ownership import Alone, Leases, Ownership
from dejarik.server.passwords import Passwords
from dejarik.server.people import People
from dejarik.server.records import Records
from dejarik.server.recovery import Recovery
from dejarik.server.retention import Retention
from dejarik.server.sessions import DAY, Sessions
from dejarik.server.settings import Settings
from dejarik.server.store import Store
from dejarik.server.writer import CommitListener


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
    foresight: Foresight
    analyses: Analyses
    labs: Labs
    neighbors: Neighbors
    cluster: Cluster | None
    manners: Manners
    retention: Retention
    logins: AddressBuckets
    tables: TableCounts
    sockets: AddressCounts

    async def start(self) -> None:
        """Open the database, then take up the games that were being played."""
        await self.store.open()
        if self.cluster is not None:
            await self.cluster.join()
        await self.hall.start()
        if self.cluster is not None:
            await self.cluster.start()
        self.caretaker.start()
        self.retention.start()
        self.life.serve()

    async def stop(self) -> None:
        """End the games' connections first, the database last: what was begun is finished."""
        self.life.stop()
        if self.cluster is not None:
            await self.cluster.rest()
        await self.retention.stop()
        await self.caretaker.stop()
        await self.recovery.close()
        await self.foresight.close()
        await self.analyses.close()
        await self.labs.close()
        await self.hall.stop()
        if self.cluster is not None:
            await self.cluster.leave()
        self.records.close()
        self.passwords.close()
        await self.store.close()


def make_store(settings: Settings, on_commit: CommitListener = lambda calls, seconds: None) -> Store:
    """The database, not opened yet."""
    return Store(settings.database, on_commit, connect_together if settings.internal_url else connect)


def make_services(settings: Settings) -> Services:
    """The parts, not started yet."""
    metrics = Metrics()
    store = make_store(settings, metrics.committed)
    passwords = Passwords()
    leases = Leases(store, settings.internal_url) if settings.internal_url else None
    ownership: Ownership = leases or Alone()
    # What another server changes must be noticed here.
    sessions = Sessions(store, settings.session_days * DAY, believed_for=None if leases is None else 0.0)
    codes = Codes(store)
    people = People(store, passwords, sessions, codes)
    hall = Hall(store, settings, metrics, ownership)
    records = Records(store, settings)
    farewell = Farewell(store, people, sessions, hall)
    neighbors = Neighbors(hall, ownership)
    logins = SharedBuckets(settings.login_rate, settings.login_burst, partial(ownership.tell, News.ATTEMPT))
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
        records=records,
        decks=SavedDecks(store),
        hall=hall,
        foresight=Foresight(),
        analyses=Analyses(records, hall.referee.thinkers, settings.analysis_simulations),
        labs=Labs(hall.referee.thinkers, settings, metrics),
        neighbors=neighbors,
        cluster=None if leases is None else Cluster(leases, hall, neighbors, sessions, farewell, logins),
        manners=Manners(store, hall),
        retention=Retention(store, hall, settings),
        logins=logins,
        tables=TableCounts(settings.tables_per_address),
        sockets=AddressCounts(settings.sockets_per_address),
    )
