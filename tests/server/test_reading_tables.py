"""Tables read from the database: one that cannot be, and one that takes long, trouble nobody else."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest
from sqlalchemy import update

from dejarik.server import archive, schema
from dejarik.server.game_table import GameTable
from dejarik.server.problems import ProblemError
from dejarik.server.taking_up import take_up
from tests.server.hall_table import ANIA, choose, hall_in, opened, until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("damage", [{"kind": "dance"}, {"data": "draw everything"}])
async def test_one_bad_row_breaks_its_own_table_only(url: str, damage: dict[str, str]) -> None:
    async with hall_in(url) as hall:
        sound, broken = await opened(hall), await opened(hall)
        await choose(hall, broken, ANIA)
        await hall._store.write(update(schema.journal).values(**damage))
    async with hall_in(url) as hall:
        await until(lambda: hall.is_in_use(sound.table.id))
        assert [game.id for game in await hall.games_of(ANIA)] == [sound.table.id]
        with pytest.raises(ProblemError) as error:
            await hall.find(broken.table.id)
        assert error.value.code == "unreadable_table"
        assert "draw" not in f"{error.value.cause} {error.value.remedy}", "what the chooser could do is private"


async def test_a_long_game_is_played_back_beside_the_others(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hall_in(url) as hall:
        room = await opened(hall)
    began, goes_on = threading.Event(), threading.Event()

    def slow(*about: Any) -> GameTable:
        began.set()
        assert goes_on.wait(60), "the event loop stood still meanwhile"
        return take_up(*about)

    monkeypatch.setattr(archive, "take_up", slow)
    async with hall_in(url) as hall:
        finding = asyncio.create_task(hall.find(room.table.id))
        await until(began.is_set)
        goes_on.set()
        assert (await finding).table.id == room.table.id
