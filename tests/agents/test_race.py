"""The race between options that "mcts" runs in games of long turns: fair, reproducible, thrifty, and it wins."""

from __future__ import annotations

import time
from random import Random

import pytest

from dejarik import Match
from dejarik.agents import make_agent
from dejarik.agents.judges import HandWritten
from dejarik.agents.lookahead import best_choice
from dejarik.agents.race import Race
from dejarik.agents.trailing import FIRST_GUESSES, trails
from dejarik.games.deckbuilding.game import GAME
from dejarik.games.deckbuilding.model.state import DECK, DeckbuildingState
from dejarik.kernel.game import Mode
from dejarik.kernel.state import State
from tests.deckbuilding.table import Side, Table, dealt, table

MOST_ROUNDS = 100
JUDGE = HandWritten(GAME)
TWO_DESTROYED = {"empire": ["Hoth", "Yavin IV"]}
every_mode = pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.name)


@pytest.fixture(autouse=True)
def starts(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Race, int]]:
    """Every round of every race with the simulations made before it; a race that would never end fails instead."""
    found: list[tuple[Race, int]] = []
    simulate = Race.simulate

    def watched(race: Race) -> None:
        found.append((race, race.simulations))
        assert sum(other is race for other, _ in found) <= MOST_ROUNDS, "the budget is never spent"
        simulate(race)

    monkeypatch.setattr(Race, "simulate", watched)
    return found


def at(match: Match) -> DeckbuildingState:
    assert isinstance(match.state, DeckbuildingState)
    return match.state


def after_setup(mode: Mode, seed: int, moves: int = 0) -> Match:
    """A game after that many random moves, in a turn and with some choice."""
    match = Match("deckbuilding", mode.setup.players, seed, mode.setup.options)
    rand = Random(seed)
    while at(match).turn == 0 or len(match.moves) < moves or len(match.options) < 3:
        match.play(rand.choice(match.options))
    return match


def race_at(match: Match, seed: int = 1) -> Race:
    return Race(match.game, HandWritten(match.game), match.state, Random(seed))


def chosen(t: Table, description: str = "mcts:30", seed: int = 1) -> str:
    """What an agent says in the seat that must choose."""
    return t.spoken(make_agent(description, seed).choose(t.match.game, t.match.state))


def play_turn(match: Match, description: str, seed: int = 1) -> None:
    """Let an agent make every choice of the turn, whoever must make it."""
    agent, turn = make_agent(description, seed), at(match).turn
    while match.decision is not None and at(match).turn == turn:
        option = agent.choose(match.game, match.state)
        assert option in match.options
        match.play(option)


def one_attack_from_victory() -> Table:
    """A single unit may destroy the last base; there is nothing else to do but to end the turn."""
    return table(
        empire=Side(play=["Stormtrooper"]), rebel=Side(damage={"Dantooine": 6}), victory=TWO_DESTROYED, row=["Bossk"]
    )


# ---------------------------------------------------------------- which games, which options


def test_a_race_is_run_only_where_turns_are_long(starts: list[tuple[Race, int]]) -> None:
    bounty = Match("bounty", 2, 1)
    make_agent("mcts:5", 1).choose(bounty.game, bounty.state)
    assert starts == []
    match = after_setup(GAME.modes[0], 1)
    make_agent("mcts:5", 1).choose(match.game, match.state)
    assert starts


@every_mode
def test_every_choice_of_a_turn_is_one_of_those_offered(mode: Mode) -> None:
    match = after_setup(mode, 2)
    play_turn(match, "mcts:10")
    assert at(match).turn == 2


@pytest.mark.parametrize("kind", ["secret", "secret-teams"])
def test_bases_are_picked_in_secret(kind: str) -> None:
    mode = next(mode for mode in GAME.modes if mode.name == kind)
    match = Match("deckbuilding", mode.setup.players, 1, mode.setup.options)
    assert make_agent("mcts:10", 1).choose(match.game, match.state) in match.options


