"""Captured cards and other hidden things: what is captured, who may look, how cards are rescued."""

from __future__ import annotations

from dejarik.games.lcg.model.abilities import Action, Interrupt
from dejarik.games.lcg.model.targets import Target
from dejarik.games.lcg.vocabulary.moves import Capture, Draw
from dejarik.games.lcg.vocabulary.selectors import ANY, Units
from dejarik.games.lcg.vocabulary.triggers import One, leaves
from dejarik.kernel.text import same
from tests.lcg.invented import DARK_EXECUTION, DARK_POST, LIGHT_BARRAGE, dark, light
from tests.lcg.table import Table, rule, side, table

ARREST = dark.event("9501", same("Arrest"), "0 0", Action(Capture(Target(Units(ANY)))))
ALARM = light.enhancement("9502", same("Alarm"), "0 0", None, Interrupt(leaves(One(Units(ANY))), Draw(1)))

TWO_OBJECTIVES = {"objectives": ["Imperial Command", "Shadows of Dathomir"]}


def arrested(**light_side: object) -> Table:
    """The dark player captures Luke Skywalker and says where."""
    t = table(
        light=side(**{"units": ["Luke Skywalker", "X-Wing"], **light_side}),
        dark=side(units=["Rancor"], hand=[ARREST], play=[DARK_POST], **TWO_OBJECTIVES),
    )
    t.dark.choose("play Arrest", "target Luke Skywalker")
    return t


@rule("lcg.capture.dark_only", "lcg.capture.choice_of_objective")
def test_the_dark_player_says_at_which_objective_a_unit_is_captured() -> None:
    t = arrested()
    t.dark.can_choose("objective Imperial Command", "objective Shadows of Dathomir")
    t.dark.choose("objective Shadows of Dathomir")
    assert (t.captives("Shadows of Dathomir"), t.captives("Imperial Command")) == (["Luke Skywalker"], [])
    assert t.light.units == ["X-Wing"]


@rule("lcg.capture.only_light_cards")
def test_dark_cards_cannot_be_captured() -> None:
    t = table(light=side(units=["X-Wing", "Y-Wing"]), dark=side(units=["Rancor"], hand=[ARREST]))
    t.dark.choose("play Arrest")
    t.dark.can_choose("target X-Wing", "target Y-Wing")


@rule("lcg.capture.from_play_leaves", "lcg.term.leaves_play")
def test_a_card_captured_from_play_leaves_play_with_everything_on_it() -> None:
    t = arrested(attached={"Jedi Lightsaber": "Luke Skywalker"}, committed=["Luke Skywalker"], play=[ALARM])
    luke = t.find("Luke Skywalker")
    t.dark.choose("objective Imperial Command")
    t.light.choose("use Alarm")
    assert (t.light.discard, len(t.light.hand)) == (["Jedi Lightsaber"], 1)
    assert (t.state.committed[luke], t.dark.captives) == (0, ["Luke Skywalker"])


@rule("lcg.capture.out_of_play", "lcg.capture.until_rescued", "lcg.zones.in_play")
def test_a_captured_card_keeps_no_tokens_and_cannot_be_reached() -> None:
    t = arrested(focus={"Luke Skywalker": 1}, damage={"Luke Skywalker": 1}, shields={"Luke Skywalker": 1})
    luke = t.find("Luke Skywalker")
    t.dark.choose("objective Imperial Command")
    s = t.state
    assert (s.focus[luke], s.damage[luke], s.shields[luke]) == (0, 0, 0)
    again = table(
        light=side(units=["X-Wing", "Y-Wing"]),
        dark=side(hand=[DARK_EXECUTION], **TWO_OBJECTIVES),
        captured={"Luke Skywalker": "Imperial Command"},
    )
    again.dark.choose("play Dark Execution")
    again.dark.can_choose("target X-Wing", "target Y-Wing")


@rule("lcg.capture.out_of_play", "lcg.term.out_of_play_interaction")
def test_the_text_of_a_captured_card_does_nothing() -> None:
    t = table(
        light=side(), begin="turn", captured={"Luke Skywalker": "Shadows of Dathomir"}, dark=side(play=[DARK_POST])
    )
    assert (t.asked, t.chooser) == ("action", "dark")


@rule("lcg.capture.facedown", "lcg.capture.dark_may_look", "lcg.capture.light_may_not_look", "lcg.zones.hidden")
def test_only_the_dark_player_may_look_at_a_card_captured_unseen() -> None:
    t = table(captured={"Luke Skywalker": "Shadows of Dathomir"}, dark=side(play=[DARK_POST]))
    assert t.knowing("Luke Skywalker") == {"dark"}


@rule("lcg.rescue.any_leaving", "lcg.rescue.objective_destroyed")
def test_all_cards_captured_at_an_objective_are_rescued_when_it_is_destroyed() -> None:
    t = table(
        light=side(hand=[LIGHT_BARRAGE, "Rebel Trooper"]),
        dark=side(damage={"Imperial Command": 2}, **TWO_OBJECTIVES),
        active="light",
        captured={"Luke Skywalker": "Imperial Command", "X-Wing": "Imperial Command", "Y-Wing": "Shadows of Dathomir"},
    )
    t.light.choose("play Light Barrage", "target Imperial Command")
    assert t.light.hand == ["Rebel Trooper", "Luke Skywalker", "X-Wing"]
    assert t.dark.captives == ["Y-Wing"]


# ---------------------------------------------------------------- what is open


@rule("lcg.zones.hidden", "lcg.discard.open")
def test_hands_are_hidden_and_discard_piles_and_sizes_are_open() -> None:
    t = table(
        light=side(hand=["Luke Skywalker", "X-Wing"], discard=["Y-Wing", "Red Two"]),
        dark=side(hand=["Rancor"], play=[DARK_POST]),
    )
    assert t.dark.sees("hand", t.light) == ["?", "?"]
    assert t.light.sees("hand", t.light) == ["Luke Skywalker", "X-Wing"]
    assert sorted(t.dark.sees("discard", t.light)) == ["Red Two", "Y-Wing"]
    assert sorted(t.spectators.sees("discard", t.light)) == ["Red Two", "Y-Wing"]


@rule("lcg.discard.order_fixed", "lcg.zones.discard_top")
def test_cards_keep_their_order_in_the_discard_pile() -> None:
    t = table(
        light=side(units=["X-Wing"], discard=["Y-Wing", "Red Two"]),
        dark=side(hand=[DARK_EXECUTION], play=[DARK_POST]),
    )
    t.dark.choose("play Dark Execution")
    assert t.light.discard == ["Y-Wing", "Red Two", "X-Wing"]
