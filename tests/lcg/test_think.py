"""What computers make of a position of the Card Game: the sensible move where it is plain, and fair means."""

from __future__ import annotations

from random import Random

import pytest

from dejarik import Match
from dejarik.agents import make_agent
from dejarik.arena import Series, run, summarize
from dejarik.games.lcg.game import GAME, MODES
from dejarik.games.lcg.think.threat import Threat
from dejarik.games.lcg.think.worth import worths_of
from tests.lcg.table import Table, attack, side, table


def answer(t: Table, description: str = "greedy") -> str:
    """What an agent does next, as a player would say it."""
    return t.spoken(make_agent(description, 1).choose(GAME, t.state))


def play_on(t: Table, kind: str) -> list[str]:
    """What greedy players answer to this kind of question until something else is asked."""
    said = []
    while t.asked == kind:
        assert t.match.decision is not None
        said.append(answer(t))
        t.play(t.match.decision.seat, said[-1])
    return said


@pytest.mark.parametrize("description", ["greedy", "mcts:60"])
def test_an_objective_that_one_blast_destroys_is_attacked_while_nobody_can_defend_it(description: str) -> None:
    t = table(
        light=side(units=["Y-Wing"]),
        dark=side(
            objectives=["Fall of the Jedi", "Shadows of Dathomir", "Shadows of Dathomir"],
            damage={"Fall of the Jedi": 4},
            units=["Rancor"],
            focus={"Rancor": 1},
        ),
        active="light",
        phase="engagement",
    )
    assert answer(t, description) == "engage Fall of the Jedi"


@pytest.mark.parametrize("description", ["greedy", "mcts:60"])
def test_an_objective_is_defended_whose_loss_would_turn_the_dial_to_twelve(description: str) -> None:
    t = table(
        light=side(units=["Believer in the Old Ways"], damage={"A Hero's Journey": 3}),
        dark=side(units=["Death Star Trooper"], hand=["Rancor"]),
        attack=attack("A Hero's Journey", ["Death Star Trooper"], at="attackers"),
        dial=11,
    )
    t.until("defenders")
    assert answer(t, description) == "defender Believer in the Old Ways"


@pytest.mark.parametrize("description", ["greedy", "mcts:60"])
def test_a_weak_unit_does_not_attack_into_a_strong_defender(description: str) -> None:
    t = table(
        light=side(units=["Twi'lek Loyalist"]),
        dark=side(units=["Stormtrooper Elite"], hand=["Detained", "A Disturbance In the Force"]),
        active="light",
        phase="engagement",
    )
    assert answer(t, description) == "done"


def test_units_attack_together_if_together_they_destroy_an_objective() -> None:
    t = table(
        light=side(units=["Y-Wing", "X-Wing", "Red Five"]),
        dark=side(
            objectives=["Fall of the Jedi", "Shadows of Dathomir", "Shadows of Dathomir"],
            units=["Rancor"],
            focus={"Rancor": 1},
        ),
        active="light",
        phase="engagement",
    )
    while not t.light.victory and t.phase == "conflict":
        play_on(t, t.asked)
    assert len(t.light.victory) == 1


def test_costs_are_spread_so_that_everything_is_ready_again_next_turn() -> None:
    t = table(
        dark=side(hand=["Emperor's Royal Guard"], objectives=["Shadows of Dathomir"] * 3),
        active="dark",
    )
    t.dark.choose("play Emperor's Royal Guard")
    paid = play_on(t, "pay")
    assert len(paid) == 2
    assert max(t.state.focus) == 1


def test_a_unit_that_could_fight_does_not_pay_while_something_else_can() -> None:
    t = table(
        light=side(affiliation="Rebel Alliance", hand=["X-Wing"], units=["Mon Mothma"], objectives=["Draw Their Fire"]),
        active="light",
    )
    t.light.choose("play X-Wing")
    play_on(t, "pay")
    assert t.focus("Mon Mothma") == 0


