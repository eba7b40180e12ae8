"""The language of the scenarios says what it means: positions, names, passing, invented cards."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.cards.builders import Maker
from dejarik.games.lcg.language.terms import LIGHT, NEUTRAL
from dejarik.games.lcg.model.card import POOL
from dejarik.games.lcg.model.keywords import Elite
from dejarik.kernel.text import same
from tests.lcg.table import attack, side, table

HERMIT = Maker(LIGHT, NEUTRAL).unit("9001", same("Hermit of the Tests"), "2 1 3", "U", Elite(), traits="character")


def test_a_position_is_laid_out_as_written() -> None:
    t = table(
        light=side(
            units=["Luke Skywalker", "R2-D2"],
            attached={"Jedi Lightsaber": "Luke Skywalker"},
            focus={"Luke Skywalker": 1},
            damage={"A Hero's Journey#2": 3},
            committed=["Luke Skywalker"],
            victory=["Imperial Command"],
        ),
        dark=side(units=["Rancor"], shields={"Rancor": 1}, hand=["Nightsister", "Espo Trooper"]),
        dial=3,
        balance="dark",
        captured={"Leia Organa": "Shadows of Dathomir"},
    )
    assert t.light.units == ["Luke Skywalker", "R2-D2"]
    assert t.attached("Luke Skywalker") == ["Jedi Lightsaber"]
    assert (t.focus("Luke Skywalker"), t.is_committed("Luke Skywalker")) == (1, True)
    assert (t.damage("A Hero's Journey"), t.damage("A Hero's Journey#2")) == (0, 3)
    assert t.light.victory == ["Imperial Command"]
    assert (t.shields("Rancor"), t.dial, t.balance) == (1, 3, "dark")
    assert t.captives("Shadows of Dathomir") == ["Leia Organa"]
    assert (t.active, t.phase) == ("dark", "deployment")
    t.dark.can_choose("play Nightsister", "play Espo Trooper", "pass")


def test_an_engagement_may_begin_at_its_strikes() -> None:
    t = table(
        light=side(units=["Luke Skywalker", "X-Wing"]),
        dark=side(units=["Rancor", "Rancor"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["Luke Skywalker", "X-Wing"], ["Rancor", "Rancor#2"], edge="light"),
    )
    assert (t.engaged, t.edge, t.defenders) == ("Shadows of Dathomir", "light", ["Rancor", "Rancor"])
    t.light.choose("strike Luke Skywalker", "hit Rancor#2")
    assert (t.damage("Rancor"), t.damage("Rancor#2")) == (0, 2)
    assert t.damage("Shadows of Dathomir") == 2


def test_cards_of_both_sides_are_told_apart() -> None:
    t = table(light=side(units=["X-Wing"], borrowed=["Rancor"]), dark=side(units=["Rancor"]))
    with pytest.raises(AssertionError, match="say whose"):
        t.find("Rancor")
    assert t.find("light Rancor") != t.find("dark Rancor")


def test_passing_until_something_is_asked() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=["Rebel Trooper"]), dark=side(units=["Rancor"]), active="light", phase="draw"
    )
    t.until("engage")
    assert (t.chooser, t.phase) == ("light", "conflict")
    t.fight("Shadows of Dathomir#2", ["X-Wing"], ["Rancor"])
    assert (t.asked, t.attackers, t.defenders) == ("edge", ["X-Wing"], ["Rancor"])
    t.edge_battle(light=["Rebel Trooper"])
    assert t.light.discard == ["Rebel Trooper", "X-Wing"]


def test_an_invented_card_is_in_the_pool_while_its_test_runs() -> None:
    t = table(light=side(units=[HERMIT], focus={"Hermit of the Tests": 2}), active="light", begin="refresh")
    assert HERMIT.key in POOL
    assert t.focus("Hermit of the Tests") == 0


def test_an_invented_card_is_out_of_the_pool_before_the_next_test() -> None:
    assert HERMIT.key not in POOL
    assert table(light=side(units=[HERMIT])).light.units == ["Hermit of the Tests"]
