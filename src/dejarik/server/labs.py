"""Tests of decks: many quick games in the processes that think for computers, behind the games that people play."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from secrets import randbits
from time import monotonic
from typing import NamedTuple

from dejarik.arena.analysis import Share
from dejarik.arena.entrants import DECK, Entrant
from dejarik.arena.impact import CardImpact, Effect
from dejarik.arena.lab import Lab, make_lab, may_meet, starters_against
from dejarik.arena.playing import Assignment, Played, play
from dejarik.kernel.decks import DeckSheet
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.text import same
from dejarik.server import refusals
from dejarik.server.decks import decks_of
from dejarik.server.limits import AddressBuckets
from dejarik.server.metrics import Metrics
from dejarik.server.settings import Settings
from dejarik.server.think_process import LostError
from dejarik.server.thinkers import Thinkers
from dejarik.server.wire_decks import SavedDeck
from dejarik.server.wire_lab import CardEffect, LabCard, LabChoice, LabOffer, LabOpponent, LabReport, LabWish, WinShare

AGENT = "greedy"
"""The only agent that is quick enough: a game is one piece of work, and a table's computer may have to wait for one."""

MOST_RUNNING = 8
PATIENCE = 120.0
"""Seconds after which a test that nobody asks about is stopped; pages in the background ask once a minute."""
_KEPT = 64
_HOUR = 3600
_SEED_BITS = 31
_log = logging.getLogger(__name__)


class LabGame(NamedTuple):
    """A game to be played, as a question to the processes that think."""

    assignment: Assignment

    def answered(self) -> Played:
        """The game, played to its end."""
        return play(self.assignment)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.assignment.game

    @property
    def agent(self) -> str:
        """Who plays."""
        return AGENT

    @property
    def is_quick(self) -> bool:
        """It takes its time."""
        return False

    @property
    def instead(self) -> tuple[LabGame, ...]:
        """A game that cannot be had is left out."""
        return ()


@dataclass(eq=False)
class Trial:
    """A test: what it is about, for whom, and how far it has come."""

    wish: LabWish
    codes: list[str]
    lab: Lab
    address: str
    asked: float = field(default_factory=monotonic)
    task: asyncio.Task[None] | None = None

    @property
    def is_running(self) -> bool:
        """Whether games are being played for it."""
        return self.task is not None and not self.task.done()


