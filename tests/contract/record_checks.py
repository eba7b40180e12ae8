"""Checks of records: a game replays from its record, and undo reaches any earlier point."""

from __future__ import annotations

from random import Random

from dejarik.kernel.agenda import roll
from dejarik.kernel.decision import CHANCE
from dejarik.kernel.events import Event
from dejarik.kernel.match import Match
from dejarik.kernel.record import parse
from tests.contract.option_checks import is_said
from tests.contract.walk import Case, Way, walk


def a_record_replays(match: Match, rand: Random) -> None:
    """Read back, the record leads to the same state, log and text; its beginning leads to an earlier state."""
    text = str(match.record)
    assert parse(text) == match.record, "the record reads differently"
    again = Match.from_record(text)
    assert again.state == match.state, "the record leads elsewhere"
    assert str(again.record) == text, "the record of the record differs"
    assert again.state.log == match.state.log, "replayed, other things happened"
    to = rand.randint(0, len(match.moves))
    assert Match.from_record(text, to).moves == match.moves[:to], "the beginning of the record differs"


def every_prefix_replays(case: Case, way: Way) -> None:
    """Played again from the notation, the digest is the same after every move."""
    digests = []
    for match in walk(case, way):
        digests.append(match.state.digest())
    again = case.open(way.seed, way.chance)
    for digest, move in zip(digests, [*match.record.moves, None], strict=True):
        assert again.state.digest() == digest, f"another state after {len(again.moves)} moves"
        if move is not None:
            again.play(move.notation)


def undo_reaches_every_prefix(case: Case, way: Way) -> None:
    """Move by move back to the start, state and log are what they were; redone, all is as before."""
    digests, lines = [], []
    for match in walk(case, way):
        digests.append(match.state.digest())
        lines.append(_last_told(match))
    final, undone = str(match.record), []
    while match.moves:
        undone.append(match.undo())
        made = len(match.moves)
        assert match.state.digest() == digests[made], f"undo to {made} moves leads elsewhere"
        assert _last_told(match) == lines[made], f"undo to {made} moves leaves another log"
    for option in reversed(undone):
        match.play(option)
    assert str(match.record) == final, "redone, the game differs"


def asked_chance_equals_rolled(case: Case, way: Way) -> None:
    """Where the caller answers for chance as the generator would, the game is the same."""
    asked = case.open(way.seed, "ask")
    for rolled in walk(case, way):
        if rolled.moves:
            asked.play(rolled.moves[-1])
        while asked.decision is not None and asked.decision.seat == CHANCE:
            asked.play(roll(asked.state))
        assert asked.state == rolled.state, f"asked and rolled part after {len(rolled.moves)} moves"
        assert _last_told(asked) == _last_told(rolled), "asked and rolled tell different stories"


def luck_is_told(match: Match) -> None:
    """A game with dice tells of every seat how lucky it was, in words and numbers, and the record tells the same."""
    report = match.luck()
    if report is None:
        return
    assert Match.from_record(str(match.record)).luck() == report, "the record tells of other luck"
    assert [luck.seat for luck in report] == list(range(match.players)), "somebody's luck is not told"
    for luck in report:
        is_said(luck.sentence)
        assert 0 <= luck.percentile <= 1
        assert sum(line.count for line in luck.lines) == luck.dice, "a die that was rolled is on no line"
        labels = [line.label for line in luck.lines]
        assert len(set(labels)) == len(labels), "two lines are called alike"
        for label in labels:
            is_said(label)


def _last_told(match: Match) -> list[Event]:
    return (match.state.log or [])[-5:]
