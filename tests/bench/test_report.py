import json
from dataclasses import replace
from pathlib import Path

import pytest

from bench import measured, report
from bench.entries import Entry, load, save, speed_entries
from bench.goals import GOALS, Goal, verdicts
from bench.interleave import MICROSECONDS, Figure, Measure
from bench.picture import tidy
from bench.shape import Shape
from bench.strength import MATCHUPS, Balance, Matchup, Standing
from dejarik import game_names
from dejarik.arena import AgentRow, GameResult, summarize

FIGURES = [
    Figure(Measure("bounty 2 seats random play", "decisions/s", "play", ours=True), 100_000, 0.02),
    Figure(Measure("bounty 2 seats random games", "games/s", ours=True), 50, 0.02),
    Figure(Measure("bounty 2 seats copy", MICROSECONDS, "copy", ours=True), 5, 0.01),
    Figure(Measure("bounty 4 seats random play", "decisions/s", "play", ours=True), 60_000, 0.02),
    Figure(Measure("chess random play", "decisions/s", "play"), 20_000, 0.03),
    Figure(Measure("chess random games", "games/s"), 40, 0.03),
    Figure(Measure("chess copy", MICROSECONDS, "copy"), 2.5, 0.01),
]
ENTRIES = speed_entries(FIGURES)
STANDING = Standing(Matchup("bounty", 4, "mcts:200", "greedy", 100), AgentRow("mcts:200", 80, 0.5, 0.4, 0.6, 900), 321)
FACTS = {"machine": "Abacus, 1 cores, CPython 3", "peers": "chess 1", "rounds": 9, "slice_s": 0.5}


def test_everything_measured_has_an_entry_and_each_of_ours_one_per_peer_of_the_contest():
    assert [(e.name, e.peer, e.ratio) for e in ENTRIES if e.peer] == [
        ("bounty 2 seats random play", "chess random play", 5),
        ("bounty 2 seats copy", "chess copy", 2),
        ("bounty 4 seats random play", "chess random play", 3),
    ]
    assert len(ENTRIES) == len(FIGURES) + 3


def test_a_goal_is_judged_by_the_worst_number_of_seats():
    goals = {"bounty": (Goal("random play", "chess random play", 4), Goal("copy", "chess copy", 4, at_least=False))}
    assert [(v.ratio, v.met, v.goal.wanted) for v in verdicts(ENTRIES, goals)] == [
        (3, False, "at least 4x"),
        (2, True, "at most 4x"),
    ]


def test_a_goal_that_was_not_measured_gets_no_verdict():
    assert verdicts(ENTRIES, {"bounty": (Goal("random play", "go", 4),), "sabacc": GOALS["bounty"]}) == []


def test_every_processor_keeps_its_column_until_it_measures_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(measured, "FILE", tmp_path / "measured.json")
    measured.FILE.write_text("{}")
    found = verdicts(ENTRIES, {"bounty": (Goal("random play", "chess random play", 3),)})
    slow = [replace(each, ratio=2.5) for each in found]
    measured.keep("speed", "Abacus", slow, measured.FILE)
    quick = measured.keep("speed", "Loom", found, tmp_path / "build" / "tried.json")
    assert set(quick) == {"Abacus", "Loom"}
    columns = measured.keep("speed", "Quipu", found, measured.FILE)
    text = report.goal_table(found, columns)
    assert "| game | measure | peer | goal | Abacus | Quipu | met |" in text
    assert "| bounty | random play | chess random play | at least 3x | 2.5x | 3.0x | **no** |" in text
    text = report.goal_table(found, measured.keep("speed", "Abacus", found, measured.FILE))
    assert "| at least 3x | 3.0x | 3.0x | yes |" in text


def test_goals_and_matchups_are_of_games_that_exist():
    assert set(GOALS) | {matchup.game for matchup in MATCHUPS} <= set(game_names())


def test_a_run_of_one_part_keeps_the_entries_of_the_other(tmp_path: Path):
    file = tmp_path / "build" / "bench.json"
    save(file, [STANDING.entry])
    save(file, ENTRIES[:1])
    assert load(file) == [ENTRIES[0], STANDING.entry]
    assert set(json.loads(file.read_text())[0]) == {"name", "value", "unit", "spread", "peer", "ratio"}


def test_a_standing_is_told_against_the_fair_share():
    assert STANDING.entry == Entry(
        "bounty mcts:200 vs 3 greedy", 0.5, "win share", pytest.approx(0.1), "fair share", 2.0
    )


def test_a_challenger_meets_copies_of_the_others():
    series = STANDING.matchup.series(80)
    assert series.agents == ("mcts:200", "greedy", "greedy", "greedy")
    assert (series.players, series.games) == (4, 80)


def test_the_speed_part_shows_method_goals_values_and_ratios():
    shapes = {"chess random play": Shape(300, 23.4, 0.01)}
    text = report.speed_section(ENTRIES, verdicts(ENTRIES), {}, shapes, FACTS)
    assert "Abacus" in text
    assert "9 rounds" in text
    assert "| bounty | copy | chess copy | at most 4x | yes |" in text
    assert "| chess random play | 20,000 | 3% | 300 | 23.4 | 1% |" in text
    assert "|  | chess |\n" in text
    assert "| bounty 4 seats random play | 3.0x |" in text
    assert "| bounty 2 seats copy | 5 | 1% |" in text


def test_the_strength_part_shows_the_interval():
    text = report.strength_section("bounty", [STANDING])
    assert "images/strength-bounty.svg" in text
    assert "| bounty mcts:200 vs 3 greedy | 80 | 50.0% | 40.0% to 60.0% | 25% | 2.0x | 321 |" in text


def test_one_part_of_the_page_is_replaced_and_the_other_stays(tmp_path: Path):
    page = tmp_path / "docs" / "performance.md"
    report.write_section(page, "speed", "fast")
    report.write_section(page, "strength bounty", r"strong \1")
    report.write_section(page, "speed", "faster")
    text = page.read_text()
    assert "<!-- speed -->\nfaster\n<!-- /speed -->" in text
    assert "<!-- strength bounty -->\nstrong \\1\n<!-- /strength bounty -->" in text


def test_a_new_part_goes_to_the_end_of_the_page():
    assert (
        report.splice("# my own page\n", "speed", "fast") == "# my own page\n\n<!-- speed -->\nfast\n<!-- /speed -->\n"
    )


def test_between_equals_the_first_seat_is_counted():
    fair = Balance("deckbuilding", 2, "random", "random", 2, (("rounds", "1"),), side="Empire")
    results = [GameResult((1.0, 0.0), (3, 0), 9, 1.0), GameResult((0.25, 0.75), (1, 2), 9, 1.0)]
    assert fair.name == "Empire, random on both sides"
    assert fair.series(2).options == {"rounds": "1"}
    assert fair.counted(summarize(fair.series(2), results)).share == 0.875


@pytest.mark.parametrize(
    ("value", "shown"), [(123_456.7, "123,457"), (52.66, "52.7"), (2.345, "2.35"), (0.034, "0.034")]
)
def test_numbers_have_three_digits(value: float, shown: str):
    assert report.number(value) == shown


def test_a_picture_points_to_no_page_on_the_web():
    assert tidy('<?xml?>\n<!DOCTYPE svg\n  "http://x/svg.dtd">\n<svg> \n</svg>\n') == "<?xml?>\n<svg>\n</svg>\n"
