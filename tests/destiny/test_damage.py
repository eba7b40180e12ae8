"""Damage and shields: tokens, what blocks, what kind of damage it is, and damage that is distributed."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

FOES = Side(team=["Hired Gun", "Rebel Trooper"])


def strike(die: str, target: Side, at: str, team: str = "Kylo Ren", worn: tuple[str, ...] = ()) -> Table:
    """A die is resolved at one of the opponent's characters."""
    t = table(Side(team=[team], upgrades={team: worn}, pool=[die], resources=9), target)
    t.you.choose(f"resolve {die}", f"hit {at}")
    return t


# ---------------------------------------------------------------- tokens


@rule("destiny.damage.place_tokens")
def test_damage_is_added_to_what_is_there() -> None:
    t = strike("Kylo Ren:2MD1", Side(team=["Hired Gun"], damage={"Hired Gun": 1}), "Hired Gun")
    assert t.they.damage("Hired Gun") == 3


@rule("destiny.damage.token_values")
@card("destiny", "AW-105")
def test_only_the_sum_of_damage_tokens_matters() -> None:
    t = table(Side(hand=["Field Medic"], damage={"Nightsister": 3}), FOES)
    t.you.choose("play Field Medic", "heal Nightsister")
    assert t.you.damage("Nightsister") == 1
    hits = [number.value for number in t.you.view.region("team", 0).things[0].numbers if number.icon == "hit"]
    assert hits == [1]


# ---------------------------------------------------------------- shields


@rule("destiny.shield.blocks_one_damage", "destiny.shield.mandatory")
@pytest.mark.parametrize(("shields", "damage", "left"), [(0, 2, 0), (1, 1, 0), (2, 0, 0), (3, 0, 1)])
def test_each_shield_blocks_one_damage_without_a_choice(shields: int, damage: int, left: int) -> None:
    t = strike("Kylo Ren:2MD1", Side(team=["Hired Gun"], shields={"Hired Gun": shields}), "Hired Gun")
    assert (t.they.damage("Hired Gun"), t.they.shields("Hired Gun")) == (damage, left)
    t.they.choose("pass")


@rule("destiny.shield.before_damage_taken")
def test_blocked_damage_defeats_nobody() -> None:
    side = Side(team=["Hired Gun"], damage={"Hired Gun": 8}, shields={"Hired Gun": 2})
    t = strike("Kylo Ren:2MD1", side, "Hired Gun")
    assert (t.they.team, t.they.damage("Hired Gun"), t.winners) == (["Hired Gun"], 8, None)


@rule("destiny.shield.before_damage_taken")
@card("destiny", "AW-164")
def test_blocked_damage_was_not_taken() -> None:
    side = Side(team=["Hired Gun"], upgrades={"Hired Gun": ["Hunker Down"]}, shields={"Hired Gun": 2})
    t = strike("Kylo Ren:2MD1", side, "Hired Gun")
    assert t.they.upgrades("Hired Gun") == ["Hunker Down"]


@rule("destiny.damage.unblockable", "destiny.damage.unblockable_leaves_shields")
@card("destiny", "AW-059")
@pytest.mark.parametrize("shields", [2, 3])
def test_shields_neither_block_unblockable_damage_nor_are_lost(shields: int) -> None:
    side = Side(team=["Hired Gun"], shields={"Hired Gun": shields})
    t = strike("Lightsaber:Sp", side, "Hired Gun", worn=("Lightsaber",))
    assert (t.they.damage("Hired Gun"), t.they.shields("Hired Gun")) == (2, shields)


@rule("destiny.damage.unblockable", "destiny.damage.unblockable_leaves_shields")
@card("destiny", "AW-013")
def test_one_unblockable_damage_leaves_three_shields() -> None:
    side = Side(team=["Hired Gun", "Rebel Trooper"], shields={"Hired Gun": 3})
    t = strike("Force Choke:Sp", side, "Hired Gun", worn=("Force Choke",))
    assert (t.they.damage("Hired Gun"), t.they.shields("Hired Gun")) == (1, 3)


