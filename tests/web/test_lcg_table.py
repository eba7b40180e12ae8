"""The LCG at the table: a whole game by clicking, engagements and edge stacks, stops and passing by itself."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from dejarik import Match
from tests.server.client import Frame
from tests.web.conftest import DESKTOP, LAPTOP, PHONE, SETTLED, Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import SEED, at_table, first
from tests.web.play import Player, going_on

FULL_HD: ViewportSize = {"width": 1920, "height": 1080}
LARGE: ViewportSize = {"width": 2560, "height": 1440}
MOVING = {"reduced_motion": "no-preference"}
UNTIL = "Pass until something happens"
CUT_OFF = """() => [
  ...[...document.querySelectorAll(".board .zones, .column, .prompt, .hand .card .foot")]
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .map((box) => `${box.className}: ${box.scrollWidth} > ${box.clientWidth}`),
  ...[...document.querySelectorAll(".board .zones, .column")]
    .filter((box) => box.scrollHeight > box.clientHeight + 1)
    .map((box) => `${box.className}: ${box.scrollHeight} > ${box.clientHeight} high`),
]"""
"""Places that hold more than they show."""
WATCH = """(skipped) => {
  window.turned = [];
  const look = () => {
    const box = document.querySelector("[data-turned]");
    if (!box) return;
    const shown = { up: +box.dataset.turned, cards: box.querySelectorAll("[data-key]").length, counts: {} };
    shown.told = /Both edge stacks are turned up|wins the edge battle/.test(
      [...document.querySelectorAll("[data-line], [data-recap]")].map((one) => one.textContent).join());
    shown.worth = [...box.querySelectorAll("[data-worth]")].reduce((sum, one) => sum + +one.textContent, 0);
    for (const side of box.querySelectorAll("[data-side]"))
      shown.counts[side.dataset.side] = +side.querySelector("[data-count]").textContent;
    if (JSON.stringify(shown) === JSON.stringify(window.turned.at(-1))) return;
    window.turned.push(shown);
    if (skipped) document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  };
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(look).observe(document.body, all);
}"""
"""Writes down every state of cards that are turned up; where it is to be skipped, presses Space at each."""
TURNED = "() => window.turned.length > 0 && !document.querySelector('[data-turned]') && window.turned"


def in_edge_battle(match: Match) -> bool:
    """Whether both players have put cards into their edge stacks."""
    stacks = [region for region in match.view(0).regions if region.key == "edge"]
    return match.options[0][0] == "edge" and all(region.things for region in stacks)


def in_window(key: str, turn: int) -> Callable[[Match], bool]:
    """Whether the first player may act in a window of somebody's turn."""

    def wanted(match: Match) -> bool:
        prompt = match.view(0).prompt
        return (
            prompt is not None and prompt.window is not None and (prompt.window.key, prompt.window.turn) == (key, turn)
        )

    return wanted


def passes(player: Player) -> int:
    """How often a page has passed for its player."""
    return sum(sent["type"] == "choose" and sent["move"] == "pass" for sent in player.line.sent)


# ---------------------------------------------------------------- the table


def test_an_engagement_fits_into_every_window(visit: VisitorMaker, house: House, picture: Picture) -> None:
    page = at_table(visit, house, first("lcg", in_edge_battle)).page
    expect(page.get_by_role("region", name="Attackers")).to_be_visible()
    expect(page.get_by_role("region", name="Defenders")).to_be_visible()
    expect(page.get_by_role("img", name="Death Star dial: ")).to_be_visible()
    expect(page.get_by_role("img", name="Balance of the Force: ")).to_be_visible()
    attacker = page.get_by_role("region", name="Attackers").get_by_role("button").first
    phases = page.get_by_role("list", name="Phases").get_by_role("listitem")
    expect(phases).to_have_text(["Balance", "Refresh", "Draw", "Deployment", "Conflict", "Force"])
    expect(phases.and_(page.locator("[aria-current=step]"))).to_have_text("Conflict")
    widths = {}
    sizes = {"1440": DESKTOP, "1280": LAPTOP, "1920": FULL_HD, "2560": LARGE, "phone": PHONE}
    for name, size in sizes.items():
        page.set_viewport_size(size)
        page.evaluate(SETTLED)
        expect(phases).to_have_count({"1280": 1, "phone": 0}.get(name, 6))
        if name in ("1280", "1920", "phone"):
            picture(page, f"table-lcg-edge-{name}")
        assert page.evaluate(CUT_OFF) == [], name
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), name
        box = attacker.bounding_box()
        assert box is not None
        widths[name] = box["width"]
    assert widths["1920"] == pytest.approx(1.2 * widths["1440"], rel=0.01)
    assert widths["2560"] == pytest.approx(1.6 * widths["1440"], rel=0.01)


