"""Playing cards from hand: restrictions, then the cost, then the card by its type."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import ALL_CARDS
from dejarik.games.destiny.language.terms import SUPPORT, UPGRADE
from tests.destiny.table import Side, card, rule, table

FOES = Side(team=["Hired Gun"])

# ---------------------------------------------------------------- restrictions and cost


@rule("destiny.play.check_restrictions_first")
def test_a_card_whose_restriction_is_not_met_cannot_be_played() -> None:
    t = table(Side(team=["Bala-Tik"], hand=["Force Choke"]), FOES)
    assert t.you.why_not("play Force Choke Bala-Tik").rule == "destiny.term.play_restriction.must_be_met"
    assert (t.you.hand, t.you.resources) == (["Force Choke"], 2)


@rule("destiny.play.check_restrictions_first")
def test_an_upgrade_is_offered_only_for_characters_that_meet_its_restriction() -> None:
    t = table(Side(team=["Bala-Tik", "Kylo Ren"], hand=["Force Choke"]), FOES)
    t.you.can_choose("activate Bala-Tik", "activate Kylo Ren", "play Force Choke Kylo Ren", "claim", "pass")


@rule("destiny.play.pay_cost_after_restrictions")
@card("destiny", "AW-101")
def test_the_cost_is_paid_when_the_card_is_played() -> None:
    t = table(Side(hand=["Underworld Connections"], resources=3), FOES)
    t.you.choose("play Underworld Connections")
    assert (t.you.resources, t.you.hand, t.you.supports) == (1, [], ["Underworld Connections"])


@rule("destiny.play.pay_cost_after_restrictions")
def test_what_a_card_gains_cannot_pay_for_it() -> None:
    dice = ["Nightsister:1R"]
    t = table(Side(hand=["Natural Talent"], pool=dice, resources=0, exhausted=["Nightsister"]), FOES)
    t.you.cannot_choose("play Natural Talent")
    rich = table(Side(hand=["Natural Talent"], pool=dice, resources=1), FOES)
    rich.you.choose("play Natural Talent")
    assert rich.you.resources == 2


@rule("destiny.play.not_enough_resources")
def test_who_cannot_pay_does_not_play() -> None:
    t = table(Side(hand=["Dodge"], resources=1), FOES)
    refusal = t.you.why_not("play Dodge")
    assert (refusal.rule, refusal.numbers) == ("destiny.play.not_enough_resources", (2, 1))
    assert (t.you.hand, t.you.resources) == (["Dodge"], 1)


@rule("destiny.play.attempt_with_cost_changes")
@card("destiny", "AW-150")
def test_a_card_that_is_too_dear_may_be_tried_if_its_cost_can_be_lowered() -> None:
    t = table(Side(team=["Kylo Ren"], supports=["It Binds All Things"], hand=["Force Choke"], resources=1), FOES)
    t.you.choose("play Force Choke Kylo Ren", "yes")
    assert (t.you.upgrades("Kylo Ren"), t.you.resources) == (["Force Choke"], 0)
    assert t.you.is_exhausted("It Binds All Things")


@rule("destiny.play.attempt_with_cost_changes", "destiny.play.not_enough_resources")
@card("destiny", "AW-150")
def test_an_attempt_without_the_reduction_leaves_card_and_resources_where_they_are() -> None:
    t = table(Side(team=["Kylo Ren"], supports=["It Binds All Things"], hand=["Force Choke"], resources=1), FOES)
    t.you.choose("play Force Choke Kylo Ren", "no")
    assert (t.you.upgrades("Kylo Ren"), t.you.hand, t.you.resources) == ([], ["Force Choke"], 1)
    assert not t.you.is_exhausted("It Binds All Things")


@rule("destiny.play.attempt_with_cost_changes")
def test_an_exhausted_helper_lowers_nothing() -> None:
    side = Side(
        team=["Kylo Ren"],
        supports=["It Binds All Things"],
        hand=["Force Choke"],
        resources=1,
        exhausted=["It Binds All Things"],
    )
    table(side, FOES).you.cannot_choose("play Force Choke Kylo Ren")


# ---------------------------------------------------------------- upgrades


@rule("destiny.play.upgrade_choose_character")
def test_an_upgrade_goes_to_the_chosen_character_only() -> None:
    t = table(Side(team=["Bala-Tik", "Kylo Ren"], hand=["Survival Gear"]), FOES)
    t.you.choose("play Survival Gear Kylo Ren")
    assert (t.you.upgrades("Bala-Tik"), t.you.upgrades("Kylo Ren")) == ([], ["Survival Gear"])


@rule("destiny.play.upgrade_choose_character")
def test_an_upgrade_cannot_go_to_the_opponents_characters() -> None:
    t = table(Side(team=["Kylo Ren"], hand=["Survival Gear"]), FOES)
    t.you.cannot_choose("play Survival Gear Hired Gun")


@rule("destiny.play.upgrade_replace_decided_before_paying")
def test_only_upgrades_of_the_chosen_character_can_be_replaced() -> None:
    t = table(
        Side(
            team=["Bala-Tik", "Kylo Ren"],
            upgrades={"Kylo Ren": ["Survival Gear", "Comlink"]},
            hand=["Flame Thrower"],
            resources=3,
        ),
        FOES,
    )
    plays = [wish for wish in t.offered() if wish.startswith("play")]
    assert plays == [
        "play Flame Thrower Bala-Tik",
        "play Flame Thrower Kylo Ren",
        "play Flame Thrower Kylo Ren Survival Gear",
        "play Flame Thrower Kylo Ren Comlink",
    ]


@rule("destiny.play.upgrade_replace_decided_before_paying")
def test_who_could_not_pay_in_full_may_still_replace() -> None:
    side = Side(team=["Kylo Ren"], upgrades={"Kylo Ren": ["Survival Gear"]}, hand=["Flame Thrower"], resources=1)
    t = table(side, FOES)
    plays = [wish for wish in t.offered() if wish.startswith("play")]
    assert plays == ["play Flame Thrower Kylo Ren Survival Gear"]


@rule("destiny.play.upgrade_replace_reduces_cost", "destiny.play.upgrade_replace_free_if_not_dearer")
@pytest.mark.parametrize(
    ("old", "new", "left"),
    [
        ("Survival Gear", "Flame Thrower", 2),
        ("Survival Gear", "Comlink", 3),
        ("Flame Thrower", "Hunting Rifle", 3),
    ],
)
def test_a_replaced_upgrade_lowers_the_cost_but_never_pays_back(old: str, new: str, left: int) -> None:
    t = table(Side(team=["Kylo Ren"], upgrades={"Kylo Ren": [old]}, hand=[new], resources=3), FOES)
    t.you.choose(f"play {new} Kylo Ren {old}")
    assert t.you.resources == left
    assert (t.you.upgrades("Kylo Ren"), t.you.discard) == ([new], [old])


@rule("destiny.play.upgrade_replaced_discarded_on_entry")
def test_a_replaced_upgrade_takes_its_die_along_when_the_new_one_enters() -> None:
    t = table(
        Side(
            team=["Kylo Ren"],
            upgrades={"Kylo Ren": ["Survival Gear"]},
            pool=["Survival Gear:2Sh", "Kylo Ren:1R"],
            hand=["Flame Thrower"],
        ),
        FOES,
    )
    t.you.choose("play Flame Thrower Kylo Ren Survival Gear")
    assert (t.you.pool, t.you.discard) == (["Kylo Ren:1R"], ["Survival Gear"])


@rule("destiny.play.upgrade_replaced_discarded_on_entry")
@card("destiny", "AW-036")
@pytest.mark.parametrize(("resources", "possible"), [(0, False), (1, True)])
def test_the_replaced_upgrade_is_still_attached_while_the_new_one_is_paid_for(resources: int, possible: bool) -> None:
    """Weapons are cheaper for a Padawan without upgrades, but this one still has one."""
    side = Side(team=["Padawan"], upgrades={"Padawan": ["Survival Gear"]}, hand=["Flame Thrower"], resources=resources)
    t = table(side, FOES)
    assert ("play Flame Thrower Padawan Survival Gear" in t.offered()) == possible
    if possible:
        t.you.choose("play Flame Thrower Padawan Survival Gear")
        assert t.you.resources == 0


@rule("destiny.play.upgrade_die_placed")
def test_the_die_of_a_new_upgrade_lies_on_it_and_is_not_rolled() -> None:
    t = table(Side(team=["Kylo Ren"], hand=["Survival Gear"], exhausted=["Kylo Ren"]), FOES)
    t.you.choose("play Survival Gear Kylo Ren")
    assert t.you.pool == []
    assert t.you.sees("team", t.you) == ["Kylo Ren", "Kylo Ren", "Survival Gear", "Survival Gear"]
    kinds = [thing.kind for thing in t.you.view.region("team", 0).things]
    assert kinds == ["character", "die", "upgrade", "die"]


@rule("destiny.play.upgrade_die_placed")
def test_the_die_of_a_new_upgrade_is_rolled_with_its_character() -> None:
    t = table(Side(team=["Kylo Ren"], hand=["Survival Gear"]), FOES)
    t.you.choose("play Survival Gear Kylo Ren")
    t.they.choose("pass")
    t.you.choose("activate Kylo Ren")
    t.roll("1MD", "2Sh")
    assert t.you.pool == ["Kylo Ren:1MD", "Survival Gear:2Sh"]


@rule("destiny.play.most_upgrades_have_die")
def test_most_upgrades_and_some_supports_have_a_die() -> None:
    upgrades = [bool(each.die) for each in ALL_CARDS if each.kind == UPGRADE]
    supports = [bool(each.die) for each in ALL_CARDS if each.kind == SUPPORT]
    assert sum(upgrades) > len(upgrades) / 2
    assert not all(upgrades)
    assert any(supports)
    assert not all(supports)


@rule("destiny.play.most_upgrades_have_die")
@card("destiny", "AW-164")
def test_an_upgrade_without_a_die_brings_none() -> None:
    t = table(Side(team=["Kylo Ren"], hand=["Hunker Down"]), FOES)
    t.you.choose("play Hunker Down Kylo Ren")
    assert t.you.upgrades("Kylo Ren") == ["Hunker Down"]
    t.they.choose("pass")
    t.you.choose("activate Kylo Ren")
    t.roll("1MD")
    assert t.you.pool == ["Kylo Ren:1MD"]


# ---------------------------------------------------------------- supports


@rule("destiny.play.support_die_placed", "destiny.starter.card_enters_ready")
@card("destiny", "AW-053")
def test_a_new_support_is_ready_and_has_its_die_on_it() -> None:
    t = table(Side(hand=["Outpost"]), FOES)
    t.you.choose("play Outpost")
    assert (t.you.supports, t.you.pool, t.you.is_exhausted("Outpost")) == (["Outpost"], [], False)
    assert [thing.kind for thing in t.you.view.region("supports", 0).things] == ["support", "die"]
    t.they.choose("pass")
    t.you.choose("activate Outpost")
    t.roll("2Dr")
    assert t.you.pool == ["Outpost:2Dr"]


@rule("destiny.starter.card_enters_ready")
def test_an_upgrade_enters_ready_even_on_an_exhausted_character() -> None:
    t = table(Side(team=["Kylo Ren"], hand=["Hunker Down"], exhausted=["Kylo Ren"]), FOES)
    t.you.choose("play Hunker Down Kylo Ren")
    t.they.choose("pass")
    t.you.choose("use Hunker Down")
    assert t.you.shields("Kylo Ren") == 1


# ---------------------------------------------------------------- the limit of three upgrades

ARMED = Side(
    team=["Kylo Ren"],
    upgrades={"Kylo Ren": ["Survival Gear", "Comlink", "Hunker Down"]},
    hand=["Hunting Rifle"],
)


@rule("destiny.upgrade.limit_three")
def test_a_fourth_upgrade_may_be_played_and_then_one_is_discarded() -> None:
    t = table(ARMED, FOES)
    t.you.choose("play Hunting Rifle Kylo Ren", "give_up Hunker Down")
    assert t.you.upgrades("Kylo Ren") == ["Survival Gear", "Comlink", "Hunting Rifle"]
    assert (t.you.discard, t.you.resources) == (["Hunker Down"], 1)


@rule("destiny.upgrade.limit_three")
def test_it_can_be_agreed_that_a_fourth_upgrade_must_replace_another() -> None:
    t = table(ARMED, FOES, fourth_upgrade="refused")
    plays = [wish for wish in t.offered() if wish.startswith("play")]
    assert plays == [f"play Hunting Rifle Kylo Ren {old}" for old in ARMED.upgrades["Kylo Ren"]]
    t.you.choose("play Hunting Rifle Kylo Ren Hunker Down")
    assert t.you.upgrades("Kylo Ren") == ["Survival Gear", "Comlink", "Hunting Rifle"]


@rule("destiny.upgrade.limit_three")
def test_with_that_reading_a_third_upgrade_is_free_to_come() -> None:
    side = Side(team=["Kylo Ren"], upgrades={"Kylo Ren": ["Survival Gear", "Comlink"]}, hand=["Hunting Rifle"])
    t = table(side, FOES, fourth_upgrade="refused")
    t.you.choose("play Hunting Rifle Kylo Ren")
    assert len(t.you.upgrades("Kylo Ren")) == 3


@rule("destiny.upgrade.limit_three")
def test_with_that_reading_the_reason_is_given() -> None:
    t = table(ARMED, FOES, fourth_upgrade="refused")
    assert t.you.why_not("play Hunting Rifle Kylo Ren").rule == "destiny.upgrade.limit_three"
