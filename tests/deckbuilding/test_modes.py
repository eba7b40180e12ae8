"""Modes and lengths: which bases are played with, how many must fall, and which set-ups are refused."""

from __future__ import annotations

from random import Random

import pytest

from dejarik.games.deckbuilding.game import GAME
from dejarik.games.deckbuilding.model.state import EMPIRE, REBEL, VICTORY
from dejarik.kernel.decision import Option
from dejarik.kernel.errors import BadRecordError, BadSetupError
from dejarik.kernel.game import Mode, Setup
from dejarik.kernel.match import Match
from tests.deckbuilding.table import Side, Table, dealt, table
from tests.scenario import BACK, rule

EMPIRE_BEGINNER = ["Corellia", "Coruscant", "Death Star", "Endor"]
REBEL_BEGINNER = ["Hoth", "Mon Cala", "Sullust", "Yavin IV"]
EMPIRE_ALL = [*EMPIRE_BEGINNER, "Kafrene", "Kessel", "Mustafar", "Ord Mantell", "Rodia"]
REBEL_ALL = ["Alderaan", "Bespin", "Dagobah", "Hoth", "Jedha", "Mon Cala", "Sullust", "Tatooine", "Yavin IV"]
SECRET_EMPIRE = ["Kessel", "Mustafar", "Rodia", "Endor"]
SECRET_REBEL = ["Jedha", "Hoth", "Bespin", "Tatooine"]


def warlike(options: list[Option], rand: Random) -> Option:
    """A choice of somebody who plays every card and aims at bases, so that games come to their end."""
    useful = [option for option in options if option[0] not in ("end", "decline", "done")]
    eager = [option for option in useful if option[0] in ("play", "base", "attack", "reward")]
    return rand.choice(eager or useful or options)


def piles_of_a_game(seed: int, players: int = 2, **options: str) -> tuple[list[int], int]:
    """Play a whole game; the sizes the larger victory pile had, one after another, and that of the winners."""
    match, rand = Match(GAME, players, seed, {"rounds": "0", **options}), Random(seed)
    sizes = [0]
    while match.decision is not None:
        match.play(warlike(match.options, rand))
        pile = max(len(match.state.zones[VICTORY + side]) for side in (EMPIRE, REBEL))
        if pile != sizes[-1]:
            sizes.append(pile)
    assert match.result is not None
    return sizes, match.result.scores[match.result.winners[0]]


def pick_secretly(t: Table) -> None:
    t.empire.choose(*(f"pick {name}" for name in SECRET_EMPIRE))
    t.rebel.choose(*(f"pick {name}" for name in SECRET_REBEL))


# ---------------------------------------------------------------- beginner game and full control


@rule("deckbuilding.mode.beginner")
def test_without_a_word_the_beginner_game_is_played_with_five_bases_each() -> None:
    t = dealt()
    assert (t.empire.base, sorted(t.empire.bases)) == ("Lothal", EMPIRE_BEGINNER)
    assert (t.rebel.base, sorted(t.rebel.bases)) == ("Dantooine", REBEL_BEGINNER)
    assert sorted(t.box) == sorted([*(set(EMPIRE_ALL) - set(EMPIRE_BEGINNER)), *(set(REBEL_ALL) - set(REBEL_BEGINNER))])


@rule("deckbuilding.mode.beginner")
@pytest.mark.parametrize("seed", range(3))
def test_in_the_beginner_game_the_third_destroyed_base_wins(seed: int) -> None:
    assert piles_of_a_game(seed) == ([0, 1, 2, 3], 3)


@rule("deckbuilding.mode.full.bases")
def test_in_full_control_mode_there_are_nine_bases_to_choose_the_next_one_from() -> None:
    t = dealt(bases="full")
    assert (sorted(t.empire.bases), sorted(t.rebel.bases)) == (EMPIRE_ALL, REBEL_ALL)
    assert (t.empire.base, t.rebel.base, t.box) == ("Lothal", "Dantooine", [])
    rand = Random(1)
    match = t.match
    while match.decision is not None and match.decision.kind != "new_base":
        match.play(warlike(match.options, rand))
    loser = t.active
    expected = EMPIRE_ALL if loser is t.empire else REBEL_ALL
    loser.can_choose(*(f"reveal {name}" for name in expected))


@rule("deckbuilding.mode.full.length")
@pytest.mark.parametrize("seed", range(3))
def test_in_full_control_mode_the_third_base_is_not_enough_and_the_fourth_wins(seed: int) -> None:
    assert piles_of_a_game(seed, bases="full") == ([0, 1, 2, 3, 4], 4)


# ---------------------------------------------------------------- secret bases


