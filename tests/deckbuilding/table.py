"""Lays out any position of the Deckbuilding Game in one literal; cards are called by their English names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dejarik.games.deckbuilding.cards import SET_SIZE
from dejarik.games.deckbuilding.game import GAME
from dejarik.games.deckbuilding.model.printed import CARDS, KIND
from dejarik.games.deckbuilding.model.state import (
    AREA,
    BASE,
    BASES,
    BOX,
    DECK,
    DISCARD,
    EMPIRE,
    GALAXY_DECK,
    GALAXY_DISCARD,
    HAND,
    PILOTS,
    REBEL,
    ROW,
    ROW_SIZE,
    SHIP,
    UNCHOSEN,
    VICTORY,
    ZONES,
    DeckbuildingState,
    base_of,
    sights,
)
from dejarik.games.deckbuilding.procedure.actions import ask_action
from dejarik.games.deckbuilding.procedure.turn import begin_turn, end_turn
from dejarik.games.deckbuilding.rules.strength import attack_of, strength
from dejarik.kernel.game import Setup
from dejarik.kernel.rng import key_from_seed
from tests.scenario import Box, Player, Scenario

STARTING_BASES = ("Lothal", "Dantooine")
PLAIN_ROW = ("Blockade Runner", "Blockade Runner", "Blockade Runner", "HWK-290", "HWK-290", "Nebulon-B Frigate")
"""Six neutral cards that get in nobody's way: none can be attacked, and without resources none can be bought."""


@dataclass(frozen=True)
class Side:
    """One player's side of the table. ``play`` lists units and ships in play, ``deck`` from the top.

    ``damage`` is by card name; ``base=""`` means that the base is destroyed; ``bases`` is the base deck.
    """

    hand: Sequence[str] = ()
    play: Sequence[str] = ()
    deck: Sequence[str] = ()
    discard: Sequence[str] = ()
    base: str | None = None
    bases: Sequence[str] = ()
    damage: dict[str, int] = field(default_factory=dict)


class Seat(Player):
    """A player and what lies in front of them."""

    scenario: Table

    @property
    def hand(self) -> list[str]:
        return self.scenario.names(HAND + self.seat)

    @property
    def deck(self) -> list[str]:
        """The player's deck, top card first."""
        return self.scenario.names(DECK + self.seat)[::-1]

    @property
    def discard(self) -> list[str]:
        """The discard pile, top card last."""
        return self.scenario.names(DISCARD + self.seat)

    @property
    def play(self) -> list[str]:
        """Units and ships in play."""
        return self.scenario.names(AREA + self.seat)

    @property
    def ships(self) -> list[str]:
        return [CARDS[c].name.en for c in self.scenario.state.zones[AREA + self.seat] if KIND[c] == SHIP]

    @property
    def base(self) -> str:
        """The active base, or nothing if it is destroyed."""
        return "".join(self.scenario.names(BASE + self.seat))

    @property
    def bases(self) -> list[str]:
        """The base deck."""
        return self.scenario.names(BASES + self.seat)

    @property
    def unchosen(self) -> list[str]:
        """Bases left in the box in a game with secret bases."""
        return self.scenario.names(UNCHOSEN + self.seat)

    @property
    def victory(self) -> list[str]:
        """The victory pile of this player's faction."""
        return self.scenario.names(VICTORY + self.scenario.state.faction[self.seat])

    @property
    def resources(self) -> int:
        """The pool; only the active player has one."""
        s = self.scenario.state
        return s.resources if s.active == self.seat else 0

    @property
    def has_force(self) -> bool:
        s = self.scenario.state
        return s.force < 0 if s.faction[self.seat] == EMPIRE else s.force > 0

    @property
    def base_damage(self) -> int:
        return sum(self.scenario.state.damage[card] for card in self.scenario.state.zones[BASE + self.seat])

    def damage(self, name: str) -> int:
        """The damage on a card of this player in play, base included."""
        return self.scenario.state.damage[self._in_play(name)]

    def attack(self, name: str) -> int:
        """What a card of the active player in play is worth in an attack, against its target if it has one."""
        s, card = self.scenario.state, self._in_play(name)
        target = s.targets[s.attackers.index(card)] if card in s.attackers else -1
        return attack_of(s, card, target)

    def is_used(self, name: str) -> bool:
        """Whether the card's ability is marked as used."""
        return self._in_play(name) in self.scenario.state.used

    def marks(self, name: str) -> set[str]:
        """The marks on a card in play, as everybody sees them."""
        view = self.scenario.spectators.view
        things = view.region("area", self.seat).things + view.region("base", self.seat).things
        return {mark.key for thing in things if thing.name.en == name for mark in thing.marks}

    def owns(self) -> int:
        """How many cards belong to this player, bases apart."""
        zones = self.scenario.state.zones
        return sum(len(zones[zone + self.seat]) for zone in (HAND, DECK, DISCARD, AREA))

    def _in_play(self, name: str) -> int:
        zones = self.scenario.state.zones
        for card in zones[AREA + self.seat] + zones[BASE + self.seat]:
            if CARDS[card].name.en == name:
                return card
        raise AssertionError(f"{name} is not in play here")


