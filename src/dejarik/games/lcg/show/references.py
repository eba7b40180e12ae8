"""Which rules a reader of a card wants, by its type and the words of its abilities."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from dejarik.abilities.structure import May, Then
from dejarik.abilities.words import Word
from dejarik.games.lcg.language.terms import AFFILIATION, ENHANCEMENT, EVENT, FATE, OBJECTIVE, UNIT
from dejarik.games.lcg.model import abilities, constants, keywords
from dejarik.games.lcg.model.card import Card
from dejarik.games.lcg.model.targets import Target

RULES_BY_WORD: Final[dict[type, str]] = {
    keywords.Elite: "lcg.keyword.elite",
    keywords.Limited: "lcg.keyword.limited",
    keywords.Shielding: "lcg.keyword.shielding",
    keywords.TargetedStrike: "lcg.keyword.targeted_strike",
    keywords.NoEnhancements: "lcg.keyword.no_enhancements",
    keywords.Edge: "lcg.keyword.edge",
    keywords.Protect: "lcg.keyword.protect",
    abilities.Action: "lcg.timing.action_only_in_window",
    abilities.Reaction: "lcg.timing.reaction_after_trigger",
    abilities.Interrupt: "lcg.timing.interrupt_before_trigger",
    abilities.Fate: "lcg.edge.fate_order",
    constants.Constant: "lcg.ability.constant",
    constants.Lasts: "lcg.lasting.definition",
    Target: "lcg.term.target",
    May: "lcg.ability.optional",
    Then: "lcg.term.then",
}
"""The rule behind an ability or effect; that of a word holds for the words made from it."""

RULES_BY_KIND: Final = {
    AFFILIATION: ("lcg.component.affiliation_resource", "lcg.affiliation.in_play"),
    OBJECTIVE: ("lcg.card.objective.anatomy", "lcg.objective.destroyed_to_victory_pile"),
    UNIT: ("lcg.play.unit", "lcg.card.combat_icons", "lcg.card.edge_enabled_icons"),
    ENHANCEMENT: ("lcg.play.enhancement_attach", "lcg.enhancement.needs_host"),
    EVENT: ("lcg.play.event", "lcg.play.event_timing"),
    FATE: ("lcg.card.fate.anatomy", "lcg.edge.any_card"),
}


def rules_for(card: Card) -> tuple[str, ...]:
    """The rules about the card's own words first, then about its type."""
    found = [rule for ability in card.abilities for rule in _rules_of(ability)]
    found += RULES_BY_KIND[card.kind]
    if card.unique:
        found.append("lcg.unique.one_copy")
    return tuple(dict.fromkeys(found))


def _rules_of(word: Word) -> Iterator[str]:
    yield from (rule for kind, rule in RULES_BY_WORD.items() if isinstance(word, kind))
    for part in word.words():
        yield from _rules_of(part)
