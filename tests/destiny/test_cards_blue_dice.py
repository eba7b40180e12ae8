"""What every blue villain card and neutral blue card of Awakenings with a die does."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table
from tests.scenario import BACK, cases

ONLY_ON_BLUE = [
    ("AW-013", "Force Choke"),
    ("AW-014", "Immobilize"),
    ("AW-015", "Kylo Ren's Lightsaber"),
    ("AW-039", "Force Protection"),
    ("AW-041", "Luke Skywalker's Lightsaber"),
    ("AW-042", "One With The Force"),
    ("AW-057", "Force Throw"),
    ("AW-060", "Mind Probe"),
]
ON_ANYBODY = [("AW-016", "Sith Holocron"), ("AW-040", "Jedi Robes"), ("AW-059", "Lightsaber")]


@pytest.mark.parametrize("name", cases("destiny", ONLY_ON_BLUE))
def test_an_upgrade_of_the_force_is_played_on_blue_characters_only(name: str) -> None:
    t = table(Side(team=["Nightsister", "Rebel Trooper", "Hired Gun"], hand=[name], resources=4))
    t.you.cannot_choose(f"play {name} Rebel Trooper", f"play {name} Hired Gun")
    t.you.choose(f"play {name} Nightsister")
    assert t.you.upgrades("Nightsister") == [name]


@pytest.mark.parametrize("name", cases("destiny", ON_ANYBODY))
def test_other_blue_upgrades_are_played_on_anybody(name: str) -> None:
    t = table(Side(team=["Nightsister", "Rebel Trooper"], hand=[name], resources=4))
    t.you.choose(f"play {name} Rebel Trooper")
    assert t.you.upgrades("Rebel Trooper") == [name]


# ---------------------------------------------------------------- villains


@card("destiny", "AW-009")
def test_dooku_discards_a_card_for_a_shield_before_he_is_dealt_damage() -> None:
    t = table(Side(pool=["Nightsister:2RD"]), Side(team=["Count Dooku"], hand=["Dodge", "Aim"]))
    t.you.choose("resolve Nightsister:2RD", "hit Count Dooku")
    t.they.can_choose("yes", "no")
    t.they.choose("yes")
    t.they.can_choose("discard Dodge", "discard Aim")
    t.they.choose("discard Aim")
    assert (t.they.damage("Count Dooku"), t.they.shields("Count Dooku"), t.they.hand) == (1, 0, ["Dodge"])


@card("destiny", "AW-009")
def test_dooku_may_keep_his_cards() -> None:
    t = table(Side(pool=["Nightsister:2RD"]), Side(team=["Count Dooku"], hand=["Dodge"]))
    t.you.choose("resolve Nightsister:2RD", "hit Count Dooku")
    t.they.choose("no")
    assert (t.they.damage("Count Dooku"), t.they.hand) == (2, ["Dodge"])


@card("destiny", "AW-009")
def test_dooku_is_not_asked_without_a_card_or_when_another_is_hit() -> None:
    for hand, victim in ((["Dodge"], "Nightsister"), ([], "Count Dooku")):
        t = table(Side(pool=["Nightsister:2RD"]), Side(team=["Count Dooku", "Nightsister"], hand=hand))
        t.you.choose("resolve Nightsister:2RD", f"hit {victim}")
        assert (t.they.damage(victim), t.they.hand) == (2, hand)


@card("destiny", "AW-009")
def test_dooku_keeps_the_shield_he_gains_before_unblockable_damage() -> None:
    rifle = Side(upgrades={"Nightsister": ["IQA-11 Blaster Rifle"]}, pool=["IQA-11 Blaster Rifle:Sp"])
    t = table(rifle, Side(team=["Count Dooku"], hand=["Dodge"]))
    t.you.choose("resolve IQA-11 Blaster Rifle:Sp", "hit Count Dooku")
    t.they.choose("yes")
    assert (t.they.damage("Count Dooku"), t.they.shields("Count Dooku")) == (2, 1)


@rule("destiny.card.count_dooku.modified_die_is_one_source")
@card("destiny", "AW-009")
def test_dooku_gains_one_shield_against_a_die_with_a_modifier() -> None:
    pistol = Side(
        upgrades={"Nightsister": ["DH-17 Blaster Pistol"]}, pool=["Nightsister:2RD", "DH-17 Blaster Pistol:+2RD"]
    )
    t = table(pistol, Side(team=["Count Dooku"], hand=["Dodge", "Aim"]))
    t.you.choose("resolve Nightsister:2RD", "modify DH-17 Blaster Pistol:+2RD", "hit Count Dooku")
    t.they.choose("yes", "discard Aim")
    assert (t.they.damage("Count Dooku"), t.they.hand) == (3, ["Dodge"])


@rule("destiny.card.count_dooku.each_unmodified_die")
@card("destiny", "AW-009")
def test_dooku_gains_a_shield_against_each_of_two_dice() -> None:
    two = Side(team=["Nightsister", "Hired Gun"], pool=["Nightsister:2RD", "Hired Gun:2RD1"])
    t = table(two, Side(team=["Count Dooku"], hand=["Dodge", "Aim"]))
    t.you.choose("resolve Nightsister:2RD", "hit Count Dooku")
    t.they.choose("yes", "discard Aim")
    t.you.choose("resolve Hired Gun:2RD1", "hit Count Dooku")
    t.they.choose("yes")
    assert (t.they.damage("Count Dooku"), t.they.hand) == (2, [])


@card("destiny", "AW-010")
def test_vader_may_make_an_opponent_discard_a_card_of_their_choice() -> None:
    t = table(Side(team=["Darth Vader"]), Side(hand=["Dodge", "Aim"]))
    t.you.choose("activate Darth Vader")
    t.roll("2MD")
    t.you.choose("yes")
    t.they.can_choose("discard Dodge", "discard Aim")
    t.they.choose("discard Aim")
    assert (t.they.hand, t.they.discard) == (["Dodge"], ["Aim"])


@card("destiny", "AW-010")
def test_vader_may_spare_the_hand_and_is_not_asked_about_an_empty_one() -> None:
    t = table(Side(team=["Darth Vader"]), Side(hand=["Dodge", "Aim"]))
    t.you.choose("activate Darth Vader")
    t.roll("2MD")
    t.you.choose("no")
    assert t.they.hand == ["Dodge", "Aim"]
    t = table(Side(team=["Darth Vader"]), Side())
    t.you.choose("activate Darth Vader")
    t.roll("2MD")
    t.they.choose("pass")


@card("destiny", "AW-010")
def test_vader_aims_at_one_opponent() -> None:
    t = table(Side(team=["Darth Vader"]), Side(hand=["Dodge", "Aim"]), Side(hand=["Block", "Flank"]))
    t.you.choose("activate Darth Vader")
    t.roll("2MD")
    t.you.choose("opponent 3", "yes")
    t.third.choose("discard Block")
    assert (t.they.hand, t.third.hand) == (["Dodge", "Aim"], ["Flank"])


KYLO = Side(team=["Kylo Ren"], pool=["Kylo Ren:Sp"])


@card("destiny", "AW-011")
@pytest.mark.parametrize(("held", "damage"), [("AT-ST", 5), ("Dodge", 1), ("Take Cover", 0)])
def test_kylo_deals_the_cost_of_a_random_card_to_a_character_picked_before(held: str, damage: int) -> None:
    t = table(KYLO, Side(team=["Padawan", "Hired Gun"], hand=[held], shields={"Padawan": 1}))
    t.you.choose("resolve Kylo Ren:Sp")
    t.you.can_choose("choose_character Padawan", "choose_character Hired Gun")
    assert t.you.sees("hand", t.they) == [BACK]
    t.you.choose("choose_character Padawan")
    assert (t.they.damage("Padawan"), t.they.hand) == (damage, [held])
    assert t.you.sees("hand", t.they) == [held]


@card("destiny", "AW-011")
def test_kylo_deals_no_damage_to_an_opponent_without_cards() -> None:
    t = table(KYLO, Side(team=["Padawan"]))
    t.you.choose("resolve Kylo Ren:Sp")
    assert (t.they.damage("Padawan"), t.you.pool) == (0, [])


@card("destiny", "AW-011")
def test_kylo_picks_a_character_of_the_opponent_whose_card_he_sees() -> None:
    t = table(KYLO, Side(team=["Padawan"], hand=["AT-ST"]), Side(team=["Rey", "Hired Gun"], hand=["Dodge"]))
    t.you.choose("resolve Kylo Ren:Sp", "opponent 3")
    t.you.can_choose("choose_character Rey", "choose_character Hired Gun")
    t.you.choose("choose_character Rey")
    assert (t.third.damage("Rey"), t.they.damage("Padawan")) == (2, 0)


@card("destiny", "AW-012")
def test_nightsister_rerolls_any_die_and_is_dealt_1_damage() -> None:
    t = table(
        Side(team=["Nightsister", "Padawan"], pool=["Padawan:1R"]), Side(team=["Hired Gun"], pool=["Hired Gun:3RD1"])
    )
    t.you.choose("use Nightsister")
    t.you.can_choose("reroll Padawan:1R", "reroll Hired Gun:3RD1")
    t.you.choose("reroll Hired Gun:3RD1")
    t.roll("-")
    assert (t.they.pool, t.you.damage("Nightsister")) == (["Hired Gun:-"], 1)


@card("destiny", "AW-012")
def test_nightsister_is_hurt_even_when_there_is_no_die_and_shields_block_it() -> None:
    t = table(Side(team=["Nightsister"], shields={"Nightsister": 1}))
    t.you.choose("use Nightsister")
    assert (t.you.shields("Nightsister"), t.you.damage("Nightsister")) == (0, 0)
    t.they.choose("activate Nightsister")
    t.roll("1R")
    t.you.choose("use Nightsister")
    t.roll("2RD")
    assert (t.you.damage("Nightsister"), t.they.pool) == (1, ["Nightsister:2RD"])


@rule("destiny.card.nightsister.may_defeat_herself")
@card("destiny", "AW-012")
def test_nightsister_may_reroll_a_die_by_her_death() -> None:
    t = table(Side(team=["Nightsister", "Padawan"], damage={"Nightsister": 6}), Side(pool=["Nightsister:2RD"]))
    t.you.choose("use Nightsister")
    t.roll("-")
    assert (t.you.team, t.they.pool) == (["Padawan"], ["Nightsister:-"])


CHOKE = Side(team=["Nightsister", "Kylo Ren"], upgrades={"Nightsister": ["Force Choke"]}, pool=["Force Choke:Sp"])


@card("destiny", "AW-013")
def test_force_choke_hurts_past_shields_and_turns_a_die_of_the_victim() -> None:
    t = table(
        CHOKE,
        Side(
            team=["Padawan", "Hired Gun"],
            upgrades={"Padawan": ["Datapad"]},
            pool=["Padawan:2MD", "Datapad:Sp", "Hired Gun:3RD1"],
            shields={"Padawan": 2},
        ),
    )
    t.you.choose("resolve Force Choke:Sp")
    t.you.can_choose("hit Kylo Ren", "hit Padawan", "hit Hired Gun")
    t.you.choose("hit Padawan", "yes")
    t.you.cannot_choose("turn Hired Gun:3RD1 1R", "turn Padawan:2MD 2MD")
    t.you.choose("turn Datapad:Sp -")
    assert (t.they.damage("Padawan"), t.they.shields("Padawan")) == (1, 2)
    assert t.they.pool == ["Padawan:2MD", "Datapad:-", "Hired Gun:3RD1"]


@card("destiny", "AW-013")
def test_force_choke_may_leave_the_dice_and_is_not_asked_when_there_are_none() -> None:
    they = Side(team=["Padawan", "Hired Gun"], pool=["Padawan:2MD"])
    t = table(CHOKE, they)
    t.you.choose("resolve Force Choke:Sp", "hit Padawan", "no")
    assert (t.they.damage("Padawan"), t.they.pool) == (1, ["Padawan:2MD"])
    t = table(CHOKE, they)
    t.you.choose("resolve Force Choke:Sp", "hit Hired Gun")
    t.they.choose("resolve Padawan:2MD")


@card("destiny", "AW-013")
def test_force_choke_turns_no_die_of_a_character_it_has_defeated() -> None:
    t = table(CHOKE, Side(team=["Padawan", "Rey"], pool=["Padawan:2MD"], damage={"Padawan": 6}))
    t.you.choose("resolve Force Choke:Sp", "hit Padawan")
    t.they.choose("pass")
    assert (t.they.team, t.they.pool) == (["Rey"], [])


def immobilizing(*pool: str) -> Side:
    return Side(team=["Nightsister"], upgrades={"Nightsister": ["Immobilize"]}, pool=pool)


@card("destiny", "AW-014")
def test_immobilize_gives_up_its_die_to_turn_any_die_blank() -> None:
    t = table(
        immobilizing("Immobilize:1R", "Nightsister:1R"),
        Side(team=["Hired Gun"], supports=["AT-ST"], pool=["Hired Gun:3RD1", "AT-ST:4RD"]),
    )
    t.you.choose("use Immobilize")
    t.you.can_choose("turn Nightsister:1R -", "turn Hired Gun:3RD1 -")
    t.you.choose("turn Hired Gun:3RD1 -")
    assert (t.you.pool, t.they.pool) == (["Nightsister:1R"], ["Hired Gun:-", "AT-ST:4RD"])


@card("destiny", "AW-014")
def test_immobilize_needs_its_die_in_the_pool() -> None:
    t = table(immobilizing("Nightsister:1R"), Side(team=["Hired Gun"], pool=["Hired Gun:3RD1"]))
    t.you.choose("use Immobilize")
    t.they.choose("resolve Hired Gun:3RD1")
    assert t.you.pool == ["Nightsister:1R"]


KYLO_SABER = Side(upgrades={"Nightsister": ["Kylo Ren's Lightsaber"]}, pool=["Kylo Ren's Lightsaber:Sp"])


@card("destiny", "AW-015")
@pytest.mark.parametrize(("shields", "damage"), [(1, 1), (2, 0), (3, 0)])
def test_kylos_lightsaber_stays_and_is_rerolled_when_shields_blocked(shields: int, damage: int) -> None:
    t = table(KYLO_SABER, Side(team=["Padawan"], shields={"Padawan": shields}))
    t.you.choose("resolve Kylo Ren's Lightsaber:Sp", "hit Padawan")
    t.roll("Sp")
    assert (t.they.damage("Padawan"), t.they.shields("Padawan")) == (damage, max(shields - 2, 0))
    assert t.you.pool == ["Kylo Ren's Lightsaber:Sp"]
    t.they.choose("pass")


@card("destiny", "AW-015")
def test_kylos_lightsaber_leaves_the_pool_when_nothing_was_blocked() -> None:
    t = table(KYLO_SABER, Side(team=["Padawan", "Rey"], shields={"Rey": 2}))
    t.you.choose("resolve Kylo Ren's Lightsaber:Sp")
    t.you.can_choose("hit Nightsister", "hit Padawan", "hit Rey")
    t.you.choose("hit Padawan")
    assert (t.they.damage("Padawan"), t.you.pool) == (2, [])


@card("destiny", "AW-009", "AW-015")
def test_kylos_lightsaber_stays_for_a_shield_that_dooku_has_just_gained() -> None:
    t = table(KYLO_SABER, Side(team=["Count Dooku"], hand=["Dodge"]))
    t.you.choose("resolve Kylo Ren's Lightsaber:Sp", "hit Count Dooku")
    t.they.choose("yes")
    t.roll("1Sh")
    assert (t.they.damage("Count Dooku"), t.you.pool) == (1, ["Kylo Ren's Lightsaber:1Sh"])


def holocron(*hand: str, host: str = "Nightsister", resources: int = 2) -> Side:
    return Side(
        team=[host], upgrades={host: ["Sith Holocron"]}, pool=["Sith Holocron:Sp"], hand=hand, resources=resources
    )


@rule("destiny.card.sith_holocron.non_blue_character", "destiny.card.sith_holocron.no_payment")
@card("destiny", "AW-016")
def test_sith_holocron_is_exchanged_for_a_blue_ability_whose_die_may_be_rolled() -> None:
    t = table(holocron("Force Throw", "Force Choke", "Datapad", "Lightsaber", "Dodge", host="Rebel Trooper"))
    t.you.choose("resolve Sith Holocron:Sp")
    t.you.can_choose("exchange Force Throw", "exchange Force Choke")
    t.you.choose("exchange Force Throw", "yes")
    t.roll("2Dr")
    assert (t.you.upgrades("Rebel Trooper"), t.you.pool, t.you.resources) == (["Force Throw"], ["Force Throw:2Dr"], 1)
    assert sorted(t.you.hand) == ["Datapad", "Dodge", "Force Choke", "Lightsaber", "Sith Holocron"]


@card("destiny", "AW-016")
def test_sith_holocrons_new_die_may_stay_on_its_card() -> None:
    t = table(holocron("Force Throw"))
    t.you.choose("resolve Sith Holocron:Sp", "no")
    assert (t.you.upgrades("Nightsister"), t.you.pool, t.you.resources) == (["Force Throw"], [], 2)
    assert t.you.hand == ["Sith Holocron"]


@card("destiny", "AW-016")
def test_sith_holocron_does_not_ask_for_a_resource_that_is_not_there() -> None:
    t = table(holocron("Force Throw", resources=0))
    t.you.choose("resolve Sith Holocron:Sp")
    t.they.cannot_choose("yes")
    assert (t.you.upgrades("Nightsister"), t.you.pool) == (["Force Throw"], [])


@card("destiny", "AW-016")
def test_sith_holocron_stays_without_a_blue_ability_in_hand() -> None:
    t = table(holocron("Datapad", "Lightsaber", "Cunning"))
    t.you.choose("resolve Sith Holocron:Sp")
    assert (t.you.upgrades("Nightsister"), t.you.pool) == (["Sith Holocron"], [])


# ---------------------------------------------------------------- neutral

THROW = Side(team=["Nightsister"], upgrades={"Nightsister": ["Force Throw"]}, pool=["Force Throw:Sp", "Nightsister:1R"])


@card("destiny", "AW-057")
@pytest.mark.parametrize(
    ("thrown", "damage"), [("AT-ST:5RD1", 5), ("AT-ST:2Sh", 2), ("Rey:+2MD", 2), ("Nightsister:1R", 1)]
)
def test_force_throw_removes_any_die_and_deals_its_value_to_anybody(thrown: str, damage: int) -> None:
    theirs = [] if thrown.startswith("Nightsister") else [thrown]
    t = table(THROW, Side(team=["Rey", "Hired Gun"], supports=["AT-ST"], pool=theirs))
    t.you.choose("resolve Force Throw:Sp", f"remove {thrown}")
    t.you.can_choose("hit Nightsister", "hit Rey", "hit Hired Gun")
    t.you.choose("hit Hired Gun")
    assert (t.they.damage("Hired Gun"), t.they.pool) == (damage, [])


@card("destiny", "AW-057")
@pytest.mark.parametrize("thrown", ["AT-ST:Sp", "Rey:-"])
def test_force_throw_deals_no_damage_for_a_special_or_a_blank(thrown: str) -> None:
    t = table(THROW, Side(team=["Rey", "Hired Gun"], supports=["AT-ST"], pool=[thrown]))
    t.you.choose("resolve Force Throw:Sp", f"remove {thrown}")
    t.they.cannot_choose("hit Rey")
    assert (t.they.damage("Rey"), t.they.damage("Hired Gun"), t.they.pool) == (0, 0, [])


@card("destiny", "AW-031", "AW-057")
def test_force_throw_counts_the_hand_of_launch_bays_player() -> None:
    they = Side(team=["Rey"], supports=["Launch Bay"], pool=["Launch Bay:XDr"], hand=["Aim"] * 3)
    t = table(THROW, they)
    t.you.choose("resolve Force Throw:Sp", "remove Launch Bay:XDr", "hit Rey")
    assert (t.they.damage("Rey"), t.they.pool) == (3, [])


@card("destiny", "AW-058")
@pytest.mark.parametrize(
    ("picked", "said", "outcome"),
    [
        (("choose 1", "choose 2"), ("hit Padawan",), (1, 1, 0)),
        (("choose 2", "choose 3"), ("shield Nightsister",), (0, 1, 1)),
        (("choose 3", "choose 1"), ("shield Nightsister", "hit Padawan"), (1, 0, 1)),
    ],
)
def test_force_training_does_two_different_things(
    picked: tuple[str, str], said: tuple[str, ...], outcome: tuple[int, int, int]
) -> None:
    you = Side(upgrades={"Nightsister": ["Force Training"]}, pool=["Force Training:Sp"], resources=0)
    t = table(you, Side(team=["Padawan"]))
    t.you.choose("resolve Force Training:Sp")
    t.you.can_choose("choose 1", "choose 2", "choose 3")
    t.you.choose(picked[0])
    t.you.cannot_choose(picked[0])
    t.you.choose(picked[1], *said)
    assert (t.they.damage("Padawan"), t.you.resources, t.you.shields("Nightsister")) == outcome


@card("destiny", "AW-058")
def test_force_training_is_played_on_anybody_while_there_is_a_blue_character() -> None:
    t = table(Side(team=["Rebel Trooper", "Nightsister"], hand=["Force Training"]))
    t.you.choose("play Force Training Rebel Trooper")
    assert t.you.upgrades("Rebel Trooper") == ["Force Training"]
    t = table(Side(team=["Rebel Trooper"], hand=["Force Training"]), Side(team=["Nightsister"]))
    t.you.cannot_choose("play Force Training Rebel Trooper")


@card("destiny", "AW-060")
@pytest.mark.parametrize("cards", [3, 1, 0])
def test_mind_probe_deals_1_damage_for_each_card_the_opponent_holds(cards: int) -> None:
    you = Side(upgrades={"Nightsister": ["Mind Probe"]}, pool=["Mind Probe:Sp"], hand=["Dodge"] * 2)
    t = table(you, Side(team=["Padawan", "Hired Gun"], hand=["Aim"] * cards, shields={"Padawan": 1}))
    t.you.choose("resolve Mind Probe:Sp")
    if cards:
        t.you.can_choose("hit Padawan", "hit Hired Gun")
        t.you.choose("hit Padawan")
    assert (t.they.damage("Padawan"), t.they.hand) == (max(cards - 1, 0), ["Aim"] * cards)


@card("destiny", "AW-060")
def test_mind_probe_counts_the_hand_of_the_opponent_whose_character_is_hit() -> None:
    you = Side(upgrades={"Nightsister": ["Mind Probe"]}, pool=["Mind Probe:Sp"])
    t = table(you, Side(team=["Padawan"], hand=["Aim"]), Side(team=["Rey", "Hired Gun"], hand=["Aim"] * 3))
    t.you.choose("resolve Mind Probe:Sp", "opponent 3")
    t.you.can_choose("hit Rey", "hit Hired Gun")
    t.you.choose("hit Rey")
    assert (t.third.damage("Rey"), t.they.damage("Padawan")) == (3, 0)
