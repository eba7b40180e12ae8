"""The fate cards of both sides, and the order in which they work."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.lcg.invented import LIGHT_POST
from tests.lcg.table import Table, attack, card, rule, side, table

HERE = "A Hero's Journey"


# ---------------------------------------------------------------- Twist of Fate


def defended(light: Sequence[str], dark: Sequence[str], **more: object) -> Table:
    """Devastator attacks, Redemption defends, neither is ready to strike, and both players hold these cards."""
    return table(
        light=side(units=["Redemption"], hand=light, focus={"Redemption": 1}, play=[LIGHT_POST], **more),
        dark=side(units=["Devastator"], hand=dark, focus={"Devastator": 1}),
        attack=attack(HERE, ["Devastator"], ["Redemption"]),
    )


def fight_once(t: Table, light: Sequence[str], dark: Sequence[str]) -> None:
    """Both place these cards and pass; ends with this battle, even if another one begins."""
    left, battle = {"light": list(light), "dark": list(dark)}, t.state.edge_battle
    while t.asked == "edge" and t.state.edge_battle == battle:
        cards, seat = left[t.chooser], t.light if t.chooser == "light" else t.dark
        seat.choose(f"edge {cards.pop(0)}" if cards else "pass")


@card("lcg", "twist_of_fate_light", "twist_of_fate_dark")
@rule("lcg.edge.twist_of_fate", "lcg.edge.fate_order")
@pytest.mark.parametrize("by", ["light", "dark"])
def test_twist_of_fate_calls_the_battle_off_and_a_new_one_begins(by: str) -> None:
    light, dark = ["heat_of_battle_light", "Rebel Trooper"], ["heat_of_battle_dark", "Force Choke"]
    t = defended(
        ["twist_of_fate_light", *light] if by == "light" else light,
        ["twist_of_fate_dark", *dark] if by == "dark" else dark,
    )
    placed = ["Heat of Battle"]
    more = ["Twist of Fate", *placed]
    fight_once(t, more if by == "light" else placed, more if by == "dark" else placed)
    assert (t.asked, t.chooser, t.edge) == ("edge", "dark", None)
    assert (t.light.edge_stack, t.dark.edge_stack) == ([], [])
    assert sorted(t.light.discard + t.dark.discard) == ["Heat of Battle", "Heat of Battle", "Twist of Fate"]
    assert (t.damage("Devastator"), t.damage("Redemption")) == (0, 0)
    t.dark.can_choose("edge Force Choke", "pass")
    t.edge_battle(dark=["Force Choke"])
    assert (t.edge, t.engaged) == ("dark", HERE)


@card("lcg", "twist_of_fate_light", "twist_of_fate_dark")
@rule("lcg.edge.twist_of_fate", "lcg.edge.fate_order")
def test_of_two_twists_only_the_first_works() -> None:
    t = defended(["twist_of_fate_light", "Rebel Trooper"], ["twist_of_fate_dark", "Force Choke"])
    fight_once(t, ["Twist of Fate"], ["Twist of Fate"])
    fight_once(t, ["Rebel Trooper"], ["Force Choke"])
    assert (t.window, t.edge) == ("edge", "dark")


# ---------------------------------------------------------------- Heat of Battle and Target of Opportunity


@card("lcg", "heat_of_battle_light")
@rule("lcg.edge.fate_effect_mandatory")
def test_heat_of_battle_damages_a_participating_enemy_unit() -> None:
    t = table(
        light=side(units=["Redemption"], hand=["heat_of_battle_light"], focus={"Redemption": 1}, play=[LIGHT_POST]),
        dark=side(units=["Devastator", "AT-ST", "TIE Fighter"], focus={"Devastator": 1, "AT-ST": 1}),
        attack=attack(HERE, ["Devastator", "AT-ST"], ["Redemption"]),
    )
    t.edge_battle(["Heat of Battle"])
    t.light.can_choose("target Devastator", "target AT-ST")
    t.light.choose("target AT-ST")
    assert (t.damage("AT-ST"), t.damage("Devastator"), t.edge) == (1, 0, "light")


@card("lcg", "heat_of_battle_dark")
def test_the_dark_heat_of_battle_damages_a_light_unit() -> None:
    t = defended([], ["heat_of_battle_dark"])
    t.edge_battle(dark=["Heat of Battle"])
    assert (t.damage("Redemption"), t.damage("Devastator"), t.edge) == (1, 0, "dark")


@card("lcg", "heat_of_battle_dark")
@rule("lcg.edge.fate_effect_mandatory", "lcg.edge.undefended_attacker_may_place")
def test_heat_of_battle_without_a_legal_target_has_no_effect() -> None:
    t = table(
        light=side(units=["Redemption"], play=[LIGHT_POST]),
        dark=side(units=["Devastator"], hand=["heat_of_battle_dark"], focus={"Devastator": 1}),
        attack=attack(HERE, ["Devastator"]),
    )
    t.edge_battle(dark=["Heat of Battle"])
    assert (t.damage("Redemption"), t.edge, t.dark.discard) == (0, "dark", ["Heat of Battle"])


@card("lcg", "heat_of_battle_dark")
@rule("lcg.edge.only_unit_dies")
def test_a_player_whose_only_unit_dies_in_the_battle_may_still_win_it() -> None:
    t = defended(["Return of the Jedi"], ["heat_of_battle_dark"], damage={"Redemption": 3})
    t.edge_battle(["Return of the Jedi"], ["Heat of Battle"])
    assert (t.light.units, t.edge) == ([], "light")


@card("lcg", "target_of_opportunity_light", "target_of_opportunity_dark")
@rule("lcg.edge.fate_effect_mandatory")
@pytest.mark.parametrize(("active", "engaged"), [("light", "Shadows of Dathomir"), ("dark", HERE)])
def test_target_of_opportunity_damages_the_engaged_objective_for_the_attacker_alone(active: str, engaged: str) -> None:
    units = (["Redemption"], ["Devastator"]) if active == "light" else (["Devastator"], ["Redemption"])
    t = table(
        light=side(
            units=["Redemption"], hand=["target_of_opportunity_light"], focus={"Redemption": 1}, play=[LIGHT_POST]
        ),
        dark=side(units=["Devastator"], hand=["target_of_opportunity_dark"], focus={"Devastator": 1}),
        active=active,
        attack=attack(engaged, *units),
    )
    t.edge_battle(["Target of Opportunity"], ["Target of Opportunity"])
    other = HERE if active == "light" else "Shadows of Dathomir"
    assert (t.damage(engaged), t.damage(other)) == (1, 0)


@rule("lcg.edge.example_fates", "lcg.edge.fate_order", "lcg.edge.fate_fully_resolved", "lcg.edge.fate_odd_even")
@card("lcg", "heat_of_battle_dark", "target_of_opportunity_light")
def test_fate_cards_of_both_players_work_in_the_order_of_their_numbers() -> None:
    t = table(
        light=side(units=["X-Wing"], damage={"X-Wing": 1}, hand=["target_of_opportunity_light"], play=[LIGHT_POST]),
        dark=side(units=["Devastator"], hand=["heat_of_battle_dark"], focus={"Devastator": 1}),
        active="light",
        attack=attack("Shadows of Dathomir", ["X-Wing"], ["Devastator"]),
    )
    t.edge_battle(["Target of Opportunity"], ["Heat of Battle"])
    told = [line for line in t.light.reads() if "is resolved" in line]
    assert told == ["“Heat of Battle” is resolved.", "“Target of Opportunity” is resolved."]
    assert (t.light.units, t.damage("Shadows of Dathomir")) == ([], 1)


# ---------------------------------------------------------------- Seeds of Decay


def decaying(light: Sequence[str] = (), dark: Sequence[str] = ()) -> Table:
    """Both sides have a ready committed unit that looks on, and one that is not committed."""
    return table(
        light=side(
            units=["Redemption", "Luke Skywalker", "X-Wing"],
            committed=["Luke Skywalker"],
            focus={"Redemption": 1},
            hand=light,
            play=[LIGHT_POST],
        ),
        dark=side(
            units=["Devastator", "Dark Side Apprentice"],
            committed=["Devastator", "Dark Side Apprentice"],
            focus={"Devastator": 1},
            hand=dark,
        ),
        attack=attack(HERE, ["Devastator"], ["Redemption"]),
    )


@card("lcg", "seeds_of_decay_light", "seeds_of_decay_dark")
@pytest.mark.parametrize("by", ["light", "dark"])
def test_seeds_of_decay_may_focus_a_ready_committed_unit(by: str) -> None:
    t = decaying(**{by: ["seeds_of_decay_" + by]})  # type: ignore[arg-type]
    t.edge_battle(**{by: ["Seeds of Decay"]})
    seat = t.light if by == "light" else t.dark
    seat.can_choose("target Luke Skywalker", "target Dark Side Apprentice", "no")
    seat.choose("target Dark Side Apprentice")
    assert (t.focus("Dark Side Apprentice"), t.focus("Luke Skywalker"), t.edge) == (1, 0, by)


@card("lcg", "seeds_of_decay_light")
def test_seeds_of_decay_may_be_left_alone() -> None:
    t = decaying(["seeds_of_decay_light"])
    t.edge_battle(["Seeds of Decay"])
    t.light.choose("no")
    assert (t.focus("Dark Side Apprentice"), t.focus("Luke Skywalker"), t.edge) == (0, 0, "light")


# ---------------------------------------------------------------- Echoes of the Force


@card("lcg", "echoes_of_the_force_light")
@rule("lcg.force.commit_max_three", "lcg.force.card_discarded")
def test_echoes_of_the_force_commits_a_unit_or_ends_a_commitment() -> None:
    for target, committed in (("X-Wing", True), ("Luke Skywalker", False), ("Dark Side Apprentice", False)):
        t = decaying(["echoes_of_the_force_light"])
        t.edge_battle(["Echoes of the Force"])
        t.light.can_choose(
            "target Redemption",
            "target Luke Skywalker",
            "target X-Wing",
            "target Devastator",
            "target Dark Side Apprentice",
            "no",
        )
        t.light.choose(f"target {target}")
        assert t.is_committed(target) == committed


@card("lcg", "echoes_of_the_force_light")
def test_echoes_of_the_force_commits_nobody_without_a_free_force_card_and_may_be_left_alone() -> None:
    t = table(
        light=side(
            units=["Redemption", "X-Wing", "Y-Wing", "Red Five"],
            committed=["X-Wing", "Y-Wing", "Red Five"],
            hand=["echoes_of_the_force_light"],
            focus={"Redemption": 1},
            play=[LIGHT_POST],
        ),
        dark=side(units=["TIE Bomber"], focus={"TIE Bomber": 1}),
        attack=attack(HERE, ["TIE Bomber"], ["Redemption"]),
    )
    t.edge_battle(["Echoes of the Force"])
    t.light.can_choose("target X-Wing", "target Y-Wing", "target Red Five", "target TIE Bomber", "no")
    t.light.choose("no")
    assert [t.is_committed(name) for name in ("X-Wing", "Y-Wing", "Red Five", "TIE Bomber")] == [True] * 3 + [False]


# ---------------------------------------------------------------- Battle of Hoth


def hoth(damage: int) -> Table:
    """Battle of Hoth is revealed; the dark side has one objective on Hoth, with so much damage."""
    t = table(
        light=side(units=["Redemption"], focus={"Redemption": 1}, play=[LIGHT_POST]),
        dark=side(
            objectives=["The Admiral's Assault", "Shadows of Dathomir"],
            units=["Devastator"],
            focus={"Devastator": 1},
            damage={"The Admiral's Assault": damage},
            hand=["battle_of_hoth_dark"],
        ),
        attack=attack(HERE, ["Devastator"], ["Redemption"]),
    )
    t.edge_battle(dark=["Battle of Hoth"])
    return t


@card("lcg", "battle_of_hoth_dark")
@pytest.mark.parametrize(("choice", "left"), [("choose 1", 3), ("choose 2", 1)])
def test_battle_of_hoth_may_damage_a_hoth_objective_or_remove_damage_from_it(choice: str, left: int) -> None:
    t = hoth(2)
    t.dark.can_choose("target The Admiral's Assault", "no")
    t.dark.choose("target The Admiral's Assault")
    t.dark.can_choose("choose 1", "choose 2")
    t.dark.choose(choice)
    assert (t.damage("The Admiral's Assault"), t.edge) == (left, "dark")


@card("lcg", "battle_of_hoth_dark")
def test_battle_of_hoth_removes_no_damage_where_there_is_none_and_may_be_left_alone() -> None:
    t = hoth(0)
    t.dark.choose("target The Admiral's Assault")
    assert t.damage("The Admiral's Assault") == 1
    t = hoth(2)
    t.dark.choose("no")
    assert t.damage("The Admiral's Assault") == 2
