from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bench import __main__ as command
from bench import ceiling_report, report, table_report
from bench.ceiling import Ceiling, Climb, Step, climb
from bench.crowd import half_a_game
from bench.entries import load, save
from bench.load import Load, Plan, quantile
from bench.pace import Pace
from bench.picture import draw_ceiling, draw_round_trips
from dejarik import Match
from tests.server.postgres import NoPostgresError

LOAD = Load(Plan(), [1.0, 2.0, 3.0, 40.0], [1.0, 1.0, 1.0, 10.0], 125.0, 100.0, 300.0)


def test_no_more_steps_happen_than_a_stretch_allows_and_all_are_done_when_it_ends():
    made: list[str] = []

    async def walk(pace: Pace, name: str) -> None:
        while True:
            await pace.step()
            made.append(name)
            await asyncio.sleep(0)
            pace.done()

    async def main() -> None:
        ticks: list[None] = []
        pace = Pace(0.0005, 1, lambda: ticks.append(None))
        walking = [asyncio.create_task(walk(pace, name)) for name in "abcde"]
        for stretch in (1, 2):
            await pace.stretch(20)
            assert len(made) == len(ticks) == 20 * stretch
            await asyncio.sleep(0.01)
            assert len(made) == 20 * stretch, "all rest between stretches"
        for each in walking:
            each.cancel()

    asyncio.run(main())
    assert set(made) == set("abcde")


def test_a_quantile_is_one_of_the_values():
    values = list(range(1000))
    assert [quantile(values, share) for share in (0, 0.5, 0.99, 1)] == [0, 500, 990, 999]


def test_tables_begin_in_the_middle_of_a_game_that_goes_on():
    text, moves = half_a_game(1)
    match = Match.from_record(text)
    assert len(match.moves) == moves > 50
    assert match.result is None


def test_the_table_is_judged_beside_the_echo_and_by_its_memory():
    found = {(v.goal.measure, v.ratio, v.met) for v in table_report.table_verdicts(LOAD.entries())}
    assert found == {("choice p99", 4.0, True), ("idle memory", 0.5, True)}


def test_the_table_has_its_part_of_the_page(tmp_path: Path):
    text = table_report.table_section(LOAD, "Abacus", {})
    assert "500 tables of bounty" in text
    assert "20,000 choices" in text
    assert "125 choices per second" in text
    assert "| p99 | 40 | 10 | 4.0x |" in text
    assert "| table idle memory | 100 |" in text
    page = tmp_path / "performance.md"
    report.write_section(page, "table", text)
    assert page.read_text().index("## The server under load") < page.read_text().index("## Strength")


def test_the_entries_of_the_table_replace_only_their_own(tmp_path: Path):
    file = tmp_path / "bench.json"
    save(file, LOAD.entries())
    save(file, LOAD.entries()[:1])
    assert load(file) == LOAD.entries()[:1]


def test_round_trips_are_drawn(tmp_path: Path):
    pytest.importorskip("matplotlib")
    draw_round_trips(tmp_path / "table.svg", {"choice": LOAD.table_ms, "echo": LOAD.echo_ms})
    assert "<svg" in (tmp_path / "table.svg").read_text()


def step(per_second: float, p99_ms: float) -> Step:
    return Step(per_second, p99_ms / 4, p99_ms, 0.5, 0.25, 0.75)


CEILING = Ceiling(Climb(), [step(60, 4.0), step(75, 20.0), step(90, 80.0)])


def test_the_ceiling_is_the_fastest_pace_within_the_limit():
    assert CEILING.entry().value == 75
    assert CEILING.entry().name == "ceiling of one server on SQLite"
    assert Ceiling(Climb(4, "postgresql"), []).entry().name == "ceiling of 4 servers on PostgreSQL"


def test_a_climb_gets_faster_by_the_same_factor():
    assert Climb(first=10, faster=2, most_steps=4).paces() == [10, 20, 40, 80]


def test_the_ceilings_of_all_setups_have_their_part_of_the_page():
    together = Ceiling(Climb(2, "postgresql"), CEILING.steps[:2])
    hopeless = Ceiling(Climb(4, "postgresql"), CEILING.steps[2:])
    overwhelmed = Ceiling(Climb(database="postgresql"), [], gave_up_at=100.0)
    text = ceiling_report.ceiling_section([CEILING, together, hopeless, overwhelmed], "Abacus")
    assert "took at most 50 ms" in text
    assert "| one server on SQLite | 75 | 5 | 20 | 50% | 25% | 75% | p99 80 ms at 90 |" in text
    assert "| 2 servers on PostgreSQL | 75 | 5 | 20 | 50% | 25% | 75% | not tried faster |" in text
    assert "| 4 servers on PostgreSQL | none |  |  |  |  |  | p99 80 ms at 90 |" in text
    assert "| one server on PostgreSQL | none |  |  |  |  |  | connections lost at 100 |" in text


def test_the_entry_of_the_ceiling_leaves_those_of_the_table_alone(tmp_path: Path):
    file = tmp_path / "bench.json"
    save(file, LOAD.entries())
    save(file, [CEILING.entry()])
    assert set(load(file)) == {*LOAD.entries(), CEILING.entry()}


def test_a_climb_measures_every_server():
    setup = Climb(servers=2, database="postgresql", tables=2, first=20, seconds=1, most_steps=1, limit_ms=60_000)
    try:
        found = climb(setup)
    except NoPostgresError as error:
        pytest.skip(str(error))
    assert found.fastest is not None
    assert found.fastest.per_second > 0
    assert 0 < found.fastest.p50_ms <= found.fastest.p99_ms
    assert 0 < found.fastest.machine_busy <= 1


def test_without_postgresql_a_run_says_so_before_it_measures_anything(monkeypatch: pytest.MonkeyPatch):
    def missing() -> Path:
        raise NoPostgresError("install it")

    monkeypatch.setattr(command, "find_postgres", missing)
    with pytest.raises(NoPostgresError, match="install it"):
        command.main(["--only", "ceiling"])


def test_ceilings_are_drawn_together(tmp_path: Path):
    pytest.importorskip("matplotlib")
    draw_ceiling(tmp_path / "ceiling.svg", [CEILING, Ceiling(Climb(2, "postgresql"), CEILING.steps[:1])])
    assert "<svg" in (tmp_path / "ceiling.svg").read_text()
