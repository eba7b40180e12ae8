"""Ctrl-C while the computer thinks: whenever it comes, the question whether to leave follows."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from signal import SIGINT, raise_signal
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console
from rich.status import Status
from rich.text import Text as Line

from dejarik import Match
from dejarik.agents import make_agent
from dejarik.cli import play as playing
from dejarik.cli.play import play
from dejarik.cli.reader import Complete
from dejarik.cli.session import Session
from dejarik.kernel.decision import Option


class Typist:
    """A person who ends the turn, answers every question whether to leave with no, and leaves when asked again."""

    is_person = True

    def __init__(self, session: Session) -> None:
        self.session = session
        self.questions: list[str] = []

    def read(self, prompt: Line, complete: Complete) -> str:
        assert not self.session.console._live_stack, "the line that says who is choosing is still there"
        self.questions.append("leave" if "leaves" in prompt.plain else "next")
        if self.questions == ["next"]:
            return "end"
        return "" if self.questions.count("leave") < 2 else "y"


@pytest.fixture
def session(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Session:
    @contextmanager
    def no_keyboard(_: object) -> Iterator[None]:
        yield

    monkeypatch.setattr(playing, "silent_keyboard", no_keyboard)
    monkeypatch.setenv("DEJARIK_HOME", str(tmp_path))
    match = Match("bounty", 2, 5, {"characters": "din/boba"})
    made = Session(Console(file=io.StringIO(), force_terminal=True, width=100), match, 0, "en")
    monkeypatch.setitem(made.__dict__, "reader", Typist(made))
    return made


def interrupted_play(session: Session, agent: Any) -> list[str]:
    """What a person is asked until they leave; the second interruption is the one they leave with."""
    play(session, {1: agent}, None)
    reader = session.reader
    assert isinstance(reader, Typist)
    return reader.questions


def test_it_interrupts_a_computer_that_is_thinking(session: Session) -> None:
    def choose(*_: object) -> Option:
        raise_signal(SIGINT)
        raise AssertionError("it goes on thinking")

    assert interrupted_play(session, SimpleNamespace(choose=choose)) == ["next", "leave", "leave"]


@pytest.mark.parametrize("moment", ["start", "stop"])
def test_it_waits_while_the_line_that_says_who_chooses_is_drawn(
    session: Session, moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = getattr(Status, moment)

    def interrupted(status: Status) -> None:
        drawn(status)
        raise_signal(SIGINT)
        raise_signal(SIGINT)

    monkeypatch.setattr(Status, moment, interrupted)
    asked = interrupted_play(session, make_agent("random", 1))
    assert asked[:2] == ["next", "leave"]
    assert asked[-1] == "leave"


def test_it_waits_while_a_move_is_made(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Match.play

    def interrupted(match: Match, option: Option | str) -> None:
        raise_signal(SIGINT)
        made(match, option)

    monkeypatch.setattr(Match, "play", interrupted)
    assert interrupted_play(session, make_agent("random", 1)) == ["next", "leave", "leave"]
    assert len(session.match.moves) >= 1
