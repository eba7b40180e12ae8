"""What dice show at this moment, and which dice and cards are alike."""

from __future__ import annotations

from dejarik.games.destiny.language.dice import UNVALUED, X
from dejarik.games.destiny.model.frames import Resolution
from dejarik.games.destiny.model.state import HAND, NOBODY, DestinyState, foes_of, seat_of


def side_value(s: DestinyState, die: int, face: int, user: int) -> int:
    """The value of any side of a die for a player; X counts their hand (destiny.integral.launch_bay_x)."""
    deal = s.deal
    value = deal.values[die][face]
    if value == X:
        value = len(s.zones[HAND + user])
    if die in deal.raises and deal.symbols[die][face] not in UNVALUED:
        value += deal.raises[die].more(s, deal.card_of[die])
    return value


def value_of(s: DestinyState, die: int) -> int:
    """The value a die in a pool shows."""
    return side_value(s, die, s.face[die], pool_of(s, die))


def symbol_of(s: DestinyState, die: int) -> int:
    """The symbol a die in a pool shows."""
    return s.deal.symbols[die][s.face[die]]


def symbol_resolved(s: DestinyState, frame: Resolution) -> int:
    """The symbol a die is being resolved with: the one it shows, unless a card says otherwise."""
    symbol = frame.terms.symbol
    return s.deal.symbols[frame.resolved][frame.face] if symbol == NOBODY else symbol


def pool_of(s: DestinyState, die: int) -> int:
    """Whose pool a die is rolled into: that of the player who has its card."""
    return seat_of(s, s.deal.card_of[die])


def character_of(s: DestinyState, die: int) -> int:
    """The character a die is rolled with: its own card, or the one its upgrade is attached to; else its card."""
    card = s.deal.card_of[die]
    return s.host[card] if s.host[card] >= 0 else card


def distinct(s: DestinyState, dice: list[int]) -> list[int]:
    """Of dice of one card that show the same, the first: the others would do just as well."""
    if len(dice) < 2:
        return dice
    card_of, face = s.deal.card_of, s.face
    if len({(card_of[die], face[die]) for die in dice}) == len(dice):
        return dice
    found: dict[tuple[int, int], int] = {}
    for die in dice:
        found.setdefault((card_of[die], face[die]), die)
    return list(found.values())


def different_cards(s: DestinyState, cards: list[int]) -> list[int]:
    """Of cards with the same key, the first."""
    if len(cards) < 2:
        return cards[:]
    key = s.deal.key
    found = {key[card]: card for card in cards}
    if len(found) < len(cards):
        found = {}
        for card in cards:
            found.setdefault(key[card], card)
    return list(found.values())


def dice_to_guard(s: DestinyState, seat: int) -> list[int]:
    """The dice of opponents that show damage (destiny.starter.keyword_guardian_indirect)."""
    shows_damage = s.deal.shows_damage
    return [die for foe in foes_of(s, seat) for die in s.pools[foe] if shows_damage[die][s.face[die]]]
