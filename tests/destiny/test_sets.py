"""A new set changes nothing for matches without its cards: same deal, same positions, same records."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

PLAY = """
from random import Random
from dejarik.kernel.match import Match
rand = Random(4)
match = Match("destiny", seed="a new set")
print(match.state.digest())
for _ in range(150):
    if match.options:
        match.play(rand.choice(match.options))
print(match.state.digest())
print(str(match.record))
"""

NEW_SET = """
from dejarik.abilities.structure import May
from dejarik.games.destiny.cards.builders import Maker
from dejarik.games.destiny.language.terms import HERO, RED
from dejarik.games.destiny.model.abilities import Special
from dejarik.games.destiny.model.card import POOL, add_to_pool
from dejarik.games.destiny.vocabulary import characters, hand
from dejarik.kernel.text import same
hero = Maker(RED, HERO)
special = Special(May(characters.Deal(2)))
add_to_pool(
    (
        hero.event("AAA-001 C", same("Ahead of all"), 1, hand.Draw(1)),
        hero.upgrade("XYZ-002 R", same("Behind all"), 2, "weapon", "1MD 1MD 1R Sp Sp -", special),
    )
)
assert "XYZ-002" in POOL
"""


def told_by(program: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_a_match_is_the_same_after_a_set_was_added() -> None:
    before = told_by(PLAY)
    assert before.count("\n") > 100
    assert told_by(NEW_SET + PLAY) == before
