"""Pictures of the main screens in build/screenshots, made to be looked at; each shows what its name says."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.client import EASY, PERSON
from tests.web.conftest import DESKTOP, LAPTOP, PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.play import Player, eager
from tests.web.visitor import Visitor


@pytest.fixture(scope="module")
def busy(house: House) -> House:
    """A house in which some tables wait, and some are played."""
    ola, jan = house.guest("Ola"), house.guest("Jan")
    house.open_table(
        ola, PERSON, PERSON, title="Slow evening", clock={"move": 0, "total": 2700, "increment": 15}, open=True
    )
    house.open_table(jan, PERSON, PERSON, PERSON, EASY, title="Four hunters", open=True)
    house.table_of(ola, jan, title="Ola and Jan", open=True)
    return house


def test_the_lobby(visit: VisitorMaker, busy: House, picture: Picture) -> None:
    ada = busy.guest("Ada")
    table = busy.open_table(ada)
    page = visit(ada).open("/")
    expect(page.locator(f'a[href="/t/{table}"]')).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Four hunters")).to_be_visible()
    picture(page, "lobby")
    page.get_by_role("button", name="Polski").click()
    picture(page, "lobby-pl")
    page.get_by_role("button", name="Jasny motyw").click()
    picture(page, "lobby-light-pl")
    page.get_by_role("button", name="English").click()
    picture(page, "lobby-light")
    page.locator("summary").click()
    page.get_by_role("button", name="Open the table").scroll_into_view_if_needed()
    picture(page, "new-table")


@pytest.mark.parametrize("players", [2, 4])
def test_a_table_of_bounty(visit: VisitorMaker, house: House, picture: Picture, players: int) -> None:
    visitor = at_table(visit, house, 10, "bounty", players)
    point_at_a_card(visitor)
    picture(visitor.page, f"table-bounty-{players}p")
    visitor.page.get_by_role("button", name="Light theme").click()
    picture(visitor.page, f"table-bounty-{players}p-light")


def test_a_table_of_the_deckbuilding_game(visit: VisitorMaker, house: House, picture: Picture) -> None:
    visitor = at_table(visit, house, 16, "deckbuilding", 2)
    point_at_a_card(visitor)
    picture(visitor.page, "table-deckbuilding")
    visitor.page.set_viewport_size(LAPTOP)
    picture(visitor.page, "table-deckbuilding-1280x720")
    visitor.page.set_viewport_size(PHONE)
    picture(visitor.page, "table-deckbuilding-phone")
    visitor.page.set_viewport_size(DESKTOP)
    visitor.page.get_by_role("button", name="Light theme").click()
    visitor.page.get_by_role("button", name="Polski").click()
    picture(visitor.page, "table-deckbuilding-light-pl")


def test_a_table_of_the_deckbuilding_game_for_four(visit: VisitorMaker, house: House, picture: Picture) -> None:
    visitor = at_table(visit, house, 8, "deckbuilding", 4)
    point_at_a_card(visitor)
    picture(visitor.page, "table-deckbuilding-4p")


@pytest.mark.parametrize(
    ("path", "name"),
    [
        ("/cards/bounty", "cards"),
        ("/cards/deckbuilding", "cards-deckbuilding"),
        ("/cards/bounty?card=sandstorm", "cards-one"),
        ("/rules/bounty", "rules"),
        ("/about", "about"),
        ("/account", "account"),
        ("/replays", "replays"),
        ("/gallery", "gallery"),
        ("/gallery/table?waiting", "table-destiny"),
        ("/gallery/table?players=4", "table-destiny-4p"),
        ("/gallery/table?crowded", "table-destiny-crowded"),
    ],
)
def test_the_other_pages(visit: VisitorMaker, house: House, picture: Picture, path: str, name: str) -> None:
    page = visit(house.guest("Ada")).open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    picture(page, name)


def at_table(visit: VisitorMaker, house: House, choices: int, game: str, players: int) -> Visitor:
    """Somebody in the middle of a game against computers."""
    ada = house.guest("Ada")
    table = house.open_table(ada, PERSON, *[EASY] * (players - 1), game=game)
    player = Player(visit(ada))
    player.visitor.open(f"/t/{table}")
    assert player.play(choices, eager) == choices
    assert player.turn_comes()
    return player.visitor


def point_at_a_card(visitor: Visitor) -> None:
    visitor.page.get_by_role("main").get_by_role("button", name=re.compile("; .*; ")).first.hover()
