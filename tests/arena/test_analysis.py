"""Numbers of a tournament against those worked out by hand, and the report that shows them in both languages."""

from __future__ import annotations

import sys
from math import log10
from pathlib import Path

import pytest

from dejarik import Text
from dejarik.arena import (
    Entrant,
    Results,
    RoundRobin,
    Tournament,
    analyze,
    card_impacts,
    deck_changes,
    impact,
    ratings,
    report_html,
)
from dejarik.arena.analysis import Share
from dejarik.arena.comparisons import Stratum, benjamini_hochberg, difference
from dejarik.arena.playing import CardUse, Played
from dejarik.arena.ratings import rate_games
from dejarik.arena.report.charts import binned
from dejarik.kernel.extras import MissingExtraError

pytest.importorskip("polars", reason="polars is not installed: pip install 'dejarik[arena]'")
pytest.importorskip("openskill", reason="openskill is not installed: pip install 'dejarik[arena]'")

CARD = "vibroblade"
LIGHT, DARK = Text("Light", "Jasna"), Text("Dark", "Ciemna")


def game(index: int, entrants: tuple[int, int], shares: tuple[float, float], cards: tuple[CardUse, ...] = ()) -> Played:
    """A game of which only who won matters; the first entrant is on the light side wherever it sits."""
    sides = tuple(LIGHT if entrant == 0 else DARK for entrant in entrants)
    return Played(
        index, 0, entrants, f"0/{index}", shares, (10, 20), (7, 3), sides, 10 + index % 4, 5 + index % 2, 0.5, cards
    )


def written(folder: Path, games: list[Played]) -> Results:
    entrants = (Entrant("one", "random"), Entrant("two", "random"), Entrant("<three>", "random"))
    results = Results.create(folder, Tournament("bounty", 2, entrants, RoundRobin(100)))
    results.append(games)
    return results


def with_card(index: int, won: int, *uses: int) -> Played:
    """A game of the first two entrants, in which the first had a card in its opening hand, drew it or played it."""
    cards = (CardUse(0, CARD, *uses),) if any(uses) else ()
    return game(index, (0, 1), (float(won), 1.0 - won), cards)


@pytest.fixture(scope="module")
def fifty(tmp_path_factory: pytest.TempPathFactory) -> Results:
    """Twenty games with a card in the opening hand, of which 15 were won, ten with it drawn later, five of them won,
    and twenty in which it was never seen, ten of them won.
    """
    games = [with_card(index, index < 15, 1, 1, index % 2) for index in range(20)]
    games += [with_card(index, index < 25, 0, 1, 0) for index in range(20, 30)]
    games += [with_card(index, index < 40, 0, 0, 0) for index in range(30, 50)]
    return written(tmp_path_factory.mktemp("fifty") / "run", games)


def test_a_difference_is_that_of_mantel_and_haenszel() -> None:
    alone = difference([Stratum(20, 15, 30, 15)])
    assert alone is not None
    # 20 * 30 * 30 * 20 / (50^2 * 49) is the variance of the wins, 20 * 30 / 50 = 12 the weight.
    assert (alone.value, alone.high - alone.value) == (pytest.approx(0.25), pytest.approx(0.28, abs=1e-4))
    assert alone.p == pytest.approx(0.0801, abs=1e-4)
    both = difference([Stratum(20, 15, 30, 15), Stratum(20, 5, 20, 10), Stratum(7, 7, 0, 0)])
    assert both is not None
    assert both.value == pytest.approx((12 * 0.25 - 10 * 0.25) / 22)


def test_too_few_games_are_not_compared() -> None:
    assert difference([Stratum(19, 19, 1000, 0)]) is None
    assert difference([Stratum(1000, 0, 19, 19)]) is None
    assert difference([Stratum(50, 50, 50, 50)]) is None
    sure = difference([Stratum(50, 50, 50, 0)])
    assert sure is not None
    assert sure.p < 1e-9


def test_many_comparisons_are_corrected_by_benjamini_and_hochberg() -> None:
    assert benjamini_hochberg([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.02, 0.04, 0.04, 0.02])
    assert benjamini_hochberg([0.5, 0.9]) == pytest.approx([0.9, 0.9])
    assert benjamini_hochberg([]) == []


