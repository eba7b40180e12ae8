"""From pinned positions the game can go on in so many ways, no more and no less.

A count that changed means that options changed. If that was meant, take the table that ``python -m
tests.destiny.perft`` prints; if not, the lines by first choice in the message say where to look.
"""

from __future__ import annotations

import pytest

from tests.destiny.perft import POSITIONS, counts, divided, ways
from tests.destiny.table import Side, table

WAYS = {
    "first turn": (8, 69, 386, 2330, 13639),
    "many dice": (15, 100, 624, 4235, 25559),
    "upgrades to replace": (24, 167, 1373, 10177),
    "in a resolution": (3, 10, 48, 192, 846, 3496),
    "indirect damage": (3, 8, 19, 96, 434, 2103),
    "triggers at once": (2, 4, 20, 110, 324, 1020, 4092),
    "three players": (8, 48, 306, 1710, 9079),
    "end of a round": (3, 7, 23, 92, 466, 2482, 13097),
}
"""By position, the number of ways one choice ahead, two, and so on."""


def test_every_position_is_counted() -> None:
    assert set(WAYS) == set(POSITIONS)


@pytest.mark.parametrize("name", POSITIONS)
def test_the_game_can_go_on_in_so_many_ways(name: str) -> None:
    found, expected = counts(name), WAYS[name]
    if found != expected:
        pytest.fail(explained(name, found, expected), pytrace=False)


def explained(name: str, found: tuple[int, ...], expected: tuple[int, ...]) -> str:
    """What differs from which depth on, by first choice, and what to do about it."""
    depth = next((at for at, pair in enumerate(zip(found, expected, strict=False), 1) if pair[0] != pair[1]), 1)
    lines = [f"  {ways:>8,}  {choice}" for choice, ways in divided(POSITIONS[name][0](), depth).items()]
    return "\n".join(
        [
            f"“{name}” goes on in {found} ways, not in {expected}.",
            f"The first difference is {depth} choices ahead; now there are, by first choice:",
            *lines,
            "If options were meant to change: python -m tests.destiny.perft prints the new table.",
        ]
    )


def test_ways_are_counted_choice_by_choice_chance_included() -> None:
    s = table(Side(team=["Padawan"]), Side(team=["Nightsister"]), passes=1).state
    assert divided(s, 1) == {"activate AW-036": 1, "claim": 1, "pass": 1}
    assert divided(s, 2)["activate AW-036"] == 6, "one way for each side of the die"
    assert ways(s, 2) == sum(divided(s, 2).values())


def test_a_finished_game_goes_on_in_one_way() -> None:
    nearly = Side(team=["Nightsister"], damage={"Nightsister": 6})
    t = table(Side(team=["Padawan"], pool=["Padawan:1MD"], exhausted=["Padawan"]), nearly)
    t.you.choose("resolve Padawan:1MD", "hit Nightsister")
    assert t.winners == (0,)
    assert ways(t.state, 5) == 1


def test_a_difference_is_explained_by_first_choices() -> None:
    right = WAYS["indirect damage"]
    text = explained("indirect damage", right, (right[0], right[1] + 1, *right[2:]))
    assert "The first difference is 2 choices ahead" in text
    assert "python -m tests.destiny.perft" in text
    assert len(text.splitlines()) == 3 + right[0]
