"""Who one is: a guest becomes an account, brings other devices, changes the password, and leaves."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.server.client import Person
from tests.web.conftest import LAPTOP, PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.play import Player
from tests.web.visitor import Visitor

PASSWORD = "a quiet cantina"
NEW_PASSWORD = "a hive of villainy"


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


def registered(visit: VisitorMaker, house: House, name: str, **options: Any) -> tuple[Person, Visitor]:
    """Somebody with an account, who looks at the account page."""
    person = house.guest(name)
    house.call("POST", "/api/account", person.token, {"name": name, "password": PASSWORD})
    visitor = visit(person, **options)
    visitor.open("/account")
    expect(visitor.page.get_by_text("You are playing with your account.")).to_be_visible()
    return person, visitor


def log_in(page: Page, name: str, password: str) -> None:
    enter = panel(page, "I have an account")
    enter.get_by_label("Name").fill(name)
    enter.get_by_label("Password").fill(password)
    enter.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def test_from_a_new_password_to_the_end_of_the_account(visit: VisitorMaker, house: House) -> None:
    ada, visitor = registered(visit, house, "Ada of Tatooine")
    visitor.forgive("40[13]")
    page = visitor.page
    table = house.open_table(ada)
    elsewhere = visit()
    elsewhere.forgive("401")
    other = elsewhere.open("/account")
    log_in(other, "Ada of Tatooine", PASSWORD)
    house.call("GET", "/api/me", ada.token)
    page.reload()
    listed = panel(page, "Where you are logged in").get_by_role("listitem")
    expect(listed).to_have_count(2)
    expect(listed.first).to_contain_text("this device")
    expect(listed.last).to_contain_text("Chrome, Linux")

    changing = panel(page, "Change the password")
    for old, said in (("not it at all", "The password is wrong."), (PASSWORD, None)):
        changing.get_by_label("Current password").fill(old)
        changing.get_by_label("New password").fill(NEW_PASSWORD)
        changing.get_by_role("button").click()
        if said:
            expect(changing.get_by_role("alert")).to_contain_text(said)
    expect(page.get_by_text("The password has been changed.")).to_be_visible()
    expect(listed).to_have_count(1)
    other.reload()
    expect(other.get_by_text("You have no name here yet.")).to_be_visible()

    log_in(other, "Ada of Tatooine", NEW_PASSWORD)
    panel(other, "Where you are logged in").get_by_role("button", name="Log out everywhere").click()
    expect(other.get_by_text("You have no name here yet.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You have no name here yet.")).to_be_visible()

    log_in(page, "Ada of Tatooine", NEW_PASSWORD)
    panel(page, "Your data").get_by_role("button", name="Delete the account").click()
    question = page.get_by_role("dialog", name="Delete the account")
    question.get_by_label("Current password").fill(PASSWORD)
    question.get_by_role("button", name="Delete for good").click()
    expect(question.get_by_role("alert")).to_contain_text("The password is wrong.")
    question.get_by_label("Current password").fill(NEW_PASSWORD)
    page.keyboard.press("Enter")
    expect(question).to_be_hidden()
    expect(page.get_by_text("You have no name here yet.")).to_be_visible()
    left = house.table(table)
    assert (left["status"], left["seats"][0]["name"]) == ("over", "N.N.")


def test_one_device_is_logged_out_from_another(visit: VisitorMaker, house: House) -> None:
    ada = house.guest("Ada")
    code = house.call("POST", "/api/sessions/code", ada.token)
    house.call("POST", "/api/sessions", body=code)
    page = visit(ada).open("/account")
    listed = panel(page, "Where you are logged in").get_by_role("list")
    listed.get_by_role("button", name="Log out: python-httpx").focus()
    page.keyboard.press("Enter")
    expect(listed.get_by_role("listitem")).to_have_count(1)
    expect(listed).to_be_focused()
    expect(listed).to_contain_text("this device")


def test_ones_own_data_is_downloaded(visit: VisitorMaker, house: House) -> None:
    page = visit(house.guest("Ada")).open("/account")
    with page.expect_download() as started:
        panel(page, "Your data").get_by_role("button", name="Download my data").click()
    data = json.loads(Path(started.value.path()).read_text("utf-8"))
    assert (data["account"]["name"], data["games"]) == ("Ada", [])


def operators_code(house: House, name: str) -> str:
    """What an operator passes on; a process of its own, because the browser keeps the event loop of this one."""
    command = [str(Path(sys.executable).with_name("dejarik")), "people", "reset-password", name]
    where = ["--database", f"sqlite:///{house.server.database}", "--lang", "en"]
    printed = subprocess.run(command + where, capture_output=True, text=True, timeout=120, check=True)
    return printed.stdout.split("\n")[1].strip()


def test_a_link_from_the_operator_sets_a_new_password(visit: VisitorMaker, house: House) -> None:
    registered(visit, house, "Ada of Naboo")
    code = operators_code(house, "Ada of Naboo")
    page = visit().open(f"/account#reset={code}")
    forgot = panel(page, "Forgot your password?")
    expect(forgot.get_by_label("New password")).to_be_focused()
    expect(page).to_have_url(f"{house.address}/account")
    page.keyboard.type(NEW_PASSWORD)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada of Naboo")
    expect(page.get_by_text("The password has been changed.")).to_be_visible()


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_the_account_page_fits_its_window(visit: VisitorMaker, house: House, picture: Picture, locale: str) -> None:
    """Pictures to be looked at; nothing is wider than the window."""
    ada, language = house.guest("Ada"), locale[:2]
    house.call("POST", "/api/account", ada.token, {"name": f"Ada {language}", "password": PASSWORD})
    page = visit(ada, locale=locale).open("/account")
    expect(page.locator(".btn.bad")).to_have_count(3)
    page.wait_for_load_state("networkidle")
    for shown in ("", "-delete"):
        if shown:
            page.locator(".btn.bad").last.click()
        for name, size in {"laptop": LAPTOP, "phone": PHONE}.items():
            page.set_viewport_size(size)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            picture(page, f"account-{name}-{language}{shown}")
