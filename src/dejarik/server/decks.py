"""Saved decks: each person has their own, legal or not."""

from __future__ import annotations

import asyncio
from time import time

from sqlalchemy import ColumnElement, delete, func, insert, literal, select, update

from dejarik.kernel import registry
from dejarik.kernel.decks import Decks, DeckSheet, Starter
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text
from dejarik.server import refusals
from dejarik.server.archive import new_id
from dejarik.server.deck_faces import face_of
from dejarik.server.problems import ProblemError
from dejarik.server.schema import decks as kept
from dejarik.server.store import AnyRow, Store
from dejarik.server.times import iso
from dejarik.server.wire_decks import DeckList, SavedDeck, StarterDeck

MOST_DECKS = 200
"""So many of one game may one person keep."""


def decks_of(game: str) -> Decks:
    """What a game knows about decks; raises UnknownGameError, or ProblemError if it is not played with them."""
    found = registry.find(game)
    if found.decks is None:
        raise refusals.no_decks(found.title)
    return found.decks


class SavedDecks:
    """The decks in the database. Every query is restricted to the owner."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def to_choose(self, game: str, owner: str | None) -> DeckList:
        """The ready-made decks of a game and the owner's own, most recently changed first."""
        decks = await asyncio.to_thread(decks_of, game)
        mine = select(kept).where(kept.c.owner == owner, kept.c.game == game).order_by(kept.c.updated.desc(), kept.c.id)
        rows = await self._store.read(mine) if owner is not None else []
        return await asyncio.to_thread(_listed, game, decks, rows)

    async def save(self, game: str, owner: str, name: str, code: str) -> SavedDeck:
        """Keep a new deck; raises BadDeckError if the code is of none, ProblemError if there are too many."""
        sheet = await self._sheet(game, code, name)
        row = {"id": new_id(), "owner": owner, "game": game, "name": name, "code": sheet.code, "updated": time()}
        # Counted by the statement itself, so that two concurrent requests cannot both take the last place.
        has = select(func.count()).where(kept.c.owner == owner, kept.c.game == game).scalar_subquery()
        values = [literal(value, kept.c[column].type) for column, value in row.items()]
        await self._store.write(insert(kept).from_select(list(row), select(*values).where(has < MOST_DECKS)))
        found = await self._store.read_one(select(kept).where(kept.c.id == row["id"]))
        if found is None:
            raise _too_many_decks()
        return _saved(found, sheet)

    async def change(self, game: str, owner: str, deck: str, name: str, code: str) -> SavedDeck:
        """Replace a saved deck."""
        sheet = await self._sheet(game, code, name)
        await self._store.write(
            update(kept).where(*_this(game, owner, deck)).values(name=name, code=sheet.code, updated=time())
        )
        return _saved(await self._find(game, owner, deck), sheet)

    async def delete(self, game: str, owner: str, deck: str) -> None:
        """Keep a deck no longer."""
        await asyncio.to_thread(decks_of, game)
        await self._find(game, owner, deck)
        await self._store.write(delete(kept).where(*_this(game, owner, deck)))

    async def _sheet(self, game: str, code: str, name: str) -> DeckSheet:
        return await asyncio.to_thread(lambda: decks_of(game).sheet(code, name))

    async def _find(self, game: str, owner: str, deck: str) -> AnyRow:
        found = await self._store.read_one(select(kept).where(*_this(game, owner, deck)))
        if found is None:
            raise _no_deck()
        return found


def _this(game: str, owner: str, deck: str) -> tuple[ColumnElement[bool], ...]:
    return kept.c.id == deck, kept.c.owner == owner, kept.c.game == game


def _listed(game: str, decks: Decks, rows: list[AnyRow]) -> DeckList:
    return DeckList(
        [_ready(game, each, decks.sheet(each.code, each.title.en)) for each in decks.starters],
        [_saved(row, _sheet_or_none(decks, row)) for row in rows],
    )


def _ready(game: str, starter: Starter, sheet: DeckSheet) -> StarterDeck:
    return StarterDeck(starter.key, starter.title, sheet, face_of(game, sheet))


def _sheet_or_none(decks: Decks, row: AnyRow) -> DeckSheet | None:
    """A deck saved by another release may have unknown cards; that must not hide the other decks."""
    try:
        return decks.sheet(row.code, row.name)
    except BadDeckError:
        return None


def _saved(row: AnyRow, sheet: DeckSheet | None) -> SavedDeck:
    face = face_of(row.game, sheet) if sheet is not None else None
    return SavedDeck(row.id, row.name, row.code, iso(row.updated), sheet, face)


def _no_deck() -> ProblemError:
    return ProblemError(
        Text("You keep no such deck", "Nie masz takiej talii"),
        Text("Look at your decks again.", "Spójrz ponownie na swoje talie."),
        code="no_deck",
        status=404,
    )


def _too_many_decks() -> ProblemError:
    return ProblemError(
        Text(f"You keep {MOST_DECKS} decks of this game already", f"Masz już tyle talii tej gry: {MOST_DECKS}"),
        Text("Delete one first.", "Najpierw usuń którąś z nich."),
        code="too_many_decks",
    )
