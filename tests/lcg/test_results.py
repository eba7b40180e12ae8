"""Who has won: simultaneous victories, the edge and the Balance by an effect, and things several cards decide."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.game import GAME
from dejarik.games.lcg.language.traits import TRAITS
from dejarik.games.lcg.language.verbs import MOVE
from dejarik.games.lcg.model.abilities import Action, Reaction
from dejarik.games.lcg.model.card import POOL
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.state import LcgState
from dejarik.games.lcg.model.targets import Target
from dejarik.games.lcg.rules.commitment import win_balance
from dejarik.games.lcg.rules.edge import gain_edge
from dejarik.games.lcg.vocabulary.conditions import DuringEngagement
from dejarik.games.lcg.vocabulary.lasting import Blank
from dejarik.games.lcg.vocabulary.moves import Bounce, Draw
from dejarik.games.lcg.vocabulary.refs import Each
from dejarik.games.lcg.vocabulary.selectors import ANY, Enhancements, Objectives, Units
from dejarik.games.lcg.vocabulary.tokens import Damage
from dejarik.games.lcg.vocabulary.triggers import edge_won, struggle_won
from dejarik.games.lcg.vocabulary.words import Deed
from dejarik.kernel.match import Match
from dejarik.kernel.text import same
from tests.lcg.invented import DARK_POST, LIGHT_POST, dark, light
from tests.lcg.table import Table, attack, rule, side, table


class GainEdge(Deed):
    """Gain the edge."""

    verb = MOVE
    rest = same("the edge")

    def act(self, s: LcgState, frame: Frame) -> bool:
        gain_edge(s, frame.you)
        return True


class GainBalance(Deed):
    """Bring the Balance of the Force to one's side."""

    verb = MOVE
    rest = same("the Force")

    def act(self, s: LcgState, frame: Frame) -> bool:
        win_balance(s, frame.you)
        return True


QUAKE = light.event("9901", same("Quake"), "0 0", Action(Damage(1, Each(Objectives(ANY)))))
FEINT = light.event("9902", same("Feint"), "0 0", Action(GainEdge(), only=DuringEngagement()))
PROPHECY = light.event("9903", same("Prophecy"), "0 0", Action(GainBalance()))
CREW = light.enhancement("9904", same("Crew"), "0 0", None, Reaction(edge_won(), Draw(1)))
CHOIR = light.enhancement("9905", same("Choir"), "0 0", None, Reaction(struggle_won(), Draw(1)))
SILENCE = dark.event("9906", same("Silence"), "0 0", Action(Blank(Target(Enhancements(ANY)))))
RECALL = dark.event("9907", same("Dark Recall"), "0 0", Action(Bounce(Target(Units(ANY)))))


# ---------------------------------------------------------------- both sides would win


def quake() -> Table:
    """One damage destroys the third dark objective and pushes the dial to twelve."""
    t = table(
        light=side(
            hand=[QUAKE],
            objectives=["Draw Their Fire"],
            damage={"Draw Their Fire": 4},
            victory=["Imperial Command"] * 2,
        ),
        dark=side(objectives=["Shadows of Dathomir"], damage={"Shadows of Dathomir": 4}),
        active="light",
        dial=11,
    )
    t.light.choose("play Quake")
    return t


@rule("lcg.win.simultaneous", "lcg.simultaneous.conflicting_effects")
@pytest.mark.parametrize(("first", "winner"), [("Draw Their Fire", "dark"), ("Shadows of Dathomir", "light")])
def test_the_active_player_orders_results_that_would_both_end_the_game(first: str, winner: str) -> None:
    t = quake()
    t.light.can_choose("objective Draw Their Fire", "objective Shadows of Dathomir")
    t.light.choose(f"objective {first}")
    assert t.winner == winner


# ---------------------------------------------------------------- by an effect


@rule("lcg.edge.won_by_effect")
def test_who_gains_the_edge_by_an_effect_has_won_the_edge_battle() -> None:
    t = table(
        light=side(units=["X-Wing"], hand=[FEINT], play=[CREW]),
        dark=side(units=["Espo Trooper"]),
        active="light",
        attack=attack("Shadows of Dathomir", ["X-Wing"], ["Espo Trooper"], at="defenders"),
    )
    t.light.choose("play Feint")
    assert (t.edge, t.asked) == ("light", "reaction")
    t.light.choose("use Crew")
    assert t.light.hand == ["Rebel Trooper"]


@rule("lcg.force.won_by_effect")
def test_who_gains_the_balance_by_an_effect_has_won_the_struggle() -> None:
    t = table(light=side(hand=[PROPHECY], play=[CHOIR]), active="light", phase="draw", balance="dark")
    t.light.choose("play Prophecy")
    assert (t.balance, t.asked) == ("light", "reaction")
    t.light.choose("use Choir")
    assert t.light.hand == ["Rebel Trooper"]


