"""How the table of the Deckbuilding Game is drawn: looks of cards and players, tracks, and what options point at."""

from __future__ import annotations

import pytest

from dejarik.games.deckbuilding.game import GAME
from tests.deckbuilding.table import Side, Table, table

CARDS = {card.name.en: card for card in GAME.cards()}


def pointed_at(t: Table, wish: str) -> list[str]:
    """The names of the things on the table that an offered choice is about."""
    option = next(option for option in t.match.options if t.spoken(option) == wish)
    things = {thing.id: thing.name.en for region in t.spectators.view.regions for thing in region.things}
    return [things[card] for card in GAME.things_of(t.state, option)]


@pytest.mark.parametrize(
    ("name", "side", "color", "figure"),
    [
        ("Stormtrooper", "dark", "empire", "helm"),
        ("TIE Fighter", "dark", "empire", "fighter"),
        ("AT-AT", "dark", "empire", "strider"),
        ("Star Destroyer", "dark", "empire", "ship"),
        ("Darth Vader", "dark", "empire", "respirator"),
        ("Luke Skywalker", "light", "rebel", "hood"),
        ("Snowspeeder", "light", "rebel", "speeder"),
        ("Princess Leia", "light", "rebel", "long"),
        ("IG-88", "neutral", "free", "automaton"),
        ("HWK-290", "neutral", "free", "shuttle"),
        ("Coruscant", "dark", "empire", "city"),
        ("Hoth", "light", "rebel", "peaks"),
    ],
)
def test_a_card_is_drawn_by_faction_type_and_traits(name: str, side: str, color: str, figure: str) -> None:
    look = CARDS[name].look
    assert (look.side, look.color, look.icon, look.figure) == (side, color, color, figure)
    assert look.wide == (name in ("Coruscant", "Hoth"))


def test_unique_cards_are_marked_so_and_traits_stand_apart_from_the_text() -> None:
    vader, shuttle = CARDS["Darth Vader"], CARDS["Imperial Shuttle"]
    assert (vader.look.unique, vader.traits.en, vader.traits.pl) == (True, "unique, Sith", "unikatowa, Sith")
    assert "Sith" not in vader.text.en
    assert (shuttle.look.unique, shuttle.traits.en, shuttle.text.en) == (False, "Transport", "")


def test_players_are_drawn_in_the_colours_of_their_faction() -> None:
    seats = table().spectators.view.seats
    assert [(seat.look.side, seat.look.color, seat.team) for seat in seats] == [
        ("dark", "empire", None),
        ("light", "rebel", None),
    ]


def test_in_a_team_game_partners_share_a_team() -> None:
    seats = table(empire2=Side()).spectators.view.seats
    assert [seat.team for seat in seats] == [0, 1, 0, 1]


def test_the_row_and_a_base_say_how_much_has_room() -> None:
    view = table().spectators.view
    assert (view.region("row").room, view.region("base", 0).room, view.region("area", 0).room) == (6, 1, None)


def test_an_attack_on_a_base_points_at_the_base() -> None:
    t = table(empire=Side(play=["Darth Vader"]), row=["X-Wing"])
    assert pointed_at(t, "commit Darth Vader") == ["Darth Vader"]
    t.empire.choose("commit Darth Vader")
    assert pointed_at(t, "base rebel") == ["Dantooine"]
    t.empire.choose("base rebel")
    assert pointed_at(t, "attack rebel") == ["Dantooine"]


def test_a_card_played_may_as_well_be_its_copy() -> None:
    t = table(empire=Side(hand=["Stormtrooper", "Stormtrooper", "Inquisitor"]))
    things = {thing.id: thing.name.en for thing in t.empire.view.region("hand", 0).things}
    option = next(option for option in t.match.options if t.spoken(option) == "play Stormtrooper")
    assert [things[card] for card in GAME.things_of(t.state, option)] == ["Stormtrooper", "Stormtrooper"]
    assert GAME.things_of(t.state, ("end",)) == ()


@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("Star Destroyer", ["play.ships_stay", "attack.base.ships_first", "row.no_ships"]),
        ("Darth Vader", ["if.force", "while.constant", "row.reward_last", "buy.rebel_limit", "card.unique"]),
        ("Boba Fett", ["when.reward_first", "when.trigger", "row.success"]),
        ("Scout Trooper", ["faq.scout_trooper_neutral", "reveal.public", "force.gain", "ability.once"]),
        ("Kessel", ["when.reveal_base", "exile.zone", "attack.base.destroyed", "start.new_base"]),
        ("Bossk", ["faction.neutral_both"]),
    ],
)
def test_a_card_leads_to_the_rules_of_its_words_and_kind(name: str, rules: list[str]) -> None:
    assert {f"deckbuilding.{rule}" for rule in rules} <= set(CARDS[name].rules)
    assert 3 <= len(CARDS[name].rules) <= 8
