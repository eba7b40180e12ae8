"""On a phone held upright: everything under the thumb, nothing sideways, sheets for what has no room."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import dejarik
from tests.web.conftest import PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import first, midgame
from tests.web.play import Player
from tests.web.test_tray import several_ships

THUMB = 44
CHOICES = 8
HANDHELD: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


@pytest.fixture
def player(visit: VisitorMaker, house: House) -> Player:
    """Somebody with a phone at a table with the computer."""
    ada = house.guest("Ada")
    table = house.open_table(ada, options={"first": "1", "characters": "boba/din"})
    player = Player(visit(ada, **HANDHELD), press=Locator.tap)
    player.visitor.open(f"/t/{table}")
    assert player.turn_comes()
    return player


@pytest.mark.parametrize("game", dejarik.game_names())
def test_some_turns_are_played_with_the_thumb(visit: VisitorMaker, house: House, picture: Picture, game: str) -> None:
    ada, rand = house.guest("Ada"), Random(game)
    player = Player(visit(ada, **HANDHELD, reduced_motion="no-preference"), press=Locator.tap)
    player.visitor.open(f"/t/{house.go_on(ada, midgame(game, 2, 4))}")
    assert player.turn_comes()
    picture(player.page, f"table-{game}-phone")
    for _ in range(CHOICES):
        assert too_small(player.prompt.get_by_role("button")) == []
        fits(player.page)
        player.choose(rand.choice(player.choices))
        assert player.turn_comes()
    picture(player.page, f"table-{game}-phone-later")


def test_a_tap_reads_and_only_the_button_plays(visit: VisitorMaker, house: House, picture: Picture) -> None:
    ada = house.guest("Ada")
    player = Player(visit(ada, **HANDHELD), press=Locator.tap)
    player.visitor.open(f"/t/{house.go_on(ada, midgame('deckbuilding', 2, 4))}")
    assert player.turn_comes()
    galaxy = player.page.get_by_role("region", name="Galaxy row")
    expect(galaxy).to_contain_text(re.compile(r"\d+ cards left"))
    before, play = player.line.seq, player.verb("play")
    player.place(play["things"][0]).tap()
    sheet = player.page.get_by_role("dialog")
    expect(sheet.locator("[data-move]")).to_be_in_viewport()
    expect(sheet).to_contain_text("A tap reads. Only a button plays.")
    card = sheet.get_by_role("img").first.bounding_box()
    assert card is not None
    assert (card["width"], card["height"]) == (232, 325)
    picture(player.page, "card-sheet-phone")
    close(player.page)
    assert player.line.seq == before, "reading chooses nothing"
    player.choose(play)
    player.ready()
    again = player.verb("play", "buy", "commit")
    player.place(again["things"][0]).tap()
    expect(sheet.locator("[data-move]").first).to_be_visible()
    expect(sheet).not_to_contain_text("A tap reads.")


def test_what_is_attacked_lies_on_top(visit: VisitorMaker, house: House, picture: Picture) -> None:
    ada = house.guest("Ada")
    match = first("deckbuilding", lambda m: m.decision is not None and m.decision.kind == "target")
    player = Player(visit(ada, **HANDHELD), press=Locator.tap)
    player.visitor.open(f"/t/{house.go_on(ada, match)}")
    assert player.turn_comes()
    for choice in player.choices:
        expect(player.place(choice["things"][0])).to_be_in_viewport()
    picture(player.page, "targets-phone")
    buttons = player.prompt.locator("[data-move]").count()
    assert buttons < len(player.choices) or len({choice["verb"] for choice in player.choices}) > 1
    player.place(player.choices[0]["things"][0]).tap()
    sheet = player.page.get_by_role("dialog").last
    expect(sheet.get_by_role("status").first).to_contain_text("Certain:")
    before = player.line.seq
    sheet.locator("[data-move]").first.tap()
    player.visitor.wait_until(lambda: player.line.seq > before, "the choice was made")


@pytest.mark.parametrize("width", [PHONE["width"], 360])
def test_plus_and_minus_are_as_large_as_a_thumb_and_the_only_way_to_the_ships(
    visit: VisitorMaker, house: House, width: int
) -> None:
    ada = house.guest("Ada")
    handheld = HANDHELD | {"viewport": {"width": width, "height": 740}}
    player = Player(visit(ada, **handheld), press=Locator.tap)
    player.visitor.open(f"/t/{house.go_on(ada, several_ships())}")
    assert player.turn_comes()
    steppers = player.page.locator("[data-stepper]")
    expect(steppers).to_have_count(len(player.together["shares"]) if player.together else 0)
    assert too_small(steppers.get_by_role("button")) == []
    expect(player.groups()).to_have_count(0)
    fits(player.page)
    player.choose(player.choices[0])


def test_sheets_open_for_what_has_no_room(player: Player, picture: Picture) -> None:
    page = player.page
    page.get_by_role("button", name="Log").tap()
    sheet = page.get_by_role("dialog", name="Log")
    expect(sheet.get_by_role("log")).to_contain_text("Round 1")
    sheet.get_by_role("button", name="Rules").tap()
    expect(page.get_by_role("dialog", name="Rules").get_by_role("searchbox")).to_be_visible()
    fits(page)
    close(page)
    page.get_by_role("navigation", name="Opponents").get_by_role("button").tap()
    expect(page.get_by_role("dialog", name="Computer, easy")).to_be_visible()
    fits(page)
    close(page)
    page.get_by_role("button", name="Menu").tap()
    expect(page.get_by_role("dialog", name="Menu").get_by_role("button", name="Resign")).to_be_visible()
    fits(page)
    picture(page, "menu-phone")
    close(page)


def test_a_long_press_shows_the_card_large(player: Player, picture: Picture) -> None:
    card = player.page.get_by_role("region", name="Missions").get_by_role("button").first
    hold(card)
    preview = player.page.get_by_role("dialog")
    expect(preview).to_be_visible()
    expect(preview.get_by_text(re.compile("reward", re.IGNORECASE)).first).to_be_visible()
    fits(player.page)
    picture(player.page, "card-preview-phone")


def test_no_page_scrolls_sideways(visit: VisitorMaker) -> None:
    visitor = visit(**HANDHELD)
    for path in ("/", "/cards/bounty", "/decks/destiny", "/rules/bounty", "/replays", "/account", "/about"):
        page = visitor.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        fits(page)


def test_the_lobby_opens_the_new_table_as_a_sheet(visit: VisitorMaker, picture: Picture) -> None:
    page = visit(**HANDHELD).open("/")
    page.get_by_role("button", name="New table").tap()
    sheet = page.get_by_role("dialog", name="New table")
    expect(sheet.get_by_role("button", name="Open the table")).to_be_visible()
    fits(page)
    picture(page, "new-table-phone")


def fits(page: Page) -> None:
    """Nothing reaches beyond the right edge, so nothing scrolls sideways."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0, f"{page.url} is {wide} px too wide"


def too_small(buttons: Locator) -> list[str]:
    """Buttons that a thumb misses."""
    missed = []
    for button in buttons.all():
        box = button.bounding_box()
        if box and (box["width"] < THUMB - 0.5 or box["height"] < THUMB - 0.5):
            missed.append(f"{button.inner_text()}: {box['width']:.0f} x {box['height']:.0f}")
    return missed


def hold(card: Locator) -> None:
    """Press until something opens, as a finger does."""
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, "isPrimary": True})
    expect(card.page.get_by_role("dialog")).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True, "isPrimary": True})


def close(page: Page) -> None:
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_be_hidden()
