"""The list of faults does not rot: each can still be made, changes the program, and names tests that exist."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from dejarik.kernel import registry
from tests.mutants.faults import Fault, StaleFaultError, faults, games

ROOT = Path(__file__).parents[2]
FEWEST = 20
"""Faults of each game."""

every_game = pytest.mark.parametrize("game", games())


def source(fault: Fault) -> str:
    return (ROOT / fault.path).read_text(encoding="utf-8")


def test_every_game_has_a_list() -> None:
    assert games() == sorted(registry.names())


@every_game
def test_every_fault_can_be_made(game: str) -> None:
    """A rule or card that is written anew needs its faults written anew, too."""
    assert len(faults(game)) >= FEWEST
    for fault in faults(game):
        assert fault.text.split() != fault.instead.split(), f"no fault: {fault.breaks}"
        ast.parse(fault.put_into(source(fault)))


@every_game
def test_every_fault_breaks_one_rule_or_card_that_there_is(game: str) -> None:
    played = registry.find(game)
    cards = {card.key for card in played.cards()}
    for fault in faults(game):
        assert bool(fault.rule) != bool(fault.card), f"a rule or a card: {fault.breaks}"
        assert (fault.rule in played.rules) if fault.rule else (fault.card in cards), f"unknown: {fault.claim}"


@every_game
def test_no_fault_is_listed_twice(game: str) -> None:
    listed = faults(game)
    assert len({fault.breaks for fault in listed}) == len({(fault.file, fault.text) for fault in listed}) == len(listed)


@pytest.mark.parametrize("text", ["nowhere to be found", "from"])
def test_a_fault_whose_source_has_changed_is_refused(text: str) -> None:
    fault = Fault("bounty", "nothing", "games/bounty/turn.py", text, "", rule="bounty.turn.two_actions")
    with pytest.raises(StaleFaultError, match=r"turn\.py: \d+ times instead of once"):
        fault.put_into(source(fault))
