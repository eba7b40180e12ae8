"""The cards and boards of Bounty for people to read: printed numbers and generated texts."""

from __future__ import annotations

from dejarik.games.bounty import text
from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS, Character, MarketCard, Mission
from dejarik.games.bounty.looks import look_of
from dejarik.games.bounty.notation import NOTATION
from dejarik.games.bounty.state import FINAL_LEVEL
from dejarik.kernel.game import CardFacts
from dejarik.kernel.rules import Catalogue
from dejarik.kernel.text import Text
from dejarik.kernel.view import Number

COST_NAME = Text("cost", "koszt")
KINDS = {
    "equipment": Text("equipment", "ekwipunek"),
    "event": Text("event", "wydarzenie"),
    "mission": Text("mission", "misja"),
    "character": Text("character", "postać"),
}


RULES: dict[str, tuple[str, ...]] = {
    "equipment": (
        "bounty.equip.pay_cost",
        "bounty.equip.free_slot",
        "bounty.equip.timing",
        "bounty.mission.choose_equipment",
        "bounty.sell.half_price",
    ),
    "event": (
        "bounty.event.opponent_one_each",
        "bounty.event.performer_after",
        "bounty.event.needs_200",
        "bounty.mission.requirement_total",
        "bounty.mission.events_discarded",
        "bounty.sell.events_too",
    ),
    "mission": (
        "bounty.mission.choose_open",
        "bounty.mission.compare",
        "bounty.mission.each_attribute_separately",
        "bounty.mission.success_reward",
        "bounty.mission.failure_penalty",
        "bounty.mission.failure_returns",
    ),
    "character": ("bounty.character.unique_ability", "bounty.character_board.fields", "bounty.equip.four_slots"),
}
"""The rules a reader of a card of each kind wants."""

LASTING_RULES = ("bounty.equipment.permanent_stays",)
TEMPORARY_RULES = ("bounty.temporary.discard_after_use", "bounty.temporary.unused_stays")
FINAL_RULES = ("bounty.end.level_four",)


def facts(catalogue: Catalogue) -> tuple[CardFacts, ...]:
    """Every character and card of the set, for people to read."""
    numbered = [card for card in range(len(ALL_CARDS)) if "#" not in NOTATION[card]]
    return (*(_character(c, catalogue) for c in CHARACTERS), *(_card(card, catalogue) for card in numbered))


def _character(character: Character, catalogue: Catalogue) -> CardFacts:
    return CardFacts(
        character.key,
        character.name,
        KINDS["character"],
        1,
        symbol_numbers(character.symbols),
        text.ability_text(character),
        look=look_of(character),
        rules=catalogue.about(character.name.en, RULES["character"]),
    )


def _card(card: int, catalogue: Catalogue) -> CardFacts:
    definition = ALL_CARDS[card]
    return CardFacts(
        definition.key,
        definition.name,
        KINDS[definition.kind],
        definition.copies,
        card_numbers(definition),
        text.card_text(card),
        look=look_of(definition),
        rules=catalogue.about(definition.name.en, (*_more_rules(definition), *RULES[definition.kind])),
    )


def _more_rules(definition: MarketCard | Mission) -> tuple[str, ...]:
    """What matters for this card besides what is true of all cards of its kind."""
    if isinstance(definition, Mission):
        return FINAL_RULES if definition.level == FINAL_LEVEL else ()
    if definition.is_event:
        return ()
    return TEMPORARY_RULES if definition.temporary else LASTING_RULES


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
