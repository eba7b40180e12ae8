"""The names a look may use: those that every game shares, to which each game adds its own."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32


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
        hood helm person long brute beast cap scarf pilot elder bun horns tails respirator goggles brim regal snout
        crest pair squad orator runner
        droid fighter walker ship freighter automaton loader drone strider speeder tank bomber shuttle carrier slab
        station dart skiff convoy
        blade pistol rifle kit ward staff axe knives bow grenade cannon duel hook pack gauntlet lenses flask hologram
        chip cuirass boots dish coins crystal crates
        palm burst slash mark banner lightning eye push fist flame vortex jaws scales chain rush debris mask bulwark
        hourglass
        ridge city dome forest dunes cave tower temple peaks pad throne market corridor asteroids swamp arch gate ruin
        """
    ),
)
"""What no game has to name: tokens and numbers that many have, and kinds of things rather than particular ones."""


def spread(figures: str, key: str) -> str:
    """One of several silhouettes, always the same for a key: cards of a kind need not look alike."""
    listed = figures.split()
    return listed[crc32(key.encode()) % len(listed)]


def by_key(keys_of: dict[str, str]) -> dict[str, str]:
    """The silhouette of each card, from lists of the cards that share one."""
    return {key: figure for figure, keys in keys_of.items() for key in keys.split()}
