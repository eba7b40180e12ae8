"""A series of games between the same agents, with seats rotating from game to game."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from dejarik.agents import begin, make_agent
from dejarik.agents.learned import check_weights
from dejarik.arena.engines import Engine, local_engine
from dejarik.kernel import registry
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.game import Setup, bound_to_end
from dejarik.kernel.match import Match
from dejarik.kernel.text import Text


@dataclass(frozen=True, slots=True)
class Series:
    """Who plays whom, at what, how often. One agent per seat; the same seed gives the same games."""

    game: str
    players: int
    agents: tuple[str, ...]
    games: int
    seed: int = 0
    options: Mapping[str, str] = field(default_factory=dict)

    def agent_at(self, seat: int, index: int) -> int:
        """Which agent sits there in game number ``index``: everybody moves on by one seat from game to game."""
        return (seat - index) % self.players

    @property
    def agreed(self) -> dict[str, str]:
        """The options, with a limit of rounds if they name none: agents may go on forever."""
        return bound_to_end(registry.find(self.game), self.options)

    def seed_of(self, index: int) -> str:
        """The seed of game number ``index``."""
        return f"{self.seed}/{index}"

    def check(self) -> None:
        """Raise the error that playing would raise, before any game is started."""
        registry.find(self.game).check(Setup(self.players, self.agreed))
        if len(self.agents) != self.players:
            raise BadSetupError(
                Text(
                    f"{self.players} players need {self.players} agents, {len(self.agents)} are named",
                    f"Graczy komputerowych ma być tylu, ile miejsc ({self.players}), podano: {len(self.agents)}",
                ),
                Text("Name one per seat: a,b,...", "Podaj po jednym na miejsce: a,b,..."),
            )
        for description in self.agents:
            make_agent(description, 0)
            check_weights(description, registry.find(self.game), self.players)


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game: each agent's share of the win and score, in the order of ``Series.agents``."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    moves: int
    seconds: float


def run(series: Series, workers: int = 1) -> Iterator[GameResult]:
    """Play the series; results come in the order of the games, whatever the number of workers."""
    return run_on(series, local_engine(workers))


def run_on(series: Series, engine: Engine) -> Iterator[GameResult]:
    """The same on any engine."""
    series.check()
    yield from engine.map(partial(play_game, series), range(series.games))


def play_game(series: Series, index: int) -> GameResult:
    """Game number ``index``: every agent sits one seat further than in the game before."""
    started = time.perf_counter()
    match = Match(series.game, series.players, series.seed_of(index), series.agreed)
    at_seat = [series.agent_at(seat, index) for seat in range(series.players)]
    seed = (series.seed << 32) + (index << 8)
    agents = [make_agent(series.agents[who], seed + who) for who in at_seat]
    begin(agents, match.setup)
    while match.decision is not None:
        match.play(agents[match.decision.seat].choose(match.game, match.state))
    outcome = match.result
    assert outcome is not None, "a game ends with an outcome"
    seat_of = [at_seat.index(who) for who in range(series.players)]
    return GameResult(
        shares=tuple(outcome.shares[seat] for seat in seat_of),
        scores=tuple(outcome.scores[seat] for seat in seat_of),
        moves=len(match.moves),
        seconds=time.perf_counter() - started,
    )
