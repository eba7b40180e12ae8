"""Habits in the Deckbuilding Game: cards exiled or committed for nothing, and what is left over when a turn ends."""

from __future__ import annotations

from typing import Final

from bench.habits.habit import Choice, Habit
from dejarik.games.deckbuilding.model.printed import COST
from dejarik.games.deckbuilding.model.state import SPENT, DeckbuildingState, base_of
from dejarik.games.deckbuilding.rules.strength import attack_of, strength, target_of, target_value
from dejarik.games.deckbuilding.think.pointless import is_exiled_for, pays_off
from dejarik.kernel.decision import Option, subject

DEAR: Final = 4
"""The cost from which a card is worth having in any deck."""


def exiles_for_nothing(choice: Choice) -> bool | None:
    """Whether a card is exiled as the price of an effect that is not possible."""
    if choice.option[0] != "use" or not is_exiled_for(subject(choice.option)):
        return None
    return not pays_off(choice.before, subject(choice.option))


def commits_without_attack(choice: Choice) -> bool | None:
    """Whether a card is committed that adds nothing to the attack."""
    if choice.option[0] != "commit":
        return None
    s, card = choice.after, subject(choice.option)
    target = target_of(s, card)
    return attack_of(s, card, SPENT if target is None else target) == 0


def leaves_attack(choice: Choice) -> bool | None:
    """Whether a turn ends with attack that could have done damage."""
    return any(_does_damage(choice.before, each) for each in choice.decision.options) if _ends(choice) else None


def leaves_hand(choice: Choice) -> bool | None:
    """Whether a turn ends with cards that could have been played."""
    return any(option[0] == "play" for option in choice.decision.options) if _ends(choice) else None


def leaves_purchase(choice: Choice) -> bool | None:
    """Whether a turn ends with resources that could have bought a dear card."""
    if not _ends(choice):
        return None
    return any(option[0] == "buy" and COST[subject(option)] >= DEAR for option in choice.decision.options)


def _ends(choice: Choice) -> bool:
    return choice.option[0] == "end"


def _does_damage(s: DeckbuildingState, option: Option) -> bool:
    match option:
        case ("commit", card):
            return attack_of(s, card) > 0
        case ("attack", seat):
            return strength(s, base_of(seat)) > 0
        case ("strike", card):
            return strength(s, card) >= target_value(card)
    return False


HABITS: Final = (
    Habit("exiles a card for nothing", exiles_for_nothing),
    Habit("commits a card without attack", commits_without_attack),
    Habit("ends the turn with attack left", leaves_attack),
    Habit("ends the turn with cards in hand", leaves_hand),
    Habit(f"ends the turn with resources for a card of cost {DEAR} or more", leaves_purchase),
)
