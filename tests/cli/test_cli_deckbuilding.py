"""The Deckbuilding Game at the terminal: what a player sees in the middle of a game and can ask about."""

from __future__ import annotations

import pytest

from tests.cli.terminal import asked, dejarik, drawn
from tests.deckbuilding.table import Side, Table, table

GAME = ("play", "deckbuilding", "--agent", "random", "--seed", "5")


def battle() -> Table:
    """In the middle of a turn of the Empire: damaged cards, and two attacks prepared."""
    t = table(
        resources=3,
        force=-2,
        empire=Side(
            base="Corellia",
            bases=["Endor", "Death Star"],
            play=["Stormtrooper", "Stormtrooper", "TIE Fighter", "TIE Fighter", "Star Destroyer"],
            hand=["Imperial Shuttle", "Imperial Shuttle", "Admiral Piett"],
            deck=["Imperial Shuttle"] * 3,
            discard=["Scout Trooper", "Imperial Shuttle", "Inquisitor"],
            damage={"Corellia": 4, "Star Destroyer": 3},
        ),
        rebel=Side(play=["Rebel Transport"], bases=["Hoth"], hand=["X-Wing"], deck=["Rebel Trooper", "Y-Wing"]),
        row=["X-Wing", "Luke Skywalker", "Duros Spy", "TIE Bomber", "TIE Interceptor", "Bossk"],
    )
    t.empire.choose("use TIE Fighter", "commit Stormtrooper", "at X-Wing")
    return t


def test_the_force_track_stands_beneath_the_headline() -> None:
    english, polish = (drawn(battle().match, lang=lang).splitlines()[:2] for lang in ("en", "pl"))
    assert english[0].startswith("The Deckbuilding Game · Round 1: Empire ──")
    assert english[1] == "   Balance of the Force  Empire ○ ● ○ | ○ ○ ○ Rebellion: the Force is with the Empire"
    assert polish[1] == "   Równowaga Mocy  Imperium ○ ● ○ | ○ ○ ○ Rebelia: Moc jest z Imperium"


def test_the_galaxy_row_shows_numbers_factions_and_what_can_be_bought() -> None:
    lines = drawn(battle().match, columns=80).splitlines()
    start = lines.index("   Galaxy row              Co At Re Fo Ta")
    assert lines[start + 1 : start + 8] == [
        "12 X-Wing [R]               3  3  ·  ·  3",
        "   Luke Skywalker [R]       8  6  ·  2  8",
        "   Duros Spy [R]            2  ·  2  ·  2",
        " 3 TIE Bomber [E]           2  2  ·  ·  2",
        " 4 TIE Interceptor [E]      3  3  ·  ·  3",
        " 5 Bossk [N]                3  3  ·  ·  ·",
        " 6 Outer Rim Pilot [N] ×10  2  ·  2  ·  ·",
    ]


def test_both_play_areas_show_what_cards_are_worth_now_and_what_they_did() -> None:
    lines = drawn(battle().match, columns=80).splitlines()
    start = next(number for number, line in enumerate(lines) if line.startswith("   Empire     "))
    assert lines[start : start + 9] == [
        "   Empire                             At Da Hi",
        "   Base           Corellia [E]         ·  4 10",
        "   In play        Stormtrooper [E] ⚔   2  ·  ·",
        "                8 Stormtrooper [E]     2  ·  ·",
        "                9 TIE Fighter [E] ↷    2  ·  ·",
        "             7,10 TIE Fighter [E]      2  ·  ·",
        "               11 Star Destroyer [E]   4  3  7",
        "   Rebellion",
        "   Base           Dantooine [R]        ·  ·  8",
    ]
    assert "⚔ attacks “X-Wing”" in drawn(battle().match)


