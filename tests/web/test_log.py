"""The log at the table: it speaks to its reader, draws dice, can be narrowed, and points at what it names."""

from __future__ import annotations

import json
import re

from playwright.sync_api import FloatRect, Locator, expect

from tests.web.conftest import DESKTOP, LAPTOP, Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import at_table, midgame
from tests.web.positions import ONE_WAY_LINE, whole_game


def test_the_log_speaks_to_its_reader_and_points_at_the_board(
    visit: VisitorMaker, house: House, picture: Picture
) -> None:
    player = at_table(visit, house, midgame("destiny", 2, 45))
    page = player.page
    log = page.get_by_role("log")
    line = log.get_by_role("listitem").filter(has_text=re.compile("^You activate “Luke Skywalker”")).last
    expect(line).to_be_visible()
    expect(log.get_by_role("img", name=re.compile(r"\(Luke Skywalker\)$")).first).to_be_visible()
    line.hover()
    expect(page.locator("[data-thing].told")).to_have_count(1)
    picture(page, "log-destiny")
    rail = page.get_by_role("complementary", name="Log")
    preview = page.get_by_role("region", name="Card preview")
    expect(preview).to_have_count(1)
    widths = [round(box_of(rail)["width"])]
    page.get_by_role("button", name="Wide column").click()
    expect(preview).to_have_count(0)
    picture(page, "log-destiny-wide")
    widths.append(round(box_of(rail)["width"]))
    page.set_viewport_size(LAPTOP)
    expect(page.get_by_role("button", name="Wide column"), "there is no room to give away").to_have_count(0)
    expect(preview).to_have_count(1)
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name="Wide column").click()
    expect(preview).to_have_count(1)
    widths.append(round(box_of(rail)["width"]))
    assert widths == [328, 420, 328]
    filters = page.get_by_role("group", name="Show in the log")
    filters.get_by_role("button", name="Player 2").click()
    expect(line).to_have_count(0)
    expect(log).to_contain_text("Player 2 activates")
    expect(page.locator("[data-thing].told")).to_have_count(0)
    filters.get_by_role("button", name="All").click()
    expect(log.locator("time")).to_have_count(0)
    player.choose(player.choices[0])
    expect(log.locator(".now"), "the last row says what is asked now").to_contain_text("now")
    expect(log.locator("time").last).to_have_text(re.compile(r"^(since )?\d\d:\d\d$"))
    expect(log.locator("time").last).to_have_attribute("title", re.compile(r"\d\d:\d\d:\d\d"))
    filters.get_by_role("button", name="Search the log").click()
    page.get_by_role("searchbox", name="Search the log").fill("you luke ACTIVATE")
    expect(log).to_contain_text("You activate “Luke Skywalker”")
    expect(log).not_to_contain_text("Player 2 activates")
    picture(page, "log-search")
    page.keyboard.press("Escape")
    expect(filters.get_by_role("button", name="Search the log")).to_be_focused()
    expect(log).to_contain_text("Player 2 activates")

    older, own = log.get_by_role("listitem").filter(has_text="You activate").first, log.locator("[data-line]").last
    older.hover()
    expect(older.get_by_role("button"), "what this page was never shown stays unseen").to_have_count(0)
    log.focus()
    page.keyboard.press("ArrowUp")
    expect(own).to_be_focused()
    own.get_by_role("button", name="See the position").focus()
    page.keyboard.press("Enter")
    begins = own.locator(".say").inner_text().splitlines()[0]  # signs of dice come later, and are words in the strip
    expect(page.locator("[data-past]")).to_contain_text(f"This is the position after: {begins}")
    expect(player.prompt.locator("[data-move]:not([aria-disabled=true])")).to_have_count(0)
    picture(page, "log-look")
    page.keyboard.press("Escape")
    expect(page.locator("[data-past]")).to_have_count(0)
    own.get_by_role("button", name="Replay from here").click()
    expect(page.get_by_role("status").filter(has_text="Click or press a key to end it.")).to_be_visible()
    page.keyboard.press("Shift")
    player.ready()
    page.get_by_role("button", name="Polski").click()
    own.hover()
    expect(own.get_by_role("button"), "nobody may look into a running game from outside").to_have_count(2)
    expect(own.get_by_role("button", name="Odtwórz od tego miejsca")).to_be_visible()
    expect(log).to_contain_text("Aktywujesz kartę „Luke Skywalker”")


def test_of_a_long_log_the_end_is_drawn_and_earlier_lines_for_whoever_goes_up(
    visit: VisitorMaker, house: House
) -> None:
    ada = house.guest("Ada")
    visitor = visit(ada)
    visitor.context.add_init_script(ONE_WAY_LINE)
    page = visitor.open(f"/t/{house.open_table(ada, game='deckbuilding')}")
    expect(page.locator("[data-prompt]")).to_be_visible()
    *frames, last, _end = [json.dumps(frame) for frame in whole_game("deckbuilding", 64)]
    log = page.get_by_role("log")
    lines = log.locator("[data-line]")
    page.evaluate("frames => frames.forEach((data) => window.line.onmessage({ data }))", frames)
    expect(lines, "no more than fit in any window").to_have_count(60)
    expect(lines.last).to_be_in_viewport()

    log.focus()
    page.keyboard.press("ArrowUp")
    for _ in range(59):
        page.keyboard.press("ArrowUp")
    expect(lines.nth(60), "more is drawn before the first line is reached").to_be_attached()
    read = log.locator("[data-line]:focus")
    number, place = read.get_attribute("data-line"), box_of(read)["y"]
    page.evaluate("data => window.line.onmessage({ data })", last)
    newest = json.loads(last)["log"]
    expect(log.locator(f"[data-line='{newest['from'] + len(newest['lines']) - 1}']")).to_be_attached()
    expect(read, "whoever reads is not pulled away").to_have_attribute("data-line", number or "")
    assert box_of(read)["y"] == place

    page.keyboard.press("End")
    expect(lines, "whoever is back at the end needs no more").to_have_count(60)
    page.keyboard.press("Home")
    expect(log.locator("[data-line='0']")).to_be_focused()
    expect(log.get_by_role("button", name="Earlier")).to_have_count(0)
    page.get_by_role("tab", name="Rules").click()
    page.get_by_role("tab", name="Log").click()
    expect(lines, "whoever opens the log again begins at its end").to_have_count(60)
    expect(lines.last).to_be_in_viewport()


def box_of(place: Locator) -> FloatRect:
    box = place.bounding_box()
    assert box is not None, "it is not drawn"
    return box
