"""Yellow cards of Spirit of Rebellion."""

from __future__ import annotations

from dejarik.abilities.structure import May, Pay
from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.terms import NEUTRAL, VILLAIN, YELLOW
from dejarik.games.destiny.model import keywords, moments
from dejarik.games.destiny.model.abilities import After, Before
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.vocabulary import resolving, triggers, turns

villain = Maker(YELLOW, VILLAIN)
neutral = Maker(YELLOW, NEUTRAL)

CARDS = (
    villain.upgrade(
        "SoR-025 R",
        ours("Vibroknucklers", "Wibrokastety"),
        3,
        "weapon",
        "1MD 1MD 2MD 1Dc 2Dc -",
        keywords.Ambush(),
        Before(
            triggers.When(moments.RESOLVING, triggers.YOU, triggers.THIS_DIE),
            May(Pay(turns.Spend(1), resolving.IncreaseValue(1))),
        ),
    ),
    neutral.support(
        "SoR-149 C",
        ours("Outmaneuver", "Wymanewrowanie"),
        1,
        "",
        "",
        After(triggers.When(moments.CLAIMED, triggers.YOU), turns.Gain(1)),
    ),
)
