"""Everybody can use the page: axe-core finds nothing serious anywhere, dark or light, before or during a game."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, ROOT, SETTLED, Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import at_table, first, midgame
from tests.web.replaying import Replay, upload

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
EXAMPLE = ROOT / "docs" / "games" / "bounty-example.txt"
GRAVE = ("serious", "critical")
LESSER = ("heading-order", "label-content-name-mismatch")
"""What is found only to be moderate, or not looked for unless asked, and still must not be."""
SPOKEN = ["label-content-name-mismatch", "button-name", "link-name", "label", "html-has-lang", "html-lang-valid"]
"""What depends on the language of the page."""
# All visible text of a button must be in its spoken name. A card is a button with numbers under icons: it is called by
# its printed name, with which its spoken name begins, and its numbers are spoken with the words for their icons.
NOT_FOR_CARDS = "label-content-name-mismatch"
CARDS = re.compile(r'^<button[^>]* class="(card|die|strip|tuck|pile|chip|back)\b')
PATHS = ["/", "/cards/bounty", "/rules/bounty", "/replays", "/account", "/about", "/gallery"]
PICTURED = {path: path.split("/")[1] for path in PATHS[1:]}
"""Pages without a test of their own, of which a picture is kept here, where they are open anyway."""
DECKS = ["/decks/destiny", "/decks/destiny?deck=rey"]
FEW = {"/cards/bounty": "storm", "/rules/bounty": "market deck", "/decks/destiny?deck=rey": "luke"}
"""What to search for on pages that list the same again and again: axe looks at every place, and a few show the rest."""


@pytest.fixture(scope="module")
def axe() -> str:
    assert AXE.is_file(), "axe-core is missing: run `npm ci` in web/."
    return AXE.read_text("utf-8")


def findings(page: Page, axe: str, **options: object) -> list[str]:
    """What axe finds on the page as it is now, one line for each place."""
    page.wait_for_load_state("networkidle")
    page.evaluate(SETTLED)
    page.evaluate(axe)
    asked = {"rules": {rule: {"enabled": True} for rule in LESSER}, "resultTypes": ["violations"]} | options
    found: list[dict[str, Any]] = page.evaluate("asked => axe.run(asked).then((result) => result.violations)", asked)
    return [
        f"{one['id']} ({one['impact']}): {place['html'][:160]} {place['any'][0]['message'] if place['any'] else ''}"
        for one in found
        if one["impact"] in GRAVE or one["id"] in LESSER
        for place in one["nodes"]
        if one["id"] != NOT_FOR_CARDS or not CARDS.match(place["html"])
    ]


def check(page: Page, axe: str) -> None:
    """Nothing grave in the dark; in the light and in Polish only what differs there is looked at again."""
    assert findings(page, axe) == []
    page.emulate_media(color_scheme="light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    assert findings(page, axe, runOnly=["color-contrast"]) == []
    page.emulate_media(color_scheme="dark")
    polish = page.get_by_role("button", name="Polski").first
    if polish.is_visible():  # a phone has the switch in its menu
        polish.dispatch_event("click")  # a dialog may lie over it
        assert findings(page, axe, runOnly=SPOKEN) == []
        page.get_by_role("button", name="English").first.dispatch_event("click")


def test_every_page(visit: VisitorMaker, house: House, picture: Picture, axe: str) -> None:
    person = house.guest("Ada")
    house.open_table(person, title="One of many", open=True)
    visitor = visit(person)
    for path in PATHS + DECKS:
        page = visitor.open(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if path in PICTURED:
            page.wait_for_load_state("networkidle")
            picture(page, PICTURED[path])
        if path in FEW:
            page.get_by_role("searchbox").first.fill(FEW[path])
        check(page, axe)


def test_a_table_in_the_middle_of_a_game(visit: VisitorMaker, house: House, axe: str) -> None:
    page = at_table(visit, house, midgame("bounty", 2, 7), clock={"move": 0, "total": 600, "increment": 5}).page
    check(page, axe)
    page.get_by_role("button", name="Menu").click()
    assert findings(page, axe) == []
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    expect(page.get_by_role("navigation", name="Opponents")).to_be_visible()
    check(page, axe)


@pytest.mark.parametrize(("game", "kind"), [("deckbuilding", "target"), ("destiny", "redraw"), ("destiny", "assign")])
def test_targets_a_tray_and_points_to_spread(visit: VisitorMaker, house: House, axe: str, game: str, kind: str) -> None:
    match = first(game, lambda match: match.decision is not None and match.decision.kind == kind, seed=3)
    page = at_table(visit, house, match).page
    assert findings(page, axe) == []
    page.set_viewport_size(PHONE)
    expect(page.get_by_role("navigation", name="Opponents")).to_be_visible()
    assert findings(page, axe) == []


def test_an_engagement_and_the_stops(visit: VisitorMaker, house: House, axe: str) -> None:
    fighting = first("lcg", lambda match: any(r.layout == "versus" and r.things for r in match.view(0).regions))
    page = at_table(visit, house, fighting).page
    check(page, axe)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Stops").click()
    expect(page.get_by_role("switch").first).to_be_visible()
    assert findings(page, axe) == []
    page.keyboard.press("Escape")
    page.set_viewport_size(PHONE)
    expect(page.get_by_role("navigation", name="Opponents")).to_be_visible()
    check(page, axe)


def test_a_tour(visit: VisitorMaker, axe: str) -> None:
    page = visit().open("/tour/destiny?step=6")
    expect(page.get_by_text("6 of ")).to_be_visible()
    check(page, axe)
    page.set_viewport_size(PHONE)
    expect(page.get_by_text("6 of ")).to_be_visible()
    check(page, axe)


def test_a_replay(visit: VisitorMaker, house: House, axe: str) -> None:
    page = visit().open(f"/replay/{upload(house, EXAMPLE)}?move=40")
    Replay(page).stands_at(40)
    check(page, axe)
