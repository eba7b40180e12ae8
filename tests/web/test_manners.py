"""Talking and decks before a game: spectators apart, muting, reporting, decks that stay hidden, in both languages."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.server.client import PERSON
from tests.web.conftest import PHONE, Picture, VisitorMaker
from tests.web.house import House


def chat_of(page: Page) -> Locator:
    """The opened chat."""
    page.get_by_role("tab", name="Chat").click()
    return page.locator(".chat")


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_label("Say something").press("Enter")


def test_players_read_spectators_only_if_they_want_to_and_mute_and_report(
    visit: VisitorMaker, house: House, picture: Picture
) -> None:
    ada, ben, cleo = (house.guest(name) for name in ("Ada", "Ben", "Cleo"))
    table = house.table_of(ada, ben)
    mine, theirs, hers = (visit(person).open(f"/t/{table}") for person in (ada, ben, cleo))
    chat, bens, watching = chat_of(mine), chat_of(theirs), chat_of(hers)
    say(hers, "take the jetpack")
    expect(watching).to_contain_text("take the jetpack")
    say(theirs, "you are slow")
    say(theirs, "come on")
    expect(chat).to_contain_text("come on")
    expect(chat).not_to_contain_text("jetpack")

    chat.get_by_label("Read what spectators write").check()
    expect(chat).to_contain_text("take the jetpack")
    expect(chat.locator("li").filter(has_text="jetpack")).to_contain_text("spectator")
    expect(bens).to_contain_text("Reading the spectators: Ada")
    picture(mine, "chat-spectators")

    chat.get_by_role("button", name="Report this message").last.click()
    dialog = mine.get_by_role("dialog", name="Report this message")
    expect(dialog).to_contain_text("come on")
    dialog.get_by_label(re.compile("What is wrong")).fill("rude")
    picture(mine, "chat-report")
    dialog.get_by_role("button", name="Report", exact=True).click()
    expect(mine.get_by_text("Reported. Thank you.")).to_be_visible()

    chat.get_by_role("button", name="Mute Ben").first.click()
    expect(chat).to_contain_text("Ben is muted: 2 messages hidden")
    expect(chat).not_to_contain_text("come on")
    picture(mine, "chat-muted")
    mine.reload()
    again = chat_of(mine)
    expect(again).to_contain_text("Ben is muted: 2 messages hidden")
    again.get_by_role("button", name="Unmute").click()
    expect(again).to_contain_text("come on")


def test_decks_stay_hidden_until_the_start(visit: VisitorMaker, house: House, picture: Picture) -> None:
    ada = house.guest("Ada")
    options = {"deck1": "rey"}
    table = house.open_table(ada, PERSON, PERSON, game="destiny", options=options)
    page = visit(house.guest("Ben")).open(f"/t/{table}")
    seat = page.get_by_role("listitem").filter(has_text="Ada")
    expect(seat).to_contain_text("deck hidden until the start")
    expect(seat).not_to_contain_text("Rey")
    picture(page, "waiting-hidden-decks")
    phone = visit(ada, viewport=PHONE, locale="pl-PL").open(f"/t/{table}")
    expect(phone.get_by_label("Talia 1")).to_have_value("rey")
    picture(phone, "waiting-hidden-decks-pl")
    shown = house.open_table(ada, PERSON, PERSON, game="destiny", options=options, hidden_decks=False)
    other = visit(house.guest("Cleo")).open(f"/t/{shown}")
    expect(other.get_by_role("listitem").filter(has_text="Ada")).to_contain_text("deck: Rey")


def test_a_table_is_opened_with_decks_for_all_to_see(visit: VisitorMaker, house: House, picture: Picture) -> None:
    page = visit(house.guest("Ada")).open("/")
    form = page.get_by_role("region", name="New table")
    form.get_by_label("Game", exact=True).select_option("destiny")
    form.get_by_text("More", exact=True).click()
    box = form.get_by_label("Decks stay hidden until the start")
    expect(box).to_be_checked()
    box.uncheck()
    picture(page, "newtable-hidden-decks")
    form.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("One more player needed")).to_be_visible()
    assert house.table(page.url.rsplit("/", 1)[1])["hidden_decks"] is False
