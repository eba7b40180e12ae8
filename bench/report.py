"""The page for readers, docs/performance.md: what was measured, how, and what came out."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from bench.entries import Entry
from bench.goals import Verdict
from bench.interleave import MICROSECONDS, STEPS
from bench.shape import Shape
from bench.strength import Standing

PAGE = """# Performance

This page is written by `make bench`; a run on your computer writes yours. Ratios carry over to other machines much
better than absolute numbers do, so goals are ratios to well-known libraries measured in the same run.

<!-- speed -->
Not measured yet.
<!-- /speed -->

<!-- table -->
<!-- /table -->

## Strength

One challenger sits at a table of weaker agents; seats rotate from game to game, so nobody profits from going first. A
win shared by two counts half for each. The interval is the 95% Wilson interval; an agent exactly as strong as the
others would win the fair share. Where equals play each other, the share is that of one side of the game. Reproducible:
seeds are fixed and budgets are counted in simulations, not in time.
"""

METHOD = """## Speed

Measured on: {machine}. Peers: {peers}.

How it is measured, for a reader who does not take our word for it:

- One process, one thread, plain CPython, nothing of ours compiled. Wall-clock time. The garbage collector is on, but
  leaves alone what was loaded before the first round, so that no library pays for the size of another.
- Everybody takes turns: {rounds} rounds, in each round every line below gets {slice_s:g} s, in an order shuffled anew.
  Whatever else the computer does hits all alike. Values are medians over the rounds; *spread* is the distance from the
  10% to the 90% point of the rounds, relative to the median. Ratios are quotients of the medians shown.
- Everybody plays whole random games, setup included, from fixed seeds: get the list of legal options, take one with
  Python's `random.choice`, apply it, until the game is over. A decision is one such choice of a player.
- *random play* goes through `Match`, the interface a user has: the option is checked, the log written, undo possible.
  *bare play* runs on the state alone, as tree search does. `chess` keeps its move stack, as it does by default.
- `open_spiel` samples chance outcomes (dealing, drawing) in between; that takes time but is not counted as a decision.
  Its gin rummy is C++ called from Python, its team dominoes are Python. `rlcard` and `pettingzoo` encode an
  observation array at every step; that is their interface. `pettingzoo` here is its base class for card games, with
  the usual wrappers, around rlcard's gin rummy.
- `dgisim` simulates Genius Invokation, a game of cards and dice like Destiny, in Python, with random decks and without
  encoding observations. An action there is put together choice by choice, and every choice counts as a decision; dice
  that pay for it are picked by the library, as its own random agent does. A state is never changed, so none is copied.
- A *step* is what an engine does at a time. Here it is a function taken off the agenda, in `dgisim` a call of `step`
  or `action_step`; neither library can do less at a time, so they are as near to each other as two programs come.
- Destiny is played with its starter decks. Dice are rolled in between and not counted as decisions.
- Games differ, so decisions do. The last three columns of the table, counted in a separate untimed run, say what a
  decision is: a chess move is chosen out of many more options than a decision in a card game, and some decisions
  offer a single option.
- *copy* is `state.copy()`, `Board.copy(stack=False)` and `State.clone()`, each over several positions half-way through
  random games. *mcts* times whole decisions of the agent `mcts:400` in our positions: each simulation guesses the
  hidden cards, walks down the tree and evaluates; in games of long turns it looks at all options of one position.
