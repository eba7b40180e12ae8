"""The rules: searched, linked, and read as a book with contents, chapters and the cards each rule concerns."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import LAPTOP, PHONE, Picture, VisitorMaker


def test_rules_are_searched_and_linked(visit: VisitorMaker) -> None:
    page = visit().open("/rules/bounty")
    rules = page.get_by_role("article")
    page.get_by_role("searchbox").fill("market deck")
    expect(rules.first).to_contain_text("market")
    rules.first.get_by_role("link", name=re.compile("^bounty")).click()
    rule = page.url.partition("#")[2]
    assert rule.startswith("bounty.")
    expect(page.get_by_role("searchbox")).to_have_value("")
    fresh = visit().open(f"/rules/bounty#{rule}")
    expect(fresh.get_by_role("link", name=rule, exact=True)).to_be_in_viewport()


def test_rules_are_a_book_with_contents_and_cards(visit: VisitorMaker, picture: Picture) -> None:
    page = visit(viewport=LAPTOP).open("/rules/deckbuilding")
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Words on cards").click()
    expect(page.get_by_role("heading", name="Words on cards", level=1)).to_be_in_viewport()
    contents.get_by_role("link", name="Discard").click()
    expect(page.get_by_role("heading", name="8.4 Discard")).to_be_in_viewport()
    zone = page.get_by_role("article").filter(has_text="deckbuilding.exile.zone")
    expect(zone).to_contain_text("8.1.3")
    zone.get_by_role("button", name="and 2 more").click()
    expect(zone.get_by_role("list", name="Cards").get_by_role("listitem")).to_have_count(5)
    zone.get_by_role("link", name="deckbuilding.exile.zone").click()
    expect(page.get_by_role("complementary", name="Cards")).to_contain_text("8.1.3 on the cards")
    picture(page, "rules-book")
    zone.get_by_role("link", name="IG-88").click()
    expect(page.get_by_role("dialog")).to_contain_text("IG-88")


def test_on_a_phone_the_contents_unfold(visit: VisitorMaker) -> None:
    page = visit(viewport=PHONE, locale="pl-PL").open("/rules/lcg")
    contents = page.get_by_role("navigation", name="Spis treści")
    expect(contents).to_be_hidden()
    page.get_by_role("button", name="Spis treści").click()
    contents.get_by_role("link", name="Walka o przewagę").click()
    expect(contents).to_be_hidden()
    expect(page.get_by_role("heading", name="Walka o przewagę", level=1)).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
