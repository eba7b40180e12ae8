"""How the game ends: the last character of a player, no cards left, or an agreed number of rounds."""

from __future__ import annotations

import pytest

from dejarik.kernel.match import Match
from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- the last character


@rule("destiny.victory.all_characters_defeated")
def test_the_game_ends_with_the_opponents_last_character() -> None:
    t = table(
        Side(team=["Kylo Ren*2"], pool=["Kylo Ren:1MD", "Kylo Ren:1MD"]),
        Side(team=["Hired Gun"], damage={"Hired Gun": 8}, aside=["Rebel Trooper"]),
    )
    t.you.choose("resolve Kylo Ren:1MD", "hit Hired Gun")
    assert (t.winners, t.match.decision) == ((t.you.seat,), None)
    assert "Player 1 wins." in t.spectators.reads()


@rule("destiny.victory.all_characters_defeated")
def test_the_game_goes_on_while_a_character_is_left() -> None:
    t = table(
        Side(team=["Kylo Ren"], pool=["Kylo Ren:1MD"]),
        Side(team=["Hired Gun", "Rebel Trooper"], damage={"Hired Gun": 8, "Rebel Trooper": 6}),
    )
    t.you.choose("resolve Kylo Ren:1MD", "hit Hired Gun")
    assert (t.winners, t.they.team) == (None, ["Rebel Trooper"])


@rule("destiny.victory.all_characters_defeated")
def test_who_defeats_their_own_last_character_loses() -> None:
    t = table(Side(damage={"Nightsister": 6}), Side(team=["Hired Gun"]))
    t.you.choose("use Nightsister")
    assert t.winners == (t.they.seat,)


@rule("destiny.victory.all_characters_defeated")
def test_the_opponents_last_character_may_fall_in_their_own_turn() -> None:
    t = table(
        Side(team=["Admiral Ackbar"]),
        Side(team=["Hired Gun"], damage={"Hired Gun": 7}, hand=["Take Cover"]),
        turn_of="they",
    )
    t.they.choose("play Take Cover", "shield Admiral Ackbar")
    assert t.winners == (t.you.seat,)


def last_stand(holder: str, reading: str = "field") -> Table:
    """Both players have one character left, each with 1 health, and a flame thrower strikes both at once."""
    t = table(
        Side(
            team=["Boba Fett"],
            upgrades={"Boba Fett": ["Flame Thrower"]},
            pool=["Flame Thrower:Sp"],
            damage={"Boba Fett": 10},
        ),
        Side(team=["Hired Gun"], damage={"Hired Gun": 8}),
        holder=holder,
        last_stand=reading,
    )
    t.you.choose("resolve Flame Thrower:Sp", "hit Hired Gun", "hit Boba Fett")
    return t


@rule("destiny.victory.all_characters_defeated")
@card("destiny", "AW-024")
@pytest.mark.parametrize(("holder", "winner"), [("you", 0), ("they", 1)])
def test_if_the_last_characters_fall_at_once_the_battlefields_controller_wins(holder: str, winner: int) -> None:
    assert last_stand(holder).winners == (winner,)


@rule("destiny.victory.all_characters_defeated")
def test_it_can_be_agreed_that_it_is_a_draw_then() -> None:
    assert last_stand("they", "draw").winners == (0, 1)


# ---------------------------------------------------------------- no cards left


@rule("destiny.victory.no_cards_left")
def test_without_cards_a_player_loses_only_at_the_end_of_the_round() -> None:
    t = table(Side(deck=[], hand=[]), Side(team=["Hired Gun"]))
    t.you.choose("activate Nightsister")
    t.roll("-")
    t.they.choose("pass")
    assert t.winners is None
    t.you.choose("pass")
    assert t.winners == (t.they.seat,)
    assert t.they.hand == ["Survival Gear", "Survival Gear"]


@rule("destiny.victory.no_cards_left")
@pytest.mark.parametrize(("hand", "deck"), [(["Dodge"], []), ([], ["Dodge"])])
def test_a_card_in_hand_or_deck_is_enough_to_go_on(hand: list[str], deck: list[str]) -> None:
    t = table(Side(deck=deck, hand=hand), at="upkeep", holder="you")
    if hand:
        t.you.choose("done")
    assert (t.winners, t.you.hand) == (None, ["Dodge"])


