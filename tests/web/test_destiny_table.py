"""Destiny at the table: dice in pools, teams with what lies on them, in pictures made to be looked at."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.web.conftest import DESKTOP, LAPTOP, PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.test_pictures import at_table


@pytest.mark.parametrize("players", [2, 3])
def test_a_table_of_destiny(visit: VisitorMaker, house: House, picture: Picture, players: int) -> None:
    visitor = at_table(visit, house, 24, "destiny", players)
    picture(visitor.page, f"table-destiny-{players}p")
    visitor.page.set_viewport_size(LAPTOP)
    picture(visitor.page, f"table-destiny-{players}p-1280x720")
    visitor.page.set_viewport_size(PHONE)
    picture(visitor.page, f"table-destiny-{players}p-phone")
    visitor.page.set_viewport_size(DESKTOP)
    visitor.page.get_by_role("button", name="Polski").click()
    picture(visitor.page, f"table-destiny-{players}p-pl")


def test_headlines_stand_above_what_they_speak_of(visit: VisitorMaker, house: House) -> None:
    page = at_table(visit, house, 8, "destiny", 2).page
    told = [text.lower() for text in page.get_by_role("log").get_by_role("listitem").all_inner_texts()]
    turns = [(head[-1], line) for head, line in pairwise(told) if re.fullmatch(r"round \d+, action phase: .*", head)]
    assert len(turns) > 1
    assert [line for seat, line in turns if not line.startswith(f"player {seat} ")] == []
