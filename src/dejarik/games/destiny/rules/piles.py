"""Cards between deck, hand, discard pile, play and side zone; whoever controls them, they go to their owner."""

from __future__ import annotations

from dejarik.abilities.timing import AFTER, INSTEAD, Happening, occur
from dejarik.games.destiny.language.terms import HAND_SIZE, UPGRADE
from dejarik.games.destiny.model.moments import DISCARDING, LAST_CARD
from dejarik.games.destiny.model.state import (
    ASIDE,
    DECK,
    DISCARD,
    HAND,
    HAND_LIMIT,
    MAX_UPGRADES,
    NOBODY,
    OUT,
    REAL,
    STACKED,
    TEAM,
    UPGRADES,
    DestinyState,
    in_play,
    is_in,
    kind_of_zone,
    seat_of,
    under_way,
    upgrades_on,
)
from dejarik.games.destiny.rules import pools
from dejarik.games.destiny.rules.elite import settle_dice
from dejarik.games.destiny.rules.replacing import can_be_replaced, would_happen
from dejarik.kernel import rng
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.log import tell
from dejarik.kernel.steps import step
from dejarik.kernel.zones import draw as draw_card
from dejarik.kernel.zones import forget, move

# ---------------------------------------------------------------- hand and deck


def draw(s: DestinyState, seat: int, number: int) -> int:
    """Draw cards as far as there are any (destiny.draw.short_deck); how many it were."""
    number = min(number, len(s.zones[DECK + seat]))
    if number > 0:
        drawn = tuple([draw_card(s, DECK + seat, HAND + seat) for _ in range(number)])
        s.changed |= REAL
        tell(s, "drew", seat, drawn, readers=1 << seat)
    return max(number, 0)


def hand_limit(s: DestinyState, seat: int) -> int:
    """Up to how many cards a player draws in upkeep (destiny.hand.default_limit_five)."""
    return HAND_LIMIT + sum(changes(s, seat, HAND_SIZE))


def changes(s: DestinyState, seat: int, what: int) -> list[int]:
    """By how much the cards in play raise or lower a number of a player."""
    return [
        ability.amount
        for card, ability in s.deal.modifiers(what)
        if in_play(s, card) and ability.applies(s, card, seat)
    ]


def discard_from_hand(s: DestinyState, seat: int, cards: list[int]) -> None:
    """A player's cards go from hand to the discard pile, all at once."""
    if cards:
        for card in cards:
            move(s, card, DISCARD + seat)
        s.changed |= REAL
        tell(s, "discarded", seat, tuple(cards))
        if not s.zones[HAND + seat] and s.deal.waiting[AFTER][LAST_CARD]:
            occur(s, Happening(LAST_CARD, seat))


def discard_at_random(s: DestinyState, seat: int, number: int) -> list[int]:
    """Chance picks cards of a hand to be discarded (destiny.symbol.discard.random_cards); which they were."""
    hand = s.zones[HAND + seat][:]
    rng.shuffle(s, hand)
    found = hand[:number]
    discard_from_hand(s, seat, found)
    return found


def mill(s: DestinyState, seat: int, number: int) -> list[int]:
    """Discard cards from the top of a deck; which they were."""
    deck = s.zones[DECK + seat]
    found = deck[::-1][:number]
    for card in found:
        move(s, card, DISCARD + seat)
    if found:
        s.changed |= REAL
        tell(s, "milled", seat, tuple(found))
    return found


def put_under_deck(s: DestinyState, card: int) -> None:
    """A card goes to the bottom of its owner's deck."""
    deck = DECK + s.deal.owner[card]
    move(s, card, deck)
    s.zones[deck].insert(0, s.zones[deck].pop())


def tuck(s: DestinyState, seat: int, cards: list[int]) -> None:
    """Cards of a hand go under the deck, the last to the very bottom; others lose track of the whole hand."""
    if cards:
        forget(s, s.zones[HAND + seat], 1 << seat)
        for card in cards:
            put_under_deck(s, card)
        s.changed |= REAL
        tell(s, "tucked", seat, tuple(cards), readers=1 << seat)


def lay_on(s: DestinyState, seat: int, card: int, under: int) -> None:
    """A card of a hand is laid face down on a card set aside; others lose track of the whole hand."""
    forget(s, s.zones[HAND + seat], 1 << seat)
    move(s, card, STACKED + seat)
    s.host[card] = under
    s.changed |= REAL
    tell(s, "laid", seat, (card,), readers=1 << seat)


def shuffle(s: DestinyState, seat: int) -> None:
    """Put a deck into a random order that nobody knows."""
    rng.shuffle(s, s.zones[DECK + seat])
    forget(s, s.zones[DECK + seat], 0)


