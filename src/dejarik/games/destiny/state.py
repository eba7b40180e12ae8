"""The tables of a game of Destiny: cards in zones, dice in pools, tokens, the queue and what is under way."""

from __future__ import annotations

from dataclasses import dataclass, field

from dejarik.games.destiny.deal import Deal
from dejarik.kernel.state import State
from dejarik.kernel.tables import DERIVED, TOKENS

MAX_SEATS = 4
HAND_LIMIT = 5
MAX_SHIELDS = 3
MAX_UPGRADES = 3
NOBODY = -1
OFF = -1
"""The face of a die that is not in a pool: it shows nothing (destiny.dieoncard.no_side_showing)."""

# Every seat has one of each; a seat's hand is HAND + seat, and the seat of a zone is ``zone % MAX_SEATS``.
DECK, HAND, DISCARD, TEAM, UPGRADES, SUPPORTS, PLOTS, LIMBO, ASIDE, OUT = range(0, 10 * MAX_SEATS, MAX_SEATS)
FIELD = 10 * MAX_SEATS
"""The battlefield in use."""
ZONES = FIELD + 1

SETUP, ACTIONS, UPKEEP = range(3)

REAL, FORMAL = 1, 2
"""What an action changed: something, or only that a card was exhausted or played."""

WHO, CONCERNED = 2, 5
"""Places in an ability that waits, as ``happenings`` writes it: who carries it out, and what it is about."""


@dataclass(slots=True, kw_only=True)
class DestinyState(State):
    """``exhausted``, ``damage``, ``shields`` and ``host`` are per card, ``face`` per die, ``pools`` per seat.

    ``house`` are the agreed readings of contested rules. ``claimant`` has claimed the battlefield this round,
    ``holder`` controls it, ``decider`` orders what is simultaneous while nobody does. ``queue`` holds the abilities
    that wait, ``frames`` those that are being carried out, innermost last (see ``frames.py``), ``delayed`` those that
    wait for the end of the round. ``extra`` are the seats that may take an additional action, in order. ``spent`` dice
    were resolved in this action, ``used`` cards have used their power action this round, and ``captured`` lists a die
    and the card that holds it, in turns. ``put_back`` are cards exchanged in the redraw until all have chosen.
    """

    decks: tuple[str, ...]
    deal: Deal = field(default=None, compare=False, metadata=DERIVED)  # type: ignore[assignment]
    order: tuple[int, ...]
    house: tuple[int, ...]
    round_limit: int = 0
    round: int = 0
    phase: int = SETUP
    active: int = 0
    turn: int = 0
    passes: int = 0
    claimant: int = NOBODY
    holder: int = NOBODY
    decider: int = 0
    ending: int = 0
    changed: int = 0
    resources: list[int] = field(metadata=TOKENS)
    exhausted: list[int]
    damage: list[int] = field(metadata=TOKENS)
    shields: list[int] = field(metadata=TOKENS)
    host: list[int]
    face: list[int]
    pools: list[list[int]]
    captured: list[int] = field(default_factory=list)
    used: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    extra: list[int] = field(default_factory=list)
    queue: list[list[int]] = field(default_factory=list)
    delayed: list[list[int]] = field(default_factory=list)
    frames: list[list[int]] = field(default_factory=list)
    put_back: list[int] = field(default_factory=list)
    eliminated: list[int] = field(default_factory=list)

    def derive(self) -> None:
        """The deal follows from the decks."""
        from dejarik.games.destiny.dealing import deal_of  # the cards' words are written in terms of this state

        self.deal = deal_of(self.decks)

    def copy(self) -> DestinyState:
        """An equal, independent state that nobody listens to; written by ``make tables``."""
        new = DestinyState.__new__(DestinyState)
        new.key = self.key
        new.counter = self.counter
        new.seats = self.seats
        new.sight = self.sight
        new.zones = list(map(list.copy, self.zones))
        new.place = self.place.copy()
        new.known = self.known.copy()
        new.agenda = self.agenda.copy()
        new.asked = self.asked
        new.decision = self.decision
        new.outcome = self.outcome
        new.log = None
        new.decks = self.decks
        new.deal = self.deal
        new.order = self.order
        new.house = self.house
        new.round_limit = self.round_limit
        new.round = self.round
        new.phase = self.phase
        new.active = self.active
        new.turn = self.turn
        new.passes = self.passes
        new.claimant = self.claimant
        new.holder = self.holder
        new.decider = self.decider
        new.ending = self.ending
        new.changed = self.changed
        new.resources = self.resources.copy()
        new.exhausted = self.exhausted.copy()
        new.damage = self.damage.copy()
        new.shields = self.shields.copy()
        new.host = self.host.copy()
        new.face = self.face.copy()
        new.pools = list(map(list.copy, self.pools))
        new.captured = self.captured.copy()
        new.used = self.used.copy()
        new.spent = self.spent.copy()
        new.extra = self.extra.copy()
        new.queue = list(map(list.copy, self.queue))
        new.delayed = list(map(list.copy, self.delayed))
        new.frames = list(map(list.copy, self.frames))
        new.put_back = self.put_back.copy()
        new.eliminated = self.eliminated.copy()
        return new

    @staticmethod
    def list_depths() -> dict[str, int]:
        """How many lists deep each table goes; written by ``make tables``."""
        return {
            "zones": 2,
            "place": 1,
            "known": 1,
            "agenda": 1,
            "resources": 1,
            "exhausted": 1,
            "damage": 1,
            "shields": 1,
            "host": 1,
            "face": 1,
            "pools": 2,
            "captured": 1,
            "used": 1,
            "spent": 1,
            "extra": 1,
            "queue": 2,
            "delayed": 2,
            "frames": 2,
            "put_back": 1,
            "eliminated": 1,
        }


