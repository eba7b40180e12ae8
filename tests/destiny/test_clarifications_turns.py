"""What the compendium says about cards that give choices and actions, or end phases and rounds."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.destiny.table import Side, Table, card, rule, table


@rule("destiny.card.let_the_wookiee_win.any_option")
@card("destiny", "AW-130")
def test_damage_to_an_exhausted_character_may_be_chosen_without_one() -> None:
    t = table(
        Side(hand=["Let The Wookiee Win"]),
        Side(team=["Jango Fett*2"], pool=["Jango Fett:1R", "Jango Fett:-"]),
    )
    t.you.choose("play Let The Wookiee Win")
    t.they.can_choose("choose 1", "choose 2")
    t.they.choose("choose 1")
    assert (t.they.damage("Jango Fett"), t.they.pool) == (0, ["Jango Fett:1R", "Jango Fett:-"])


@rule("destiny.card.let_the_wookiee_win.any_option")
@card("destiny", "AW-130")
def test_two_dice_may_be_given_up_without_having_any() -> None:
    t = table(Side(hand=["Let The Wookiee Win"]), Side(team=["Jango Fett"], exhausted=["Jango Fett"]))
    t.you.choose("play Let The Wookiee Win")
    t.they.choose("choose 2")
    assert (t.they.damage("Jango Fett"), t.they.pool) == (0, [])
    t.they.choose("pass")


@rule("destiny.card.let_the_wookiee_win.any_option")
@card("destiny", "AW-130")
def test_whoever_has_one_die_loses_that() -> None:
    t = table(Side(hand=["Let The Wookiee Win"]), Side(team=["Jango Fett"], pool=["Jango Fett:1R"]))
    t.you.choose("play Let The Wookiee Win")
    t.they.choose("choose 2")
    assert t.they.pool == []


@rule("destiny.card.let_the_wookiee_win.any_option")
@card("destiny", "AW-130")
@pytest.mark.parametrize(
    ("wishes", "damage", "dice"),
    [
        (["choose 1"], 2, ["Jango Fett:1R", "Jango Fett:-", "Tusken Raider:1Sh"]),
        (["choose 2", "remove Jango Fett:-", "remove Tusken Raider:1Sh"], 0, ["Jango Fett:1R"]),
    ],
    ids=["damage", "dice"],
)
def test_the_wookiee_wins_damage_or_dice(wishes: list[str], damage: int, dice: list[str]) -> None:
    t = table(
        Side(hand=["Let The Wookiee Win"]),
        Side(
            team=["Jango Fett*2", "Tusken Raider"],
            pool=["Jango Fett:1R", "Jango Fett:-", "Tusken Raider:1Sh"],
            exhausted=["Jango Fett"],
        ),
    )
    t.you.choose("play Let The Wookiee Win")
    t.they.choose(*wishes)
    assert (t.they.damage("Jango Fett"), t.they.damage("Tusken Raider"), t.they.pool) == (damage, 0, dice)


@rule("destiny.card.qui_gon_jinn.at_maximum_shields")
@card("destiny", "AW-037")
@pytest.mark.parametrize(("answer", "damage"), [("yes", 1), ("no", 0)])
def test_qui_gon_with_three_shields_may_make_room_for_the_next(answer: str, damage: int) -> None:
    t = table(Side(team=["Qui-Gon Jinn"], shields={"Qui-Gon Jinn": 3}, hand=["Take Cover"]), Side(team=["Jango Fett"]))
    t.you.choose("play Take Cover", "shield Qui-Gon Jinn", answer)
    if answer == "yes":
        t.you.choose("hit Jango Fett")
    assert (t.they.damage("Jango Fett"), t.you.shields("Qui-Gon Jinn")) == (damage, 3)


@rule("destiny.card.rey.ambush_two_additional_actions")
@card("destiny", "AW-038")
def test_an_upgrade_with_ambush_gives_rey_two_additional_actions() -> None:
    t = table(Side(team=["Rey"], hand=["Holdout Blaster"], resources=2), Side(team=["Darth Vader"]))
    t.you.choose("play Holdout Blaster Rey", "yes", "activate Rey")
    t.roll("1R", "1RD")
    assert "decline" in t.offered()
    t.you.choose("resolve Rey:1R")
    assert (t.you.resources, t.you.pool) == (1, ["Holdout Blaster:1RD"])
    t.they.choose("pass")


@rule("destiny.card.nightsister.may_defeat_herself")
@card("destiny", "AW-012")
def test_nightsister_may_reroll_a_die_at_the_price_of_her_life() -> None:
    t = table(
        Side(team=["Nightsister", "Count Dooku"], damage={"Nightsister": 6}, pool=["Count Dooku:-"]),
    )
    t.you.choose("use Nightsister")
    t.roll("2MD")
    assert (t.you.pool, t.you.team, t.winners) == (["Count Dooku:2MD"], ["Count Dooku"], None)
    assert "Nightsister" in t.you.aside


def jumped() -> Table:
    """The others control their Imperial Armory; you jump to your Echo Base."""
    t = table(
        Side(team=["Hired Gun"], hand=["Hyperspace Jump"], resources=3, field="Echo Base"),
        Side(field="Imperial Armory"),
        holder="they",
    )
    t.you.choose("play Hyperspace Jump", "yes")
    return t


@rule("destiny.card.hyperspace_jump.control_unchanged")
@card("destiny", "AW-129")
def test_a_jump_does_not_change_who_controls_the_battlefield() -> None:
    t = jumped()
    assert (t.field, t.they.controls_field, t.you.controls_field, t.round) == ("Echo Base", True, False, 3)
    t.they.choose("pass")


@rule("destiny.card.hyperspace_jump.no_claim_ability")
@card("destiny", "AW-129")
def test_a_jump_uses_no_claim_ability() -> None:
    t = jumped()
    assert (t.you.shields("Hired Gun"), t.they.shields("Nightsister")) == (0, 0)
    assert not [line for line in t.you.reads() if "claims" in line]
    assert "claim" in t.offered()


CRIME_LORD = Side(
    team=["Jango Fett", "Tusken Raider"],
    upgrades={"Jango Fett": ["Crime Lord"]},
    damage={"Jango Fett": 9},
    pool=["Crime Lord:Sp"],
    resources=5,
)


@rule("destiny.card.crime_lord.works_after_leaving_play")
@card("destiny", "AW-023")
def test_the_order_of_a_dead_crime_lord_is_carried_out() -> None:
    t = table(CRIME_LORD, Side(team=["Leia Organa", "Admiral Ackbar"], pool=["Leia Organa:1RD"]))
    t.you.choose("resolve Crime Lord:Sp", "doom Leia Organa")
    assert (t.you.resources, t.they.team) == (0, ["Leia Organa", "Admiral Ackbar"])
    t.they.choose("resolve Leia Organa:1RD", "hit Jango Fett")
    assert (t.you.team, t.you.discard) == (["Tusken Raider"], ["Crime Lord"])
    t.you.choose("pass")
    t.they.choose("pass")
    assert (t.they.team, t.round) == (["Admiral Ackbar"], 3)
    assert "Leia Organa" in t.they.aside


@rule("destiny.card.crime_lord.after_deck_out_check")
@card("destiny", "AW-023")
def test_whoever_has_no_cards_left_loses_before_the_crime_lord_strikes() -> None:
    t = table(replace(CRIME_LORD, deck=[]), Side(team=["Leia Organa"]))
    t.you.choose("resolve Crime Lord:Sp", "doom Leia Organa")
    t.they.choose("pass")
    t.you.choose("pass")
    assert (t.winners, t.they.team) == ((1,), ["Leia Organa"])


@rule("destiny.card.force_training.two_different_options")
@card("destiny", "AW-058")
@pytest.mark.parametrize(
    ("pair", "damage", "gained", "shields"), [((1, 2), 1, 1, 0), ((1, 3), 1, 0, 1), ((2, 3), 0, 1, 1)]
)
def test_force_training_does_two_different_things(
    pair: tuple[int, int], damage: int, gained: int, shields: int
) -> None:
    t = table(
        Side(team=["AW-035"], upgrades={"AW-035": ["Force Training"]}, pool=["Force Training:Sp"]),
        Side(team=["Darth Vader"]),
    )
    t.you.choose("resolve Force Training:Sp")
    t.you.can_choose("choose 1", "choose 2", "choose 3")
    t.you.choose(f"choose {pair[0]}")
    t.you.can_choose(*[f"choose {place}" for place in (1, 2, 3) if place != pair[0]])
    t.you.choose(f"choose {pair[1]}")
    if damage:
        t.you.choose("hit Darth Vader")
    if shields:
        t.you.choose("shield Luke Skywalker")
    assert t.they.damage("Darth Vader") == damage
    assert (t.you.resources, t.you.shields("Luke Skywalker")) == (2 + gained, shields)


@rule("destiny.card.daring_escape.all_blanks")
@card("destiny", "AW-126")
def test_a_daring_escape_removes_blanks_that_were_not_rerolled() -> None:
    t = table(
        Side(team=["AW-046"], hand=["Daring Escape"]),
        Side(team=["Jango Fett", "Tusken Raider*2"], pool=["Jango Fett:-", "Tusken Raider:1RD", "Tusken Raider:1MD"]),
    )
    t.you.choose("play Daring Escape", "reroll Tusken Raider:1RD", "done")
    t.roll("-")
    assert t.they.pool == ["Tusken Raider:1MD"]


@rule("destiny.card.boundless_ambition.up_to_hand_limit")
@card("destiny", "AW-080")
@pytest.mark.parametrize(
    ("others", "supports", "drawn"), [(2, [], 3), (6, [], 0), (2, ["Emperor's Favor"], 4), (5, [], 0)]
)
def test_boundless_ambition_draws_up_to_the_hand_limit(others: int, supports: list[str], drawn: int) -> None:
    hand = ["Boundless Ambition", *["Dodge"] * others]
    t = table(Side(hand=hand, supports=supports, deck=["Block"] * 6))
    t.you.choose("play Boundless Ambition")
    assert t.you.hand == ["Dodge"] * others + ["Block"] * drawn
