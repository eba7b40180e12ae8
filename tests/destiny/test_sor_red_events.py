"""What red events of Spirit of Rebellion do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table

# ---------------------------------------------------------------- villains


@card("destiny", "SoR-061")
def test_battle_formation_rerolls_as_many_dice_as_there_are_red_characters() -> None:
    t = table(
        Side(
            team=["Death Trooper", "Captain Phasma", "Nightsister"],
            pool=["Death Trooper:-", "Captain Phasma:-", "Nightsister:1Dc"],
            hand=["Battle Formation"],
        )
    )
    t.you.choose("play Battle Formation", "yes", "reroll Death Trooper:-", "reroll Captain Phasma:-")
    t.roll("2RD", "2RD")
    assert t.you.pool == ["Death Trooper:2RD", "Captain Phasma:2RD", "Nightsister:1Dc"]
    t.you.choose("activate Nightsister")


@card("destiny", "SoR-061")
def test_battle_formation_may_reroll_nothing_and_still_gives_an_action() -> None:
    t = table(Side(team=["Death Trooper"], pool=["Death Trooper:-"], hand=["Battle Formation"]))
    t.you.choose("play Battle Formation", "no", "decline")
    assert t.you.pool == ["Death Trooper:-"]


@card("destiny", "SoR-062")
def test_imperial_war_machine_resolves_a_red_die_without_paying_for_it() -> None:
    t = table(
        Side(
            team=["FN-2199*2", "Tusken Raider"],
            pool=["FN-2199:2MD1", "FN-2199:1MD", "Tusken Raider:3MD1"],
            hand=["Imperial War Machine"],
            resources=0,
        ),
        Side(team=["Leia Organa"]),
    )
    t.you.choose("play Imperial War Machine", "hit Leia Organa")
    assert (t.they.damage("Leia Organa"), t.you.resources) == (2, 0)
    assert t.you.pool == ["FN-2199:1MD", "Tusken Raider:3MD1"]


@card("destiny", "SoR-063")
def test_lockdown_takes_the_battlefield_without_claiming_it() -> None:
    t = table(Side(team=["Death Trooper", "FN-2199"], hand=["Lockdown"]), holder="they")
    t.you.choose("play Lockdown")
    assert t.you.controls_field
    t.you.choose("claim", "no")


@card("destiny", "SoR-063")
def test_lockdown_needs_two_red_characters() -> None:
    t = table(Side(team=["Death Trooper", "Nightsister"], hand=["Lockdown"]), holder="they")
    t.you.choose("play Lockdown")
    assert t.they.controls_field
    t.you.choose("decline")


@card("destiny", "SoR-064")
def test_sustained_fire_strips_every_character_of_its_shields() -> None:
    t = table(
        Side(
            team=["Death Trooper", "Nightsister"],
            pool=["Death Trooper:1RD", "Nightsister:2RD"],
            hand=["Sustained Fire"],
        ),
        Side(team=["Leia Organa", "Padawan"], shields={"Leia Organa": 3, "Padawan": 1}),
    )
    t.you.choose("play Sustained Fire")
    assert (t.they.shields("Leia Organa"), t.they.shields("Padawan")) == (0, 0)


@card("destiny", "SoR-064")
def test_sustained_fire_needs_two_dice_that_show_ranged_damage() -> None:
    t = table(
        Side(team=["Death Trooper", "FN-2199"], pool=["Death Trooper:1RD", "FN-2199:1MD"], hand=["Sustained Fire"]),
    )
    t.you.cannot_choose("play Sustained Fire")


@card("destiny", "SoR-065")
def test_traitor_removes_a_die_worth_no_more_than_the_card_cost() -> None:
    t = table(
        Side(hand=["Traitor!"], deck=["Survival Gear", "Dodge"]),
        Side(
            team=["Leia Organa*2", "Baze Malbus*2"],
            pool=["Leia Organa:2RD1", "Leia Organa:1F", "Baze Malbus:Sp", "Baze Malbus:3RD1"],
        ),
    )
    t.you.choose("play Traitor!")
    t.you.can_choose("remove Leia Organa:2RD1", "remove Leia Organa:1F")
    t.you.choose("remove Leia Organa:2RD1")
    assert (t.they.pool, t.you.deck) == (["Leia Organa:1F", "Baze Malbus:Sp", "Baze Malbus:3RD1"], ["Dodge"])
    t.you.choose("decline")
    assert t.you.discard == ["Survival Gear", "Traitor!"]


@card("destiny", "SoR-065")
def test_a_free_card_lets_traitor_remove_only_a_blank() -> None:
    t = table(
        Side(hand=["Traitor!"], deck=["Probe"]),
        Side(team=["Leia Organa*2"], pool=["Leia Organa:1F", "Leia Organa:-"]),
    )
    t.you.choose("play Traitor!")
    assert t.they.pool == ["Leia Organa:1F"]


@card("destiny", "SoR-065")
def test_traitor_removes_nothing_without_a_card_to_discard() -> None:
    t = table(Side(hand=["Traitor!"], deck=[]), Side(team=["Leia Organa"], pool=["Leia Organa:-"]))
    t.you.choose("play Traitor!", "decline")
    assert t.they.pool == ["Leia Organa:-"]


@card("destiny", "SoR-066")
def test_trench_warfare_turns_dice_of_an_opponent_to_shields() -> None:
    t = table(
        Side(team=["FN-2199"], pool=["FN-2199:1Sh"], hand=["Trench Warfare"]),
        Side(team=["AW-035*2", "Leia Organa"], pool=["AW-035:3MD", "AW-035:2MD", "Leia Organa:2RD"]),
    )
    t.you.choose("play Trench Warfare")
    t.you.can_choose("turn Luke Skywalker:3MD 1Sh", "turn Luke Skywalker:2MD 1Sh", "done")
    t.you.choose("turn Luke Skywalker:3MD 1Sh", "turn Luke Skywalker:2MD 1Sh")
    assert t.they.pool == ["Luke Skywalker:1Sh", "Luke Skywalker:1Sh", "Leia Organa:2RD"]


@card("destiny", "SoR-066")
def test_trench_warfare_needs_a_die_that_shows_shields() -> None:
    t = table(Side(team=["FN-2199"], pool=["FN-2199:1MD"], hand=["Trench Warfare"]))
    t.you.cannot_choose("play Trench Warfare")


@card("destiny", "SoR-067")
def test_undying_loyalty_heals_a_red_character_and_is_discarded() -> None:
    t = table(
        Side(
            team=["Death Trooper", "Nightsister"],
            damage={"Death Trooper": 2, "Nightsister": 2},
            hand=["Undying Loyalty"],
        )
    )
    t.you.choose("play Undying Loyalty")
    assert (t.you.damage("Death Trooper"), t.you.damage("Nightsister")) == (1, 2)
    assert t.you.discard == ["Undying Loyalty"]


@card("destiny", "SoR-067")
def test_beside_another_copy_undying_loyalty_may_go_on_top_of_the_deck() -> None:
    t = table(Side(team=["Death Trooper"], hand=["Undying Loyalty"], discard=["Undying Loyalty"], resources=1))
    t.you.choose("play Undying Loyalty", "yes")
    assert (t.you.deck[0], t.you.discard, t.you.resources) == ("Undying Loyalty", ["Undying Loyalty"], 0)


@card("destiny", "SoR-067")
@pytest.mark.parametrize(("resources", "answers"), [(1, ["no"]), (0, [])])
def test_without_the_resource_undying_loyalty_is_discarded(resources: int, answers: list[str]) -> None:
    t = table(Side(team=["Death Trooper"], hand=["Undying Loyalty"], discard=["Undying Loyalty"], resources=resources))
    t.you.choose("play Undying Loyalty", *answers)
    assert (t.you.discard, t.you.resources) == (["Undying Loyalty", "Undying Loyalty"], resources)


@card("destiny", "SoR-068")
def test_we_have_them_now_turns_up_to_four_dice_to_damage() -> None:
    t = table(
        Side(
            team=["Death Trooper*1", "FN-2199*2", "Nightsister", "Captain Phasma*2"],
            pool=["Death Trooper:-", "FN-2199:-", "FN-2199:1R", "Nightsister:-", "Captain Phasma:1F"],
            hand=["We Have Them Now"],
        ),
        holder="you",
    )
    t.you.choose("play We Have Them Now")
    t.you.cannot_choose("turn FN-2199:- 1Sh")
    t.you.choose("turn Death Trooper:- 2RD", "turn FN-2199:- 2MD1", "turn FN-2199:1R 1MD", "turn Nightsister:- 2RD")
    assert t.you.pool == ["Death Trooper:2RD", "FN-2199:2MD1", "FN-2199:1MD", "Nightsister:2RD", "Captain Phasma:1F"]


@card("destiny", "SoR-068")
def test_we_have_them_now_needs_the_battlefield() -> None:
    table(Side(hand=["We Have Them Now"]), holder="they").you.cannot_choose("play We Have Them Now")


# ---------------------------------------------------------------- heroes


@card("destiny", "SoR-090")
def test_emergency_evacuation_empties_every_pool() -> None:
    t = table(
        Side(pool=["Nightsister:1RD"], hand=["Emergency Evacuation"], resources=4),
        Side(team=["Padawan"], pool=["Padawan:1F"]),
        Side(team=["Leia Organa"], pool=["Leia Organa:1F"]),
    )
    t.you.choose("play Emergency Evacuation")
    assert (t.you.pool, t.they.pool, t.third.pool) == ([], [], [])


@card("destiny", "SoR-091")
def test_friendly_fire_turns_the_value_of_an_enemy_die_into_damage() -> None:
    t = table(
        Side(team=["Leia Organa"], hand=["Friendly Fire"]),
        Side(team=["Captain Phasma*2"], pool=["Captain Phasma:2RD", "Captain Phasma:1F"]),
    )
    t.you.choose("play Friendly Fire", "hit Captain Phasma")
    assert (t.they.pool, t.they.damage("Captain Phasma")) == (["Captain Phasma:1F"], 2)


@card("destiny", "SoR-091")
@pytest.mark.parametrize(("team", "die"), [("Padawan", "Captain Phasma:2RD"), ("Leia Organa", "Captain Phasma:1F")])
def test_friendly_fire_needs_a_red_character_and_a_die_with_ranged_damage(team: str, die: str) -> None:
    t = table(Side(team=[team], hand=["Friendly Fire"]), Side(team=["Captain Phasma"], pool=[die]))
    t.you.choose("play Friendly Fire")
    assert (t.they.pool, t.they.damage("Captain Phasma"), t.you.discard) == ([die], 0, ["Friendly Fire"])


@card("destiny", "SoR-092")
def test_guerrilla_warfare_pays_with_a_red_die_for_a_damage_and_gives_an_action() -> None:
    t = table(
        Side(team=["Rebel Trooper", "Padawan"], pool=["Rebel Trooper:1R", "Padawan:1F"], hand=["Guerrilla Warfare"]),
        Side(team=["Captain Phasma"]),
    )
    t.you.choose("play Guerrilla Warfare", "hit Captain Phasma", "decline")
    assert (t.you.pool, t.they.damage("Captain Phasma")) == (["Padawan:1F"], 1)


@card("destiny", "SoR-092")
def test_guerrilla_warfare_does_nothing_without_a_red_die() -> None:
    t = table(Side(team=["Padawan"], pool=["Padawan:1F"], hand=["Guerrilla Warfare"]))
    t.you.choose("play Guerrilla Warfare", "decline")
    assert (t.you.pool, t.they.damage("Nightsister")) == (["Padawan:1F"], 0)


def _only_hope(top: str) -> Side:
    return Side(team=["Leia Organa"], hand=["Our Only Hope", "Dodge"], deck=[top, "Scout"], resources=2)


@card("destiny", "SoR-093")
def test_our_only_hope_plays_the_card_just_drawn_for_free() -> None:
    t = table(_only_hope("U-Wing"))
    t.you.choose("play Our Only Hope", "yes", "choose 1")
    assert (t.you.supports, t.you.hand, t.you.resources) == (["U-Wing"], ["Dodge"], 0)


@card("destiny", "SoR-093")
def test_our_only_hope_discards_the_card_just_drawn_for_two_resources() -> None:
    t = table(_only_hope("U-Wing"))
    t.you.choose("play Our Only Hope", "yes", "choose 2")
    assert (t.you.discard, t.you.hand, t.you.resources) == (["U-Wing", "Our Only Hope"], ["Dodge"], 2)


@card("destiny", "SoR-093")
def test_our_only_hope_may_keep_the_card_which_no_opponent_sees() -> None:
    t = table(_only_hope("U-Wing"))
    t.you.choose("play Our Only Hope")
    assert t.they.sees("hand", t.you) == ["?", "?"]
    t.you.choose("no")
    assert (t.you.hand, t.you.resources) == (["Dodge", "U-Wing"], 0)


@card("destiny", "SoR-093")
def test_with_an_empty_deck_our_only_hope_speaks_of_no_card() -> None:
    t = table(Side(hand=["Our Only Hope", "Dodge"], deck=[]))
    t.you.choose("play Our Only Hope")
    t.they.choose("pass")
    assert t.you.hand == ["Dodge"]


@card("destiny", "SoR-094")
def test_rebel_assault_removes_a_die_without_melee_or_ranged_damage() -> None:
    t = table(
        Side(team=["Leia Organa"], pool=["Leia Organa:1RD"], hand=["Rebel Assault"]),
        Side(team=["FN-2199*2"], supports=["LEG-025"], pool=["FN-2199:1MD", "FN-2199:1Sh", "LEG-025:2ID"]),
    )
    t.you.choose("play Rebel Assault")
    t.you.can_choose("remove FN-2199:1Sh", "remove Slave I:2ID")
    t.you.choose("remove FN-2199:1Sh")
    assert t.they.pool == ["FN-2199:1MD", "Slave I:2ID"]


@card("destiny", "SoR-094")
def test_rebel_assault_needs_a_die_of_ones_own_with_ranged_damage() -> None:
    t = table(
        Side(team=["Leia Organa"], pool=["Leia Organa:1F"], hand=["Rebel Assault"]),
        Side(pool=["Nightsister:2RD"]),
    )
    t.you.cannot_choose("play Rebel Assault")


@card("destiny", "SoR-095")
def test_sensor_placement_resolves_an_enemy_die_as_if_it_were_ones_own() -> None:
    t = table(
        Side(team=["Leia Organa"], hand=["Sensor Placement"], resources=2),
        Side(team=["FN-2199*2"], pool=["FN-2199:1R", "FN-2199:1MD"]),
    )
    t.you.choose("play Sensor Placement")
    assert (t.you.resources, t.they.resources, t.they.pool) == (1, 2, ["FN-2199:1MD"])


@card("destiny", "SoR-095")
def test_sensor_placement_needs_a_red_character() -> None:
    t = table(Side(team=["Padawan"], hand=["Sensor Placement"]), Side(team=["FN-2199"], pool=["FN-2199:1R"]))
    t.you.choose("play Sensor Placement")
    assert (t.you.resources, t.they.pool) == (0, ["FN-2199:1R"])


@card("destiny", "SoR-096")
@pytest.mark.parametrize(("discard", "shields"), [([], 1), (["Dodge"], 1), (["Spirit of Rebellion"], 2)])
def test_spirit_of_rebellion_gives_more_beside_another_copy(discard: list[str], shields: int) -> None:
    t = table(Side(team=["Leia Organa"], hand=["Spirit of Rebellion"], discard=discard))
    t.you.choose("play Spirit of Rebellion", "shield Leia Organa")
    assert t.you.shields("Leia Organa") == shields


@card("destiny", "SoR-096")
def test_a_copy_in_an_opponents_discard_pile_does_not_count() -> None:
    t = table(Side(team=["Leia Organa"], hand=["Spirit of Rebellion"]), Side(discard=["Spirit of Rebellion"]))
    t.you.choose("play Spirit of Rebellion", "shield Leia Organa")
    assert t.you.shields("Leia Organa") == 1


# ---------------------------------------------------------------- neutral


@card("destiny", "SoR-119")
def test_bombing_run_resolves_a_red_disrupt_and_damages_every_enemy() -> None:
    t = table(
        Side(
            team=["Death Trooper", "Nightsister"], pool=["Death Trooper:1Dr", "Nightsister:1Dr"], hand=["Bombing Run"]
        ),
        Side(team=["Leia Organa", "Padawan"], resources=2),
    )
    t.you.choose("play Bombing Run")
    assert (t.they.resources, t.they.damage("Leia Organa"), t.they.damage("Padawan")) == (1, 1, 1)
    assert t.you.pool == ["Nightsister:1Dr"]


@card("destiny", "SoR-119")
def test_bombing_run_deals_no_damage_without_a_die_to_resolve() -> None:
    t = table(Side(pool=["Nightsister:1Dr"], hand=["Bombing Run"]), Side(team=["Leia Organa"]))
    t.you.choose("play Bombing Run")
    assert (t.they.resources, t.they.damage("Leia Organa")) == (2, 0)


@rule("destiny.errata.collateral_damage.resolve")
@card("destiny", "SoR-120")
def test_collateral_damage_resolves_one_die_or_more() -> None:
    t = table(
        Side(
            team=["First Order Stormtrooper", "First Order Stormtrooper"],
            pool=["First Order Stormtrooper:1RD", "First Order Stormtrooper:2RD"],
            hand=["Collateral Damage"],
        ),
        Side(team=["Leia Organa"]),
    )
    t.you.choose("play Collateral Damage")
    t.you.can_choose("resolve First Order Stormtrooper:1RD", "resolve First Order Stormtrooper:2RD")
    t.you.choose("resolve First Order Stormtrooper:1RD", "hit Leia Organa")
    t.you.can_choose("resolve First Order Stormtrooper:2RD", "done")
    t.you.choose("resolve First Order Stormtrooper:2RD", "hit Leia Organa")
    assert t.they.damage("Leia Organa") == 3


@rule("destiny.errata.collateral_damage.resolve")
def test_collateral_damage_resolves_dice_of_one_symbol_and_adds_modifiers_of_it() -> None:
    t = table(
        Side(
            team=["FN-2199*2", "TIE Pilot"],
            pool=["FN-2199:1RD", "FN-2199:1MD", "TIE Pilot:+2RD"],
            hand=["Collateral Damage"],
        ),
        Side(team=["Leia Organa"]),
    )
    t.you.choose("play Collateral Damage", "resolve FN-2199:1RD", "modify TIE Pilot:+2RD", "hit Leia Organa")
    assert (t.they.damage("Leia Organa"), t.you.pool) == (3, ["FN-2199:1MD"])
    t.they.choose("pass")


@rule("destiny.errata.collateral_damage.then_disrupt")
@card("destiny", "SoR-120")
@pytest.mark.parametrize(("die", "left"), [("FN-2199:1RD", 1), ("FN-2199:1Sh", 2)])
def test_collateral_damage_costs_an_opponent_a_resource_if_a_die_was_resolved(die: str, left: int) -> None:
    t = table(Side(team=["FN-2199"], pool=[die], hand=["Collateral Damage"]), Side(team=["Leia Organa"], resources=2))
    t.you.choose("play Collateral Damage", *(["hit Leia Organa"] if left == 1 else []))
    assert t.they.resources == left


@rule("destiny.card.salvo.cost_paid_once")
@card("destiny", "SoR-121")
def test_salvo_deals_the_damage_of_a_die_that_is_paid_once_to_every_enemy() -> None:
    t = table(
        Side(team=["Leia Organa"], pool=["Leia Organa:2RD1"], hand=["Salvo"], resources=3),
        Side(team=["Darth Vader", "Nightsister"], shields={"Nightsister": 1}),
    )
    t.you.choose("play Salvo")
    assert (t.you.resources, t.you.pool) == (0, [])
    assert (t.they.damage("Darth Vader"), t.they.damage("Nightsister"), t.they.shields("Nightsister")) == (2, 1, 0)
    assert t.you.damage("Leia Organa") == 0


@card("destiny", "SoR-121")
def test_salvo_resolves_only_ranged_damage_against_one_of_several_opponents() -> None:
    t = table(
        Side(team=["FN-2199*2"], pool=["FN-2199:1MD", "FN-2199:1RD"], hand=["Salvo"]),
        Side(team=["Padawan", "Darth Vader"]),
        Side(team=["Leia Organa"]),
    )
    t.you.choose("play Salvo")
    t.you.can_choose("opponent 2", "opponent 3")
    t.you.choose("opponent 2")
    assert (t.they.damage("Padawan"), t.they.damage("Darth Vader"), t.third.damage("Leia Organa")) == (1, 1, 0)
    assert t.you.pool == ["FN-2199:1MD"]


@card("destiny", "SoR-122")
def test_suppression_gives_up_a_red_ranged_die_to_remove_one_of_an_opponent() -> None:
    t = table(
        Side(
            team=["Death Trooper", "Nightsister"], pool=["Death Trooper:1RD", "Nightsister:2RD"], hand=["Suppression"]
        ),
        Side(team=["Leia Organa*2"], pool=["Leia Organa:2RD", "Leia Organa:1F"]),
    )
    t.you.choose("play Suppression", "remove Leia Organa:2RD")
    assert (t.you.pool, t.they.pool) == (["Nightsister:2RD"], ["Leia Organa:1F"])


@card("destiny", "SoR-122")
def test_suppression_removes_nothing_of_an_opponent_without_a_red_ranged_die() -> None:
    t = table(
        Side(team=["Death Trooper"], pool=["Death Trooper:1Dr"], hand=["Suppression"]),
        Side(team=["Leia Organa"], pool=["Leia Organa:2RD"]),
    )
    t.you.choose("play Suppression")
    assert (t.you.pool, t.they.pool) == (["Death Trooper:1Dr"], ["Leia Organa:2RD"])
