"""Destiny at the table: dice in pools, teams with what lies on them, in pictures made to be looked at."""

from __future__ import annotations

import pytest

from tests.web.conftest import DESKTOP, LAPTOP, PHONE, Picture, VisitorMaker
from tests.web.house import House
from tests.web.midgame import at_table, midgame


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
