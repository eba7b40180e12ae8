"""How often computers leave a clear gain lying: what counts as one in each game, and counting it in whole games."""

from bench.habits.bounty import HABITS as BOUNTY
from bench.habits.deckbuilding import HABITS as DECKBUILDING
from bench.habits.destiny import HABITS as DESTINY
from bench.habits.habit import Choice, Habit
from bench.habits.lcg import HABITS as LCG

__all__ = ["HABITS", "Choice", "Habit"]

HABITS: dict[str, tuple[Habit, ...]] = {
    "bounty": BOUNTY,
    "deckbuilding": DECKBUILDING,
    "destiny": DESTINY,
    "lcg": LCG,
}
"""By game."""
