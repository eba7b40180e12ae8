"""The tables of a game of Destiny: cards in zones, dice in pools, tokens, the queue and what is under way."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from dejarik.abilities.frames import NOBODY as NOBODY
from dejarik.abilities.printed import Ability
from dejarik.abilities.state import QueueState
from dejarik.abilities.timing import Pending
from dejarik.games.destiny.model.abilities import Triggered
from dejarik.games.destiny.model.deal import Brought, Deal, deal_of
from dejarik.games.destiny.model.frames import Frame, Resolution, opened
from dejarik.kernel.tables import DERIVED, TOKENS

MAX_SEATS: Final = 4
HAND_LIMIT: Final = 5
MAX_SHIELDS: Final = 3
MAX_UPGRADES: Final = 3
OFF: Final = -1
"""The face of a die that is not in a pool: it shows nothing (destiny.dieoncard.no_side_showing)."""

# Every seat has one of each; a seat's hand is HAND + seat, and the seat of a zone is ``zone % MAX_SEATS``.
DECK: Final = 0
HAND: Final = 4
DISCARD: Final = 8
TEAM: Final = 12
UPGRADES: Final = 16
SUPPORTS: Final = 20
PLOTS: Final = 24
LIMBO: Final = 28
ASIDE: Final = 32
OUT: Final = 36
STACKED: Final = 40
"""Cards that lie face down on a card set aside, which is their ``host``; only their owner may look at them."""
FIELD: Final = 44
"""The battlefield in use."""
ZONES: Final = 45

SETUP: Final = 0
ACTIONS: Final = 1
UPKEEP: Final = 2

REAL: Final = 1
FORMAL: Final = 2
"""What an action changed: something, or only that a card was exhausted or played."""

STALL_IS_PASS: Final = 0
FREE_OVERFLOW: Final = 1
THREE_UPGRADES: Final = 2
LAST_STAND_DRAW: Final = 3
"""The places of ``house``: each is 0 for the default reading and 1 for the other one."""


@dataclass(slots=True, kw_only=True, repr=False)
class DestinyState(QueueState):
    """``exhausted``, ``damage``, ``shields`` and ``host`` are per card, ``face`` per die, ``pools`` per seat.

    ``house`` are the agreed readings of contested rules. ``claimant`` has claimed the battlefield this round,
    ``holder`` controls it, ``decider`` orders what is simultaneous while nobody does. ``delayed`` abilities wait for
    the end of the round. ``extra`` are the seats that may take an additional action, in order. ``spent`` dice were
    resolved in this action, ``used`` cards have used what each can do once a round, and ``captured`` dice lie on the
    card named with them. ``spare`` dice are set aside and on no card; ``frozen`` ones are not rolled in the round named
    with them. The next card that ``hasty`` seats play this turn has Ambush. ``put_back`` are cards exchanged in the
    redraw until all have chosen.
    """

    brought: Brought
    deal: Deal = field(default=None, compare=False, metadata=DERIVED)  # type: ignore[assignment]
    order: tuple[int, ...]
    house: tuple[int, ...]
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
    captured: tuple[tuple[int, int], ...] = ()
    spare: tuple[int, ...] = ()
    frozen: tuple[tuple[int, int], ...] = ()
    hasty: tuple[int, ...] = ()
    used: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    extra: list[int] = field(default_factory=list)
    delayed: tuple[Pending, ...] = ()
    put_back: tuple[int, ...] = ()
    eliminated: tuple[int, ...] = ()

    def derive(self) -> None:
        """The deal follows from what was brought."""
        self.deal = deal_of(self.brought)

    def new_frame(self, source: int, you: int, foe: int = NOBODY) -> Frame:
        """A frame for an ability of a card."""
        return opened(source, you, foe)

    def controller(self, card: int) -> int:
        """Whose area a card lies in (destiny.term.controller.definition)."""
        return self.place[card] % MAX_SEATS

    def opponents(self, seat: int) -> list[int]:
        """The opponents of a player, clockwise from them."""
        return foes_of(self, seat)

    def can_answer(self, seat: int) -> bool:
        """Whether a player has not been eliminated."""
        return bool(self.zones[TEAM + seat]) or self.phase == SETUP

    def abilities_of(self, card: int) -> tuple[Ability, ...]:
        """What is printed on a card."""
        return self.deal.cards[card].abilities

    def waiting(self, policy: int, moment: int) -> list[tuple[int, Triggered]]:
        """The triggered abilities of cards in play that wait for a moment."""
        waiting = self.deal.waiting[policy][moment]
        return [pair for pair in waiting if in_play(self, pair[0])] if waiting else []

    def in_turn(self) -> list[int]:
        """The players clockwise, from the battlefield's controller or whoever decides in their place."""
        return clockwise_from(self, first_in_order(self))

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
        new.round_limit = self.round_limit
        new.agenda = self.agenda.copy()
        new.asked = self.asked
        new.decision = self.decision
        new.outcome = self.outcome
        new.log = None
        new.aliases = None
        new.frames = [row.copy() for row in self.frames] if self.frames else []
        new.queue = self.queue.copy()
        new.brought = self.brought
        new.deal = self.deal
        new.order = self.order
        new.house = self.house
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
        new.captured = self.captured
        new.spare = self.spare
        new.frozen = self.frozen
        new.hasty = self.hasty
        new.used = self.used.copy()
        new.spent = self.spent.copy()
        new.extra = self.extra.copy()
        new.delayed = self.delayed
        new.put_back = self.put_back
        new.eliminated = self.eliminated
        return new

    @staticmethod
    def list_depths() -> dict[str, int]:
        """How many lists deep each table goes; written by ``make tables``."""
        return {
            "zones": 2,
            "agenda": 1,
            "frames": 1,
            "queue": 1,
            "resources": 1,
            "exhausted": 1,
            "damage": 1,
            "shields": 1,
            "host": 1,
            "face": 1,
            "pools": 2,
            "used": 1,
            "spent": 1,
            "extra": 1,
        }


