"""The cards of the Legacies starter sets, by color."""

from __future__ import annotations

from dejarik.games.destiny.cards.legacies import blue, gray, red, yellow

CARDS = (*red.CARDS, *blue.CARDS, *yellow.CARDS, *gray.CARDS)
