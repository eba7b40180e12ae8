"""Whether a deck may be played: every rule it breaks, with names and numbers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.decks import texts
from dejarik.games.destiny.decks.model import Deck, points_for
from dejarik.games.destiny.decks.permissions import is_permitted
from dejarik.games.destiny.decks.starters import starter_key
from dejarik.games.destiny.decks.words import COUNTED, KINDS, named
from dejarik.games.destiny.language.nouns import COLOR_NAMES
from dejarik.games.destiny.language.terms import BATTLEFIELD, CHARACTER, GRAY, HERO, IN_DECKS, NEUTRAL, PLOT, VILLAIN
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decks import Violation
from dejarik.kernel.nouns import CARD, COPY, DIE, POINT
from dejarik.kernel.text import Case, Text, either, listed, quoted, sentence

MOST_POINTS = 30
DECK_SIZE = 30
STARTER_SIZE = 20
MOST_COPIES = 2


def violations(deck: Deck) -> tuple[Violation, ...]:
    """Everything that is wrong with a deck, the team first; empty if it may be played."""
    checks = (_team_types, _points, _sides, _uniqueness, _dice, _plot, _battlefield, _deck_types, _size, _copies)
    return tuple(found for check in (*checks, _allegiance) for found in check(deck))


def is_legal(deck: Deck) -> bool:
    """Whether the deck breaks no rule."""
    return not violations(deck)


def refuse_in_deck(card: Card, team: Sequence[Card]) -> Violation | None:
    """Why a team may not have a card in its deck because of its affiliation or colour; None if it may."""
    if is_permitted(card, team):
        return None
    sides = {member.side for member in team}
    if card.side != NEUTRAL and card.side not in sides:
        if sides == {NEUTRAL}:
            return _broken("destiny.starter.team.neutral_characters", texts.NEUTRAL_TEAM, card)
        return _broken("destiny.deckbuild.affiliation_ban", texts.WRONG_SIDE[card.side], card)
    if card.color != GRAY and card.color not in {member.color for member in team}:
        return _broken(
            "destiny.deckbuild.color_needs_character", texts.WRONG_COLOR, card, color=COLOR_NAMES[card.color]
        )
    return None


def refuse_plot(card: Card, team: Sequence[Card]) -> Violation | None:
    """Why a team may not have a plot because of its affiliation or colour; None if it may."""
    if card.side != NEUTRAL and card.side not in {member.side for member in team}:
        return _broken("destiny.starter.plot.affiliation_requirement", texts.WRONG_SIDE[card.side], card)
    if card.color != GRAY and card.color not in {member.color for member in team}:
        return _broken("destiny.starter.plot.color_requirement", texts.WRONG_COLOR, card, color=COLOR_NAMES[card.color])
    return None


# ---------------------------------------------------------------- the team


def _team_types(deck: Deck) -> Iterator[Violation]:
    if not any(card.kind == CHARACTER for card in deck.team):
        yield _broken("destiny.team.at_least_one", texts.NO_CHARACTER)
    for card in dict.fromkeys(deck.team):
        if card.kind != CHARACTER:
            yield _broken("destiny.starter.build.parts", texts.NOT_A_CHARACTER, card, kind=KINDS[card.kind])


def _points(deck: Deck) -> Iterator[Violation]:
    if deck.points <= MOST_POINTS:
        return
    cost = POINT.count(deck.points, Case.ACCUSATIVE)
    if deck.plot and deck.points - points_for(POOL[deck.plot], 1) <= MOST_POINTS:
        yield _broken("destiny.starter.plot.points_count", texts.PLOT_TOO_DEAR, POOL[deck.plot], cost=cost)
    else:
        yield _broken("destiny.team.max_thirty_points", texts.TEAM_TOO_DEAR, cost=cost)


def _sides(deck: Deck) -> Iterator[Violation]:
    heroes = [card for card in dict.fromkeys(deck.team) if card.side == HERO]
    villains = [card for card in dict.fromkeys(deck.team) if card.side == VILLAIN]
    if heroes and villains:
        names = {"heroes": listed(map(named, heroes)), "villains": listed(map(named, villains))}
        yield _about("destiny.team.no_heroes_with_villains", texts.MIXED_TEAM.fill(**names), *heroes, *villains)


def _uniqueness(deck: Deck) -> Iterator[Violation]:
    """Subtitles do not matter: two versions of one character count like two copies of one version."""
    by_name: dict[str, list[Card]] = defaultdict(list)
    for card in deck.team:
        if card.unique and card.kind == CHARACTER:
            by_name[card.name.en].append(card)
    for cards in by_name.values():
        versions = list(dict.fromkeys(cards))
        if len(versions) > 1:
            said = texts.SAME_CHARACTER.fill(names=listed(map(named, versions)))
            yield _about("destiny.unique.subtitle_ignored", said, *versions)
        elif len(cards) > 1:
            yield _broken("destiny.team.unique_once", texts.UNIQUE_TWICE, cards[0], copies=COPY.count(len(cards)))


def _dice(deck: Deck) -> Iterator[Violation]:
    for key, dice in dict.fromkeys(deck.characters):
        card = POOL[key]
        if card.kind != CHARACTER or 1 <= dice <= len(card.points):
            continue
        numbers = {"dice": DIE.count(dice, Case.ACCUSATIVE)}
        if not card.unique:
            yield _broken("destiny.starter.team.nonunique_one_die", texts.ALWAYS_ONE_DIE, card, **numbers)
        else:
            possible = either(DIE.count(each + 1, Case.ACCUSATIVE) for each in range(len(card.points)))
            yield _broken("destiny.team.elite_choice", texts.SO_MANY_DICE, card, possible=possible, **numbers)


def _plot(deck: Deck) -> Iterator[Violation]:
    if not deck.plot:
        return
    card = POOL[deck.plot]
    if card.kind != PLOT:
        yield _broken("destiny.starter.plot.optional_one", texts.NOT_A_PLOT, card, kind=KINDS[card.kind])
    elif deck.team and (refused := refuse_plot(card, deck.team)):
        yield refused


# ---------------------------------------------------------------- battlefield and deck


def _battlefield(deck: Deck) -> Iterator[Violation]:
    rule = "destiny.build.one_battlefield"
    if not deck.battlefield:
        yield _broken(rule, texts.NO_BATTLEFIELD)
    elif POOL[deck.battlefield].kind != BATTLEFIELD:
        card = POOL[deck.battlefield]
        yield _broken(rule, texts.NOT_A_BATTLEFIELD, card, kind=KINDS[card.kind])


def _deck_types(deck: Deck) -> Iterator[Violation]:
    """A second battlefield or plot has no place of its own in a deck; it stands among the cards and is too many."""
    for card, number in deck.listed():
        if card.kind == BATTLEFIELD and deck.battlefield:
            copies = COUNTED[BATTLEFIELD].count(number, Case.ACCUSATIVE)
            yield _broken("destiny.build.one_battlefield", texts.BATTLEFIELD_TOO_MANY, card, copies=copies)
        elif card.kind == PLOT and deck.plot:
            copies = COUNTED[PLOT].count(number, Case.ACCUSATIVE)
            yield _broken("destiny.starter.plot.optional_one", texts.PLOT_TOO_MANY, card, copies=copies)
        elif card.kind == PLOT:
            yield _broken("destiny.starter.plot.not_in_deck", texts.NOT_IN_DECK, card, kind=KINDS[card.kind])
        elif card.kind not in IN_DECKS:
            yield _broken("destiny.deckbuild.allowed_types", texts.NOT_IN_DECK, card, kind=KINDS[card.kind])


def _size(deck: Deck) -> Iterator[Violation]:
    if deck.size == DECK_SIZE or starter_key(deck):
        return
    if deck.size == STARTER_SIZE:
        yield _broken("destiny.starter.deck_of_twenty", texts.NOT_A_STARTER)
    else:
        cards = CARD.count(deck.size, Case.ACCUSATIVE)
        yield _broken("destiny.deckbuild.exactly_thirty", texts.WRONG_SIZE, cards=cards)


def _copies(deck: Deck) -> Iterator[Violation]:
    """Cards of the same name are copies of each other, whatever their set (destiny.term.copy.same_name)."""
    copies: Counter[str] = Counter()
    for card, number in deck.listed():
        if card.kind in IN_DECKS:
            copies[card.name.en] += number
    for name, number in copies.items():
        if number > MOST_COPIES:
            cards = [card for card, _ in deck.listed() if card.name.en == name]
            said = texts.TOO_MANY_COPIES.fill(name=quoted(cards[0].name), copies=COPY.count(number))
            yield _about("destiny.deckbuild.max_two_copies", said, *cards)


def _allegiance(deck: Deck) -> Iterator[Violation]:
    """Without a team there is nothing to compare the cards with, and one violation says so already."""
    team = [card for card in deck.team if card.kind == CHARACTER]
    if not team:
        return
    for card, _ in deck.listed():
        if card.kind in IN_DECKS and (refused := refuse_in_deck(card, team)):
            yield refused


# ---------------------------------------------------------------- saying it


def _broken(rule: str, phrase: Text, card: Card | None = None, **words: Text | str | int) -> Violation:
    if card is None:
        return _about(rule, phrase.fill(**words))
    return _about(rule, phrase.fill(name=named(card), **words), card)


def _about(rule: str, phrase: Text, *cards: Card) -> Violation:
    return Violation(rule, sentence(phrase), tuple(card.key for card in cards))
