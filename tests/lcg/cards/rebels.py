"""Positions and cards that several tests of these cards begin with."""

from __future__ import annotations

from typing import Any

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import DARK, NEUTRAL
from dejarik.games.lcg.model.abilities import Reaction
from dejarik.games.lcg.vocabulary.moves import Draw
from dejarik.games.lcg.vocabulary.triggers import captured_from_play
from dejarik.kernel.text import same
from tests.lcg.table import Table, attack, side, table

HERO = "A Hero's Journey"


DATHOMIR = "Shadows of Dathomir"


JAILER = Maker(DARK, NEUTRAL).unit(
    "9101", same("Jailer of the Tests"), "1 1 1", "", Reaction(captured_from_play(), Draw())
)


def rebels(**laid: Any) -> dict[str, Any]:
    """The light side under the Rebel Alliance."""
    return side(**{"affiliation": "Rebel Alliance", **laid})


def with_objective(objective: str, **laid: Any) -> dict[str, Any]:
    """The Rebel Alliance with one objective that matters."""
    return rebels(objectives=[objective, HERO, HERO], **laid)


def _two_resources(hand: list[str]) -> Table:
    """Home One costs 5, but there are only 2 resources, and cards to discard."""
    light = with_objective("The Defense of Yavin 4", hand=hand, focus={HERO: 1, f"{HERO}#2": 1})
    return table(light=light, active="light")


def _lost_objective(light: dict[str, Any], dial: int) -> Table:
    """A bomber destroys an objective that has 1 damage left."""
    return table(
        light=light, dark=side(units=["TIE Bomber"]), attack=attack(HERO, ["TIE Bomber"], edge="dark"), dial=dial
    )
