"""The language of Destiny's rules tests itself."""

from __future__ import annotations

import pytest

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


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Player 1 activates “Nightsister” #1.", "“Nightsister” of Player 2 is dealt 1 damage."]),
        ("pl", ["Gracz 1 aktywuje kartę „Siostra nocy” #1.", "Postaci „Siostra nocy” Gracza 2 zadano 1 obrażenie."]),
    ],
)
def test_the_log_says_which_of_the_twins_is_meant(language: str, told: list[str]) -> None:
    t = table(Side(team=["Nightsister", "Nightsister"]), Side(team=["Nightsister"]))
    t.you.choose("activate Nightsister")
    t.roll("1RD")
    t.they.choose("pass")
    t.you.choose("resolve Nightsister:1RD", "hit Nightsister")
    assert set(told) <= set(t.you.reads(language))
