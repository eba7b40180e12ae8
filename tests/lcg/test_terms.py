"""Terms that decide something: framework effects and card effects, costs, dealing damage, whose doing something is."""

from __future__ import annotations

from dejarik.games.lcg.model import moments
from dejarik.games.lcg.model.abilities import Action, Interrupt, Reaction
from dejarik.games.lcg.model.constants import CannotBeTargeted
from dejarik.games.lcg.model.targets import Target
from dejarik.games.lcg.vocabulary.canceling import CancelEvent
from dejarik.games.lcg.vocabulary.costs import SpendResources
from dejarik.games.lcg.vocabulary.lasting import Blank
from dejarik.games.lcg.vocabulary.moves import Destroy, Draw
from dejarik.games.lcg.vocabulary.refs import THIS
from dejarik.games.lcg.vocabulary.selectors import ANY, Anything, Units
from dejarik.games.lcg.vocabulary.triggers import (
    On,
    One,
    damage_would_be_dealt,
    enters,
    event_is_played,
    has_left,
    leaves,
    opponent_drew,
)
from dejarik.games.lcg.vocabulary.words import EitherOf
from dejarik.kernel.text import Text, same
from tests.lcg.invented import DARK_BARRAGE, DARK_EXECUTION, DARK_POST, LIGHT_POST, dark, light
from tests.lcg.table import attack, rule, side, table

A_UNIT = One(Units(ANY))

VETO = dark.event("9821", same("Veto"), "0 0", Interrupt(event_is_played(), CancelEvent()))
ENVY = dark.enhancement("9822", same("Envy"), "0 0", None, Reaction(opponent_drew(), Draw(1)))
WRAITH = dark.unit("9823", same("Wraith"), "1 1 4", "", CannotBeTargeted(), traits="character")
HUNTER = dark.unit(
    "9824",
    same("Hunter"),
    "0 1 3",
    "",
    Reaction(enters(), EitherOf(SpendResources(1), Destroy(THIS)), forced=True),
    traits="character",
)
"""Its player has to pay for it or lose it."""
VIGIL = light.enhancement("9825", same("Vigil"), "0 0", None, Interrupt(damage_would_be_dealt(A_UNIT), Draw(1)))
WAS_DAMAGED = On(moments.DAMAGED, Text("{who} has been dealt damage", "{who} otrzyma obrażenia"), A_UNIT)
LAMENT = light.enhancement("9826", same("Lament"), "0 0", None, Reaction(WAS_DAMAGED, Draw(1)))
WATCH = light.enhancement("9827", same("Watch"), "0 0", None, Interrupt(leaves(A_UNIT), Draw(1)))
MOURNING = light.enhancement("9828", same("Mourning"), "0 0", None, Reaction(has_left(A_UNIT), Draw(1)))
HUSH = light.event("9829", same("Hush"), "0 0", Action(Blank(Target(Anything(ANY)))))
FATE_WAS_RESOLVED = On(moments.FATE_RESOLVED, Text("a fate card resolves", "zostanie rozpatrzona karta losu"))
OMEN = light.enhancement("9830", same("Omen"), "0 0", None, Reaction(FATE_WAS_RESOLVED, Draw(1)))


# ---------------------------------------------------------------- framework effects and card effects


@rule("lcg.framework.effect")
def test_what_cancels_card_effects_cannot_stop_the_dial_in_the_balance_phase() -> None:
    t = table(
        light=side(hand=["Counter-stroke"]), dark=side(hand=[DARK_EXECUTION], units=["Devastator"]), begin="balance"
    )
    assert (t.dial, t.window, t.chooser) == (1, "refresh", "dark")
    t.dark.choose("play Dark Execution")
    t.light.can_choose("play Counter-stroke", "pass")


