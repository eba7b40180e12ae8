"""Positions and cards that several tests of these cards begin with."""

from __future__ import annotations

from typing import Any

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import DARK, LIGHT, NEUTRAL
from dejarik.games.lcg.model.abilities import Fate
from dejarik.games.lcg.vocabulary.moves import Draw
from dejarik.kernel.text import same
from tests.lcg.invented import DARK_POST, LIGHT_POST
from tests.lcg.layout import Named
from tests.lcg.table import Table, attack, side, table

SILENT_FATE = Maker(DARK, NEUTRAL).fate("9611", same("Silent Fate"), "5 2", Fate(Draw(1)))


SILENT_LIGHT = Maker(LIGHT, NEUTRAL).fate("9612", same("Silent Light"), "5 2", Fate(Draw(1)))


def navy(**laid: Any) -> dict[str, Any]:
    """The side of an Imperial Navy player whose objectives give 2 resources each and do nothing else."""
    return side(**{"affiliation": "Imperial Navy", "objectives": ["Imperial Command"] * 3, **laid})


def smugglers(**laid: Any) -> dict[str, Any]:
    """The side of a Smugglers and Spies player; the plain objectives give 2 resources each."""
    return side(**{"affiliation": "Smugglers and Spies", **laid})


def outmaneuvering(units: list[str], enemies: list[str]) -> Table:
    """A smuggler with these units holds Outmaneuver."""
    return table(
        light=smugglers(units=units, play=[LIGHT_POST], hand=["Outmaneuver"]),
        dark=side(units=enemies),
        active="light",
    )


def gamor_run(top: str, **dark: Any) -> Table:
    """A Force phase begins; the top card of the light deck may be revealed."""
    return table(
        light=smugglers(objectives=["Along the Gamor Run"], deck=[top, "Rebel Trooper"]),
        dark=side(**dark),
        active="light",
        begin="force",
        balance="dark",
    )


def piett(light: Named = "Return of the Jedi", **laid: Any) -> Table:
    """Admiral Piett attacks, the Redemption defends; the light player holds a card of 3 Force icons, or another."""
    return table(
        light=side(units=["Redemption"], hand=[light]),
        dark=navy(units=["Admiral Piett", "Devastator"], play=[DARK_POST], **laid),
        attack=attack("A Hero's Journey", ["Admiral Piett"], ["Redemption"]),
    )


def doctrine(copies: int = 1, late_rulings: bool = False, **light: Any) -> Table:
    """The light side chooses what to engage; the dark side has three Imperial Navy objectives."""
    objectives = ["The Tarkin Doctrine"] * copies + ["Imperial Command"] * (3 - copies)
    return table(
        light=side(units=["X-Wing", "Y-Wing"], **light),
        dark=navy(objectives=objectives),
        active="light",
        phase="engagement",
        late_rulings=late_rulings,
    )


TARKIN = "grand_moff_tarkin_imperial_entanglements"
