"""Positions and cards that several tests of these cards begin with."""

from __future__ import annotations

from typing import Any

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import DARK, LIGHT, NEUTRAL
from dejarik.games.lcg.model.abilities import Fate
from dejarik.games.lcg.vocabulary.moves import Draw
from dejarik.kernel.text import same
from tests.lcg.invented import DARK_POST
from tests.lcg.table import Table, attack, side, table

QUIET_FATE = Maker(DARK, NEUTRAL).fate("9601", same("Quiet Fate"), "5 1", Fate(Draw(1)))


QUIET_LIGHT = Maker(LIGHT, NEUTRAL).fate("9602", same("Quiet Light"), "5 1", Fate(Draw(1)))


def navy(**laid: Any) -> dict[str, Any]:
    """The side of an Imperial Navy player whose objectives give 2 resources each and do nothing else."""
    return side(**{"affiliation": "Imperial Navy", "objectives": ["Imperial Command"] * 3, **laid})


BACKSTABBER = '"Backstabber"'


def destroying(unit: str, target: str = "A Hero's Journey", **laid: Any) -> Table:
    """The dark side destroys an objective with Superlaser Blast while a unit watches."""
    objectives = ["Imperial Command"] * 4
    t = table(dark=navy(objectives=objectives, units=[unit], play=[DARK_POST], hand=["Superlaser Blast"], **laid))
    t.dark.choose("play Superlaser Blast", "pay Imperial Command 2", "pay Imperial Command#2 2", f"target {target}")
    return t


def squadron_battle(dark: list[object], light: list[object] | None = None) -> Table:
    """A TIE Attack Squadron attacks; a Redemption defends and an X-Wing stays at home."""
    return table(
        light=side(units=["Redemption", "X-Wing"], hand=light or []),
        dark=navy(units=["TIE Attack Squadron"], hand=dark),
        attack=attack("A Hero's Journey", ["TIE Attack Squadron"], ["Redemption"]),
    )
