"""Looking at a finished game: where the transport is, what it shows, and whose eyes see it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.house import House


def upload(house: House, file: Path) -> str:
    """Put a record on the server; its id."""
    return house.keep_record(file.read_text("utf-8"))


class Replay:
    """A replay that is open in a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.slider = page.get_by_role("slider", name="Moves")
        self.bar = page.get_by_role("region", name="Replay")
        self.top = page.get_by_role("banner")
        self.eyes = self.top.get_by_role("combobox")
        expect(self.slider).to_be_visible()

    @property
    def moves(self) -> int:
        """How many moves the game had."""
        return int(self.slider.get_attribute("max") or 0)

    def slide(self, move: int) -> None:
        """Move the slider, and find the table there."""
        self.slider.fill(str(move))
        self.stands_at(move)

    def stands_at(self, move: int) -> None:
        """The position after so many moves is shown, and the address says so."""
        expect(self.bar).to_contain_text(f"Move {move} of {self.moves}")
        expect(self.page).to_have_url(re.compile(rf"\bmove={move}&"))

    def look_through(self, eyes: str) -> None:
        """Choose whose eyes to look through: a seat's number, that of the spectator, or all."""
        self.eyes.select_option(eyes)
        expect(self.page).to_have_url(re.compile(rf"\bseat={eyes}$"))
