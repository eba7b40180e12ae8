"""What the neutral cards without dice of the Legacies starter sets do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, table

# ---------------------------------------------------------------- blue


@card("destiny", "LEG-125")
def test_alter_turns_up_to_2_dice_of_any_pools() -> None:
    mine = Side(team=["Finn"], pool=["Finn:-"], hand=["Alter"])
    theirs = Side(team=["AW-010"], pool=["AW-010:3MD"])
    t = table(mine, theirs)
    t.you.choose("play Alter", "turn Darth Vader:3MD -")
    t.you.can_choose(*[f"turn Finn:- {side}" for side in ("1RD", "2RD", "1MD", "1Sh", "1R")], "done")
    t.you.choose("turn Finn:- 2RD")
    assert (t.you.pool, t.they.pool) == (["Finn:2RD"], ["Darth Vader:-"])
    t = table(mine, theirs)
    t.you.choose("play Alter", "done")
    assert (t.you.pool, t.they.pool) == (["Finn:-"], ["Darth Vader:3MD"])


@card("destiny", "LEG-128")
def test_invigorate_heals_1_from_each_character_of_yours() -> None:
    t = table(
        Side(team=["Rey", "Finn", "Padawan"], damage={"Rey": 2, "Finn": 1}, hand=["Invigorate"]),
        Side(damage={"Nightsister": 2}),
    )
    t.you.choose("play Invigorate")
    assert [t.you.damage(name) for name in ("Rey", "Finn", "Padawan")] == [1, 0, 0]
    assert t.they.damage("Nightsister") == 2


@card("destiny", "LEG-128")
def test_invigorate_needs_a_blue_character() -> None:
    t = table(Side(team=["Finn"], damage={"Finn": 2}, hand=["Invigorate"]))
    t.you.choose("play Invigorate")
    assert t.you.damage("Finn") == 2


@card("destiny", "LEG-130")
def test_mislead_removes_a_character_die_of_value_2_or_less() -> None:
    t = table(
        Side(team=["Finn"], pool=["Finn:-"], hand=["Mislead"]),
        Side(
            team=["AW-010*2"],
            upgrades={"AW-010": ["Force Choke"]},
            pool=["AW-010:3MD", "AW-010:2MD", "Force Choke:2Dr"],
        ),
    )
    t.you.choose("play Mislead")
    t.you.can_choose("remove Finn:-", "remove Darth Vader:2MD")
    t.you.choose("remove Darth Vader:2MD")
    assert t.they.pool == ["Darth Vader:3MD", "Force Choke:2Dr"]


@card("destiny", "LEG-130")
def test_mislead_does_nothing_against_dearer_dice_only() -> None:
    t = table(Side(team=["Finn"], hand=["Mislead"]), Side(team=["AW-010"], pool=["AW-010:3MD"]))
    t.you.choose("play Mislead")
    assert t.they.pool == ["Darth Vader:3MD"]


@card("destiny", "LEG-133")
def test_the_force_is_with_me_removes_a_ranged_or_indirect_die() -> None:
    t = table(
        Side(team=["Finn"], pool=["Finn:2RD"], hand=["The Force Is With Me"]),
        Side(
            team=["Veteran Stormtrooper*2", "AW-010"],
            pool=["Veteran Stormtrooper:3ID", "Veteran Stormtrooper:1R", "AW-010:3MD"],
        ),
    )
    t.you.choose("play The Force Is With Me")
    t.you.can_choose("remove Finn:2RD", "remove Veteran Stormtrooper:3ID")
    t.you.choose("remove Veteran Stormtrooper:3ID")
    assert t.they.pool == ["Veteran Stormtrooper:1R", "Darth Vader:3MD"]


@card("destiny", "LEG-134")
def test_perseverance_rerolls_a_die_and_may_reroll_it_once_more() -> None:
    def used() -> Table:
        t = table(Side(team=["Finn", "Rey"], pool=["Finn:-", "Rey:-"], supports=["Perseverance"]))
        t.you.choose("use Perseverance", "reroll Finn:-")
        t.roll("1R")
        return t

    t = used()
    t.you.choose("yes")
    t.roll("2RD")
    assert (t.you.pool, t.you.is_exhausted("Perseverance")) == (["Finn:2RD", "Rey:-"], True)
    t.they.choose("pass")
    t = used()
    t.you.choose("no")
    assert t.you.pool == ["Finn:1R", "Rey:-"]


@card("destiny", "LEG-134")
def test_perseverance_without_a_die_asks_nothing() -> None:
    t = table(Side(supports=["Perseverance"]))
    t.you.choose("use Perseverance")
    t.they.choose("pass")


# ---------------------------------------------------------------- red


@card("destiny", "LEG-136")
def test_crackdown_gains_a_resource_while_all_characters_of_an_opponent_are_hurt() -> None:
    mine = Side(hand=["Crackdown"], resources=0)
    t = table(mine, Side(team=["Rey", "Finn"], damage={"Rey": 1, "Finn": 1}))
    t.you.choose("play Crackdown")
    assert t.you.resources == 1
    table(mine, Side(team=["Rey", "Finn"], damage={"Rey": 1})).you.cannot_choose("play Crackdown")


@card("destiny", "LEG-137")
def test_crash_landing_removes_a_damage_die_and_you_split_its_value_among_your_characters() -> None:
    t = table(
        Side(team=["Rey", "Finn"], shields={"Rey": 1}, hand=["Crash Landing"]),
        Side(
            team=["Veteran Stormtrooper", "AW-010*2"],
            pool=["Veteran Stormtrooper:3ID", "AW-010:2MD", "AW-010:1R"],
        ),
    )
    t.you.choose("play Crash Landing")
    t.you.can_choose("remove Veteran Stormtrooper:3ID", "remove Darth Vader:2MD")
    t.you.choose("remove Veteran Stormtrooper:3ID", "assign Rey", "assign Finn", "assign Rey")
    assert (t.you.damage("Rey"), t.you.damage("Finn"), t.you.shields("Rey")) == (1, 1, 0)
    assert t.they.pool == ["Darth Vader:2MD", "Darth Vader:1R"]


@card("destiny", "LEG-137")
def test_crash_landing_hurts_nobody_without_a_damage_die() -> None:
    t = table(Side(team=["Rey"], hand=["Crash Landing"]), Side(pool=["Nightsister:1R"]))
    t.you.choose("play Crash Landing")
    assert (t.you.damage("Rey"), t.they.pool) == (0, ["Nightsister:1R"])


@card("destiny", "LEG-139")
def test_locked_and_loaded_turns_up_to_2_dice_of_yours_to_indirect_damage() -> None:
    t = table(
        Side(
            team=["Veteran Stormtrooper", "Boba Fett"],
            supports=["LEG-025"],
            pool=["Veteran Stormtrooper:-", "LEG-025:-", "Boba Fett:-"],
            hand=["Locked and Loaded"],
        )
    )
    t.you.choose("play Locked and Loaded")
    t.you.can_choose("turn Veteran Stormtrooper:- 3ID", "turn Slave I:- 2ID", "turn Slave I:- 3ID1", "done")
    t.you.choose("turn Slave I:- 2ID", "done")
    assert t.you.pool == ["Veteran Stormtrooper:-", "Slave I:2ID", "Boba Fett:-"]


@card("destiny", "LEG-139")
def test_locked_and_loaded_needs_a_red_character() -> None:
    t = table(Side(team=["Boba Fett"], supports=["LEG-025"], pool=["LEG-025:-"], hand=["Locked and Loaded"]))
    t.you.choose("play Locked and Loaded")
    assert t.you.pool == ["Slave I:-"]
    t.they.choose("pass")


@card("destiny", "LEG-143")
def test_superior_position_removes_any_die_but_needs_the_battlefield() -> None:
    mine = Side(pool=["Nightsister:1R"], hand=["Superior Position"])
    theirs = Side(team=["AW-035"], pool=["AW-035:3MD"])
    table(mine, theirs, holder="they").you.cannot_choose("play Superior Position")
    t = table(mine, theirs, holder="you")
    t.you.choose("play Superior Position")
    t.you.can_choose("remove Nightsister:1R", "remove Luke Skywalker:3MD")
    t.you.choose("remove Luke Skywalker:3MD")
    assert (t.they.pool, t.you.pool) == ([], ["Nightsister:1R"])


# ---------------------------------------------------------------- yellow


@card("destiny", "LEG-147")
@pytest.mark.parametrize(("rolled", "has", "left"), [("-", 2, (1, 1)), ("1MD", 2, (0, 2)), ("-", 0, (0, 0))])
def test_bamboozle_rerolls_a_die_of_an_opponent_and_steals_on_a_blank(
    rolled: str, has: int, left: tuple[int, int]
) -> None:
    t = table(
        Side(pool=["Nightsister:-"], hand=["Bamboozle"], resources=0),
        Side(team=["Rey", "Finn"], pool=["Rey:+2MD", "Finn:-"], resources=has),
    )
    t.you.choose("play Bamboozle")
    t.you.can_choose("reroll Rey:+2MD", "reroll Finn:-")
    t.you.choose("reroll Rey:+2MD")
    t.roll(rolled)
    assert (t.you.resources, t.they.resources) == left
    assert t.they.pool == [f"Rey:{rolled}", "Finn:-"]


@card("destiny", "LEG-147")
def test_bamboozle_steals_nothing_without_a_die_to_reroll() -> None:
    t = table(Side(hand=["Bamboozle"], resources=0), Side(resources=2))
    t.you.choose("play Bamboozle")
    assert (t.you.resources, t.they.resources) == (0, 2)


@card("destiny", "LEG-150")
def test_dangerous_maneuver_heals_2_and_deals_you_2_indirect_damage() -> None:
    t = table(Side(team=["Rey", "Finn"], damage={"Rey": 3}, shields={"Finn": 1}, hand=["Dangerous Maneuver"]))
    t.you.choose("play Dangerous Maneuver")
    t.you.can_choose("heal Rey", "heal Finn")
    t.you.choose("heal Rey", "assign Finn", "assign Finn")
    assert (t.you.damage("Rey"), t.you.damage("Finn"), t.you.shields("Finn")) == (1, 1, 0)


@card("destiny", "LEG-150")
def test_dangerous_maneuver_deals_its_damage_even_if_nothing_was_healed() -> None:
    t = table(Side(team=["Rey"], hand=["Dangerous Maneuver"]))
    t.you.choose("play Dangerous Maneuver")
    assert t.you.damage("Rey") == 2


@card("destiny", "LEG-151")
def test_entangle_removes_up_to_2_dice_of_a_total_of_3() -> None:
    t = table(
        Side(team=["Finn"], pool=["Finn:1Sh"], hand=["Entangle"]),
        Side(
            team=["AW-010*2", "Nightsister", "Count Dooku"],
            pool=["AW-010:3MD", "AW-010:2MD", "Nightsister:2RD", "Count Dooku:-"],
        ),
    )
    t.you.choose("play Entangle", "remove Darth Vader:2MD")
    t.you.can_choose("remove Finn:1Sh", "remove Count Dooku:-", "done")
    t.you.choose("remove Count Dooku:-")
    assert t.they.pool == ["Darth Vader:3MD", "Nightsister:2RD"]


@card("destiny", "LEG-151")
def test_entangle_may_remove_one_die_of_value_3_and_needs_a_yellow_character() -> None:
    theirs = Side(team=["AW-010*2"], pool=["AW-010:3MD", "AW-010:2MD"])
    t = table(Side(team=["Finn"], hand=["Entangle"]), theirs)
    t.you.choose("play Entangle", "remove Darth Vader:3MD")
    assert t.they.pool == ["Darth Vader:2MD"]
    t = table(Side(team=["Rey"], hand=["Entangle"]), theirs)
    t.you.choose("play Entangle")
    assert len(t.they.pool) == 2
    t.they.choose("pass")


@card("destiny", "LEG-152")
@pytest.mark.parametrize(
    ("mine", "theirs", "damage"),
    [("2RD", "1F", (0, 2)), ("-", "1F", (2, 0)), ("1R", "1F", (2, 2)), ("-", "-", (2, 2))],
)
def test_face_off_rerolls_a_character_die_each_and_hurts_the_lower(
    mine: str, theirs: str, damage: tuple[int, int]
) -> None:
    t = table(
        Side(team=["Finn"], upgrades={"Finn": ["Datapad"]}, pool=["Finn:1Sh", "Datapad:1R"], hand=["Face-Off"]),
        Side(team=["Count Dooku", "Nightsister"], pool=["Count Dooku:2MD", "Nightsister:1R"]),
    )
    t.you.choose("play Face-Off", "die Count Dooku:2MD")
    t.roll(mine, theirs)
    assert (t.you.damage("Finn"), t.they.damage("Count Dooku")) == damage
    assert (t.you.pool[0], t.they.pool[0]) == (f"Finn:{mine}", f"Count Dooku:{theirs}")


@card("destiny", "LEG-152")
def test_face_off_needs_a_character_die_on_both_sides() -> None:
    t = table(Side(team=["Finn"], pool=["Finn:1Sh"], hand=["Face-Off"]))
    t.you.choose("play Face-Off")
    assert (t.you.pool, t.you.damage("Finn"), t.they.damage("Nightsister")) == (["Finn:1Sh"], 0, 0)
    t.they.choose("pass")


@card("destiny", "LEG-153")
def test_hasty_exit_gives_the_battlefield_away_to_remove_a_damage_die() -> None:
    mine = Side(team=["Finn"], hand=["Hasty Exit"])
    theirs = Side(team=["AW-010*2"], pool=["AW-010:3MD", "AW-010:1R"])
    t = table(mine, theirs, holder="you")
    t.you.choose("play Hasty Exit")
    assert (t.they.controls_field, t.they.pool) == (True, ["Darth Vader:1R"])
    t = table(mine, theirs, holder="they")
    t.you.choose("play Hasty Exit")
    assert (t.they.controls_field, len(t.they.pool)) == (True, 2)


@card("destiny", "LEG-155")
def test_quick_draw_plays_a_weapon_for_its_cost_and_may_activate_its_character() -> None:
    def played() -> Table:
        t = table(Side(team=["Finn", "Rey"], hand=["Quick Draw", "Hunting Rifle", "Datapad", "Aim"]))
        t.you.choose("play Quick Draw")
        t.you.can_choose("play Hunting Rifle Finn", "play Hunting Rifle Rey")
        t.you.choose("play Hunting Rifle Finn")
        assert (t.you.upgrades("Finn"), t.you.resources) == (["Hunting Rifle"], 1)
        return t

    t = played()
    t.you.choose("yes")
    t.roll("2RD", "1RD")
    assert (t.you.pool, t.you.is_exhausted("Finn")) == (["Finn:2RD", "Hunting Rifle:1RD"], True)
    t = played()
    t.you.choose("no")
    assert not t.you.is_exhausted("Finn")
    t.they.choose("pass")


@card("destiny", "LEG-155")
def test_quick_draw_activates_nobody_exhausted_and_does_nothing_without_a_weapon() -> None:
    t = table(Side(team=["Finn"], exhausted=["Finn"], hand=["Quick Draw", "Hunting Rifle"]))
    t.you.choose("play Quick Draw")
    assert t.you.upgrades("Finn") == ["Hunting Rifle"]
    t.they.choose("pass")
    t = table(Side(team=["Finn"], hand=["Quick Draw", "Datapad"]))
    t.you.choose("play Quick Draw")
    assert (t.you.hand, t.you.is_exhausted("Finn")) == (["Datapad"], False)


# ---------------------------------------------------------------- gray


@card("destiny", "LEG-160")
def test_ice_storm_takes_1_shield_from_every_character() -> None:
    t = table(
        Side(team=["Finn", "Rey"], shields={"Finn": 3}, hand=["Ice Storm"]),
        Side(team=["Nightsister", "Count Dooku"], shields={"Nightsister": 1, "Count Dooku": 2}),
    )
    t.you.choose("play Ice Storm")
    assert (t.you.shields("Finn"), t.you.shields("Rey")) == (2, 0)
    assert (t.they.shields("Nightsister"), t.they.shields("Count Dooku")) == (0, 1)


@card("destiny", "LEG-163")
def test_backup_specialist_rerolls_up_to_2_dice() -> None:
    t = table(Side(team=["Finn*2", "Rey"], pool=["Finn:-", "Finn:1R", "Rey:-"], supports=["Backup Specialist"]))
    t.you.choose("use Backup Specialist", "reroll Finn:-")
    t.you.can_choose("reroll Finn:1R", "reroll Rey:-", "done")
    t.you.choose("reroll Rey:-")
    t.roll("2RD", "1MD")
    assert (t.you.pool, t.you.is_exhausted("Backup Specialist")) == (["Finn:2RD", "Finn:1R", "Rey:1MD"], True)


@card("destiny", "LEG-163")
def test_backup_specialist_may_reroll_nothing() -> None:
    t = table(Side(team=["Finn"], pool=["Finn:-"], supports=["Backup Specialist"]))
    t.you.choose("use Backup Specialist", "done")
    assert (t.you.pool, t.you.is_exhausted("Backup Specialist")) == (["Finn:-"], True)


@card("destiny", "LEG-167")
def test_quickdraw_holster_may_reroll_weapon_dice_of_its_character_after_an_activation() -> None:
    def activated(answer: str) -> Table:
        t = table(
            Side(
                team=["Finn", "Rey"],
                upgrades={
                    "Finn": ["Quickdraw Holster", "Hunting Rifle", "Datapad"],
                    "Rey": ["Holdout Blaster"],
                },
                pool=["Holdout Blaster:1R"],
            )
        )
        t.you.choose("activate Finn")
        t.roll("1Sh", "-", "-")
        t.you.choose(answer)
        return t

    t = activated("yes")
    t.you.can_choose("reroll Hunting Rifle:-", "done")
    t.you.choose("reroll Hunting Rifle:-")
    t.roll("1RD")
    assert t.you.pool == ["Holdout Blaster:1R", "Finn:1Sh", "Hunting Rifle:1RD", "Datapad:-"]
    t = activated("no")
    assert t.you.pool[2] == "Hunting Rifle:-"
    t.they.choose("pass")


@card("destiny", "LEG-167")
def test_quickdraw_holster_asks_nothing_for_another_character_or_without_weapon_dice() -> None:
    mine = Side(team=["Finn", "Padawan"], upgrades={"Finn": ["Quickdraw Holster"], "Padawan": ["Holdout Blaster"]})
    t = table(mine)
    t.you.choose("activate Padawan")
    t.roll("1R", "1RD")
    t.they.choose("pass")
    t.you.choose("activate Finn")
    t.roll("2RD")
    t.they.choose("pass")