# ---------------------------------------------------------------- leaving play


def leave_play(s: DestinyState, card: int, zone: int) -> None:
    """A card leaves play with its dice and tokens, for a zone of its owner (destiny.dieleaves.with_card)."""
    pools.take_off(s, card)
    pools.set_free(s, card)
    pools.forget_die_of(s, card)
    s.exhausted[card] = s.damage[card] = s.shields[card] = 0
    if card in s.deal.trainers:
        s.agenda.append((settle_dice, (s.host[card],)))
    s.host[card] = NOBODY
    if card in s.used:
        s.used.remove(card)
    owner = s.deal.owner[card]
    move(s, card, (OUT if owner in s.eliminated else zone) + owner)
    s.changed |= REAL


def discard_from_play(s: DestinyState, card: int) -> None:
    """A card in play, or an event in limbo, goes to its owner's discard pile."""
    tell(s, "discarded_play", seat_of(s, card), (card,))
    leave_play(s, card, DISCARD)


def discard_by_effect(s: DestinyState, cards: list[int]) -> None:
    """The effect of a card discards cards in play, all at once; something else may happen instead to upgrades."""
    if s.deal.waiting[INSTEAD][DISCARDING]:
        s.agenda.append((lose_from_play, (0, tuple(cards))))
    else:
        lose_from_play(s, len(cards), tuple(cards))


@step
def lose_from_play(s: DestinyState, lost: int, cards: tuple[int, ...]) -> None:
    """Cards would be discarded, the first ``lost`` of them for certain; those not replaced are what was discarded."""
    for at in range(lost, len(cards)):
        event = Happening(DISCARDING, seat_of(s, cards[at]), cards[at])
        if can_be_replaced(s, event):
            would_happen(
                s, event, (lose_from_play, (at + 1, cards)), (lose_from_play, (at, cards[:at] + cards[at + 1 :]))
            )
            return
    for card in cards:
        if in_play(s, card):
            discard_from_play(s, card)
    frame = under_way(s)
    frame.number, frame.done = len(cards), bool(cards)


def return_to_hand(s: DestinyState, card: int) -> None:
    """A card in play goes to its owner's hand; all saw it."""
    tell(s, "returned", s.deal.owner[card], (card,))
    leave_play(s, card, HAND)


def set_aside(s: DestinyState, card: int) -> None:
    """A card goes to its owner's side zone."""
    leave_play(s, card, ASIDE)


# ---------------------------------------------------------------- upgrades


def attach(s: DestinyState, card: int, character: int) -> None:
    """An upgrade comes to a character and belongs to its side.

    A die of it that is in a pool without it stays there (destiny.card.ace_in_the_hole.card_played_later).
    """
    move(s, card, UPGRADES + seat_of(s, character))
    if card in s.deal.trainers:
        s.agenda += [(settle_dice, (one,)) for one in (s.host[card], character) if one != NOBODY]
    s.host[card] = character
    s.changed |= REAL
    s.agenda.append((settle_upgrades, (character,)))


def reattach(s: DestinyState, card: int, character: int) -> None:
    """An upgrade moves to another character, its die on it (destiny.term.move.upgrade_die)."""
    pools.take_off(s, card)
    attach(s, card, character)


@step
def settle_upgrades(s: DestinyState, character: int) -> None:
    """No more than three upgrades on a character, no second unique copy (destiny.upgrade.excess_discarded)."""
    if kind_of_zone(s, character) != TEAM:
        return
    attached = upgrades_on(s, character)
    surplus = attached if len(attached) > MAX_UPGRADES else []
    options: list[Option] = [("give_up", card) for card in surplus or _second_copies(s, seat_of(s, character))]
    if options and is_in(s, seat_of(s, character)):
        s.decision = Decision(seat_of(s, character), "give_up", options, _answer_give_up)


def _answer_give_up(s: DestinyState, option: Option, character: int) -> None:
    s.agenda.append((settle_upgrades, (character,)))
    discard_from_play(s, subject(option))


def _second_copies(s: DestinyState, seat: int) -> list[int]:
    """Unique upgrades of which a player controls two (destiny.unique.excess_discarded)."""
    deal, found = s.deal, [card for card in s.zones[UPGRADES + seat] if s.deal.unique[card]]
    names = [deal.cards[card].name.en for card in found]
    return [card for card, name in zip(found, names, strict=True) if names.count(name) > 1]


def is_upgrade(s: DestinyState, card: int) -> bool:
    """Whether a card in play is attached to a character."""
    return s.deal.kind[card] == UPGRADE and s.host[card] != NOBODY
