"""Cards and rules together where one could trip over the other."""

from __future__ import annotations

from random import Random

import pytest

from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.model.state import HAND
from tests.destiny.table import Side, card, rule, table


@rule("destiny.extraaction.current_action_first", "destiny.symbol.special.self_reroll_once")
@card("destiny", "AW-032")
def test_a_die_that_stayed_can_be_resolved_in_the_additional_action() -> None:
    t = table(
        Side(team=["Padme Amidala"], supports=["Black One"], pool=["Black One:Sp"], hand=["Impulsive"]),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("play Impulsive", "hit Count Dooku")
    t.roll("3RD")
    t.you.choose("resolve Black One:3RD", "hit Count Dooku")
    assert t.they.damage("Count Dooku") == 4


@rule("destiny.resolve.same_die_once")
def test_a_die_that_was_resolved_does_not_hide_its_twin() -> None:
    t = table(
        Side(team=["Padme Amidala"], supports=["BB-8", "Black One"], pool=["BB-8:Sp", "Black One:Sp"]),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("resolve BB-8:Sp")
    t.roll("Sp", "Sp")
    t.you.can_choose("resolve Black One:Sp", "done")


@pytest.mark.parametrize("hand", [("Jedi Robes",), ()], ids=["a play that fails", "a guardian that falls"])
@rule("destiny.extraaction.outside_own_turn")
@card("destiny", "AW-110")
def test_whatever_comes_of_the_action_retreat_allows_the_phase_ends(hand: tuple[str, ...]) -> None:
    t = table(
        Side(team=["Leia Organa"], pool=["Leia Organa:2RD"], hand=["Retreat"]),
        Side(
            team=["Rey", "Rebel Trooper"],
            supports=["It Binds All Things"],
            hand=hand,
            resources=1,
            damage={"Rebel Trooper": 6},
        ),
    )
    t.you.choose("play Retreat")
    if hand:
        t.they.choose("play Jedi Robes Rey", "no")
    else:
        t.they.choose("activate Rebel Trooper", "remove Leia Organa:2RD")
    if hand:
        t.they.choose("done")
    assert t.round == 3


@rule("destiny.multi.elimination.remove_cards")
@card("destiny", "AW-102")
def test_a_captured_die_is_free_when_whoever_took_its_captor_is_out() -> None:
    t = table(
        Side(
            team=["Jango Fett", "Nightsister"],
            hand=["Prized Possession"],
            resources=4,
            damage={"Jango Fett": 9},
        ),
        Side(team=["General Grievous"], pool=["General Grievous:2MD"], deck=()),
        Side(team=["Leia Organa"], pool=["Leia Organa:1R"]),
        holder="third",
    )
    t.you.choose("play Prized Possession Jango Fett", "yes", "capture Leia Organa:1R")
    t.they.choose("resolve General Grievous:2MD", "hit Jango Fett", "yes")
    t.third.choose("pass")
    t.you.choose("pass")
    t.they.choose("pass")
    t.third.choose("activate Leia Organa")
    t.roll("1R")
    assert t.third.pool == ["Leia Organa:1R"]


@rule("destiny.hand.count_public_content_secret")
@card("destiny", "AW-170")
def test_what_the_jedi_temple_picks_is_nobodys_knowledge_until_all_is_picked() -> None:
    t = table(
        Side(team=["Leia Organa"], field="Jedi Temple"),
        Side(team=["Count Dooku"], hand=["Block", "Dodge", "Aim", "Lightsaber"], deck=["Survival Gear"] * 4),
        Side(team=["Nightsister"]),
        holder="you",
    )
    t.you.choose("claim", "yes", "opponent 2", "discard Block")
    for seed in range(20):
        guess = GAME.determinize(t.state, 2, Random(seed))
        assert not set(guess.frames[-1].chosen) - set(guess.zones[HAND + 1])


@rule("destiny.after.resolved_after_condition")
def test_a_special_that_removes_a_disrupt_die_is_not_a_disrupt_that_was_resolved() -> None:
    t = table(
        Side(
            team=["AW-035"], upgrades={"AW-035": ["Force Throw"]}, supports=["My Kind of Scum"], pool=["Force Throw:Sp"]
        ),
        Side(team=["General Grievous"], pool=["General Grievous:1Dr"]),
    )
    t.you.choose("resolve Force Throw:Sp", "remove General Grievous:1Dr", "hit General Grievous")
    assert t.they.damage("General Grievous") == 1
    assert not t.you.is_exhausted("My Kind of Scum")
    t.they.can_choose("activate General Grievous", "claim", "pass")
