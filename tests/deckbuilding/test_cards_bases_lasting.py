"""Bases whose ability is used, or in force all the time: Death Star, Endor, Ord Mantell, Hoth, Jedha, Sullust."""

from __future__ import annotations

import pytest

from dejarik.kernel.rng import key_from_seed
from tests.deckbuilding.table import Side, table
from tests.scenario import card, rule

NOTHING_TO_DO = ("deckbuilding.ability.max_extent", ())


# ---------------------------------------------------------------- Death Star


@rule("deckbuilding.destroy.in_play", "deckbuilding.destroy.in_row", "deckbuilding.ability.once")
@card("deckbuilding", "death_star")
@pytest.mark.parametrize("victim", ["Mon Calamari Cruiser", "C-ROC Cruiser", "Star Destroyer", "Blockade Runner"])
def test_the_death_star_destroys_a_ship_of_the_opponent_or_any_ship_of_the_row_for_4_resources(victim: str) -> None:
    row = ["Star Destroyer", "Blockade Runner", "Hammerhead Corvette", "Darth Vader", "Dengar", "Millennium Falcon"]
    theirs = ["Mon Calamari Cruiser", "C-ROC Cruiser"]
    t = table(
        empire=Side(base="Death Star", play=["Gozanti Cruiser"]),
        rebel=Side(play=theirs),
        row=row,
        galaxy_deck=["Lobot"],
        resources=9,
    )
    t.empire.choose("use Death Star")
    t.empire.can_choose(*(f"destroy {ship}" for ship in [*theirs, *row[:3]]))
    t.empire.choose(f"destroy {victim}")
    assert t.empire.resources == 5
    assert t.rebel.ships == [ship for ship in theirs if ship != victim]
    assert (t.rebel.discard, t.galaxy_discard) == (([victim], []) if victim in theirs else ([], [victim]))
    assert t.row == ["Lobot" if name == victim else name for name in row]
    assert t.empire.why_not("use Death Star") == ("deckbuilding.ability.once", ())


@card("deckbuilding", "death_star")
@pytest.mark.parametrize("resources", [0, 3])
def test_the_death_star_with_less_than_4_resources_is_refused_for_its_price(resources: int) -> None:
    t = table(empire=Side(base="Death Star"), row=["Star Destroyer"], resources=resources)
    assert t.empire.why_not("use Death Star") == ("deckbuilding.buy.pay", (4, resources))


@card("deckbuilding", "death_star")
def test_the_death_star_needs_a_ship_of_the_opponent_or_of_the_row() -> None:
    row = ["Darth Vader", "Dengar", "X-Wing", "Bossk", "Lobot", "IG-88"]
    t = table(empire=Side(base="Death Star", play=["Gozanti Cruiser"]), row=row, resources=4)
    assert t.empire.why_not("use Death Star") == NOTHING_TO_DO


# ---------------------------------------------------------------- Endor


@rule("deckbuilding.while.constant", "deckbuilding.card.traits")
@card("deckbuilding", "endor")
def test_endor_gives_every_trooper_and_vehicle_1_more_attack() -> None:
    printed = {"Stormtrooper": 2, "Scout Trooper": 0, "AT-ST": 4, "Quarren Mercenary": 4, "Jabba's Sail Barge": 4}
    others = {"TIE Fighter": 2, "Star Destroyer": 4, "Bossk": 3}
    units = [*printed, *others]
    t = table(empire=Side(base="Lothal", play=units))
    assert {name: t.empire.attack(name) for name in units} == printed | others
    t = table(empire=Side(base="Endor", play=units), rebel=Side(base="Sullust"))
    assert {name: t.empire.attack(name) for name in printed} == {name: n + 1 for name, n in printed.items()}
    assert {name: t.empire.attack(name) for name in others} == others
    t.empire.choose("commit Scout Trooper", "commit Stormtrooper", "attack rebel")
    assert t.rebel.base_damage == 4


# ---------------------------------------------------------------- Ord Mantell


@rule("deckbuilding.row.neutral_safe")
@card("deckbuilding", "ord_mantell")
def test_ord_mantell_opens_one_neutral_unit_a_turn_to_attack_for_its_cost_in_resources() -> None:
    row = ["Dengar", "Bossk", "Blockade Runner", "TIE Fighter", "X-Wing", "C-ROC Cruiser"]
    side = Side(base="Ord Mantell", play=["Stormtrooper", "Stormtrooper", "Fang Fighter"])
    t = table(empire=side, row=row, galaxy_deck=["Lobot"])
    t.empire.choose("commit Stormtrooper")
    t.empire.can_choose("base rebel", "at Dengar", "at Bossk", "at X-Wing")
    assert t.empire.why_not("at Blockade Runner") == ("deckbuilding.row.neutral_safe", ())
    t.empire.choose("at Dengar", "commit Stormtrooper", "at Dengar", "strike Dengar")
    t.empire.can_choose("reward Dengar", "decline")
    t.empire.choose("reward Dengar")
    assert (t.empire.resources, t.galaxy_discard, t.row[0]) == (4, ["Dengar"], "Lobot")
    t.empire.choose("commit Fang Fighter")
    t.empire.can_choose("base rebel", "at X-Wing")
    assert t.empire.why_not("at Bossk") == ("deckbuilding.row.neutral_safe", ())


