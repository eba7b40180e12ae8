"""What players bring: starter sets, teams with their points, and plots."""

from __future__ import annotations

from dataclasses import replace

import pytest

from dejarik.games.destiny.cards import ALL_CARDS, POOL
from dejarik.games.destiny.decks import STARTERS, encode, is_legal
from dejarik.games.destiny.decks.starters import PRINTED
from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.language.terms import (
    BLUE,
    CHARACTER,
    COMMON,
    EVENT,
    GRAY,
    HERO,
    IN_DECKS,
    NEUTRAL,
    PLOT,
    RED,
    SUPPORT,
    UPGRADE,
    VILLAIN,
)
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.text import same
from tests.destiny.deck_samples import broken, legal_deck
from tests.destiny.table import Seat, Table, card, dealt, rule

REY, PHASMA = (("AW-038", 1),), (("AW-001", 1),)


def keep_hands(t: Table) -> None:
    """Nobody exchanges cards of the first hand."""
    while t.match.decision is not None and t.match.decision.kind == "redraw":
        t.seats[t.match.decision.seat].choose("done")


def starters_at_the_roll() -> Table:
    """The two starter sets of the leaflet, just before the roll for the battlefield."""
    t = dealt()
    keep_hands(t)
    return t


def with_plot(plot: str) -> Table:
    """Rey brings a plot against the Boba Fett starter; the roll for the battlefield is next: one die, then three."""
    t = dealt(deck1=encode(legal_deck(REY, plot)))
    keep_hands(t)
    return t


def things_before(player: Seat) -> list[tuple[str, str]]:
    """The kind and name of everything that lies before a player."""
    regions = [player.view.region(region, player.seat) for region in ("team", "supports")]
    return [(thing.kind, thing.name.en) for region in regions for thing in region.things]


# ---------------------------------------------------------------- starter sets


@rule("destiny.starter.one_deck_per_set")
def test_two_players_who_choose_nothing_get_two_different_starter_decks() -> None:
    defaults = GAME.check(GAME.modes[0].setup).options
    decks = [defaults["deck1"], defaults["deck2"]]
    assert decks == ["luke-skywalker", "boba-fett"]
    assert set(decks) <= set(STARTERS)


@rule("destiny.starter.team_luke_han", "destiny.starter.team_boba_stormtrooper")
def test_the_teams_of_the_leaflet_stand_there_with_their_dice() -> None:
    t = starters_at_the_roll()
    assert things_before(t.you) == [
        ("character", "Luke Skywalker"),
        ("die", "Luke Skywalker"),
        ("die", "Luke Skywalker"),
        ("character", "Han Solo"),
        ("die", "Han Solo"),
    ]
    assert things_before(t.they) == [
        ("character", "Veteran Stormtrooper"),
        ("die", "Veteran Stormtrooper"),
        ("character", "Boba Fett"),
        ("die", "Boba Fett"),
        ("die", "Boba Fett"),
    ]


@rule("destiny.starter.hero_battlefield", "destiny.starter.villain_battlefield")
def test_the_battlefields_of_the_leaflet_are_laid_out() -> None:
    t = starters_at_the_roll()
    fields = [t.you.view.region("aside", seat).things[0].name.pl for seat in (0, 1)]
    assert fields == ["Placówka na Zewnętrznych Rubieżach", "Jałowe pustkowia"]


@rule("destiny.starter.deck_of_twenty")
def test_after_the_first_hand_a_starter_deck_has_15_cards_left() -> None:
    t = starters_at_the_roll()
    assert [(len(player.hand), len(player.deck)) for player in (t.you, t.they)] == [(5, 15), (5, 15)]


@rule("destiny.starter.reference_card")
@pytest.mark.parametrize("key", PRINTED)
def test_every_card_of_a_starter_deck_is_an_event_an_upgrade_or_a_support(key: str) -> None:
    kinds = [POOL[each].kind for each, copies in STARTERS[key].cards for _ in range(copies)]
    assert len(kinds) == (20 if key in PRINTED else 30)
    assert set(kinds) == {EVENT, UPGRADE, SUPPORT}


@rule("destiny.starter.other_dice_set_aside")
def test_after_setup_only_the_dice_of_characters_are_at_hand() -> None:
    t = starters_at_the_roll()
    t.roll("2RD", "-", "-", "-", "-", "-")
    t.you.choose("battlefield Outer Rim Outpost")
    t.they.choose("assign Boba Fett", "assign Boba Fett")
    assert (t.you.pool, t.they.pool) == ([], [])
    assert [kind for kind, _ in things_before(t.you)].count("die") == 3
    assert [kind for kind, _ in things_before(t.they)].count("die") == 3


@rule("destiny.starter.example_roll")
def test_the_higher_sum_chooses_the_battlefield() -> None:
    t = starters_at_the_roll()
    t.roll("2RD", "-", "1R", "-", "2RD", "-")
    t.you.can_choose("battlefield Outer Rim Outpost", "battlefield Arid Wasteland")
    assert [line.rpartition(": ")[2] for line in t.spectators.reads()[-2:]] == ["3.", "2."]


@rule("destiny.resource.start_in_supply")
def test_all_resources_are_in_the_supply_until_everybody_takes_two() -> None:
    t = dealt()
    assert (t.you.resources, t.they.resources) == (0, 0)
    keep_hands(t)
    assert (t.you.resources, t.they.resources) == (2, 2)


# ---------------------------------------------------------------- teams


@rule("destiny.starter.build.parts")
def test_a_list_is_a_team_30_cards_a_battlefield_and_the_dice_for_them() -> None:
    deck = legal_deck()
    assert is_legal(deck)
    assert (len(deck.characters), deck.size, deck.battlefield) == (2, 30, "AW-166")
    expected = 3 + sum(copies for key, copies in deck.cards if POOL[key].die)
    assert deck.dice == expected
    assert broken(replace(deck, characters=())) != []
    assert broken(replace(deck, battlefield="")) == ["destiny.build.one_battlefield"]


