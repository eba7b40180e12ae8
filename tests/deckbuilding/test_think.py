"""What computers make of a turn of the Deckbuilding Game: nothing is given up or done for nothing."""

from __future__ import annotations

import pytest

from dejarik.agents import make_agent
from dejarik.games.deckbuilding.game import GAME
from tests.deckbuilding.table import Side, Table, table_of

AGENTS = pytest.mark.parametrize("description", ["greedy", "mcts:30"])


def answer(t: Table, description: str) -> str:
    """What an agent does next, as a player would say it."""
    return t.spoken(make_agent(description, 1).choose(GAME, t.state))


@AGENTS
def test_a_pilot_is_kept_while_the_force_can_give_no_more(description: str) -> None:
    t = table_of("empire", Side(play=["Outer Rim Pilot"], deck=["Stormtrooper"]), force=-3, pilots=9)
    t.empire.can_choose("use Outer Rim Pilot", "end")
    assert answer(t, description) == "end"


@AGENTS
def test_a_scavenger_is_kept_while_there_is_nothing_to_scavenge(description: str) -> None:
    t = table_of("rebel", Side(play=["Jawa Scavenger"], deck=["Rebel Trooper"] * 2), resources=1)
    t.rebel.can_choose("use Jawa Scavenger", "end")
    assert answer(t, description) == "end"


@AGENTS
def test_a_card_without_attack_is_not_committed(description: str) -> None:
    t = table_of("empire", Side(play=["Inquisitor"], deck=["Stormtrooper"]))
    t.empire.can_choose("commit Inquisitor", "end")
    assert answer(t, description) == "end"


@pytest.mark.parametrize(("force", "pointless"), [(-3, True), (-2, False)])
def test_a_price_is_paid_in_vain_only_for_what_cannot_happen(force: int, pointless: bool) -> None:
    t = table_of("empire", Side(play=["Outer Rim Pilot"]), force=force, pilots=9)
    pilot = next(option for option in t.match.options if t.spoken(option) == "use Outer Rim Pilot")
    assert GAME.is_pointless(t.state, pilot) is pointless


def test_a_card_that_is_stronger_against_the_row_may_be_committed() -> None:
    t = table_of("empire", Side(play=["Rodian Gunslinger"]))
    assert not any(GAME.is_pointless(t.state, option) for option in t.match.options)