def test_choosing_leaves_the_table_as_it_was() -> None:
    match = after_setup(GAME.modes[0], 4, 30)
    before = match.state.digest()
    make_agent("mcts:10", 1).choose(match.game, match.state)
    assert match.state.digest() == before


@every_mode
def test_the_same_seed_plays_the_same(mode: Mode) -> None:
    records = []
    for _ in range(2):
        match, agent = after_setup(mode, 3), make_agent("mcts:30", 7)
        for _ in range(3):
            match.play(agent.choose(match.game, match.state))
        records.append(str(match.record))
    assert records[0] == records[1]


# ---------------------------------------------------------------- hidden cards


@every_mode
@pytest.mark.parametrize("seed", range(2))
def test_what_a_seat_cannot_see_does_not_change_the_race(mode: Mode, seed: int) -> None:
    match = after_setup(mode, seed, 40)
    assert match.decision is not None
    elsewhere = match.game.determinize(match.state, match.decision.seat, Random(99))
    assert elsewhere != match.state
    races = [Race(match.game, HandWritten(match.game), state, Random(5)) for state in (match.state, elsewhere)]
    for race in races:
        race.simulate()
        race.simulate()
    assert races[0].running == races[1].running
    choices = [make_agent("mcts:30", 5).choose(match.game, state) for state in (match.state, elsewhere)]
    assert choices[0] == choices[1]


def test_the_opponents_hand_and_the_order_of_decks_do_not_change_the_choice() -> None:
    def position(hand: list[str], deck: list[str], galaxy: list[str]) -> Table:
        return table(
            empire=Side(hand=["Stormtrooper", "Imperial Shuttle"], play=["TIE Bomber"]),
            rebel=Side(hand=hand, deck=deck),
            row=["X-Wing", "TIE Fighter"],
            galaxy_deck=galaxy,
            resources=2,
        )

    strong, weak = ["Luke Skywalker", "Han Solo"], ["Rebel Trooper", "Alliance Shuttle"]
    one = position(strong, weak, ["Star Destroyer", "Chewbacca"])
    other = position(weak, strong, ["Chewbacca", "Star Destroyer"])
    assert chosen(one) == chosen(other)
    races = [race_at(t.match) for t in (one, other)]
    for race in races:
        race.simulate()
    assert races[0].running == races[1].running


# ---------------------------------------------------------------- winning


@pytest.mark.parametrize("seed", range(2))
def test_a_win_that_takes_several_choices_is_found_and_played(seed: int) -> None:
    t = table(
        empire=Side(play=["Stormtrooper"], hand=["Stormtrooper", "Imperial Shuttle", "Inquisitor"]),
        rebel=Side(damage={"Dantooine": 3}, bases=["Bespin"]),
        victory=TWO_DESTROYED,
        row=["X-Wing", "TIE Fighter"],
        resources=2,
    )
    play_turn(t.match, "mcts:30", seed)
    assert t.winners == (t.empire.seat,)


def test_the_last_attack_is_made_at_once() -> None:
    t = one_attack_from_victory()
    assert t.offered() == ["commit Stormtrooper", "end"]
    assert chosen(t) == "commit Stormtrooper"
    t.empire.choose("commit Stormtrooper")
    assert chosen(t) == "attack rebel"


@pytest.mark.parametrize("turn_of", ["empire", "rebel"])
def test_the_turn_goes_on_while_there_is_something_to_gain(turn_of: str) -> None:
    t = table(
        turn_of=turn_of,
        empire=Side(hand=["Stormtrooper"], deck=["TIE Fighter"]),
        rebel=Side(hand=["Rebel Trooper"], deck=["X-Wing"]),
    )
    play_turn(t.match, "mcts:30")
    assert (t.rebel.base_damage, t.empire.base_damage) == ((2, 0) if turn_of == "empire" else (0, 2))


