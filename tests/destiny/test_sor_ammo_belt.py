"""Ammo Belt: a weapon that would be discarded by a card effect is saved."""

from __future__ import annotations

from tests.destiny.table import Side, Table, card, rule, table


@card("destiny", "SoR-141")
@rule("destiny.errata.ammo_belt.protects_weapon", "destiny.effect.replacement.original_not_resolved")
def test_ammo_belt_is_discarded_in_place_of_the_weapon() -> None:
    t = table(
        Side(
            team=["Jango Fett"],
            upgrades={"Jango Fett": ["Thermal Detonator", "Ammo Belt"]},
            pool=["Thermal Detonator:Sp"],
        ),
        Side(team=["Leia Organa", "Rey"]),
    )
    t.you.choose("resolve Thermal Detonator:Sp")
    t.you.can_choose("yes", "no")
    t.you.choose("yes")
    assert (t.they.damage("Leia Organa"), t.they.damage("Rey")) == (3, 3)
    assert (t.you.upgrades("Jango Fett"), t.you.discard, t.you.pool) == (["Thermal Detonator"], ["Ammo Belt"], [])


@card("destiny", "SoR-141")
@rule("destiny.ability.may_is_optional")
def test_the_belt_need_not_be_given_up() -> None:
    t = _disarmed(["Gaffi Stick", "Ammo Belt"])
    t.you.choose("no")
    assert (t.you.upgrades("Jango Fett"), t.you.discard) == (["Ammo Belt"], ["Gaffi Stick"])


def _disarmed(upgrades: list[str]) -> Table:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": upgrades}),
        Side(hand=["Disarm"], pool=["Nightsister:2RD"]),
        turn_of="they",
    )
    t.they.choose("play Disarm")
    return t


@card("destiny", "SoR-141")
@rule("destiny.errata.ammo_belt.card_effects_only")
def test_the_belt_answers_an_opponents_event() -> None:
    t = _disarmed(["Gaffi Stick", "Ammo Belt"])
    t.you.choose("yes")
    assert (t.you.upgrades("Jango Fett"), t.you.discard) == (["Gaffi Stick"], ["Ammo Belt"])


@card("destiny", "SoR-141")
@rule("destiny.errata.ammo_belt.card_effects_only")
def test_the_belt_does_not_answer_a_replaced_weapon() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Gaffi Stick", "Ammo Belt"]}, hand=["Datapad"], resources=2)
    )
    t.you.choose("play Datapad Jango Fett Gaffi Stick")
    assert (t.you.upgrades("Jango Fett"), t.you.discard) == (["Ammo Belt", "Datapad"], ["Gaffi Stick"])
    t.they.choose("pass")


@card("destiny", "SoR-141")
@rule("destiny.errata.ammo_belt.card_effects_only")
def test_the_belt_does_not_answer_a_defeat() -> None:
    t = table(
        Side(pool=["Nightsister:2RD"]),
        Side(
            team=["Jango Fett", "Nightsister"],
            upgrades={"Jango Fett": ["Thermal Detonator", "Ammo Belt"]},
            damage={"Jango Fett": 8},
        ),
    )
    t.you.choose("resolve Nightsister:2RD", "hit Jango Fett")
    assert sorted(t.they.discard) == ["Ammo Belt", "Thermal Detonator"]
    t.they.choose("pass")


@card("destiny", "SoR-141")
@rule("destiny.errata.ammo_belt.not_non_weapons")
def test_the_belt_does_not_save_second_chance() -> None:
    t = table(
        Side(pool=["Nightsister:1RD"]),
        Side(
            team=["Hired Gun"],
            upgrades={"Hired Gun": ["Second Chance", "Ammo Belt"]},
            damage={"Hired Gun": 8},
        ),
    )
    t.you.choose("resolve Nightsister:1RD", "hit Hired Gun")
    assert (t.they.damage("Hired Gun"), t.they.upgrades("Hired Gun")) == (4, ["Ammo Belt"])
    assert t.they.discard == ["Second Chance"]
    t.they.choose("pass")


@card("destiny", "SoR-141")
def test_the_belt_of_another_character_does_not_help() -> None:
    t = table(
        Side(
            team=["Jango Fett", "Hired Gun"],
            upgrades={"Jango Fett": ["Gaffi Stick"], "Hired Gun": ["Ammo Belt"]},
        ),
        Side(hand=["Disarm"], pool=["Nightsister:2RD"]),
        turn_of="they",
    )
    t.they.choose("play Disarm")
    assert (t.you.upgrades("Jango Fett"), t.you.discard) == ([], ["Gaffi Stick"])


@card("destiny", "SoR-141")
def test_of_two_belts_one_is_chosen_and_the_other_may_follow_if_it_is_declined() -> None:
    t = _disarmed(["Gaffi Stick", "Ammo Belt", "Ammo Belt"])
    t.you.can_choose("instead Ammo Belt", "instead Ammo Belt")
    t.you.choose("instead Ammo Belt", "no")
    t.you.can_choose("yes", "no")
    t.you.choose("yes")
    assert (t.you.upgrades("Jango Fett"), t.you.discard) == (["Gaffi Stick", "Ammo Belt"], ["Ammo Belt"])
