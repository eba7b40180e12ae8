"""What every yellow hero card and neutral yellow card of Awakenings with a die does."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.decks import is_legal
from tests.destiny.deck_samples import broken, legal_deck, with_card
from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- heroes


@card("destiny", "AW-045")
def test_finn_takes_any_weapon_whatever_its_restrictions() -> None:
    you = Side(team=["Finn", "Hired Gun"], hand=["Kylo Ren's Lightsaber", "Force Choke"], resources=3)
    t = table(you)
    t.you.cannot_choose("play Kylo Ren's Lightsaber Hired Gun", "play Force Choke Finn", "play Force Choke Hired Gun")
    t.you.choose("play Kylo Ren's Lightsaber Finn")
    assert (t.you.upgrades("Finn"), t.you.resources) == (["Kylo Ren's Lightsaber"], 0)


FINN_AND_HAN = (("AW-045", 1), ("AW-046", 1))
HAN_AND_PADME = (("AW-046", 1), ("AW-048", 2))
RED_VILLAIN_WEAPON, RED_VILLAIN_VEHICLE, RED_VILLAIN_ABILITY = "AW-008", "AW-005", "AW-007"
YELLOW_VILLAIN_WEAPON, RED_VILLAIN_EVENT, GRAY_VILLAIN_VEHICLE = "AW-024", "AW-072", "AW-018"


@card("destiny", "AW-045")
@pytest.mark.parametrize("key", [RED_VILLAIN_WEAPON, RED_VILLAIN_VEHICLE])
def test_finn_lets_the_deck_hold_red_villain_weapons_and_vehicles(key: str) -> None:
    assert is_legal(with_card(legal_deck(FINN_AND_HAN), key))
    assert not is_legal(with_card(legal_deck(HAN_AND_PADME), key))


@card("destiny", "AW-045")
@pytest.mark.parametrize(
    "key", [RED_VILLAIN_ABILITY, RED_VILLAIN_EVENT, YELLOW_VILLAIN_WEAPON, GRAY_VILLAIN_VEHICLE, "AW-055"]
)
def test_finn_lets_the_deck_hold_nothing_else_of_other_sides_or_colours(key: str) -> None:
    assert broken(with_card(legal_deck(FINN_AND_HAN), key))


@card("destiny", "AW-046")
@pytest.mark.parametrize(("answer", "shields"), [("yes", 1), ("no", 0)])
def test_han_may_gain_a_shield_for_a_card_with_ambush(answer: str, shields: int) -> None:
    t = table(Side(team=["AW-046", "Padawan"], hand=["Holdout Blaster"]))
    t.you.choose("play Holdout Blaster Padawan", answer)
    assert t.you.shields("Han Solo") == shields
    t.you.choose("decline")
    t.they.choose("pass")


@card("destiny", "AW-046")
def test_han_gains_nothing_for_other_cards_or_those_of_an_opponent() -> None:
    t = table(Side(team=["AW-046"], hand=["Datapad"]), Side(hand=["Holdout Blaster"]))
    t.you.choose("play Datapad Han Solo")
    t.they.choose("play Holdout Blaster Nightsister", "decline")
    t.you.choose("pass")
    assert t.you.shields("Han Solo") == 0


@card("destiny", "AW-047")
@pytest.mark.parametrize("resources", [1, 0])
def test_hired_gun_shoots_only_for_money(resources: int) -> None:
    t = table(Side(team=["Hired Gun"], pool=["Hired Gun:3RD1"], resources=resources), Side(team=["Padawan"]))
    if resources:
        t.you.choose("resolve Hired Gun:3RD1", "hit Padawan")
        assert (t.they.damage("Padawan"), t.you.resources) == (3, 0)
    else:
        t.you.cannot_choose("resolve Hired Gun:3RD1")


@card("destiny", "AW-048")
@pytest.mark.parametrize(
    ("choice", "resources", "left", "milled"),
    [("choose 1", 1, 1, ["Dodge"]), ("choose 2", 1, 0, ["Dodge", "Block"]), ("choose 2", 0, 0, [])],
)
def test_padme_discards_from_the_top_of_an_opponents_deck(
    choice: str, resources: int, left: int, milled: list[str]
) -> None:
    you = Side(team=["Padme Amidala"], pool=["Padme Amidala:Sp"], resources=resources)
    t = table(you, Side(deck=["Dodge", "Block", "Aim"]))
    t.you.choose("resolve Padme Amidala:Sp")
    t.you.can_choose("choose 1", "choose 2")
    t.you.choose(choice)
    assert (t.they.discard, t.you.resources, t.you.discard) == (milled, left, [])


def falcon(hand: list[str], discard: list[str]) -> Table:
    """The Millennium Falcon's special is resolved with nothing to pay."""
    you = Side(
        team=["AW-046"],
        supports=["AW-049"],
        pool=["AW-049:Sp"],
        hand=hand,
        discard=discard,
        deck=["Aim"] * 3,
        resources=0,
    )
    t = table(you, Side(team=["Padawan", "Rey"], pool=["Padawan:2MD", "Rey:1MD"]))
    t.you.choose("resolve Millennium Falcon:Sp")
    return t


