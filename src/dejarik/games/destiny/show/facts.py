"""Cards for people to read: numbers, die, traits and the text made from their abilities."""

from __future__ import annotations

from functools import cache

from dejarik.games.destiny.cards import ALL_CARDS
from dejarik.games.destiny.language.dice import SYMBOL_KEYS, UNVALUED, Side, X
from dejarik.games.destiny.language.nouns import (
    AFFILIATION_NAMES,
    COLOR_GROUPS,
    COLOR_NAMES,
    KIND_NAMES,
    RARITY_NAMES,
    SUBTYPE_NAMES,
    UNIQUE,
)
from dejarik.games.destiny.model.card import Card
from dejarik.games.destiny.show.looks import look_of
from dejarik.games.destiny.show.references import rules_for
from dejarik.kernel.game import CardFacts
from dejarik.kernel.rules import Catalogue
from dejarik.kernel.text import EMPTY, Text, joined
from dejarik.kernel.view import Face, Number

NUMBERS = {
    "cost": Text("cost", "koszt"),
    "heart": Text("health", "wytrzymałość"),
    "hit": Text("damage", "obrażenia"),
    "shield": Text("shields", "osłony"),
    "points": Text("points", "punkty"),
    "elite": Text("points with two dice", "punkty z dwiema kośćmi"),
    "resource": Text("resources", "zasoby"),
    "hand": Text("cards in hand", "karty na ręce"),
    "deck": Text("cards in deck", "karty w talii"),
}


def number(icon: str, value: int) -> Number:
    """A number with its icon and name."""
    return Number(icon, value, NUMBERS[icon])


def facts(rules: Catalogue) -> tuple[CardFacts, ...]:
    """Every card of the pool."""
    known = {rule.id for rule in rules}
    return tuple(_facts(card, known) for card in ALL_CARDS)


def _facts(card: Card, known: set[str]) -> CardFacts:
    return CardFacts(
        key=card.key,
        name=card.name,
        kind=KIND_NAMES[card.kind],
        copies=0,
        numbers=printed_numbers(card),
        text=text_of(card),
        subtitle=card.subtitle,
        traits=traits(card),
        look=look_of(card),
        faces=tuple(map(face, card.die)),
        rules=tuple(rule for rule in rules_for(card) if rule in known),
        own_polish=card.has_own_polish,
    )


def printed_numbers(card: Card) -> tuple[Number, ...]:
    """The numbers printed on a card."""
    if card.health:
        elite = [number("elite", card.points[1])] if len(card.points) > 1 else []
        return (number("heart", card.health), number("points", card.points[0]), *elite)
    if card.points:
        return (number("points", card.points[0]),)
    return (number("cost", card.cost),) if card.kind in (1, 2, 3) else ()


def traits(card: Card) -> Text:
    """Whether it is unique, its colour, side, subtypes and rarity, as a clause."""
    words = [
        *([UNIQUE] if card.unique else []),
        COLOR_NAMES[card.color] + " (" + COLOR_GROUPS[card.color] + ")",
        AFFILIATION_NAMES[card.side],
        *(SUBTYPE_NAMES[subtype] for subtype in card.subtypes),
        RARITY_NAMES[card.rarity],
    ]
    return joined(words, ", ")


@cache
def text_of(card: Card) -> Text:
    """What a card does."""
    return joined(ability.text_on(card.kind) for ability in card.abilities) if card.abilities else EMPTY


@cache
def face(side: Side) -> Face:
    """A side of a die as pages draw it; X has no number."""
    value = None if side.symbol in UNVALUED or side.value == X else side.value
    return Face(SYMBOL_KEYS[side.symbol], value, side.modifier, side.cost)