def test_a_team_wins_by_the_base_of_either_opponent() -> None:
    t = table(
        turn_of="rebel2",
        rebel2=Side(play=["X-Wing"], hand=["Alliance Shuttle"]),
        empire2=Side(base="Endor", damage={"Endor": 13}),
        victory={"rebel": ["Corellia"]},
        goal=2,
    )
    play_turn(t.match, "mcts:30")
    assert t.winners == (t.rebel.seat, t.rebel2.seat)


# ---------------------------------------------------------------- choices in another's turn


@pytest.mark.parametrize("empire2", [None, Side(hand=["AT-AT"])], ids=["two", "teams"])
def test_whoever_must_discard_in_anothers_turn_gives_up_the_weakest_card(empire2: Side | None) -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Snowspeeder"], hand=["X-Wing"]),
        empire=Side(hand=["Darth Vader", "Imperial Shuttle", "Boba Fett"], deck=["Stormtrooper", "TIE Fighter"]),
        empire2=empire2,
    )
    t.rebel.choose("use Snowspeeder", *(["opponent empire1"] if empire2 else []))
    assert race_at(t.match).seat == t.empire.seat
    assert chosen(t) == "discard Imperial Shuttle"


def test_what_the_active_player_holds_does_not_change_the_answer() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Duros Spy"], hand=["Luke Skywalker", "X-Wing"], deck=["Rebel Trooper", "Alliance Shuttle"]),
        empire=Side(hand=["Inquisitor", "Stormtrooper"]),
    )
    t.rebel.choose("use Duros Spy")
    elsewhere = GAME.determinize(t.state, t.empire.seat, Random(3))
    assert elsewhere != t.state
    races = [Race(GAME, JUDGE, state, Random(1)) for state in (t.state, elsewhere)]
    for race in races:
        race.simulate()
    assert races[0].running == races[1].running
    assert chosen(t) in t.offered()


# ---------------------------------------------------------------- dropping out


@pytest.mark.parametrize(
    ("values", "leader", "does"),
    [
        ([0.4, 0.4, 0.4, 0.4], [0.5, 0.5, 0.5, 0.5], True),
        ([0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5], False),
        ([0.1, 0.9, 0.2, 0.6], [0.8, 0.1, 0.9, 0.5], False),
        ([0.19, 0.48, 0.89, 0.28], [0.2, 0.5, 0.9, 0.3], True),
        ([0.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0], False),
        ([0.9, 0.9, 0.9, 0.9], [0.5, 0.5, 0.5, 0.5], False),
    ],
    ids=["always worse", "equal", "as good as noise", "a little worse in every guess", "worse once", "better"],
)
def test_an_option_trails_if_the_gap_is_no_chance(values: list[float], leader: list[float], does: bool) -> None:
    assert trails(values, leader) is does


def test_what_surely_trails_drops_out_after_the_first_rounds() -> None:
    t = one_attack_from_victory()
    race = race_at(t.match)
    for made in range(1, FIRST_GUESSES):
        race.simulate()
        assert [len(values) for values in race.running.values()] == [made, made]
        assert not race.is_settled(400)
    race.simulate()
    assert race.is_settled(400)
    assert [t.spoken(option) for option in race.running] == ["commit Stormtrooper"]
    assert t.spoken(race.best()) == "commit Stormtrooper"


def test_options_that_are_alike_run_on_and_the_first_is_the_best() -> None:
    class Even(Race):
        def play_on(self, s: State) -> float:
            return 0.5

    match = after_setup(GAME.modes[0], 1)
    race = Even(match.game, JUDGE, match.state, Random(1))
    for _ in range(2 * FIRST_GUESSES):
        race.simulate()
    assert list(race.running) == match.options
    assert race.best() == match.options[0]


