"""Which rules a reader of a card wants, by its type, its die and the words of its abilities."""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.abilities.structure import FoeChooses, May, Then
from dejarik.abilities.words import Word
from dejarik.games.destiny.language.dice import INDIRECT, SPECIAL
from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, EVENT, PLOT, SUPPORT, UPGRADE
from dejarik.games.destiny.model.abilities import (
    Action,
    After,
    Before,
    Claim,
    PowerAction,
    Refuses,
    Replaces,
    Restriction,
    Special,
)
from dejarik.games.destiny.model.card import Card
from dejarik.games.destiny.model.keywords import Ambush, GivesGuardian, Guardian, Redeploy
from dejarik.games.destiny.vocabulary.blocking import Block, SharesShields
from dejarik.games.destiny.vocabulary.characters import DefeatLater, SpotOne
from dejarik.games.destiny.vocabulary.dice import Remove, Reroll, Turn
from dejarik.games.destiny.vocabulary.lasting import FitsAnySymbol
from dejarik.games.destiny.vocabulary.moving import MoveDamage, MoveShields
from dejarik.games.destiny.vocabulary.resolving import Resolve
from dejarik.games.destiny.vocabulary.spreading import SpreadDamage
from dejarik.games.destiny.vocabulary.stacking import LayOnThis, PlayFromCopy
from dejarik.games.destiny.vocabulary.turns import MoreActions, Spot

RULES_BY_WORD: dict[type, str] = {
    Action: "destiny.action_ability.uses_the_turn_action",
    PowerAction: "destiny.starter.poweraction.once_per_round",
    Claim: "destiny.claim_ability.optional",
    Special: "destiny.special.resolves_card_text",
    After: "destiny.queue.after_enters",
    Before: "destiny.queue.before_interrupts",
    Replaces: "destiny.effect.replacement.original_not_resolved",
    Restriction: "destiny.term.play_restriction.must_be_met",
    Ambush: "destiny.keyword.ambush.additional_action",
    Guardian: "destiny.keyword.guardian.remove_damage_die",
    GivesGuardian: "destiny.keyword.guardian.remove_damage_die",
    Redeploy: "destiny.keyword.redeploy.move_after_defeat",
    May: "destiny.ability.may_is_optional",
    Then: "destiny.effect.then.needs_full_resolution",
    Spot: "destiny.term.spot.cannot_spot",
    SpotOne: "destiny.term.spot.cannot_spot",
    Refuses: "destiny.faq.sith_holocron_royal_guard",
    FitsAnySymbol: "destiny.integral.works_without_card",
    LayOnThis: "destiny.card.premonitions.no_peeking",
    PlayFromCopy: "destiny.card.premonitions.opponents_copy",
    FoeChooses: "destiny.term.choose_option.opponent_chooses",
    Remove: "destiny.term.remove_die.definition",
    Reroll: "destiny.reroll.choose_all_first",
    Turn: "destiny.term.turn_die.other_side",
    Resolve: "destiny.carddice.cost_still_paid",
    MoveDamage: "destiny.term.move.damage_ignores_shields",
    MoveShields: "destiny.term.move.no_legal_place",
    Block: "destiny.shield.other_blocks_same_time",
    SharesShields: "destiny.shield.other_blocks_same_time",
    MoreActions: "destiny.extraaction.now_or_decline",
    DefeatLater: "destiny.effect.delayed.definition",
    SpreadDamage: "destiny.damage.own_distribution_no_excess",
}
"""The rule behind an ability or effect; that of a word holds for the words made from it."""

MOST_RULES = 8
"""More would not be read."""

RULES_BY_KIND = {
    CHARACTER: ("destiny.activate.exhaust_and_roll", "destiny.damage.defeat_at_health"),
    UPGRADE: ("destiny.upgrade.limit_three", "destiny.play.upgrade_replace_reduces_cost"),
    SUPPORT: ("destiny.support.stays_in_play",),
    EVENT: ("destiny.event.follow_then_discard",),
    BATTLEFIELD: ("destiny.claim.take_control",),
    PLOT: ("destiny.starter.plot.optional_one",),
}


def rules_for(card: Card) -> tuple[str, ...]:
    """The rules about the card's own words first, then about its die, then about its type."""
    found = [rule for ability in card.abilities for rule in _rules_of(ability)]
    if any(side.modifier for side in card.die):
        found.append("destiny.modifier.needs_base_die")
    if any(side.cost for side in card.die):
        found.append("destiny.die.cost_must_be_paid")
    if any(side.symbol == INDIRECT for side in card.die):
        found.append("destiny.starter.indirect.split_freely")
    if any(side.symbol == SPECIAL for side in card.die):
        found.append("destiny.symbol.special.use_card_ability")
    found += RULES_BY_KIND[card.kind]
    if card.unique:
        found.append("destiny.unique.one_copy_in_play")
    return tuple(dict.fromkeys(found))[:MOST_RULES]


def _rules_of(word: Word) -> Iterator[str]:
    yield from (rule for kind, rule in RULES_BY_WORD.items() if isinstance(word, kind))
    for part in word.words():
        yield from _rules_of(part)
