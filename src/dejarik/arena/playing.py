"""One game of a tournament, played somewhere and told in numbers."""

from __future__ import annotations

import time
from collections import Counter
from dataclasses import dataclass
from typing import NamedTuple

from dejarik.agents import begin, make_agent
from dejarik.arena.schedules import Table
from dejarik.arena.tournament import Fixture, Tournament
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.match import Match
from dejarik.kernel.text import Text


@dataclass(frozen=True, slots=True)
class Assignment:
    """All that is needed to play a game, so that little travels to another process, and nothing twice."""

    game: str
    options: dict[str, str]
    seed: str
    agents: tuple[tuple[str, int], ...]
    """By seat: who plays, and where its chance comes from."""
    cards: bool
    fixture: Fixture


class CardUse(NamedTuple):
    """How many copies of a card a seat had in its opening hand, had in hand at any time, and played."""

    seat: int
    key: str
    opening: int
    drawn: int
    played: int


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over, by seat. ``sides`` are what the game calls the players: their side, faction or character."""

    index: int
    round: int
    entrants: Table
    seed: str
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    sides: tuple[Text, ...]
    moves: int
    rounds: int
    seconds: float
    cards: tuple[CardUse, ...]


def assign(tournament: Tournament, fixture: Fixture) -> Assignment:
    """A game of a tournament, ready to be played anywhere."""
    seated = enumerate(fixture.entrants)
    return Assignment(
        game=tournament.game,
        options=tournament.options_of(fixture.entrants),
        seed=tournament.seed_of(fixture.number),
        agents=tuple(
            (tournament.entrants[who].agent, tournament.agent_seed(fixture.number, seat)) for seat, who in seated
        ),
        cards=tournament.cards,
        fixture=fixture,
    )


def play(assignment: Assignment) -> Played:
    """Play a game to its end."""
    started = time.perf_counter()
    match = Match(assignment.game, len(assignment.agents), assignment.seed, assignment.options)
    agents = [make_agent(description, seed) for description, seed in assignment.agents]
    begin(agents, match.setup)
    watch = CardWatch(match) if assignment.cards and tells_cards(match) else None
    while match.decision is not None:
        if watch is not None:
            watch.look()
        match.play(agents[match.decision.seat].choose(match.game, match.state))
    return _told(assignment, match, watch, started)


def _told(assignment: Assignment, match: Match, watch: CardWatch | None, started: float) -> Played:
    outcome = match.result
    assert outcome is not None, "a game ends with an outcome"
    movers = Counter(match.movers)
    return Played(
        index=assignment.fixture.number,
        round=assignment.fixture.round,
        entrants=assignment.fixture.entrants,
        seed=assignment.seed,
        shares=outcome.shares,
        scores=outcome.scores,
        decisions=tuple(movers[seat] for seat in range(match.players)),
        sides=tuple(view.name for view in match.game.seat_views(match.state)),
        moves=match.length,
        rounds=match.game.round(match.state),
        cards=watch.uses() if watch is not None else (),
        seconds=time.perf_counter() - started,
    )


def tells_cards(match: Match) -> bool:
    """Whether the game says which cards there are and where hands lie."""
    try:
        return match.game.encoding.tables.hand is not None
    except DejarikError:
        return False


class CardWatch:
    """Notes which cards every seat holds and plays: hands whenever their player chooses, the rest from the log."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._first_hand = match.game.encoding.tables.hand or 0
        self._opening: list[set[int]] | None = None
        self._drawn: list[set[int]] = [set() for _ in range(match.players)]

    def look(self) -> None:
        """Look at the hand of whoever chooses now, and at all of them when the first round begins."""
        s, decision = self._match.state, self._match.decision
        if self._opening is None and self._match.game.round(s) > 0:
            self._opening = [set(s.zones[self._first_hand + seat]) for seat in range(self._match.players)]
        if decision is not None and decision.seat >= 0:
            self._drawn[decision.seat].update(s.zones[self._first_hand + decision.seat])

    def uses(self) -> tuple[CardUse, ...]:
        """What every seat did with every card it had or played, copies together."""
        played = self._played()
        keys = self._match.game.actions.cast(self._match.state).keys
        found: list[CardUse] = []
        for seat in range(self._match.players):
            opening = self._opening[seat] if self._opening is not None else set()
            counts = [Counter(keys[card] for card in cards) for cards in (opening, self._drawn[seat], played[seat])]
            found += [CardUse(seat, key, *[count[key] for count in counts]) for key in sorted(counts[1] | counts[2])]
        return tuple(found)

    def _played(self) -> list[set[int]]:
        """The cards that everybody played; those drawn and gone again before their player chose are noted, too."""
        match = self._match
        played: list[set[int]] = [set() for _ in range(match.players)]
        for event in match.events:
            if event.seat < 0:
                continue
            deed = match.game.deed(match.state, event)
            if deed is not None and deed.kind == "play":
                played[event.seat].update(deed.things)
            elif deed is not None and deed.kind == "draw":
                self._drawn[event.seat].update(deed.things)
        return played
