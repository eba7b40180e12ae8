"""The cards of Spirit of Rebellion, by color."""

from __future__ import annotations

from dejarik.games.destiny.cards.spirit_of_rebellion import gray, yellow

CARDS = (*yellow.CARDS, *gray.CARDS)
