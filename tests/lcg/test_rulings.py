"""Rulings about effects: costs and targets, failed sacrifices, joining and leaving engagements, putting into play."""

from __future__ import annotations

from dejarik.games.lcg.model.abilities import IN_HAND, Action, Interrupt, Reaction
from dejarik.games.lcg.model.keywords import Shielding
from dejarik.games.lcg.model.targets import Target
from dejarik.games.lcg.vocabulary.canceling import CancelEvent
from dejarik.games.lcg.vocabulary.conditions import DuringEngagement, YourTurn
from dejarik.games.lcg.vocabulary.engagements import JoinEngagement, RemoveFromEngagement
from dejarik.games.lcg.vocabulary.hands import FROM_HAND, PutIntoPlay
from dejarik.games.lcg.vocabulary.moves import Draw, Sacrifice
from dejarik.games.lcg.vocabulary.refs import Each, Picked
from dejarik.games.lcg.vocabulary.selectors import ANY, ENEMY, YOUR, Enhancements, Units, UnitsOrObjectives
from dejarik.games.lcg.vocabulary.tokens import Damage
from dejarik.games.lcg.vocabulary.triggers import One, has_left, leaves
from dejarik.kernel.text import same
from tests.lcg.invented import DARK_EXECUTION, DARK_POST, LIGHT_POST, dark, light
from tests.lcg.table import attack, dealt, rule, side, table

VOLLEY = dark.event("9801", same("Volley"), "0 0", Action(Damage(1, Each(UnitsOrObjectives(ENEMY)))))
SALVO = dark.event("9802", same("Salvo"), "0 0", Action(Damage(2, Each(Units(ENEMY)))))
OFFERING = light.event("9803", same("Offering"), "0 0", Action(Draw(2), cost=Sacrifice(Picked(Units(YOUR)))))
STUBBORN = light.unit("9804", same("Stubborn"), "1 0 2", "", Interrupt(leaves(), CancelEvent()), traits="droid")
GRIEF = light.enhancement("9805", same("Grief"), "0 0", None, Reaction(has_left(One(Units(ANY))), Draw(1)))
GUARD = light.unit(
    "9806",
    same("Late Guard"),
    "0 0 2",
    "",
    Shielding(),
    Action(JoinEngagement(), only=DuringEngagement(), zone=IN_HAND),
    traits="character",
)
RETREAT = dark.event("9807", same("Retreat"), "0 0", Action(RemoveFromEngagement(Target(Units(ENEMY)))))
BUILDER = dark.event("9808", same("Builder"), "0 0", Action(PutIntoPlay(Enhancements(ANY), FROM_HAND)))
CHOICE = dark.event("9809", same("Choice"), "0 0", Action(Damage(1, Picked(Units(ENEMY)))))
ONLY_MINE = dark.event("9810", same("Only Mine"), "0 0", Action(Draw(1), only=YourTurn()))


# ---------------------------------------------------------------- costs and targets


@rule("lcg.cost.own_cards_only", "lcg.term.to_is_cost", "lcg.term.sacrifice")
def test_a_sacrifice_as_a_cost_takes_an_own_unit() -> None:
    t = table(
        light=side(units=["X-Wing", "Y-Wing"], hand=[OFFERING, "Luke Skywalker"]),
        dark=side(units=["Rancor"]),
        active="light",
    )
    t.light.choose("play Offering")
    t.light.can_choose("pick X-Wing", "pick Y-Wing")
    t.light.choose("pick X-Wing")
    assert (t.light.units, len(t.light.hand)) == (["Y-Wing"], 3)


@rule("lcg.term.sacrifice_failed")
def test_a_sacrifice_that_did_not_leave_play_is_an_unpaid_cost() -> None:
    t = table(light=side(units=[STUBBORN], hand=[OFFERING, "Luke Skywalker"]), active="light")
    t.light.choose("play Offering", "use Stubborn")
    assert (t.light.units, t.light.hand) == (["Stubborn"], ["Luke Skywalker"])


