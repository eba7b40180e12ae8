"""Discarding a card to reroll dice."""

from __future__ import annotations

from tests.destiny.table import Side, rule, table

FOES = Side(team=["Hired Gun"], pool=["Hired Gun:1Dr"])
THREE_DICE = Side(
    team=["Kylo Ren*2", "Bala-Tik"],
    pool=["Kylo Ren:1R", "Kylo Ren:-", "Bala-Tik:1F"],
    hand=["Dodge", "Block"],
    exhausted=["Kylo Ren", "Bala-Tik"],
)


@rule("destiny.reroll.discard_one_card")
def test_one_card_is_discarded_to_reroll_the_chosen_dice() -> None:
    t = table(THREE_DICE, FOES)
    t.you.choose("discard_to_reroll Dodge", "reroll Kylo Ren:-", "reroll Bala-Tik:1F", "done")
    t.roll("2MD1", "1RD")
    assert t.you.pool == ["Kylo Ren:1R", "Kylo Ren:2MD1", "Bala-Tik:1RD"]
    assert (t.you.hand, t.you.discard) == (["Block"], ["Dodge"])
    t.they.choose("pass")


@rule("destiny.reroll.discard_one_card")
def test_the_card_to_discard_is_chosen() -> None:
    t = table(THREE_DICE, FOES)
    discards = [wish for wish in t.offered() if wish.startswith("discard_to_reroll")]
    assert discards == ["discard_to_reroll Dodge", "discard_to_reroll Block"]


@rule("destiny.reroll.discard_one_card")
def test_at_least_one_of_ones_own_dice_is_rerolled() -> None:
    t = table(THREE_DICE, FOES)
    t.you.choose("discard_to_reroll Block")
    t.you.can_choose("reroll Kylo Ren:1R", "reroll Kylo Ren:-", "reroll Bala-Tik:1F")


@rule("destiny.reroll.choose_all_first")
def test_all_dice_are_chosen_before_the_first_is_rerolled() -> None:
    t = table(THREE_DICE, FOES)
    t.you.choose("discard_to_reroll Dodge", "reroll Kylo Ren:1R")
    assert t.you.pool == ["Kylo Ren:1R", "Kylo Ren:-", "Bala-Tik:1F"]
    t.you.can_choose("reroll Kylo Ren:-", "reroll Bala-Tik:1F", "done")
    t.you.choose("done")
    t.roll("-")
    assert t.you.pool == ["Kylo Ren:-", "Kylo Ren:-", "Bala-Tik:1F"]
    t.they.choose("pass")


@rule("destiny.reroll.needs_dice_in_pool")
def test_nothing_is_discarded_to_reroll_without_dice_in_the_pool() -> None:
    t = table(Side(team=["Kylo Ren"], hand=["Dodge"]), FOES)
    assert t.you.why_not("discard_to_reroll Dodge").rule == "destiny.reroll.needs_dice_in_pool"
