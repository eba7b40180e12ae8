"""What the neutral units that fight, hunt and choose do, and the Outer Rim Pilot."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, Table, table, table_of
from tests.scenario import card, cases, rule

IF = ("deckbuilding.if.condition", ())
NOTHING_TO_DO = ("deckbuilding.ability.max_extent", ())


@rule("deckbuilding.if.condition")
@card("deckbuilding", "z_95_headhunter")
def test_z_95_headhunter_draws_a_card_while_the_opponent_has_a_capital_ship() -> None:
    own = Side(play=["Z-95 Headhunter", "C-ROC Cruiser"], deck=["Stormtrooper", "Lobot"])
    t = table(empire=own)
    assert t.empire.why_not("use Z-95 Headhunter") == IF
    t = table(empire=own, rebel=Side(play=["Blockade Runner"]))
    t.empire.choose("use Z-95 Headhunter")
    assert t.empire.hand == ["Stormtrooper"]


@rule("deckbuilding.gain.example.rodian", "deckbuilding.gain.text")
@card("deckbuilding", "rodian_gunslinger")
def test_rodian_gunslinger_counts_4_against_the_row_and_2_against_a_base() -> None:
    t = table(empire=Side(play=["Rodian Gunslinger", "Rodian Gunslinger"]), row=["Jyn Erso"])
    assert t.empire.attack("Rodian Gunslinger") == 2
    t.empire.choose("commit Rodian Gunslinger", "at Jyn Erso")
    assert (t.strength("Jyn Erso"), t.empire.attack("Rodian Gunslinger")) == (4, 4)
    t.empire.choose("commit Rodian Gunslinger", "base rebel", "attack rebel", "strike Jyn Erso")
    assert (t.galaxy_discard, t.rebel.base_damage) == (["Jyn Erso"], 2)


@rule("deckbuilding.exile.example.mystic", "deckbuilding.exile.self", "deckbuilding.exile.from_hand")
@card("deckbuilding", "kel_dor_mystic")
def test_kel_dor_mystic_brings_its_force_and_then_goes_with_another_card() -> None:
    t = table(empire=Side(hand=["Kel Dor Mystic", "Imperial Shuttle"], discard=["Stormtrooper"]))
    t.empire.choose("play Kel Dor Mystic")
    assert t.force == -2
    t.empire.choose("use Kel Dor Mystic")
    t.empire.can_choose("exile Imperial Shuttle", "exile Stormtrooper")
    t.empire.choose("exile Imperial Shuttle")
    assert (t.exiled("Kel Dor Mystic"), t.exiled("Imperial Shuttle")) == (1, 1)
    assert (t.empire.play, t.empire.hand, t.empire.discard) == ([], [], ["Stormtrooper"])
    t.empire.can_choose("end")


@rule("deckbuilding.exile.zone")
@card("deckbuilding", "kel_dor_mystic")
def test_kel_dor_mystic_may_take_a_card_of_the_discard_pile_but_none_in_play() -> None:
    t = table(empire=Side(play=["Kel Dor Mystic", "Imperial Shuttle"], discard=["Stormtrooper", "Inquisitor"]))
    t.empire.choose("use Kel Dor Mystic")
    t.empire.can_choose("exile Stormtrooper", "exile Inquisitor")
    t.empire.choose("exile Inquisitor")
    assert (t.exiled("Inquisitor"), t.empire.discard) == (1, ["Stormtrooper"])


@rule("deckbuilding.exile.self", "deckbuilding.exile.remove")
@card("deckbuilding", "outer_rim_pilot")
@pytest.mark.parametrize(("faction", "force"), [("empire", -1), ("rebel", 1)])
def test_outer_rim_pilot_brings_2_resources_and_may_be_exiled_for_1_force(faction: str, force: int) -> None:
    t = table_of(faction, Side(hand=["Outer Rim Pilot"]), pilots=8)
    t.active.choose("play Outer Rim Pilot")
    assert (t.active.resources, t.force) == (2, 0)
    t.active.choose("use Outer Rim Pilot")
    assert (t.active.resources, t.force, t.exiled("Outer Rim Pilot")) == (2, force, 1)
    assert (t.active.play, t.active.discard, t.pilots) == ([], [], 8)


@rule("deckbuilding.buy.where", "deckbuilding.buy.to_discard")
@card("deckbuilding", "outer_rim_pilot")
def test_outer_rim_pilot_is_bought_from_its_own_stack_for_2() -> None:
    t = table(empire=Side(discard=["Stormtrooper"]), resources=3, pilots=2)
    t.empire.choose("buy Outer Rim Pilot")
    assert (t.empire.resources, t.empire.discard) == (1, ["Stormtrooper", "Outer Rim Pilot"])
    assert (t.pilots, len(t.row)) == (1, 6)
    assert t.empire.why_not("buy Outer Rim Pilot") == ("deckbuilding.buy.pay", (2, 1))


# ---------------------------------------------------------------- bounty hunters


def hunting(hunter: str, faction: str, side: Side, target: str) -> Table:
    """The hunter has defeated the target, and its reward is declined."""
    t = table_of(faction, side, row=[target])
    t.active.choose(f"commit {hunter}", f"at {target}", f"strike {target}")
    t.active.can_choose(f"reward {target}", "decline")
    t.active.choose("decline")
    t.active.can_choose(f"trigger {hunter}", "decline")
    return t


@rule("deckbuilding.when.trigger", "deckbuilding.when.reward_first")
@card("deckbuilding", "bossk")
@pytest.mark.parametrize(("faction", "target", "force"), [("empire", "X-Wing", -1), ("rebel", "TIE Fighter", 1)])
def test_bossk_gains_1_force_when_he_defeats_a_target(faction: str, target: str, force: int) -> None:
    t = hunting("Bossk", faction, Side(play=["Bossk"]), target)
    assert t.force == 0
    t.active.choose("trigger Bossk")
    assert t.force == force


@rule("deckbuilding.when.reward_first")
@card("deckbuilding", "bossk")
def test_bossk_gains_nothing_when_the_reward_has_moved_the_marker_to_the_end() -> None:
    t = table(empire=Side(play=["Bossk"]), row=["Chirrut Îmwe"], force=-1)
    t.empire.choose("commit Bossk", "at Chirrut Îmwe", "strike Chirrut Îmwe", "reward Chirrut Îmwe")
    assert t.force == -3
    t.empire.can_choose("end")


@rule("deckbuilding.when.trigger", "deckbuilding.when.reward_first")
@card("deckbuilding", "dengar")
@pytest.mark.parametrize(("faction", "target"), [("empire", "Jyn Erso"), ("rebel", "General Veers")])
def test_dengar_gains_2_resources_when_he_defeats_a_target(faction: str, target: str) -> None:
    t = hunting("Dengar", faction, Side(play=["Dengar"]), target)
    assert t.active.resources == 0
    t.active.choose("trigger Dengar")
    assert t.active.resources == 2


@rule("deckbuilding.when.trigger", "deckbuilding.when.reward_first")
@card("deckbuilding", "ig_88")
def test_ig_88_exiles_a_card_from_hand_or_discard_pile_when_it_defeats_a_target() -> None:
    t = hunting("IG-88", "empire", Side(play=["IG-88"], hand=["Imperial Shuttle"], discard=["Stormtrooper"]), "X-Wing")
    t.empire.choose("trigger IG-88")
    t.empire.can_choose("exile Imperial Shuttle", "exile Stormtrooper")
    t.empire.choose("exile Stormtrooper")
    assert (t.exiled("Stormtrooper"), t.empire.hand, t.empire.discard) == (1, ["Imperial Shuttle"], [])


@rule("deckbuilding.ability.optional")
@pytest.mark.parametrize(
    "hunter", cases("deckbuilding", [("bossk", "Bossk"), ("dengar", "Dengar"), ("ig_88", "IG-88")])
)
def test_a_bounty_hunters_ability_may_be_declined(hunter: str) -> None:
    t = hunting(hunter, "empire", Side(play=[hunter], discard=["Stormtrooper"]), "X-Wing")
    t.empire.choose("decline")
    assert (t.force, t.empire.resources, t.empire.discard) == (0, 0, ["Stormtrooper"])
    t.empire.can_choose("end")


@rule("deckbuilding.when.trigger")
@pytest.mark.parametrize(
    "hunter", cases("deckbuilding", [("bossk", "Bossk"), ("dengar", "Dengar"), ("ig_88", "IG-88")])
)
def test_a_bounty_hunter_gets_nothing_for_a_base_or_a_failed_attack(hunter: str) -> None:
    for target, resolve in (("base rebel", "attack rebel"), ("at Luke Skywalker", "strike Luke Skywalker")):
        t = table(empire=Side(play=[hunter], discard=["Stormtrooper"]), row=["Luke Skywalker"])
        t.empire.choose(f"commit {hunter}", target, resolve)
        t.empire.can_choose("end")


@card("deckbuilding", "bossk", "dengar", "ig_88")
def test_bounty_hunters_who_attack_together_act_in_any_order() -> None:
    t = table(empire=Side(play=["Bossk", "Dengar", "IG-88"], discard=["Stormtrooper"]), row=["Luke Skywalker"])
    for hunter in ("Bossk", "Dengar", "IG-88"):
        t.empire.choose(f"commit {hunter}", "at Luke Skywalker")
    t.empire.choose("strike Luke Skywalker", "decline")
    t.empire.can_choose("trigger Bossk", "trigger Dengar", "trigger IG-88", "decline")
    t.empire.choose("trigger Dengar", "trigger IG-88", "exile Stormtrooper", "trigger Bossk")
    assert (t.force, t.empire.resources, t.exiled("Stormtrooper")) == (-1, 2, 1)
    t.empire.can_choose("buy Outer Rim Pilot", "end")


@card("deckbuilding", "jabbas_sail_barge")
def test_jabbas_sail_barge_returns_a_bounty_hunter_from_the_discard_pile() -> None:
    discard = ["Imperial Shuttle", "Bossk", "Boba Fett", "Rodian Gunslinger", "Lobot"]
    t = table(empire=Side(play=["Jabba's Sail Barge"], discard=discard))
    t.empire.choose("use Jabba's Sail Barge")
    t.empire.can_choose("return Bossk", "return Boba Fett", "return Rodian Gunslinger")
    t.empire.choose("return Boba Fett")
    assert t.empire.hand == ["Boba Fett"]
    assert t.empire.discard == ["Imperial Shuttle", "Bossk", "Rodian Gunslinger", "Lobot"]


@card("deckbuilding", "jabbas_sail_barge")
def test_jabbas_sail_barge_needs_a_bounty_hunter_in_the_discard_pile() -> None:
    t = table(empire=Side(play=["Jabba's Sail Barge"], hand=["Bossk"], discard=["Lobot"]))
    assert t.empire.why_not("use Jabba's Sail Barge") == NOTHING_TO_DO


# ---------------------------------------------------------------- officers and scoundrels


@rule("deckbuilding.gain.text", "deckbuilding.faq.delay_ability")
@card("deckbuilding", "lobot")
@pytest.mark.parametrize(
    ("choice", "attack", "resources", "force"), [("attack", 2, 0, 0), ("resources", 0, 2, 0), ("force", 0, 0, -2)]
)
def test_lobot_chooses_2_attack_2_resources_or_2_force_when_played(
    choice: str, attack: int, resources: int, force: int
) -> None:
    t = table(empire=Side(hand=["Lobot"]))
    t.empire.choose("play Lobot")
    t.empire.can_choose("choose attack", "choose resources", "choose force", "decline")
    t.empire.choose(f"choose {choice}")
    assert (t.empire.attack("Lobot"), t.empire.resources, t.force) == (attack, resources, force)


@rule("deckbuilding.choose.possible", "deckbuilding.when.trigger")
@card("deckbuilding", "lobot")
def test_lobot_cannot_choose_force_at_the_end_of_the_track_nor_save_his_choice() -> None:
    t = table(empire=Side(hand=["Lobot"]), force=-3)
    t.empire.choose("play Lobot")
    t.empire.can_choose("choose attack", "choose resources", "decline")
    t.empire.choose("decline")
    t.empire.can_choose("commit Lobot", "end")
    t = table(empire=Side(hand=["Lobot"]), force=-2)
    t.empire.choose("play Lobot", "choose force")
    assert t.force == -3


@card("deckbuilding", "lando_calrissian")
def test_lando_calrissian_without_the_force_only_draws() -> None:
    t = table(empire=Side(play=["Lando Calrissian"], deck=["Stormtrooper"]), rebel=Side(hand=["Rebel Trooper"]))
    t.empire.choose("use Lando Calrissian")
    assert (t.empire.hand, t.rebel.hand) == (["Stormtrooper"], ["Rebel Trooper"])
    t.empire.can_choose("play Stormtrooper", "commit Lando Calrissian", "end")


@rule("deckbuilding.discard.own_choice")
@card("deckbuilding", "lando_calrissian")
def test_lando_calrissian_with_the_force_draws_and_makes_the_opponent_discard() -> None:
    t = table(
        empire=Side(play=["Lando Calrissian"], deck=["Stormtrooper", "Lobot"]),
        rebel=Side(hand=["Rebel Trooper", "Temple Guardian"]),
        force=-1,
    )
    t.empire.choose("use Lando Calrissian")
    assert t.empire.hand == ["Stormtrooper"]
    t.rebel.can_choose("discard Rebel Trooper", "discard Temple Guardian")
    t.rebel.choose("discard Rebel Trooper")
    assert (t.rebel.hand, t.rebel.discard) == (["Temple Guardian"], ["Rebel Trooper"])


@rule("deckbuilding.ability.max_extent")
@card("deckbuilding", "lando_calrissian")
def test_lando_calrissian_draws_even_if_there_is_nothing_to_discard() -> None:
    t = table(empire=Side(play=["Lando Calrissian"], deck=["Stormtrooper"]), force=-1)
    t.empire.choose("use Lando Calrissian")
    assert t.empire.hand == ["Stormtrooper"]
    t.empire.can_choose("play Stormtrooper", "commit Lando Calrissian", "end")


@rule("deckbuilding.exile.from_hand")
@card("deckbuilding", "jabba_the_hutt")
@pytest.mark.parametrize(("force", "drawn"), [(0, ["Lobot"]), (-1, ["Lobot", "Bossk"]), (1, ["Lobot"])])
def test_jabba_the_hutt_exiles_a_hand_card_for_a_new_one_or_two_with_the_force(force: int, drawn: list[str]) -> None:
    side = Side(
        play=["Jabba the Hutt"],
        hand=["Imperial Shuttle", "Stormtrooper"],
        deck=["Lobot", "Bossk", "Dengar"],
        discard=["Inquisitor"],
    )
    t = table(empire=side, force=force)
    t.empire.choose("use Jabba the Hutt")
    t.empire.can_choose("exile Imperial Shuttle", "exile Stormtrooper")
    t.empire.choose("exile Imperial Shuttle")
    assert t.exiled("Imperial Shuttle") == 1
    assert t.empire.hand == ["Stormtrooper", *drawn]


@card("deckbuilding", "jabba_the_hutt")
def test_jabba_the_hutt_needs_a_card_in_hand() -> None:
    t = table(empire=Side(play=["Jabba the Hutt"], deck=["Lobot"], discard=["Imperial Shuttle"]), force=-1)
    assert t.empire.why_not("use Jabba the Hutt") == NOTHING_TO_DO