class Table(Scenario):
    """A game at a position. In a team game the second Empire and Rebel players are ``empire2`` and ``rebel2``."""

    def __init__(self, laid_out: DeckbuildingState) -> None:
        super().__init__(GAME, laid_out)
        self.seats = [Seat(self, seat) for seat in range(laid_out.seats)]
        self._box_before = self.box

    def _seat(self, side: int, number: int) -> Seat:
        return [seat for seat in self.seats if self.state.faction[seat.seat] == side][number]

    @property
    def empire(self) -> Seat:
        return self._seat(EMPIRE, 0)

    @property
    def rebel(self) -> Seat:
        return self._seat(REBEL, 0)

    @property
    def empire2(self) -> Seat:
        return self._seat(EMPIRE, 1)

    @property
    def rebel2(self) -> Seat:
        return self._seat(REBEL, 1)

    @property
    def state(self) -> DeckbuildingState:
        state = self.match.state
        assert isinstance(state, DeckbuildingState)
        return state

    @property
    def active(self) -> Seat:
        return self.seats[self.state.active]

    @property
    def force(self) -> int:
        """The marker: -3 is the Empire's end of the track, 3 the Rebellion's."""
        return self.state.force

    @property
    def row(self) -> list[str]:
        return self.names(ROW)

    @property
    def galaxy_deck(self) -> list[str]:
        """The galaxy deck, top card first."""
        return self.names(GALAXY_DECK)[::-1]

    @property
    def galaxy_discard(self) -> list[str]:
        return self.names(GALAXY_DISCARD)

    @property
    def pilots(self) -> int:
        return len(self.state.zones[PILOTS])

    @property
    def box(self) -> list[str]:
        """Exiled cards, and what was never in the game."""
        return self.names(BOX)

    def exiled(self, name: str) -> int:
        """How many copies of a card were exiled since the position was laid out."""
        return self.box.count(name) - self._box_before.count(name)

    def strength(self, target: str) -> int:
        """The attack committed so far against a row card, or against the base of ``empire`` or ``rebel``."""
        seats = {"empire": self.empire.seat, "rebel": self.rebel.seat}
        if target in seats:
            return strength(self.state, base_of(seats[target]))
        return strength(self.state, next(c for c in self.state.zones[ROW] if CARDS[c].name.en == target))

    def names(self, zone: int) -> list[str]:
        """The cards of a zone by name, in the order they lie."""
        return [CARDS[card].name.en for card in self.state.zones[zone]]


