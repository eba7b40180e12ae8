"""Whether a deck may be played: every rule it breaks, with names and numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

from dejarik.games.lcg.decks import texts
from dejarik.games.lcg.decks.model import AFFILIATION_CARDS, Deck, objective_of
from dejarik.games.lcg.decks.starters import starter_key
from dejarik.games.lcg.decks.words import OF_SIDE, named_set
from dejarik.games.lcg.language.nouns import AFFILIATION_CARD, OBJECTIVE_CARD
from dejarik.games.lcg.language.terms import AFFILIATION_KEYS, DARK, LIGHT
from dejarik.games.lcg.model.card import Card
from dejarik.kernel.decks import Violation
from dejarik.kernel.nouns import COPY
from dejarik.kernel.text import Case, Text, listed, quoted, sentence

Rulings: TypeAlias = Literal["2.2", "5.0"]
"""The versions of the official FAQ whose restricted lists are known."""

LEAST_OBJECTIVES = 10
MOST_COPIES = 2
RESTRICTED: dict[Rulings, tuple[tuple[int, ...], ...]] = {
    "2.2": ((99, 103),),
    "5.0": ((99, 103), (112, 128), (97, 229), (103, 237), (46, 180), (135, 195), (126, 240)),
}
"""Groups of sets, of each of which a deck may use only one (lcg.restricted.list_light)."""


def violations(deck: Deck, rulings: Rulings = "2.2") -> tuple[Violation, ...]:
    """Everything that is wrong with a deck, the affiliation first; empty if it may be played."""
    checks = (_affiliation, _sides, _affiliation_only, _size, _copies)
    found = [violation for check in checks for violation in check(deck)]
    return (*found, *_restricted(deck, rulings))


def is_legal(deck: Deck, rulings: Rulings = "2.2") -> bool:
    """Whether the deck breaks no rule."""
    return not violations(deck, rulings)


def least_objectives(deck: Deck) -> int:
    """How many objectives a deck needs; the starters are complete as they are (lcg.deck.starter_decks)."""
    return deck.size if starter_key(deck) else LEAST_OBJECTIVES


def most_copies(objective: Card) -> int:
    """How many copies of a set may be in a deck."""
    return 1 if objective.single else MOST_COPIES


def _affiliation(deck: Deck) -> Iterator[Violation]:
    rule = "lcg.deck.one_affiliation_card"
    cards = deck.affiliation_cards()
    if not cards:
        yield _about(rule, texts.NO_AFFILIATION)
    elif len(cards) > 1:
        count = AFFILIATION_CARD.count(len(cards), Case.ACCUSATIVE)
        said = texts.AFFILIATION_TOO_MANY.fill(cards=count, names=listed(quoted(card.name) for card in cards))
        yield _about(rule, said, dict.fromkeys(cards))


def _sides(deck: Deck) -> Iterator[Violation]:
    """With one affiliation card, every set of the other side is told; without, only that the sides are mixed."""
    rule = "lcg.deck.one_side"
    sets = [number for number, _ in deck.sets]
    cards = deck.affiliation_cards()
    if len(cards) == 1:
        for number in sets:
            card = objective_of(number)
            if card.side != cards[0].side:
                own = {"affiliation": quoted(cards[0].name), "side": OF_SIDE[cards[0].side]}
                said = texts.OTHER_SIDE.fill(name=named_set(number), other=OF_SIDE[card.side], **own)
                yield _about(rule, said, [card])
        return
    named = {side: [quoted(card.name) for card in dict.fromkeys(cards) if card.side == side] for side in (LIGHT, DARK)}
    for number in sets:
        named[objective_of(number).side].append(named_set(number))
    if named[LIGHT] and named[DARK]:
        said = texts.MIXED_SIDES.fill(light=listed(named[LIGHT]), dark=listed(named[DARK]))
        yield _about(rule, said, [*dict.fromkeys(cards), *map(objective_of, sets)])


def _affiliation_only(deck: Deck) -> Iterator[Violation]:
    """Without an affiliation there is nothing to compare the sets with, and one violation says so already."""
    affiliations = {card.affiliation for card in deck.affiliation_cards()}
    for number, _ in deck.sets:
        card = objective_of(number)
        if card.locked and affiliations and card.affiliation not in affiliations:
            own = AFFILIATION_CARDS[AFFILIATION_KEYS[card.affiliation]]
            said = texts.AFFILIATION_ONLY.fill(name=named_set(number), affiliation=quoted(own.name))
            yield _about("lcg.deck.affiliation_only", said, [card])


def _size(deck: Deck) -> Iterator[Violation]:
    if deck.size < least_objectives(deck):
        objectives = OBJECTIVE_CARD.count(deck.size, Case.ACCUSATIVE)
        said = texts.TOO_FEW.fill(objectives=objectives, least=LEAST_OBJECTIVES)
        yield _about("lcg.deck.min_ten_objectives", said)


def _copies(deck: Deck) -> Iterator[Violation]:
    for number, copies in deck.sets:
        card = objective_of(number)
        most = most_copies(card)
        if copies > most:
            rule = "lcg.deck.limit_one_per_objective_deck" if card.single else "lcg.deck.max_two_copies"
            said = texts.TOO_MANY_COPIES.fill(name=named_set(number), copies=COPY.count(copies), most=most)
            yield _about(rule, said, [card])


def _restricted(deck: Deck, rulings: Rulings) -> Iterator[Violation]:
    """Copies of the one that is used do not matter (lcg.restricted.copies_allowed)."""
    used = {number for number, _ in deck.sets}
    for group in RESTRICTED[rulings]:
        here = [number for number in group if number in used]
        if len(here) > 1:
            said = texts.RESTRICTED.fill(names=listed(map(named_set, here)))
            yield _about("lcg.restricted.choose_one", said, map(objective_of, here))


def _about(rule: str, phrase: Text, cards: Iterable[Card] = ()) -> Violation:
    return Violation(rule, sentence(phrase), tuple(card.key for card in cards))
