"""Playing at the terminal: what a player sees and can say."""

from __future__ import annotations

from pathlib import Path

import pytest

from dejarik import Match
from dejarik.cli import play as playing
from dejarik.cli.session import Session
from tests.cli.terminal import Seen, dejarik, refused

GAME = ("play", "bounty", "--agent", "random", "--seed", "5", "--option", "characters=din/boba")
SHORT = (*GAME, "--option", "rounds=3")


def say(*lines: str, lang: str = "en", more: tuple[str, ...] = ()) -> Seen:
    return dejarik(*SHORT, *more, answers="".join(f"{line}\n" for line in lines), lang=lang)


def test_a_whole_game_can_be_played_by_always_taking_the_first_option() -> None:
    seen = dejarik(*SHORT, answers="1\n" * 400)
    assert seen.code == 0
    assert seen.err == ""
    assert "Shuffle commitment: 52bb9732193077225467e37374b838ab9ad4e3cd" in seen.text
    assert "The game is over. Credits after the final sale: Din Djarin" in seen.text
    assert "wins" in seen.text or "win" in seen.text
    assert "Shuffle checked: seed 5 matches the commitment 52bb9732193077225467e37374b838ab9ad4e3cd" in seen.text
    assert "“save FILE” saves the game" in seen.text


def test_the_table_shows_cards_with_numbers_backs_as_backs_and_the_numbers_of_options() -> None:
    seen = say()
    assert "Bounty · Round 1: Din Djarin" in seen.text
    assert "Missions Le Fi Ag Ar Cu Re Pe" in seen.text
    assert "Courier to Mos Pelgo 1 2 2 1 1 400 100 2 short" in seen.text
    assert "▶ Din Djarin (you) 200 2 1 1 2 1" in seen.text
    assert "Boba Fett 500 · 2 1 1 1 Hand ▒▒ 2" in seen.text
    assert "5 Grapnel Line equipment 200 1" in seen.text
    assert "Fi firepower" in seen.text
    assert "What next? 2 actions left" in seen.text
    assert "5 Equip “Grapnel Line” for 200 credits" in seen.text


def test_polish_speaks_polish() -> None:
    seen = say("wyjdź", lang="pl")
    assert "Łowcy nagród · Runda 1: Din Djarin" in seen.text
    assert "Din Djarin (ty)" in seen.text
    assert "Co teraz? Pozostało: 2 akcje" in seen.text
    assert "Dołóż kartę „Lina z kotwiczką” za 200 kredytów" in seen.text
    assert "Do zobaczenia." in seen.text


def test_the_language_can_be_given_and_switched() -> None:
    assert "Co teraz?" in say(more=("--lang", "pl")).text
    switched = say("lang pl", "język en", "lang fr")
    assert "Co teraz?" in switched.text
    assert switched.text.count("What next? 2 actions left") == 2
    assert "Say which language: lang pl or lang en." in switched.text


@pytest.mark.parametrize("words", ["3", "quick", "QUICK JOB", "job", "szybkie", "SZYBKIE ZLECENIE"])
def test_an_option_is_taken_by_number_or_by_part_of_its_name_in_either_language(words: str) -> None:
    assert "You take a quick job: 200 credits." in say(words).text


def test_accents_do_not_matter_in_names() -> None:
    assert "You equip “Grapnel Line”" in say("doloz karte").text


def test_what_happened_since_the_last_choice_is_told() -> None:
    seen = say("end")
    assert "Since your last choice" in seen.text
    assert "Round 1: Boba Fett." in seen.text
    assert "Round 2: you." in seen.text


def test_an_ambiguous_name_lists_what_matches() -> None:
    seen = say("draw", "market")
    assert "“market” can mean several things: 1 Take “Rooftop Chase” from the market" in seen.text
    assert "Say more of the name, or its number." in seen.text


@pytest.mark.parametrize("words", ["xyzzy", "0", "99", "-1", "9" * 5000])
def test_an_unknown_answer_is_said_and_asked_again(words: str) -> None:
    seen = say(words, "quick")
    assert "Nothing here is called" in seen.text
    assert "You take a quick job" in seen.text


def test_an_empty_answer_is_asked_again_if_there_are_several_options() -> None:
    assert "Choose a number from 1 to 6; “?” shows help." in say("").text


def test_enter_takes_the_only_option() -> None:
    poor = ("--option", "hand=0", "--option", "credits=0/0")
    seen = dejarik(*GAME, *poor, answers="draw\n1\n1\n" * 2 + "\nquit\n")
    assert "What next? 0 actions left 1 End the turn (Enter takes the only option) >" in seen.text
    assert "Round 1: Boba Fett." in seen.text


def test_help_lists_what_can_be_said() -> None:
    seen = say("?")
    for words in ("explain option 3 with its rule", "go back to your previous choice", "rules WORDS"):
        assert words in seen.text
    assert "objaśnij możliwość 3" in say("?", lang="pl").text


