"""The language of Destiny's rules tests itself."""

from __future__ import annotations

from tests.destiny.table import Side, table


def test_a_position_is_laid_out_and_played() -> None:
    t = table(
        Side(team=["AW-035*2", "Padawan"], upgrades={"Padawan": ["Force Choke"]}, hand=["Defensive Stance"]),
        Side(team=["Count Dooku", "Nightsister"], pool=["Nightsister:2RD"], damage={"Count Dooku": 3}),
    )
    t.you.choose("activate Luke Skywalker")
    t.roll("2MD", "-")
    assert t.you.pool == ["Luke Skywalker:2MD", "Luke Skywalker:-"]
    t.they.choose("resolve Nightsister:2RD", "hit Padawan")
    assert t.you.damage("Padawan") == 2
    assert t.they.damage("Count Dooku") == 3
    t.you.choose("resolve Luke Skywalker:2MD", "hit Count Dooku")
