"""Programs that play over pipes: whole games, only what a seat may know, and one clear line for whatever goes wrong."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from random import Random
from time import sleep
from typing import IO

import pytest

from dejarik import Match
from dejarik.agents import UnknownAgentError, begin, make_agent
from dejarik.agents.outside import ProgramError, Speaker, program
from dejarik.agents.outside import agent as outside_agent
from dejarik.agents.outside.agent import Budget, read_command
from dejarik.agents.outside.lines import position
from tests.cli.terminal import dejarik, refused
from tests.learning.networks import without_networks

EXAMPLE = f"engine:{Path(__file__).parents[2] / 'examples' / 'engine.py'}"
OURS = f"engine:5 {shlex.join([sys.executable, '-c', 'from dejarik.cli import main; main()', 'engine'])}"
GAMES = ["bounty", "deckbuilding", "destiny", "lcg"]

NOTES = """
import json, os, sys
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "dejarik":
        print("wants row\\nready", flush=True)
    elif word == "newgame":
        with open(sys.argv[1], "a") as notes:
            notes.write(json.dumps([os.getpid(), json.loads(rest)]) + "\\n")
        print("ready", flush=True)
    elif word == "position":
        first = json.loads(rest)["options"][0]["action"]
    elif word == "go":
        print("info thinking", flush=True)
        print("bestmove", first, flush=True)
"""
FAULTY = """
import os, sys
first, second = sys.argv[1:]
for line in sys.stdin:
    word = line.split()[0]
    if word in ("dejarik", "newgame"):
        print(first, flush=True)
    elif word == "go" and second == "crash":
        raise ValueError("I am lost")
    elif word == "go" and second == "mute":
        os.close(1)
    elif word == "go":
        print(second, flush=True)
