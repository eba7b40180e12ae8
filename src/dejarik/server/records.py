"""Stored records: uploads are verified, and every record can be viewed move by move."""

from __future__ import annotations

import asyncio
from base64 import urlsafe_b64encode
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from time import time
from typing import TypeVar

from sqlalchemy import and_, func, select
from sqlalchemy.exc import IntegrityError

from dejarik.kernel import registry
from dejarik.kernel.errors import BadRecordError
from dejarik.kernel.match import Match, has_same_rules
from dejarik.kernel.record import Record, line_place, parse
from dejarik.kernel.retrace import Kept
from dejarik.kernel.text import Text
from dejarik.server import archive, positions, refusals
from dejarik.server.positions import Remains
from dejarik.server.replay import Replay
from dejarik.server.schema import records
from dejarik.server.settings import Settings
from dejarik.server.store import AnyRow, Store
from dejarik.server.times import iso
from dejarik.server.wire_records import Course, Position, RecordInfo

MOST_MOVES = 5000
_REPLAYS_KEPT = 32
T = TypeVar("T")


class Records:
    """The records of the database. Playing back happens in one thread of its own, never on the event loop."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._thread = ThreadPoolExecutor(1, "replays")
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def keep(self, text: str, owner: str | None, address: str) -> str:
        """Check a record and keep it; the same text always gets the same id. Raises BadRecordError with the line."""
        record_id = _id_of(text)
        if await archive.find_record(self._store, record_id) is None:
            sign = _sign_of(address)
            await self._check_room(owner, sign)
            record = await self.work(lambda: _checked(text))
            try:
                await self._store.write(archive.record(record_id, owner, record.game, text, time(), sign))
            except IntegrityError:
                if await archive.find_record(self._store, record_id) is None:
                    raise
        return record_id

    async def _check_room(self, owner: str | None, address: str) -> None:
        """Raise if as many records are kept from this address, or for this person, as may be."""
        limits = [(records.c.address == address, self._settings.records_per_address)]
        if owner is not None:
            uploaded = and_(records.c.owner == owner, records.c.address.is_not(None))
            limits.append((uploaded, self._settings.records_per_player))
        for which, limit in limits:
            found = await self._store.read(select(func.count()).select_from(records).where(which))
            if found[0][0] >= limit:
                raise refusals.too_many_records(limit)

    async def text(self, record_id: str) -> str:
        """The stored record."""
        return str((await self._found(record_id)).text)

    async def info(self, record_id: str) -> RecordInfo:
        """What there is to look through."""
        row = await self._found(record_id)
        remains = await positions.of_record(self._store, record_id)
        return await self.work(lambda: self._replay(row.text, remains).info(record_id, iso(row.created)))

    async def position(self, record_id: str, move: int, seat: int | None) -> Position:
        """The table after so many moves; ``seat`` as for ``Replay.position``."""
        row = await self._found(record_id)
        remains = await positions.of_record(self._store, record_id)
        return await self.work(lambda: self._replay(row.text, remains).position(move, seat))

    async def course(self, record_id: str, seat: int | None) -> Course:
        """How the game went; ``seat`` as for ``Replay.position``."""
        row = await self._found(record_id)
        remains = await positions.of_record(self._store, record_id)
        return await self.work(lambda: self._replay(row.text, remains).course(seat))

    async def replay(self, record_id: str) -> Replay:
        """The replay itself; whatever is asked of it must be asked in ``work``."""
        row = await self._found(record_id)
        remains = await positions.of_record(self._store, record_id)
        return await self.work(lambda: self._replay(row.text, remains))

    def close(self) -> None:
        """Let the thread go."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def work(self, work: Callable[[], T]) -> T:
        """Do something with a replay, in the thread for that."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _found(self, record_id: str) -> AnyRow:
        row = await archive.find_record(self._store, record_id)
        if row is None:
            raise refusals.no_record()
        return row

    def _replay(self, text: str, remains: Remains) -> Replay:
        """Only the one thread comes here. Found by their text: a player who leaves loses their name in it."""
        found = self._replays.get(text)
        if found is None:
            record = parse(text)
            found = self._replays[text] = Replay(record, _kept_of(record, remains))
            if len(self._replays) > _REPLAYS_KEPT:
                self._replays.popitem(last=False)
        self._replays.move_to_end(text)
        return found


def _checked(text: str) -> Record:
    for number, line in enumerate(text.split("\n"), 1):
        if any(ord(sign) < ord(" ") and sign not in "\t\r" for sign in line):
            cause = Text("a character that is not allowed in a record", "znak niedozwolony w zapisie")
            raise BadRecordError(cause, Text("Use the original file.", "Użyj oryginalnego pliku."), line_place(number))
    record = parse(text)
    if len(record.moves) > MOST_MOVES:
        raise BadRecordError(
            Text(f"the record is longer than {MOST_MOVES} moves", f"zapis ma więcej ruchów niż {MOST_MOVES}"),
            Text("Replay it with “dejarik replay”.", "Obejrzyj go przez „dejarik replay”."),
            line_place(record.moves[MOST_MOVES].line),
        )
    if has_same_rules(Match.from_record(record, to=0).game, record):
        Match.from_record(record)
    else:
        Replay(record)
    return record


def _kept_of(record: Record, remains: Remains) -> list[Kept]:
    """The deal if the rules are the same; else everything, so that all there is can be looked at as it was."""
    game = registry.find(record.game)
    return positions.read(game, remains.rows[:1] if remains.have_rules_of(game) else remains.rows)


def _sign_of(address: str) -> str:
    """An address as it is stored: enough to count by, and no list of addresses."""
    return blake2b(address.encode(), digest_size=12, person=b"dejarik-upload").hexdigest()


def _id_of(text: str) -> str:
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=12, person=b"dejarik-record").digest()).decode()
