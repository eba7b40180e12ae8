"""``dejarik analyse``: what it prints, what it writes, and that it can be repeated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from dejarik.analysis import Judge, Spot, Verdict
from tests.cli.terminal import dejarik, refused

QUICK = ("--agent", "mcts:3", "--workers", 1)


def test_an_analysis_lists_what_was_given_away_and_sums_up(record: Path, tmp_path: Path) -> None:
    target = tmp_path / "commented.txt"
    seen = dejarik("analyse", record, *QUICK, "--output", target)
    assert seen.code == 0
    assert "move who mark chances played better" in seen.text
    assert "blunder ??" in seen.text
    assert "Player accuracy best ! good inaccuracies ?! mistakes ? blunders ??" in seen.text
    assert "Judged by mcts:3, seed 0, from what each player could know." in seen.text
    told = dejarik("replay", target)
    assert "# analysis: mcts:3, seed 0" in told.text
    assert "; better: " in told.text
    assert "the final position matches its digest" in told.text


def test_an_analysis_replaces_an_earlier_one_and_no_comment_of_a_player(record: Path, tmp_path: Path) -> None:
    first, noted, second = (tmp_path / name for name in ("first.txt", "noted.txt", "second.txt"))
    dejarik("analyse", record, *QUICK, "--output", first)
    lines = first.read_text(encoding="utf-8").split("\n")
    behind = next(number for number, line in enumerate(lines) if line.startswith("# best: "))
    noted.write_text("\n".join([*lines[:behind], "# What a move!", *lines[behind:]]), encoding="utf-8")
    dejarik("analyse", noted, *QUICK, "--output", second)
    text = second.read_text(encoding="utf-8")
    assert "# What a move!\n# best: " in text
    assert text.replace("# What a move!\n", "") == first.read_text(encoding="utf-8")


def test_the_same_seed_gives_the_same_analysis_however_many_work(record: Path) -> None:
    alone = dejarik("analyse", record, *QUICK, "--json")
    together = dejarik("analyze", record, "--agent", "mcts:3", "--workers", 2, "--json", lang="pl")
    assert alone.out == together.out
    found = json.loads(alone.out)
    assert (found["agent"], found["seed"], [seat["seat"] for seat in found["seats"]]) == ("mcts:3", 0, [1, 2])
    assert set(found["moves"][0]) == {"move", "seat", "mark", "before", "after", "played", "best"}
    assert dejarik("analyse", record, *QUICK, "--json", "--seed", 1).out != alone.out


def test_polish_words(record: Path) -> None:
    seen = dejarik("analyse", record, *QUICK, lang="pl")
    assert "gruby błąd ??" in seen.text
    assert "Gracz celność najlepsze !" in seen.text


@pytest.mark.parametrize("agent", ["greedy", "mcts", "mcts:0", "mcts:50ms"])
def test_only_a_repeatable_search_can_judge(record: Path, agent: str) -> None:
    line = refused("analyse", record, "--agent", agent)
    assert line == f"--agent: “{agent}” cannot judge a game. Use mcts with a number of simulations, such as mcts:200."


def test_what_cannot_be_done_is_said_first(record: Path) -> None:
    assert "the file already exists" in refused("analyse", record, "--output", record)
    assert "there is no such file" in refused("analyse", record.parent / "none.txt")
    assert refused("analyse", record, "--engine", "steam") == "--engine: There is no engine “steam”. Use local or ray."


def test_an_interrupted_analysis_shows_what_it_has_found(record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = Judge.__call__

    def interrupted(self: Judge, spot: Spot) -> Verdict:
        if spot.number > 5:
            raise KeyboardInterrupt
        return judge(self, spot)

    monkeypatch.setattr(Judge, "__call__", interrupted)
    seen = dejarik("analyse", record, *QUICK)
    assert seen.code == 130
    assert "Stopped after 5 of 19." in seen.err
    assert "Player accuracy" in seen.text
