"""Two people in two browsers: they meet by a link, see only what is theirs, talk, take back, give up, play again."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Frame
from tests.web.conftest import PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.play import Player, eager
from tests.web.visitor import Visitor

TURNS = 12


@pytest.fixture
def pair(visit: VisitorMaker, house: House) -> tuple[Player, Player]:
    """Two people at a table of two, each in a browser of their own; the first one is asked."""
    people = [house.guest(name) for name in ("Ada", "Ben")]
    table = house.table_of(*people, options={"first": "1", "rounds": "20"})
    players = [Player(visit(person)) for person in people]
    for player in players:
        player.visitor.open(f"/t/{table}")
        player.arrive()
    return players[0], players[1]


def with_phone(page: Page, look: Callable[[], None]) -> None:
    """Look at a page as on a phone, and put the window back."""
    before = page.viewport_size
    assert before is not None
    page.set_viewport_size(PHONE)
    look()
    page.set_viewport_size(before)


def test_two_people_meet_by_a_link_and_see_only_their_own_hands(
    visit: VisitorMaker, house: House, picture: Picture
) -> None:
    ada, ben = visit(), visit()
    page = ada.open("/")
    page.get_by_role("button", name="Invite by link").click()
    expect(page.get_by_text("One more player needed")).to_be_visible()
    link = page.get_by_label("Send this link").input_value()
    picture(page, "waiting-room")
    ben.open(link.removeprefix(house.address))
    invitation = ben.page.get_by_role("region", name="Invitation")
    expect(invitation.get_by_role("heading")).to_have_text(re.compile(r"Guest \d+ invites you to play\s+Bounty"))
    invitation.get_by_label("Your name at the table").fill("Ben")
    picture(ben.page, "invitation")
    with_phone(ben.page, lambda: picture(ben.page, "invitation-phone"))
    invitation.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Ben", exact=True).first).to_be_visible()
    players = [Player(ada), Player(ben)]
    for turn in range(TURNS):
        asked = who_is_asked(players)
        asked.choose(drawing(asked.choices) if turn % 3 else eager(asked.choices))
    names = {card["key"]: card["name"]["en"] for card in house.call("GET", "/api/games/bounty/cards")}
    for mine, other in ((ada, ben), (ben, ada)):
        assert hidden_cards_seen(mine, other, names) == []
        sees_only_backs(other)


def test_people_talk_at_the_table(pair: tuple[Player, Player]) -> None:
    ada, ben = pair
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("May the best hunter win <b>today</b>")
    ada.page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("tab", name="Chat").click()
    expect(ben.page.get_by_role("tabpanel")).to_contain_text("May the best hunter win <b>today</b>")


def test_a_choice_is_taken_back_when_the_other_agrees(pair: tuple[Player, Player]) -> None:
    ada, ben = pair
    asked = who_is_asked([ada, ben])
    other = ben if asked is ada else ada
    question = asked.question.inner_text()
    asked.choose(asked.verb("end"))
    assert other.turn_comes()
    other.choose(other.verb("end"))
    assert asked.turn_comes()
    asked.page.get_by_role("button", name="Ask to undo").click()
    expect(asked.page.get_by_text("You asked to undo the last move")).to_be_visible()
    before = asked.line.seq
    other.page.get_by_role("button", name="Agree").click()
    asked.visitor.wait_until(lambda: asked.line.seq > before, "the choice is taken back")
    expect(asked.question).to_have_text(question)
    expect(asked.page.get_by_role("banner")).to_contain_text("Round 1")
    assert asked.turn_comes()


def test_giving_up_ends_the_game_and_a_rematch_swaps_the_seats(pair: tuple[Player, Player]) -> None:
    ada, ben = pair
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Resign").click()
    expect(ada.page.get_by_text("everybody else wins")).to_be_visible()
    ada.page.get_by_role("button", name="Resign").click()
    expect(ben.page.get_by_role("dialog").get_by_role("heading", level=2)).to_contain_text("You win")
    expect(ada.page.get_by_role("dialog").get_by_role("heading", level=2)).to_contain_text("You lose")
    before = ada.page.url
    ada.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    expect(ben.page.get_by_text("Ada would like to play again")).to_be_visible()
    ben.page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    for player in pair:
        expect(player.page).not_to_have_url(before)
        player.visitor.wait_until(partial(sits_where_the_address_says, player), "the new table is there")
    assert (ada.line.seat, ben.line.seat) == (1, 0)
    assert who_is_asked([ada, ben]).turn_comes()


def drawing(choices: list[Frame]) -> Frame:
    """The choice of somebody who wants cards to hide: the deal is any, and a hand of open cards hides nothing."""
    return next((choice for choice in choices if choice["verb"] == "draw"), choices[0])


def sits_where_the_address_says(player: Player) -> bool:
    return player.line.table is not None and player.page.url.endswith(player.line.table["id"])


def who_is_asked(players: list[Player]) -> Player:
    """Whoever must choose now; both pages have come to the same position."""

    def agreed() -> bool:
        seqs = {player.line.seq for player in players}
        return len(seqs) == 1 and any(player.choices for player in players)

    players[0].visitor.wait_until(agreed, "somebody is asked")
    asked = next(player for player in players if player.choices)
    asked.ready()
    return asked


def hidden_cards_seen(owner: Visitor, other: Visitor, names: dict[str, str]) -> list[str]:
    """Cards of the owner's hand that were told to the other before they lay open or the other held one like them."""
    told = {
        frame["seq"]: (text, keys_in_hand(frame, other.line.seat))
        for text, frame in zip(other.line.received, other.line.frames, strict=True)
        if frame["type"] == "update"
    }
    seen: list[str] = []
    known: set[str] = set()
    so_far, secrets = "", 0
    for frame in owner.line.of("update"):
        text, held = told.get(frame["seq"], ("", set()))
        mine = keys_in_hand(frame, owner.line.seat)
        known |= held | keys_in_the_open(frame, owner.line.seat)
        so_far += text
        secrets += len(mine - known)
        seen += [key for key in mine - known if re.search(rf"\b{key}\b", so_far) or names[key] in so_far]
    assert secrets, "there was never anything to hide"
    return seen


