"""What makes playing comfortable: forecasts, a warning before something goes unused, questions asked once."""

from __future__ import annotations

from playwright.sync_api import FloatRect, expect

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
    lines, bar = page.locator("[data-forecast] .lines").bounding_box(), player.prompt.bounding_box()
    assert lines is not None
    assert bar is not None
    assert lines["y"] + lines["height"] <= bar["y"], "other choices are not covered"
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


def test_a_card_is_played_by_dragging_it_onto_the_table(visit: VisitorMaker, house: House, picture: Picture) -> None:
    player = at_table(visit, house, first("deckbuilding", lambda match: match.options[0][0] == "play"))
    page, mouse = player.page, player.page.mouse
    card = player.thing(player.verb("play")["things"][0])
    board = page.locator("main").bounding_box()
    held = card.bounding_box()
    assert board is not None
    assert held is not None
    before = player.line.seq

    def drag(x: float, y: float) -> None:
        mouse.move(held["x"] + 30, held["y"] + 30)
        mouse.down()
        mouse.move(x, y, steps=4)

    drag(board["x"] + board["width"] / 2, board["y"] + board["height"] * 0.8)
    picture(page, "dragging")
    page.keyboard.press("Escape")
    mouse.up()
    drag(held["x"] + 60, held["y"] + 60)
    mouse.up()
    expect(card).to_be_visible()
    assert player.line.seq == before, "what is put back is not played"
    drag(board["x"] + board["width"] / 2, board["y"] + board["height"] * 0.8)
    mouse.up()
    player.visitor.wait_until(lambda: player.line.seq > before, "the card was played")


def _has_one_die_to_shoot_with(match: Match) -> bool:
    """Whether resolving a die leads straight to the question who is hit."""
    shots = [option for option in match.options if match.label(option).en.startswith("Resolve 1 ranged")]
    return len(shots) == 1 and len(match.game.things_of(match.state, shots[0])) == 1


def test_a_finger_drags_a_die_onto_its_target(visit: VisitorMaker, house: House) -> None:
    match = first("destiny", _has_one_die_to_shoot_with)
    ada = house.guest("Ada")
    player = Player(visit(ada, has_touch=True))
    player.visitor.open(f"/t/{house.go_on(ada, match)}")
    assert player.turn_comes()
    page = player.page
    shot = next(choice for choice in player.choices if "Resolve 1 ranged" in choice["label"]["en"])
    die = player.thing(shot["things"][0])
    foe = page.locator("[data-far] [data-thing]").first
    before = player.line.seq
    touch = page.context.new_cdp_session(page)
    start, end = die.bounding_box(), foe.bounding_box()
    assert start is not None
    assert end is not None

    def send(kind: str, *points: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})

    def middle(box: FloatRect) -> tuple[float, float]:
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    (x, y), (to_x, to_y) = middle(start), middle(end)
    send("touchStart", (x, y))
    for step in range(1, 5):
        send("touchMove", (x + (to_x - x) * step / 4, y + (to_y - y) * step / 4))
    send("touchEnd")
    player.visitor.wait_until(lambda: player.line.seq >= before + 2, "the die was resolved against its target")


def test_phrases_are_read_in_ones_own_language_and_settings_are_kept(
    visit: VisitorMaker, house: House, picture: Picture
) -> None:
    ada, bo = house.guest("Ada"), house.guest("Bo")
    table = house.table_of(ada, bo)
    english, polish = visit(ada).open(f"/t/{table}"), visit(bo, locale="pl-PL").open(f"/t/{table}")
    english.get_by_role("tab", name="Chat").click()
    polish.get_by_role("tab", name="Czat").click()
    english.get_by_role("button", name="Good luck!").click()
    expect(polish.get_by_role("list", name="Czat").get_by_text("Powodzenia!")).to_be_visible()
    polish.get_by_role("button", name="Dobra gra!").click()
    expect(english.get_by_role("list", name="Chat").get_by_text("Good game!")).to_be_visible()
    picture(english, "phrases")

    english.get_by_role("button", name="Menu").click()
    assert english.get_by_label("Volume").count() == 0, "there is no sound until it is chosen"
    english.get_by_role("group", name="Sound").get_by_role("button", name="On").click()
    english.get_by_label("Volume").fill("30")
    english.get_by_role("group", name="Card backs").get_by_role("button", name="Rays").click()
    english.get_by_role("group", name="Avatar").get_by_role("button", name="Pilot").click()
    expect(english.locator("[data-seat-home='0'] .ava svg").first).to_be_visible()
    english.get_by_role("button", name="Larger").click()
    picture(english, "settings")
    size = english.get_by_role("group", name="Size of the table")
    expect(size).to_contain_text("110%")
    assert polish.locator("[data-seat-home='0'] .ava svg").count() == 0, "others see the initials until then"
    english.reload()
    expect(polish.locator("[data-seat-home='0'] .ava svg").first).to_be_visible()
    english.get_by_role("button", name="Menu").click()
    expect(size).to_contain_text("110%")
    english.keyboard.press("Escape")
    english.keyboard.press("0")
    expect(english.locator("html")).to_have_attribute("style", "--unit: 1;")
    assert english.evaluate("[localStorage['dejarik.volume'], document.documentElement.dataset.back]") == ["30", "rays"]
    plate = polish.locator("[data-seat-home='0'] .ava")
    english.goto("about:blank")
    expect(plate.locator("[data-presence]")).to_have_attribute("title", "poza stołem")
    expect(plate.locator("svg"), "somebody who is away keeps their avatar").to_be_visible()
