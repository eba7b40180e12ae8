"""The luck report: every die that was rolled, beside what its six sides promised."""

from __future__ import annotations

from fractions import Fraction

import pytest

from dejarik.agents import make_agent
from dejarik.games.destiny.think.luck import KINDS
from dejarik.kernel.luck import SeatLuck
from dejarik.kernel.match import Match
from tests.destiny.table import Side, Table, dealt, table


def luck(t: Table) -> tuple[SeatLuck, ...]:
    found = t.match.luck()
    assert found is not None
    return found


def lines(found: SeatLuck) -> dict[str, tuple[int, Fraction, int]]:
    """By label: how many dice showed it, what was to be expected, what came."""
    return {line.label.en: (line.count, line.expected, line.actual) for line in found.lines}


def test_every_symbol_has_its_exact_expectation() -> None:
    """Kylo Ren's die: 1MD 2MD1 1Sh 1R Sp -."""
    t = table(Side(team=["Kylo Ren*2"]))
    t.you.choose("activate Kylo Ren")
    t.roll("2MD1", "Sp")
    mine, theirs = luck(t)
    assert lines(mine) == {
        "damage": (1, Fraction(1), 2),
        "shields": (0, Fraction(1, 3), 0),
        "resources": (0, Fraction(1, 3), 0),
        "specials": (1, Fraction(1, 3), 1),
        "blanks": (0, Fraction(1, 3), 0),
    }
    assert (mine.dice, theirs.dice, theirs.lines) == (2, 0, ())


def test_a_side_is_worth_its_value_less_its_cost_a_special_two_and_a_blank_nothing() -> None:
    """Worth 1, 2 - 1, 1, 1, 2 and 0: one on average, with the variance 1/3."""
    t = table(Side(team=["Kylo Ren*2"]))
    t.you.choose("activate Kylo Ren")
    t.roll("2MD1", "Sp")
    mine = luck(t)[0]
    assert (mine.expected, mine.actual, mine.variance) == (2, 3, Fraction(2, 3))
    assert mine.deviation == pytest.approx(1.2247, abs=1e-4)
    # Two dice: 4 is worth 1 of 36 ways, 3 eight of them; 27 are worth less.
    assert mine.percentile == Fraction(2 * 27 + 8, 2 * 36)
    assert mine.sentence.en == "Lucky dice: better than in 86 of 100 games with the same rolls."
    assert mine.sentence.pl == "Szczęście do kości: lepiej niż w 86 na 100 gier z takimi samymi rzutami."


def test_modifiers_count_with_their_value() -> None:
    t = table(Side(team=["Rey"]))
    t.you.choose("activate Rey")
    t.roll("+2MD")
    mine = luck(t)[0]
    assert lines(mine)["damage"] == (1, Fraction(3, 6), 2)
    assert (mine.actual, mine.expected) == (2, Fraction(1 + 2 + 1 + 1 + 1, 6))


def test_an_x_counts_two_since_nothing_on_the_die_says_more() -> None:
    t = table(Side(supports=["Launch Bay"]))
    t.you.choose("activate Launch Bay")
    t.roll("XRD")
    mine = luck(t)[0]
    assert lines(mine)["damage"] == (1, Fraction(4, 6), 2)
    assert (mine.actual, mine.expected) == (2, Fraction(10, 6))


def test_a_die_rolled_again_counts_again() -> None:
    t = table(Side(team=["Padawan"], pool=["Padawan:-"], hand=["Dodge"], exhausted=["Padawan"]))
    t.you.choose("discard_to_reroll Dodge")
    t.roll("2MD")
    mine = luck(t)[0]
    assert mine.dice == 1, "the die that lay there was not rolled in this game"
    assert lines(mine)["damage"] == (1, Fraction(4, 6), 2)


def test_a_die_that_an_opponent_has_rerolled_is_still_its_owners_luck() -> None:
    t = table(Side(hand=["Bamboozle"]), Side(team=["Padawan"], pool=["Padawan:2MD"]))
    t.you.choose("play Bamboozle")
    t.roll("-")
    mine, theirs = luck(t)
    assert (mine.dice, theirs.dice) == (0, 1)
    assert lines(theirs)["blanks"] == (1, Fraction(1, 6), 1)


def test_a_die_turned_to_a_side_is_no_luck() -> None:
    t = table(Side(team=["Count Dooku", "Padawan"], pool=["Count Dooku:1F", "Padawan:-"]))
    t.you.choose("resolve Count Dooku:1F", "turn Padawan:- 2MD")
    assert [seat.dice for seat in luck(t)] == [0, 0]


def test_a_die_taken_from_an_opponent_is_lucky_for_whoever_took_it() -> None:
    t = table(
        Side(team=["General Grievous", "AW-035"], pool=["AW-035:2MD"]),
        Side(team=["Padawan", "Rey"], upgrades={"Padawan": ["Jetpack"]}, damage={"Padawan": 6}),
    )
    t.you.choose("resolve Luke Skywalker:2MD", "hit Padawan")
    t.you.choose("yes")
    t.they.choose("pass")
    t.you.choose("activate General Grievous")
    t.roll("-", "2Sh")
    mine, theirs = luck(t)
    assert (mine.dice, theirs.dice) == (2, 0)


def test_the_roll_for_the_battlefield_is_a_line_of_its_own_and_worth_its_values() -> None:
    t = dealt(deck1="rey", deck2="kylo-ren")
    for seat in (t.you, t.they):
        seat.choose("done")
    t.roll("+2MD", "1MD", "2RD", "-", "Sp", "1R")
    mine, theirs = luck(t)
    assert lines(mine) == {"roll for the battlefield": (3, Fraction(3), 5)}
    assert lines(theirs) == {"roll for the battlefield": (3, Fraction(8, 3), 1)}
    assert (mine.actual, theirs.actual) == (5, 1)


def test_a_whole_game_tells_the_same_luck_from_its_record() -> None:
    match = Match("destiny", 3, 11)
    agents = [make_agent("random", seat) for seat in range(3)]
    while match.decision is not None:
        match.play(agents[match.decision.seat].choose(match.game, match.state))
    report = match.luck()
    assert report is not None
    assert report == Match.from_record(str(match.record)).luck()
    assert [found.seat for found in report] == [0, 1, 2]
    told = [event for event in match._log if event.kind in ("rolled", "field_roll")]
    assert sum(found.dice for found in report) == sum(len(event.numbers) // 2 for event in told)
    for found in report:
        assert sum(line.count for line in found.lines) == found.dice
        assert all(line.label in [kind.label for kind in KINDS] for line in found.lines)
        assert 0 < found.percentile < 1