"""


def speed_section(
    entries: Sequence[Entry],
    verdicts: Sequence[Verdict],
    shapes: Mapping[str, Shape],
    facts: Mapping[str, object],
) -> str:
    """Method, goals and all tables of the speed part; ``facts`` fills the gaps of the method."""
    return "\n".join(
        [
            METHOD.format(**facts),
            "### Goals\n",
            goal_table(verdicts),
            "### Random play\n",
            "![Decisions per second](images/performance.svg)\n",
            play_table(entries, shapes),
            "How many times as fast as the peer (above 1: Dejarik is faster):\n",
            ratio_table(entries, "decisions/s"),
            "Whole games (Bounty's go on to the round limit, since random players never finish a level 4 mission):\n",
            value_table(entries, "games/s"),
            "### Steps\n",
            value_table(entries, STEPS),
            "How many times as fast as the peer (above 1: Dejarik is faster):\n",
            ratio_table(entries, STEPS),
            "### Copying a state in the middle of a game\n",
            value_table(entries, MICROSECONDS),
            "How many times as long as the peer (below 1: Dejarik is faster):\n",
            ratio_table(entries, MICROSECONDS),
            "### Tree search\n",
            value_table(entries, "simulations/s"),
        ]
    )


def strength_section(game: str, standings: Sequence[Standing]) -> str:
    """The match-ups of a game with their intervals."""
    rows = (
        (
            s.matchup.name,
            s.row.games,
            f"{s.row.share:.1%}",
            f"{s.row.low:.1%} to {s.row.high:.1%}",
            f"{s.matchup.fair:.0%}",
            times(s.row.share / s.matchup.fair),
            f"{s.moves:.0f}",
        )
        for s in standings
    )
    head = ("match-up", "games", "won", "95% interval", "fair share", "times fair", "decisions per game")
    picture = f"![Win shares with 95% intervals](images/strength-{game}.svg)\n"
    return "\n".join([f"### {game}\n", picture, table(head, rows)])


def goal_table(verdicts: Sequence[Verdict]) -> str:
    """Goals and whether they are met, judged by the worst number of seats."""
    rows = (
        (v.game, v.goal.measure, v.goal.peer, v.goal.wanted, times(v.ratio), "yes" if v.met else "**no**")
        for v in verdicts
    )
    return table(("game", "measure", "peer", "goal", "worst ratio", "met"), rows)


def play_table(entries: Sequence[Entry], shapes: Mapping[str, Shape]) -> str:
    """Everybody who plays, fastest first, with what a decision is like."""
    measured = sorted(_measured(entries, "decisions/s"), key=lambda entry: -entry.value)
    rows = ((e.name, number(e.value), f"{e.spread:.0%}", *_shape_cells(shapes.get(e.name))) for e in measured)
    head = ("who", "decisions/s", "spread", "decisions per game", "options per decision", "single option")
    return table(head, rows)


def value_table(entries: Sequence[Entry], unit: str) -> str:
    """Everything measured in one unit."""
    rows = ((e.name, number(e.value), f"{e.spread:.0%}") for e in _measured(entries, unit))
    return table(("who", "µs" if unit == MICROSECONDS else unit, "spread"), rows)


def ratio_table(entries: Sequence[Entry], unit: str) -> str:
    """Our lines against the peers' columns."""
    head, *rows = ratio_rows(entries, unit)
    return table(head, rows)


def ratio_rows(entries: Sequence[Entry], unit: str) -> list[tuple[str, ...]]:
    """The peers in the first row, then our names and their ratios to each peer."""
    compared = [e for e in entries if e.peer is not None and e.ratio is not None and e.unit == unit]
    ratios = {(e.name, e.peer): times(e.ratio or 0) for e in compared}
    peers = list(dict.fromkeys(e.peer or "" for e in compared))
    names = dict.fromkeys(e.name for e in compared)
    head = (peer.removesuffix(" random play").removesuffix(" copy").removesuffix(" steps") for peer in peers)
    return [("", *head), *((name, *(ratios[name, peer] for peer in peers)) for name in names)]


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table; all columns but the first read from the right."""
    rule = ["---", *["---:"] * (len(head) - 1)]
    return "".join(f"| {' | '.join(map(str, row))} |\n" for row in [head, rule, *rows])


def number(value: float) -> str:
    """Three significant digits, thousands apart."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def times(ratio: float) -> str:
    """A ratio as people say it."""
    return f"{ratio:.1f}x" if ratio >= 1 else f"{ratio:.2f}x"


def write_section(page: Path, name: str, text: str) -> None:
    """Put one part into the page and leave the other as it is."""
    page.parent.mkdir(parents=True, exist_ok=True)
    old = page.read_text(encoding="utf-8") if page.exists() else PAGE
    page.write_text(splice(old, name, text), encoding="utf-8")


def splice(page: str, name: str, text: str) -> str:
    """The page with what stands between the marks of that name replaced; a new part goes to the end."""
    block = f"<!-- {name} -->\n{text.strip()}\n<!-- /{name} -->"
    made, found = re.subn(rf"<!-- {name} -->.*<!-- /{name} -->", lambda _: block, page, flags=re.DOTALL)
    return made if found else f"{page.rstrip()}\n\n{block}\n"


def _measured(entries: Sequence[Entry], unit: str) -> list[Entry]:
    return [entry for entry in entries if entry.peer is None and entry.unit == unit]


def _shape_cells(shape: Shape | None) -> tuple[str, str, str]:
    if shape is None:
        return "", "", ""
    return number(shape.decisions), number(shape.options), f"{shape.forced:.0%}"