STALL_IS_PASS, FREE_OVERFLOW, THREE_UPGRADES, LAST_STAND_DRAW = range(4)
"""The places of ``house``: each is 0 for the default reading and 1 for the other one."""


def seat_of(s: DestinyState, card: int) -> int:
    """Whose area a card lies in: the player who controls it (destiny.term.controller.definition)."""
    return s.place[card] % MAX_SEATS


def kind_of_zone(s: DestinyState, card: int) -> int:
    """Which kind of zone a card lies in, whoever's it is."""
    return s.place[card] // MAX_SEATS * MAX_SEATS


def in_play(s: DestinyState, card: int) -> bool:
    """Whether a card is in play (destiny.area.own_areas)."""
    return TEAM <= s.place[card] < LIMBO or s.place[card] == FIELD


def is_in(s: DestinyState, seat: int) -> bool:
    """Whether a player has not been eliminated."""
    return bool(s.zones[TEAM + seat]) or s.phase == SETUP


def players_in(s: DestinyState) -> list[int]:
    """The players still in the game, clockwise."""
    return [seat for seat in s.order if s.zones[TEAM + seat]]


def foes_of(s: DestinyState, seat: int) -> list[int]:
    """The opponents of a player, clockwise from them."""
    at = s.order.index(seat)
    around = s.order[at + 1 :] + s.order[:at]
    return [other for other in around if s.zones[TEAM + other]]


def first_in_order(s: DestinyState) -> int:
    """Who goes first where it matters: the battlefield's controller, else the one who decides in their place."""
    return s.decider if s.holder == NOBODY else s.holder


def clockwise_from(s: DestinyState, seat: int) -> list[int]:
    """The players still in the game, clockwise, beginning with this seat's place."""
    at = s.order.index(seat)
    return [other for other in s.order[at:] + s.order[:at] if s.zones[TEAM + other]]


def upgrades_on(s: DestinyState, character: int) -> list[int]:
    """The upgrades attached to a character, in the order they came."""
    zone = s.zones[UPGRADES + s.place[character] % MAX_SEATS]
    host = s.host
    return [card for card in zone if host[card] == character]


def sights(seats: int) -> tuple[int, ...]:
    """Who comes to know a card by its entering each zone: its owner in a hand, nobody in a deck, else everybody."""
    everybody = (2 << seats) - 1
    found = [everybody] * ZONES
    for seat in range(MAX_SEATS):
        found[DECK + seat] = 0
        found[HAND + seat] = 1 << seat
    return tuple(found)
