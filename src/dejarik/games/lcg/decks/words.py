"""The words for what decks are made of, in both languages."""

from __future__ import annotations

from dejarik.games.lcg.decks.model import objective_of
from dejarik.games.lcg.language.terms import DARK, LIGHT
from dejarik.kernel.text import Text, quoted

OF_SIDE = {LIGHT: Text("light side", "Jasnej Strony"), DARK: Text("dark side", "Ciemnej Strony")}
"""As in "a light side set" and "zestaw Jasnej Strony"."""


def named_set(number: int) -> Text:
    """A set with its name in quotation marks and its number, for sentences."""
    return quoted(objective_of(number).name) + f" ({number})"
