"""Abilities that come before something, and what happens when several meet a falling character."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table


@rule("destiny.example.qui_gon_condition")
def test_qui_gon_strikes_before_he_gains_shields() -> None:
    t = table(
        Side(team=["Qui-Gon Jinn"], shields={"Qui-Gon Jinn": 1}, hand=["Defensive Stance"]),
        Side(team=["Jango Fett"]),
    )
    t.you.choose("play Defensive Stance", "shield Qui-Gon Jinn", "yes")
    assert t.you.shields("Qui-Gon Jinn") == 0
    t.you.choose("hit Jango Fett")
    assert t.they.damage("Jango Fett") == 1
    assert t.you.shields("Qui-Gon Jinn") == 2


@rule("destiny.before.resolved_first")
def test_qui_gon_defeats_kylo_before_the_new_shield_lies() -> None:
    t = table(
        Side(team=["Qui-Gon Jinn"], shields={"Qui-Gon Jinn": 1}, pool=["Qui-Gon Jinn:1Sh"]),
        Side(team=["Kylo Ren", "Bala-Tik"], damage={"Kylo Ren": 10}, upgrades={"Kylo Ren": ["Lightsaber"]}),
    )
    t.you.choose("resolve Qui-Gon Jinn:1Sh", "shield Qui-Gon Jinn", "yes", "hit Kylo Ren")
    assert t.they.team == ["Bala-Tik"]
    t.they.can_choose("attach Bala-Tik", "decline")
    assert t.you.shields("Qui-Gon Jinn") == 1


def test_qui_gon_may_strike_himself_down_and_gets_no_shields() -> None:
    t = table(
        Side(
            team=["Qui-Gon Jinn", "Padawan"],
            shields={"Qui-Gon Jinn": 1},
            damage={"Qui-Gon Jinn": 10},
            hand=["Defensive Stance"],
        ),
    )
    t.you.choose("play Defensive Stance", "shield Qui-Gon Jinn", "yes", "hit Qui-Gon Jinn")
    assert t.you.team == ["Padawan"]
    t.they.choose("pass")


def one_with_the_force(*upgrades: str, they: tuple[str, ...] = ("Nightsister",), **position: str) -> Table:
    """Rey, one with the Force, takes her last damage from the first of them."""
    t = table(
        Side(team=["Rey", "Padawan"], damage={"Rey": 9}, upgrades={"Rey": ["One With The Force", *upgrades]}),
        Side(team=they, pool=["Nightsister:1RD"]),
        turn_of="they",
        **position,  # type: ignore[arg-type]
    )
    t.they.choose("resolve Nightsister:1RD", "hit Rey")
    return t


@rule("destiny.example.one_with_the_force_before")
def test_one_with_the_force_is_a_support_before_its_character_falls() -> None:
    t = one_with_the_force()
    assert t.you.supports == ["One With The Force"]
    assert not t.you.is_exhausted("One With The Force")
    assert "Rey" in t.you.aside
    assert t.you.discard == []
    t.you.choose("activate One With The Force")
    t.roll("3RD")
    t.they.choose("pass")
    t.you.choose("resolve One With The Force:3RD", "hit Nightsister")
    assert t.they.damage("Nightsister") == 3


@pytest.mark.parametrize("first", ["player 1", "player 2"])
def test_grievous_cannot_take_an_ability_whoever_comes_first(first: str) -> None:
    t = one_with_the_force("Comlink", they=("Nightsister", "General Grievous"), holder="you")
    t.you.choose(first)
    t.they.can_choose("yes", "no")
    t.they.choose("yes")
    assert t.they.upgrades("General Grievous") == ["Comlink"]
    assert t.you.supports == ["One With The Force"]


def test_grievous_finds_nothing_when_the_only_upgrade_has_become_a_support() -> None:
    t = one_with_the_force(they=("Nightsister", "General Grievous"), holder="you")
    t.you.choose("player 1")
    assert t.they.upgrades("General Grievous") == []
    assert t.you.supports == ["One With The Force"]
    t.you.choose("pass")


def test_grievous_takes_a_redeploying_upgrade_before_it_can_be_redeployed() -> None:
    t = table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"]),
        Side(team=["Rey", "Padawan"], damage={"Rey": 9}, upgrades={"Rey": ["Lightsaber"]}, pool=["Lightsaber:3MD1"]),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Rey", "yes")
    assert t.you.upgrades("General Grievous") == ["Lightsaber"]
    assert (t.they.pool, t.you.pool) == ([], [])
    t.they.choose("pass")


def test_the_owner_gets_a_stolen_upgrade_back_into_their_own_pile() -> None:
    t = table(
        Side(team=["General Grievous", "Nightsister"], damage={"General Grievous": 9}, pool=["General Grievous:2MD"]),
        Side(team=["Rey", "AW-035"], damage={"Rey": 9}, upgrades={"Rey": ["Comlink"]}, pool=["AW-035:2MD"]),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Rey", "yes")
    t.they.choose("resolve Luke Skywalker:2MD", "hit General Grievous")
    assert t.they.discard == ["Comlink"]
    assert t.you.discard == []


def test_a_stolen_upgrade_is_redeployed_by_the_thief() -> None:
    t = table(
        Side(team=["General Grievous", "Nightsister"], damage={"General Grievous": 9}, pool=["General Grievous:2MD"]),
        Side(team=["Rey", "AW-035"], damage={"Rey": 9}, upgrades={"Rey": ["Lightsaber"]}, pool=["AW-035:2MD"]),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Rey", "yes")
    t.they.choose("resolve Luke Skywalker:2MD", "hit General Grievous")
    t.you.choose("attach Nightsister")
    assert t.you.upgrades("Nightsister") == ["Lightsaber"]


def test_two_before_abilities_of_different_players_on_one_moment() -> None:
    dooku = Side(team=["Count Dooku"], hand=["Block", "Dodge"])
    t = table(
        Side(team=["Count Dooku", "Jango Fett"], upgrades={"Jango Fett": ["Flame Thrower"]},
             pool=["Flame Thrower:Sp"], hand=["Block", "Dodge"]),
        dooku,
        holder="they",
    )  # fmt: skip
    t.you.choose("resolve Flame Thrower:Sp")
    dookus = [option for option in t.match.options if t.spoken(option) == "hit Count Dooku"]
    for option in dookus:
        t.play(0, t.match.game.notate(t.state, option))
    t.you.choose("done")
    t.they.can_choose("player 1", "player 2")
    t.they.choose("player 1")
    t.you.choose("yes", "discard Block")
    t.they.choose("no")
    assert (t.you.damage("Count Dooku"), t.they.damage("Count Dooku")) == (0, 1)


def test_dooku_is_asked_once_for_damage_from_several_dice_each() -> None:
    t = table(
        Side(team=["Nightsister", "Nightsister"], pool=["Nightsister:1RD", "Nightsister:2RD"]),
        Side(team=["Count Dooku"], hand=["Block", "Dodge", "Aim"]),
    )
    t.you.choose("resolve Nightsister:1RD", "hit Count Dooku")
    t.they.choose("yes", "discard Block")
    t.you.choose("resolve Nightsister:2RD", "hit Count Dooku")
    t.they.choose("no")
    assert t.they.damage("Count Dooku") == 2


def test_bala_tik_is_asked_for_each_of_two_characters_that_fall_at_once() -> None:
    t = table(
        Side(
            team=["Bala-Tik", "Jango Fett"],
            exhausted=["Bala-Tik"],
            upgrades={"Jango Fett": ["Flame Thrower"]},
            pool=["Flame Thrower:Sp"],
        ),
        Side(team=["Rey", "Padawan", "Leia Organa"], damage={"Rey": 9, "Padawan": 6}),
    )
    t.you.choose("resolve Flame Thrower:Sp", "hit Rey", "hit Padawan", "done")
    assert t.they.team == ["Leia Organa"]
    t.you.choose("yes")
    assert not t.you.is_exhausted("Bala-Tik")
    t.they.choose("pass")


def test_upgrades_of_two_who_fall_at_once_are_not_redeployed_to_each_other() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Flame Thrower"]}, pool=["Flame Thrower:Sp"]),
        Side(
            team=["Rey", "Padawan", "Leia Organa"],
            damage={"Rey": 9, "Padawan": 6},
            upgrades={"Rey": ["Lightsaber"], "Padawan": ["Holdout Blaster"]},
        ),
    )
    t.you.choose("resolve Flame Thrower:Sp", "hit Rey", "hit Padawan", "done")
    t.they.choose("next Lightsaber")
    t.they.can_choose("attach Leia Organa", "decline")
    t.they.choose("attach Leia Organa", "decline")
    assert t.they.upgrades("Leia Organa") == ["Lightsaber"]
    assert t.they.discard == ["Holdout Blaster"]


@rule("destiny.simultaneous.several_players")
def test_when_characters_of_both_fall_at_once_the_controller_orders_what_follows() -> None:
    lightsaber = {"Rey": ["Lightsaber"]}
    t = table(
        Side(
            team=["Jango Fett", "Rey", "Padawan"],
            upgrades={"Jango Fett": ["Flame Thrower"], **lightsaber},
            damage={"Rey": 9},
            pool=["Flame Thrower:Sp"],
        ),
        Side(team=["Rey", "Padawan"], upgrades=lightsaber, damage={"Rey": 9}),
        holder="they",
    )
    t.you.choose("resolve Flame Thrower:Sp")
    for option in [option for option in t.match.options if t.spoken(option) == "hit Rey"]:
        t.play(0, t.match.game.notate(t.state, option))
    t.you.choose("done")
    t.they.can_choose("player 1", "player 2")
    t.they.choose("player 2", "attach Padawan")
    t.you.choose("attach Padawan")
    assert t.you.upgrades("Padawan") == t.they.upgrades("Padawan") == ["Lightsaber"]


@rule("destiny.victory.all_characters_defeated")
def test_the_game_ends_with_the_last_character_before_anything_else_is_asked() -> None:
    t = table(
        Side(team=["Bala-Tik", "Nightsister"], exhausted=["Bala-Tik"], pool=["Nightsister:1RD"]),
        Side(team=["Rey"], damage={"Rey": 9}, upgrades={"Rey": ["Lightsaber"]}),
    )
    t.you.choose("resolve Nightsister:1RD", "hit Rey")
    assert t.winners == (0,)


# ---------------------------------------------------------------- interrupts within interrupts


@card("destiny", "AW-009")
def test_dooku_shields_himself_from_what_he_guards_and_ackbar_waits_behind_the_activation() -> None:
    t = table(
        Side(team=["Count Dooku", "Nightsister"], upgrades={"Count Dooku": ["Personal Escort"]}, hand=["Block"]),
        Side(team=["Admiral Ackbar"], pool=["Admiral Ackbar:1RD"]),
    )
    t.you.choose("activate Count Dooku", "remove Admiral Ackbar:1RD", "yes")
    assert (t.you.damage("Count Dooku"), t.you.shields("Count Dooku")) == (0, 0)
    t.roll("-")
    t.you.choose("hit Nightsister")
    assert t.you.damage("Nightsister") == 2


@card("destiny", "AW-037")
def test_dooku_interrupts_what_qui_gon_interrupted() -> None:
    t = table(
        Side(team=["Qui-Gon Jinn"], shields={"Qui-Gon Jinn": 1}, pool=["Qui-Gon Jinn:2Sh"]),
        Side(team=["Count Dooku"], hand=["Block", "Dodge"]),
    )
    t.you.choose("resolve Qui-Gon Jinn:2Sh", "shield Qui-Gon Jinn", "yes", "hit Count Dooku")
    t.they.choose("yes", "discard Block")
    assert (t.they.damage("Count Dooku"), t.they.shields("Count Dooku")) == (0, 0)
    assert t.you.shields("Qui-Gon Jinn") == 2


@card("destiny", "AW-065")
def test_two_cunnings_do_not_copy_each_other_for_ever() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Cunning"]}, pool=["Cunning:Sp"]),
        Side(team=["AW-046"], upgrades={"AW-046": ["Cunning", "Lightsaber"]}),
    )
    t.you.choose("resolve Cunning:Sp", "special Cunning")
    t.you.can_choose("hit Han Solo", "hit Jango Fett")


@card("destiny", "AW-065")
def test_a_cunning_that_finds_only_another_cunning_does_nothing() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Cunning"]}, pool=["Cunning:Sp"]),
        Side(team=["AW-046"], upgrades={"AW-046": ["Cunning"]}),
    )
    t.you.choose("resolve Cunning:Sp")
    assert t.you.pool == []
    t.they.choose("pass")


# ---------------------------------------------------------------- actions within events


@card("destiny", "AW-110")
def test_a_retreat_answered_by_a_retreat_gives_the_action_back() -> None:
    side = Side(team=["Leia Organa"], hand=["Retreat", "Block"], resources=2)
    t = table(side, side)
    t.you.choose("play Retreat")
    t.they.choose("play Retreat")
    t.you.choose("activate Leia Organa")
    t.roll("-")
    t.they.choose("done")
    t.you.choose("done")
    assert t.round == 3


@card("destiny", "AW-110")
def test_jango_answers_an_activation_made_during_a_retreat_before_the_phase_ends() -> None:
    t = table(
        Side(team=["Rebel Trooper", "Jango Fett"], hand=["Retreat", "Block"], resources=2),
        Side(team=["Leia Organa"], hand=["Block"]),
    )
    t.you.choose("play Retreat")
    t.they.choose("activate Leia Organa")
    t.roll("-")
    t.you.choose("yes")
    t.roll("-")
    t.they.choose("done")
    t.you.choose("done")
    assert t.round == 3
