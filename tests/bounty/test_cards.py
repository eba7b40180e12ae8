"""What every single card does, shown in play against the card list."""

from __future__ import annotations

import pytest

from dejarik.games.bounty.game import GAME
from dejarik.kernel.game import CardFacts
from tests.bounty.reference import CHARACTERS, EQUIPMENT, EVENTS, JUST_ENOUGH, MISSIONS
from tests.bounty.table import Hunter, table
from tests.scenario import cases, rule

ATTRIBUTES = ("firepower", "agility", "armor", "cunning")
ONE_ATTRIBUTE_EVENTS = ("Stormtrooper Patrol", "Rooftop Chase", "Sealed Blast Doors", "Altered Deal")


def added(one: str, other: str) -> str:
    """Two rows of four symbols, attribute by attribute."""
    return "/".join(str(int(a) + int(b)) for a, b in zip(one.split("/"), other.split("/"), strict=True))


def facts_of(name: str) -> CardFacts:
    return next(facts for facts in GAME.cards() if facts.name.en == name)


def printed(facts: CardFacts) -> dict[str, int]:
    """All printed numbers of a card, the symbols it does not have as zeros."""
    return {**dict.fromkeys(ATTRIBUTES, 0), **{number.icon: number.value for number in facts.numbers}}


def symbols(written: str) -> dict[str, int]:
    return dict(zip(ATTRIBUTES, map(int, written.split("/")), strict=True))


@rule("bounty.component.market_card_fields", "bounty.component.attributes")
@pytest.mark.parametrize(("name", "polish", "cost", "written", "temporary", "copies"), cases("bounty", EQUIPMENT))
def test_equipment_is_printed_with_name_symbols_type_and_cost(
    name: str, polish: str, cost: int, written: str, temporary: bool, copies: int
) -> None:
    facts = facts_of(name)
    assert (facts.name.pl, facts.kind.en, facts.copies) == (polish, "equipment", copies)
    assert printed(facts) == {"cost": cost, **symbols(written)}
    assert ("Temporary" in facts.text.en) == ("Tymczasowy" in facts.text.pl) == temporary


@rule("bounty.component.equipment_cards", "bounty.equip.pay_cost")
@pytest.mark.parametrize(("name", "polish", "cost", "written", "temporary", "copies"), cases("bounty", EQUIPMENT))
def test_equipment_costs_its_price_and_adds_its_symbols(
    name: str, polish: str, cost: int, written: str, temporary: bool, copies: int
) -> None:
    t = table(you=Hunter("Boba Fett", credits=1000, hand=[name], board=["Vibroblade"]), missions=["Prison Ship"])
    t.you.choose(f"equip {name}")
    assert t.you.credits == 1000 - cost
    t.you.choose("mission", "attempt Prison Ship")
    assert t.present == "2/1/1/1"
    t.you.choose(f"use {name}")
    assert t.present == added("2/1/1/1", written)
    t.you.choose("resolve")
    assert t.discard == ([name] if temporary else [])
    assert sorted(t.you.board) == sorted(["Vibroblade"] if temporary else ["Vibroblade", name])


