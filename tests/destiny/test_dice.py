"""Dice: costs and modifiers, dice resolved through cards, and dice whose cards leave play."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table


def next_to_choose(t: Table) -> int:
    assert t.match.decision is not None
    return t.match.decision.seat


# ---------------------------------------------------------------- costs


@rule("destiny.die.cost_must_be_paid")
def test_the_cost_of_a_side_is_paid_when_it_is_resolved() -> None:
    t = table(Side(team=["AW-046"], pool=["AW-046:3RD1"], resources=2), Side(team=["Padawan"]))
    t.you.choose("resolve Han Solo:3RD1", "hit Padawan")
    assert (t.you.resources, t.they.damage("Padawan")) == (1, 3)


@rule("destiny.die.cost_unpayable")
def test_a_side_that_cannot_be_paid_cannot_be_resolved() -> None:
    t = table(Side(team=["AW-046"], pool=["AW-046:3RD1"], resources=0, exhausted=["AW-046"]))
    t.you.can_choose("claim", "pass")
    refusal = t.you.why_not("resolve Han Solo:3RD1")
    assert (refusal.rule, refusal.numbers) == ("destiny.die.cost_unpayable", (1, 0))


@rule("destiny.die.cost_must_be_paid")
def test_the_costs_of_all_dice_of_an_action_are_paid() -> None:
    side = Side(team=["Hired Gun", "Hired Gun"], pool=["Hired Gun:2RD1", "Hired Gun:3RD1"], resources=1)
    t = table(side, Side(team=["Padawan"]))
    t.you.choose("resolve Hired Gun:3RD1", "hit Padawan")
    assert (t.you.resources, t.they.damage("Padawan")) == (0, 3)
    assert next_to_choose(t) == 1


# ---------------------------------------------------------------- modifiers


@rule("destiny.modifier.example_ranged", "destiny.modifier.adds_to_value")
def test_a_modifier_is_added_to_a_die_of_its_symbol_and_all_hits_one_character() -> None:
    side = Side(team=["General Veers", "Nightsister"], pool=["General Veers:+2RD", "Nightsister:1RD"])
    t = table(side, Side(team=["Padawan"], shields={"Padawan": 1}))
    t.you.choose("resolve Nightsister:1RD")
    t.you.can_choose("modify General Veers:+2RD", "done")
    t.you.choose("modify General Veers:+2RD", "hit Padawan")
    assert (t.they.damage("Padawan"), t.they.shields("Padawan")) == (2, 0)
    assert t.you.pool == []


@rule("destiny.modifier.example_ranged", "destiny.modifier.needs_base_die")
def test_once_the_base_die_is_spent_the_modifier_cannot_be_resolved() -> None:
    side = Side(team=["General Veers", "Nightsister"], pool=["General Veers:+2RD", "Nightsister:1RD"])
    t = table(side, Side(team=["Padawan"]))
    t.you.choose("resolve Nightsister:1RD", "done", "hit Padawan")
    assert t.they.damage("Padawan") == 1
    t.they.choose("pass")
    t.you.cannot_choose("resolve General Veers:+2RD")
    assert t.you.pool == ["General Veers:+2RD"]


@rule("destiny.modifier.needs_base_die")
def test_a_die_of_another_symbol_is_no_base_for_a_modifier() -> None:
    side = Side(
        team=["General Veers", "Count Dooku"], pool=["General Veers:+2RD", "Count Dooku:1MD"], exhausted=["Count Dooku"]
    )
    t = table(side, Side(team=["Padawan"]))
    t.you.cannot_choose("resolve General Veers:+2RD")
    t.you.choose("resolve Count Dooku:1MD")
    t.you.can_choose("hit Padawan", "hit General Veers", "hit Count Dooku")


@rule("destiny.modifier.needs_base_die")
def test_an_opponents_die_is_no_base_for_a_modifier() -> None:
    t = table(Side(team=["General Veers"], pool=["General Veers:+2RD"]), Side(pool=["Nightsister:1RD"]))
    t.you.cannot_choose("resolve General Veers:+2RD", "resolve Nightsister:1RD")


@rule("destiny.modifier.never_alone")
@pytest.mark.parametrize("pool", [["Rey:+2MD"], ["Rey:+2MD", "Rey:+2MD"]])
def test_modifiers_are_never_resolved_alone(pool: list[str]) -> None:
    t = table(Side(team=["Rey*2"], pool=pool, exhausted=["Rey"]))
    t.you.can_choose("claim", "pass")
    assert t.you.why_not("resolve Rey:+2MD").rule == "destiny.modifier.never_alone"


@rule("destiny.modifier.adds_to_value")
def test_a_die_and_its_modifier_are_one_gain() -> None:
    side = Side(supports=["AW-049"], team=["Jango Fett"], pool=["AW-049:2R", "Jango Fett:+1R"], resources=0)
    t = table(side)
    t.you.choose("resolve Millennium Falcon:2R", "modify Jango Fett:+1R")
    assert t.you.resources == 3
    assert [line for line in t.you.reads() if "gains" in line] == ["Player 1 gains 3 resources."]


@rule("destiny.modifier.needs_base_die")
def test_several_modifiers_may_be_added_to_one_die() -> None:
    side = Side(
        team=["General Veers", "Rebel Trooper", "Nightsister"],
        pool=["General Veers:+2RD", "Rebel Trooper:+1RD", "Nightsister:1RD"],
    )
    t = table(side, Side(team=["Padawan"]))
    t.you.choose("resolve Nightsister:1RD", "modify Rebel Trooper:+1RD", "modify General Veers:+2RD", "hit Padawan")
    assert t.they.damage("Padawan") == 4


# ---------------------------------------------------------------- dice resolved through cards


@rule("destiny.carddice.normal_effect")
@card("destiny", "LEG-119")
def test_a_die_resolved_through_a_card_does_what_it_always_does() -> None:
    t = table(Side(team=["Qui-Gon Jinn"], pool=["Qui-Gon Jinn:2Sh"], hand=["Impulsive"]), Side(team=["Padawan"]))
    t.you.choose("play Impulsive")
    t.you.can_choose("shield Qui-Gon Jinn", "shield Padawan")
    t.you.choose("shield Qui-Gon Jinn")
    assert t.you.shields("Qui-Gon Jinn") == 2
    assert t.you.pool == []


@rule("destiny.carddice.normal_effect")
@card("destiny", "AW-108")
def test_what_the_card_adds_is_done_too() -> None:
    t = table(Side(team=["AW-035"], pool=["AW-035:2MD"], hand=["Natural Talent"]), Side(team=["Padawan"]))
    t.you.choose("play Natural Talent", "hit Padawan")
    assert t.they.damage("Padawan") == 3


@rule("destiny.carddice.cost_still_paid", "destiny.golden.obey_both")
@card("destiny", "LEG-086")
@pytest.mark.parametrize(("resources", "left", "damage"), [(3, 0, 4), (2, 0, 0)])
def test_the_cost_of_a_die_is_paid_through_a_card_too(resources: int, left: int, damage: int) -> None:
    pool = ["First Order Stormtrooper:2RD1"]
    side = Side(team=["First Order Stormtrooper"], pool=pool, hand=["Imperial Might"], resources=resources)
    t = table(side, Side(team=["Padawan"]))
    t.you.choose("play Imperial Might")
    if damage:
        t.you.choose("hit Padawan")
    assert (t.you.resources, t.they.damage("Padawan")) == (left, damage)
    assert t.you.pool == ([] if damage else pool)


@rule("destiny.carddice.no_lone_modifier")
@card("destiny", "LEG-119")
def test_a_modifier_is_not_resolved_alone_through_a_card_either() -> None:
    t = table(Side(team=["Rey"], pool=["Rey:+2MD"], hand=["Impulsive"]), Side(team=["Padawan"]))
    t.you.choose("play Impulsive")
    assert t.you.pool == ["Rey:+2MD"]
    assert t.they.damage("Padawan") == 0


PAIR = ["General Veers:+2RD", "Nightsister:1RD"]


@rule("destiny.carddice.modifiers_need_several_dice")
@card("destiny", "LEG-119")
def test_a_card_that_resolves_one_die_adds_no_modifier() -> None:
    side = Side(team=["General Veers", "Nightsister"], pool=PAIR, hand=["Impulsive"])
    t = table(side, Side(team=["Padawan"]))
    t.you.choose("play Impulsive", "hit Padawan")
    assert t.they.damage("Padawan") == 1
    assert t.you.pool == ["General Veers:+2RD"]


@rule("destiny.carddice.modifiers_need_several_dice")
@card("destiny", "AW-152")
def test_a_card_that_resolves_several_dice_adds_modifiers() -> None:
    side = Side(team=["General Veers", "Nightsister"], pool=PAIR, hand=["All In"])
    t = table(side, Side(team=["Padawan"]))
    t.you.choose("play All In", "resolve Nightsister:1RD", "modify General Veers:+2RD", "hit Padawan")
    assert t.they.damage("Padawan") == 3
    assert t.you.pool == []


# ---------------------------------------------------------------- card texts and rules


@rule("destiny.golden.card_over_rules")
@card("destiny", "AW-124")
def test_a_card_may_resolve_a_lone_modifier_though_the_rules_do_not() -> None:
    t = table(Side(team=["Rey"], supports=["Awakening"], pool=["Rey:+2MD"]), Side(team=["Padawan"]))
    t.you.cannot_choose("resolve Rey:+2MD")
    t.you.choose("use Awakening", "hit Padawan")
    assert t.they.damage("Padawan") == 2


@rule("destiny.build.example_war_room", "destiny.golden.card_over_rules")
@card("destiny", "AW-171")
def test_the_rebel_war_room_lets_han_solo_shoot_for_free() -> None:
    t = table(
        Side(team=["AW-046"], pool=["AW-046:3RD1"], resources=0),
        Side(team=["Padawan"], field="Rebel War Room"),
    )
    t.you.cannot_choose("resolve Han Solo:3RD1")
    t.you.choose("claim", "yes", "hit Padawan")
    assert (t.they.damage("Padawan"), t.you.resources, t.you.pool) == (3, 0, [])


# ---------------------------------------------------------------- dice leaving play


@rule("destiny.dieleaves.with_card", "destiny.area.leaves_play")
@card("destiny", "AW-005")
def test_the_die_of_a_discarded_support_leaves_the_pool() -> None:
    t = table(
        Side(supports=["AT-ST"], pool=["AT-ST:Sp"]),
        Side(team=["Finn"], supports=["BB-8"], pool=["BB-8:1R", "Finn:1R"]),
    )
    t.you.choose("resolve AT-ST:Sp", "discard BB-8")
    assert (t.they.supports, t.they.discard, t.they.pool) == ([], ["BB-8"], ["Finn:1R"])
    shown = [thing.kind for thing in t.you.view.region("supports", 1).things]
    assert shown == []


@rule("destiny.dieleaves.may_return")
@card("destiny", "AW-132")
def test_the_die_comes_back_with_its_card() -> None:
    t = table(
        Side(supports=["AT-ST"], pool=["AT-ST:Sp"]),
        Side(
            team=["AW-046"],
            supports=["Black One"],
            pool=["Black One:Sp"],
            hand=["Scavenge"],
            deck=["Aim"] * 4,
            resources=4,
        ),
    )
    t.you.choose("resolve AT-ST:Sp", "discard Black One")
    assert t.they.pool == []
    t.they.choose("play Scavenge", "yes")
    t.you.choose("pass")
    t.they.choose("play Black One")
    t.you.choose("pass")
    t.they.choose("activate Black One")
    t.roll("3RD")
    assert t.they.pool == ["Black One:3RD"]


PISTOL = "DH-17 Blaster Pistol"
DISARMING = Side(team=["AW-046"], pool=["AW-046:2RD"], hand=["Disarm"])


@rule("destiny.dieleaves.resolver_chooses_which_die", "destiny.dieleaves.same_upgrade_twice_on_character")
@card("destiny", "AW-158")
@pytest.mark.parametrize(
    ("answer", "left"),
    [("discard AW-054", [f"{PISTOL}:-"]), ("discard AW-054#2", [f"{PISTOL}:2RD1"])],
)
def test_of_two_copies_on_a_character_the_resolving_player_chooses_the_die(answer: str, left: list[str]) -> None:
    t = table(
        DISARMING,
        Side(team=["Finn"], upgrades={"Finn": [PISTOL, PISTOL]}, pool=[f"{PISTOL}:2RD1", f"{PISTOL}:-"]),
    )
    t.you.choose("play Disarm")
    t.you.can_choose(f"discard {PISTOL}", f"discard {PISTOL}")
    t.you.choose(answer)
    assert t.they.pool == left
    assert t.they.upgrades("Finn") == [PISTOL]


@rule("destiny.dieleaves.same_upgrade_twice_on_character")
@pytest.mark.parametrize(("answer", "left"), [("discard AW-054", []), ("discard AW-054#2", [f"{PISTOL}:2RD1"])])
def test_either_copy_may_be_the_one_whose_die_was_rolled(answer: str, left: list[str]) -> None:
    t = table(DISARMING, Side(team=["Finn"], upgrades={"Finn": [PISTOL, PISTOL]}, pool=[f"{PISTOL}:2RD1"]))
    t.you.choose("play Disarm", answer)
    assert t.they.pool == left


@rule("destiny.dieleaves.copies_on_different_characters")
@pytest.mark.parametrize(("fallen", "left"), [("Finn", [f"{PISTOL}:1Sh"]), ("Rey", [f"{PISTOL}:2RD1"])])
def test_only_the_die_on_the_defeated_character_leaves(fallen: str, left: list[str]) -> None:
    t = table(
        Side(team=["Darth Vader"], pool=["Darth Vader:3MD"]),
        Side(
            team=["Finn", "Rey"],
            upgrades={"Finn": [PISTOL], "Rey": [PISTOL]},
            pool=[f"{PISTOL}:2RD1", f"{PISTOL}:1Sh"],
            damage={"Finn": 8, "Rey": 8},
        ),
    )
    t.you.choose("resolve Darth Vader:3MD", f"hit {fallen}")
    assert t.they.pool == left
    assert t.they.discard == [PISTOL]
