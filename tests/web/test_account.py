"""Who one is: a guest becomes an account, comes back in another browser, and brings a second device by a code."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import VisitorMaker
from tests.web.house import House
from tests.web.play import Player

PASSWORD = "a quiet cantina"


def panel(page: Page, title: str) -> Locator:
    """One of the things to do on the account page."""
    return page.get_by_role("region", name=title)


def test_an_account_brings_the_same_games_to_another_browser(visit: VisitorMaker, house: House) -> None:
    ada = house.guest("Ada")
    table = house.open_table(ada)
    page = visit(ada).open("/account")
    register = panel(page, "Create an account")
    expect(register.get_by_label("Name")).to_have_value("Ada")
    register.get_by_label("Name").fill("Ada of Mos Pelgo")
    register.get_by_label("Password").fill(PASSWORD)
    register.get_by_role("button", name="Register").click()
    expect(page.get_by_text("You are playing with your account.")).to_be_visible()
    panel(page, "Log out").get_by_role("button").click()
    expect(page.get_by_text("You have no name here yet.")).to_be_visible()

    elsewhere = visit().open("/account")
    enter = panel(elsewhere, "I have an account")
    enter.get_by_label("Name").fill("Ada of Mos Pelgo")
    enter.get_by_label("Password").fill(PASSWORD)
    enter.get_by_role("button", name="Log in").click()
    expect(elsewhere.get_by_role("heading", name="Ada of Mos Pelgo")).to_be_visible()
    elsewhere.get_by_role("link", name="Play", exact=True).click()
    elsewhere.get_by_role("region", name="Your games").get_by_role("link").click()
    expect(elsewhere).to_have_url(f"{house.address}/t/{table}")
    expect(elsewhere.get_by_role("region", name="What you can choose")).to_be_visible()


def test_a_wrong_password_says_so_and_changes_nothing(visit: VisitorMaker) -> None:
    visitor = visit()
    visitor.forgive(r"40[13]")
    page = visitor.open("/account")
    enter = panel(page, "I have an account")
    enter.get_by_label("Name").fill("Nobody at all")
    enter.get_by_label("Password").fill("not the password")
    enter.get_by_role("button", name="Log in").click()
    expect(enter.get_by_role("alert")).to_be_visible()
    expect(enter.get_by_label("Name")).to_have_value("Nobody at all")
    expect(page.get_by_text("You have no name here yet.")).to_be_visible()


def test_a_code_brings_another_device_to_the_same_seat(visit: VisitorMaker, house: House) -> None:
    ada = house.guest("Ada")
    table = house.open_table(ada)
    page = visit(ada).open("/account")
    panel(page, "Another device").get_by_role("button", name="Create a code").click()
    address = panel(page, "Another device").get_by_role("code").inner_text()
    phone = visit()
    phone.open(address.removeprefix(house.address))
    expect(phone.page.get_by_role("heading", name="Ada")).to_be_visible()
    expect(phone.page).to_have_url(f"{house.address}/account")
    phone.open(f"/t/{table}")
    Player(phone).arrive()
    assert phone.line.seat == 0


def test_another_name_is_seen_at_once(visit: VisitorMaker, house: House) -> None:
    page = visit(house.guest("Ada")).open("/account")
    naming = panel(page, "Your name at the tables")
    naming.get_by_label("Name").fill("Żaneta")
    naming.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Żaneta")
    expect(page.get_by_role("link", name="You: Żaneta")).to_be_visible()
