"""Damage in its steps, Protect, shields, and what is destroyed by it."""

from __future__ import annotations

import pytest

from tests.lcg.invented import (
    DARK_BARRAGE,
    DARK_EXECUTION,
    DARK_STUN,
    GHOST,
    LIGHT_BARRAGE,
    LIGHT_SCREEN,
    LIGHT_STUN,
    WARDEN,
)
from tests.lcg.table import Table, attack, rule, side, table


def barrage(target: str, **light: object) -> Table:
    """The dark player deals three damage to a light card."""
    t = table(light=side(**light), dark=side(hand=[DARK_BARRAGE, "Rancor"]))
    t.dark.choose("play Dark Barrage", f"target {target}")
    return t


# ---------------------------------------------------------------- tokens


@rule("lcg.damage.place_tokens", "lcg.term.damaged")
def test_damage_stays_on_the_card() -> None:
    t = barrage("Redemption", units=["Redemption"])
    assert t.damage("Redemption") == 3
    t.until_turn("dark")
    assert t.damage("Redemption") == 3


@rule("lcg.damage.destroyed_at_capacity", "lcg.damage.unit_destroyed", "lcg.damage.destroyed_is_leaving_play")
@rule("lcg.card.damage_capacity")
@pytest.mark.parametrize(("unit", "destroyed"), [("Redemption", False), ("Luke Skywalker", True), ("X-Wing", True)])
def test_a_unit_is_destroyed_once_its_damage_reaches_its_capacity(unit: str, destroyed: bool) -> None:
    t = barrage(unit, units=[unit])
    assert (t.light.discard, t.light.units) == (([unit], []) if destroyed else ([], [unit]))


