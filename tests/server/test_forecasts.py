"""Forecasts at a table: whoever must choose learns what each choice will certainly do, and nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from dejarik.server import foresight as foresight_module
from dejarik.server.foresight import Foresight
from dejarik.server.think_process import LostError
from tests.server.hall_table import choose, hall_in, opened, refused

pytestmark = pytest.mark.anyio


@pytest.fixture
async def foresight() -> AsyncIterator[Foresight]:
    made = Foresight()
    yield made
    await made.close()


async def test_the_chooser_learns_what_is_certain_and_nobody_else(tmp_path: Path, foresight: Foresight) -> None:
    async with hall_in(f"sqlite:///{tmp_path / 'db'}") as hall:
        room = await opened(hall)
        chooser, seq = room.table.chooser, room.table.seq
        assert chooser is not None
        found = await foresight.forecasts(room, chooser, seq)
        prompt = room.table.match.view(chooser).prompt
        assert prompt is not None
        assert [each.move for each in found.choices] == [choice.notation for choice in prompt.choices]
        job = next(each for each in found.choices if each.move == "job")
        assert [(effect.seat, effect.icon, effect.change) for effect in job.effects] == [
            (chooser, "credits", 200),
            (chooser, "actions", -1),
        ]
        assert "quick job: 200 credits" in job.lines[0].en
        draw = next(each for each in found.choices if each.move == "draw")
        assert [effect.icon for effect in draw.effects] == ["actions"], "what is drawn is not certain"

        assert await foresight.forecasts(room, chooser, seq) is found, "one position is worked out once"
        assert (await foresight.forecasts(room, 1 - chooser, seq)).choices == []
        assert await refused(foresight.forecasts(room, 2, seq)) == "watching"
        mover = room.table.people[chooser]
        assert mover is not None
        await choose(hall, room, mover, "job")
        late = await foresight.forecasts(room, chooser, seq)
        assert (late.seq, late.choices) == (seq + 1, [])


async def test_forecasts_that_take_too_long_are_left_out(
    tmp_path: Path, foresight: Foresight, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hang(question: object, within: float) -> object:
        raise LostError

    monkeypatch.setattr(foresight._process, "answer", hang)
    async with hall_in(f"sqlite:///{tmp_path / 'db'}") as hall:
        room = await opened(hall)
        assert room.table.chooser is not None
        found = await foresight.forecasts(room, room.table.chooser, room.table.seq)
        assert found.choices == []


async def test_a_busy_server_tells_nothing(
    tmp_path: Path, foresight: Foresight, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(foresight_module, "MOST_WAITING", 0)
    async with hall_in(f"sqlite:///{tmp_path / 'db'}") as hall:
        room = await opened(hall)
        assert room.table.chooser is not None
        assert (await foresight.forecasts(room, room.table.chooser, room.table.seq)).choices == []
