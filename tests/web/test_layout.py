"""Everything can be read and reached at every size: nothing to press is cut, covered or out of reach, hands are whole.

``make layout`` looks at every position in every window and language; the ordinary run takes a fixed sample of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import DESKTOP, LAPTOP, PHONE, VisitorMaker
from tests.web.house import House
from tests.web.positions import ONE_WAY_LINE, Position, positions

GAMES = ("bounty", "deckbuilding", "destiny", "lcg")
SIZES: tuple[ViewportSize, ...] = (
    LAPTOP,
    DESKTOP,
    {"width": 1920, "height": 1080},
    {"width": 2560, "height": 1440},
    PHONE,
    {"width": 844, "height": 390},
)
LANGUAGES = ("en", "pl")
POSITIONS = 30
SAMPLE = 2
"""How many positions the ordinary run looks at in each window and language; no two windows get the same."""
EVERYTHING = os.environ.get("LAYOUT") == "all"
CLOCK = {"move": 0, "total": 2700, "increment": 10}
NEIGHBORS = """() => [...document.querySelectorAll("[data-hand] .spot")].slice(1).flatMap((spot) => {
  const { left, top, height } = spot.getBoundingClientRect();
  return spot.contains(document.elementFromPoint(left + 8, top + height / 2)) ? [] : [spot.textContent.trim()];
})"""
"""The cards of a hand, but for the first, whose left edge is covered."""
MEASURES = Path(__file__).with_name("layout.js").read_text("utf-8")


def test_the_samples_are_of_every_kind() -> None:
    taken = [at for window in range(len(SIZES) * len(LANGUAGES)) for at in sample(window)]
    assert len(set(taken)) >= POSITIONS * 2 // 3


@pytest.mark.parametrize("game", GAMES)
def test_everything_can_be_read_and_reached(visit: VisitorMaker, house: House, game: str) -> None:
    page = fed_table(visit, house, game)
    shown = positions(game, POSITIONS)
    found = []
    for window, (language, size) in enumerate(product(LANGUAGES, SIZES)):
        chosen = shown if EVERYTHING else [shown[at] for at in sample(window)]
        speak(page, language)
        page.set_viewport_size(size)
        found += [f"{language} {size['width']}x{size['height']}: {fault}" for fault in faults(page, chosen)]
    assert not found, "\n".join([f"{len(found)} faults", *found[:60]])


def test_a_card_pointed_at_in_hand_leaves_the_question_free(visit: VisitorMaker, house: House) -> None:
    page = fed_table(visit, house, "bounty")
    holding = max((each for each in positions("bounty", POSITIONS) if each.kind == "action"), key=held)
    page.evaluate("position => showPosition(position)", holding.frame)
    for size in (LAPTOP, DESKTOP):
        page.set_viewport_size(size)
        page.locator("[data-hand] .card").first.hover(position={"x": 20, "y": 60})
        card, bar = page.locator(".peek").bounding_box(), page.locator("[data-prompt]").bounding_box()
        assert card is not None
        assert bar is not None
        assert card["y"] + card["height"] <= bar["y"] + 1, "the card stands above the question"
        assert card["height"] > 150, "and is whole"
        assert page.evaluate(NEIGHBORS) == [], "and the others in hand are as free as before"


def fed_table(visit: VisitorMaker, house: House, game: str) -> Page:
    """A table at which positions can be shown one after another."""
    ada = house.guest("Ada")
    visitor = visit(ada)
    visitor.context.add_init_script(ONE_WAY_LINE)
    page = visitor.open(f"/t/{house.open_table(ada, game=game, clock=CLOCK)}")
    expect(page.locator("[data-prompt]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    page.evaluate(MEASURES)
    return page


def sample(window: int) -> Iterator[int]:
    """Which positions are looked at in a window: those at the beginning are of different kinds."""
    return ((window * SAMPLE + at) % POSITIONS for at in range(SAMPLE))


def speak(page: Page, language: str) -> None:
    """Switch the language where its switch is in sight."""
    if page.locator("html").get_attribute("lang") != language:
        page.set_viewport_size(DESKTOP)
        page.locator(f".seg button[lang={language}]").click()


def faults(page: Page, chosen: list[Position]) -> list[str]:
    """What is wrong with each of the positions in the window as it is."""
    found = page.evaluate("frames => faultsOf(frames)", [position.frame for position in chosen])
    return [f"{position.name}: {fault}" for position, each in zip(chosen, found, strict=True) for fault in each]


def held(position: Position) -> int:
    """How many cards the first seat holds."""
    return sum(len(r["things"]) for r in position.frame["view"]["regions"] if r["key"] == "hand" and r.get("seat") == 0)