@card("destiny", "AW-049")
def test_falcon_plays_a_yellow_event_of_hand_or_discard_pile_for_free() -> None:
    t = falcon(["Electroshock", "Natural Talent", "Cunning"], ["Reversal", "Dodge"])
    t.you.can_choose("play Electroshock", "play Reversal")
    t.you.choose("play Reversal", "remove Padawan:2MD", "hit Padawan")
    assert (t.they.damage("Padawan"), t.they.pool, t.you.resources) == (2, ["Rey:1MD"], 0)
    assert sorted(t.you.discard) == ["Dodge", "Reversal"]


@card("destiny", "AW-049")
def test_falcon_plays_from_hand_too() -> None:
    t = falcon(["Electroshock"], [])
    t.you.choose("remove Padawan:2MD")
    assert (t.you.hand, t.you.discard, t.they.pool) == ([], ["Electroshock"], ["Rey:1MD"])


@card("destiny", "AW-049")
def test_falcon_without_a_yellow_event_does_nothing() -> None:
    t = falcon(["Natural Talent", "Cunning"], ["Dodge"])
    t.they.choose("pass")
    assert (t.you.hand, t.you.pool) == (["Natural Talent", "Cunning"], [])


IMMUNITY = Side(
    team=["Hired Gun", "Padawan"], upgrades={"Hired Gun": ["Diplomatic Immunity"]}, pool=["Diplomatic Immunity:4Sh"]
)


@card("destiny", "AW-050")
@pytest.mark.parametrize("shares", [(2, 2), (1, 3)])
def test_diplomatic_immunity_splits_its_shields_among_ones_own_characters(shares: tuple[int, int]) -> None:
    t = table(IMMUNITY)
    t.you.choose("resolve Diplomatic Immunity:4Sh")
    t.you.can_choose("assign Hired Gun", "assign Padawan")
    t.you.choose(*["assign Hired Gun"] * shares[0])
    for _ in range(shares[1]):
        t.you.choose("assign Padawan")
    assert (t.you.shields("Hired Gun"), t.you.shields("Padawan")) == shares


@card("destiny", "AW-051")
def test_dl_44_has_an_opponent_remove_a_die_and_lets_its_player_act_again() -> None:
    t = table(
        Side(team=["Nightsister", "Padawan"], hand=["DL-44 Heavy Blaster Pistol"], resources=3),
        Side(team=["Hired Gun", "Rey"], pool=["Hired Gun:3RD1", "Rey:1R"]),
    )
    t.you.choose("play DL-44 Heavy Blaster Pistol Nightsister")
    t.they.can_choose("remove Hired Gun:3RD1", "remove Rey:1R")
    t.they.choose("remove Rey:1R")
    assert t.they.pool == ["Hired Gun:3RD1"]
    t.you.choose("activate Nightsister")
    t.roll("1R", "3RD")
    assert t.you.pool == ["Nightsister:1R", "DL-44 Heavy Blaster Pistol:3RD"]
    t.they.choose("pass")


