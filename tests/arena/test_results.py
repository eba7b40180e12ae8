"""Results on disk: nothing written is lost, an interrupted run ends like any other, bad files are told in a line."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from dejarik import BadSetupError, Match
from dejarik.agents import make_agent
from dejarik.arena import BadResultsError, Entrant, Ladder, Processes, Results, RoundRobin, Run, Swiss, Tournament
from dejarik.arena.playing import CardWatch
from dejarik.kernel.extras import MissingExtraError
from tests.arena.tournaments import StopError, Stopping, of_bounty, of_decks, played, rows

pytest.importorskip("polars", reason="polars is not installed: pip install 'dejarik[arena]'")

KILLED = """
from pathlib import Path
from dejarik.arena import Results, Run, Swiss
from tests.arena.tournaments import Stalling, of_bounty
run = Run(Results.create(Path({folder!r}), of_bounty(4, Swiss(6))), Stalling({after}), part_games=4)
for _ in run.play():
    pass
"""


def test_a_run_that_was_killed_goes_on_to_the_same_rows(tmp_path: Path) -> None:
    """In a Swiss tournament the second round depends on the first, so what was written must be read again."""
    tournament = of_bounty(4, Swiss(6))
    whole = rows(played(tmp_path / "whole", tournament))
    script = KILLED.format(folder=str(tmp_path / "killed"), after=17)
    process = subprocess.Popen([sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "stalled\n"
    process.kill()
    process.communicate()
    results = Results.open(tmp_path / "killed")
    assert results.games_played == 16  # files have four games
    before = results.games().collect()
    for _ in Run(results).play():
        pass
    again = Results.open(tmp_path / "killed")
    assert rows(again) == whole
    met = [{frozenset(pair) for number, pair in games_by_number(again) if number // 12 == at} for at in (0, 1)]
    assert [len(pairs) for pairs in met] == [2, 2]
    assert not met[0] & met[1]
    assert again.games().collect()["seconds"].to_list()[: len(before)] == before["seconds"].to_list()


def test_whoever_interrupts_keeps_every_game_that_was_handed_out(tmp_path: Path) -> None:
    results = Results.create(tmp_path / "run", of_bounty())
    with pytest.raises(StopError):
        list(Run(results, Stopping(7)).play())
    assert Results.open(tmp_path / "run").games_played == 7
    one = Run(results).play()
    assert next(one).index == 7
    one.close()
    assert Results.open(tmp_path / "run").games_played == 8


def test_neither_workers_nor_the_size_of_files_change_the_rows(tmp_path: Path) -> None:
    tournament = of_bounty(3, Ladder(3, 2))
    alone = played(tmp_path / "alone", tournament, part_games=2)
    together = Results.create(tmp_path / "together", tournament)
    for _ in Run(together, Processes(2)).play():
        pass
    assert rows(alone) == rows(together)
    assert len(list((tmp_path / "alone").glob("games-*"))) > len(list((tmp_path / "together").glob("games-*")))


def test_a_run_can_be_repeated_from_its_manifest(tmp_path: Path) -> None:
    first = played(tmp_path / "first", of_decks("rey", "kylo-ren", games=2))
    data = json.loads((tmp_path / "first" / "manifest.json").read_text(encoding="utf-8"))
    assert data["entrants"][0] == {"name": "rey", "agent": "random", "options": {"deck": "rey"}}
    assert (data["game"], data["seed"], data["schedule"]["kind"]) == ("destiny", 3, "round-robin")
    assert rows(played(tmp_path / "second", Tournament.from_data(data))) == rows(first)


def test_cards_are_noted_only_if_wanted(tmp_path: Path) -> None:
    assert not rows(played(tmp_path / "without", of_bounty(cards=False)))[1]
    results = played(tmp_path / "with", of_decks("rey", "kylo-ren", games=2))
    cards = results.cards().collect()
    opening = {key: sum(part["opening"]) for key, part in cards.group_by("game", "seat")}
    assert set(opening.values()) == {5}  # the opening hand of Destiny
    assert (cards["drawn"] >= cards["opening"]).all()


def test_the_cards_played_are_those_the_log_tells_of() -> None:
    match, agent = Match("destiny", seed=3), make_agent("random", 1)
    watch = CardWatch(match)
    while match.decision is not None:
        watch.look()
        match.play(agent.choose(match.game, match.state))
    for seat in range(2):
        told = {event.cards[0] for event in match.events if event.kind == "played" and event.seat == seat}
        assert told
        assert sum(use.played for use in watch.uses() if use.seat == seat) == len(told)


def test_decks_of_one_side_do_not_meet(tmp_path: Path) -> None:
    decks = ("jedi", "rebels", "sith")
    entrants = tuple(Entrant(deck, "random", {"deck": deck}) for deck in decks)
    tournament = Tournament("lcg", 2, entrants, RoundRobin(1), options={"rounds": "1"})
    met = {frozenset(entrants) for _, entrants in games_by_number(played(tmp_path / "lcg", tournament))}
    assert met == {frozenset({0, 2}), frozenset({1, 2})}


def test_a_table_must_be_possible_in_every_seating() -> None:
    """Whoever brings no deck gets that of the seat, which in the other seat is of the same side."""
    entrants = (Entrant("jedi", "random", {"deck": "jedi"}), Entrant("any", "random"))
    with pytest.raises(BadSetupError, match="any - jedi: both decks are of the same side"):
        Tournament("lcg", 2, entrants, RoundRobin(2)).check()


def games_by_number(results: Results) -> list[tuple[int, list[int]]]:
    found: dict[int, list[int]] = {}
    for game, entrant in results.games().select("game", "entrant").collect().iter_rows():
        found.setdefault(game, []).append(entrant)
    return list(found.items())


def cut(folder: Path) -> None:
    path = sorted(folder.glob("games-*"))[1]
    path.write_bytes(path.read_bytes()[:-40])


def empty(folder: Path) -> None:
    sorted(folder.glob("games-*"))[1].write_bytes(b"")


def remove(folder: Path) -> None:
    sorted(folder.glob("games-*"))[1].unlink()


def exchange(folder: Path) -> None:
    other = played(folder.parent / "other", of_bounty(seed=9))
    path = sorted(other.folder.glob("games-*"))[1]
    (folder / path.name).write_bytes(path.read_bytes())


def rename(folder: Path) -> None:
    sorted(folder.glob("games-*"))[1].rename(folder / "games-none.parquet")


def unreadable(folder: Path) -> None:
    (folder / "manifest.json").write_text("{", encoding="utf-8")


def other_format(folder: Path) -> None:
    (folder / "manifest.json").write_text("[]", encoding="utf-8")


def incomplete(folder: Path) -> None:
    _change(folder, lambda data: data.pop("schedule"))


def newer(folder: Path) -> None:
    _change(folder, lambda data: data.update(version=99, program="9.0"))


def _change(folder: Path, change: Callable[[dict[str, object]], object]) -> None:
    path = folder / "manifest.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")


@pytest.mark.parametrize(
    ("damage", "cause", "remedy"),
    [
        (cut, "games-0000000005.parquet: this file is broken.", "Remove all files with this number and higher ones"),
        (empty, "games-0000000005.parquet: this file is broken.", "Remove all files with this number and higher ones"),
        (exchange, "this file belongs to another tournament", "Remove all files with this number and higher ones"),
        (remove, "the file with the games from 5 on is missing", "Remove the files with higher numbers"),
        (rename, "the file with the games from 5 on is missing", "Remove the files with higher numbers"),
        (unreadable, "the manifest cannot be read (JSONDecodeError", "Restore it from a copy"),
        (incomplete, "the manifest cannot be read (KeyError: 'schedule')", "Restore it from a copy"),
        (other_format, "there are no results of an arena here", "Name the folder"),
        (newer, "these results were written by a newer release (9.0)", "Use that release."),
    ],
)
def test_a_damaged_folder_is_one_clear_line(
    tmp_path: Path, damage: Callable[[Path], None], cause: str, remedy: str
) -> None:
    folder = tmp_path / "run"
    played(folder, of_bounty())
    damage(folder)
    with pytest.raises(BadResultsError) as caught:
        Results.open(folder)
    assert cause in str(caught.value)
    assert remedy in str(caught.value)
    assert str(folder) in str(caught.value)
    assert "\n" not in caught.value.text.pl
    assert caught.value.text.pl != caught.value.text.en


def test_what_the_remedy_says_helps(tmp_path: Path) -> None:
    whole = rows(played(tmp_path / "run", of_bounty()))
    cut(tmp_path / "run")
    for path in sorted((tmp_path / "run").glob("*-*.parquet")):
        if int(path.stem.partition("-")[2]) >= 5:
            path.unlink()
    for _ in Run(Results.open(tmp_path / "run")).play():
        pass
    assert rows(Results.open(tmp_path / "run")) == whole


def test_a_folder_in_use_is_not_written_to(tmp_path: Path) -> None:
    played(tmp_path / "run", of_bounty())
    with pytest.raises(BadResultsError, match=r"this folder is not empty\. Name a new folder, or continue"):
        Results.create(tmp_path / "run", of_bounty())


def test_two_processes_do_not_write_over_each_other(tmp_path: Path) -> None:
    results = Results.create(tmp_path / "run", of_bounty())
    late = Results.open(tmp_path / "run")
    for _ in Run(results).play():
        pass
    with pytest.raises(BadResultsError, match="another process is writing here"):
        list(Run(late).play())
    assert Results.open(tmp_path / "run").games_played == 12


def test_a_folder_that_is_gone_is_told_when_it_is_written_to(tmp_path: Path) -> None:
    results = Results.create(tmp_path / "run", of_bounty())
    shutil.rmtree(tmp_path / "run")
    with pytest.raises(BadResultsError, match=r"nothing can be written there .* go on with “dejarik arena resume"):
        list(Run(results).play())


def test_a_run_does_not_go_on_with_other_rules(tmp_path: Path) -> None:
    played(tmp_path / "run", of_bounty())
    _change(tmp_path / "run", lambda data: data.update(rules="0123"))
    with pytest.raises(BadResultsError, match=r"begun with other rules or cards of Bounty \(Dejarik 0.1.0\)"):
        Run(Results.open(tmp_path / "run"))


def test_without_polars_a_line_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(MissingExtraError, match=r"polars is not installed\. .* pip install 'dejarik\[arena\]'"):
        Results.create(tmp_path / "run", of_bounty())
    assert not (tmp_path / "run").exists()


@pytest.mark.parametrize(
    ("entrants", "line"),
    [
        ((Entrant("a", "random"), Entrant("a", "greedy")), "two entrants are called “a”"),
        ((Entrant("a", "random"), Entrant("b", "genius")), "There is no agent “genius”"),
        ((Entrant("a", "random", {"color": "red"}), Entrant("b", "random")), "a: Bounty has no option “color” for"),
    ],
)
def test_entrants_that_cannot_play_are_refused_before_the_first_game(entrants: tuple[Entrant, ...], line: str) -> None:
    with pytest.raises(ValueError, match=line):
        Tournament("bounty", 2, entrants, RoundRobin(1)).check()


def test_an_entrant_whose_deck_no_table_takes_is_named_with_the_reason() -> None:
    entrants = (Entrant("mine", "random", {"deck": "no-such"}), Entrant("rey", "random", {"deck": "rey"}))
    with pytest.raises(BadSetupError, match=r"^mine: no starter deck is called “no-such”"):
        Tournament("destiny", 2, entrants, RoundRobin(1)).check()