@rule("destiny.starter.team.unique_two_values")
def test_unique_characters_have_two_values_and_others_one() -> None:
    for each in ALL_CARDS:
        if each.kind == CHARACTER:
            assert len(each.points) == 1 + each.unique, each.key
            assert list(each.points) == sorted(set(each.points)), each.key


@rule("destiny.starter.team.unique_two_values")
@pytest.mark.parametrize(("count", "points"), [(1, 12), (2, 16)])
def test_the_higher_value_belongs_to_two_dice(count: int, points: int) -> None:
    assert POOL["LEG-019"].points == (12, 16)
    assert legal_deck((("LEG-019", count),)).points == points


@rule("destiny.starter.team.nonunique_one_die")
def test_a_character_that_is_not_unique_has_one_die_per_copy() -> None:
    assert is_legal(legal_deck((("AW-002", 1), ("AW-002", 1))))
    assert broken(legal_deck((("AW-002", 2),))) == ["destiny.starter.team.nonunique_one_die"]


@rule("destiny.starter.team.neutral_characters")
def test_a_neutral_character_joins_heroes_or_villains_but_not_both(monkeypatch: pytest.MonkeyPatch) -> None:
    neutral = Card("AW-999", CHARACTER, same("Invented"), GRAY, NEUTRAL, COMMON, unique=True, points=(5, 7))
    monkeypatch.setitem(POOL, "AW-999", neutral)
    assert is_legal(legal_deck((*REY, ("AW-999", 1))))
    assert is_legal(legal_deck((*PHASMA, ("AW-999", 1))))
    assert broken(legal_deck((*REY, ("AW-999", 1), ("AW-011", 1)))) == ["destiny.team.no_heroes_with_villains"]


# ---------------------------------------------------------------- plots


@rule("destiny.starter.plot.optional_one", "destiny.starter.plot.points_count")
@pytest.mark.parametrize(("plot", "points"), [("", 9), ("LEG-168", 10), ("LEG-170", 12)])
def test_a_list_has_no_plot_or_one_and_its_points_count(plot: str, points: int) -> None:
    deck = legal_deck(REY, plot)
    assert (is_legal(deck), deck.points) == (True, points)


@rule("destiny.starter.plot.optional_one")
def test_two_plots_are_too_many() -> None:
    deck = legal_deck(REY, "LEG-168")
    assert broken(replace(deck, cards=(*deck.cards, ("LEG-169", 1)))) == ["destiny.starter.plot.optional_one"]


@rule("destiny.starter.plot.points_count")
@pytest.mark.parametrize(("plot", "violated"), [("LEG-168", []), ("LEG-172", ["destiny.starter.plot.points_count"])])
def test_team_and_plot_share_30_points(plot: str, violated: list[str]) -> None:
    """Luke for 20 and Rey for 9: a plot of 1 point fits, one of 2 does not."""
    assert broken(legal_deck((("AW-035", 2), ("AW-038", 1)), plot)) == violated


@rule("destiny.starter.plot.not_in_deck")
def test_a_plot_is_not_one_of_the_30_cards() -> None:
    deck = legal_deck(REY, "LEG-169")
    assert deck.size == 30
    assert PLOT not in IN_DECKS
    assert broken(replace(deck, plot="", cards=(*deck.cards[:-1], ("LEG-169", 1)))) != []
    t = with_plot("LEG-169")
    assert "Fortify" not in t.you.hand + t.you.deck
    assert len(t.you.hand + t.you.deck) == 30


@rule("destiny.starter.plot.starts_by_characters")
def test_a_plot_lies_face_up_beside_the_characters() -> None:
    t = with_plot("LEG-171")
    assert things_before(t.you) == [("character", "Rey"), ("die", "Rey"), ("plot", "Profitable Connection")]
    assert t.they.sees("supports", t.you) == ["Profitable Connection"]
    assert t.spectators.sees("supports", t.you) == ["Profitable Connection"]


@rule("destiny.starter.plot.starts_by_characters")
@card("destiny", "LEG-169")
def test_the_ability_of_a_plot_is_used() -> None:
    t = with_plot("LEG-169")
    t.roll("1MD", "-", "-", "-")
    t.you.choose("battlefield Echo Base")
    t.they.choose("assign Boba Fett", "assign Boba Fett")
    t.you.choose("shield Rey")
    assert t.you.shields("Rey") == 1


@rule("destiny.starter.plot.affiliation_requirement", "destiny.starter.plot.color_requirement")
@pytest.mark.parametrize(
    ("color", "side", "team", "violated"),
    [
        (GRAY, HERO, PHASMA, ["destiny.starter.plot.affiliation_requirement"]),
        (GRAY, VILLAIN, REY, ["destiny.starter.plot.affiliation_requirement"]),
        (GRAY, HERO, REY, []),
        (GRAY, NEUTRAL, PHASMA, []),
        (BLUE, NEUTRAL, PHASMA, ["destiny.starter.plot.color_requirement"]),
        (BLUE, NEUTRAL, REY, []),
        (RED, NEUTRAL, PHASMA, []),
    ],
)
def test_a_plot_needs_a_character_of_its_side_and_of_its_colour(
    monkeypatch: pytest.MonkeyPatch, color: int, side: int, team: tuple[tuple[str, int]], violated: list[str]
) -> None:
    plot = Card("AW-999", PLOT, same("Invented"), color, side, COMMON, points=(1,))
    monkeypatch.setitem(POOL, "AW-999", plot)
    assert broken(legal_deck(team, "AW-999")) == violated
