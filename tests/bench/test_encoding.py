"""The contestants of the encoding part do what they say, and its page states the goals."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bench import encoding, measured
from bench.entries import Entry
from dejarik import game


def test_positions_are_encoded_and_seen() -> None:
    bounty = game("bounty")
    met = encoding.positions(bounty)[:3]
    for contestant in (encoding.encoded(bounty, met), encoding.through_views(bounty, met)):
        assert contestant.work(Random(1).choice) == (3,)


def test_an_environment_plays_as_many_decisions_as_the_bare_game() -> None:
    pytest.importorskip("pettingzoo", reason="pip install 'dejarik[rl]'")
    destiny = game("destiny")
    for contestant in (encoding.encoded_play(destiny), encoding.environment(destiny)):
        assert contestant.work(Random(1).choice)[0] > 20


def test_the_page_says_which_goals_are_met(tmp_path: Path) -> None:
    slow = Entry("bounty encoded", 50.0, encoding.ENCODED, 0.1, "bounty through views", 9.0)
    fast = Entry("lcg encoded", 50.0, encoding.ENCODED, 0.1, "lcg through views", 11.0)
    play = Entry("lcg encoded play", 50.0, encoding.PLAYED, 0.1, "rlcard gin rummy random play", 5.0)
    through = Entry("lcg environment", 50.0, encoding.PLAYED, 0.1, "pettingzoo gin rummy random play", 4.0)
    entries = [slow, fast, play, through]
    columns = measured.keep("encode", "Abacus", encoding.found_verdicts(entries), tmp_path / "measured.json")
    page = encoding.section(entries, "a machine", {"Abacus": columns["Abacus"]})
    assert "| bounty | encoded | bounty through views | at least 10x | 9.0x | **no** |" in page
    assert "| lcg | environment | pettingzoo gin rummy random play | at least 5x | 4.0x | **no** |" in page
    assert "| lcg | encoded | lcg through views | at least 10x | 11.0x | yes |" in page