@rule("destiny.victory.no_cards_left")
def test_who_discards_the_last_card_in_upkeep_loses() -> None:
    t = table(Side(deck=[], hand=["Dodge"]), at="upkeep", holder="you")
    t.you.choose("discard Dodge")
    assert t.winners == (t.they.seat,)


@rule("destiny.victory.no_cards_left")
def test_cards_in_the_discard_pile_do_not_count() -> None:
    t = table(Side(deck=[], discard=["Dodge"]), at="upkeep")
    assert t.winners == (t.they.seat,)


@rule("destiny.victory.decked_tie")
def test_if_both_run_out_of_cards_the_battlefields_controller_wins() -> None:
    t = table(Side(deck=[]), Side(deck=[]), holder="you")
    t.you.choose("pass")
    t.they.choose("claim", "no")
    t.you.choose("pass")
    assert t.winners == (t.they.seat,)


@rule("destiny.victory.decked_tie")
def test_a_draw_agreed_on_for_last_characters_does_not_touch_that() -> None:
    assert table(Side(deck=[]), Side(deck=[]), holder="you", last_stand="draw", at="upkeep").winners == (0,)


# ---------------------------------------------------------------- a limit of rounds


def last_round(mine: int, theirs: int, holder: str = "they", rounds: str = "2") -> Table:
    """The second round is over, and so much damage lies on a Nightsister on either side, each with 7 health."""
    t = table(
        Side(damage={"Nightsister": mine}),
        Side(damage={"Nightsister": theirs}),
        holder=holder,
        rounds=rounds,
    )
    t.you.choose("pass")
    t.they.choose("pass")
    return t


@rule("destiny.variant.round_limit")
@pytest.mark.parametrize(
    ("mine", "theirs", "holder", "winner"),
    [(0, 3, "they", 0), (3, 0, "you", 1), (2, 2, "you", 0), (2, 2, "they", 1)],
)
def test_after_the_agreed_rounds_most_health_wins_among_equals_the_battlefields_controller(
    mine: int, theirs: int, holder: str, winner: int
) -> None:
    assert last_round(mine, theirs, holder).winners == (winner,)


@rule("destiny.variant.round_limit")
def test_health_of_the_whole_team_counts_but_not_that_of_the_defeated() -> None:
    t = table(
        Side(team=["Nightsister", "Hired Gun"], damage={"Nightsister": 5, "Hired Gun": 5}),
        Side(team=["Rebel Trooper"], damage={"Rebel Trooper": 2}, aside=["Darth Vader"]),
        rounds="2",
    )
    t.you.choose("pass")
    t.they.choose("pass")
    assert t.match.result is not None
    assert (t.winners, t.match.result.scores) == ((0,), (6, 5))


@rule("destiny.variant.round_limit")
@pytest.mark.parametrize("rounds", ["3", "0"])
def test_the_game_goes_on_before_the_limit_or_without_one(rounds: str) -> None:
    t = last_round(0, 3, rounds=rounds)
    assert (t.winners, t.round) == (None, 3)


@rule("destiny.variant.round_limit")
@pytest.mark.parametrize(("agreed", "goes_on"), [({}, True), ({"rounds": "0"}, True), ({"rounds": "100"}, False)])
def test_there_is_no_limit_unless_one_is_agreed(agreed: dict[str, str], goes_on: bool) -> None:
    t = table(round=100, **agreed)
    t.you.choose("pass")
    t.they.choose("pass")
    assert (t.winners is None) == goes_on


@rule("destiny.variant.round_limit")
def test_a_dealt_game_ends_after_the_agreed_rounds() -> None:
    match = Match("destiny", 2, 1, {"rounds": "1"})
    for _ in range(200):
        if match.result is not None:
            break
        match.play("pass" if "pass" in [option[0] for option in match.options] else match.options[-1])
    assert match.result is not None
    assert len(match.result.winners) == 1
