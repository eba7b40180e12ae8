"""Gray cards of the Legacies starter sets."""

from __future__ import annotations

from dejarik.abilities.structure import May, Pay
from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.terms import GRAY, NEUTRAL, OWN
from dejarik.games.destiny.model import keywords, moments
from dejarik.games.destiny.model.abilities import Action, After
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.vocabulary import characters, dice, triggers
from dejarik.games.destiny.vocabulary.amounts import ANY_NUMBER, EVERY, UpTo
from dejarik.games.destiny.vocabulary.pronouns import THIS
from dejarik.games.destiny.vocabulary.selectors import THAT_CHARACTER, Dice

neutral = Maker(GRAY, NEUTRAL)

CARDS = (
    neutral.upgrade(
        "LEG-072 S",
        ours("Hidden Blaster", "Ukryty blaster"),
        2,
        "weapon",
        "1RD +2RD +2RD 1Dr 1R -",
        keywords.Ambush(),
        After(triggers.When(moments.PLAYED, about=triggers.THIS), May(characters.Unshield(1))),
    ),
    neutral.upgrade("LEG-073 S", ours("Hunting Rifle", "Karabin myśliwski"), 1, "weapon", "1RD 2RD1 1Dr 1R - -"),
    neutral.event("LEG-160 C", ours("Ice Storm", "Lodowa burza"), 0, characters.Unshield(1, many=EVERY)),
    neutral.support(
        "LEG-163 C",
        ours("Backup Specialist", "Specjalista od wsparcia"),
        1,
        "",
        "",
        Action(Pay(characters.Exhaust(THIS), dice.Reroll(Dice(OWN), UpTo(2)))),
    ),
    neutral.upgrade(
        "LEG-167 C",
        ours("Quickdraw Holster", "Kabura szybkiego dobycia"),
        0,
        "equipment",
        "",
        After(
            triggers.When(moments.ACTIVATED, triggers.YOU, triggers.ITS_HOST),
            May(dice.Reroll(Dice(OWN, subtype="weapon", of=THAT_CHARACTER), ANY_NUMBER)),
        ),
    ),
)
