"""What is in the box: card types and counts, the mission board and its spaces."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dejarik.games.bounty.game import GAME
from dejarik.games.bounty.state import ZONES
from tests.bounty.reference import EQUIPMENT, EVENTS, MISSIONS
from tests.bounty.table import Hunter, dealt, table
from tests.scenario import rule


@rule("bounty.component.card_counts")
def test_a_game_has_40_equipment_20_event_and_24_mission_cards() -> None:
    t = dealt(2)
    lying = Counter(name for zone in range(ZONES) for name in t.names(zone))
    expected = {row[1]: row[-1] for row in EQUIPMENT} | {row[1]: 2 for row in EVENTS} | {row[1]: 1 for row in MISSIONS}
    assert lying == expected
    counts = Counter[str]()
    for facts in GAME.cards():
        counts[facts.kind.en] += facts.copies
    assert counts == {"equipment": 40, "event": 20, "mission": 24, "character": 4}


@rule("bounty.component.market_card_types", "bounty.setup.market_deck")
def test_the_market_deck_is_made_of_equipment_and_events_only() -> None:
    t = dealt(2, hand="0")
    equipment, events = {row[1] for row in EQUIPMENT}, {row[1] for row in EVENTS}
    market = t.deck + t.market
    assert len(market) == 60
    assert Counter(name in events for name in market) == {True: 20, False: 40}
    assert set(market) == equipment | events


@rule("bounty.component.equipment_costs", "bounty.component.event_cost")
def test_equipment_costs_200_to_800_and_every_event_200() -> None:
    costs: dict[str, set[int]] = {"equipment": set(), "event": set()}
    for facts in GAME.cards():
        if facts.kind.en in costs:
            costs[facts.kind.en] |= {number.value for number in facts.numbers if number.icon == "cost"}
    assert costs == {"equipment": {200, 400, 600, 800}, "event": {200}}


@rule("bounty.component.temporary_equipment")
def test_16_equipment_cards_are_temporary() -> None:
    assert sum(facts.copies for facts in GAME.cards() if "Temporary" in facts.text.en) == 16


@rule("bounty.component.mission_spread", "bounty.mission_card.level")
def test_six_missions_of_each_level_pay_and_cost_alike() -> None:
    found = Counter(
        tuple(number.value for number in facts.numbers if number.icon in ("level", "reward", "penalty"))
        for facts in GAME.cards()
        if facts.kind.en == "mission"
    )
    assert found == {(1, 400, 100): 6, (2, 1000, 300): 6, (3, 1800, 600): 6, (4, 3000, 1000): 6}


@rule("bounty.component.mission_cards", "bounty.mission_card.requirements")
def test_everybody_sees_what_an_open_mission_demands() -> None:
    t = table(you=Hunter("Boba Fett"), missions=["Debtor on Nevarro"])
    for onlooker in (t.you, t.they, t.spectators):
        (mission,) = onlooker.view.region("missions").things
        shown = [(number.icon, number.value) for number in mission.numbers]
        assert shown == [
            ("level", 1),
            ("firepower", 3),
            ("agility", 1),
            ("armor", 1),
            ("reward", 400),
            ("penalty", 100),
        ]


@rule("bounty.component.equipment_cards")
def test_attached_equipment_makes_its_hero_stronger() -> None:
    t = table(you=Hunter("Boba Fett", board=["Padded Bracers", "Vibroblade"]))
    t.you.choose("mission", "attempt Jawa Bargain", "use Padded Bracers")
    assert t.present == "2/1/2/1"


@rule("bounty.component.event_cards")
def test_an_event_is_not_offered_outside_a_mission() -> None:
    t = table(you=Hunter("Din Djarin", credits=1000, hand=["Ambush"]))
    t.you.can_choose("draw", "sale", "job", "mission", "end")
    assert t.you.why_not("event Ambush") == ("bounty.component.event_cards", ())


@rule("bounty.component.mission_board", "bounty.setup.mission_board")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_empty_mission_board_lies_on_the_table(players: int) -> None:
    regions = [region for region in dealt(players).you.view.regions if region.key in ("mission_space", "event_space")]
    assert [(region.key, region.seat, region.things) for region in regions] == [
        ("mission_space", None, ()),
        ("event_space", None, ()),
    ]


@rule("bounty.mission_board.action_reminder")
def test_the_four_actions_are_draw_sale_job_and_mission() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Vibroblade"]), actions=1)
    t.you.can_choose("draw", "sale", "job", "mission", "end")


@rule("bounty.mission_board.quick_job_cap")
def test_the_quick_job_space_is_used_once_a_turn() -> None:
    t = table(you=Hunter("Boba Fett"))
    t.you.choose("job")
    t.you.can_choose("draw", "mission", "end")


@rule("bounty.mission_board.event_space", "bounty.mission_board.mission_space")
def test_mission_and_opposing_event_lie_on_the_mission_board_until_the_mission_is_over() -> None:
    t = table(
        you=Hunter("Boba Fett", board=["Vibroblade"]),
        they=Hunter("Din Djarin", credits=200, hand=["Ambush"]),
    )
    t.you.choose("mission", "attempt Jawa Bargain")
    assert (t.mission_space, t.event_space) == (["Jawa Bargain"], [])
    t.they.choose("event Ambush")
    assert (t.mission_space, t.event_space) == (["Jawa Bargain"], ["Ambush"])
    t.you.choose("resolve")
    assert (t.mission_space, t.event_space) == ([], [])


@rule("bounty.component.credits")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_amounts_are_hundreds_through_whole_games(players: int) -> None:
    match = dealt(players, rounds="12").match
    rand = Random(players)
    while match.decision is not None:
        match.play(rand.choice(match.options))
        credits = [number.value for seat in match.view(0).seats for number in seat.numbers if number.icon == "credits"]
        assert all(amount >= 0 and amount % 100 == 0 for amount in credits)
