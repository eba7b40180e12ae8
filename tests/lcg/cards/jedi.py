"""Positions and cards that several tests of these cards begin with."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import DARK, NEUTRAL
from dejarik.games.lcg.model.abilities import Action, Interrupt
from dejarik.games.lcg.vocabulary.canceling import CancelInterrupt
from dejarik.games.lcg.vocabulary.moves import Draw
from dejarik.games.lcg.vocabulary.triggers import interrupt_resolves
from dejarik.kernel.text import same
from tests.lcg.table import Table, attack, side, table

SCHEME = Maker(DARK, NEUTRAL).event("9301", same("Dark Scheme"), "0 1", Action(Draw(1)))
"""An event of the dark side that can always be played."""


MUCH_WORSE = Maker(DARK, NEUTRAL).event(
    "9302", same("Much Worse"), "0 2", Interrupt(interrupt_resolves(), CancelInterrupt())
)
"""What It's Worse does first."""


def answer_icons(t: Table) -> None:
    """Resolve all combat icons of a strike, whatever comes first."""
    while t.asked == "icons":
        seat = t.light if t.chooser == "light" else t.dark
        seat.choose(t.offered()[0])


def under_attack(**more: object) -> Table:
    """A Journey to Dagobah has 1 damage to go and is about to be hit by a TIE Bomber."""
    return table(
        light=side(
            objectives=["A Journey to Dagobah", "Forgotten Heroes"],
            damage={"A Journey to Dagobah": 3},
            objective_deck=["Jedi Training", "In You Must Go", "Jedi Training"],
            **more,
        ),
        dark=side(units=["TIE Bomber"]),
        attack=attack("A Journey to Dagobah", ["TIE Bomber"], more.get("units", ()), edge="dark"),  # type: ignore[arg-type]
    )


def yavin(**more: object) -> Table:
    """Dark is about to engage an objective; light has The Secret of Yavin 4 and two others."""
    return table(
        light=side(objectives=["The Secret of Yavin 4", "Forgotten Heroes", "Jedi Training"]),
        dark=side(units=["TIE Bomber", "TIE Fighter"]),
        phase="engagement",
        **more,  # type: ignore[arg-type]
    )


def deflecting(**more: object) -> Table:
    """A Heavy Stormtrooper Squad with the edge strikes Yoda for 2; light holds Lightsaber Deflection."""
    return table(
        light=side(units=["yoda", "X-Wing"], hand=["Lightsaber Deflection"], focus={"Yoda": 1}),
        dark=side(units=["Heavy Stormtrooper Squad", "Devastator"]),
        attack=attack("A Hero's Journey", ["Heavy Stormtrooper Squad"], ["Yoda"], edge="dark"),
        **more,  # type: ignore[arg-type]
    )
