"""Every habit is recognized in a position that has it, and not seen where there is nothing better to do."""

from __future__ import annotations

from pathlib import Path

import pytest

import tests.bounty.table as bounty_table
import tests.deckbuilding.table as deckbuilding_table
import tests.destiny.table as destiny_table
import tests.lcg.table as lcg_table
from bench import habit_report
from bench.habits import HABITS, Choice, bounty, deckbuilding, destiny, lcg
from bench.habits.count import GAMES, Tally, count
from bench.picture import draw_habits
from dejarik import game_names
from tests.bounty.table import Hunter
from tests.deckbuilding.table import table_of
from tests.destiny.table import Side
from tests.lcg.table import side
from tests.scenario import Player


def chosen(player: Player, *wishes: str) -> Choice:
    """What a player chooses, with its pieces."""
    match = player.scenario.match
    before = match.state.copy()
    player.choose(*wishes)
    option, *pieces = match.moves[-len(wishes) :]
    return Choice(before, option, pieces, match.state)


# ---------------------------------------------------------------- Bounty


@pytest.mark.parametrize(("actions", "shown"), [(2, True), (1, True), (0, False)])
def test_a_turn_of_bounty_is_ended_early_if_an_action_is_left(actions: int, shown: bool) -> None:
    t = bounty_table.table(you=Hunter("Boba Fett"), actions=actions)
    assert bounty.ends_early(chosen(t.you, "end")) is shown


def test_taking_an_action_does_not_end_a_turn() -> None:
    t = bounty_table.table(you=Hunter("Boba Fett"))
    assert bounty.ends_early(chosen(t.you, "job")) is None


def test_a_sale_that_could_wait_costs_the_quick_job() -> None:
    t = bounty_table.table(you=Hunter("Boba Fett", hand=["Vibroblade"]), actions=1)
    assert bounty.sells_instead_of_working(chosen(t.you, "sale", "sell Vibroblade")) is True


def test_a_sale_that_pays_for_equipment_does_not_wait() -> None:
    t = bounty_table.table(you=Hunter("Boba Fett", credits=100, hand=["Vibroblade", "Slicer Rig"]), actions=1)
    t.you.cannot_choose("equip Vibroblade")
    choice = chosen(t.you, "sale", "sell Slicer Rig", "done")
    t.you.can_choose("equip Vibroblade", "end")
    assert bounty.sells_instead_of_working(choice) is False


def test_a_sale_is_no_occasion_while_the_quick_job_can_still_be_taken() -> None:
    t = bounty_table.table(you=Hunter("Boba Fett", hand=["Vibroblade"]), actions=2)
    assert bounty.sells_instead_of_working(chosen(t.you, "sale", "sell Vibroblade")) is None


@pytest.mark.parametrize(("board", "shown"), [(["Vibroblade"], True), (["Tracking Visor"], False)])
def test_a_mission_is_beyond_reach_without_its_symbols(board: list[str], shown: bool) -> None:
    t = bounty_table.table(you=Hunter("Din Djarin", board=board), missions=["Jawa Bargain"])
    assert bounty.attempts_the_impossible(chosen(t.you, "mission", "attempt Jawa Bargain")) is shown


# ---------------------------------------------------------------- the Deckbuilding Game


@pytest.mark.parametrize(("force", "shown"), [(-3, True), (0, False)])
def test_a_pilot_is_exiled_for_nothing_if_the_force_is_at_its_end(force: int, shown: bool) -> None:
    t = table_of("empire", deckbuilding_table.Side(play=["Outer Rim Pilot"]), force=force, pilots=9)
    assert deckbuilding.exiles_for_nothing(chosen(t.empire, "use Outer Rim Pilot")) is shown


def test_an_ability_that_costs_no_card_exiles_none() -> None:
    t = table_of("empire", deckbuilding_table.Side(play=["Twi'lek Smuggler"]))
    assert deckbuilding.exiles_for_nothing(chosen(t.empire, "use Twi'lek Smuggler")) is None


@pytest.mark.parametrize(("unit", "shown"), [("Inquisitor", True), ("Stormtrooper", False)])
def test_a_card_without_attack_is_committed_for_nothing(unit: str, shown: bool) -> None:
    t = table_of("empire", deckbuilding_table.Side(play=[unit]))
    assert deckbuilding.commits_without_attack(chosen(t.empire, f"commit {unit}")) is shown


@pytest.mark.parametrize(("unit", "shown"), [("Stormtrooper", True), ("Inquisitor", False)])
def test_attack_is_left_if_the_turn_ends_with_a_ready_attacker(unit: str, shown: bool) -> None:
    t = table_of("empire", deckbuilding_table.Side(play=[unit]))
    assert deckbuilding.leaves_attack(chosen(t.empire, "end")) is shown


def test_attack_is_left_if_the_turn_ends_with_an_attack_declared_but_not_made() -> None:
    t = table_of("empire", deckbuilding_table.Side(play=["Stormtrooper"]))
    t.empire.choose("commit Stormtrooper")
    assert deckbuilding.leaves_attack(chosen(t.empire, "end")) is True


