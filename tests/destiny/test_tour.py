"""The tour plays the leaflet's example, and what it says of the table is what lies there."""

from __future__ import annotations

import re
from typing import NamedTuple

from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.show.tour import BOBA, HAN, LUKE, OUTPOST, TOUR, TROOPER
from dejarik.kernel.guide import stops
from dejarik.kernel.match import Match
from dejarik.kernel.tour import TourStep
from dejarik.kernel.view import View
from tests.destiny.table import rule


class Stop(NamedTuple):
    """A stop of the tour with the table there."""

    step: TourStep
    match: Match

    @property
    def view(self) -> View:
        return self.match.view(TOUR.learner)

    def number(self, key: str, icon: str) -> int:
        """A number on a character, such as its damage."""
        things = [thing for seat in (0, 1) for thing in self.view.region("team", seat).things if thing.kind != "die"]
        card = next(thing for thing in things if thing.key == key)
        return next(number.value for number in card.numbers if number.icon == icon)

    def pool(self, seat: int) -> list[tuple[str | None, str, int | None]]:
        """The dice in a pool: of which card, and what they show."""
        things = self.view.region("pool", seat).things
        return [(thing.key, thing.face.symbol, thing.face.value) for thing in things if thing.face]

    def resources(self, seat: int) -> int:
        return next(number.value for number in self.view.seats[seat].numbers if number.icon == "resource")


STOPS = [Stop(*stop) for stop in stops(GAME, TOUR)]


def at(choice: str) -> Stop:
    """The stop at which this is chosen."""
    return next(stop for stop in STOPS if stop.step.choice == choice)


def after(choice: str) -> Stop:
    """The stop that follows."""
    return STOPS[STOPS.index(at(choice)) + 1]


@rule("destiny.starter.team_luke_han", "destiny.starter.team_boba_stormtrooper")
def test_the_teams_are_those_of_the_leaflet() -> None:
    teams = [STOPS[0].view.region("team", seat).things for seat in (0, 1)]
    dice = [[(thing.key, thing.kind) for thing in team].count((key, "die")) for team in teams for key in (LUKE, HAN)]
    assert dice == [2, 1, 0, 0]
    assert [thing.key for thing in teams[1] if thing.kind == "die"] == [TROOPER, BOBA, BOBA]


@rule("destiny.starter.example_roll")
def test_three_against_two_chooses_the_battlefield() -> None:
    log = [line.en for line in at(f"battlefield {OUTPOST}").match.log(TOUR.learner)]
    assert [line.rpartition(": ")[2] for line in log if re.search(" rolls? ", line)] == ["3.", "2."]
    rolled = STOPS[STOPS.index(at(f"battlefield {OUTPOST}")) - 1]
    assert [value for _, _, value in rolled.pool(0)] == [1, 1, 1]
    assert sum(value or 0 for _, _, value in rolled.pool(1)) == 2


@rule("destiny.setup.unused_gets_two_shields")
def test_the_other_side_has_a_shield_on_each_character() -> None:
    first = at(f"activate {LUKE}")
    assert [first.number(key, "shield") for key in (BOBA, TROOPER, LUKE, HAN)] == [1, 1, 0, 0]
    assert first.pool(0) == first.pool(1) == []


def test_the_first_dice_are_as_told() -> None:
    first = at(f"resolve {LUKE}.1")
    assert first.pool(0) == [(LUKE, "ranged", 2), (LUKE, "blank", None)]
    assert first.pool(1) == [(TROOPER, "indirect", 3)]


@rule("destiny.shield.blocks_one_damage", "destiny.starter.indirect.split_freely")
def test_a_shield_blocks_and_indirect_damage_is_split() -> None:
    hit = after(f"hit {BOBA}")
    assert (hit.number(BOBA, "hit"), hit.number(BOBA, "shield")) == (1, 0)
    split = after(f"assign {HAN}")
    assert (split.number(HAN, "hit"), split.number(LUKE, "hit")) == (1, 2)


def test_what_a_die_costs_can_just_be_paid() -> None:
    paying, paid = at("resolve LEG-073.1"), after("resolve LEG-073.1")
    assert sorted(value or 0 for _, _, value in paying.pool(0)) == [1, 2, 2]
    assert {symbol for _, symbol, _ in paying.pool(0)} == {"ranged"}
    assert (paying.resources(0), paid.resources(0)) == (1, 0)


def test_before_claiming_nothing_is_left_and_boba_fett_has_six_damage() -> None:
    claiming = at("claim")
    assert (claiming.number(BOBA, "hit"), claiming.number(BOBA, "heart")) == (6, 11)
    assert (claiming.pool(0), claiming.resources(0)) == ([], 0)


@rule("destiny.claim.ability_immediately", "destiny.upkeep.step_order")
def test_claiming_and_upkeep_bring_a_resource_a_card_and_two_resources() -> None:
    upkeep, end = at("done"), STOPS[-1]
    assert upkeep.resources(0) == 0 + 1 + 2
    assert len(upkeep.view.region("hand", 0).things) == 3 + 1
    assert len(end.view.region("hand", 0).things) == 5
    assert end.view.headline.en.startswith("Round 2")
    assert end.view.prompt is not None
    assert end.view.prompt.seat == TOUR.learner


def test_the_same_set_up_can_be_played_alone() -> None:
    assert Match(GAME, TOUR.players, options=TOUR.options).setup.options["deck1"] == "luke-skywalker"
