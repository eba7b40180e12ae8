"""Short ways to write cards down, in the order of the printed card."""

from __future__ import annotations

from typing import Final

from dejarik.abilities.printed import Ability
from dejarik.abilities.words import Effect as AnyEffect
from dejarik.games.destiny.language.dice import sides
from dejarik.games.destiny.language.terms import (
    BATTLEFIELD,
    CHARACTER,
    EVENT,
    HERO,
    NEUTRAL,
    PLOT,
    SUPPORT,
    UPGRADE,
    VILLAIN,
)
from dejarik.games.destiny.model.abilities import Claim, Effect, WhenPlayed
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.text import EMPTY, Text

RARITIES: Final = "SCURL"
"""Starter, common, uncommon, rare, legendary, as printed beside the number."""


class Maker:
    """Makes cards of one color and affiliation.

    Every card begins with its number and rarity, ``"AW-009 R"``, and the word ``unique`` if it is, and ends with its
    abilities; an event and a battlefield name their effect itself.
    """

    def __init__(self, color: int, side: int) -> None:
        self.color = color
        self.side = side

    def character(
        self,
        number: str,
        name: Text,
        subtitle: Text,
        numbers: str,
        die: str,
        *abilities: Ability,
        subtypes: str = "",
    ) -> Card:
        """``numbers`` are health and points, those with two dice behind a slash: ``"10 11/15"``."""
        health, points = numbers.split()
        return self._card(
            number,
            CHARACTER,
            name,
            die,
            abilities,
            subtitle=subtitle,
            health=int(health),
            points=tuple(map(int, points.split("/"))),
            subtypes=tuple(subtypes.split()),
        )

    def upgrade(self, number: str, name: Text, cost: int, subtypes: str, die: str, *abilities: Ability) -> Card:
        """An upgrade; without a die the sides are left empty."""
        return self._card(number, UPGRADE, name, die, abilities, cost=cost, subtypes=tuple(subtypes.split()))

    def support(self, number: str, name: Text, cost: int, subtypes: str, die: str, *abilities: Ability) -> Card:
        """A support; without a die the sides are left empty."""
        return self._card(number, SUPPORT, name, die, abilities, cost=cost, subtypes=tuple(subtypes.split()))

    def event(self, number: str, name: Text, cost: int, *abilities: Ability | Effect) -> Card:
        """An event: keywords and restrictions, then what it does."""
        *others, effect = abilities
        found = [ability for ability in others if isinstance(ability, Ability)]
        assert isinstance(effect, AnyEffect), f"{number}: an event ends with what it does"
        return self._card(number, EVENT, name, "", (*found, WhenPlayed(effect)), cost=cost)

    def battlefield(self, number: str, name: Text, subtitle: Text, effect: Effect) -> Card:
        """A battlefield with what whoever claims it may do."""
        return self._card(number, BATTLEFIELD, name, "", (Claim(effect),), subtitle=subtitle)

    def plot(self, number: str, name: Text, points: int, *abilities: Ability) -> Card:
        """A plot with the points it costs."""
        return self._card(number, PLOT, name, "", abilities, points=(points,))

    def _card(
        self,
        number: str,
        kind: int,
        name: Text,
        die: str,
        abilities: tuple[Ability, ...],
        *,
        subtitle: Text = EMPTY,
        cost: int = 0,
        health: int = 0,
        points: tuple[int, ...] = (),
        subtypes: tuple[str, ...] = (),
    ) -> Card:
        key, rarity, *marks = number.split()
        return Card(
            key=key,
            kind=kind,
            name=name,
            color=self.color,
            side=self.side,
            rarity=RARITIES.index(rarity),
            subtitle=subtitle,
            unique=marks == ["unique"],
            cost=cost,
            health=health,
            points=points,
            subtypes=subtypes,
            die=sides(die) if die else (),
            abilities=abilities,
        )


def makers(color: int) -> tuple[Maker, Maker, Maker]:
    """Those of the heroes, the villains and the neutral cards of a color."""
    return Maker(color, HERO), Maker(color, VILLAIN), Maker(color, NEUTRAL)