def test_nothing_is_placed_in_an_edge_battle_that_is_won_already() -> None:
    t = table(
        light=side(units=["Luke Skywalker"], hand=["Obi-Wan Kenobi", "Jedi in Hiding"]),
        dark=side(hand=["Rancor"]),
        attack=attack("Shadows of Dathomir", ["Luke Skywalker"]),
        active="light",
    )
    assert answer(t) == "pass"


def test_the_best_card_is_not_thrown_into_an_edge_battle_that_decides_little() -> None:
    t = table(
        light=side(units=["Guardian of Peace"], hand=["Obi-Wan Kenobi"]),
        dark=side(units=["Interrogation Droid"], hand=["Force Choke"]),
        attack=attack("Shadows of Dathomir", ["Guardian of Peace"], ["Interrogation Droid"]),
        active="light",
    )
    assert answer(t) == "pass"


def test_an_edge_battle_that_saves_a_strong_unit_is_fought() -> None:
    t = table(
        light=side(units=["Red Five"], hand=["Heat of Battle", "Counter-stroke", "Rebel Trooper"]),
        dark=side(units=["Stormtrooper Elite"], hand=["Sith Library"]),
        attack=attack("Shadows of Dathomir", ["Red Five"], ["Stormtrooper Elite"]),
        active="light",
    )
    assert answer(t).startswith("edge")


def test_shares_lie_between_nothing_and_all_and_add_up() -> None:
    for seed, mode in enumerate(MODES):
        match, rand = Match("lcg", 2, seed, mode.setup.options), Random(seed)
        while match.decision is not None and len(match.moves) < 150:
            shares = match.game.evaluate(match.state)
            assert all(0 <= share <= 1 for share in shares)
            assert sum(shares) == pytest.approx(1)
            match.play(rand.choice(match.options))


@pytest.mark.parametrize("description", ["greedy", "mcts:5"])
def test_what_a_seat_cannot_see_does_not_change_its_choice(description: str) -> None:
    match, rand, asked = Match("lcg", 2, 5), Random(5), 0
    while match.decision is not None and asked < 25:
        if len(match.options) > 1 and len(match.moves) > 40:
            asked += 1
            elsewhere = match.game.determinize(match.state, match.decision.seat, Random(99))
            chosen = [make_agent(description, 5).choose(match.game, state) for state in (match.state, elsewhere)]
            assert chosen[0] == chosen[1]
        match.play(rand.choice(match.options))
    assert asked == 25


def test_greedy_beats_random() -> None:
    series = Series("lcg", 2, ("greedy", "random"), games=6, seed=4)
    greedy = summarize(series, list(run(series))).rows[0]
    assert greedy.name == "greedy"
    assert greedy.share >= 5 / 6


def test_mcts_plays_a_game_to_its_end() -> None:
    match = Match("lcg", 2, 6)
    agents = [make_agent("mcts:5", 1), make_agent("greedy", 2)]
    while match.decision is not None:
        match.play(agents[match.decision.seat].choose(match.game, match.state))
    assert match.result is not None


def test_units_that_are_gone_threaten_nothing_whatever_rounding_has_left() -> None:
    t = table(light=side(units=["Y-Wing", "Red Two", "Rebel Trooper"]), dark=side(units=["Rancor", "Espo Trooper"]))
    threats = [_come_and_gone(t, Random(seed)) for seed in range(20)]
    assert any(threat.attack > 0 for threat in threats)
    assert not any(one.against(other) for one in threats for other in threats)


def _come_and_gone(t: Table, rand: Random) -> Threat:
    """All cards are counted and then taken away again, in some order."""
    worths, threat, cards = worths_of(t.state.deal), Threat(t.state, 0), list(range(len(t.state.deal.cards)))
    for times in (1, -1):
        rand.shuffle(cards)
        for card in cards:
            threat.count(card, worths, 0, times)
    return threat
