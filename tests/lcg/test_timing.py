"""Timing: action windows, interrupts and reactions, forced abilities, nested answers, canceling, limits."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.games.lcg.model.abilities import BY_NAME, EACH_COPY, Action, Interrupt, Reaction
from dejarik.games.lcg.model.card import Card
from dejarik.games.lcg.model.targets import Target
from dejarik.games.lcg.vocabulary.moves import Destroy, Draw
from dejarik.games.lcg.vocabulary.selectors import ANY, ENEMY, Events, Units
from dejarik.games.lcg.vocabulary.tokens import Damage
from dejarik.games.lcg.vocabulary.triggers import One, has_left, leaves, you_played
from dejarik.kernel.text import same
from tests.lcg.invented import DARK_EXECUTION, DARK_POST, LIGHT_POST, dark, light
from tests.lcg.table import Table, rule, side, table

A_UNIT = One(Units(ANY))


def _pair(number: int, name: str, *abilities: Any) -> Card:
    """An enhancement of a play area."""
    maker = light if name.startswith("Light") else dark
    return maker.enhancement(str(number), same(name), "0 0", None, *abilities, traits="location")


LIGHT_WATCH = _pair(9301, "Light Watch", Interrupt(leaves(A_UNIT), Draw(1)))
DARK_WATCH = _pair(9302, "Dark Watch", Interrupt(leaves(A_UNIT), Draw(1)))
LIGHT_GRIEF = _pair(9303, "Light Grief", Reaction(has_left(A_UNIT), Draw(1)))
DARK_GRIEF = _pair(9304, "Dark Grief", Reaction(has_left(A_UNIT), Draw(1)))
LIGHT_OATH = _pair(9305, "Light Oath", Reaction(has_left(A_UNIT), Draw(1), forced=True))
DARK_OATH = _pair(9306, "Dark Oath", Reaction(has_left(A_UNIT), Draw(1), forced=True))
LIGHT_REVENGE = _pair(9307, "Light Revenge", Reaction(has_left(A_UNIT), Destroy(Target(Units(ENEMY)))))
DARK_DAILY = _pair(9308, "Dark Daily", Action(Draw(1), limit=EACH_COPY))
DARK_CHEER = _pair(9309, "Dark Cheer", Reaction(you_played(One(Events(ANY))), Draw(1)))
DARK_ONCE = dark.event("9310", same("Dark Once"), "0 0", Action(Draw(1), limit=BY_NAME))
DARK_COSTLY = dark.event("9311", same("Dark Costly"), "2 0", Action(Damage(1, Target(Units(ENEMY)))))


def executed(light_play: list[Card], dark_play: list[Card]) -> Table:
    """The dark player has played an event that destroys the light X-Wing."""
    t = table(
        light=side(units=["X-Wing"], play=light_play),
        dark=side(units=["Rancor", "TIE Fighter"], play=dark_play, hand=[DARK_EXECUTION]),
    )
    t.dark.choose("play Dark Execution", "target X-Wing")
    return t


# ---------------------------------------------------------------- action windows


@rule("lcg.timing.action_first_active", "lcg.timing.action_window_closes", "lcg.ability.either_turn")
@pytest.mark.parametrize("active", ["light", "dark"])
def test_the_active_player_acts_first_and_the_players_alternate(active: str) -> None:
    t = table(light=side(play=[LIGHT_POST]), dark=side(play=[DARK_POST]), active=active, phase="draw")
    first, second = (t.light, t.dark) if active == "light" else (t.dark, t.light)
    uses = {t.light: "use Light Post", t.dark: "use Dark Post"}
    for player in (first, second, first):
        player.choose(uses[player])
    second.choose("pass")
    first.choose(uses[first])
    second.choose("pass")
    assert t.window == "draw"
    first.choose("pass")
    assert t.phase != "draw"
    assert (len(first.hand), len(second.hand)) == (3, 1)


@rule("lcg.timing.action_only_in_window", "lcg.timing.framework_no_actions", "lcg.timing.two_elements")
def test_actions_are_not_offered_outside_action_windows() -> None:
    t = table(light=side(units=["X-Wing"]), dark=side(units=["Rancor"], play=[DARK_POST]), phase="engagement")
    t.dark.cannot_choose("use Dark Post")
    executed([LIGHT_WATCH], [DARK_POST]).light.can_choose("use Light Watch", "pass")


@rule("lcg.timing.action_fully_resolved")
def test_an_action_is_resolved_before_the_next_one() -> None:
    t = table(
        light=side(units=["X-Wing"], play=[LIGHT_POST, LIGHT_GRIEF]), dark=side(hand=[DARK_EXECUTION], play=[DARK_POST])
    )
    t.dark.choose("play Dark Execution")
    t.light.can_choose("use Light Grief", "pass")
    t.light.choose("pass")
    t.light.can_choose("use Light Post", "pass")


# ---------------------------------------------------------------- interrupts and reactions


@rule(
    "lcg.timing.interrupt_order", "lcg.timing.interrupt_before_trigger", "lcg.timing.interrupt_windows", "lcg.term.when"
)
def test_the_active_player_interrupts_first_while_the_card_is_still_in_play() -> None:
    t = executed([LIGHT_WATCH], [DARK_WATCH])
    t.dark.can_choose("use Dark Watch", "pass")
    t.dark.choose("pass")
    t.light.can_choose("use Light Watch", "pass")
    assert t.light.units == ["X-Wing"]
    t.light.choose("use Light Watch")
    assert (t.asked, t.light.units) == ("interrupt", ["X-Wing"])
    t.dark.choose("use Dark Watch")
    assert (t.light.discard, len(t.light.hand), len(t.dark.hand)) == (["X-Wing"], 1, 1)


@rule("lcg.timing.interrupt_closed")
def test_after_both_pass_no_interrupt_is_possible_any_more() -> None:
    t = executed([LIGHT_WATCH], [DARK_WATCH])
    t.dark.choose("pass")
    t.light.choose("pass")
    assert (t.light.discard, t.asked) == (["X-Wing"], "engage")


@rule("lcg.timing.reaction_order", "lcg.timing.reaction_after_trigger", "lcg.timing.reaction_windows", "lcg.term.after")
def test_the_active_player_reacts_first_when_the_card_is_gone() -> None:
    t = executed([LIGHT_GRIEF], [DARK_GRIEF])
    assert (t.asked, t.chooser, t.light.discard) == ("reaction", "dark", ["X-Wing"])
    t.dark.choose("use Dark Grief")
    t.light.choose("pass")
    assert (len(t.light.hand), len(t.dark.hand), t.window) == (0, 1, "deployment")


@rule("lcg.timing.interrupt_then_reaction", "lcg.timing.reaction_closed")
def test_interrupts_come_first_then_the_event_then_reactions() -> None:
    t = executed([LIGHT_GRIEF, LIGHT_WATCH], [])
    assert (t.asked, t.light.units) == ("interrupt", ["X-Wing"])
    t.light.choose("use Light Watch")
    assert (t.asked, t.light.units) == ("reaction", [])
    t.light.choose("pass")
    assert (len(t.light.hand), t.asked) == (1, "engage")


@rule("lcg.ability.once_per_trigger")
def test_an_answer_is_used_once_for_each_occurrence() -> None:
    t = executed([LIGHT_WATCH, LIGHT_WATCH], [])
    t.light.can_choose("use Light Watch", "use Light Watch", "pass")
    t.light.choose("use Light Watch")
    t.light.can_choose("use Light Watch", "pass")
    t.light.choose("use Light Watch")
    assert (len(t.light.hand), t.light.discard) == (2, ["X-Wing"])


@rule("lcg.ability.optional", "lcg.ability.conditional")
def test_nobody_must_use_an_ability_that_is_not_forced() -> None:
    t = executed([LIGHT_GRIEF], [])
    t.light.can_choose("use Light Grief", "pass")
    t.light.choose("pass")
    assert t.light.hand == []


@rule("lcg.ability.forced_first", "lcg.ability.forced", "lcg.simultaneous.conflicting_effects")
def test_forced_reactions_come_first_in_the_order_of_the_active_player() -> None:
    t = executed([LIGHT_GRIEF, LIGHT_OATH], [DARK_OATH])
    assert (t.asked, t.chooser) == ("forced", "dark")
    t.dark.can_choose("use Light Oath", "use Dark Oath")
    t.dark.choose("use Light Oath")
    assert (t.asked, len(t.light.hand), len(t.dark.hand)) == ("reaction", 1, 1)
    t.light.can_choose("use Light Grief", "pass")


@rule("lcg.ability.nested")
def test_an_answer_that_makes_something_happen_opens_a_sequence_of_its_own() -> None:
    t = executed([LIGHT_REVENGE], [DARK_GRIEF])
    t.dark.choose("pass")
    t.light.choose("use Light Revenge", "target TIE Fighter")
    assert (t.asked, t.chooser, t.dark.units) == ("reaction", "dark", ["Rancor"])
    t.dark.choose("use Dark Grief")
    t.light.choose("use Light Revenge")
    assert t.dark.units == []
    t.dark.choose("use Dark Grief")
    assert t.asked == "reaction"
    t.dark.choose("use Dark Grief")
    assert len(t.dark.hand) == 3


# ---------------------------------------------------------------- canceling


def canceled(**dark_side: Any) -> Table:
    """The dark player's Dark Costly is canceled by Counter-stroke."""
    t = table(
        light=side(units=["X-Wing"], hand=["Counter-stroke"]),
        dark=side(**{"hand": [DARK_COSTLY, "Espo Trooper"], **dark_side}),
    )
    t.dark.choose("play Dark Costly", "pay Shadows of Dathomir 2")
    t.light.can_choose("play Counter-stroke", "pass")
    t.light.choose("play Counter-stroke", "pay Jedi 1")
    return t


