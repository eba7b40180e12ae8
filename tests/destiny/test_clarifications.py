"""What the compendium says about single cards, each laid out as it is argued about at the table."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table


@rule("destiny.card.ace_in_the_hole.integral_abilities_work")
@card("destiny", "AW-092")
def test_a_die_rolled_by_ace_in_the_hole_has_its_special() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Ace in the Hole", "Flame Thrower"]),
        Side(team=["Leia Organa", "Admiral Ackbar"], hand=["Dodge"]),
    )
    t.you.choose("play Ace in the Hole")
    t.roll("Sp")
    assert (t.you.pool, t.you.discard) == (["Flame Thrower:Sp"], ["Flame Thrower", "Ace in the Hole"])
    t.they.choose("pass")
    t.you.choose("resolve Flame Thrower:Sp", "hit Leia Organa", "hit Admiral Ackbar", "done")
    assert (t.they.damage("Leia Organa"), t.they.damage("Admiral Ackbar")) == (1, 1)
    assert (t.you.pool, t.you.upgrades("Jango Fett")) == ([], [])
    assert t.you.discard == ["Flame Thrower", "Ace in the Hole"]


@rule("destiny.card.ace_in_the_hole.other_abilities_do_not")
def test_a_die_rolled_by_ace_in_the_hole_has_nothing_else_of_its_card() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Ace in the Hole", "DL-44 Heavy Blaster Pistol"]),
        Side(pool=["Nightsister:1RD"]),
    )
    t.you.choose("play Ace in the Hole")
    t.roll("3RD")
    assert t.they.pool == ["Nightsister:1RD"]
    t.they.choose("pass")
    assert t.you.pool == ["DL-44 Heavy Blaster Pistol:3RD"]


@rule("destiny.card.ace_in_the_hole.card_played_later")
@card("destiny", "AW-092")
def test_a_die_rolled_by_ace_in_the_hole_stays_in_the_pool_when_its_card_is_played() -> None:
    t = table(
        Side(
            team=["Jango Fett"],
            hand=["Ace in the Hole", "Flame Thrower", "Scavenge"],
            deck=["Aim", "Dodge", "Promotion"],
            resources=3,
        ),
        Side(team=["Leia Organa"]),
    )
    t.you.choose("play Ace in the Hole")
    t.roll("2MD")
    t.they.choose("pass")
    t.you.choose("play Scavenge", "yes", "recover Flame Thrower")
    assert (t.you.hand, t.you.pool) == (["Flame Thrower"], ["Flame Thrower:2MD"])
    t.they.choose("pass")
    t.you.choose("play Flame Thrower Jango Fett")
    assert (t.you.upgrades("Jango Fett"), t.you.pool) == (["Flame Thrower"], ["Flame Thrower:2MD"])
    t.they.choose("pass")
    t.you.choose("resolve Flame Thrower:2MD", "hit Leia Organa")
    assert (t.they.damage("Leia Organa"), t.you.pool) == (2, [])
    t.they.choose("pass")
    t.you.choose("activate Jango Fett")
    t.roll("-", "1R")
    assert t.you.pool == ["Jango Fett:-", "Flame Thrower:1R"]


@rule("destiny.card.ace_in_the_hole.card_played_later")
def test_starship_graveyard_may_put_the_card_of_such_a_die_on_the_deck() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Ace in the Hole", "Flame Thrower"], field="Starship Graveyard"),
        Side(team=["Leia Organa"], hand=["Dodge"]),
        holder="you",
    )
    t.you.choose("play Ace in the Hole")
    t.roll("2MD")
    t.they.choose("pass")
    t.you.choose("claim", "yes")
    assert (t.you.deck[0], t.you.pool) == ("Flame Thrower", ["Flame Thrower:2MD"])


@rule("destiny.card.surgical_strike.not_with_zero_dice")
@card("destiny", "AW-112")
def test_surgical_strike_without_a_die_discards_not_even_a_free_support() -> None:
    t = table(
        Side(team=["Leia Organa"], pool=["Leia Organa:1F"], hand=["Surgical Strike"], resources=1),
        Side(supports=["Drudge Work"]),
    )
    t.you.choose("play Surgical Strike")
    assert (t.they.supports, t.you.pool, t.you.resources) == (["Drudge Work"], ["Leia Organa:1F"], 0)
    assert t.you.discard == ["Surgical Strike"]


@rule("destiny.card.surgical_strike.not_with_zero_dice")
@card("destiny", "AW-112")
def test_surgical_strike_with_a_die_discards_a_support() -> None:
    t = table(
        Side(team=["Leia Organa"], pool=["Leia Organa:1RD"], hand=["Surgical Strike"], resources=1),
        Side(supports=["Drudge Work"]),
    )
    t.you.choose("play Surgical Strike")
    assert (t.they.supports, t.they.discard, t.you.pool) == ([], ["Drudge Work"], [])


def second_chance(copies: int, damage: int, name: str = "Hired Gun") -> Table:
    """A yellow character about to be hit by Darth Vader."""
    return table(
        Side(team=["Darth Vader*2"], pool=["Darth Vader:2MD", "Darth Vader:3MD"]),
        Side(
            team=[name, "Padme Amidala"],
            upgrades={name: ["Second Chance"] * copies},
            damage={name: damage},
        ),
    )


@rule("destiny.card.second_chance.one_copy_only")
@card("destiny", "AW-137")
def test_of_two_second_chances_only_one_is_used() -> None:
    t = second_chance(copies=2, damage=8)
    t.you.choose("resolve Darth Vader:2MD", "hit Hired Gun")
    t.they.choose("instead Second Chance")
    assert t.they.damage("Hired Gun") == 4
    assert (t.they.discard, t.they.upgrades("Hired Gun")) == (["Second Chance"], ["Second Chance"])


@rule("destiny.card.second_chance.excess_damage_ignored")
@card("destiny", "AW-137")
@pytest.mark.parametrize(
    ("name", "damage", "side", "left"),
    [
        ("Hired Gun", 8, "3MD", 4),
        ("Hired Gun", 6, "3MD", 4),
        ("Tusken Raider", 6, "3MD", 3),
        ("Jango Fett", 9, "2MD", 5),
    ],
)
def test_a_second_chance_always_leaves_five_health(name: str, damage: int, side: str, left: int) -> None:
    t = second_chance(copies=1, damage=damage, name=name)
    t.you.choose(f"resolve Darth Vader:{side}", f"hit {name}")
    assert (t.they.damage(name), t.they.discard) == (left, ["Second Chance"])


def grievous_strikes() -> Table:
    return table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"]),
        Side(
            team=["Rey", "Qui-Gon Jinn"],
            upgrades={"Rey": ["Lightsaber"]},
            damage={"Rey": 9},
            pool=["Lightsaber:1R"],
        ),
    )


@rule("destiny.card.general_grievous.steals_before_redeploy")
@card("destiny", "AW-003")
def test_grievous_takes_an_upgrade_before_it_can_be_redeployed() -> None:
    t = grievous_strikes()
    t.you.choose("resolve General Grievous:2MD", "hit Rey", "yes")
    assert (t.they.team, t.you.upgrades("General Grievous"), t.they.pool) == (["Qui-Gon Jinn"], ["Lightsaber"], [])
    t.they.choose("pass")
    t.you.choose("activate General Grievous")
    t.roll("-", "1R")
    assert t.you.pool == ["General Grievous:-", "Lightsaber:1R"]


@rule("destiny.card.general_grievous.steals_before_redeploy")
@card("destiny", "AW-003")
def test_what_grievous_leaves_may_be_redeployed() -> None:
    t = grievous_strikes()
    t.you.choose("resolve General Grievous:2MD", "hit Rey", "no")
    t.they.can_choose("attach Qui-Gon Jinn", "decline")
    t.they.choose("attach Qui-Gon Jinn")
    assert (t.they.upgrades("Qui-Gon Jinn"), t.you.upgrades("General Grievous")) == (["Lightsaber"], [])


@rule("destiny.card.sith_holocron.non_blue_character")
@card("destiny", "AW-016")
def test_a_sith_holocron_on_a_yellow_character_becomes_a_blue_ability() -> None:
    t = table(
        Side(
            team=["Nightsister", "Jango Fett"],
            upgrades={"Jango Fett": ["Sith Holocron"]},
            pool=["Sith Holocron:Sp"],
            hand=["Force Choke"],
            resources=0,
        )
    )
    t.you.choose("resolve Sith Holocron:Sp")
    assert (t.you.upgrades("Jango Fett"), t.you.hand, t.you.pool) == (["Force Choke"], ["Sith Holocron"], [])


@rule("destiny.card.sith_holocron.no_payment")
@card("destiny", "AW-016")
def test_what_a_sith_holocron_is_switched_for_is_not_paid_for() -> None:
    t = holocron(resources=0)
    t.you.choose("resolve Sith Holocron:Sp")
    assert (t.you.upgrades("Nightsister"), t.you.resources, t.you.pool) == (["Mind Probe"], 0, [])
    t.they.choose("pass")


@rule("destiny.card.sith_holocron.no_payment")
@card("destiny", "AW-016")
@pytest.mark.parametrize("rolls", [True, False], ids=["rolled", "not rolled"])
def test_one_resource_rolls_the_die_of_the_new_ability(rolls: bool) -> None:
    t = holocron(resources=1)
    t.you.choose("resolve Sith Holocron:Sp", "yes" if rolls else "no")
    if rolls:
        t.roll("2Dr")
    assert (t.you.resources, t.you.pool) == ((0, ["Mind Probe:2Dr"]) if rolls else (1, []))
    assert t.you.upgrades("Nightsister") == ["Mind Probe"]


def holocron(resources: int) -> Table:
    return table(
        Side(
            team=["Nightsister"],
            upgrades={"Nightsister": ["Sith Holocron"]},
            pool=["Sith Holocron:Sp"],
            hand=["Mind Probe"],
            resources=resources,
        )
    )


@rule("destiny.card.count_dooku.modified_die_is_one_source")
@card("destiny", "AW-009")
def test_dooku_gains_one_shield_for_a_die_with_its_modifier() -> None:
    t = table(
        Side(team=["Leia Organa", "Rebel Trooper"], pool=["Leia Organa:2RD", "Rebel Trooper:+1RD"]),
        Side(team=["Count Dooku"], hand=["Dodge", "Dodge", "Dodge"]),
    )
    t.you.choose("resolve Leia Organa:2RD", "modify Rebel Trooper:+1RD", "hit Count Dooku")
    t.they.choose("yes")
    assert (t.they.damage("Count Dooku"), t.they.shields("Count Dooku")) == (2, 0)
    assert (t.they.hand, t.they.discard) == (["Dodge", "Dodge"], ["Dodge"])
    t.they.choose("pass")


@rule("destiny.card.count_dooku.each_unmodified_die")
@card("destiny", "AW-009")
def test_dooku_may_gain_a_shield_for_each_die() -> None:
    t = table(
        Side(team=["Leia Organa*2"], pool=["Leia Organa:1RD", "Leia Organa:2RD"]),
        Side(team=["Count Dooku"], hand=["Dodge", "Dodge", "Dodge"]),
    )
    t.you.choose("resolve Leia Organa:1RD", "hit Count Dooku")
    t.they.choose("yes")
    t.you.choose("resolve Leia Organa:2RD", "hit Count Dooku")
    t.they.choose("yes")
    assert (t.they.damage("Count Dooku"), t.they.shields("Count Dooku"), t.they.hand) == (1, 0, ["Dodge"])


@rule("destiny.card.one_with_the_force.die_moves_to_support")
@card("destiny", "AW-042")
def test_one_with_the_force_takes_its_die_along_when_it_becomes_a_support() -> None:
    t = table(
        Side(pool=["Nightsister:1RD"]),
        Side(
            team=["Rey", "Padawan"],
            upgrades={"Rey": ["One With The Force"]},
            damage={"Rey": 9},
            exhausted=["Rey"],
            pool=["One With The Force:3F"],
        ),
    )
    t.you.choose("resolve Nightsister:1RD", "hit Rey")
    assert (t.they.team, t.they.supports, t.they.pool) == (["Padawan"], ["One With The Force"], [])
    assert not t.they.is_exhausted("One With The Force")
    t.they.choose("activate One With The Force")
    t.roll("3RD")
    assert t.they.pool == ["One With The Force:3RD"]


@rule("destiny.card.retreat.control_unchanged")
@card("destiny", "AW-110")
def test_a_retreat_leaves_the_battlefield_to_whoever_controls_it() -> None:
    t = table(Side(hand=["Retreat"], resources=2), holder="they")
    t.you.choose("play Retreat")
    t.they.choose("activate Nightsister")
    t.roll("1R")
    assert (t.they.controls_field, t.round, t.they.pool) == (True, 3, [])
    t.they.choose("pass")


@rule("destiny.card.padawan.replaced_upgrade_still_counts")
@card("destiny", "AW-036")
def test_an_upgrade_being_replaced_costs_padawan_the_discount() -> None:
    hand = Side(team=["Padawan"], upgrades={"Padawan": ["Jedi Robes"]}, hand=["Lightsaber"], resources=1)
    t = table(hand)
    t.you.choose("play Lightsaber Padawan Jedi Robes")
    assert (t.you.resources, t.you.upgrades("Padawan"), t.you.discard) == (0, ["Lightsaber"], ["Jedi Robes"])


@rule("destiny.card.padawan.replaced_upgrade_still_counts")
@card("destiny", "AW-036")
@pytest.mark.parametrize(("resources", "worn", "offered"), [(0, ["Jedi Robes"], False), (2, [], True), (1, [], False)])
def test_only_without_upgrades_padawan_pays_less_for_a_weapon(resources: int, worn: list[str], offered: bool) -> None:
    t = table(Side(team=["Padawan"], upgrades={"Padawan": worn}, hand=["Lightsaber"], resources=resources))
    wish = " ".join(["play Lightsaber Padawan", *worn])
    assert (wish in t.offered()) is offered
    if offered:
        t.you.choose(wish)
        assert t.you.resources == 0


@rule("destiny.card.hunker_down.kept_if_all_blocked")
@card("destiny", "AW-164")
@pytest.mark.parametrize(("shields", "damage", "left"), [(3, 0, ["Hunker Down"]), (1, 2, [])])
def test_hunker_down_is_kept_if_shields_block_all_melee_damage(shields: int, damage: int, left: list[str]) -> None:
    t = table(Side(team=["Darth Vader"], pool=["Darth Vader:3MD"]), hunkered_down(shields))
    t.you.choose("resolve Darth Vader:3MD", "hit Han Solo")
    assert (t.they.damage("Han Solo"), t.they.shields("Han Solo")) == (damage, 0)
    assert t.they.upgrades("Han Solo") == left
    assert t.they.discard == ([] if left else ["Hunker Down"])


@rule("destiny.card.hunker_down.kept_if_all_blocked")
@card("destiny", "AW-164")
def test_ranged_damage_does_not_discard_hunker_down() -> None:
    t = table(Side(pool=["Nightsister:2RD"]), hunkered_down(shields=1))
    t.you.choose("resolve Nightsister:2RD", "hit Han Solo")
    assert (t.they.damage("Han Solo"), t.they.upgrades("Han Solo")) == (1, ["Hunker Down"])


def hunkered_down(shields: int) -> Side:
    return Side(team=["AW-046", "Padme Amidala"], upgrades={"AW-046": ["Hunker Down"]}, shields={"AW-046": shields})


@rule("destiny.card.poe_dameron.inner_special_first")
@card("destiny", "AW-029")
def test_poe_resolves_the_special_of_a_vehicle_before_he_plays_it() -> None:
    t = table(
        Side(team=["Poe Dameron"], pool=["Poe Dameron:Sp"], hand=["Black One"], resources=4),
        Side(team=["Darth Vader", "Nightsister"]),
    )
    t.you.choose("resolve Poe Dameron:Sp", "side Black One Sp", "hit Darth Vader")
    assert (t.they.damage("Darth Vader"), t.you.resources, t.you.supports) == (1, 4, [])
    t.you.choose("yes")
    assert (t.you.resources, t.you.supports, t.you.pool, t.you.discard) == (0, ["Black One"], [], [])
    assert not t.you.is_exhausted("Black One")


@rule("destiny.card.abandon_all_hope.any_option")
@card("destiny", "AW-079")
@pytest.mark.parametrize(("resources", "cards", "choice"), [(0, 5, "choose 1"), (3, 0, "choose 2")])
def test_the_opponent_may_abandon_what_they_do_not_have(resources: int, cards: int, choice: str) -> None:
    t = table(Side(hand=["Abandon All Hope"]), Side(hand=["Dodge"] * cards, resources=resources))
    t.you.choose("play Abandon All Hope")
    t.they.can_choose("choose 1", "choose 2")
    t.they.choose(choice)
    assert (t.they.resources, len(t.they.hand)) == (resources, cards)


@rule("destiny.card.abandon_all_hope.any_option")
@card("destiny", "AW-079")
@pytest.mark.parametrize(("choice", "left"), [("choose 1", (0, 2)), ("choose 2", (3, 0))])
def test_abandon_all_hope_costs_all_resources_or_the_whole_hand(choice: str, left: tuple[int, int]) -> None:
    t = table(Side(hand=["Abandon All Hope"]), Side(hand=["Dodge", "Block"], resources=3))
    t.you.choose("play Abandon All Hope")
    t.they.choose(choice)
    assert (t.they.resources, len(t.they.hand)) == left
