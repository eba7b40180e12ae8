"""What every blue hero card of Awakenings with a die does."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table


@card("destiny", "AW-035")
def test_luke_draws_a_card_whenever_he_is_activated() -> None:
    t = table(Side(team=["AW-035"], deck=["Dodge", "Aim"]))
    t.you.choose("activate Luke Skywalker")
    t.roll("2MD")
    assert (t.you.hand, t.you.deck) == (["Dodge"], ["Aim"])
    t.they.choose("pass")


@card("destiny", "AW-035")
def test_luke_draws_nothing_from_an_empty_deck_or_for_the_activation_of_others() -> None:
    t = table(Side(team=["AW-035", "Padawan"], deck=["Dodge"]))
    t.you.choose("activate Padawan")
    t.roll("2MD")
    assert t.you.hand == []
    t = table(Side(team=["AW-035"], deck=[], hand=["Aim"]))
    t.you.choose("activate Luke Skywalker")
    t.roll("2MD")
    assert t.you.hand == ["Aim"]


@card("destiny", "AW-036")
@pytest.mark.parametrize(("weapon", "cost"), [("Lightsaber", 2), ("DH-17 Blaster Pistol", 0), ("Gaffi Stick", 1)])
def test_a_weapon_costs_1_less_on_a_padawan_without_upgrades(weapon: str, cost: int) -> None:
    t = table(Side(team=["Padawan", "Nightsister"], hand=[weapon], resources=cost))
    t.you.cannot_choose(f"play {weapon} Nightsister")
    t.you.choose(f"play {weapon} Padawan")
    assert (t.you.upgrades("Padawan"), t.you.resources) == ([weapon], 0)


@card("destiny", "AW-036", "AW-064")
def test_a_padawans_discount_adds_to_that_of_the_black_market() -> None:
    you = Side(team=["Padawan"], supports=["Black Market"], pool=["Black Market:Sp"], hand=["Lightsaber"], resources=1)
    t = table(you)
    t.you.choose("resolve Black Market:Sp", "yes", "play Lightsaber Padawan")
    assert (t.you.upgrades("Padawan"), t.you.resources) == (["Lightsaber"], 0)


@card("destiny", "AW-036")
def test_other_upgrades_cost_as_much_on_a_padawan_as_anywhere() -> None:
    t = table(Side(team=["Padawan"], hand=["Jedi Robes", "Force Training"], resources=1))
    t.you.cannot_choose("play Jedi Robes Padawan", "play Force Training Padawan")


@rule("destiny.card.padawan.replaced_upgrade_still_counts")
@card("destiny", "AW-036")
def test_a_padawan_with_an_upgrade_pays_the_whole_cost_even_to_replace_it() -> None:
    t = table(Side(team=["Padawan"], upgrades={"Padawan": ["Datapad"]}, hand=["Lightsaber"], resources=2))
    t.you.cannot_choose("play Lightsaber Padawan")
    t.you.choose("play Lightsaber Padawan Datapad")
    assert (t.you.upgrades("Padawan"), t.you.resources) == (["Lightsaber"], 0)
    t = table(Side(team=["Padawan"], upgrades={"Padawan": ["Datapad"]}, hand=["Lightsaber"], resources=1))
    t.you.cannot_choose("play Lightsaber Padawan Datapad")


def qui_gon_shielded(shields: int) -> Table:
    """Qui-Gon Jinn is about to gain 2 shields."""
    you = Side(team=["Qui-Gon Jinn", "Rey"], pool=["Qui-Gon Jinn:2Sh"], shields={"Qui-Gon Jinn": shields})
    t = table(you, Side(team=["Padawan"]))
    t.you.choose("resolve Qui-Gon Jinn:2Sh")
    return t


@rule("destiny.card.qui_gon_jinn.at_maximum_shields")
@card("destiny", "AW-037")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (3, 3)])
def test_qui_gon_gives_up_a_shield_for_damage_before_he_gains_shields(before: int, after: int) -> None:
    t = qui_gon_shielded(before)
    t.you.choose("shield Qui-Gon Jinn", "yes")
    t.you.can_choose("hit Qui-Gon Jinn", "hit Rey", "hit Padawan")
    t.you.choose("hit Padawan")
    assert (t.they.damage("Padawan"), t.you.shields("Qui-Gon Jinn")) == (1, after)


@card("destiny", "AW-037")
def test_qui_gon_may_keep_his_shield() -> None:
    t = qui_gon_shielded(1)
    t.you.choose("shield Qui-Gon Jinn", "no")
    assert (t.they.damage("Padawan"), t.you.shields("Qui-Gon Jinn")) == (0, 3)


@card("destiny", "AW-037")
def test_qui_gon_is_not_asked_without_a_shield_or_when_another_gains_shields() -> None:
    for before, receiver in ((0, "Qui-Gon Jinn"), (2, "Rey")):
        t = qui_gon_shielded(before)
        t.you.choose(f"shield {receiver}")
        t.they.choose("pass")
        assert t.you.shields(receiver) == 2


@rule("destiny.card.qui_gon_jinn.at_maximum_shields")
@card("destiny", "AW-037")
@pytest.mark.parametrize(("name", "side"), [("Force Protection", "Sp"), ("Diplomatic Immunity", "1Sh")])
def test_qui_gon_at_maximum_shields_can_be_given_some_of_those_that_are_distributed(name: str, side: str) -> None:
    you = Side(
        team=["Qui-Gon Jinn", "Rey"],
        upgrades={"Rey": [name]},
        pool=[f"{name}:{side}"],
        shields={"Qui-Gon Jinn": 3},
    )
    t = table(you, Side(team=["Padawan"]))
    t.you.choose(f"resolve {name}:{side}")
    if side == "Sp":
        t.you.choose("assign Rey", "assign Rey")
    t.you.choose("assign Qui-Gon Jinn", "yes", "hit Padawan")
    assert (t.they.damage("Padawan"), t.you.shields("Qui-Gon Jinn")) == (1, 3)


@card("destiny", "AW-037", "AW-039")
def test_qui_gon_answers_to_shields_that_are_distributed() -> None:
    you = Side(
        team=["Qui-Gon Jinn", "Rey"],
        upgrades={"Rey": ["Force Protection"]},
        pool=["Force Protection:Sp"],
        shields={"Qui-Gon Jinn": 2},
    )
    t = table(you, Side(team=["Padawan"]))
    t.you.choose("resolve Force Protection:Sp", "assign Rey", "assign Rey", "assign Qui-Gon Jinn", "yes", "hit Padawan")
    assert (t.they.damage("Padawan"), t.you.shields("Qui-Gon Jinn"), t.you.shields("Rey")) == (1, 2, 2)


@card("destiny", "AW-038")
def test_rey_lets_her_player_act_again_after_an_upgrade_on_her() -> None:
    t = table(Side(team=["Rey", "Padawan"], hand=["Datapad"]))
    t.you.choose("play Datapad Rey")
    t.you.can_choose("yes", "no")
    t.you.choose("yes", "activate Padawan")
    t.roll("1R")
    t.they.choose("pass")


@card("destiny", "AW-038")
def test_rey_gives_no_action_when_her_player_does_not_want_it_or_for_upgrades_of_others() -> None:
    t = table(Side(team=["Rey", "Padawan"], hand=["Datapad"]))
    t.you.choose("play Datapad Rey", "no")
    t.they.choose("pass")
    t = table(Side(team=["Rey", "Padawan"], hand=["Datapad"]))
    t.you.choose("play Datapad Padawan")
    t.they.choose("pass")


@rule("destiny.upgrade.excess_discarded")
@card("destiny", "AW-038")
def test_an_upgrade_was_played_on_rey_even_if_it_is_the_one_too_many() -> None:
    worn = {"Rey": ["Comlink", "Datapad", "Jedi Robes"]}
    t = table(Side(team=["Rey", "Padawan"], upgrades=worn, hand=["Survival Gear", "Aim"]))
    t.you.choose("play Survival Gear Rey", "give_up Survival Gear", "yes", "activate Padawan")
    t.roll("1R")
    t.they.choose("pass")


@rule("destiny.card.rey.ambush_two_additional_actions")
@card("destiny", "AW-038", "AW-063")
def test_rey_and_an_upgrade_with_ambush_give_two_more_actions() -> None:
    t = table(Side(team=["Rey", "Padawan"], hand=["Holdout Blaster"]))
    t.you.choose("play Holdout Blaster Rey", "yes", "activate Rey")
    t.roll("1R", "1R")
    t.you.choose("activate Padawan")
    t.roll("1R")
    t.they.choose("pass")


PROTECTION = Side(
    team=["Padawan", "Rey"],
    upgrades={"Padawan": ["Force Protection"]},
    pool=["Force Protection:Sp"],
)


@card("destiny", "AW-039")
def test_force_protection_divides_3_shields_among_ones_own_characters() -> None:
    t = table(PROTECTION)
    t.you.choose("resolve Force Protection:Sp")
    t.you.can_choose("assign Padawan", "assign Rey")
    t.you.choose("assign Rey", "assign Padawan", "assign Rey")
    assert (t.you.shields("Padawan"), t.you.shields("Rey")) == (1, 2)


@card("destiny", "AW-039")
def test_force_protection_may_give_all_shields_to_one_character() -> None:
    t = table(PROTECTION)
    t.you.choose("resolve Force Protection:Sp", "assign Rey", "assign Rey", "assign Rey")
    assert (t.you.shields("Padawan"), t.you.shields("Rey")) == (0, 3)


@card("destiny", "AW-040")
@pytest.mark.parametrize(("round_", "shields"), [(1, 2), (2, 1), (5, 1)])
def test_jedi_robes_shield_who_puts_them_on_and_twice_in_the_first_round(round_: int, shields: int) -> None:
    t = table(Side(team=["Padawan", "Rebel Trooper"], hand=["Jedi Robes"]), round=round_)
    t.you.choose("play Jedi Robes Rebel Trooper")
    assert (t.you.shields("Rebel Trooper"), t.you.shields("Padawan")) == (shields, 0)


@card("destiny", "AW-003", "AW-040")
def test_jedi_robes_that_were_not_played_shield_nobody() -> None:
    t = table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"]),
        Side(team=["Padawan", "Rey"], upgrades={"Padawan": ["Jedi Robes"]}, damage={"Padawan": 6}),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Padawan", "yes")
    assert (t.you.upgrades("General Grievous"), t.you.shields("General Grievous")) == (["Jedi Robes"], 0)


LUKE_SABER = Side(
    team=["Padawan"], upgrades={"Padawan": ["Luke Skywalker's Lightsaber"]}, pool=["Luke Skywalker's Lightsaber:Sp"]
)


@card("destiny", "AW-041")
def test_lukes_lightsaber_gives_2_shields_to_any_character() -> None:
    t = table(LUKE_SABER, Side(team=["Nightsister"]))
    t.you.choose("resolve Luke Skywalker's Lightsaber:Sp", "choose 1")
    t.you.can_choose("shield Padawan", "shield Nightsister")
    t.you.choose("shield Padawan")
    assert (t.you.shields("Padawan"), t.they.damage("Nightsister")) == (2, 0)


@card("destiny", "AW-041")
def test_lukes_lightsaber_deals_2_damage_past_shields_instead() -> None:
    t = table(LUKE_SABER, Side(team=["Nightsister"], shields={"Nightsister": 2}))
    t.you.choose("resolve Luke Skywalker's Lightsaber:Sp", "choose 2")
    t.you.can_choose("hit Padawan", "hit Nightsister")
    t.you.choose("hit Nightsister")
    assert (t.they.damage("Nightsister"), t.they.shields("Nightsister"), t.you.shields("Padawan")) == (2, 2, 0)


def one_with_the_force(*pool: str) -> Table:
    """The character with the upgrade is defeated."""
    they = Side(
        team=["Padawan", "Rey"],
        upgrades={"Padawan": ["One With The Force", "Datapad"]},
        damage={"Padawan": 6},
        pool=pool,
        exhausted=["Padawan"],
    )
    t = table(Side(pool=["Nightsister:2RD"]), they)
    t.you.choose("resolve Nightsister:2RD", "hit Padawan")
    return t


@card("destiny", "AW-042")
def test_one_with_the_force_becomes_a_ready_support_when_its_character_falls() -> None:
    t = one_with_the_force()
    assert (t.they.team, t.they.supports, t.they.discard) == (["Rey"], ["One With The Force"], ["Datapad"])
    assert not t.they.is_exhausted("One With The Force")
    t.they.choose("activate One With The Force")
    t.roll("3F")
    assert (t.they.pool, t.they.is_exhausted("One With The Force")) == (["One With The Force:3F"], True)


@rule("destiny.card.one_with_the_force.die_moves_to_support")
@card("destiny", "AW-042")
def test_one_with_the_forces_die_leaves_the_pool_for_its_card() -> None:
    t = one_with_the_force("One With The Force:3RD", "Padawan:2MD")
    assert t.they.pool == []
    t.they.choose("activate One With The Force")
    t.roll("2R")
    assert t.they.pool == ["One With The Force:2R"]


@card("destiny", "AW-005", "AW-042")
def test_one_with_the_force_as_a_support_can_be_discarded_as_one() -> None:
    t = table(
        Side(team=["General Veers"], supports=["AT-ST"], pool=["AT-ST:3RD", "General Veers:1R"]),
        Side(team=["Padawan", "Rey"], upgrades={"Padawan": ["One With The Force"]}, damage={"Padawan": 5}),
    )
    t.you.choose("resolve AT-ST:3RD", "hit Padawan")
    t.they.choose("activate Rey")
    t.roll("1R")
    t.you.choose("activate AT-ST")
    t.roll("Sp")
    t.they.choose("resolve Rey:1R")
    t.you.choose("resolve AT-ST:Sp", "discard One With The Force")
    assert (t.they.supports, t.they.discard) == ([], ["One With The Force"])


@card("destiny", "AW-003", "AW-042")
def test_one_with_the_force_and_grievous_both_act_before_the_character_falls() -> None:
    t = table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"]),
        Side(
            team=["Padawan", "Rey"], upgrades={"Padawan": ["One With The Force", "Lightsaber"]}, damage={"Padawan": 6}
        ),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Padawan")
    t.they.can_choose("player 1", "player 2")
    t.they.choose("player 1")
    t.you.choose("yes")
    assert (t.you.upgrades("General Grievous"), t.they.supports) == (["Lightsaber"], ["One With The Force"])
    assert (t.they.team, t.they.discard) == (["Rey"], [])
