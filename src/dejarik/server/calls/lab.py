"""Calls of the deck lab: whom a deck can be tested against, starting a test, how far it is, and stopping it."""

from __future__ import annotations

from msgspec import Struct

from dejarik.server.calls.call import Ask, Call
from dejarik.server.wire import DeckCode
from dejarik.server.wire_lab import LabOffer, LabReport, LabWish


class DeckToTest(Struct):
    """A deck as a code or the key of a ready-made one."""

    code: DeckCode


async def offer_opponents(ask: Ask[DeckToTest]) -> LabOffer:
    """Whom a deck can be tested against."""
    game = ask.path["game"]
    mine = await ask.services.decks.to_choose(game, ask.player.id if ask.player else None)
    return await ask.services.labs.offer(game, ask.body.code, mine.decks)


async def start_lab(ask: Ask[LabWish]) -> LabReport:
    """Begin to test a deck."""
    return await ask.services.labs.start(ask.body, ask.asker.id, ask.address)


async def show_lab(ask: Ask[None]) -> LabReport:
    """How far the test is."""
    return ask.services.labs.progress(ask.asker.id)


async def stop_lab(ask: Ask[None]) -> LabReport:
    """Play no more games."""
    return await ask.services.labs.stop(ask.asker.id)


_LAB = "/api/lab"
_NO_DECKS = ((404, "no_game"), (404, "no_decks"))
_NO_LAB = (404, "no_lab")

CALLS = (
    Call(
        "POST",
        "/api/games/{game:id}/decks/opponents",
        "Whom a deck can be tested against",
        offer_opponents,
        LabOffer,
        DeckToTest,
        refuses=(*_NO_DECKS, (422, "bad_deck")),
    ),
    Call(
        "POST",
        _LAB,
        "Test a deck in many games against others",
        start_lab,
        LabReport,
        LabWish,
        for_players=True,
        refuses=(
            *_NO_DECKS,
            (403, "no_labs"),
            (422, "bad_deck"),
            (422, "bad_setup"),
            (422, "lab_games"),
            (429, "one_lab"),
            (429, "too_many_labs"),
            (429, "lab_budget"),
        ),
    ),
    Call(
        "GET",
        _LAB,
        "How far my test is, and what it has found",
        show_lab,
        LabReport,
        for_players=True,
        refuses=(_NO_LAB,),
    ),
    Call("DELETE", _LAB, "Stop my test", stop_lab, LabReport, for_players=True, refuses=(_NO_LAB,)),
)
