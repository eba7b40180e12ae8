"""Infinite loops: one that changes something is repeated so many times at once, one that changes nothing must end."""

from __future__ import annotations

from dejarik.games.lcg.model.abilities import Action
from dejarik.games.lcg.model.card import Card
from dejarik.games.lcg.model.targets import Target
from dejarik.games.lcg.vocabulary.dial import AdvanceDial
from dejarik.games.lcg.vocabulary.moves import Bounce
from dejarik.games.lcg.vocabulary.refs import THIS, Each
from dejarik.games.lcg.vocabulary.selectors import ENEMY, YOUR, Enhancements, Units
from dejarik.games.lcg.vocabulary.tokens import Damage, FocusAsCost, PlaceFocus, RemoveFocus
from dejarik.kernel.text import same
from tests.lcg.invented import DARK_POST, LIGHT_POST, dark, light
from tests.lcg.table import Table, rule, side, table

TURBINE = dark.enhancement(
    "9901", same("Turbine"), "0 0", None, Action(Damage(1, Each(Units(ENEMY))), cost=FocusAsCost(THIS))
)
"""Exhausts itself to damage every enemy unit."""
CHARGER = dark.enhancement("9902", same("Charger"), "0 0", None, Action(RemoveFocus(1, Each(Enhancements(YOUR)))))
"""Readies the Turbine again."""
LULLABY = dark.enhancement("9903", same("Lullaby"), "0 0", None, Action(PlaceFocus(1, Target(Units(YOUR)))))
AWAKENING = dark.enhancement("9904", same("Awakening"), "0 0", None, Action(RemoveFocus(1, Target(Units(YOUR)))))
"""The two of them lead nowhere."""
COUNTDOWN = dark.enhancement("9905", same("Countdown"), "0 0", None, Action(AdvanceDial()))
BOOMERANG = dark.enhancement("9906", same("Boomerang"), "0 0", None, Action(Bounce(THIS)))
CANNON = dark.enhancement("9908", same("Cannon"), "0 0", None, Action(Damage(1, Target(Units(ENEMY)))))
HULK = light.unit("9907", same("Hulk"), "1 1 9", "")


def turbine(unit: str | Card) -> Table:
    """A loop that deals 1 damage to a light unit each time."""
    return table(light=side(units=[unit]), dark=side(play=[TURBINE, CHARGER]), phase="draw")


# ---------------------------------------------------------------- loops that change something


@rule("lcg.loop.show", "lcg.loop.state_number")
def test_a_loop_is_shown_and_then_carried_out_as_often_as_its_player_says() -> None:
    t = turbine(HULK)
    t.dark.choose("use Turbine", "use Charger")
    t.dark.cannot_choose("repeat")
    t.dark.choose("use Turbine", "use Charger")
    assert t.damage("Hulk") == 2
    t.dark.choose("repeat")
    t.dark.can_choose(*(f"times {number}" for number in range(1, 21)))
    t.dark.choose("times 3")
    assert (t.damage("Hulk"), t.focus("Turbine"), t.window) == (5, 0, "draw")


@rule("lcg.loop.state_number")
def test_a_loop_stops_where_a_step_of_it_is_no_longer_possible() -> None:
    t = turbine("Redemption")
    t.dark.choose("use Turbine", "use Charger", "use Turbine", "use Charger", "repeat", "times 20")
    assert (t.light.units, t.light.discard, t.focus("Turbine")) == ([], ["Redemption"], 0)


@rule("lcg.loop.state_number")
def test_what_the_actions_of_a_loop_ask_is_asked_each_time() -> None:
    t = table(light=side(units=[HULK, "Redemption"]), dark=side(play=[CANNON]), phase="draw")
    t.dark.choose("use Cannon", "target Hulk", "use Cannon", "target Hulk", "repeat", "times 2")
    t.dark.choose("target Redemption", "target Hulk")
    assert (t.damage("Hulk"), t.damage("Redemption"), t.asked) == (3, 1, "action")


@rule("lcg.loop.state_number")
def test_an_action_of_the_opponent_ends_the_series() -> None:
    t = table(light=side(play=[LIGHT_POST]), dark=side(play=[DARK_POST]), phase="draw")
    t.dark.choose("use Dark Post")
    t.light.choose("pass")
    t.dark.choose("use Dark Post")
    t.light.choose("use Light Post")
    t.dark.can_choose("use Dark Post", "pass")


@rule("lcg.loop.state_number", "lcg.timing.action_window_closes")
def test_the_opponent_has_the_next_opportunity_after_a_loop() -> None:
    t = table(light=side(play=[LIGHT_POST]), dark=side(play=[DARK_POST]), phase="draw")
    t.dark.choose("use Dark Post")
    t.light.choose("pass")
    t.dark.choose("use Dark Post")
    t.light.choose("pass")
    t.dark.choose("repeat", "times 4")
    assert (len(t.dark.hand), t.chooser) == (6, "light")


@rule("lcg.loop.win")
def test_a_loop_that_fulfils_a_victory_condition_wins_the_game() -> None:
    t = table(dark=side(play=[COUNTDOWN]), phase="draw", dial=3)
    t.dark.choose("use Countdown", "use Countdown", "repeat", "times 20")
    assert (t.dial, t.winner) == (12, "dark")


# ---------------------------------------------------------------- loops that change nothing


@rule("lcg.loop.no_stalling")
def test_a_loop_that_changes_nothing_is_refused() -> None:
    t = table(dark=side(units=["Rancor"], play=[LULLABY, AWAKENING]), phase="draw")
    t.dark.choose("use Lullaby", "use Awakening", "use Lullaby", "use Awakening")
    assert t.dark.why_not("use Lullaby").rule == "lcg.loop.no_stalling"
    t.dark.can_choose("pass")


@rule("lcg.loop.no_stalling")
def test_what_led_nowhere_may_be_used_again_once_the_position_is_another() -> None:
    t = table(dark=side(units=["Rancor"], play=[LULLABY, AWAKENING, DARK_POST]), phase="draw")
    t.dark.choose("use Lullaby", "use Awakening", "use Lullaby", "use Awakening")
    t.dark.can_choose("use Dark Post", "pass")
    t.dark.choose("use Dark Post")
    t.dark.can_choose("use Dark Post", "use Lullaby", "pass")


@rule("lcg.loop.no_stalling")
def test_a_card_that_is_played_and_taken_back_again_and_again_is_refused() -> None:
    t = table(dark=side(hand=[BOOMERANG]))
    t.dark.choose("play Boomerang", "use Boomerang", "play Boomerang", "use Boomerang")
    assert t.dark.why_not("play Boomerang").rule == "lcg.loop.no_stalling"