@rule("lcg.term.cancel", "lcg.term.cancel_example", "lcg.cancel.only_effects", "lcg.timing.interrupt_changes_trigger")
def test_a_canceled_event_is_discarded_and_its_costs_stay_paid() -> None:
    t = canceled()
    assert t.damage("X-Wing") == 0
    assert (t.dark.discard, t.light.discard) == (["Dark Costly"], ["Counter-stroke"])
    assert t.focus("Shadows of Dathomir") == 2


@rule("lcg.cancel.still_initiated")
def test_a_canceled_event_still_counts_as_played() -> None:
    t = canceled(play=[DARK_CHEER])
    t.dark.can_choose("use Dark Cheer", "pass")
    t.dark.choose("use Dark Cheer")
    assert t.dark.hand == ["Espo Trooper", "Espo Trooper"]


@rule("lcg.resources.any_time_payment", "lcg.play.event_timing", "lcg.initiate.events_from_hand")
def test_an_interrupt_is_paid_for_in_the_opponents_turn() -> None:
    t = canceled()
    assert (t.active, t.focus("Jedi")) == ("dark", 1)


@rule("lcg.limit.cancelled_counts", "lcg.limit.events_by_name")
def test_a_canceled_event_counts_against_its_limit() -> None:
    t = table(
        light=side(hand=["Counter-stroke"], units=["X-Wing"]),
        dark=side(hand=[DARK_ONCE, DARK_ONCE, "Espo Trooper"]),
    )
    t.dark.choose("play Dark Once")
    t.light.choose("play Counter-stroke", "pay Jedi 1")
    t.dark.can_choose("play Espo Trooper", "pass")