@rule("deckbuilding.mode.secret.choose")
def test_both_players_pick_four_of_nine_bases_in_secret() -> None:
    t = dealt(bases="secret")
    t.empire.can_choose(*(f"pick {name}" for name in EMPIRE_ALL))
    t.empire.choose(*(f"pick {name}" for name in SECRET_EMPIRE))
    t.rebel.can_choose(*(f"pick {name}" for name in REBEL_ALL))
    t.rebel.choose(*(f"pick {name}" for name in SECRET_REBEL))
    assert (t.empire.base, t.empire.bases) == ("Lothal", SECRET_EMPIRE)
    assert (t.rebel.base, t.rebel.bases) == ("Dantooine", SECRET_REBEL)
    assert t.empire.sees("bases", of=t.empire) == SECRET_EMPIRE
    for onlooker in (t.rebel, t.spectators):
        assert onlooker.sees("bases", of=t.empire) == [BACK] * 4
        assert onlooker.sees("base", of=t.empire) == ["Lothal"]


@rule("deckbuilding.mode.secret.choose")
def test_the_picks_are_hidden_while_they_are_made() -> None:
    t = dealt(bases="secret")
    t.empire.choose("pick Kessel")
    assert t.rebel.sees("bases", of=t.empire) == [BACK]
    assert t.rebel.sees("unchosen", of=t.empire) == [BACK] * 8
    assert t.rebel.view.prompt is not None
    assert t.rebel.view.prompt.choices == ()
    assert t.empire.reads() == ["The Empire picks a base in secret: “Kessel”."]
    assert t.rebel.reads() == t.spectators.reads() == ["The Empire picks a base in secret."]


@rule("deckbuilding.mode.secret.choose", "deckbuilding.setup.galaxy_row", "deckbuilding.setup.opening_hand")
@pytest.mark.parametrize("players", [2, 4])
def test_bases_are_picked_before_the_row_and_the_hands_exist(players: int) -> None:
    t = dealt(players, bases="secret")
    for _ in range(4 * players):
        assert t.match.decision is not None
        assert t.match.decision.kind == "secret_base"
        for onlooker in (*t.seats, t.spectators):
            assert onlooker.sees("row") == []
            assert [onlooker.sees("hand", of=seat) for seat in t.seats] == [[]] * players
        t.match.play(t.match.options[0])
    assert [len(seat.sees("hand", of=seat)) for seat in t.seats] == [5] * players
    assert len(t.spectators.sees("row")) == 6


@rule("deckbuilding.mode.secret.box")
def test_the_bases_not_picked_stay_unknown_to_the_opponent() -> None:
    t = dealt(bases="secret")
    pick_secretly(t)
    left = sorted(set(EMPIRE_ALL) - set(SECRET_EMPIRE))
    assert sorted(t.empire.sees("unchosen", of=t.empire)) == left
    for onlooker in (t.rebel, t.spectators):
        assert onlooker.sees("unchosen", of=t.empire) == [BACK] * 5
    assert t.rebel.sees("box") == []


@rule("deckbuilding.mode.secret.rest")
def test_the_next_base_is_one_of_the_four_picked_and_then_everybody_knows_it() -> None:
    t = table(turn_of="rebel", secret=True, starting=True, rebel=Side(base="", bases=SECRET_REBEL))
    assert t.empire.sees("bases", of=t.rebel) == [BACK] * 4
    t.rebel.can_choose(*(f"reveal {name}" for name in SECRET_REBEL))
    t.rebel.choose("reveal Hoth")
    assert t.rebel.base == "Hoth"
    assert t.empire.sees("base", of=t.rebel) == ["Hoth"]
    assert t.empire.sees("bases", of=t.rebel) == [BACK] * 3


@rule("deckbuilding.mode.secret.length")
@pytest.mark.parametrize("seed", range(3))
def test_with_secret_bases_the_fourth_destroyed_base_wins(seed: int) -> None:
    assert piles_of_a_game(seed, bases="secret") == ([0, 1, 2, 3, 4], 4)


# ---------------------------------------------------------------- length and combinations


@rule("deckbuilding.optional.length.longer")
@pytest.mark.parametrize("bases", ["beginner", "full", "secret"])
@pytest.mark.parametrize("length", [4, 5])
def test_a_longer_game_needs_four_or_five_bases(bases: str, length: int) -> None:
    assert piles_of_a_game(1, bases=bases, length=str(length)) == (list(range(length + 1)), length)


@rule("deckbuilding.optional.length.longer")
def test_with_a_goal_of_five_the_fourth_base_does_not_end_the_game() -> None:
    t = table(
        turn_of="rebel",
        goal=5,
        rebel=Side(play=["Rebel Trooper"]),
        empire=Side(base="Endor", damage={"Endor": 15}, bases=["Coruscant"]),
        victory={"rebel": ["Lothal", "Corellia", "Death Star"]},
    )
    t.rebel.choose("commit Rebel Trooper", "attack empire")
    assert (len(t.rebel.victory), t.winners) == (4, None)


@rule("deckbuilding.optional.length.shorter")
@pytest.mark.parametrize("bases", ["beginner", "full", "secret"])
def test_a_quick_game_is_won_by_the_second_base(bases: str) -> None:
    assert piles_of_a_game(1, bases=bases, length="2") == ([0, 1, 2], 2)


