"""Lays out any position of Bounty in one literal; cards are called by their English names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dejarik.games.bounty import mission
from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS, FIRST_MISSION
from dejarik.games.bounty.game import GAME
from dejarik.games.bounty.state import (
    BESIDE,
    BOARD,
    COMPLETED,
    DISCARD,
    EVENT_SPACE,
    HAND,
    MARKET,
    MARKET_DECK,
    MISSION_DECK,
    MISSION_SPACE,
    MISSIONS,
    OPEN_MARKET,
    OPEN_MISSIONS,
    SLOT,
    UNUSED,
    ZONES,
    BountyState,
    sights,
)
from dejarik.games.bounty.turn import ask_action
from dejarik.kernel.game import Setup
from dejarik.kernel.rng import key_from_seed
from tests.scenario import Box, Player, Scenario


@dataclass(frozen=True)
class Hunter:
    """One player's side of the table."""

    character: str
    credits: int = 0
    hand: Sequence[str] = ()
    board: Sequence[str] = ()
    slot: str = ""


class Seat(Player):
    """A player of Bounty and what lies in front of them."""

    scenario: Table

    @property
    def credits(self) -> int:
        return self.scenario.state.credits[self.seat]

    @property
    def hand(self) -> list[str]:
        return self.scenario.names(HAND + self.seat)

    @property
    def board(self) -> list[str]:
        return self.scenario.names(BOARD + self.seat)

    @property
    def slot(self) -> list[str]:
        return self.scenario.names(SLOT + self.seat)

    @property
    def beside(self) -> list[str]:
        """The own event lying beside the board during a mission."""
        return self.scenario.names(BESIDE + self.seat)


class Table(Scenario):
    """A game of Bounty at a position; seats go clockwise: you, they, third, fourth."""

    def __init__(self, laid_out: BountyState) -> None:
        super().__init__(GAME, laid_out)
        self.seats = [Seat(self, seat) for seat in range(laid_out.seats)]
        self.you, self.they = self.seats[:2]

    @property
    def third(self) -> Seat:
        return self.seats[2]

    @property
    def fourth(self) -> Seat:
        return self.seats[3]

    @property
    def state(self) -> BountyState:
        state = self.match.state
        assert isinstance(state, BountyState)
        return state

    @property
    def active(self) -> Seat:
        return self.seats[self.state.active]

    @property
    def actions(self) -> int:
        return self.state.actions

    @property
    def market(self) -> list[str]:
        return self.names(MARKET)

    @property
    def deck(self) -> list[str]:
        """The market deck, top card first."""
        return self.names(MARKET_DECK)[::-1]

    @property
    def discard(self) -> list[str]:
        return self.names(DISCARD)

    @property
    def missions(self) -> list[str]:
        return self.names(MISSIONS)

    @property
    def mission_deck(self) -> list[str]:
        """The mission deck, top card first."""
        return self.names(MISSION_DECK)[::-1]

    @property
    def mission_space(self) -> list[str]:
        return self.names(MISSION_SPACE)

    @property
    def event_space(self) -> list[str]:
        return self.names(EVENT_SPACE)

    @property
    def completed(self) -> list[str]:
        return self.names(COMPLETED)

    @property
    def needed(self) -> str:
        """What the mission under way demands now, as ``"3/1/2/1"``."""
        return "/".join(map(str, mission.requirements(self.state)))

    @property
    def present(self) -> str:
        """What the acting player brings to the mission now."""
        return "/".join(map(str, mission.attributes(self.state)))

    def names(self, zone: int) -> list[str]:
        """The cards of a zone by name, in the order they lie."""
        return [ALL_CARDS[card].name.en for card in self.state.zones[zone]]


def table(
    *,
    you: Hunter,
    they: Hunter | None = None,
    third: Hunter | None = None,
    fourth: Hunter | None = None,
    market: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    missions: Sequence[str] | None = None,
    mission_deck: Sequence[str] | None = None,
    actions: int = 2,
    rounds: int = 0,
    stored_event: str = "own",
) -> Table:
    """It is your first turn. Decks are listed from the top.

    Unless said otherwise, four market cards and six missions lie open and the rest forms the decks; if a deck is named
    card by card, what is left over is out of the game.
    """
    hunters = [you, they or _somebody_else(you), *(h for h in (third, fourth) if h)]
    state = BountyState(
        key=key_from_seed("scenario"),
        seats=len(hunters),
        sight=sights(len(hunters)),
        zones=[[] for _ in range(ZONES)],
        place=bytearray(len(ALL_CARDS)),
        known=bytearray(len(ALL_CARDS)),
        character=[_character(h) for h in hunters],
        credits=[h.credits for h in hunters],
        turn=1,
        actions=actions,
        round_limit=rounds,
        stored_event_anywhere=stored_event == "any",
        agenda=[(ask_action, ())],
    )
    box = _Box(state, [card.name.en for card in ALL_CARDS])
    for seat, h in enumerate(hunters):
        box.lay(HAND + seat, h.hand)
        box.lay(BOARD + seat, h.board)
        box.lay(SLOT + seat, [h.slot] if h.slot else [])
    box.lay(DISCARD, discard)
    for zone, named in ((MARKET, market), (MISSIONS, missions)):
        box.lay(zone, named or ())
    for zone, named in ((MARKET_DECK, deck), (MISSION_DECK, mission_deck)):
        box.lay(zone, (named or ())[::-1])
    if market is None:
        box.put(MARKET, box.market[:OPEN_MARKET])
    if missions is None:
        box.put(MISSIONS, box.missions[:OPEN_MISSIONS])
    box.put(MARKET_DECK if deck is None else UNUSED, box.market[::-1])
    box.put(MISSION_DECK if mission_deck is None else UNUSED, box.missions[::-1])
    return Table(state)


def dealt(players: int, seed: int = 7, **options: str) -> Table:
    """A new game as the rules deal it."""
    return Table(GAME.deal(GAME.check(Setup(players, options)), key_from_seed(seed)))


class _Box(Box):
    """Of the cards left, market cards and missions lie apart."""

    @property
    def market(self) -> list[int]:
        return [card for card in self.left if card < FIRST_MISSION]

    @property
    def missions(self) -> list[int]:
        return [card for card in self.left if card >= FIRST_MISSION]


def _character(h: Hunter) -> int:
    return [c.name.en for c in CHARACTERS].index(h.character)


def _somebody_else(you: Hunter) -> Hunter:
    return Hunter(next(c.name.en for c in CHARACTERS if c.name.en != you.character))