# ---------------------------------------------------------------- edge totals


@rule("lcg.edge.example_totals", "lcg.edge.discard_stacks")
def test_seven_force_icons_win_against_five() -> None:
    light_stack = ["Return of the Jedi", "Counter-stroke", "Force Rejuvenation"]
    dark_stack = ["Detained", "Dark Alliance"]
    t = table(
        light=side(units=["Redemption"], hand=light_stack, play=[LIGHT_POST]),
        dark=side(units=["Devastator"], hand=dark_stack),
        active="light",
        attack=attack("Shadows of Dathomir", ["Redemption"], ["Devastator"]),
    )
    t.edge_battle(light_stack, dark_stack)
    assert (t.window, t.edge) == ("edge", "light")
    assert (t.light.discard, t.dark.discard) == (light_stack, dark_stack)


# ---------------------------------------------------------------- text and names


@rule("lcg.enhancement.play_area_keeps")
def test_an_enhancement_of_a_play_area_stays_without_its_text() -> None:
    t = table(
        light=side(units=["Luke Skywalker"], attached={"Jedi Lightsaber": "Luke Skywalker"}, play=["Hidden Outpost"]),
        dark=side(hand=[SILENCE, SILENCE, "Espo Trooper"]),
    )
    t.dark.choose("play Silence", "target Jedi Lightsaber")
    assert t.light.discard == ["Jedi Lightsaber"]
    t.dark.choose("play Silence")
    assert t.light.enhancements == ["Hidden Outpost"]


@rule("lcg.card.printed_values")
def test_a_printed_cost_is_read_from_the_card_whatever_it_cost_to_play() -> None:
    t = table(
        light=side(units=["Aquaris Freeholders", "X-Wing"], hand=["Swindled"], affiliation="Smugglers and Spies"),
        dark=side(hand=["Rancor"] * 7, units=["TIE Fighter"]),
        active="light",
    )
    t.light.choose("play Swindled")
    t.light.can_choose("target X-Wing", "target TIE Fighter")


@rule("lcg.general.multiplayer_text")
def test_each_opponent_is_the_one_opponent() -> None:
    t = table(
        light=side(hand=["X-Wing"]),
        dark=side(hand=["Interrogation Droid", "Rancor"], objectives=["The Heart of the Empire"]),
    )
    t.dark.choose("play Interrogation Droid", "pay The Heart of the Empire 3", "use Interrogation Droid")
    assert (t.light.discard, t.dark.hand) == (["X-Wing"], ["Rancor"])


@rule("lcg.errata.fall_of_the_jedi_trait")
def test_fall_of_the_jedi_is_aboard_the_executor_in_both_languages() -> None:
    (trait,) = POOL["fall_of_the_jedi"].traits
    assert (TRAITS[trait].en, TRAITS[trait].pl) == ("Executor", "Executor")


@rule("lcg.errata.along_the_gamor_run_limit")
def test_along_the_gamor_run_is_limited_to_one_for_each_objective_deck() -> None:
    assert POOL["along_the_gamor_run"].single


@rule("lcg.errata.secret_of_yavin_4")
@pytest.mark.parametrize(("late", "asked"), [(False, "interrupt"), (True, "reaction")])
def test_the_secret_of_yavin_4_answers_before_or_after_by_the_rulings(late: bool, asked: str) -> None:
    t = table(
        light=side(objectives=["The Secret of Yavin 4", "A Hero's Journey"], objective_deck=[]),
        dark=side(units=["TIE Fighter"]),
        phase="engagement",
        late_rulings=late,
    )
    t.dark.choose("engage A Hero's Journey")
    assert (t.asked, t.chooser) == (asked, "light")
    t.light.choose("use The Secret of Yavin 4")
    assert (t.damage("A Hero's Journey"), t.damage("The Secret of Yavin 4")) == (0, 2)


# ---------------------------------------------------------------- what is known


@rule("lcg.info.derived")
def test_a_card_returned_to_hand_is_still_known_to_the_opponent() -> None:
    t = table(light=side(units=["X-Wing"], hand=["Luke Skywalker"]), dark=side(hand=[RECALL], play=[DARK_POST]))
    t.dark.choose("play Dark Recall")
    assert sorted(t.dark.sees("hand", t.light)) == ["?", "X-Wing"]


@rule("lcg.setup.random_sides")
def test_chance_may_decide_about_the_sides() -> None:
    sides = {Match(GAME, 2, seed=seed, options={"sides": "random"}).state.snapshot()["sides"][0] for seed in range(12)}
    assert sides == {0, 1}


@rule("lcg.setup.choose_sides")
def test_the_players_may_agree_on_the_sides() -> None:
    sides = {tuple(Match(GAME, 2, seed=seed).state.snapshot()["sides"]) for seed in range(6)}
    assert len(sides) == 1
