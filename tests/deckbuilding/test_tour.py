"""The tour leads through three rounds, and what it says of the table is what lies there."""

from __future__ import annotations

import pytest

from dejarik.games.deckbuilding.game import GAME
from dejarik.games.deckbuilding.show import tour
from dejarik.games.deckbuilding.show.tour import (
    BOMBER,
    CHEWBACCA,
    CRUISER,
    DANTOOINE,
    HOTH,
    LEIA,
    LOTHAL,
    LUKE,
    OPEN_TIE,
    TIE,
    TOUR,
)
from dejarik.kernel.match import Match
from tests.scenario import rule
from tests.tours import Stop, Walk

WALK = Walk(GAME)
YOU, EMPIRE = TOUR.learner, 1 - TOUR.learner


def resources(stop: Stop) -> int:
    return stop.number(YOU, "resources")


@pytest.mark.parametrize("stop", WALK.stops, ids=lambda stop: stop.step.choice or "reading")
def test_a_card_is_named_in_both_languages_or_in_neither(stop: Stop) -> None:
    stop.is_named_in_both({card.name for card in GAME.cards()})


def test_at_first_both_sides_have_a_base_and_five_cards() -> None:
    first = WALK.stops[0]
    assert (first.keys("base", YOU), first.keys("base", EMPIRE)) == ([DANTOOINE], [LOTHAL])
    assert len(first.things("hand", YOU)) == 5


@rule("deckbuilding.turn.first", "deckbuilding.start.force_resource")
def test_the_empire_went_first_and_the_force_gives_a_resource() -> None:
    mine = WALK.stops[2]
    assert "The Empire buys “Lobot”." in mine.log()
    assert mine.number(YOU, "damage") == 4
    assert resources(mine) == 1
    assert resources(WALK.at(f"play {tour.GUARDIAN}")) == 4


@rule("deckbuilding.force.clamp", "deckbuilding.choose.possible")
def test_force_is_not_offered_because_the_marker_stands_at_the_end() -> None:
    choosing = WALK.at("choose resources")
    assert choosing.view.prompt is not None
    offered = [choice.notation for choice in choosing.view.prompt.choices]
    assert offered == ["choose attack", "choose resources", "decline"]
    assert resources(WALK.after("choose resources")) == 5


@rule("deckbuilding.row.pick_enemy", "deckbuilding.row.reward_last")
def test_sabotage_brings_the_sixth_resource() -> None:
    choosing, buying = WALK.at(f"at {OPEN_TIE}"), WALK.at(f"buy {LEIA}")
    assert choosing.view.prompt is not None
    assert {"base empire", f"at {BOMBER}"} <= {choice.notation for choice in choosing.view.prompt.choices}
    assert TIE not in buying.keys("row")
    assert resources(buying) == 6
    assert WALK.after(f"buy {LEIA}").keys("discard", YOU)[-1] == LEIA


@rule("deckbuilding.force.gain", "deckbuilding.force.with_rebel")
def test_the_marker_leaves_the_end_and_four_shuttles_pay_for_chewbacca() -> None:
    buying = WALK.at(f"buy {CHEWBACCA}")
    assert resources(buying) == 4
    track = buying.view.region("force").track
    assert track is not None
    assert track.at not in (track.low, track.high)


@rule("deckbuilding.attack.base.total", "deckbuilding.end.reshuffle", "deckbuilding.attack.base.destroyed")
def test_damage_stays_the_deck_is_renewed_and_dantooine_falls() -> None:
    lost = WALK.at(f"reveal {HOTH}")
    assert lost.number(EMPIRE, "damage") == 2
    assert "You shuffle the discard pile into a new deck." in lost.log()
    assert "The Empire destroys the base “Dantooine”!" in lost.log()
    assert LEIA in lost.keys("hand", YOU)


@rule("deckbuilding.ability.once", "deckbuilding.if.force")
def test_leia_brings_luke_on_top_of_the_deck() -> None:
    free, bought = WALK.at(f"free {LUKE}"), WALK.after(f"free {LUKE}")
    assert "You buy “Luke Skywalker” and put it on top of your deck." in bought.log()
    track = free.view.region("force").track
    assert track is not None
    assert track.at in (track.low, track.high)
    assert resources(bought) == 6


def test_luke_costs_more_than_any_other_rebel_card() -> None:
    cost = {
        card.key: number.value
        for card in GAME.cards()
        for number in card.numbers
        if number.icon == "cost" and card.look.color == "rebel"
    }
    assert [key for key, value in cost.items() if value == max(cost.values())] == [LUKE]


@rule("deckbuilding.win.base_count")
def test_at_the_end_luke_is_in_hand_and_can_destroy_lothal() -> None:
    end = WALK.stops[-1]
    assert LUKE in end.keys("hand", YOU)
    assert CRUISER in end.keys("discard", YOU)
    assert end.number(EMPIRE, "damage") == 4
    assert end.number(EMPIRE, "hit_points") - end.number(EMPIRE, "damage") <= 6
    assert (end.number(YOU, "destroyed"), end.number(EMPIRE, "destroyed")) == (0, 1)


def test_the_same_setup_can_be_played_alone() -> None:
    assert Match(GAME, TOUR.players, options=TOUR.options).view(YOU).seats[YOU].name.en == "Rebellion"