@card("destiny", "AW-051")
def test_dl_44_takes_nothing_from_an_empty_pool() -> None:
    you = Side(team=["Padawan"], hand=["DL-44 Heavy Blaster Pistol"], pool=["Padawan:1R"], resources=3)
    t = table(you)
    t.you.choose("play DL-44 Heavy Blaster Pistol Padawan", "decline")
    assert t.you.pool == ["Padawan:1R"]


INFILTRATORS = Side(team=["Hired Gun"], upgrades={"Hired Gun": ["Infiltrate"]}, pool=["Infiltrate:Sp", "Hired Gun:1Dr"])
THREE_DICE = Side(team=["Padawan", "Rey", "Nightsister"], pool=["Padawan:2MD", "Rey:1MD", "Nightsister:2RD"])


@card("destiny", "AW-052")
def test_infiltrate_rerolls_two_dice_of_an_opponent() -> None:
    t = table(INFILTRATORS, THREE_DICE)
    t.you.choose("resolve Infiltrate:Sp")
    t.you.can_choose("reroll Padawan:2MD", "reroll Rey:1MD", "reroll Nightsister:2RD", "done")
    t.you.choose("reroll Padawan:2MD", "reroll Nightsister:2RD")
    t.roll("-", "1R")
    assert (t.they.pool, t.you.pool) == (["Padawan:-", "Rey:1MD", "Nightsister:1R"], ["Hired Gun:1Dr"])


@card("destiny", "AW-052")
def test_infiltrate_may_reroll_fewer() -> None:
    t = table(INFILTRATORS, THREE_DICE)
    t.you.choose("resolve Infiltrate:Sp", "reroll Rey:1MD", "done")
    t.roll("-")
    assert t.they.pool == ["Padawan:2MD", "Rey:-", "Nightsister:2RD"]
    t = table(INFILTRATORS, THREE_DICE)
    t.you.choose("resolve Infiltrate:Sp", "done")
    assert t.they.pool == ["Padawan:2MD", "Rey:1MD", "Nightsister:2RD"]


@card("destiny", "AW-052")
def test_infiltrate_is_aimed_at_one_opponent() -> None:
    t = table(INFILTRATORS, THREE_DICE, THREE_DICE)
    t.you.choose("resolve Infiltrate:Sp", "opponent 3", "reroll Padawan:2MD", "reroll Rey:1MD")
    t.roll("-", "-")
    assert (t.they.pool[:2], t.third.pool[:2]) == (["Padawan:2MD", "Rey:1MD"], ["Padawan:-", "Rey:-"])


@card("destiny", "AW-052")
def test_infiltrate_finds_nothing_in_an_empty_pool() -> None:
    t = table(INFILTRATORS, Side())
    t.you.choose("resolve Infiltrate:Sp")
    t.they.choose("pass")
    assert t.you.pool == ["Hired Gun:1Dr"]


# ---------------------------------------------------------------- neutral


def black_market(hand: list[str], deck: list[str], resources: int) -> Table:
    you = Side(supports=["Black Market"], pool=["Black Market:Sp"], hand=hand, deck=deck, resources=resources)
    t = table(you)
    t.you.choose("resolve Black Market:Sp")
    return t


@card("destiny", "AW-064")
def test_black_market_draws_2_cards_and_sells_an_upgrade_for_1_less() -> None:
    t = black_market(["Datapad"], ["Comlink", "Underworld Connections", "Aim"], 1)
    assert t.you.hand == ["Datapad", "Comlink", "Underworld Connections"]
    t.you.choose("yes")
    t.you.can_choose("play Datapad Nightsister", "play Comlink Nightsister")
    t.you.choose("play Datapad Nightsister")
    assert (t.you.upgrades("Nightsister"), t.you.resources) == (["Datapad"], 1)


@card("destiny", "AW-064")
def test_black_market_may_sell_what_was_just_drawn() -> None:
    t = black_market([], ["Survival Gear", "Aim"], 1)
    t.you.choose("yes")
    assert (t.you.upgrades("Nightsister"), t.you.resources, t.you.hand) == (["Survival Gear"], 0, ["Aim"])


