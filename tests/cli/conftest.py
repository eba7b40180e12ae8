from __future__ import annotations

from pathlib import Path

import pytest

from dejarik import Match
from dejarik.agents import make_agent


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of two rounds, saved."""
    match = Match("bounty", players=2, seed=3, options={"rounds": "2", "characters": "din/boba"})
    agent = make_agent("random", 1)
    while match.decision is not None:
        match.play(agent.choose(match.game, match.state))
    path = tmp_path / "game.txt"
    path.write_text(str(match.record), encoding="utf-8")
    return path
