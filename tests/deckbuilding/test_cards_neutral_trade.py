"""What the neutral cards about buying and repairing do, and the neutral capital ships."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, table, table_of
from tests.scenario import card, rule

NOTHING_TO_DO = ("deckbuilding.ability.max_extent", ())


# ---------------------------------------------------------------- Jawa Scavenger


@rule("deckbuilding.exile.self")
@card("deckbuilding", "jawa_scavenger")
def test_jawa_scavenger_is_exiled_to_buy_a_card_from_the_galaxy_discard_pile() -> None:
    pile = ["Death Trooper", "X-Wing", "Dengar", "TIE Fighter", "Luke Skywalker", "Star Destroyer", "Bossk"]
    t = table(empire=Side(hand=["Jawa Scavenger"]), galaxy_discard=pile, resources=1)
    row = t.row
    t.empire.choose("play Jawa Scavenger")
    assert t.empire.resources == 3
    t.empire.choose("use Jawa Scavenger")
    t.empire.can_choose("scavenge Death Trooper", "scavenge TIE Fighter", "scavenge Bossk")
    t.empire.choose("scavenge Bossk")
    assert (t.empire.resources, t.empire.discard, t.empire.play) == (0, ["Bossk"], [])
    assert t.exiled("Jawa Scavenger") == 1
    assert (t.galaxy_discard, t.row) == ([name for name in pile if name != "Bossk"], row)


@card("deckbuilding", "jawa_scavenger", "sullust")
def test_what_jawa_scavenger_brings_is_a_purchase_like_any_other() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Jawa Scavenger"], base="Sullust"),
        galaxy_discard=["X-Wing"],
        resources=3,
    )
    t.rebel.choose("use Jawa Scavenger", "scavenge X-Wing")
    t.rebel.can_choose("to_discard", "by Sullust")
    t.rebel.choose("by Sullust")
    assert (t.rebel.deck, t.rebel.resources) == (["X-Wing"], 0)


# ---------------------------------------------------------------- Fang Fighter


@rule("deckbuilding.if.force", "deckbuilding.buy.pay")
@card("deckbuilding", "fang_fighter")
@pytest.mark.parametrize(
    ("force", "hand"),
    [(0, ["Fang Fighter"]), (1, ["Fang Fighter"]), (-1, ["Fang Fighter", "Stormtrooper"])],
)
def test_a_bought_fang_fighter_comes_to_hand_and_draws_a_card_with_the_force(force: int, hand: list[str]) -> None:
    side = Side(deck=["Stormtrooper", "Inquisitor"])
    t = table(empire=side, row=["Fang Fighter"], galaxy_deck=["Lobot"], resources=3, force=force)
    t.empire.choose("buy Fang Fighter")
    t.empire.can_choose("to_discard", "by Fang Fighter")
    t.empire.choose("by Fang Fighter")
    assert (t.empire.hand, t.empire.discard, t.empire.resources) == (hand, [], 0)
    assert t.row[0] == "Lobot"
    t.empire.choose("play Fang Fighter")
    assert t.empire.attack("Fang Fighter") == 3


@rule("deckbuilding.ability.optional")
@card("deckbuilding", "fang_fighter")
def test_a_fang_fighter_may_go_to_the_discard_pile_and_then_draws_nothing() -> None:
    t = table(empire=Side(deck=["Stormtrooper"]), row=["Fang Fighter"], resources=3, force=-1)
    t.empire.choose("buy Fang Fighter", "to_discard")
    assert (t.empire.hand, t.empire.discard) == ([], ["Fang Fighter"])


@rule("deckbuilding.when.trigger")
@card("deckbuilding", "fang_fighter")
def test_a_fang_fighter_bought_earlier_draws_nothing_when_it_is_played() -> None:
    t = table(empire=Side(hand=["Fang Fighter"], deck=["Stormtrooper"]), force=-1)
    t.empire.choose("play Fang Fighter")
    assert t.empire.hand == []
    assert t.empire.why_not("use Fang Fighter") == ("deckbuilding.card.ability", ())


# ---------------------------------------------------------------- Twi'lek Smuggler


@rule("deckbuilding.ability.once")
@card("deckbuilding", "twilek_smuggler")
def test_twilek_smuggler_puts_the_next_purchase_on_top_of_the_deck() -> None:
    side = Side(hand=["Twi'lek Smuggler"], deck=["Stormtrooper"])
    t = table(empire=side, row=["TIE Fighter", "TIE Fighter", "Admiral Piett"])
    t.empire.choose("play Twi'lek Smuggler")
    assert t.empire.resources == 3
    t.empire.choose("use Twi'lek Smuggler", "buy Admiral Piett")
    assert (t.empire.deck, t.empire.discard) == (["Admiral Piett", "Stormtrooper"], [])
    t.empire.choose("buy TIE Fighter")
    assert (t.empire.deck, t.empire.discard) == (["Admiral Piett", "Stormtrooper"], ["TIE Fighter"])
    assert t.empire.why_not("use Twi'lek Smuggler") == ("deckbuilding.ability.once", ())


@card("deckbuilding", "twilek_smuggler")
def test_two_twilek_smugglers_used_before_a_purchase_mean_the_same_card() -> None:
    side = Side(play=["Twi'lek Smuggler", "Twi'lek Smuggler"])
    t = table(empire=side, row=["TIE Fighter", "TIE Fighter"], resources=2)
    t.empire.choose("use Twi'lek Smuggler", "use Twi'lek Smuggler", "buy TIE Fighter", "buy TIE Fighter")
    assert (t.empire.deck, t.empire.discard) == (["TIE Fighter"], ["TIE Fighter"])


@card("deckbuilding", "twilek_smuggler")
def test_twilek_smuggler_concerns_this_turn_only() -> None:
    t = table(empire=Side(play=["Twi'lek Smuggler"], hand=["Imperial Shuttle"]), row=["TIE Fighter"])
    t.empire.choose("use Twi'lek Smuggler", "end")
    t.rebel.choose("end")
    t.empire.choose("play Imperial Shuttle", "buy TIE Fighter")
    assert (t.empire.deck, t.empire.discard) == ([], ["TIE Fighter"])


# ---------------------------------------------------------------- Quarren Mercenary


@rule("deckbuilding.when.trigger")
@card("deckbuilding", "quarren_mercenary")
def test_a_bought_quarren_mercenary_exiles_one_card_without_the_force() -> None:
    t = table(empire=Side(hand=["Imperial Shuttle"], discard=["Stormtrooper"]), row=["Quarren Mercenary"], resources=4)
    t.empire.choose("buy Quarren Mercenary")
    t.empire.can_choose("trigger Quarren Mercenary", "decline")
    t.empire.choose("trigger Quarren Mercenary")
    t.empire.can_choose("exile Imperial Shuttle", "exile Stormtrooper", "exile Quarren Mercenary")
    t.empire.choose("exile Stormtrooper")
    assert (t.exiled("Stormtrooper"), t.empire.hand) == (1, ["Imperial Shuttle"])
    assert t.empire.discard == ["Quarren Mercenary"]
    t.empire.can_choose("play Imperial Shuttle", "end")


@rule("deckbuilding.faq.exile_mix")
@card("deckbuilding", "quarren_mercenary")
@pytest.mark.parametrize(
    ("chosen", "hand", "discard"),
    [
        (["Imperial Shuttle", "Stormtrooper"], [], ["Inquisitor", "Quarren Mercenary"]),
        (["Inquisitor", "Stormtrooper"], ["Imperial Shuttle"], ["Quarren Mercenary"]),
    ],
)
def test_a_bought_quarren_mercenary_exiles_two_cards_from_hand_and_discard_pile_with_the_force(
    chosen: list[str], hand: list[str], discard: list[str]
) -> None:
    side = Side(hand=["Imperial Shuttle"], discard=["Stormtrooper", "Inquisitor"])
    t = table(empire=side, row=["Quarren Mercenary"], resources=4, force=-1)
    t.empire.choose("buy Quarren Mercenary", "trigger Quarren Mercenary", *(f"exile {name}" for name in chosen))
    assert (t.empire.hand, t.empire.discard) == (hand, discard)
    assert [t.exiled(name) for name in chosen] == [1, 1]
    t.empire.cannot_choose("exile Quarren Mercenary", "done")


@card("deckbuilding", "quarren_mercenary")
def test_quarren_mercenary_may_exile_fewer_cards_or_none() -> None:
    side = Side(discard=["Stormtrooper", "Inquisitor"])
    t = table(empire=side, row=["Quarren Mercenary"], resources=4, force=-1)
    t.empire.choose("buy Quarren Mercenary", "trigger Quarren Mercenary", "exile Stormtrooper")
    t.empire.can_choose("exile Inquisitor", "exile Quarren Mercenary", "done")
    t.empire.choose("done")
    assert t.empire.discard == ["Inquisitor", "Quarren Mercenary"]
    t = table(empire=side, row=["Quarren Mercenary"], resources=4, force=-1)
    t.empire.choose("buy Quarren Mercenary", "decline")
    assert t.empire.discard == ["Stormtrooper", "Inquisitor", "Quarren Mercenary"]


# ---------------------------------------------------------------- repairs and ships


@rule("deckbuilding.exile.self", "deckbuilding.repair.base")
@card("deckbuilding", "hwk_290")
@pytest.mark.parametrize(("damage", "left"), [(2, 0), (4, 0), (7, 3)])
def test_hwk_290_brings_4_resources_and_may_be_exiled_to_repair_up_to_4_damage(damage: int, left: int) -> None:
    t = table_of("rebel", Side(hand=["HWK-290"], damage={"Dantooine": damage}))
    t.rebel.choose("play HWK-290", "use HWK-290")
    assert (t.rebel.resources, t.rebel.base_damage) == (4, left)
    assert (t.exiled("HWK-290"), t.rebel.play, t.rebel.discard) == (1, [], [])


@rule("deckbuilding.ability.example.repair", "deckbuilding.repair.base")
@card("deckbuilding", "c_roc_cruiser")
@pytest.mark.parametrize(("damage", "left"), [(2, 0), (3, 0), (5, 2)])
def test_c_roc_cruiser_discards_a_card_to_repair_up_to_3_damage(damage: int, left: int) -> None:
    side = Side(play=["C-ROC Cruiser"], hand=["Imperial Shuttle", "Stormtrooper"], damage={"Lothal": damage})
    t = table(empire=side)
    t.empire.choose("use C-ROC Cruiser")
    t.empire.can_choose("discard Imperial Shuttle", "discard Stormtrooper")
    t.empire.choose("discard Imperial Shuttle")
    assert (t.empire.hand, t.empire.discard) == (["Stormtrooper"], ["Imperial Shuttle"])
    assert t.empire.base_damage == left


@card("deckbuilding", "c_roc_cruiser")
def test_c_roc_cruiser_needs_a_card_in_hand() -> None:
    t = table(empire=Side(play=["C-ROC Cruiser"], discard=["Stormtrooper"], damage={"Lothal": 3}))
    assert t.empire.why_not("use C-ROC Cruiser") == NOTHING_TO_DO


@rule("deckbuilding.choose.possible", "deckbuilding.repair.base")
@card("deckbuilding", "nebulon_b_frigate")
@pytest.mark.parametrize(("damage", "left"), [(1, 0), (3, 0), (5, 2)])
def test_nebulon_b_frigate_repairs_up_to_3_damage_or_gains_3_resources(damage: int, left: int) -> None:
    side = Side(play=["Nebulon-B Frigate"], damage={"Lothal": damage})
    t = table(empire=side)
    t.empire.choose("use Nebulon-B Frigate")
    t.empire.can_choose("choose repair", "choose resources")
    t.empire.choose("choose repair")
    assert (t.empire.base_damage, t.empire.resources) == (left, 0)
    t = table(empire=side)
    t.empire.choose("use Nebulon-B Frigate", "choose resources")
    assert (t.empire.base_damage, t.empire.resources) == (damage, 3)


@rule("deckbuilding.choose.possible", "deckbuilding.ability.same_turn")
@card("deckbuilding", "nebulon_b_frigate")
def test_nebulon_b_frigate_cannot_repair_an_undamaged_base() -> None:
    t = table(empire=Side(hand=["Nebulon-B Frigate"]))
    t.empire.choose("play Nebulon-B Frigate", "use Nebulon-B Frigate")
    t.empire.can_choose("choose resources")


@rule("deckbuilding.start.ship_resources", "deckbuilding.attack.base.ship_destroyed")
@card("deckbuilding", "blockade_runner")
def test_blockade_runner_brings_1_resource_and_1_attack_every_turn_until_it_is_destroyed() -> None:
    t = table(empire=Side(hand=["Blockade Runner"]), rebel=Side(play=["Mon Calamari Cruiser"], hand=["Rebel Trooper"]))
    t.empire.choose("play Blockade Runner")
    assert t.empire.resources == 1
    assert t.empire.why_not("use Blockade Runner") == ("deckbuilding.card.ability", ())
    t.empire.choose("commit Blockade Runner", "attack rebel", "end")
    assert t.rebel.damage("Mon Calamari Cruiser") == 1
    t.rebel.choose("commit Mon Calamari Cruiser", "attack empire", "end")
    assert (t.empire.damage("Blockade Runner"), t.empire.base_damage, t.empire.resources) == (3, 0, 1)
    t.empire.choose("end")
    t.rebel.choose("commit Mon Calamari Cruiser", "attack empire")
    assert (t.empire.ships, t.empire.discard, t.empire.base_damage) == ([], ["Blockade Runner"], 2)
