"""The tables of a Bounty game: zones, money, and how far the turn and the mission have come."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from dejarik.games.bounty.cards import CHARACTERS, Character
from dejarik.kernel.state import State
from dejarik.kernel.tables import TOKENS

MAX_SEATS: Final = 4
ACTIONS_PER_TURN: Final = 2
CARDS_PER_DRAW: Final = 2
OPEN_MARKET: Final = 4
OPEN_MISSIONS: Final = 6
HAND_LIMIT: Final = 5
QUICK_JOB_PAY: Final = 200
FINAL_LEVEL: Final = 4

MARKET_DECK: Final = 0
MARKET: Final = 1
DISCARD: Final = 2
MISSION_DECK: Final = 3
MISSIONS: Final = 4
MISSION_SPACE: Final = 5
EVENT_SPACE: Final = 6
COMPLETED: Final = 7
UNUSED: Final = 8

# Every seat has one of each of these: the hand of a seat is HAND + seat.
HAND: Final = 9
BOARD: Final = 13
SLOT: Final = 17
BESIDE: Final = 21
ZONES: Final = 25

NOBODY: Final = -1


@dataclass(slots=True, kw_only=True, repr=False)
class BountyState(State):
    """``character`` and ``credits`` are per seat; the rest belongs to the turn or to the mission under way."""

    character: list[int]
    credits: list[int] = field(metadata=TOKENS)
    active: int = 0
    turn: int = 0
    actions: int = 0
    job_taken: bool = False
    kept: list[int] = field(default_factory=list)
    mission_spot: int = 0
    used: list[int] = field(default_factory=list)
    ignored: int = NOBODY
    stored_event_anywhere: bool = False

    def copy(self) -> BountyState:
        """An equal, independent state that nobody listens to; written by ``make tables``."""
        new = BountyState.__new__(BountyState)
        new.key = self.key
        new.counter = self.counter
        new.seats = self.seats
        new.sight = self.sight
        new.zones = list(map(list.copy, self.zones))
        new.place = self.place.copy()
        new.known = self.known.copy()
        new.round_limit = self.round_limit
        new.agenda = self.agenda.copy()
        new.asked = self.asked
        new.decision = self.decision
        new.outcome = self.outcome
        new.log = None
        new.aliases = None
        new.character = self.character.copy()
        new.credits = self.credits.copy()
        new.active = self.active
        new.turn = self.turn
        new.actions = self.actions
        new.job_taken = self.job_taken
        new.kept = self.kept.copy()
        new.mission_spot = self.mission_spot
        new.used = self.used.copy()
        new.ignored = self.ignored
        new.stored_event_anywhere = self.stored_event_anywhere
        return new

    @staticmethod
    def list_depths() -> dict[str, int]:
        """How many lists deep each table goes; written by ``make tables``."""
        return {"zones": 2, "agenda": 1, "character": 1, "credits": 1, "kept": 1, "used": 1}


def board_of(s: BountyState, seat: int) -> Character:
    """The character board of a seat."""
    return CHARACTERS[s.character[seat]]


def sights(seats: int) -> tuple[int, ...]:
    """Who comes to know a card by its entering each zone: everybody, its owner, or nobody."""
    everybody = (2 << seats) - 1
    found = [everybody] * ZONES
    for closed in (MARKET_DECK, MISSION_DECK, UNUSED):
        found[closed] = 0
    for seat in range(MAX_SEATS):
        found[HAND + seat] = found[SLOT + seat] = 1 << seat
    return tuple(found)