@rule("lcg.effect.card_effect", "lcg.framework.effect")
def test_cards_drawn_by_an_ability_come_from_a_card_effect_and_those_of_the_draw_phase_do_not() -> None:
    t = table(light=side(play=[LIGHT_POST]), dark=side(play=[ENVY]), active="light", begin="draw")
    assert (len(t.light.hand), t.window, len(t.dark.hand)) == (6, "draw", 0)
    t.light.choose("use Light Post")
    t.dark.can_choose("use Envy", "pass")
    t.dark.choose("use Envy")
    assert len(t.dark.hand) == 1


@rule("lcg.framework.combat_icons")
def test_combat_icons_reach_a_unit_that_card_effects_cannot_target() -> None:
    t = table(
        light=side(units=["Luke Skywalker"]),
        dark=side(units=[WRAITH]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Luke Skywalker"], ["Wraith"], edge="dark"),
    )
    t.light.choose("hit Wraith")
    assert t.damage("Wraith") == 2
    aimed = table(light=side(units=["X-Wing"]), dark=side(units=[WRAITH], hand=[DARK_EXECUTION]))
    aimed.dark.choose("play Dark Execution")
    assert (aimed.light.discard, aimed.dark.units) == (["X-Wing"], ["Wraith"])


@rule("lcg.framework.edge_count")
def test_nothing_that_answers_card_effects_answers_the_counting_of_force_icons() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=["Counter-stroke"]),
        dark=side(units=["Devastator"], hand=["Rancor"], play=[DARK_POST]),
        attack=attack("A Hero's Journey", ["Devastator"], ["X-Wing"]),
    )
    t.edge_battle(dark=["Rancor"])
    assert (t.window, t.edge, t.asked) == ("edge", "dark", "action")
    assert t.light.hand == ["Counter-stroke"]


@rule("lcg.effect.trigger_and_cost_not_effect")
def test_a_cost_stays_paid_when_the_effect_is_canceled() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=["You're My Only Hope"]),
        dark=side(hand=[VETO, "Rancor"]),
        active="light",
        phase="draw",
    )
    t.light.choose("play You're My Only Hope")
    t.dark.choose("play Veto")
    assert (t.light.units, t.light.hand) == ([], [])
    assert sorted(t.light.discard) == ["X-Wing", "You're My Only Hope"]


@rule("lcg.edge.fate_prevented")
def test_a_fate_card_without_its_effect_still_resolves() -> None:
    t = table(
        light=side(units=["Redemption"], hand=[HUSH], play=[OMEN]),
        dark=side(units=["Admiral Piett"], attached={"heat_of_battle_dark": "Admiral Piett"}),
        attack=attack("A Hero's Journey", ["Admiral Piett"], ["Redemption"], at="defenders"),
    )
    t.light.choose("play Hush", "target Heat of Battle")
    t.light.can_choose("use Omen", "pass")
    assert t.damage("Redemption") == 0


# ---------------------------------------------------------------- whose doing it is, and what must be chosen


@rule("lcg.ability.initiator")
def test_the_controller_of_an_enhancement_initiates_its_ability_on_an_enemy_unit() -> None:
    """A shield prevents only what comes from an enemy, and Intimidated is the dark player's."""
    t = table(
        light=side(units=["Luke Skywalker"], shields={"Luke Skywalker": 1}),
        dark=side(units=["Devastator"], focus={"Devastator": 1}, attached={"Intimidated": "Luke Skywalker"}),
        active="light",
        attack=attack("Shadows of Dathomir", ["Luke Skywalker"], ["Devastator"], edge="dark"),
    )
    assert (t.asked, t.chooser, t.focus("Luke Skywalker")) == ("shield_focus", "light", 1)
    assert "The Dark Side uses “Intimidated”." in t.light.reads()
    t.light.choose("shield Luke Skywalker")
    assert t.focus("Luke Skywalker") == 1


