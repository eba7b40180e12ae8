"""Elimination and sabotage: attacks on cards of the galaxy row, and their rewards."""

from __future__ import annotations

import pytest

from dejarik.games.deckbuilding.game import GAME
from tests.deckbuilding.table import Side, table
from tests.scenario import rule


@rule("deckbuilding.row.same")
@pytest.mark.parametrize(
    ("side", "play", "target", "force"),
    [
        ("empire", ["TIE Fighter", "TIE Interceptor", "Star Destroyer"], "Cassian Andor", -2),
        ("rebel", ["Y-Wing", "X-Wing", "Mon Calamari Cruiser"], "Boba Fett", 2),
    ],
)
def test_elimination_and_sabotage_go_the_same_way(side: str, play: list[str], target: str, force: int) -> None:
    sides = {side: Side(play=play)}
    t = table(turn_of=side, empire=sides.get("empire"), rebel=sides.get("rebel"), row=[target])
    player = t.active
    for name in play[:2]:
        player.choose(f"commit {name}")
        assert f"at {target}" in t.offered()
        player.choose(f"at {target}")
    player.choose(f"commit {play[2]}", f"strike {target}")
    player.can_choose(f"reward {target}", "decline")
    player.choose(f"reward {target}")
    assert (t.galaxy_discard, len(t.row), player.resources, t.force) == ([target], 6, 3, force)
    player.cannot_choose(*(f"commit {name}" for name in play))


@rule("deckbuilding.row.units_only_targets")
def test_an_enemy_ship_in_the_row_cannot_be_attacked() -> None:
    t = table(empire=Side(play=["AT-AT"]), row=["Rebel Transport", "Y-Wing"])
    t.empire.choose("commit AT-AT")
    t.empire.can_choose("base rebel", "at Y-Wing")
    assert t.empire.why_not("at Rebel Transport") == ("deckbuilding.row.units_only_targets", ())


@rule("deckbuilding.row.units_only_targets")
def test_only_empire_and_rebel_units_of_the_galaxy_deck_have_target_value_and_reward() -> None:
    targets = 0
    for facts in GAME.cards():
        icons = {number.icon for number in facts.numbers}
        attackable = facts.kind.en in ("unit (Empire)", "unit (Rebellion)") and "cost" in icons
        assert ("target" in icons) == ("Reward:" in facts.text.en) == attackable, facts.key
        targets += facts.copies * attackable
    assert targets == 23 + 24


@rule("deckbuilding.row.reward_faces_attacker")
def test_the_attacker_reads_target_value_and_reward_of_a_card_in_the_row() -> None:
    t = table(row=["Luke Skywalker"])
    luke = t.empire.view.region("row").things[0]
    assert [number.value for number in luke.numbers if number.icon == "target"] == [8]
    assert luke.text.en.endswith("Reward: gain 4 resources and 4 Force.")


@rule("deckbuilding.row.pick_enemy")
@pytest.mark.parametrize(
    ("side", "unit", "own", "enemy"),
    [("empire", "Stormtrooper", "TIE Fighter", "Y-Wing"), ("rebel", "Rebel Trooper", "Y-Wing", "TIE Fighter")],
)
def test_a_card_of_ones_own_faction_is_no_target(side: str, unit: str, own: str, enemy: str) -> None:
    sides = {side: Side(play=[unit])}
    t = table(turn_of=side, empire=sides.get("empire"), rebel=sides.get("rebel"), row=[own, enemy])
    t.active.choose(f"commit {unit}")
    assert f"at {enemy}" in t.offered()
    assert t.active.why_not(f"at {own}") == ("deckbuilding.row.pick_enemy", ())


@rule("deckbuilding.row.success")
def test_attack_equal_to_the_target_value_defeats_the_card() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing", "Rebel Trooper"]), row=["Director Krennic"])
    t.rebel.choose("commit X-Wing", "at Director Krennic", "commit Rebel Trooper", "at Director Krennic")
    t.rebel.choose("strike Director Krennic")
    assert t.galaxy_discard == ["Director Krennic"]


@rule("deckbuilding.row.success", "deckbuilding.row.no_counters")
def test_one_attack_less_than_the_target_value_does_nothing() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Jyn Erso"]), row=["Director Krennic"])
    t.rebel.choose("commit Jyn Erso", "at Director Krennic", "strike Director Krennic")
    t.rebel.can_choose("end")
    assert (t.row[0], t.galaxy_discard, t.rebel.resources, t.force) == ("Director Krennic", [], 0, 0)