@rule("lcg.timing.reaction_needs_trigger")
def test_nobody_reacts_to_what_was_canceled() -> None:
    t = table(light=side(units=[STUBBORN], play=[GRIEF]), dark=side(hand=[DARK_EXECUTION, "Rancor"]))
    t.dark.choose("play Dark Execution")
    t.light.choose("use Stubborn")
    assert (t.light.units, t.window) == (["Stubborn"], "deployment")
    free = table(light=side(units=["X-Wing"], play=[GRIEF]), dark=side(hand=[DARK_EXECUTION, "Rancor"]))
    free.dark.choose("play Dark Execution")
    free.light.can_choose("use Grief", "pass")


@rule("lcg.play.cancel_before_choices")
def test_a_choice_of_the_effect_comes_after_the_chance_to_cancel_it() -> None:
    t = table(light=side(units=["X-Wing", "Y-Wing"], hand=["Counter-stroke"]), dark=side(hand=[CHOICE]))
    t.dark.choose("play Choice")
    t.light.can_choose("play Counter-stroke", "pass")
    t.light.choose("pass")
    t.dark.can_choose("pick X-Wing", "pick Y-Wing")
    t.dark.choose("pick Y-Wing")
    assert (t.light.discard, t.light.units) == (["Y-Wing"], ["X-Wing"])


@rule("lcg.ability.play_restriction")
def test_a_restriction_on_playing_must_be_met() -> None:
    own = table(dark=side(hand=[ONLY_MINE], play=[DARK_POST]), phase="draw")
    own.dark.can_choose("play Only Mine", "use Dark Post", "pass")
    other = table(dark=side(hand=[ONLY_MINE], play=[DARK_POST]), active="light", phase="draw")
    other.dark.can_choose("use Dark Post", "pass")


@rule("lcg.resources.spend_for_ability")
def test_resources_for_an_ability_need_no_match() -> None:
    t = table(
        light=side(units=["Redemption"]),
        dark=side(units=["AT-ST Commander", "TIE Bomber"], objectives=["Corporate Exploitation"], focus={"Sith": 1}),
        attack=attack("A Hero's Journey", ["TIE Bomber"], ["Redemption"], at="defenders"),
    )
    t.dark.choose("use AT-ST Commander")
    assert t.focus("Corporate Exploitation") == 1


# ---------------------------------------------------------------- several cards at once


@rule("lcg.text.qualifier_all", "lcg.text.qualifier_example")
def test_an_effect_on_each_enemy_unit_and_objective_spares_the_own_ones() -> None:
    t = table(light=side(units=["Redemption"]), dark=side(units=["Rancor"], hand=[VOLLEY]))
    t.dark.choose("play Volley")
    assert (t.damage("Redemption"), t.damage("Rancor")) == (1, 0)
    assert [t.damage(f"A Hero's Journey#{copy}") for copy in (1, 2, 3)] == [1, 1, 1]
    assert [t.damage(f"Shadows of Dathomir#{copy}") for copy in (1, 2, 3)] == [0, 0, 0]


@rule("lcg.keyword.protect_same_source")
def test_damage_assigned_to_the_protector_itself_counts_first() -> None:
    t = table(light=side(units=["Luke Skywalker", "Guardian of Peace"]), dark=side(hand=[SALVO]))
    t.dark.choose("play Salvo")
    assert (t.damage("Luke Skywalker"), t.light.discard) == (2, ["Guardian of Peace"])
    one = table(light=side(units=["Luke Skywalker", "Guardian of Peace"]), dark=side(hand=[VOLLEY]))
    one.dark.choose("play Volley")
    one.light.can_choose("protect Guardian of Peace 1", "no")


# ---------------------------------------------------------------- engagements