def keys_in_hand(frame: Frame, seat: int) -> set[str]:
    """The cards a seat holds."""
    return {key for region in frame["view"]["regions"] if is_hand(region, seat) for key in keys_of(region)}


def keys_in_the_open(frame: Frame, seat: int) -> set[str]:
    """Everything a seat sees that it does not hold."""
    return {key for region in frame["view"]["regions"] if not is_hand(region, seat) for key in keys_of(region)}


def is_hand(region: Frame, seat: int) -> bool:
    return region["layout"] == "hand" and region.get("seat") == seat


def ids_of(region: Frame) -> set[int]:
    return {thing["id"] for thing in region["things"] if "id" in thing}


def keys_of(region: Frame) -> set[str]:
    return {thing["key"] for thing in region["things"] if "key" in thing}


def sees_only_backs(visitor: Visitor) -> None:
    """Hands of others are backs, but for cards that lay open before they were taken; the page says how many."""
    seat, opened = visitor.line.seat, set()
    for frame in visitor.line.of("update"):
        regions = frame["view"]["regions"]
        hands = [region for region in regions if region["layout"] == "hand" and region["seat"] != seat]
        opened |= {number for region in regions if region not in hands for number in ids_of(region)}
        assert hands
        assert all(ids_of(hand) <= opened for hand in hands)
        assert all("id" in thing for hand in hands for thing in hand["things"] if "key" in thing)
    seats = visitor.page.get_by_role("complementary", name="Seats")
    held = seats.get_by_role("button", name=re.compile("^Hand"))
    expect(held).to_have_accessible_name(re.compile(rf", {len(hands[0]['things'])} cards?"))