def test_attacks_on_several_targets_are_told_behind_each_card() -> None:
    t = battle()
    t.empire.choose("commit Stormtrooper", "base rebel")
    seen = drawn(t.match)
    assert "Stormtrooper [E]     2  ·  · ⚔ attacks “X-Wing”\n" in seen
    assert "Stormtrooper [E]     2  ·  · ⚔ attacks the base\n" in seen
    assert "Szturmowiec [I]             2  ·  · ⚔ atakuje bazę\n" in drawn(t.match, lang="pl", columns=80)


def test_piles_of_players_are_counted_not_listed() -> None:
    seen = drawn(battle().match)
    assert "Deck 2 · Discard pile 3 (Inquisitor) · Base deck 2\n" in seen
    assert "Hand ▒ · Deck 2 · Base deck 1\n" in seen
    for hidden in ("Endor", "Hoth", "Scout Trooper", "Y-Wing", "Victory pile", "face down"):
        assert hidden not in seen


def test_the_menu_keeps_verbs_together_and_long_labels_whole() -> None:
    t = table(empire=Side(play=["Scout Trooper", "TIE Bomber", "Stormtrooper"]), row=["Duros Spy"])
    menu = drawn(t.match, columns=80).partition("What next? 0 resources to spend\n")[2]
    assert menu == (
        "  1 Use “Scout Trooper”: reveal the top card of the galaxy deck; if it is of\n"
        "    your faction, gain 1 Force; if it is an enemy card, discard it\n"
        "  2 Use “TIE Bomber”: discard 1 card from the galaxy row\n"
        "  3 Commit “Scout Trooper” to an attack\n"
        "  4 Commit “TIE Bomber” to an attack      5 Commit “Stormtrooper” to an attack\n"
        "  6 End the turn\n"
    )


def test_units_alike_share_the_number_of_the_option_that_commits_one_of_them() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Stormtrooper"]))
    assert "1 Stormtrooper [E] ×2  2" in drawn(t.match)


def test_a_new_base_is_chosen_with_all_texts_in_sight() -> None:
    t = table(starting=True, empire=Side(base="", bases=["Endor", "Death Star"]))
    seen = drawn(t.match)
    assert "   Base deck      Hi\n 1 Endor [E]      16 Each of your Trooper and Vehicle units has +1 attack.\n" in seen
    assert "Base deck" in drawn(t.match, seat=1)
    assert "Endor" not in drawn(t.match, seat=1)


@pytest.mark.parametrize("columns", [80, 100, 120])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_table_fits_the_terminal(columns: int, lang: str) -> None:
    t = battle()
    t.empire.choose("commit Stormtrooper", "base rebel")
    lines = drawn(t.match, lang=lang, columns=columns).splitlines()
    assert max(map(len, lines)) <= columns
    assert len(lines) <= (60 if columns == 80 else 48)


# ---------------------------------------------------------------- asking


def test_open_piles_can_be_gone_through_and_decks_are_known_by_what_was_bought() -> None:
    match = battle().match
    assert asked(match, "look discard") == (
        "   Discard pile: Empire Co Re Ta\n"
        "   Inquisitor [E]        ·  ·  ·\n"
        "   Imperial Shuttle [E]  ·  1  ·\n"
        "   Scout Trooper [E]     2  2  2\n"
    )
    assert asked(match, "pokaż odrzucone", lang="pl").startswith("   Karty odrzucone: Imperium")
    assert "in deck and hand: “Rebel Trooper” 1, “X-Wing” 1 and “Y-Wing” 1" in asked(match, "look deck rebellion")
    assert "Hoth" in asked(match, "look base deck rebellion")
    assert asked(match, "look hand", seat=1).startswith("   Hand: Empire\n   ▒▒▒▒ 4\n")


