"""Decks: built card by card while the rules look on, kept, copied, brought in, taken out, and chosen for a table."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from dejarik import Match
from tests.server.client import PERSON
from tests.web.conftest import PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.test_phone import HANDHELD, fits

STARTER = "LEG-031x2 LEG-046 / LEG-178 / LEG-035 LEG-052"


def add(page: Page, words: str, name: str, times: int = 1) -> None:
    """Look for a card and put it into the deck."""
    page.get_by_role("searchbox", name="Search cards").fill(words)
    pool = page.get_by_role("region", name="Cards", exact=True)
    for _ in range(times):
        pool.get_by_role("button", name=re.compile(rf"^(Add|Change to .*): {name}")).first.click()


def rules(page: Page) -> Locator:
    """What the rules say of the deck."""
    return page.get_by_role("region", name="Rules", exact=True)


def test_a_deck_is_built_judged_saved_found_again_and_exported(
    visit: VisitorMaker, house: House, picture: Picture
) -> None:
    visitor = visit(house.guest("Ada"))
    page = visitor.open("/decks/destiny")
    page.get_by_role("link", name="New deck").click()
    expect(rules(page)).to_contain_text("The team has no character")
    add(page, "luke rycerz", "Luke Skywalker, Jedi Knight", 2)
    expect(rules(page)).not_to_contain_text("The team has no character")
    deck = page.get_by_role("region", name="Deck", exact=True)
    expect(deck.get_by_role("region", name="Characters")).to_contain_text("20\u00a0points")
    add(page, "baza echo", "Echo Base")
    add(page, "dodge", "Dodge", 3)
    expect(rules(page)).to_contain_text("3 copies in the deck, but at most 2 are allowed")
    picture(page, "deck-editor")
    rules(page).get_by_role("link", name=re.compile("deckbuild.*copies")).click()
    expect(page.get_by_role("dialog", name="Rule")).to_contain_text("two copies")
    page.keyboard.press("Escape")
    deck.get_by_role("button", name="Remove: Dodge").click()
    expect(rules(page)).not_to_contain_text("copies")
    page.get_by_role("textbox", name="Deck name").fill("Luke alone")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("All changes saved")).to_be_visible()

    page.reload()
    expect(page.get_by_role("textbox", name="Deck name")).to_have_value("Luke alone")
    expect(page.get_by_role("region", name="Events")).to_contain_text("Dodge")
    page.get_by_role("button", name="Export").click()
    dialog = page.get_by_role("dialog", name="Export: Luke alone")
    expect(dialog.get_by_label("Deck list")).to_have_value(re.compile("2x Dodge"))
    expect(dialog.get_by_role("group", name="Format").get_by_role("button")).to_have_text(["Text", "JSON", "Code"])
    dialog.get_by_role("button", name="Code").click()
    expect(dialog.get_by_label("Deck list")).to_have_value(re.compile(r"^AW-035x2 / AW-166 / \S+x2$"))
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "luke-alone.txt"


def test_work_that_is_not_saved_is_held_back_and_found_again(visit: VisitorMaker, house: House) -> None:
    visitor = visit(house.guest("Ada"))
    page = visitor.open("/decks/destiny?deck=new")
    add(page, "dodge", "Dodge")
    page.get_by_role("link", name="All decks").click()
    question = page.get_by_role("dialog", name="Unsaved changes")
    question.get_by_role("button", name="Close").click()
    expect(page.get_by_role("region", name="Events")).to_contain_text("Dodge")
    page.get_by_role("link", name="All decks").click()
    question.get_by_role("button", name="Leave without saving").click()
    row = page.get_by_role("listitem").filter(has_text="not saved yet")
    row.get_by_role("link", name=re.compile("Continue")).click()
    expect(page.get_by_role("region", name="Events")).to_contain_text("Dodge")


def test_decks_are_copied_renamed_deleted_and_brought_in(
    visit: VisitorMaker, house: House, tmp_path: Path, picture: Picture
) -> None:
    ada = house.guest("Ada")
    house.call("POST", "/api/games/destiny/decks", ada.token, {"name": "Half of Luke", "code": STARTER})
    visitor = visit(ada)
    visitor.forgive("422")
    page = visitor.open("/decks/destiny")
    mine = page.get_by_role("region", name="Your decks")
    expect(mine).to_contain_text("Half of Luke")
    picture(page, "decks")
    page.get_by_role("button", name="Rename: Half of Luke").click()
    page.get_by_role("dialog").get_by_label("Deck name").fill("Quarter of Luke")
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    page.get_by_role("button", name="Copy: Quarter of Luke").click()
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name="All decks").click()
    expect(mine.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Delete: Quarter of Luke, copy").click()
    page.get_by_role("dialog", name="Delete").get_by_role("button", name="Delete", exact=True).click()
    expect(mine.get_by_role("listitem")).to_have_count(1)

    page.get_by_role("button", name="Import").click()
    dialog = page.get_by_role("dialog", name="Import a deck")
    dialog.get_by_label("Deck list").fill("2x Dodge\n1x Nobody at all")
    dialog.get_by_role("button", name="Import the deck").click()
    expect(dialog.get_by_role("alert")).to_contain_text("line 2, column 4: no card is called “Nobody at all”")
    dialog.get_by_label("Deck list").fill("Luke Skywalker\n2x Dodge")
    dialog.get_by_role("button", name="Import the deck").click()
    expect(dialog.get_by_role("alert")).to_contain_text("line 1, column 1: “Luke Skywalker” can be “Luke")
    (tmp_path / "huge.txt").write_bytes(b"x" * 10_000_000)
    dialog.get_by_label("Choose a file").set_input_files(tmp_path / "huge.txt")
    expect(dialog.get_by_role("alert")).to_contain_text("huge.txt: this has 10 MB, far too much for a deck")
    (tmp_path / "windows.txt").write_bytes("2x Głowa".encode("cp1250"))
    dialog.get_by_label("Choose a file").set_input_files(tmp_path / "windows.txt")
    expect(dialog.get_by_role("alert")).to_contain_text("windows.txt: byte 5 is not UTF-8")
    picture(page, "deck-import")
    dialog.get_by_label("Deck list").fill("2x Dodge")
    dialog.get_by_role("button", name="Import the deck").click()
    expect(page.get_by_role("region", name="Events")).to_contain_text("Dodge")


def test_a_deck_of_ones_own_is_chosen_for_a_table(visit: VisitorMaker, house: House, picture: Picture) -> None:
    ada = house.guest("Ada")
    code = house.call("GET", "/api/games/destiny/decks")["starters"][2]["sheet"]["code"]
    house.call("POST", "/api/games/destiny/decks", ada.token, {"name": "My Rey", "code": code})
    house.call("POST", "/api/games/destiny/decks", ada.token, {"name": "Not legal", "code": STARTER})
    page = visit(ada).open("/")
    form = page.get_by_role("region", name="New table")
    form.get_by_label("Game", exact=True).select_option("Destiny")
    deck = form.get_by_label("Deck 1", exact=True)
    expect(deck.get_by_role("option", name="My Rey")).to_be_attached()
    expect(deck.get_by_role("option", name="Not legal")).to_have_count(0)
    deck.select_option("My Rey")
    form.get_by_label("Deck 2", exact=True).select_option("a deck code")
    form.get_by_label("Code of deck 2").fill(code)
    picture(page, "new-table-decks")
    form.get_by_label("Seat 2").select_option("easy")
    form.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    table = house.table(page.url.rpartition("/")[2])
    assert (table["options"]["deck1"], table["options"]["deck2"]) == (code, code)


def test_a_deck_is_played_from_the_list(visit: VisitorMaker, house: House) -> None:
    ada = house.guest("Ada")
    starters = house.call("GET", "/api/games/destiny/decks")["starters"]
    code = starters[2]["sheet"]["code"]
    house.call("POST", "/api/games/destiny/decks", ada.token, {"name": "My Rey", "code": code})
    house.call("POST", "/api/games/destiny/decks", ada.token, {"name": "Not legal", "code": STARTER})
    visitor = visit(ada)
    page = visitor.open("/decks/destiny")
    expect(page.get_by_role("button", name="Play: My Rey")).to_be_visible()
    expect(page.get_by_role("button", name="Play: Not legal")).to_have_count(0)
    for name, deck in (("My Rey", code), (starters[0]["title"]["en"], starters[0]["key"])):
        page = visitor.open("/decks/destiny")
        page.get_by_role("button", name=f"Play: {name}").click()
        page.wait_for_url("**/t/*")
        expect(page.locator("[data-prompt]")).to_be_visible()
        table = house.table(page.url.rpartition("/")[2])
        assert table["options"]["deck1"] == deck
        assert [seat["kind"] for seat in table["seats"]] == ["person", "computer"]


def test_the_editor_on_a_phone(visit: VisitorMaker, house: House, picture: Picture) -> None:
    page = visit(house.guest("Ada"), **(HANDHELD | {"locale": "pl-PL"})).open("/decks/destiny")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    fits(page)
    picture(page, "decks-phone-pl")
    page.get_by_role("link", name="Otwórz: Zestaw startowy: Rey").tap()
    expect(page.get_by_role("region", name="Karty", exact=True)).to_be_visible()
    fits(page)
    picture(page, "deck-editor-phone-pl")
    page.get_by_role("button", name="Talia", exact=True).tap()
    expect(page.get_by_role("region", name="Postacie")).to_contain_text("Rey")
    fits(page)
    picture(page, "deck-editor-phone-deck-pl")
    assert page.viewport_size == PHONE


def test_two_people_bring_their_own_decks(visit: VisitorMaker, house: House, picture: Picture) -> None:
    ada, ben = house.guest("Ada"), house.guest("Ben")
    code = house.call("GET", "/api/games/destiny/decks")["starters"][2]["sheet"]["code"]
    house.call("POST", "/api/games/destiny/decks", ben.token, {"name": "Ben's Rey", "code": code})
    table = house.open_table(ada, PERSON, PERSON, game="destiny", title="Bring a deck", open=True)
    host, guest = visit(ada), visit(ben)
    page = host.open(f"/t/{table}")
    page.get_by_label("Deck 1", exact=True).select_option("Kylo Ren Starter Set")
    page.get_by_role("button", name="Use this deck").click()
    expect(page.get_by_role("button", name="Use this deck")).to_have_count(0)
    expect(page.get_by_label("Deck 1", exact=True)).to_have_value("kylo-ren")
    expect(page.get_by_label("Deck 2", exact=True)).to_have_count(0)

    row = guest.open("/").get_by_role("listitem").filter(has_text="Bring a deck")
    row.get_by_role("button", name=re.compile("^Sit down")).click()
    decks = guest.page.get_by_role("group", name="Your deck").get_by_role("radio")
    expect(decks).to_have_count(4)
    expect(decks.nth(0)).to_have_accessible_name(re.compile("Ben's Rey heroes · Rey, Finn"))
    expect(guest.page.get_by_role("radio", name="Boba Fett Starter Set")).to_be_checked()
    guest.page.get_by_role("radio", name="Boba Fett Starter Set").press("ArrowUp")
    expect(guest.page.get_by_role("radio", name="Luke Skywalker Starter Set")).to_be_checked()
    decks.nth(0).locator("xpath=..").click()
    expect(decks.nth(0)).to_be_checked()
    picture(guest.page, "waiting-room-decks")
    guest.page.get_by_role("button", name="another deck, or paste your own").click()
    expect(guest.page.get_by_label("Your deck", exact=True)).to_have_value(code)
    guest.page.get_by_role("button", name="Sit down").click()
    expect(guest.page.get_by_text("Kylo Ren").first).to_be_visible()
    options = house.table(table)["options"]
    assert (options["deck1"], options["deck2"]) == ("kylo-ren", code)


def test_no_deck_is_offered_once_the_cards_are_dealt(visit: VisitorMaker, house: House) -> None:
    match = Match("destiny", seed=1)
    assert match.decision is not None
    match.play(match.decision.options[0])
    ada, ben = house.guest("Ada"), house.guest("Ben")
    begun = {"id": house.keep_record(str(match.record)), "move": 1}
    table = house.open_table(ada, PERSON, PERSON, game="destiny", from_record=begun)
    page = visit(ben).open(f"/t/{table}")
    expect(page.get_by_label("Deck 2", exact=True)).to_have_count(0)
    expect(page.get_by_role("note")).to_contain_text("may know every card")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Luke Skywalker").first).to_be_visible()
