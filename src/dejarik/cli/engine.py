"""``dejarik engine``: a computer player for other programs, which speak to it in lines (docs/engine-protocol.md)."""

from __future__ import annotations

import sys
from threading import Lock
from typing import Annotated

import typer

import dejarik
from dejarik.agents.outside import Speaker


def engine(
    agent: Annotated[str, typer.Option(help="Who plays: mcts:400, mcts:500ms, mcts:400x4, greedy.")] = "mcts:400",
) -> None:
    """Play for another program, in lines on standard input and output, as docs/engine-protocol.md describes."""
    writing = Lock()

    def say(line: str) -> None:
        with writing:
            sys.stdout.write(f"{line}\n")
            sys.stdout.flush()

    speaker = Speaker(agent, dejarik.__version__, say)
    for line in sys.stdin:
        if not speaker.hear(line):
            break
    speaker.finish()
