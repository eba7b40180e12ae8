"""Cards without abilities, or with keywords alone: units strike with their icons, all others give their resources."""

from __future__ import annotations

import pytest

from tests.lcg.cards.jedi import answer_icons
from tests.lcg.table import Table, attack, side, table
from tests.scenario import cases

LIGHT_UNITS = [
    ("y_wing", "Y-Wing", (0, 1, 0), (0, 2, 0)),
    ("mon_mothma", "Mon Mothma", (0, 0, 0), (0, 0, 1)),
    ("fleet_officer", "Fleet Officer", (1, 0, 0), (1, 1, 0)),
    ("x_wing", "X-Wing", (1, 0, 0), (1, 1, 0)),
    ("rookie_pilot", "Rookie Pilot", (1, 0, 0), (1, 0, 0)),
    ("rebel_trooper", "Rebel Trooper", (1, 0, 0), (1, 0, 0)),
    ("twilek_smuggler", "Twi'lek Smuggler", (1, 0, 1), (1, 0, 1)),
]
DARK_UNITS = [
    ("dark_side_apprentice", "Dark Side Apprentice", (1, 0, 0), (1, 1, 0)),
    ("advisor_to_the_emperor", "Advisor to the Emperor", (0, 0, 0), (0, 0, 1)),
    ("kuati_security_team", "Kuati Security Team", (1, 0, 0), (1, 1, 0)),
    ("emperors_royal_guard", "Emperor's Royal Guard", (1, 0, 0), (2, 0, 0)),
    ("isb_interrogators", "ISB Interrogators", (1, 0, 0), (1, 0, 0)),
    ("duty_officer", "Duty Officer", (0, 0, 0), (0, 0, 0)),
    ("heavy_stormtrooper_squad", "Heavy Stormtrooper Squad", (1, 0, 0), (2, 0, 0)),
    ("tie_fighter", "TIE Fighter", (0, 0, 0), (1, 1, 0)),
    ("tie_bomber", "TIE Bomber", (0, 1, 0), (0, 2, 0)),
    ("stormtrooper_elite", "Stormtrooper Elite", (3, 0, 0), (3, 0, 0)),
    ("death_star_trooper", "Death Star Trooper", (1, 0, 0), (1, 0, 0)),
    ("espo_trooper", "Espo Trooper", (0, 0, 0), (1, 0, 0)),
    ("outer_rim_space_pirates", "Outer Rim Space Pirates", (2, 0, 0), (2, 0, 1)),
]


@pytest.mark.parametrize(("name", "normal", "with_edge"), cases("lcg", LIGHT_UNITS))
def test_a_unit_of_the_light_side_strikes_with_its_icons(
    name: str, normal: tuple[int, int, int], with_edge: tuple[int, int, int]
) -> None:
    fleet, objective = "Coruscant Defense Fleet", "Shadows of Dathomir"
    for edge, expected in (("dark", normal), ("light", with_edge)):
        t = table(
            light=side(units=[name]),
            dark=side(units=[fleet], focus={fleet: 1}),
            active="light",
            attack=attack(objective, [name], [fleet], edge=edge),
        )
        answer_icons(t)
        assert (t.damage(fleet), t.damage(objective), t.focus(fleet) - 1) == expected


@pytest.mark.parametrize(("name", "normal", "with_edge"), cases("lcg", DARK_UNITS))
def test_a_unit_of_the_dark_side_strikes_with_its_icons(
    name: str, normal: tuple[int, int, int], with_edge: tuple[int, int, int]
) -> None:
    ship, objective = "Redemption", "A Hero's Journey#1"
    for edge, expected in (("light", normal), ("dark", with_edge)):
        t = table(
            light=side(units=[ship], focus={ship: 1}),
            dark=side(units=[name]),
            attack=attack("A Hero's Journey", [name], [ship], edge=edge),
        )
        answer_icons(t)
        assert (t.damage(ship), t.damage(objective), t.focus(ship) - 1) == expected


def resources_of(t: Table, seat: int) -> int:
    """What a player's ready cards give in all, as everybody sees it beside the player's name."""
    numbers = t.match.view(seat).seats[seat].numbers
    return next(number.value for number in numbers if number.icon == "resource")


@pytest.mark.parametrize(
    ("whose", "places", "value"),
    cases(
        "lcg",
        [
            ("affiliation_jedi", "light", {"affiliation": "Jedi"}, 1),
            ("affiliation_rebel_alliance", "light", {"affiliation": "Rebel Alliance"}, 1),
            ("affiliation_smugglers_and_spies", "light", {"affiliation": "Smugglers and Spies"}, 1),
            ("affiliation_sith", "dark", {"affiliation": "Sith"}, 1),
            ("affiliation_imperial_navy", "dark", {"affiliation": "Imperial Navy"}, 1),
            ("affiliation_scum_and_villainy", "dark", {"affiliation": "Scum and Villainy"}, 1),
            ("hidden_outpost", "light", {"play": ["Hidden Outpost"]}, 2),
            ("cloud_city_casino", "light", {"play": ["Cloud City Casino"]}, 2),
            ("sith_library", "dark", {"play": ["Sith Library"]}, 2),
            ("control_room", "dark", {"play": ["Control Room"]}, 3),
            ("massassi_temple_war_room", "light", {"play": ["Massassi Temple War Room"]}, 3),
            ("draw_their_fire", "light", {"objectives": ["Draw Their Fire"]}, 3),
            ("shadows_of_dathomir", "dark", {"objectives": ["Shadows of Dathomir"]}, 3),
            ("imperial_command", "dark", {"objectives": ["Imperial Command"]}, 3),
            ("death_and_despayre", "dark", {"objectives": ["Death and Despayre"]}, 3),
        ],
    ),
)
def test_a_card_gives_its_resources(whose: str, places: dict[str, object], value: int) -> None:
    """Beside the affiliation card and, where nothing else is said, one exhausted objective."""
    plain = {"light": "A Hero's Journey", "dark": "Shadows of Dathomir"}[whose]
    laid = {"objectives": [plain], "focus": {plain: 1}, **places}
    if "objectives" in places:
        laid["focus"] = {}
    t = table(**{whose: side(**laid)}, active=whose)  # type: ignore[arg-type]
    player = t.light if whose == "light" else t.dark
    assert resources_of(t, player.seat) == value
