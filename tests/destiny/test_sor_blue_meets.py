"""Blue cards of Spirit of Rebellion where they meet other cards and more than one opponent."""

from __future__ import annotations

from tests.destiny.table import Side, card, rule, table

# ---------------------------------------------------------------- several opponents


@rule("destiny.multi.choose_opponent")
@card("destiny", "SoR-011")
def test_palpatine_names_the_opponent_who_splits_the_damage() -> None:
    t = table(Side(team=["Palpatine"], pool=["Palpatine:1R"]), Side(team=["Rey"]), Side(team=["Finn", "Padawan"]))
    t.you.choose("resolve Palpatine:1R")
    t.you.can_choose("opponent 2", "opponent 3")
    t.you.choose("opponent 3")
    t.third.choose("assign Finn", "assign Padawan")
    assert (t.they.damage("Rey"), t.third.damage("Finn"), t.third.damage("Padawan")) == (0, 1, 1)


@card("destiny", "SoR-009")
def test_asajj_ventress_means_the_opponent_who_rerolled() -> None:
    t = table(
        Side(team=["Rey"], pool=["Rey:-"], hand=["Aim", "Dodge"]),
        Side(team=["Asajj Ventress"]),
        Side(hand=["Block", "Parry"]),
    )
    t.you.choose("discard_to_reroll Aim")
    t.roll("1R")
    t.they.choose("yes")
    assert (t.you.hand, t.third.hand) == ([], ["Block", "Parry"])


@card("destiny", "SoR-129")
def test_momentum_shift_may_take_a_shield_from_any_opponent() -> None:
    t = table(
        Side(team=["Rey"], hand=["Momentum Shift"]),
        Side(team=["Nightsister"], shields={"Nightsister": 1}),
        Side(team=["Kylo Ren"], shields={"Kylo Ren": 1}),
    )
    t.you.choose("play Momentum Shift")
    t.you.can_choose("from Nightsister", "from Kylo Ren")
    t.you.choose("from Kylo Ren")
    assert (t.you.shields("Rey"), t.they.shields("Nightsister"), t.third.shields("Kylo Ren")) == (1, 1, 0)


@rule("destiny.shield.other_blocks_same_time", "destiny.simultaneous.several_players")
@card("destiny", "SoR-108", "SoR-135")
def test_the_battlefields_controller_orders_what_several_players_block_with() -> None:
    t = table(
        Side(
            team=["AW-010", "Nightsister"],
            pool=["AW-010:3MD"],
            shields={"Nightsister": 1},
            upgrades={"Nightsister": ["Protective Mentor"]},
        ),
        Side(team=["AW-035"], upgrades={"AW-035": ["Force Illusion"]}, deck=["Aim"] * 3),
        holder="you",
    )
    t.you.choose("resolve Darth Vader:3MD", "hit Luke Skywalker")
    t.you.can_choose("player 1", "player 2")
    t.you.choose("player 2")
    t.they.choose("no")
    t.you.choose("unshield Nightsister 1")
    assert (t.they.damage("Luke Skywalker"), t.you.shields("Nightsister")) == (2, 0), "by the word any character"


# ---------------------------------------------------------------- other cards


@rule("destiny.effect.replacement.would_has_priority")
@card("destiny", "SoR-037")
def test_a_second_chance_leaves_obi_wan_no_last_word() -> None:
    t = table(
        Side(pool=["Nightsister:1RD"]),
        Side(
            team=["Obi-Wan Kenobi"],
            upgrades={"Obi-Wan Kenobi": ["Second Chance"]},
            damage={"Obi-Wan Kenobi": 10},
            hand=["Use The Force"],
        ),
    )
    t.you.choose("resolve Nightsister:1RD", "hit Obi-Wan Kenobi")
    assert (t.they.damage("Obi-Wan Kenobi"), t.they.hand) == (6, ["Use The Force"])


@card("destiny", "SoR-011", "SoR-075")
def test_palpatine_hears_his_die_whatever_symbol_it_is_resolved_as() -> None:
    t = table(
        Side(team=["Palpatine"], pool=["Palpatine:-"], hand=["Now You Will Die"]),
        Side(team=["Rey", "Padawan"]),
    )
    t.you.choose("play Now You Will Die")
    t.they.choose("assign Rey", "assign Rey")
    assert (t.they.damage("Rey"), t.you.pool) == (2, [])


@card("destiny", "SoR-135")
def test_force_illusion_blocks_what_a_guardian_takes_upon_itself() -> None:
    t = table(
        Side(team=["Obi-Wan Kenobi"], upgrades={"Obi-Wan Kenobi": ["Force Illusion"]}, deck=["Aim"] * 3),
        Side(pool=["Nightsister:2RD"]),
    )
    t.you.choose("activate Obi-Wan Kenobi", "remove Nightsister:2RD", "yes")
    assert (t.you.damage("Obi-Wan Kenobi"), len(t.you.deck)) == (0, 1)
    t.roll("-")


@card("destiny", "SoR-135", "AW-015")
def test_what_force_illusion_blocks_was_not_blocked_by_shields() -> None:
    t = table(
        Side(team=["Kylo Ren"], upgrades={"Kylo Ren": ["Kylo Ren's Lightsaber"]}, pool=["Kylo Ren's Lightsaber:Sp"]),
        Side(team=["AW-035"], upgrades={"AW-035": ["Force Illusion"]}, deck=["Aim"] * 3),
    )
    t.you.choose("resolve Kylo Ren's Lightsaber:Sp", "hit Luke Skywalker")
    t.they.choose("yes")
    assert (t.they.damage("Luke Skywalker"), t.you.pool) == (0, []), "the die is not rerolled"


@card("destiny", "SoR-108", "AW-015")
def test_the_shields_of_a_mentor_are_shields() -> None:
    t = table(
        Side(team=["Kylo Ren"], upgrades={"Kylo Ren": ["Kylo Ren's Lightsaber"]}, pool=["Kylo Ren's Lightsaber:Sp"]),
        Side(team=["AW-035", "Padawan"], upgrades={"AW-035": ["Protective Mentor"]}, shields={"AW-035": 1}),
    )
    t.you.choose("resolve Kylo Ren's Lightsaber:Sp", "hit Padawan")
    t.they.choose("unshield Luke Skywalker 1")
    t.roll("1Sh")
    assert (t.they.damage("Padawan"), t.you.pool) == (1, ["Kylo Ren's Lightsaber:1Sh"])


@card("destiny", "SoR-079")
def test_now_i_am_the_master_hears_damage_that_was_blocked() -> None:
    t = table(
        Side(
            team=["Count Dooku"],
            upgrades={"Count Dooku": ["Now I Am The Master"]},
            pool=["Count Dooku:2MD"],
        ),
        Side(team=["Rey"], shields={"Rey": 3}, pool=["Rey:1MD"]),
    )
    t.you.choose("resolve Count Dooku:2MD", "hit Rey")
    t.you.can_choose("yes", "no")
    assert t.they.shields("Rey") == 1


@card("destiny", "SoR-012", "SoR-035")
def test_a_refused_upgrade_may_still_replace_one_of_another_character() -> None:
    t = table(
        Side(
            team=["Royal Guard", "Count Dooku"],
            upgrades={"Royal Guard": ["Lightsaber"], "Count Dooku": ["Lightsaber"]},
            hand=["Force Choke"],
            resources=9,
        )
    )
    t.you.cannot_choose("play Force Choke Royal Guard", "play Force Choke Royal Guard Lightsaber")
    assert "play Force Choke Count Dooku Lightsaber" in t.offered()
