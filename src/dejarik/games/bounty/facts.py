"""The cards and boards of Bounty for people to read: printed numbers and generated texts."""

from __future__ import annotations

from dejarik.games.bounty import text
from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS, MarketCard, Mission
from dejarik.games.bounty.notation import NOTATION
from dejarik.kernel.game import CardFacts
from dejarik.kernel.text import Text
from dejarik.kernel.view import Number

COST_NAME = Text("cost", "koszt")
KINDS = {
    "equipment": Text("equipment", "ekwipunek"),
    "event": Text("event", "wydarzenie"),
    "mission": Text("mission", "misja"),
    "character": Text("character", "postać"),
}


def facts() -> tuple[CardFacts, ...]:
    """Every character and card of the set, for people to read."""
    found = [
        CardFacts(c.key, c.name, KINDS["character"], 1, symbol_numbers(c.symbols), text.ability_text(c))
        for c in CHARACTERS
    ]
    for card, definition in enumerate(ALL_CARDS):
        if "#" not in NOTATION[card]:
            found.append(
                CardFacts(
                    definition.key,
                    definition.name,
                    KINDS[definition.kind],
                    definition.copies,
                    card_numbers(definition),
                    text.card_text(card),
                )
            )
    return tuple(found)


def card_numbers(definition: MarketCard | Mission) -> tuple[Number, ...]:
    """The printed numbers of a card, in the order they are drawn."""
    if isinstance(definition, MarketCard):
        return (Number("cost", definition.cost, COST_NAME), *symbol_numbers(definition.symbols))
    return (
        Number("level", definition.level, Text("level", "poziom")),
        *symbol_numbers(definition.symbols),
        Number("reward", definition.reward, Text("reward", "nagroda")),
        Number("penalty", definition.penalty, Text("penalty", "kara")),
    )


def symbol_numbers(symbols: tuple[int, ...]) -> tuple[Number, ...]:
    """The attribute symbols of a card or board."""
    found = zip(text.ATTRIBUTE_KEYS, symbols, text.ATTRIBUTES, strict=True)
    return tuple(Number(key, number, name) for key, number, name in found if number)