@rule("destiny.damage.unblockable")
@card("destiny", "AW-009", "AW-059")
def test_a_shield_that_comes_just_before_unblockable_damage_does_not_block_it() -> None:
    side = Side(team=["Count Dooku"], hand=["Dodge"])
    t = strike("Lightsaber:Sp", side, "Count Dooku", worn=("Lightsaber",))
    t.they.choose("yes")
    assert (t.they.damage("Count Dooku"), t.they.shields("Count Dooku")) == (2, 1)


# ---------------------------------------------------------------- kinds of damage


HUNKERED = Side(team=["Hired Gun"], upgrades={"Hired Gun": ["Hunker Down"]})
"""A character whose upgrade is discarded when it takes melee damage."""


@rule("destiny.damage.untyped_by_default")
@card("destiny", "AW-164")
def test_melee_damage_is_noticed_as_such() -> None:
    t = strike("Kylo Ren:1MD", HUNKERED, "Hired Gun")
    assert (t.they.upgrades("Hired Gun"), t.they.discard) == ([], ["Hunker Down"])


@rule("destiny.damage.untyped_by_default")
@pytest.mark.parametrize(
    ("die", "worn", "damage"),
    [("Kylo Ren's Lightsaber:Sp", "Kylo Ren's Lightsaber", 2), ("Infantry Grenades:1RD", "Infantry Grenades", 1)],
)
def test_other_damage_is_not_melee_damage(die: str, worn: str, damage: int) -> None:
    t = strike(die, HUNKERED, "Hired Gun", worn=(worn,))
    assert (t.they.damage("Hired Gun"), t.they.upgrades("Hired Gun")) == (damage, ["Hunker Down"])


@rule("destiny.damage.that_much_wording")
@card("destiny", "AW-160")
def test_that_much_damage_is_as_much_but_of_no_kind() -> None:
    t = table(
        Side(team=["Bala-Tik"], hand=["Reversal"], resources=3),
        Side(
            team=["Hired Gun", "Kylo Ren"],
            upgrades={"Hired Gun": ["Hunker Down", "Flame Thrower"]},
            pool=["Flame Thrower:4MD1"],
        ),
    )
    t.you.choose("play Reversal", "hit Hired Gun")
    assert (t.they.damage("Hired Gun"), t.they.pool) == (4, [])
    assert "Hunker Down" in t.they.upgrades("Hired Gun")


@rule("destiny.damage.example_deflect")
@card("destiny", "AW-145")
def test_the_damage_of_deflect_is_of_no_kind() -> None:
    t = table(
        Side(team=["AW-035"], hand=["Deflect"]),
        Side(
            team=["Hired Gun", "Kylo Ren"],
            upgrades={"Hired Gun": ["Hunker Down"]},
            pool=["Hired Gun:3RD1", "Kylo Ren:1MD"],
        ),
    )
    t.you.choose("play Deflect", "hit Hired Gun")
    assert (t.they.damage("Hired Gun"), t.they.pool) == (2, ["Kylo Ren:1MD"])
    assert t.they.upgrades("Hired Gun") == ["Hunker Down"]


# ---------------------------------------------------------------- moments


@rule("destiny.damage.dice_at_different_moments")
@card("destiny", "AW-009")
def test_two_dice_deal_damage_at_two_moments() -> None:
    t = table(
        Side(team=["Padawan", "Rey"], pool=["Padawan:1MD", "Rey:1MD"]),
        Side(team=["Count Dooku"], hand=["Dodge", "Block"]),
    )
    t.you.choose("resolve Padawan:1MD", "hit Count Dooku")
    t.they.choose("yes", "discard Dodge")
    t.you.choose("resolve Rey:1MD", "hit Count Dooku")
    t.they.choose("yes")
    assert (t.they.damage("Count Dooku"), t.they.discard) == (0, ["Dodge", "Block"])


