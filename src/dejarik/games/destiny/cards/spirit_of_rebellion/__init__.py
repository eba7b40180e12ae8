"""The cards of Spirit of Rebellion, by color."""

from __future__ import annotations

from dejarik.games.destiny.cards.spirit_of_rebellion import blue, gray, red, yellow

CARDS = (*red.CARDS, *blue.CARDS, *yellow.CARDS, *gray.CARDS)
