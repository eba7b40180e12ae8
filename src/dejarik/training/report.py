"""What came of training as a page of HTML: strength by round, calibration, and what the network values."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

import numpy as np

from dejarik.agents import make_agent
from dejarik.agents.learned import LINEAR
from dejarik.arena.report.charts import Point, interval_chart
from dejarik.arena.report.page import whole_page
from dejarik.arena.report.sections import note, section
from dejarik.arena.report.tables import table
from dejarik.arena.report.words import Writer
from dejarik.arena.statistics import wilson
from dejarik.kernel import registry
from dejarik.kernel.game import Game, bound_to_end
from dejarik.kernel.match import Match
from dejarik.kernel.state import State
from dejarik.learning.features import Features
from dejarik.learning.linear import Linear
from dejarik.learning.linear_weights import read_linear_weights
from dejarik.learning.network import Network
from dejarik.learning.weights import read_weights
from dejarik.training import words
from dejarik.training.rounds import FIRST, Round, Run
from dejarik.training.setups import Setups

_SHOWN: Final = 15
"""So many of what the network values most, and as many of what it values least."""
_POSITIONS: Final = 24
_APART: Final = 5


def training_html(run: Run, language: str) -> str:
    """A run as one page in that language; at least one round is over."""
    write, results, plan = Writer(language), run.results(), run.plan
    title = escape(write(words.TITLE.fill(game=registry.find(plan.game).title)))
    lead = words.LEAD.fill(rounds=len(results), planned=plan.rounds, games=plan.games, seats=plan.seats, seed=plan.seed)
    parts = [
        f"<h1>{title}</h1>",
        f'<p class="lead">{escape(write(lead))}</p>',
        _strength(write, results),
        _calibration(write, results[-1]),
        _losses(write, results),
        _values(write, run),
    ]
    return whole_page(title, parts, language)


def _strength(write: Writer, results: Sequence[Round]) -> str:
    points = [
        Point(
            write(words.ROUND.fill(n=each.number)),
            each.score.share,
            each.score.low,
            each.score.high,
            write.percent(each.score.share),
            marked=each.stays,
        )
        for each in results
    ]
    chart = interval_chart(points, write(words.STRENGTH), lambda value: write.percent(value, 0), 0.5)
    heads = (words.ROUND_HEAD, words.AGAINST_HEAD, words.SHARE_HEAD, words.INTERVAL_HEAD, words.STAYS_HEAD)
    rows = [
        (
            str(each.number),
            write(words.BEST_BEFORE) if each.against != FIRST else each.against,
            write.percent(each.score.share),
            write.interval(each.score.low, each.score.high),
            write(words.YES if each.stays else words.NO),
        )
        for each in results
    ]
    return section(write, words.STRENGTH, chart, table(list(map(write, heads)), rows), note(write(words.STRENGTH_NOTE)))


def _calibration(write: Writer, result: Round) -> str:
    points = []
    for said, came, number in result.calibration:
        low, high = wilson(came, max(1, number // _APART))
        label = write(words.SAID.fill(share=write.percent(said)))
        points.append(Point(label, came, low, high, write.percent(came)))
    chart = interval_chart(points, write(words.CALIBRATION), lambda value: write.percent(value, 0))
    return section(write, words.CALIBRATION, chart, note(write(words.CALIBRATION_NOTE)))


def _losses(write: Writer, results: Sequence[Round]) -> str:
    heads = (words.ROUND_HEAD, words.EPOCHS_HEAD, words.FITTED_HEAD, words.LEFT_OUT_HEAD)
    rows = []
    for each in results:
        fitted, left_out = min(each.losses, key=lambda losses: losses[1])
        rows.append((str(each.number), str(len(each.losses)), write.number(fitted, 4), write.number(left_out, 4)))
    return section(write, words.LOSSES, table(list(map(write, heads)), rows), note(write(words.LOSSES_NOTE)))


def _values(write: Writer, run: Run) -> str:
    path = run.best or run.newest
    assert path is not None, "a round is over"
    game, features = registry.find(run.plan.game), Features(registry.find(run.plan.game), run.plan.seats)
    worths = _of_linear(game, features, path) if run.plan.kind == LINEAR else _of_network(game, features, path)
    if not worths:
        return ""
    names = {card.key: card.name for card in game.cards()}
    heads = (words.CARD_HEAD, words.WHERE_HEAD, words.WORTH_HEAD)
    order = sorted(worths, key=lambda feature: -worths[feature])
    rows = []
    for feature in order if len(order) <= 2 * _SHOWN else order[:_SHOWN] + order[-_SHOWN:]:
        fact, key = divmod(feature, features.keys)
        name = write(names[game.actions.keys[key - 1]]) if key else write(words.NO_CARD)
        rows.append((name, features.fact_name(fact), write.number(worths[feature], 2)))
    return section(write, words.VALUES, table(list(map(write, heads)), rows), note(write(words.VALUES_NOTE)))


def _of_linear(game: Game[Any], features: Features, path: Path) -> dict[int, float]:
    """By how much each feature that was met often moves the logit."""
    weights = read_linear_weights(path)
    linear = Linear(game, features, weights)
    return {feature: linear.weight(feature) for feature in weights.features}


def _of_network(game: Game[Any], features: Features, path: Path) -> dict[int, float]:
    """By how much each feature that has a row of its own would move the logit in positions of an ordinary game."""
    weights = read_weights(path)
    learned = weights.arrays["features"].astype(np.int64)
    states = _sample(game, Setups(game, weights.header.seats))
    worths = Network(game, features, weights).worths(states, 0, learned) if len(learned) else learned
    return dict(zip(learned.tolist(), worths.tolist(), strict=True))


def _sample(game: Game[Any], setups: Setups) -> list[State]:
    """Positions of one match, some moves apart."""
    options = bound_to_end(game, setups.ready_made[0])
    match, agent, found = Match(game.name, setups.seats, 1, options), make_agent("greedy", 1), list[State]()
    while match.decision is not None and len(found) < _POSITIONS:
        if match.length % _APART == 0:
            found.append(match.state.copy())
        match.play(agent.choose(game, match.state))
    return found
