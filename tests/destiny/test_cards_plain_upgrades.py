"""What the upgrades of Awakenings without a die do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table


@card("destiny", "AW-078")
def test_personal_escort_makes_its_character_a_guardian() -> None:
    mine = Side(team=["Captain Phasma"], upgrades={"Captain Phasma": ["Personal Escort"]})
    theirs = Side(team=["AW-035*2"], pool=["AW-035:3MD", "AW-035:1F"])
    t = table(mine, theirs)
    t.you.choose("activate Captain Phasma", "remove Luke Skywalker:3MD")
    t.roll("2RD")
    assert (t.you.damage("Captain Phasma"), t.they.pool) == (3, ["Luke Skywalker:1F"])
    t = table(mine, theirs)
    t.you.choose("activate Captain Phasma", "decline")
    t.roll("2RD")
    assert (t.you.damage("Captain Phasma"), len(t.they.pool)) == (0, 2)


@card("destiny", "AW-078")
def test_personal_escort_guards_for_its_own_character_only() -> None:
    t = table(
        Side(team=["General Veers", "Nightsister"], upgrades={"General Veers": ["Personal Escort"]}),
        Side(team=["AW-035"], pool=["AW-035:3MD"]),
    )
    t.you.choose("activate Nightsister")
    t.roll("2RD")
    assert t.they.pool == ["Luke Skywalker:3MD"]


@card("destiny", "AW-090")
def test_hidden_in_shadow_shields_a_character_without_shields() -> None:
    t = table(Side(team=["Count Dooku"], upgrades={"Count Dooku": ["Hidden In Shadow"]}))
    t.you.choose("use Hidden In Shadow")
    assert (t.you.shields("Count Dooku"), t.you.is_exhausted("Hidden In Shadow")) == (1, True)
    t.they.choose("pass")
    t.you.cannot_choose("use Hidden In Shadow")


@card("destiny", "AW-090")
def test_hidden_in_shadow_does_nothing_while_its_character_has_a_shield() -> None:
    t = table(
        Side(team=["Count Dooku"], upgrades={"Count Dooku": ["Hidden In Shadow"]}, shields={"Count Dooku": 1}),
    )
    t.you.choose("use Hidden In Shadow")
    assert (t.you.shields("Count Dooku"), t.you.is_exhausted("Hidden In Shadow")) == (1, False)


@card("destiny", "AW-102")
def test_prized_possession_keeps_a_character_die_of_an_opponent() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Prized Possession"], resources=4),
        Side(team=["AW-035*2"], supports=["BB-8"], pool=["AW-035:3MD", "AW-035:1F", "BB-8:1F"], deck=["Aim"] * 9),
        holder="they",
    )
    t.you.choose("play Prized Possession Jango Fett", "yes")
    t.you.can_choose("capture Luke Skywalker:3MD", "capture Luke Skywalker:1F")
    t.you.choose("capture Luke Skywalker:3MD")
    assert t.they.pool == ["Luke Skywalker:1F", "BB-8:1F"]
    t.they.choose("pass")
    t.you.choose("pass")
    t.they.choose("activate Luke Skywalker")
    t.roll("2MD")
    assert t.they.pool == ["Luke Skywalker:2MD"]


@card("destiny", "AW-102")
def test_prized_possession_gives_the_die_back_when_it_leaves_play() -> None:
    t = table(
        Side(team=["Jango Fett", "Nightsister"], damage={"Jango Fett": 9}, hand=["Prized Possession"], resources=4),
        Side(team=["AW-035*2", "Finn"], pool=["AW-035:3MD", "AW-035:1F", "Finn:1RD"]),
    )
    t.you.choose("play Prized Possession Jango Fett", "yes", "capture Luke Skywalker:3MD")
    t.they.choose("resolve Finn:1RD", "hit Jango Fett")
    t.you.choose("pass")
    t.they.choose("activate Luke Skywalker")
    t.roll("2MD")
    assert t.they.pool == ["Luke Skywalker:1F", "Luke Skywalker:2MD"]


@card("destiny", "AW-102")
def test_prized_possession_may_take_nothing() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Prized Possession"], resources=4),
        Side(team=["AW-035"], pool=["AW-035:3MD"]),
    )
    t.you.choose("play Prized Possession Jango Fett", "no")
    assert (t.they.pool, t.you.upgrades("Jango Fett")) == (["Luke Skywalker:3MD"], ["Prized Possession"])
    t = table(Side(team=["Jango Fett"], hand=["Prized Possession"], resources=4))
    t.you.choose("play Prized Possession Jango Fett")
    t.they.choose("pass")


@card("destiny", "AW-137")
def test_second_chance_is_for_yellow_characters_only() -> None:
    t = table(Side(team=["Hired Gun", "Rey"], hand=["Second Chance"], resources=3))
    assert "play Second Chance Hired Gun" in t.offered()
    t.you.cannot_choose("play Second Chance Rey")


@rule("destiny.card.second_chance.one_copy_only", "destiny.card.second_chance.excess_damage_ignored")
@card("destiny", "AW-137")
@pytest.mark.parametrize("copies", [1, 2])
def test_second_chance_heals_5_instead_of_a_defeat_and_only_one_copy_is_used(copies: int) -> None:
    t = table(
        Side(team=["Hired Gun", "Rey"], upgrades={"Hired Gun": ["Second Chance"] * copies}, damage={"Hired Gun": 8}),
        Side(team=["AW-010"], pool=["AW-010:3MD"]),
        turn_of="they",
    )
    t.they.choose("resolve Darth Vader:3MD", "hit Hired Gun")
    if copies == 2:
        t.you.choose("instead Second Chance")
    assert (t.you.team, t.you.damage("Hired Gun")) == (["Hired Gun", "Rey"], 4)
    assert t.you.upgrades("Hired Gun") == ["Second Chance"] * (copies - 1)
    assert t.you.discard == ["Second Chance"]


@card("destiny", "AW-137")
def test_second_chance_leaves_nothing_for_general_grievous_to_take() -> None:
    t = table(
        Side(team=["Hired Gun", "Rey"], upgrades={"Hired Gun": ["Second Chance", "Datapad"]}, damage={"Hired Gun": 8}),
        Side(team=["General Grievous"], pool=["General Grievous:2MD"]),
        turn_of="they",
    )
    t.they.choose("resolve General Grievous:2MD", "hit Hired Gun")
    assert (t.you.damage("Hired Gun"), t.you.upgrades("Hired Gun")) == (4, ["Datapad"])
    t.you.choose("pass")


@card("destiny", "AW-137")
def test_second_chance_also_saves_from_damage_that_was_moved() -> None:
    t = table(
        Side(supports=["Backup Muscle"], damage={"Backup Muscle": 3}),
        Side(team=["Hired Gun"], upgrades={"Hired Gun": ["Second Chance"]}, damage={"Hired Gun": 8}),
    )
    t.you.choose("use Backup Muscle", "to Hired Gun")
    assert (t.they.damage("Hired Gun"), t.they.upgrades("Hired Gun"), t.winners) == (4, [], None)


@card("destiny", "AW-137")
def test_second_chance_does_nothing_while_its_character_survives() -> None:
    t = table(
        Side(team=["Hired Gun"], upgrades={"Hired Gun": ["Second Chance"]}, damage={"Hired Gun": 5}),
        Side(team=["AW-010"], pool=["AW-010:3MD"]),
        turn_of="they",
    )
    t.they.choose("resolve Darth Vader:3MD", "hit Hired Gun")
    assert (t.you.damage("Hired Gun"), t.you.upgrades("Hired Gun")) == (8, ["Second Chance"])


@card("destiny", "AW-164")
def test_hunker_down_shields_its_character() -> None:
    t = table(Side(team=["AW-046"], upgrades={"AW-046": ["Hunker Down"]}))
    t.you.choose("use Hunker Down")
    assert (t.you.shields("Han Solo"), t.you.is_exhausted("Hunker Down")) == (1, True)


@rule("destiny.card.hunker_down.kept_if_all_blocked")
@card("destiny", "AW-164")
@pytest.mark.parametrize(
    ("die", "shields", "damage", "kept"),
    [("AW-010:3MD", 3, 0, True), ("AW-010:3MD", 1, 2, False), ("Nightsister:2RD", 0, 2, True)],
)
def test_hunker_down_is_lost_when_its_character_takes_melee_damage(
    die: str, shields: int, damage: int, kept: bool
) -> None:
    t = table(
        Side(team=["AW-046"], upgrades={"AW-046": ["Hunker Down"]}, shields={"AW-046": shields}),
        Side(team=["AW-010", "Nightsister"], pool=[die]),
        turn_of="they",
    )
    t.they.choose(f"resolve {die.replace('AW-010', 'Darth Vader')}", "hit Han Solo")
    assert (t.you.damage("Han Solo"), t.you.shields("Han Solo")) == (damage, 0)
    assert t.you.upgrades("Han Solo") == (["Hunker Down"] if kept else [])
