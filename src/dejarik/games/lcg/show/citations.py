"""Which rule allows an option, by the kind of decision and the verb."""

from __future__ import annotations

from typing import Final

from dejarik.games.lcg.language.terms import ENHANCEMENT, EVENT, UNIT
from dejarik.games.lcg.model.moments import DEPLOY_WINDOW
from dejarik.games.lcg.model.state import LcgState
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.wording import Rules

PLAYED: Final = {UNIT: "lcg.play.unit", ENHANCEMENT: "lcg.play.enhancement_attach", EVENT: "lcg.play.event"}


def _played(s: LcgState, option: Option) -> str:
    card = subject(option)
    if s.deal.kind[card] == ENHANCEMENT and s.deal.cards[card].enhances is None:
        return "lcg.play.enhancement_play_area"
    return PLAYED[s.deal.kind[card]]


def _passed(s: LcgState, _: Option) -> str:
    in_deployment = s.windows[-1].event.moment == DEPLOY_WINDOW
    return "lcg.deploy.ends_on_two_passes" if in_deployment else "lcg.timing.action_window_closes"


RULES: Final[Rules[LcgState]] = {
    "put_back": "lcg.setup.draw_four_objectives",
    "mulligan": {"keep": "lcg.setup.mulligan", "mulligan": "lcg.setup.mulligan_keep"},
    "reveal": "lcg.setup.objective_order_choice",
    "balance": "lcg.balance.light_damage",
    "draw_discard": "lcg.draw.optional_discard",
    "discard_down": "lcg.draw.discard_down",
    "commit": {"commit": "lcg.force.commit_step", "done": "lcg.force.struggle"},
    "action": {
        "play": _played,
        "use": "lcg.timing.action_only_in_window",
        "repeat": "lcg.loop.show",
        "pass": _passed,
    },
    "times": "lcg.loop.state_number",
    "interrupt": {
        "play": "lcg.play.event_timing",
        "use": "lcg.timing.interrupt_before_trigger",
        "pass": "lcg.timing.interrupt_closed",
    },
    "reaction": {
        "play": "lcg.play.event_timing",
        "use": "lcg.timing.reaction_after_trigger",
        "pass": "lcg.timing.reaction_closed",
    },
    "forced": "lcg.ability.forced_first",
    "pay": "lcg.resources.several_sources",
    "attach": {
        "attach": "lcg.play.enhancement_attach",
        "dial": "lcg.enhancement.other_elements",
        "as_unit": "lcg.errata.black_squadron_pilot",
    },
    "target": "lcg.term.target",
    "engage": {
        "engage": "lcg.engage.step1_choose_objective",
        "dial": "lcg.win.trench_run",
        "done": "lcg.conflict.optional",
    },
    "attackers": "lcg.engage.step2_declare_attackers",
    "defenders": "lcg.engage.step3_declare_defenders",
    "shielding": "lcg.keyword.shielding",
    "edge": {"edge": "lcg.edge.any_card", "pass": "lcg.edge.two_passes_end"},
    "fate_order": "lcg.edge.fate_same_player_tie",
    "fate_again": "lcg.edge.fate_order",
    "edge_discard": "lcg.edge.discard_order",
    "discard_order": "lcg.discard.order",
    "strike": "lcg.strike.must_strike",
    "icons": {
        "hit": "lcg.strike.unit_damage",
        "split": "lcg.strike.shii_cho_or_targeted",
        "blast": "lcg.strike.blast_damage",
        "tactics": "lcg.strike.tactics_any_enemy",
    },
    "damage_order": "lcg.win.simultaneous",
    "protect": "lcg.keyword.protect",
    "shield": {"shield": "lcg.shield.prevent", "no": "lcg.shield.optional"},
    "shield_focus": {"shield": "lcg.shield.prevent", "no": "lcg.shield.optional"},
    "capture_at": "lcg.capture.choice_of_objective",
    "may": "lcg.ability.optional",
    **dict.fromkeys(("deck", "put_under", "put_back_on", "put_rest_under", "pay_or_end"), "lcg.general.golden_rule"),
    "move_damage": "lcg.damage.move_not_dealing",
    "prevent": "lcg.timing.interrupt_changes_trigger",
    **dict.fromkeys(("choose", "foe_choose", "pick", "discard", "discard_x", "strip"), "lcg.general.golden_rule"),
}
