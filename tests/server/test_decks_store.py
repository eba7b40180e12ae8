"""Decks in the database, on both kinds: whose they are, how many there can be, and what goes with their owner."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import delete, insert, select

from dejarik.kernel.errors import BadDeckError
from dejarik.server import decks as decks_module
from dejarik.server.decks import SavedDecks
from dejarik.server.problems import ProblemError
from dejarik.server.schema import decks, players
from dejarik.server.store import Store

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("barn")]


@pytest.fixture
async def saved(store: Store) -> SavedDecks:
    people = [{"id": name, "name": name, "created": 1.0} for name in ("leia", "han")]
    await store.write((insert(players), people))
    return SavedDecks(store)


async def names(saved: SavedDecks, owner: str) -> list[str]:
    return sorted(deck.name for deck in (await saved.to_choose("barn", owner)).decks)


async def test_decks_are_there_after_reopening(url: str) -> None:
    for expected in ([], ["Ham"]):
        store = Store(url)
        await store.open()
        if not expected:
            await store.write((insert(players), {"id": "leia", "name": "Leia", "created": 1.0}))
            await SavedDecks(store).save("barn", "leia", "Ham", "1 2 3")
        assert await names(SavedDecks(store), "leia") == ["Ham"]
        await store.close()


async def test_decks_that_come_at_once_do_not_pass_the_limit(
    saved: SavedDecks, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(decks_module, "MOST_DECKS", 5)
    wishes = (saved.save("barn", "leia", f"Ham {number}", "1") for number in range(20))
    outcomes = await asyncio.gather(*wishes, return_exceptions=True)
    refused = [outcome for outcome in outcomes if isinstance(outcome, ProblemError)]
    assert {each.code for each in refused} == {"too_many_decks"}
    assert len(refused) == 15
    assert len(await names(saved, "leia")) == 5


async def test_a_deck_belongs_to_its_owner_and_its_game(
    saved: SavedDecks, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = await saved.save("barn", "leia", "Ham", "1 2 3")
    await saved.save("barn", "han", "Bacon", "1 2 3")
    elsewhere = {"id": "other", "owner": "leia", "game": "sty", "name": "Lard", "code": "1", "updated": 1.0}
    await store.write((insert(decks), elsewhere))
    assert (await names(saved, "leia"), await names(saved, "han")) == (["Ham"], ["Bacon"])
    for owner, deck in (("han", mine.id), ("leia", "other"), ("leia", "none")):
        with pytest.raises(ProblemError, match="no such deck"):
            await saved.change("barn", owner, deck, "Stolen", "1")
        with pytest.raises(ProblemError, match="no such deck"):
            await saved.delete("barn", owner, deck)
    kept = await store.read(select(decks.c.name).order_by(decks.c.name))
    assert [row.name for row in kept] == ["Bacon", "Ham", "Lard"]
    monkeypatch.setattr(decks_module, "MOST_DECKS", 2)
    await saved.save("barn", "leia", "Sausage", "1")


async def test_a_bad_code_is_not_kept(saved: SavedDecks) -> None:
    with pytest.raises(BadDeckError):
        await saved.save("barn", "leia", "Ham", "beef")
    assert await names(saved, "leia") == []


async def test_whoever_goes_takes_their_decks_along(saved: SavedDecks, store: Store) -> None:
    await saved.save("barn", "leia", "Ham", "1 2 3")
    await saved.save("barn", "han", "Bacon", "1 2 3")
    await store.write(delete(players).where(players.c.id == "leia"))
    assert [row.owner for row in await store.read(select(decks.c.owner))] == ["han"]


async def test_nobody_keeps_no_decks(saved: SavedDecks) -> None:
    await saved.save("barn", "leia", "Ham", "1 2 3")
    assert (await saved.to_choose("barn", None)).decks == []
