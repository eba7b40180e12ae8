"""Positions to look at: games played here by chance, each position as the server would send it to the first seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import msgspec

from dejarik import Match
from dejarik.kernel.decision import Option
from dejarik.server import scene, wire
from tests.server.client import Frame

_SEEDS = 3
"""How many games positions are taken from."""
_CHOICES = 120
"""How often the first seat chooses in each; later positions look like those before."""
_EVERY = 5
"""Neighboring positions look alike, so of positions with a known kind of question only some are taken."""
_TOLD = 40
ONE_WAY_LINE = """window.WebSocket = class extends WebSocket {
  constructor(address) { super(address); window.line = this; }
  send(text) { if (JSON.parse(text).type === "hello") super.send(text); }
};"""
"""The page shows what the test hands to its line, and nothing it says about that reaches the server."""
_ENDING = {"bounty": {"rounds": "10"}}
"""Chance alone hardly ever ends a game of Bounty, so one is scored."""
_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Position:
    """A position in which the first seat must choose."""

    name: str
    kind: str
    frame: Frame


def positions(game: str, wanted: int) -> list[Position]:
    """So many positions of a game for two: one of every kind of question, the others spread over several games."""
    known: set[str] = set()
    found = [position for seed in range(1, _SEEDS + 1) for position in _played(game, seed, known)]
    firsts = list({position.kind: position for position in reversed(found)}.values())[:wanted]
    rest = [position for position in found if position not in firsts]
    missing = wanted - len(firsts)
    return [*reversed(firsts), *(rest[at * len(rest) // missing] for at in range(missing))]


def whole_game(game: str, every: int, seed: int = 1) -> list[Frame]:
    """What the server sends to the first seat after so many moves each while a game for two is played by chance."""
    chance, match, told = Random(seed), Match(game, 2, seed, _ENDING.get(game)), 0
    frames = []
    while match.decision is not None:
        if len(match.moves) % every == 0:
            frames.append(_frame(match, wire.NewLog(told, scene.lines(match.told(0, told)))))
            told = match.log_length
        match.play(_picked(match, chance))
    return [*frames, _frame(match, wire.NewLog(told, scene.lines(match.told(0, told))))]


def _played(game: str, seed: int, known: set[str]) -> Iterator[Position]:
    chance = Random(seed)
    match = Match(game, 2, seed)
    asked = 0
    while match.decision is not None and asked < _CHOICES:
        if match.decision.seat == 0:
            asked += 1
            kind = match.decision.kind
            if kind not in known or asked % _EVERY == 0:
                known.add(kind)
                end = scene.lines(match.told(0, max(0, match.log_length - _TOLD)))
                frame = _frame(match, wire.NewLog(0, end))
                yield Position(f"{game} seed {seed} move {len(match.moves)} ({kind})", kind, frame)
        match.play(_picked(match, chance))


def _picked(match: Match, chance: Random) -> Option:
    """Mostly something that is done to things on the table, so that the table fills."""
    lying = [option for option in match.options if match.game.things_of(match.state, option)]
    return chance.choice(lying if lying and chance.random() < 0.8 else match.options)


def _frame(match: Match, log: wire.NewLog) -> Frame:
    """The position as the server sends it, with clocks: they take room."""
    update = wire.Update(
        seq=len(match.moves),
        view=scene.draw(match.view(0)),
        kept=[],
        log=log,
        clocks=[wire.TimeLeft(None, 754_000)] * match.players,
        undo="free",
        acts=[0] * match.players,
        done=None,
    )
    frame: Frame = json.loads(_encode(update))
    return frame
