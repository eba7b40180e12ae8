"""Cards of the core set that later products print again."""

from __future__ import annotations

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import LIGHT, NEUTRAL
from dejarik.games.lcg.model.card import ours
from dejarik.games.lcg.model.keywords import Limited

light = Maker(LIGHT, NEUTRAL)

DAGOBAH_TRAINING_GROUNDS = light.enhancement(
    "31",
    ours("Dagobah Training Grounds", "Teren treningowy na Dagobah"),
    "1 0",
    None,
    Limited(),
    traits="dagobah location",
    resources=1,
)
