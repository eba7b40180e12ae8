"""What a game says is looked up in tables, and a game is put together from its parts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dejarik.kernel.assembled import AssembledGame
from dejarik.kernel.decision import Option, Refusal
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.events import HIDDEN, Event
from dejarik.kernel.game import Setup
from dejarik.kernel.match import Match
from dejarik.kernel.text import Text
from dejarik.kernel.wording import gaps_of
from tests.kernel.pig import PARTS, PIG, WORDING, PigState


def pig_state(*moves: str) -> PigState:
    match = Match(PIG, 2, seed=7, chance="ask")
    for move in moves:
        match.play(move)
    state = match.state
    assert isinstance(state, PigState)
    return state


def test_only_the_gaps_of_an_entry_are_filled() -> None:
    assert gaps_of(Text("{who} and {n}", "{n}, {who}, {n}")) == ("who", "n")
    asked: list[str] = []

    def word(s: PigState, option: Option) -> int:
        asked.append(option[0])
        return 1

    wording = replace(WORDING, label_gaps={"pot": word, "n": word})
    assert wording.label(pig_state(), ("roll",)) == Text("Roll the die", "Rzuć kością")
    assert asked == []
    assert wording.label(pig_state(), ("hold",)) == Text("Keep 1", "Zachowaj 1")
    assert asked == ["hold"]


def test_the_same_verb_may_rest_on_another_rule_in_another_decision() -> None:
    wording = replace(WORDING, rules={"action": {"roll": "pig.roll"}, "die": {"roll": "pig.die"}})
    assert wording.rule_of(pig_state(), ("roll",)) == "pig.roll"
    assert wording.rule_of(pig_state("roll"), ("roll",)) == "pig.die"


def test_a_rule_may_stand_for_a_whole_decision_or_depend_on_the_position() -> None:
    assert WORDING.rule_of(pig_state("roll"), ("face", 3)) == "pig.die"
    wording = replace(WORDING, rules={"action": lambda s, option: f"pig.{s.pot}"})
    assert wording.rule_of(pig_state("roll", "face 4"), ("hold",)) == "pig.4"


def test_a_line_reads_differently_to_those_who_may_not_know_the_card() -> None:
    unseen = {"drew": Text("{who} draws.", "{who} dobiera.")}
    wording = replace(WORDING, unseen_lines=unseen)
    assert wording.narrate(pig_state(), Event("drew", 0, (0,))).en == "Player 1 draws +1."
    assert wording.narrate(pig_state(), Event("drew", 0, (HIDDEN,))).en == "Player 1 draws."
    assert WORDING.narrate(pig_state(), Event("drew", 0, (HIDDEN,))).en == "Player 1 draws a card."


def test_a_reason_tells_the_numbers_of_the_refusal() -> None:
    assert WORDING.reason(Refusal("pig.limit", (300,))).en == "all 300 rolls are made"


def test_nobody_but_the_chooser_is_refused_anything() -> None:
    s = pig_state()
    s.rolls = 300
    assert PIG.refusals(s, 0) == [(("roll",), Refusal("pig.limit", (300,)))]
    assert PIG.refusals(s, 1) == []
    assert PIG.refusals(pig_state("roll"), 0) == []


def test_a_part_may_check_the_whole_setup() -> None:
    def refuse(setup: Setup) -> None:
        raise BadSetupError(Text(f"{setup.options['die']}?", "?"))

    with pytest.raises(BadSetupError, match=r"fair\?"):
        AssembledGame(replace(PARTS, check=refuse)).check(Setup(2))
