"""The plots of Legacies."""

from __future__ import annotations

from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.dice import INDIRECT
from dejarik.games.destiny.language.phrases import AN_OPPONENT, EACH_PLAYER
from dejarik.games.destiny.language.terms import FIELD_ROLL, GRAY, NEUTRAL, STARTING_FUNDS
from dejarik.games.destiny.model import moments
from dejarik.games.destiny.model.abilities import After
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.vocabulary import characters, hand, lasting, triggers
from dejarik.games.destiny.vocabulary.spreading import SpreadDamage

neutral = Maker(GRAY, NEUTRAL)

PLOTS = (
    neutral.plot(
        "LEG-168 U",
        ours("Espionage", "Szpiegostwo"),
        1,
        After(triggers.When(moments.SET_UP), hand.Mill(1, EACH_PLAYER)),
    ),
    neutral.plot(
        "LEG-169 U", ours("Fortify", "Umocnienia"), 2, After(triggers.When(moments.SET_UP), characters.Shield(1))
    ),
    neutral.plot(
        "LEG-170 U",
        ours("Preemptive Strike", "Uderzenie wyprzedzające"),
        3,
        After(triggers.When(moments.SET_UP), SpreadDamage(2, AN_OPPONENT, sort=INDIRECT)),
    ),
    neutral.plot("LEG-171 U", ours("Profitable Connection", "Intratne kontakty"), 3, lasting.Raise(STARTING_FUNDS, 1)),
    neutral.plot(
        "LEG-172 U", ours("Stolen Intel", "Skradzione dane"), 2, After(triggers.When(moments.SET_UP), hand.Draw(1))
    ),
    neutral.plot("LEG-173 U", ours("Taking Ground", "Zdobywanie terenu"), 2, lasting.Raise(FIELD_ROLL, 2)),
)
