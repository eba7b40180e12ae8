"""The names a look may use: those that every game shares, to which each game adds its own."""

from __future__ import annotations

from dataclasses import dataclass


def names(words: str) -> frozenset[str]:
    """The names in a list of words."""
    return frozenset(words.split())


@dataclass(frozen=True, slots=True)
class LookNames:
    """Names of what a page must be able to draw: families of colors, signs (also on dice), and silhouettes."""

    colors: frozenset[str] = frozenset()
    icons: frozenset[str] = frozenset()
    figures: frozenset[str] = frozenset()

    def __or__(self, other: LookNames) -> LookNames:
        return LookNames(self.colors | other.colors, self.icons | other.icons, self.figures | other.figures)


COMMON = LookNames(
    colors=names("red blue yellow grey"),
    icons=names("heart attack shield resource target reward credit hit hex dice bolt star mark deck hand blank any"),
    figures=names(
        """
        hood helm person long brute droid blade pistol rifle palm kit fighter walker ship freighter burst slash ward
        ridge city dome mark banner beast
        """
    ),
)
"""What no game has to name: tokens and numbers that many have, and kinds of things rather than particular ones."""
