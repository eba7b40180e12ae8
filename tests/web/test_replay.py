"""Records: taken from a file, walked through with the slider and the buttons, seen through any eyes, played on."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import ROOT, Picture, VisitorMaker
from tests.web.house import House
from tests.web.play import HELD, Player
from tests.web.replaying import Replay, upload

EXAMPLE = ROOT / "docs" / "games" / "bounty-example.txt"
COPIES = ["clipboard-read", "clipboard-write"]
DECKBUILDING = ROOT / "docs" / "games" / "deckbuilding-example.txt"


def test_a_record_is_read_from_a_file_and_walked_through(visit: VisitorMaker, picture: Picture) -> None:
    visitor = visit()
    visitor.page.add_init_script(HELD)
    page = visitor.open("/replays")
    page.get_by_label("Pick a file").set_input_files(EXAMPLE)
    replay = Replay(page)
    written = [line for line in EXAMPLE.read_text("utf-8").splitlines() if re.match(r"\d+\. ", line)]
    assert replay.moves == len(written)
    replay.stands_at(0)
    expect(replay.bar).to_contain_text("Before the first move")
    expect(replay.top).to_contain_text("Round 1:")
    replay.slide(59)
    expect(replay.top).not_to_contain_text("Round 1:")
    picture(page, "replay")
    page.get_by_role("button", name="One move forward").click()
    replay.stands_at(60)
    held_up = page.locator("[data-presented]")
    expect(held_up).to_contain_text("Tracking Visor")
    page.get_by_role("button", name="One move back").click()
    replay.stands_at(59)
    expect(held_up).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    replay.stands_at(replay.moves)
    expect(page.get_by_role("log")).to_contain_text("The game is over")
    page.get_by_role("button", name="To the start").click()
    replay.stands_at(0)


def test_a_record_that_a_changed_rule_stops_says_where(visit: VisitorMaker, house: House, tmp_path: Path) -> None:
    text = EXAMPLE.read_text("utf-8").replace('[Rules "1"]', '[Rules "0"]')
    older = tmp_path / "older.txt"
    older.write_text(re.sub(r"(?m)^(31\. p\d) .*$", r"\1 fly", text), "utf-8")
    page = visit().open(f"/replay/{upload(house, older)}?move=0")
    replay = Replay(page)
    assert replay.moves == 30
    expect(page.get_by_role("alert")).to_contain_text("move 31, “fly”, is no longer legal")
    replay.slide(15)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_replay_plays_by_itself(visit: VisitorMaker, house: House) -> None:
    page = visit().open(f"/replay/{upload(house, EXAMPLE)}?move=10")
    replay = Replay(page)
    replay.stands_at(10)
    page.get_by_role("button", name="2×").click()
    page.get_by_role("button", name="Play", exact=True).click()
    expect(replay.bar).to_contain_text(re.compile(r"Move (1[2-9]|[2-9]\d) of"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_each_seat_sees_its_own_hand_and_all_eyes_see_every_hand(visit: VisitorMaker, house: House) -> None:
    page = visit().open(f"/replay/{upload(house, EXAMPLE)}?move=20")
    replay = Replay(page)
    hand = page.locator("[data-hand]").get_by_role("button")
    held = []
    for eyes in ("0", "1", "2", "all"):
        replay.look_through(eyes)
        expect(hand.first).to_have_accessible_name(re.compile("equipment|event"))
        held.append(hand.evaluate_all("cards => cards.map((card) => card.ariaLabel)"))
    assert held[0] != held[1] != held[2]
    replay.look_through("3")
    expect(hand).to_have_count(0)


def test_a_moment_has_an_address_and_the_log_leads_to_it(visit: VisitorMaker, house: House) -> None:
    record = upload(house, EXAMPLE)
    page = visit(permissions=COPIES).open(f"/replay/{record}?move=60&seat=1")
    replay = Replay(page)
    replay.stands_at(60)
    log = page.get_by_role("log")
    log.focus()
    page.keyboard.press("Home")
    line = log.get_by_role("listitem").nth(12)
    line.hover()
    line.get_by_role("button", name="Copy link to this moment").click()
    expect(page.get_by_text("Copied")).to_be_visible()
    line.get_by_role("button", name="See the position").click()
    expect(replay.bar).not_to_contain_text("Move 60 of")
    expect(page).to_have_url(page.evaluate("navigator.clipboard.readText()"))
    before = int(replay.slider.input_value())
    line.get_by_role("button", name="Replay from here").click()
    expect(replay.bar).to_contain_text(re.compile(rf"Move ({before + 1}|{before + 2}|{before + 3}) of"))


def test_a_game_is_played_on_from_any_move(visit: VisitorMaker, house: House) -> None:
    visitor = visit(house.guest("Ada"))
    page = visitor.open(f"/replay/{upload(house, EXAMPLE)}?move=30&seat=0")
    Replay(page).stands_at(30)
    page.get_by_role("button", name="Continue from here").click()
    player = Player(visitor)
    assert player.turn_comes()
    assert visitor.line.seat == 0


def test_the_other_game_has_replays_too(visit: VisitorMaker, house: House, picture: Picture) -> None:
    page = visit().open(f"/replay/{upload(house, DECKBUILDING)}")
    replay = Replay(page)
    replay.slide(replay.moves // 2)
    picture(page, "replay-deckbuilding")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: text.replace("4. p1 equip padded_bracers#2", "4. p1 dance padded_bracers#2"), "line 21"),
        (lambda text: text[: text.index("[Game")] + "nonsense", "line 2"),
    ],
)
def test_a_damaged_record_is_refused_with_the_line(
    visit: VisitorMaker, tmp_path: Path, spoil: Callable[[str], str], said: str
) -> None:
    damaged = tmp_path / "damaged.txt"
    damaged.write_text(spoil(EXAMPLE.read_text("utf-8")), "utf-8")
    visitor = visit()
    visitor.forgive(r"4(00|22)")
    page = visitor.open("/replays")
    page.get_by_label("Pick a file").set_input_files(damaged)
    expect(page.get_by_role("alert")).to_contain_text(re.compile(said, re.IGNORECASE))
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("alert")).to_contain_text(re.compile("zapis|wiersz|linia", re.IGNORECASE))


def test_a_record_that_does_not_exist_says_so(visit: VisitorMaker) -> None:
    visitor = visit()
    visitor.forgive("404")
    page = visitor.open("/replay/nosuchrecord")
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("alert").get_by_role("link", name="Replays").click()
    expect(page.get_by_role("heading", name="Replays")).to_be_visible()
