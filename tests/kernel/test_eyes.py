"""Through whose eyes a game is told: a seat's, a spectator's, everybody's."""

from __future__ import annotations

from dejarik.kernel.eyes import Eyes
from dejarik.kernel.match import Match


def drawn() -> Match:
    match = Match("bounty", 2, 4, {"characters": "din/fennec"})
    for notation in ("draw", "deck", "deck", "end", "draw", "deck"):
        match.play(notation)
    return match


def known_hands(eyes: Eyes, match: Match) -> list[int]:
    """How many cards of each hand these eyes know."""
    view = eyes.view(match)
    return [sum(not thing.is_back for thing in view.region("hand", seat).things) for seat in (0, 1)]


def test_a_seat_sees_its_own_hand_a_spectator_none_and_everybody_all() -> None:
    match = drawn()
    assert known_hands(Eyes(2, 0), match) == [4, 0]
    assert known_hands(Eyes(2, 1), match) == [0, 3]
    assert known_hands(Eyes(2, 2), match) == [0, 0]
    assert known_hands(Eyes(2, None), match) == [4, 3]


def test_one_pair_of_eyes_sees_what_the_match_shows_it() -> None:
    match = drawn()
    for seat in range(3):
        assert Eyes(2, seat).view(match) == match.view(seat)
        assert Eyes(2, seat).told(match) == match.told(seat)


def test_everybody_sits_with_the_spectators_and_sees_no_choices() -> None:
    eyes = Eyes(2, None)
    assert (eyes.seat, eyes.everybody) == (2, True)
    view = eyes.view(drawn())
    assert view.seat == 2
    assert view.prompt is not None
    assert view.prompt.choices == ()


def test_everybody_reads_each_line_as_whoever_knows_most() -> None:
    match = drawn()
    lines = Eyes(2, None).told(match)
    draws = [line for line in lines if "draws" in line.text.en]
    assert [line.seat for line in draws] == [0, 0, 1]
    assert all("draws from the deck: “" in line.text.en for line in draws)
    assert Eyes(2, None).told(match, 3) == lines[3:]
    assert not [line for line in Eyes(2, 2).told(match) if "deck: “" in line.text.en]
