"""The deployment phase: playing units and enhancements, focusing, resources and their match, unique cards."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import DARK, NEUTRAL
from dejarik.games.lcg.model.abilities import Action
from dejarik.games.lcg.model.keywords import NoEnhancements
from dejarik.games.lcg.vocabulary.moves import Draw
from dejarik.games.lcg.vocabulary.refs import THIS
from dejarik.games.lcg.vocabulary.tokens import FocusAsCost
from dejarik.kernel.text import same
from tests.lcg.invented import DARK_POST, LIGHT_POST
from tests.lcg.table import rule, side, table

SCRIBE = Maker(DARK, NEUTRAL).unit(
    "9101", same("Scribe"), "1 0 1", "", Action(Draw(1), cost=FocusAsCost(THIS)), traits="character"
)
HERMIT = Maker(DARK, NEUTRAL).unit("9102", same("Hermit"), "1 0 1", "", NoEnhancements(), traits="character")


# ---------------------------------------------------------------- playing cards


@rule("lcg.deploy.play_units_enhancements", "lcg.play.unit", "lcg.term.play")
def test_any_number_of_units_and_enhancements_may_be_played() -> None:
    t = table(dark=side(hand=["Espo Trooper", "Espo Trooper", "Sith Library"]))
    t.dark.choose("play Espo Trooper", "play Espo Trooper", "play Sith Library", "pay Sith 1")
    assert (t.dark.units, t.dark.enhancements) == (["Espo Trooper"] * 2, ["Sith Library"])
    assert t.dark.hand == []


@rule("lcg.deploy.only_active_player", "lcg.deploy.only_in_deployment")
def test_units_and_enhancements_are_played_in_the_own_deployment_phase_alone() -> None:
    hands = {
        "light": side(hand=["Rebel Trooper"], play=[LIGHT_POST]),
        "dark": side(hand=["Espo Trooper"], play=[DARK_POST]),
    }
    t = table(**hands)
    t.dark.can_choose("play Espo Trooper", "use Dark Post", "pass")
    t.dark.choose("pass")
    t.light.can_choose("use Light Post", "pass")
    for phase in ("refresh", "draw", "conflict", "force"):
        table(**hands, phase=phase).dark.can_choose("use Dark Post", "pass")


@rule("lcg.deploy.is_action_window", "lcg.timing.action_first_active", "lcg.timing.action_window_closes")
def test_after_each_card_played_the_opponent_may_act() -> None:
    t = table(light=side(play=[LIGHT_POST]), dark=side(hand=["Espo Trooper", "Espo Trooper", "Rancor"]))
    t.dark.choose("play Espo Trooper")
    t.light.choose("use Light Post")
    t.dark.choose("play Espo Trooper")
    t.light.choose("pass")
    assert (t.window, t.chooser) == ("deployment", "dark")
    t.dark.choose("pass")
    assert t.phase != "deployment"


@rule("lcg.deploy.ends_on_two_passes", "lcg.timing.action_window_closes")
def test_a_player_who_passed_may_play_again_if_the_opponent_acted() -> None:
    t = table(light=side(play=[LIGHT_POST]), dark=side(hand=["Espo Trooper", "Rancor"]))
    t.dark.choose("pass")
    t.light.choose("use Light Post")
    t.dark.choose("play Espo Trooper")
    assert t.dark.units == ["Espo Trooper"]
    t.light.choose("pass")
    assert t.phase == "deployment"
    t.dark.choose("pass")
    assert t.phase != "deployment"


@rule("lcg.deploy.units_enter_ready", "lcg.deploy.usable_at_once")
def test_a_card_may_be_used_in_the_turn_it_enters_play() -> None:
    t = table(dark=side(hand=["Advisor to the Emperor", "Sith Library"], objectives=["Shadows of Dathomir"]))
    t.dark.choose("play Advisor to the Emperor", "pay Shadows of Dathomir 2")
    assert (t.focus("Advisor to the Emperor"), t.damage("Advisor to the Emperor")) == (0, 0)
    t.dark.choose("play Sith Library", "pay Advisor to the Emperor 1")
    assert t.focus("Advisor to the Emperor") == 1
    t.until("engage")
    assert t.dark.units == ["Advisor to the Emperor"]


@rule("lcg.deploy.units_enter_ready")
def test_a_unit_may_attack_in_the_turn_it_enters_play() -> None:
    t = table(dark=side(hand=["Espo Trooper", "Rancor"]))
    t.dark.choose("play Espo Trooper", "pass", "engage A Hero's Journey")
    assert t.attackers == ["Espo Trooper"]


# ---------------------------------------------------------------- focusing


@rule("lcg.focus.tokens", "lcg.focus.ready", "lcg.focus.exhausted_cannot_focus")
def test_a_card_with_a_focus_token_cannot_be_focused_again() -> None:
    t = table(dark=side(units=[SCRIBE], play=[DARK_POST]), phase="draw")
    t.dark.choose("use Scribe")
    assert (t.focus("Scribe"), len(t.dark.hand)) == (1, 1)
    t.dark.can_choose("use Dark Post", "pass")


@rule("lcg.focus.exhausted_cannot_focus")
def test_an_exhausted_card_gives_no_resources_though_it_has_more_than_focus_tokens() -> None:
    objectives = {"objectives": ["Shadows of Dathomir"], "hand": ["Sith Library"]}
    t = table(dark=side(**objectives, focus={"Shadows of Dathomir": 1}))
    t.dark.choose("play Sith Library")
    assert (t.focus("Sith"), t.focus("Shadows of Dathomir")) == (1, 1), "only one card could pay"
    t = table(dark=side(**objectives, focus={"Shadows of Dathomir": 1, "Sith": 1}))
    t.dark.cannot_choose("play Sith Library")


@rule("lcg.focus.ability_without_focus_cost", "lcg.focus.ability_only_if_told")
def test_an_ability_that_does_not_say_so_neither_focuses_nor_needs_a_ready_card() -> None:
    t = table(dark=side(play=[DARK_POST], focus={"Dark Post": 1}), phase="draw")
    t.dark.choose("use Dark Post")
    assert (t.focus("Dark Post"), len(t.dark.hand)) == (1, 1)


# ---------------------------------------------------------------- resources


@rule("lcg.resources.generate", "lcg.resources.example_value_three", "lcg.card.resource_value")
@pytest.mark.parametrize(("card", "amount"), [("Sith Library", 1), ("Advisor to the Emperor", 2), ("Nightsister", 3)])
def test_an_objective_of_value_three_gives_as_many_resources_as_are_needed(card: str, amount: int) -> None:
    t = table(dark=side(hand=[card, "Sith Library"], objectives=["The Heart of the Empire"], focus={"Sith": 1}))
    t.dark.choose(f"play {card}")
    assert t.focus("The Heart of the Empire") == amount


@rule("lcg.resources.partial_still_exhausts", "lcg.resources.no_storing")
def test_resources_that_were_not_taken_are_gone() -> None:
    dark = side(hand=["Sith Library", "Duty Officer"], objectives=["The Heart of the Empire"], focus={"Sith": 1})
    t = table(dark=dark)
    t.dark.choose("play Sith Library")
    assert t.focus("The Heart of the Empire") == 1
    t.dark.cannot_choose("play Duty Officer")


@rule("lcg.resources.several_sources", "lcg.resources.example_cost_three")
def test_a_unit_of_cost_three_is_paid_from_two_objectives() -> None:
    objectives = ["Shadows of Dathomir", "The Heart of the Empire"]
    t = table(dark=side(hand=["Nightsister"], objectives=objectives, focus={"Sith": 1}))
    t.dark.choose("play Nightsister", "pay Shadows of Dathomir 2")
    assert (t.focus("Shadows of Dathomir"), t.focus("The Heart of the Empire")) == (2, 1)
    assert t.dark.units == ["Nightsister"]


@rule("lcg.resources.match", "lcg.resources.neutral_source_no_match", "lcg.resources.example_trust_your_feelings")
def test_two_neutral_casinos_do_not_pay_for_trust_your_feelings() -> None:
    light = {"units": ["X-Wing", "Mon Mothma"], "hand": ["Trust Your Feelings"], "focus": {"Jedi": 1, "Mon Mothma": 1}}
    refused = table(light=side(**light, play=["Cloud City Casino"] * 2, objectives=[]), active="light")
    refused.light.can_choose("pass")
    t = table(light=side(**light, play=["Cloud City Casino"] * 2, objectives=["Forgotten Heroes"]), active="light")
    t.light.choose("play Trust Your Feelings")
    t.light.can_choose("pay Forgotten Heroes 1", "pay Cloud City Casino 1", "pay Cloud City Casino 1")
    t.light.choose("pay Cloud City Casino 1")
    assert (t.focus("Forgotten Heroes"), t.focus("Cloud City Casino"), t.focus("Cloud City Casino#2")) == (1, 1, 0)
    assert t.attached("Mon Mothma") == ["Trust Your Feelings"]


@rule("lcg.resources.match")
def test_a_source_that_pays_for_other_cards_only_is_no_match() -> None:
    light = {"units": ["Mon Mothma"], "hand": ["Trust Your Feelings"], "focus": {"Jedi": 1, "Mon Mothma": 1}}
    t = table(
        light=side(**light, play=["Cloud City Casino", "Cloud City Casino", "Rebel Fighter Bay"], objectives=[]),
        active="light",
    )
    t.light.can_choose("pass")


@rule("lcg.resources.match_one_enough", "lcg.resources.example_royal_guard")
def test_one_matching_resource_pays_for_the_royal_guard_with_a_neutral_one() -> None:
    objectives = ["Corporate Exploitation", "The Heart of the Empire", "Reconnaissance Mission"]
    t = table(dark=side(hand=["Emperor's Royal Guard"], objectives=objectives))
    t.dark.choose("play Emperor's Royal Guard", "pay Corporate Exploitation 1")
    t.dark.can_choose("pay Sith 1", "pay The Heart of the Empire 1")
    t.dark.choose("pay Sith 1")
    assert t.dark.units == ["Emperor's Royal Guard"]
    assert (t.focus("Sith"), t.focus("Corporate Exploitation"), t.focus("The Heart of the Empire")) == (1, 1, 0)


@rule("lcg.resources.neutral_card_no_match")
def test_a_neutral_card_needs_no_match() -> None:
    dark = side(hand=["Kuati Security Team", "Nightsister"], objectives=["Imperial Command"], focus={"Sith": 1})
    t = table(dark=dark)
    t.dark.can_choose("play Kuati Security Team", "pass")
    t.dark.choose("play Kuati Security Team")
    assert t.focus("Imperial Command") == 2


@rule("lcg.resources.zero_cost_no_match")
def test_a_card_that_costs_nothing_needs_no_resources_and_no_match() -> None:
    t = table(dark=side(hand=["Jawa Scavenger"], objectives=[], focus={"Sith": 1}))
    t.dark.choose("play Jawa Scavenger")
    assert t.dark.units == ["Jawa Scavenger"]


@rule("lcg.resources.units_and_enhancements")
def test_units_and_enhancements_give_resources_like_objectives() -> None:
    dark = side(units=["Admiral Motti"], play=["Sith Library"], hand=["Kuati Security Team"], objectives=[])
    t = table(dark=side(**{**dark, "focus": {"Sith": 1}}))
    t.dark.choose("play Kuati Security Team")
    t.dark.can_choose("pay Admiral Motti 2", "pay Admiral Motti 1", "pay Sith Library 1")
    t.dark.choose("pay Sith Library 1")
    assert (t.focus("Admiral Motti"), t.focus("Sith Library")) == (1, 1)


@rule("lcg.resources.full_payment", "lcg.card.cost")
def test_a_card_that_cannot_be_paid_in_full_is_not_offered() -> None:
    t = table(dark=side(hand=["Nightsister", "Espo Trooper"], objectives=["Shadows of Dathomir"], focus={"Sith": 1}))
    t.dark.can_choose("play Espo Trooper", "pass")


# ---------------------------------------------------------------- enhancements


@rule("lcg.play.enhancement_attach", "lcg.enhancement.example_mon_mothma")
def test_an_enhancement_is_attached_to_a_card_of_the_kind_it_names() -> None:
    t = table(
        light=side(units=["Mon Mothma", "X-Wing"], hand=["Trust Your Feelings"]),
        dark=side(units=["Darth Vader", "TIE Fighter"]),
        active="light",
    )
    t.light.choose("play Trust Your Feelings", "pay A Hero's Journey 2")
    t.light.can_choose("attach Mon Mothma", "attach Darth Vader")
    t.light.choose("attach Darth Vader")
    assert (t.attached("Darth Vader"), t.light.enhancements) == (["Trust Your Feelings"], ["Trust Your Feelings"])


@rule("lcg.enhancement.needs_host")
def test_an_enhancement_without_anything_to_enhance_cannot_be_played() -> None:
    t = table(light=side(units=["X-Wing"], hand=["Trust Your Feelings", "Rebel Trooper"]), active="light")
    t.light.can_choose("play Rebel Trooper", "pass")


@rule("lcg.enhancement.no_limit")
def test_one_unit_may_carry_any_number_of_enhancements() -> None:
    light = side(units=["Luke Skywalker"], hand=["Jedi Lightsaber"] * 2, attached={"Jedi Lightsaber": "Luke Skywalker"})
    t = table(light=light, active="light")
    for payment in ("pay Jedi 1", "pay A Hero's Journey 1"):
        t.light.choose("play Jedi Lightsaber", payment)
    assert t.attached("Luke Skywalker") == ["Jedi Lightsaber"] * 3


@rule("lcg.enhancement.other_elements")
def test_an_enhancement_may_be_on_an_objective_or_on_the_dial() -> None:
    t = table(light=side(hand=["Trench Run", "Stolen Plans"], affiliation="Rebel Alliance"), active="light")
    t.light.choose("play Trench Run")
    assert (t.attached("dial"), t.focus("Rebel Alliance")) == (["Trench Run"], 1)
    t.light.choose("play Stolen Plans", "pay A Hero's Journey 1", "attach Shadows of Dathomir#3")
    assert t.attached("Shadows of Dathomir#3") == ["Stolen Plans"]


@rule("lcg.play.enhancement_play_area")
def test_an_enhancement_of_a_play_area_is_attached_to_nothing() -> None:
    t = table(dark=side(hand=["Sith Library"]))
    t.dark.choose("play Sith Library", "pay Sith 1")
    assert t.dark.enhancements == ["Sith Library"]
    assert t.state.host[t.find("Sith Library")] == -1


@rule("lcg.keyword.no_enhancements")
def test_nothing_is_attached_to_a_unit_with_no_enhancements() -> None:
    hermit = side(units=[HERMIT], hand=["Blaster Pistol", "Espo Trooper"])
    t = table(dark=hermit)
    t.dark.can_choose("play Espo Trooper", "pass")
    other = table(dark=side(**{**hermit, "units": [HERMIT, "Espo Trooper"]}))
    other.dark.choose("play Blaster Pistol")
    assert other.attached("Espo Trooper") == ["Blaster Pistol"]


# ---------------------------------------------------------------- Limited and unique cards


@rule("lcg.keyword.limited")
def test_one_limited_card_is_played_each_turn() -> None:
    t = table(dark=side(hand=["Sith Library", "Sith Library", "Espo Trooper"], play=[DARK_POST]))
    t.dark.choose("play Sith Library", "pay Sith 1")
    t.dark.can_choose("play Espo Trooper", "use Dark Post", "pass")
    t.until_turn("dark")
    t.until_phase("deployment")
    t.dark.choose("play Sith Library", "pay Sith 1")
    assert t.dark.enhancements.count("Sith Library") == 2


@rule("lcg.unique.one_copy", "lcg.card.unique_mark", "lcg.unique.edge_and_hand_free")
def test_a_second_copy_of_a_unique_card_cannot_be_played_while_the_first_is_in_play() -> None:
    rich = ["The Heart of the Empire"] * 2
    t = table(dark=side(units=["Darth Vader"], hand=["Darth Vader", "Espo Trooper"], objectives=rich))
    t.dark.can_choose("play Espo Trooper", "pass")
    free = table(dark=side(hand=["Darth Vader", "Darth Vader"], discard=["Darth Vader"], objectives=rich))
    free.dark.choose("play Darth Vader", "pay The Heart of the Empire 3", "pay The Heart of the Empire 2")
    assert free.dark.units == ["Darth Vader"]


@rule("lcg.unique.by_title", "lcg.term.copy")
def test_another_version_of_a_unique_card_counts_as_the_same() -> None:
    rich = ["The Heart of the Empire", "Imperial Command"]
    tarkins = side(
        units=["grand_moff_tarkin"],
        hand=["grand_moff_tarkin_imperial_entanglements", "Espo Trooper"],
        objectives=rich,
    )
    table(dark=tarkins).dark.can_choose("play Espo Trooper", "pass")
    free = table(dark=side(**{**tarkins, "units": []}))
    free.dark.can_choose("play Espo Trooper", "play Grand Moff Tarkin", "pass")


@rule("lcg.unique.both_players")
def test_a_unique_card_under_the_opponents_control_blocks_its_title() -> None:
    rich = ["The Heart of the Empire"] * 2
    t = table(light=side(borrowed=["Darth Vader"]), dark=side(hand=["Darth Vader", "Espo Trooper"], objectives=rich))
    t.dark.can_choose("play Espo Trooper", "pass")


@rule("lcg.capture.unique_not_blocking")
def test_a_captured_unique_card_blocks_nothing() -> None:
    light = side(hand=["Leia Organa"], affiliation="Rebel Alliance")
    t = table(light=light, active="light", captured={"Leia Organa": "Shadows of Dathomir"})
    t.light.choose("play Leia Organa", "pay Rebel Alliance 1", "pay A Hero's Journey 1")
    assert t.light.units == ["Leia Organa"]
