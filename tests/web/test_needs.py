"""What a mission takes beside what there is: on the cards, and as a panel while it is under way."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from dejarik import Match
from dejarik.kernel.forecast import Effect, forecasts
from tests.web.conftest import Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import at_table


def on_a_mission() -> Match:
    """The second seat attempts a mission, and the first is asked for an event."""
    match = Match("bounty", 2, 1, {"first": "2"})
    match.play("mission")
    match.play(match.options[-1])
    return match


def with_equipment_to_use() -> tuple[Match, Effect]:
    """The first seat attempts a mission and may use something that it takes; what comes of the first such choice."""
    chance, match = Random(3), Match("bounty", 2, 3)
    while True:
        assert match.decision is not None, "nobody had anything to use"
        if match.decision.seat == 0 and match.decision.kind == "use":
            [told] = forecasts(match.game, match.state, match.options[:1])
            filled = [effect for effect in told.effects if effect.region == "mission_space"]
            if filled:
                return match, filled[0]
        match.play(chance.choice(match.options))


def test_equipment_pointed_at_shows_what_it_would_add(visit: VisitorMaker, house: House, picture: Picture) -> None:
    match, effect = with_equipment_to_use()
    player = at_table(visit, house, match)
    page = player.page
    needs = page.get_by_role("table", name="What there is and what it takes")
    coming = needs.locator("tr").filter(has_text=re.compile(effect.text.en.split(":")[0], re.I)).locator(".come")
    expect(coming).to_have_count(0)
    player.place(player.choices[0]["things"][0]).hover()
    expect(coming).to_have_count(effect.change)
    expect(page.get_by_text(re.compile(r"\d+ short in all \(with this: \d+\)"))).to_be_visible()
    picture(page, "bounty-needs-with-this")


def test_a_mission_says_what_is_lacking(visit: VisitorMaker, house: House, picture: Picture) -> None:
    match = on_a_mission()
    player = at_table(visit, house, match)
    page = player.page
    needs = next(region for region in player.line.view["regions"] if region["key"] == "mission_space")["needs"]
    lacking = [need for need in needs if need["have"] < need["need"]]
    assert lacking, "this mission tests nothing"
    table = page.get_by_role("table", name="What there is and what it takes")
    expect(table.get_by_role("row")).to_have_count(len([need for need in needs if need["need"]]))
    for need in lacking:
        row = table.get_by_role("row", name=re.compile(need["name"]["en"]))
        expect(row).to_have_text(
            re.compile(rf"{need['have']}\s*of {need['need']}\s*{need['need'] - need['have']} short")
        )
    panel, bar = table.bounding_box(), page.locator(".above").bounding_box()
    assert panel is not None
    assert bar is not None
    assert panel["y"] + panel["height"] <= bar["y"], "all of it is above the question"
    mission = page.get_by_role("region", name="Missions").get_by_role("button").first
    expect(mission).to_have_accessible_name(re.compile(r"\d of \d"))
    picture(page, "bounty-needs")
