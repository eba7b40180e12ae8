"""What happens at the table is seen: what others play is held up and pinned, and what they did is summed up."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from dejarik import Match
from tests.web.conftest import LAPTOP, Picture, VisitorMaker
from tests.web.house import House
from tests.web.play import HELD, Player

RUMORS = "play LEG-096"
"""An event that makes the opponent choose."""


def about_to_ask() -> Match:
    """A game in which the second seat can play a card that asks the first."""
    match, chance = Match("destiny", 2, 1), Random(1)
    while match.decision and RUMORS not in [match.game.notate(match.state, option) for option in match.options]:
        match.play(chance.choice(match.options))
    return match


def two_at_table(visit: VisitorMaker, house: House, match: Match) -> tuple[Player, Player]:
    """Two people who go on with a game; the first sees cards held up until she presses something."""
    ada, bob = house.guest("Ada"), house.guest("Bob")
    table = house.go_on_together(match, ada, bob)
    players = Player(visit(ada)), Player(visit(bob))
    players[0].page.add_init_script(HELD)
    for player in players:
        player.visitor.open(f"/t/{table}")
        player.arrive()
    return players


def test_what_others_play_is_seen(visit: VisitorMaker, house: House, picture: Picture) -> None:
    ada, bob = two_at_table(visit, house, about_to_ask())
    assert bob.turn_comes()
    bob.choose(next(choice for choice in bob.choices if choice["move"] == RUMORS))

    held_up = ada.page.locator("[data-presented]")
    expect(held_up).to_contain_text("Bob plays for 1")
    expect(held_up).to_contain_text("Rumors")
    picture(ada.page, "present")
    seq = ada.line.seq
    held_up.click()
    expect(held_up).to_have_count(0)
    pin = ada.page.get_by_role("complementary", name="Card of Bob")
    expect(pin.get_by_role("button")).to_contain_text("Rumors")
    assert ada.line.seq == seq, "the click that ends it chooses nothing"

    ada.page.get_by_role("button", name="Ask to undo").click()
    request = bob.page.get_by_role("alert").filter(has_text="This takes back: Ada discards")
    request.get_by_role("button", name="See the position").click()
    expect(bob.page.locator("[data-hand]")).to_contain_text("Rumors")
    bob.page.get_by_role("button", name="Refuse").click()
    expect(bob.page.locator("[data-hand]")).not_to_contain_text("Rumors")

    ada.page.get_by_role("region", name="Bob meanwhile").get_by_role("button", name="played Rumors").click()
    opened = ada.page.get_by_role("log").locator("[data-line]:focus")
    expect(opened).to_contain_text("Bob plays “Rumors”")
    ada.page.set_viewport_size(LAPTOP)
    ada.page.get_by_role("button", name="Polski").click()
    expect(ada.page.get_by_role("button", name="zagrywa: Pogłoski")).to_be_visible()
    picture(ada.page, "present-ask-1280x720-pl")

    asked = ada.page.get_by_role("alert").filter(has_text="Która karta pozostaje ukryta?")
    ada.page.get_by_role("button", name="Odtwórz").click()
    expect(asked).to_have_count(0)
    ada.page.keyboard.press("Shift")
    expect(asked).to_be_visible()

    expect(ada.page.locator("[data-pin]")).to_be_visible()
    Player(ada.visitor, language="pl").choose(ada.choices[0])
    expect(ada.page.locator("[data-pin]")).to_have_count(0)
    expect(ada.page.get_by_text("Nic nowego od twojego ostatniego wyboru")).to_be_attached()


def asked_for_a_target() -> Match:
    """A game in which the first seat chooses whom a die hits, after the second has chosen something."""
    match, chance = Match("destiny", 2, 1), Random(1)
    while match.decision and not (match.decision.kind == "strike" and match.decision.seat == 0):
        match.play(chance.choice(match.options))
    return match


def test_an_arrow_leads_to_the_target(visit: VisitorMaker, house: House, picture: Picture) -> None:
    ada, _ = two_at_table(visit, house, asked_for_a_target())
    assert ada.turn_comes()
    target = next(choice for choice in ada.choices if ada.place(choice["things"][0]).locator(".foe").count())
    arrows = ada.page.locator("[data-arrows]")
    expect(arrows).to_have_attribute("data-arrows", "0")
    ada.thing(target["things"][0]).hover()
    expect(arrows).to_have_attribute("data-arrows", "1")
    expect(ada.page.locator(".die.source")).to_have_count(1)
    expect(ada.page.locator(".aim.own").first).to_be_visible()
    picture(ada.page, "target")
