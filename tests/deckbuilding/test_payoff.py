"""The optional rule of paying off: neutral cards leave the galaxy row for their cost and join nobody's deck."""

from __future__ import annotations

import pytest

from dejarik.games.deckbuilding.game import GAME
from tests.deckbuilding.table import PLAIN_ROW, Side, dealt, table
from tests.scenario import rule


@rule("deckbuilding.optional.payoff")
def test_a_neutral_card_is_paid_off_for_its_cost_and_the_gap_is_filled() -> None:
    t = table(payoff=True, resources=3, row=["X-Wing", "C-ROC Cruiser", "TIE Fighter"], galaxy_deck=["Bossk", "AT-AT"])
    t.empire.choose("pay_off C-ROC Cruiser")
    assert (t.empire.resources, t.galaxy_discard, t.galaxy_deck) == (0, ["C-ROC Cruiser"], ["AT-AT"])
    assert t.row == ["X-Wing", "Bossk", "TIE Fighter", *PLAIN_ROW[:3]]


@rule("deckbuilding.optional.payoff")
def test_without_the_agreement_nothing_can_be_paid_off() -> None:
    t = table(resources=9, row=["Rodian Gunslinger"])
    t.empire.cannot_choose("pay_off Rodian Gunslinger")
    assert t.empire.why_not("pay_off Rodian Gunslinger") == ("deckbuilding.optional.payoff", ())


@rule("deckbuilding.optional.payoff")
def test_a_card_that_costs_more_than_the_pool_holds_cannot_be_paid_off() -> None:
    t = table(payoff=True, resources=2, row=["Rodian Gunslinger", "C-ROC Cruiser"])
    t.empire.can_choose("buy Rodian Gunslinger", "buy Outer Rim Pilot", "pay_off Rodian Gunslinger", "end")
    assert t.empire.why_not("pay_off C-ROC Cruiser") == ("deckbuilding.buy.pay", (3, 2))


@rule("deckbuilding.optional.payoff")
def test_the_rebels_pay_off_as_well_and_as_often_as_they_can() -> None:
    t = table(turn_of="rebel", payoff=True, resources=5, row=["Z-95 Headhunter", "Jawa Scavenger", "Bossk"])
    t.rebel.choose("pay_off Bossk", "pay_off Jawa Scavenger", "pay_off Z-95 Headhunter")
    assert (t.rebel.resources, t.galaxy_discard) == (0, ["Bossk", "Jawa Scavenger", "Z-95 Headhunter"])
    assert len(t.row) == 6


@rule("deckbuilding.optional.payoff")
@pytest.mark.parametrize("payoff", ["yes", "no"])
def test_whether_neutral_cards_may_be_paid_off_is_agreed_before_the_game(payoff: str) -> None:
    t = dealt(seed=2, payoff=payoff)
    while t.empire.hand:
        t.empire.choose(f"play {t.empire.hand[0]}")
    neutral = {facts.name.en for facts in GAME.cards() if "neutral" in facts.kind.en} - {"Outer Rim Pilot"}
    bought = [wish.removeprefix("buy ") for wish in t.offered() if wish.startswith("buy")]
    paid_off = [wish.removeprefix("pay_off ") for wish in t.offered() if wish.startswith("pay_off")]
    affordable = [name for name in bought if name in neutral]
    assert affordable
    assert paid_off == (affordable if payoff == "yes" else [])


@rule("deckbuilding.optional.payoff.not_owned")
def test_a_paid_off_fang_fighter_belongs_to_nobody_and_its_purchase_ability_is_silent() -> None:
    t = table(
        payoff=True,
        force=-1,
        resources=3,
        row=["Fang Fighter"],
        empire=Side(hand=["Stormtrooper"], deck=["Inquisitor"]),
    )
    t.empire.choose("pay_off Fang Fighter")
    assert (t.empire.hand, t.empire.deck, t.empire.discard) == (["Stormtrooper"], ["Inquisitor"], [])
    assert (t.empire.owns(), t.rebel.owns(), t.galaxy_discard) == (2, 0, ["Fang Fighter"])


@rule("deckbuilding.optional.payoff.not_owned")
def test_paying_off_quarren_mercenary_exiles_nothing() -> None:
    t = table(payoff=True, resources=4, row=["Quarren Mercenary"], empire=Side(hand=["Stormtrooper"]))
    t.empire.choose("pay_off Quarren Mercenary")
    t.empire.can_choose("play Stormtrooper", "end")
    assert (t.empire.hand, t.empire.owns()) == (["Stormtrooper"], 1)


@rule("deckbuilding.optional.payoff.not_owned")
def test_paying_off_is_no_purchase_so_sullust_still_waits_for_the_first_one() -> None:
    t = table(
        turn_of="rebel",
        payoff=True,
        resources=4,
        rebel=Side(base="Sullust"),
        row=["Rodian Gunslinger", "Kel Dor Mystic"],
    )
    t.rebel.choose("pay_off Rodian Gunslinger", "buy Kel Dor Mystic")
    t.rebel.can_choose("to_discard", "by Sullust")
    t.rebel.choose("by Sullust")
    assert (t.rebel.deck, t.rebel.owns()) == (["Kel Dor Mystic"], 1)


@rule("deckbuilding.optional.payoff.only_neutral")
def test_cards_of_a_faction_cannot_be_paid_off_not_even_ones_own() -> None:
    t = table(payoff=True, resources=9, row=["Luke Skywalker", "TIE Fighter", "Mon Calamari Cruiser", "Star Destroyer"])
    for name in ("Luke Skywalker", "TIE Fighter", "Mon Calamari Cruiser", "Star Destroyer"):
        assert t.empire.why_not(f"pay_off {name}") == ("deckbuilding.optional.payoff.only_neutral", ())


@rule("deckbuilding.optional.payoff.only_neutral")
def test_only_cards_of_the_row_are_paid_off_not_the_pilots_beside_it() -> None:
    t = table(payoff=True, resources=2, row=["Rodian Gunslinger"])
    t.empire.can_choose("buy Rodian Gunslinger", "buy Outer Rim Pilot", "pay_off Rodian Gunslinger", "end")


@rule("deckbuilding.optional.payoff.example")
@pytest.mark.parametrize(
    ("paid", "other", "left"), [("Rodian Gunslinger", "C-ROC Cruiser", 1), ("C-ROC Cruiser", "Rodian Gunslinger", 0)]
)
def test_three_resources_pay_off_rodian_gunslinger_or_c_roc_cruiser_but_not_both(
    paid: str, other: str, left: int
) -> None:
    t = table(payoff=True, resources=3, row=["Rodian Gunslinger", "C-ROC Cruiser"])
    assert {f"pay_off {paid}", f"pay_off {other}"} <= set(t.offered())
    t.empire.choose(f"pay_off {paid}")
    assert (t.galaxy_discard, t.empire.resources) == ([paid], left)
    assert t.empire.why_not(f"pay_off {other}").rule == "deckbuilding.buy.pay"
