"""Legal decks by chance, for games that are to visit every corner of the pool."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Sequence

from dejarik.games.destiny.cards import ALL_CARDS
from dejarik.games.destiny.decks.legality import DECK_SIZE, MOST_COPIES, MOST_POINTS, refuse_in_deck, refuse_plot
from dejarik.games.destiny.decks.model import Deck, Numbered
from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, HERO, IN_DECKS, NEUTRAL, PLOT, VILLAIN
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decks import NO_LEGAL_DECK
from dejarik.kernel.errors import BadDeckError

_TRIES = 100
_ONE_IN = 4
"""How often a team with points left is content, and how often it has a plot."""


def random_deck(rand: random.Random, pool: Sequence[Card] = ALL_CARDS) -> Deck:
    """A legal deck of cards of the pool; raises BadDeckError if the pool has too few that go together."""
    for _ in range(_TRIES):
        plot = _random_plot(rand, pool)
        budget = MOST_POINTS - (plot.points[0] if plot else 0)
        team = _random_team(rand, pool, budget)
        members = [card for card, _ in team]
        cards = _random_cards(rand, pool, members)
        battlefields = [card.key for card in pool if card.kind == BATTLEFIELD]
        if team and battlefields and len(cards) == DECK_SIZE:
            kept = plot.key if plot and not refuse_plot(plot, members) else ""
            characters = tuple((card.key, dice) for card, dice in team)
            return Deck("", characters, rand.choice(battlefields), cards, kept)
    raise BadDeckError(NO_LEGAL_DECK)


def _random_plot(rand: random.Random, pool: Iterable[Card]) -> Card | None:
    """Chosen before the team, so that its points are always left over."""
    plots = [card for card in pool if card.kind == PLOT]
    return rand.choice(plots) if plots and not rand.randrange(_ONE_IN) else None


def _random_team(rand: random.Random, pool: Iterable[Card], budget: int) -> list[tuple[Card, int]]:
    """Characters with their dice, one after another, until the points are used up or chance is content."""
    sides = {rand.choice((HERO, VILLAIN)), NEUTRAL}
    offered = [card for card in pool if card.kind == CHARACTER and card.side in sides]
    team: list[tuple[Card, int]] = []
    while True:
        names = {card.name.en for card, _ in team if card.unique}
        versions = [
            (card, dice, cost)
            for card in offered
            for dice, cost in enumerate(card.points, 1)
            if cost <= budget and card.name.en not in names
        ]
        if not versions or (team and not rand.randrange(_ONE_IN)):
            return team
        card, dice, cost = rand.choice(versions)
        team.append((card, dice))
        budget -= cost


def _random_cards(rand: random.Random, pool: Iterable[Card], team: Sequence[Card]) -> Numbered:
    """As many single cards as a deck has, fewer if the pool has not enough; versions of a name share its copies."""
    by_name: dict[str, list[Card]] = defaultdict(list)
    for card in pool:
        if card.kind in IN_DECKS and not refuse_in_deck(card, team):
            by_name[card.name.en].append(card)
    names = [name for name in by_name for _ in range(MOST_COPIES)]
    chosen = rand.sample(names, min(DECK_SIZE, len(names)))
    return tuple((rand.choice(by_name[name]).key, 1) for name in chosen)
