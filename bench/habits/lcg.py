"""Habits in the LCG: attacks that nobody could oppose, and units that stay in hand."""

from __future__ import annotations

from typing import Final

from bench.habits.habit import Choice, Habit
from dejarik.games.lcg.model.moments import DEPLOY_WINDOW
from dejarik.games.lcg.model.state import LcgState, units_of, window_open
from dejarik.kernel.decision import subject


def spares_an_open_objective(choice: Choice) -> bool | None:
    """Whether the conflict phase is ended with an attacker ready and no enemy unit in play to defend or to strike back.

    Even an attacker without blast damage does one for being unopposed.
    """
    if choice.decision.kind != "engage" or choice.option[0] != "done":
        return None
    return not units_of(choice.before, 1 - choice.seat)


def keeps_a_unit_in_hand(choice: Choice) -> bool | None:
    """Whether the active player passes in the deployment phase with a unit they could pay for."""
    s: LcgState = choice.before
    window = window_open(s)
    if window is None or window.event.moment != DEPLOY_WINDOW or choice.seat != s.active or choice.option[0] != "pass":
        return None
    return any(option[0] == "play" and s.deal.is_unit[subject(option)] for option in choice.decision.options)


HABITS: Final = (
    Habit("ends the conflict phase without an attack nobody can oppose", spares_an_open_objective),
    Habit("passes in the deployment phase with a unit it could pay for", keeps_a_unit_in_hand),
)
