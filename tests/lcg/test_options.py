"""What players agree on before a game of the LCG."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.game import GAME
from dejarik.games.lcg.language.terms import DARK, LIGHT
from dejarik.games.lcg.model.state import LATE_RULINGS, LIGHT_MULLIGAN_FIRST, MULLIGAN, LcgState
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.match import Match
from tests.lcg.table import rule


def dealt(seed: int = 1, **options: str) -> LcgState:
    """A new game with these options."""
    state = Match(GAME, 2, seed, options).state
    assert isinstance(state, LcgState)
    return state


@rule("lcg.setup.choose_sides")
def test_each_player_plays_the_deck_they_brought() -> None:
    assert dealt().sides == (LIGHT, DARK)
    assert dealt(deck1="navy", deck2="rebels").sides == (DARK, LIGHT)


@rule("lcg.setup.random_sides")
def test_chance_may_decide_who_plays_which_deck() -> None:
    assert {dealt(seed, sides="random").sides for seed in range(20)} == {(LIGHT, DARK), (DARK, LIGHT)}
    assert dealt(3, sides="random") == dealt(3, sides="random")


@rule("lcg.deck.one_side", "lcg.setup.choose_sides")
def test_two_decks_of_one_side_are_refused_with_what_to_do() -> None:
    with pytest.raises(BadSetupError) as caught:
        dealt(deck2="rebels")
    assert caught.value.cause.en == "both decks are of the same side: Light Side"
    assert caught.value.cause.pl == "obie talie są po tej samej stronie: Jasna Strona"
    assert "sith or navy" in caught.value.remedy.en
    assert caught.value.option == "deck2"


@rule("lcg.deck.min_ten_objectives")
def test_a_deck_that_breaks_a_rule_is_refused_with_the_rule() -> None:
    with pytest.raises(BadSetupError, match=r"lcg\.deck\.min_ten_objectives"):
        dealt(deck1="jedi: 1 2 3")
    with pytest.raises(BadSetupError, match="no starter deck is called “hutt”"):
        dealt(deck1="hutt")


@rule("lcg.setup.mulligan", "lcg.setup.mulligan_order")
def test_the_mulligan_may_be_left_out_or_begin_with_the_light_side() -> None:
    assert dealt().house[MULLIGAN] == 1
    assert dealt(mulligan="off").house[MULLIGAN] == 0
    assert dealt(mulligan_order="light").house[LIGHT_MULLIGAN_FIRST] == 1


def test_the_later_rulings_are_an_option() -> None:
    assert dealt().house[LATE_RULINGS] == 0
    assert dealt(rulings="5.0").house[LATE_RULINGS] == 1


@rule("lcg.variant.round_limit")
def test_a_game_ends_in_a_draw_after_the_agreed_rounds() -> None:
    match = Match(GAME, 2, 1, {"rounds": "2"})
    while match.options:
        match.play(match.options[-1])
    assert match.result is not None
    assert match.result.winners == (0, 1)
    assert match.state.turn == 4
    assert match.log(0)[-1].en == "The agreed number of rounds is over: nobody has won."


@rule("lcg.variant.round_limit")
def test_games_have_no_round_limit_unless_agreed() -> None:
    assert dealt().round_limit == 0
