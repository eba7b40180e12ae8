"""The cards of Awakenings, by color."""

from __future__ import annotations

from dejarik.games.destiny.cards.awakenings import blue, gray, red, yellow

CARDS = (*red.CARDS, *blue.CARDS, *yellow.CARDS, *gray.CARDS)