def table(
    *,
    empire: Side | None = None,
    rebel: Side | None = None,
    empire2: Side | None = None,
    rebel2: Side | None = None,
    turn_of: str = "empire",
    row: Sequence[str] = (),
    galaxy_deck: Sequence[str] | None = None,
    galaxy_discard: Sequence[str] = (),
    pilots: int = 10,
    force: int = 0,
    resources: int = 0,
    victory: Mapping[str, Sequence[str]] | None = None,
    goal: int = 3,
    payoff: bool = False,
    rounds: int = 0,
    starting: bool = False,
    secret: bool = False,
) -> Table:
    """The named player is in the middle of a turn, or at its very start with ``starting``.

    The row is filled up to six cards with harmless neutral ones, which also form the galaxy deck unless it is named;
    decks are listed from the top. ``force`` goes from -3 (Empire) to 3 (Rebellion). ``victory`` lists the bases each
    side has destroyed, such as ``{"rebel": ["Lothal"]}``. Whatever is not named is out of the game.
    """
    sides = [empire or Side(), rebel or Side()]
    if empire2 or rebel2:
        sides += [empire2 or Side(), rebel2 or Side()]
    seats = len(sides)
    size = SET_SIZE * seats // 2
    active = ("empire", "rebel", "empire2", "rebel2").index(turn_of)
    state = DeckbuildingState(
        key=key_from_seed("scenario"),
        seats=seats,
        sight=sights(seats, secret),
        zones=[[] for _ in range(ZONES)],
        place=bytearray(size),
        known=bytearray(size),
        faction=(EMPIRE, REBEL) * (seats // 2),
        order=tuple(range(seats)),
        goal=goal,
        payoff=payoff,
        round_limit=rounds,
        force=force,
        active=active,
        turn=active if starting else 1 + active,
        resources=resources,
        damage=[0] * size,
        absorbed=(0,) * seats,
        agenda=[(begin_turn, (active,))] if starting else [(end_turn, ()), (ask_action, ())],
    )
    box = _Box(state, [card.name.en for card in CARDS])
    for side, names in (victory or {}).items():
        box.lay(VICTORY + ("empire", "rebel").index(side), names)
    for seat, side_ in enumerate(sides):
        box.lay_side(seat, side_)
    box.lay(ROW, row)
    box.lay(GALAXY_DECK, (galaxy_deck or ())[::-1])
    box.lay(GALAXY_DISCARD, galaxy_discard)
    box.lay(PILOTS, ["Outer Rim Pilot"] * pilots)
    box.fill_row()
    if galaxy_deck is None:
        box.put(GALAXY_DECK, [card for card in box.left if CARDS[card].name.en in PLAIN_ROW])
    box.put(BOX, box.left[:])
    return Table(state)


def table_of(faction: str, side: Side, **position: Any) -> Table:
    """The turn of a faction, named by the test, with its side of the table; the rest as for ``table``."""
    sides = {"empire": Side(), "rebel": Side()} | {faction: side}
    return table(turn_of=faction, empire=sides["empire"], rebel=sides["rebel"], **position)


def dealt(players: int = 2, seed: int = 7, **options: str) -> Table:
    """A new game as the rules deal it, at its first decision."""
    return Table(GAME.deal(GAME.check(Setup(players, options)), key_from_seed(seed)))


class _Box(Box):
    """Lays out whole sides of the table, and a row that gets in nobody's way."""

    state: DeckbuildingState

    def lay_side(self, seat: int, side: Side) -> None:
        base = STARTING_BASES[self.state.faction[seat]] if side.base is None else side.base
        self.lay(BASE + seat, [base] if base else [])
        self.lay(BASES + seat, side.bases)
        self.lay(AREA + seat, side.play)
        self.lay(HAND + seat, side.hand)
        self.lay(DISCARD + seat, side.discard)
        self.lay(DECK + seat, side.deck[::-1])
        in_play = self.state.zones[AREA + seat] + self.state.zones[BASE + seat]
        for name, amount in side.damage.items():
            card = next(card for card in in_play if CARDS[card].name.en == name and not self.state.damage[card])
            self.state.damage[card] = amount

    def fill_row(self) -> None:
        for name in PLAIN_ROW:
            if len(self.state.zones[ROW]) < ROW_SIZE and name in (CARDS[card].name.en for card in self.left):
                self.lay(ROW, [name])
