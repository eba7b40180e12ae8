"""What Destiny says: questions, labels, the rules behind options, why something is not possible, and the log."""

from __future__ import annotations

from typing import Final

from dejarik.games.destiny.model.state import DestinyState
from dejarik.games.destiny.show.deeds import DEEDS
from dejarik.games.destiny.show.labels import LABEL_GAPS, LABELS
from dejarik.games.destiny.show.questions import CONFIRMS, QUESTION_GAPS, QUESTIONS, asker
from dejarik.games.destiny.show.story import EFFECTS, HEADINGS, LINE_GAPS, LINES, PHASES
from dejarik.kernel.text import Text
from dejarik.kernel.wording import Wording

CHOICE: Final = "destiny.term.choose_target.must_fit"

RULES: Final[dict[str, str]] = dict.fromkeys(LABELS, CHOICE) | {
    "pass": "destiny.pass.instead_of_action",
    "claim": "destiny.claim.take_control",
    "decline": "destiny.ability.may_is_optional",
    "yes": "destiny.ability.may_is_optional",
    "no": "destiny.ability.may_is_optional",
    "done": "destiny.faq.not_all_dice_needed",
    "activate": "destiny.activate.exhaust_and_roll",
    "resolve": "destiny.resolve.same_symbol_only",
    "modify": "destiny.modifier.adds_to_value",
    "play": "destiny.hand.play_as_action",
    "use": "destiny.action_ability.uses_the_turn_action",
    "discard_to_reroll": "destiny.reroll.discard_one_card",
    "put_back": "destiny.setup.redraw",
    "battlefield": "destiny.setup.winner_picks_battlefield",
    "remove": "destiny.term.remove_die.definition",
    "reroll": "destiny.reroll.choose_all_first",
    "turn": "destiny.term.turn_die.definition",
    "side": "destiny.integral.works_without_card",
    "roll": "destiny.term.roll.includes_reroll",
    "assign": "destiny.damage.own_distribution_no_excess",
    "attach": "destiny.keyword.redeploy.move_after_defeat",
    "move": "destiny.term.move.not_to_same_place",
    "give_up": "destiny.upgrade.excess_discarded",
    "instead": "destiny.effect.replacement.order_own",
    "next": "destiny.simultaneous.same_player_after",
    "player": "destiny.simultaneous.several_players",
    "opponent": "destiny.multi.choose_opponent",
    "choose": "destiny.term.choose_option.any",
    "shield": "destiny.symbol.shield.give",
    "hit": "destiny.damage.place_tokens",
    "heal": "destiny.term.heal.definition",
    "from": "destiny.term.move.not_to_same_place",
    "to": "destiny.term.move.damage_ignores_shields",
    "reveal": "destiny.starter.term_reveal",
}
"""By the verb; where there is no rule about it, the one about what may be chosen."""

RULES_BY_KIND: Final[dict[str, dict[str, str]]] = {
    "redraw": {"done": "destiny.setup.redraw"},
    "upkeep": {"discard": "destiny.upkeep.discard_then_draw", "done": "destiny.upkeep.discard_then_draw"},
    "modify": {"done": "destiny.modifier.adds_to_value"},
    "turn": {"done": "destiny.term.turn_die.definition"},
    "reroll": {"done": "destiny.reroll.choose_all_first"},
    "guardian": {"remove": "destiny.keyword.guardian.remove_damage_die"},
    "extra_action": {"decline": "destiny.extraaction.decline_is_not_pass"},
    "strike": {"hit": "destiny.symbol.melee.one_character"},
    "shelter": {"shield": "destiny.symbol.shield.one_character"},
}
"""Where the rule depends on what is asked."""

REASONS: Final[dict[str, Text]] = {
    "destiny.play.not_enough_resources": Text("it costs {0}, you have {1}", "kosztuje {0}, a masz {1}"),
    "destiny.resource.currency": Text("it costs {0}, you have {1}", "kosztuje to {0}, a masz {1}"),
    "destiny.unique.cannot_play_second": Text(
        "you have that unique card in play", "masz już w grze tę unikatową kartę"
    ),
    "destiny.term.play_restriction.must_be_met": Text(
        "its play restriction is not met", "jej ograniczenie zagrania nie jest spełnione"
    ),
    "destiny.faq.sith_holocron_royal_guard": Text(
        "cards like it cannot be played on this character", "takich kart nie można zagrać na tę postać"
    ),
    "destiny.upgrade.limit_three": Text(
        "the character has three upgrades, replace one", "postać ma już trzy ulepszenia, zastąp jedno z nich"
    ),
    "destiny.activate.must_be_ready": Text("it is exhausted", "jest wyczerpana"),
    "destiny.activate.support_without_die": Text("it has no die", "nie ma kości"),
    "destiny.exhausted.cannot_exhaust_again": Text("it is already exhausted", "jest już wyczerpana"),
    "destiny.starter.poweraction.once_per_round": Text(
        "its power action was used this round", "jej potężnej akcji użyto już w tej rundzie"
    ),
    "destiny.modifier.never_alone": Text("a modifier needs another die", "modyfikator wymaga innej kości"),
    "destiny.die.cost_unpayable": Text("the side costs {0}, you have {1}", "ścianka kosztuje {0}, a masz {1}"),
    "destiny.symbol.blank.no_effect": Text("a blank does nothing", "pusta ścianka nic nie robi"),
    "destiny.claim.once_per_round": Text(
        "the battlefield was claimed this round", "w tej rundzie zajęto już pole bitwy"
    ),
    "destiny.reroll.needs_dice_in_pool": Text("you have no dice in your pool", "nie masz kości w puli"),
}

WORDING: Final[Wording[DestinyState]] = Wording(
    questions=QUESTIONS,
    labels=LABELS,
    confirms=CONFIRMS,
    rules=RULES_BY_KIND,
    rules_by_verb=RULES,
    reasons=REASONS,
    lines=LINES,
    deeds=DEEDS,
    headings=HEADINGS,
    phases=PHASES,
    effects=EFFECTS,
    asker=asker,
    question_gaps=QUESTION_GAPS,
    label_gaps=LABEL_GAPS,
    line_gaps=LINE_GAPS,
)
