"""What is printed on the cards reads as whole sentences in both languages."""

from __future__ import annotations

import re

import pytest

from dejarik.games.lcg.cards import ALL_CARDS
from dejarik.games.lcg.model.card import Card

FLAWS = re.compile(r" {2}|\s[.,;:]|[{}]|^\s|[^.)]$")
"""Blanks too many, a gap not filled, no full stop."""
WRONG_ARTICLE = re.compile(r"\b[Aa] [aeioAEIO]|\b[Aa]n [^aeiouAEIOU]")


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.key)
def test_abilities_are_whole_sentences(card: Card) -> None:
    for text in [ability.text_on(card.kind) for ability in card.abilities]:
        assert not FLAWS.search(text.en)
        assert not FLAWS.search(text.pl)
        assert not WRONG_ARTICLE.search(text.en)
