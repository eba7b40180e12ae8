"""Polish and English: the switch works at any time and on every page, and the page says which one it speaks."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import VisitorMaker
from tests.web.house import House
from tests.web.play import Player, going_on

NAME = {"en": "English", "pl": "Polski"}


def speak(page: Page, language: str) -> None:
    """Press the switch, and find that the page says so itself."""
    page.get_by_role("button", name=NAME[language]).click()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_page_begins_in_the_language_of_the_browser(visit: VisitorMaker) -> None:
    page = visit(locale="pl-PL").open("/")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.get_by_role("heading", name="Siadaj")).to_be_visible()


def test_the_lobby_changes_its_language_and_remembers_it(visit: VisitorMaker) -> None:
    page = visit().open("/")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
    speak(page, "pl")
    expect(page.get_by_role("heading", name="Nowy stół")).to_be_visible()
    expect(page).to_have_title("Graj · Dejarik")
    page.reload()
    expect(page.get_by_role("heading", name="Nowy stół")).to_be_visible()
    speak(page, "en")
    expect(page.get_by_role("heading", name="New table")).to_be_visible()


def test_a_table_changes_its_language_in_the_middle_of_a_choice(visit: VisitorMaker, house: House) -> None:
    ada = house.guest("Ada")
    table = house.open_table(ada, options={"first": "1"})
    english = Player(visit(ada))
    page = english.visitor.open(f"/t/{table}")
    assert english.turn_comes()
    english.play(3, going_on)
    assert english.turn_comes()
    question = english.line.view["prompt"]["question"]
    lines = [line for update in english.line.of("update") for line in update["log"]["lines"]]
    said = next(line["text"] for line in lines if "rank" not in line)
    log = page.get_by_role("log")
    expect(english.question).to_have_text(question["en"])
    expect(log).to_contain_text(said["en"])
    speak(page, "pl")
    polish = Player(english.visitor, language="pl")
    expect(polish.question).to_have_text(question["pl"])
    expect(log).to_contain_text(said["pl"])
    seen_in_polish(polish, house)
    polish.choose(going_on(polish.choices))
    assert polish.turn_comes()
    speak(page, "en")
    expect(english.question).to_have_text(english.line.view["prompt"]["question"]["en"])


def seen_in_polish(player: Player, house: House) -> None:
    """The cards that lie open have their Polish names."""
    names = {card["key"]: card["name"]["pl"] for card in house.call("GET", "/api/games/bounty/cards")}
    missions = next(region for region in player.line.view["regions"] if region["key"] == "missions")
    for thing in missions["things"]:
        expect(player.thing(thing["id"])).to_have_accessible_name(_begins(names[thing["key"]]))


def _begins(name: str) -> re.Pattern[str]:
    return re.compile(rf"^{re.escape(name)}")


def test_the_rules_change_their_language_and_are_found_in_both(visit: VisitorMaker) -> None:
    page = visit().open("/rules/bounty")
    expect(page.get_by_role("status")).to_contain_text("rules")
    speak(page, "pl")
    search = page.get_by_role("searchbox")
    search.fill("misja")
    expect(page.get_by_role("article").first).to_contain_text("misj")
    speak(page, "en")
    expect(page.get_by_role("article").first).to_contain_text("mission")