"""


def script(folder: Path, text: str, *words: object) -> str:
    path = folder / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"engine:{shlex.join([str(path), *map(str, words)])}"


def mid_game(name: str) -> Match:
    match, rand = Match(name, seed=5), Random(5)
    while len(match.moves) < 40 or len(match.options) < 3:
        match.play(rand.choice(match.options))
    return match


def play_out(match: Match, *descriptions: str) -> None:
    agents = [make_agent(description, seat) for seat, description in enumerate(descriptions)]
    begin(agents, match.setup)
    while match.decision is not None:
        match.play(agents[match.decision.seat].choose(match.game, match.state))


@pytest.mark.parametrize("name", GAMES)
def test_the_example_plays_to_the_end(name: str) -> None:
    match = Match(name, 2, 3, {"rounds": "3"} if name == "bounty" else {})
    play_out(match, EXAMPLE, "random")
    assert match.result is not None


@pytest.mark.parametrize("name", GAMES)
def test_a_position_tells_only_what_the_seat_knows(name: str) -> None:
    match = mid_game(name)
    assert match.decision is not None
    elsewhere = match.game.determinize(match.state, match.decision.seat, Random(99))
    assert elsewhere != match.state
    elsewhere.aliases = match.state.aliases
    here, there = (
        position(match.game, state, {"row", "view", "world"}, Random(1)) for state in (match.state, elsewhere)
    )
    assert here == there
    assert here["world"]["key"] != match.state.key.hex()
    assert len(here["row"]) == len(match.game.columns(match.state))
    offered = {option["action"] for option in here["options"]}
    assert {choice["action"] for choice in here["view"]["prompt"]["choices"]} == offered
    assert len(offered) == len(match.options)
    assert json.loads(json.dumps(here))


def test_each_seat_has_a_program_of_its_own_that_serves_the_next_game_too(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    bot = script(tmp_path, NOTES, notes)
    for _ in range(2):
        play_out(Match("bounty", 2, 3, {"rounds": "1"}), bot, bot)
    told = [json.loads(line) for line in notes.read_text(encoding="utf-8").splitlines()]
    assert [game["seat"] for _, game in told] == [0, 1, 0, 1]
    assert [len({pid for pid, _ in told[at : at + 2]}) for at in (0, 2)] == [2, 2]
    assert len({pid for pid, _ in told}) == 2
    first = told[0][1]
    assert (first["game"], first["players"], first["options"]["rounds"]) == ("bounty", 2, "1")
    assert "credits+0" in first["columns"]


def test_our_own_engine_plays_for_others() -> None:
    match = mid_game("bounty")
    assert make_agent(OURS, 1).choose(match.game, match.state) in match.options


@pytest.mark.parametrize(
    ("first", "second", "line"),
    [
        ("ready", "crash", "it ended with code 1 (ValueError: I am lost)"),
        ("ready", "bestmove 999999", "it answers “999999”, which is none of the actions offered (260,"),
        ("ready", "bestmove draw", "it answers “draw”, which is none of the actions"),
        ("ready", "hello", "it says “hello” instead of “bestmove”"),
        ("ready", "error no idea.", "it reports: no idea"),
        ("error too new", "", "it reports: too new"),
        ("wants money\nready", "", "it wants “money”"),
        ("games chess\nready", "", "it does not play bounty"),
        ("ready", "", "it says nothing within 0.2 s"),
        ("ready", "mute", "it says no more"),
    ],
)
def test_a_program_that_fails_is_named_in_one_line(
    first: str, second: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "0.2" in line:
        monkeypatch.setattr(outside_agent, "CHOOSE_WITHIN", 0.2)
    if second == "mute":
        monkeypatch.setattr(program, "_LAST_WORDS_WITHIN", 0.2)
    bot = script(tmp_path, FAULTY, first, second)
    with pytest.raises(ProgramError) as caught:
        play_out(Match("bounty", 2, 3), bot, "random")
    assert line in str(caught.value)
    assert str(tmp_path) in caught.value.place.en
    assert caught.value.text.pl.endswith("Co ma robić, opisuje docs/engine-protocol.md.")


def test_what_a_program_complained_of_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    note = program.Program._note

    def note_late(self: program.Program, stream: IO[bytes]) -> None:
        sleep(0.5)
        note(self, stream)

    monkeypatch.setattr(program.Program, "_note", note_late)
    with pytest.raises(ProgramError, match="I am lost"):
        play_out(Match("bounty", 2, 3), script(tmp_path, FAULTY, "ready", "crash"), "random")


def test_the_command_line_says_it_in_one_line_too(tmp_path: Path) -> None:
    bot = script(tmp_path, FAULTY, "ready", "crash")
    line = refused("simulate", "bounty", "--agents", f"{bot},random", "--games", 2, "--workers", 2)
    assert "it ended with code 1 (ValueError: I am lost)" in line
    line = refused("simulate", "bounty", "--agents", "engine:./none.py,random")
    assert line.startswith("./none.py: the program cannot be started (No such file or directory). Write engine:COMMAND")


def test_a_file_does_not_decide_which_program_is_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEJARIK_HOME", str(tmp_path))
    folder = tmp_path / "games"
    folder.mkdir()
    (folder / "bounty-1.txt").write_text(
        str(Match("bounty", 2, 5, names={1: "engine:touch x"}).record), encoding="utf-8"
    )
    assert "--agent 'engine:touch x'" in refused("resume")


@pytest.mark.parametrize(
    ("written", "budget", "command"),
    [
        ("./bot.py", Budget(), ["./bot.py"]),
        ("400 ./bot.py -x 3", Budget(simulations=400), ["./bot.py", "-x", "3"]),
        ("500ms java -jar 'my bot.jar'", Budget(milliseconds=500), ["java", "-jar", "my bot.jar"]),
        ('"bot with, commas"', Budget(), ["bot", "with,", "commas"]),
    ],
)
def test_a_description_names_a_command_and_maybe_a_budget(written: str, budget: Budget, command: list[str]) -> None:
    assert read_command(written) == (budget, command)


@pytest.mark.parametrize("written", ["engine", "engine:", "engine:'"])
def test_a_description_without_a_command_is_refused(written: str) -> None:
    with pytest.raises(UnknownAgentError, match="engine:COMMAND"):
        make_agent(written, 1)


def speak(*lines: str) -> list[str]:
    heard: list[str] = []
    speaker = Speaker("mcts:5", "1", heard.append)
    for line in lines:
        assert speaker.hear(line)
    assert not speaker.hear("quit")
    speaker.finish()
    return heard


def test_our_engine_says_what_is_wrong_in_one_line_and_goes_on() -> None:
    heard = speak("dejarik 2", "fly", "go", "newgame {", 'newgame {"game":"chess"}', "dejarik 1")
    assert [line.partition(".")[0] for line in heard[:5]] == [
        "error version 2 is unknown",
        "error “fly” is no command",
        "error “go” before “position”",
        "error this is not a JSON object",
        "error There is no game called “chess”",
    ]
    assert heard[5:] == [
        "id name Dejarik mcts:5",
        "id version 1",
        "games bounty deckbuilding destiny lcg",
        "wants world",
        "ready",
    ]
    heard = speak(
        'newgame {"game":"bounty"}', 'position {"world":{"zones":1}}', 'newgame {"game":"lcg","fingerprint":"x"}'
    )
    assert heard[0] == "ready"
    assert heard[1].startswith("error the world cannot be read")
    assert heard[2].startswith("error the rules are those of another release")


def test_our_engine_stops_when_told_and_takes_no_second_question_before() -> None:
    match = mid_game("bounty")
    heard: list[str] = []
    speaker = Speaker("mcts:5", "1", heard.append)
    told = json.dumps(position(match.game, match.state, {"world"}, Random(1)))
    for line in ('newgame {"game":"bounty","seed":1}', f"position {told}", "go time 3600000", "go", "stop"):
        speaker.hear(line)
    while not heard[-1].startswith("bestmove"):
        sleep(0.01)
    assert heard[1].startswith("error “go” while thinking")
    assert int(heard[2].split()[1]) in match.game.actions.ids(match.state)


def test_the_command_speaks_over_standard_input() -> None:
    seen = dejarik("engine", "--agent", "greedy", answers="dejarik 1\nquit\n")
    assert seen.out.splitlines()[0] == "id name Dejarik greedy"
    assert seen.out.splitlines()[-1] == "ready"


def test_our_engine_plays_by_hand_where_weights_cannot_be_used_and_searches_as_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    without_networks(monkeypatch)
    match = mid_game("bounty")
    told = json.dumps(position(match.game, match.state, {"world"}, Random(1)))
    for agent, go in ((f"net:{tmp_path / 'none.npz'}", "go"), ("netmcts:1000000", "go simulations 5")):
        heard: list[str] = []
        speaker = Speaker(agent, "1", heard.append)
        for line in ('newgame {"game":"bounty","players":2}', f"position {told}", go):
            speaker.hear(line)
        while len(heard) < 3:
            sleep(0.01)
        assert heard[0].startswith("info ")
        assert heard[0].endswith("The hand-written evaluation judges instead.")
        assert int(heard[2].removeprefix("bestmove ")) in match.game.actions.ids(match.state)
