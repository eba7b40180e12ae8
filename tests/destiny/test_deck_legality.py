"""Which decks are legal, and what exactly is wrong with the others."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import dejarik.games.destiny
from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.decks import BadDeckError, Deck, encode, is_legal, violations
from dejarik.games.destiny.decks.model import Numbered
from dejarik.games.destiny.language.terms import (
    BLUE,
    CHARACTER,
    COMMON,
    EVENT,
    GRAY,
    HERO,
    NEUTRAL,
    PLOT,
    RED,
    UPGRADE,
    VILLAIN,
    YELLOW,
)
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decks import deck_key
from dejarik.kernel.match import Match
from dejarik.kernel.text import Text, same
from tests.destiny.deck_samples import ECHO_BASE, LEIA_AND_HAN, broken, filling, legal_deck, said, with_card
from tests.destiny.table import rule


@pytest.fixture
def invent(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Puts a card into the pool that was never printed, to show rules that no printed card of the pool shows."""

    def put(kind: int, color: int, side: int, points: tuple[int, ...] = (), *, unique: bool = False) -> str:
        key = f"AW-{900 + len(POOL)}"
        card = Card(key, kind, same(f"Invented {key}"), color, side, COMMON, points=points, unique=unique)
        monkeypatch.setitem(POOL, key, card)
        return key

    return put


def team(*characters: tuple[str, int]) -> Deck:
    """A team with a deck that fits it."""
    return Deck("Sample", characters, ECHO_BASE, filling(characters))


# ---------------------------------------------------------------- the team


@rule(
    "destiny.build.example_points",
    "destiny.starter.build.parts",
    "destiny.team.any_colors",
)
def test_the_example_team_is_legal() -> None:
    deck = legal_deck()
    assert (deck.points, deck.size, violations(deck)) == (30, 30, ())
    assert is_legal(deck)


@rule("destiny.team.max_thirty_points", "destiny.starter.team.unique_two_values")
def test_a_team_costs_at_most_30_points() -> None:
    deck = team(("AW-035", 2), ("AW-048", 1))
    assert deck.points == 30
    assert is_legal(deck)
    dear = team(("AW-035", 2), ("AW-046", 1))
    assert broken(dear) == ["destiny.team.max_thirty_points"]
    assert said(dear) == (
        "The team costs 34 points, but at most 30 are allowed.",
        "Drużyna kosztuje 34 punkty, a wolno najwyżej 30.",
    )


@rule("destiny.starter.plot.points_count")
def test_a_plot_counts_towards_the_30_points(invent: Callable[..., str]) -> None:
    twenty_seven = (("AW-045", 1), ("AW-046", 1))
    assert legal_deck(twenty_seven).points == 27
    three, four = invent(PLOT, GRAY, NEUTRAL, (3,)), invent(PLOT, GRAY, NEUTRAL, (4,))
    assert is_legal(legal_deck(twenty_seven, three))
    dear = legal_deck(twenty_seven, four)
    assert broken(dear) == ["destiny.starter.plot.points_count"]
    assert "costs 31 points" in said(dear)[0]
    both = legal_deck((("AW-035", 2), ("AW-046", 1)), three)
    assert broken(both) == ["destiny.team.max_thirty_points"]
    assert "37 punktów" in said(both)[1]


@rule("destiny.team.no_heroes_with_villains")
def test_heroes_and_villains_do_not_mix() -> None:
    deck = team(("AW-038", 1), ("AW-011", 1))
    assert broken(deck) == ["destiny.team.no_heroes_with_villains"]
    english, polish = said(deck)
    assert english == "Heroes (“Rey, Force Prodigy”) and villains (“Kylo Ren, Vader's Disciple”) cannot be in one team."
    assert polish.startswith("Bohaterowie („Rey, Dziecko Mocy”) i złoczyńcy („Kylo Ren, Spadkobierca Vadera”) nie mogą")
    assert violations(deck)[0].cards == ("AW-038", "AW-011")


@rule("destiny.starter.team.neutral_characters")
def test_neutral_characters_go_with_either_side(invent: Callable[..., str]) -> None:
    neutral = invent(CHARACTER, GRAY, NEUTRAL, (5, 7), unique=True)
    assert is_legal(team(("AW-038", 1), (neutral, 1)))
    assert is_legal(team(("AW-011", 1), (neutral, 2)))
    mixed = team(("AW-038", 1), (neutral, 1), ("AW-011", 1))
    assert broken(mixed) == ["destiny.team.no_heroes_with_villains"]


