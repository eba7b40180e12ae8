"""What the tests in a real browser share: the browser, the server, people, and where pictures go."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from tests.server.client import Person
from tests.server.live import live_server
from tests.web.chromium import NoBrowserError, chromium, flags
from tests.web.house import GENEROUS, House
from tests.web.visitor import PATIENCE, Visitor

ROOT = Path(__file__).parents[2]
BUILT_PAGE = ROOT / "build" / "web" / "index.html"
PICTURES = ROOT / "build" / "screenshots"
ARE_WANTED = os.environ.get("PICTURES") == "all"
"""Whether pictures are taken: they show nothing that a test could see, and all together take a quarter of a minute."""
DESKTOP: ViewportSize = {"width": 1440, "height": 900}
LAPTOP: ViewportSize = {"width": 1280, "height": 720}
PHONE: ViewportSize = {"width": 390, "height": 844}
SETTLED = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const ends = document.getAnimations().filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime));
  await Promise.allSettled(ends.map((one) => one.finished));
}"""
"""Letters have arrived, the page has been laid out for its window, and whatever moves has come to rest."""


Picture: TypeAlias = Callable[[Page, str], None]


class VisitorMaker(Protocol):
    """Opens a browser for somebody: a person known to the house, or nobody yet."""

    def __call__(self, person: Person | None = None, *, warned: bool = False, **options: Any) -> Visitor:
        """One more visitor; options are those of a Playwright context. Unless told so, nobody asks them twice."""
        ...


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process; each of their visitors has a memory of its own.

    It ends with these tests and not with the session: as long as it runs, no other test can have an event loop.
    """
    assert BUILT_PAGE.is_file(), "The page is not built: run `make page` first; it writes build/web."
    expect.set_options(timeout=PATIENCE)
    try:
        program = chromium()
    except NoBrowserError as error:
        pytest.skip(str(error))
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=program, args=flags(), chromium_sandbox=False)
        yield started
        started.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a process; each of them brings its own people and tables."""
    with live_server(tmp_path_factory.mktemp("house"), **GENEROUS) as server:
        yield House(server)


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[VisitorMaker]:
    """Opens browsers for one test; afterwards nothing may have gone wrong in any of them, nor in the house."""
    visitors: list[Visitor] = []

    def made(person: Person | None = None, *, warned: bool = False, **options: Any) -> Visitor:
        usual = {"viewport": DESKTOP, "locale": "en-GB", "color_scheme": "dark", "reduced_motion": "reduce"}
        kept = [{"name": "dejarik.token", "value": person.token}] if person else []
        kept += [] if warned else [{"name": "dejarik.warnings", "value": "off"}]
        memory = {"cookies": [], "origins": [{"origin": house.address, "localStorage": kept}]}
        visitors.append(Visitor(browser.new_context(**(usual | {"storage_state": memory} | options)), house.address))
        return visitors[-1]

    yield made
    troubles = [trouble for visitor in visitors for trouble in visitor.unforgiven()]
    for visitor in visitors:
        visitor.context.close()
    assert troubles == []
    assert house.server.complaints() == []


@pytest.fixture(scope="session")
def picture() -> Picture:
    """Keeps a picture of a page under a name, if somebody wants to look at it; the page settles in any case."""
    PICTURES.mkdir(parents=True, exist_ok=True)

    def taken(page: Page, name: str) -> None:
        page.evaluate(SETTLED)
        if ARE_WANTED:
            page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")

    return taken