# ---------------------------------------------------------------- limits


@rule("lcg.limit.per_card", "lcg.ability.limit_text", "lcg.limit.on_cards_staying")
def test_each_copy_of_a_card_in_play_has_a_limit_of_its_own() -> None:
    t = table(dark=side(play=[DARK_DAILY, DARK_DAILY]), phase="draw")
    t.dark.choose("use Dark Daily", "use Dark Daily#2")
    assert (len(t.dark.hand), t.window) == (2, "deployment")
    t.dark.can_choose("play Espo Trooper", "pass")


@rule("lcg.limit.per_card", "lcg.ability.limit_text")
def test_a_limit_is_over_with_the_turn() -> None:
    t = table(dark=side(play=[DARK_DAILY]), phase="draw")
    t.dark.choose("use Dark Daily")
    t.until_turn("light")
    t.until("action")
    t.dark.choose("use Dark Daily")
    assert len(t.dark.hand) == 2


@rule("lcg.limit.events_by_name")
def test_a_limit_on_an_event_goes_for_all_copies() -> None:
    t = table(dark=side(hand=[DARK_ONCE, DARK_ONCE]), phase="draw")
    t.dark.choose("play Dark Once")
    t.dark.cannot_choose("play Dark Once")


# ---------------------------------------------------------------- initiating


@rule("lcg.initiate.must_do_something", "lcg.initiate.not_for_cost_only", "lcg.term.target")
def test_an_event_without_a_target_cannot_be_played() -> None:
    t = table(dark=side(hand=[DARK_EXECUTION, "Espo Trooper"]))
    t.dark.can_choose("play Espo Trooper", "pass")


@rule("lcg.initiate.in_play")
def test_an_ability_cannot_be_used_from_hand_or_discard_pile() -> None:
    t = table(dark=side(hand=[DARK_POST], discard=[DARK_POST]))
    t.dark.can_choose("play Dark Post", "pass")


@rule("lcg.play.sequence", "lcg.ability.triggered_after_targets", "lcg.resources.reveal_first")
def test_an_event_is_shown_then_paid_for_and_then_its_target_is_chosen() -> None:
    t = table(light=side(units=["X-Wing", "Y-Wing"]), dark=side(hand=[DARK_COSTLY]))
    t.dark.choose("play Dark Costly")
    assert t.asked == "pay"
    assert t.knowing("Dark Costly") == {"light", "dark", "spectators"}
    t.dark.choose("pay Shadows of Dathomir 2")
    t.dark.can_choose("target X-Wing", "target Y-Wing")
    t.dark.choose("target X-Wing")
    assert (t.damage("X-Wing"), t.dark.discard) == (1, ["Dark Costly"])


@rule("lcg.play.event", "lcg.term.play")
def test_an_event_goes_to_the_discard_pile_after_its_effect() -> None:
    t = executed([], [])
    assert (t.dark.discard, t.light.discard, t.dark.hand) == (["Dark Execution"], ["X-Wing"], [])
