"""Playing at a table as a person does: look what glows, press it, then press the target or the button."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.server.client import Frame
from tests.web.visitor import Visitor

LEAVING = ("end", "pass", "done", "decline", "skip")
"""Verbs that go on without doing anything."""

HELD = """const soon = window.setTimeout;
window.setTimeout = (act, time, ...more) => soon(act, time === 900 ? 600_000 : time, ...more);"""
"""Cards are held up until somebody presses something, however slow the machine is."""

_ENABLED = ":enabled:not([aria-disabled=true])"
_PHONE = 900
_ASKED = {"en": "What you can choose", "pl": "Co możesz wybrać"}


class Player:
    """One person at the table that is open in a visitor's page; presses with the mouse unless told otherwise."""

    def __init__(
        self,
        visitor: Visitor,
        page: Page | None = None,
        language: str = "en",
        press: Callable[[Locator], None] = Locator.click,
    ) -> None:
        self.visitor = visitor
        self.page = page or visitor.page
        self.line = visitor.line_of(self.page)
        self.language = language
        self._press = press
        self.prompt = self.page.get_by_role("region", name=_ASKED[language])

    @property
    def choices(self) -> list[Frame]:
        """What this person may choose now."""
        asked = None if self.line.over else self.line.view.get("prompt")
        return list(asked["choices"]) if asked and asked["seat"] == self.line.seat else []

    @property
    def question(self) -> Locator:
        """The question in the bar."""
        return self.prompt.get_by_role("alert").first

    def button(self, choice: Frame) -> Locator:
        """The button of a choice in the bar; that of a target of an amount is known by its move alone."""
        if "label" not in choice:
            return self.prompt.locator(f'button[data-move="{choice["move"]}"]')
        return self.prompt.get_by_role("button", name=choice["label"][self.language], exact=True).first

    def groups(self) -> Locator:
        """The buttons that open several choices."""
        return self.prompt.locator(f"button[aria-haspopup]{_ENABLED}")

    def place(self, number: int) -> Locator:
        """Where a card, die or pile lies."""
        return self.page.locator(f'[data-thing="{number}"]').first

    def thing(self, number: int) -> Locator:
        """A card, die or pile on the table."""
        return self.place(number).get_by_role("button").first

    def arrive(self) -> None:
        """Wait until the table is there and the game has begun."""
        self.visitor.wait_until(lambda: self.line.update, "the game has begun")

    def turn_comes(self) -> bool:
        """Wait until it is this person's turn and the bar is ready; False if the game ends before."""
        self.visitor.wait_until(lambda: self.line.over or self._is_asked(), "it is this person's turn")
        if self.line.over:
            return False
        self.ready()
        return True

    def ready(self) -> None:
        """Wait until choices can be made in the bar and nothing moves: a click would only end the motion."""
        if self.page.locator("[data-presented]").count():
            self.page.keyboard.press("Shift")  # any key ends it
        expect(self.page.locator(".flying")).to_have_count(0)
        expect(self._offered().first).to_be_visible()

    def _offered(self) -> Locator:
        """The buttons in the bar that choose something, or plus and minus where points are spread."""
        return self.prompt.locator(f"[data-move]{_ENABLED}, [aria-haspopup]{_ENABLED}").or_(
            self.page.locator(f"[data-stepper] button{_ENABLED}")
        )

    def _is_asked(self) -> bool:
        """Whether there is something to choose, and the page does not pass by itself."""
        return bool(self.choices) and self._offered().count() > 0

    def choose(self, choice: Frame) -> None:
        """Make a choice, on the things it concerns where they lie on the table, and see it carried out."""
        before = self.line.seq
        if self.together:
            self._pick(choice)
        elif not self._click_things(choice):
            self.press(choice)
        self.visitor.wait_until(lambda: self.line.seq > before, f"{choice['move']} was carried out")

    @property
    def on_phone(self) -> bool:
        """Whether a tap opens a card, whose button chooses."""
        size = self.page.viewport_size
        return size is not None and size["width"] < _PHONE

    def confirm(self) -> None:
        """Send what is picked."""
        self._press(self.prompt.locator("[data-confirm]"))

    @property
    def together(self) -> Frame | None:
        """What is asked for in all, where several answers are one choice."""
        found: Frame | None = self.line.view["prompt"]["together"]
        return found

    def wanted(self, choice: Frame) -> list[Frame]:
        """A choice and as many others as are needed with it; to stop is to pick nothing."""
        together = self.together
        if together is None:
            return [choice]
        if choice["move"] == together["stop"]:
            return []
        if together["shares"]:
            return self._first_shares(together)
        others = [other for other in self.choices if other is not choice and other["move"] != together["stop"]]
        often = dict(zip([other["move"] for other in self.choices], together["each"], strict=True))
        picked = [each for each in (choice, *others) for _ in range(often[each["move"]])]
        return picked[: max(together["least"], 1)]

    def _first_shares(self, together: Frame) -> list[Frame]:
        """The targets of an amount, point by point, as the page offers them: the first get all they can."""
        points = [
            {"move": f"{share['moves'][-1]} or less", "things": [share["thing"]]}
            for share in together["shares"]
            for _ in share["moves"][1:]
        ]
        return points[: together["most"]]

    @property
    def spreads(self) -> bool:
        """Whether points are spread, several of them perhaps on one thing."""
        return self.together is not None and (bool(self.together["shares"]) or max(self.together["each"]) > 1)

    def _pick(self, choice: Frame) -> None:
        """Pick a choice and what is needed with it, and send it."""
        spreads = self.spreads
        for each in self.wanted(choice):
            place = self.place(each["things"][0])
            # Until the page has learned the cards, a back lies there, and pressing it does nothing.
            expect(self.thing(each["things"][0])).to_be_visible()
            self._press(place.locator("[data-stepper] button").last if spreads else place)
        self.confirm()

    def press(self, choice: Frame) -> None:
        """Press the button of a choice; where the bar has folded it away, open what holds it first."""
        if not self.button(choice).is_visible():
            for at in range(self.groups().count()):
                self._press(self.groups().nth(at))
                if self.button(choice).is_visible():
                    break
                self.page.keyboard.press("Escape")
        self._press(self.button(choice))

    def verb(self, *verbs: str) -> Frame:
        """The first choice of these verbs, in the order of the verbs."""
        found = [choice for verb in verbs for choice in self.choices if choice["verb"] == verb]
        assert found, f"none of {verbs} is offered, but {[choice['move'] for choice in self.choices]}"
        return found[0]

    def play(self, choices: int, pick: Callable[[list[Frame]], Frame]) -> int:
        """Make so many choices, or fewer if the game ends; how many were made."""
        made = 0
        while made < choices and self.turn_comes():
            self.choose(pick(self.choices))
            made += 1
        return made

    def _click_things(self, choice: Frame) -> bool:
        """Press the card of a choice, and its button where one press is not enough; False if it is not on the table."""
        things = [number for number in choice["things"] if self.thing(number).is_visible()]
        if not things:
            return False
        rivals = [other for other in self.choices if things[0] in other["things"]]
        self._press(self.place(things[0]))
        in_tray = self.page.locator(f'[data-tray] [data-thing="{things[0]}"]').count() > 0
        if in_tray:
            self._press(
                self.page.locator("[data-tray]").get_by_role("button", name=choice["label"][self.language], exact=True)
            )
        elif self.on_phone:
            self._press(self.page.get_by_role("dialog").last.locator(f"[data-move='{choice['move']}']"))
        elif len(rivals) > 1:
            self._press(self.button(choice))
        return True


def going_on(choices: list[Frame]) -> Frame:
    """The choice that hurries the game on: leave what can be left, else take the first."""
    leaving = [choice for verb in LEAVING for choice in choices if choice["verb"] == verb]
    return (leaving or choices)[0]


def eager(choices: list[Frame]) -> Frame:
    """The choice of somebody who tries things: what lies on the table first, then whatever is first."""
    return next((choice for choice in choices if choice["things"]), choices[0])
