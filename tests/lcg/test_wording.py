"""What the LCG says: every question, option, refusal and event has its words in both languages."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from dejarik.abilities import windows
from dejarik.abilities.words import Asks, every_word
from dejarik.games import lcg
from dejarik.games.lcg.cards import ALL_CARDS
from dejarik.games.lcg.game import GAME
from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.rules.moving import HOW_LINES, LEAVING_LINES
from dejarik.games.lcg.show.citations import RULES
from dejarik.games.lcg.show.labels import LABEL_GAPS, LABELS
from dejarik.games.lcg.show.questions import QUESTION_GAPS, QUESTIONS
from dejarik.games.lcg.show.refusals import REASONS
from dejarik.games.lcg.show.story import LINE_GAPS, LINES, UNSEEN_LINES
from dejarik.kernel.text import Text
from dejarik.kernel.wording import Entry, gaps_of, texts_of
from tests.lcg.invented import DARK_POST, LIGHT_BARRAGE, LIGHT_POST
from tests.lcg.table import Seat, Table, attack, rule, side, table

SOURCES = [path for folder in lcg.__path__ for path in Path(folder).rglob("*.py")]
WINDOW_KINDS = {"action", "interrupt", "reaction", "forced"}


def _said_second(function: str) -> set[str]:
    """Every string that the code of the game passes to a function as its second argument."""
    found: set[str] = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == function and len(node.args) > 1:
                found |= set(_strings(node.args[1]))
    return found


def _said_anywhere() -> set[str]:
    """Every string in the code of the game, what it shows excepted."""
    playing = [path for path in SOURCES if path.parent.name != "show"]
    nodes = [node for path in playing for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def _strings(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)


# ---------------------------------------------------------------- the tables are complete


def test_every_kind_of_decision_has_a_question_and_a_rule() -> None:
    of_cards = {
        word.kind
        for card in ALL_CARDS
        for ability in card.abilities
        for word in every_word(ability)
        if isinstance(word, Asks)
    }
    assert set(windows.KINDS) >= WINDOW_KINDS - {"forced"}
    assert _said_second("Decision") | WINDOW_KINDS | of_cards <= set(QUESTIONS)
    assert set(QUESTIONS) == set(RULES)


def test_every_event_has_a_line_and_every_line_an_event() -> None:
    told = _said_second("tell") | set(LEAVING_LINES.values()) | set(HOW_LINES)
    assert told <= set(LINES)
    assert set(LINES) <= _said_anywhere()
    assert set(UNSEEN_LINES) <= set(LINES)


@pytest.mark.parametrize(
    ("entries", "gaps"),
    [
        (QUESTIONS, QUESTION_GAPS),
        (LABELS, LABEL_GAPS),
        (LINES, LINE_GAPS),
        (UNSEEN_LINES, LINE_GAPS),
        (REASONS, {"0": None, "1": None}),
    ],
    ids=["questions", "labels", "lines", "unseen lines", "reasons"],
)
def test_every_gap_can_be_filled(entries: Mapping[str, Entry[LcgState, Any]], gaps: Mapping[str, object]) -> None:
    for text in texts_of(entries):
        assert set(gaps_of(text)) <= set(gaps), f"“{text.en}” has a gap that nothing fills"


def test_every_rule_cited_is_in_the_catalogue() -> None:
    found = [rule for cited in RULES.values() for rule in (cited.values() if isinstance(cited, Mapping) else [cited])]
    assert [rule for rule in found if isinstance(rule, str) and rule not in GAME.rules] == []
    assert [rule for rule in REASONS if rule not in GAME.rules] == []


# ---------------------------------------------------------------- questions


def question(t: Table) -> Text:
    """What is asked now."""
    return GAME.question(t.state)


def labels(t: Table) -> list[Text]:
    """What the options say."""
    return [GAME.label(t.state, option) for option in t.match.options]


@rule("lcg.deploy.is_action_window")
def test_the_own_deployment_window_speaks_of_cards_and_any_other_window_of_actions() -> None:
    t = table(light=side(play=[LIGHT_POST]), dark=side(play=[DARK_POST]))
    assert question(t) == Text(
        "Deployment: play a card, take an action or pass?",
        "Wystawianie: zagrywasz kartę, wykonujesz akcję czy pasujesz?",
    )
    t.dark.choose("pass")
    assert question(t).en == "Deployment: take an action or pass?"


@rule("lcg.turn.window_list")
def test_a_question_says_which_action_window_is_open() -> None:
    t = table(
        light=side(units=["Rebel Trooper"], play=[LIGHT_POST]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], at="attackers"),
    )
    assert question(t) == Text(
        "Attackers declared: take an action or pass?",
        "Po zadeklarowaniu atakujących: wykonujesz akcję czy pasujesz?",
    )


def test_paying_says_for_what_and_how_much() -> None:
    t = table(dark=side(hand=["Dark Side Apprentice"]))
    t.dark.choose("play Dark Side Apprentice")
    assert question(t).en.startswith("“Dark Side Apprentice”: ")
    assert question(t).pl.endswith("zasoby?")
    assert all(" from “" in label.en and " z karty „" in label.pl for label in labels(t))


def test_the_same_verb_is_said_as_its_question_needs_it() -> None:
    t = table(begin="draw", dark=side(hand=["Dark Side Apprentice"]))
    assert labels(t)[-1] == Text("Discard nothing", "Nic nie odrzucaj")
    t = table(phase="engagement", dark=side(units=["Dark Side Apprentice"]))
    assert labels(t)[-1] == Text("No more engagements", "Koniec ataków")


def test_a_target_is_asked_for_with_what_the_card_does_to_it() -> None:
    t = table(active="light", light=side(hand=[LIGHT_BARRAGE], units=["Rebel Trooper"]))
    assert labels(t)[0] == Text("Play “Light Barrage” for free", "Zagraj kartę „Light Barrage” za darmo")
    t.light.choose("play Light Barrage")
    assert question(t).en == "“Light Barrage”: deal 3 damage to a target unit or objective."
    assert question(t).pl.startswith("„Light Barrage”: zadaj 3 obrażenia ")


# ---------------------------------------------------------------- refusals


def refused(who: Seat) -> dict[str, Text]:
    """What a player cannot do now and why, by the English label."""
    return {found.label.en: found.reason for found in who.scenario.match.refused(who.seat)}


@rule("lcg.resources.full_payment", "lcg.deploy.only_in_deployment", "lcg.card.fate.anatomy")
def test_cards_in_hand_are_refused_with_numbers() -> None:
    t = table(dark=side(hand=["Darth Vader", "Heat of Battle"], affiliation="Sith", objectives=["Shadows of Dathomir"]))
    reasons = refused(t.dark)
    assert reasons["Play “Darth Vader” for 5 resources"].en == "it costs 5, you can pay 3"
    assert reasons["Play “Darth Vader” for 5 resources"].pl == "koszt: 5, możesz zapłacić: 3"
    assert reasons["Play “Heat of Battle”"].en == "fate cards are used in edge battles only"
    t = table(phase="conflict", dark=side(hand=["Darth Vader"], play=[DARK_POST]))
    assert refused(t.dark)["Play “Darth Vader” for 5 resources"].en == "it is played in your deployment phase only"


@rule("lcg.engage.attackers_ready", "lcg.focus.ready")
def test_exhausted_units_are_refused_as_attackers() -> None:
    t = table(
        phase="engagement",
        dark=side(units=["Dark Side Apprentice", "TIE Fighter", "Espo Trooper"], focus={"TIE Fighter": 2}),
    )
    t.dark.choose("engage A Hero's Journey")
    assert refused(t.dark) == {"Attack with “TIE Fighter”": Text("focus tokens on it: 2", "ma żetony skupienia: 2")}


@rule("lcg.conflict.once_per_objective")
def test_an_objective_engaged_before_is_refused() -> None:
    t = table(
        phase="engagement",
        light=side(objectives=["A Hero's Journey", "In You Must Go", "Forgotten Heroes"]),
        dark=side(units=["Dark Side Apprentice", "TIE Fighter"]),
    )
    t.dark.choose("engage A Hero's Journey", "attacker TIE Fighter", "done")
    t.until("engage")
    assert refused(t.dark)["Engage “A Hero's Journey”"].en == "it was engaged in this phase already"


@rule("lcg.force.commit_once_per_unit")
def test_a_committed_unit_is_refused_as_a_further_commitment() -> None:
    t = table(
        begin="force", dark=side(units=["Dark Side Apprentice", "TIE Fighter"], committed=["Dark Side Apprentice"])
    )
    assert refused(t.dark)["Commit “Dark Side Apprentice”"].pl == "jest już przydzielona do Mocy"


# ---------------------------------------------------------------- the log


def log(t: Table, seat: int) -> list[Text]:
    """The log as a seat reads it."""
    return t.match.log(seat)


@rule("lcg.zones.hidden")
def test_the_log_names_a_card_drawn_to_its_player_alone() -> None:
    t = table(begin="draw", dark=side(hand=["Dark Side Apprentice"], deck=["TIE Fighter"] * 9))
    t.dark.choose("no")
    assert Text("You draw “TIE Fighter” ×5.", "Dobierasz: „Myśliwiec TIE” ×5.") in log(t, t.dark.seat)
    for seat in (t.light.seat, 2):
        assert Text("The Dark Side draws 5 cards.", "Ciemna Strona dobiera 5 kart.") in log(t, seat)
        assert not any("TIE Fighter" in line.en for line in log(t, seat))


def test_a_card_that_is_played_tells_its_price() -> None:
    t = table(active="light", light=side(hand=[LIGHT_BARRAGE], units=["Rebel Trooper"]))
    t.light.choose("play Light Barrage")
    dark = table(dark=side(hand=["Dark Side Apprentice"]))
    dark.dark.choose("play Dark Side Apprentice")
    deeds = [line.deed for match in (t.match, dark.match) for line in match.told(2)]
    assert [deed.cost for deed in deeds if deed and deed.kind == "play"] == [0, 2]


def test_an_engagement_reads_as_a_story() -> None:
    t = table(phase="engagement", dark=side(units=["TIE Fighter"]))
    t.dark.choose("engage A Hero's Journey")
    t.until("commit")
    assert [line.en for line in log(t, 2)][:7] == [
        "The Dark Side engages “A Hero's Journey” with “TIE Fighter”.",
        "The Light Side declares no defenders.",
        "The Dark Side wins the edge battle: nobody defends.",
        "“TIE Fighter” strikes.",
        "“TIE Fighter” gets 1 focus token.",
        "“A Hero's Journey” is dealt 1 damage.",
        "The engagement is unopposed.",
    ]


def redemption_against_devastator(light: list[str], dark: list[str]) -> Table:
    """An engagement with a unit on each side just before its edge battle, and what both players hold."""
    return table(
        light=side(units=["Redemption"], hand=light),
        dark=side(units=["Devastator"], hand=dark),
        active="light",
        attack=attack("Shadows of Dathomir", ["Redemption"], ["Devastator"]),
    )


@rule("lcg.edge.reveal", "lcg.edge.fate_still_counts")
def test_an_edge_battle_is_told_in_the_order_of_the_rules() -> None:
    """Cards are put down, both stacks are turned up, fate cards act, and only then the sums tell who has the edge."""
    t = redemption_against_devastator(["Return of the Jedi"], ["heat_of_battle_dark"])
    t.edge_battle(["Return of the Jedi"], ["Heat of Battle"])
    told = [(line.rank, line.text.en) for line in t.match.told(2)]
    first = told.index(("act", "Both edge stacks are turned up."))
    assert [text for _, text in told[:first] if "edge stack" in text] == [
        "The Light Side puts a card into the edge stack.",
        "The Dark Side puts a card into the edge stack.",
    ]
    assert told[first + 1 : first + 4] == [
        ("effect", "Edge stack of the Light Side: “Return of the Jedi”."),
        ("effect", "Edge stack of the Dark Side: “Heat of Battle”."),
        ("effect", "“Heat of Battle” is resolved."),
    ]
    [won] = [line for line in told if "wins the edge battle" in line[1]]
    assert won[0] == "act", "what follows from having the edge stands under it"
    assert told.index(won) > first + 3


def test_a_stack_alone_is_turned_up_alone() -> None:
    t = redemption_against_devastator(["Return of the Jedi"], [])
    t.edge_battle(["Return of the Jedi"])
    assert Text("The edge stack is turned up.", "Stos przewagi zostaje odkryty.") in log(t, 2)


@rule("lcg.edge.defender_wins_ties")
def test_a_tie_in_the_edge_battle_says_why_the_defender_wins() -> None:
    t = redemption_against_devastator(["Return of the Jedi"], [])
    t.edge_battle()
    assert "The Dark Side wins the edge battle 0 to 0: a tie goes to the defender." in [line.en for line in log(t, 2)]


@rule("lcg.edge.twist_of_fate")
def test_an_edge_battle_that_begins_anew_is_told_so() -> None:
    t = redemption_against_devastator(["twist_of_fate_light"], ["Rancor"])
    t.light.choose("edge Twist of Fate")
    t.dark.choose("pass")
    told = [line.en for line in log(t, 2)]
    at = told.index("“Twist of Fate” is resolved.")
    assert told[at + 1] == "The edge battle is called off, and a new one begins."
