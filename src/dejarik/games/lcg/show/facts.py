"""Cards for people to read: numbers, traits and the text made from their abilities."""

from __future__ import annotations

from functools import cache
from typing import Final

from dejarik.games.lcg.cards import ALL_CARDS
from dejarik.games.lcg.language.names import AFFILIATION_NAMES, ICON_NAMES, KIND_NAMES
from dejarik.games.lcg.language.terms import AFFILIATION, ENHANCEMENT, EVENT, FATE, UNIT, Icons
from dejarik.games.lcg.language.traits import TRAITS
from dejarik.games.lcg.model.card import Card
from dejarik.games.lcg.show.looks import look_of
from dejarik.games.lcg.show.references import rules_for
from dejarik.kernel.game import CardFacts
from dejarik.kernel.rules import Catalogue
from dejarik.kernel.text import Text, capital, joined
from dejarik.kernel.view import Number

COSTLY: Final = frozenset({UNIT, ENHANCEMENT, EVENT})
ICON_KEYS: Final = ("unitdmg", "blast", "tactics")
_WITH_EDGE: Final = Text("edge-enabled {icon}", "{icon} (przy przewadze)")
_UNIQUE: Final = Text("unique", "unikatowa")

NUMBERS: Final = {
    "cost": Text("cost", "koszt"),
    "heart": Text("damage capacity", "wytrzymałość"),
    "hit": Text("damage", "obrażenia"),
    "shield": Text("shields", "osłony"),
    "focustok": Text("focus tokens", "żetony skupienia"),
    "force": Text("Force icons", "symbole Mocy"),
    "resource": Text("resources", "zasoby"),
    "priority": Text("edge priority", "priorytet przewagi"),
    "captured": Text("captured cards", "schwytane karty"),
    "destroyed": Text("destroyed", "zniszczone"),
    "hand": Text("cards in hand", "karty na ręce"),
    **dict(zip(ICON_KEYS, ICON_NAMES, strict=True)),
    **{f"edge-{key}": _WITH_EDGE.fill(icon=name) for key, name in zip(ICON_KEYS, ICON_NAMES, strict=True)},
}


@cache
def number(icon: str, value: int) -> Number:
    """A number with its icon and name."""
    return Number(icon, value, NUMBERS[icon])


def facts(rules: Catalogue) -> tuple[CardFacts, ...]:
    """Every card of the pool."""
    return tuple(_facts(card, rules) for card in ALL_CARDS)


def _facts(card: Card, rules: Catalogue) -> CardFacts:
    return CardFacts(
        key=card.key,
        name=card.name,
        kind=capital(KIND_NAMES[card.kind]),
        copies=0,
        numbers=printed_numbers(card),
        text=text_of(card),
        traits=traits(card),
        look=look_of(card),
        rules=rules.about(card.name.en, rules_for(card)),
        own_polish=card.has_own_polish,
    )


@cache
def printed_numbers(card: Card) -> tuple[Number, ...]:
    """The numbers printed on a card."""
    found = [number("cost", card.cost)] if card.kind in COSTLY else []
    if card.kind == FATE:
        found.append(number("priority", card.priority))
    if card.resources:
        found.append(number("resource", card.resources))
    found += icon_numbers(card.icons, card.edge_icons)
    if card.force:
        found.append(number("force", card.force))
    if card.capacity:
        found.append(number("heart", card.capacity))
    return tuple(found)


def icon_numbers(normal: Icons, edge_enabled: Icons) -> list[Number]:
    """Combat icons, the edge-enabled ones behind the others, those that are there at all."""
    plain = [number(key, count) for key, count in zip(ICON_KEYS, normal, strict=True) if count]
    return plain + [number(f"edge-{key}", count) for key, count in zip(ICON_KEYS, edge_enabled, strict=True) if count]


def traits(card: Card) -> Text:
    """The affiliation, unless its name is the card's own, whether it is unique, and the traits, as a clause."""
    words = [] if card.kind == AFFILIATION else [AFFILIATION_NAMES[card.affiliation]]
    return joined([*words, *([_UNIQUE] if card.unique else []), *(TRAITS[trait] for trait in card.traits)], ", ")


@cache
def text_of(card: Card) -> Text:
    """What a card does."""
    return joined((*_deck_lines(card), *_host_line(card), *[ability.text_on(card.kind) for ability in card.abilities]))


def _deck_lines(card: Card) -> list[Text]:
    """What an objective says about decks (lcg.deck.affiliation_only, lcg.deck.limit_one_per_objective_deck)."""
    found = []
    if card.locked:
        name = AFFILIATION_NAMES[card.affiliation]
        found.append(Text("{name} affiliation only.", "Tylko stronnictwo: {name}.").fill(name=name))
    if card.single:
        found.append(Text("Limit 1 per objective deck.", "Tylko jedna taka karta na talię celów."))
    return found


def _host_line(card: Card) -> list[Text]:
    """What an enhancement is attached to."""
    if card.kind != ENHANCEMENT:
        return []
    if card.enhances is None:
        return [Text("Enhance your play area.", "Ulepsz swój obszar gry.")]
    return [Text("Enhance {host}.", "Ulepsz {host}.").fill(host=card.enhances.one())]