@rule("deckbuilding.optional.length.agree")
def test_the_length_cannot_be_changed_once_the_game_runs() -> None:
    match = Match(GAME, seed=3, options={"length": "5"})
    match.play("end")
    record = str(match.record)
    assert '[Option length "5"]' in record
    with pytest.raises(BadRecordError):
        Match.from_record(record.replace('[Option length "5"]', '[Option length "2"]'))
    assert Match.from_record(record).state == match.state


@rule("deckbuilding.optional.combine")
def test_secret_bases_a_quick_game_and_paying_off_go_together() -> None:
    t = dealt(seed=2, bases="secret", length="2", payoff="yes")
    pick_secretly(t)
    while t.empire.hand:
        t.empire.choose(f"play {t.empire.hand[0]}")
    assert "pay_off Rodian Gunslinger" in t.offered()
    assert t.rebel.sees("bases", of=t.empire) == [BACK] * 4
    assert piles_of_a_game(2, bases="secret", length="2", payoff="yes") == ([0, 1, 2], 2)


@rule("deckbuilding.optional.combine")
@pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.name)
def test_every_mode_on_offer_is_played_to_its_own_number_of_bases(mode: Mode) -> None:
    lengths = {"beginner": 3, "full": 4, "secret": 4, "payoff": 2, "teams": 8, "secret-teams": 8}
    length = lengths[mode.name]
    assert piles_of_a_game(5, mode.setup.players, **mode.setup.options) == (list(range(length + 1)), length)


@rule("deckbuilding.variant.round_limit")
def test_after_the_agreed_rounds_equal_piles_share_the_win() -> None:
    t = table(rounds=2)
    for player in (t.empire, t.rebel, t.empire):
        player.choose("end")
        assert t.winners is None
    t.rebel.choose("end")
    assert t.winners == (t.empire.seat, t.rebel.seat)


@rule("deckbuilding.variant.round_limit")
def test_after_the_agreed_rounds_the_larger_pile_wins() -> None:
    t = table(rounds=1, victory={"rebel": ["Endor"]})
    t.empire.choose("end")
    t.rebel.choose("end")
    assert t.winners == (t.rebel.seat,)


# ---------------------------------------------------------------- set-ups


def test_seats_may_take_the_factions_the_other_way_round_and_the_empire_still_begins() -> None:
    t = dealt(factions="rebel/empire")
    assert (t.rebel.seat, t.empire.seat, t.active) == (0, 1, t.empire)
    assert (t.rebel.base, t.empire.base) == ("Dantooine", "Lothal")


@pytest.mark.parametrize(
    ("players", "options", "english", "polish"),
    [
        (2, {"bases": "all"}, "bases=all: there is no such choice.", "bases=all: nie ma takiej możliwości."),
        (2, {"length": "1"}, "length=1: there is no such choice.", "length=1: nie ma takiej możliwości."),
        (2, {"length": "6"}, "length=6: there is no such choice.", "length=6: nie ma takiej możliwości."),
        (2, {"payoff": "maybe"}, "payoff=maybe: there is no such choice.", "payoff=maybe: nie ma takiej możliwości."),
        (
            2,
            {"rounds": "-1"},
            "rounds=-1: that is not a number of rounds. Use a number of rounds, 0 for no limit.",
            "rounds=-1: to nie jest liczba rund. Podaj liczbę rund, 0 oznacza brak limitu.",
        ),
        (
            2,
            {"factions": "empire/hutts"},
            "factions=empire/hutts: the factions are empire and rebel.",
            "factions=empire/hutts: frakcje to empire i rebel.",
        ),
        (
            2,
            {"factions": "empire/empire"},
            "factions=empire/empire: both factions need the same number of players.",
            "factions=empire/empire: obie frakcje muszą mieć tę samą liczbę graczy.",
        ),
        (
            4,
            {"factions": "empire/rebel"},
            "factions=empire/rebel: 4 factions are needed.",
            "factions=empire/rebel: trzeba podać tyle frakcji: 4.",
        ),
        (2, {"teams": "yes"}, "The Deckbuilding Game has no option “teams”.", "nie ma opcji „teams”."),
    ],
)
def test_a_set_up_that_cannot_be_played_is_refused_with_the_reason(
    players: int, options: dict[str, str], english: str, polish: str
) -> None:
    with pytest.raises(BadSetupError) as refused:
        GAME.check(Setup(players, options))
    assert refused.value.text.en.startswith(english)
    assert polish in refused.value.text.pl


@pytest.mark.parametrize("players", [1, 3, 5])
def test_two_or_four_can_play_and_no_other_number(players: int) -> None:
    with pytest.raises(BadSetupError) as refused:
        GAME.check(Setup(players))
    assert refused.value.remedy.en == "It takes 2 or 4 players."
    assert refused.value.remedy.pl == "Graczy może być: 2 lub 4."
