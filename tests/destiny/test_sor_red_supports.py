"""What C-3PO and the red supports and upgrades of Spirit of Rebellion without a die do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table

# ---------------------------------------------------------------- C-3PO (30)


@card("destiny", "SoR-030")
def test_c_3po_has_a_die_resolved_as_another_symbol_of_the_same_value() -> None:
    t = table(Side(team=["Leia Organa"], supports=["C-3PO"], pool=["C-3PO:-", "Leia Organa:2RD"]))
    t.you.choose("use C-3PO")
    t.you.cannot_choose("symbol ranged")
    t.you.choose("symbol shield", "shield Leia Organa")
    assert (t.you.shields("Leia Organa"), t.you.pool) == (2, [])


@rule("destiny.card.c_3po.cost_still_paid")
@card("destiny", "SoR-030")
def test_c_3po_does_not_waive_the_cost_of_the_side() -> None:
    mine = {"team": ["Leia Organa"], "supports": ["C-3PO"], "pool": ["C-3PO:-", "Leia Organa:2RD1"]}
    t = table(Side(**mine, resources=0))
    t.you.choose("use C-3PO")
    t.they.choose("pass")
    assert t.you.pool == ["Leia Organa:2RD1"]
    t = table(Side(**mine, resources=1))
    t.you.choose("use C-3PO", "symbol shield", "shield Leia Organa")
    assert (t.you.shields("Leia Organa"), t.you.resources) == (2, 0)


@rule("destiny.card.c_3po.modifier_still_modifier")
def test_c_3po_does_not_let_a_modifier_be_resolved_alone() -> None:
    t = table(Side(team=["Rebel Trooper"], supports=["C-3PO"], pool=["C-3PO:-", "Rebel Trooper:+1RD"]))
    t.you.choose("use C-3PO")
    t.they.choose("pass")
    assert t.you.pool == ["Rebel Trooper:+1RD"]


@rule("destiny.card.c_3po.as_special_value_zero")
def test_c_3po_lets_a_die_be_resolved_as_a_special() -> None:
    t = table(
        Side(
            team=["Poe Dameron"], supports=["C-3PO"], pool=["C-3PO:-", "Poe Dameron:2RD"], hand=["Launch Bay", "Dodge"]
        ),
        Side(team=["Darth Vader"]),
    )
    t.you.choose("use C-3PO", "symbol special", "discard Launch Bay", "side Launch Bay XRD", "hit Darth Vader")
    assert (t.they.damage("Darth Vader"), t.you.discard, t.you.pool) == (1, ["Launch Bay"], [])


# ---------------------------------------------------------------- defeated characters (69, 123)


@card("destiny", "SoR-069")
def test_attrition_deals_a_damage_when_a_character_of_ones_own_falls() -> None:
    t = table(
        Side(pool=["Nightsister:2RD"]),
        Side(team=["Death Trooper", "FN-2199"], supports=["Attrition"], damage={"Death Trooper": 9}),
    )
    t.you.choose("resolve Nightsister:2RD", "hit Death Trooper")
    t.they.can_choose("hit FN-2199", "hit Nightsister")
    t.they.choose("hit Nightsister")
    assert t.you.damage("Nightsister") == 1


@card("destiny", "SoR-069")
def test_attrition_ignores_the_characters_of_opponents() -> None:
    t = table(
        Side(pool=["Nightsister:2RD"], supports=["Attrition"]),
        Side(team=["Death Trooper", "FN-2199"], damage={"Death Trooper": 9}),
    )
    t.you.choose("resolve Nightsister:2RD", "hit Death Trooper")
    t.they.choose("pass")
    assert (t.they.damage("FN-2199"), t.you.damage("Nightsister")) == (0, 0)


@card("destiny", "SoR-123")
@pytest.mark.parametrize("whose", ["you", "they"])
def test_aftermath_gains_a_resource_whoever_falls(whose: str) -> None:
    fragile = Side(team=["Nightsister", "Death Trooper"], damage={"Death Trooper": 9})
    mine = Side(
        team=fragile.team if whose == "you" else ["Nightsister"],
        damage=fragile.damage if whose == "you" else {},
        supports=["Aftermath"],
        pool=["Nightsister:2RD"],
        resources=0,
    )
    t = table(mine, fragile if whose == "they" else Side())
    t.you.choose("resolve Nightsister:2RD", "hit Death Trooper")
    assert t.you.resources == 1


# ---------------------------------------------------------------- dice that roll a symbol (70, 98)


def _inspected() -> Side:
    return Side(
        team=["Leia Organa"],
        upgrades={"Leia Organa": ["Survival Gear", "A180 Blaster", "DH-17 Blaster Pistol"]},
        pool=["DH-17 Blaster Pistol:1RD"],
    )


@card("destiny", "SoR-070")
def test_imperial_inspection_returns_a_cheap_upgrade_when_a_die_rolls_disrupt() -> None:
    t = table(Side(team=["Death Trooper"], supports=["Imperial Inspection"]), _inspected())
    t.you.choose("activate Death Trooper")
    t.roll("1Dr")
    t.you.choose("yes")
    t.you.can_choose("return Survival Gear", "return DH-17 Blaster Pistol")
    t.you.choose("return DH-17 Blaster Pistol")
    assert (t.they.hand, t.they.pool) == (["DH-17 Blaster Pistol"], [])
    assert t.you.is_exhausted("Imperial Inspection")


@card("destiny", "SoR-070")
def test_imperial_inspection_waits_for_disrupt_and_may_be_declined() -> None:
    t = table(Side(team=["Death Trooper", "Nightsister"], supports=["Imperial Inspection"]), _inspected())
    t.you.choose("activate Death Trooper")
    t.roll("2RD")
    t.they.choose("pass")
    t.you.choose("activate Nightsister")
    t.roll("1Dr")
    t.you.choose("no")
    assert (t.they.hand, t.you.is_exhausted("Imperial Inspection")) == ([], False)


@card("destiny", "SoR-070")
def test_one_inspection_is_exhausted_for_only_one_of_two_dice() -> None:
    t = table(Side(team=["General Grievous*2"], supports=["Imperial Inspection"]), _inspected())
    t.you.choose("activate General Grievous")
    t.roll("1Dr", "1Dr")
    t.you.choose("yes", "return Survival Gear")
    t.they.choose("pass")
    assert t.they.hand == ["Survival Gear"]


@card("destiny", "SoR-098")
def test_spy_net_discards_the_top_card_of_a_deck_when_a_die_rolls_focus() -> None:
    t = table(Side(team=["Mon Mothma"], supports=["Spy Net"]), Side(deck=["Dodge", "Scout"]))
    t.you.choose("activate Mon Mothma")
    t.roll("2F")
    t.you.choose("yes")
    assert (t.they.discard, t.they.deck, t.you.is_exhausted("Spy Net")) == (["Dodge"], ["Scout"], True)


@card("destiny", "SoR-098")
def test_spy_net_sees_a_focus_that_is_rerolled_but_not_one_that_is_turned() -> None:
    t = table(
        Side(team=["Mon Mothma*2"], supports=["Spy Net"], pool=["Mon Mothma:1R", "Mon Mothma:1F"], hand=["Dodge"]),
        Side(deck=["Dodge", "Scout"]),
    )
    t.you.choose("resolve Mon Mothma:1F", "turn Mon Mothma:1R 2F", "done")
    assert t.they.deck == ["Dodge", "Scout"]
    t.they.choose("pass")
    t.you.choose("discard_to_reroll Dodge")
    t.roll("1F")
    t.you.choose("yes")
    assert t.they.deck == ["Scout"]


@card("destiny", "SoR-098")
def test_spy_net_sees_ones_own_die_that_an_opponent_rerolls_and_no_die_of_theirs() -> None:
    t = table(
        Side(team=["Leia Organa", "Nightsister"], pool=["Leia Organa:2RD", "Nightsister:1RD"], supports=["Spy Net"]),
        Side(team=["Mon Mothma", "Hired Gun"], hand=["Scramble"], deck=["Dodge"]),
        turn_of="they",
    )
    t.they.choose("activate Mon Mothma")
    t.roll("1F")
    t.you.choose("pass")
    t.they.choose("play Scramble")
    t.roll("1F", "1RD")
    t.you.choose("yes")
    assert t.they.deck == []


@card("destiny", "SoR-098")
def test_which_opponent_spy_net_means_is_ones_own_choice_whoever_rerolled_the_die() -> None:
    t = table(
        Side(team=["Leia Organa"], pool=["Leia Organa:2RD"], supports=["Spy Net"]),
        Side(team=["Hired Gun"], hand=["Scramble"]),
        Side(deck=["Dodge"]),
        turn_of="they",
    )
    t.they.choose("play Scramble", "opponent 1")
    t.roll("1F")
    t.you.choose("opponent 3", "yes")
    assert t.third.discard == ["Dodge"]


# ---------------------------------------------------------------- Planetary Uprising (97)


@card("destiny", "SoR-097")
def test_planetary_uprising_makes_an_opponent_distribute_damage_after_a_claim() -> None:
    t = table(
        Side(team=["Leia Organa"], supports=["Planetary Uprising"]),
        Side(team=["Captain Phasma", "Nightsister"]),
    )
    t.you.choose("claim", "no")
    t.they.choose("assign Captain Phasma", "assign Nightsister")
    assert (t.they.damage("Captain Phasma"), t.they.damage("Nightsister")) == (1, 1)


@card("destiny", "SoR-097")
def test_planetary_uprising_ignores_a_claim_of_an_opponent() -> None:
    t = table(Side(supports=["Planetary Uprising"]), turn_of="they")
    t.they.choose("claim", "no")
    t.you.choose("pass")
    assert t.they.damage("Nightsister") == 0


# ---------------------------------------------------------------- Tactical Aptitude (99)


@card("destiny", "SoR-099")
def test_tactical_aptitude_draws_a_card_and_puts_one_under_the_deck() -> None:
    t = table(
        Side(
            team=["Leia Organa"],
            upgrades={"Leia Organa": ["Tactical Aptitude"]},
            hand=["Dodge"],
            deck=["Scout", "Probe"],
        )
    )
    t.you.choose("activate Leia Organa")
    t.roll("1F")
    t.you.choose("yes")
    t.you.can_choose("bottom Dodge", "bottom Scout")
    t.you.choose("bottom Dodge")
    assert (t.you.hand, t.you.deck) == (["Scout"], ["Probe", "Dodge"])


@card("destiny", "SoR-099")
def test_tactical_aptitude_may_be_declined_and_waits_for_its_own_character() -> None:
    t = table(Side(team=["Leia Organa", "Padawan"], upgrades={"Leia Organa": ["Tactical Aptitude"]}, hand=["Dodge"]))
    t.you.choose("activate Padawan")
    t.roll("1F")
    t.they.choose("pass")
    t.you.choose("activate Leia Organa")
    t.roll("1F")
    t.you.choose("no")
    assert t.you.hand == ["Dodge"]


# ---------------------------------------------------------------- Air Superiority (124)


@card("destiny", "SoR-124")
def test_air_superiority_enters_with_three_shields() -> None:
    t = table(Side(hand=["Air Superiority"]))
    t.you.choose("play Air Superiority")
    assert t.you.shields("Air Superiority") == 3


@card("destiny", "SoR-124")
def test_air_superiority_moves_a_shield_to_any_character() -> None:
    t = table(Side(supports=["Air Superiority"], shields={"Air Superiority": 3}), Side(team=["Padawan"]))
    t.you.choose("use Air Superiority")
    t.you.can_choose("to Nightsister", "to Padawan")
    t.you.choose("to Nightsister")
    assert (t.you.shields("Nightsister"), t.you.shields("Air Superiority")) == (1, 2)
    t.they.choose("pass")
    t.you.cannot_choose("use Air Superiority")


@card("destiny", "SoR-124")
def test_air_superiority_has_no_shield_for_a_character_that_has_three() -> None:
    t = table(
        Side(supports=["Air Superiority"], shields={"Air Superiority": 1, "Nightsister": 3}), Side(team=["Padawan"])
    )
    t.you.choose("use Air Superiority")
    assert (t.they.shields("Padawan"), t.you.shields("Nightsister"), t.you.shields("Air Superiority")) == (1, 3, 0)


# ---------------------------------------------------------------- Wingman (126)


@card("destiny", "SoR-126")
def test_wingman_follows_another_red_character_into_action() -> None:
    t = table(Side(team=["Death Trooper", "FN-2199"], upgrades={"FN-2199": ["Wingman"]}))
    t.you.choose("activate Death Trooper")
    t.roll("2RD")
    t.you.choose("yes")
    t.roll("1MD")
    assert t.you.pool == ["Death Trooper:2RD", "FN-2199:1MD"]
    assert t.you.is_exhausted("FN-2199")


@card("destiny", "SoR-126")
@pytest.mark.parametrize(("first", "side"), [("Nightsister", "2RD"), ("E-Web Emplacement", "2RD"), ("FN-2199", "1MD")])
def test_wingman_follows_no_other_color_no_support_and_not_itself(first: str, side: str) -> None:
    t = table(
        Side(team=["Nightsister", "FN-2199"], upgrades={"FN-2199": ["Wingman"]}, supports=["E-Web Emplacement"]),
    )
    t.you.choose(f"activate {first}")
    t.roll(side)
    t.they.choose("pass")
    assert t.you.pool == [f"{first}:{side}"]


@card("destiny", "SoR-126")
def test_wingman_may_stay_behind_and_is_played_only_on_red() -> None:
    t = table(
        Side(team=["Death Trooper", "FN-2199", "Nightsister"], upgrades={"FN-2199": ["Wingman"]}, hand=["Wingman"])
    )
    t.you.cannot_choose("play Wingman Nightsister")
    t.you.choose("activate Death Trooper")
    t.roll("2RD")
    t.you.choose("no")
    assert t.you.pool == ["Death Trooper:2RD"]
