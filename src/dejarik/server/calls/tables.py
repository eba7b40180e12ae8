"""Calls about tables: the lobby, opening one, sitting down, its record. Playing happens on its socket."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from dejarik.server.calls.call import Ask, Call
from dejarik.server.failures import too_many_tables
from dejarik.server.names import clean_title
from dejarik.server.neighbors import Lobby
from dejarik.server.wire import ChatLine, DeckCode, TableInfo, TableSummary, TableWish
from dejarik.server.wire_forecasts import Forecasts


class DeckToBring(Struct):
    """A deck to play: the name of a ready one, or a code."""

    deck: DeckCode


async def lobby(ask: Ask[None]) -> Lobby:
    """What is going on."""
    return await ask.services.neighbors.lobby()


async def my_games(ask: Ask[None]) -> list[TableSummary]:
    """The asker's tables, those waiting for them first."""
    return await ask.services.neighbors.games_of(ask.asker)


async def open_table(ask: Ask[TableWish]) -> TableInfo:
    """A new table, if the address has not too many already."""
    hall, counts = ask.services.hall, ask.services.tables
    wish = replace(ask.body, title=clean_title(ask.body.title))
    host = ask.asker
    if not counts.take(ask.address, hall.is_in_use):
        raise too_many_tables(counts.limit)
    opened = None
    try:
        info = await hall.open_table(wish, host, ask.address)
        opened = info.id
    finally:
        counts.settle(ask.address, opened)
    return info


async def show_table(ask: Ask[None]) -> TableInfo:
    """One table."""
    return await ask.services.hall.info(ask.path["table"], ask.player)


async def sit_down(ask: Ask[None]) -> TableInfo:
    """Take a seat."""
    return await ask.services.hall.sit(ask.path["table"], ask.path["seat"], ask.asker)


async def bring_deck(ask: Ask[DeckToBring]) -> TableInfo:
    """Take a seat with a deck."""
    return await ask.services.hall.bring_deck(ask.path["table"], ask.path["seat"], ask.asker, ask.body.deck)


async def get_up(ask: Ask[None]) -> TableInfo:
    """Leave a seat before the start."""
    return await ask.services.hall.get_up(ask.path["table"], ask.path["seat"], ask.asker)


async def earlier_chat(ask: Ask[None]) -> list[ChatLine]:
    """What was said before a line."""
    return await ask.services.hall.chat_before(ask.path["table"], ask.player, ask.path["line"])


async def foretell(ask: Ask[None]) -> Forecasts:
    """What the asker's choices will certainly do."""
    room = await ask.services.hall.find(ask.path["table"])
    return await ask.services.foresight.forecasts(room, room.table.seat_of(ask.asker), ask.path["seq"])


async def table_record(ask: Ask[None]) -> str:
    """The record of a game that is over."""
    return await ask.services.hall.record_text(ask.path["table"])


_NO_FINDING = ((404, "no_table"), (409, "unreadable_table"), (409, "moved"), (503, "unreachable_table"))
_NO_SITTING = (*_NO_FINDING, (404, "no_seat"), (409, "seat_taken"), (409, "already_seated"), (409, "has_begun"))
_SEAT = "/api/tables/{table:id}/seats/{seat:number}"

CALLS = (
    Call("GET", "/api/tables", "The lobby", lobby, Lobby),
    Call(
        "GET",
        "/api/me/games",
        "My tables, those waiting for me first",
        my_games,
        list[TableSummary],
        for_players=True,
    ),
    Call(
        "POST",
        "/api/tables",
        "Open a table",
        open_table,
        TableInfo,
        TableWish,
        status=201,
        for_players=True,
        refuses=(
            (404, "no_game"),
            (404, "no_record"),
            (404, "no_move"),
            (409, "already_over"),
            (422, "bad_title"),
            (422, "bad_setup"),
            (422, "bad_record"),
            (422, "wrong_seats"),
            (429, "too_many_tables"),
        ),
    ),
    Call("GET", "/api/tables/{table:id}", "A table", show_table, TableInfo, refuses=_NO_FINDING),
    Call(
        "POST",
        _SEAT,
        "Sit down; the game starts when the last seat is taken",
        sit_down,
        TableInfo,
        for_players=True,
        refuses=_NO_SITTING,
    ),
    Call(
        "PUT",
        f"{_SEAT}/deck",
        "Sit down with a deck, or bring another one before the start",
        bring_deck,
        TableInfo,
        DeckToBring,
        for_players=True,
        refuses=(*_NO_SITTING, (404, "no_decks"), (422, "bad_setup")),
    ),
    Call(
        "DELETE",
        _SEAT,
        "Get up again, before the start",
        get_up,
        TableInfo,
        for_players=True,
        refuses=(*_NO_FINDING, (403, "not_your_seat"), (409, "has_begun")),
    ),
    Call(
        "GET",
        "/api/tables/{table:id}/chat/{line:number}",
        "What was said before a line, up to 100 lines; the last ones come with the socket",
        earlier_chat,
        list[ChatLine],
        refuses=(*_NO_FINDING, (403, "no_spectators")),
    ),
    Call(
        "GET",
        "/api/tables/{table:id}/forecasts/{seq:number}",
        "What each of my choices will certainly do, in the position with that number",
        foretell,
        Forecasts,
        for_players=True,
        refuses=(*_NO_FINDING, (403, "watching")),
    ),
    Call(
        "GET",
        "/api/tables/{table:id}/record",
        "The record as text, after the end",
        table_record,
        str,
        refuses=(*_NO_FINDING, (409, "not_over")),
    ),
)
