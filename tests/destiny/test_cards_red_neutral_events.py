"""What the neutral red events of Awakenings do, and a longer story of Endless Ranks."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table


@card("destiny", "AW-070")
def test_a_character_endless_ranks_brings_back_is_ready_and_rolls_all_its_dice_again() -> None:
    t = table(
        Side(
            team=["First Order Stormtrooper*2", "Count Dooku"],
            damage={"First Order Stormtrooper": 6},
            exhausted=["First Order Stormtrooper"],
            pool=["First Order Stormtrooper:2RD"],
            hand=["Endless Ranks"],
            resources=5,
        ),
        Side(pool=["Nightsister:2RD"]),
        turn_of="they",
    )
    t.they.choose("resolve Nightsister:2RD", "hit First Order Stormtrooper")
    assert (t.you.team, t.you.pool) == (["Count Dooku"], [])
    t.you.choose("play Endless Ranks")
    assert t.you.damage("First Order Stormtrooper") == 0
    t.they.choose("pass")
    t.you.choose("activate First Order Stormtrooper")
    t.roll("1R", "-")
    assert len(t.you.pool) == 2


@card("destiny", "AW-138")
@pytest.mark.parametrize(
    ("exhausted", "drawn"), [([], 0), (["Nightsister"], 1), (["Captain Phasma", "Nightsister"], 2)]
)
def test_award_ceremony_draws_a_card_for_each_exhausted_character(exhausted: list[str], drawn: int) -> None:
    t = table(
        Side(team=["Captain Phasma", "Nightsister"], exhausted=exhausted, hand=["Award Ceremony"], deck=["Aim"] * 3),
        Side(team=["Rey"], exhausted=["Rey"]),
    )
    t.you.choose("play Award Ceremony")
    assert len(t.you.hand) == drawn


@card("destiny", "AW-138")
def test_award_ceremony_needs_a_red_character() -> None:
    t = table(Side(exhausted=["Nightsister"], hand=["Award Ceremony"]))
    t.you.choose("play Award Ceremony")
    assert (t.you.hand, t.you.discard) == ([], ["Award Ceremony"])


@card("destiny", "AW-139")
def test_dug_in_divides_3_shields_among_ones_own_characters() -> None:
    mine = Side(team=["Captain Phasma", "Nightsister"], shields={"Nightsister": 2}, hand=["Dug in"])
    table(mine, holder="they").you.cannot_choose("play Dug in")
    t = table(mine, Side(team=["Rey"]), holder="you")
    t.you.choose("play Dug in")
    t.you.can_choose("assign Captain Phasma", "assign Nightsister")
    t.you.choose("assign Nightsister")
    assert (t.you.shields("Captain Phasma"), t.you.shields("Nightsister")) == (2, 3)


@card("destiny", "AW-140")
@pytest.mark.parametrize(
    ("die", "damage"), [("Captain Phasma:2RD", 3), ("AT-ST:4RD", 6), ("74-Z Speeder Bike:2RD1", 4)]
)
def test_firepower_adds_1_to_a_red_ranged_die_and_2_to_that_of_a_vehicle(die: str, damage: int) -> None:
    t = table(
        Side(
            team=["Captain Phasma", "Nightsister"],
            supports=["AT-ST"],
            upgrades={"Nightsister": ["74-Z Speeder Bike"]},
            pool=[die, "Nightsister:2RD"],
            hand=["Firepower"],
        ),
        Side(team=["AW-035"]),
    )
    t.you.choose("play Firepower", "hit Luke Skywalker")
    assert (t.they.damage("Luke Skywalker"), t.you.pool) == (damage, ["Nightsister:2RD"])


@card("destiny", "AW-140")
def test_firepower_cannot_use_a_die_of_another_colour_or_symbol() -> None:
    t = table(
        Side(team=["Captain Phasma", "Nightsister"], pool=["Captain Phasma:1F", "Nightsister:2RD"], hand=["Firepower"])
    )
    t.you.choose("play Firepower")
    assert len(t.you.pool) == 2
    t.they.choose("pass")


@rule("destiny.faq.ready_again.dice_stay")
@card("destiny", "AW-141")
def test_leadership_exhausts_a_unique_red_character_to_ready_another() -> None:
    t = table(
        Side(
            team=["Captain Phasma", "First Order Stormtrooper", "Nightsister"],
            exhausted=["Nightsister"],
            pool=["Nightsister:1Dc"],
            hand=["Leadership"],
        ),
        Side(team=["Rey"], exhausted=["Rey"]),
    )
    t.you.choose("play Leadership")
    assert t.you.is_exhausted("Captain Phasma")
    t.you.can_choose("ready Nightsister", "ready Rey")
    t.you.choose("ready Nightsister")
    assert (t.you.is_exhausted("Nightsister"), t.you.pool) == (False, ["Nightsister:1Dc"])


@card("destiny", "AW-141")
@pytest.mark.parametrize("team", [["First Order Stormtrooper", "Nightsister"], ["Count Dooku", "Nightsister"]])
def test_leadership_needs_a_ready_character_that_is_unique_and_red(team: list[str]) -> None:
    t = table(Side(team=team, exhausted=["Nightsister"], hand=["Leadership"]))
    t.you.choose("play Leadership")
    assert (t.you.is_exhausted(team[0]), t.you.is_exhausted("Nightsister")) == (False, True)


@card("destiny", "AW-142")
def test_logistics_resolves_a_resource_die_of_any_colour_with_1_more() -> None:
    t = table(
        Side(team=["Captain Phasma", "Nightsister"], pool=["Nightsister:1R", "Captain Phasma:1F"], hand=["Logistics"])
    )
    t.you.choose("play Logistics")
    assert (t.you.resources, t.you.pool) == (4, ["Captain Phasma:1F"])


@card("destiny", "AW-142")
@pytest.mark.parametrize(("team", "die"), [("Nightsister", "1R"), ("Captain Phasma", "1F")])
def test_logistics_needs_a_red_character_and_a_resource_die(team: str, die: str) -> None:
    t = table(Side(team=[team], pool=[f"{team}:{die}"], hand=["Logistics"]))
    t.you.choose("play Logistics")
    assert (t.you.resources, t.you.pool) == (2, [f"{team}:{die}"])


@card("destiny", "AW-143")
def test_squad_tactics_activates_any_number_of_non_unique_characters_together() -> None:
    t = table(
        Side(team=["General Veers", "First Order Stormtrooper", "Nightsister", "Tusken Raider"], hand=["Squad Tactics"])
    )
    t.you.choose("play Squad Tactics")
    t.you.can_choose("activate First Order Stormtrooper", "activate Nightsister", "activate Tusken Raider", "done")
    t.you.choose("activate First Order Stormtrooper", "activate Tusken Raider", "done")
    t.roll("2RD", "1Sh")
    assert t.you.pool == ["First Order Stormtrooper:2RD", "Tusken Raider:1Sh"]
    assert [t.you.is_exhausted(name) for name in t.you.team] == [False, True, False, True]


@card("destiny", "AW-143")
def test_squad_tactics_may_activate_nobody_and_never_a_unique_character() -> None:
    t = table(Side(hand=["Squad Tactics"]))
    t.you.choose("play Squad Tactics", "done")
    assert not t.you.is_exhausted("Nightsister")
    t = table(Side(team=["Captain Phasma"], hand=["Squad Tactics"]))
    t.you.choose("play Squad Tactics")
    assert (t.you.is_exhausted("Captain Phasma"), t.you.discard) == (False, ["Squad Tactics"])