def test_ratings_are_on_the_scale_of_chess_and_narrow_with_games() -> None:
    def rated(games: int) -> tuple[float, float]:
        one, other = rate_games(2, [((0, 1), (1.0, 0.0)) if at % 4 else ((1, 0), (1.0, 0.0)) for at in range(games)])
        assert one.value + other.value == pytest.approx(3000)
        return one.value - other.value, one.high - one.low

    few, many = rated(40), rated(2000)
    # Three wins in four are 191 points.
    assert many[0] == pytest.approx(191, abs=40)
    assert many[1] < few[1]
    assert [each.value for each in rate_games(3, [((0, 1, 2), (1 / 3, 1 / 3, 1 / 3))])] == pytest.approx([1500] * 3)


def test_ratings_do_not_depend_on_which_games_came_first() -> None:
    wins, losses = [((0, 1), (1.0, 0.0))] * 30, [((0, 1), (0.0, 1.0))] * 30
    for games in (wins + losses, losses + wins):
        assert [each.value for each in rate_games(2, games)] == pytest.approx([1500] * 2)


def test_who_loses_at_a_table_of_four_has_not_drawn_with_the_other_losers() -> None:
    """Four in six wins, then one in six twice: the first has four times the odds of the second and of the third."""
    won = [0, 0, 1, 0, 2, 0] * 50
    first, second, third, never = rate_games(
        4, [((0, 1, 2, 3), tuple(float(seat == winner) for seat in range(4))) for winner in won]
    )
    assert first.value - second.value == pytest.approx(400 * log10(4), abs=25)
    assert second.value == pytest.approx(third.value, abs=10)
    assert never.high < third.low


def test_who_wins_together_has_not_drawn() -> None:
    """The first wins three in four with one partner after another, so three in four against those who face them."""
    tables = [(0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2)] * 4
    shares = (0.5, 0.5, 0.0, 0.0), (0.0, 0.0, 0.5, 0.5)
    games = [(table, shares[at % 4 == 3]) for at, table in enumerate(tables * 25)]
    first, *others = rate_games(4, games)
    for other in others:
        assert first.value - other.value == pytest.approx(400 * log10(3), abs=25)


def test_a_tournament_is_added_up(tmp_path: Path) -> None:
    games = [
        game(0, (0, 1), (1.0, 0.0)),
        game(1, (1, 0), (0.0, 1.0)),
        game(2, (0, 1), (0.5, 0.5)),
        game(3, (1, 2), (1.0, 0.0)),
    ]
    found = analyze(written(tmp_path / "run", games))
    assert [(each.name, each.share.games, each.share.value) for each in found.standings] == [
        ("one", 3, pytest.approx(2.5 / 3)),
        ("two", 4, pytest.approx(1.5 / 4)),
        ("<three>", 1, 0.0),
    ]
    assert found.standings[0].mean_decisions == pytest.approx((7 + 3 + 7) / 3)
    assert found.matchups[0] == (None, Share.of(3, 2.5), None)
    assert found.matchups[2] == (None, Share.of(1, 0.0), None)
    assert [(each.name.en, each.share.value) for each in found.seats] == [("Seat 1", 2.5 / 4), ("Seat 2", 1.5 / 4)]
    assert [(each.name.pl, each.share.value) for each in found.sides] == [
        ("Ciemna", pytest.approx(1.5 / 5)),
        ("Jasna", pytest.approx(2.5 / 3)),
    ]
    assert (found.moves.mean, found.moves.low, found.moves.high) == (11.5, 10, 13)
    assert found.seconds == 2.0


def test_at_a_table_of_three_two_are_compared_by_what_they_won(tmp_path: Path) -> None:
    entrants = tuple(Entrant(name, "random") for name in "abc")
    results = Results.create(tmp_path / "run", Tournament("bounty", 3, entrants, RoundRobin(2)))
    won = ((1.0, 0.0, 0.0), (0.5, 0.5, 0.0))
    numbers, sides = (1, 2, 3), (LIGHT, LIGHT, LIGHT)
    results.append(
        [Played(at, 0, (0, 1, 2), "", shares, numbers, numbers, sides, 9, 1, 0.1, ()) for at, shares in enumerate(won)]
    )
    found = analyze(results)
    assert found.matchups[0] == (None, Share.of(2, 1.5), Share.of(2, 2.0))
    assert found.matchups[1][2] == Share.of(1, 1.0)
    assert [each.share.value for each in found.seats] == [0.75, 0.25, 0.0]
    assert {each.fair for each in found.seats} == {1 / 3}


