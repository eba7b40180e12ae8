"""Three and four players: setup, turns, opponents and the last one left."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.game import GAME
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.game import Setup
from tests.destiny.table import Side, Table, dealt, rule, table

LONE = Side(team=["Leia Organa"], hand=["Block"])
SHOOTER = Side(team=["Nightsister"], pool=["Nightsister:1RD"], hand=["Block"])
NEARLY = Side(team=["Leia Organa"], damage={"Leia Organa": 10}, hand=["Block"])


# ---------------------------------------------------------------- setup


@rule("destiny.multi.one_format", "destiny.multi.player_count")
@pytest.mark.parametrize("players", [3, 4])
def test_more_than_two_players_play_everyone_against_everyone(players: int) -> None:
    t = dealt(players)
    assert [bool(seat.team) for seat in t.seats] == [True] * players
    assert not [spec.key for spec in GAME.option_specs if spec.key in ("format", "teams")]


@rule("destiny.multi.player_count")
def test_nobody_plays_free_for_all_alone() -> None:
    with pytest.raises(BadSetupError):
        GAME.check(Setup(1))


@rule("destiny.multi.setup.random_seats")
def test_players_sit_at_random_and_alike_for_the_same_seed() -> None:
    orders = {seed: dealt(4, seed).state.order for seed in range(12)}
    assert len(set(orders.values())) > 3
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders.values())
    assert orders == {seed: dealt(4, seed).state.order for seed in range(12)}


def rolled(*sides: str) -> Table:
    """Three players keep their first hands and roll for the battlefield, die by die, the first player first."""
    t = dealt(3)
    for _ in range(3):
        decision = t.match.decision
        assert decision is not None
        t.seats[decision.seat].choose("done")
    t.roll(*sides)
    return t


FIELDS = ("battlefield Outer Rim Outpost", "battlefield Arid Wasteland", "battlefield Starship Graveyard")
THREE, SEVEN, FIVE = ("1RD", "1RD", "1R"), ("3ID", "2RD", "2MD"), ("1MD", "+2MD", "2RD")


@rule("destiny.multi.setup.battlefield_roll")
def test_the_highest_total_chooses_among_all_battlefields() -> None:
    t = rolled(*THREE, *SEVEN, *FIVE)
    t.they.can_choose(*FIELDS)
    t.they.choose("battlefield Starship Graveyard")
    assert t.field == "Starship Graveyard"
    assert t.third.controls_field


@rule("destiny.multi.setup.one_shield_each", "destiny.multi.setup.unused_battlefields_aside")
def test_those_whose_battlefield_is_not_used_get_one_shield_and_set_it_aside() -> None:
    t = rolled(*THREE, *SEVEN, *FIVE)
    t.they.choose("battlefield Arid Wasteland")
    t.third.choose("assign Finn")
    t.you.choose("assign Han Solo")
    assert [t.you.shields("Han Solo"), t.you.shields("Luke Skywalker")] == [1, 0]
    assert [t.third.shields("Finn"), t.third.shields("Rey")] == [1, 0]
    assert [t.they.shields("Boba Fett"), t.they.shields("Veteran Stormtrooper")] == [0, 0]
    assert (t.you.aside, t.they.aside, t.third.aside) == (["Outer Rim Outpost"], [], ["Starship Graveyard"])
    t.they.choose("pass")


@rule("destiny.multi.setup.tie")
def test_only_those_who_tie_roll_again() -> None:
    six, also_six, four = ("2RD", "2RD", "2RD"), ("2RD", "2RD", "2MD"), ("1MD", "1MD", "2RD")
    t = rolled(*six, *also_six, *four)
    t.roll("-", "-", "1R", "-", "-", "-")
    t.you.can_choose(*FIELDS)


# ---------------------------------------------------------------- turns


@rule("destiny.multi.actions.clockwise")
def test_turns_go_clockwise_from_the_controller_of_the_battlefield() -> None:
    t = table(LONE, LONE, LONE, LONE, holder="third", at="round")
    for seat in (t.third, t.fourth, t.you, t.they):
        seat.choose("activate Leia Organa")
        t.roll("1R")
    t.third.choose("pass")


@rule("destiny.multi.actions.all_pass_in_a_row")
def test_the_phase_ends_when_all_have_passed_in_a_row() -> None:
    t = table(LONE, LONE, LONE)
    t.you.choose("pass")
    t.they.choose("pass")
    t.third.choose("activate Leia Organa")
    t.roll("-")
    t.you.choose("pass")
    t.they.choose("pass")
    assert t.third.is_exhausted("Leia Organa")
    t.third.choose("pass")
    t.they.can_choose("discard Block", "done")


@rule("destiny.multi.actions.one_claim")
def test_one_player_claims_in_a_round() -> None:
    t = table(LONE, LONE, LONE, turn_of="they")
    t.they.choose("claim", "no")
    t.third.cannot_choose("claim")
    t.third.choose("pass")
    t.you.cannot_choose("claim")


@rule("destiny.multi.normal_rules_apply")
def test_upkeep_is_the_same_for_everybody() -> None:
    deck = ["Block"] * 6
    sides = [Side(team=["Leia Organa"], pool=["Leia Organa:1R"], exhausted=["Leia Organa"], deck=deck, resources=n)
             for n in range(3)]  # fmt: skip
    t = table(*sides, at="upkeep")
    for number, seat in enumerate(t.seats):
        assert not seat.is_exhausted("Leia Organa")
        assert seat.pool == []
        assert seat.resources == number + 2
        assert len(seat.hand) == 5


# ---------------------------------------------------------------- opponents


@rule("destiny.multi.choose_opponent")
def test_who_disrupts_says_which_opponent_is_meant() -> None:
    t = table(Side(team=["Darth Vader"], pool=["Darth Vader:2Dr"]), Side(resources=2), Side(resources=3), turn_of="you")
    t.you.choose("resolve Darth Vader:2Dr")
    t.you.can_choose("opponent 2", "opponent 3")
    t.you.choose("opponent 3")
    assert (t.they.resources, t.third.resources) == (2, 1)


@rule("destiny.multi.choose_opponent")
def test_who_makes_an_opponent_discard_says_which() -> None:
    t = table(Side(team=["Darth Vader"]), Side(hand=["Block"]), Side(hand=["Dodge", "Aim"]))
    t.you.choose("activate Darth Vader")
    t.roll("-")
    t.you.choose("opponent 3", "yes")
    t.third.choose("discard Aim")
    assert (t.they.hand, t.third.hand) == (["Block"], ["Dodge"])


@rule("destiny.multi.choose_opponent")
def test_dodge_removes_the_dice_of_one_opponent_only() -> None:
    t = table(
        Side(hand=["Dodge"]),
        Side(team=["Leia Organa"], pool=["Leia Organa:1RD"]),
        Side(team=["Leia Organa"], pool=["Leia Organa:2RD"]),
    )
    t.you.choose("play Dodge", "opponent 2")
    assert (t.they.pool, t.third.pool) == ([], ["Leia Organa:2RD"])


def test_a_guardian_may_take_a_die_of_any_opponent() -> None:
    t = table(
        Side(team=["Rebel Trooper"]),
        Side(team=["Leia Organa"], pool=["Leia Organa:1RD"]),
        Side(team=["Rey"], pool=["Rey:1MD"]),
    )
    t.you.choose("activate Rebel Trooper")
    t.you.can_choose("remove Leia Organa:1RD", "remove Rey:1MD", "decline")


def test_the_opponent_who_ran_out_of_cards_is_the_one_ackbar_makes_pay() -> None:
    t = table(
        Side(team=["Admiral Ackbar"]),
        Side(team=["Leia Organa", "Rebel Trooper"]),
        Side(team=["Rey", "AW-035"], hand=["Take Cover"]),
        turn_of="third",
    )
    t.third.choose("play Take Cover", "shield Rey")
    t.third.can_choose("hit Rey", "hit Luke Skywalker")


@rule("destiny.simultaneous.several_players")
def test_among_three_players_the_controller_decides_again_and_again() -> None:
    jango = Side(team=["Jango Fett"])
    t = table(Side(team=["AW-035"]), jango, jango, holder="third")
    t.you.choose("activate Luke Skywalker")
    t.roll("-")
    t.third.can_choose("player 1", "player 2", "player 3")
    t.third.choose("player 2")
    t.third.can_choose("player 1", "player 3")
    t.third.choose("player 3")
    t.they.choose("yes")
    t.roll("-")
    t.third.can_choose("yes", "no")
    assert t.queue[0] == "Luke Skywalker"
