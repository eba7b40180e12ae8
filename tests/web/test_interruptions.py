"""What may happen in the middle of a game: the page is loaded anew, opened twice, or the server dies and comes back."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.client import answer_in
from tests.server.live import live_server
from tests.web.conftest import Picture, VisitorMaker
from tests.web.house import GENEROUS, House
from tests.web.play import Player, eager, going_on

NARROW = {"width": 1000, "height": 800}
"""A window in which the bar has no room for all choices, so that some of them are behind one button."""

BROKEN_LINE = (r"WebSocket connection to .* failed", r"ERR_(CONNECTION_(REFUSED|RESET)|EMPTY_RESPONSE)")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server of its own, to be killed and started again."""
    with live_server(tmp_path_factory.mktemp("house"), **GENEROUS) as server:
        yield House(server)


@pytest.fixture
def player(visit: VisitorMaker, house: House) -> Player:
    """Somebody at a table with the computer, asked for the first time."""
    ada = house.guest("Ada")
    table = house.open_table(ada, options={"first": "1", "characters": "boba/din"})
    player = Player(visit(ada, viewport=NARROW))
    player.visitor.open(f"/t/{table}")
    assert player.turn_comes()
    return player


def test_loading_the_page_anew_brings_the_same_question(player: Player) -> None:
    question = player.question.inner_text()
    player.groups().first.click()
    expect(player.prompt.get_by_role("button", name="Back")).to_be_visible()
    loads_anew(player, question)
    player.choose(player.verb("sale"))
    assert player.turn_comes()
    half_made = player.question.inner_text()
    assert half_made != question
    loads_anew(player, half_made)
    player.choose(eager(player.choices))
    assert player.play(6, going_on) == 6


def test_all_tabs_of_one_seat_show_the_same_position(player: Player) -> None:
    tab = player.visitor.new_tab()
    player.visitor.open(player.page.url.removeprefix(player.visitor.address), tab)
    second = Player(player.visitor, page=tab)
    assert second.turn_comes()
    player.choose(player.verb("draw"))
    assert player.turn_comes()
    expect(second.question).to_have_text(player.question.inner_text())
    second.choose(going_on(second.choices))
    assert second.turn_comes()
    expect(player.question).to_have_text(second.question.inner_text())
    assert player.line.seq == second.line.seq


def test_the_game_goes_on_after_the_server_was_killed(player: Player, house: House, picture: Picture) -> None:
    player.visitor.forgive(*BROKEN_LINE)
    player.choose(player.verb("draw"))
    assert player.turn_comes()
    question, seq = player.question.inner_text(), player.line.seq
    house.server.kill()
    notice = player.page.get_by_text("Reconnecting")
    expect(notice).to_be_visible()
    expect(player.question).to_have_text(question)
    picture(player.page, "reconnecting")
    house.server.start()
    expect(notice).to_be_hidden()
    assert player.turn_comes()
    assert player.line.seq == seq
    assert player.play(6, going_on) == 6


def test_a_choice_that_was_on_its_way_is_carried_out_once(player: Player, house: House) -> None:
    player.visitor.forgive(*BROKEN_LINE)
    seq = player.line.seq
    house.server.signal(signal.SIGSTOP)
    player.press(player.verb("draw"))
    player.visitor.wait_until(lambda: player.line.sent[-1]["type"] == "choose", "the choice is sent")
    house.server.kill()
    house.server.start()
    player.visitor.wait_until(lambda: player.line.seq > seq, "the choice is carried out")
    assert player.turn_comes()
    assert player.line.seq == seq + 1
    choices = [frame for frame in player.line.sent if frame["type"] == "choose"]
    assert len(choices) == 2
    assert choices[0] == choices[1]
    answers = [answer_in(frame) for frame in player.line.frames]
    assert [answer["id"] for answer in answers if answer] == [choices[0]["id"]]
    assert player.play(4, going_on) == 4


def loads_anew(player: Player, question: str) -> None:
    seq = player.line.seq
    player.page.reload()
    expect(player.question).to_have_text(question)
    assert player.turn_comes()
    assert player.line.seq == seq
