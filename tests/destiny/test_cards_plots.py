"""What each plot changes about the beginning of the game."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dejarik.games.destiny.decks import encode
from tests.destiny.deck_samples import legal_deck
from tests.destiny.table import Table, card, dealt

LEIA_AND_TROOPER = (("AW-028", 1), ("AW-030", 1))
VADER_AND_NIGHTSISTER = (("AW-010", 1), ("AW-012", 1))


def rolled(plot: str, *sides: str) -> Table:
    """You have a plot, nobody redraws; Leia, Rebel Trooper, Vader and Nightsister roll for the battlefield."""
    yours = legal_deck(LEIA_AND_TROOPER, plot)
    theirs = replace(legal_deck(VADER_AND_NIGHTSISTER), battlefield="AW-169")
    t = dealt(deck1=encode(yours), deck2=encode(theirs))
    t.you.choose("done")
    t.they.choose("done")
    t.roll(*sides)
    return t


def set_up(plot: str) -> Table:
    """You have won the roll and play on your battlefield, so the shields are theirs."""
    t = rolled(plot, "2RD", "1RD", "-", "-")
    t.you.choose("battlefield Echo Base")
    t.they.choose("assign Darth Vader", "assign Darth Vader")
    return t


@card("destiny", "LEG-168")
def test_espionage_discards_the_top_card_of_every_deck() -> None:
    t = rolled("LEG-168", "2RD", "1RD", "-", "-")
    tops = [seat.deck[0] for seat in t.seats]
    t.you.choose("battlefield Echo Base")
    assert [seat.discard for seat in t.seats] == [[], []]
    t.they.choose("assign Darth Vader", "assign Darth Vader")
    assert [seat.discard for seat in t.seats] == [[top] for top in tops]
    assert [len(seat.deck) for seat in t.seats] == [24, 24]
    assert (t.round, [len(seat.hand) for seat in t.seats]) == (1, [5, 5])


@card("destiny", "LEG-169")
def test_fortify_gives_a_shield_to_a_character() -> None:
    t = set_up("LEG-169")
    t.you.can_choose("shield Leia Organa", "shield Rebel Trooper", "shield Darth Vader", "shield Nightsister")
    t.you.choose("shield Rebel Trooper")
    assert (t.you.shields("Rebel Trooper"), t.you.shields("Leia Organa"), t.round) == (1, 0, 1)
    assert (t.they.shields("Darth Vader"), t.they.shields("Nightsister")) == (2, 0)


@card("destiny", "LEG-170")
@pytest.mark.parametrize(
    ("wishes", "damage", "shields"),
    [
        (["assign Nightsister", "assign Nightsister"], 2, 2),
        (["assign Darth Vader", "assign Nightsister"], 1, 1),
        (["assign Darth Vader", "assign Darth Vader"], 0, 0),
    ],
)
def test_a_preemptive_strike_is_distributed_by_the_opponent(wishes: list[str], damage: int, shields: int) -> None:
    t = set_up("LEG-170")
    t.they.can_choose("assign Darth Vader", "assign Nightsister")
    t.they.choose(*wishes)
    assert (t.they.damage("Nightsister"), t.they.damage("Darth Vader")) == (damage, 0)
    assert (t.they.shields("Darth Vader"), t.round) == (shields, 1)


@card("destiny", "LEG-171")
def test_a_profitable_connection_is_worth_a_resource() -> None:
    t = set_up("LEG-171")
    assert (t.you.resources, t.they.resources, t.round) == (3, 2, 1)


@card("destiny", "LEG-172")
def test_stolen_intel_is_a_sixth_card() -> None:
    t = rolled("LEG-172", "2RD", "1RD", "-", "-")
    top = t.you.deck[0]
    t.you.choose("battlefield Echo Base")
    assert len(t.you.hand) == 5
    t.they.choose("assign Darth Vader", "assign Darth Vader")
    assert (len(t.you.hand), t.you.hand[-1], len(t.they.hand), t.round) == (6, top, 5, 1)


@card("destiny", "LEG-173")
@pytest.mark.parametrize(
    ("plot", "sides", "winner"),
    [
        ("LEG-173", ("2RD", "-", "3MD", "-"), 0),
        ("LEG-173", ("1RD", "-", "3MD", "1RD"), 1),
        ("", ("2RD", "-", "3MD", "-"), 1),
    ],
    ids=["two more", "still too few", "without"],
)
def test_taking_ground_adds_two_to_the_roll_for_the_battlefield(plot: str, sides: tuple[str, ...], winner: int) -> None:
    t = rolled(plot, *sides)
    t.seats[winner].can_choose("battlefield Echo Base", "battlefield Imperial Armory")


@card("destiny", "LEG-173")
def test_with_taking_ground_equal_totals_are_rolled_again() -> None:
    t = rolled("LEG-173", "1RD", "-", "3MD", "-")
    t.roll("-", "-", "1R", "-")
    t.you.can_choose("battlefield Echo Base", "battlefield Imperial Armory")