@pytest.mark.parametrize("words", ["? 3", "?3", "? quick"])
def test_an_option_is_explained_with_its_rule(words: str) -> None:
    seen = say(words)
    assert (
        "Quick job: take 200 credits bounty.quick_job.income "
        "The quick job action gives 200 credits from the common pool. "
        "Source: rulebook, DOSTĘPNE AKCJE, 3. Szybkie zlecenie"
    ) in seen.text


def test_an_option_about_a_card_tells_the_card() -> None:
    seen = say("? 5")
    assert (
        "Grapnel Line equipment; cost 200, agility 1; Hand: Din Djarin Adds 1 agility. bounty.equip.pay_cost"
    ) in seen.text


def test_cards_and_players_in_sight_are_told_by_name_and_hidden_ones_are_not() -> None:
    seen = say("? jajo smoka", "? boba", "? hutt vault")
    numbers = "level 2, firepower 2, agility 2, armor 5, cunning 2, reward 1000, penalty 300"
    assert f"Krayt Dragon Egg mission; {numbers}; Missions" in seen.text
    assert "Boba Fett: A space for 1 face-down event" in seen.text
    assert "Nothing here is called “hutt vault”" in seen.text


def test_why_names_the_reason_and_the_rule() -> None:
    seen = say("why")
    assert "Equip “Veteran Astromech” for 800 credits: it costs 800, you have 200 bounty.equip.must_afford" in seen.text
    assert "Nothing is blocked right now." in say("draw", "why").text
    assert "koszt: 800, masz: 200" in say("dlaczego", lang="pl").text


@pytest.mark.parametrize("words", ["why astromech", "why not equip the astromech?", "czemu nie dołożyć astromech"])
def test_why_answers_a_question_about_one_thing_with_its_rule(words: str) -> None:
    seen = say(words)
    assert "> · Equip “Veteran Astromech” for 800 credits: it costs 800, you have 200 bounty.equip.must_afford " in (
        seen.text
    )
    assert seen.text.count("bounty.equip.must_afford") == 1
    assert "Source: " in seen.text


def test_why_says_what_is_possible_after_all_and_what_nobody_offers() -> None:
    assert "Possible now: 3 Quick job: take 200 credits" in say("why not a quick job").text
    assert "There is no action “xyzzy” here. “why” alone lists everything that is blocked." in say("why xyzzy").text
    assert "Nie ma tu czynności „xyzzy”." in say("dlaczego nie xyzzy", lang="pl").text


@pytest.mark.parametrize("words", ["astromech", "equip veteran_astromech", "equip astromech"])
def test_choosing_what_is_refused_tells_why_at_once(words: str) -> None:
    seen = say(words)
    assert "> Not possible now: · Equip “Veteran Astromech” for 800 credits: it costs 800, you have 200" in seen.text


def test_an_option_is_found_by_several_words_of_its_name() -> None:
    assert "You equip “Grapnel Line”" in say("equip line").text


def test_places_are_listed_and_gone_through() -> None:
    seen = say("look", "look market", "look mission deck", "look xyzzy")
    assert "> Missions 6 Mission deck 12 Market 4 Market deck 52 Missions out of the game 6 Hand: Din Dj" in seen.text
    assert "> Market cost Fi Ag Ar Cu Caught in Crossfire" in seen.text
    assert "> Mission deck ▒▒▒▒▒▒▒▒ 12" in seen.text
    assert "No place on the table is called “xyzzy”. “look” alone lists them." in seen.text
    assert "> Rynek Ko" in say("pokaz rynek", lang="pl").text


def test_a_short_word_is_enough_to_ask_for_help_and_to_leave() -> None:
    assert "explain option 3 with its rule" in say("h").text
    assert "objaśnij możliwość 3" in say("pomoc", lang="pl").text
    assert say("q", "quick").text.endswith("> Goodbye. ")


def test_undo_goes_back_to_the_previous_choice() -> None:
    seen = say("quick", "undo", "why")
    assert "Undone: 1 move." in seen.text
    assert seen.text.count("What next? 2 actions left") == 2
    assert "You have no choice to undo." in say("undo").text


def test_undo_is_refused_once_a_card_was_revealed() -> None:
    seen = say("draw", "deck", "undo")
    assert "This cannot be undone: a card was revealed or chance was used." in seen.text
    assert seen.text.count("Which card do you draw?") == 2


def test_undo_is_free_if_agents_moved_but_showed_nothing() -> None:
    seen = dejarik(*GAME, answers="mission\n1\nundo\n")
    assert "Boba Fett plays no event." in seen.text
    assert "Undone: 2 moves." in seen.text


def test_save_never_overwrites(tmp_path: Path) -> None:
    kept = tmp_path / "kept.txt"
    kept.write_text("mine")
    seen = say(f"save {kept}", "save", f"save {tmp_path}", f"save {tmp_path}/no/such/dir.txt", "quick")
    assert kept.read_text() == "mine"
    assert "kept.txt: the file already exists and is not overwritten. Choose another name." in seen.text
    assert "Name the file: save FILE." in seen.text
    assert "the file cannot be written" in seen.text
    assert "You take a quick job" in seen.text