@rule("destiny.damage.dice_at_different_moments")
@card("destiny", "AW-009")
def test_a_die_and_its_modifier_deal_damage_at_one_moment() -> None:
    t = table(
        Side(team=["Padawan", "Rey"], pool=["Padawan:1MD", "Rey:+2MD"]),
        Side(team=["Count Dooku"], hand=["Dodge", "Block"]),
    )
    t.you.choose("resolve Padawan:1MD", "modify Rey:+2MD", "hit Count Dooku")
    t.they.choose("yes", "discard Dodge")
    assert (t.they.damage("Count Dooku"), t.they.hand) == (2, ["Block"])
    t.they.choose("pass")


# ---------------------------------------------------------------- damage that is distributed


def rifle(they: Side, overflow: str = "capped") -> Table:
    """The special of the F-11D Rifle: an opponent distributes 2 damage among their characters."""
    you = Side(team=["Kylo Ren"], upgrades={"Kylo Ren": ["F-11D Rifle"]}, pool=["F-11D Rifle:Sp"])
    t = table(you, they, overflow=overflow)
    t.you.choose("resolve F-11D Rifle:Sp")
    return t


@rule("destiny.damage.own_distribution_no_excess")
def test_a_character_cannot_be_assigned_more_than_its_remaining_health() -> None:
    t = table(
        Side(team=["Boba Fett"], upgrades={"Boba Fett": ["Wrist Rockets"]}, pool=["Wrist Rockets:4ID1"]),
        Side(team=["Hired Gun", "Rebel Trooper"], damage={"Hired Gun": 7, "Rebel Trooper": 2}),
    )
    t.you.choose("resolve Wrist Rockets:4ID1")
    t.they.can_choose("assign Hired Gun", "assign Rebel Trooper")
    t.they.choose("assign Hired Gun", "assign Hired Gun")
    assert (t.they.team, t.they.damage("Rebel Trooper")) == (["Rebel Trooper"], 4)


@rule("destiny.damage.own_distribution_no_excess")
def test_shields_add_to_what_a_character_can_be_assigned() -> None:
    t = rifle(Side(team=["Hired Gun", "Rebel Trooper"], damage={"Hired Gun": 8}, shields={"Hired Gun": 1}))
    t.they.choose("assign Hired Gun")
    t.they.can_choose("assign Hired Gun", "assign Rebel Trooper")
    t.they.choose("assign Hired Gun")
    assert (t.they.team, t.they.damage("Rebel Trooper")) == (["Rebel Trooper"], 0)


@rule("destiny.damage.own_distribution_no_excess")
def test_damage_beyond_what_all_can_take_is_lost() -> None:
    t = rifle(Side(team=["Hired Gun"], damage={"Hired Gun": 8}))
    assert (t.winners, t.they.team) == ((t.you.seat,), [])


@rule("destiny.damage.example_f11d", "destiny.damage.own_distribution_no_excess")
@card("destiny", "AW-008")
def test_two_characters_with_one_health_each_take_one_damage_each() -> None:
    t = rifle(Side(team=["Hired Gun", "Rebel Trooper", "Rey"], damage={"Hired Gun": 8, "Rebel Trooper": 6, "Rey": 9}))
    t.they.choose("assign Hired Gun")
    t.they.can_choose("assign Rebel Trooper", "assign Rey")
    two = rifle(Side(team=["Hired Gun", "Rebel Trooper"], damage={"Hired Gun": 8, "Rebel Trooper": 6}))
    two.they.choose("assign Hired Gun")
    assert (two.winners, two.they.team) == ((two.you.seat,), [])


@rule("destiny.damage.own_distribution_no_excess", "destiny.damage.example_f11d")
@card("destiny", "AW-008")
def test_it_can_be_agreed_that_distributed_damage_is_not_limited() -> None:
    t = rifle(Side(team=["Hired Gun", "Rebel Trooper"], damage={"Hired Gun": 8, "Rebel Trooper": 6}), overflow="free")
    t.they.choose("assign Hired Gun", "assign Hired Gun")
    assert (t.winners, t.they.team, t.they.damage("Rebel Trooper")) == (None, ["Rebel Trooper"], 6)