def under_way(s: DestinyState) -> Frame:
    """What the innermost ability remembers."""
    return s.frames[-1]  # type: ignore[return-value]  # all frames of this game are of its own kind


def resolution(s: DestinyState) -> Resolution:
    """The die being resolved, where one is."""
    frame = s.frames[-1]
    assert isinstance(frame, Resolution)
    return frame


def die_under_way(frame: Frame) -> int:
    """The die being resolved out of a pool, if any."""
    return frame.resolved if isinstance(frame, Resolution) and frame.in_pool else NOBODY


def stays_in_pool(frame: Frame) -> bool:
    """Whether the die being resolved will not leave the pool (destiny.card.my_ally_is_the_force.focus_turns_itself)."""
    return isinstance(frame, Resolution) and frame.stays


def seat_of(s: DestinyState, card: int) -> int:
    """Whose area a card lies in: the player who controls it (destiny.term.controller.definition)."""
    return s.place[card] % MAX_SEATS


def kind_of_zone(s: DestinyState, card: int) -> int:
    """Which kind of zone a card lies in, whoever's it is."""
    return s.place[card] // MAX_SEATS * MAX_SEATS


def in_play(s: DestinyState, card: int) -> bool:
    """Whether a card is in play (destiny.area.own_areas)."""
    return TEAM <= s.place[card] < LIMBO or s.place[card] == FIELD


def stands(s: DestinyState, character: int) -> bool:
    """Whether a character is in play and not defeated."""
    return TEAM <= s.place[character] < TEAM + MAX_SEATS


def is_in(s: DestinyState, seat: int) -> bool:
    """Whether a player has not been eliminated."""
    return bool(s.zones[TEAM + seat]) or s.phase == SETUP


def players_in(s: DestinyState) -> list[int]:
    """The players still in the game, clockwise."""
    return [seat for seat in s.order if s.zones[TEAM + seat]]


def foes_of(s: DestinyState, seat: int) -> list[int]:
    """The opponents of a player, clockwise from them."""
    if s.seats == 2:
        return [1 - seat] if s.zones[TEAM + 1 - seat] else []
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


def stacked_on(s: DestinyState, card: int) -> list[int]:
    """The cards that lie face down on a card that is set aside."""
    return [other for zone in s.zones[STACKED : STACKED + MAX_SEATS] for other in zone if s.host[other] == card]


def sights(seats: int) -> tuple[int, ...]:
    """Who comes to know a card by its entering each zone: its owner in a hand, nobody in a deck, else everybody."""
    everybody = (2 << seats) - 1
    found = [everybody] * ZONES
    for seat in range(MAX_SEATS):
        found[DECK + seat] = 0
        found[HAND + seat] = found[STACKED + seat] = 1 << seat
    return tuple(found)
