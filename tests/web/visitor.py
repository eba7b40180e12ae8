"""Somebody in a browser: pages, what the server sent to them, and everything that went wrong on the way."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Request, Response, WebSocket

from tests.server.client import Frame

PATIENCE = 30_000
"""How long, in milliseconds, a page may take for anything."""

_LEFT_BEFORE_IT_CAME = "net::ERR_ABORTED"


class Line:
    """Everything that traveled between one page and its tables, and the newest of it."""

    def __init__(self) -> None:
        self.received: list[str] = []
        self.frames: list[Frame] = []
        self.sent: list[Frame] = []
        self.seat = -1
        self.table: Frame | None = None
        self.update: Frame | None = None

    @property
    def view(self) -> Frame:
        """What the newest position of the table shows; nothing before the first."""
        view: Frame = self.update["view"] if self.update else {}
        return view

    @property
    def seq(self) -> int:
        """The number of the newest position of the table; -1 before the first."""
        return self.update["seq"] if self.update else -1

    @property
    def over(self) -> bool:
        """Whether the game at the table has ended."""
        return self.table is not None and self.table["status"] == "over"

    def listen(self, socket: WebSocket) -> None:
        """Write down what goes over a socket."""
        socket.on("framereceived", self._take)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def of(self, kind: str) -> list[Frame]:
        """The frames of a type from the server."""
        return [frame for frame in self.frames if frame["type"] == kind]

    def _take(self, text: str | bytes) -> None:
        told = text if isinstance(text, str) else text.decode()
        frame: Frame = json.loads(told)
        self.received.append(told)
        self.frames.append(frame)
        if frame["type"] == "welcome":
            if self.table is None or self.table["id"] != frame["table"]["id"]:
                self.update = None
            self.seat = frame["seat"]
        if frame["type"] in ("welcome", "table"):
            self.table = frame["table"]
        elif frame["type"] == "update":
            self._complete(frame)
            self.update = frame

    def _complete(self, frame: Frame) -> None:
        """Put the regions that the page keeps where they were, so that every frame has the whole view."""
        for at in frame["kept"]:
            frame["view"]["regions"].insert(at, self.view["regions"][at])


class Visitor:
    """One browser with nobody else's memory; its first page is open."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.troubles: list[str] = []
        self._forgiven: list[re.Pattern[str]] = []
        self._lines: dict[Page, Line] = {}
        context.set_default_timeout(PATIENCE)
        self.page = self.new_tab()

    @property
    def line(self) -> Line:
        """What traveled on the first page."""
        return self._lines[self.page]

    def new_tab(self) -> Page:
        """Another page of the same browser, watched like the first."""
        page = self.context.new_page()
        line = self._lines[page] = Line()
        page.on("websocket", line.listen)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._trouble(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("response", self._answered)
        return page

    def line_of(self, page: Page) -> Line:
        """What traveled on one of the pages."""
        return self._lines[page]

    def open(self, path: str, page: Page | None = None) -> Page:
        """Go to an address of the house."""
        shown = page or self.page
        shown.goto(f"{self.address}{path}")
        return shown

    def wait_until(self, holds: Callable[[], Any], what: str, page: Page | None = None) -> None:
        """Let the page live until something holds."""
        shown = page or self.page
        for _ in range(PATIENCE // 25):
            if holds():
                return
            shown.wait_for_timeout(25)
        shows = shown.locator("body").aria_snapshot()
        raise AssertionError(f"waited {PATIENCE // 1000} s in vain until {what}; the page shows\n{shows}")

    def forgive(self, *patterns: str) -> None:
        """Troubles like these belong to what the test does."""
        self._forgiven += [re.compile(pattern) for pattern in patterns]

    def unforgiven(self) -> list[str]:
        """Everything that went wrong and should not have."""
        return [trouble for trouble in self.troubles if not any(like.search(trouble) for like in self._forgiven)]

    def _trouble(self, what: str) -> None:
        self.troubles.append(what)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._trouble(f"console {message.type}: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        if request.failure != _LEFT_BEFORE_IT_CAME:
            self._trouble(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._trouble(f"status {response.status}: {response.request.method} {response.url}")