@card("destiny", "AW-064")
def test_black_market_may_just_draw_and_offers_nothing_that_is_too_dear() -> None:
    t = black_market([], ["Survival Gear", "Aim"], 1)
    t.you.choose("no")
    assert (t.you.hand, t.you.resources) == (["Survival Gear", "Aim"], 1)
    t = black_market([], ["Survival Gear", "Aim"], 0)
    t.they.choose("pass")
    assert t.you.hand == ["Survival Gear", "Aim"]


def cunning(they: Side, hand: tuple[str, ...] = (), supports: tuple[str, ...] = ()) -> Table:
    """Han Solo's Cunning is resolved."""
    you = Side(team=["AW-046"], upgrades={"AW-046": ["Cunning"]}, pool=["Cunning:Sp"], hand=hand, supports=supports)
    t = table(you, they)
    t.you.choose("resolve Cunning:Sp")
    return t


@card("destiny", "AW-065")
def test_cunning_uses_the_special_of_any_other_card_in_play() -> None:
    they = Side(team=["Kylo Ren", "Nightsister"], upgrades={"Nightsister": ["Lightsaber"]}, hand=["AT-ST"])
    t = cunning(they, hand=("Scout",), supports=("BB-8",))
    t.you.can_choose("special BB-8", "special Kylo Ren", "special Lightsaber")
    t.you.choose("special Kylo Ren", "choose_character Nightsister")
    assert (t.they.damage("Nightsister"), t.they.hand, t.you.pool) == (6, ["AT-ST"], [])


@card("destiny", "AW-031", "AW-065")
def test_a_cunning_that_was_discarded_may_use_the_special_under_way_again() -> None:
    t = table(Side(team=["Poe Dameron"], pool=["Poe Dameron:Sp"], hand=["Cunning", "Launch Bay", "Aim"]), Side())
    t.you.choose("resolve Poe Dameron:Sp", "discard Cunning", "side Cunning Sp")
    t.you.can_choose("discard Launch Bay", "discard Aim")


@card("destiny", "AW-065")
def test_two_cunnings_do_not_use_each_other_for_ever() -> None:
    you = Side(team=["AW-046"], upgrades={"AW-046": ["Cunning", "Cunning"]}, pool=["Cunning:Sp"])
    t = table(you, Side(team=["Padawan"]))
    t.you.choose("resolve Cunning:Sp")
    t.they.choose("pass")
    assert t.you.pool == []


@card("destiny", "AW-065")
def test_cunning_with_no_other_special_in_play_does_nothing() -> None:
    t = cunning(Side(team=["Padawan"]))
    t.they.choose("pass")
    assert t.you.pool == []


@rule("destiny.faq.cunning_infantry_grenades", "destiny.faq.cunning_thermal_detonator")
@card("destiny", "AW-017", "AW-065", "AW-067")
@pytest.mark.parametrize(("name", "damage"), [("Infantry Grenades", 2), ("Thermal Detonator", 3)])
def test_cunning_sets_off_an_opponents_explosives_among_them(name: str, damage: int) -> None:
    t = cunning(Side(team=["Jango Fett", "Tusken Raider"], upgrades={"Jango Fett": [name]}))
    assert (t.they.damage("Jango Fett"), t.they.damage("Tusken Raider")) == (damage, damage)
    assert (t.you.damage("Han Solo"), t.they.discard, t.you.upgrades("Han Solo")) == (0, [name], ["Cunning"])


@rule("destiny.faq.cunning_sith_holocron")
@card("destiny", "AW-016", "AW-065")
def test_cunning_exchanges_no_sith_holocron_of_an_opponent() -> None:
    they = Side(team=["Kylo Ren"], upgrades={"Kylo Ren": ["Sith Holocron"]}, hand=["AT-ST"])
    t = cunning(they, hand=("Force Protection",))
    t.you.choose("special Sith Holocron")
    assert (t.they.upgrades("Kylo Ren"), t.you.hand, t.you.pool) == (["Sith Holocron"], ["Force Protection"], [])


