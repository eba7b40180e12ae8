"""Victory: the deciding base ends the game at once, however it is destroyed; so does an agreed number of rounds."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dejarik.kernel.match import Match
from tests.deckbuilding.table import Side, dealt, table
from tests.scenario import rule

LONGEST_GAME = 5000
TWO_EMPIRE_BASES: dict[str, Sequence[str]] = {"rebel": ["Corellia", "Coruscant"]}
TWO_REBEL_BASES: dict[str, Sequence[str]] = {"empire": ["Hoth", "Sullust"]}


@rule("deckbuilding.overview.goal")
def test_the_third_destroyed_base_wins() -> None:
    t = table(
        turn_of="rebel",
        empire=Side(bases=["Endor"], damage={"Lothal": 6}),
        rebel=Side(play=["Rebel Trooper"]),
        victory=TWO_EMPIRE_BASES,
    )
    t.rebel.choose("commit Rebel Trooper", "attack empire")
    assert t.winners == (t.rebel.seat,)
    assert t.rebel.victory == ["Corellia", "Coruscant", "Lothal"]


@rule("deckbuilding.overview.goal")
def test_the_second_destroyed_base_does_not_win_yet() -> None:
    t = table(
        turn_of="rebel",
        empire=Side(bases=["Endor"], damage={"Lothal": 6}),
        rebel=Side(play=["Rebel Trooper"]),
        victory={"rebel": ["Corellia"], "empire": ["Hoth", "Sullust"]},
    )
    t.rebel.choose("commit Rebel Trooper", "attack empire")
    assert t.winners is None
    t.rebel.choose("end")
    t.empire.can_choose("reveal Endor")


@rule("deckbuilding.overview.goal")
@pytest.mark.parametrize("seed", range(6))
def test_a_beginner_game_is_won_with_3_destroyed_bases(seed: int) -> None:
    t = dealt(seed=seed, rounds="0")
    for _ in range(LONGEST_GAME):
        if t.match.decision is None:
            break
        t.match.play(t.match.options[0])
    assert t.match.decision is None
    result = t.match.result
    assert result is not None
    assert (len(result.winners), max(result.scores)) == (1, 3)
    assert result.scores[result.winners[0]] == 3


@rule("deckbuilding.win.immediate")
def test_nobody_acts_after_the_deciding_base() -> None:
    t = table(
        turn_of="rebel",
        empire=Side(bases=["Endor"], damage={"Lothal": 6}),
        rebel=Side(play=["Rebel Trooper", "X-Wing"], hand=["Alliance Shuttle"]),
        victory=TWO_EMPIRE_BASES,
        resources=9,
    )
    t.rebel.choose("commit Rebel Trooper", "attack empire")
    assert (t.match.decision, t.match.options) == (None, [])
    assert (t.rebel.play, t.rebel.hand) == (["Rebel Trooper", "X-Wing"], ["Alliance Shuttle"])


@rule("deckbuilding.win.immediate", "deckbuilding.win.base_count")
def test_rodia_wins_before_the_force_and_the_ships_pay() -> None:
    t = table(
        empire=Side(base="", bases=["Rodia", "Endor"], play=["Gozanti Cruiser"]),
        rebel=Side(damage={"Dantooine": 7}),
        row=["X-Wing"],
        force=-3,
        victory=TWO_REBEL_BASES,
        starting=True,
    )
    t.empire.choose("reveal Rodia", "trigger Rodia")
    assert (t.winners, t.empire.resources) == ((t.empire.seat,), 0)
    assert t.empire.victory == ["Hoth", "Sullust", "Dantooine"]


@rule("deckbuilding.win.immediate", "deckbuilding.win.base_count")
def test_yavin_wins_when_the_opponent_discards() -> None:
    t = table(
        turn_of="rebel",
        empire=Side(hand=["Stormtrooper", "Inquisitor"], damage={"Lothal": 6}),
        rebel=Side(base="Yavin IV", play=["Snowspeeder"]),
        victory=TWO_EMPIRE_BASES,
    )
    t.rebel.choose("use Snowspeeder")
    t.empire.choose("discard Stormtrooper")
    t.rebel.choose("trigger Yavin IV")
    assert (t.winners, t.match.decision) == ((t.rebel.seat,), None)
    assert t.spectators.reads()[-1] == "The game is over. Bases destroyed by the Empire: 0, by the Rebellion: 3."


@rule("deckbuilding.win.immediate")
def test_an_ability_that_is_still_due_does_not_follow_the_deciding_base() -> None:
    t = table(
        turn_of="rebel",
        empire=Side(hand=["Stormtrooper"], damage={"Lothal": 6}),
        rebel=Side(base="Yavin IV", play=["Cassian Andor", "Bossk"]),
        row=["Director Krennic"],
        victory=TWO_EMPIRE_BASES,
    )
    t.rebel.choose("commit Cassian Andor", "at Director Krennic", "commit Bossk", "at Director Krennic")
    t.rebel.choose("strike Director Krennic", "decline")
    t.rebel.can_choose("trigger Cassian Andor", "trigger Bossk", "decline")
    t.rebel.choose("trigger Cassian Andor")
    t.empire.choose("discard Stormtrooper")
    t.rebel.choose("trigger Yavin IV")
    assert (t.winners, t.force, t.match.decision) == ((t.rebel.seat,), 0, None)


@rule("deckbuilding.win.base_count")
def test_a_base_destroyed_by_an_ability_counts() -> None:
    t = table(
        turn_of="rebel",
        empire=Side(damage={"Lothal": 6}, play=["Star Destroyer"]),
        rebel=Side(play=["Y-Wing"]),
        victory=TWO_EMPIRE_BASES,
    )
    t.rebel.choose("use Y-Wing", "hit Lothal")
    assert (t.winners, t.rebel.victory) == ((t.rebel.seat,), ["Corellia", "Coruscant", "Lothal"])


@rule("deckbuilding.win.base_count")
def test_ones_own_lost_bases_do_not_count() -> None:
    t = table(
        turn_of="rebel",
        empire=Side(bases=["Endor"], damage={"Lothal": 6}),
        rebel=Side(play=["Y-Wing"]),
        victory=TWO_REBEL_BASES,
    )
    t.rebel.choose("use Y-Wing", "hit Lothal")
    assert (t.winners, t.rebel.victory, t.empire.victory) == (None, ["Lothal"], ["Hoth", "Sullust"])


# ---------------------------------------------------------------- a limit of rounds


@rule("deckbuilding.variant.round_limit")
def test_after_the_agreed_rounds_equal_piles_share_the_win() -> None:
    t = dealt(rounds="2")
    t.empire.choose("end")
    t.rebel.choose("end")
    t.empire.choose("end")
    assert t.winners is None
    t.rebel.choose("end")
    assert t.winners == (0, 1)


@rule("deckbuilding.variant.round_limit")
@pytest.mark.parametrize(
    ("victory", "winners"),
    [
        ({"rebel": ["Corellia"]}, (1,)),
        ({"rebel": ["Corellia"], "empire": ["Hoth", "Sullust"]}, (0,)),
        ({"rebel": ["Corellia"], "empire": ["Hoth"]}, (0, 1)),
    ],
)
def test_after_the_agreed_rounds_the_larger_victory_pile_wins(
    victory: dict[str, Sequence[str]], winners: tuple[int, ...]
) -> None:
    t = table(rounds=1, victory=victory)
    t.empire.choose("end")
    t.rebel.choose("end")
    assert t.winners == winners


@rule("deckbuilding.variant.round_limit")
@pytest.mark.parametrize("rounds", [3, 100])
def test_a_dealt_game_ends_after_the_agreed_rounds(rounds: int) -> None:
    match = Match("deckbuilding", 2, 1, {"rounds": str(rounds)})
    for _ in range(2 * rounds):
        assert match.result is None
        match.play("end")
    assert match.result is not None
    assert match.result.winners == (0, 1)


@rule("deckbuilding.variant.round_limit")
@pytest.mark.parametrize("options", [{}, {"rounds": "0"}], ids=["nothing agreed", "0"])
def test_there_is_no_limit_unless_one_is_agreed(options: dict[str, str]) -> None:
    match = Match("deckbuilding", 2, 1, options)
    for _ in range(220):
        match.play("end")
    assert match.result is None


@rule("deckbuilding.variant.round_limit")
def test_a_round_of_a_team_game_has_four_turns() -> None:
    t = dealt(4, rounds="1")
    for seat in (t.empire, t.rebel, t.empire2):
        seat.choose("end")
    assert t.winners is None
    t.rebel2.choose("end")
    assert t.winners == (0, 1, 2, 3)
