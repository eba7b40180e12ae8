"""How the table of Bounty is drawn: looks of cards and hunters, room on boards, how far a mission is off."""

from __future__ import annotations

import pytest

from dejarik.games.bounty.game import GAME
from dejarik.kernel.match import Match
from tests.bounty.table import Hunter, Table, table

LOOKS = {card.name.en: card.look for card in GAME.cards()}
RULES = {card.name.en: card.rules for card in GAME.cards()}


def marks(t: Table, seat: int) -> dict[str, tuple[str, str, str]]:
    """The open missions as a seat sees them: key and words of the mark on each."""
    found = t.match.view(seat).region("missions").things
    return {thing.name.en: (m.key, m.name.en, m.name.pl) for thing in found for m in thing.marks}


@pytest.mark.parametrize(
    ("name", "color", "icon", "figure"),
    [
        ("Womp Rat Nest", "free", "target", "beast"),
        ("Spice Convoy", "yellow", "target", "convoy"),
        ("Prison Ship", "red", "target", "ship"),
        ("Dark Trooper Foundry", "sith", "target", "automaton"),
        ("Vibroblade", "grey", "credit", "blade"),
        ("Hired Speeder", "yellow", "credit", "speeder"),
        ("Ambush", "red", "bolt", "slash"),
        ("Din Djarin", "yellow", "target", "helm"),
    ],
)
def test_a_card_is_drawn_by_level_kind_and_what_it_is(name: str, color: str, icon: str, figure: str) -> None:
    look = LOOKS[name]
    assert (look.side, look.color, look.icon, look.figure) == ("neutral", color, icon, figure)
    assert (look.unique, look.wide) == (name == "Din Djarin", False)


def test_a_hunter_is_drawn_as_the_character() -> None:
    you = table(you=Hunter("Fennec Shand")).match.view(0).seats[0]
    assert you.look == LOOKS["Fennec Shand"]
    unpicked = Match("bounty", 3, 1, {"characters": "choose"}).view(0)
    assert {(seat.look.color, seat.look.figure) for seat in unpicked.seats} == {("yellow", "person")}
    assert {unpicked.region(key, 0).room for key in ("board", "slot")} == {None}
    assert not [mark for thing in unpicked.region("missions").things for mark in thing.marks]


def test_boards_and_rows_say_how_much_has_room() -> None:
    view = table(you=Hunter("Din Djarin"), they=Hunter("Boba Fett")).match.view(2)
    rooms = [(view.region("board", seat).room, view.region("slot", seat).room) for seat in (0, 1)]
    assert rooms == [(5, 0), (4, 1)]
    assert [view.region(key).room for key in ("missions", "market", "mission_space", "discard")] == [6, 4, 1, None]


def test_every_hunter_sees_how_many_symbols_the_own_board_lacks_for_a_mission() -> None:
    t = table(
        you=Hunter("Din Djarin", board=["Vibroblade", "Heavy Repeater"]),
        they=Hunter("Fennec Shand"),
        missions=["Debtor on Nevarro", "Hutt Vault"],
    )
    mine = {"Debtor on Nevarro": ("ready", "ready", "gotowa"), "Hutt Vault": ("short", "7 short", "brakuje 7")}
    assert marks(t, 0) == mine
    assert marks(t, 1) == {
        "Debtor on Nevarro": ("short", "3 short", "brakuje 3"),
        "Hutt Vault": ("short", "9 short", "brakuje 9"),
    }
    assert marks(t, 2) == mine


def test_a_surplus_in_one_attribute_makes_up_for_nothing() -> None:
    t = table(you=Hunter("Bo-Katan Kryze", board=["Longshot Rifle"]), missions=["Womp Rat Nest"])
    assert marks(t, 0) == {"Womp Rat Nest": ("short", "3 short", "brakuje 3")}


def test_a_card_leads_to_the_rules_of_its_kind() -> None:
    assert "bounty.temporary.discard_after_use" in RULES["Hired Speeder"]
    assert "bounty.temporary.discard_after_use" not in RULES["Vibroblade"]
    assert RULES["Throne of Mos Espa"][0] == "bounty.end.level_four"
    assert RULES["Ambush"][0] == "bounty.event.opponent_one_each"
    assert RULES["Din Djarin"][0] == "bounty.din.fifth_slot"
