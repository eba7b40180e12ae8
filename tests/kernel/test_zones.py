"""Moving cards keeps places and knowledge in step."""

from __future__ import annotations

from random import Random

import pytest

from dejarik.kernel.state import State
from dejarik.kernel.zones import (
    draw,
    everybody,
    guess,
    knows,
    move,
    pour,
    redeal,
    show,
    shuffle,
    swap,
    unknown_cards,
)
from tests.contract.state_checks import cards_are_conserved
from tests.kernel.test_state import Tiny

DECK, OPEN, HAND_0, HAND_1 = range(4)
SPECTATORS = 2


@pytest.fixture
def s() -> Tiny:
    """Six cards in the deck, two in each hand, two open, for two players and spectators."""
    zones = [[0, 1, 2, 3, 4, 5], [6, 7], [8, 9], [10, 11]]
    place = bytearray(zone for zone, row in enumerate(zones) for _ in row)
    sight = (0, 0b111, 0b001, 0b010)
    known = bytearray(sight[zone] for zone in place)
    return Tiny(key=bytes(32), seats=2, sight=sight, zones=zones, place=place, known=known)


def test_everybody_means_seats_and_spectators(s: Tiny) -> None:
    assert everybody(s) == 0b111
    assert knows(s, SPECTATORS, 6)
    assert not knows(s, SPECTATORS, 8)


def test_move_puts_a_card_on_top_and_shows_it_to_who_may_look(s: Tiny) -> None:
    move(s, 3, HAND_0)
    assert s.zones[HAND_0] == [8, 9, 3]
    assert s.place[3] == HAND_0
    assert (knows(s, 0, 3), knows(s, 1, 3)) == (True, False)
    cards_are_conserved(s)


def test_what_was_seen_stays_known(s: Tiny) -> None:
    move(s, 6, HAND_0)
    assert knows(s, 1, 6)
    move(s, 6, DECK)
    assert knows(s, SPECTATORS, 6)


def test_move_within_a_zone_brings_the_card_to_the_top(s: Tiny) -> None:
    move(s, 0, DECK)
    assert s.zones[DECK] == [1, 2, 3, 4, 5, 0]


def test_draw_takes_the_top_card(s: Tiny) -> None:
    assert draw(s, DECK, HAND_1) == 5
    assert s.zones[HAND_1] == [10, 11, 5]
    assert (knows(s, 0, 5), knows(s, 1, 5)) == (False, True)
    cards_are_conserved(s)


def test_show_tells_everybody(s: Tiny) -> None:
    show(s, 10)
    assert s.known[10] == everybody(s)


def test_shuffle_forgets_and_depends_on_the_key(s: Tiny) -> None:
    show(s, 2)
    other = s.copy()
    other.key = bytes([1]) * 32
    shuffle(s, DECK)
    shuffle(other, DECK)
    assert sorted(s.zones[DECK]) == [0, 1, 2, 3, 4, 5]
    assert s.zones[DECK] != other.zones[DECK]
    assert s.known[:6] == bytes(6)
    assert s.counter == 1


def test_pour_moves_all_in_order(s: Tiny) -> None:
    pour(s, OPEN, HAND_1)
    assert s.zones[OPEN] == []
    assert s.zones[HAND_1] == [10, 11, 6, 7]
    cards_are_conserved(s)


def test_pouring_a_zone_onto_itself_changes_nothing(s: Tiny) -> None:
    before = s.copy()
    pour(s, DECK, DECK)
    assert s == before


def test_swap_trades_places_and_knowledge(s: Tiny) -> None:
    swap(s, 0, 8)
    assert (s.zones[DECK][0], s.zones[HAND_0][0]) == (8, 0)
    assert (s.known[0], s.known[8]) == (0b001, 0)
    cards_are_conserved(s)
    swap(s, 0, 0)
    cards_are_conserved(s)


def test_unknown_cards_come_in_the_order_of_their_numbers(s: Tiny) -> None:
    assert unknown_cards(s, 0) == [0, 1, 2, 3, 4, 5, 10, 11]
    assert unknown_cards(s, SPECTATORS) == [0, 1, 2, 3, 4, 5, 8, 9, 10, 11]


def test_redeal_leaves_known_cards_and_keeps_knowledge_with_the_place(s: Tiny) -> None:
    redeal(s, unknown_cards(s, 0), Random(4))
    assert (s.zones[OPEN], s.zones[HAND_0]) == ([6, 7], [8, 9])
    assert sorted(s.zones[DECK] + s.zones[HAND_1]) == [0, 1, 2, 3, 4, 5, 10, 11]
    assert all(knows(s, 1, card) for card in s.zones[HAND_1])
    assert not any(knows(s, 1, card) for card in s.zones[DECK])
    cards_are_conserved(s)


def test_redeal_does_not_depend_on_how_the_cards_lay(s: Tiny) -> None:
    other = s.copy()
    swap(other, 0, 11)
    swap(other, 3, 4)
    for state in (s, other):
        redeal(state, unknown_cards(state, 0), Random(9))
    assert s == other


def test_guess_replaces_the_key_and_leaves_the_original(s: Tiny) -> None:
    before = s.copy()

    def deal(made: State, unknown: list[int], rand: Random) -> None:
        redeal(made, unknown, rand)

    made = guess(s, 0, Random(3), deal)
    assert made.key != s.key
    assert s == before
    cards_are_conserved(made)
