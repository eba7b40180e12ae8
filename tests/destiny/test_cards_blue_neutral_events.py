"""What the neutral blue events of Awakenings do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, table


@card("destiny", "AW-145")
@pytest.mark.parametrize(("side", "damage"), [("1RD", 1), ("2RD", 1), ("3RD1", 2)])
def test_deflect_removes_a_ranged_die_and_deals_half_of_it_rounded_up(side: str, damage: int) -> None:
    t = table(
        Side(team=["Rey"], hand=["Deflect"]),
        Side(team=["Count Dooku"], supports=["First Order TIE Fighter"], pool=[f"First Order TIE Fighter:{side}"]),
    )
    t.you.choose("play Deflect", "hit Count Dooku")
    assert (t.they.damage("Count Dooku"), t.they.pool) == (damage, [])


@card("destiny", "AW-145")
def test_deflect_may_remove_any_ranged_die_and_its_damage_can_be_blocked() -> None:
    t = table(
        Side(team=["Rey", "Leia Organa"], pool=["Leia Organa:2RD"], hand=["Deflect"]),
        Side(pool=["Nightsister:2RD"], shields={"Nightsister": 1}),
    )
    t.you.choose("play Deflect")
    t.you.can_choose("remove Leia Organa:2RD", "remove Nightsister:2RD")
    t.you.choose("remove Nightsister:2RD")
    t.you.can_choose("hit Rey", "hit Leia Organa", "hit Nightsister")
    t.you.choose("hit Nightsister")
    assert (t.they.damage("Nightsister"), t.they.shields("Nightsister")) == (0, 0)


@card("destiny", "AW-145")
@pytest.mark.parametrize(("team", "die"), [("Leia Organa", "2RD"), ("Rey", "1Dc")])
def test_deflect_needs_a_blue_character_and_a_ranged_die(team: str, die: str) -> None:
    t = table(Side(team=[team], hand=["Deflect"]), Side(pool=[f"Nightsister:{die}"]))
    t.you.choose("play Deflect")
    assert (t.they.pool, t.they.damage("Nightsister")) == ([f"Nightsister:{die}"], 0)
    t.they.choose("pass")


@card("destiny", "AW-146")
def test_disturbance_in_the_force_rerolls_the_dice_of_all_pools() -> None:
    t = table(
        Side(team=["Rey"], pool=["Rey:1MD"], hand=["Disturbance in the Force"]),
        Side(team=["Count Dooku", "Nightsister"], pool=["Count Dooku:2MD", "Nightsister:1R"]),
    )
    t.you.choose("play Disturbance in the Force")
    t.roll("-", "1F", "2RD")
    assert (t.you.pool, t.they.pool) == (["Rey:-"], ["Count Dooku:1F", "Nightsister:2RD"])


@card("destiny", "AW-147")
def test_mind_trick_removes_the_group_you_pick_of_two_the_opponent_makes() -> None:
    t = table(
        Side(team=["Rey"], hand=["Mind Trick"]),
        Side(team=["AW-010*2", "Nightsister"], pool=["AW-010:3MD", "AW-010:-", "Nightsister:1R"]),
    )
    t.you.choose("play Mind Trick")
    t.they.can_choose("group Darth Vader:3MD", "group Darth Vader:-", "group Nightsister:1R", "done")
    t.they.choose("group Darth Vader:-", "group Nightsister:1R", "done")
    t.you.can_choose("group_of 1", "group_of 2")
    t.you.choose("group_of 2")
    assert t.they.pool == ["Darth Vader:-", "Nightsister:1R"]


@card("destiny", "AW-147")
@pytest.mark.parametrize(("choice", "left"), [("group_of 1", []), ("group_of 2", ["Nightsister:1R"])])
def test_mind_trick_allows_an_empty_group(choice: str, left: list[str]) -> None:
    t = table(Side(team=["Rey"], hand=["Mind Trick"]), Side(pool=["Nightsister:1R"]))
    t.you.choose("play Mind Trick")
    t.they.choose("group Nightsister:1R")
    t.you.choose(choice)
    assert t.they.pool == left


@card("destiny", "AW-147")
def test_mind_trick_needs_a_blue_character() -> None:
    t = table(Side(team=["Finn"], hand=["Mind Trick"]), Side(pool=["Nightsister:1R"]))
    t.you.choose("play Mind Trick")
    assert t.they.pool == ["Nightsister:1R"]
    t.they.choose("pass")


@card("destiny", "AW-148")
@pytest.mark.parametrize(
    ("upgrades", "damage"), [([], 0), (["Lightsaber"], 1), (["Lightsaber", "Force Throw", "Mind Probe"], 3)]
)
def test_the_power_of_the_force_resolves_a_die_at_the_number_of_blue_upgrades(upgrades: list[str], damage: int) -> None:
    t = table(
        Side(
            team=["Rey", "Finn"],
            upgrades={"Rey": upgrades, "Finn": ["Datapad"]},
            pool=["Finn:2RD"],
            hand=["The Power of the Force"],
        ),
        Side(team=["Count Dooku"], upgrades={"Count Dooku": ["Force Choke"]}),
    )
    t.you.choose("play The Power of the Force", *["hit Count Dooku"] * bool(damage))
    assert (t.they.damage("Count Dooku"), t.you.pool) == (damage, [])


@card("destiny", "AW-149")
def test_use_the_force_turns_any_die_to_any_side() -> None:
    t = table(
        Side(team=["Rey"], pool=["Rey:-"], hand=["Use The Force"]),
        Side(pool=["Nightsister:2RD"]),
    )
    t.you.choose("play Use The Force")
    t.you.can_choose(
        *[f"turn Rey:- {side}" for side in ("1MD", "+2MD", "1Dc", "1R", "+1R")],
        *[f"turn Nightsister:2RD {side}" for side in ("1RD", "1Dr", "1Dc", "1R", "-")],
    )
    t.you.choose("turn Nightsister:2RD -")
    assert (t.they.pool, t.you.pool) == (["Nightsister:-"], ["Rey:-"])


@card("destiny", "AW-149")
def test_use_the_force_needs_a_blue_character() -> None:
    t = table(Side(team=["Finn"], pool=["Finn:1RD"], hand=["Use The Force"]))
    t.you.choose("play Use The Force")
    assert t.you.pool == ["Finn:1RD"]
    t.they.choose("pass")
