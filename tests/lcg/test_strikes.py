"""Strikes: who strikes when, what focusing costs, and what each combat icon does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.lcg.invented import LIGHT_POST
from tests.lcg.table import Table, attack, rule, side, table


def striking(
    attackers: Sequence[str],
    defenders: Sequence[str],
    edge: str = "light",
    *,
    others: Sequence[str] = (),
    light: dict[str, object] | None = None,
    dark: dict[str, object] | None = None,
) -> Table:
    """Light attacks the first Shadows of Dathomir; ``others`` are dark units outside the engagement."""
    return table(
        light=side(units=attackers, **(light or {})),
        dark=side(units=[*defenders, *others], **(dark or {})),
        active="light",
        attack=attack("Shadows of Dathomir", attackers, defenders, edge=edge),
    )


# ---------------------------------------------------------------- whose turn it is to strike


@rule("lcg.strike.step5_edge_first")
@pytest.mark.parametrize(
    ("edge", "options"), [("light", ["Redemption", "Red Two"]), ("dark", ["Devastator", "Rancor"])]
)
def test_the_player_with_the_edge_strikes_first(edge: str, options: list[str]) -> None:
    t = striking(["Redemption", "Red Two"], ["Devastator", "Rancor"], edge)
    assert (t.asked, t.chooser) == ("strike", edge)
    assert t.offered() == [f"strike {name}" for name in options]


@rule("lcg.strike.step5_edge_first", "lcg.strike.must_strike")
def test_the_players_alternate_and_cannot_pass() -> None:
    t = striking(["Redemption", "Home One"], ["Devastator", "Coruscant Defense Fleet"], "dark")
    t.dark.can_choose("strike Devastator", "strike Coruscant Defense Fleet")
    t.dark.choose("strike Devastator", "hit Redemption")
    t.light.can_choose("strike Redemption", "strike Home One")
    t.light.choose("strike Redemption", "hit Devastator")
    assert t.focus("Coruscant Defense Fleet") == 1


@rule("lcg.strike.one_side_out", "lcg.strike.step_end")
def test_a_player_without_ready_units_is_skipped() -> None:
    t = striking(["Rebel Trooper", "X-Wing", "Y-Wing"], ["Devastator"], dark={"focus": {"Devastator": 1}})
    t.light.choose("strike Rebel Trooper")
    assert (t.chooser, t.offered()) == ("light", ["strike X-Wing", "strike Y-Wing"])
    t.light.choose("strike Y-Wing", "hit Devastator")
    assert (t.focus("X-Wing"), t.damage("Devastator"), t.engaged) == (1, 2, None)


@rule("lcg.strike.no_icons_still_strike", "lcg.strike.example_advisor")
def test_a_unit_without_usable_icons_must_strike_as_well() -> None:
    t = striking(["C-3PO"], ["Advisor to the Emperor"])
    assert (t.focus("C-3PO"), t.focus("Advisor to the Emperor")) == (1, 1)
    assert (t.light.units, t.dark.units) == (["C-3PO"], ["Advisor to the Emperor"])


@rule("lcg.strike.fully_resolved")
def test_a_unit_destroyed_by_a_strike_does_not_strike_any_more() -> None:
    t = striking(["Rebel Trooper"], ["TIE Bomber"])
    assert (t.light.units, t.dark.units) == (["Rebel Trooper"], [])


@rule("lcg.strike.readied_unit_again")
def test_a_unit_that_is_ready_again_must_strike_again() -> None:
    t = striking(["Luke Skywalker"], ["Devastator"], light={"attached": {"Trust Your Feelings": "Luke Skywalker"}})
    t.light.choose("hit Devastator")
    assert t.window == "strike"
    t.light.choose("use Trust Your Feelings")
    t.until("icons")
    t.light.choose("hit Devastator")
    assert (t.damage("Devastator"), t.damage("Shadows of Dathomir")) == (4, 4)


# ---------------------------------------------------------------- focusing


@rule("lcg.strike.focus_cost", "lcg.strike.committed_two_tokens")
@pytest.mark.parametrize(("committed", "tokens"), [([], 1), (["C-3PO"], 2)])
def test_a_unit_is_focused_to_strike_twice_if_it_is_committed(committed: list[str], tokens: int) -> None:
    t = striking(["C-3PO"], ["Duty Officer"], light={"committed": committed})
    assert t.focus("C-3PO") == tokens


@rule("lcg.strike.committed_only_when_striking")
def test_a_committed_unit_gives_resources_for_one_token_each() -> None:
    dark = side(units=["Admiral Motti"], committed=["Admiral Motti"], hand=["Sith Library"], objectives=[])
    t = table(dark={**dark, "focus": {"Sith": 1}})
    t.dark.choose("play Sith Library")
    assert t.focus("Admiral Motti") == 1


# ---------------------------------------------------------------- icons


@rule("lcg.strike.all_icons", "lcg.strike.example_obi_wan_edge", "lcg.card.edge_enabled_icons")
def test_obi_wan_with_the_edge_strikes_with_all_his_icons() -> None:
    t = striking(["Obi-Wan Kenobi"], ["Devastator"], others=["Rancor"])
    t.light.can_choose("hit Devastator", "blast", "tactics Devastator", "tactics Rancor")
    t.light.choose("hit Devastator", "blast", "tactics Rancor", "tactics Devastator")
    assert (t.damage("Devastator"), t.damage("Shadows of Dathomir")) == (1, 1)
    assert (t.focus("Rancor"), t.focus("Devastator")) == (1, 1)


@rule("lcg.strike.example_obi_wan_no_edge", "lcg.card.edge_enabled_icons", "lcg.card.combat_icons")
def test_obi_wan_without_the_edge_strikes_with_unit_damage_and_tactics_of_one() -> None:
    fleet = "Coruscant Defense Fleet"
    t = striking(["Obi-Wan Kenobi"], [fleet], edge="dark", others=["Rancor"], dark={"focus": {fleet: 1}})
    t.light.choose("hit Coruscant Defense Fleet", "tactics Rancor")
    assert (t.damage("Coruscant Defense Fleet"), t.damage("Shadows of Dathomir")) == (1, 0)
    assert (t.focus("Rancor"), t.focus("Coruscant Defense Fleet"), t.engaged) == (1, 1, None)


def asked_together(t: Table) -> tuple[str, int, set[int], str] | None:
    """What is distributed: the question, how much in all, how much each may get, and what confirming does."""
    prompt = t.light.view.prompt
    assert prompt is not None
    if prompt.together is None:
        return None
    together = prompt.together
    assert together.least == together.most
    return prompt.question.en.partition(": ")[2], together.most, set(together.each), together.confirms[-1].en


@rule("lcg.strike.tactics")
def test_focus_tokens_are_distributed_at_once() -> None:
    t = striking(["Obi-Wan Kenobi"], ["Devastator"], others=["Rancor"])
    assert asked_together(t) is None, "icons of other types come first or last"
    t.light.choose("hit Devastator", "blast")
    assert asked_together(t) == ("distribute 2 focus tokens", 2, {2}, "Place 2 focus tokens")
    t.light.choose("tactics Rancor", "tactics Devastator")
    assert (t.focus("Rancor"), t.focus("Devastator")) == (1, 1)


@rule("lcg.strike.tactics", "lcg.shield.prevent")
def test_focus_tokens_that_a_shield_may_prevent_are_placed_one_by_one() -> None:
    t = striking(["Obi-Wan Kenobi"], ["Devastator"], others=["Rancor"], dark={"shields": {"Rancor": 1}})
    t.light.choose("hit Devastator", "blast")
    assert asked_together(t) is None


@rule("lcg.strike.shii_cho_or_targeted")
def test_what_is_left_of_divided_damage_is_distributed_at_once() -> None:
    attached = {"Shii-Cho Training": "Luke Skywalker", "Jedi Lightsaber": "Luke Skywalker"}
    t = striking(["Luke Skywalker"], ["Devastator", "Rancor"], light={"attached": attached})
    t.light.choose("split Devastator")
    assert asked_together(t) == ("distribute 2 damage", 2, {2}, "Deal 2 damage")
    t.light.choose("split Rancor", "split Rancor")
    assert (t.damage("Devastator"), t.damage("Rancor")) == (1, 2)


@rule("lcg.strike.icon_order")
def test_the_striking_player_chooses_the_order_of_the_icons() -> None:
    t = striking(["Obi-Wan Kenobi"], ["Devastator"], others=["Rancor"])
    t.light.choose("tactics Rancor")
    t.light.can_choose("hit Devastator", "blast", "tactics Devastator", "tactics Rancor")
    t.light.choose("blast")
    t.light.can_choose("hit Devastator", "tactics Devastator", "tactics Rancor")


@rule("lcg.strike.unit_damage", "lcg.strike.unit_damage_not_outside", "lcg.card.example_icon_strength")
def test_unit_damage_goes_to_one_participating_enemy_unit() -> None:
    t = striking(["Redemption"], ["Devastator", "Coruscant Defense Fleet"], others=["Rancor"])
    t.light.can_choose("hit Devastator", "hit Coruscant Defense Fleet", "blast")
    t.light.choose("hit Coruscant Defense Fleet")
    assert (t.damage("Coruscant Defense Fleet"), t.damage("Devastator")) == (2, 0)


@rule("lcg.strike.blast_damage")
def test_blast_damage_goes_to_the_engaged_objective() -> None:
    t = striking(["Red Five"], ["Devastator"])
    assert [t.damage(f"Shadows of Dathomir#{copy}") for copy in (1, 2, 3)] == [3, 0, 0]


@rule("lcg.strike.blast_defender_none")
def test_blast_damage_of_a_defender_does_nothing() -> None:
    t = striking(["Redemption"], ["Devastator"], "dark")
    assert t.damage("Redemption") == 2, "the unit damage is all there is to resolve"
    assert [t.damage(f"A Hero's Journey#{copy}") for copy in (1, 2, 3)] == [0, 0, 0]
    assert [t.damage(f"Shadows of Dathomir#{copy}") for copy in (1, 2, 3)] == [0, 0, 0]


@rule("lcg.strike.tactics", "lcg.strike.tactics_any_enemy", "lcg.focus.enemy_tokens")
def test_tactics_are_divided_among_any_enemy_units() -> None:
    dark = {"units": ["Emperor Palpatine"]}
    t = table(
        light=side(units=["Redemption", "Luke Skywalker", "X-Wing"], focus={"Luke Skywalker": 1}),
        dark=side(**dark),
        attack=attack("A Hero's Journey", ["Emperor Palpatine"], ["Redemption"], edge="dark"),
    )
    t.dark.choose("tactics Luke Skywalker", "tactics X-Wing", "tactics Luke Skywalker")
    assert (t.focus("Luke Skywalker"), t.focus("X-Wing")) == (3, 1)


@rule("lcg.strike.no_effect_on_enhancements")
def test_tactics_reach_units_only() -> None:
    t = striking(["Obi-Wan Kenobi"], ["Devastator"], dark={"play": ["Sith Library"]})
    t.light.can_choose("hit Devastator", "blast", "tactics Devastator")


@rule("lcg.keyword.targeted_strike")
def test_targeted_strike_reaches_units_outside_the_engagement_for_attackers_only() -> None:
    t = striking(["Luke Skywalker"], ["Devastator"], others=["Rancor"])
    t.light.can_choose("hit Devastator", "hit Rancor", "blast")
    t.light.choose("hit Rancor")
    assert (t.damage("Rancor"), t.damage("Devastator")) == (2, 0)
    defending = table(
        light=side(units=["Luke Skywalker"]),
        dark=side(units=["Devastator", "Rancor"]),
        attack=attack("A Hero's Journey", ["Devastator"], ["Luke Skywalker"], edge="light"),
    )
    assert (defending.damage("Devastator"), defending.damage("Rancor")) == (2, 0)


@rule(
    "lcg.strike.example_loyalist",
    "lcg.strike.example_droid",
    "lcg.strike.example_luke",
    "lcg.strike.example_advisor",
    "lcg.unopposed.example_heart",
)
def test_the_example_of_the_attack_on_the_heart_of_the_empire() -> None:
    attackers = ["Twi'lek Loyalist", "Red Five", "Luke Skywalker"]
    defenders = ["Darth Vader", "Interrogation Droid", "Kuati Security Team", "Advisor to the Emperor"]
    t = table(
        light=side(units=attackers, committed=["Twi'lek Loyalist"]),
        dark=side(units=defenders, objectives=["The Heart of the Empire"]),
        active="light",
        attack=attack("The Heart of the Empire", attackers, defenders, edge="light"),
    )
    t.light.choose("strike Twi'lek Loyalist", "hit Interrogation Droid", "tactics Darth Vader")
    assert (t.focus("Twi'lek Loyalist"), t.damage("Interrogation Droid"), t.focus("Darth Vader")) == (2, 1, 1)
    t.dark.can_choose("strike Interrogation Droid", "strike Kuati Security Team", "strike Advisor to the Emperor")
    t.dark.choose("strike Interrogation Droid", "tactics Red Five")
    t.light.choose("hit Kuati Security Team")
    assert t.dark.discard == ["Kuati Security Team"]
    assert (t.focus("Red Five"), t.focus("Advisor to the Emperor")) == (1, 1)
    assert t.damage("The Heart of the Empire") == 2
    assert t.dark.units == ["Darth Vader", "Interrogation Droid", "Advisor to the Emperor"]


@rule("lcg.strike.chart_slots", "lcg.strike.window_after_each")
def test_after_every_strike_there_is_an_action_window() -> None:
    t = striking(["Rebel Trooper", "X-Wing"], ["Devastator"], light={"play": [LIGHT_POST]})
    t.light.choose("strike X-Wing", "hit Devastator")
    assert (t.window, t.damage("Devastator"), t.focus("Devastator")) == ("strike", 1, 0)
    t.pass_all()
    t.dark.choose("hit Rebel Trooper")
    assert (t.window, t.light.discard, t.focus("Devastator")) == ("strike", ["Rebel Trooper"], 1)
