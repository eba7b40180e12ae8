"""What the cards with dice of the Legacies starter sets do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- villains


@rule("destiny.starter.indirect.opponent_deals", "destiny.starter.indirect.split_freely")
@card("destiny", "LEG-013")
def test_veteran_stormtroopers_indirect_damage_is_split_by_the_opponent() -> None:
    t = table(
        Side(team=["Veteran Stormtrooper"], pool=["Veteran Stormtrooper:3ID"]),
        Side(team=["Rey", "Padawan"], shields={"Padawan": 1}),
    )
    t.you.choose("resolve Veteran Stormtrooper:3ID")
    t.they.can_choose("assign Rey", "assign Padawan")
    t.they.choose("assign Padawan", "assign Rey", "assign Padawan")
    assert (t.they.damage("Rey"), t.they.damage("Padawan"), t.they.shields("Padawan")) == (1, 1, 0)


@card("destiny", "LEG-019")
def test_boba_fetts_special_deals_the_value_of_a_die_in_any_pool() -> None:
    t = table(
        Side(team=["Boba Fett*2"], pool=["Boba Fett:Sp", "Boba Fett:2RD"]),
        Side(team=["AW-035*2"], pool=["AW-035:3MD", "AW-035:-"], shields={"AW-035": 1}),
    )
    t.you.choose("resolve Boba Fett:Sp")
    assert "die Boba Fett:2RD" in t.offered()
    t.you.choose("die Luke Skywalker:3MD")
    t.you.can_choose("hit Boba Fett", "hit Luke Skywalker")
    t.you.choose("hit Luke Skywalker")
    assert (t.they.damage("Luke Skywalker"), t.they.shields("Luke Skywalker")) == (2, 0)
    assert (t.they.pool, t.you.pool) == (["Luke Skywalker:3MD", "Luke Skywalker:-"], ["Boba Fett:2RD"])


@card("destiny", "LEG-019")
def test_boba_fetts_special_deals_nothing_by_a_blank() -> None:
    t = table(Side(team=["Boba Fett"], pool=["Boba Fett:Sp"]), Side(team=["Rey"], pool=["Rey:-"]))
    t.you.choose("resolve Boba Fett:Sp", "die Rey:-")
    assert (t.they.damage("Rey"), t.you.pool) == (0, [])
    t.they.choose("pass")


@card("destiny", "LEG-025")
def test_slave_1_rerolls_a_yellow_die_and_may_remove_a_die_of_the_same_value() -> None:
    t = table(
        Side(team=["Boba Fett", "Nightsister"], supports=["LEG-025"], pool=["Boba Fett:-", "Nightsister:-"]),
        Side(team=["AW-035*2", "Rey"], pool=["AW-035:2MD", "AW-035:3MD", "Rey:+2MD"]),
    )
    t.you.choose("use Slave I")
    t.roll("2RD")
    t.you.choose("yes")
    t.you.can_choose("remove Luke Skywalker:2MD", "remove Rey:+2MD")
    t.you.choose("remove Rey:+2MD")
    assert t.they.pool == ["Luke Skywalker:2MD", "Luke Skywalker:3MD"]
    assert (t.you.pool, t.you.is_exhausted("Slave I")) == (["Boba Fett:2RD", "Nightsister:-"], False)


@rule("destiny.starter.poweraction.once_per_round")
@card("destiny", "LEG-025")
def test_slave_1_may_remove_nothing_and_is_used_once_a_round() -> None:
    t = table(
        Side(team=["Boba Fett"], supports=["LEG-025"], pool=["Boba Fett:-"]),
        Side(team=["AW-035"], pool=["AW-035:2MD"]),
    )
    t.you.choose("use Slave I")
    t.roll("2RD")
    t.you.choose("no")
    assert t.they.pool == ["Luke Skywalker:2MD"]
    t.they.choose("pass")
    t.you.cannot_choose("use Slave I")


@card("destiny", "LEG-025")
def test_slave_1_is_not_asked_about_dice_of_another_value() -> None:
    t = table(
        Side(team=["Boba Fett"], supports=["LEG-025"], pool=["Boba Fett:-"]),
        Side(team=["AW-035"], pool=["AW-035:3MD"]),
    )
    t.you.choose("use Slave I")
    t.roll("2RD")
    t.they.choose("pass")


@card("destiny", "LEG-026")
@pytest.mark.parametrize(("hurt", "damage"), [(0, 1), (2, 1), (3, 2), (5, 2)])
def test_hunter_instinct_deals_1_damage_or_2_to_a_character_hurt_by_3(hurt: int, damage: int) -> None:
    t = table(
        Side(team=["Boba Fett"], upgrades={"Boba Fett": ["Hunter Instinct"]}, pool=["Hunter Instinct:Sp"]),
        Side(team=["Rey"], damage={"Rey": hurt}),
    )
    t.you.choose("resolve Hunter Instinct:Sp", "hit Rey")
    assert t.they.damage("Rey") == hurt + damage


@card("destiny", "LEG-027")
def test_wrist_rockets_deal_2_damage_and_2_more_for_a_resource() -> None:
    mine = Side(team=["Boba Fett"], upgrades={"Boba Fett": ["Wrist Rockets"]}, pool=["Wrist Rockets:Sp"], resources=1)
    theirs = Side(team=["Rey", "Padawan"])
    t = table(mine, theirs)
    t.you.choose("resolve Wrist Rockets:Sp", "hit Rey", "yes", "hit Padawan")
    assert (t.they.damage("Rey"), t.they.damage("Padawan"), t.you.resources) == (2, 2, 0)
    t = table(mine, theirs)
    t.you.choose("resolve Wrist Rockets:Sp", "hit Rey", "no")
    assert (t.they.damage("Rey"), t.they.damage("Padawan"), t.you.resources) == (2, 0, 1)


@card("destiny", "LEG-027")
def test_wrist_rockets_are_for_yellow_characters_and_ask_nothing_without_a_resource() -> None:
    t = table(Side(team=["Boba Fett", "Nightsister"], hand=["Wrist Rockets"], resources=3))
    assert "play Wrist Rockets Boba Fett" in t.offered()
    t.you.cannot_choose("play Wrist Rockets Nightsister")
    t = table(
        Side(team=["Boba Fett"], upgrades={"Boba Fett": ["Wrist Rockets"]}, pool=["Wrist Rockets:Sp"], resources=0),
        Side(team=["Rey"]),
    )
    t.you.choose("resolve Wrist Rockets:Sp", "hit Rey")
    t.they.choose("pass")


# ---------------------------------------------------------------- heroes


@card("destiny", "LEG-031")
def test_luke_spends_2_resources_to_resolve_a_die_of_his_with_2_more() -> None:
    t = table(
        Side(
            team=["LEG-031", "Finn"],
            upgrades={"LEG-031": ["Holdout Blaster"], "Finn": ["DH-17 Blaster Pistol"]},
            pool=["LEG-031:2RD", "Holdout Blaster:1RD", "DH-17 Blaster Pistol:1RD", "Finn:1RD"],
        ),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("use Luke Skywalker")
    t.you.can_choose("resolve Luke Skywalker:2RD", "resolve Holdout Blaster:1RD")
    t.you.choose("resolve Holdout Blaster:1RD", "hit Count Dooku")
    assert (t.they.damage("Count Dooku"), t.you.resources, len(t.you.pool)) == (3, 0, 3)


@card("destiny", "LEG-031")
def test_luke_resolves_nothing_without_2_resources() -> None:
    t = table(Side(team=["LEG-031"], pool=["LEG-031:2RD"], resources=1))
    t.you.choose("use Luke Skywalker")
    assert (t.you.pool, t.you.resources) == (["Luke Skywalker:2RD"], 1)
    t.they.choose("pass")


@card("destiny", "LEG-035")
def test_r2_d2_draws_a_card_and_may_turn_a_die() -> None:
    mine = Side(team=["Rey"], supports=["LEG-035"], pool=["LEG-035:Sp", "Rey:-"], deck=["Aim"])
    theirs = Side(pool=["Nightsister:2RD"])
    t = table(mine, theirs)
    t.you.choose("resolve R2-D2:Sp", "yes")
    t.you.cannot_choose("turn Nightsister:2RD -")
    t.you.choose("turn Rey:- +2MD")
    assert (t.you.hand, t.you.pool) == (["Aim"], ["Rey:+2MD"])
    t = table(mine, theirs)
    t.you.choose("resolve R2-D2:Sp", "no")
    assert (t.you.hand, t.you.pool) == (["Aim"], ["Rey:-"])


@card("destiny", "LEG-046")
def test_han_solo_may_reroll_any_die_after_he_was_activated() -> None:
    def activated(answer: str) -> Table:
        t = table(Side(team=["LEG-046"]), Side(pool=["Nightsister:2RD"]))
        t.you.choose("activate Han Solo")
        t.roll("2RD")
        t.you.choose(answer)
        return t

    t = activated("yes")
    t.you.can_choose("reroll Han Solo:2RD", "reroll Nightsister:2RD")
    t.you.choose("reroll Nightsister:2RD")
    t.roll("-")
    assert (t.they.pool, t.you.pool) == (["Nightsister:-"], ["Han Solo:2RD"])
    t = activated("no")
    assert t.they.pool == ["Nightsister:2RD"]
    t.they.choose("pass")


@card("destiny", "LEG-052")
def test_millennium_falcon_may_activate_a_character_with_it() -> None:
    def activated(*answers: str) -> Table:
        t = table(Side(team=["Rey", "Finn", "Padawan"], exhausted=["Padawan"], supports=["LEG-052"]))
        t.you.choose("activate Millennium Falcon")
        t.roll("3RD")
        t.you.choose(*answers)
        return t

    t = activated("yes")
    t.you.can_choose("activate Rey", "activate Finn")
    t.you.choose("activate Finn")
    t.roll("2RD")
    assert t.you.pool == ["Millennium Falcon:3RD", "Finn:2RD"]
    assert (t.you.is_exhausted("Finn"), t.you.is_exhausted("Millennium Falcon")) == (True, True)
    t = activated("no")
    assert (t.you.pool, t.you.is_exhausted("Finn")) == (["Millennium Falcon:3RD"], False)


# ---------------------------------------------------------------- neutral


@card("destiny", "LEG-056")
def test_force_focus_turns_a_die_and_for_a_blue_card_one_of_an_opponent() -> None:
    def resolved(hand: list[str]) -> Table:
        t = table(
            Side(
                team=["Rey"],
                upgrades={"Rey": ["Force Focus"]},
                pool=["Force Focus:Sp", "Rey:-"],
                hand=hand,
            ),
            Side(pool=["Nightsister:2RD"]),
        )
        t.you.choose("resolve Force Focus:Sp", "turn Rey:- 1MD")
        assert t.you.pool[-1] == "Rey:1MD"
        return t

    t = resolved(["Heroism", "Riposte", "Aim"])
    t.you.choose("yes")
    t.you.can_choose("reveal Heroism", "reveal Riposte")
    t.you.choose("reveal Riposte", "turn Nightsister:2RD -")
    assert (t.they.pool, t.you.pool) == (["Nightsister:-"], ["Rey:1MD"])
    assert sorted(t.they.sees("hand", t.you)) == ["?", "?", "Riposte"]
    assert t.you.hand == ["Heroism", "Riposte", "Aim"]
    t = resolved(["Heroism"])
    t.you.choose("no")
    assert t.they.pool == ["Nightsister:2RD"]
    t = resolved(["Aim"])
    t.they.choose("pass")


@card("destiny", "LEG-056")
def test_force_focus_is_played_by_anybody_while_a_blue_character_is_there() -> None:
    t = table(Side(team=["Finn", "Rey"], hand=["Force Focus"]))
    t.you.choose("play Force Focus Finn")
    assert t.you.upgrades("Finn") == ["Force Focus"]
    table(Side(team=["Finn"], hand=["Force Focus"])).you.cannot_choose("play Force Focus Finn")


@card("destiny", "LEG-058")
@pytest.mark.parametrize(("host", "moves"), [("Rey", True), ("Hired Gun", False)])
def test_heirloom_lightsaber_has_redeploy_on_a_blue_character_only(host: str, moves: bool) -> None:
    health = {"Rey": 10, "Hired Gun": 9}[host]
    t = table(
        Side(
            team=[host, "Padawan", "Finn"],
            upgrades={host: ["Heirloom Lightsaber"]},
            damage={host: health - 1},
        ),
        Side(pool=["Nightsister:2RD"]),
        turn_of="they",
    )
    t.they.choose("resolve Nightsister:2RD", f"hit {host}")
    if moves:
        t.you.can_choose("attach Padawan", "attach Finn", "decline")
        t.you.choose("attach Finn")
        assert t.you.upgrades("Finn") == ["Heirloom Lightsaber"]
    else:
        assert t.you.discard == ["Heirloom Lightsaber"]
        t.you.choose("pass")


@card("destiny", "LEG-064")
def test_speeder_bike_resolves_its_die_and_a_die_of_its_character_in_either_order() -> None:
    t = table(
        Side(
            team=["Leia Organa*2", "Finn"],
            upgrades={"Leia Organa": ["74-Z Speeder Bike", "Holdout Blaster"]},
            pool=["Leia Organa:1R", "Leia Organa:2RD", "74-Z Speeder Bike:2RD1", "Finn:2RD", "Holdout Blaster:1RD"],
            resources=0,
        ),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("use 74-Z Speeder Bike")
    t.you.can_choose("resolve Leia Organa:1R", "resolve Leia Organa:2RD")
    t.you.choose("resolve Leia Organa:1R", "hit Count Dooku")
    assert (t.they.damage("Count Dooku"), t.you.resources) == (2, 0)
    assert t.you.pool == ["Leia Organa:2RD", "Finn:2RD", "Holdout Blaster:1RD"]
    t.they.choose("pass")


BIKE = Side(
    team=["General Veers*2"],
    upgrades={"General Veers": ["74-Z Speeder Bike"]},
    pool=["General Veers:+2RD", "General Veers:1R", "74-Z Speeder Bike:2RD1"],
    resources=1,
)


@rule("destiny.carddice.modifiers_need_several_dice")
@card("destiny", "LEG-064")
def test_speeder_bike_takes_a_die_of_its_character_as_a_modifier() -> None:
    t = table(BIKE, Side(team=["Count Dooku"]))
    t.you.choose(
        "use 74-Z Speeder Bike", "resolve 74-Z Speeder Bike:2RD1", "modify General Veers:+2RD", "hit Count Dooku"
    )
    assert (t.they.damage("Count Dooku"), t.you.pool, t.you.resources) == (4, ["General Veers:1R"], 0)
    t.they.choose("pass")


@rule("destiny.carddice.modifiers_need_several_dice")
@card("destiny", "LEG-064")
def test_speeder_bike_resolves_another_die_of_its_character_instead_of_a_modifier() -> None:
    t = table(BIKE, Side(team=["Count Dooku"]))
    t.you.choose("use 74-Z Speeder Bike", "resolve 74-Z Speeder Bike:2RD1", "done", "hit Count Dooku")
    assert (t.they.damage("Count Dooku"), t.you.pool, t.you.resources) == (2, ["General Veers:+2RD"], 1)


@card("destiny", "LEG-064")
def test_speeder_bike_works_on_every_turn_without_being_exhausted() -> None:
    t = table(
        Side(
            team=["Leia Organa"],
            upgrades={"Leia Organa": ["74-Z Speeder Bike"]},
            pool=["Leia Organa:1R", "74-Z Speeder Bike:1R"],
        )
    )
    t.you.choose("use 74-Z Speeder Bike", "resolve 74-Z Speeder Bike:1R")
    assert (t.you.resources, t.you.pool, t.you.is_exhausted("74-Z Speeder Bike")) == (4, [], False)


@card("destiny", "LEG-072")
def test_hidden_blaster_may_take_a_shield_and_has_ambush() -> None:
    mine, theirs = Side(team=["Finn"], hand=["Hidden Blaster"]), Side(shields={"Nightsister": 2})
    t = table(mine, theirs)
    t.you.choose("play Hidden Blaster Finn", "yes", "unshield Nightsister")
    assert t.they.shields("Nightsister") == 1
    t.you.choose("activate Finn")
    t.roll("-", "+2RD")
    assert t.you.pool == ["Finn:-", "Hidden Blaster:+2RD"]
    t.they.choose("pass")
    t = table(mine, theirs)
    t.you.choose("play Hidden Blaster Finn", "no")
    assert t.they.shields("Nightsister") == 2


@card("destiny", "LEG-073")
@pytest.mark.parametrize(("side", "damage", "left"), [("1RD", 1, 2), ("2RD1", 2, 1)])
def test_hunting_rifle_shoots_with_its_die(side: str, damage: int, left: int) -> None:
    t = table(
        Side(team=["Rey"], upgrades={"Rey": ["Hunting Rifle"]}, pool=[f"Hunting Rifle:{side}"]), Side(team=["AW-010"])
    )
    t.you.choose(f"resolve Hunting Rifle:{side}", "hit Darth Vader")
    assert (t.they.damage("Darth Vader"), t.you.resources) == (damage, left)
