"""What every gray card of Awakenings with a die does."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

GRENADES = Side(upgrades={"Nightsister": ["Infantry Grenades"]}, pool=["Infantry Grenades:Sp"])


@card("destiny", "AW-017")
def test_infantry_grenades_hurt_all_characters_of_an_opponent_and_are_gone() -> None:
    t = table(GRENADES, Side(team=["Rey", "Padawan"], shields={"Padawan": 1}, damage={"Rey": 8}))
    t.you.choose("resolve Infantry Grenades:Sp")
    assert (t.they.team, t.they.damage("Padawan"), t.they.shields("Padawan")) == (["Padawan"], 1, 0)
    assert (t.you.upgrades("Nightsister"), t.you.discard, t.you.pool) == ([], ["Infantry Grenades"], [])
    assert t.you.damage("Nightsister") == 0


@card("destiny", "AW-017")
def test_infantry_grenades_hurt_one_opponent_only() -> None:
    t = table(GRENADES, Side(team=["Rey"]), Side(team=["Padawan"]))
    t.you.choose("resolve Infantry Grenades:Sp")
    t.you.can_choose("opponent 2", "opponent 3")
    t.you.choose("opponent 2")
    assert (t.they.damage("Rey"), t.third.damage("Padawan")) == (2, 0)


SCOUTS = Side(supports=["Speeder Bike Scout"], pool=["Speeder Bike Scout:Sp", "Nightsister:1R"])


@card("destiny", "AW-018")
def test_speeder_bike_scout_removes_any_die_and_lets_its_player_act_again() -> None:
    t = table(SCOUTS, Side(team=["Rey"], pool=["Rey:-"]))
    t.you.choose("resolve Speeder Bike Scout:Sp")
    assert {"remove Nightsister:1R", "remove Rey:-"} <= set(t.offered())
    t.you.choose("remove Rey:-", "yes", "resolve Nightsister:1R")
    assert (t.they.pool, t.you.resources) == ([], 3)
    t.they.choose("pass")


@card("destiny", "AW-018")
def test_speeder_bike_scout_need_not_act_again() -> None:
    t = table(SCOUTS, Side(team=["Rey"], pool=["Rey:-"]))
    t.you.choose("resolve Speeder Bike Scout:Sp", "remove Rey:-", "no")
    t.they.choose("pass")
    assert (t.they.pool, t.you.pool) == ([], ["Nightsister:1R"])


def bb_8(*pool: str) -> Table:
    you = Side(team=["Rey", "Padawan"], supports=["BB-8"], pool=["BB-8:Sp", *pool])
    t = table(you, Side(pool=["Nightsister:1R"]))
    t.you.choose("resolve BB-8:Sp")
    return t


@card("destiny", "AW-043")
def test_bb_8_is_rerolled_together_with_another_die_and_stays() -> None:
    t = bb_8("Rey:-", "Padawan:1R")
    t.you.can_choose("reroll Rey:-", "reroll Padawan:1R")
    t.you.choose("reroll Rey:-")
    t.roll("1Sh", "1MD")
    assert t.you.pool == ["BB-8:1Sh", "Rey:1MD", "Padawan:1R"]
    t.they.choose("pass")


@card("destiny", "AW-043")
def test_bb_8_alone_in_the_pool_is_rerolled_alone() -> None:
    t = bb_8()
    t.roll("1R")
    assert (t.you.pool, t.they.pool) == (["BB-8:1R"], ["Nightsister:1R"])


@rule("destiny.symbol.special.self_reroll_once")
@card("destiny", "AW-043")
def test_bb_8_is_not_resolved_twice_in_one_action() -> None:
    t = bb_8()
    t.roll("Sp")
    t.they.choose("resolve Nightsister:1R")
    t.you.choose("resolve BB-8:Sp")
    t.roll("-")
    assert t.you.pool == ["BB-8:-"]


STAFF = Side(team=["Rey"], upgrades={"Rey": ["Rey's Staff"]}, pool=["Rey's Staff:Sp", "Rey:1MD"])


@card("destiny", "AW-044")
def test_reys_staff_removes_a_die_showing_melee_or_ranged_damage() -> None:
    they = Side(
        team=["Hired Gun", "Veteran Stormtrooper", "Nightsister"],
        pool=["Hired Gun:3RD1", "Veteran Stormtrooper:3ID", "Nightsister:1R"],
    )
    t = table(STAFF, they)
    t.you.choose("resolve Rey's Staff:Sp")
    t.you.can_choose("remove Rey:1MD", "remove Hired Gun:3RD1")
    t.you.choose("remove Hired Gun:3RD1")
    assert (t.they.pool, t.you.pool) == (["Veteran Stormtrooper:3ID", "Nightsister:1R"], ["Rey:1MD"])


@card("destiny", "AW-044")
def test_reys_staff_finds_nothing_when_no_die_shows_such_damage() -> None:
    staff = Side(team=["Rey"], upgrades={"Rey": ["Rey's Staff"]}, pool=["Rey's Staff:Sp", "Rey:1R"])
    t = table(staff, Side(pool=["Nightsister:1R"]))
    t.you.choose("resolve Rey's Staff:Sp")
    assert (t.you.pool, t.they.pool) == (["Rey:1R"], ["Nightsister:1R"])


def comlink() -> Table:
    """Comlink is played with dice in both pools."""
    you = Side(team=["Rey", "Padawan"], pool=["Rey:-", "Padawan:1R"], hand=["Comlink"])
    t = table(you, Side(team=["Nightsister", "Hired Gun"], pool=["Nightsister:2RD", "Hired Gun:3RD1"]))
    t.you.choose("play Comlink Padawan")
    t.you.can_choose("yes", "no")
    return t


@card("destiny", "AW-061")
def test_comlink_rerolls_any_number_of_ones_own_dice() -> None:
    t = comlink()
    t.you.choose("yes", "choose 1")
    t.you.can_choose("reroll Rey:-", "reroll Padawan:1R", "done")
    t.you.choose("reroll Rey:-", "reroll Padawan:1R")
    t.roll("1MD", "2MD")
    assert (t.you.pool, t.they.pool) == (["Rey:1MD", "Padawan:2MD"], ["Nightsister:2RD", "Hired Gun:3RD1"])


@card("destiny", "AW-061")
def test_comlink_rerolls_any_number_of_an_opponents_dice_instead() -> None:
    t = comlink()
    t.you.choose("yes", "choose 2")
    t.you.can_choose("reroll Nightsister:2RD", "reroll Hired Gun:3RD1", "done")
    t.you.choose("reroll Hired Gun:3RD1", "done")
    t.roll("-")
    assert (t.you.pool, t.they.pool) == (["Rey:-", "Padawan:1R"], ["Nightsister:2RD", "Hired Gun:-"])


@card("destiny", "AW-061")
def test_comlink_need_not_be_used_for_any_reroll() -> None:
    t = comlink()
    t.you.choose("no")
    assert (t.you.pool, t.you.upgrades("Padawan")) == (["Rey:-", "Padawan:1R"], ["Comlink"])
    t.they.choose("pass")


DATAPAD = Side(
    team=["Veteran Stormtrooper", "Nightsister"],
    upgrades={"Nightsister": ["Datapad"]},
    pool=["Datapad:Sp", "Veteran Stormtrooper:2RD", "Nightsister:1R"],
)


@card("destiny", "AW-062")
def test_datapad_turns_a_die_of_ones_own_to_a_side_without_melee_or_ranged_damage() -> None:
    t = table(DATAPAD, Side(team=["Padawan"], pool=["Padawan:2MD"]))
    t.you.choose("resolve Datapad:Sp")
    turns = [wish for wish in t.offered() if not wish.startswith("turn Datapad")]
    assert sorted(turns) == sorted(
        [f"turn Veteran Stormtrooper:2RD {side}" for side in ("3ID", "1R", "-")]
        + [f"turn Nightsister:1R {side}" for side in ("1Dr", "1Dc", "-")]
    )
    t.you.choose("turn Veteran Stormtrooper:2RD 3ID")
    assert t.you.pool == ["Veteran Stormtrooper:3ID", "Nightsister:1R"]


@card("destiny", "AW-063")
@pytest.mark.parametrize("acts", [True, False])
def test_holdout_blaster_lets_its_player_act_again(acts: bool) -> None:
    t = table(Side(team=["Nightsister", "Padawan"], hand=["Holdout Blaster"]))
    t.you.choose("play Holdout Blaster Padawan")
    if acts:
        t.you.choose("activate Padawan")
        t.roll("1R", "2RD1")
    else:
        t.you.choose("decline")
    assert t.you.pool == (["Padawan:1R", "Holdout Blaster:2RD1"] if acts else [])
    t.they.choose("pass")
