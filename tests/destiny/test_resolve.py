"""Resolving dice: one symbol, die by die, a die and its modifiers together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.language.dice import sides
from tests.destiny.table import Side, card, rule, table

FOES = Side(team=["Hired Gun", "Rebel Trooper"])


def rolled(*pool: str, resources: int = 2) -> Side:
    """Luke Skywalker, a Padawan and Rey with upgrades, all exhausted, with these dice in the pool."""
    team = ["AW-035*2", "Padawan", "Rey"]
    worn = {"AW-035": ["Survival Gear", "Force Training"], "Padawan": ["Rey's Staff"]}
    return Side(team=team, upgrades=worn, pool=pool, exhausted=["AW-035", "Padawan", "Rey"], resources=resources)


# ---------------------------------------------------------------- which dice


@rule(
    "destiny.resolve.same_symbol_only",
    "destiny.starter.resolve_each_symbol_own_action",
    "destiny.starter.example_melee_or_ranged",
)
def test_one_action_resolves_dice_of_one_symbol() -> None:
    t = table(rolled("AW-035:2MD", "Padawan:1MD", "Force Training:1RD"), FOES)
    t.you.choose("resolve Luke Skywalker:2MD", "hit Hired Gun")
    t.you.can_choose("resolve Padawan:1MD", "done")
    t.you.choose("resolve Padawan:1MD", "hit Hired Gun")
    assert (t.they.damage("Hired Gun"), t.you.pool) == (3, ["Force Training:1RD"])
    t.they.choose("pass")
    t.you.choose("resolve Force Training:1RD", "hit Hired Gun")
    assert (t.they.damage("Hired Gun"), t.you.pool) == (4, [])


@rule("destiny.starter.resolve_each_symbol_own_action", "destiny.starter.indirect.own_symbol")
def test_three_kinds_of_damage_need_three_actions() -> None:
    t = table(
        Side(
            team=["Boba Fett", "Veteran Stormtrooper", "Kylo Ren"],
            pool=["Boba Fett:2RD", "Veteran Stormtrooper:3ID", "Kylo Ren:1MD"],
        ),
        Side(team=["Hired Gun"]),
    )
    t.you.choose("resolve Boba Fett:2RD", "hit Hired Gun")
    t.they.choose("pass")
    t.you.choose("resolve Veteran Stormtrooper:3ID")
    t.they.choose("pass")
    assert t.they.damage("Hired Gun") == 5
    t.you.choose("resolve Kylo Ren:1MD", "hit Hired Gun")
    t.they.choose("pass")
    assert (t.they.damage("Hired Gun"), t.you.pool) == (6, [])


@rule("destiny.starter.resolve_any_number", "destiny.resolve.same_symbol_only")
def test_dice_of_the_symbol_may_be_left_for_later() -> None:
    t = table(rolled("AW-035:1Sh", "AW-035:1Sh", "Survival Gear:2Sh"), FOES)
    t.you.choose("resolve Luke Skywalker:1Sh", "shield Rey", "resolve Luke Skywalker:1Sh", "shield Rey", "done")
    assert (t.you.shields("Rey"), t.you.pool) == (2, ["Survival Gear:2Sh"])
    t.they.choose("pass")
    t.you.choose("resolve Survival Gear:2Sh", "shield Padawan")
    assert t.you.shields("Padawan") == 2


@rule("destiny.resolve.values_may_differ")
def test_the_values_of_dice_resolved_together_may_differ() -> None:
    t = table(rolled("AW-035:1Sh", "Survival Gear:2Sh"), FOES)
    t.you.choose("resolve Luke Skywalker:1Sh", "shield Rey", "resolve Survival Gear:2Sh", "shield Rey")
    assert (t.you.shields("Rey"), t.you.pool) == (3, [])


@rule("destiny.resolve.at_least_one_die")
def test_a_symbol_that_no_die_shows_cannot_be_resolved() -> None:
    t = table(rolled("AW-035:1R", "AW-035:-"), Side(team=["Hired Gun"], pool=["Hired Gun:1Dr"]))
    t.you.can_choose("resolve Luke Skywalker:1R", "claim", "pass")
    blank = table(rolled("AW-035:-"), FOES)
    blank.you.can_choose("claim", "pass")


@rule("destiny.resolve.newly_matching_dice")
def test_a_die_that_comes_to_show_the_symbol_may_be_resolved_too() -> None:
    t = table(rolled("AW-035:1F", "Padawan:-", "AW-035:1R"), FOES)
    t.you.choose("resolve Luke Skywalker:1F", "turn Padawan:- 1F")
    t.you.can_choose("resolve Padawan:1F", "done")
    t.you.choose("resolve Padawan:1F", "turn Luke Skywalker:1R 3MD")
    assert t.you.pool == ["Luke Skywalker:3MD"]


@rule("destiny.resolve.same_die_once")
@card("destiny", "AW-032")
def test_a_die_that_stays_in_the_pool_is_not_resolved_twice_in_one_action() -> None:
    t = table(Side(team=["Poe Dameron"], supports=["Black One"], pool=["Black One:Sp"]), FOES)
    t.you.choose("resolve Black One:Sp", "hit Hired Gun")
    t.roll("Sp")
    assert (t.they.damage("Hired Gun"), t.you.pool) == (1, ["Black One:Sp"])
    t.they.choose("pass")
    t.you.choose("resolve Black One:Sp", "hit Hired Gun")
    assert t.they.damage("Hired Gun") == 2


# ---------------------------------------------------------------- one at a time


@rule("destiny.resolve.one_at_a_time")
def test_the_target_of_the_second_die_is_chosen_after_the_first_was_resolved() -> None:
    t = table(rolled("AW-035:2MD", "Padawan:2MD"), Side(team=["Hired Gun", "Rebel Trooper"], damage={"Hired Gun": 7}))
    t.you.choose("resolve Luke Skywalker:2MD", "hit Hired Gun")
    assert t.they.team == ["Rebel Trooper"]
    t.you.choose("resolve Padawan:2MD")
    t.you.can_choose("hit Rebel Trooper", "hit Luke Skywalker", "hit Padawan", "hit Rey")
    t.you.choose("hit Rebel Trooper")
    assert t.they.damage("Rebel Trooper") == 2


@rule("destiny.resolve.modified_simultaneous")
def test_a_die_and_its_modifier_are_one_effect() -> None:
    t = table(rolled("Padawan:1MD", "Rey:+2MD"), FOES)
    t.you.choose("resolve Padawan:1MD", "modify Rey:+2MD", "hit Hired Gun")
    assert (t.they.damage("Hired Gun"), t.you.pool) == (3, [])
    assert "“Hired Gun” is dealt 3 damage." in t.spectators.reads()


@rule("destiny.resolve.modified_simultaneous")
def test_a_modifier_may_stay_in_the_pool() -> None:
    t = table(rolled("Padawan:1MD", "Rey:+2MD"), FOES)
    t.you.choose("resolve Padawan:1MD", "done", "hit Hired Gun")
    assert (t.they.damage("Hired Gun"), t.you.pool) == (1, ["Rey:+2MD"])


# ---------------------------------------------------------------- pay, carry out, return


@rule("destiny.resolve.pay_then_effect_then_return")
def test_a_resolved_die_lies_on_its_card_again() -> None:
    t = table(Side(team=["Rey"], supports=["LEG-052"], pool=["LEG-052:2R"]), FOES)
    t.you.choose("resolve Millennium Falcon:2R")
    assert (t.you.resources, t.you.pool) == (4, [])
    assert [thing.kind for thing in t.you.view.region("supports", 0).things] == ["support", "die"]


@rule("destiny.resolve.pay_then_effect_then_return", "destiny.starter.example_cost")
def test_the_cost_of_a_side_is_paid_before_its_effect() -> None:
    t = table(
        Side(team=["Boba Fett"], upgrades={"Boba Fett": ["Flame Thrower"]}, pool=["Flame Thrower:4MD1"], resources=1),
        FOES,
    )
    t.you.choose("resolve Flame Thrower:4MD1")
    assert t.you.resources == 0
    t.you.choose("hit Hired Gun")
    assert t.they.damage("Hired Gun") == 4


@rule("destiny.starter.example_cost")
def test_a_side_whose_cost_cannot_be_paid_is_not_resolved() -> None:
    side = Side(team=["Boba Fett"], upgrades={"Boba Fett": ["Wrist Rockets"]}, pool=["Wrist Rockets:4ID1"], resources=0)
    t = table(side, FOES)
    refusal = t.you.why_not("resolve Wrist Rockets:4ID1")
    assert (refusal.rule, refusal.numbers) == ("destiny.die.cost_unpayable", (1, 0))


@rule("destiny.starter.example_values")
@pytest.mark.parametrize(("die", "target"), [("AW-035:2MD", "hit Hired Gun"), ("Survival Gear:2Sh", "shield Rey")])
def test_the_number_on_a_side_is_the_size_of_its_effect(die: str, target: str) -> None:
    t = table(rolled(die), FOES)
    t.you.choose(f"resolve {die.replace('AW-035', 'Luke Skywalker')}", target)
    effect = (t.they.damage("Hired Gun"), t.you.shields("Rey"))
    assert effect == ((2, 0) if target.startswith("hit") else (0, 2))


# ---------------------------------------------------------------- resources


@rule("destiny.resource.currency")
@card("destiny", "LEG-027")
def test_resources_pay_for_cards_abilities_and_sides() -> None:
    t = table(
        Side(
            team=["Boba Fett", "Darth Vader"],
            upgrades={"Boba Fett": ["Wrist Rockets"], "Darth Vader": ["Flame Thrower"]},
            pool=["Wrist Rockets:Sp", "Flame Thrower:4MD1"],
            hand=["Hunting Rifle"],
            resources=3,
        ),
        Side(team=["Hired Gun"], resources=0),
    )
    t.you.choose("play Hunting Rifle Boba Fett")
    assert t.you.resources == 2
    t.they.choose("pass")
    t.you.choose("resolve Wrist Rockets:Sp", "hit Hired Gun", "yes")
    assert t.you.resources == 1
    t.you.choose("hit Hired Gun")
    t.they.choose("pass")
    t.you.choose("resolve Flame Thrower:4MD1", "hit Hired Gun")
    assert (t.you.resources, t.they.damage("Hired Gun")) == (0, 8)


@pytest.fixture
def costly_die(monkeypatch: pytest.MonkeyPatch) -> str:
    """Vibroknucklers with a cost on their die: no card so far has both that and an ability to pay for before it."""
    card = replace(POOL["SoR-025"], key="XYZ-025", die=sides("2R1 1R 1R 1R 1R -"))
    monkeypatch.setitem(POOL, card.key, card)
    return card.key


@rule("destiny.die.cost_unpayable")
def test_a_side_is_not_resolved_if_its_cost_was_spent_on_an_ability_before_it(costly_die: str) -> None:
    t = table(
        Side(
            team=["Jabba the Hutt"],
            upgrades={"Jabba the Hutt": [costly_die]},
            pool=[f"{costly_die}:2R1", "Jabba the Hutt:1R"],
            resources=1,
        ),
        Side(team=["Kylo Ren"]),
    )
    t.you.choose("resolve Vibroknucklers:2R1", "yes")
    assert (t.you.resources, t.you.pool) == (0, ["Vibroknucklers:2R1", "Jabba the Hutt:1R"])
    t.you.can_choose("resolve Jabba the Hutt:1R", "done")
    t.you.choose("resolve Jabba the Hutt:1R")
    t.you.can_choose("resolve Vibroknucklers:2R1", "done")
    t.you.choose("resolve Vibroknucklers:2R1", "no")
    assert (t.you.resources, t.you.pool) == (2, [])
