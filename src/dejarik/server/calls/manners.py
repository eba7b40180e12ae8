"""Calls about manners: muting people, reporting lines, and reading what spectators say."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from dejarik.server.calls.call import Ask, Call
from dejarik.server.wire import TableInfo


class Muted(Struct):
    """The people whose lines the asker does not want to read, by ``ChatLine.by``."""

    by: list[str]


class Report(Struct):
    """Why a line is reported."""

    reason: Annotated[str, Meta(max_length=500)] = ""


class Hearing(Struct):
    """Whether a player reads what spectators say during the game."""

    hear: bool


async def show_muted(ask: Ask[None]) -> Muted:
    """Whom I have muted."""
    return Muted(await ask.services.manners.muted(ask.path["table"], ask.asker))


async def mute(ask: Ask[None]) -> Muted:
    """Mute whoever said a line."""
    return Muted(await ask.services.manners.mute(ask.path["table"], ask.path["line"], ask.asker))


async def unmute(ask: Ask[None]) -> Muted:
    """Read them again."""
    return Muted(await ask.services.manners.unmute(ask.path["table"], ask.path["line"], ask.asker))


async def report(ask: Ask[Report]) -> None:
    """Put a line before the operator."""
    await ask.services.manners.report(ask.path["table"], ask.path["line"], ask.asker, ask.body.reason)


async def hear(ask: Ask[Hearing]) -> TableInfo:
    """Read what spectators say, or no longer."""
    return await ask.services.hall.hear_spectators(ask.path["table"], ask.asker, ask.body.hear)


_NO_TABLE = ((404, "no_table"), (409, "unreadable_table"))
_NO_LINE = (*_NO_TABLE, (403, "no_spectators"), (404, "no_line"), (409, "own_line"))
_LINE = "/api/tables/{table:id}/chat/{line:number}"

CALLS = (
    Call("GET", "/api/tables/{table:id}/muted", "Whom I have muted", show_muted, Muted, for_players=True),
    Call(
        "PUT",
        f"{_LINE}/mute",
        "Mute whoever said a line: for guests at this table, for accounts at all",
        mute,
        Muted,
        for_players=True,
        refuses=(*_NO_LINE, (429, "too_many_mutes")),
    ),
    Call("DELETE", f"{_LINE}/mute", "Unmute whoever said a line", unmute, Muted, for_players=True, refuses=_NO_LINE),
    Call(
        "POST",
        f"{_LINE}/report",
        "Report a line to whoever runs the server",
        report,
        None,
        Report,
        status=204,
        for_players=True,
        refuses=(*_NO_LINE, (429, "too_many_reports")),
    ),
    Call(
        "PUT",
        "/api/tables/{table:id}/hearing",
        "Read during the game what spectators say, or no longer",
        hear,
        TableInfo,
        Hearing,
        for_players=True,
        refuses=(*_NO_TABLE, (403, "watching")),
    ),
)
