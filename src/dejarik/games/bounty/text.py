"""The words of Bounty: nouns, names, and what cards and characters do, said from their numbers."""

from __future__ import annotations

from functools import cache, lru_cache

from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS, Character
from dejarik.games.bounty.state import BountyState
from dejarik.kernel.events import HIDDEN
from dejarik.kernel.text import EMPTY, Case, Noun, Text, listed, quoted

CREDIT = Noun(
    ("credit", "credits"),
    ("kredyt", "kredytu", "kredytowi", "kredyt", "kredytem", "kredycie"),
    ("kredyty", "kredytów", "kredytom", "kredyty", "kredytami", "kredytach"),
)
ACTION = Noun(
    ("action", "actions"),
    ("akcja", "akcji", "akcji", "akcję", "akcją", "akcji"),
    ("akcje", "akcji", "akcjom", "akcje", "akcjami", "akcjach"),
)
SYMBOL = Noun(
    ("symbol", "symbols"),
    ("symbol", "symbolu", "symbolowi", "symbol", "symbolem", "symbolu"),
    ("symbole", "symboli", "symbolom", "symbole", "symbolami", "symbolach"),
)

ATTRIBUTE_KEYS = ("firepower", "agility", "armor", "cunning")
ATTRIBUTES = (
    Text("firepower", "siła ognia"),
    Text("agility", "zwinność"),
    Text("armor", "pancerz"),
    Text("cunning", "spryt"),
)


@cache
def credits_text(amount: int) -> Text:
    """An amount of money in the accusative, as after "pay" or "take"."""
    return CREDIT.count(amount, Case.ACCUSATIVE)


@cache
def actions_text(number: int) -> Text:
    """A number of actions."""
    return ACTION.count(number)


@cache
def card_name(card: int) -> Text:
    """A card's name in quotation marks; nothing for a card that the reader may not know."""
    return EMPTY if card == HIDDEN else quoted(ALL_CARDS[card].name)


def seat_name(s: BountyState, seat: int) -> Text:
    """Players are called by their character; before boards are taken, by their seat."""
    return name_of(seat, s.character[seat])


def name_of(seat: int, character: int) -> Text:
    """A player by their character; if they have none yet, by their seat."""
    return CHARACTERS[character].name if character >= 0 else player_name(seat)


def player_name(seat: int) -> Text:
    """A player by their seat."""
    return Text(f"Player {seat + 1}", f"Gracz {seat + 1}")


def symbols_text(symbols: tuple[int, ...]) -> Text:
    """Symbols in words: "2 firepower and 1 armor"."""
    return listed(
        Text(f"{number} {name.en}", f"{number} × {name.pl}")
        for number, name in zip(symbols, ATTRIBUTES, strict=True)
        if number
    )


def ability_text(character: Character) -> Text:
    """What makes this character different, said from the numbers of the board; others read it on the same plate."""
    if character.keep_price:
        return Text(
            "A discarded equipment card can be kept in hand for {price} (not when selling).",
            "Odrzucaną kartę ekwipunku można zatrzymać na ręce za {price} (nie dotyczy sprzedaży).",
        ).fill(price=credits_text(character.keep_price))
    if character.ignored_symbols:
        return Text(
            "Once during each own mission: discard 1 card from hand to ignore {n} printed on the mission.",
            "Raz podczas każdej własnej misji: odrzuć 1 kartę z ręki, aby zignorować {n} z karty misji.",
        ).fill(n=SYMBOL.count(character.ignored_symbols, Case.ACCUSATIVE))
    if character.event_slots:
        return Text(
            "A space for {n} face-down event, which can be played from there for free.",
            "Miejsce na {n} zakrytą kartę wydarzenia, którą stamtąd zagrywa się za darmo.",
        ).fill(n=character.event_slots)
    return Text("{n} equipment spaces instead of 4.", "{n} miejsc na ekwipunek zamiast 4.").fill(
        n=character.equipment_slots
    )


def card_text(card: int) -> Text:
    """What a card does, said from its numbers."""
    definition = ALL_CARDS[card]
    symbols = symbols_text(definition.symbols)
    if definition.kind == "mission":
        return Text("Requires {symbols}.", "Wymaga: {symbols}.").fill(symbols=symbols)
    if definition.kind == "event":
        return Text(
            "On a mission: {symbols}. An opponent's event adds to the requirements, your own to your attributes.",
            "Podczas misji: {symbols}. Karta przeciwnika zwiększa wymagania, własna zwiększa twoje atrybuty.",
        ).fill(symbols=symbols)
    once = getattr(definition, "temporary", False)
    tail = Text(" Temporary: discarded after use.", " Tymczasowy: odrzucany po użyciu.") if once else EMPTY
    return Text("Adds {symbols}.", "Dodaje: {symbols}.").fill(symbols=symbols) + tail


@lru_cache(maxsize=4096)
def comparison(required: tuple[int, ...], present: tuple[int, ...]) -> Text:
    """What a player still lacks for a mission."""
    compared = zip(required, present, strict=True)
    lacks = symbols_text(tuple(max(0, need - have) for need, have in compared))
    if not lacks.en:
        return Text("requirements met", "wymagania spełnione")
    return Text("still needed: {lacks}", "jeszcze potrzeba: {lacks}").fill(lacks=lacks)
