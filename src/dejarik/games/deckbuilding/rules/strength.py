"""How strong cards are in attacks, and what it takes to defeat a card of the galaxy row."""

from __future__ import annotations

from dejarik.games.deckbuilding.model.printed import ATTACK, AURA, BONUS, COST, FACTION, KIND, TARGET, TRAITS
from dejarik.games.deckbuilding.model.state import AREA, BASE, NEUTRAL, SPENT, DeckbuildingState


def attack_of(s: DeckbuildingState, card: int, target: int = SPENT) -> int:
    """A card's attack against a target: printed, gained this turn, and lent by others in play."""
    total = ATTACK[card] + s.boosts.count(card)
    bonus = BONUS[card]
    if bonus is not None:
        total += bonus.worth(s, card, target)
    return total + lent_attack(s, card)


def lent_attack(s: DeckbuildingState, card: int) -> int:
    """What the other cards and the base of the active player add (deckbuilding.while.constant)."""
    total = 0
    for source in s.zones[AREA + s.active] + s.zones[BASE + s.active]:
        aura = AURA[source]
        if aura is not None and aura.reaches(KIND[card], TRAITS[card]):
            total += aura.attack
    return total


def target_of(s: DeckbuildingState, card: int) -> int | None:
    """What a card is committed against, SPENT after the attack, None if it was not committed this turn."""
    return s.targets[s.attackers.index(card)] if card in s.attackers else None


def strength(s: DeckbuildingState, target: int) -> int:
    """The sum of all cards committed against a target."""
    pairs = zip(s.attackers, s.targets, strict=True)
    return sum(attack_of(s, card, target) for card, aimed in pairs if aimed == target)


def target_value(card: int) -> int:
    """The attack that defeats a card of the row; a neutral one, where it may be attacked, is worth its cost."""
    return COST[card] if FACTION[card] == NEUTRAL else TARGET[card]
