"""The deck lab: opponents are chosen, bars fill in as games end, and the cards that carry a deck are shown."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Page, Route, expect

import dejarik
from tests.web.conftest import Picture, VisitorMaker
from tests.web.house import House
from tests.web.test_accessibility import AXE, check
from tests.web.test_phone import HANDHELD, fits


def effect(value: float, *, is_sure: bool = False) -> dict[str, Any]:
    return {"games": 70, "value": value, "low": value - 0.12, "high": value + 0.12, "is_sure": is_sure}


def after_many_games(house: House, deck: str, opponents: list[str]) -> dict[str, Any]:
    """A report as no test would wait for it: two hundred games, and cards of which something is known."""
    cards = [card["key"] for card in house.call("GET", "/api/games/destiny/cards")[:5]]
    openings = [effect(0.21, is_sure=True), effect(0.05), effect(0.01), None, effect(-0.18, is_sure=True)]
    shares = [0.31 + 0.06 * number for number in range(len(opponents))]
    return {
        "game": "destiny",
        "deck": deck,
        "agent": "greedy",
        "games": 200,
        "played": 200,
        "is_done": True,
        "share": {"games": 200, "value": 0.43, "low": 0.36, "high": 0.5},
        "opponents": [
            {"code": code, "share": {"games": 40, "value": share, "low": share - 0.14, "high": share + 0.16}}
            for code, share in zip(opponents, shares, strict=True)
        ],
        "cards": [
            {"key": key, "opening": opening, "drawn": effect(0.08), "played": effect(-0.03)}
            for key, opening in zip(cards, openings, strict=True)
        ],
    }


def show(page: Page, house: House) -> None:
    """Let the next test be over at once, with the numbers of many games."""

    def answer(route: Route) -> None:
        wish = route.request.post_data_json
        route.fulfill(json=after_many_games(house, wish["deck"], wish["opponents"]))

    page.route("**/api/lab", answer)


def test_a_deck_is_tested_from_the_list_and_from_the_editor(
    visit: VisitorMaker, house: House, picture: Picture
) -> None:
    ada = house.guest("Ada")
    decks = dejarik.game("destiny").decks
    assert decks is not None
    mine = {"name": "Mine", "code": decks.random(Random(1))}
    house.call("POST", "/api/games/destiny/decks", ada.token, mine)
    page = visit(ada).open("/decks/destiny?deck=rey")
    page.get_by_role("searchbox").fill("luke")
    button = page.get_by_role("button", name="Test this deck")
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Test: Rey")
    expect(dialog.get_by_role("checkbox", checked=True)).to_have_count(5)
    expect(dialog.get_by_role("checkbox", name="Mine")).not_to_be_checked()
    picture(page, "lab-setup")
    for box in dialog.get_by_role("checkbox").all()[1:5]:
        box.focus()
        page.keyboard.press("Space")
    dialog.get_by_role("button", name="Play 3 games").press("Enter")
    wins = dialog.get_by_role("table", name="Wins")
    expect(wins.get_by_role("row", name=re.compile(r"In all \d+ % \d+–\d+ % 3$"))).to_be_visible()
    expect(dialog.get_by_role("status")).to_have_text("Done: 3 games.")
    assert page.evaluate("document.activeElement.closest('dialog') !== null"), "the focus is where the test is"
    expect(dialog).to_contain_text("Cards are compared once there are 20 games with a card")

    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    button.click()
    expect(dialog.get_by_role("status")).to_have_text("Done: 3 games.")
    show(page, house)
    dialog.get_by_role("button", name="New test").click()
    dialog.get_by_role("button", name="Play 3 games").click()
    carrying = dialog.get_by_role("list", name="Carry the deck")
    expect(carrying.get_by_role("listitem")).to_have_count(1)
    expect(carrying).to_contain_text(re.compile(r"opening hand\s*\+21 \(\+9 … \+33\)"))
    expect(dialog.get_by_role("list", name="The deck wins less often with these")).to_contain_text("−18")
    expect(dialog.get_by_role("list", name="May be chance").get_by_role("listitem")).to_have_count(3)
    picture(page, "lab")
    check(page, AXE.read_text("utf-8"))


def test_a_deck_is_tested_on_a_phone(visit: VisitorMaker, house: House, picture: Picture) -> None:
    page = visit(house.guest("Ada"), **(HANDHELD | {"locale": "pl-PL"})).open("/decks/lcg")
    page.get_by_role("button", name=re.compile("^Testuj: .*Jedi")).click()
    dialog = page.get_by_role("dialog", name=re.compile("^Test: "))
    expect(dialog.get_by_role("checkbox")).to_have_count(2)
    picture(page, "lab-setup-phone-pl")
    dialog.get_by_role("button", name="Rozegraj 3 gry").click()
    dialog.get_by_role("button", name="Przerwij").click()
    expect(dialog.get_by_role("status")).to_have_text(re.compile("^(Przerwano po [012] z 3 gier|Gotowe: 3 gry)"))
    page.goto(f"{house.address}/decks/destiny")
    show(page, house)
    page.get_by_role("button", name=re.compile("^Testuj: .*Rey")).click()
    dialog.get_by_role("button", name="Rozegraj 3 gry").click()
    expect(dialog.get_by_role("list", name="Niosą talię")).to_be_visible()
    fits(page)
    assert page.evaluate("document.querySelector('dialog[open]').scrollWidth") <= page.viewport_size["width"]
    picture(page, "lab-phone-pl")