def test_a_whole_game_by_clicking(visit: VisitorMaker, house: House) -> None:
    player = at_table(visit, house, Match("lcg", 2, SEED, {"rounds": "1"}))
    deployed = False

    def pick(choices: list[Frame]) -> Frame:
        """Play a card for which there is one, then hurry on."""
        nonlocal deployed
        played = [choice for choice in choices if choice["verb"] in ("play", "engage", "attacker")]
        deployed = deployed or any(choice["verb"] == "play" for choice in played)
        return played[0] if played else going_on(choices)

    player.play(100, pick)
    assert player.line.over, "the game goes on after 100 choices"
    assert deployed, "nothing could be played in the whole game"
    expect(player.page.get_by_role("dialog")).to_be_visible()


def test_edge_stacks_are_hidden_until_they_are_revealed_and_then_turned_up_one_by_one(
    visit: VisitorMaker, house: House
) -> None:
    """The owner skips it by key, the rival sees all of it, a spectator who wants no motion has everything at once."""
    match = first("lcg", in_edge_battle)
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = house.go_on_together(match, ada, bo)
    owner, rival = Player(visit(ada, **MOVING)), Player(visit(bo, **MOVING))
    spectator = Player(visit(house.guest("Cy")))
    for player in (owner, rival, spectator):
        player.visitor.open(f"/t/{table}")
        player.arrive()
        player.page.evaluate(WATCH, player is owner)
    mine = owner.page.get_by_role("region", name="Edge stack · You").get_by_role("button")
    theirs = rival.page.get_by_role("region", name="Edge stack · Ada").get_by_role("button")
    expect(mine.first).to_have_accessible_name(_named(match, 0))
    expect(theirs.first).to_have_accessible_name("face-down card")
    expect(rival.page.get_by_role("region", name="Edge stack · Ada")).to_contain_text("1 card")
    assert not any("key" in thing for thing in _stack(rival, "edge", 0))

    while owner.choices or rival.choices:
        asked = owner if owner.choices else rival
        if all(choice["verb"] != "edge" for choice in asked.choices):
            break
        asked.ready()
        asked.choose(asked.verb("pass"))
        owner.visitor.wait_until(lambda: owner.line.seq == rival.line.seq, "both see the same")
    shown = [thing["key"] for thing in _stack(rival, "edge", 0) + _stack(rival, "edge_cards", 0)]
    assert len(shown) == len(match.view(0).region("edge", 0).things)
    expect(rival.page.get_by_text("Force icons: ").first).to_be_visible()

    counted = [_total(rival, seat) for seat in (0, 1)]
    cards = sum(len(match.view(seat).region("edge", seat).things) for seat in (0, 1))
    seen = rival.page.wait_for_function(TURNED).json_value()
    assert [state["up"] for state in seen if state["cards"] != state["up"]] == []
    assert sorted({state["up"] for state in seen}) == list(range(cards + 1)), "one card after another"
    for seat, total in enumerate(counted):
        running = [state["counts"][str(seat)] for state in seen]
        assert (running[-1], running) == (total, sorted(running))
    assert [state["worth"] for state in seen] == [sum(state["counts"].values()) for state in seen], "each says its part"
    assert not any(state["told"] for state in seen), "the log tells what lies in a stack before it is turned up"
    expect(rival.page.get_by_text("Both edge stacks are turned up.").first).to_be_visible()
    skipped = owner.page.wait_for_function(TURNED).json_value()
    assert [state["up"] for state in skipped] == [0, cards], "Space turns up the rest at once"
    said = f"Edge battle: Bo, Force icons {counted[1]}; Ada, Force icons {counted[0]}"
    expect(spectator.page.get_by_role("status").filter(has_text=said)).to_have_count(1)
    expect(spectator.page.get_by_role("region", name="Edge battle · Ada")).to_be_visible()
    assert spectator.page.evaluate("window.turned") == []


def _stack(player: Player, key: str, seat: int) -> list[Frame]:
    """What lies in a place before a player, as the page was told."""
    found = [region for region in player.line.view["regions"] if region["key"] == key and region.get("seat") == seat]
    return list(found[0]["things"])


