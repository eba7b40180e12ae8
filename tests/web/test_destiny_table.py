"""Destiny at the table: dice in pools, teams with what lies on them, in pictures made to be looked at."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.web.conftest import DESKTOP, LAPTOP, PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import at_table, midgame
from tests.web.play import eager

TURNS = 8


@pytest.mark.parametrize("players", [2, 3])
def test_a_table_of_destiny(visit: VisitorMaker, house: House, picture: Picture, players: int) -> None:
    page = at_table(visit, house, midgame("destiny", players, 24)).page
    picture(page, f"table-destiny-{players}p")
    page.set_viewport_size(LAPTOP)
    picture(page, f"table-destiny-{players}p-1280x720")
    page.set_viewport_size(PHONE)
    picture(page, f"table-destiny-{players}p-phone")
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name="Polski").click()
    picture(page, f"table-destiny-{players}p-pl")


def test_headlines_stand_above_what_they_speak_of(visit: VisitorMaker, house: House) -> None:
    player = at_table(visit, house, midgame("destiny", 2, 6))
    player.play(TURNS, eager)
    assert player.turn_comes()
    told = [text.lower() for text in player.page.get_by_role("log").get_by_role("listitem").all_inner_texts()]
    turns = [(head[-1], line) for head, line in pairwise(told) if re.fullmatch(r"round \d+, action phase: .*", head)]
    assert len(turns) > 1
    assert [line for seat, line in turns if not line.startswith(f"player {seat} ")] == []
