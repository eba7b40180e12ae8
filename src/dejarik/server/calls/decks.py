"""Calls about decks: what they are made of, ready ones and one's own, reading any form, writing for elsewhere."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta, Struct

from dejarik.kernel.decks import DeckForm, DeckPick, DeckSheet
from dejarik.kernel.text import Text
from dejarik.server.calls.call import Ask, Call
from dejarik.server.decks import decks_of
from dejarik.server.failures import needs_token
from dejarik.server.names import LONGEST_DECK_NAME, clean_deck_name
from dejarik.server.problems import ProblemError
from dejarik.server.wire import DeckCode
from dejarik.server.wire_decks import DeckList, DeckPlan, SavedDeck

# The length is described here and checked, with better words, where names are made.
_NAME = Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_DECK_NAME})


class DeckWish(Struct):
    """A deck to keep; it need not be legal yet."""

    name: Annotated[str, _NAME]
    code: DeckCode


class DeckToCheck(Struct):
    """A deck in any form a player may have, a code, or what somebody has chosen; one of the three."""

    text: str | None = None
    code: DeckCode | None = None
    picks: list[DeckPick] | None = None


class DeckToExport(Struct):
    """A deck and the form it is wanted in."""

    code: DeckCode
    form: DeckForm
    name: Annotated[str, Meta(max_length=LONGEST_DECK_NAME)] = ""


class DeckFile(Struct):
    """A deck as a file."""

    text: str


async def list_decks(ask: Ask[None]) -> DeckList:
    """The ready-made decks, and the caller's own if there is a token."""
    if ask.token is not None and ask.player is None:
        raise needs_token()
    return await ask.services.decks.to_choose(ask.path["game"], ask.player.id if ask.player else None)


async def plan_decks(ask: Ask[None]) -> DeckPlan:
    """What decks are made of."""
    return await asyncio.to_thread(_plan, ask.path["game"])


async def save_deck(ask: Ask[DeckWish]) -> SavedDeck:
    """Keep a new deck."""
    name = clean_deck_name(ask.body.name)
    return await ask.services.decks.save(ask.path["game"], ask.asker.id, name, ask.body.code)


async def change_deck(ask: Ask[DeckWish]) -> SavedDeck:
    """Replace a saved deck."""
    name = clean_deck_name(ask.body.name)
    return await ask.services.decks.change(ask.path["game"], ask.asker.id, ask.path["deck"], name, ask.body.code)


async def delete_deck(ask: Ask[None]) -> None:
    """Keep a deck no longer."""
    await ask.services.decks.delete(ask.path["game"], ask.asker.id, ask.path["deck"])


async def check_deck(ask: Ask[DeckToCheck]) -> DeckSheet:
    """What is in a deck and which rules it breaks."""
    return await asyncio.to_thread(_check, ask.path["game"], ask.body)


async def export_deck(ask: Ask[DeckToExport]) -> DeckFile:
    """A deck as a file."""
    return DeckFile(await asyncio.to_thread(_export, ask.path["game"], ask.body))


def _check(game: str, given: DeckToCheck) -> DeckSheet:
    decks = decks_of(game)
    match (given.text, given.code, given.picks):
        case (str(text), None, None):
            return decks.read(text)
        case (None, str(code), None):
            return decks.sheet(code)
        case (None, None, list(picks)):
            return decks.build(picks)
    raise ProblemError(
        Text(
            "A deck is needed as “text”, as “code” or as “picks”",
            "Potrzebna jest talia jako „text”, jako „code” albo jako „picks”",
        ),
        Text("Send one of the three fields.", "Wyślij jedno z tych trzech pól."),
        code="bad_field",
        status=422,
    )


def _plan(game: str) -> DeckPlan:
    decks = decks_of(game)
    return DeckPlan(decks.build(()), decks.places, dict(decks.sides), decks.forms)


def _export(game: str, wanted: DeckToExport) -> str:
    return decks_of(game).write(wanted.code, wanted.form, wanted.name)


_DECKS = "/api/games/{game:id}/decks"
_DECK = _DECKS + "/{deck:id}"
_NO_DECKS = ((404, "no_game"), (404, "no_decks"))
_BAD_DECK = (422, "bad_deck")
_BAD_WISH = (_BAD_DECK, (422, "bad_name"))

CALLS = (
    Call(
        "GET",
        _DECKS,
        "The ready decks of a game and my own",
        list_decks,
        DeckList,
        refuses=((401, "needs_token"), *_NO_DECKS),
    ),
    Call(
        "POST",
        _DECKS,
        "Keep a deck, legal or not yet",
        save_deck,
        SavedDeck,
        DeckWish,
        status=201,
        for_players=True,
        refuses=(*_NO_DECKS, *_BAD_WISH, (409, "too_many_decks")),
    ),
    Call(
        "GET",
        _DECKS + "/plan",
        "What decks of a game are made of, and where its cards go in them",
        plan_decks,
        DeckPlan,
        refuses=_NO_DECKS,
    ),
    Call(
        "POST",
        _DECKS + "/check",
        "Read a deck in any form: what is in it and which rules it breaks",
        check_deck,
        DeckSheet,
        DeckToCheck,
        refuses=(*_NO_DECKS, _BAD_DECK),
    ),
    Call(
        "POST",
        _DECKS + "/export",
        "A deck as a text list or as JSON, for other sites",
        export_deck,
        DeckFile,
        DeckToExport,
        refuses=(*_NO_DECKS, _BAD_DECK),
    ),
    Call(
        "PUT",
        _DECK,
        "Change a deck of mine",
        change_deck,
        SavedDeck,
        DeckWish,
        for_players=True,
        refuses=(*_NO_DECKS, (404, "no_deck"), *_BAD_WISH),
    ),
    Call(
        "DELETE",
        _DECK,
        "Delete a deck of mine",
        delete_deck,
        status=204,
        for_players=True,
        refuses=(*_NO_DECKS, (404, "no_deck")),
    ),
)
