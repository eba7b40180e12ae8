"""What the choices at a table will certainly do, worked out in a process of its own, once for each position."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from dejarik.kernel import registry
from dejarik.kernel.decision import Option
from dejarik.kernel.forecast import Effect, Forecast, forecasts
from dejarik.kernel.match import Match
from dejarik.kernel.shares import ShareForecast, share_forecasts
from dejarik.kernel.state import State
from dejarik.kernel.view import Choice
from dejarik.server import refusals
from dejarik.server.room import Room
from dejarik.server.think_process import LostError, ThinkProcess
from dejarik.server.wire_forecasts import ChoiceForecast, Forecasts

WITHIN = 10.0
"""Seconds for one position; the first one includes the start of the process."""
MOST_WAITING = 16
"""Whoever comes later is not served: forecasts that take seconds help nobody."""
_log = logging.getLogger(__name__)


class Foreseen(NamedTuple):
    """What is certain in a position."""

    choices: list[Forecast]
    shares: list[ShareForecast]


class Foretold(NamedTuple):
    """A position whose choices are to be foretold; a snapshot travels between processes whatever cards are made of."""

    game: str
    kind: type[State]
    snapshot: dict[str, Any]
    options: Sequence[Option]

    def answered(self) -> Foreseen:
        """The forecast of each option, and of each amount of what is spread."""
        game, s = registry.find(self.game), self.kind.restore(self.snapshot)
        return Foreseen(forecasts(game, s, self.options), share_forecasts(game, s))


class Foresight:
    """Forecasts for all tables; of each table the last position is remembered, so that asking again costs nothing."""

    def __init__(self) -> None:
        self._process = ThinkProcess()
        self._thread = ThreadPoolExecutor(1, "foresight")
        self._known: WeakKeyDictionary[Room, tuple[int, asyncio.Task[Forecasts]]] = WeakKeyDictionary()
        self._waiting = 0

    async def forecasts(self, room: Room, seat: int, seq: int) -> Forecasts:
        """What is certain to come of the choices of a seat in the position of that number.

        There is nothing to tell if the table has moved on meanwhile, somebody else chooses, or too many others ask.
        """
        table = room.table
        if seat >= table.wish.players:
            raise refusals.only_seats()
        if table.seq != seq or table.chooser != seat:
            return Forecasts(table.seq, [])
        known = self._known.get(room)
        if known is None or known[0] != seq:
            if self._waiting >= MOST_WAITING:
                return Forecasts(seq, [])
            known = self._known[room] = seq, asyncio.create_task(self._work_out(table.match, seat, seq))
        return await asyncio.shield(known[1])

    async def close(self) -> None:
        """End the process."""
        self._process.end()
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _work_out(self, match: Match, seat: int, seq: int) -> Forecasts:
        prompt, state = match.view(seat).prompt, match.state
        choices = prompt.choices if prompt is not None else ()
        question = Foretold(match.game.name, type(state), state.snapshot(), [choice.option for choice in choices])
        loop = asyncio.get_running_loop()
        self._waiting += 1
        try:
            found = await loop.run_in_executor(self._thread, self._process.answer, question, WITHIN)
        except LostError:
            _log.warning("forecasts_lost", extra={"game": match.game.name})
            found = Foreseen([], [])
        finally:
            self._waiting -= 1
        told = zip(choices, found.choices, strict=False)
        return Forecasts(
            seq,
            [_in_words(match, seat, choice, forecast) for choice, forecast in told],
            [_share_in_words(match, seat, share) for share in found.shares],
        )


def _in_words(match: Match, seat: int, choice: Choice, forecast: Forecast) -> ChoiceForecast:
    """A forecast with the names that its reader has for things."""
    return ChoiceForecast(choice.notation, list(_named(match, seat, forecast.effects)), list(forecast.lines))


def _share_in_words(match: Match, seat: int, share: ShareForecast) -> ShareForecast:
    return ShareForecast(match.name_for(seat, share.thing), share.amount, _named(match, seat, share.effects))


def _named(match: Match, seat: int, effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    return tuple(
        [
            effect if effect.thing is None else replace(effect, thing=match.name_for(seat, effect.thing))
            for effect in effects
        ]
    )
