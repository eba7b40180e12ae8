"""Defeat: when it happens, what leaves play with the character, and damage that is too much."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table

STRIKER = Side(team=["Kylo Ren*2"], pool=["Kylo Ren:1MD", "Kylo Ren:1MD"], exhausted=["Kylo Ren"])


@rule("destiny.damage.defeat_at_health")
def test_a_character_is_defeated_as_soon_as_its_damage_equals_its_health() -> None:
    t = table(
        Side(team=["Kylo Ren*2"], pool=["Kylo Ren:1MD", "Kylo Ren:1MD"]),
        Side(team=["Bala-Tik", "Hired Gun"], damage={"Bala-Tik": 7, "Hired Gun": 7}),
    )
    t.you.choose("resolve Kylo Ren:1MD", "hit Bala-Tik")
    assert (t.they.team, t.they.aside) == (["Hired Gun"], ["Bala-Tik"])
    t.you.choose("resolve Kylo Ren:1MD", "hit Hired Gun")
    assert (t.they.team, t.they.damage("Hired Gun"), t.winners) == (["Hired Gun"], 8, None)


@rule("destiny.defeat.character_and_dice_set_aside", "destiny.defeat.upgrades_discarded")
def test_a_defeated_character_leaves_with_its_dice_and_upgrades() -> None:
    t = table(
        STRIKER,
        Side(
            team=["AW-035*2", "Hired Gun"],
            upgrades={"AW-035": ["Force Choke", "Hunker Down"], "Hired Gun": ["Comlink"]},
            pool=["AW-035:3MD", "AW-035:1R", "Hired Gun:1Dr"],
            damage={"AW-035": 11},
        ),
    )
    t.you.choose("resolve Kylo Ren:1MD", "hit Luke Skywalker")
    assert (t.they.team, t.they.pool) == (["Hired Gun"], ["Hired Gun:1Dr"])
    assert "Luke Skywalker" in t.they.aside
    assert sorted(t.they.discard) == ["Force Choke", "Hunker Down"]
    assert t.they.upgrades("Hired Gun") == ["Comlink"]
    shown = [thing.name.en for thing in t.they.view.region("team", 1).things]
    assert shown == ["Hired Gun", "Comlink", "Comlink"]


@rule("destiny.defeat.dice_unusable")
def test_the_dice_of_a_defeated_character_cannot_be_used() -> None:
    t = table(
        STRIKER,
        Side(
            team=["Kylo Ren", "Hired Gun"],
            upgrades={"Kylo Ren": ["Comlink"]},
            pool=["Kylo Ren:1R", "Comlink:1R", "Hired Gun:1R"],
            hand=["Dodge"],
            damage={"Kylo Ren": 10},
            exhausted=["Hired Gun"],
            resources=0,
        ),
    )
    t.you.choose("resolve Kylo Ren:1MD", "hit Kylo Ren", "done")
    t.they.can_choose("resolve Hired Gun:1R", "discard_to_reroll Dodge", "claim", "pass")


@rule("destiny.starter.defeated_unavailable")
def test_a_defeated_character_is_neither_activated_nor_a_target() -> None:
    t = table(
        Side(team=["Kylo Ren"], pool=["Kylo Ren:1Sh"], aside=["Bala-Tik"]),
        Side(team=["Hired Gun"], aside=["Rebel Trooper"]),
    )
    t.you.cannot_choose("activate Bala-Tik")
    t.you.choose("resolve Kylo Ren:1Sh")
    t.you.can_choose("shield Kylo Ren", "shield Hired Gun")


@rule("destiny.starter.defeated_unavailable")
def test_a_character_just_defeated_is_no_target_for_the_next_die() -> None:
    t = table(STRIKER, Side(team=["Rebel Trooper", "Hired Gun"], damage={"Rebel Trooper": 6}))
    t.you.choose("resolve Kylo Ren:1MD", "hit Rebel Trooper", "resolve Kylo Ren:1MD")
    t.you.can_choose("hit Hired Gun", "hit Kylo Ren")


@rule("destiny.starter.defeated_unavailable")
@card("destiny", "AW-105")
def test_a_defeated_character_is_not_healed() -> None:
    t = table(
        Side(team=["Kylo Ren"], aside=["Bala-Tik"], hand=["Field Medic"], damage={"Kylo Ren": 2}),
        Side(team=["Hired Gun"], aside=["Rebel Trooper"]),
    )
    t.you.choose("play Field Medic")
    t.you.can_choose("heal Kylo Ren", "heal Hired Gun")


@rule("destiny.starter.defeated_not_spotted")
@card("destiny", "AW-085")
@pytest.mark.parametrize(("team", "aside", "left"), [("Kylo Ren", "", 0), ("Bala-Tik", "Kylo Ren", 1)])
def test_a_defeated_character_is_not_spotted(team: str, aside: str, left: int) -> None:
    t = table(
        Side(team=[team], aside=[aside] if aside else [], hand=["Isolation"]),
        Side(team=["Hired Gun"], pool=["Hired Gun:1Dr"]),
    )
    t.you.choose("play Isolation")
    assert len(t.they.pool) == left


# ---------------------------------------------------------------- too much damage

DEAR_STRIKE = Side(team=["Boba Fett"], upgrades={"Boba Fett": ["Flame Thrower"]}, pool=["Flame Thrower:4MD1"])


@rule("destiny.defeat.excess_damage_ignored", "destiny.defeat.overkill_allowed")
def test_damage_beyond_the_health_goes_nowhere() -> None:
    t = table(DEAR_STRIKE, Side(team=["Hired Gun", "Rebel Trooper"], damage={"Hired Gun": 8}))
    t.you.choose("resolve Flame Thrower:4MD1")
    t.you.can_choose("hit Hired Gun", "hit Rebel Trooper", "hit Boba Fett")
    t.you.choose("hit Hired Gun")
    assert (t.they.team, t.they.damage("Rebel Trooper")) == (["Rebel Trooper"], 0)


@rule("destiny.defeat.excess_damage_ignored")
@card("destiny", "AW-137")
def test_a_character_that_is_saved_has_not_taken_the_excess() -> None:
    """Of 7 + 4 damage Bala-Tik has 8, his health, when Second Chance heals 5."""
    t = table(
        DEAR_STRIKE,
        Side(team=["Bala-Tik"], upgrades={"Bala-Tik": ["Second Chance"]}, damage={"Bala-Tik": 7}),
    )
    t.you.choose("resolve Flame Thrower:4MD1", "hit Bala-Tik")
    assert (t.they.team, t.they.damage("Bala-Tik"), t.they.discard) == (["Bala-Tik"], 3, ["Second Chance"])


@rule("destiny.defeat.overkill_allowed")
@card("destiny", "LEG-027")
def test_damage_split_freely_among_the_opponents_characters_may_be_more_than_needed() -> None:
    t = table(
        Side(team=["Boba Fett"], upgrades={"Boba Fett": ["Wrist Rockets"]}, pool=["Wrist Rockets:Sp"]),
        Side(team=["Hired Gun", "Rebel Trooper"], damage={"Hired Gun": 8}),
    )
    t.you.choose("resolve Wrist Rockets:Sp", "hit Hired Gun", "yes", "hit Rebel Trooper")
    assert (t.they.team, t.they.damage("Rebel Trooper")) == (["Rebel Trooper"], 2)
