"""Action 1, drawing two cards, and the hand they go to."""

from __future__ import annotations

from tests.bounty.table import Hunter, table
from tests.scenario import BACK, rule

SEVEN_CARDS = ["Ambush", "Sandstorm", "Double Cross", "Cantina Rumor", "Rival Hunter", "Slicer Rig", "Vibroblade"]


@rule("bounty.draw.two_cards")
def test_drawing_gives_two_cards() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Ambush"]), deck=["Vibroblade", "Slicer Rig", "Sandstorm"])
    t.you.choose("draw", "deck", "deck")
    assert (t.you.hand, t.deck, t.actions) == (["Ambush", "Vibroblade", "Slicer Rig"], ["Sandstorm"], 1)


@rule("bounty.draw.open_or_deck")
def test_both_the_open_market_and_the_deck_are_offered() -> None:
    t = table(you=Hunter("Boba Fett"), market=["Ambush", "Vibroblade", "Slicer Rig", "Sandstorm"])
    t.you.choose("draw")
    t.you.can_choose("take Ambush", "take Vibroblade", "take Slicer Rig", "take Sandstorm", "deck")


@rule("bounty.draw.mixed_sources")
def test_the_second_card_is_chosen_after_seeing_the_first_and_from_either_source() -> None:
    t = table(you=Hunter("Boba Fett"), market=["Ambush", "Sandstorm"], deck=["Vibroblade", "Slicer Rig"])
    t.you.choose("draw", "deck")
    assert t.you.sees("hand", of=t.you) == ["Vibroblade"]
    t.you.can_choose("take Ambush", "take Sandstorm", "deck")
    t.you.choose("take Sandstorm")
    assert (t.you.hand, t.market, t.deck) == (["Vibroblade", "Sandstorm"], ["Ambush"], ["Slicer Rig"])


@rule("bounty.draw.free")
def test_drawing_costs_nothing() -> None:
    t = table(you=Hunter("Boba Fett"), market=["Full Beskar Suit", "Veteran Astromech"])
    t.you.choose("draw", "take Full Beskar Suit", "take Veteran Astromech")
    assert (t.you.hand, t.you.credits) == (["Full Beskar Suit", "Veteran Astromech"], 0)


@rule("bounty.draw.no_refill_in_turn")
def test_the_market_is_not_refilled_during_the_turn() -> None:
    t = table(you=Hunter("Boba Fett"), market=["Ambush", "Vibroblade", "Slicer Rig", "Sandstorm"])
    t.you.choose("draw", "take Ambush", "take Vibroblade")
    assert t.market == ["Slicer Rig", "Sandstorm"]
    t.you.choose("draw", "take Slicer Rig", "take Sandstorm")
    assert t.market == []
    t.you.choose("end")
    assert len(t.market) == 4


@rule("bounty.draw.deck_runs_out")
def test_the_discard_pile_becomes_the_new_deck() -> None:
    pile = ["Vibroblade", "Grapnel Line", "Padded Bracers", "Tracking Visor", "Ambush", "Double Cross"] * 2
    t = table(you=Hunter("Boba Fett"), deck=[], discard=pile)
    assert t.they.sees("discard") == pile
    t.you.choose("draw", "deck")
    assert (len(t.you.hand), len(t.deck), t.discard) == (1, 11, [])
    assert sorted(t.you.hand + t.deck) == sorted(pile)
    assert t.you.hand + t.deck != pile
    assert t.you.sees("market_deck") == [BACK] * 11
    assert t.they.sees("hand", of=t.you) == [BACK]


@rule("bounty.draw.nothing_left")
def test_a_player_takes_what_there_is() -> None:
    t = table(you=Hunter("Boba Fett"), market=["Ambush"], deck=[])
    t.you.choose("draw")
    t.you.can_choose("take Ambush")
    t.you.choose("take Ambush")
    assert (t.you.hand, t.actions) == (["Ambush"], 1)
    t.you.cannot_choose("draw")
    assert t.you.why_not("draw") == ("bounty.draw.nothing_left", ())


