"""Habits in Destiny: dice that nobody resolves, and characters that nobody activates, before a player stops acting."""

from __future__ import annotations

from typing import Final

from bench.habits.habit import Choice, Habit
from dejarik.games.destiny.language.dice import DAMAGE_SYMBOLS, RESOURCE, SHIELD
from dejarik.games.destiny.model.state import MAX_SHIELDS, TEAM, DestinyState, foes_of
from dejarik.games.destiny.model.values import value_of
from dejarik.games.destiny.rules.actions import CLAIM, PASS
from dejarik.kernel.decision import subject


def leaves_a_useful_die(choice: Choice) -> bool | None:
    """Whether somebody claims the battlefield or passes with a die that would do good and costs nothing.

    Those who pass may act again, unless the others pass as well.
    """
    if choice.option not in (CLAIM, PASS):
        return None
    dice = [subject(option) for option in choice.decision.options if option[0] == "resolve"]
    return any(_is_useful(choice.before, choice.seat, die) for die in dice)


def _is_useful(s: DestinyState, seat: int, die: int) -> bool:
    """Whether a die deals damage, or brings resources or shields that there is room for, free of charge."""
    face = s.face[die]
    if s.deal.prices[die][face] or value_of(s, die) < 1:
        return False
    symbol = s.deal.symbols[die][face]
    if symbol == SHIELD:
        return any(s.shields[character] < MAX_SHIELDS for character in s.zones[TEAM + seat])
    return symbol == RESOURCE or (symbol in DAMAGE_SYMBOLS and bool(foes_of(s, seat)))


def leaves_a_character_ready(choice: Choice) -> bool | None:
    """Whether somebody claims the battlefield with a character that could still be activated."""
    if choice.option != CLAIM:
        return None
    s: DestinyState = choice.before
    return any(not s.exhausted[character] for character in s.zones[TEAM + choice.seat])


HABITS: Final = (
    Habit("claims or passes with a useful die", leaves_a_useful_die),
    Habit("claims with a ready character", leaves_a_character_ready),
)
