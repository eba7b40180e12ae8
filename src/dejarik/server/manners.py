"""Manners at a table: not reading what somebody says, and reporting a line to whoever runs the server."""

from __future__ import annotations

import secrets
from time import time

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, insert, or_, select

from dejarik.server import archive, refusals
from dejarik.server.hall import Hall
from dejarik.server.schema import chat, mutes, reports
from dejarik.server.store import AnyRow, Store
from dejarik.server.wire import ChatLine, Player

MOST_MUTES = 200
MOST_OPEN_REPORTS = 20
_LINES_AFTER = 10


class Manners:
    """Who is muted by whom, and what was reported. Accounts mute at all tables, guests at one."""

    def __init__(self, store: Store, hall: Hall) -> None:
        self._store = store
        self._hall = hall

    async def muted(self, table: str, player: Player) -> list[str]:
        """The people at a table whom somebody has muted, by what they are known by there."""
        rows = await self._store.read(select(mutes.c.muted).where(_of(table, player)))
        return sorted({archive.sign_of(table, row.muted) for row in rows})

    async def mute(self, table: str, line: int, player: Player) -> list[str]:
        """Read no more of whoever said a line."""
        speaker = (await self._said(table, line, player)).player
        found = await self._store.read(select(mutes.c.muted).where(mutes.c.owner == player.id))
        if len(found) >= MOST_MUTES:
            raise refusals.too_many_mutes(MOST_MUTES)
        where = None if player.account else table
        row = {"id": archive.new_id(), "owner": player.id, "muted": speaker, "table": where}
        await self._store.write(delete(mutes).where(_of(table, player), mutes.c.muted == speaker), (insert(mutes), row))
        return await self.muted(table, player)

    async def unmute(self, table: str, line: int, player: Player) -> list[str]:
        """Read again what they say."""
        speaker = (await self._said(table, line, player)).player
        await self._store.write(delete(mutes).where(_of(table, player), mutes.c.muted == speaker))
        return await self.muted(table, player)

    async def report(self, table: str, line: int, player: Player, reason: str) -> None:
        """Put a line before the operator, with what was said around it; once is enough."""
        said = await self._said(table, line, player)
        mine = reports.c.reporter == player.id
        same = and_(mine, reports.c.table == table, reports.c.line == line)
        if await self._store.read_one(select(reports.c.id).where(same)):
            return
        waiting = await self._store.read_one(select(func.count()).where(mine, reports.c.settled.is_(None)))
        if waiting is not None and waiting[0] >= MOST_OPEN_REPORTS:
            raise refusals.too_many_reports(MOST_OPEN_REPORTS)
        around = await self._hall.chat_before(table, player, line + _LINES_AFTER + 1)
        row = {
            "id": secrets.token_hex(4),
            "table": table,
            "line": line,
            "speaker": said.player,
            "reporter": player.id,
            "reason": reason,
            "lines": _json(around),
            "created": time(),
        }
        await self._store.write((insert(reports), row))

    async def _said(self, table: str, line: int, player: Player) -> AnyRow:
        """A line that somebody can read and did not say."""
        heard = await self._hall.chat_before(table, player, line + 1)
        found = await self._store.read_one(select(chat.c.player).where(chat.c.table == table, chat.c.number == line))
        if found is None or not heard or heard[-1].number != line:
            raise refusals.no_line()
        if found.player == player.id:
            raise refusals.own_line()
        return found


def _of(table: str, player: Player) -> ColumnElement[bool]:
    return and_(mutes.c.owner == player.id, or_(mutes.c.table.is_(None), mutes.c.table == table))


def _json(lines: list[ChatLine]) -> str:
    return msgspec.json.encode(lines).decode()