def _total(player: Player, seat: int) -> int:
    """What a seat counted in the edge battle, as the page was told."""
    counted = [region for region in player.line.view["regions"] if region.get("seat") == seat and "total" in region]
    return int(counted[-1]["total"]["value"])


def _named(match: Match, seat: int) -> re.Pattern[str]:
    """What the first card of a player's edge stack is called."""
    return re.compile(re.escape(match.view(seat).region("edge", seat).things[0].name.en))


def in_strikes(match: Match) -> bool:
    """Whether the first player chooses a unit to strike, and the other will strike too."""
    marked = [region for region in match.view(0).regions if region.key == "engagement" and region.things]
    return match.options[0][0] == "strike" and len(marked) == 2


def test_units_show_the_order_of_strikes(visit: VisitorMaker, house: House, picture: Picture) -> None:
    player = at_table(visit, house, first("lcg", in_strikes, seed=29))
    picture(player.page, "table-lcg-strikes")
    assert {mark["key"] for mark in _turns(player).values()} == {"next", "later", "done"}
    _expect_turns(player, "en")
    player.page.get_by_role("button", name="Polski").click()
    _expect_turns(player, "pl")
    player.page.get_by_role("button", name="English").click()

    strike = player.verb("strike")
    player.choose(strike)
    assert player.turn_comes()
    assert _turns(player)[strike["things"][0]]["key"] in ("acting", "done")
    _expect_turns(player, "en")


def _turns(player: Player) -> dict[int, Frame]:
    """Which units have a place in the order of strikes, as the page was told."""
    units = [thing for seat in (0, 1) for thing in _stack(player, "engagement", seat)]
    keys = ("acting", "next", "later", "done")
    return {unit["id"]: mark for unit in units for mark in unit.get("marks", []) if mark["key"] in keys}


def _expect_turns(player: Player, language: str) -> None:
    """Every such unit has its badge, and tells its place to those who listen."""
    for number, mark in _turns(player).items():
        expect(player.place(number).get_by_title(mark["name"][language], exact=True)).to_be_visible()
        expect(player.thing(number)).to_have_accessible_name(re.compile(re.escape(mark["name"][language])))


# ---------------------------------------------------------------- windows


@pytest.fixture
def deploying(visit: VisitorMaker, house: House) -> Player:
    """Somebody in their own deployment phase, where a stop is set."""
    return at_table(visit, house, first("lcg", in_window("deployment", 0)))


def test_a_stop_that_is_taken_away_lets_the_page_pass(deploying: Player) -> None:
    page = deploying.page
    page.get_by_role("button", name="you have a stop here").click()
    stop = page.get_by_role("switch", name="Deployment: Your turn")
    expect(stop, "the stop that asks now").to_be_focused()
    expect(page.get_by_role("switch", name="Deployment: Opponent's turn")).to_have_count(0)
    stop.press("Space")
    expect(page.get_by_role("status").filter(has_text="Passing automatically")).to_be_visible()
    deploying.visitor.wait_until(lambda: passes(deploying) > 0, "the page has passed")
    page.reload()
    _open_stops(page)
    expect(page.get_by_role("switch", name="Deployment: Your turn")).not_to_be_checked()
    page.get_by_role("button", name="Restore defaults").click()
    expect(page.get_by_role("switch", name="Deployment: Your turn")).to_be_checked()
    page.get_by_role("button", name="Opponent's turn").click()
    expect(page.get_by_role("switch", name="Deployment: Opponent's turn")).not_to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("switch")).to_have_count(0)


def _open_stops(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Stops").click()


def test_passing_until_something_happens_ends_when_something_does(deploying: Player) -> None:
    assert deploying.line.update is not None
    before = deploying.line.update["acts"][1]
    deploying.page.get_by_role("button", name=UNTIL).click()
    deploying.visitor.wait_until(lambda: passes(deploying) > 0, "the page has passed")
    assert deploying.turn_comes()
    asked = deploying.line.view["prompt"]
    assert asked["window"] is None or deploying.line.update["acts"][1] > before


def test_passing_can_be_stopped_by_key(deploying: Player) -> None:
    deploying.page.keyboard.press("Shift+P")
    deploying.page.keyboard.press("Escape")
    deploying.ready()
    expect(deploying.prompt.get_by_role("button", name="you stopped passing")).to_be_visible()
    assert passes(deploying) == 0
    deploying.page.keyboard.press("p")
    deploying.visitor.wait_until(lambda: passes(deploying) == 1, "one has passed by key")
