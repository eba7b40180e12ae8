"""The lobby: tables are opened with everything a game offers, found in the list, joined and watched."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, VisitorMaker
from tests.web.house import House
from tests.web.play import Player


def test_a_table_with_clock_and_options_is_opened_found_and_joined(visit: VisitorMaker, house: House) -> None:
    host, guest = visit(house.guest("Ada")), visit(house.guest("Ben"))
    page = host.open("/")
    form = page.get_by_role("region", name="New table")
    form.get_by_label("Mode").select_option(label="3 players")
    form.get_by_label("Seat 3").select_option("easy")
    form.get_by_label("Clock").select_option("1 min per move")
    form.get_by_text("More", exact=True).click()
    form.get_by_label("Table name").fill("Three at Mos Pelgo")
    form.get_by_label("When time runs out").select_option("that player loses")
    form.get_by_label("Players may undo").uncheck()
    form.get_by_label(re.compile("rounds", re.IGNORECASE)).fill("5")
    page.set_viewport_size({"width": 768, "height": 1024})
    expect(form, "a tablet that is turned has it elsewhere").to_have_count(0)
    page.set_viewport_size(DESKTOP)
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("One more player needed")).to_be_visible()

    row = guest.open("/").get_by_role("listitem").filter(has_text="Three at Mos Pelgo")
    expect(row).to_contain_text("1 min per move")
    row.get_by_role("button", name=re.compile("^Sit down")).click()
    players = [Player(host), Player(guest)]
    for player in players:
        player.arrive()
    wished = players[0].line.table or {}
    assert wished["clock"] == {"move": 60, "total": 0, "increment": 0}
    assert (wished["on_timeout"], wished["undo"], wished["players"]) == ("loss", False, 3)
    assert wished["options"]["rounds"] == "5"
    expect(page.get_by_role("button", name=re.compile("Undo is off"))).to_be_visible()
    expect(page.get_by_role("timer").first).to_be_visible()


def test_an_option_that_makes_no_sense_is_refused_with_the_reason(visit: VisitorMaker, house: House) -> None:
    visitor = visit(house.guest("Ada"))
    visitor.forgive(r"42[02]|400")
    form = visitor.open("/").get_by_role("region", name="New table")
    form.get_by_text("More", exact=True).click()
    form.get_by_label(re.compile("rounds", re.IGNORECASE)).fill("many")
    form.get_by_role("button", name="Open the table").click()
    expect(form.get_by_role("alert")).to_contain_text("rounds")
    expect(visitor.page).to_have_url(f"{house.address}/")


def test_games_wait_in_the_lobby_and_others_can_watch_them(visit: VisitorMaker, house: House) -> None:
    ada = house.guest("Ada")
    house.open_table(ada, title="Open to all", open=True)
    mine = visit(ada).open("/")
    waiting = mine.get_by_role("region", name="Your games")
    expect(waiting).to_contain_text("Your turn")
    waiting.get_by_role("link", name=re.compile("^Return")).click()
    expect(mine.get_by_role("alert").get_by_text("What next?")).to_be_visible()
    page = visit().open("/")
    page.get_by_role("button", name="Being played").click()
    row = page.get_by_role("listitem").filter(has_text="Open to all")
    row.get_by_role("link", name=re.compile("^Watch")).click()
    expect(page.get_by_role("region", name="What you can choose")).to_contain_text("Ada")


def test_cards_are_found_in_both_languages_and_shown_large(visit: VisitorMaker) -> None:
    page = visit().open("/cards/bounty")
    cards = page.get_by_role("list", name="Cards").get_by_role("listitem")
    expect(cards.nth(20)).to_be_attached()
    page.get_by_role("searchbox").press_sequentially("sandstorm")
    expect(cards).to_have_count(1)
    expect(page).to_have_url(re.compile("sandstorm"))
    cards.get_by_role("button").click()
    expect(page.get_by_role("dialog")).to_contain_text("Sandstorm")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.get_by_role("searchbox").fill("burza piaskowa")
    expect(cards).to_have_count(1)
    page.get_by_role("searchbox").fill("no such card at all")
    page.get_by_role("button", name="Show all cards").click()
    expect(cards.nth(20)).to_be_attached()


def test_an_address_that_leads_nowhere_leads_to_the_lobby(visit: VisitorMaker) -> None:
    page = visit().open("/no/such/page")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
