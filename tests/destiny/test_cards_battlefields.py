"""What each battlefield gives to whoever claims it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.destiny.table import Side, Table, card, table
from tests.scenario import cases


def claimed(field: str, you: Side | None = None, they: Side | None = None) -> Table:
    """You have taken your opponent's battlefield and are asked whether you use its ability."""
    t = table(you, replace(they or Side(), field=field), holder="they")
    t.you.choose("claim")
    assert t.field == field
    assert t.you.controls_field
    t.you.can_choose("yes", "no")
    return t


# ---------------------------------------------------------------- taken


@card("destiny", "AW-165")
def test_command_center_discards_two_cards_from_the_deck_of_each_opponent() -> None:
    deck = Side(deck=["Dodge", "Block", "Aim"])
    t = claimed("Command Center", deck, deck)
    t.you.choose("yes")
    assert (t.they.deck, t.they.discard) == (["Aim"], ["Dodge", "Block"])
    assert (t.you.deck, t.you.discard) == (["Dodge", "Block", "Aim"], [])


@card("destiny", "AW-165")
def test_command_center_hits_all_opponents() -> None:
    deck = Side(deck=["Dodge", "Block", "Aim"], field="Command Center")
    t = table(deck, deck, deck, holder="you")
    t.you.choose("claim", "yes")
    assert [seat.discard for seat in t.seats] == [[], ["Dodge", "Block"], ["Dodge", "Block"]]


@card("destiny", "AW-166")
def test_echo_base_gives_a_shield_to_any_character() -> None:
    t = claimed("Echo Base", Side(team=["Leia Organa", "Rebel Trooper"], shields={"Rebel Trooper": 1}))
    t.you.choose("yes")
    t.you.can_choose("shield Leia Organa", "shield Rebel Trooper", "shield Nightsister")
    t.you.choose("shield Rebel Trooper")
    assert (t.you.shields("Rebel Trooper"), t.you.shields("Leia Organa"), t.they.shields("Nightsister")) == (2, 0, 0)


THRONE_ROOM = Side(team=["Kylo Ren", "Nightsister"], pool=["Kylo Ren:-", "Nightsister:-"])


@card("destiny", "AW-167")
def test_emperors_throne_room_turns_a_die_to_its_special_and_resolves_it() -> None:
    t = claimed("Emperor's Throne Room", THRONE_ROOM, Side(team=["Leia Organa", "Rebel Trooper"], hand=["Lightsaber"]))
    t.you.choose("yes")
    t.you.can_choose("yes", "no")
    assert t.you.pool == ["Kylo Ren:Sp", "Nightsister:-"]
    t.you.choose("yes", "choose_character Rebel Trooper")
    assert (t.they.damage("Rebel Trooper"), t.you.pool) == (3, ["Nightsister:-"])


@card("destiny", "AW-167")
def test_the_die_turned_in_the_throne_room_need_not_be_resolved() -> None:
    t = claimed("Emperor's Throne Room", THRONE_ROOM)
    t.you.choose("yes", "no")
    assert t.you.pool == ["Kylo Ren:Sp", "Nightsister:-"]
    t.they.choose("pass")


@card("destiny", "AW-168")
def test_frozen_wastes_removes_a_character_die_of_anybody() -> None:
    t = claimed(
        "Frozen Wastes",
        Side(pool=["Nightsister:1R"]),
        Side(
            team=["Rey"],
            upgrades={"Rey": ["Lightsaber"]},
            supports=["Black One"],
            pool=["Rey:1MD", "Lightsaber:1R", "Black One:3RD"],
        ),
    )
    t.you.choose("yes")
    t.you.can_choose("remove Nightsister:1R", "remove Rey:1MD")
    t.you.choose("remove Rey:1MD")
    assert (t.you.pool, t.they.pool) == (["Nightsister:1R"], ["Lightsaber:1R", "Black One:3RD"])


@card("destiny", "AW-169")
def test_imperial_armory_lets_an_upgrade_be_played_for_one_less() -> None:
    t = claimed(
        "Imperial Armory",
        Side(team=["Rebel Trooper"], hand=["Holdout Blaster", "Lightsaber", "Black One", "Dodge"], resources=2),
    )
    t.you.choose("yes")
    t.you.can_choose("play Holdout Blaster Rebel Trooper", "play Lightsaber Rebel Trooper")
    t.you.choose("play Lightsaber Rebel Trooper")
    assert (t.you.resources, t.you.upgrades("Rebel Trooper")) == (0, ["Lightsaber"])


@card("destiny", "AW-170")
def test_jedi_temple_discards_events_from_the_hand_it_shows() -> None:
    t = claimed("Jedi Temple", they=Side(hand=["Dodge", "Lightsaber", "Block", "Aim"]))
    t.you.choose("yes")
    assert sorted(t.you.sees("hand", of=t.they)) == ["Aim", "Block", "Dodge", "Lightsaber"]
    t.you.choose("discard Dodge", "discard Aim")
    assert (t.they.hand, t.they.discard) == (["Lightsaber", "Block"], ["Dodge", "Aim"])
    t.they.choose("pass")


@card("destiny", "AW-171")
def test_rebel_war_room_resolves_a_die_without_its_cost() -> None:
    pool = ["Leia Organa:2RD1", "Leia Organa:1RD", "Bala-Tik:+2RD"]
    t = claimed("Rebel War Room", Side(team=["Leia Organa*2", "Bala-Tik"], pool=pool, resources=0))
    t.you.choose("yes")
    t.you.can_choose("resolve Leia Organa:2RD1", "resolve Leia Organa:1RD")
    t.you.choose("resolve Leia Organa:2RD1", "hit Nightsister")
    assert (t.they.damage("Nightsister"), t.you.resources) == (2, 0)
    assert t.you.pool == ["Leia Organa:1RD", "Bala-Tik:+2RD"]
    t.they.choose("pass")


