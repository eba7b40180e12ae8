"""Destiny at the terminal: teams, dice and what waits, long menus, everything a player can ask, every wrong deck."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from dejarik import Match
from dejarik.agents import make_agent
from dejarik.cli.dice import face_sign
from dejarik.games.destiny.cards import ALL_CARDS
from dejarik.games.destiny.decks import DECKS, STARTERS, encode
from dejarik.games.destiny.show.facts import face
from dejarik.kernel.decks import deck_key
from dejarik.kernel.view import Face
from tests.cli.terminal import asked, dejarik, drawn, refused
from tests.destiny.table import Side, Table, table

GAME = ("play", "destiny", "--agent", "random", "--seed", "5")


def battle() -> Table:
    """In the middle of a round: worn upgrades, twins, dice on cards and in pools, a claimed battlefield."""
    return table(
        Side(
            team=["AW-038*2", "Rebel Trooper", "Rebel Trooper"],
            upgrades={"AW-038": ["Jedi Robes", "Lightsaber"]},
            supports=["Outpost"],
            pool=["AW-038:1MD", "Rebel Trooper:+1RD", "Lightsaber:-"],
            hand=["Force Protection", "Dodge", "Dodge"],
            discard=["Aim"],
            damage={"AW-038": 3},
            shields={"AW-038": 2},
            exhausted=["AW-038", "Rebel Trooper"],
            resources=3,
        ),
        Side(
            team=["Count Dooku*2", "Nightsister"],
            pool=["Count Dooku:1R"],
            hand=["Aim", "Aim"],
            damage={"Count Dooku": 4},
            field="Imperial Armory",
        ),
        claimed_by="they",
    )


# ---------------------------------------------------------------- the table


def test_teams_are_drawn_with_what_lies_on_them_and_the_pools_beneath() -> None:
    lines = drawn(battle().match, columns=80).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("   Player 1 "))
    assert lines[start : start + 12] == [
        "   Player 1                             He Da Sh",
        "   Characters 4-6 Rey ↷                 10  3  2 □",
        "                5 └ Jedi Robes                   □",
        "                6 └ Lightsaber",
        "                  Rebel Trooper (1) ↷ ⛨  7  0  0",
        "                1 Rebel Trooper (2) ⛨    7  0  0 □",
        "   Supports     2 Outpost                        □",
        "   Dice pool  3 [1MD] Rey · [+1RD] Rebel Trooper (1) · [-] Lightsaber",
        "   Player 2                             He Da Sh",
        "   Characters     Count Dooku           10  4  0 □",
        "                  Nightsister            7  0  0 □",
        "   Dice pool  [1R] Count Dooku",
    ]


def test_the_same_in_polish() -> None:
    seen = drawn(battle().match, lang="pl")
    assert "   Postacie   4-6 Rey ↷                        10  3  2 □\n" in seen
    assert "                6 └ Miecz świetlny\n" in seen
    assert "   Pula kości 3 [1 wręcz] Rey · [+1 dyst.] Rebeliancki żołnierz (1) · [pusta] Miecz świetlny\n" in seen
    assert "   kontroluje je Gracz 2, zajęte w tej rundzie\n" in seen
    assert "Wy wytrzymałość  Ko koszt  Ob obrażenia  Os osłony  ↷ wyczerpana  ⛨ Strażnik\n" in seen


def test_the_battlefield_shows_what_claiming_does_and_who_controls_it() -> None:
    lines = drawn(battle().match, columns=80).splitlines()
    assert lines[1] == "   Battlefield"
    assert lines[2].startswith("   Imperial Armory Claim: ")
    assert lines[4] == "   Player 2 controls it, claimed this round"


def test_cards_in_hand_show_the_sides_of_their_dice() -> None:
    seen = drawn(battle().match, columns=80)
    assert "4-6,8 Force Protection upgrade  3 1Dr 1Dc 1R Sp Sp -\n  7,9 Dodge ×2         event    2\n" in seen


def test_counts_that_stand_beside_a_player_are_not_repeated() -> None:
    seen = drawn(battle().match)
    assert "▶ Player 1 (you)         3       3       2 Discard pile 1 (Aim) · Out of play 1 (Echo Base)\n" in seen
    assert "Deck 2" not in seen
    assert "Hand ▒▒ 2\n" in seen


def test_the_legend_explains_what_is_drawn_and_nothing_else() -> None:
    assert "\nHe health  Co cost  Da damage  Sh shields  ↷ exhausted  ⛨ Guardian\n" in drawn(battle().match)
    no_hand = table(Side(hand=[]), Side())
    assert "\nHe health  Da damage  Sh shields\n" in drawn(no_hand.match)


def test_what_waits_is_listed_in_order() -> None:
    t = table(Side(team=["AW-035"], deck=["Block", "Dodge"]), Side(team=["Jango Fett"]))
    assert "Queue" not in drawn(t.match)
    t.you.choose("activate Luke Skywalker")
    t.roll("-")
    t.they.choose("player 2")
    assert t.queue == ["Luke Skywalker"]
    assert "   Queue\n   1. Luke Skywalker: " in drawn(t.match, seat=1, columns=80)
    assert "   Kolejka\n   1. Luke Skywalker: " in drawn(t.match, lang="pl", columns=80)
    assert asked(t.match, "look queue", seat=1).startswith("   Queue\n   1. Luke Skywalker: ")


def test_a_captured_die_is_named_on_the_card_that_holds_it() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Prized Possession"], resources=4),
        Side(team=["AW-035*2"], pool=["AW-035:3MD", "AW-035:1F"]),
    )
    t.you.choose("play Prized Possession Jango Fett", "yes", "capture Luke Skywalker:3MD")
    seen = drawn(t.match, seat=1, columns=80)
    assert "└ Prized Possession          Luke Skywalker ⛓\n" in seen
    assert "Dice pool" in seen
    assert "[1F] Luke Skywalker" in seen
    assert "⛓ held by another card" in seen


@pytest.mark.parametrize("columns", [60, 80, 100, 120, 160])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_table_fits_the_terminal(columns: int, lang: str) -> None:
    lines = drawn(battle().match, lang=lang, columns=columns).splitlines()
    assert max(map(len, lines)) <= columns
    assert len(lines) <= 48 or columns == 60


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_position_of_a_game_is_too_wide(players: int) -> None:
    decks = {deck_key(seat): DECKS.random(Random(seat)) for seat in range(players)}
    match, agent = Match("destiny", players=players, seed=4, options=decks), make_agent("random", 1)
    for number in range(120):
        if match.decision is None:
            break
        if number % 10 == 0:
            lang = "pl" if number % 20 else "en"
            lines = drawn(match, max(match.decision.seat, 0), lang, 80).splitlines()
            assert max(map(len, lines)) <= 80
        match.play(agent.choose(match.game, match.state))


# ---------------------------------------------------------------- the menu


def test_options_that_read_the_same_say_which_card_they_mean() -> None:
    t = table(
        Side(team=["Rebel Trooper", "Rebel Trooper"], pool=["Rebel Trooper:1Sh"]),
        Side(team=["Rebel Trooper"]),
    )
    menu = drawn(t.match).partition("resources to spend\n")[2]
    assert "  1 Activate “Rebel Trooper” (1)    2 Activate “Rebel Trooper” (2)\n" in menu
    t.you.choose("resolve Rebel Trooper:1Sh")
    menu = drawn(t.match, lang="pl")
    for whose in ("(Gracz 1, 1)", "(Gracz 1, 2)", "(Gracz 2)"):
        assert f"„Rebeliancki żołnierz” {whose}" in menu


def test_whose_card_is_meant_is_said_only_where_it_matters() -> None:
    t = table(Side(team=["Rebel Trooper"], pool=["Rebel Trooper:2RD"]), Side(team=["Rebel Trooper", "Nightsister"]))
    t.you.choose("resolve Rebel Trooper:2RD")
    menu = drawn(t.match)
    assert "Damage “Rebel Trooper” (Player 2)" in menu
    assert "Damage “Rebel Trooper” (Player 1)" in menu
    assert "“Nightsister” (" not in menu


def test_a_long_menu_says_only_once_what_its_options_have_in_common() -> None:
    t = table(
        Side(
            team=["First Order Stormtrooper", "Captain Phasma", "Nightsister"],
            upgrades={"First Order Stormtrooper": ["Heirloom Lightsaber"], "Captain Phasma": ["DH-17 Blaster Pistol"]},
            hand=["Hunting Rifle", "Dodge", "Aim", "Block"],
            pool=["Captain Phasma:1RD"],
            resources=5,
        ),
        Side(),
    )
    menu = drawn(t.match, columns=80).partition("resources to spend\n")[2]
    assert len(t.offered()) > 16
    assert "    Play “Hunting Rifle” on …\n" in menu
    assert "    Discard … to reroll dice\n" in menu
    heading = menu.index("Discard … to reroll dice")
    assert "“Dodge”" in menu[heading:].splitlines()[1]
    assert menu.count("to reroll dice") == 1


def test_short_menus_and_the_numbers_of_options_do_not_change() -> None:
    menu = drawn(battle().match, columns=80).partition("resources to spend\n")[2].splitlines()
    assert menu[0] == "  1 Activate “Rebel Trooper”    2 Activate “Outpost”"
    assert menu[1] == "  3 Resolve 1 melee (Rey)"
    assert menu[-1] == " 10 Pass"


# ---------------------------------------------------------------- asking


def test_a_card_is_told_with_the_six_sides_of_its_die_and_how_it_fares() -> None:
    english, polish = (asked(battle().match, "? rey", lang=lang) for lang in ("en", "pl"))
    assert english.startswith(
        "Rey  character; health 10, points 9, points with two dice 12; Characters: Player 1\n"
        "  Die: 1MD +2MD 1Dc 1R +1R -\n"
    )
    assert english.endswith("  Now (Characters: Player 1): damage 3, shields 2, exhausted\n")
    assert "  Kość: 1 wręcz, +2 wręcz, 1 odrz., 1 zas., +1 zas., pusta\n" in polish
    assert polish.endswith("  Teraz (Postacie: Gracz 1): obrażenia 3, osłony 2, wyczerpana\n")
    assert "Die: 1MD 2MD 1F 2Dc1 1R -" in asked(battle().match, "? dooku")


def test_an_option_about_a_die_explains_its_card() -> None:
    told = asked(battle().match, "? 3")
    assert told.startswith("Resolve 1 melee (Rey)\nRey  character;")
    assert told.count("Rey  character") == 1
    assert "destiny.resolve.same_symbol_only" in told


def test_claiming_is_explained_with_the_battlefield() -> None:
    t = table(Side(), Side(field="Imperial Armory"))
    told = asked(t.match, "? claim")
    assert "Imperial Armory  battlefield; Battlefield\n  Claim: " in told


def test_places_of_every_kind_can_be_looked_at() -> None:
    match = battle().match
    listed = asked(match, "look")
    assert "   Characters: Player 1    5\n" in listed
    assert "   Dice pool: Player 1     3\n" in listed
    assert asked(match, "look pool 2") == "   Dice pool: Player 2\n    [1R] Count Dooku\n"
    assert "     └ Lightsaber\n" in asked(match, "look my characters")
    assert "   Hrabia Dooku " in asked(match, "pokaż postacie gracz 2", lang="pl")
    assert asked(match, "look discard").startswith("   Discard pile: Player 1")
    assert "in the deck: “Survival Gear” 2" in asked(match, "look my deck")
    assert "Play only on a blue character" in asked(match, "look my hand", columns=200)
    assert asked(match, "look hand 2") == "   Hand: Player 2\n   ▒▒ 2\n"


def test_an_empty_place_is_said_to_be_empty() -> None:
    match = table(Side(), Side()).match
    assert asked(match, "look pool 2") == "Dice pool: Player 2: empty.\n"
    assert asked(match, "pokaż pula 1", lang="pl") == "Pula kości: Gracz 1: pusto.\n"
    assert asked(match, "look nowhere").startswith("No place on the table is called “nowhere”.")


def test_a_player_is_told_by_what_they_control_and_have() -> None:
    told = asked(battle().match, "? player 2")
    assert told.startswith("Player 2: controls the battlefield\n   Characters: Player 2")


@pytest.mark.parametrize(
    ("question", "english", "polish"),
    [
        ("why not activate rey", "Activate “Rey”: it is exhausted", "Aktywuj kartę „Rey”: jest wyczerpana"),
        ("why not resolve +1rd", "a modifier needs another die", "modyfikator wymaga innej kości"),
        ("why not claim", "the battlefield was claimed this round", "w tej rundzie zajęto już pole bitwy"),
        ("why force trooper", "its play restriction is not met", "ograniczenie zagrania nie jest spełnione"),
    ],
)
def test_why_something_is_not_possible(question: str, english: str, polish: str) -> None:
    assert english in asked(battle().match, question, columns=200)
    assert polish in asked(battle().match, question, lang="pl", columns=200)


def test_the_help_explains_how_dice_are_written_where_there_are_dice() -> None:
    assert "[2MD]" in asked(battle().match, "?")
    assert "kość leżąca na swojej karcie" in asked(battle().match, "?", lang="pl")
    assert "[2MD]" not in asked(Match("bounty", seed=1), "?")


def test_every_side_of_every_die_is_written_as_players_write_it() -> None:
    for card in ALL_CARDS:
        assert [face_sign(face(side), "en") for side in card.die] == [str(side) for side in card.die]


@pytest.mark.parametrize(
    ("side", "polish"),
    [
        (Face("melee", 2), "2 wręcz"),
        (Face("ranged", 1, modifier=True), "+1 dyst."),
        (Face("indirect", 3, cost=1), "3 nieb. za 1"),
        (Face("disrupt", None), "X zakł."),
        (Face("special", None), "spec."),
        (Face("blank", None), "pusta"),
        (Face("any", 1, modifier=True), "+1 dow."),
    ],
)
def test_sides_are_abbreviated_from_their_polish_names(side: Face, polish: str) -> None:
    assert face_sign(side, "pl") == polish


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(("lang", "players"), [("en", 2), ("pl", 3)])
def test_a_whole_game_is_played_and_told_again(lang: str, players: int, tmp_path: Path) -> None:
    rand, path = Random(players), tmp_path / "game.txt"
    answers = "".join(f"{rand.choice('1112233')}\n" for _ in range(900))
    words = ("--players", players, "--option", "rounds=6", "--save", path)
    seen = dejarik(*GAME, *words, answers=answers, lang=lang)
    assert (seen.code, seen.err) == (0, "")
    assert ("Luck with dice" if lang == "en" else "Szczęście do kości") in seen.out
    told = dejarik("replay", path, "--lang", lang, "--seat", "all", "--svg", tmp_path / "end.svg")
    assert (told.code, told.err) == (0, "")
    assert ("Dice pool" in told.out) or ("Characters" in told.out) or ("Postacie" in told.out)
    assert "<svg" in (tmp_path / "end.svg").read_text()


def test_somebody_can_watch() -> None:
    seen = dejarik(*GAME, "--seat", "0", "--option", "rounds=2")
    assert (seen.code, seen.err) == (0, "")
    assert "Player 2 rolls" in seen.out


def test_games_cards_and_rules_are_looked_up() -> None:
    assert "rey-kylo   Rey against Kylo Ren" in dejarik("games").out
    told = dejarik("cards", "destiny", "jedi", "knight")
    assert "Luke Skywalker, Jedi Knight / Luke Skywalker, Rycerz Jedi  AW-035" in told.out
    assert "  character; health 12, points 15, points with two dice 20\n" in re.sub(" +\n", "\n", told.out)
    assert "  Die: 2MD 3MD 1F 1Sh 1R -" in told.out
    assert (
        "  Kość: 2 wręcz, 3 wręcz, 1 skup., 1 osł., 1 zas., pusta"
        in dejarik("cards", "destiny", "rycerz jedi", lang="pl").out
    )
    assert "destiny.queue.fifo" in dejarik("rules", "queue", "--game", "destiny").out


# ---------------------------------------------------------------- decks


@pytest.fixture
def deck_file(tmp_path: Path) -> Path:
    path = tmp_path / "my deck.txt"
    path.write_text(DECKS.write(DECKS.random(Random(1)), "text", "Mine"), encoding="utf-8")
    return path


def test_a_deck_is_brought_as_a_starter_a_code_or_a_file(deck_file: Path, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    decks = ("--option", f"deck1={deck_file}", "--option", f"deck2={encode(STARTERS['rey'])}")
    seen = dejarik(*GAME, *decks, "--save", record, answers="quit\n")
    assert (seen.code, seen.err) == (0, "")
    assert f'[Option deck1 "{DECKS.random(Random(1))}"]' in record.read_text()
    assert dejarik("simulate", "destiny", "--games", 1, "--workers", 1, "--agents", "random,random", *decks).code == 0


SHORT = "AW-038x2 AW-045 / AW-174 / AW-008"
DEAR = "AW-035x2 AW-046 / AW-166 / AW-010x9"
*_earlier, LAST = (starter.key for starter in DECKS.starters)
EARLIER = ", ".join(_earlier)


@pytest.mark.parametrize("command", [["play", "destiny"], ["simulate", "destiny", "--agents", "random,random"]])
@pytest.mark.parametrize(
    ("option", "english", "polish"),
    [
        (
            "deck1=vader",
            "deck1=vader: no starter deck is called “vader”. "
            f"Use a starter deck ({EARLIER} or {LAST}) or a deck's code.",
            "deck1=vader: żadna talia startowa nie nazywa się „vader”. "
            f"Podaj talię startową ({EARLIER} lub {LAST}) albo kod talii.",
        ),
        ("deck1=XX-001 / AW-166 / AW-010", "there is no set “XX” here. Use", "nie ma tu zestawu „XX”. Podaj"),
        ("deck2=a / b", "a code has 3 parts with / between them, not 2. Use", "kod ma 3 części"),
        (
            f"deck1={SHORT}",
            f"deck1={SHORT}: The deck has 1 card, but it must have exactly 30 (destiny.deckbuild.exactly_thirty). Use",
            "Talia ma 1 kartę, a musi mieć dokładnie 30 (destiny.deckbuild.exactly_thirty). Podaj",
        ),
        (
            f"deck2={DEAR}",
            "The team costs 34 points, but at most 30 are allowed (destiny.team.max_thirty_points). Use",
            "Drużyna kosztuje 34 punkty, a wolno najwyżej 30 (destiny.team.max_thirty_points). Podaj",
        ),
        ("deck1=none.txt", "none.txt: there is no such file.", "none.txt: nie ma takiego pliku."),
        ("deck1=" + "A" * 2000, ": the value is too long. Use", ": wartość jest za długa. Podaj"),
        ("deck5=rey", "Destiny has no option “deck5”. Its options are: deck1,", "nie ma opcji „deck5”."),
        (
            "deck3=rey",
            "deck3: there is no player 3 among 2. Add --players 3, or omit deck3.",
            "deck3: wśród graczy (2) nie ma gracza 3. Dodaj --players 3 albo pomiń deck3.",
        ),
        ("stall=maybe", "stall=maybe: there is no such choice. Use action or pass.", "Podaj action albo"),
        ("overflow=", "overflow=: there is no such choice. Use capped or free.", "nie ma takiej"),
        ("rounds=-1", "rounds=-1: that is not a number of rounds.", "rounds=-1: to nie jest liczba rund."),
    ],
)
def test_a_wrong_option_is_one_clear_line(command: list[str], option: str, english: str, polish: str) -> None:
    assert english in refused(*command, "--option", option)
    assert polish in refused(*command, "--option", option, lang="pl")


@pytest.mark.parametrize("players", [0, 1, 5])
def test_a_table_for_too_few_or_too_many_is_refused(players: int) -> None:
    assert refused("play", "destiny", "--players", players) == (
        f"Destiny cannot be played by {players}. It takes 2, 3 or 4 players."
    )
    line = refused("simulate", "destiny", "--players", players, "--agents", "random,random", lang="pl")
    assert line.startswith(f"Gra Przeznaczenie nie jest dla tylu osób: {players}.") or "2" in line


def test_a_file_with_a_deck_that_breaks_a_rule_is_refused_with_the_rule_and_the_way_to_see_more(tmp_path: Path) -> None:
    path = tmp_path / "short.txt"
    path.write_text("Characters\n2x Count Dooku\nBattlefield\nEcho Base\n", encoding="utf-8")
    line = refused("play", "destiny", "--option", f"deck1={path}")
    assert line.startswith(f"{path}: ")
    assert "(destiny." in line
    assert line.endswith(f"“dejarik deck check {path}” shows every rule it breaks.")
    polish = refused("play", "destiny", "--option", f"deck1={path}", lang="pl")
    assert polish.endswith(f"„dejarik deck check {path}” pokaże wszystkie naruszenia.")


def test_a_file_that_is_no_deck_is_refused_with_the_line(tmp_path: Path) -> None:
    path = tmp_path / "list.txt"
    path.write_text("Events\n2x Amm\n", encoding="utf-8")
    line = refused("simulate", "destiny", "--option", f"deck2={path}")
    assert line.startswith(f"{path}, line 2, column 4: no card is called “Amm”. Did you mean “Aim”")
    path.write_bytes(bytes(100))
    assert "byte 1 is not text." in refused("play", "destiny", "--option", f"deck1={path}")


def test_a_deck_that_is_neither_a_file_nor_a_starter() -> None:
    assert refused("deck", "check", "vader") == (
        f"vader: no file and no starter deck is called that. The starters are: {EARLIER}, {LAST}."
    )
    assert "Talie startowe to: luke-skywalker," in refused("deck", "convert", "vader", lang="pl")
    assert "nowhere/deck.txt: there is no such file." in refused("deck", "check", "nowhere/deck.txt")


def test_other_games_know_nothing_of_decks() -> None:
    assert "Bounty has no option “deck1”." in refused("play", "bounty", "--option", "deck1=rey")