@rule("destiny.starter.team.neutral_characters")
def test_a_team_of_neutral_characters_uses_neutral_cards(invent: Callable[..., str]) -> None:
    neutral = invent(CHARACTER, RED, NEUTRAL, (5,))
    deck = team((neutral, 1))
    assert is_legal(deck)
    assert broken(with_card(deck, "AW-031")) == ["destiny.starter.team.neutral_characters"]


@rule("destiny.team.unique_once", "destiny.unique.no_second_in_team")
def test_a_unique_character_is_chosen_once() -> None:
    deck = team(("AW-038", 1), ("AW-038", 2))
    assert broken(deck) == ["destiny.team.unique_once"]
    assert said(deck) == (
        "“Rey, Force Prodigy” is unique: 2 copies in the team, but only 1 is allowed.",
        "„Rey, Dziecko Mocy” to postać unikatowa: 2 kopie w drużynie, a wolno mieć tylko 1.",
    )


@rule("destiny.unique.subtitle_ignored")
def test_a_subtitle_does_not_make_another_character() -> None:
    deck = team(("AW-046", 1), ("LEG-046", 2))
    assert broken(deck) == ["destiny.unique.subtitle_ignored"]
    assert said(deck)[0].startswith(
        "“Han Solo, Scoundrel” and “Han Solo, Savvy Smuggler” are the same unique character"
    )
    assert "Han Solo, Łajdak" in said(deck)[1]