@rule("deckbuilding.row.no_counters")
def test_a_failed_attack_makes_the_next_one_no_easier() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Jyn Erso", "Rebel Trooper"]), row=["Director Krennic"])
    for name in ("Jyn Erso", "Rebel Trooper"):
        t.rebel.choose(f"commit {name}", "at Director Krennic", "strike Director Krennic")
    assert (t.row[0], t.galaxy_discard) == ("Director Krennic", [])
    assert not any(t.state.damage)


@rule("deckbuilding.row.defeated_discard")
def test_the_defeated_card_is_discarded_and_its_place_filled_from_the_galaxy_deck() -> None:
    t = table(
        empire=Side(play=["Stormtrooper"]),
        row=["Blockade Runner", "Y-Wing", "Nebulon-B Frigate"],
        galaxy_deck=["Bossk", "Dengar"],
    )
    t.empire.choose("commit Stormtrooper", "at Y-Wing", "strike Y-Wing")
    assert (t.galaxy_discard, t.galaxy_deck) == (["Y-Wing"], ["Dengar"])
    assert (t.row[:3], len(t.row)) == (["Blockade Runner", "Bossk", "Nebulon-B Frigate"], 6)


@rule("deckbuilding.row.reward_last", "deckbuilding.row.defeated_discard")
def test_the_free_card_of_a_reward_may_be_the_one_that_filled_the_gap() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Luke Skywalker"]),
        row=["AT-AT"],
        galaxy_deck=["Cassian Andor", "Bossk"],
    )
    t.rebel.choose("commit Luke Skywalker", "at AT-AT", "strike AT-AT", "reward AT-AT")
    t.rebel.can_choose("free Cassian Andor")
    t.rebel.choose("free Cassian Andor")
    assert (t.rebel.discard, t.row[0], t.rebel.resources) == (["Cassian Andor"], "Bossk", 0)


@rule("deckbuilding.row.reward_last")
def test_the_falcons_reward_is_not_offered_if_the_row_holds_no_card_of_ones_own() -> None:
    t = table(empire=Side(play=["Darth Vader", "Stormtrooper"]), row=["Millennium Falcon"])
    t.empire.choose("commit Darth Vader", "at Millennium Falcon", "commit Stormtrooper", "at Millennium Falcon")
    t.empire.choose("strike Millennium Falcon")
    t.empire.can_choose("end")
    assert t.galaxy_discard == ["Millennium Falcon"]


@rule("deckbuilding.row.reward_last")
def test_a_declined_reward_gives_nothing() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Luke Skywalker"]), row=["Director Krennic"])
    t.rebel.choose("commit Luke Skywalker", "at Director Krennic", "strike Director Krennic", "decline")
    assert (t.rebel.resources, t.force, t.galaxy_discard) == (0, 0, ["Director Krennic"])
    t.rebel.can_choose("end")


@rule("deckbuilding.row.example.krennic_values")
def test_krennic_has_target_value_5_and_pays_3_resources_and_2_force() -> None:
    t = table(row=["Director Krennic"])
    krennic = t.rebel.view.region("row").things[0]
    assert [number.value for number in krennic.numbers if number.icon == "target"] == [5]
    assert krennic.text.en.endswith("Reward: gain 3 resources and 2 Force.")


@rule("deckbuilding.row.example.krennic_attack")
def test_commando_and_x_wing_sabotage_krennic() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Rebel Commando", "X-Wing"]), row=["Director Krennic"])
    t.rebel.choose("commit Rebel Commando", "at Director Krennic", "commit X-Wing", "at Director Krennic")
    assert t.strength("Director Krennic") == 6
    t.rebel.choose("strike Director Krennic", "reward Director Krennic")
    assert (t.rebel.resources, t.force) == (3, 2)
    assert (t.galaxy_discard, len(t.row)) == (["Director Krennic"], 6)


@rule("deckbuilding.row.no_ships")
def test_a_ship_attacks_only_the_base() -> None:
    t = table(empire=Side(play=["Star Destroyer"]), row=["Y-Wing"])
    t.empire.choose("commit Star Destroyer")
    t.empire.can_choose("attack rebel", "end")


@rule("deckbuilding.row.no_ships")
def test_a_ship_is_refused_against_a_row_card() -> None:
    t = table(empire=Side(play=["Star Destroyer"]), empire2=Side(), rebel=Side(), rebel2=Side(), row=["Y-Wing"])
    t.empire.choose("commit Star Destroyer")
    t.empire.can_choose("base rebel1", "base rebel2")
    assert t.empire.why_not("at Y-Wing") == ("deckbuilding.row.no_ships", ())


