"""Choices that are made at once: cards that do not lie on the table, several cards, points to spread."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from dejarik import Match
from tests.web.conftest import LAPTOP, VisitorMaker
from tests.web.house import House
from tests.web.midgame import at_table, first
from tests.web.play import Player


def asked(kind: str) -> Match:
    game = "deckbuilding" if kind in ("new_base", "keep") else "destiny"
    return first(game, lambda match: match.decision is not None and match.decision.kind == kind)


def tray_of(page: Page) -> Locator:
    return page.locator("[data-tray]")


def spots(place: Locator) -> Locator:
    """The cards there, once they are more than backs."""
    return place.locator("[data-thing]:has(button)")


def test_cards_that_do_not_lie_on_the_table_are_shown_whole_in_a_tray(visit: VisitorMaker, house: House) -> None:
    player = at_table(visit, house, asked("new_base"))
    tray = tray_of(player.page)
    expect(spots(tray)).to_have_count(len(player.choices))
    expect(tray, "these are open to everybody").not_to_contain_text("only you")
    chosen = player.choices[1]
    spots(tray).nth(1).click()
    expect(spots(tray).nth(1).get_by_role("button").first).to_have_attribute("aria-pressed", "true")
    before = player.line.seq
    tray.get_by_role("button", name=chosen["label"]["en"], exact=True).click()
    player.visitor.wait_until(lambda: player.line.seq > before, "the base was chosen")
    expect(tray).to_have_count(0)
    base = next(r for r in player.line.view["regions"] if r["key"] == "base" and r.get("seat") == 0)
    assert [thing["id"] for thing in base["things"]] == chosen["things"]


def test_reading_a_card_in_the_tray_chooses_nothing(visit: VisitorMaker, house: House) -> None:
    player = at_table(visit, house, asked("keep"))
    before = player.line.seq
    tray, cards = tray_of(player.page), spots(tray_of(player.page))
    expect(tray.locator("header b")).to_have_text("Which card stays on top?")
    expect(tray).to_contain_text("Asked by Coruscant · from: Galaxy deck · only you see these cards")
    expect(tray.locator(".one")).to_contain_text(["first from the top", "second from the top"])
    cards.nth(0).click()
    cards.nth(1).click()
    expect(tray, "what will certainly happen").to_contain_text("“Rebel Transport” is discarded.")
    pressed = [cards.nth(at).get_by_role("button").first.get_attribute("aria-pressed") for at in range(2)]
    assert pressed == [None, "true"], "the tick moves to the card clicked last"
    assert player.line.seq == before


def test_the_tray_can_be_put_aside_to_look_at_the_table(visit: VisitorMaker, house: House) -> None:
    player = at_table(visit, house, asked("new_base"))
    player.page.keyboard.press("m")
    expect(spots(tray_of(player.page))).to_have_count(0)
    expect(tray_of(player.page)).to_contain_text("4 cards to choose from")
    player.page.keyboard.press("m")
    expect(spots(tray_of(player.page))).to_have_count(4)


def test_several_cards_are_ticked_and_exchanged_at_once(visit: VisitorMaker, house: House) -> None:
    player = at_table(visit, house, asked("redraw"))
    confirm = player.prompt.locator("[data-confirm]")
    first_two = player.choices[:2]
    expect(spots(tray_of(player.page))).to_have_count(5)
    expect(player.page.locator("[data-hand]")).to_contain_text("Your hand: in the tray")
    player.page.keyboard.press("m")
    expect(player.page.locator("[data-hand] [data-thing]")).to_have_count(5)
    player.page.keyboard.press("m")
    for choice in first_two:
        player.place(choice["things"][0]).click()
    expect(confirm).to_contain_text("Exchange 2 cards")
    player.place(first_two[0]["things"][0]).click()
    expect(confirm).to_contain_text("Exchange 1 card")
    before = player.line.seq
    confirm.click()
    player.visitor.wait_until(lambda: player.line.view["prompt"]["kind"] != "redraw", "the exchange is over")
    assert player.line.seq >= before + 2, "the card and the end of the exchange were sent"
    hand = next(r for r in player.line.view["regions"] if r["key"] == "hand" and r.get("seat") == 0)
    held = {thing["id"] for thing in hand["things"]}
    assert first_two[0]["things"][0] in held, "what was given back to the hand stays"


def test_five_cards_stand_in_one_row_on_a_small_laptop(visit: VisitorMaker, house: House) -> None:
    player = at_table(visit, house, asked("redraw"))
    player.page.set_viewport_size(LAPTOP)
    cards = spots(tray_of(player.page))
    expect(cards).to_have_count(5)
    assert len({box["y"] for card in cards.all() if (box := card.bounding_box())}) == 1


def test_points_are_spread_with_plus_and_minus_and_sent_together(visit: VisitorMaker, house: House) -> None:
    match = first("destiny", lambda m: m.decision is not None and m.decision.kind == "assign", seed=3)
    player = at_table(visit, house, match)
    together = player.line.view["prompt"]["together"]
    steppers = player.page.locator("[data-stepper]")
    expect(steppers).to_have_count(len(player.choices))
    confirm = player.prompt.locator("[data-confirm]")
    plus = steppers.first.get_by_role("button").last
    minus = steppers.first.get_by_role("button").first
    plus.click()
    expect(confirm).to_have_attribute("aria-disabled", "true")
    minus.click()
    again = player.prompt.get_by_role("button", name="Start again")
    expect(again).to_have_attribute("aria-disabled", "true")
    plus.click()
    steppers.last.get_by_role("button").last.click()
    again.click()
    expect(steppers.locator("b")).to_have_text(["0"] * len(player.choices))
    expect(player.prompt).to_contain_text(f"Left: {together['most']}")
    for at in range(together["most"]):
        steppers.nth(at % len(player.choices)).get_by_role("button").last.click()
    confirm.click()
    player.visitor.wait_until(lambda: player.line.view["prompt"]["kind"] != "assign", "all points are given")


def test_damage_is_distributed_among_all_ships_at_once(visit: VisitorMaker, house: House) -> None:
    """The rules ask ship by ship, and not about the last one, which takes the rest."""
    player = at_table(visit, house, several_ships())
    together = player.line.view["prompt"]["together"]
    ships = [share["thing"] for share in together["shares"]]
    steppers = player.page.locator("[data-stepper]")
    expect(steppers).to_have_count(len(ships))
    expect(player.prompt.locator("[data-confirm]")).to_contain_text(f"Deal {together['most']} damage")
    last = player.thing(ships[-1])
    for _ in range(together["most"]):
        player.page.locator(f'.spot[data-thing="{ships[-1]}"] [data-stepper] button').last.click()
    expect(player.prompt.get_by_role("status")).to_have_text("Left: 0")
    forecast = player.page.locator("[data-forecast]")
    expect(forecast, "what happens to the ship").to_contain_text(f"−{together['most']}")
    player.confirm()
    player.visitor.wait_until(lambda: player.line.view["prompt"]["kind"] != "assign", "all damage is dealt")
    expect(last).to_be_visible()
    found = {thing.get("id"): thing for region in player.line.view["regions"] for thing in region["things"]}
    dealt = [number["value"] for number in found[ships[-1]]["numbers"] if number["icon"] == "damage"]
    assert dealt == [together["most"]]


def several_ships() -> Match:
    """A game in which damage is distributed among ships of which the last is undamaged and withstands all of it."""
    chance, match = Random(1), Match("deckbuilding", 2, 1)
    while not _can_take_all(match):
        match.play(chance.choice(match.options))
    return match


def _can_take_all(match: Match) -> bool:
    if match.decision is None or match.decision.seat != 0:
        return False
    spread = match.game.spread(match.state)
    if spread is None:
        return False
    ship, most = list(spread.most.items())[-1]
    undamaged = match.state.damage[ship] == 0  # type: ignore[attr-defined]  # the game with ships has it
    return undamaged and most > spread.total > 1


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_tray_fits_a_phone(visit: VisitorMaker, house: House, language: str) -> None:
    ada = house.guest("Ada")
    visitor = visit(ada, viewport={"width": 390, "height": 844}, locale={"en": "en-GB", "pl": "pl-PL"}[language])
    player = Player(visitor, language=language)
    visitor.open(f"/t/{house.go_on(ada, asked('keep'))}")
    assert player.turn_comes()
    tray = tray_of(player.page)
    spots(tray).nth(1).click()
    button = tray.get_by_role("button", name=player.choices[1]["label"][language], exact=True)
    expect(button).to_be_in_viewport(ratio=1)
