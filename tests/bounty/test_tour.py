"""The tour leads through two rounds, and what it says of the table is what lies there."""

from __future__ import annotations

import pytest

from dejarik.games.bounty import tour
from dejarik.games.bounty.cards import ALL_CARDS
from dejarik.games.bounty.game import GAME
from dejarik.games.bounty.tour import DEBTOR, DOORS, JAWAS, JETPACK, OPEN_VISOR, SMOKE, TOUR, VISOR
from dejarik.kernel.match import Match
from tests.scenario import rule
from tests.tours import Stop, Walk

WALK = Walk(GAME)
YOU, BOBA = TOUR.learner, 1 - TOUR.learner


def marks(stop: Stop) -> dict[str, str]:
    """What the open missions are marked with."""
    return {str(thing.key): thing.marks[0].name.en for thing in stop.things("missions")}


@pytest.mark.parametrize("stop", WALK.stops, ids=lambda stop: stop.step.choice or "reading")
def test_a_card_is_named_in_both_languages_or_in_neither(stop: Stop) -> None:
    stop.is_named_in_both({card.name for card in ALL_CARDS})


@rule("bounty.mission_card.requirements", "bounty.setup.starting_credits")
def test_at_first_jawa_bargain_is_one_symbol_short() -> None:
    first = WALK.stops[0]
    assert [first.number(YOU, icon) for icon in ("firepower", "agility", "armor", "cunning")] == [1, 1, 2, 1]
    assert (first.number(YOU, "credits"), first.number(BOBA, "credits")) == (200, 500)
    assert marks(first)[JAWAS] == "1 short"
    assert "ready" not in marks(first).values()


@rule("bounty.equip.pay_cost", "bounty.quick_job.income")
def test_the_first_turn_makes_the_mission_ready_and_leaves_the_price_of_an_event() -> None:
    ending = WALK.at("end")
    assert ending.keys("board", YOU) == [VISOR]
    assert ending.keys("hand", YOU) == [DOORS, JETPACK, SMOKE]
    assert (ending.number(YOU, "credits"), ending.number(YOU, "actions")) == (200, 0)
    assert [key for key, mark in marks(ending).items() if mark == "ready"] == [JAWAS]


@rule("bounty.event.opponents_first", "bounty.mission.failure_penalty", "bounty.mission.failure_returns")
def test_the_event_stops_boba_fett_who_had_everything_else() -> None:
    attempt, failed = WALK.at(f"event {DOORS}"), WALK.at("sale")
    assert attempt.view.region("mission_space").note.en == "still needed: 1 firepower"
    assert attempt.keys("board", BOBA) == [tour.RIFLE]
    assert f"Failure: Boba Fett pays a penalty of 100 credits for “{_name(DEBTOR)}”." in failed.log()
    assert DEBTOR in marks(failed)
    assert (failed.number(YOU, "credits"), failed.number(BOBA, "credits")) == (0, 200)
    assert len(failed.things("hand", BOBA)) == 1


@rule("bounty.sell.half_price")
def test_selling_pays_for_the_reserve() -> None:
    assert WALK.after(f"sell {JETPACK}").number(YOU, "credits") == 300
    ready = {key for key, mark in marks(WALK.at("mission")).items() if mark == "ready"}
    assert ready == {JAWAS, "moisture_farm_watch"}


@rule("bounty.mission.requirement_total", "bounty.mission.success_reward", "bounty.temporary.discard_after_use")
def test_visor_and_canister_are_just_enough() -> None:
    asked, done = WALK.at(f"use {OPEN_VISOR}"), WALK.after(f"use {SMOKE}")
    assert asked.view.region("mission_space").note.en == "still needed: 1 agility, 1 armor and 1 cunning"
    assert asked.keys("event_space") == [tour.SANDSTORM]
    assert (done.number(YOU, "credits"), done.number(YOU, "actions")) == (500, 0)
    assert done.keys("board", YOU) == [VISOR]
    assert JAWAS in done.keys("completed")


def test_at_the_end_it_is_500_to_200_and_the_learners_turn() -> None:
    end = WALK.stops[-1]
    assert (end.number(YOU, "credits"), end.number(BOBA, "credits")) == (500, 200)
    assert len(end.things("market")) == 4
    assert len(end.things("missions")) == 6
    assert end.view.prompt is not None
    assert end.view.prompt.seat == YOU


def test_the_same_setup_can_be_played_alone() -> None:
    assert Match(GAME, TOUR.players, options=TOUR.options).view(YOU).seats[YOU].name.en == "Din Djarin"


def _name(key: str) -> str:
    return next(card.name.en for card in ALL_CARDS if card.key == key)