def test_a_saved_game_is_continued_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    assert "Saved: " in say("quick", f"save {path}").text
    assert Match.from_record(path.read_text()).moves == [("job",)]
    seen = dejarik("play", "bounty", "--agent", "random", "--file", path, answers="undo\n")
    assert "Din Djarin (you) 400 1" in seen.text
    assert "Undone: 1 move." in seen.text


@pytest.mark.parametrize(("seat", "rounds"), [("0", "100"), ("1", "0")])
def test_only_a_game_that_is_watched_has_a_limit_of_rounds(
    monkeypatch: pytest.MonkeyPatch, seat: str, rounds: str
) -> None:
    seen: list[Session] = []
    monkeypatch.setattr(playing, "play", lambda session, *_: seen.append(session))
    assert dejarik("play", "bounty", "--seat", seat).code == 0
    assert seen[0].match.setup.options["rounds"] == rounds


def test_the_save_option_keeps_the_game_when_the_player_leaves(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    seen = say("quick", more=("--save", str(path)))
    assert f"Saved: {path}." in seen.out.replace("\n", "") or "Saved: " in seen.text
    assert Match.from_record(path.read_text()).moves == [("job",)]


def test_a_finished_game_can_be_saved_looked_up_and_shown_again(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    one_round = (*GAME, "--option", "rounds=1")
    seen = dejarik(*one_round, answers=f"end\nlog\nhello\nsave {path}\n\n")
    assert seen.code == 0
    assert "replays the game" in seen.text
    again = dejarik("play", "bounty", "--file", path)
    assert "The game is over." in again.text
    assert "Shuffle checked" in again.text


def test_the_log_tells_everything_and_hides_what_is_hidden() -> None:
    seen = say("end", "log")
    assert seen.text.count("Round 1: you.") >= 2
    assert "draws from the deck: “" not in seen.text


def test_rules_are_searched_at_the_table() -> None:
    seen = say("rules quick once", "rules xyzzy", "rules", "rules card")
    assert "bounty.quick_job.once_per_turn The quick job can be taken only once" in seen.text
    assert "No rule contains all of: xyzzy." in seen.text
    assert "Say what to look for: rules WORDS." in seen.text
    assert "more; add a word." in seen.text


def test_the_end_of_input_and_quit_leave_politely() -> None:
    for seen in (say(), say("quit"), say("quick", "quit")):
        assert seen.code == 0
        assert seen.text.endswith("Goodbye. ")
    assert "Game not saved." in say("quick").text
    assert "Game not saved." not in say("quit").text


def test_quitting_an_unsaved_game_offers_to_save_it(tmp_path: Path) -> None:
    taken, path = tmp_path / "taken.txt", tmp_path / "game.txt"
    taken.write_text("mine")
    discarded = say("quick", "quit", "").text
    assert "(not saved yet: a file name saves the game, Enter discards it) > Game not saved. Goodbye. " in discarded
    saved = say("quick", "quit", str(taken), str(path)).text
    assert "the file already exists and is not overwritten" in saved
    assert saved.endswith("Goodbye. ")
    assert "Game not saved." not in saved
    assert taken.read_text() == "mine"
    assert len(Match.from_record(path.read_text()).moves) > 0
    assert "not saved yet" not in say("quick", f"save {tmp_path / 'before.txt'}", "quit").text


def test_quitting_in_polish_offers_to_save() -> None:
    said = say("szybkie", "wyjdź", "", lang="pl").text
    assert "(jeszcze nie zapisano: nazwa pliku zapisuje rozgrywkę, Enter ją porzuca)" in said
    assert "Rozgrywki nie zapisano." in said


def test_watching_tells_the_game_without_asking() -> None:
    seen = dejarik(*SHORT, "--seat", "0")
    assert seen.code == 0
    assert ">" not in seen.out
    assert "(you)" not in seen.text
    assert "The game is over." in seen.text


def test_the_last_seat_can_be_taken() -> None:
    seen = dejarik(*SHORT, "--seat", "2")
    assert "▶ Boba Fett (you)" in seen.text


def test_four_players_fit_on_forty_lines() -> None:
    seen = dejarik("play", "bounty", "--players", "4", "--agent", "random", "--seed", "5", answers="1\n" * 60)
    tables = seen.out.split("Bounty · Round")[1:]
    assert len(tables) == 61
    for table in tables:
        position = table.split("Since your last choice")[0]
        assert position.count("\n") <= 40


def test_a_record_of_another_game_set_up_is_not_bent(record: Path) -> None:
    assert "the record already determines --players." in refused("play", "bounty", "--file", record, "--players", 3)
    assert "the record already determines --seed." in refused("play", "bounty", "--file", record, "--seed", 3)


def test_a_game_goes_on_without_weights_that_cannot_be_used(tmp_path: Path) -> None:
    path = tmp_path / "weights.npz"
    path.write_bytes(b"these are no weights")
    words = ("--agent", f"net:{path}", "--seed", "5", "--option", "rounds=1")
    seen = dejarik("play", "bounty", *words, answers="end\n", columns=400)
    assert f"{path}: The weights cannot be used: the file is damaged or something else." in seen.text
    assert "The hand-written evaluation judges instead." in seen.text
    assert "Boba Fett wins" in seen.text
