"""The tables of a game: cards in zones, tokens, the engagement, the dial, the Balance of the Force."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from dejarik.abilities.frames import NOBODY as NOBODY
from dejarik.abilities.timing import Happening
from dejarik.abilities.windows import ACTIONS, Window, WindowState
from dejarik.games.lcg.language.terms import DARK, LIGHT
from dejarik.games.lcg.model.deal import SEATS as SEATS
from dejarik.games.lcg.model.deal import Brought, Deal, deal_of
from dejarik.games.lcg.model.frames import Frame, Lasting, opened
from dejarik.kernel.decision import Option
from dejarik.kernel.tables import DERIVED, TOKENS

OPENING_HAND: Final = 6
OBJECTIVES_IN_PLAY: Final = 3
OBJECTIVES_DRAWN: Final = 4
FORCE_CARDS: Final = 3
DIAL_END: Final = 12
TRENCH_RUN_END: Final = 10

# Both seats have one of each; a seat's hand is HAND + seat, and the seat of a zone is ``zone % SEATS``. The zones in
# play come first (lcg.zones.in_play).
AREA: Final = 0
"""Units and enhancements, those attached to cards as well; the seat is the one that controls them."""
OBJECTIVES: Final = 2
AFFILIATIONS: Final = 4
DECK: Final = 6
OBJECTIVE_DECK: Final = 8
HAND: Final = 10
DISCARD: Final = 12
VICTORY: Final = 14
EDGE: Final = 16
CAPTIVES: Final = 18
LIMBO: Final = 20
"""A card being played, and cards revealed until an effect says where they go."""
CHOSEN: Final = 22
"""The objectives drawn in setup, then those that were kept, face down."""
ZONES: Final = 24

IN_PLAY_OF: Final = tuple((AFFILIATIONS + seat, OBJECTIVES + seat, AREA + seat) for seat in range(SEATS))
"""By seat: the zones in play."""

DIAL: Final = -2
"""The Death Star dial, where a card is expected: as the host of an enhancement or as what is engaged."""

SETUP: Final = 0
BALANCE: Final = 1
REFRESH: Final = 2
DRAW: Final = 3
DEPLOYMENT: Final = 4
CONFLICT: Final = 5
FORCE: Final = 6
"""The phases of a turn, in order (lcg.turn.phases_order)."""

STRIKE_ENDS: Final = 0
ENGAGEMENT_ENDS: Final = 1
PHASE_ENDS: Final = 2
TURN_ENDS: Final = 3
NEXT_CARD: Final = 4
"""When a lasting effect ends."""

LATE_RULINGS: Final = 0
MULLIGAN: Final = 1
LIGHT_MULLIGAN_FIRST: Final = 2
"""The places of ``house``: the agreed options, 1 if in force."""


@dataclass(slots=True, kw_only=True, repr=False)
class LcgState(WindowState):
    """``focus``, ``damage``, ``shields``, ``host`` and ``committed`` are per card, ``sides`` per seat.

    ``engaged`` is the objective under attack or the DIAL, ``edge`` the player who has the edge, ``undefended`` whether
    nobody defended when the edge battle began, ``edge_battle`` the number of that battle, which calling it off changes;
    once it is decided or called off, ``edge_totals`` are the Force icons in it, by player, and ``edge_cards`` the cards
    of the stacks. ``declared`` are the objectives attacked in this phase, ``again`` those that may be engaged once
    more. ``fallen`` are attackers that left play in this engagement, ``fated`` the players who placed a fate card in
    it, ``struck`` the units that have struck. ``played`` are the cards played this turn, each behind its player,
    ``used`` the abilities with a limit that were used this turn. ``blank`` are cards without text until the phase ends.
    ``revealed`` is what cards turned up add to this Force struggle, by player.
    """

    brought: Brought
    deal: Deal = field(default=None, compare=False, metadata=DERIVED)  # type: ignore[assignment]
    sides: tuple[int, ...]
    house: tuple[int, ...]
    active: int = 0
    turn: int = 0
    phase: int = SETUP
    balance: int = LIGHT
    dial: int = 0
    dial_damage: int = field(default=0, metadata=TOKENS)
    focus: list[int] = field(metadata=TOKENS)
    damage: list[int] = field(metadata=TOKENS)
    shields: list[int] = field(metadata=TOKENS)
    host: list[int]
    committed: list[int]
    engaged: int = NOBODY
    edge: int = NOBODY
    undefended: int = 0
    edge_battle: int = 0
    edge_totals: list[int] = field(default_factory=lambda: [0, 0])
    edge_cards: list[int] = field(default_factory=list)
    attackers: list[int] = field(default_factory=list)
    defenders: list[int] = field(default_factory=list)
    fallen: list[int] = field(default_factory=list)
    fated: list[int] = field(default_factory=list)
    struck: list[int] = field(default_factory=list)
    declared: list[int] = field(default_factory=list)
    again: list[int] = field(default_factory=list)
    played: list[tuple[int, int]] = field(default_factory=list)
    used: list[tuple[int, Any]] = field(default_factory=list)
    lasting: list[Lasting] = field(default_factory=list)
    blank: list[int] = field(default_factory=list)
    revealed: list[int] = field(default_factory=lambda: [0, 0])

    def derive(self) -> None:
        """The deal follows from what was brought."""
        self.deal = deal_of(self.brought)

    # ------------------------------------------------------------ what the abilities layer asks

    def new_frame(self, source: int, you: int, foe: int = NOBODY) -> Frame:
        """A frame for an ability of a card; there is but one opponent (lcg.general.multiplayer_text)."""
        return opened(source, you, 1 - you)

    def controller(self, card: int) -> int:
        """Whose zone a card lies in."""
        return self.place[card] % SEATS

    def opponents(self, seat: int) -> list[int]:
        """The other player."""
        return [1 - seat]

    def abilities_of(self, card: int) -> tuple[Any, ...]:
        """What is printed on a card."""
        return self.deal.abilities[card]

    def waiting(self, policy: int, moment: int) -> Sequence[tuple[int, Any]]:
        """The answers of cards in play that wait for a moment."""
        found = self.deal.answers[policy][moment].in_play
        if not found:
            return found
        place, blank = self.place, self.blank
        return [pair for pair in found if place[pair[0]] < DECK and pair[0] not in blank]

    def in_turn(self) -> list[int]:
        """The active player first."""
        return [self.active, 1 - self.active]

    def hears(self, policy: int, moment: int) -> bool:
        """Whether any card of the match has such an answer: which cards there are is known to both."""
        return self.deal.answers[policy][moment].exist

    def first_stage(self, moment: int, sort: int | None = None) -> int:
        """By what the cards of the match answer."""
        stages = self.deal.first_stages[moment]
        return stages.of_any if sort is None else stages.by_sort.get(sort, stages.of_others)

    def hears_elsewhere(self, policy: int, moment: int) -> bool:
        """Whether a card in a hand or discard pile could answer, or what somebody holds could matter."""
        return self.deal.answers[policy][moment].come_from_elsewhere

    def stands_by(self, policy: int, moment: int) -> bool:
        """Whether a card in play waits for it or one elsewhere could answer."""
        answers, place = self.deal.answers[policy][moment], self.place
        for card, _ in answers.in_play:
            if place[card] < DECK:
                return True
        return answers.come_from_elsewhere

    def playing(self) -> int:
        """Both players are in the game until it is over."""
        return SEATS

    def next_in_turn(self, seat: int) -> int:
        """The other player."""
        return 1 - seat

    # ------------------------------------------------------------ what the rules answer

    def carry_out(self, event: Happening) -> None:
        """Let an event happen."""
        RULES[0].carry_out(self, event)

    def prevented(self, event: Happening) -> None:
        """What follows when something does not happen."""
        RULES[0].prevented(self, event)

    def responses(self, seat: int, window: Window) -> list[Option]:
        """What a player can do in a window."""
        return RULES[0].responses(self, seat, window)

    def might_respond(self, seat: int, window: Window) -> bool:
        """Whether the opponent must reckon with that player."""
        rules = RULES[0]
        return (rules.might_act if window.stage == ACTIONS else rules.might_answer)(self, seat, window)

    def respond(self, seat: int, option: Option, window: Window) -> None:
        """Play a card or use an ability."""
        RULES[0].respond(self, seat, option, window)

    def copy(self) -> LcgState:
        """An equal, independent state that nobody listens to; written by ``make tables``."""
        new = LcgState.__new__(LcgState)
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
        new.windows = [row.copy() for row in self.windows] if self.windows else []
        new.brought = self.brought
        new.deal = self.deal
        new.sides = self.sides
        new.house = self.house
        new.active = self.active
        new.turn = self.turn
        new.phase = self.phase
        new.balance = self.balance
        new.dial = self.dial
        new.dial_damage = self.dial_damage
        new.focus = self.focus.copy()
        new.damage = self.damage.copy()
        new.shields = self.shields.copy()
        new.host = self.host.copy()
        new.committed = self.committed.copy()
        new.engaged = self.engaged
        new.edge = self.edge
        new.undefended = self.undefended
        new.edge_battle = self.edge_battle
        new.edge_totals = self.edge_totals.copy()
        new.edge_cards = self.edge_cards.copy()
        new.attackers = self.attackers.copy()
        new.defenders = self.defenders.copy()
        new.fallen = self.fallen.copy()
        new.fated = self.fated.copy()
        new.struck = self.struck.copy()
        new.declared = self.declared.copy()
        new.again = self.again.copy()
        new.played = self.played.copy()
        new.used = self.used.copy()
        new.lasting = [row.copy() for row in self.lasting] if self.lasting else []
        new.blank = self.blank.copy()
        new.revealed = self.revealed.copy()
        return new

    @staticmethod
    def list_depths() -> dict[str, int]:
        """How many lists deep each table goes; written by ``make tables``."""
        return {
            "zones": 2,
            "agenda": 1,
            "frames": 1,
            "windows": 1,
            "focus": 1,
            "damage": 1,
            "shields": 1,
            "host": 1,
            "committed": 1,
            "edge_totals": 1,
            "edge_cards": 1,
            "attackers": 1,
            "defenders": 1,
            "fallen": 1,
            "fated": 1,
            "struck": 1,
            "declared": 1,
            "again": 1,
            "played": 1,
            "used": 1,
            "lasting": 1,
            "blank": 1,
            "revealed": 1,
        }


@dataclass(frozen=True, slots=True)
class Rules:
    """What the state asks of the rules, which are built on it; its methods say what each does.

    ``might_act`` and ``might_answer`` are ``might_respond`` in action windows and in all others.
    """

    carry_out: Callable[[LcgState, Happening], None]
    prevented: Callable[[LcgState, Happening], None]
    responses: Callable[[LcgState, int, Window], list[Option]]
    might_act: Callable[[LcgState, int, Window], bool]
    might_answer: Callable[[LcgState, int, Window], bool]
    respond: Callable[[LcgState, int, Option, Window], None]


RULES: list[Rules] = []
"""The only entry is filled in by the procedure, which is built on these tables."""


def seat_of_side(s: LcgState, side: int) -> int:
    """Who commands a side."""
    return 0 if s.sides[0] == side else 1


def dark_seat(s: LcgState) -> int:
    """Who commands the dark side."""
    return seat_of_side(s, DARK)


def in_play(s: LcgState, card: int) -> bool:
    """Whether a card is in play (lcg.zones.in_play)."""
    return s.place[card] < DECK


def units_of(s: LcgState, seat: int) -> list[int]:
    """The units a player controls; one that is attached to another card is an enhancement."""
    is_unit, host = s.deal.is_unit, s.host
    return [card for card in s.zones[AREA + seat] if is_unit[card] and host[card] == NOBODY]


def enhancements_of(s: LcgState, seat: int) -> list[int]:
    """The enhancements a player controls, fate cards attached to units not among them."""
    units = set(units_of(s, seat))
    return [card for card in s.zones[AREA + seat] if card not in units and not s.deal.cards[card].priority]


def attached_to(s: LcgState, card: int) -> list[int]:
    """The cards attached to a card, or to the DIAL, whoever controls them."""
    return [other for seat in range(SEATS) for other in s.zones[AREA + seat] if s.host[other] == card]


def captives_at(s: LcgState, objective: int) -> list[int]:
    """The cards captured at an objective."""
    return [card for seat in range(SEATS) for card in s.zones[CAPTIVES + seat] if s.host[card] == objective]


def different(s: LcgState, cards: Iterable[int]) -> list[int]:
    """The cards without copies of one that lies in the same place: there is nothing to choose between copies."""
    key, place = s.deal.key, s.place
    found: dict[tuple[str, int], int] = {}
    for card in cards:
        found.setdefault((key[card], place[card]), card)
    return list(found.values())


def participants(s: LcgState, seat: int) -> list[int]:
    """A player's participating units."""
    return s.attackers if seat == s.active else s.defenders


def is_participating(s: LcgState, card: int) -> bool:
    """Whether a unit takes part in the engagement."""
    return card in s.attackers or card in s.defenders


def window_open(s: LcgState) -> Window | None:
    """The action window that is open, if the innermost window is one."""
    window = s.windows[-1] if s.windows else None
    return window if window is not None and window.stage == ACTIONS else None


def sights() -> tuple[int, ...]:
    """Who comes to know a card by its entering each zone: everybody, its owner, or nobody."""
    everybody = (2 << SEATS) - 1
    found = [everybody] * ZONES
    for seat in range(SEATS):
        found[DECK + seat] = found[OBJECTIVE_DECK + seat] = 0
        found[HAND + seat] = found[EDGE + seat] = found[CHOSEN + seat] = found[CAPTIVES + seat] = 1 << seat
    return tuple(found)