@rule("lcg.keyword.shielding_enter_by_effect", "lcg.keyword.reminder_text", "lcg.engage.enter_by_effect")
def test_shielding_does_not_work_for_a_unit_that_joins_by_an_effect() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=[GUARD], play=[LIGHT_POST]),
        dark=side(units=["Rancor"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["X-Wing"], ["Rancor"], at="attackers"),
    )
    t.light.choose("use Late Guard")
    assert (t.window, t.attackers) == ("attackers", ["X-Wing", "Late Guard"])
    assert (t.shields("X-Wing"), t.shields("Late Guard")) == (0, 0)


@rule("lcg.initiate.out_of_play_exception")
def test_an_ability_that_says_so_is_used_from_hand() -> None:
    t = table(light=side(hand=[GUARD], play=[LIGHT_POST]), active="light", phase="draw")
    t.light.can_choose("use Light Post", "pass")


@rule("lcg.engage.participated", "lcg.engage.removed_not_remembered", "lcg.unopposed.survived")
def test_a_unit_removed_from_an_engagement_has_not_survived_it() -> None:
    def fought(hand: list[object]) -> bool:
        t = table(
            light=side(units=["Wookiee Navigator", "Rebel Trooper"]),
            dark=side(hand=hand, units=["Coruscant Defense Fleet"], focus={"Coruscant Defense Fleet": 1}),
            active="light",
            attack=attack("Shadows of Dathomir", ["Wookiee Navigator", "Rebel Trooper"], edge="light", at="attackers"),
        )
        if hand:
            t.until("action")
            t.dark.choose("play Retreat", "target Wookiee Navigator")
        while t.asked not in ("reaction", "commit", "engage"):
            t.light.choose(t.offered()[0])
        return t.asked == "reaction"

    assert fought([])
    assert not fought([RETREAT])


@rule("lcg.unopposed.reward", "lcg.engage.participating")
def test_an_engagement_whose_attackers_were_all_removed_gives_no_reward() -> None:
    t = table(
        light=side(units=["Rebel Trooper"]),
        dark=side(hand=[RETREAT]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Rebel Trooper"], at="attackers"),
    )
    t.dark.choose("play Retreat")
    assert (t.damage("Shadows of Dathomir"), t.focus("Rebel Trooper")) == (0, 0)


# ---------------------------------------------------------------- putting into play


@rule("lcg.play.put_into_play", "lcg.keyword.limited_only_play")
def test_a_card_put_into_play_costs_nothing_and_was_not_played() -> None:
    dark_side = side(hand=[BUILDER, "Control Room", "Sith Library"], objectives=["Shadows of Dathomir"])
    t = table(dark=dark_side)
    t.dark.choose("play Builder", "pick Control Room")
    assert (t.dark.enhancements, t.focus("Shadows of Dathomir")) == (["Control Room"], 0)
    t.dark.choose("play Sith Library", "pay Sith 1")
    assert t.dark.enhancements == ["Control Room", "Sith Library"]


@rule("lcg.play.put_into_play", "lcg.unique.one_copy", "lcg.general.cannot_absolute")
def test_a_unique_card_cannot_be_put_into_play_twice() -> None:
    worn = {"Vader's Lightsaber": "Darth Vader"}
    dark_side = side(units=["Darth Vader"], attached=worn, hand=[BUILDER, "Vader's Lightsaber", "Espo Trooper"])
    t = table(dark=dark_side)
    t.dark.can_choose("play Espo Trooper", "pass")


@rule("lcg.setup.objective_enter_play_effects")
def test_a_starting_objective_has_its_effect_before_the_next_is_revealed() -> None:
    t = dealt(dark=(32,) * 5, mulligan=False)
    t.dark.choose(t.offered()[0])
    t.light.choose(t.offered()[0])
    t.dark.choose(t.offered()[0])
    assert (t.asked, t.dark.objectives) == ("reaction", ["Take Them Prisoner"])


@rule("lcg.term.deck_and_draw")
def test_drawing_means_the_command_deck() -> None:
    t = table(light=side(play=[LIGHT_POST], deck=["Luke Skywalker"]), active="light", phase="draw")
    t.light.choose("use Light Post")
    assert (t.light.hand, t.light.deck, len(t.light.objective_deck)) == (["Luke Skywalker"], [], 2)