@card("deckbuilding", "ord_mantell")
def test_on_ord_mantell_less_than_the_cost_does_not_defeat_a_neutral_unit() -> None:
    row = ["Bossk", "Dengar", "X-Wing"]
    t = table(empire=Side(base="Ord Mantell", play=["Stormtrooper", "Fang Fighter"]), row=row)
    t.empire.choose("commit Stormtrooper", "at Bossk", "strike Bossk")
    assert (t.row[:3], t.galaxy_discard, t.empire.resources) == (row, [], 0)
    t.empire.choose("commit Fang Fighter")
    t.empire.can_choose("base rebel", "at X-Wing")


@card("deckbuilding", "ord_mantell")
def test_ord_mantell_opens_a_neutral_unit_again_next_turn() -> None:
    side = Side(base="Ord Mantell", play=["Fang Fighter"], deck=["Fang Fighter"])
    t = table(empire=side, row=["Bossk", "Lobot"])
    t.empire.choose("commit Fang Fighter", "at Bossk", "strike Bossk", "decline", "end")
    t.rebel.choose("end")
    t.empire.choose("play Fang Fighter", "commit Fang Fighter", "at Lobot", "strike Lobot", "reward Lobot")
    assert (t.empire.resources, t.galaxy_discard) == (3, ["Bossk", "Lobot"])


# ---------------------------------------------------------------- Hoth


@card("deckbuilding", "hoth")
def test_hoth_ignores_the_first_2_damage_of_each_turn() -> None:
    empire = Side(play=["Star Destroyer", "Fang Fighter", "Z-95 Headhunter", "Inquisitor"])
    t = table(empire=empire, rebel=Side(base="Hoth"))
    t.empire.choose("commit Fang Fighter", "attack rebel")
    assert t.rebel.base_damage == 1
    t.empire.choose("commit Z-95 Headhunter", "attack rebel")
    assert t.rebel.base_damage == 3
    t.empire.choose("end")
    t.rebel.choose("end")
    t.empire.choose("commit Star Destroyer", "attack rebel")
    assert t.rebel.base_damage == 5


@card("deckbuilding", "hoth")
def test_hoth_counts_the_2_damage_over_several_small_attacks() -> None:
    t = table(empire=Side(play=["Blockade Runner"] * 3), rebel=Side(base="Hoth"))
    for damage in (0, 0, 1):
        t.empire.choose("commit Blockade Runner", "attack rebel")
        assert t.rebel.base_damage == damage


@card("deckbuilding", "hoth", "rodia")
def test_hoth_ignores_damage_by_abilities_too() -> None:
    t = table(
        empire=Side(base="", bases=["Rodia"], hand=["Stormtrooper"]),
        rebel=Side(base="Hoth"),
        row=["X-Wing", "X-Wing", "Luke Skywalker"],
        starting=True,
    )
    t.empire.choose("reveal Rodia", "trigger Rodia")
    assert t.rebel.base_damage == 1
    t.empire.choose("play Stormtrooper", "commit Stormtrooper", "attack rebel")
    assert t.rebel.base_damage == 3


# ---------------------------------------------------------------- Jedha


@card("deckbuilding", "jedha")
def test_jedha_brings_the_first_neutral_purchase_to_hand_and_exiles_it_at_the_end_of_the_turn() -> None:
    t = table(turn_of="rebel", rebel=Side(base="Jedha"), row=["X-Wing", "Dengar", "Bossk"], resources=10)
    t.rebel.choose("buy X-Wing", "buy Dengar")
    assert t.rebel.discard == ["X-Wing"]
    t.rebel.can_choose("to_discard", "by Jedha")
    t.rebel.choose("by Jedha")
    assert (t.rebel.hand, t.rebel.discard, t.rebel.resources) == (["Dengar"], ["X-Wing"], 3)
    t.rebel.choose("buy Bossk")
    assert t.rebel.discard == ["X-Wing", "Bossk"]
    t.rebel.choose("play Dengar", "commit Dengar", "attack empire", "end")
    assert (t.empire.base_damage, t.exiled("Dengar")) == (4, 1)
    assert sorted(t.rebel.hand) == ["Bossk", "X-Wing"]


