"""A newcomer takes the tour: does what the guide says, in every way there is, and then sits at a table of their own."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.play import Player
from tests.web.visitor import Visitor

HANDHELD: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


class Learner:
    """Somebody on a tour, with the tour in hand as the server tells it."""

    def __init__(self, visitor: Visitor, tour: Any, language: str = "en") -> None:
        self.visitor = visitor
        self.page: Page = visitor.page
        self.stops: list[Any] = tour["stops"]
        self.language = language
        self.coach = self.page.get_by_role("region", name=re.compile("^(Tour|Samouczek): "))
        self.bar = self.page.locator("[data-prompt]")
        self.on = self.coach.locator(".on")

    def stands_at(self, at: int) -> None:
        """The guide says what belongs here, and the button that leads on has the focus."""
        of = "of" if self.language == "en" else "z"
        expect(self.coach).to_contain_text(f"{at + 1} {of} {len(self.stops)}")
        expect(self.coach).to_contain_text(self.stops[at]["text"][self.language])
        expect(self.on).to_be_focused()

    def label(self, at: int) -> str:
        """What is done at a stop."""
        choices = self.stops[at]["view"]["prompt"]["choices"]
        found: str = next(one["label"][self.language] for one in choices if one["move"] == self.stops[at]["move"])
        return found

    def place(self, number: int) -> Locator:
        """Where a card or die lies."""
        return self.page.locator(f'[data-region] [data-thing="{number}"]').first

    def do(self, at: int) -> None:
        """What the guide says: on the thing it is about, in the bar, or, where there is only to read, by Enter."""
        stop = self.stops[at]
        choices = stop["view"]["prompt"]["choices"]
        about = [number for one in choices if one["move"] == stop["move"] for number in one["things"][:1]]
        offered = [one for one in choices if set(one["things"]) & set(about)]
        lies_there = bool(offered) and self.place(about[0]).is_visible()
        if lies_there:
            self.place(about[0]).click()
        if not stop["move"]:
            self.page.keyboard.press("Enter")
        elif not lies_there or len(offered) > 1:
            self.bar.locator(f'[data-move="{stop["move"]}"]').click()


def tour_of(house: House, game: str = "destiny") -> Any:
    return house.call("GET", f"/api/games/{game}/tour")


@pytest.mark.parametrize("game", ["bounty", "deckbuilding", "destiny", "lcg"])
def test_a_newcomer_takes_the_tour_and_plays_on(game: str, visit: VisitorMaker, house: House, picture: Picture) -> None:
    learner = Learner(visit(), tour_of(house, game))
    page = learner.visitor.open("/")
    page.locator(f'a[href="/tour/{game}"]').last.click()
    last = len(learner.stops) - 1
    for at in range(last):
        learner.stands_at(at)
        learner.do(at)
    learner.stands_at(last)
    picture(page, f"tour-end-{game}")
    learner.on.click()
    player = Player(learner.visitor)
    assert player.turn_comes()
    assert learner.visitor.line.seat == 0


def test_another_choice_is_answered_and_changes_nothing(visit: VisitorMaker, house: House, picture: Picture) -> None:
    learner = Learner(visit(), tour_of(house))
    page = learner.visitor.open("/tour/destiny?step=6")
    learner.stands_at(5)
    picture(page, "tour")
    learner.bar.get_by_role("button", name="Pass").click()
    expect(learner.bar).to_contain_text(f"Do this: {learner.label(5)}")
    lit = page.locator("[data-thing] .playable")
    expect(lit).to_have_count(1)
    page.keyboard.press("w")
    expect(page.get_by_role("dialog")).to_contain_text("it is exhausted")
    page.keyboard.press("Escape")
    learner.coach.get_by_role("button", name="Back").click()
    learner.stands_at(4)
    page.reload()
    learner.stands_at(4)
    learner.coach.get_by_text("Related rules").click()
    learner.coach.get_by_role("button", name=re.compile("In each own turn")).click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


def test_the_log_of_a_tour_waits_until_cards_are_turned_up(visit: VisitorMaker, house: House) -> None:
    tour = tour_of(house, "lcg")
    told = "Both edge stacks are turned up."
    at = next(at for at, stop in enumerate(tour["stops"]) if told in [line["text"]["en"] for line in stop["log"]])
    learner = Learner(visit(reduced_motion="no-preference"), tour)
    page = learner.visitor.open(f"/tour/lcg?step={at}")
    learner.stands_at(at - 1)
    page.keyboard.press("l")
    log = page.get_by_role("log")
    expect(log).to_contain_text(tour["stops"][at - 1]["log"][-1]["text"]["en"])
    page.keyboard.press("Escape")
    learner.on.click()
    expect(page.locator("[data-turned]")).to_be_visible()
    page.keyboard.press("l")
    expect(log).to_be_visible()
    seen = page.evaluate("[!!document.querySelector('[data-turned]'), document.querySelector('[role=log]').innerText]")
    assert seen[0], "cards are still turned up"
    assert told not in seen[1]
    expect(log).to_contain_text(told)


def test_the_tour_by_thumb_in_polish(visit: VisitorMaker, house: House, picture: Picture) -> None:
    learner = Learner(visit(locale="pl-PL", **HANDHELD), tour_of(house), "pl")
    page = learner.visitor.open("/tour/destiny")
    for at in range(len(learner.stops) - 1):
        learner.stands_at(at)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        learner.on.tap()
    learner.stands_at(len(learner.stops) - 1)
    learner.coach.get_by_role("button", name="Od początku").tap()
    learner.stands_at(0)
    picture(page, "tour-phone")


def test_a_tour_of_no_game_says_so(visit: VisitorMaker) -> None:
    visitor = visit()
    visitor.forgive("404")
    page = visitor.open("/tour/sabacc")
    expect(page.get_by_role("alert")).to_contain_text("There is no game called “sabacc”")
    page.get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
