"""Several cards discarded at the same time: their owner orders them wherever that can matter."""

from __future__ import annotations

from dejarik.games.lcg.model.abilities import Action
from dejarik.games.lcg.vocabulary.hands import RecoverTopFate
from dejarik.games.lcg.vocabulary.moves import Destroy
from dejarik.games.lcg.vocabulary.refs import Each
from dejarik.games.lcg.vocabulary.selectors import ANY, ENEMY, Units
from dejarik.games.lcg.vocabulary.tokens import Damage
from dejarik.kernel.text import same
from tests.lcg.invented import DARK_EXECUTION, dark, light
from tests.lcg.table import rule, side, table

CATACLYSM = dark.event("9701", same("Cataclysm"), "0 0", Action(Destroy(Each(Units(ANY)))))
STORM = dark.event("9703", same("Storm"), "0 0", Action(Damage(2, Each(Units(ENEMY)))))
DIVINATION = light.event("9702", same("Divination"), "0 0", Action(RecoverTopFate()))

MINDING = {"deck": [DIVINATION] * 6}
"""A deck that looks at the top of its discard pile."""


@rule("lcg.discard.order")
def test_the_owner_orders_units_destroyed_by_one_effect() -> None:
    t = table(
        light=side(units=["X-Wing", "Y-Wing", "Red Five"], **MINDING),
        dark=side(units=["Rancor", "TIE Fighter"], hand=[CATACLYSM]),
    )
    t.dark.choose("play Cataclysm")
    t.light.can_choose("discard X-Wing", "discard Y-Wing", "discard Red Five")
    t.light.choose("discard Red Five")
    t.light.choose("discard Y-Wing")
    assert t.light.discard == ["Red Five", "Y-Wing", "X-Wing"]
    assert sorted(t.dark.discard) == ["Cataclysm", "Rancor", "TIE Fighter"]


@rule("lcg.discard.order", "lcg.damage.destroyed_at_capacity")
def test_the_owner_orders_units_destroyed_by_the_damage_of_one_source() -> None:
    t = table(light=side(units=["X-Wing", "Y-Wing", "Redemption"], **MINDING), dark=side(hand=[STORM]))
    t.dark.choose("play Storm")
    t.light.can_choose("discard X-Wing", "discard Y-Wing")
    assert (t.light.discard, t.damage("Redemption")) == ([], 2)
    t.light.choose("discard Y-Wing")
    assert (t.light.discard, t.light.units) == (["Y-Wing", "X-Wing"], ["Redemption"])


@rule("lcg.damage.destroyed_at_capacity")
def test_units_stay_in_play_until_all_the_damage_of_one_source_is_dealt() -> None:
    t = table(
        light=side(units=["X-Wing", "Redemption"], shields={"Redemption": 2}),
        dark=side(hand=[STORM], units=["Rancor"]),
    )
    t.dark.choose("play Storm")
    t.light.choose("shield Redemption")
    assert (t.damage("X-Wing"), t.light.units) == (2, ["X-Wing", "Redemption"])
    t.light.choose("shield Redemption")
    assert (t.light.discard, t.light.units, t.damage("Redemption")) == (["X-Wing"], ["Redemption"], 0)


@rule("lcg.discard.order")
def test_nobody_is_asked_where_no_card_looks_at_the_discard_pile() -> None:
    t = table(light=side(units=["X-Wing", "Y-Wing"]), dark=side(hand=[CATACLYSM]))
    t.dark.choose("play Cataclysm")
    assert sorted(t.light.discard) == ["X-Wing", "Y-Wing"]


@rule("lcg.discard.order", "lcg.play.enhancement_falls_off")
def test_the_owner_orders_the_enhancements_of_a_unit_that_left_play() -> None:
    t = table(
        light=side(
            units=["Luke Skywalker"],
            attached={"Jedi Lightsaber": "Luke Skywalker", "Shii-Cho Training": "Luke Skywalker"},
            **MINDING,
        ),
        dark=side(hand=[DARK_EXECUTION]),
    )
    t.dark.choose("play Dark Execution")
    t.light.choose("discard Shii-Cho Training")
    assert t.light.discard == ["Luke Skywalker", "Shii-Cho Training", "Jedi Lightsaber"]
