"""Destiny at the table: dice in pools, teams with what lies on them, in pictures made to be looked at."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from dejarik import Match
from dejarik.kernel.view import Choice
from tests.web.conftest import DESKTOP, LAPTOP, PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import at_table, midgame


@pytest.mark.parametrize("players", [2, 3])
def test_a_table_of_destiny(visit: VisitorMaker, house: House, picture: Picture, players: int) -> None:
    page = at_table(visit, house, midgame("destiny", players, 24)).page
    picture(page, f"table-destiny-{players}p")
    dice = page.locator("[data-near] .card .own > i").all()
    sizes = [die.evaluate("square => [square.offsetWidth, square.offsetHeight]") for die in dice]
    assert sizes, "the dice of a character are drawn on its card"
    assert all(size == [13, 13] for size in sizes), "filled or hollow, as large as they are drawn"
    page.set_viewport_size(LAPTOP)
    picture(page, f"table-destiny-{players}p-1280x720")
    page.set_viewport_size(PHONE)
    picture(page, f"table-destiny-{players}p-phone")
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name="Polski").click()
    picture(page, f"table-destiny-{players}p-pl")


def in_a_mirror() -> Match:
    """Both have the same deck, and the first seat chooses among characters of which each has one."""
    match = Match("destiny", 2, 1, {"deck1": "rey", "deck2": "rey"})
    chance = Random(1)
    while True:
        decision = match.decision
        assert decision is not None, "nobody chose among equal characters of both sides"
        if decision.seat == 0 and len(match.options) == 4 and len({choice.label for choice in _choices(match)}) == 2:
            return match
        match.play(chance.choice(match.options))


def _choices(match: Match) -> tuple[Choice, ...]:
    prompt = match.view(0).prompt
    return prompt.choices if prompt else ()


def test_buttons_say_whose_card_is_meant_where_both_have_the_same(
    visit: VisitorMaker, house: House, picture: Picture
) -> None:
    page = at_table(visit, house, in_a_mirror()).page
    prompt = page.get_by_role("region", name="What you can choose")
    expect(prompt.get_by_role("button", name="Shield “Rey” (yours)")).to_have_text("Rey (yours)")
    expect(prompt.get_by_role("button", name="Shield “Rey” (theirs)")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Rey.*legal target, opponent's"))).to_have_count(1)
    picture(page, "destiny-mirror")
    page.get_by_role("button", name="Polski").click()
    prompt = page.get_by_role("region", name="Co możesz wybrać")
    expect(prompt.get_by_role("button", name=re.compile("„Rey” .przeciwnika"))).to_be_visible()
