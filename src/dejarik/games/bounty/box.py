"""The cards and boards of Bounty by name, so that games of a release with fewer of them can be taken up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS
from dejarik.games.bounty.mission import shed
from dejarik.games.bounty.notation import NOTATION
from dejarik.games.bounty.state import UNUSED, BountyState
from dejarik.kernel.box import Box, Numbers
from dejarik.kernel.events import Event
from dejarik.kernel.steps import Step
from dejarik.kernel.zones import everybody

_BOARD: Final = "character/"
_BOARDS: Final = tuple(_BOARD + character.key for character in CHARACTERS)


def contents(box: Sequence[str]) -> tuple[list[int], list[int]]:
    """The numbers of the cards and of the boards in a box, in its order; everything there is if it names nothing."""
    if not box:
        return list(range(len(ALL_CARDS))), list(range(len(CHARACTERS)))
    cards, boards = _numbers(box)
    count = sum(name.startswith(_BOARD) for name in box)
    return cards.row(range(len(box) - count)), boards.row(range(count))


def leave_out(s: BountyState, cards: Sequence[int]) -> None:
    """Cards that the box does not have lie nowhere, and nobody wonders where."""
    for card in frozenset(range(len(ALL_CARDS))).difference(cards):
        s.place[card] = UNUSED
        s.known[card] = everybody(s)


def _numbers(box: Sequence[str]) -> tuple[Numbers, Numbers]:
    boards = [name for name in box if name.startswith(_BOARD)]
    cards = [name for name in box if not name.startswith(_BOARD)]
    return Numbers(cards, NOTATION), Numbers(boards, _BOARDS)


def _renumber(s: BountyState, before: Sequence[str]) -> None:
    cards, boards = _numbers(before)
    s.zones = [cards.row(zone) for zone in s.zones]
    s.place = bytearray(cards.table(s.place, UNUSED))
    s.known = bytearray(cards.table(s.known, everybody(s)))
    s.kept = cards.row(s.kept)
    s.used = cards.row(s.used)
    s.character = boards.row(s.character)
    s.agenda = [_step(pending, cards) for pending in s.agenda]
    s.asked = _step(s.asked, cards) if s.asked else None


def _step(pending: Step, cards: Numbers) -> Step:
    function, arguments = pending
    return (function, tuple(cards.row(arguments))) if function is shed else pending


def _retell(event: Event, before: Sequence[str]) -> Event:
    cards, boards = _numbers(before)
    numbers = tuple(boards.row(event.numbers)) if event.kind == "picked" else event.numbers
    return Event(event.kind, event.seat, tuple(cards.row(event.cards)), numbers, event.readers)


BOX: Final = Box((*_BOARDS, *NOTATION), _renumber, _retell)
