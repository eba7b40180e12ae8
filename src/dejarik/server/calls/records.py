"""Calls about records: uploading one, and stepping through it."""

from __future__ import annotations

from dejarik.kernel.text import Text
from dejarik.server.calls.call import Ask, Call, QueryWord
from dejarik.server.problems import ProblemError
from dejarik.server.wire import MAX_SEATS
from dejarik.server.wire_records import Course, GameAnalysis, Position, RecordInfo

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


async def start_analysis(ask: Ask[None]) -> GameAnalysis:
    """Begin to analyze a record."""
    return await ask.services.analyses.start(ask.path["record"], ask.address, _seat(ask.query.get("seat")))


async def show_analysis(ask: Ask[None]) -> GameAnalysis:
    """How far the analysis is."""
    return ask.services.analyses.progress(ask.path["record"], _seat(ask.query.get("seat")))


async def analysis_text(ask: Ask[None]) -> str:
    """The record with the analysis as comments."""
    return ask.services.analyses.commented(ask.path["record"])


async def cancel_analysis(ask: Ask[None]) -> None:
    """Give the analysis up."""
    ask.services.analyses.cancel(ask.path["record"], ask.address)


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

_ANALYSIS = "/api/records/{record:id}/analysis"

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
    Call(
        "POST",
        _ANALYSIS,
        "Analyze the choices of a finished game",
        start_analysis,
        GameAnalysis,
        query=(_SEAT,),
        refuses=(
            _NO_RECORD,
            (403, "no_analyses"),
            (404, "no_seat"),
            (409, "not_over"),
            (422, "bad_seat"),
            (429, "one_analysis"),
            (429, "too_many_analyses"),
        ),
    ),
    Call(
        "GET",
        _ANALYSIS,
        "How far an analysis is, and its verdicts once it is done",
        show_analysis,
        GameAnalysis,
        query=(_SEAT,),
        refuses=((404, "no_analysis"), (404, "no_seat"), (422, "bad_seat")),
    ),
    Call(
        "GET",
        f"{_ANALYSIS}/text",
        "The text of a record with a finished analysis as comments",
        analysis_text,
        str,
        refuses=((404, "no_analysis"),),
    ),
    Call("DELETE", _ANALYSIS, "Cancel an analysis", cancel_analysis, status=204, refuses=((404, "no_analysis"),)),
)
