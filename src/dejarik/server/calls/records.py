"""Calls about records: uploading one, and stepping through it."""

from __future__ import annotations

from dejarik.kernel.text import Text
from dejarik.server.calls.call import Ask, Call, QueryWord
from dejarik.server.problems import ProblemError
from dejarik.server.wire import MAX_SEATS
from dejarik.server.wire_records import Course, Position, RecordInfo

ALL = "all"


async def upload(ask: Ask[str]) -> RecordInfo:
    """Keep a record after checking every move of it."""
    owner = ask.player.id if ask.player else None
    kept = await ask.services.records.keep(ask.body, owner, ask.address)
    return await ask.services.records.info(kept)


async def show_record(ask: Ask[None]) -> RecordInfo:
    """What there is to look through."""
    return await ask.services.records.info(ask.path["record"])


async def record_text(ask: Ask[None]) -> str:
    """The stored record."""
    return await ask.services.records.text(ask.path["record"])


async def show_position(ask: Ask[None]) -> Position:
    """The table after so many moves."""
    records, record = ask.services.records, ask.path["record"]
    written = ask.query.get("seat")
    return await records.position(record, ask.path["move"], _seat(written))


async def show_course(ask: Ask[None]) -> Course:
    """How the game went."""
    return await ask.services.records.course(ask.path["record"], _seat(ask.query.get("seat")))


def _seat(written: str | None) -> int | None:
    """The point of view: a seat's number, or None for all cards face up."""
    if written == ALL:
        return None
    if written is not None and written.isascii() and written.isdigit() and len(written) < 3:
        return int(written)
    raise ProblemError(
        Text("The query names no seat", "Zapytanie nie podaje miejsca"),
        Text(
            "Write ?seat=0 for the first seat, the number of players for a spectator, or ?seat=all.",
            "Podaj ?seat=0 dla pierwszego miejsca, liczbę graczy dla widza albo ?seat=all.",
        ),
        code="bad_seat",
        status=422,
    )


_NO_RECORD = (404, "no_record")
_SEAT = QueryWord(
    "seat",
    "Through whose eyes: a seat from 0, the number of players for a spectator, or all",
    {"anyOf": [{"type": "integer", "minimum": 0, "maximum": MAX_SEATS}, {"const": ALL}]},
)

CALLS = (
    Call(
        "POST",
        "/api/records",
        "Upload a record",
        upload,
        RecordInfo,
        str,
        status=201,
        refuses=((422, "bad_record"), (429, "too_many_records")),
    ),
    Call("GET", "/api/records/{record:id}", "A record", show_record, RecordInfo, refuses=(_NO_RECORD,)),
    Call("GET", "/api/records/{record:id}/text", "The text of a record", record_text, str, refuses=(_NO_RECORD,)),
    Call(
        "GET",
        "/api/records/{record:id}/positions/{move:number}",
        "The table after so many moves",
        show_position,
        Position,
        query=(_SEAT,),
        refuses=(_NO_RECORD, (404, "no_move"), (404, "no_seat"), (422, "bad_seat")),
    ),
    Call(
        "GET",
        "/api/records/{record:id}/course",
        "How the game went: chances, moments and totals",
        show_course,
        Course,
        query=(_SEAT,),
        refuses=(_NO_RECORD, (404, "no_seat"), (422, "bad_seat")),
    ),
)
