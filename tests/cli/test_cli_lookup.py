"""Looking things up: games, rules, cards, records, and many games at once."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from dejarik import Match
from dejarik.arena import GameResult, statistics
from dejarik.kernel.record import parse
from tests.cli.terminal import Seen, dejarik


def test_games_are_listed_with_seats_modes_and_options() -> None:
    english = dejarik("games").text
    assert "bounty Bounty: 2 to 4 players, usually 2" in english
    assert "rounds Rounds after which the game is scored 0 use: a number of rounds, 0 for no limit" in english
    assert "bounty.variant.round_limit" in english
    assert "--players 3 --option characters=choose" in english
    polish = dejarik("games", "--lang", "pl").text
    assert "bounty Łowcy nagród: od 2 do 4 graczy, zwykle 2" in polish
    assert "domyślnie" in polish


def test_games_for_certain_numbers_of_players_list_them() -> None:
    assert "deckbuilding The Deckbuilding Game: 2 or 4 players, usually 2" in dejarik("games").text
    polish = dejarik("games", "--lang", "pl").text
    assert "deckbuilding The Deckbuilding Game: 2 lub 4 graczy, zwykle 2" in polish


def test_rules_are_found_in_either_language_whatever_the_accents() -> None:
    seen = dejarik("rules", "szybkie", "zlecenie", "raz")
    assert seen.code == 0
    assert "bounty.quick_job.once_per_turn The quick job can be taken only once in a player's turn." in seen.text
    assert "Source: rulebook, DOSTĘPNE AKCJE" in seen.text
    polish = dejarik("rules", "ZAGRAC", "--game", "bounty", "--lang", "pl")
    assert "bounty.component.event_cards Karty wydarzeń zmieniają przebieg misji i można je zagrać tylko" in polish.text
    assert "Uwaga: interpretacja:" in polish.text


def test_rules_without_words_say_how_many_there_are_and_how_to_search() -> None:
    seen = dejarik("rules")
    assert "Bounty (bounty): " in seen.text
    assert " rules Search them: dejarik rules WORDS" in seen.text


def test_nothing_found_is_said_and_is_exit_code_1() -> None:
    rules = dejarik("rules", "xyzzy", "plugh")
    assert rules.code == 1
    assert rules.text.startswith("No rule contains all of: xyzzy plugh.")
    cards = dejarik("cards", "bounty", "xyzzy")
    assert cards.code == 1
    assert cards.text.startswith("No card contains all of: xyzzy.")


def test_cards_show_facts_and_both_texts() -> None:
    seen = dejarik("cards", "bounty", "swieca")
    assert "Smoke Canister / Świeca dymna smoke_canister" in seen.text
    assert "equipment; cost 200, agility 1, armor 1; 2 copies" in seen.text
    assert "en Adds 1 agility and 1 armor. Temporary: discarded after use." in seen.text
    assert "pl Dodaje: 1 × zwinność i 1 × pancerz. Tymczasowy: odrzucany po użyciu." in seen.text
    assert "1 card" in seen.text
    polish = dejarik("cards", "bounty", "mission", "level", "--lang", "pl")
    assert polish.code in (0, 1)
    assert "kart" in dejarik("cards", "bounty", "--lang", "pl").text.split()[-1]


def test_a_card_without_numbers_has_no_gap_where_they_would_be() -> None:
    assert "inquisitor unit (Empire); 1 copy" in dejarik("cards", "deckbuilding", "inquisitor").text


# ---------------------------------------------------------------- replay


def test_a_replay_tells_the_moves_shows_the_position_and_checks_the_record(record: Path) -> None:
    seen = dejarik("replay", record)
    assert seen.code == 0
    assert "Bounty rules version 1, seed 3 p1 Din Djarin p2 Boba Fett" in seen.text
    assert "Round 1: Din Djarin. 1. p1 " in seen.text
    assert "The game is over." in seen.text
    assert "Shuffle checked: seed 3 matches" in seen.text
    assert "the final position matches its digest" in seen.text


def test_a_replay_stops_where_a_rule_has_changed_since_and_says_so(record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace('[Rules "1"]', '[Rules "0"]')
    moves = [line for line in text.splitlines() if line[0:1].isdigit()]
    record.write_text(text.replace(moves[5], "6. p1 fly"), encoding="utf-8")
    seen = dejarik("replay", record)
    assert seen.code == 0
    assert moves[4] in seen.text
    assert f"Position after move 5 of {len(moves)}" in seen.text
    assert "changed since this game was played: move 6, “fly”, is no longer legal." in seen.text
    assert "matches its digest" not in seen.text
    assert "ruch 6, „fly”, nie jest już dozwolony" in dejarik("replay", record, "--lang", "pl").text
    assert "there is no move 6" in dejarik("replay", record, "--to", "6").err.lower()


def test_a_replay_of_other_rules_that_ends_elsewhere_says_so(record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    digest = parse(text).digest
    record.write_text(text.replace('[Rules "1"]', '[Rules "0"]'), encoding="utf-8")
    assert "the final position matches its digest" in dejarik("replay", record).text
    record.write_text(text.replace('[Rules "1"]', '[Rules "0"]').replace(digest, "0" * 32), encoding="utf-8")
    assert "the table may look different from how the players saw it" in dejarik("replay", record).text


def test_a_replay_stops_at_any_move(record: Path) -> None:
    start = dejarik("replay", record, "--to", "0")
    assert "Position after move 0 of " in start.text
    assert "1. p1" not in start.text
    seen = dejarik("replay", record, "--to", "4", "--lang", "pl")
    assert "Pozycja po ruchu 4 z " in seen.text
    assert " 4. p" in seen.text
    assert " 5. p" not in seen.text
    assert "The game is over" not in seen.text
    assert "zgadza się z odciskiem" in seen.text


def test_a_replay_shows_only_what_its_reader_may_see(record: Path) -> None:
    spectator, first, everybody = (
        dejarik("replay", record, "--to", "0", *eyes).text for eyes in ([], ["--seat", "1"], ["--seat", "all"])
    )
    assert spectator.count("▒▒ 2") == 2
    assert "(you)" not in spectator
    assert first.count("▒▒ 2") == 1
    assert "Din Djarin (you)" in first
    assert "▒" not in everybody


def test_a_replay_for_all_tells_the_hidden_cards_too(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    answers = f"draw\ndeck\ndeck\nsave {path}\n"
    dejarik("play", "bounty", "--agent", "random", "--seed", "5", answers=answers)
    assert "draws a card from the deck." in dejarik("replay", path).text
    assert "draws a card from the deck." in dejarik("replay", path, "--seat", "2").text
    for eyes in ("1", "all"):
        told = dejarik("replay", path, "--seat", eyes).text
        assert "from the deck: “" in told
        assert "draws a card from the deck" not in told


def test_the_picture_of_a_position_needs_nothing_from_the_network(record: Path, tmp_path: Path) -> None:
    target = tmp_path / "table.svg"
    seen = dejarik("replay", record, "--to", "5", "--seat", "1", "--svg", target)
    assert seen.code == 0
    picture = target.read_text(encoding="utf-8")
    assert picture.startswith("<svg")
    assert "Din&#160;Djarin" in picture
    assert picture.count("http") == picture.count("http://www.w3.org/2000/svg") == 1
    assert "@font-face" not in picture


# ---------------------------------------------------------------- simulate

SERIES = ("simulate", "bounty", "--games", "6", "--agents", "random,random", "--option", "rounds=2", "--workers", "1")


def test_simulate_shows_shares_intervals_scores_and_lengths() -> None:
    seen = dejarik(*SERIES)
    assert seen.code == 0
    assert "Agent wins 95% interval mean score" in seen.text
    assert "random 50.0%" in seen.text
    assert "6 games of Bounty;" in seen.text
    narrow = dejarik(*SERIES, "--lang", "pl", columns=80)
    assert "Gracz wygrane przedział 95% średni wynik" in narrow.text
    assert "Łowcy nagród: 6 rozgrywek;" in narrow.text
    assert _scores(narrow) == _scores(seen), "nothing is cut"


def _scores(seen: Seen) -> list[str]:
    """The last word of every row."""
    return [line.split()[-1] for line in seen.out.splitlines() if line.startswith("random")]


def test_simulate_tells_what_was_played_before_ctrl_c(monkeypatch: pytest.MonkeyPatch) -> None:
    played = statistics.Tally.add

    def add(self: statistics.Tally, result: GameResult) -> None:
        if self.games == 4:
            raise KeyboardInterrupt
        played(self, result)

    monkeypatch.setattr(statistics.Tally, "add", add)
    seen = dejarik(*SERIES)
    assert seen.code == 130
    assert "Stopped after 4 of 6." in seen.err
    assert "4 games of Bounty;" in seen.text


def test_simulate_prints_a_row_for_each_game() -> None:
    rows = [json.loads(line) for line in dejarik(*SERIES, "--json").out.splitlines()]
    table = list(csv.DictReader(dejarik(*SERIES, "--csv").out.splitlines()))
    assert [row["game"] for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) == len(table) > 1
    assert all(sum(row[f"share{seat}"] for seat in (1, 2)) == 1 for row in rows)
    assert {rows[0]["agent1"], rows[1]["agent1"]} == {rows[0]["agent1"], rows[0]["agent2"]}
    assert [row["score1"] for row in table] == [str(row["score1"]) for row in rows]


def test_the_log_of_a_record_is_printed_line_by_line(record: Path) -> None:
    match = Match.from_record(record.read_text(encoding="utf-8"))
    assert dejarik("log", record, "--seat", "1").out.splitlines() == [line.en for line in match.log(0)]
    assert dejarik("log", record, "--to", "1", "--lang", "pl").out.startswith("Runda 1: ")


def test_a_saved_game_whose_rules_changed_is_continued_before_the_move_that_is_not_legal(record: Path) -> None:
    text = record.read_text(encoding="utf-8").replace('[Rules "1"]', '[Rules "0"]')
    moves = [line for line in text.splitlines() if line[0:1].isdigit()]
    record.write_text(text.replace(moves[5], "6. p1 fly"), encoding="utf-8")
    seen = dejarik("play", "bounty", "--file", record, "--agent", "random")
    assert "move 6, “fly”, is no longer legal." in seen.text
    assert "The game continues after move 5." in seen.text
    assert "move 6, “fly”, is no longer legal." in dejarik("log", record).err.replace("\n", " ")


def test_simulate_saves_what_it_comes_to_in_a_new_file(tmp_path: Path) -> None:
    target = tmp_path / "numbers.json"
    seen = dejarik(*SERIES, "--output", target)
    assert "Written: " in seen.err
    data = json.loads(target.read_text())
    assert data["games"] == 6
    assert data["rows"][0]["name"] == "random"


def test_one_agent_takes_every_seat() -> None:
    seen = dejarik("simulate", "bounty", "--games", "2", "--agents", "random", "--players", "3", "--option", "rounds=1")
    assert "random 33.3%" in seen.text