@card("deckbuilding", "jedha")
@pytest.mark.parametrize(
    ("bought", "then"),
    [("Dengar", []), ("Blockade Runner", ["play Blockade Runner"]), ("Outer Rim Pilot", ["play Outer Rim Pilot"])],
)
def test_the_card_brought_by_jedha_is_exiled_wherever_it_is(bought: str, then: list[str]) -> None:
    t = table(turn_of="rebel", rebel=Side(base="Jedha", play=["Mon Calamari Cruiser"]), row=["Dengar"], resources=4)
    t.rebel.choose(f"buy {bought}", "by Jedha", *then, "end")
    assert t.exiled(bought) == 1
    assert bought not in t.rebel.hand + t.rebel.deck + t.rebel.discard
    assert t.rebel.play == ["Mon Calamari Cruiser"]


@rule("deckbuilding.exile.remove")
@card("deckbuilding", "jedha")
def test_the_card_brought_by_jedha_is_exiled_even_if_it_was_shuffled_into_the_deck() -> None:
    lay = set()
    for seed in range(8):
        t = table(
            turn_of="rebel",
            rebel=Side(base="Jedha", play=["C-ROC Cruiser", "Han Solo"], discard=["Alliance Shuttle"] * 2),
            row=["Dengar"],
            resources=4,
        )
        t.state.key = key_from_seed(seed)
        t.rebel.choose("buy Dengar", "by Jedha", "use C-ROC Cruiser", "discard Dengar", "use Han Solo")
        assert (len(t.rebel.hand), len(t.rebel.deck), t.rebel.discard) == (1, 2, [])
        lay.add("deck" if "Dengar" in t.rebel.deck else "hand")
        t.rebel.choose("end")
        assert t.exiled("Dengar") == 1
        assert sorted(t.rebel.hand) == ["Alliance Shuttle", "Alliance Shuttle", "Han Solo"]
    assert lay == {"deck", "hand"}


@rule("deckbuilding.faq.optional_abilities")
@card("deckbuilding", "jedha")
def test_jedha_need_not_be_used_and_works_every_turn() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="Jedha", deck=["HWK-290"] * 2 + ["Alliance Shuttle"] * 3),
        row=["Dengar", "Bossk"],
        resources=4,
    )
    t.rebel.choose("buy Dengar", "to_discard", "end")
    assert (t.rebel.discard, t.exiled("Dengar")) == (["Dengar"], 0)
    t.empire.choose("end")
    t.rebel.choose("play HWK-290", "buy Bossk", "by Jedha")
    assert "Bossk" in t.rebel.hand


# ---------------------------------------------------------------- Sullust


@card("deckbuilding", "sullust")
def test_sullust_may_put_the_first_purchase_of_a_turn_on_top_of_the_deck() -> None:
    side = Side(base="Sullust", deck=["Alliance Shuttle"])
    t = table(turn_of="rebel", rebel=side, row=["X-Wing", "Dengar"], resources=7)
    t.rebel.choose("buy X-Wing")
    t.rebel.can_choose("to_discard", "by Sullust")
    t.rebel.choose("by Sullust", "buy Dengar")
    assert (t.rebel.deck, t.rebel.discard) == (["X-Wing", "Alliance Shuttle"], ["Dengar"])


@rule("deckbuilding.faq.optional_abilities")
@card("deckbuilding", "sullust")
def test_sullust_means_the_first_purchase_only_and_that_every_turn() -> None:
    side = Side(base="Sullust", deck=["Alliance Shuttle"] * 5)
    t = table(turn_of="rebel", rebel=side, row=["X-Wing", "Bossk", "Y-Wing"], resources=6)
    t.rebel.choose("buy X-Wing", "to_discard", "buy Bossk")
    assert (t.rebel.deck, t.rebel.discard) == (["Alliance Shuttle"] * 5, ["X-Wing", "Bossk"])
    t.rebel.choose("end")
    t.empire.choose("end")
    t.rebel.choose("play Alliance Shuttle", "buy Y-Wing", "by Sullust")
    assert t.rebel.deck == ["Y-Wing"]


@rule("deckbuilding.buy.several_destinations")
@card("deckbuilding", "sullust", "twilek_smuggler", "fang_fighter")
def test_several_cards_that_change_where_a_purchase_goes_leave_the_choice_to_the_buyer() -> None:
    side = Side(base="Sullust", play=["Twi'lek Smuggler"])
    t = table(turn_of="rebel", rebel=side, row=["Fang Fighter"], resources=3)
    t.rebel.choose("use Twi'lek Smuggler", "buy Fang Fighter")
    t.rebel.can_choose("by Twi'lek Smuggler", "by Fang Fighter", "by Sullust")
    t.rebel.choose("by Fang Fighter")
    assert (t.rebel.hand, t.rebel.deck, t.rebel.discard) == (["Fang Fighter"], [], [])
