"""Buying cards: from the row and the pilots, for their cost, onto the discard pile, and the gap is filled."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, table
from tests.scenario import rule

MIXED_ROW = ["TIE Fighter", "X-Wing", "Star Destroyer", "Mon Calamari Cruiser", "Bossk", "C-ROC Cruiser"]


@rule("deckbuilding.buy.where")
def test_own_and_neutral_cards_of_the_row_and_a_pilot_are_for_sale_and_nothing_else() -> None:
    t = table(
        row=MIXED_ROW,
        galaxy_deck=["AT-AT"],
        galaxy_discard=["TIE Bomber"],
        rebel=Side(discard=["HWK-290"]),
        resources=20,
    )
    t.empire.can_choose(
        "buy TIE Fighter", "buy Star Destroyer", "buy Bossk", "buy C-ROC Cruiser", "buy Outer Rim Pilot", "end"
    )
    t.empire.choose("buy Outer Rim Pilot")
    assert (t.empire.discard, t.pilots, t.row) == (["Outer Rim Pilot"], 9, MIXED_ROW)


@rule("deckbuilding.buy.rebel_limit")
def test_the_rebels_buy_no_empire_cards() -> None:
    t = table(turn_of="rebel", row=MIXED_ROW, resources=20)
    t.rebel.can_choose(
        "buy X-Wing", "buy Mon Calamari Cruiser", "buy Bossk", "buy C-ROC Cruiser", "buy Outer Rim Pilot", "end"
    )
    for card in ("TIE Fighter", "Star Destroyer"):
        assert t.rebel.why_not(f"buy {card}") == ("deckbuilding.buy.rebel_limit", ())


@rule("deckbuilding.buy.empire_limit")
def test_the_empire_buys_no_rebel_cards() -> None:
    t = table(row=MIXED_ROW, resources=20)
    for card in ("X-Wing", "Mon Calamari Cruiser"):
        assert t.empire.why_not(f"buy {card}") == ("deckbuilding.buy.empire_limit", ())


@rule("deckbuilding.buy.pay")
def test_a_card_that_is_too_dear_cannot_be_bought() -> None:
    t = table(row=["General Veers"], resources=3)
    assert t.empire.why_not("buy General Veers") == ("deckbuilding.buy.pay", (4, 3))
    t.empire.can_choose("buy Outer Rim Pilot", "end")


@rule("deckbuilding.buy.pay")
@pytest.mark.parametrize(("pool", "left"), [(4, 0), (5, 1)])
def test_the_cost_is_paid_from_the_pool(pool: int, left: int) -> None:
    t = table(row=["General Veers"], resources=pool)
    t.empire.choose("buy General Veers")
    assert t.empire.resources == left


@rule("deckbuilding.buy.pay")
def test_what_was_spent_is_gone() -> None:
    t = table(row=["TIE Fighter", "Scout Trooper"], resources=2)
    t.empire.choose("buy TIE Fighter")
    assert t.empire.why_not("buy Scout Trooper") == ("deckbuilding.buy.pay", (2, 1))


@rule("deckbuilding.buy.to_discard")
@pytest.mark.parametrize("card", ["General Veers", "Gozanti Cruiser", "Outer Rim Pilot"])
def test_a_bought_card_goes_open_on_top_of_the_discard_pile(card: str) -> None:
    row = [] if card == "Outer Rim Pilot" else [card]
    t = table(empire=Side(discard=["Stormtrooper"]), row=row, resources=4)
    t.empire.choose(f"buy {card}")
    assert t.empire.discard == ["Stormtrooper", card]
    assert (t.empire.hand, t.empire.play) == ([], [])
    assert t.rebel.sees("discard", t.empire) == ["Stormtrooper", card]


@rule("deckbuilding.buy.to_discard")
def test_a_bought_card_yields_nothing_yet() -> None:
    t = table(row=["Gozanti Cruiser", "Kel Dor Mystic"], resources=5)
    t.empire.choose("buy Gozanti Cruiser", "buy Kel Dor Mystic")
    assert (t.empire.resources, t.force, t.empire.ships) == (0, 0, [])


@rule("deckbuilding.buy.later")
def test_a_bought_card_is_drawn_after_the_next_shuffle() -> None:
    t = table(row=["General Veers"], resources=4)
    t.empire.choose("buy General Veers", "end")
    assert (t.empire.hand, t.empire.discard) == (["General Veers"], [])
    t.rebel.choose("end")
    t.empire.choose("play General Veers")
    assert t.empire.play == ["General Veers"]


@rule("deckbuilding.buy.later")
def test_a_bought_card_waits_while_the_deck_lasts() -> None:
    t = table(empire=Side(deck=["Imperial Shuttle"] * 5), row=["General Veers"], resources=4)
    t.empire.choose("buy General Veers", "end")
    assert (t.empire.hand, t.empire.discard) == (["Imperial Shuttle"] * 5, ["General Veers"])


@rule("deckbuilding.buy.refill")
def test_the_gap_is_filled_at_once_with_a_card_that_may_be_bought() -> None:
    t = table(row=MIXED_ROW, galaxy_deck=["AT-AT", "AT-ST"], resources=13)
    t.empire.choose("buy Star Destroyer")
    assert t.row == ["TIE Fighter", "X-Wing", "AT-AT", "Mon Calamari Cruiser", "Bossk", "C-ROC Cruiser"]
    t.empire.choose("buy AT-AT")
    assert t.row == ["TIE Fighter", "X-Wing", "AT-ST", "Mon Calamari Cruiser", "Bossk", "C-ROC Cruiser"]
    assert (t.empire.discard, t.galaxy_deck) == (["Star Destroyer", "AT-AT"], [])


@rule("deckbuilding.buy.refill")
@pytest.mark.parametrize("place", range(6))
def test_the_new_card_lies_where_the_gap_was(place: int) -> None:
    row = ["TIE Fighter", "Bossk", "Star Destroyer", "Dengar", "Lobot", "C-ROC Cruiser"]
    t = table(row=row, galaxy_deck=["AT-AT"], resources=20)
    t.empire.choose(f"buy {row[place]}")
    assert t.row == [*row[:place], "AT-AT", *row[place + 1 :]]


@rule("deckbuilding.buy.refill")
def test_everybody_sees_the_new_card() -> None:
    t = table(row=["TIE Fighter"], galaxy_deck=["AT-AT", "AT-ST"], resources=1)
    t.empire.choose("buy TIE Fighter")
    assert t.rebel.sees("row")[0] == "AT-AT"
    assert t.rebel.reads()[-1] == "New in the row: “AT-AT”."


@rule("deckbuilding.buy.pilots_finite")
def test_the_last_pilot_is_not_replaced() -> None:
    t = table(pilots=2, resources=4)
    t.empire.choose("buy Outer Rim Pilot")
    assert t.pilots == 1
    t.empire.choose("buy Outer Rim Pilot")
    assert (t.pilots, t.empire.discard, len(t.row)) == (0, ["Outer Rim Pilot"] * 2, 6)


@rule("deckbuilding.buy.pilots_finite")
def test_without_pilots_none_is_for_sale() -> None:
    t = table(pilots=0, resources=2)
    t.empire.can_choose("end")


@rule("deckbuilding.buy.pilots_finite")
def test_an_exiled_pilot_does_not_return_to_the_stack() -> None:
    t = table(empire=Side(play=["Outer Rim Pilot"]), pilots=0, resources=2)
    t.empire.choose("use Outer Rim Pilot")
    assert (t.pilots, t.exiled("Outer Rim Pilot")) == (0, 1)
    t.empire.can_choose("end")


@rule("deckbuilding.buy.several_destinations")
@pytest.mark.parametrize(
    ("choice", "hand", "deck"),
    [
        ("by Fang Fighter", ["Fang Fighter"], []),
        ("by Twi'lek Smuggler", [], ["Fang Fighter"]),
        ("by Sullust", [], ["Fang Fighter"]),
    ],
)
def test_the_buyer_chooses_among_several_destinations(choice: str, hand: list[str], deck: list[str]) -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="Sullust", play=["Twi'lek Smuggler"]),
        row=["Fang Fighter", "X-Wing"],
        resources=6,
    )
    t.rebel.choose("use Twi'lek Smuggler", "buy Fang Fighter")
    t.rebel.can_choose("by Twi'lek Smuggler", "by Fang Fighter", "by Sullust")
    t.rebel.choose(choice)
    assert (t.rebel.hand, t.rebel.deck, t.rebel.discard) == (hand, deck, [])
    t.rebel.choose("buy X-Wing")
    assert t.rebel.discard == ["X-Wing"]


@rule("deckbuilding.buy.several_destinations", "deckbuilding.buy.to_discard")
def test_an_ability_that_may_move_a_purchase_leaves_the_discard_pile_open() -> None:
    t = table(turn_of="rebel", rebel=Side(base="Sullust"), row=["X-Wing", "Y-Wing"], resources=4)
    t.rebel.choose("buy X-Wing")
    t.rebel.can_choose("to_discard", "by Sullust")
    t.rebel.choose("to_discard", "buy Y-Wing")
    assert (t.rebel.deck, t.rebel.discard) == ([], ["X-Wing", "Y-Wing"])
