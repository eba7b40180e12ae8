"""The end of a game: who won and why, how the game went, and the way to its moments in the replay."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, ViewportSize, expect

from dejarik import Match
from dejarik.kernel.record import parse
from tests.server.client import EASY, PERSON
from tests.web.conftest import LAPTOP, PHONE, ROOT, SETTLED, Picture, VisitorMaker
from tests.web.house import House
from tests.web.play import Player
from tests.web.replaying import Replay

GAMES = ROOT / "docs" / "games"
LYING: ViewportSize = {"width": 844, "height": 390}


def decide(visit: VisitorMaker, house: House, name: str, language: str = "en", **options: object) -> Player:
    """Somebody who makes the deciding move of an example game."""
    record = parse((GAMES / f"{name}-example.txt").read_text("utf-8"))
    last = record.moves[-1]
    match = Match.from_record(record, to=len(record.moves) - 1)
    seats = [PERSON if seat == last.seat else EASY for seat in range(record.players)]
    ada = house.guest("Ada")
    begun = {"id": house.keep_record(str(match.record)), "move": len(match.moves)}
    table = house.open_table(ada, *seats, game=record.game, my_seat=last.seat, from_record=begun)
    player = Player(visit(ada, **options), language=language)
    player.visitor.open(f"/t/{table}")
    assert player.turn_comes()
    player.choose(next(choice for choice in player.choices if choice["move"] == last.notation))
    return player


def panel_of(page: Page) -> Locator:
    panel = page.get_by_role("dialog")
    expect(panel.get_by_role("list", name=re.compile("Key moments|Najważniejsze momenty"))).to_be_visible()
    return panel


def fits(page: Page) -> bool:
    """Whether the whole end can be seen on a small laptop without scrolling."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size(LAPTOP)
    page.evaluate(SETTLED)
    whole: bool = page.get_by_role("dialog").evaluate("panel => panel.scrollHeight <= panel.clientHeight")
    page.set_viewport_size(before)
    return whole


def scrolls_beside_the_result(page: Page) -> bool:
    """Whether a phone on its side shows the whole result, beside which the rest scrolls."""
    page.set_viewport_size(LYING)
    page.evaluate(SETTLED)
    panel = page.get_by_role("dialog")
    whole: bool = panel.evaluate(
        "panel => [panel, panel.querySelector('header')].every((one) => one.scrollHeight <= one.clientHeight)"
    )
    panel.get_by_role("button", name="Rewanż").scroll_into_view_if_needed()
    expect(panel.get_by_role("heading").first).to_be_in_viewport(ratio=1)
    return whole


def test_the_end_says_why_and_leads_to_its_moments(visit: VisitorMaker, house: House, picture: Picture) -> None:
    player = decide(visit, house, "destiny-luke-boba", permissions=["clipboard-read", "clipboard-write"])
    page = player.page
    panel = panel_of(page)
    picture(page, "over-destiny")
    expect(panel.get_by_role("heading", name="You win in round 6")).to_be_visible()
    expect(panel).to_contain_text("No characters left: Player 2.")
    expect(panel.get_by_role("button", name=re.compile("^As soon as all characters"))).to_be_visible()
    expect(panel.get_by_role("img", name="Your chances")).to_be_visible()
    totals = panel.get_by_role("table", name="Both sides")
    expect(totals.get_by_role("row", name=re.compile("cards played"))).to_have_text(
        re.compile(r"cards played\s*10\s*12")
    )
    expect(totals.get_by_role("row", name=re.compile("time used"))).to_have_text(
        re.compile(r"time used\s*\d\d:\d\d\s*\d\d:\d\d")
    )
    assert fits(page), "with what is told of the luck with dice"
    panel.get_by_text("As a table").click()
    rows = panel.get_by_role("table", name="Your chances").get_by_role("row")
    expect(rows.last).to_have_text(re.compile(r"end\s*100 %\s*0 %"))
    moment = panel.get_by_role("list", name="Key moments").get_by_role("link").first
    expect(moment).to_contain_text("“Veteran Stormtrooper” is defeated.")
    expect(moment).to_contain_text(re.compile(r"\+\d\d %"))
    address = f"{house.address}{moment.get_attribute('href')}"
    page.keyboard.press("Escape")
    log = page.get_by_role("log")
    log.focus()
    page.keyboard.press("Home")
    line = log.get_by_role("listitem").filter(has_text="“Veteran Stormtrooper” is defeated.")
    line.hover()
    line.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == address
    page.goto(address)
    Replay(page).stands_at(66)


def test_the_end_reads_in_polish_on_a_phone_with_three_players(
    visit: VisitorMaker, house: House, picture: Picture
) -> None:
    player = decide(visit, house, "bounty", language="pl", viewport=PHONE, locale="pl-PL")
    panel = panel_of(player.page)
    picture(player.page, "over-bounty-phone")
    expect(panel.get_by_role("heading", name="Wygrywasz w rundzie 22")).to_be_visible()
    expect(panel).to_contain_text("Misja poziomu 4 została zrealizowana.")
    expect(panel.get_by_role("img", name="Szanse wszystkich")).to_be_visible()
    totals = panel.get_by_role("table", name="Wszyscy gracze")
    expect(totals.get_by_role("row", name=re.compile("^udane misje"))).to_have_text(
        re.compile(r"udane misje\s*10\s*2\s*3")
    )
    expect(totals.get_by_role("row", name=re.compile("^zużyty czas"))).to_be_visible()
    expect(panel.get_by_role("button", name="Rewanż")).to_be_visible()
    assert fits(player.page)
    assert scrolls_beside_the_result(player.page)
