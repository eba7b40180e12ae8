"""The names a look may use: everything a client must be able to draw to lay out any game."""

from __future__ import annotations


def _names(words: str) -> frozenset[str]:
    return frozenset(words.split())


SIDES = _names("light dark neutral")
"""Shapes of a card's top corners."""

COLORS = _names(
    "red blue yellow grey empire rebel free jedi alliance smugglers sith navy scum firepower agility armor cunning"
)
"""Families of colors."""

ICONS = _names(
    """
    melee ranged indirect shield resource disrupt discard focus special blank any heart attack force hull target reward
    credit firepower agility armor cunning unitdmg blast tactics edge focustok hit hex hero villain neutral c-red c-blue
    c-yellow c-grey empire rebel free jedi alliance smugglers sith navy scum dice bolt star mark deck hand
    """
)
"""Signs that say what a card is; a look may also do without one."""

FIGURES = _names(
    """
    hood helm person long brute droid blade pistol rifle palm kit fighter walker ship freighter burst slash ward ridge
    city dome mark banner beast
    """
)
"""Silhouettes that stand for a picture."""
