"""Rounds: an action phase of alternating turns, then the four steps of the upkeep phase; nothing else."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

FULL_HAND = ["Dodge", "Block", "Aim", "All In", "Flank"]


def both_pass(t: Table) -> None:
    """The action phase ends."""
    t.you.choose("pass")
    t.they.choose("pass")


# ---------------------------------------------------------------- the action phase


@rule("destiny.round.two_phases")
def test_a_round_is_one_action_phase_and_one_upkeep_phase() -> None:
    t = table(Side(deck=["Dodge"]), Side(deck=["Block"]), at="round", round=0, holder="you")
    both_pass(t)
    lines = [line for line in t.spectators.reads() if line.startswith(("Round", "Upkeep"))]
    assert lines == ["Round 1 begins.", "Upkeep: cards ready, dice return to their cards.", "Round 2 begins."]


@rule("destiny.round.two_phases")
def test_the_table_shows_which_phase_of_the_round_it_is() -> None:
    t = table(Side(), Side(deck=["Dodge"] * 9, hand=["Dodge"]), round=3)
    acting = t.spectators.view.phases
    assert acting is not None
    assert (acting.heading.en, acting.names[acting.at].en) == ("Round 3: Player 1", "Actions")
    both_pass(t)
    discarding = t.spectators.view.phases
    assert discarding is not None
    assert (discarding.heading.pl, discarding.names[discarding.at].pl) == ("Runda 3", "Utrzymanie")


@rule("destiny.round.two_phases", "destiny.starter.goal_last_team")
def test_after_the_upkeep_phase_the_next_round_begins() -> None:
    t = table(round=4, holder="they")
    both_pass(t)
    assert (t.winners, t.round) == (None, 5)
    t.they.choose("activate Nightsister")


@rule("destiny.actionphase.alternate_turns")
def test_turns_alternate() -> None:
    supports = ["Underworld Connections", "Underworld Connections"]
    t = table(Side(supports=supports), Side(supports=supports))
    for player in (t.you, t.they, t.you, t.they):
        player.choose("use Underworld Connections")
    assert (t.you.resources, t.they.resources) == (4, 4)
    t.you.can_choose("activate Nightsister", "use Nightsister", "claim", "pass")


@rule("destiny.actionphase.act_or_pass")
def test_one_action_ends_the_turn() -> None:
    t = table(Side(hand=["Take Cover", "Take Cover"]), Side(team=["Hired Gun"]))
    t.you.choose("play Take Cover", "shield Nightsister")
    assert t.you.hand == ["Take Cover"]
    t.they.can_choose("activate Hired Gun", "claim", "pass")


@rule("destiny.actionphase.act_or_pass")
def test_passing_ends_the_turn_too() -> None:
    t = table()
    t.you.choose("pass")
    t.they.can_choose("activate Nightsister", "use Nightsister", "claim", "pass")


@rule("destiny.actionphase.ends_on_consecutive_passes")
def test_the_action_phase_ends_only_when_both_pass_in_a_row() -> None:
    t = table(Side(), Side(hand=["Block"], supports=["Underworld Connections"]))
    t.you.choose("pass")
    t.they.choose("use Underworld Connections")
    t.you.choose("pass")
    assert t.they.is_exhausted("Underworld Connections")
    t.they.choose("pass")
    t.they.can_choose("discard Block", "done")
    assert not t.they.is_exhausted("Underworld Connections")


@rule("destiny.actionphase.ends_on_consecutive_passes")
def test_an_action_between_two_passes_keeps_the_phase_going() -> None:
    t = table(passes=1)
    t.you.choose("use Nightsister")
    t.they.choose("pass")
    t.you.can_choose("activate Nightsister", "use Nightsister", "claim", "pass")


@rule("destiny.action.six_kinds")
def test_all_six_actions_and_passing_are_offered() -> None:
    t = table(
        Side(
            team=["Padawan"],
            supports=["Underworld Connections"],
            pool=["Padawan:2MD"],
            hand=["Take Cover"],
        )
    )
    t.you.can_choose(
        "activate Padawan",
        "resolve Padawan:2MD",
        "play Take Cover",
        "use Underworld Connections",
        "discard_to_reroll Take Cover",
        "claim",
        "pass",
    )


# ---------------------------------------------------------------- the upkeep phase


@rule("destiny.upkeep.step_order")
def test_the_four_steps_come_in_their_order_for_all_players() -> None:
    t = table(
        Side(hand=["Dodge"], deck=["Aim", "Aim", "Aim", "Aim"], exhausted=["Nightsister"], pool=["Nightsister:2RD"]),
        Side(hand=["Block"], deck=["Flank"]),
        at="upkeep",
        holder="you",
    )
    assert not t.you.is_exhausted("Nightsister")
    assert (t.you.pool, t.you.resources, t.they.resources) == ([], 4, 4)
    t.you.choose("discard Dodge")
    t.they.choose("done")
    assert t.spectators.reads() == [
        "Upkeep: cards ready, dice return to their cards.",
        "Player 1 gains 2 resources.",
        "Player 2 gains 2 resources.",
        "Player 1 discards “Dodge”.",
        "Player 1 draws 4 cards.",
        "Player 2 draws 1 card.",
        "Round 3 begins.",
    ]


@rule("destiny.upkeep.ready_cards")
def test_characters_supports_and_upgrades_of_both_players_are_readied() -> None:
    t = table(
        Side(
            upgrades={"Nightsister": ["Hunker Down"]},
            supports=["Underworld Connections"],
            exhausted=["Nightsister", "Hunker Down", "Underworld Connections"],
        ),
        Side(exhausted=["Nightsister"]),
        at="upkeep",
    )
    ready = [not t.you.is_exhausted(name) for name in ("Nightsister", "Hunker Down", "Underworld Connections")]
    assert ready == [True, True, True]
    assert not t.they.is_exhausted("Nightsister")


@rule("destiny.upkeep.return_dice")
def test_dice_go_back_without_any_effect() -> None:
    t = table(
        Side(
            team=["AW-035*2"],
            upgrades={"AW-035": ["Force Choke"]},
            pool=["AW-035:3MD", "AW-035:1R", "Force Choke:2Dr"],
        ),
        Side(pool=["Nightsister:2RD"]),
        at="upkeep",
    )
    assert (t.you.pool, t.they.pool) == ([], [])
    assert (t.you.damage("Luke Skywalker"), t.they.damage("Nightsister")) == (0, 0)
    assert (t.you.resources, t.they.resources) == (4, 4)
    t.they.choose("pass")
    t.you.choose("activate Luke Skywalker")
    t.roll("2MD", "-", "1R")
    assert t.you.pool == ["Luke Skywalker:2MD", "Luke Skywalker:-", "Force Choke:1R"]


@rule("destiny.upkeep.gain_two_resources")
@pytest.mark.parametrize("kept", [0, 3])
def test_each_player_gains_two_resources_and_keeps_the_others(kept: int) -> None:
    t = table(Side(resources=kept), Side(resources=1), at="upkeep")
    assert (t.you.resources, t.they.resources) == (kept + 2, 3)


@rule("destiny.upkeep.discard_then_draw")
def test_first_cards_are_discarded_then_the_hand_is_filled() -> None:
    t = table(Side(hand=["Dodge", "Block", "Aim", "All In"], deck=["Flank"] * 5), at="upkeep", holder="you")
    t.you.can_choose("discard Dodge", "discard Block", "discard Aim", "discard All In", "done")
    t.you.choose("discard Dodge", "discard Aim")
    assert len(t.you.deck) == 5
    t.you.choose("done")
    assert t.you.hand == ["Block", "All In", "Flank", "Flank", "Flank"]
    assert (t.you.discard, len(t.you.deck)) == (["Dodge", "Aim"], 2)


@rule("destiny.upkeep.discard_then_draw")
def test_nobody_has_to_discard() -> None:
    t = table(Side(hand=["Dodge"], deck=["Flank"] * 6), at="upkeep", holder="you")
    t.you.choose("done")
    assert (len(t.you.hand), t.you.discard) == (5, [])


@rule("destiny.upkeep.discard_then_draw")
def test_the_whole_hand_may_go() -> None:
    t = table(Side(hand=["Dodge", "Block"], deck=["Flank"] * 6), at="upkeep", holder="you")
    t.you.choose("discard Dodge", "discard Block")
    assert (t.you.hand, t.you.discard) == (["Flank"] * 5, ["Dodge", "Block"])


@rule("destiny.upkeep.discard_then_draw")
@card("destiny", "AW-088")
def test_a_raised_hand_limit_raises_what_is_drawn() -> None:
    t = table(Side(supports=["Emperor's Favor"], deck=["Flank"] * 8), Side(deck=["Flank"] * 8), at="upkeep")
    assert (len(t.you.hand), len(t.they.hand)) == (6, 5)


@rule("destiny.upkeep.no_draw_at_limit")
@pytest.mark.parametrize("discards", [["discard Dodge"], []])
def test_a_hand_at_or_above_the_limit_draws_nothing(discards: list[str]) -> None:
    t = table(Side(hand=[*FULL_HAND, "Nowhere to Run"]), at="upkeep", holder="you")
    t.you.choose(*discards, "done")
    assert (len(t.you.hand), len(t.you.deck)) == (6 - len(discards), 2)


@rule("destiny.upkeep.draw_what_is_left")
def test_a_short_deck_is_drawn_empty_and_the_discard_pile_stays() -> None:
    t = table(Side(deck=["Dodge", "Block"], discard=FULL_HAND), at="upkeep")
    assert (t.you.hand, t.you.deck, t.you.discard) == (["Dodge", "Block"], [], FULL_HAND)
    assert t.winners is None


# ---------------------------------------------------------------- drawing cards


@rule("destiny.draw.top_card")
@card("destiny", "AW-035")
def test_drawing_takes_the_top_card_of_ones_own_deck() -> None:
    t = table(Side(team=["AW-035"], deck=["Dodge", "Block", "Aim"]))
    t.you.choose("activate Luke Skywalker")
    t.roll("-")
    assert (t.you.hand, t.you.deck) == (["Dodge"], ["Block", "Aim"])
    assert t.they.hand == []


@rule("destiny.draw.several_simultaneous")
@card("destiny", "AW-127")
def test_several_cards_are_drawn_in_one_go() -> None:
    t = table(Side(hand=["Don't Get Cocky"], deck=["Dodge", "Block", "Aim"]), Side(deck=["All In", "Flank"]))
    t.you.choose("play Don't Get Cocky")
    assert (t.you.hand, t.they.hand) == (["Dodge", "Block"], ["All In", "Flank"])
    drawn = [line for line in t.spectators.reads() if "draws" in line]
    assert drawn == ["Player 1 draws 2 cards.", "Player 2 draws 2 cards."]


@rule("destiny.draw.short_deck")
@card("destiny", "AW-127")
def test_a_short_deck_gives_what_it_has() -> None:
    t = table(Side(hand=["Don't Get Cocky"], deck=["Dodge"]), Side(deck=["All In", "Flank"]))
    t.you.choose("play Don't Get Cocky")
    assert (t.you.hand, t.you.deck, len(t.they.hand)) == (["Dodge"], [], 2)
    t.they.choose("pass")


@rule("destiny.draw.empty_deck")
@card("destiny", "AW-035")
def test_drawing_from_an_empty_deck_does_nothing() -> None:
    t = table(Side(team=["AW-035"], deck=[], hand=["Block"]))
    t.you.choose("activate Luke Skywalker")
    t.roll("-")
    assert (t.winners, t.you.hand, t.you.deck) == (None, ["Block"], [])
    t.they.choose("pass")