@card("destiny", "AW-172")
def test_mos_eisley_spaceport_takes_an_upgrade_back_for_a_resource() -> None:
    t = claimed(
        "Mos Eisley Spaceport",
        Side(team=["Rey"], upgrades={"Rey": ["Lightsaber", "Comlink"]}, pool=["Lightsaber:1R"]),
        Side(upgrades={"Nightsister": ["Datapad"]}),
    )
    t.you.choose("yes")
    t.you.can_choose("return Lightsaber", "return Comlink")
    t.you.choose("return Lightsaber")
    assert (t.you.hand, t.you.upgrades("Rey"), t.you.resources, t.you.pool) == (["Lightsaber"], ["Comlink"], 3, [])


@card("destiny", "AW-172")
def test_without_an_upgrade_to_take_back_mos_eisley_gives_nothing() -> None:
    t = table(Side(field="Mos Eisley Spaceport"), holder="you")
    t.you.choose("claim", "yes")
    assert t.you.resources == 2
    t.they.choose("pass")


@card("destiny", "AW-173")
def test_separatist_base_makes_each_opponent_damage_a_character() -> None:
    t = claimed(
        "Separatist Base",
        they=Side(team=["Leia Organa", "Rebel Trooper"], shields={"Leia Organa": 2, "Rebel Trooper": 1}),
    )
    t.you.choose("yes")
    t.they.can_choose("hit Leia Organa", "hit Rebel Trooper")
    t.they.choose("hit Rebel Trooper")
    assert (t.they.damage("Rebel Trooper"), t.they.shields("Rebel Trooper"), t.they.damage("Leia Organa")) == (1, 1, 0)
    assert t.you.damage("Nightsister") == 0


@card("destiny", "AW-174")
def test_starship_graveyard_puts_an_upgrade_or_support_on_top_of_the_deck() -> None:
    t = claimed(
        "Starship Graveyard",
        Side(discard=["Dodge", "Lightsaber", "Black One"], deck=["Aim"]),
        Side(discard=["Comlink"]),
    )
    t.you.choose("yes")
    t.you.can_choose("recover Lightsaber", "recover Black One")
    t.you.choose("recover Black One")
    assert (t.you.deck, t.you.discard) == (["Black One", "Aim"], ["Dodge", "Lightsaber"])


@card("destiny", "LEG-174")
@pytest.mark.parametrize(("had", "left"), [(3, 2), (0, 0)])
def test_arid_wasteland_costs_an_opponent_a_resource(had: int, left: int) -> None:
    t = table(Side(field="Arid Wasteland"), Side(resources=had), holder="you")
    t.you.choose("claim", "yes")
    assert (t.they.resources, t.you.resources) == (left, 2)


@card("destiny", "LEG-174")
def test_in_the_arid_wasteland_you_say_which_opponent_loses_a_resource() -> None:
    t = table(Side(field="Arid Wasteland"), Side(), Side(), holder="you")
    t.you.choose("claim", "yes", "opponent 3")
    assert (t.they.resources, t.third.resources) == (2, 1)


@card("destiny", "LEG-178")
def test_outer_rim_outpost_gives_a_resource_and_a_card() -> None:
    t = claimed("Outer Rim Outpost", Side(deck=["Dodge", "Block"]))
    t.you.choose("yes")
    assert (t.you.resources, t.you.hand, t.you.deck, t.they.resources) == (3, ["Dodge"], ["Block"], 2)


# ---------------------------------------------------------------- declined

FIELDS = [
    ("AW-165", "Command Center"),
    ("AW-166", "Echo Base"),
    ("AW-167", "Emperor's Throne Room"),
    ("AW-168", "Frozen Wastes"),
    ("AW-169", "Imperial Armory"),
    ("AW-170", "Jedi Temple"),
    ("AW-171", "Rebel War Room"),
    ("AW-172", "Mos Eisley Spaceport"),
    ("AW-173", "Separatist Base"),
    ("AW-174", "Starship Graveyard"),
    ("LEG-174", "Arid Wasteland"),
    ("LEG-178", "Outer Rim Outpost"),
]


@pytest.mark.parametrize("field", cases("destiny", FIELDS))
def test_whoever_declines_only_takes_the_battlefield(field: str) -> None:
    side = Side(
        team=["Kylo Ren"],
        upgrades={"Kylo Ren": ["Comlink"]},
        pool=["Kylo Ren:1R"],
        hand=["Datapad", "Dodge"],
        discard=["Lightsaber"],
        deck=["Block", "Aim"],
    )
    t = claimed(field, side, side)
    t.you.choose("no")
    assert t.you.controls_field
    for seat in (t.you, t.they):
        assert (seat.damage("Kylo Ren"), seat.shields("Kylo Ren"), seat.resources) == (0, 0, 2)
        assert (seat.upgrades("Kylo Ren"), seat.pool) == (["Comlink"], ["Kylo Ren:1R"])
        assert (seat.hand, seat.deck, seat.discard) == (["Datapad", "Dodge"], ["Block", "Aim"], ["Lightsaber"])
    assert t.you.sees("hand", of=t.they) == ["?", "?"]
    t.they.cannot_choose("claim")
    t.they.choose("pass")
    t.you.choose("done")
    t.they.choose("done")
    assert t.round == 3
