"""Positions and records of games in every mode, with what was seen there, to be compared in another release.

``python -m tests.kernel.positions_kept FILE`` compares, and prints what is different.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

from dejarik.kernel import position, registry
from dejarik.kernel.game import Setup
from dejarik.kernel.match import Match, Origin

EVERY = 13
LATER = 8
LONGEST = 120


def seen(match: Match) -> Any:
    """What lies where for everybody, what everybody may choose, and what was told, as JSON gives it back."""
    found: list[Any] = []
    for seat in range(match.players + 1):
        view = match.view(seat)
        found.append([[region.key, region.seat, [thing.key for thing in region.things]] for region in view.regions])
        found.append([choice.notation for choice in view.prompt.choices] if view.prompt else [])
        found.append([line.en for line in match.log(seat)])
    return json.loads(json.dumps(found))


def write() -> list[dict[str, Any]]:
    """A game in every mode, with a position now and then."""
    found = []
    for name in registry.names():
        for number, mode in enumerate(registry.find(name).modes):
            match, rand = Match(name, mode.setup.players, number, mode.setup.options), Random(number)
            while match.decision is not None and match.length < LONGEST:
                if match.length % EVERY == 0:
                    found.append(_kept(match, rand))
                match.play(rand.choice(match.options))
            found.append({"game": name, "record": str(match.record), "seen": seen(match)})
    return found


def _kept(match: Match, rand: Random) -> dict[str, Any]:
    later = match.copy()
    for _ in range(LATER):
        if later.decision is not None:
            later.play(rand.choice(later.options))
    return {
        "game": match.game.name,
        "players": match.players,
        "options": dict(match.setup.options),
        "position": position.save(match.game, match.state),
        "log": position.save_log(match.events),
        "seen": seen(match),
        "moves": [move.notation for move in later.record.moves[match.length :]],
        "later": seen(later),
    }


def compare(kept: list[dict[str, Any]]) -> list[str]:
    """The games whose positions or records this release understands differently."""
    return [f"{number} {each['game']}" for number, each in enumerate(kept) if not _means_the_same(each)]


def _means_the_same(kept: dict[str, Any]) -> bool:
    if "record" in kept:
        return bool(seen(Match.from_record(kept["record"])) == kept["seen"])
    game = registry.find(kept["game"])
    state = position.load(game, kept["position"])
    log = position.load_log(game, kept["position"]["box"], kept["log"])
    match = Match.resumed(Origin(game, Setup(kept["players"], kept["options"]), "0", ""), state, log, ())
    if seen(match) != kept["seen"]:
        return False
    for move in kept["moves"]:
        match.play(move)
    return bool(seen(match) == kept["later"])


if __name__ == "__main__":
    positions = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    print(json.dumps({"compared": len(positions), "different": compare(positions)}))
