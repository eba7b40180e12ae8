"""What is looked up once, for a match or for many cards, says what the rules say when they are asked card by card."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from dejarik.abilities.frames import NOBODY
from dejarik.abilities.timing import AFTER, BEFORE
from dejarik.abilities.windows import ACTIONS, HAPPENING, INTERRUPTS, REACTIONS, WindowState
from dejarik.games.lcg.game import GAME
from dejarik.games.lcg.model.abilities import Interrupt, Reaction
from dejarik.games.lcg.model.constants import ChangesCost, GivesKeyword
from dejarik.games.lcg.model.keywords import Edge, Elite, Limited, Protect, Shielding, TargetedStrike
from dejarik.games.lcg.model.moments import MOMENTS
from dejarik.games.lcg.model.state import DECK, DISCARD, HAND, OBJECTIVE_DECK, SEATS, LcgState, in_play
from dejarik.games.lcg.rules.moving import blocked_by_unique, is_doomed
from dejarik.games.lcg.rules.playing import can_deploy, can_play_event, refuse_deploying, refuse_event
from dejarik.games.lcg.rules.resources import Purse, can_raise, match_needed, sources
from dejarik.games.lcg.rules.values import capacity, cost, in_force, keywords
from dejarik.kernel.decision import subject
from tests.contract.walk import LONGEST_GAME, Way, walk, with_any_decks
from tests.lcg.table import rule

GAMES = 5
EVERY = 7
"""Positions are looked at now and then, so that whole games are walked in little time."""


def positions(seed: int) -> Iterator[LcgState]:
    """Positions of a random game between any two decks, from its beginning to its end."""
    case = with_any_decks(GAME, Random(seed))
    for number, match in enumerate(walk(case, Way(seed, length=LONGEST_GAME))):
        if number % EVERY == 0 and match.decision is not None:
            assert isinstance(match.state, LcgState)
            yield match.state


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_purse_answers_for_every_card_as_the_rules_do(seed: int) -> None:
    for s in positions(seed):
        for seat in range(SEATS):
            purse = Purse(s, seat)
            for card in s.zones[HAND + seat] + s.zones[DISCARD + seat] + s.zones[DECK + seat][:5]:
                price, affiliation = cost(s, seat, card), match_needed(s, seat, card)
                assert purse.match(card) == affiliation
                assert purse.pays_for(card) == can_raise(s, seat, price, affiliation, card)
                assert purse.funds(card) == sum(s.deal.resources[giver] for giver in sources(s, seat, card))


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_card_costs_what_is_printed_and_everything_that_changes_it(seed: int) -> None:
    for s in positions(seed):
        changes = in_force(s, ChangesCost)  # type: ignore[type-abstract]
        for seat in range(SEATS):
            for card in (card for card in range(len(s.place)) if not in_play(s, card)):
                own = [(card, ability) for ability in s.deal.all_of(card, ChangesCost)]  # type: ignore[type-abstract]
                changed = sum(ability.cost_for(s, source, seat, card) for source, ability in (*changes, *own))
                lasting = [each for each in s.lasting if each.seat == seat and each.card in (NOBODY, card)]
                changed += sum(each.effect.lasts.cost(s, each, card) for each in lasting)
                assert cost(s, seat, card) == max(s.deal.cost[card] + changed, 0)


@pytest.mark.parametrize("seed", range(GAMES))
def test_cards_are_offered_exactly_where_no_reason_is_given_against_them(seed: int) -> None:
    for s in positions(seed):
        for seat in range(SEATS):
            purse = Purse(s, seat)
            for card in s.zones[HAND + seat] + s.zones[DISCARD + seat]:
                assert can_deploy(s, card, purse) == (refuse_deploying(s, card, purse) is None)
                assert can_play_event(s, card, purse) == (refuse_event(s, card, purse) is None)


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_card_has_the_keywords_printed_on_it_and_those_it_is_given(seed: int) -> None:
    for s in positions(seed):
        giving = in_force(s, GivesKeyword)  # type: ignore[type-abstract]
        for card in (card for card in range(len(s.place)) if in_play(s, card)):
            gained = [ability.keyword_for(s, source, card) for source, ability in giving]
            for kind in (Edge, Elite, Protect, Shielding, TargetedStrike):
                printed = [] if card in s.blank else [each for each in s.abilities_of(card) if isinstance(each, kind)]
                assert [*keywords(s, card, kind)] == [*printed, *[each for each in gained if isinstance(each, kind)]]


@rule("lcg.unique.one_copy")
@pytest.mark.parametrize("seed", range(GAMES))
def test_a_card_is_blocked_by_what_is_in_play_under_its_title(seed: int) -> None:
    for s in positions(seed):
        title, unique = s.deal.title, s.deal.unique
        for card in range(len(s.place)):
            namesakes = [other for other in range(len(s.place)) if title[other] == title[card] and other != card]
            in_the_way = [other for other in namesakes if in_play(s, other) and (unique[other] or unique[card])]
            assert blocked_by_unique(s, card) == bool(in_the_way)


@rule("lcg.control.to_owner_zones")
@pytest.mark.parametrize("seed", range(GAMES))
def test_hands_and_piles_hold_cards_of_their_owners_alone(seed: int) -> None:
    for s in positions(seed):
        for zone in (HAND, DECK, OBJECTIVE_DECK, DISCARD):
            for seat in range(SEATS):
                assert all(s.deal.owner[card] == seat for card in s.zones[zone + seat])


@rule("lcg.damage.destroyed_at_capacity")
@pytest.mark.parametrize("seed", range(GAMES))
def test_nothing_that_has_taken_enough_damage_stays_when_somebody_acts(seed: int) -> None:
    for s in positions(seed):
        if s.windows and s.windows[-1].stage == ACTIONS:
            assert not any(in_play(s, card) and is_doomed(s, card) for card in range(len(s.place)))
        assert all(s.damage[card] <= capacity(s, card) for card in range(len(s.place)) if s.damage[card])


@pytest.mark.parametrize("seed", range(GAMES))
def test_a_moment_has_a_window_where_a_card_of_the_match_answers_it(seed: int) -> None:
    state = next(positions(seed))
    for moment in MOMENTS:
        after = [ability.when.sort for _, ability in state.deal.listening(Reaction, moment)]
        before = [ability.when.sort for _, ability in state.deal.listening(Interrupt, moment)]
        assert (state.hears(AFTER, moment), state.hears(BEFORE, moment)) == (bool(after), bool(before))
        assert state.first_stage(moment) == WindowState.first_stage(state, moment)
        for sort in range(NOBODY, DECK):
            heard = [INTERRUPTS] * any(wanted in (None, sort) for wanted in before)
            heard += [HAPPENING] * any(wanted in (None, sort) for wanted in after)
            assert state.first_stage(moment, sort) == (heard or [NOBODY])[0]


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_standing_by_is_what_waits_in_play_or_elsewhere(seed: int) -> None:
    for s in positions(seed):
        for policy in (AFTER, BEFORE):
            for moment in MOMENTS:
                waits = bool(s.waiting(policy, moment)) or s.hears_elsewhere(policy, moment)
                assert s.stands_by(policy, moment) or not waits


@pytest.mark.parametrize("seed", range(GAMES))
def test_printed_facts_are_those_of_the_abilities(seed: int) -> None:
    deal = next(positions(seed)).deal
    for card, abilities in enumerate(deal.abilities):
        assert deal.is_limited[card] == any(isinstance(ability, Limited) for ability in abilities)
    for seat in range(SEATS):
        assert sorted(deal.reckoned_actions[seat], key=id) == sorted(deal.held_actions[seat], key=id)


@pytest.mark.parametrize("seed", range(GAMES))
def test_whoever_can_respond_is_reckoned_with(seed: int) -> None:
    for s in positions(seed):
        window = s.windows[-1] if s.windows else None
        if window is not None and window.stage in (ACTIONS, INTERRUPTS, REACTIONS):
            for seat in range(SEATS):
                elsewhere = [option for option in s.responses(seat, window) if not in_play(s, subject(option))]
                assert s.might_respond(seat, window) or not elsewhere