def test_all_options_run_under_the_same_guess() -> None:
    guesses: list[list[int]] = []

    class Watching(Race):
        def play_on(self, s: State) -> float:
            guesses.append(s.zones[DECK + 1])
            return 0.5

    t = table(empire=Side(hand=["Stormtrooper", "Inquisitor"]), rebel=Side(deck=["X-Wing", "Y-Wing", "U-Wing"]))
    t.empire.can_choose("play Stormtrooper", "play Inquisitor", "end")
    race = Watching(GAME, JUDGE, t.state, Random(1))
    for _ in range(6):
        race.simulate()
    rounds = [guesses[i : i + 3] for i in range(0, len(guesses), 3)]
    assert len(rounds) == 6
    assert all(one == another == third for one, another, third in rounds)
    assert len({tuple(one) for one, *_ in rounds}) > 1


# ---------------------------------------------------------------- the budget


def test_the_search_stops_when_one_option_is_left(starts: list[tuple[Race, int]]) -> None:
    t = one_attack_from_victory()
    assert chosen(t, "mcts:400") == "commit Stormtrooper"
    assert len(starts) == FIRST_GUESSES
    assert starts[-1][0].simulations < 400


@pytest.mark.parametrize("mode", [GAME.modes[0], GAME.modes[-1]], ids=lambda mode: mode.name)
@pytest.mark.parametrize("budget", [1, 40, 120])
def test_a_budget_is_passed_by_less_than_a_round(starts: list[tuple[Race, int]], mode: Mode, budget: int) -> None:
    match = after_setup(mode, 6, 30)
    make_agent(f"mcts:{budget}", 1).choose(match.game, match.state)
    race = starts[-1][0]
    assert race.is_settled(0) or race.simulations >= budget
    assert all(before < budget for _, before in starts)


def test_a_time_budget_is_kept(starts: list[tuple[Race, int]]) -> None:
    match = after_setup(GAME.modes[0], 6, 40)
    started, worked = time.perf_counter(), time.process_time()
    make_agent("mcts:20ms", 1).choose(match.game, match.state)
    passed = time.perf_counter() - started
    assert time.process_time() - worked < 1, "other processes may have kept it from its work, but it does no more"
    assert passed >= 0.02 or starts[-1][0].is_settled(0)


def test_a_single_option_needs_no_race(starts: list[tuple[Race, int]]) -> None:
    assert chosen(table()) == "end"
    assert starts == []


def test_the_budget_is_spent_where_every_option_ends_the_set_up() -> None:
    t = dealt(bases="secret")
    while sum(len(seat.bases) for seat in t.seats) < 7:
        t.match.play(t.match.options[0])
    assert len(t.match.options) > 1
    assert chosen(t) in t.offered()


def test_the_budget_is_spent_where_every_option_wins() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Y-Wing"]),
        empire=Side(damage={"Lothal": 7}),
        empire2=Side(base="Endor", damage={"Endor": 15}),
        victory={"rebel": ["Corellia"]},
        goal=2,
    )
    t.rebel.choose("use Y-Wing")
    t.rebel.can_choose("hit Lothal", "hit Endor")
    assert chosen(t) in t.offered()


# ---------------------------------------------------------------- one step of a simulation


def test_the_best_choice_comes_complete_with_its_pieces() -> None:
    t = table(empire=Side(play=["Darth Vader"]), row=["X-Wing", "Luke Skywalker"])
    before = t.state.digest()
    made = best_choice(GAME, JUDGE, t.state)
    assert made.decision is not None
    assert (made.decision.seat, made.decision.kind) == (t.empire.seat, "action")
    assert isinstance(made, DeckbuildingState)
    assert len(made.attackers) == 1
    assert t.state.digest() == before


def test_the_best_choice_is_that_of_whoever_makes_it() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Snowspeeder"]), empire=Side(hand=["Darth Vader", "Imperial Shuttle"]))
    t.rebel.choose("use Snowspeeder")
    made = best_choice(GAME, JUDGE, t.state)
    t.empire.choose("discard Imperial Shuttle")
    assert made == t.state


def test_the_best_choice_of_one_is_that_one() -> None:
    t = table()
    made = best_choice(GAME, JUDGE, t.state)
    t.empire.choose("end")
    assert made == t.state
