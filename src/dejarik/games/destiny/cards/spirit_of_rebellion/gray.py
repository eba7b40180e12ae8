"""Gray cards of Spirit of Rebellion."""

from __future__ import annotations

from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.dice import MELEE
from dejarik.games.destiny.language.terms import GRAY, NEUTRAL
from dejarik.games.destiny.model.card import ours
from dejarik.games.destiny.vocabulary import dice
from dejarik.games.destiny.vocabulary.selectors import Dice

neutral = Maker(GRAY, NEUTRAL)

CARDS = (neutral.event("SoR-138 C", ours("Parry", "Parada"), 1, dice.Remove(Dice(showing=frozenset({MELEE})))),)
