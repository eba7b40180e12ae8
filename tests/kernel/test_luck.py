"""Luck is told exactly: what came beside what was to be expected, of the very dice that were rolled."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from dejarik.kernel.luck import Fall, LuckKind, SeatLuck, Thrown, seat_luck
from dejarik.kernel.match import Match
from dejarik.kernel.text import same
from tests.kernel.pig import PIG, Pig

KINDS = [LuckKind("hit", same("damage")), LuckKind("shield", same("shields")), LuckKind("blank", same("blanks"))]
BLANK = Fall(2, 1, 0)
SWORD = (Fall(0, 3, 2), Fall(0, 1, 1), BLANK)
WARD = (Fall(1, 1, 1), BLANK)


def rolled(*dice: tuple[tuple[Fall, ...], int]) -> SeatLuck:
    return seat_luck(1, KINDS, [Thrown(sides, up) for sides, up in dice])


def worths(*dice: tuple[Fall, ...]) -> list[int]:
    """What every way these dice can fall is worth."""
    return [sum(fall.worth for fall in falls) for falls in product(*dice)]


def test_a_line_tells_how_many_dice_showed_a_kind_and_how_much_came_of_it() -> None:
    luck = rolled((SWORD, 0), (SWORD, 0), (WARD, 1))
    assert [(line.label.en, line.count, line.expected, line.actual) for line in luck.lines] == [
        ("damage", 2, Fraction(8, 3), 6),
        ("shields", 0, Fraction(1, 2), 0),
        ("blanks", 1, Fraction(7, 6), 1),
    ]
    assert (luck.seat, luck.dice) == (1, 3)


def test_kinds_that_no_die_could_show_are_left_out() -> None:
    assert [line.icon for line in rolled((WARD, 0)).lines] == ["shield", "blank"]


def test_the_worth_has_its_exact_mean_and_variance() -> None:
    luck, all_ways = rolled((SWORD, 0), (SWORD, 1), (WARD, 0)), worths(SWORD, SWORD, WARD)
    mean = Fraction(sum(all_ways), len(all_ways))
    assert (luck.expected, luck.actual) == (mean, 4)
    assert luck.variance == Fraction(sum(worth**2 for worth in all_ways), len(all_ways)) - mean**2
    assert luck.deviation == pytest.approx(float(4 - mean) / float(luck.variance) ** 0.5)


@pytest.mark.parametrize("ups", list(product(range(3), range(3), range(2))))
def test_the_percentile_is_the_part_of_all_ways_worth_less_and_half_of_those_worth_the_same(
    ups: tuple[int, ...],
) -> None:
    luck = rolled(*zip((SWORD, SWORD, WARD), ups, strict=True))
    all_ways = worths(SWORD, SWORD, WARD)
    less, equal = (sum(test(worth) for worth in all_ways) for test in (luck.actual.__gt__, luck.actual.__eq__))
    assert luck.percentile == Fraction(2 * less + equal, 2 * len(all_ways))


def test_whoever_rolled_nothing_was_neither_lucky_nor_not() -> None:
    luck = rolled()
    assert (luck.dice, luck.lines, luck.expected, luck.actual) == (0, (), 0, 0)
    assert (luck.percentile, luck.deviation) == (Fraction(1, 2), 0.0)
    assert luck.sentence.pl == "Nie rzucono żadną kością."


def test_a_die_that_always_brings_the_same_says_nothing() -> None:
    luck = rolled(((Fall(0, 2, 2),) * 6, 3))
    assert (luck.percentile, luck.deviation) == (Fraction(1, 2), 0.0)


@pytest.mark.parametrize(
    ("percentile", "en", "pl"),
    [
        (Fraction(1), "Very lucky dice: better than in 99 of 100", "Wielkie szczęście do kości: lepiej niż w 99 na"),
        (Fraction(9, 10), "Very lucky dice: better than in 90 of", "Wielkie szczęście do kości: lepiej niż w 90 na"),
        (Fraction(7, 10), "Lucky dice: better than in 70 of 100", "Szczęście do kości: lepiej niż w 70 na 100"),
        (Fraction(2, 5), "Average dice: better than in 40 of 100", "Przeciętne kości: lepiej niż w 40 na 100"),
        (Fraction(1, 3), "Unlucky dice: worse than in 67 of 100", "Pech do kości: gorzej niż w 67 na 100"),
        (Fraction(0), "Very unlucky dice: worse than in 99 of", "Wielki pech do kości: gorzej niż w 99 na 100"),
    ],
)
def test_the_verdict_is_a_sentence_in_both_languages(percentile: Fraction, en: str, pl: str) -> None:
    said = SeatLuck(0, 1, (), Fraction(1), 1, Fraction(1), percentile).sentence
    assert said.en.startswith(en)
    assert said.pl.startswith(pl)
    assert said.en.endswith(" games with the same rolls.")


def test_hundreds_of_dice_are_still_weighed_exactly() -> None:
    coin = (Fall(0, 1, 1), BLANK)
    luck = rolled(*[(coin, number % 2) for number in range(500)])
    assert luck.percentile == Fraction(1, 2)


# ---------------------------------------------------------------- of a match


def test_a_match_tells_the_luck_of_every_seat_so_far(pig: Pig) -> None:
    match = Match("pig", 2, 1, chance="ask")
    for notation in ("roll", "face 6", "roll", "face 4", "hold", "roll", "face 1"):
        match.play(notation)
    first, second = match.luck() or ()
    assert (first.seat, first.dice, first.actual, first.expected) == (0, 2, 10, Fraction(20, 3))
    assert [(line.label.pl, line.actual) for line in first.lines] == [("oczka", 10), ("jedynki", 0)]
    assert (second.dice, second.actual, second.percentile) == (1, 0, Fraction(1, 12))


def test_what_is_taken_back_was_never_rolled(pig: Pig) -> None:
    match = Match("pig", 2, 1, chance="ask")
    for notation in ("roll", "face 6", "roll", "face 4"):
        match.play(notation)
    match.undo()
    assert (match.luck() or ())[0].dice == 1


def test_a_loaded_die_is_expected_to_fall_as_it_is_loaded() -> None:
    match = Match(PIG, 2, 1, {"die": "loaded"}, chance="ask")
    match.play("roll")
    match.play("face 6")
    luck = (match.luck() or ())[0]
    assert luck.expected == Fraction(2 + 3 + 4 + 5 + 5 * 6, 10)
    assert luck.percentile == Fraction(3, 4)


def test_a_game_without_dice_has_no_luck_to_tell() -> None:
    assert Match("bounty", 2, 1).luck() is None
    assert Match("deckbuilding", 2, 1).luck() is None
