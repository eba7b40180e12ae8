"""What the neutral yellow events of Awakenings do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, table


@card("destiny", "AW-158")
def test_disarm_removes_a_damage_die_to_discard_a_weapon_or_equipment_no_dearer() -> None:
    t = table(
        Side(team=["Finn", "Rey"], upgrades={"Rey": ["Jedi Robes"]}, pool=["Finn:2RD", "Rey:1MD"], hand=["Disarm"]),
        Side(
            team=["Jango Fett", "Count Dooku"],
            upgrades={"Jango Fett": ["Flame Thrower", "Gaffi Stick"], "Count Dooku": ["Force Choke"]},
            pool=["Jango Fett:2RD"],
        ),
    )
    t.you.choose("play Disarm")
    t.you.can_choose("remove Finn:2RD", "remove Rey:1MD")
    t.you.choose("remove Finn:2RD")
    t.you.can_choose("discard Jedi Robes", "discard Gaffi Stick")
    t.you.choose("discard Gaffi Stick")
    assert (t.they.upgrades("Jango Fett"), t.they.discard) == (["Flame Thrower"], ["Gaffi Stick"])
    assert t.you.pool == ["Rey:1MD"]


@card("destiny", "AW-158")
def test_disarm_does_nothing_without_a_damage_die_of_ones_own() -> None:
    t = table(
        Side(team=["Finn"], pool=["Finn:1Sh"], hand=["Disarm"]),
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Datapad"]}, pool=["Jango Fett:2RD"]),
    )
    t.you.choose("play Disarm")
    assert (t.you.pool, t.they.upgrades("Jango Fett")) == (["Finn:1Sh"], ["Datapad"])
    t.they.choose("pass")


@card("destiny", "AW-159")
def test_electroshock_removes_any_die_of_value_2_or_less() -> None:
    t = table(
        Side(team=["Finn"], pool=["Finn:1Sh"], hand=["Electroshock"]),
        Side(
            team=["AW-010*2", "Nightsister"],
            upgrades={"Nightsister": ["Force Choke"]},
            pool=["AW-010:3MD", "AW-010:2MD", "Nightsister:-", "Force Choke:Sp"],
        ),
    )
    t.you.choose("play Electroshock")
    t.you.can_choose("remove Finn:1Sh", "remove Darth Vader:2MD", "remove Nightsister:-", "remove Force Choke:Sp")
    t.you.choose("remove Darth Vader:2MD")
    assert t.they.pool == ["Darth Vader:3MD", "Nightsister:-", "Force Choke:Sp"]


@card("destiny", "AW-159")
def test_electroshock_needs_a_yellow_character() -> None:
    t = table(Side(team=["Rey"], hand=["Electroshock"]), Side(pool=["Nightsister:2RD"]))
    t.you.choose("play Electroshock")
    assert t.they.pool == ["Nightsister:2RD"]


@card("destiny", "AW-160")
def test_reversal_removes_a_damage_die_and_deals_its_value() -> None:
    t = table(
        Side(team=["Finn"], pool=["Finn:1RD"], hand=["Reversal"], resources=3),
        Side(team=["AW-010*2"], pool=["AW-010:3MD", "AW-010:2Dr"]),
    )
    t.you.choose("play Reversal")
    t.you.can_choose("remove Finn:1RD", "remove Darth Vader:3MD")
    t.you.choose("remove Darth Vader:3MD")
    t.you.can_choose("hit Finn", "hit Darth Vader")
    t.you.choose("hit Darth Vader")
    assert (t.they.damage("Darth Vader"), t.they.pool, t.you.pool) == (3, ["Darth Vader:2Dr"], ["Finn:1RD"])


@card("destiny", "AW-160")
@pytest.mark.parametrize(("team", "die"), [("Rey", "2RD"), ("Finn", "1Dr")])
def test_reversal_needs_a_yellow_character_and_a_damage_die(team: str, die: str) -> None:
    t = table(Side(team=[team], hand=["Reversal"], resources=3), Side(pool=[f"Nightsister:{die}"]))
    t.you.choose("play Reversal")
    assert (t.they.pool, t.they.damage("Nightsister")) == ([f"Nightsister:{die}"], 0)
    t.they.choose("pass")


@card("destiny", "AW-161")
def test_scramble_rerolls_all_dice_of_one_opponent() -> None:
    t = table(
        Side(team=["Finn"], pool=["Finn:2RD"], hand=["Scramble"]),
        Side(team=["Count Dooku", "Nightsister"], pool=["Count Dooku:2MD", "Nightsister:1R"]),
    )
    t.you.choose("play Scramble")
    t.roll("-", "-")
    assert (t.they.pool, t.you.pool) == (["Count Dooku:-", "Nightsister:-"], ["Finn:2RD"])


@card("destiny", "AW-161")
def test_scramble_asks_which_opponent_and_needs_a_yellow_character() -> None:
    t = table(Side(team=["Finn"], hand=["Scramble"]), Side(pool=["Nightsister:1R"]), Side(pool=["Nightsister:2RD"]))
    t.you.choose("play Scramble", "opponent 3")
    t.roll("-")
    assert (t.they.pool, t.third.pool) == (["Nightsister:1R"], ["Nightsister:-"])
    t = table(Side(team=["Rey"], hand=["Scramble"]), Side(pool=["Nightsister:1R"]))
    t.you.choose("play Scramble")
    t.they.choose("pass")


@card("destiny", "AW-162")
def test_unpredictable_rerolls_any_die_and_allows_another_action() -> None:
    t = table(
        Side(team=["Finn"], pool=["Finn:-"], hand=["Unpredictable"]),
        Side(pool=["Nightsister:1R"]),
    )
    t.you.choose("play Unpredictable")
    t.you.can_choose("reroll Finn:-", "reroll Nightsister:1R")
    t.you.choose("reroll Finn:-")
    t.roll("2RD")
    t.you.choose("resolve Finn:2RD", "hit Nightsister")
    assert t.they.damage("Nightsister") == 2
    t.they.choose("pass")


@card("destiny", "AW-162")
def test_unpredictable_has_ambush_without_any_die_and_the_action_may_be_declined() -> None:
    t = table(Side(team=["Finn"], hand=["Unpredictable"]))
    t.you.choose("play Unpredictable", "decline")
    t.they.choose("pass")
