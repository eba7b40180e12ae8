"""What makes playing comfortable: forecasts, a warning before something goes unused, questions asked once."""

from __future__ import annotations

from playwright.sync_api import expect

from dejarik import Match
from dejarik.kernel.forecast import forecasts
from tests.web.conftest import Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import at_table, first
from tests.web.play import Player


def _aims(match: Match) -> bool:
    """Whether damage is dealt to a character of somebody's choice."""
    return match.options[0][0] == "hit"


def test_a_choice_pointed_at_shows_what_it_will_do(visit: VisitorMaker, house: House, picture: Picture) -> None:
    match = first("destiny", _aims)
    told = dict(zip(match.options, forecasts(match.game, match.state, match.options), strict=True))
    player = at_table(visit, house, match)
    page = player.page
    shielded, bare = player.choices[:2]
    chips = page.locator("[data-forecast] [data-on]")
    player.place(bare["things"][0]).hover()
    expect(chips).to_have_text(["−1"])
    player.place(shielded["things"][0]).hover()
    expect(chips).to_have_text(["−0−1"])
    picture(page, "forecast-destiny")
    player.question.hover()
    expect(chips).to_have_count(0)

    line = told[match.option(shielded["move"])].lines[0]
    player.button(shielded).focus()
    expect(chips).to_have_count(1)
    expect(page.get_by_role("status").filter(has_text="Certain:")).to_contain_text(line.en)
    page.get_by_role("button", name="Polski").click()
    page.locator(f"[data-move='{shielded['move']}']").focus()
    expect(page.get_by_role("status").filter(has_text="Na pewno:")).to_contain_text(line.pl)
    picture(page, "forecast-destiny-pl")


def test_ending_a_turn_with_actions_left_is_asked_once_more(
    visit: VisitorMaker, house: House, picture: Picture
) -> None:
    ada = house.guest("Ada")
    player = Player(visit(ada, warned=True))
    page = player.page
    player.visitor.open(f"/t/{house.open_table(ada)}")
    assert player.turn_comes()
    before = player.line.seq
    player.press(player.verb("end"))
    dialog = page.get_by_role("dialog", name="Something goes unused")
    expect(dialog).to_contain_text("You could still use: 2 actions.")
    picture(page, "waste")
    dialog.get_by_role("button", name="Keep playing").click()
    expect(dialog).to_have_count(0)
    assert player.line.seq == before

    page.get_by_role("button", name="Polski").click()
    page.locator("[data-move=end]").click()
    polish = page.get_by_role("dialog", name="Coś zostanie niewykorzystane")
    expect(polish).to_contain_text("Możesz jeszcze wykorzystać: 2 akcje.")
    polish.get_by_label("Nie ostrzegaj mnie więcej").check()
    polish.locator("[data-anyway]").click()
    player.visitor.wait_until(lambda: player.line.seq > before, "the turn was ended")
    assert page.evaluate("localStorage['dejarik.warnings']") == "off"
