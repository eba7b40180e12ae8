"""The main screens in both languages and themes without an error; ``make pictures`` leaves pictures of them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import EASY, PERSON
from tests.web.conftest import DESKTOP, LAPTOP, PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import at_table, midgame


@pytest.fixture
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
    page = at_table(visit, house, midgame("bounty", players, 10)).page
    point_at_a_card(page)
    picture(page, f"table-bounty-{players}p")
    page.get_by_role("button", name="Light theme").click()
    picture(page, f"table-bounty-{players}p-light")


def test_a_table_of_the_deckbuilding_game(visit: VisitorMaker, house: House, picture: Picture) -> None:
    page = at_table(visit, house, midgame("deckbuilding", 2, 16)).page
    point_at_a_card(page)
    picture(page, "table-deckbuilding")
    page.set_viewport_size(LAPTOP)
    picture(page, "table-deckbuilding-1280x720")
    page.set_viewport_size(PHONE)
    picture(page, "table-deckbuilding-phone")
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name="Light theme").click()
    page.get_by_role("button", name="Polski").click()
    picture(page, "table-deckbuilding-light-pl")


def test_a_table_of_the_deckbuilding_game_for_four(visit: VisitorMaker, house: House, picture: Picture) -> None:
    page = at_table(visit, house, midgame("deckbuilding", 4, 8)).page
    point_at_a_card(page)
    picture(page, "table-deckbuilding-4p")


def test_the_other_pages(visit: VisitorMaker, house: House, picture: Picture) -> None:
    """Those of which test_accessibility.py keeps no picture."""
    visitor = visit(house.guest("Ada"))
    for path, name in {
        "/cards/deckbuilding": "cards-deckbuilding",
        "/cards/bounty?card=sandstorm": "cards-one",
        "/gallery/table?waiting": "table-destiny",
        "/gallery/table?players=4": "table-destiny-4p",
        "/gallery/table?crowded": "table-destiny-crowded",
    }.items():
        page = visitor.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        picture(page, name)


def point_at_a_card(page: Page) -> None:
    page.get_by_role("main").get_by_role("button", name=re.compile("; .*; ")).first.hover()