@pytest.mark.parametrize(("hand", "shown"), [(["Stormtrooper"], True), ([], False)])
def test_cards_in_hand_are_left_if_the_turn_ends(hand: list[str], shown: bool) -> None:
    t = table_of("empire", deckbuilding_table.Side(hand=hand))
    assert deckbuilding.leaves_hand(chosen(t.empire, "end")) is shown


@pytest.mark.parametrize(("resources", "shown"), [(4, True), (3, False)])
def test_a_purchase_is_left_if_a_dear_card_could_be_paid_for(resources: int, shown: bool) -> None:
    t = table_of("empire", deckbuilding_table.Side(), resources=resources)
    assert deckbuilding.leaves_purchase(chosen(t.empire, "end")) is shown


# ---------------------------------------------------------------- Destiny


@pytest.mark.parametrize("stop", ["claim", "pass"])
@pytest.mark.parametrize(("shows", "shown"), [("1RD", True), ("1R", True), ("2RD1", False), ("-", False)])
def test_a_die_is_left_that_would_do_good_for_free(stop: str, shows: str, shown: bool) -> None:
    soldier = "First Order Stormtrooper"
    t = destiny_table.table(Side(team=[soldier], pool=[f"{soldier}:{shows}"]))
    assert destiny.leaves_a_useful_die(chosen(t.you, stop)) is shown


@pytest.mark.parametrize(("shields", "shown"), [(2, True), (3, False)])
def test_a_shield_is_left_if_there_is_room_for_it(shields: int, shown: bool) -> None:
    t = destiny_table.table(Side(team=["Bala-Tik"], pool=["Bala-Tik:1Sh"], shields={"Bala-Tik": shields}))
    assert destiny.leaves_a_useful_die(chosen(t.you, "pass")) is shown


@pytest.mark.parametrize(("exhausted", "shown"), [([], True), (["Nightsister"], False)])
def test_a_character_is_left_ready_when_the_battlefield_is_claimed(exhausted: list[str], shown: bool) -> None:
    t = destiny_table.table(Side(exhausted=exhausted))
    assert destiny.leaves_a_character_ready(chosen(t.you, "claim")) is shown


# ---------------------------------------------------------------- the LCG


@pytest.mark.parametrize(("defenders", "shown"), [([], True), (["Rancor"], False)])
def test_an_objective_is_spared_although_nobody_could_defend_it(defenders: list[str], shown: bool) -> None:
    t = lcg_table.table(light=side(units=["Y-Wing"]), dark=side(units=defenders), active="light", phase="engagement")
    assert lcg.spares_an_open_objective(chosen(t.light, "done")) is shown


@pytest.mark.parametrize(("hand", "shown"), [(["Espo Trooper"], True), (["Force Choke"], False)])
def test_a_unit_is_kept_in_hand_that_could_be_paid_for(hand: list[str], shown: bool) -> None:
    t = lcg_table.table(dark=side(hand=hand), active="dark", phase="deployment")
    assert lcg.keeps_a_unit_in_hand(chosen(t.dark, "pass")) is shown


# ---------------------------------------------------------------- counting and telling


def test_every_game_has_habits_to_look_for() -> None:
    assert set(HABITS) == set(game_names())


def test_a_habit_is_counted_of_its_occasions() -> None:
    ticks: list[None] = []
    tallies = count("deckbuilding", "random", 1, lambda: ticks.append(None))
    assert len(ticks) == 1
    ends = {tally.habit: tally for tally in tallies}
    left = ends["ends the turn with cards in hand"]
    assert 0 < left.shown < left.occasions
    assert left.occasions == ends["ends the turn with attack left"].occasions


TALLIES = [
    Tally("bounty", "ends a turn with an action left", "random", 2, 40, 10),
    Tally("bounty", "ends a turn with an action left", "greedy", 2, 0, 0),
]


def test_the_part_of_a_game_shows_counts_and_shares() -> None:
    text = habit_report.section("bounty", TALLIES)
    assert "| ends a turn with an action left | random | 2 | 40 | 10 | 25.0% | 14.2% to 40.2% |" in text
    assert "| ends a turn with an action left | greedy | 2 | 0 | 0 |  |  |" in text
    assert habit_report.entry(TALLIES[0]).value == 0.25


def test_habits_are_drawn_and_have_their_part_of_the_page(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    draw_habits(tmp_path / "habits.svg", TALLIES)
    assert "<svg" in (tmp_path / "habits.svg").read_text()
    habit_report.write(tmp_path, TALLIES)
    page = (tmp_path / "performance.md").read_text()
    assert page.index("## Habits") < page.index("<!-- habits bounty -->")


def test_agents_to_look_at_are_played_often_enough_to_be_compared() -> None:
    assert {"random", "greedy", "mcts:50"} <= set(GAMES)