@rule("bounty.draw.deck_runs_out", "bounty.draw.nothing_left")
def test_the_discard_pile_alone_is_enough_to_draw_from() -> None:
    t = table(you=Hunter("Boba Fett"), market=[], deck=[], discard=["Ambush"])
    t.you.choose("draw")
    t.you.can_choose("deck")
    t.you.choose("deck")
    assert (t.you.hand, t.discard, t.actions) == (["Ambush"], [], 1)


@rule("bounty.hand.limit", "bounty.hand.discard_choice")
def test_a_player_chooses_which_cards_above_five_to_discard() -> None:
    t = table(you=Hunter("Boba Fett", credits=300, hand=SEVEN_CARDS))
    t.you.choose("end")
    t.you.can_choose(*(f"discard {name}" for name in SEVEN_CARDS))
    t.you.choose("discard Slicer Rig")
    assert t.active == t.you
    t.you.choose("discard Ambush")
    assert t.you.hand == ["Sandstorm", "Double Cross", "Cantina Rumor", "Rival Hunter", "Vibroblade"]
    assert (t.discard, t.you.credits, t.active) == (["Slicer Rig", "Ambush"], 300, t.they)


@rule("bounty.hand.limit")
def test_five_cards_are_kept() -> None:
    t = table(you=Hunter("Boba Fett", hand=SEVEN_CARDS[:5]))
    t.you.choose("end")
    assert (t.you.hand, t.active) == (SEVEN_CARDS[:5], t.they)


@rule("bounty.hand.no_limit_during_turn")
def test_more_than_five_cards_are_fine_until_the_turn_ends() -> None:
    t = table(you=Hunter("Boba Fett", hand=SEVEN_CARDS[:5]), market=["Slicer Rig", "Vibroblade"])
    t.you.choose("draw", "take Slicer Rig", "take Vibroblade")
    assert len(t.you.hand) == 7
    t.you.choose("sale", "sell Ambush", "sell Sandstorm", "sell Double Cross", "sell Cantina Rumor", "done", "end")
    assert t.you.hand == ["Rival Hunter", "Slicer Rig", "Vibroblade"]
    assert (t.discard, t.active) == (["Ambush", "Sandstorm", "Double Cross", "Cantina Rumor"], t.they)


@rule("bounty.hand.no_limit_during_turn")
def test_only_the_active_player_s_hand_is_checked() -> None:
    t = table(you=Hunter("Boba Fett"), they=Hunter("Din Djarin", hand=SEVEN_CARDS))
    t.you.choose("end")
    assert (t.they.hand, t.active) == (SEVEN_CARDS, t.they)


@rule("bounty.hand.secret")
def test_opponents_see_how_many_cards_were_drawn_from_the_deck_but_not_which() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Ambush"]), deck=["Vibroblade", "Slicer Rig"])
    t.you.choose("draw", "deck", "deck")
    assert t.you.sees("hand", of=t.you) == ["Ambush", "Vibroblade", "Slicer Rig"]
    for onlooker in (t.they, t.spectators):
        assert onlooker.sees("hand", of=t.you) == [BACK] * 3
        assert all(thing.id is None for thing in onlooker.view.region("hand", 0).things)
        assert onlooker.reads() == ["Boba Fett draws a card from the deck."] * 2
    assert t.you.reads()[-1] == "Boba Fett draws from the deck: “Slicer Rig”."


@rule("bounty.hand.secret")
def test_opponents_know_the_open_card_that_was_taken() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Sandstorm"]), market=["Ambush"], deck=["Vibroblade"])
    t.you.choose("draw", "take Ambush", "deck")
    assert t.they.sees("hand", of=t.you) == ["Ambush", BACK, BACK]
    assert t.they.reads()[0] == "Boba Fett takes “Ambush” from the market."


@rule("bounty.hand.secret")
def test_only_the_player_who_chooses_sees_the_choices() -> None:
    t = table(you=Hunter("Boba Fett", credits=1000, hand=["Vibroblade"]))
    mine, theirs = t.you.view.prompt, t.they.view.prompt
    assert mine is not None
    assert theirs is not None
    assert "equip vibroblade" in [choice.notation for choice in mine.choices]
    assert (theirs.seat, theirs.kind, theirs.choices) == (0, "action", ())
