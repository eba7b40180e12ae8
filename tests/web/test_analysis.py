"""The analysis of a replayed game: progress, accuracies, what cost chances and what would have been better."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from dejarik import Match
from dejarik.agents import make_agent
from tests.web.conftest import PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.replaying import Replay


def short_game(house: House) -> str:
    """A game played badly, on the server; its id."""
    match = Match("bounty", 2, 3, {"rounds": "4", "characters": "din/boba"}, names={0: "Ania", 1: "Tomek"})
    agent = make_agent("random", 1)
    while match.decision is not None:
        match.play(agent.choose(match.game, match.state))
    return house.keep_record(str(match.record))


def blunder(page: Page, word: str) -> tuple[int, str]:
    """The number of the first blunder listed, and what would have been better."""
    found = page.get_by_role("dialog").get_by_role("list").get_by_role("button").filter(has_text=word).first
    told = found.inner_text().splitlines()
    number = re.match(r"(\d+)\.", told[1])
    assert number, told
    found.click()
    return int(number[1]), told[3]


def test_a_game_is_analyzed_and_each_blunder_leads_to_its_moment(
    visit: VisitorMaker, house: House, picture: Picture
) -> None:
    record = short_game(house)
    page = visit().open(f"/replay/{record}")
    replay = Replay(page)
    analyze = page.get_by_role("button", name="Analyze")
    analyze.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Analysis")
    table = dialog.get_by_role("table", name="Accuracy")
    expect(table.get_by_role("columnheader", name="Ania")).to_be_visible()
    expect(table.get_by_role("row", name=re.compile(r"Accuracy \d+ % \d+ %"))).to_be_visible()
    expect(dialog.get_by_role("img", name=re.compile("Chances of"))).to_be_visible()
    expect(dialog).to_contain_text("from what each player could know")
    picture(page, "analysis")
    with page.expect_download() as saving:
        dialog.get_by_role("button", name="Download with remarks").click()
    commented = saving.value.path().read_text(encoding="utf-8")
    move, better = blunder(page, "Blunder")
    assert better.startswith("Better: ")
    expect(dialog).to_have_count(0)
    replay.stands_at(move)
    expect(replay.bar).to_contain_text("Blunder ??")
    expect(replay.bar).to_contain_text(better)
    picture(page, "analysis-moment")

    replay.look_through("2")
    page.get_by_role("button", name="Analyze").click()
    expect(dialog).to_contain_text("cards hidden from this point of view")
    expect(dialog).not_to_contain_text("Better: ")

    page.goto(page.url.replace(f"{record}?", f"{house.keep_record(commented)}?"))
    replay.stands_at(move)
    expect(replay.bar).not_to_contain_text("Blunder ??")
    replay.look_through("all")
    expect(replay.bar).to_contain_text("Blunder ??")
    expect(replay.bar).to_contain_text("Better: ")

    phone = visit(viewport=PHONE, locale="pl-PL").open(f"/replay/{record}")
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="Analizuj").click()
    expect(phone.get_by_role("dialog", name="Analiza").get_by_role("table", name="Celność")).to_be_visible()
    width = phone.evaluate("document.querySelector('dialog[open]').scrollWidth")
    assert width <= PHONE["width"]
    picture(phone, "analysis-phone")
    blunder(phone, "Gruby błąd")
    expect(phone.get_by_role("region", name="Powtórka")).to_contain_text("Gruby błąd ??")
