"""The Rebel Alliance sets of Heroes and Legends and of Galactic Ambitions."""

from __future__ import annotations

import pytest

from tests.lcg.cards.playing import play
from tests.lcg.table import attack, card, rule, side, table

HERO = "A Hero's Journey"
DATHOMIR = "Shadows of Dathomir"


# ---------------------------------------------------------------- Forward Reconnaissance


@card("lcg", "forward_reconnaissance")
def test_forward_reconnaissance_avenges_an_attacker_that_leaves_play() -> None:
    t = table(
        light=side(objectives=["Forward Reconnaissance", HERO], units=["X-Wing", "Rookie Pilot"], hand=["Fall Back!"]),
        dark=side(units=["Outer Rim Space Pirates", "Kuati Security Team", "Espo Trooper"]),
        active="light",
        attack=attack(
            DATHOMIR, ["X-Wing", "Rookie Pilot"], ["Outer Rim Space Pirates", "Kuati Security Team"], at="defenders"
        ),
    )
    t.light.choose("play Fall Back!", "target X-Wing", "use Forward Reconnaissance")
    t.light.can_choose("target Outer Rim Space Pirates", "target Kuati Security Team")
    t.light.choose("target Outer Rim Space Pirates")
    assert t.damage("Outer Rim Space Pirates") == 1


@card("lcg", "forward_reconnaissance")
@pytest.mark.parametrize(("attackers", "defenders"), [(["Rookie Pilot"], ["TIE Fighter"]), (["X-Wing"], [])])
def test_forward_reconnaissance_needs_a_fallen_attacker_and_a_defender(
    attackers: list[str], defenders: list[str]
) -> None:
    t = table(
        light=side(objectives=["Forward Reconnaissance"], units=["X-Wing", "Rookie Pilot"], hand=["Fall Back!"]),
        dark=side(units=["TIE Fighter"]),
        active="light",
        attack=attack(DATHOMIR, attackers, defenders, at="defenders"),
    )
    t.light.choose("play Fall Back!", "target X-Wing")
    assert t.asked != "reaction"


# ---------------------------------------------------------------- Jan Ors and her set


@rule("lcg.strike.readied_unit_again")
@card("lcg", "jan_ors")
def test_jan_ors_returns_another_unit_and_strikes_twice() -> None:
    t = table(
        light=side(units=["Jan Ors", "X-Wing", "Rookie Pilot"]),
        dark=side(units=["TIE Fighter"]),
        active="light",
        attack=attack(DATHOMIR, ["Jan Ors"], edge="light"),
    )
    t.light.choose("use Jan Ors")
    t.light.can_choose("target X-Wing", "target Rookie Pilot")
    t.light.choose("target X-Wing")
    assert t.light.hand == ["X-Wing"]
    t.light.choose("blast", "blast")
    assert (t.damage(DATHOMIR), t.focus("TIE Fighter")) == (3, 2)  # two strikes and the reward
    assert t.focus("Jan Ors") == 1


@rule("lcg.limit.per_card")
@card("lcg", "jan_ors")
def test_jan_ors_is_readied_once_each_turn() -> None:
    t = table(
        light=side(units=["Jan Ors", "X-Wing", "Rookie Pilot"]),
        active="light",
        attack=attack(DATHOMIR, ["Jan Ors"], edge="light"),
    )
    t.light.choose("use Jan Ors", "target X-Wing")
    assert t.asked != "reaction"
    assert t.light.units == ["Jan Ors", "Rookie Pilot"]


@card("lcg", "jan_ors")
def test_jan_ors_cannot_return_herself() -> None:
    t = table(light=side(units=["Jan Ors"]), active="light", attack=attack(DATHOMIR, ["Jan Ors"], edge="light"))
    assert t.asked != "reaction"


@rule("lcg.term.then")
@card("lcg", "jan_ors")
def test_jan_ors_is_not_readied_by_a_unit_that_goes_elsewhere() -> None:
    t = table(
        light=side(units=["Jan Ors", "Leia Organa"]),
        active="light",
        attack=attack(DATHOMIR, ["Jan Ors"], edge="light"),
    )
    t.light.choose("use Jan Ors", "pass")
    t.dark.choose(f"objective {DATHOMIR}")
    assert t.captives(DATHOMIR) == ["Leia Organa"]
    assert (t.focus("Jan Ors"), t.damage(DATHOMIR)) == (1, 2)  # one strike and the reward


