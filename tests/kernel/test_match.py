"""A game being played: choices by option or notation, undo and whom to ask for it, copies, reasons."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dejarik.games.bounty.state import HAND
from dejarik.kernel.decision import Refusal
from dejarik.kernel.errors import BadSetupError, DejarikError, IllegalMoveError
from dejarik.kernel.match import Match, reveals
from tests.contract.walk import Case, Way, arrive
from tests.kernel.pig import PIG, Pig


def bounty(*notations: str, players: int = 2, **options: str) -> Match:
    chosen = {"characters": "din/fennec" if players == 2 else "random", **options}
    match = Match("bounty", players, 4, chosen)
    for notation in notations:
        match.play(notation)
    return match


def test_a_choice_is_an_option_or_its_notation() -> None:
    one, other = bounty(), bounty()
    one.play(("job",))
    other.play("job")
    assert one.state == other.state
    assert one.moves == [("job",)]


@pytest.mark.parametrize("wrong", ["steal", ("steal",), ("steal", 3), "", "job ", "JOB"])
def test_what_is_not_offered_is_refused_with_what_is(wrong: str) -> None:
    match = bounty()
    before = match.state.digest()
    with pytest.raises(IllegalMoveError) as caught:
        match.play(wrong)
    assert "Legal moves: draw, sale, job, mission," in str(caught.value)
    assert "Dozwolone ruchy: draw, sale, job, mission," in caught.value.text.pl
    assert match.state.digest() == before
    assert match.moves == []


@pytest.mark.parametrize("again", ["job", ("job",)])
def test_a_refused_hope_names_the_rule(again: str) -> None:
    match = bounty("job")
    with pytest.raises(IllegalMoveError, match=r"only one quick job per turn, bounty\.quick_job\.once_per_turn"):
        match.play(again)


def test_why_not_gives_the_rule_or_nothing() -> None:
    match = bounty("job")
    refusal = match.why_not(("job",))
    assert refusal is not None
    assert refusal.rule == "bounty.quick_job.once_per_turn"
    assert match.why_not(("draw",)) is None
    assert match.why_not(("steal",)) is None


def test_nothing_is_possible_after_the_end(pig: Pig) -> None:
    match = arrive(Case(PIG, PIG.modes[0]), Way(seed=1, length=1000))
    assert match.result is not None
    assert match.options == []
    assert match.why_not(("roll",)) is None
    with pytest.raises(IllegalMoveError, match="the game is over"):
        match.play("roll")
    with pytest.raises(IllegalMoveError, match="the game is over"):
        match.play(("roll",))


def test_undo_goes_back_to_the_start_across_checkpoints() -> None:
    match = bounty()
    digests = []
    while len(match.moves) < 100:
        digests.append(match.state.digest())
        match.play(match.options[len(match.moves) % len(match.options)])
    log = match.log(0)
    for made in range(99, -1, -1):
        undone = match.undo()
        assert match.state.digest() == digests[made]
    assert undone is not None
    assert match.log(0) == log[: len(match.log(0))]
    with pytest.raises(IllegalMoveError, match="no move to undo"):
        match.undo()


@pytest.mark.parametrize("made", [31, 32, 33, 64])
def test_play_goes_on_after_undo_at_a_checkpoint(made: int) -> None:
    match = bounty()
    while len(match.moves) < made:
        match.play(match.options[-1])
    for _ in range(3):
        match.undo()
    while len(match.moves) < made:
        match.play(match.options[-1])
    assert Match.from_record(str(match.record)).state == match.state


def test_undo_is_free_when_nothing_was_learned() -> None:
    assert bounty("job").undo_consent(0) == frozenset()
    assert bounty("draw").undo_consent(0) == frozenset()
    assert bounty("job", "mission").undo_consent(0, moves=2) == frozenset()


def test_taking_an_open_card_back_is_free_and_a_drawn_one_is_not() -> None:
    open_card = bounty("draw")
    open_card.play(open_card.options[0])
    assert open_card.undo_consent(0) == frozenset()
    assert bounty("draw", "deck").undo_consent(0) == {1}
    assert bounty("draw", "deck", players=3).undo_consent(0) == {1, 2}


def test_what_the_asking_seat_showed_of_its_own_is_its_own_affair() -> None:
    match = bounty("sale")
    match.play(match.options[0])
    assert match.undo_consent(0) == frozenset()
    assert match.undo_consent(1) == {0}


def test_taking_back_what_others_chose_needs_them() -> None:
    match = bounty("job", "end")
    assert match.decision is not None
    assert match.decision.seat == 1
    match.play("job")
    assert match.undo_consent(0) == {1}
    assert match.undo_consent(1) == frozenset()


def test_chance_used_needs_everybody(pig: Pig) -> None:
    rolled = Match("pig", 3, 1)
    rolled.play("roll")
    assert rolled.undo_consent(0) == {1, 2}
    asked = Match("pig", 3, 1, chance="ask")
    asked.play("roll")
    assert asked.undo_consent(0) == frozenset()
    asked.play("face 3")
    assert asked.undo_consent(0) == {1, 2}
    assert asked.undo_consent(0, moves=2) == {1, 2}


@pytest.mark.parametrize("moves", [0, -1, 2, 99])
def test_consent_is_for_moves_that_were_made(moves: int) -> None:
    with pytest.raises(IllegalMoveError, match="no move to undo"):
        bounty("job").undo_consent(0, moves)


def test_asking_for_consent_changes_nothing() -> None:
    match = bounty("draw", "deck")
    before, log = match.state.digest(), match.log(0)
    match.undo_consent(0, moves=2)
    assert (match.state.digest(), match.log(0), len(match.moves)) == (before, log, 2)


def test_reveals_compares_two_states() -> None:
    before, after = bounty("draw"), bounty("draw", "deck")
    assert reveals(before.state, after.state, 0)
    assert not reveals(before.state, before.state, 0)


def test_a_copy_goes_its_own_way() -> None:
    match = bounty("job")
    match.names[0] = "Ewa"
    copied = match.copy()
    copied.play("end")
    copied.names[0] = "Jan"
    assert match.moves == [("job",)]
    assert match.names == {0: "Ewa"}
    assert len(copied.log(0)) > len(match.log(0))
    copied.undo()
    assert copied.state == match.state
    copied.undo()
    copied.play("draw")
    assert match.state == bounty("job").state


def test_a_match_opens_with_defaults_and_a_secret_seed() -> None:
    one, other = Match("bounty"), Match("bounty")
    assert one.players == 2
    assert one.seed != other.seed
    assert one.commitment != other.commitment
    assert one.setup.options["hand"] == "2"


@pytest.mark.parametrize(
    ("players", "options", "said"),
    [
        (1, {}, "Bounty cannot be played by 1. It takes 2, 3 or 4 players."),
        (2, {"color": "red"}, "Bounty has no option “color”. Its options are: credits, hand,"),
        (2, {"hand": "6"}, "hand=6: that is not a size of a starting hand. Use a number from 0 to 5."),
        (2, {"first": "9" * 5000}, "first=" + "9" * 60 + ": the value is too long. Use a seat number or “random”."),
    ],
)
def test_a_bad_set_up_is_refused(players: int, options: dict[str, str], said: str) -> None:
    with pytest.raises(BadSetupError) as caught:
        Match("bounty", players, 1, options)
    assert str(caught.value).startswith(said)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_only_seats_have_names(seat: int) -> None:
    with pytest.raises(BadSetupError, match="The seats are 1 to 2"):
        Match("bounty", 2, 1, names={seat: "Ewa"})


def test_spectators_have_a_view_and_a_log() -> None:
    match = bounty("draw", "deck")
    assert match.view(2).seat == 2
    assert "draws a card from the deck" in match.log(2)[-1].en
    assert "draws a card from the deck" not in match.log(0)[-1].en
    assert match.label(("end",)).pl == "Zakończ turę"


def test_a_match_counts_its_movers_and_the_lines_told() -> None:
    match = bounty("job", "end", "job")
    assert match.movers == [0, 0, 1]
    assert [match.moves_since(seat) for seat in (0, 1, 2)] == [2, 1, None]
    assert match.log_length == len(match.log(2))


def test_every_line_of_the_log_says_whose_doing_it_was() -> None:
    match = bounty("job", "end", "job")
    lines = match.told(2)
    assert [line.text for line in lines] == match.log(2)
    assert [line.seat for line in lines if "quick job" in line.text.en] == [0, 1]
    assert match.told(2, len(lines) - 1) == lines[-1:]


def test_what_is_refused_comes_with_reason_rule_notation_and_things() -> None:
    match = bounty("job", credits="0/0", hand="5")
    refused = {each.notation: each for each in match.refused(0)}
    job = refused["job"]
    assert (job.label.en, job.reason.en) == ("Quick job: take 200 credits", "only one quick job per turn")
    assert (job.rule, job.things) == ("bounty.quick_job.once_per_turn", ())
    hand = {thing.id for thing in match.view(0).region("hand", 0).things}
    cards = [each for each in refused.values() if each.things]
    assert cards
    assert all(hand.issuperset(each.things) for each in cards)


def test_copies_of_a_card_are_refused_once_with_the_things_of_all(monkeypatch: pytest.MonkeyPatch) -> None:
    match = bounty()
    match.state.zones[HAND] = list(range(3))
    reason = Refusal("bounty.equip.must_afford", (200, 0))
    hoped = [(("equip", card), reason) for card in range(3)]
    monkeypatch.setattr(match.game, "refusals", lambda s, seat: hoped, raising=False)
    refused = match.refused(0)
    assert [(each.notation, each.things) for each in refused] == [
        ("equip vibroblade", (0, 1)),
        ("equip grapnel_line", (2,)),
    ]


def test_nothing_is_refused_to_whoever_does_not_choose(pig: Pig) -> None:
    assert bounty("job").refused(1) == []
    assert bounty("job").refused(2) == []
    dice = Match("pig", 2, 1, chance="ask")
    dice.play("roll")
    assert dice.refused(0) == []
    over = arrive(Case(PIG, PIG.modes[0]), Way(seed=1, length=1000))
    assert [over.refused(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("seat", [-1, 3, 9])
def test_only_seats_and_spectators_see_the_table(seat: int) -> None:
    match = Match("bounty", 2, 1)
    for look in (match.view, match.log, match.told, match.refused):
        with pytest.raises(DejarikError, match=f"no seat with the index {seat}"):
            look(seat)


def test_a_record_cannot_be_played_to_a_move_before_the_first() -> None:
    record = Match("bounty", 2, 1).record
    with pytest.raises(DejarikError, match="there is no move -1"):
        Match.from_record(record, to=-1)


# ---------------------------------------------------------------- chance


def test_a_roll_is_offered_with_the_probability_of_every_outcome(pig: Pig) -> None:
    fair, loaded = (Match("pig", 2, 1, {"die": die}, chance="ask") for die in ("fair", "loaded"))
    for match in (fair, loaded):
        assert match.chance() == (), "a player chooses now"
        match.play("roll")
    assert fair.chance() == tuple((("face", n), Fraction(1, 6)) for n in range(1, 7))
    assert loaded.chance()[-2:] == ((("face", 5), Fraction(1, 10)), (("face", 6), Fraction(1, 2)))
    assert sum(probability for _, probability in loaded.chance()) == 1


def test_no_roll_is_pending_where_the_generator_answers_or_the_game_is_over(pig: Pig) -> None:
    rolled = Match("pig", 2, 1)
    rolled.play("roll")
    assert rolled.chance() == ()
    assert arrive(Case(PIG, PIG.modes[0]), Way(seed=1, length=1000, chance="ask")).chance() == ()


def test_every_outcome_can_be_looked_behind(pig: Pig) -> None:
    match = Match("pig", 2, 1, chance="ask")
    match.play("roll")
    expected = Fraction(0)
    for outcome, probability in match.chance():
        branch = match.copy()
        branch.play(outcome)
        expected += probability * branch.state.pot
    assert expected == Fraction(20, 6)
    assert match.moves == [("roll",)]
