"""The log of a match is told once, and a match and its state say in a line where they stand."""

from __future__ import annotations

import pytest

import dejarik
from dejarik import Match
from dejarik.agents import make_agent


@pytest.mark.parametrize("game", dejarik.game_names())
def test_lines_told_early_read_the_same_at_the_end_and_after_an_undo(game: str) -> None:
    match, agent = Match(game, seed=4), make_agent("random", 4)
    for move in range(120):
        if match.decision is None:
            break
        match.play(agent.choose(match.game, match.state))
        match.log(move % (match.players + 1))
        if move % 40 == 39:
            match.undo()
    afresh = Match.from_record(str(match.record))
    for seat in range(match.players + 1):
        assert match.log(seat) == [line.text for line in afresh.told(seat)]
        assert match.log(seat, 7) == match.log(seat)[7:]


def test_a_line_is_told_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("bounty", seed=4)
    match.log(0)
    told: list[object] = []
    narrate = match.game.narrate
    monkeypatch.setattr(match.game, "narrate", lambda s, event: told.append(event) or narrate(s, event), raising=False)
    match.play("job")
    match.log(0)
    assert len(told) == 1


def test_a_match_and_its_state_tell_where_they_stand() -> None:
    match = Match("bounty", 2, seed=4, options={"rounds": "1"})
    assert repr(match) == "<Match: bounty, 2 players, 0 moves, p1 chooses action, 6 options>"
    assert repr(match.state).startswith("<BountyState: 2 seats, ")
    assert repr(match.state).endswith(" zones, p1 chooses action, 6 options>")
    while match.decision is not None:
        match.play(match.options[-1])
    assert ", won by p" in repr(match)