@rule("destiny.faq.cunning_black_one")
@card("destiny", "AW-032", "AW-065")
def test_cunning_rerolls_nothing_with_an_opponents_black_one() -> None:
    t = cunning(Side(team=["Rey"], supports=["Black One"], pool=["Black One:3RD"]))
    t.you.choose("hit Rey")
    assert (t.they.damage("Rey"), t.they.pool, t.you.pool) == (1, ["Black One:3RD"], [])


def jetpack(*pool: str, they: Side) -> Table:
    you = Side(
        team=["Hired Gun", "Padawan"], upgrades={"Hired Gun": ["Jetpack"]}, pool=["Jetpack:Sp", *pool], resources=0
    )
    t = table(you, they)
    t.you.choose("resolve Jetpack:Sp")
    return t


@card("destiny", "AW-066")
def test_jetpack_removes_a_melee_die_and_shields_who_wears_it() -> None:
    they = Side(team=["Rey", "Finn"], pool=["Rey:+2MD", "Finn:2RD"])
    t = jetpack("Padawan:1MD", they=they)
    t.you.can_choose("remove Padawan:1MD", "remove Rey:+2MD")
    t.you.choose("remove Rey:+2MD")
    assert (t.they.pool, t.you.pool) == (["Finn:2RD"], ["Padawan:1MD"])
    assert (t.you.shields("Hired Gun"), t.you.shields("Padawan")) == (1, 0)


@card("destiny", "AW-066")
def test_jetpack_shields_even_when_no_die_shows_melee() -> None:
    t = jetpack("Hired Gun:1R", they=Side(pool=["Nightsister:2RD"]))
    assert (t.you.shields("Hired Gun"), t.they.pool) == (1, ["Nightsister:2RD"])


def detonator(side: str, resources: int = 1) -> Side:
    return Side(
        team=["Hired Gun", "Padawan"],
        upgrades={"Padawan": ["Thermal Detonator"]},
        pool=[f"Thermal Detonator:{side}"],
        resources=resources,
    )


@rule("destiny.errata.thermal_detonator")
@card("destiny", "AW-067")
@pytest.mark.parametrize(("side", "left"), [("Sp", 1), ("Sp1", 0)])
def test_thermal_detonator_hurts_all_characters_of_an_opponent_and_is_gone(side: str, left: int) -> None:
    t = table(detonator(side), Side(team=["Rey", "Nightsister"], shields={"Rey": 2}))
    t.you.choose(f"resolve Thermal Detonator:{side}")
    assert (t.they.damage("Rey"), t.they.shields("Rey"), t.they.damage("Nightsister")) == (1, 0, 3)
    assert (t.you.upgrades("Padawan"), t.you.discard, t.you.pool) == ([], ["Thermal Detonator"], [])
    assert (t.you.resources, t.you.damage("Padawan")) == (left, 0)


@card("destiny", "AW-067")
def test_thermal_detonators_dearer_special_must_be_paid() -> None:
    t = table(detonator("Sp1", resources=0))
    t.you.cannot_choose("resolve Thermal Detonator:Sp1")


@card("destiny", "AW-067")
def test_thermal_detonator_hurts_one_opponent_only() -> None:
    t = table(detonator("Sp"), Side(team=["Rey"]), Side(team=["Nightsister"]))
    t.you.choose("resolve Thermal Detonator:Sp", "opponent 3")
    assert (t.they.damage("Rey"), t.third.damage("Nightsister")) == (0, 3)


@card("destiny", "AW-067")
def test_thermal_detonator_is_played_on_anybody_while_there_is_a_yellow_character() -> None:
    t = table(Side(team=["Hired Gun", "Padawan"], hand=["Thermal Detonator"], resources=3))
    t.you.choose("play Thermal Detonator Padawan")
    assert t.you.upgrades("Padawan") == ["Thermal Detonator"]
    t = table(Side(team=["Padawan"], hand=["Thermal Detonator"], resources=3), Side(team=["Hired Gun"]))
    t.you.cannot_choose("play Thermal Detonator Padawan")
