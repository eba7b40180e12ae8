"""Training in rounds: self-play with the last network, a new network, and a match that decides whether it stays.

The last network plays even if it did not stay: what it misjudges, it leads to, and the next one learns better.

Everything goes into a folder: the plan, the games of each round in parts, and the weights and results of each round. A
run that was interrupted goes on from what is there; the same plan gives the same games.
"""

from __future__ import annotations

import json
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, Protocol

from dejarik.agents.greedy import GREEDY
from dejarik.agents.learned import NETWORK, Kind
from dejarik.arena.engines import Engine
from dejarik.kernel import registry
from dejarik.kernel.game import Game
from dejarik.learning.features import Features
from dejarik.learning.headers import Header
from dejarik.learning.weights import read_weights
from dejarik.training.fitted import Fitted
from dejarik.training.fitting import fit_to, write_fitted
from dejarik.training.matches import Meeting, Score, score
from dejarik.training.parts import write_part
from dejarik.training.plan import Plan
from dejarik.training.selfplay import Kept, play, plays
from dejarik.training.setups import Setups

PART: Final = 250
"""How many games go into one file; so many are lost at most if a run is interrupted."""
REMEMBERED: Final = 6
"""A round fits to the games of so many rounds: older ones were played too badly."""
FIRST: Final = GREEDY
"""Who plays first, and has to be beaten first."""


@dataclass(frozen=True, slots=True)
class Round:
    """What came of a round: losses by epoch, calibration, the match against the best before, whether it stays."""

    number: int
    games: int
    losses: tuple[tuple[float, float], ...]
    calibration: tuple[tuple[float, float, int], ...]
    against: str
    score: Score
    stays: bool


class Listener(Protocol):
    """Hears how far a run has come."""

    def step(self, what: str, done: int, of: int) -> None:
        """So much of something is done."""
        ...

    def ended(self, result: Round) -> None:
        """A round is over."""
        ...


def folder_of(run: Path, number: int) -> Path:
    """Where a round of a run is kept."""
    return run / f"round-{number}"


def weights_of(run: Path, number: int, kind: Kind) -> Path:
    """Where the weights of a round are."""
    return folder_of(run, number) / f"weights{kind.ending}"


def results_in(run: Path) -> list[Round]:
    """The rounds of a run that are over."""
    found: list[Round] = []
    while (file := folder_of(run, len(found) + 1) / "result.json").exists():
        data = json.loads(file.read_text(encoding="utf-8"))
        found.append(Round(**{**data, "score": Score(**data["score"])}))
    return found


class Run:
    """A run in its folder."""

    def __init__(self, plan: Plan, folder: Path, engine: Engine, listener: Listener) -> None:
        self.plan, self.folder = plan, folder
        self._engine, self._listener = engine, listener
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "plan.json").write_text(json.dumps(plan.to_data(), indent=2) + "\n", encoding="utf-8")

    @cached_property
    def _game(self) -> Game[Any]:
        return registry.find(self.plan.game)

    @cached_property
    def _setups(self) -> Setups:
        return Setups(self._game, self.plan.seats)

    @cached_property
    def _features(self) -> Features:
        return Features(self._game, self.plan.seats)

    @property
    def _start(self) -> Path | None:
        return Path(self.plan.start) if self.plan.start else None

    @property
    def newest(self) -> Path | None:
        """The weights of the last round that is over, whether they stayed or not."""
        number = len(self.results())
        return self._weights(number) if number else self._first_best

    @property
    def best(self) -> Path | None:
        """The weights of the last round that stayed, or those that the run begins with and has to beat."""
        stayed = [result.number for result in self.results() if result.stays]
        return self._weights(stayed[-1]) if stayed else self._first_best

    @property
    def _first_best(self) -> Path | None:
        """A linear evaluation need not beat the network that teaches it."""
        return self._start if self.plan.kind == NETWORK else None

    def results(self) -> list[Round]:
        """The rounds that are over."""
        return results_in(self.folder)

    def go_on(self) -> Path | None:
        """Play, fit and judge the rounds that are left; the answer is the best network, if any stayed."""
        for number in range(len(self.results()) + 1, self.plan.rounds + 1):
            self._play(number)
            self._judge(number, self._fit(number))
        return self.best

    def _of(self, number: int) -> Path:
        return folder_of(self.folder, number)

    def _weights(self, number: int) -> Path:
        return weights_of(self.folder, number, self.plan.kind)

    def _agent(self, weights: Path) -> str:
        return f"{self.plan.judge}:{weights}"

    def _player(self, number: int) -> str:
        """Who plays the games of a round: what the round before found, or what the run begins with."""
        if number > 1:
            return self._agent(self._weights(number - 1))
        return f"{NETWORK.one_choice}:{self._start}" if self._start else FIRST

    def _parts(self, number: int) -> list[Path]:
        return sorted(self._of(number).glob("games-???????.npz"))

    def _play(self, number: int) -> None:
        """The games of a round that were not played yet."""
        self._of(number).mkdir(exist_ok=True)
        done = len(self._parts(number)) * PART
        seed = f"{self.plan.seed}/{number}"
        left = islice(plays(self._setups, seed, self._player(number)), done, self.plan.games)
        finished: list[Kept] = []
        for kept in self._engine.map(play, left):
            finished.append(kept)
            done += 1
            self._listener.step("games", done, self.plan.games)
            if len(finished) == PART or done == self.plan.games:
                write_part(self._of(number) / f"games-{done:07}.npz", finished)
                finished = []

    def _fit(self, number: int) -> Fitted:
        """Fit in a process of its own: what PyTorch holds would be copied to all processes that play."""
        rounds = range(max(1, number - REMEMBERED + 1), number + 1)
        parts = [part for each in rounds for part in self._parts(each)]
        with ProcessPoolExecutor(1, get_context("spawn")) as apart:
            fitted = apart.submit(fit_to, parts, self.plan, number).result()
        write_fitted(self._weights(number), self.plan.kind, self._header(number), fitted)
        return fitted

    def _header(self, number: int) -> Header:
        plan = self.plan
        return Header(
            game=plan.game,
            seats=plan.seats,
            features=self._features.digest,
            seed=plan.seed,
            games=plan.games * number + (read_weights(self._start).header.games if self._start else 0),
            commit=plan.commit,
            guesses=plan.guesses,
        )

    def _judge(self, number: int, fitted: Fitted) -> None:
        """Let what is new play against the best before it; it stays if it surely wins more than half."""
        against = self._agent(self.best) if self.best else FIRST
        agents = (self._agent(self._weights(number)), against)
        found = self._meet(agents, self.plan.match, self.plan.seed + 1_000_000 * number)
        result = Round(
            number, self.plan.games, fitted.losses, fitted.calibration, against, found, stays=found.is_better
        )
        (self._of(number) / "result.json").write_text(json.dumps(asdict(result), indent=2) + "\n", encoding="utf-8")
        self._listener.ended(result)

    def _meet(self, agents: tuple[str, str], games: int, seed: int) -> Score:
        """A match over all ready-made setups."""
        meeting = Meeting(self.plan.game, self.plan.seats, agents, self._setups.ready_made, seed)
        began, shares = time.perf_counter(), list[float]()
        for share in meeting.played(self._engine, games):
            shares.append(share)
            self._listener.step("match", len(shares), games)
        return score(shares, self.plan.seats, time.perf_counter() - began)