@rule("bounty.sell.half_price")
@pytest.mark.parametrize(("name", "polish", "cost", "written", "temporary", "copies"), cases("bounty", EQUIPMENT))
def test_equipment_sells_for_half_its_cost(
    name: str, polish: str, cost: int, written: str, temporary: bool, copies: int
) -> None:
    t = table(you=Hunter("Boba Fett", hand=[name]))
    t.you.choose("sale", f"sell {name}")
    assert (t.you.credits, t.you.hand, t.discard) == (cost // 2, [], [name])


@rule("bounty.component.market_card_fields", "bounty.component.event_cost", "bounty.component.attributes")
@pytest.mark.parametrize(("name", "polish", "written"), cases("bounty", EVENTS))
def test_an_event_is_printed_with_name_symbols_type_and_cost(name: str, polish: str, written: str) -> None:
    facts = facts_of(name)
    assert (facts.name.pl, facts.kind.en, facts.copies) == (polish, "event", 2)
    assert printed(facts) == {"cost": 200, **symbols(written)}


@rule("bounty.mission.requirement_total", "bounty.event.opponent_pays")
@pytest.mark.parametrize(("name", "polish", "written"), cases("bounty", EVENTS))
def test_an_opponents_event_raises_the_requirements(name: str, polish: str, written: str) -> None:
    t = table(
        you=Hunter("Boba Fett", board=["Vibroblade"]),
        they=Hunter("Din Djarin", credits=500, hand=[name]),
        missions=["Spice Convoy"],
    )
    t.you.choose("mission", "attempt Spice Convoy")
    t.they.choose(f"event {name}")
    assert (t.needed, t.present) == (added("5/2/2/2", written), "2/1/1/1")
    assert (t.they.credits, t.you.credits) == (300, 0)
    t.you.choose("resolve")
    assert (t.discard, t.they.hand) == ([name], [])


@rule("bounty.mission.attribute_total", "bounty.mission.performer_event_not_required", "bounty.event.performer_pays")
@pytest.mark.parametrize(("name", "polish", "written"), cases("bounty", EVENTS))
def test_an_own_event_raises_the_attributes(name: str, polish: str, written: str) -> None:
    t = table(you=Hunter("Boba Fett", credits=200, hand=[name], board=["Vibroblade"]), missions=["Spice Convoy"])
    t.you.choose("mission", "attempt Spice Convoy", f"event {name}")
    assert (t.needed, t.present) == ("5/2/2/2", added("2/1/1/1", written))
    assert t.you.credits == 0
    t.you.choose("resolve")
    assert t.discard == [name]


@rule("bounty.mission_card.requirements", "bounty.mission_card.reward", "bounty.mission_card.penalty")
@pytest.mark.parametrize(("name", "polish", "level", "written", "reward", "penalty"), cases("bounty", MISSIONS))
def test_a_mission_is_printed_with_level_requirements_reward_and_penalty(
    name: str, polish: str, level: int, written: str, reward: int, penalty: int
) -> None:
    facts = facts_of(name)
    assert (facts.name.pl, facts.kind.en, facts.copies) == (polish, "mission", 1)
    assert printed(facts) == {"level": level, "reward": reward, "penalty": penalty, **symbols(written)}


@rule("bounty.mission.success_condition", "bounty.mission.success_reward", "bounty.mission.success_leaves_game")
@pytest.mark.parametrize(("name", "polish", "level", "written", "reward", "penalty"), cases("bounty", MISSIONS))
def test_a_mission_that_is_just_met_pays_its_reward(
    name: str, polish: str, level: int, written: str, reward: int, penalty: int
) -> None:
    character, board = JUST_ENOUGH[name]
    t = table(you=Hunter(character, board=board), missions=[name])
    t.you.choose("mission", f"attempt {name}")
    assert t.needed == written
    t.you.choose(*(f"use {card}" for card in board))
    assert t.completed == [name]
    assert t.you.credits == reward + (resale(board) if level == 4 else 0)
    assert (t.winners == (0,)) == (level == 4)


def resale(board: list[str]) -> int:
    """What the lasting equipment of a board brings when the game ends."""
    return sum(cost // 2 for _, name, _, cost, _, temporary, _ in EQUIPMENT if name in board and not temporary)


@rule("bounty.mission.failure_condition", "bounty.mission.failure_penalty", "bounty.mission.choose_equipment")
@pytest.mark.parametrize(("name", "polish", "level", "written", "reward", "penalty"), cases("bounty", MISSIONS))
def test_a_mission_fails_if_any_of_that_equipment_is_left_out(
    name: str, polish: str, level: int, written: str, reward: int, penalty: int
) -> None:
    character, board = JUST_ENOUGH[name]
    for left_out in board:
        t = table(you=Hunter(character, credits=penalty + 100, board=board), missions=[name])
        t.you.choose("mission", f"attempt {name}", *(f"use {card}" for card in board if card != left_out), "resolve")
        assert (t.you.credits, t.missions, t.winners) == (100, [name], None)


@rule("bounty.mission.failure_condition", "bounty.mission.each_attribute_separately")
@pytest.mark.parametrize("event", ONE_ATTRIBUTE_EVENTS)
@pytest.mark.parametrize(("name", "polish", "level", "written", "reward", "penalty"), cases("bounty", MISSIONS[6:]))
def test_a_mission_fails_if_one_attribute_falls_short(
    name: str, polish: str, level: int, written: str, reward: int, penalty: int, event: str
) -> None:
    character, board = JUST_ENOUGH[name]
    opponent = "Boba Fett" if character != "Boba Fett" else "Din Djarin"
    t = table(
        you=Hunter(character, credits=penalty + 100, board=board),
        they=Hunter(opponent, credits=200, hand=[event]),
        missions=[name],
    )
    t.you.choose("mission", f"attempt {name}")
    t.they.choose(f"event {event}")
    t.you.choose(*(f"use {card}" for card in board))
    assert (t.you.credits, t.missions, t.winners) == (100, [name], None)


@rule("bounty.character.values", "bounty.character_board.fields", "bounty.component.attributes")
@pytest.mark.parametrize(("name", "polish", "written", "spaces"), cases("bounty", CHARACTERS))
def test_a_character_brings_the_symbols_of_the_board(name: str, polish: str, written: str, spaces: int) -> None:
    facts = facts_of(name)
    assert (facts.name.pl, facts.kind.en, facts.copies) == (polish, "character", 1)
    assert printed(facts) == symbols(written)
    assert facts.text.en
    assert facts.text.pl
    t = table(you=Hunter(name, board=["Vibroblade"]), missions=["Prison Ship"])
    t.you.choose("mission", "attempt Prison Ship")
    assert t.present == written


@rule("bounty.equip.four_slots", "bounty.din.fifth_slot", "bounty.character_board.fields", "bounty.equip.any_number")
@pytest.mark.parametrize(("name", "polish", "written", "spaces"), cases("bounty", CHARACTERS))
def test_a_character_has_four_equipment_spaces_and_din_djarin_five(
    name: str, polish: str, written: str, spaces: int
) -> None:
    hand = ["Vibroblade", "Grapnel Line", "Padded Bracers", "Tracking Visor", "Smoke Canister", "Blasting Charge"]
    t = table(you=Hunter(name, credits=1200, hand=hand))
    for card in hand[:spaces]:
        t.you.choose(f"equip {card}")
    assert t.you.board == hand[:spaces]
    assert t.you.credits == 1200 - 200 * spaces
    assert t.you.why_not("equip Blasting Charge") == ("bounty.equip.free_slot", (spaces,))
