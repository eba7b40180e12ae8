"""Somebody who has never been here opens the page, plays a whole game against the computer and looks at it again."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import LAPTOP, Picture, VisitorMaker
from tests.web.play import Player, eager, going_on
from tests.web.replaying import Replay
from tests.web.visitor import Visitor

SHORT = "4"
"""How many rounds a game has that is played to its end."""
TRIES = 8
"""How many choices a newcomer makes with curiosity before hurrying to the end."""


def test_a_game_against_the_computer_is_one_click_away(visit: VisitorMaker) -> None:
    visitor = visit(reduced_motion="no-preference")
    clicks = count_clicks(visitor.page)
    page = visitor.open("/")
    page.get_by_role("button", name="Bounty").click()
    player = Player(visitor)
    assert player.turn_comes()
    assert len(clicks()) <= 3
    expect(page.get_by_role("heading", name="Bounty")).to_be_visible()
    player.play(4, eager)


def test_how_to_win_is_told_in_the_lobby_and_on_top_of_the_rules(visit: VisitorMaker, picture: Picture) -> None:
    page = visit(viewport=LAPTOP).open("/")
    tiles = page.get_by_role("list", name="Quick match with the computer").get_by_role("listitem")
    tiles.filter(has_text="Bounty").get_by_role("button", name="How to win").click()
    told = page.get_by_role("dialog", name="How to win: Bounty")
    expect(told).to_contain_text("Have the most credits when the game ends.")
    expect(told.get_by_role("list").get_by_role("listitem")).to_have_count(5)
    picture(page, "how-to-win")
    page.keyboard.press("Escape")
    page.get_by_label("Game", exact=True).select_option("Destiny")
    page.locator("form").get_by_role("button", name="How to win").click()
    told = page.get_by_role("dialog", name="How to win: Destiny")
    expect(told.get_by_role("link", name="Take the tour")).to_have_attribute("href", "/tour/destiny")
    told.get_by_role("link", name="All rules").click()
    expect(page.get_by_role("region", name="How to win")).to_contain_text("Defeat all enemy characters.")


def test_a_newcomer_plays_a_whole_game_and_sees_it_again(visit: VisitorMaker, picture: Picture) -> None:
    visitor = visit(viewport=LAPTOP)
    page = visitor.open("/")
    page.get_by_label("Seat 2").select_option("easy")
    page.get_by_text("More", exact=True).click()
    page.get_by_label(re.compile("rounds", re.IGNORECASE)).fill(SHORT)
    page.get_by_role("button", name="Open the table").click()
    player = Player(visitor)
    glowing = page.get_by_role("button", name=re.compile("can be chosen|legal target"))
    glowed = 0
    for _ in range(TRIES):
        if player.turn_comes():
            glowed += glowing.count()
            player.choose(eager(player.choices))
    assert glowed, "nothing ever glowed"
    player.play(1000, going_on)
    assert player.line.over
    sees_the_result(visitor)
    picture(page, "game-over")
    checks_the_shuffle(page)
    picture(page, "game-over-shuffle")
    looks_again(visitor)


def count_clicks(page: Page) -> Callable[[], list[str]]:
    """Counts every click from now on, whatever page is shown."""
    made: list[str] = []
    page.expose_function("clicked", lambda what: made.append(what))
    page.add_init_script("addEventListener('click', (event) => clicked(event.target.textContent), true)")
    return lambda: made


def sees_the_result(visitor: Visitor) -> None:
    panel = visitor.page.get_by_role("dialog")
    assert visitor.line.table is not None
    won = visitor.line.table["result"]["winners"] == [0]
    said = f"You {'win' if won else 'lose'} in round {SHORT}"
    expect(panel.get_by_role("heading", level=2)).to_have_text(said)
    expect(panel.get_by_role("button", name="Rematch")).to_be_visible()


def checks_the_shuffle(page: Page) -> None:
    panel = page.get_by_role("dialog")
    panel.get_by_role("button", name="Check the shuffle").click()
    expect(panel.get_by_text("They match")).to_be_visible()


def looks_again(visitor: Visitor) -> None:
    """The replay: every position by the slider, seen by each seat and by all."""
    page = visitor.page
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    replay = Replay(page)
    replay.slide(replay.moves)
    expect(page.get_by_role("log")).to_contain_text("The game is over")
    expect(replay.top).not_to_contain_text("Round 1:")
    replay.slide(1)
    expect(replay.top).to_contain_text("Round 1:")
    for eyes in ("0", "1", "all"):
        replay.look_through(eyes)