def test_cards_are_compared_with_games_without_them(fifty: Results) -> None:
    (card,) = card_impacts(fifty)
    assert card.key == CARD
    assert card.opening.share == Share.of(20, 15)
    assert card.drawn.share == Share.of(30, 20)
    assert card.played.share == Share.of(10, 7)
    assert card.unseen == Share.of(20, 10)
    assert card.opening.difference == difference([Stratum(20, 15, 30, 15)])
    # Drawn cards are compared within games of five rounds and within games of six.
    assert card.drawn.difference == difference([Stratum(15, 11, 10, 5), Stratum(15, 9, 10, 5)])
    assert card.played.difference is None
    assert card.opening.q == card.opening.difference.p


def test_whoever_waits_hears_of_every_game_as_often_as_it_is_read(fifty: Results) -> None:
    for work, readings in ((analyze, ratings.READINGS), (card_impacts, impact.READINGS)):
        heard = list[int]()
        assert work(fifty, heard.append) == work(fifty)
        assert sum(heard) == readings * 50


def test_versions_of_a_deck_are_compared_against_the_opponents_of_both() -> None:
    common = " ".join(f"AW-{number}x2" for number in (149, 151, 153, 154, 155, 156, 157))
    code = (
        "AW-038x2 AW-045 / AW-174 / AW-008 AW-040x2 AW-043x2 AW-044 AW-057 AW-059 AW-117 AW-124x2 AW-126 AW-128 AW-130 "
    )
    decks = {
        "A": f"{code}{common} AW-162x2",
        "B": f"{code}{common} AW-162 AW-127",
        "rey": "rey",
        "kylo-ren": "kylo-ren",
    }
    entrants = tuple(Entrant(name, "random", {"deck": deck}) for name, deck in decks.items())
    tournament = Tournament("destiny", 2, (*entrants, Entrant("none", "random")), RoundRobin(2))
    with_kylo = {0: Share.of(100, 75), 1: Share.of(100, 50)}
    matchups = [[with_kylo.get(one) if other == 3 else None for other in range(5)] for one in range(5)]
    matchups[0][1] = Share.of(10, 6)
    found = deck_changes(tournament, matchups)
    (change,) = [each for each in found if (each.first, each.second) == ("A", "B")]
    assert (change.only_first, change.only_second) == ({"AW-162": 1}, {"AW-127": 1})
    assert change.difference == difference([Stratum(100, 75, 100, 50)])
    assert change.direct == Share.of(10, 6)
    assert {each.first for each in found} <= {"A", "B"}


def test_lengths_are_put_into_bins_of_equal_width() -> None:
    assert binned([(3, 2), (4, 1), (9, 5)], 3) == [(3, 5, 3), (6, 8, 0), (9, 11, 5)]
    assert binned([(7, 4)], 30) == [(7, 7, 4)]


def test_the_report_has_the_numbers_in_both_languages(fifty: Results) -> None:
    english, polish = (report_html(fifty, language) for language in ("en", "pl"))
    for words in ("50 games, 3 entrants, round robin", "75.0%", "+25.0", "−3.0 … +53.0", "Vibroblade", "not over"):
        assert words in english, words
    for words in ("50 gier, 3 uczestników, każdy z każdym", "75,0%", "+25,0", "−3,0 … +53,0", "Jasna", "Turniej trwa"):
        assert words in polish, words
    assert "Wibroostrze" in polish
    assert "60.0%" in english  # the first entrant's wins, 30 of 50
    assert "&lt;three&gt;" in english
    assert "<three>" not in english


def test_the_report_needs_nothing_else(fifty: Results) -> None:
    page = report_html(fifty, "en")
    for outside in ("http:", "https:", "url(", "src=", "<script", "<link", "@import"):
        assert outside not in page, outside
    assert page.count("<svg") == 4
    assert "prefers-color-scheme: dark" in page


def test_without_openskill_a_line_says_what_to_install(fifty: Results, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    with pytest.raises(MissingExtraError, match=r"openskill is not installed\. .*dejarik\[arena\]"):
        analyze(fifty)