@rule("deckbuilding.row.no_ships")
def test_a_ship_has_nothing_to_attack_when_only_a_row_card_is_left() -> None:
    t = table(empire=Side(play=["Star Destroyer", "Stormtrooper"]), rebel=Side(base=""), row=["Y-Wing"])
    assert t.empire.why_not("commit Star Destroyer") == ("deckbuilding.attack.kinds", ())
    t.empire.can_choose("commit Stormtrooper", "end")


@rule("deckbuilding.row.excess")
def test_attack_above_the_target_value_is_lost() -> None:
    t = table(
        empire=Side(play=["Boba Fett", "Stormtrooper"], deck=["Imperial Shuttle"]),
        rebel=Side(play=["Rebel Transport"]),
        row=["X-Wing", "Y-Wing"],
    )
    t.empire.choose("commit Boba Fett", "at X-Wing", "commit Stormtrooper", "at X-Wing")
    assert t.strength("X-Wing") == 7
    t.empire.choose("strike X-Wing", "reward X-Wing", "decline")
    assert (t.galaxy_discard, t.row[1], t.empire.resources) == (["X-Wing"], "Y-Wing", 3)
    assert (t.rebel.damage("Rebel Transport"), t.rebel.base_damage) == (0, 0)
    t.empire.can_choose("buy Outer Rim Pilot", "end")


@rule("deckbuilding.row.spent")
@pytest.mark.parametrize("target", ["Y-Wing", "Luke Skywalker"])
def test_units_that_attacked_a_row_card_attack_no_more_whether_they_won_or_not(target: str) -> None:
    t = table(empire=Side(play=["Stormtrooper"]), row=["Y-Wing", "Luke Skywalker"])
    t.empire.choose("commit Stormtrooper", f"at {target}", f"strike {target}")
    if target == "Y-Wing":
        t.empire.choose("decline")
    assert (target in t.row) == (target == "Luke Skywalker")
    assert t.empire.why_not("commit Stormtrooper") == ("deckbuilding.commit.once", ())
    assert "attacked" in t.empire.marks("Stormtrooper")


@rule("deckbuilding.row.success", "deckbuilding.exile.self")
def test_a_committed_unit_that_exiles_itself_is_missing_in_the_row_attack() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Y-Wing", "Rebel Trooper"]), row=["Death Trooper"])
    t.rebel.choose("commit Y-Wing", "at Death Trooper", "commit Rebel Trooper", "at Death Trooper")
    assert t.strength("Death Trooper") == 4
    t.rebel.choose("use Y-Wing", "hit Lothal")
    assert t.strength("Death Trooper") == 2
    t.rebel.choose("strike Death Trooper")
    assert (t.row[0], t.galaxy_discard) == ("Death Trooper", [])


@rule("deckbuilding.row.neutral_safe")
@pytest.mark.parametrize(("side", "unit"), [("empire", "Stormtrooper"), ("rebel", "Rebel Trooper")])
def test_neutral_cards_of_the_row_cannot_be_attacked(side: str, unit: str) -> None:
    sides = {side: Side(play=[unit])}
    row = ["Jawa Scavenger", "Blockade Runner", "TIE Fighter", "Y-Wing"]
    t = table(turn_of=side, empire=sides.get("empire"), rebel=sides.get("rebel"), row=row)
    t.active.choose(f"commit {unit}")
    for name in row[:2]:
        assert t.active.why_not(f"at {name}") == ("deckbuilding.row.neutral_safe", ())


@rule("deckbuilding.row.neutral_safe")
def test_ord_mantell_lets_one_neutral_unit_a_turn_be_attacked_for_its_cost() -> None:
    t = table(
        empire=Side(base="Ord Mantell", play=["Stormtrooper", "Death Trooper", "AT-ST"]),
        row=["Bossk", "Kel Dor Mystic", "Blockade Runner"],
        galaxy_deck=["Dengar"],
    )
    t.empire.choose("commit Stormtrooper")
    t.empire.can_choose("base rebel", "at Bossk", "at Kel Dor Mystic", "at HWK-290")
    assert t.empire.why_not("at Blockade Runner") == ("deckbuilding.row.neutral_safe", ())
    t.empire.choose("at Bossk", "commit Death Trooper")
    t.empire.can_choose("base rebel", "at Bossk")
    t.empire.choose("at Bossk", "strike Bossk", "reward Bossk")
    assert (t.galaxy_discard, t.empire.resources) == (["Bossk"], 3)
    t.empire.choose("commit AT-ST")
    t.empire.can_choose("use AT-ST", "buy Kel Dor Mystic", "buy Outer Rim Pilot", "attack rebel", "end")
