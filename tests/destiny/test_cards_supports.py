"""What the supports of Awakenings without a die do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table

# ---------------------------------------------------------------- red


@card("destiny", "AW-076")
def test_drudge_work_exhausts_itself_and_a_character_for_a_resource() -> None:
    t = table(
        Side(
            team=["Captain Phasma", "Nightsister", "Count Dooku"],
            exhausted=["Count Dooku"],
            supports=["Drudge Work"],
            resources=0,
        )
    )
    t.you.choose("use Drudge Work")
    t.you.can_choose("exhaust Captain Phasma", "exhaust Nightsister")
    t.you.choose("exhaust Nightsister")
    assert (t.you.resources, t.you.is_exhausted("Nightsister"), t.you.is_exhausted("Drudge Work")) == (1, True, True)
    t.they.choose("pass")
    t.you.cannot_choose("use Drudge Work")


@card("destiny", "AW-076")
def test_drudge_work_brings_nothing_without_a_ready_character() -> None:
    t = table(Side(exhausted=["Nightsister"], supports=["Drudge Work"], resources=0))
    t.you.choose("use Drudge Work")
    assert (t.you.resources, t.you.is_exhausted("Drudge Work")) == (0, False)


@card("destiny", "AW-077")
@pytest.mark.parametrize(("copies", "gained"), [(0, 2), (1, 1), (2, 1)])
def test_local_garrison_costs_each_opponent_a_resource_in_upkeep_but_leaves_1(copies: int, gained: int) -> None:
    t = table(
        Side(supports=["Local Garrison"] * copies, resources=0), Side(resources=0), Side(resources=0), at="upkeep"
    )
    assert (t.you.resources, t.they.resources, t.third.resources) == (2, gained, gained)


@card("destiny", "AW-113")
def test_resistance_hq_discards_a_card_for_a_shield_and_is_ready_again() -> None:
    t = table(
        Side(team=["Leia Organa"], supports=["Resistance HQ"], hand=["Aim", "Dodge"]),
        Side(resources=0),
    )
    t.you.choose("use Resistance HQ", "discard Aim", "shield Leia Organa")
    assert (t.you.shields("Leia Organa"), t.you.hand) == (1, ["Dodge"])
    assert not t.you.is_exhausted("Resistance HQ")


@card("destiny", "AW-113")
@pytest.mark.parametrize(("answer", "resources", "exhausted"), [("pay 1", 1, True), ("no", 2, False)])
def test_an_opponent_may_pay_to_keep_resistance_hq_exhausted(answer: str, resources: int, exhausted: bool) -> None:
    t = table(Side(team=["Leia Organa"], supports=["Resistance HQ"], hand=["Aim"]), Side(resources=2))
    t.you.choose("use Resistance HQ", "shield Leia Organa")
    t.they.can_choose("pay 1", "no")
    t.they.choose(answer)
    assert (t.they.resources, t.you.is_exhausted("Resistance HQ")) == (resources, exhausted)


@rule("destiny.effect.then.needs_full_resolution", "destiny.shield.max_three")
def test_resistance_hq_stays_exhausted_if_there_was_no_room_for_the_shield() -> None:
    leia = Side(team=["Leia Organa"], supports=["Resistance HQ"], hand=["Aim"], shields={"Leia Organa": 3})
    t = table(leia, Side(resources=0))
    t.you.choose("use Resistance HQ", "shield Leia Organa")
    assert t.you.is_exhausted("Resistance HQ")


@rule("destiny.multi.choose_opponent")
@card("destiny", "AW-113")
def test_of_several_opponents_the_one_you_name_may_pay_against_resistance_hq() -> None:
    t = table(
        Side(team=["Leia Organa"], supports=["Resistance HQ"], hand=["Aim"]), Side(resources=1), Side(resources=1)
    )
    t.you.choose("use Resistance HQ", "opponent 3", "shield Leia Organa")
    t.third.choose("pay 1")
    assert (t.you.is_exhausted("Resistance HQ"), t.they.resources, t.third.resources) == (True, 1, 0)


@card("destiny", "AW-113")
def test_resistance_hq_does_nothing_without_a_card_to_discard() -> None:
    t = table(Side(team=["Leia Organa"], supports=["Resistance HQ"]))
    t.you.choose("use Resistance HQ")
    assert (t.you.shields("Leia Organa"), t.you.is_exhausted("Resistance HQ")) == (0, False)


@card("destiny", "AW-144")
def test_supporting_fire_resolves_a_ranged_die_of_any_colour_with_1_more() -> None:
    t = table(
        Side(
            team=["Nightsister", "Captain Phasma"],
            pool=["Nightsister:2RD", "Captain Phasma:1F"],
            supports=["Supporting Fire"],
        ),
        Side(team=["Rey"]),
    )
    t.you.choose("use Supporting Fire", "hit Rey")
    assert (t.they.damage("Rey"), t.you.pool) == (3, ["Captain Phasma:1F"])
    assert t.you.is_exhausted("Supporting Fire")


@card("destiny", "AW-144")
def test_supporting_fire_without_a_ranged_die_only_exhausts() -> None:
    t = table(Side(pool=["Nightsister:1R"], supports=["Supporting Fire"]))
    t.you.choose("use Supporting Fire")
    assert (t.you.pool, t.you.is_exhausted("Supporting Fire")) == (["Nightsister:1R"], True)


# ---------------------------------------------------------------- blue


@card("destiny", "AW-088")
@pytest.mark.parametrize(("supports", "drawn"), [([], 5), (["Emperor's Favor"], 6)])
def test_emperors_favor_lets_its_player_draw_to_one_card_more(supports: list[str], drawn: int) -> None:
    t = table(Side(supports=supports, deck=["Aim"] * 8), Side(deck=["Dodge"] * 8), at="upkeep")
    assert (len(t.you.hand), len(t.they.hand)) == (drawn, 5)


@card("destiny", "AW-089")
def test_power_of_the_dark_side_rerolls_a_die_and_punishes_a_blank() -> None:
    t = table(
        Side(team=["Count Dooku"], pool=["Count Dooku:1F"], supports=["Power of the Dark Side"]),
        Side(team=["Rey"], pool=["Rey:1MD"], shields={"Rey": 2}),
    )
    t.you.choose("use Power of the Dark Side")
    t.roll("-")
    t.you.can_choose("hit Count Dooku", "hit Rey")
    t.you.choose("hit Rey")
    assert (t.they.damage("Rey"), t.they.shields("Rey"), t.you.pool) == (2, 2, ["Count Dooku:-"])


@card("destiny", "AW-089")
def test_power_of_the_dark_side_deals_nothing_unless_the_reroll_is_blank() -> None:
    t = table(
        Side(team=["Count Dooku*2"], pool=["Count Dooku:-", "Count Dooku:1F"], supports=["Power of the Dark Side"]),
    )
    t.you.choose("use Power of the Dark Side", "reroll Count Dooku:1F")
    t.roll("2MD")
    assert t.you.pool == ["Count Dooku:-", "Count Dooku:2MD"]
    t.they.choose("pass")


@card("destiny", "AW-089")
def test_power_of_the_dark_side_without_a_die_deals_nothing() -> None:
    t = table(Side(supports=["Power of the Dark Side"]))
    t.you.choose("use Power of the Dark Side")
    assert t.you.is_exhausted("Power of the Dark Side")
    t.they.choose("pass")


@card("destiny", "AW-123")
def test_jedi_council_may_discard_one_of_the_top_two_cards_and_have_the_other_drawn() -> None:
    t = table(Side(team=["Rey"], supports=["Jedi Council"]), Side(deck=["Aim", "Dodge", "Block"]))
    t.you.choose("use Jedi Council", "deck 2")
    t.you.can_choose("discard Aim", "discard Dodge", "no")
    t.you.choose("discard Aim")
    assert (t.they.discard, t.they.hand, t.they.deck) == (["Aim"], ["Dodge"], ["Block"])


@card("destiny", "AW-123")
def test_jedi_council_may_leave_the_two_cards_and_works_on_ones_own_deck() -> None:
    mine = Side(team=["Rey"], supports=["Jedi Council"], deck=["Aim", "Dodge", "Block"])
    t = table(mine)
    t.you.choose("use Jedi Council", "deck 1", "no")
    assert (t.you.deck, t.you.hand) == (["Aim", "Dodge", "Block"], [])
    t = table(mine)
    t.you.choose("use Jedi Council", "deck 1", "discard Dodge")
    assert (t.you.deck, t.you.hand, t.you.discard) == (["Block"], ["Aim"], ["Dodge"])


@card("destiny", "AW-124")
def test_awakening_resolves_a_modifier_as_if_it_had_no_plus() -> None:
    t = table(
        Side(team=["Rey*2"], pool=["Rey:+2MD", "Rey:1MD"], supports=["Awakening"]),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("use Awakening", "hit Count Dooku")
    assert (t.they.damage("Count Dooku"), t.you.pool, t.you.is_exhausted("Awakening")) == (2, ["Rey:1MD"], True)


@card("destiny", "AW-124")
def test_awakening_without_a_modifier_only_exhausts() -> None:
    t = table(Side(team=["Rey"], pool=["Rey:1MD"], supports=["Awakening"]))
    t.you.choose("use Awakening")
    assert (t.you.pool, t.you.is_exhausted("Awakening")) == (["Rey:1MD"], True)


@card("destiny", "AW-125")
def test_the_force_is_strong_discards_a_blue_card_to_play_its_copy_free() -> None:
    t = table(
        Side(
            team=["Rey", "Padawan"],
            supports=["The Force is Strong"],
            hand=["Mind Probe", "Mind Probe", "Aim", "Aim"],
            resources=0,
        )
    )
    t.you.choose("use The Force is Strong")
    t.you.can_choose("play Mind Probe Rey", "play Mind Probe Padawan")
    t.you.choose("play Mind Probe Padawan")
    assert (t.you.upgrades("Padawan"), t.you.discard, t.you.hand) == (["Mind Probe"], ["Mind Probe"], ["Aim", "Aim"])


@card("destiny", "AW-125")
def test_the_force_is_strong_discards_in_vain_without_a_second_copy() -> None:
    t = table(Side(team=["Rey"], supports=["The Force is Strong"], hand=["Mind Probe", "Aim"]))
    t.you.choose("use The Force is Strong")
    assert (t.you.upgrades("Rey"), t.you.discard, t.you.hand) == ([], ["Mind Probe"], ["Aim"])
    t = table(Side(team=["Rey"], supports=["The Force is Strong"], hand=["Aim", "Aim"]))
    t.you.choose("use The Force is Strong")
    assert (t.you.hand, t.you.is_exhausted("The Force is Strong")) == (["Aim", "Aim"], False)


@card("destiny", "AW-150")
def test_it_binds_all_things_lowers_the_cost_of_a_blue_upgrade() -> None:
    mine = Side(team=["Rey"], supports=["It Binds All Things"], hand=["Lightsaber"], resources=3)
    t = table(mine)
    t.you.choose("play Lightsaber Rey", "yes")
    assert (t.you.resources, t.you.is_exhausted("It Binds All Things")) == (1, True)
    t = table(mine)
    t.you.choose("play Lightsaber Rey", "no")
    assert (t.you.resources, t.you.is_exhausted("It Binds All Things")) == (0, False)


@card("destiny", "AW-150")
def test_it_binds_all_things_makes_an_upgrade_affordable_but_only_a_blue_one_and_only_while_ready() -> None:
    mine = Side(team=["Rey"], supports=["It Binds All Things"], hand=["Lightsaber", "Rey's Staff"], resources=2)
    t = table(mine)
    t.you.choose("play Lightsaber Rey", "yes")
    assert (t.you.upgrades("Rey"), t.you.resources) == (["Lightsaber"], 0)
    t = table(mine)
    t.you.choose("play Rey's Staff Rey")
    assert (t.you.resources, t.you.is_exhausted("It Binds All Things")) == (0, False)
    t = table(
        Side(
            team=["Rey"],
            supports=["It Binds All Things"],
            exhausted=["It Binds All Things"],
            hand=["Lightsaber"],
            resources=2,
        )
    )
    t.you.cannot_choose("play Lightsaber Rey")


# ---------------------------------------------------------------- yellow


@card("destiny", "AW-099")
def test_backup_muscle_comes_with_3_damage_and_moves_it_past_shields() -> None:
    t = table(Side(hand=["Backup Muscle"]), Side(team=["Rey"], shields={"Rey": 2}))
    t.you.choose("play Backup Muscle")
    assert t.you.damage("Backup Muscle") == 3
    t.they.choose("pass")
    t.you.choose("use Backup Muscle")
    t.you.can_choose("to Nightsister", "to Rey")
    t.you.choose("to Rey")
    assert (t.they.damage("Rey"), t.they.shields("Rey"), t.you.damage("Backup Muscle")) == (1, 2, 2)
    assert t.you.is_exhausted("Backup Muscle")


@rule("destiny.faq.stalling.exhausting_a_card")
@card("destiny", "AW-099")
def test_backup_muscle_without_damage_moves_none_and_is_no_pass() -> None:
    t = table(Side(supports=["Backup Muscle"]), passes=1)
    t.you.choose("use Backup Muscle")
    assert (t.you.is_exhausted("Backup Muscle"), t.they.damage("Nightsister"), t.round) == (True, 0, 2)
    t.they.choose("pass")


@card("destiny", "AW-100")
@pytest.mark.parametrize(("has", "answer", "gained"), [(3, "yes", 2), (1, "yes", 1), (3, "no", 0)])
def test_my_kind_of_scum_may_gain_what_a_disrupt_die_took(has: int, answer: str, gained: int) -> None:
    t = table(
        Side(team=["AW-010"], pool=["AW-010:2Dr"], supports=["My Kind of Scum"], resources=0),
        Side(resources=has),
    )
    t.you.choose("resolve Darth Vader:2Dr", answer)
    assert (t.you.resources, t.they.resources) == (gained, max(has - 2, 0))
    assert t.you.is_exhausted("My Kind of Scum") == (answer == "yes")


@card("destiny", "AW-100")
def test_my_kind_of_scum_is_not_asked_while_exhausted_or_for_another_symbol() -> None:
    for exhausted, side in ((["My Kind of Scum"], "2Dr"), ([], "1R")):
        t = table(
            Side(team=["AW-010"], pool=[f"AW-010:{side}"], supports=["My Kind of Scum"], exhausted=exhausted),
            Side(resources=3),
        )
        t.you.choose(f"resolve Darth Vader:{side}")
        t.they.choose("pass")


@card("destiny", "AW-101")
def test_underworld_connections_exhausts_for_a_resource() -> None:
    t = table(Side(supports=["Underworld Connections"], resources=0))
    t.you.choose("use Underworld Connections")
    assert (t.you.resources, t.you.is_exhausted("Underworld Connections")) == (1, True)
    t.they.choose("pass")
    t.you.cannot_choose("use Underworld Connections")


@card("destiny", "AW-135")
@pytest.mark.parametrize(("side", "resources"), [("1R", 1), ("2RD", 0), ("+1R", 1)])
def test_play_the_odds_rerolls_a_yellow_die_and_pays_for_a_resource_side(side: str, resources: int) -> None:
    t = table(
        Side(team=["LEG-046", "Rey"], pool=["LEG-046:-", "Rey:-"], supports=["Play the Odds"], resources=0),
    )
    t.you.choose("use Play the Odds")
    t.roll(side)
    assert (t.you.resources, t.you.pool) == (resources, [f"Han Solo:{side}", "Rey:-"])


@card("destiny", "AW-135")
def test_play_the_odds_without_a_yellow_die_gives_nothing() -> None:
    t = table(Side(team=["Rey"], pool=["Rey:1R"], supports=["Play the Odds"], resources=0))
    t.you.choose("use Play the Odds")
    assert (t.you.resources, t.you.pool) == (0, ["Rey:1R"])


@card("destiny", "AW-136")
def test_street_informants_has_ambush_and_shows_an_opponents_hand() -> None:
    t = table(Side(hand=["Street Informants"], resources=0), Side(hand=["Aim", "Dodge"]))
    t.you.choose("play Street Informants", "use Street Informants")
    assert (t.you.sees("hand", t.they), t.they.hand) == (["Aim", "Dodge"], ["Aim", "Dodge"])
    assert t.spectators.sees("hand", t.they) == ["?", "?"]
    t.they.choose("pass")


@card("destiny", "AW-163")
def test_infamous_may_give_a_yellow_card_ambush() -> None:
    mine = Side(team=["Finn"], supports=["Infamous"], hand=["Smuggling", "Aim"])
    t = table(mine)
    t.you.choose("play Smuggling", "yes")
    assert t.you.is_exhausted("Infamous")
    t.you.choose("activate Finn")
    t.roll("2RD")
    t.they.choose("pass")
    t = table(mine)
    t.you.choose("play Smuggling", "no")
    t.they.choose("pass")


@card("destiny", "AW-163")
def test_infamous_is_not_asked_for_a_card_of_another_colour() -> None:
    t = table(Side(team=["Finn"], supports=["Infamous"], hand=["Take Cover"]))
    t.you.choose("play Take Cover", "shield Finn")
    t.they.choose("pass")
