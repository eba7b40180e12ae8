"""What a game says is looked up in tables, and a game is put together from its parts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dejarik.kernel.assembled import AssembledGame
from dejarik.kernel.decision import Option, Refusal
from dejarik.kernel.deeds import paid_for, with_cards
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.events import HIDDEN, Deed, Event
from dejarik.kernel.game import Setup
from dejarik.kernel.match import Match
from dejarik.kernel.text import EMPTY, Text
from dejarik.kernel.wording import Variants, gaps_of, texts_of
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


def test_a_verb_without_a_rule_in_a_decision_rests_on_its_usual_one() -> None:
    wording = replace(
        WORDING,
        rules={"die": {"face": "pig.die"}},
        rules_by_verb={"roll": "pig.roll", "face": "pig.unused", "hold": lambda s, option: f"pig.{s.pot}"},
    )
    assert wording.rule_of(pig_state(), ("roll",)) == "pig.roll"
    assert wording.rule_of(pig_state("roll"), ("roll",)) == "pig.roll"
    assert wording.rule_of(pig_state("roll"), ("face", 3)) == "pig.die"
    assert wording.rule_of(pig_state("roll", "face 4"), ("hold",)) == "pig.4"


def test_a_verb_may_read_differently_in_one_kind_of_decision() -> None:
    labels = {"roll": Text("Roll", "Rzuć"), "die.roll": Text("Roll again", "Rzuć ponownie")}
    wording = replace(WORDING, labels=labels)
    assert wording.label(pig_state(), ("roll",)).en == "Roll"
    assert wording.label(pig_state("roll"), ("roll",)).en == "Roll again"


def test_the_position_picks_one_of_several_sentences() -> None:
    nothing = Text("Keep nothing", "Nie zachowuj nic")
    keep = Text("Keep {pot}", "Zachowaj {pot}")
    labels = {"hold": Variants(lambda s, option: s.pot > 0, {False: nothing, True: keep})}
    wording = replace(WORDING, labels=labels)
    assert wording.label(pig_state(), ("hold",)) == nothing
    assert wording.label(pig_state("roll", "face 4"), ("hold",)) == Text("Keep 4", "Zachowaj 4")
    assert list(texts_of(labels)) == [nothing, keep]


def test_an_event_picks_one_of_several_lines() -> None:
    lines = {0: Text("{who} passes.", "{who} pasuje."), 1: Text("{who} draws {card}.", "{who} dobiera {card}.")}
    wording = replace(WORDING, lines={"drew": Variants(lambda s, event: len(event.cards), lines)})
    assert wording.narrate(pig_state(), Event("drew", 1)).pl == "Gracz 2 pasuje."
    assert wording.narrate(pig_state(), Event("drew", 1, (0,))).pl == "Gracz 2 dobiera +1."


@pytest.mark.parametrize("table", ["questions", "labels", "lines", "unseen_lines"])
def test_a_gap_without_a_word_is_found_at_once(table: str) -> None:
    with pytest.raises(ValueError, match=r"no word goes into \['whom'\] of 'Ask'"):
        replace(WORDING, **{table: {"any": Text("Ask", "Zapytaj {whom}")}})


def test_a_gap_of_a_variant_needs_a_word_too() -> None:
    asked = Variants(lambda s, option: 1, {1: Text("Ask {whom}", "Zapytaj")})
    with pytest.raises(ValueError, match="whom"):
        replace(WORDING, labels={"ask": asked})


def test_the_card_that_asks_stands_in_front_of_the_question() -> None:
    plain = WORDING.question(pig_state())
    wording = replace(WORDING, asker=lambda s: Text("Lucky Die", "Szczęśliwa kość") if s.pot else EMPTY)
    assert wording.question(pig_state()) == plain
    assert wording.question(pig_state("roll", "face 4")) == Text("Lucky Die: ", "Szczęśliwa kość: ") + plain


def test_a_line_reads_differently_to_those_who_may_not_know_the_card() -> None:
    unseen = {"drew": Text("{who} draws.", "{who} dobiera.")}
    wording = replace(WORDING, unseen_lines=unseen)
    assert wording.narrate(pig_state(), Event("drew", 0, (0,))).en == "Player 1 draws +1."
    assert wording.narrate(pig_state(), Event("drew", 0, (HIDDEN,))).en == "Player 1 draws."
    assert WORDING.narrate(pig_state(), Event("drew", 0, (HIDDEN,))).en == "Player 1 draws a card."


def test_a_deed_counts_cards_that_its_reader_may_not_know_but_does_not_name_them() -> None:
    wording = replace(WORDING, deeds={"drew": with_cards("draw")})
    assert wording.deed(pig_state(), Event("drew", 0, (4, 5))) == Deed("draw", (4, 5), amount=2)
    assert wording.deed(pig_state(), Event("drew", 0, (4, 5), readers=1).seen_by(1)) == Deed("draw", amount=2)
    assert wording.deed(pig_state(), Event("passed", 0)) is None


def test_a_deed_tells_what_was_paid_for_it() -> None:
    wording = replace(WORDING, deeds={"played": paid_for("play")})
    assert wording.deed(pig_state(), Event("played", 0, (4, 5), (2,))) == Deed("play", (4,), (5,), cost=2)
    assert wording.deed(pig_state(), Event("played", 0, (4,))) == Deed("play", (4,))


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
