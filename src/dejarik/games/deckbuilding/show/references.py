"""Which rules a reader of a card wants, by its type, its faction and the words of its abilities."""

from __future__ import annotations

from collections.abc import Iterator

from dejarik.abilities.words import Word
from dejarik.games.deckbuilding.model.abilities import Arrival, Aura, Bonus, Use, When
from dejarik.games.deckbuilding.model.card import Card
from dejarik.games.deckbuilding.model.moments import REVEALED
from dejarik.games.deckbuilding.model.state import EMPIRE, NEUTRAL, REBEL
from dejarik.games.deckbuilding.model.words import Condition
from dejarik.games.deckbuilding.vocabulary.fights import Damage, DamageBase, Destroy
from dejarik.games.deckbuilding.vocabulary.gains import ExileThis, GainForce, Repair
from dejarik.games.deckbuilding.vocabulary.galaxy import LookAtTop, Reveal
from dejarik.games.deckbuilding.vocabulary.hands import Discard, Exile
from dejarik.games.deckbuilding.vocabulary.joining import Choose
from dejarik.games.deckbuilding.vocabulary.selectors import HAND_CARD, ROW_CARD

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


def _rules_of(word: Word) -> Iterator[str]:
    """The rules behind a word and all the words in it, however deep."""
    if isinstance(word, When) and word.moment == REVEALED:
        yield "deckbuilding.when.reveal_base"
    if isinstance(word, Condition):
        yield word.refusal.rule
    elif isinstance(word, Discard):
        yield f"deckbuilding.discard.{'row_pile' if word.select is ROW_CARD else 'own_choice'}"
    elif isinstance(word, Exile):
        yield f"deckbuilding.exile.{'from_hand' if word.select is HAND_CARD else 'zone'}"
    yield from (rule for kind, rule in RULES_BY_WORD.items() if isinstance(word, kind))
    for part in word.words():
        yield from _rules_of(part)
