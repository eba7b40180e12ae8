"""Short ways to write cards down, in the order of the printed card."""

from __future__ import annotations

from typing import Any

from dejarik.abilities.printed import Ability
from dejarik.abilities.selectors import Select
from dejarik.games.lcg.language.terms import AFFILIATION, ENHANCEMENT, EVENT, FATE, NO_ICONS, OBJECTIVE, UNIT, icons
from dejarik.games.lcg.model.card import Card
from dejarik.kernel.text import Text, key_of


class Maker:
    """Makes cards of one side and affiliation.

    Every card begins with its card number and the word ``unique`` if it is, ``"92 unique"``, and ends with its
    abilities. Its key is its English name; ``version`` tells cards of the same name apart.
    """

    def __init__(self, side: int, affiliation: int) -> None:
        self.side = side
        self.affiliation = affiliation

    def affiliation_card(self, number: str, name: Text, key: str) -> Card:
        """The card a deck is built around; all of them give one resource (lcg.component.affiliation_resource)."""
        return self._card(number, AFFILIATION, name, key=key, resources=1)

    def objective(
        self,
        number: str,
        name: Text,
        numbers: str,
        *abilities: Ability,
        traits: str = "",
        locked: bool = False,
        single: bool = False,
    ) -> Card:
        """``numbers`` are resource value and damage capacity: ``"2 4"``."""
        resources, capacity = map(int, numbers.split())
        return self._card(
            number,
            OBJECTIVE,
            name,
            resources=resources,
            capacity=capacity,
            abilities=abilities,
            traits=traits,
            locked=locked,
            single=single,
        )

    def unit(
        self,
        number: str,
        name: Text,
        numbers: str,
        combat: str,
        *abilities: Ability,
        traits: str = "",
        resources: int = 0,
        version: str = "",
    ) -> Card:
        """``numbers`` are cost, Force icons and damage capacity; ``combat`` the combat icons: ``"UB(T)"``."""
        cost, force, capacity = map(int, numbers.split())
        return self._card(
            number,
            UNIT,
            name,
            version=version,
            cost=cost,
            force=force,
            capacity=capacity,
            combat=combat,
            resources=resources,
            abilities=abilities,
            traits=traits,
        )

    def enhancement(
        self,
        number: str,
        name: Text,
        numbers: str,
        enhances: Select[Any, Any] | None,
        *abilities: Ability,
        traits: str = "",
        resources: int = 0,
    ) -> Card:
        """``numbers`` are cost and Force icons; ``enhances`` is None for the player's own play area."""
        cost, force = map(int, numbers.split())
        return self._card(
            number,
            ENHANCEMENT,
            name,
            cost=cost,
            force=force,
            resources=resources,
            enhances=enhances,
            abilities=abilities,
            traits=traits,
        )

    def event(self, number: str, name: Text, numbers: str, *abilities: Ability, traits: str = "") -> Card:
        """``numbers`` are cost and Force icons."""
        cost, force = map(int, numbers.split())
        return self._card(number, EVENT, name, cost=cost, force=force, abilities=abilities, traits=traits)

    def fate(self, number: str, name: Text, numbers: str, *abilities: Ability, version: str = "") -> Card:
        """``numbers`` are edge priority and Force icons."""
        priority, force = map(int, numbers.split())
        return self._card(number, FATE, name, version=version, priority=priority, force=force, abilities=abilities)

    def _card(
        self,
        number: str,
        kind: int,
        name: Text,
        *,
        key: str = "",
        version: str = "",
        cost: int = 0,
        force: int = 0,
        capacity: int = 0,
        resources: int = 0,
        priority: int = 0,
        combat: str = "",
        traits: str = "",
        enhances: Select[Any, Any] | None = None,
        locked: bool = False,
        single: bool = False,
        abilities: tuple[Ability, ...] = (),
    ) -> Card:
        digits, *marks = number.split()
        normal, edge_enabled = icons(combat) if combat else (NO_ICONS, NO_ICONS)
        return Card(
            key=key or "_".join(filter(None, (key_of(name.en), version))),
            number=int(digits),
            kind=kind,
            name=name,
            side=self.side,
            affiliation=self.affiliation,
            unique=marks == ["unique"],
            cost=cost,
            force=force,
            capacity=capacity,
            resources=resources,
            priority=priority,
            icons=normal,
            edge_icons=edge_enabled,
            traits=tuple(traits.split()),
            enhances=enhances,
            locked=locked,
            single=single,
            abilities=abilities,
        )
