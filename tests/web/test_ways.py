"""Every game in every way of choosing: from a tray, several at once, by dragging, on a phone; in both languages.

Everybody begins to choose in one language, changes it with the choice half made, and ends in the other one.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import dejarik
from dejarik import Match
from dejarik.kernel.view import Choice
from tests.web.conftest import VisitorMaker
from tests.web.house import House
from tests.web.midgame import first, midgame
from tests.web.play import Player, eager
from tests.web.test_phone import HANDHELD

GAMES = dejarik.game_names()
IN_TRAYS = {"bounty": ("hand_limit", 1), "deckbuilding": ("new_base", 1), "destiny": ("redraw", 1), "lcg": ("pick", 3)}
"""Questions about cards that do not lie on the table, and seeds of games in which they are asked."""
SEVERAL = {"bounty": ("sale", 1), "deckbuilding": ("exile", 14), "destiny": ("upkeep", 1), "lcg": ("attackers", 1)}
"""Questions that several things may answer, and seeds of games that come to them by chance."""
OPTIONS = {"deckbuilding": {"factions": "rebel/empire", "bases": "full"}}
LOCALE = {"en": "en-GB", "pl": "pl-PL"}
NAME = {"en": "English", "pl": "Polski"}
CLOSE = re.compile("^(Close|Zamknij)$")


def sit(visit: VisitorMaker, house: House, match: Match, way: int, **options: Any) -> Player:
    """Somebody who goes on with a game; each way begins in English in two games and in Polish in the others."""
    ada, language = house.guest("Ada"), ("en", "pl")[(GAMES.index(match.game.name) + way) % 2]
    press = Locator.tap if options else Locator.click
    player = Player(visit(ada, locale=LOCALE[language], **options), language=language, press=press)
    player.visitor.open(f"/t/{house.go_on(ada, match)}")
    assert player.turn_comes()
    return player


def in_the_other_language(player: Player) -> Player:
    """The same person with the same question, asked in the other language."""
    page, other = player.page, {"en": "pl", "pl": "en"}[player.language]
    if player.on_phone:
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("dialog").get_by_role("button", name=NAME[other]).tap()
        page.get_by_role("dialog").get_by_role("button", name=CLOSE).tap()
    else:
        page.get_by_role("button", name=NAME[other]).click()
    changed = Player(player.visitor, language=other, press=Locator.tap if player.on_phone else Locator.click)
    expect(changed.question).to_contain_text(player.line.view["prompt"]["question"][other])
    return changed


def by_chance(game: str, seed: int, wanted: Callable[[Match], bool]) -> Match:
    """A game of two played by chance until the first seat must choose and it is as wanted."""
    match, chance = Match(game, 2, seed, OPTIONS.get(game)), Random(seed)
    while match.decision is None or match.decision.seat != 0 or not wanted(match):
        match.play(chance.choice(match.options))
    return match


def is_asked(kind: str) -> Callable[[Match], bool]:
    """Whether that kind of question comes."""
    return lambda match: match.decision is not None and match.decision.kind == kind


def sent(player: Player) -> list[str]:
    """What was chosen on this page, which may have passed by itself besides."""
    moves = [frame["move"] for frame in player.line.sent if frame["type"] == "choose"]
    return [move for move in moves if move != "pass"]


def is_chosen(player: Player, *moves: str) -> None:
    """These choices were sent before any other, and the table went on."""
    updates = len(moves) + 1
    player.visitor.wait_until(lambda: sent(player)[: len(moves)] == list(moves), f"{moves} are sent")
    player.visitor.wait_until(lambda: len(player.line.of("update")) >= updates, f"{moves} are carried out")


@pytest.mark.parametrize("game", GAMES)
def test_cards_of_a_tray(visit: VisitorMaker, house: House, game: str) -> None:
    kind, seed = IN_TRAYS[game]
    player = sit(visit, house, first(game, is_asked(kind), seed), 0)
    tray, question = player.page.locator("[data-tray]"), player.line.view["prompt"]["question"]
    expect(tray).to_have_attribute("aria-label", question[player.language])
    wanted = player.wanted(next(choice for choice in player.choices if choice["things"]))
    for choice in wanted:
        tray.locator(f'[data-thing="{choice["things"][0]}"]').click()
    player = in_the_other_language(player)
    expect(tray).to_have_attribute("aria-label", question[player.language])
    expect(tray.locator("[aria-pressed=true]"), "what is ticked stays so").to_have_count(len(wanted))
    several = player.together
    label = (several["confirms"][len(wanted) - 1] if several else wanted[0]["label"])[player.language]
    tray.get_by_role("button", name=re.compile(f"^{re.escape(label)}")).click()
    rest = [several["stop"]] if several and several["stop"] else []
    is_chosen(player, *(choice["move"] for choice in wanted), *rest)


@pytest.mark.parametrize("game", GAMES)
def test_several_at_once(visit: VisitorMaker, house: House, game: str) -> None:
    kind, seed = SEVERAL[game]

    def wanted(match: Match) -> bool:
        prompt = match.view(0).prompt if match.decision and match.decision.kind == kind else None
        return prompt is not None and prompt.together is not None

    player = sit(visit, house, by_chance(game, seed, wanted), 1)
    one, other, *_ = [choice for choice in player.choices if choice["things"]]
    confirm = player.prompt.locator("[data-confirm]")
    player.place(one["things"][0]).click()
    together = player.together
    assert together is not None
    expect(confirm).to_contain_text(together["confirms"][0][player.language])
    player = in_the_other_language(player)
    player.place(other["things"][0]).click()
    confirm = player.prompt.locator("[data-confirm]")
    expect(confirm).to_contain_text(together["confirms"][1][player.language])
    confirm.click()
    rest = [together["stop"]] if together["stop"] and together["most"] > 2 else []
    is_chosen(player, one["move"], other["move"], *rest)


def lies_alone_in_hand(match: Match) -> Choice | None:
    """A choice that is the only one about a card in the hand."""
    view = match.view(0)
    held = {thing.id for region in view.regions if region.layout == "hand" for thing in region.things}
    choices = view.prompt.choices if view.prompt and match.decision and match.decision.kind == "action" else ()
    about = [choice for choice in choices if len(choice.things) == 1 and choice.things[0] in held]
    things = [choice.things[0] for choice in about]
    return next((choice for choice in about if things.count(choice.things[0]) == 1), None)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_dragged_onto_the_table(visit: VisitorMaker, house: House, game: str) -> None:
    match = by_chance(game, 2, lambda match: lies_alone_in_hand(match) is not None)
    dragged = lies_alone_in_hand(match)
    player = sit(visit, house, match, 0)
    assert dragged is not None
    page, mouse = player.page, player.page.mouse
    held, board = player.thing(dragged.things[0]).bounding_box(), page.locator("main").bounding_box()
    assert held is not None
    assert board is not None
    move = next(choice["move"] for choice in player.choices if choice["things"] == list(dragged.things))
    player = in_the_other_language(player)
    mouse.move(held["x"] + 30, held["y"] + 30)
    mouse.down()
    mouse.move(board["x"] + board["width"] / 2, board["y"] + board["height"] / 2, steps=4)
    mouse.up()
    is_chosen(player, move)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_reads_at_a_tap_and_plays_by_the_button(visit: VisitorMaker, house: House, game: str) -> None:
    match = midgame(game, 2, 4)
    player = sit(visit, house, match, 1, **HANDHELD)
    choice = eager(player.choices)
    if player.together is None and choice["things"]:
        player.place(choice["things"][0]).tap()
        expect(player.page.get_by_role("dialog").locator(f"[data-move='{choice['move']}']")).to_be_in_viewport()
        close_sheet(player)
    player = in_the_other_language(player)
    player.choose(choice)


def close_sheet(player: Player) -> None:
    player.page.get_by_role("dialog").get_by_role("button", name=CLOSE).tap()
    expect(player.page.get_by_role("dialog")).to_be_hidden()


def test_a_phone_brings_into_sight_what_it_asks_about(visit: VisitorMaker, house: House) -> None:
    """The units that may attack lie below those of the other side."""

    def wanted(match: Match) -> bool:
        return is_asked("attackers")(match) and len(match.view(0).region("units", 1).things) >= 5

    match = by_chance("lcg", 4, wanted)
    player = sit(visit, house, match, 0, **HANDHELD)
    expect(player.place(player.choices[0]["things"][0])).to_be_in_viewport(ratio=1)
