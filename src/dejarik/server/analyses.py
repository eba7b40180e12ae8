"""Analyses of finished games: one at a time for each address, in the processes that think for computers."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

from dejarik.analysis import Analysis, Judge, Mark, Spot, Verdict
from dejarik.server import refusals
from dejarik.server.records import Records
from dejarik.server.replay import Replay
from dejarik.server.think_process import LostError
from dejarik.server.thinkers import Thinkers
from dejarik.server.wire_records import GameAnalysis, JudgedMove, SeatAccuracy

MOST_RUNNING = 8
PATIENCE = 60.0
"""Seconds after which an analysis that nobody asks about is given up."""
_KEPT = 64
_PARTY = "analysis"
"""All analyses together take turns with each of those who play against computers."""
_log = logging.getLogger(__name__)


class Judged(NamedTuple):
    """A choice to be judged, as a question to the processes that think."""

    spot: Spot
    judge: Judge

    def answered(self) -> Verdict:
        """The verdict."""
        return self.judge(self.spot)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.spot.game

    @property
    def agent(self) -> str:
        """Who judges."""
        return f"mcts:{self.judge.simulations}"

    @property
    def is_quick(self) -> bool:
        """It takes its time."""
        return False

    @property
    def instead(self) -> tuple[Judged, ...]:
        """A verdict that cannot be had is left out."""
        return ()


@dataclass(eq=False)
class Work:
    """An analysis: for whom it is done, how far it has come, and what it has found."""

    replay: Replay
    addresses: set[str]
    through: int = 0
    verdicts: list[Verdict] = field(default_factory=list)
    asked: float = field(default_factory=monotonic)
    task: asyncio.Task[None] | None = None


class Analyses:
    """Analyses under way and the last ones that were finished, by record."""

    def __init__(self, records: Records, thinkers: Thinkers, simulations: int) -> None:
        self._records = records
        self._thinkers = thinkers
        self._judge = Judge(simulations)
        self._running: dict[str, Work] = {}
        self._done: OrderedDict[str, Work] = OrderedDict()

    async def start(self, record_id: str, address: str, seat: int | None) -> GameAnalysis:
        """Begin to analyze a record, or go along with whoever did; ``seat`` as for ``Replay.position``."""
        if not self._judge.simulations:
            raise refusals.no_analyses_here()
        replay = await self._records.replay(record_id)
        if not replay.is_over:
            raise refusals.not_over_yet()
        work = self._found(record_id)
        if work is None or (record_id in self._running and address not in work.addresses):
            self._check_alone(address)
        if work is None:
            work = self._begun(record_id, replay)
        if record_id in self._running:
            work.addresses.add(address)
        return self._told(record_id, work, seat)

    def progress(self, record_id: str, seat: int | None) -> GameAnalysis:
        """How far an analysis is, and what it has found once it is done."""
        work = self._found(record_id)
        if work is None:
            raise refusals.no_analysis()
        return self._told(record_id, work, seat)

    def commented(self, record_id: str) -> str:
        """The record with what a finished analysis has found as comments."""
        work = self._done.get(record_id)
        if work is None:
            raise refusals.no_analysis()
        return str(self._analysis(work).commented(work.replay.record))

    def cancel(self, record_id: str, address: str) -> None:
        """Give up an analysis, unless somebody else waits for it, too."""
        work = self._running.get(record_id)
        if work is None or address not in work.addresses:
            raise refusals.no_analysis()
        work.addresses.remove(address)
        if not work.addresses and work.task is not None:
            del self._running[record_id]
            work.task.cancel()

    async def close(self) -> None:
        """Give up everything under way."""
        tasks = [work.task for work in self._running.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _check_alone(self, address: str) -> None:
        if any(address in work.addresses for work in self._running.values()):
            raise refusals.one_analysis_at_a_time()
        if len(self._running) >= MOST_RUNNING:
            raise refusals.too_many_analyses()

    def _begun(self, record_id: str, replay: Replay) -> Work:
        work = self._running[record_id] = Work(replay, set())
        work.task = asyncio.create_task(self._analyze(record_id, work))
        return work

    def _found(self, record_id: str) -> Work | None:
        work = self._running.get(record_id) or self._done.get(record_id)
        if work is not None:
            work.asked = monotonic()
        return work

    async def _analyze(self, record_id: str, work: Work) -> None:
        try:
            for move in range(1, work.replay.length + 1):
                if monotonic() - work.asked > PATIENCE:
                    return
                await self._judge_move(work, move)
                work.through = move
            self._keep(record_id, work)
        except Exception:
            _log.exception("analysis_failed", extra={"game": work.replay.record.game})
        finally:
            if self._running.get(record_id) is work:
                del self._running[record_id]

    async def _judge_move(self, work: Work, move: int) -> None:
        spot = await self._records.work(lambda: work.replay.spot(move))
        if spot is None:
            return
        try:
            work.verdicts.append(await self._thinkers.ask(_PARTY, Judged(spot, self._judge)))
        except LostError:
            _log.warning("verdict_lost", extra={"game": spot.game})

    def _keep(self, record_id: str, work: Work) -> None:
        self._done[record_id] = work
        if len(self._done) > _KEPT:
            self._done.popitem(last=False)

    def _told(self, record_id: str, work: Work, seat: int | None) -> GameAnalysis:
        record = work.replay.record
        if seat is not None and seat > record.players:
            raise refusals.no_seat()
        is_done = record_id in self._done
        found = self._analysis(work)
        return GameAnalysis(
            is_done=is_done,
            through=work.through,
            length=work.replay.length,
            agent=found.agent,
            seats=[_accuracy(found, each) for each in range(record.players)] if is_done else [],
            moves=[_move(verdict, seat) for verdict in work.verdicts] if is_done else [],
        )

    def _analysis(self, work: Work) -> Analysis:
        record, agent = work.replay.record, f"mcts:{self._judge.simulations}"
        return Analysis(record.game, record.players, agent, 0, tuple(work.verdicts))


def _accuracy(analysis: Analysis, seat: int) -> SeatAccuracy:
    summary = analysis.seats[seat]
    return SeatAccuracy(seat, summary.accuracy, {mark.value: number for mark, number in summary.counts.items()})


def _move(verdict: Verdict, eyes: int | None) -> JudgedMove:
    """A verdict for whoever looks on; what somebody could have done tells what they held."""
    is_seen = eyes is None or eyes == verdict.seat
    return JudgedMove(
        move=verdict.move,
        seat=verdict.seat,
        mark=verdict.mark.value,
        before=verdict.before,
        after=verdict.after,
        played=verdict.played.label if is_seen else None,
        better=verdict.best.label if is_seen and verdict.mark is not Mark.BEST else None,
    )
