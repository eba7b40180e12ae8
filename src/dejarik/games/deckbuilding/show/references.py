"""Which rules a reader of a card wants, by its type, its faction and the words of its abilities."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from typing import TypeAlias

from dejarik.games.deckbuilding.model.abilities import REVEALED, Ability, Arrival, Aura, Bonus, Use, When
from dejarik.games.deckbuilding.model.card import Card
from dejarik.games.deckbuilding.model.state import EMPIRE, NEUTRAL, REBEL
from dejarik.games.deckbuilding.model.words import Condition, Effect
from dejarik.games.deckbuilding.vocabulary.choices import Choose, Damage, DiscardOwn, Exile, ExileFromHand, FoeDiscards
from dejarik.games.deckbuilding.vocabulary.effects import DamageBase, ExileThis, GainForce, LookAtTop, Repair, Reveal
from dejarik.games.deckbuilding.vocabulary.row_choices import Destroy, DiscardFromRow

Word: TypeAlias = Ability | Condition | Effect

RULES_BY_WORD: dict[type, str] = {
    Use: "deckbuilding.ability.once",
    When: "deckbuilding.when.trigger",
    Bonus: "deckbuilding.while.constant",
    Aura: "deckbuilding.while.constant",
    Arrival: "deckbuilding.buy.several_destinations",
    Choose: "deckbuilding.choose.possible",
    Damage: "deckbuilding.damage.direct",
    DamageBase: "deckbuilding.damage.direct",
    Destroy: "deckbuilding.destroy.at_once",
    DiscardFromRow: "deckbuilding.discard.row_pile",
    DiscardOwn: "deckbuilding.discard.own_choice",
    FoeDiscards: "deckbuilding.discard.own_choice",
    Exile: "deckbuilding.exile.zone",
    ExileFromHand: "deckbuilding.exile.from_hand",
    ExileThis: "deckbuilding.exile.self",
    GainForce: "deckbuilding.force.gain",
    LookAtTop: "deckbuilding.look.secret",
    Repair: "deckbuilding.repair.base",
    Reveal: "deckbuilding.reveal.public",
}
"""The rule behind an ability or effect; that of a word holds for the words made from it."""

RULES_BY_KIND = (
    ("deckbuilding.play.units_leave", "deckbuilding.commit.row"),
    (
        "deckbuilding.play.ships_stay",
        "deckbuilding.attack.base.ships_first",
        "deckbuilding.attack.base.ship_destroyed",
        "deckbuilding.row.no_ships",
    ),
    (
        "deckbuilding.attack.base.destroyed",
        "deckbuilding.attack.base.damage_stays",
        "deckbuilding.start.new_base",
    ),
)
"""Those about units, capital ships and bases."""

RULES_BY_FACTION = {
    EMPIRE: "deckbuilding.buy.rebel_limit",
    REBEL: "deckbuilding.buy.empire_limit",
    NEUTRAL: "deckbuilding.faction.neutral_both",
}


def rules_for(card: Card) -> tuple[str, ...]:
    """The rules about the card's own words first, then those about its kind, then who may buy or attack it."""
    found = [rule for ability in card.abilities for rule in _rules_of(ability)]
    found += RULES_BY_KIND[card.kind]
    if card.reward is not None:
        found += ("deckbuilding.row.success", "deckbuilding.row.reward_last")
    if card.cost:
        found.append(RULES_BY_FACTION[card.faction])
    if card.unique:
        found.append("deckbuilding.card.unique")
    return tuple(found)


def _rules_of(ability: Ability) -> Iterator[str]:
    if isinstance(ability, When) and ability.moment == REVEALED:
        yield "deckbuilding.when.reveal_base"
    for word in _words_of(ability):
        if isinstance(word, Condition):
            yield word.rule
        yield from (rule for kind, rule in RULES_BY_WORD.items() if isinstance(word, kind))


def _words_of(word: Word) -> Iterator[Word]:
    """A word and all the words in it, however deep."""
    yield word
    for part in fields(word):
        found = getattr(word, part.name)
        for inner in found if isinstance(found, tuple) else (found,):
            if isinstance(inner, Condition | Effect):
                yield from _words_of(inner)
