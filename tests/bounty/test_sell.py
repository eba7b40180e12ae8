"""Action 2: selling any number of cards for half their cost."""

from __future__ import annotations

from tests.bounty.table import Hunter, table
from tests.scenario import rule


@rule("bounty.sell.any_number")
def test_one_action_sells_six_cards() -> None:
    hand = ["Vibroblade", "Slicer Rig", "Ambush", "Sandstorm", "Flame Gauntlet", "Smoke Canister"]
    t = table(you=Hunter("Boba Fett", hand=hand))
    t.you.choose("sale", *(f"sell {name}" for name in hand))
    assert (t.you.hand, t.discard, t.actions) == ([], hand, 1)
    assert t.you.credits == 900


@rule("bounty.sell.any_number")
def test_a_sale_that_has_begun_sells_at_least_one_card() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Vibroblade", "Ambush"]))
    t.you.choose("sale")
    t.you.can_choose("sell Vibroblade", "sell Ambush")
    t.you.choose("sell Ambush")
    t.you.can_choose("sell Vibroblade", "done")


@rule("bounty.sell.hand_and_board")
def test_hand_and_board_are_sold_together_and_a_space_becomes_free() -> None:
    board = ["Slicer Rig", "Grapnel Line", "Padded Bracers", "Tracking Visor"]
    t = table(you=Hunter("Boba Fett", hand=["Vibroblade", "Ambush"], board=board))
    t.you.choose("sale", "sell Ambush", "sell Slicer Rig", "done")
    assert (t.you.credits, t.you.hand, t.you.board) == (400, ["Vibroblade"], board[1:])
    t.you.choose("equip Vibroblade")
    assert len(t.you.board) == 4


@rule("bounty.sell.hand_and_board")
def test_without_a_card_there_is_nothing_to_sell() -> None:
    t = table(you=Hunter("Boba Fett"))
    t.you.can_choose("draw", "job", "mission", "end")
    assert t.you.why_not("sale") == ("bounty.sell.hand_and_board", ())


@rule("bounty.sell.hand_and_board", "bounty.end.boba_slot")
def test_boba_fett_s_stored_event_is_on_his_board_and_can_be_sold() -> None:
    t = table(you=Hunter("Boba Fett", slot="Ambush"))
    t.you.choose("sale")
    t.you.can_choose("sell Ambush")
    t.you.choose("sell Ambush")
    assert (t.you.credits, t.you.slot, t.discard) == (100, [], ["Ambush"])


@rule("bounty.sell.half_price")
def test_the_seller_gets_half_of_the_costs() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Slicer Rig", "Vibroblade"]))
    t.you.choose("sale", "sell Slicer Rig", "sell Vibroblade")
    assert t.you.credits == 400


@rule("bounty.sell.events_too")
def test_an_event_sells_for_100() -> None:
    t = table(you=Hunter("Din Djarin", hand=["Ambush"]))
    t.you.choose("sale", "sell Ambush")
    assert t.you.credits == 100


@rule("bounty.sell.paid_from_pool")
def test_nobody_else_pays_for_a_sale() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Full Beskar Suit"]), they=Hunter("Din Djarin", credits=300))
    t.you.choose("sale", "sell Full Beskar Suit")
    assert (t.you.credits, t.they.credits) == (400, 300)


@rule("bounty.sell.to_discard", "bounty.setup.discard_pile")
def test_sold_cards_come_back_in_the_next_market_deck() -> None:
    t = table(
        you=Hunter("Boba Fett", hand=["Vibroblade"]),
        they=Hunter("Din Djarin", hand=["Slicer Rig"]),
        market=["Grapnel Line", "Padded Bracers", "Tracking Visor", "Flame Gauntlet"],
        deck=[],
    )
    t.you.choose("sale", "sell Vibroblade", "end")
    t.they.choose("sale", "sell Slicer Rig")
    assert t.discard == ["Vibroblade", "Slicer Rig"]
    t.they.choose("draw", "deck", "deck")
    assert sorted(t.they.hand) == ["Slicer Rig", "Vibroblade"]
    assert (t.discard, t.deck) == ([], [])


@rule("bounty.example.sell")
def test_the_rulebooks_sale_of_200_and_200_and_400_brings_400() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Vibroblade", "Grapnel Line", "Flame Gauntlet"]))
    t.you.choose("sale", "sell Vibroblade", "sell Grapnel Line", "sell Flame Gauntlet")
    assert t.you.credits == 400