def test_a_card_is_told_with_its_reward_and_where_it_lies() -> None:
    told = asked(battle().match, "? luke")
    assert told.startswith("Luke Skywalker  unit (Rebellion); cost 8, attack 6, Force 2, target value 8; Galaxy row\n")
    assert told.endswith("Reward:\n  gain 4 resources and 4 Force.\n")
    assert "Nagroda: zyskaj 4 zasoby i 4 Mocy." in asked(battle().match, "? luke", lang="pl", columns=200)
    shuttle = asked(battle().match, "? imperial shuttle")
    assert "unit (Empire); resources 1; Out of the game, Hand: Empire ×3, Discard pile: Empire" in shuttle


@pytest.mark.parametrize(
    "question", ["why not buy luke", "why luke", "why can't I buy Luke?", "dlaczego nie kupić luke"]
)
def test_why_a_card_cannot_be_bought(question: str) -> None:
    english, polish = (asked(battle().match, question, lang=lang) for lang in ("en", "pl"))
    assert "  · Buy “Luke Skywalker” for 8 resources: the Empire does not buy Rebel cards" in english
    assert "  · Kup kartę „Luke Skywalker” za 8 zasobów: Imperium nie kupuje kart Rebelii" in polish
    assert "deckbuilding.buy.empire_limit" in english


def test_why_lists_what_has_one_reason_together() -> None:
    told = asked(battle().match, "why")
    assert "  · the Empire does not buy Rebel cards  deckbuilding.buy.empire_limit\n" in told
    assert "Buy “X-Wing” for 3 resources; Buy “Luke Skywalker” for 8 resources; Buy “Duros Spy”" in told
    assert "  · Use “TIE Fighter”: draw 1 card: its ability was used this turn  deckbuilding.ability.once\n" in told
    assert "Use “Stormtrooper”; Use “Star Destroyer”" in told


# ---------------------------------------------------------------- at the terminal


def test_answers_by_name_and_refused_ones_in_both_languages() -> None:
    seen = dejarik(*GAME, answers="play shuttle\nvader\n? 1\nq\n")
    assert "You play “Imperial Shuttle”." in seen.text
    assert "Not possible now: · Buy “Darth Vader” for 8 resources: it costs 8, you have 1" in seen.text
    polish = dejarik(*GAME, answers="zagraj prom\nkup vader\n", lang="pl")
    assert "Teraz nie można: · Kup kartę „Darth Vader” za 8 zasobów: koszt: 8, masz: 1" in polish.text


@pytest.mark.parametrize(("columns", "lang", "answers"), [(120, "en", 300), (80, "pl", 40)])
def test_a_game_is_played_by_always_taking_the_first_option(columns: int, lang: str, answers: int) -> None:
    options = ("--option", "length=2", "--option", "bases=full")
    seen = dejarik(*GAME, *options, answers="1\n" * answers, lang=lang, columns=columns)
    assert seen.code == 0
    assert ("Shuffle checked: seed 5 matches" in seen.text) == (answers == 300)
    lines = [line for line in seen.out.splitlines() if not line.startswith("(")]
    assert max(map(len, lines)) <= columns + len("> ")


def test_secret_bases_stay_secret_and_are_picked_with_their_texts() -> None:
    seen = dejarik(*GAME, "--option", "bases=secret", answers="endor\n1\n1\n1\n? hoth\nlook base deck rebellion\n")
    assert "Which base do you pick in secret? 1 Pick “" in seen.text
    assert "Each of your Trooper and Vehicle units has +1 attack." in seen.text
    assert "Base deck 4 · Bases in the box 5" in seen.text
    assert "Nothing here is called “hoth”." in seen.text
    assert "> Base deck: Rebellion ▒▒▒▒ 4" in seen.text


def test_four_players_have_their_boards_and_piles() -> None:
    seen = dejarik(*GAME, "--players", "4", columns=120)
    for name in ("Empire 1 (you)", "Rebellion 1", "Empire 2", "Rebellion 2"):
        assert f" {name} " in seen.text
    assert seen.text.count("Base Lothal [E]") == seen.text.count("Base Dantooine [R]") == 2
    assert seen.text.count("Hand ▒▒▒▒▒ 5 · Deck 5 · Base deck 4") == 3
