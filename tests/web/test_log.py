"""The log at the table: it speaks to its reader, draws dice, can be narrowed, and points at what it names."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import at_table, midgame


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
    filters = page.get_by_role("group", name="Show in the log")
    filters.get_by_role("button", name="Player 2").click()
    expect(line).to_have_count(0)
    expect(log).to_contain_text("Player 2 activates")
    expect(page.locator("[data-thing].told")).to_have_count(0)
    filters.get_by_role("button", name="All").click()
    page.get_by_role("button", name="Polski").click()
    expect(log).to_contain_text("Aktywujesz kartę „Luke Skywalker”")