class Labs:
    """The last test of everybody, by person: one at a time for each person and each address."""

    def __init__(self, thinkers: Thinkers, settings: Settings, metrics: Metrics) -> None:
        self._thinkers = thinkers
        self._most_games = settings.lab_games
        self._budget = AddressBuckets(settings.lab_games_per_hour / _HOUR, settings.lab_games_per_hour)
        self._metrics = metrics
        # One process is left to those who play, where there are several.
        self._at_once = max(1, settings.workers - 1)
        self._turns = asyncio.Semaphore(self._at_once)
        self._trials: OrderedDict[str, Trial] = OrderedDict()

    async def offer(self, game: str, deck: str, own: Sequence[SavedDeck]) -> LabOffer:
        """Whom a deck can be tested against."""
        return LabOffer(await asyncio.to_thread(_choices, game, deck, own), self._most_games)

    async def start(self, wish: LabWish, owner: str, address: str) -> LabReport:
        """Begin to test a deck; raises ProblemError beyond the limits, BadDeckError or BadSetupError for its decks."""
        self._check_games(wish.games)
        codes, lab = await asyncio.to_thread(_prepared, wish)
        self._check_alone(owner, address)
        if not self._budget.take(address, wish.games):
            raise refusals.lab_budget_spent()
        trial = self._trials[owner] = Trial(wish, codes, lab, address)
        self._trials.move_to_end(owner)
        trial.task = asyncio.create_task(self._test(trial))
        self._forget_old()
        return _report(trial)

    def progress(self, owner: str) -> LabReport:
        """How far a person's test is, or what came of the last one."""
        trial = self._find(owner)
        trial.asked = monotonic()
        return _report(trial)

    async def stop(self, owner: str) -> LabReport:
        """Play no more games for a person; what was found is kept."""
        trial = self._find(owner)
        if trial.task is not None:
            trial.task.cancel()
            await asyncio.wait([trial.task])
        return _report(trial)

    async def close(self) -> None:
        """Stop everything under way."""
        tasks = [trial.task for trial in self._trials.values() if trial.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _check_games(self, games: int) -> None:
        if not self._most_games:
            raise refusals.no_labs_here()
        if games > self._most_games:
            raise refusals.too_many_lab_games(self._most_games)

    def _check_alone(self, owner: str, address: str) -> None:
        running = {owner: trial for owner, trial in self._trials.items() if trial.is_running}
        if owner in running or any(trial.address == address for trial in running.values()):
            raise refusals.one_lab_at_a_time()
        if len(running) >= MOST_RUNNING:
            raise refusals.too_many_labs()

    def _find(self, owner: str) -> Trial:
        trial = self._trials.get(owner)
        if trial is None:
            raise refusals.no_lab()
        return trial

    def _forget_old(self) -> None:
        done = [owner for owner, trial in self._trials.items() if not trial.is_running]
        for owner in done[: max(0, len(done) - _KEPT)]:
            del self._trials[owner]

    async def _test(self, trial: Trial) -> None:
        games = trial.lab.assignments()
        try:
            with self._metrics.labs.track_inprogress():
                async with asyncio.TaskGroup() as group:
                    for _ in range(self._at_once):
                        group.create_task(self._play_some(trial, games))
        except ExceptionGroup:
            _log.exception("lab_failed", extra={"game": trial.wish.game})
        finally:
            self._budget.give_back(trial.address, trial.wish.games - trial.lab.played)

    async def _play_some(self, trial: Trial, games: Iterator[Assignment]) -> None:
        """Play one game after the other, as long as there are any and somebody wants to know."""
        for assignment in games:
            if monotonic() - trial.asked > PATIENCE:
                return
            async with self._turns:
                try:
                    trial.lab.add(await self._thinkers.ask_behind(LabGame(assignment)))
                except LostError:
                    _log.warning("lab_game_lost", extra={"game": trial.wish.game})
                else:
                    self._metrics.lab_games.inc()


# ---------------------------------------------------------------- decks


def _prepared(wish: LabWish) -> tuple[list[str], Lab]:
    """The codes of the opponents, and the games; raises what is wrong with the decks."""
    decks = decks_of(wish.game)
    codes = list(dict.fromkeys(decks.sheet(deck).code for deck in wish.opponents))
    tested, *opponents = [
        Entrant(str(number), AGENT, {DECK: code}) for number, code in enumerate([decks.sheet(wish.deck).code, *codes])
    ]
    lab = make_lab(wish.game, tested, opponents, wish.games, seed=randbits(_SEED_BITS))
    try:
        lab.check()
    except BadSetupError as error:
        # The numbers of the decks in the lab say nothing to whoever sent them.
        raise BadSetupError(error.cause, error.remedy) from error
    return codes, lab


def _choices(game: str, deck: str, own: Sequence[SavedDeck]) -> list[LabChoice]:
    """Ready-made decks and one's own that may play against a deck; a ready-made one that somebody kept is told once."""
    code = decks_of(game).sheet(deck).code
    found = {each.code: LabChoice(each.code, each.title, is_own=False) for each in starters_against(game, code)}
    for each in own:
        if each.code not in (code, *found) and _is_playable(each.sheet) and may_meet(game, code, each.code):
            found[each.code] = LabChoice(each.code, same(each.name), is_own=True)
    return list(found.values())


def _is_playable(sheet: DeckSheet | None) -> bool:
    return sheet is not None and not sheet.violations


# ---------------------------------------------------------------- telling


def _report(trial: Trial) -> LabReport:
    lab = trial.lab
    return LabReport(
        game=trial.wish.game,
        deck=trial.wish.deck,
        agent=AGENT,
        games=lab.games,
        played=lab.played,
        is_done=not trial.is_running,
        share=_share(lab.share),
        opponents=[LabOpponent(code, _share(share)) for code, share in zip(trial.codes, lab.against, strict=True)],
        cards=[found for card in lab.cards() if (found := _card(card)) is not None],
    )


def _share(share: Share | None) -> WinShare | None:
    return None if share is None else WinShare(share.games, share.value, share.low, share.high)


def _card(card: CardImpact) -> LabCard | None:
    """What is known of a card; None if that is nothing yet."""
    effects = [_effect(each) for each in (card.opening, card.drawn, card.played)]
    return LabCard(card.key, *effects) if any(effects) else None


def _effect(effect: Effect) -> CardEffect | None:
    found, share = effect.difference, effect.share
    if found is None or share is None:
        return None
    return CardEffect(share.games, found.value, found.low, found.high, effect.is_sure)
