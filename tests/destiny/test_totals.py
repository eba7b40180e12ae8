"""What programs that learn are told of dice and characters besides the cards themselves."""

from __future__ import annotations

from dejarik.games.destiny.game import GAME
from tests.destiny.table import Side, Table, table


def told(t: Table, seat: int) -> dict[str, int]:
    """The columns of the table by name, as a seat sees them."""
    names = GAME.encoding.layout(t.state, seat).table
    return dict(zip(names, GAME.encoding.encode(t.state, seat), strict=False))


def nonzero(t: Table, prefix: str) -> dict[str, int]:
    """What the first player is told that is not zero."""
    return {name: value for name, value in told(t, 0).items() if name.startswith(prefix) and value}


def test_symbols_in_a_pool_are_added_up_with_what_they_cost() -> None:
    t = table(
        Side(
            team=["Count Dooku*2", "Nightsister"],
            pool=["Count Dooku:2MD", "Count Dooku:1R", "Nightsister:2RD"],
            exhausted=["Count Dooku", "Nightsister"],
        ),
        Side(team=["Luke Skywalker*2"], pool=["Luke Skywalker:2MD"], exhausted=["Luke Skywalker"]),
    )
    assert nonzero(t, "shown") == {
        "shown_melee+0": 2,
        "shown_ranged+0": 2,
        "shown_resource+0": 1,
        "shown_melee+1": 2,
    }
    assert told(t, 1)["shown_melee+0"] == told(t, 0)["shown_melee+1"] == 2


def test_the_weakest_character_is_the_one_least_damage_defeats() -> None:
    t = table(
        Side(team=["Count Dooku", "Nightsister"], damage={"Count Dooku": 9}, shields={"Count Dooku": 1}),
        Side(team=["Luke Skywalker"], damage={"Luke Skywalker": 4}),
    )
    assert told(t, 0)["weakest+0"] == 10 - 9 + 1
    assert told(t, 0)["weakest+1"] == 12 - 4


def test_dice_of_ready_cards_are_still_to_be_rolled() -> None:
    t = table(
        Side(team=["Count Dooku*2", "Nightsister"], upgrades={"Nightsister": ["Lightsaber"]}),
        Side(team=["Luke Skywalker*2"], exhausted=["Luke Skywalker"]),
    )
    before = told(t, 0)
    assert (before["to_roll+0"], before["to_roll+1"]) == (4, 0)
    t.you.choose("activate Nightsister")
    t.roll("2RD", "-")
    after = told(t, 0)
    assert after["to_roll+0"] == 2
    assert 0 < after["damage_to_roll+0"] < before["damage_to_roll+0"]


def test_a_die_set_aside_is_rolled_by_nobody() -> None:
    t = table(Side(team=["Rebel Trooper+1"]), Side())
    assert told(t, 0)["to_roll+0"] == 1


def test_what_dice_cost_is_added_up() -> None:
    t = table(Side(team=["Count Dooku"], pool=["Count Dooku:2Dc1"], exhausted=["Count Dooku"]), Side())
    assert nonzero(t, "shown") == {"shown_discard+0": 2, "shown_cost+0": 1}


def test_an_x_counts_as_what_it_is_worth_now() -> None:
    t = table(Side(hand=["Survival Gear"] * 3, pool=["Launch Bay:XRD"], supports=["Launch Bay"]), Side())
    assert told(t, 0)["shown_ranged+0"] == 3
