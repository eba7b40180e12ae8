"""Games by name, and the named errors."""

from __future__ import annotations

import pickle

import pytest

from dejarik.kernel import errors, registry
from dejarik.kernel.errors import BadSetupError, DejarikError, UnknownGameError
from dejarik.kernel.match import Match
from dejarik.kernel.text import EMPTY, Text
from tests.kernel.pig import PIG, Pig


def test_an_unknown_game_suggests_the_nearest() -> None:
    with pytest.raises(UnknownGameError) as caught:
        registry.find("bonty")
    listed = ", ".join(registry.names())
    assert str(caught.value) == f"There is no game called “bonty”. The games are: {listed}. Did you mean “bounty”?"
    assert caught.value.text.pl.endswith("Czy chodzi o „bounty”?")


def test_a_game_like_no_other_gets_the_list_only() -> None:
    with pytest.raises(UnknownGameError) as caught:
        Match("zzz")
    assert "Did you mean" not in str(caught.value)


def test_a_game_is_imported_when_asked_for(pig: Pig) -> None:
    assert "pig" in registry.names()
    assert registry.find("pig") is PIG


def test_two_games_of_one_name_are_refused(pig: Pig) -> None:
    registry.register("pig", "tests.kernel.pig:PIG")
    with pytest.raises(TypeError, match="two games are called pig"):
        registry.register("pig", "somewhere.else:PIG")


def test_the_toy_is_gone_after_its_test() -> None:
    assert "pig" not in registry.names()


def test_an_error_says_place_cause_and_remedy_in_both_languages() -> None:
    error = DejarikError(Text("bad", "źle"), Text("Mend it.", "Napraw."), Text("line 3", "wiersz 3"))
    assert str(error) == "line 3: bad. Mend it."
    assert error.text == Text("line 3: bad. Mend it.", "wiersz 3: źle. Napraw.")
    assert DejarikError(Text("bad", "źle")).text == Text("bad.", "źle.")
    assert isinstance(error, ValueError)


@pytest.mark.parametrize(
    "kind",
    [UnknownGameError, BadSetupError, errors.IllegalMoveError, errors.BadRecordError, errors.BadDeckError],
)
def test_errors_travel_between_processes(kind: type[DejarikError]) -> None:
    error = kind(Text("bad", "źle"), Text("Mend it.", "Napraw."), Text("line 3", "wiersz 3"))
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (str(again), again.text, again.remedy, again.__dict__) == (
        str(error),
        error.text,
        error.remedy,
        error.__dict__,
    )


def test_a_bad_option_is_named() -> None:
    with pytest.raises(BadSetupError) as caught:
        Match("bounty", 2, 1, {"hand": "many"})
    assert caught.value.option == "hand"
    assert caught.value.place != EMPTY
