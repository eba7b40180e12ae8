"""Fennec Shand pays 200 credits to have discarded equipment in hand instead."""

from __future__ import annotations

from tests.bounty.table import Hunter, table
from tests.scenario import BACK, card, rule

SIX_CARDS = ["Ambush", "Sandstorm", "Double Cross", "Cantina Rumor", "Rival Hunter", "Slicer Rig"]


@card("bounty", "fennec_shand")
@rule("bounty.fennec.keep_discarded")
def test_fennec_pays_200_and_has_the_used_temporary_card_in_hand() -> None:
    t = table(you=Hunter("Fennec Shand", credits=300, board=["Smoke Canister"]), missions=["Womp Rat Nest"])
    t.you.choose("mission", "attempt Womp Rat Nest", "use Smoke Canister")
    assert t.you.credits == 200
    t.you.can_choose("keep Smoke Canister", "discard Smoke Canister")
    t.you.choose("keep Smoke Canister")
    assert (t.you.credits, t.you.hand, t.discard) == (0, ["Smoke Canister"], [])


@rule("bounty.fennec.keep_discarded")
def test_fennec_need_not_keep_it() -> None:
    t = table(you=Hunter("Fennec Shand", credits=300, board=["Smoke Canister"]), missions=["Womp Rat Nest"])
    t.you.choose("mission", "attempt Womp Rat Nest", "use Smoke Canister", "discard Smoke Canister")
    assert (t.you.credits, t.you.hand, t.discard) == (200, [], ["Smoke Canister"])


@rule("bounty.fennec.keep_discarded", "bounty.fennec.each_card_costs")
def test_with_less_than_200_the_card_is_gone() -> None:
    t = table(you=Hunter("Fennec Shand", credits=200, board=["Smoke Canister"]), missions=["Womp Rat Nest"])
    t.you.choose("mission", "attempt Womp Rat Nest", "use Smoke Canister")
    assert (t.you.credits, t.discard) == (100, ["Smoke Canister"])
    t.you.can_choose("draw", "job", "mission", "end")


@rule("bounty.fennec.each_card_costs")
def test_fennec_pays_for_every_card_she_keeps() -> None:
    t = table(you=Hunter("Fennec Shand", board=["Blasting Charge", "Smoke Canister"]), missions=["Womp Rat Nest"])
    t.you.choose("mission", "attempt Womp Rat Nest", "use Blasting Charge", "use Smoke Canister")
    assert t.you.credits == 400
    t.you.choose("keep Blasting Charge", "keep Smoke Canister")
    assert (t.you.credits, t.you.hand, t.discard) == (0, ["Blasting Charge", "Smoke Canister"], [])


@rule("bounty.fennec.each_card_costs")
def test_with_200_credits_fennec_keeps_only_one_of_two() -> None:
    board = ["Blasting Charge", "Smoke Canister"]
    t = table(you=Hunter("Fennec Shand", credits=300, board=board), missions=["Jawa Bargain"])
    t.you.choose("mission", "attempt Jawa Bargain", "use Blasting Charge", "use Smoke Canister")
    assert t.you.credits == 200
    t.you.choose("keep Blasting Charge")
    assert (t.you.credits, t.you.hand, t.discard) == (0, ["Blasting Charge"], ["Smoke Canister"])


@rule("bounty.fennec.temporary")
def test_a_kept_temporary_card_frees_its_space_and_is_paid_for_again() -> None:
    board = ["Hired Speeder", "Vibroblade", "Grapnel Line", "Padded Bracers"]
    t = table(you=Hunter("Fennec Shand", credits=700, board=board), missions=["Spice Convoy"])
    t.you.choose("mission", "attempt Spice Convoy", "use Hired Speeder", "resolve", "keep Hired Speeder")
    assert (t.you.credits, t.you.hand) == (200, ["Hired Speeder"])
    assert t.you.board == ["Vibroblade", "Grapnel Line", "Padded Bracers"]
    assert t.you.why_not("equip Hired Speeder") == ("bounty.equip.must_afford", (400, 200))
    t.you.choose("job", "equip Hired Speeder")
    assert (t.you.credits, t.you.board[-1]) == (0, "Hired Speeder")


@rule("bounty.fennec.hand_limit", "bounty.fennec.keep_discarded")
def test_fennec_keeps_a_sixth_card_for_200() -> None:
    t = table(you=Hunter("Fennec Shand", credits=200, hand=SIX_CARDS))
    t.you.choose("end")
    t.you.can_choose(*(f"discard {name}" for name in SIX_CARDS), "keep Slicer Rig")
    assert t.you.why_not("keep Ambush") == ("bounty.fennec.keep_discarded", ())
    t.you.choose("keep Slicer Rig")
    assert (t.you.credits, len(t.you.hand), t.discard, t.active) == (0, 6, [], t.they)
    assert t.they.sees("hand", of=t.you) == ["Slicer Rig", *[BACK] * 5]


@rule("bounty.fennec.hand_limit", "bounty.hand.limit")
def test_without_200_credits_fennec_discards_like_everybody_else() -> None:
    t = table(you=Hunter("Fennec Shand", credits=100, hand=SIX_CARDS))
    t.you.choose("end")
    t.you.can_choose(*(f"discard {name}" for name in SIX_CARDS))
    assert t.you.why_not("keep Slicer Rig") == ("bounty.fennec.each_card_costs", (200, 100))
    t.you.choose("discard Slicer Rig")
    assert (len(t.you.hand), t.discard, t.active) == (5, ["Slicer Rig"], t.they)


@rule("bounty.fennec.hand_limit")
def test_a_kept_card_does_not_count_but_the_others_do() -> None:
    t = table(you=Hunter("Fennec Shand", credits=400, hand=[*SIX_CARDS, "Vibroblade"]))
    t.you.choose("end", "keep Slicer Rig")
    t.you.cannot_choose("discard Slicer Rig", "keep Slicer Rig")
    t.you.choose("discard Ambush")
    assert (len(t.you.hand), t.you.credits, t.discard, t.active) == (6, 200, ["Ambush"], t.they)


@rule("bounty.fennec.hand_limit", "bounty.hand.limit")
def test_the_sixth_card_is_paid_for_every_turn() -> None:
    t = table(you=Hunter("Fennec Shand", credits=400, hand=SIX_CARDS))
    t.you.choose("end", "keep Slicer Rig")
    t.they.choose("end")
    t.you.choose("end", "keep Slicer Rig")
    assert (t.you.credits, len(t.you.hand), t.active) == (0, 6, t.they)


@rule("bounty.fennec.keep_discarded")
def test_nobody_else_keeps_a_discarded_card() -> None:
    t = table(you=Hunter("Din Djarin", credits=1000, hand=SIX_CARDS))
    t.you.choose("end")
    t.you.can_choose(*(f"discard {name}" for name in SIX_CARDS))


@rule("bounty.fennec.not_when_selling")
def test_fennec_does_not_keep_what_she_sells() -> None:
    t = table(you=Hunter("Fennec Shand", credits=200, hand=["Full Beskar Suit"], board=["Vibroblade"]))
    t.you.choose("sale", "sell Full Beskar Suit")
    t.you.can_choose("sell Vibroblade", "done")
    assert (t.you.credits, t.you.hand, t.discard) == (600, [], ["Full Beskar Suit"])
