"""What the blue villains of Spirit of Rebellion and their cards with dice do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- Asajj Ventress and Darth Vader


def _rerolled_against_ventress(hand: list[str]) -> Table:
    t = table(
        Side(team=["Rey"], pool=["Rey:-"], hand=hand, deck=["Survival Gear"]),
        Side(team=["Asajj Ventress"]),
    )
    t.you.choose(f"discard_to_reroll {hand[0]}")
    t.roll("1MD")
    return t


@rule("destiny.card.asajj_ventress.additional_card")
@card("destiny", "SoR-009")
def test_asajj_ventress_makes_whoever_rerolls_discard_one_more_card() -> None:
    t = _rerolled_against_ventress(["Aim", "Dodge", "Block"])
    assert t.you.pool == ["Rey:1MD"], "the reroll comes first"
    t.they.choose("yes")
    t.you.can_choose("discard Dodge", "discard Block")
    t.you.choose("discard Block")
    assert (t.you.hand, t.you.discard) == (["Dodge"], ["Aim", "Block"])


@card("destiny", "SoR-009")
def test_asajj_ventress_need_not_do_it() -> None:
    t = _rerolled_against_ventress(["Aim", "Dodge"])
    t.they.choose("no")
    assert (t.you.hand, t.you.discard) == (["Dodge"], ["Aim"])


@card("destiny", "SoR-009")
def test_asajj_ventress_finds_nothing_in_an_empty_hand_and_does_not_mind_her_own_rerolls() -> None:
    t = _rerolled_against_ventress(["Aim"])
    t.they.choose("pass")
    t = table(Side(team=["Asajj Ventress"], pool=["Asajj Ventress:-"], hand=["Aim", "Dodge"]))
    t.you.choose("discard_to_reroll Aim")
    t.roll("1MD")
    t.they.choose("pass")
    assert t.you.hand == ["Dodge"]


@card("destiny", "SoR-010")
def test_darth_vader_deals_3_damage_and_takes_1() -> None:
    t = table(Side(team=["SoR-010"], pool=["SoR-010:Sp"]), Side(team=["Rey"]))
    t.you.choose("resolve Darth Vader:Sp", "hit Rey")
    assert (t.they.damage("Rey"), t.you.damage("Darth Vader")) == (3, 1)


# ---------------------------------------------------------------- Palpatine


@card("destiny", "SoR-011")
def test_palpatine_makes_an_opponent_split_2_damage_after_each_of_his_dice() -> None:
    t = table(
        Side(team=["Palpatine*2"], pool=["Palpatine:1R", "Palpatine:1R"], resources=0),
        Side(team=["Rey", "Padawan"]),
    )
    t.you.choose("resolve Palpatine:1R")
    t.they.choose("assign Rey", "assign Padawan")
    t.you.choose("resolve Palpatine:1R")
    t.they.choose("assign Padawan", "assign Padawan")
    assert (t.they.damage("Rey"), t.they.damage("Padawan"), t.you.resources) == (1, 3, 2)


@card("destiny", "SoR-011")
def test_palpatine_does_not_mind_the_dice_of_others() -> None:
    t = table(Side(team=["Palpatine", "Nightsister"], pool=["Nightsister:1R"]), Side(team=["Rey"]))
    t.you.choose("resolve Nightsister:1R")
    assert t.they.damage("Rey") == 0


@rule("destiny.faq.palpatine_anger")
@card("destiny", "SoR-011", "SoR-071")
def test_palpatine_does_nothing_when_an_opponent_resolves_his_die_in_anger() -> None:
    t = table(
        Side(
            team=["Count Dooku", "Nightsister"],
            pool=["Count Dooku:-", "Nightsister:-"],
            hand=["Anger"],
        ),
        Side(team=["Palpatine"], pool=["Palpatine:3RD"]),
    )
    t.you.choose("play Anger", "hit Palpatine")
    assert (t.they.damage("Palpatine"), t.they.pool) == (3, [])
    assert (t.you.damage("Count Dooku"), t.you.damage("Nightsister")) == (0, 0)
    t.they.choose("pass")


# ---------------------------------------------------------------- Royal Guard


@card("destiny", "SoR-012")
def test_the_royal_guard_is_a_guardian() -> None:
    t = table(Side(team=["Royal Guard"]), Side(team=["Rey"], pool=["Rey:1MD"]))
    t.you.choose("activate Royal Guard", "remove Rey:1MD")
    assert (t.you.damage("Royal Guard"), t.they.pool) == (1, [])
    t.roll("2MD")


@card("destiny", "SoR-012")
def test_only_blue_abilities_cannot_be_played_on_the_royal_guard() -> None:
    hand = ["Force Choke", "Force Heal", "Lightsaber", "Datapad", "Commanding Presence"]
    t = table(Side(team=["Royal Guard", "Count Dooku"], hand=hand, resources=9))
    t.you.cannot_choose("play Force Choke Royal Guard", "play Force Heal Royal Guard")
    for wish in ("play Force Choke Count Dooku", "play Lightsaber Royal Guard", "play Datapad Royal Guard"):
        assert wish in t.offered()
    assert t.you.why_not("play Force Choke Royal Guard").rule == "destiny.faq.sith_holocron_royal_guard"


@rule("destiny.faq.sith_holocron_royal_guard")
@card("destiny", "SoR-012")
def test_a_sith_holocron_on_the_royal_guard_is_switched_for_a_blue_ability() -> None:
    t = table(
        Side(
            team=["Royal Guard"],
            upgrades={"Royal Guard": ["Sith Holocron"]},
            pool=["Sith Holocron:Sp"],
            hand=["Force Choke"],
            resources=3,
        )
    )
    t.you.cannot_choose("play Force Choke Royal Guard")
    t.you.choose("resolve Sith Holocron:Sp", "no")
    assert (t.you.upgrades("Royal Guard"), t.you.hand) == (["Force Choke"], ["Sith Holocron"])


# ---------------------------------------------------------------- Command Shuttle


@card("destiny", "SoR-013")
def test_the_command_shuttle_uses_the_special_of_a_character_of_yours_and_of_no_other_card() -> None:
    t = table(
        Side(
            team=["SoR-010", "Nightsister", "Luminara Unduli"],
            upgrades={"Nightsister": ["Lightsaber"]},
            supports=["Command Shuttle"],
            pool=["Command Shuttle:Sp"],
        ),
        Side(team=["Kylo Ren"]),
    )
    t.you.choose("resolve Command Shuttle:Sp")
    t.you.can_choose("special Darth Vader", "special Luminara Unduli")
    t.you.choose("special Darth Vader", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.you.damage("Darth Vader"), t.you.pool) == (3, 1, [])


# ---------------------------------------------------------------- Force Lightning, Lightsaber Pike, Lure of Power


def _lightning(*blanks: str) -> Table:
    t = table(
        Side(
            team=["AW-010", "Nightsister"],
            upgrades={"AW-010": ["Force Lightning"]},
            pool=["Force Lightning:Sp", *blanks],
        ),
        Side(team=["Leia Organa"], pool=["Leia Organa:-"]),
    )
    t.you.choose("resolve Force Lightning:Sp", "hit Leia Organa")
    return t


@rule("destiny.card.force_lightning.opponents_blank")
@card("destiny", "SoR-014")
def test_force_lightning_may_remove_a_blank_of_an_opponent_and_strike_again() -> None:
    t = _lightning()
    t.you.choose("yes")
    t.roll("2RD")
    assert (t.they.damage("Leia Organa"), t.they.pool, t.you.pool) == (1, [], ["Force Lightning:2RD"])


@card("destiny", "SoR-014")
def test_force_lightning_may_remove_a_blank_of_ones_own_and_nothing_else() -> None:
    t = _lightning("Nightsister:-", "AW-010:2MD")
    t.you.choose("yes")
    t.you.can_choose("remove Nightsister:-", "remove Leia Organa:-")
    t.you.choose("remove Nightsister:-")
    t.roll("-")
    assert t.you.pool == ["Force Lightning:-", "Darth Vader:2MD"]


@card("destiny", "SoR-014")
def test_force_lightning_goes_back_to_its_card_when_no_blank_is_removed() -> None:
    t = _lightning()
    t.you.choose("no")
    assert (t.you.pool, t.they.pool) == ([], ["Leia Organa:-"])


@card("destiny", "SoR-014", "SoR-040", "SoR-054", "SoR-055")
@pytest.mark.parametrize("upgrade", ["Force Lightning", "Force Heal", "Force Push", "Force Speed"])
def test_abilities_of_the_force_go_on_blue_characters_only(upgrade: str) -> None:
    t = table(Side(team=["Count Dooku", "Captain Phasma"], hand=[upgrade], resources=9))
    assert f"play {upgrade} Count Dooku" in t.offered()
    t.you.cannot_choose(f"play {upgrade} Captain Phasma")


@card("destiny", "SoR-015")
def test_the_lightsaber_pike_shields_anybody_but_its_bearer() -> None:
    t = table(
        Side(
            team=["Royal Guard", "Nightsister"],
            upgrades={"Royal Guard": ["Lightsaber Pike"]},
            pool=["Lightsaber Pike:+2MD"],
        ),
        Side(team=["Rey"]),
    )
    t.you.choose("use Lightsaber Pike")
    t.you.can_choose("shield Nightsister", "shield Rey")
    t.you.choose("shield Nightsister")
    assert (t.you.shields("Nightsister"), t.you.pool) == (1, [])


def _lured(*pool: str, resources: int = 0) -> Table:
    return table(
        Side(
            team=["Count Dooku", "Nightsister", "Kylo Ren"],
            upgrades={"Count Dooku": ["Lure of Power", "Lure of Power"]},
            pool=pool,
            resources=resources,
        ),
        Side(team=["Rey"]),
    )


@card("destiny", "SoR-016")
def test_lure_of_power_raises_a_die_of_any_symbol() -> None:
    t = _lured("Lure of Power:+2Any", "Nightsister:1R", "Count Dooku:2MD")
    t.you.cannot_choose("resolve Lure of Power:+2Any")
    t.you.choose("resolve Nightsister:1R")
    t.you.can_choose("modify Lure of Power:+2Any", "done")
    t.you.choose("modify Lure of Power:+2Any")
    assert (t.you.resources, t.you.pool) == (3, ["Count Dooku:2MD"])
    t = _lured("Lure of Power:+2Any", "Lure of Power:+1Any", "Count Dooku:2MD")
    t.you.choose("resolve Count Dooku:2MD", "modify Lure of Power:+2Any", "modify Lure of Power:+1Any", "hit Rey")
    assert t.they.damage("Rey") == 5


@rule("destiny.die.value_zero_blank_special")
@card("destiny", "SoR-016")
def test_lure_of_power_adds_nothing_to_a_special() -> None:
    t = _lured("Lure of Power:+2Any", "Kylo Ren:Sp")
    t.you.choose("resolve Kylo Ren:Sp")
    assert t.you.pool == ["Lure of Power:+2Any"]
    t.they.choose("pass")


@card("destiny", "SoR-016")
def test_lure_of_power_shows_no_symbol_of_its_own() -> None:
    t = table(
        Side(hand=["Dodge"]),
        Side(team=["Count Dooku"], upgrades={"Count Dooku": ["Lure of Power"]}, pool=["Lure of Power:+2Any"]),
    )
    t.you.choose("play Dodge")
    assert t.they.pool == ["Lure of Power:+2Any"]


@card("destiny", "SoR-016")
def test_awakening_finds_no_symbol_on_lure_of_power_to_resolve() -> None:
    t = table(
        Side(team=["Rey"], upgrades={"Rey": ["Lure of Power"]}, supports=["Awakening"], pool=["Lure of Power:+1Any"])
    )
    t.you.choose("use Awakening")
    assert t.you.pool == ["Lure of Power:+1Any"]
