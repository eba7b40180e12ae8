"""The cards of the Deckbuilding Game for people to read: printed numbers and generated texts."""

from __future__ import annotations

from dejarik.games.deckbuilding.cards import TITLES
from dejarik.games.deckbuilding.model.card import Card
from dejarik.games.deckbuilding.model.state import NEUTRAL, SHIP
from dejarik.games.deckbuilding.model.terms import FACTION_NAMES, TRAIT_NAMES
from dejarik.games.deckbuilding.show.looks import look_of
from dejarik.games.deckbuilding.show.references import rules_for
from dejarik.kernel.game import CardFacts
from dejarik.kernel.rules import Catalogue
from dejarik.kernel.text import EMPTY, Text, joined, sentence
from dejarik.kernel.view import Number

KIND_KEYS = ("unit", "capital_ship", "base")
KINDS = (Text("unit", "jednostka"), Text("capital ship", "okręt"), Text("base", "baza"))
NEUTRAL_SHIP = Text("neutral", "neutralny")
NUMBERS: dict[str, Text] = {
    "cost": Text("cost", "koszt"),
    "attack": Text("attack", "atak"),
    "resources": Text("resources", "zasoby"),
    "force": Text("Force", "Moc"),
    "target": Text("target value", "wartość docelowa"),
    "damage": Text("damage", "obrażenia"),
    "hit_points": Text("hit points", "wytrzymałość"),
}


def facts(catalogue: Catalogue) -> tuple[CardFacts, ...]:
    """Every card once."""
    return tuple(
        CardFacts(
            card.key,
            card.name,
            _kind(card),
            card.copies,
            numbers(card),
            joined((card.text, _reward(card))),
            traits=_traits(card),
            look=look_of(card),
            rules=catalogue.about(card.name.en, rules_for(card)),
        )
        for card in TITLES
    )


def _kind(card: Card) -> Text:
    """Type and faction."""
    faction = NEUTRAL_SHIP if card.faction == NEUTRAL and card.kind == SHIP else FACTION_NAMES[card.faction]
    return KINDS[card.kind] + " (" + faction + ")"


def numbers(card: Card, **changed: int) -> tuple[Number, ...]:
    """The numbers of a card that are not zero, in the order they are drawn; some may differ from what is printed."""
    found = {
        "cost": card.cost,
        "attack": card.attack,
        "resources": card.resources,
        "force": card.force,
        "target": card.target,
        "damage": 0,
        "hit_points": card.hit_points,
    } | changed
    return tuple(Number(icon, number, NUMBERS[icon]) for icon, number in found.items() if number)


def whole_text(card: Card) -> Text:
    """Traits, ability and reward."""
    traits = _traits(card)
    return joined((sentence(traits) if traits.en else EMPTY, card.text, _reward(card)))


def _traits(card: Card) -> Text:
    words = [Text("unique", "unikatowa")] if card.unique else []
    words += [TRAIT_NAMES[trait] for trait in sorted(card.traits)]
    return joined(words, ", ")


def _reward(card: Card) -> Text:
    if card.reward is None:
        return EMPTY
    return Text("Reward: ", "Nagroda: ") + card.reward.clause.say() + "."
