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
from dejarik.kernel.decision import Option
from dejarik.kernel.game import Setup
from dejarik.kernel.match import Match, Origin

LATER = 6
LONGEST = 160
_LINES = 6
_OFTEN, _RARELY = 14, 80
"""How often a position is kept: where cards have to be renumbered, every table and step should occur."""
_NOTHING_MORE = frozenset(("end", "done", "pass", "decline", "resolve"))


def seen(match: Match) -> Any:
    """What lies where for every player, what may be chosen, and what was told last, as JSON gives it back."""
    game, s = match.game, match.state
    found: list[Any] = [[game.notate(s, option) for option in match.options]]
    for seat in range(match.players):
        found.append([[region.key, [thing.key for thing in region.things]] for region in game.regions(s, seat)])
        found.append([line.text.en for line in match.told(seat, max(0, match.log_length - _LINES))])
    return json.loads(json.dumps(found))


def write() -> list[dict[str, Any]]:
    """A game in every mode, with a position now and then."""
    found = []
    for name in registry.names():
        for number, mode in enumerate(registry.find(name).modes):
            match, rand = Match(name, mode.setup.players, number, mode.setup.options), Random(number)
            every = _OFTEN if match.game.box else _RARELY
            while match.decision is not None and match.length < LONGEST:
                if match.length % every == 0:
                    found.append(_kept(match, rand))
                match.play(_choice(match, rand))
            found.append({"game": name, "record": str(match.record), "seen": seen(match)})
    return found


def _choice(match: Match, rand: Random) -> Option:
    """At random, but seldom to do nothing more: most tables of a position belong to something under way."""
    more = [option for option in match.options if option[0] not in _NOTHING_MORE]
    return rand.choice(more if more and rand.random() < 0.8 else match.options)


def _kept(match: Match, rand: Random) -> dict[str, Any]:
    later = match.copy()
    for _ in range(LATER):
        if later.decision is not None:
            later.play(_choice(later, rand))
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
