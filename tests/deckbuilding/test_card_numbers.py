"""A further set of cards changes nothing for a match without it: the same deal, the same options, the same digests."""

from __future__ import annotations

import subprocess
import sys

import pytest

from dejarik.games.deckbuilding.cards import SET_SIZE, SETS
from dejarik.games.deckbuilding.model.printed import KEY

FURTHER_SET = """
from dejarik.games.deckbuilding.cards.builders import EMPIRE, Use, of_faction, unit
from dejarik.games.deckbuilding.model.abilities import Aura
from dejarik.games.deckbuilding.model.printed import KEY, fill
from dejarik.games.deckbuilding.vocabulary.gains import Draw

before = len(KEY)
fill(of_faction(EMPIRE, unit(("Pathfinder", "Tropiciel"), "2/2/0/0", Use(Draw(1)), traits="Trooper"),
                unit(("Quartermaster", "Kwatermistrz"), "3/0/1/0", Aura(1, "Transport", "Officer"), traits="Officer")))
assert KEY[before:] == ["pathfinder", "quartermaster"], "new cards come behind those that were there"
"""
"""It even lends attack to Imperial Shuttles, which in the base set can never attack."""

MATCH = """
import sys
from random import Random
from dejarik.kernel.match import Match

match = Match("deckbuilding", int(sys.argv[1]), "sets", {"bases": "full"})
rand = Random(5)
for _ in range(150):
    print(match.decision.kind, *[match.game.notate(match.state, option) for option in match.options])
    print(match.state.digest())
    match.play(match.options[rand.randrange(len(match.options))])
"""


def played(program: str, players: int) -> str:
    """What a process of its own prints."""
    done = subprocess.run([sys.executable, "-c", program, str(players)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("players", [2, 4])
def test_the_same_seed_plays_the_same_match_after_a_set_was_added(players: int) -> None:
    alone = played(MATCH, players)
    assert len(alone.splitlines()) == 300
    assert played(FURTHER_SET + MATCH, players) == alone


def test_both_copies_of_the_base_set_come_first() -> None:
    assert KEY[:SET_SIZE] == KEY[SET_SIZE : SETS * SET_SIZE]
