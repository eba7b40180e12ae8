"""The tables of a Deckbuilding Game: zones, the Force track, damage, and what happened this turn."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from dejarik.abilities.frames import NOBODY, Frame
from dejarik.abilities.state import AbilityState
from dejarik.games.deckbuilding.model.frames import AbilityFrame
from dejarik.kernel.tables import TOKENS

MAX_SEATS: Final = 4
HAND_SIZE: Final = 5
ROW_SIZE: Final = 6
FORCE_END: Final = 3

EMPIRE: Final = 0
REBEL: Final = 1
NEUTRAL: Final = 2
SIDE_KEYS: Final = ("empire", "rebel")
"""How options, records and views call the two factions that play."""
TOWARDS: Final = (-1, 1)
"""Which way the Force marker moves for the Empire and for the Rebels; the track runs from -3 to 3."""

UNIT: Final = 0
SHIP: Final = 1
BASE_CARD: Final = 2

GALAXY_DECK: Final = 0
ROW: Final = 1
GALAXY_DISCARD: Final = 2
PILOTS: Final = 3
BOX: Final = 4
VICTORY: Final = 5
"""Two of these, one per faction; of the following there are four each, one per seat: a seat's hand is HAND + seat."""
DECK: Final = 7
HAND: Final = 11
DISCARD: Final = 15
AREA: Final = 19
BASE: Final = 23
BASES: Final = 27
UNCHOSEN: Final = 31
ZONES: Final = 35

SPENT: Final = -1
"""The target of an attacker whose attack is over."""


@dataclass(slots=True, kw_only=True, repr=False)
class DeckbuildingState(AbilityState):
    """``damage`` is per card, ``absorbed`` per seat; most other tables belong to the turn and are empty after it.

    ``attackers`` and ``targets`` go together: a target is a row card, the base of a seat (``base_of``) or SPENT. A card
    stands in ``boosts`` once for each point of attack it gained. ``doomed`` cards are exiled when the turn ends, and
    ``guide`` is the card that sends the next purchase to the top of the deck.
    """

    faction: tuple[int, ...]
    order: tuple[int, ...]
    goal: int
    payoff: bool = False
    force: int = FORCE_END
    active: int = 0
    turn: int = 0
    resources: int = field(default=0, metadata=TOKENS)
    damage: list[int] = field(metadata=TOKENS)
    absorbed: tuple[int, ...] = field(metadata=TOKENS)
    used: list[int] = field(default_factory=list)
    attackers: list[int] = field(default_factory=list)
    targets: tuple[int, ...] = ()
    boosts: tuple[int, ...] = ()
    doomed: tuple[int, ...] = ()
    guide: int = NOBODY
    bought: int = 0
    neutral_bought: int = 0
    neutral_played: int = 0

    def new_frame(self, source: int, you: int, foe: int) -> AbilityFrame:
        """A frame in which nothing has failed yet."""
        return AbilityFrame(source, you, foe, True, [])

    def controller(self, card: int) -> int:
        """Only the active player's abilities are carried out."""
        return self.active

    def opponents(self, seat: int) -> list[int]:
        """The seats of the other faction."""
        return foes_of(self, seat)

    def abilities_of(self, card: int) -> tuple[Any, ...]:
        """No ability says by itself which opponent may be meant."""
        return ()

    def worth_naming(self, effect: Any, frame: Frame) -> list[int]:
        """Those to whom the effect would do anything; if none, one of those against whom it is possible at all."""
        against = [self.new_frame(frame.source, frame.you, foe) for foe in foes_of(self, frame.you)]
        able = [probe for probe in against if effect.possible(self, probe)]
        if len(able) < 2:
            return [probe.foe for probe in able]
        aimed = [probe.foe for probe in able if effect.aims(self, probe)]
        return aimed or [able[0].foe]

    def copy(self) -> DeckbuildingState:
        """An equal, independent state that nobody listens to; written by ``make tables``."""
        new = DeckbuildingState.__new__(DeckbuildingState)
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
        new.faction = self.faction
        new.order = self.order
        new.goal = self.goal
        new.payoff = self.payoff
        new.force = self.force
        new.active = self.active
        new.turn = self.turn
        new.resources = self.resources
        new.damage = self.damage.copy()
        new.absorbed = self.absorbed
        new.used = self.used.copy()
        new.attackers = self.attackers.copy()
        new.targets = self.targets
        new.boosts = self.boosts
        new.doomed = self.doomed
        new.guide = self.guide
        new.bought = self.bought
        new.neutral_bought = self.neutral_bought
        new.neutral_played = self.neutral_played
        return new

    @staticmethod
    def list_depths() -> dict[str, int]:
        """How many lists deep each table goes; written by ``make tables``."""
        return {"zones": 2, "agenda": 1, "frames": 1, "damage": 1, "used": 1, "attackers": 1}


def base_of(seat: int) -> int:
    """A seat's base as the target of an attack, which may go on when the base itself is gone."""
    return -2 - seat


def attacked_seat(target: int) -> int:
    """The seat whose base is the target."""
    return -2 - target


def foes_of(s: DeckbuildingState, seat: int) -> list[int]:
    """The seats of the other faction."""
    if s.seats == 2:  # asked in every decision
        return [1 - seat]
    mine = s.faction[seat]
    return [other for other in range(s.seats) if s.faction[other] != mine]


def has_force(s: DeckbuildingState, seat: int) -> bool:
    """Whether the marker stands on one of the three spaces of the seat's side (deckbuilding.if.force)."""
    return s.force * TOWARDS[s.faction[seat]] > 0


def sights(seats: int, secret_bases: bool) -> tuple[int, ...]:
    """Who comes to know a card by its entering each zone: everybody, its owner, or nobody."""
    everybody = (2 << seats) - 1
    found = [everybody] * ZONES
    found[GALAXY_DECK] = 0
    for seat in range(MAX_SEATS):
        found[DECK + seat] = 0
        found[HAND + seat] = found[UNCHOSEN + seat] = 1 << seat
        if secret_bases:
            found[BASES + seat] = 1 << seat
    return tuple(found)
