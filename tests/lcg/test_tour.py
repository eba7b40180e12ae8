"""The tour leads through the first turns, and what it says of the table is what lies there."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest

from dejarik.abilities.windows import Window
from dejarik.games.lcg.game import GAME
from dejarik.games.lcg.language.terms import DARK, LIGHT
from dejarik.games.lcg.model import state
from dejarik.games.lcg.model.state import DISCARD, HAND, OBJECTIVES, RULES, VICTORY, LcgState
from dejarik.games.lcg.show import tour
from dejarik.games.lcg.show.tour import C_3PO, COUNSEL, KUATI, LOYALIST, LUKE, SQUADRON, TIE, TOUR
from dejarik.kernel.guide import stops
from dejarik.kernel.match import Match
from dejarik.kernel.tour import TourStep
from dejarik.kernel.view import View
from tests.lcg.table import rule


class Stop(NamedTuple):
    """A stop of the tour with the table there."""

    step: TourStep
    match: Match

    @property
    def view(self) -> View:
        return self.match.view(TOUR.learner)

    @property
    def state(self) -> LcgState:
        state = self.match.state
        assert isinstance(state, LcgState)
        return state

    def card(self, notation: str) -> int:
        return self.state.deal.notation.index(notation)

    def focus(self, notation: str) -> int:
        return self.state.focus[self.card(notation)]

    def damage(self, notation: str) -> int:
        return self.state.damage[self.card(notation)]

    def held(self, seat: int = TOUR.learner) -> list[str]:
        return [self.state.deal.key[card] for card in self.state.zones[HAND + seat]]

    def log(self) -> list[str]:
        return [line.en for line in self.match.log(TOUR.learner)]


STOPS = [Stop(*stop) for stop in stops(GAME, TOUR)]
THEM = 1 - TOUR.learner


def at(choice: str) -> Stop:
    """The stop at which this is chosen."""
    return next(stop for stop in STOPS if stop.step.choice == choice)


def after(choice: str) -> Stop:
    """The stop that follows."""
    return STOPS[STOPS.index(at(choice)) + 1]


@pytest.mark.parametrize("stop", STOPS, ids=lambda stop: stop.step.choice or "reading")
def test_a_card_is_named_in_both_languages_or_in_neither(stop: Stop) -> None:
    names = {card.name for card in stop.state.deal.cards if card.name.en not in ("Jedi", "Sith")}
    in_english = {name for name in names if name.en in stop.step.text.en}
    in_polish = {name for name in names if f"„{name.pl}”" in stop.step.text.pl}
    assert in_english == in_polish


@pytest.mark.parametrize("everybody", [True, False], ids=["all are asked", "only who can act is asked"])
def test_it_does_not_depend_on_who_is_asked_in_windows(everybody: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def might_respond(s: LcgState, seat: int, window: Window) -> bool:
        return everybody or bool(s.responses(seat, window))

    monkeypatch.setattr(state, "RULES", [replace(RULES[0], might_act=might_respond, might_answer=might_respond)])
    walked = [Stop(*stop) for stop in stops(GAME, TOUR)]
    assert [stop.log() for stop in walked] == [stop.log() for stop in STOPS]
    assert sum(len(stop.match.moves) for stop in walked) != sum(len(stop.match.moves) for stop in STOPS)


@rule("lcg.setup.draw_four_objectives")
def test_the_learner_keeps_three_objectives_of_four() -> None:
    kept = [after("keep").state.deal.key[card] for card in after("keep").state.zones[OBJECTIVES + TOUR.learner]]
    assert kept == [tour.HERO, tour.DAGOBAH, tour.HIT_AND_RUN]
    assert {LUKE, C_3PO, LOYALIST, tour.OPPORTUNITY} <= set(at("keep").held())


def test_the_first_turn_of_the_dark_side_is_as_told() -> None:
    first = at("no")
    assert (first.state.dial, first.state.balance, first.state.committed[first.card(TIE)]) == (1, DARK, 1)
    units = first.view.region("units", THEM).things
    assert sorted(thing.key or "" for thing in units) == sorted([tour.ADVISOR, KUATI, TIE])


@rule("lcg.resources.generate", "lcg.resources.match")
def test_six_resources_pay_for_luke_c_3po_and_a_loyalist() -> None:
    paying, paid = at(f"pay {tour.HERO} 2"), at(f"engage {COUNSEL}")
    givers = ["affiliation_jedi", tour.HERO, tour.DAGOBAH, tour.HIT_AND_RUN]
    assert sum(paying.state.deal.resources[paying.card(giver)] for giver in givers) == 6
    assert [paid.focus(giver) for giver in givers] == [1, 2, 2, 1]
    units = paid.view.region("units", TOUR.learner).things
    assert sorted(thing.key or "" for thing in units) == sorted([LUKE, C_3PO, LOYALIST])


@rule("lcg.edge.higher_wins", "lcg.edge.fate_order")
def test_the_edge_battle_is_won_by_one_icon_and_the_fate_card_deals_damage() -> None:
    won = at(f"use {tour.HIT_AND_RUN}")
    assert won.log()[-1] == "You win the edge battle 3 to 2."
    assert won.damage(COUNSEL) == 1


@rule("lcg.strike.tactics_any_enemy", "lcg.unopposed.reward")
def test_the_attack_destroys_a_defender_exhausts_a_unit_and_destroys_the_objective() -> None:
    tactics, over = at(f"tactics {TIE}"), at(f"commit {C_3PO}")
    assert tactics.damage(COUNSEL) == 4
    assert tactics.card(KUATI + tour.SECOND) in tactics.state.zones[DISCARD + THEM]
    assert (tactics.focus(TIE), over.focus(TIE)) == (0, 1)
    assert "The engagement is unopposed." in over.log()
    assert over.state.zones[VICTORY + TOUR.learner] == [over.card(COUNSEL)]


@rule("lcg.force.struggle_winner", "lcg.balance.dark_dial_extra")
def test_the_force_comes_back_so_the_dial_moves_by_one() -> None:
    struggle, defense = at(f"use {LUKE}"), at(f"defender {LUKE}")
    assert "You win the Force struggle 1 to 0 and the Force." in struggle.log()
    assert (struggle.state.balance, struggle.state.dial, defense.state.dial) == (LIGHT, 1, 2)
    assert (struggle.focus(LUKE), defense.focus(LUKE)) == (1, 0)


@rule("lcg.edge.both_empty", "lcg.force.struggle_tie", "lcg.balance.light_damage")
def test_ties_go_to_the_defender_and_leave_the_force_where_it_is() -> None:
    balance = at(f"objective {SQUADRON}")
    assert "You win the edge battle 0 to 0: a tie goes to the defender." in balance.log()
    assert balance.card(TIE) in balance.state.zones[DISCARD + THEM]
    assert balance.log()[-3] == "The Force struggle ends 1 to 1: the Force stays with you."
    assert after(f"objective {SQUADRON}").damage(SQUADRON) == 1


def test_at_the_end_the_learner_holds_six_cards_and_needs_two_objectives_more() -> None:
    window, end = at("pass"), STOPS[-1]
    assert len(window.held()) == 6
    assert "emergency_repair" in window.held()
    assert not any(window.damage(objective) for objective in (tour.HERO, tour.DAGOBAH, tour.HIT_AND_RUN))
    assert (end.state.dial, len(end.state.zones[VICTORY + TOUR.learner])) == (2, 1)
    assert end.view.prompt is not None
    assert end.view.prompt.seat == TOUR.learner


def test_the_same_setup_can_be_played_alone() -> None:
    assert Match(GAME, TOUR.players, options=TOUR.options).setup.options["deck1"] == "jedi"