@rule("destiny.unique.example_vader")
def test_two_versions_of_darth_vader_cannot_be_in_one_team(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second one, Dark Apprentice, is in no set of the pool."""
    lord = POOL["AW-010"]
    apprentice = replace(lord, key="AW-999", subtitle=Text("Dark Apprentice", "Mroczny uczeń"), points=(10, 14))
    monkeypatch.setitem(POOL, "AW-999", apprentice)
    assert is_legal(team(("AW-999", 1)))
    assert broken(team(("AW-010", 1), ("AW-999", 1))) == ["destiny.unique.subtitle_ignored"]


@rule("destiny.team.nonunique_any_number")
def test_a_character_that_is_not_unique_comes_in_any_number() -> None:
    deck = team(*[("AW-002", 1)] * 4)
    assert deck.points == 28
    assert is_legal(deck)


@rule("destiny.team.elite_choice", "destiny.starter.team.nonunique_one_die")
@pytest.mark.parametrize(
    ("character", "violated", "english", "polish"),
    [
        (
            ("AW-038", 3),
            "destiny.team.elite_choice",
            "can have 1 die or 2 dice, not 3 dice.",
            "1 kość lub 2 kości, nie 3",
        ),
        (
            ("AW-002", 2),
            "destiny.starter.team.nonunique_one_die",
            "always has 1 die, not 2 dice.",
            "zawsze 1 kość, nie 2",
        ),
    ],
)
def test_dice_are_one_or_two_for_unique_and_one_for_other_characters(
    character: tuple[str, int], violated: str, english: str, polish: str
) -> None:
    deck = team(character)
    assert broken(deck) == [violated]
    assert english in said(deck)[0]
    assert polish in said(deck)[1]


@rule("destiny.team.at_least_one")
def test_a_team_has_at_least_one_character() -> None:
    alone = replace(legal_deck(), characters=())
    assert broken(alone) == ["destiny.team.at_least_one"]
    assert said(alone) == ("The team has no character.", "W drużynie nie ma żadnej postaci.")
    assert is_legal(team(("AW-038", 1)))


def test_what_is_no_character_is_no_team() -> None:
    deck = replace(legal_deck(), characters=(*LEIA_AND_HAN, ("AW-059", 1)))
    assert broken(deck) == ["destiny.starter.build.parts"]
    assert said(deck)[0] == "“Lightsaber” is an upgrade and cannot be in the team."


@rule("destiny.faq.same_affiliation", "destiny.faq.same_characters")
def test_both_players_may_bring_the_same_characters() -> None:
    decks = team(("AW-010", 1), ("AW-012", 1)), team(("AW-010", 2))
    match = Match("destiny", 2, 1, {deck_key(seat): encode(deck) for seat, deck in enumerate(decks)})
    for seat in range(2):
        things = match.view(seat).region("team", seat).things
        assert (things[0].kind, things[0].name.en) == ("character", "Darth Vader")
        assert [thing.key for thing in things if thing.kind == "die"].count("AW-010") == seat + 1
    vaders = {thing.id for seat in range(2) for thing in match.view(0).region("team", seat).things[:1]}
    assert len(vaders) == 2, "each has their own"


@rule("destiny.faq.same_affiliation")
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [
        ((("AW-010", 1), ("AW-012", 1)), (("AW-021", 1), ("AW-019", 1))),
        (LEIA_AND_HAN, (("AW-035", 2),)),
        (LEIA_AND_HAN, (("AW-010", 1),)),
    ],
    ids=["villains", "heroes", "heroes against villains"],
)
def test_teams_of_any_affiliation_may_meet(mine: Numbered, theirs: Numbered) -> None:
    match = Match("destiny", 2, 1, {"deck1": encode(team(*mine)), "deck2": encode(team(*theirs))})
    for seat, brought in enumerate((mine, theirs)):
        things = match.view(seat).region("team", seat).things
        assert {thing.key for thing in things if thing.kind == "character"} == {key for key, _ in brought}


# ---------------------------------------------------------------- the deck


@rule("destiny.deckbuild.exactly_thirty", "destiny.deckbuild.not_counted_types", "destiny.deck.meaning_in_game")
@pytest.mark.parametrize(("size", "written"), [(29, "29 kart"), (31, "31 kart"), (1, "1 kartę"), (0, "0 kart")])
def test_a_deck_has_exactly_30_cards(size: int, written: str) -> None:
    deck = Deck("Sample", LEIA_AND_HAN, ECHO_BASE, filling(LEIA_AND_HAN, size))
    assert deck.size == size
    assert broken(deck) == ["destiny.deckbuild.exactly_thirty"]
    assert f"The deck has {size} card" in said(deck)[0]
    assert said(deck)[1] == f"Talia ma {written}, a musi mieć dokładnie 30."


@rule("destiny.starter.deck_of_twenty")
def test_other_decks_of_20_cards_are_refused() -> None:
    deck = Deck("Sample", LEIA_AND_HAN, ECHO_BASE, filling(LEIA_AND_HAN, 20))
    assert broken(deck) == ["destiny.starter.deck_of_twenty"]


@rule("destiny.deckbuild.max_two_copies", "destiny.faq.unique.two_in_deck")
def test_a_card_is_in_the_deck_at_most_twice() -> None:
    villains = team(("AW-010", 2))
    assert is_legal(with_card(villains, "AW-088", 2))
    thrice = with_card(villains, "AW-088", 3)
    assert broken(thrice) == ["destiny.deckbuild.max_two_copies"]
    assert said(thrice)[0] == "“Emperor's Favor”: 3 copies in the deck, but at most 2 are allowed."
    assert "3 kopie w talii, a wolno najwyżej 2." in said(thrice)[1]


@rule("destiny.deckbuild.max_two_copies", "destiny.term.copy.same_name")
def test_versions_of_a_name_are_copies_of_each_other() -> None:
    deck = Deck("Sample", LEIA_AND_HAN, ECHO_BASE, filling(LEIA_AND_HAN, without=("AW-049", "LEG-052")))
    assert is_legal(with_card(with_card(deck, "AW-049"), "LEG-052"))
    many = with_card(with_card(deck, "AW-049", 2), "LEG-052")
    assert broken(many) == ["destiny.deckbuild.max_two_copies"]
    assert violations(many)[0].cards == ("AW-049", "LEG-052")


@rule("destiny.deckbuild.affiliation_ban", "destiny.deckbuild.neutral_always")
def test_a_deck_follows_the_sides_of_its_team() -> None:
    heroes, villains = legal_deck(), team(("AW-001", 2), ("AW-021", 1))
    villain_event = next(c for c in POOL.values() if (c.kind, c.side, c.color) == (EVENT, VILLAIN, RED))
    hero_event = next(c for c in POOL.values() if (c.kind, c.side, c.color) == (EVENT, HERO, RED))
    neutral = next(c for c in POOL.values() if (c.kind, c.side, c.color) == (EVENT, NEUTRAL, GRAY))
    assert broken(with_card(heroes, villain_event.key)) == ["destiny.deckbuild.affiliation_ban"]
    assert broken(with_card(villains, hero_event.key)) == ["destiny.deckbuild.affiliation_ban"]
    assert said(with_card(villains, hero_event.key)) == (
        f"“{hero_event.name.en}” is a hero card, but the team has no hero.",
        f"„{hero_event.name.pl}” to karta bohaterów, a w drużynie ich nie ma.",
    )
    assert is_legal(with_card(heroes, neutral.key))
    assert is_legal(with_card(villains, neutral.key))


@rule("destiny.deckbuild.color_needs_character")
def test_a_colour_needs_a_character() -> None:
    blue = next(c for c in POOL.values() if (c.kind, c.side, c.color) == (EVENT, NEUTRAL, BLUE))
    deck = with_card(legal_deck(), blue.key)
    assert broken(deck) == ["destiny.deckbuild.color_needs_character"]
    assert said(deck)[0] == f"“{blue.name.en}” is blue, but no character in the team is."
    assert said(deck)[1] == f"„{blue.name.pl}” to karta niebieska, a w drużynie nie ma takiej postaci."


@rule("destiny.deckbuild.gray_always")
@pytest.mark.parametrize("character", ["AW-035", "AW-001", "AW-046"])
def test_gray_cards_fit_every_colour(character: str) -> None:
    deck = team((character, 1))
    gray = [c for c in POOL.values() if c.kind in (EVENT, UPGRADE) and (c.side, c.color) == (NEUTRAL, GRAY)]
    assert gray
    assert [c.name.en for c in gray if not is_legal(with_card(deck, c.key))] == []


@rule("destiny.build.example_deck_colors")
def test_the_example_team_uses_red_yellow_and_gray_cards_of_heroes_and_neutral_ones() -> None:
    cards = [c for c in POOL.values() if c.kind == EVENT]
    fitting = [c for c in cards if is_legal(with_card(legal_deck(), c.key))]
    assert {(c.color, c.side) for c in fitting} == {
        (color, side) for color in (RED, YELLOW, GRAY) for side in (HERO, NEUTRAL)
    }
    left_out = [c for c in cards if c not in fitting]
    assert all(c.color == BLUE or c.side == VILLAIN for c in left_out)


@rule("destiny.example.finn_two_abilities")
@pytest.mark.parametrize("key", ["AW-005", "AW-006", "AW-008"])
def test_finn_allows_red_villain_weapons_and_vehicles(key: str) -> None:
    finn, rey = (("AW-045", 1), ("AW-038", 2)), (("AW-046", 1), ("AW-038", 2))
    assert is_legal(with_card(team(*finn), key))
    assert "destiny.deckbuild.affiliation_ban" in broken(with_card(team(*rey), key))
    assert broken(with_card(team(*finn), "AW-007")) == ["destiny.deckbuild.affiliation_ban"]


@rule("destiny.deckbuild.allowed_types", "destiny.starter.plot.not_in_deck", "destiny.deckbuild.not_counted_types")
@pytest.mark.parametrize(
    ("key", "violated"),
    [
        ("AW-038", "destiny.deckbuild.allowed_types"),
        ("AW-167", "destiny.build.one_battlefield"),
        ("LEG-169", "destiny.starter.plot.not_in_deck"),
    ],
)
def test_only_events_upgrades_and_supports_are_in_a_deck(key: str, violated: str) -> None:
    deck = legal_deck()
    extra = replace(deck, cards=(*deck.cards, (key, 1)))
    assert extra.size == 30
    assert broken(extra) == [violated]


@rule("destiny.build.one_battlefield")
def test_exactly_one_battlefield() -> None:
    none = replace(legal_deck(), battlefield="")
    assert broken(none) == ["destiny.build.one_battlefield"]
    assert said(none)[0] == "No battlefield is chosen, exactly 1 is needed."
    other = replace(legal_deck(), battlefield="AW-038")
    assert broken(other) == ["destiny.build.one_battlefield"]
    assert said(other)[1] == "„Rey, Dziecko Mocy” to postać, a nie pole bitwy."
    two = replace(legal_deck(), cards=(*legal_deck().cards, (ECHO_BASE, 1)))
    assert said(two)[0] == "“Echo Base, Hoth”: 1 battlefield too many, exactly 1 is needed."
    three = replace(legal_deck(), cards=(*legal_deck().cards, ("AW-167", 2)))
    assert said(three)[0].endswith(": 2 battlefields too many, exactly 1 is needed.")
    assert said(three)[1].endswith(": o 2 pola bitwy za dużo, potrzeba dokładnie 1.")


@rule("destiny.starter.plot.optional_one")
def test_at_most_one_plot() -> None:
    cheap = (("AW-038", 1),)
    assert is_legal(legal_deck(cheap))
    one = legal_deck(cheap, "LEG-168")
    assert is_legal(one)
    assert one.points == 10
    two = replace(one, cards=(*one.cards, ("LEG-169", 1)))
    assert broken(two) == ["destiny.starter.plot.optional_one"]
    assert said(two)[0] == "“Fortify”: 1 plot too many, at most 1 is allowed."
    many = replace(one, cards=(*one.cards, ("LEG-169", 5)))
    assert said(many)[1] == "„Umocnienia”: o 5 kart fabuły za dużo, wolno najwyżej 1."
    other = replace(one, plot="AW-059")
    assert broken(other) == ["destiny.starter.plot.optional_one"]


@rule("destiny.starter.plot.affiliation_requirement", "destiny.starter.plot.color_requirement")
def test_a_plot_needs_its_side_and_colour_in_the_team(invent: Callable[..., str]) -> None:
    hero, blue = invent(PLOT, GRAY, HERO, (1,)), invent(PLOT, BLUE, NEUTRAL, (1,))
    gray = invent(PLOT, GRAY, NEUTRAL, (1,))
    villains, heroes = (("AW-001", 1),), (("AW-038", 1),)
    assert broken(legal_deck(villains, hero)) == ["destiny.starter.plot.affiliation_requirement"]
    assert broken(legal_deck(villains, blue)) == ["destiny.starter.plot.color_requirement"]
    assert is_legal(legal_deck(villains, gray))
    assert is_legal(legal_deck(heroes, hero))
    assert is_legal(legal_deck(heroes, blue))


@rule("destiny.build.example_ten_dice_cards")
def test_dice_cards_are_advice() -> None:
    plain = [key for key, _ in filling(LEIA_AND_HAN, 999) if not POOL[key].die][:30]
    deck = Deck("Sample", LEIA_AND_HAN, ECHO_BASE, tuple((key, 1) for key in plain))
    assert is_legal(deck)


def test_every_violation_is_told_at_once() -> None:
    characters: Numbered = (("AW-038", 2), ("AW-010", 2))
    deck = Deck("Sample", characters, "", (("AW-059", 5), ("AW-031", 1)))
    assert broken(deck) == [
        "destiny.team.max_thirty_points",
        "destiny.team.no_heroes_with_villains",
        "destiny.build.one_battlefield",
        "destiny.deckbuild.exactly_thirty",
        "destiny.deckbuild.max_two_copies",
        "destiny.deckbuild.color_needs_character",
    ]


def test_every_rule_named_here_is_in_the_catalogue() -> None:
    folder = Path(next(iter(dejarik.games.destiny.__path__)))
    known = {each["id"] for each in tomllib.loads((folder / "rules.toml").read_text(encoding="utf-8"))["rule"]}
    source = "".join((folder / "decks" / name).read_text(encoding="utf-8") for name in ("legality.py", "model.py"))
    named = {word.strip('"(),.:') for word in source.split() if word.strip('"(),.:').startswith("destiny.")}
    assert named <= known


# ---------------------------------------------------------------- the model


def test_decks_with_the_same_cards_are_equal() -> None:
    first = Deck("A", (("AW-046", 1), ("AW-028", 2)), ECHO_BASE, (("AW-059", 1), ("AW-008", 1), ("AW-059", 1)))
    second = Deck("A", LEIA_AND_HAN, ECHO_BASE, (("AW-008", 1), ("AW-059", 2)))
    assert first == second
    assert hash(first) == hash(second)


@pytest.mark.parametrize(
    ("characters", "battlefield", "cards"),
    [((("AW-999", 1),), "", ()), ((), "Hoth", ()), ((), "", (("AW-059", 0),)), ((("AW-038", -1),), "", ())],
)
def test_there_is_no_deck_with_unknown_cards_or_without_copies(
    characters: Numbered, battlefield: str, cards: Numbered
) -> None:
    with pytest.raises(BadDeckError):
        Deck("Sample", characters, battlefield, cards)