@rule("lcg.damage.excess_ignored", "lcg.damage.dealt_amount")
def test_damage_beyond_the_capacity_is_lost() -> None:
    t = table(
        light=side(units=["Luke Skywalker", "X-Wing"]),
        dark=side(units=["TIE Fighter", "Rancor"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Luke Skywalker"], ["TIE Fighter", "Rancor"], edge="light"),
    )
    t.light.choose("hit TIE Fighter")
    assert (t.dark.discard, t.damage("Rancor"), t.damage("Shadows of Dathomir")) == (["TIE Fighter"], 0, 2)


@rule("lcg.damage.unit_destroyed", "lcg.play.enhancement_falls_off")
def test_what_is_attached_to_a_destroyed_unit_goes_to_its_owners_discard_pile() -> None:
    t = table(
        light=side(units=["Luke Skywalker"], attached={"Jedi Lightsaber": "Luke Skywalker"}),
        dark=side(attached={"Intimidated": "Luke Skywalker"}, hand=[DARK_BARRAGE]),
    )
    t.dark.choose("play Dark Barrage", "target Luke Skywalker")
    assert t.light.discard == ["Luke Skywalker", "Jedi Lightsaber"]
    assert t.dark.discard == ["Intimidated", "Dark Barrage"]


@rule("lcg.control.to_owner_zones", "lcg.control.owner", "lcg.zones.leaving_to_owner")
def test_a_destroyed_unit_goes_to_its_owner_whoever_controlled_it() -> None:
    t = table(light=side(borrowed=["TIE Fighter"]), dark=side(hand=[DARK_BARRAGE]))
    t.dark.choose("play Dark Barrage", "target TIE Fighter")
    assert (t.light.discard, t.dark.discard) == ([], ["TIE Fighter", "Dark Barrage"])


@rule("lcg.zones.leave_play_reset", "lcg.force.card_returns", "lcg.zones.discard_top")
def test_a_card_that_leaves_play_loses_its_tokens_and_its_force_card() -> None:
    light = {"units": ["X-Wing", "Y-Wing"], "focus": {"X-Wing": 1}, "shields": {"X-Wing": 1}, "committed": ["X-Wing"]}
    t = table(
        light=side(**light, discard=["Luke Skywalker"]),
        dark=side(hand=[DARK_EXECUTION]),
    )
    xwing = t.find("X-Wing")
    t.dark.choose("play Dark Execution", "target X-Wing")
    assert t.light.discard == ["Luke Skywalker", "X-Wing"]
    s = t.state
    assert (s.focus[xwing], s.damage[xwing], s.shields[xwing], s.committed[xwing]) == (0, 0, 0, 0)


# ---------------------------------------------------------------- objectives


@rule("lcg.objective.destroyed_to_victory_pile", "lcg.objective.dark_destroyed_no_dial")
def test_a_destroyed_dark_objective_goes_to_the_light_victory_pile() -> None:
    light = side(hand=[LIGHT_BARRAGE, "Rebel Trooper"])
    t = table(light=light, dark=side(damage={"Shadows of Dathomir": 2}), active="light", dial=4)
    t.light.choose("play Light Barrage", "target Shadows of Dathomir")
    assert (t.light.victory, t.dark.discard, t.dial) == (["Shadows of Dathomir"], [], 4)
    assert len(t.dark.objectives) == 2


@rule("lcg.objective.dial_by_victory_pile", "lcg.objective.dial_example")
@pytest.mark.parametrize(("before", "dial"), [(0, 1), (1, 2), (2, 3)])
def test_the_dial_advances_by_the_light_objectives_destroyed_so_far(before: int, dial: int) -> None:
    t = table(
        light=side(damage={"A Hero's Journey": 3}),
        dark=side(hand=[DARK_BARRAGE], victory=["A Hero's Journey"] * before),
    )
    t.dark.choose("play Dark Barrage", "target A Hero's Journey")
    assert (t.dial, len(t.dark.victory), t.winner) == (dial, before + 1, None)


@rule("lcg.objective.no_early_light_loss")
def test_the_light_side_does_not_lose_with_its_third_objective() -> None:
    t = table(
        light=side(damage={"A Hero's Journey": 3}),
        dark=side(hand=[DARK_BARRAGE, "Rancor"], victory=["A Hero's Journey"] * 3),
    )
    t.dark.choose("play Dark Barrage", "target A Hero's Journey")
    assert (t.winner, t.dial, len(t.dark.victory)) == (None, 4, 4)


@rule("lcg.win.dark_dial_twelve", "lcg.win.immediate")
def test_the_dark_side_wins_when_the_dial_would_pass_twelve() -> None:
    t = table(
        light=side(damage={"A Hero's Journey": 3}),
        dark=side(hand=[DARK_BARRAGE], victory=["A Hero's Journey"] * 2),
        dial=10,
    )
    t.dark.choose("play Dark Barrage", "target A Hero's Journey")
    assert t.winner == "dark"


@rule("lcg.objective.attachments_discarded")
def test_enhancements_of_a_destroyed_objective_go_to_their_owners() -> None:
    t = table(
        light=side(attached={"Stolen Plans": "Shadows of Dathomir"}, hand=[LIGHT_BARRAGE]),
        dark=side(objectives=["Shadows of Dathomir"], damage={"Shadows of Dathomir": 4}),
        active="light",
    )
    t.light.choose("play Light Barrage", "target Shadows of Dathomir")
    assert t.light.discard == ["Stolen Plans", "Light Barrage"]


@rule("lcg.rescue.objective_destroyed", "lcg.rescue.to_hand", "lcg.rescue.any_leaving")
def test_cards_captured_at_a_destroyed_objective_return_to_their_owners_hand() -> None:
    t = table(
        light=side(hand=[LIGHT_BARRAGE]),
        dark=side(damage={"Shadows of Dathomir": 4}),
        active="light",
        captured={
            "Leia Organa": "Shadows of Dathomir",
            "Han Solo": "Shadows of Dathomir",
            "X-Wing": "Shadows of Dathomir#2",
        },
    )
    t.light.choose("play Light Barrage", "target Shadows of Dathomir")
    assert (sorted(t.light.hand), t.dark.captives) == (["Han Solo", "Leia Organa"], ["X-Wing"])


# ---------------------------------------------------------------- Protect


@rule("lcg.keyword.protect", "lcg.keyword.protect_example", "lcg.damage.steps")
def test_guardian_of_peace_may_take_any_part_of_the_damage_to_a_character() -> None:
    t = barrage("Luke Skywalker", units=["Luke Skywalker", "Guardian of Peace"])
    t.light.can_choose("protect Guardian of Peace 1", "protect Guardian of Peace 2", "no")
    t.light.choose("protect Guardian of Peace 1", "no")
    assert (t.damage("Luke Skywalker"), t.damage("Guardian of Peace")) == (2, 1)


@rule("lcg.keyword.protect_capacity_limit", "lcg.keyword.protect_before_placement")
def test_a_protecting_card_takes_no_more_than_its_remaining_capacity() -> None:
    units = {"units": ["Luke Skywalker", "Guardian of Peace"], "damage": {"Guardian of Peace": 1, "Luke Skywalker": 1}}
    t = barrage("Luke Skywalker", **units, shields={"Guardian of Peace": 1})
    t.light.can_choose("protect Guardian of Peace 1", "no")


@rule("lcg.keyword.protect_before_placement")
def test_the_damage_is_not_cut_down_to_the_capacity_of_its_first_target() -> None:
    t = barrage("Rebel Sympathizer", units=["Rebel Sympathizer", "Guardian of Peace"])
    t.light.choose("protect Guardian of Peace 2")
    assert t.light.discard == ["Guardian of Peace", "Rebel Sympathizer"]


@rule("lcg.keyword.protect_anywhere")
def test_an_exhausted_protector_outside_the_engagement_may_protect() -> None:
    t = table(
        light=side(units=["Luke Skywalker", "Guardian of Peace"], focus={"Guardian of Peace": 1}),
        dark=side(units=["Rancor"]),
        attack=attack("A Hero's Journey", ["Rancor"], ["Luke Skywalker"], edge="dark"),
    )
    t.light.can_choose("protect Guardian of Peace 1", "protect Guardian of Peace 2", "no")


@rule("lcg.keyword.protect")
def test_protect_does_not_reach_cards_without_its_trait_nor_enemies() -> None:
    t = barrage("Redemption", units=["Redemption", "Guardian of Peace"])
    assert t.damage("Redemption") == 3
    light = side(units=["Guardian of Peace"], hand=[LIGHT_BARRAGE])
    enemy = table(light=light, dark=side(units=["Darth Vader"]), active="light")
    enemy.light.choose("play Light Barrage", "target Darth Vader")
    assert enemy.damage("Darth Vader") == 3


@rule("lcg.keyword.protect_non_trait", "lcg.keyword.protect_non_trait_example")
def test_protect_may_name_a_type_of_card() -> None:
    t = barrage("A Hero's Journey#2", units=[WARDEN, "Luke Skywalker"])
    t.light.choose("protect Warden 2", "no")
    assert (t.damage("Warden"), t.damage("A Hero's Journey#2")) == (2, 1)
    luke = barrage("Luke Skywalker", units=[WARDEN, "Luke Skywalker"])
    assert luke.light.discard == ["Luke Skywalker"]


@rule("lcg.damage.protect_keeps_source")
def test_a_shield_on_the_protecting_card_prevents_damage_moved_to_it() -> None:
    t = barrage("Luke Skywalker", units=["Luke Skywalker", "Guardian of Peace"], shields={"Guardian of Peace": 1})
    t.light.choose("protect Guardian of Peace 1", "shield Guardian of Peace", "no")
    assert (t.damage("Guardian of Peace"), t.shields("Guardian of Peace"), t.damage("Luke Skywalker")) == (0, 0, 2)


# ---------------------------------------------------------------- cards that cannot be damaged


@rule("lcg.damage.immune", "lcg.general.cannot_absolute")
def test_a_card_that_cannot_be_damaged_cannot_be_chosen_for_damage() -> None:
    t = table(light=side(units=[GHOST, "X-Wing"]), dark=side(units=["Rancor"], hand=[DARK_BARRAGE]))
    t.dark.choose("play Dark Barrage")
    t.dark.cannot_choose("target Ghost")
    t.dark.choose("target X-Wing")


@rule("lcg.damage.immune")
def test_a_strike_does_not_hit_a_card_that_cannot_be_damaged() -> None:
    t = table(
        light=side(units=[GHOST, "Redemption"]),
        dark=side(units=["Rancor"]),
        attack=attack("A Hero's Journey", ["Rancor"], ["Ghost", "Redemption"], edge="dark"),
    )
    assert t.light.discard == ["Redemption"]


@rule("lcg.keyword.protect_not_if_immune")
def test_a_card_that_cannot_be_damaged_protects_nobody() -> None:
    t = barrage("Redemption", units=[GHOST, "Redemption"])
    assert t.damage("Redemption") == 3
    luke = barrage("Luke Skywalker", units=[GHOST, "Luke Skywalker"])
    assert luke.light.discard == ["Luke Skywalker"]


@rule("lcg.damage.immune_keeps_old", "lcg.damage.immune_can_be_destroyed")
def test_a_card_that_cannot_be_damaged_keeps_old_damage_and_can_be_destroyed() -> None:
    t = table(light=side(units=[GHOST], damage={"Ghost": 2}), dark=side(hand=[DARK_EXECUTION]))
    assert t.damage("Ghost") == 2
    t.dark.choose("play Dark Execution")
    assert t.light.discard == ["Ghost"]


# ---------------------------------------------------------------- shields


@rule("lcg.shield.prevent", "lcg.shield.optional", "lcg.damage.prevented_not_dealt")
@pytest.mark.parametrize(("answer", "damage", "shields"), [("shield Redemption", 2, 0), ("no", 3, 1)])
def test_a_shield_may_prevent_one_damage(answer: str, damage: int, shields: int) -> None:
    t = barrage("Redemption", units=["Redemption"], shields={"Redemption": 1})
    t.light.can_choose("shield Redemption", "no")
    t.light.choose(answer)
    assert (t.damage("Redemption"), t.shields("Redemption")) == (damage, shields)


@rule("lcg.shield.prevent", "lcg.shield.optional")
@pytest.mark.parametrize(("answer", "focus", "shields"), [("shield Redemption", 1, 0), ("no", 2, 1)])
def test_a_shield_may_prevent_one_focus_token(answer: str, focus: int, shields: int) -> None:
    t = table(light=side(units=["Redemption"], shields={"Redemption": 1}), dark=side(hand=[DARK_STUN]))
    t.dark.choose("play Dark Stun")
    t.light.choose(answer)
    assert (t.focus("Redemption"), t.shields("Redemption")) == (focus, shields)


@rule("lcg.shield.not_own_costs")
def test_a_shield_prevents_nothing_that_comes_from_the_own_side() -> None:
    light = side(units=["Redemption"], shields={"Redemption": 1}, hand=[LIGHT_BARRAGE, LIGHT_STUN, "Luke Skywalker"])
    t = table(light=light, active="light")
    t.light.choose("play Light Barrage", "target Redemption", "play Light Stun")
    assert (t.damage("Redemption"), t.focus("Redemption"), t.shields("Redemption")) == (3, 2, 1)


@rule("lcg.shield.not_own_costs")
def test_a_shield_does_not_save_its_unit_from_being_focused_to_strike() -> None:
    t = table(
        light=side(units=["C-3PO"], shields={"C-3PO": 1}),
        dark=side(units=["Duty Officer"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["C-3PO"], ["Duty Officer"], edge="light"),
    )
    assert (t.focus("C-3PO"), t.shields("C-3PO")) == (1, 1)


@rule("lcg.shield.one_per_card", "lcg.term.shielded")
def test_a_shield_is_placed_on_unshielded_cards_only() -> None:
    light = side(units=["Redemption", "X-Wing", "Y-Wing"], shields={"Redemption": 1}, hand=[LIGHT_SCREEN])
    t = table(light=light, active="light")
    t.light.choose("play Light Screen")
    t.light.can_choose("target X-Wing", "target Y-Wing")
    t.light.choose("target X-Wing")
    assert (t.shields("X-Wing"), t.shields("Redemption")) == (1, 1)


@rule("lcg.keyword.shielding")
def test_shielding_places_a_shield_when_the_unit_is_declared() -> None:
    t = table(
        light=side(units=["Corellian Engineer", "X-Wing", "Y-Wing"], shields={"X-Wing": 1}),
        dark=side(units=["Rancor"]),
        active="light",
        phase="engagement",
    )
    t.light.choose("engage Shadows of Dathomir", "attacker Corellian Engineer", "attacker X-Wing", "done")
    t.light.can_choose("shield Corellian Engineer", "shield Shadows of Dathomir", "no")
    t.light.choose("shield Corellian Engineer")
    assert (t.shields("Corellian Engineer"), t.shields("Y-Wing")) == (1, 0)


@rule("lcg.keyword.shielding")
def test_a_defender_with_shielding_may_shield_the_objective() -> None:
    t = table(
        light=side(units=["Corellian Engineer"]),
        dark=side(units=["Rancor"]),
        phase="engagement",
    )
    t.dark.choose("engage A Hero's Journey#2")
    t.light.choose("defender Corellian Engineer", "shield A Hero's Journey#2")
    assert t.shields("A Hero's Journey#2") == 1
