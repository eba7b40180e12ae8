"""Ambush, Guardian and Redeploy."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import ALL_CARDS
from dejarik.games.destiny.language.terms import UPGRADE
from dejarik.games.destiny.model.keywords import Redeploy
from tests.destiny.table import Side, Table, card, rule, table


@rule("destiny.keyword.no_second_copy")
def test_guardian_from_two_cards_is_still_one_guardian() -> None:
    t = table(
        Side(team=["Captain Phasma", "Tusken Raider"], upgrades={"Tusken Raider": ["Personal Escort"]}),
        Side(team=["Rey", "Leia Organa"], pool=["Rey:1MD", "Leia Organa:1RD"]),
    )
    t.you.choose("activate Tusken Raider", "remove Rey:1MD")
    t.roll("-")
    assert t.they.pool == ["Leia Organa:1RD"]
    assert t.you.damage("Tusken Raider") == 1


@rule("destiny.keyword.no_second_copy")
def test_infamous_gives_no_second_ambush() -> None:
    t = table(Side(team=["AW-046"], supports=["Infamous"], hand=["Unpredictable"], pool=["AW-046:1R"]))
    t.you.choose("play Unpredictable", "yes")
    t.roll("1R")
    t.you.choose("no", "decline")
    t.they.choose("pass")


# ---------------------------------------------------------------- redeploy


@rule("destiny.keyword.redeploy.upgrades_only")
def test_only_upgrades_redeploy() -> None:
    with_redeploy = [card for card in ALL_CARDS if any(isinstance(one, Redeploy) for one in card.abilities)]
    assert {card.kind for card in with_redeploy} == {UPGRADE}
    assert {"F-11D Rifle", "Gaffi Stick", "Lightsaber", "Holdout Blaster"} <= {card.name.en for card in with_redeploy}


def rey_falls(pool: tuple[str, ...] = (), *others: str) -> Table:
    """Rey, who carries a lightsaber, is about to be defeated; the redeployment is asked for next."""
    t = table(
        Side(team=["Rey", *(others or ["Padawan"])], damage={"Rey": 9}, upgrades={"Rey": ["Lightsaber"]}, pool=pool),
        Side(pool=["Nightsister:1RD"]),
        turn_of="they",
    )
    t.they.choose("resolve Nightsister:1RD", "hit Rey")
    return t


@rule("destiny.keyword.redeploy.move_after_defeat")
@pytest.mark.parametrize(("wish", "worn", "discard"), [
    ("attach Padawan", ["Lightsaber"], []),
    ("decline", [], ["Lightsaber"]),
])  # fmt: skip
def test_an_upgrade_moves_to_another_character_or_is_lost(wish: str, worn: list[str], discard: list[str]) -> None:
    t = rey_falls()
    assert t.you.team == ["Padawan"]
    t.you.can_choose("attach Padawan", "decline")
    t.you.choose(wish)
    assert t.you.upgrades("Padawan") == worn
    assert t.you.discard == discard


@rule("destiny.keyword.redeploy.die_goes_to_card")
def test_the_die_of_a_redeployed_upgrade_lies_on_its_card() -> None:
    t = rey_falls(("Lightsaber:1Sh",))
    t.you.choose("attach Padawan")
    assert t.you.pool == []
    t.you.choose("activate Padawan")
    t.roll("1R", "1Sh")
    assert t.you.pool == ["Padawan:1R", "Lightsaber:1Sh"]


@rule("destiny.keyword.redeploy.move_after_defeat")
def test_an_upgrade_may_go_to_any_other_character() -> None:
    t = rey_falls((), "Padawan", "AW-046")
    t.you.can_choose("attach Padawan", "attach Han Solo", "decline")
    t.you.choose("attach Han Solo")
    assert t.you.upgrades("Han Solo") == ["Lightsaber"]


def test_two_upgrades_of_a_fallen_character_redeploy_one_after_the_other() -> None:
    t = table(
        Side(
            team=["Rey", "Padawan", "AW-046"],
            damage={"Rey": 9},
            upgrades={"Rey": ["Lightsaber", "Holdout Blaster", "Jedi Robes"]},
        ),
        Side(pool=["Nightsister:1RD"]),
        turn_of="they",
    )
    t.they.choose("resolve Nightsister:1RD", "hit Rey")
    assert t.you.discard == ["Jedi Robes"]
    t.you.choose("next Lightsaber", "attach Padawan", "attach Han Solo")
    assert (t.you.upgrades("Padawan"), t.you.upgrades("Han Solo")) == (["Lightsaber"], ["Holdout Blaster"])


def test_a_redeployed_fourth_upgrade_makes_room_for_itself() -> None:
    t = table(
        Side(
            team=["Rey", "Padawan"],
            damage={"Rey": 9},
            upgrades={"Rey": ["Lightsaber"], "Padawan": ["Comlink", "Jetpack", "Scout"]},
        ),
        Side(pool=["Nightsister:1RD"]),
        turn_of="they",
    )
    t.they.choose("resolve Nightsister:1RD", "hit Rey")
    t.you.choose("attach Padawan", "give_up Scout")
    assert t.you.upgrades("Padawan") == ["Comlink", "Jetpack", "Lightsaber"]


def test_the_last_character_leaves_nobody_to_redeploy_to() -> None:
    t = table(
        Side(team=["Rey"], damage={"Rey": 9}, upgrades={"Rey": ["Lightsaber"]}),
        Side(pool=["Nightsister:1RD"]),
        turn_of="they",
    )
    t.they.choose("resolve Nightsister:1RD", "hit Rey")
    assert t.winners == (1,)


# ---------------------------------------------------------------- guardian


@rule("destiny.keyword.guardian.remove_damage_die")
def test_a_guardian_picks_one_die_showing_damage() -> None:
    t = table(
        Side(team=["Rebel Trooper"]),
        Side(team=["Nightsister", "Rey", "Darth Vader"], pool=["Nightsister:2RD", "Rey:1MD", "Darth Vader:1Sh"]),
    )
    t.you.choose("activate Rebel Trooper")
    t.you.can_choose("remove Nightsister:2RD", "remove Rey:1MD", "decline")
    t.you.choose("remove Rey:1MD")
    t.roll("-")
    assert t.they.pool == ["Nightsister:2RD", "Darth Vader:1Sh"]


@rule("destiny.keyword.guardian.damage_equals_value")
def test_shields_block_what_a_guardian_takes_and_it_is_activated_then() -> None:
    t = table(
        Side(team=["Rebel Trooper"], shields={"Rebel Trooper": 1}),
        Side(team=["Darth Vader"], pool=["Darth Vader:3MD"]),
    )
    t.you.choose("activate Rebel Trooper", "remove Darth Vader:3MD")
    assert (t.you.damage("Rebel Trooper"), t.you.shields("Rebel Trooper")) == (2, 0)
    t.roll("1R")
    assert t.you.pool == ["Rebel Trooper:1R"]
    assert t.they.pool == []


@rule("destiny.keyword.guardian.damage_equals_value")
def test_what_a_guardian_takes_from_a_melee_die_is_no_melee_damage() -> None:
    t = table(
        Side(team=["Tusken Raider"], upgrades={"Tusken Raider": ["Personal Escort", "Hunker Down"]}),
        Side(team=["Darth Vader"], pool=["Darth Vader:3MD"]),
    )
    t.you.choose("activate Tusken Raider", "remove Darth Vader:3MD")
    t.roll("-")
    assert t.you.damage("Tusken Raider") == 3
    assert t.you.upgrades("Tusken Raider") == ["Personal Escort", "Hunker Down"]


@rule("destiny.keyword.guardian.modifier_die")
def test_a_modifier_counts_for_guardian_with_its_number() -> None:
    t = table(Side(team=["Captain Phasma", "First Order Stormtrooper"]), Side(team=["Rey"], pool=["Rey:+2MD"]))
    t.you.choose("activate First Order Stormtrooper", "remove Rey:+2MD")
    assert t.you.damage("First Order Stormtrooper") == 2
    assert t.they.pool == []


@rule("destiny.keyword.guardian.optional")
def test_a_guardian_need_not_guard() -> None:
    t = table(Side(team=["Rebel Trooper"]), Side(pool=["Nightsister:1RD"]))
    t.you.choose("activate Rebel Trooper", "decline")
    t.roll("1R")
    assert t.they.pool == ["Nightsister:1RD"]
    assert t.you.damage("Rebel Trooper") == 0
    assert t.you.pool == ["Rebel Trooper:1R"]


def test_a_guardian_defeated_by_its_own_guarding_is_not_activated() -> None:
    t = table(
        Side(team=["Rebel Trooper", "Leia Organa"], damage={"Rebel Trooper": 6}),
        Side(team=["Nightsister", "Jango Fett"], pool=["Nightsister:2RD"]),
    )
    t.you.choose("activate Rebel Trooper", "remove Nightsister:2RD")
    assert t.you.team == ["Leia Organa"]
    assert t.you.pool == []
    t.they.cannot_choose("yes")
    t.they.choose("pass")


def test_a_second_chance_lets_the_guardian_be_activated_after_all() -> None:
    t = table(
        Side(
            team=["Tusken Raider", "Captain Phasma"],
            damage={"Tusken Raider": 7},
            upgrades={"Tusken Raider": ["Second Chance"]},
        ),
        Side(pool=["Nightsister:2RD"]),
    )
    t.you.choose("activate Tusken Raider", "remove Nightsister:2RD")
    t.roll("1Sh")
    assert t.you.damage("Tusken Raider") == 3
    assert t.you.pool == ["Tusken Raider:1Sh"]


def test_jango_guards_when_he_answers_an_activation() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Personal Escort"]}),
        Side(team=["Leia Organa"]),
        turn_of="they",
    )
    t.they.choose("activate Leia Organa")
    t.roll("2RD")
    t.you.choose("yes", "remove Leia Organa:2RD")
    t.roll("1R")
    assert t.they.pool == []
    assert (t.you.damage("Jango Fett"), t.you.pool) == (2, ["Jango Fett:1R"])


# ---------------------------------------------------------------- ambush


@rule("destiny.keyword.ambush.additional_action")
def test_ambush_gives_an_action_when_the_card_is_done_with() -> None:
    t = table(Side(hand=["Unpredictable"], pool=["Nightsister:-"]))
    t.you.choose("play Unpredictable")
    t.roll("1RD")
    assert t.you.discard == ["Unpredictable"]
    t.you.choose("resolve Nightsister:1RD", "hit Nightsister")
    t.they.choose("pass")


@rule("destiny.keyword.ambush.additional_action")
def test_declining_an_additional_action_is_no_pass() -> None:
    t = table(Side(hand=["Unpredictable"], pool=["Nightsister:-"]), turn_of="they")
    t.they.choose("pass")
    t.you.choose("play Unpredictable")
    t.roll("1RD")
    t.you.choose("decline")
    t.they.choose("pass")
    t.you.choose("pass")


@rule("destiny.keyword.ambush.off_turn_immediate")
@card("destiny", "AW-110")
def test_the_action_of_an_ambush_outside_ones_turn_comes_at_once() -> None:
    t = table(
        Side(team=["Leia Organa"], hand=["Retreat", "Block"]),
        Side(team=["Hired Gun"], hand=["Holdout Blaster", "Block"], pool=["Hired Gun:1R"], resources=2),
    )
    t.you.choose("play Retreat")
    t.they.choose("play Holdout Blaster Hired Gun")
    t.they.choose("resolve Hired Gun:1R")
    assert t.they.resources == 3, "one of the die, then two in upkeep"


@rule("destiny.keyword.ambush.off_turn_immediate")
@pytest.mark.parametrize("wish", ["decline", "resolve Nightsister:1R"])
def test_an_action_outside_ones_turn_is_taken_at_once_or_lost(wish: str) -> None:
    t = table(
        Side(team=["Nightsister"], pool=["Nightsister:1R"], resources=0, hand=["Block"]),
        Side(team=["Leia Organa"], hand=["Retreat", "Aim"], resources=2),
        turn_of="they",
    )
    t.they.choose("play Retreat")
    t.you.cannot_choose("pass")
    t.you.choose(wish)
    t.they.can_choose("discard Aim", "done")
    assert t.you.resources == (3 if wish != "decline" else 2)
    t.they.choose("done")
    t.you.choose("done")
    assert t.round == 3
