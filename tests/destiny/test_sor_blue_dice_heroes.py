"""What the blue heroes of Spirit of Rebellion, their cards with dice and the neutral ones do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- Jedi Acolyte, Chirrut Îmwe, Luminara Unduli


@card("destiny", "SoR-034")
@pytest.mark.parametrize(
    ("other", "gained"),
    [("Padawan:1R", 2), ("Datapad:+1R", 2), ("Padawan:1F", 1), ("Padawan:-", 1)],
)
def test_the_jedi_acolyte_is_stronger_beside_a_die_of_the_same_symbol(other: str, gained: int) -> None:
    t = table(
        Side(
            team=["Jedi Acolyte", "Padawan"],
            upgrades={"Padawan": ["Datapad"]},
            pool=["Jedi Acolyte:1R", other],
            resources=0,
        )
    )
    t.you.choose("resolve Jedi Acolyte:1R", *["done"] * (other == "Datapad:+1R"))
    assert t.you.resources == gained


@card("destiny", "SoR-034")
def test_the_jedi_acolyte_looks_at_ones_own_dice_only_and_leaves_those_of_others_alone() -> None:
    t = table(
        Side(team=["Jedi Acolyte"], pool=["Jedi Acolyte:1R"], resources=0),
        Side(team=["Padawan"], pool=["Padawan:1R"]),
    )
    t.you.choose("resolve Jedi Acolyte:1R")
    assert t.you.resources == 1
    t = table(Side(team=["Jedi Acolyte", "Padawan"], pool=["Jedi Acolyte:1R", "Padawan:1R"], resources=0))
    t.you.choose("resolve Padawan:1R", "done")
    assert t.you.resources == 1


@card("destiny", "SoR-035")
def test_chirrut_rerolls_all_of_his_players_blanks() -> None:
    t = table(
        Side(team=["Chirrut Îmwe", "Padawan", "Rey"], pool=["Padawan:1R", "Rey:-"]),
        Side(pool=["Nightsister:-"]),
    )
    t.you.choose("activate Chirrut Îmwe")
    t.roll("-")
    t.you.choose("yes")
    t.roll("1MD", "2MD")
    assert t.you.pool == ["Padawan:1R", "Rey:1MD", "Chirrut Îmwe:2MD"]
    assert t.they.pool == ["Nightsister:-"]


@card("destiny", "SoR-035")
def test_chirrut_asks_nothing_without_a_blank_and_may_be_told_not_to() -> None:
    t = table(Side(team=["Chirrut Îmwe"]))
    t.you.choose("activate Chirrut Îmwe")
    t.roll("1R")
    t.they.choose("pass")
    t = table(Side(team=["Chirrut Îmwe"]))
    t.you.choose("activate Chirrut Îmwe")
    t.roll("-")
    t.you.choose("no")
    assert t.you.pool == ["Chirrut Îmwe:-"]


@card("destiny", "SoR-035")
def test_no_blue_ability_is_played_on_chirrut() -> None:
    t = table(Side(team=["Chirrut Îmwe", "Rey"], hand=["Force Training", "Lightsaber"], resources=9))
    t.you.cannot_choose("play Force Training Chirrut Îmwe")
    assert {"play Force Training Rey", "play Lightsaber Chirrut Îmwe"} <= set(t.offered())


def _inspired() -> Table:
    t = table(
        Side(
            team=["Luminara Unduli*2", "Padawan"],
            upgrades={"Padawan": ["Datapad"]},
            pool=["Luminara Unduli:Sp", "Luminara Unduli:1R", "Padawan:1R", "Datapad:1R"],
            resources=0,
        )
    )
    t.you.choose("resolve Luminara Unduli:Sp")
    t.you.can_choose("resolve Luminara Unduli:1R", "resolve Padawan:1R")
    return t


@card("destiny", "SoR-036")
def test_luminara_raises_a_character_die_by_2_and_that_of_a_non_unique_character_by_3() -> None:
    t = _inspired()
    t.you.choose("resolve Luminara Unduli:1R")
    assert t.you.resources == 3
    t = _inspired()
    t.you.choose("resolve Padawan:1R")
    assert t.you.resources == 4


# ---------------------------------------------------------------- Obi-Wan Kenobi


def _obi_wan_falls(hand: list[str], discard: list[str]) -> Table:
    t = table(
        Side(team=["Nightsister"], pool=["Nightsister:1RD"]),
        Side(
            team=["Obi-Wan Kenobi", "Rebel Trooper"],
            damage={"Obi-Wan Kenobi": 10, "Rebel Trooper": 3},
            hand=hand,
            discard=discard,
            resources=0,
        ),
    )
    t.you.choose("resolve Nightsister:1RD", "hit Obi-Wan Kenobi")
    return t


@card("destiny", "SoR-037")
def test_obi_wan_is_a_guardian() -> None:
    t = table(Side(team=["Obi-Wan Kenobi"]), Side(team=["Kylo Ren"], pool=["Kylo Ren:1MD"]))
    t.you.choose("activate Obi-Wan Kenobi", "remove Kylo Ren:1MD")
    assert t.you.damage("Obi-Wan Kenobi") == 1
    t.roll("-")


@card("destiny", "SoR-037")
def test_before_he_falls_obi_wan_plays_a_blue_card_from_hand_or_discard_pile_for_free() -> None:
    t = _obi_wan_falls(["Use The Force", "Aim"], ["Lightsaber", "Dodge"])
    t.they.choose("yes")
    t.they.can_choose("play Use The Force", "play Lightsaber Obi-Wan Kenobi", "play Lightsaber Rebel Trooper")
    t.they.choose("play Lightsaber Rebel Trooper")
    assert (t.they.upgrades("Rebel Trooper"), t.they.team) == (["Lightsaber"], ["Rebel Trooper"])


@card("destiny", "SoR-037")
def test_obi_wan_may_fall_in_silence() -> None:
    t = _obi_wan_falls(["Use The Force"], [])
    t.they.choose("no")
    assert (t.they.team, t.they.hand) == (["Rebel Trooper"], ["Use The Force"])


@rule("destiny.faq.obi_wan_heal_does_not_save")
@card("destiny", "SoR-037", "SoR-132")
def test_healing_does_not_save_obi_wan() -> None:
    t = _obi_wan_falls([], ["Rejuvenate"])
    t.they.choose("yes", "heal Obi-Wan Kenobi")
    assert (t.they.team, t.they.discard) == (["Rebel Trooper"], ["Rejuvenate"])
    assert "Obi-Wan Kenobi" in t.they.aside
    assert any("heals 1 damage" in line for line in t.they.reads())


def _nested_sacrifices() -> Table:
    t = _obi_wan_falls(["Noble Sacrifice", "Rejuvenate"], ["Noble Sacrifice"])
    t.they.choose("yes", "play Noble Sacrifice", "yes", "play Noble Sacrifice", "yes", "heal Rebel Trooper")
    return t


@rule("destiny.faq.obi_wan_noble_sacrifice.nested_plays")
@card("destiny", "SoR-037")
def test_noble_sacrifices_of_obi_wan_nest() -> None:
    t = _nested_sacrifices()
    assert t.they.damage("Rebel Trooper") == 2, "Rejuvenate, the innermost, comes first"


@rule("destiny.faq.obi_wan_noble_sacrifice.one_effect")
@card("destiny", "SoR-037")
def test_only_the_inner_sacrifice_of_obi_wan_has_an_effect() -> None:
    t = _nested_sacrifices()
    t.they.choose("exhaust Nightsister")
    assert t.they.team == ["Rebel Trooper"]
    assert sorted(t.they.discard) == ["Noble Sacrifice", "Noble Sacrifice", "Rejuvenate"]
    exhausted = [t.you.is_exhausted("Nightsister"), t.they.is_exhausted("Rebel Trooper")]
    assert exhausted == [True, False]


# ---------------------------------------------------------------- supports and upgrades


@card("destiny", "SoR-038")
def test_the_delta_7_rerolls_up_to_3_dice_of_anybody() -> None:
    t = table(
        Side(team=["Rey"], supports=["Delta-7 Interceptor"], pool=["Delta-7 Interceptor:Sp", "Rey:-"]),
        Side(team=["Nightsister", "Kylo Ren"], pool=["Nightsister:2RD", "Kylo Ren:1Sh"]),
    )
    t.you.choose("resolve Delta-7 Interceptor:Sp")
    t.you.choose("reroll Rey:-", "reroll Nightsister:2RD", "done")
    t.roll("1MD", "-")
    assert (t.you.pool, t.they.pool) == (["Rey:1MD"], ["Nightsister:-", "Kylo Ren:1Sh"])


def _light_bow(choice: str) -> Table:
    t = table(
        Side(
            team=["Chirrut Îmwe"],
            upgrades={"Chirrut Îmwe": ["Handcrafted Light Bow"]},
            pool=["Handcrafted Light Bow:Sp"],
        ),
        Side(team=["Kylo Ren", "Nightsister"], shields={"Kylo Ren": 2}),
    )
    t.you.choose("resolve Handcrafted Light Bow:Sp")
    t.you.can_choose("choose 1", "choose 2")
    t.you.choose(choice)
    return t


@card("destiny", "SoR-039")
def test_the_light_bow_deals_3_damage_or_2_behind_the_shields() -> None:
    t = _light_bow("choose 1")
    t.you.choose("hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.they.shields("Kylo Ren")) == (1, 0)
    t = _light_bow("choose 2")
    t.you.choose("unshield Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.they.shields("Kylo Ren")) == (2, 0)


@card("destiny", "SoR-040")
@pytest.mark.parametrize(
    ("choice", "resources", "left"), [("choose 1", 1, (3, 1)), ("choose 2", 1, (2, 0)), ("choose 2", 0, (4, 0))]
)
def test_force_heal_heals_1_or_2_for_a_resource(choice: str, resources: int, left: tuple[int, int]) -> None:
    t = table(
        Side(
            team=["Rey"],
            upgrades={"Rey": ["Force Heal"]},
            damage={"Rey": 4},
            pool=["Force Heal:Sp"],
            resources=resources,
        )
    )
    t.you.choose("resolve Force Heal:Sp", choice, *["heal Rey"] * (left[0] < 4))
    assert (t.you.damage("Rey"), t.you.resources) == left


@card("destiny", "SoR-041")
def test_the_journals_give_a_card_for_their_die() -> None:
    t = table(
        Side(
            team=["Rey"],
            upgrades={"Rey": ["Journals of Ben Kenobi"]},
            pool=["Journals of Ben Kenobi:-"],
            deck=["Aim", "Dodge"],
        )
    )
    t.you.choose("use Journals of Ben Kenobi")
    assert (t.you.hand, t.you.pool) == (["Aim"], [])


@card("destiny", "SoR-054")
def test_force_push_turns_up_to_2_dice_of_an_opponent() -> None:
    t = table(
        Side(team=["Rey"], upgrades={"Rey": ["Force Push"]}, pool=["Force Push:Sp", "Rey:1MD"]),
        Side(
            team=["Nightsister", "Kylo Ren", "Count Dooku"],
            pool=["Nightsister:2RD", "Kylo Ren:2MD1", "Count Dooku:2MD"],
        ),
    )
    t.you.choose("resolve Force Push:Sp")
    t.you.cannot_choose("turn Rey:1MD -")
    t.you.choose("turn Nightsister:2RD -", "turn Kylo Ren:2MD1 -")
    assert t.they.pool == ["Nightsister:-", "Kylo Ren:-", "Count Dooku:2MD"]
    t.they.choose("pass")


@card("destiny", "SoR-055")
def test_force_speed_gives_up_to_two_more_actions() -> None:
    t = table(
        Side(
            team=["Rey", "Padawan"],
            upgrades={"Rey": ["Force Speed"]},
            pool=["Force Speed:Sp", "Padawan:1R"],
            resources=0,
        )
    )
    t.you.choose("resolve Force Speed:Sp", "resolve Padawan:1R", "decline")
    assert t.you.resources == 1
    t.they.choose("pass")


@card("destiny", "SoR-056")
def test_makashi_training_trades_a_melee_die_for_one() -> None:
    t = table(
        Side(
            team=["Count Dooku"],
            upgrades={"Count Dooku": ["Makashi Training"]},
            pool=["Makashi Training:+2MD", "Count Dooku:1R"],
        ),
        Side(team=["Rey", "Nightsister"], pool=["Rey:+2MD", "Nightsister:2RD"]),
    )
    t.you.choose("use Makashi Training")
    assert (t.you.pool, t.they.pool) == (["Count Dooku:1R"], ["Nightsister:2RD"])
    assert t.you.is_exhausted("Makashi Training")


@card("destiny", "SoR-056")
def test_makashi_training_needs_a_blue_character_but_goes_on_any() -> None:
    t = table(Side(team=["Captain Phasma", "Count Dooku"], hand=["Makashi Training"]))
    assert "play Makashi Training Captain Phasma" in t.offered()
    t = table(Side(team=["Captain Phasma"], hand=["Makashi Training"]))
    t.you.cannot_choose("play Makashi Training Captain Phasma")