@rule("lcg.ability.forced_choice")
def test_of_two_outcomes_of_a_forced_ability_either_may_be_chosen_if_it_can_be_carried_out() -> None:
    t = table(dark=side(hand=[HUNTER]))
    t.dark.choose("play Hunter")
    t.dark.can_choose("choose 1", "choose 2")
    t.dark.choose("choose 2")
    assert (t.dark.units, t.dark.discard) == ([], ["Hunter"])
    spent = {"Sith": 1, "Shadows of Dathomir#1": 1, "Shadows of Dathomir#2": 1, "Shadows of Dathomir#3": 1}
    t = table(dark=side(hand=[HUNTER], focus=spent))
    t.dark.choose("play Hunter")
    assert (t.dark.units, t.dark.discard) == ([], ["Hunter"])


@rule("lcg.zones.leaving_placement_unaffected", "lcg.zones.leaving_to_owner")
def test_the_way_of_a_borrowed_unit_to_its_owner_is_no_event_of_its_own() -> None:
    t = table(
        light=side(borrowed=["Rancor"], play=[WATCH, MOURNING]), dark=side(hand=[DARK_EXECUTION], play=[DARK_POST])
    )
    t.dark.choose("play Dark Execution")
    t.light.choose("use Watch")
    assert t.dark.discard == ["Rancor"]
    t.light.choose("use Mourning")
    assert (t.asked, len(t.light.hand), t.dark.discard) == ("action", 2, ["Rancor", "Dark Execution"])


@rule("lcg.timing.by_type")
def test_each_ability_comes_at_the_moment_of_its_type() -> None:
    t = table(
        light=side(units=["X-Wing"], play=[WATCH, MOURNING, LIGHT_POST]),
        dark=side(hand=[DARK_EXECUTION], play=[DARK_POST]),
    )
    t.dark.choose("play Dark Execution")
    t.light.can_choose("use Watch", "pass")
    t.light.choose("pass")
    t.light.can_choose("use Mourning", "pass")
    t.light.choose("pass")
    t.light.can_choose("use Light Post", "pass")


@rule("lcg.term.x_default_zero")
def test_x_is_what_a_player_chooses_and_otherwise_nothing() -> None:
    dark_side = {"objectives": ["Kuat Reinforcements", "Imperial Command"], "hand": ["AT-ST", "Rancor", "TIE Fighter"]}
    t = table(dark=side(affiliation="Imperial Navy", **dark_side))
    t.dark.choose("play AT-ST", "pass")
    assert t.match.game.question(t.state).en.startswith("“AT-ST”: 3 resources to pay")
    t = table(dark=side(affiliation="Imperial Navy", **dark_side))
    t.dark.choose("play AT-ST", "use Kuat Reinforcements", "discard Rancor", "done")
    assert t.match.game.question(t.state).en.startswith("“AT-ST”: 2 resources to pay")


# ---------------------------------------------------------------- dealing damage


@rule("lcg.damage.dealing_vs_dealt")
def test_damage_that_was_prevented_was_being_dealt_but_not_dealt() -> None:
    t = table(
        light=side(units=["X-Wing"], shields={"X-Wing": 3}, play=[VIGIL, LAMENT]),
        dark=side(hand=[DARK_BARRAGE], play=[DARK_POST]),
    )
    t.dark.choose("play Dark Barrage", "target X-Wing")
    t.light.choose("use Vigil", "shield X-Wing", "shield X-Wing", "shield X-Wing")
    assert (t.damage("X-Wing"), t.asked, len(t.light.hand)) == (0, "action", 1)


@rule("lcg.damage.dealing", "lcg.damage.dealing_vs_dealt")
def test_damage_is_created_before_any_of_it_is_placed() -> None:
    t = table(
        light=side(units=["Luke Skywalker", "Guardian of Peace"], play=[LAMENT]),
        dark=side(units=["Rancor"], play=[DARK_POST]),
        attack=attack("A Hero's Journey", ["Rancor"], ["Luke Skywalker"], edge="dark"),
    )
    assert (t.asked, t.damage("Luke Skywalker"), t.damage("Guardian of Peace")) == ("protect", 0, 0)
    t.light.choose("protect Guardian of Peace 1")
    assert (t.damage("Luke Skywalker"), t.damage("Guardian of Peace")) == (0, 1)
    t.light.can_choose("use Lament", "pass")