@card("lcg", "intel_operative")
def test_intel_operative_draws_a_card_when_it_leaves_play() -> None:
    t = table(
        light=side(units=["Intel Operative"]),
        dark=side(units=["Stormtrooper Elite"]),
        attack=attack(HERO, ["Stormtrooper Elite"], ["Intel Operative"], edge="dark"),
    )
    t.light.choose("use Intel Operative")
    assert (t.light.units, t.light.hand) == ([], ["Rebel Trooper"])


@card("lcg", "safe_house")
def test_safe_house_is_readied_by_a_force_struggle_that_is_won() -> None:
    t = table(light=side(play=["Safe House"], focus={"Safe House": 2}), begin="force")
    t.light.choose("use Safe House")
    assert t.focus("Safe House") == 1


@card("lcg", "safe_house")
def test_safe_house_is_not_readied_by_a_force_struggle_that_is_lost() -> None:
    t = table(
        light=side(play=["Safe House"], focus={"Safe House": 2}),
        dark=side(units=["Duty Officer"], committed=["Duty Officer"]),
        begin="force",
    )
    assert t.balance == "dark"
    assert t.asked != "reaction"


# ---------------------------------------------------------------- Planning the Attack and its set


@card("lcg", "planning_the_attack")
@pytest.mark.parametrize(("damage", "hand"), [(0, 7), (1, 6)])
def test_planning_the_attack_raises_the_reserve_while_it_is_undamaged(damage: int, hand: int) -> None:
    t = table(
        light=side(objectives=["Planning the Attack"], damage={"Planning the Attack": damage}),
        active="light",
        begin="draw",
    )
    assert t.phase == "deployment"
    assert len(t.light.hand) == hand


@card("lcg", "general_jan_dodonna")
def test_general_jan_dodonna_draws_a_card_when_a_yavin_4_card_pays_first_in_a_turn() -> None:
    t = table(
        light=side(
            objectives=["Planning the Attack", HERO],
            units=["General Jan Dodonna"],
            play=["Massassi Temple War Room"],
            hand=["X-Wing", "Y-Wing"],
        ),
        active="light",
    )
    t.light.choose("play Y-Wing", "pay Massassi Temple War Room 2", "use General Jan Dodonna")
    assert t.light.hand == ["X-Wing", "Rebel Trooper"]
    t.light.choose("play X-Wing", "pay Planning the Attack 1")
    assert t.light.units == ["General Jan Dodonna", "Y-Wing", "X-Wing"]


@card("lcg", "general_jan_dodonna")
def test_general_jan_dodonna_does_not_answer_other_cards() -> None:
    t = table(light=side(units=["General Jan Dodonna"], hand=["X-Wing"]), active="light")
    play(t, t.light, "X-Wing")
    assert t.asked != "reaction"


@card("lcg", "rebel_tactician")
@pytest.mark.parametrize(
    ("attackers", "hit", "blast"),
    [(["Rebel Tactician", "Mon Mothma"], 1, 1), (["Rebel Tactician", "Rookie Pilot"], 0, 0)],
    ids=["with a Leader", "the Leader stays behind"],
)
def test_rebel_tactician_fights_beside_a_leader(attackers: list[str], hit: int, blast: int) -> None:
    t = table(
        light=side(units=["Rebel Tactician", "Mon Mothma", "Rookie Pilot"], focus={"Mon Mothma": 1, "Rookie Pilot": 1}),
        dark=side(units=["Outer Rim Space Pirates"], focus={"Outer Rim Space Pirates": 1}),
        active="light",
        attack=attack(DATHOMIR, attackers, ["Outer Rim Space Pirates"], edge="light"),
    )
    while t.asked == "icons":
        t.light.choose(t.offered()[0])
    assert (t.damage("Outer Rim Space Pirates"), t.damage(DATHOMIR)) == (hit, blast)


@card("lcg", "rebel_tactician")
def test_rebel_tactician_needs_the_edge_for_the_blast() -> None:
    t = table(
        light=side(units=["Rebel Tactician", "Mon Mothma"], focus={"Mon Mothma": 1}),
        dark=side(units=["Outer Rim Space Pirates"], focus={"Outer Rim Space Pirates": 1}),
        active="light",
        attack=attack(DATHOMIR, ["Rebel Tactician", "Mon Mothma"], ["Outer Rim Space Pirates"], edge="dark"),
    )
    assert (t.damage("Outer Rim Space Pirates"), t.damage(DATHOMIR)) == (1, 0)
