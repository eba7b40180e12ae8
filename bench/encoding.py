"""How fast positions are encoded: beside making a view, and as environments beside those of rlcard and PettingZoo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from bench import peers, report
from bench.entries import Entry
from bench.goals import Goal, Verdict, verdicts
from bench.interleave import Choose, Contestant, Measure
from bench.measured import Columns
from bench.ours import opened
from dejarik import Match, game_names
from dejarik import game as find
from dejarik.adapters.table import Rules
from dejarik.kernel.game import Game

POSITIONS: Final = 60
SAMPLED: Final = 0.1
ENCODED: Final = "positions/s"
PLAYED: Final = "decisions/s"
BARE, WRAPPED = "library", "environment"
"""What is compared: a library's own loop with rlcard's, an environment of PettingZoo with another."""
GOALS: Final = {
    name: (
        Goal("encoded", f"{name} through views", 10),
        Goal("encoded play", "rlcard gin rummy random play", 5),
        Goal("environment", "pettingzoo gin rummy random play", 5),
    )
    for name in game_names()
}
TEXT: Final = """## Encoding

Positions met in random games with two players. *Encoded*: `Game.encode` and the actions of all options, for whoever
chooses. *Through views*: `Match.view`, and what is in it written down as numbers. *Encoded play*: random games in which
each decision is encoded, compared with rlcard's own loop, which encodes each decision as well. *Environment*: random
games behind PettingZoo's interface, each step with an observation and a mask, compared with PettingZoo's gin rummy;
legal actions are read from `info["actions"]`, which gin rummy, with its 110 actions, does not have.
Processor time, measured in turn on one core of this machine: {machine}.

### Goals
"""

WHY_NOT: Final = """\
Why only Bounty plays at five times the pace of rlcard's gin rummy: a decision is counted as a decision, but there it is
one step in a game of 52 alike cards, told in 260 zeros and ones, and here up to five steps of the engine and a row of
700 to 1,900 numbers. In Destiny and the LCG the rules alone, with nothing encoded (*bare play* above), take more than a
fifth of the time that rlcard needs for a whole decision, so no encoding could be fast enough. Of a step of the LCG's
environment the rules take about half and the row most of the rest.
"""


def contestants() -> list[Contestant]:
    """Every game, and whom its environment is compared with."""
    found = [each for name in game_names() for each in _of_game(find(name))]
    return [*found, _in_contest(peers.rlcard(), BARE), _in_contest(peers.pettingzoo(), WRAPPED)]


def _in_contest(peer: Contestant, contest: str) -> Contestant:
    play, *others = peer.measures
    return Contestant((replace(play, contest=contest), *others), peer.work)


def _of_game(game: Game[Any]) -> list[Contestant]:
    met = positions(game)
    return [encoded(game, met), through_views(game, met), encoded_play(game), environment(game)]


def positions(game: Game[Any]) -> list[Match]:
    """Matches halted here and there in random games."""
    rand, found = Random(1), list[Match]()
    while len(found) < POSITIONS:
        match = opened(game, 2, rand.getrandbits(64))
        while match.options and len(found) < POSITIONS:
            if rand.random() < SAMPLED:
                found.append(match.copy())
            match.play(rand.choice(match.options))
    return found


def encoded(game: Game[Any], met: Sequence[Match]) -> Contestant:
    """Numbers of all positions for whoever chooses."""
    encode, ids = game.encode, game.actions.ids
    states = [match.state for match in met]

    def work(_: Choose) -> tuple[int]:
        for state in states:
            assert state.decision is not None
            encode(state, state.decision.seat)
            ids(state)
        return (len(states),)

    return Contestant((Measure(f"{game.name} encoded", ENCODED, f"encode {game.name}", ours=True),), work)


def through_views(game: Game[Any], met: Sequence[Match]) -> Contestant:
    """The same out of views: what lies where, and what can be chosen."""

    def work(_: Choose) -> tuple[int]:
        for match in met:
            assert match.decision is not None
            _numbers_of_view(match, match.decision.seat)
        return (len(met),)

    return Contestant((Measure(f"{game.name} through views", ENCODED, f"encode {game.name}"),), work)


def _numbers_of_view(match: Match, seat: int) -> tuple[list[list[int | None]], list[tuple[int, ...]]]:
    seen = match.view(seat)
    assert seen.prompt is not None
    lying = [[thing.id for thing in region.things] for region in seen.regions]
    return lying, [choice.things for choice in seen.prompt.choices]


def encoded_play(game: Game[Any]) -> Contestant:
    """Random games on the bare state in which every decision is encoded."""
    rules, seeds = Rules(game.name), Random(2)

    def work(choose: Choose) -> tuple[int]:
        table, made = rules.deal(seeds.getrandbits(64)), 0
        while not table.is_over:
            game.encode(table.state, table.seat)
            table.play(choose(table.ids))
            made += 1
        return (made,)

    return Contestant((Measure(f"{game.name} encoded play", PLAYED, BARE, ours=True),), work)


def environment(game: Game[Any]) -> Contestant:
    """Random games behind PettingZoo's interface, in the same loop as its own."""
    from dejarik.adapters import aec

    env = aec.env(game.name)
    env.reset(seed=1)

    def work(choose: Choose) -> tuple[int]:
        return (peers.play_through(env, choose),)

    return Contestant((Measure(f"{game.name} environment", PLAYED, WRAPPED, ours=True),), work)


def found_verdicts(entries: Sequence[Entry]) -> list[Verdict]:
    """The goals of this part."""
    return verdicts(entries, GOALS)


def section(entries: Sequence[Entry], machine: str, columns: Columns) -> str:
    """This part of the page."""
    return "\n".join(
        [
            TEXT.format(machine=machine),
            report.goal_table(found_verdicts(entries), columns),
            WHY_NOT,
            "### Positions\n",
            report.value_table(entries, ENCODED),
            "### Decisions\n",
            report.value_table(entries, PLAYED),
        ]
    )
