"""What computers make of a position of Bounty: the quick job before a sale that can wait, and games that end."""

from __future__ import annotations

import pytest

from dejarik import Match
from dejarik.agents import make_agent
from dejarik.games.bounty.cards import mission
from dejarik.games.bounty.game import GAME
from dejarik.games.bounty.state import COMPLETED, FINAL_LEVEL
from tests.bounty.table import Hunter, Table, table

LAST_MISSIONS = ["The Moff's Light Cruiser", "Ghost of the Outer Rim", "Throne of Mos Espa", "Lost Beskar Cache"]


def answer(t: Table) -> str:
    """What a greedy player does next, as a player would say it."""
    return t.spoken(make_agent("greedy", 1).choose(GAME, t.state))


@pytest.mark.parametrize("character", ["Din Djarin", "Bo-Katan Kryze", "Boba Fett"])
def test_a_sale_waits_while_the_quick_job_would_be_lost(character: str) -> None:
    t = table(
        you=Hunter(character, hand=["Vibroblade", "Vibroblade", "Tracking Visor", "Tracking Visor", "Slicer Rig"]),
        missions=LAST_MISSIONS,
        mission_deck=[],
        market=[],
        deck=[],
        actions=1,
    )
    assert answer(t) == "job"


def test_four_greedy_players_end_the_game_themselves() -> None:
    """This game once went on for 46 rounds, because nobody who led got ready for a mission that ends it."""
    match = Match("bounty", 4, "hab/6", {"rounds": "30"})
    agents = [make_agent("greedy", 60 + seat) for seat in range(4)]
    while match.decision is not None:
        match.play(agents[match.decision.seat].choose(match.game, match.state))
    assert mission(match.state.zones[COMPLETED][-1]).level == FINAL_LEVEL
