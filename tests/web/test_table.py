"""What the table does for whoever sits there: it takes back, explains, shows cards large, and tells what happened."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import Locator, expect

import dejarik
from tests.web.conftest import Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import at_table, midgame
from tests.web.play import Player, eager, going_on

CHOICES = 5


@pytest.fixture
def player(visit: VisitorMaker, house: House) -> Player:
    """Somebody at a table with the computer, asked for the first time."""
    ada = house.guest("Ada")
    table = house.open_table(ada, options={"first": "1", "characters": "boba/din"})
    player = Player(visit(ada))
    player.visitor.open(f"/t/{table}")
    assert player.turn_comes()
    return player


@pytest.mark.parametrize("game", dejarik.game_names())
def test_every_game_is_played_by_pressing_what_glows(visit: VisitorMaker, house: House, game: str) -> None:
    begun = midgame(game, dejarik.game(game).default_seats, 4)
    assert at_table(visit, house, begun).play(CHOICES, eager) == CHOICES


def test_a_choice_that_showed_nothing_new_is_taken_back_at_once(player: Player) -> None:
    undo = player.page.get_by_role("banner").get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    question = player.question.inner_text()
    player.choose(player.verb("sale"))
    assert player.turn_comes()
    expect(player.question).not_to_have_text(question)
    undo.click()
    expect(player.question).to_have_text(question)
    assert player.turn_comes()
    player.choose(player.verb("job"))
    assert player.turn_comes()
    credits = player.page.get_by_role("region", name=re.compile("Ada")).get_by_title("credits")
    expect(credits).to_contain_text("400")
    player.page.keyboard.press("u")
    expect(credits).to_contain_text("200")


def test_cards_that_were_drawn_cannot_be_put_back(player: Player) -> None:
    player.choose(player.verb("draw"))
    while player.turn_comes() and any(choice["verb"] == "take" for choice in player.choices):
        player.choose(player.verb("deck", "take"))
    undo = player.page.get_by_role("banner").get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")


def test_the_game_says_why_something_is_not_possible(player: Player, picture: Picture) -> None:
    player.choose(player.verb("job"))
    assert player.turn_comes()
    player.prompt.get_by_role("button", name="Why?").click()
    why = player.page.get_by_role("dialog", name=re.compile("^Why"))
    rule = why.get_by_role("button", name=re.compile(r"^Rule: bounty\.")).first
    expect(rule).to_be_visible()
    picture(player.page, "why")
    name = rule.inner_text().removeprefix("Rule: ").strip()
    rule.click()
    panel = player.page.get_by_role("tabpanel")
    expect(panel.get_by_role("link", name=name, exact=True)).to_be_in_viewport()


def test_a_card_pointed_at_is_shown_large_with_its_rules(player: Player, picture: Picture) -> None:
    card = player.page.get_by_role("region", name="Missions").get_by_role("button").first
    spoken = card.get_attribute("aria-label") or ""
    name = spoken.split(";")[0]
    card.hover()
    preview = player.page.get_by_role("region", name="Card preview")
    expect(preview).to_contain_text(name)
    expect(preview).to_contain_text("Requires")
    preview.get_by_role("button", name=re.compile("^Rules")).click()
    expect(player.page.get_by_role("dialog", name=name)).to_contain_text("Related rules")
    picture(player.page, "card-preview")


def test_a_card_lifted_in_the_hand_never_stands_before_the_buttons(player: Player) -> None:
    cards = player.page.get_by_role("region", name=re.compile("^Your hand")).get_by_role("button")
    buttons = player.prompt.get_by_role("button")
    for card in cards.all():
        for button in buttons.all():
            player.page.mouse.move(0, 0)
            point_at(card, down=0.2)
            point_at(button, down=0.85, steps=4)
            player.visitor.wait_until(partial(is_pointed_at, button), f"the pointer is on {button}")


def is_pointed_at(what: Locator) -> bool:
    return bool(what.evaluate("element => element.matches(':hover')"))


def point_at(what: Locator, down: float, steps: int = 1) -> None:
    """Bring the pointer into something: halfway across it, and such a part of the way down."""
    box = what.bounding_box()
    assert box
    what.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] * down, steps=steps)


def test_the_log_tells_what_happened_and_its_cards_can_be_looked_at(player: Player) -> None:
    player.play(8, going_on)
    assert player.turn_comes()
    log = player.page.get_by_role("log")
    lines = [line for frame in player.line.of("update") for line in frame["log"]["lines"]]
    told = [line["text"]["en"] for line in lines if line.get("rank") not in ("heading", "phase")]
    expect(log.get_by_role("listitem").filter(has_text=told[-1])).not_to_have_count(0)
    link = log.get_by_role("link").last
    name = link.inner_text()
    link.click()
    expect(player.page.get_by_role("region", name="Card preview")).to_contain_text(name)


def test_spectators_see_backs_and_cannot_choose(player: Player, visit: VisitorMaker) -> None:
    watcher = visit()
    page = watcher.open(player.page.url.removeprefix(player.visitor.address))
    Player(watcher).arrive()
    hands = [region for region in watcher.line.view["regions"] if region["layout"] == "hand"]
    assert hands
    assert all("key" not in thing for hand in hands for thing in hand["things"])
    prompt = page.get_by_role("region", name="What you can choose")
    expect(prompt).to_contain_text("Ada")
    expect(prompt.locator("[data-move]")).to_have_count(0)


def test_a_table_that_does_not_exist_says_so(visit: VisitorMaker) -> None:
    visitor = visit()
    visitor.forgive(r"40[34]", r"WebSocket connection to .* failed")
    page = visitor.open("/t/nosuchtable12345")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("alert").get_by_role("link", name="Lobby").click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()
