"""What some characters allow in a deck that the colours and affiliations of the team would not."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dejarik.games.destiny.language.terms import RED, VILLAIN
from dejarik.games.destiny.model.card import Card


def _red_villain_weapon_or_vehicle(card: Card) -> bool:
    return (card.color, card.side) == (RED, VILLAIN) and not {"weapon", "vehicle"}.isdisjoint(card.subtypes)


_ALLOWED_BY: dict[str, Callable[[Card], bool]] = {
    "AW-045": _red_villain_weapon_or_vehicle,  # destiny.example.finn_two_abilities
}


def is_permitted(card: Card, team: Iterable[Card]) -> bool:
    """Whether a character of the team allows the card by its own text."""
    return any(member.key in _ALLOWED_BY and _ALLOWED_BY[member.key](card) for member in team)
