"""A whole game without a mouse: from the lobby to the result with keys only, and one always sees where one is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Frame
from tests.web.conftest import VisitorMaker
from tests.web.house import House
from tests.web.play import Player, going_on

FAR = 80
"""More stops of the Tab key than any page has before what is looked for."""

TRIED = 16
"""How many choices somebody tries one after the other before they hurry on to the end."""
AGAIN = {"en": "Rematch", "pl": "Rewanż"}

OUTLINED = """() => {
  // Behind the last stop the browser's own bar has focus, and the page has none.
  if (document.activeElement === document.body) return true;
  for (let at = document.activeElement; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) return true;
  }
  return false;
}"""
FOCUSED = "() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing'"


class Keys:
    """Somebody with a keyboard; notes every stop that could not be seen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.unseen: list[str] = []

    def press(self, key: str) -> None:
        """Press a key."""
        self.page.keyboard.press(key)

    def tab(self, key: str = "Tab") -> None:
        """Go to the next stop and look whether it is lit."""
        self.press(key)
        if not self.page.evaluate(OUTLINED):
            self.unseen.append(self.page.evaluate(FOCUSED))

    def tab_to(self, wanted: Locator) -> None:
        """Go on with Tab until something has focus."""
        for _ in range(FAR):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.tab()
        raise AssertionError(f"Tab never came to {wanted}")

    def step_to(self, wanted: Locator) -> None:
        """Go on with the arrow key within one part of the table until something has focus."""
        for _ in range(FAR):
            if wanted.evaluate("element => element === document.activeElement"):
                return
            self.tab("ArrowDown")
        raise AssertionError(f"the arrows never came to {wanted}")


def test_a_game_with_keys_only_from_the_lobby_to_the_end(visit: VisitorMaker) -> None:
    visitor = visit()
    page = visitor.open("/")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    keys = Keys(page)
    keys.tab_to(page.get_by_label("Seat 2"))
    page.keyboard.type("computer, ea")
    keys.tab_to(page.locator("summary"))
    keys.press("Enter")
    keys.tab_to(page.get_by_label(re.compile("rounds", re.IGNORECASE)))
    keys.press("ControlOrMeta+a")
    page.keyboard.type("2")
    keys.tab_to(page.get_by_role("button", name="Open the table"))
    keys.press("Enter")
    player = Player(visitor)
    made = 0
    while player.turn_comes():
        by_keys(player, keys, player.choices[made % len(player.choices)])
        made += 1
        assert made < 200, "the game does not end"
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.tab_to(page.get_by_role("dialog").get_by_role("button", name="Check the shuffle"))
    keys.press("Enter")
    expect(page.get_by_text("They match")).to_be_visible()
    assert keys.unseen == []


@pytest.mark.parametrize(
    ("game", "language", "options"),
    [("deckbuilding", "pl", {"length": "2"}), ("destiny", "en", {}), ("lcg", "pl", {"rounds": "1"})],
)
def test_a_whole_game_of_each_kind_with_keys_only(
    visit: VisitorMaker, house: House, game: str, language: str, options: Frame
) -> None:
    ada = house.guest("Ada")
    visitor = visit(ada, locale={"en": "en-GB", "pl": "pl-PL"}[language])
    player, keys = Player(visitor, language=language), Keys(visitor.page)
    visitor.open(f"/t/{house.open_table(ada, game=game, options=options)}")
    player.arrive()
    made = 0
    while player.turn_comes():
        choices = player.choices
        by_keys(player, keys, choices[made % len(choices)] if made < TRIED else going_on(choices))
        made += 1
        assert made < 200, "the game does not end"
    over = player.page.get_by_role("dialog")
    expect(over.get_by_role("heading").first).to_be_visible()
    keys.tab_to(over.get_by_role("button", name=AGAIN[language]))
    assert keys.unseen == []


def test_arrows_lead_through_a_row_and_enter_takes_what_glows(visit: VisitorMaker, house: House) -> None:
    ada = house.guest("Ada")
    table = house.open_table(ada, options={"first": "1", "characters": "boba/din"})
    player = Player(visit(ada))
    page = player.visitor.open(f"/t/{table}")
    assert player.turn_comes()
    keys = Keys(page)
    bar = page.get_by_role("banner").bounding_box()
    player.press(player.verb("draw"))
    player.visitor.wait_until(lambda: any(choice["things"] for choice in player.choices), "cards can be taken")
    player.ready()
    market = page.get_by_role("region", name="Market").get_by_role("button")
    keys.tab_to(market.first)
    keys.tab("ArrowRight")
    expect(market.nth(1)).to_be_focused()
    expect(market.nth(1)).to_have_accessible_name(re.compile("can be chosen|legal target"))
    before = player.line.seq
    keys.press("Enter")
    player.visitor.wait_until(lambda: player.line.seq > before, "the card is taken")
    assert player.turn_comes()
    keys.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    keys.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    keys.press("h")
    hand = page.get_by_role("region", name=re.compile("^Your hand"))
    expect(hand.locator(":focus")).to_have_count(1)
    keys.tab("ArrowRight")
    assert page.get_by_role("banner").bounding_box() == bar, "the table has moved away under its bar"
    keys.press("v")
    expect(page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    keys.press("w")
    expect(page.get_by_role("dialog", name=re.compile("^Why"))).to_be_visible()
    keys.press("Escape")
    keys.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    assert keys.unseen == []
    player.play(2, going_on)


def by_keys(player: Player, keys: Keys, choice: Frame) -> None:
    """Make a choice by the key its button shows, with what is needed besides, and confirm where that is asked for."""
    before, together = player.line.seq, player.together
    for each in player.wanted(choice):
        press_key_of(player, keys, each)
    if together:
        keys.tab_to(player.prompt.locator("[data-confirm]"))
        keys.press("Enter")
    player.visitor.wait_until(lambda: player.line.seq > before, f"{choice['move']} was carried out")


def press_key_of(player: Player, keys: Keys, choice: Frame) -> None:
    """Press the key of a button; where it is folded away, that of what holds it first."""
    if not player.button(choice).is_visible():
        open_group(player, keys, choice)
    shown = key_of(player.button(choice))
    if shown:
        keys.press(shown)
    else:
        keys.step_to(player.button(choice))
        keys.press("Enter")


def open_group(player: Player, keys: Keys, choice: Frame) -> None:
    for at in range(player.groups().count()):
        keys.press(key_of(player.groups().nth(at)))
        if player.button(choice).is_visible():
            return
        keys.press("Escape")
    raise AssertionError(f"no button holds {choice['move']}")


def key_of(button: Locator) -> str:
    """The key a button shows; empty if it shows none."""
    shown = button.locator("kbd")
    return (shown.get_attribute("data-key") or "").lower() if shown.count() else ""
