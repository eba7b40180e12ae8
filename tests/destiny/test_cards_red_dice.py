"""What every red villain card of Awakenings with a die does; printed numbers are in ``test_card_values``."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table


@card("destiny", "AW-001")
def test_phasma_gives_guardian_to_her_non_unique_characters() -> None:
    t = table(
        Side(team=["Captain Phasma", "First Order Stormtrooper"]),
        Side(pool=["Nightsister:2RD"]),
    )
    t.you.choose("activate First Order Stormtrooper")
    t.you.can_choose("remove Nightsister:2RD", "decline")
    t.you.choose("remove Nightsister:2RD")
    t.roll("1RD")
    assert (t.you.damage("First Order Stormtrooper"), t.they.pool) == (2, [])


@card("destiny", "AW-001")
@pytest.mark.parametrize(
    ("team", "activated"),
    [
        (["Captain Phasma", "First Order Stormtrooper"], "Captain Phasma"),
        (["Captain Phasma", "Count Dooku"], "Count Dooku"),
        (["General Veers", "First Order Stormtrooper"], "First Order Stormtrooper"),
    ],
)
def test_phasma_gives_guardian_neither_to_unique_characters_nor_when_she_is_away(
    team: list[str], activated: str
) -> None:
    t = table(Side(team=team), Side(pool=["Nightsister:2RD"]))
    t.you.choose(f"activate {activated}")
    t.roll("1R")
    assert (t.you.damage(activated), t.they.pool) == (0, ["Nightsister:2RD"])


@card("destiny", "AW-001")
def test_phasma_gives_guardian_to_nobody_of_the_opponent() -> None:
    t = table(Side(team=["Nightsister"]), Side(team=["Captain Phasma"], pool=["Captain Phasma:2RD"]))
    t.you.choose("activate Nightsister")
    t.roll("1R")
    assert t.they.pool == ["Captain Phasma:2RD"]


@card("destiny", "AW-002")
@pytest.mark.parametrize(("side", "paid"), [("2RD", 0), ("2RD1", 1)])
def test_stormtrooper_pays_for_the_side_with_a_cost_only(side: str, paid: int) -> None:
    t = table(Side(team=["First Order Stormtrooper"], pool=[f"First Order Stormtrooper:{side}"], resources=1))
    t.you.choose(f"resolve First Order Stormtrooper:{side}", "hit Nightsister")
    assert (t.they.damage("Nightsister"), t.you.resources) == (2, 1 - paid)


GRIEVOUS = Side(team=["General Grievous"], pool=["General Grievous:2MD"])


@card("destiny", "AW-003")
@pytest.mark.parametrize("targets", [("General Grievous", "Rey"), ("Rey", "General Grievous")])
def test_grievous_takes_an_upgrade_of_a_character_that_falls_together_with_him(targets: tuple[str, str]) -> None:
    t = table(
        Side(
            team=["General Grievous", "Tusken Raider"],
            damage={"General Grievous": 9},
            upgrades={"Tusken Raider": ["Flame Thrower"]},
            pool=["Flame Thrower:Sp"],
        ),
        Side(team=["Rey", "Padawan"], damage={"Rey": 9}, upgrades={"Rey": ["Datapad"]}),
    )
    t.you.choose("resolve Flame Thrower:Sp", *[f"hit {target}" for target in targets], "done", "yes")
    assert (t.you.team, t.they.team) == (["Tusken Raider"], ["Padawan"])
    assert (t.you.discard, t.they.discard) == ([], ["Datapad"]), "it goes with him to its owner's discard pile"


@rule("destiny.card.general_grievous.steals_before_redeploy")
@card("destiny", "AW-003")
def test_grievous_takes_an_upgrade_with_its_die_before_it_is_redeployed() -> None:
    t = table(
        GRIEVOUS,
        Side(
            team=["Padawan", "Nightsister"],
            upgrades={"Padawan": ["Lightsaber", "Jedi Robes", "Force Throw"]},
            pool=["Lightsaber:+2MD"],
            damage={"Padawan": 6},
        ),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Padawan", "yes")
    t.you.can_choose("take Lightsaber", "take Jedi Robes")
    t.you.choose("take Lightsaber")
    assert (t.you.upgrades("General Grievous"), t.they.team, t.they.pool) == (["Lightsaber"], ["Nightsister"], [])
    assert sorted(t.they.discard) == ["Force Throw", "Jedi Robes"]
    t.they.choose("pass")
    t.you.choose("activate General Grievous")
    t.roll("1R", "3MD1")
    assert t.you.pool == ["General Grievous:1R", "Lightsaber:3MD1"]


@card("destiny", "AW-003")
def test_grievous_may_leave_the_upgrades_where_they_are() -> None:
    robed = Side(team=["Padawan", "Nightsister"], upgrades={"Padawan": ["Jedi Robes"]}, damage={"Padawan": 6})
    t = table(GRIEVOUS, robed)
    t.you.choose("resolve General Grievous:2MD", "hit Padawan")
    t.you.can_choose("yes", "no")
    t.you.choose("no")
    assert (t.you.upgrades("General Grievous"), t.they.discard) == ([], ["Jedi Robes"])


@card("destiny", "AW-003")
@pytest.mark.parametrize("worn", [{}, {"Padawan": ["Force Throw"]}])
def test_grievous_is_not_asked_when_there_is_nothing_but_abilities(worn: dict[str, list[str]]) -> None:
    t = table(GRIEVOUS, Side(team=["Padawan", "Nightsister"], upgrades=worn, damage={"Padawan": 6}))
    t.you.choose("resolve General Grievous:2MD", "hit Padawan")
    t.they.cannot_choose("yes")
    assert (t.they.team, t.you.upgrades("General Grievous")) == (["Nightsister"], [])


@card("destiny", "AW-003")
def test_grievous_takes_nothing_from_his_own_side() -> None:
    t = table(
        Side(team=["General Grievous", "Nightsister"], upgrades={"Nightsister": ["Datapad"]}),
        Side(pool=["Nightsister:2RD"]),
        turn_of="they",
    )
    t.they.choose("resolve Nightsister:2RD", "hit Nightsister")
    assert t.you.upgrades("General Grievous") == []


@card("destiny", "AW-003")
def test_grievous_with_three_upgrades_gives_one_up_for_the_one_he_takes() -> None:
    t = table(
        Side(
            team=["General Grievous"],
            upgrades={"General Grievous": ["Gaffi Stick", "Datapad", "Comlink"]},
            pool=["General Grievous:2MD"],
        ),
        Side(team=["Padawan", "Nightsister"], upgrades={"Padawan": ["Jedi Robes"]}, damage={"Padawan": 6}),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Padawan", "yes")
    t.you.can_choose("give_up Gaffi Stick", "give_up Datapad", "give_up Comlink", "give_up Jedi Robes")
    t.you.choose("give_up Datapad")
    assert t.you.upgrades("General Grievous") == ["Gaffi Stick", "Comlink", "Jedi Robes"]
    assert t.you.discard == ["Datapad"]


@card("destiny", "AW-004")
def test_veers_gives_up_a_die_of_his_to_turn_a_support_die() -> None:
    t = table(
        Side(
            team=["General Veers*2"],
            supports=["AT-ST"],
            pool=["General Veers:1R", "General Veers:-", "AT-ST:2Sh"],
        ),
        Side(team=["Poe Dameron"], supports=["Black One"], pool=["Black One:2RD"]),
    )
    t.you.choose("use General Veers")
    t.you.can_choose("remove General Veers:1R", "remove General Veers:-")
    t.you.choose("remove General Veers:-")
    t.you.can_choose(*[f"turn AT-ST:2Sh {side}" for side in ("3RD", "4RD", "5RD1", "Sp")])
    t.you.choose("turn AT-ST:2Sh 5RD1")
    assert t.you.pool == ["General Veers:1R", "AT-ST:5RD1"]
    assert t.they.pool == ["Black One:2RD"]


@card("destiny", "AW-004")
def test_veers_gives_up_his_die_even_without_a_support_die() -> None:
    t = table(Side(team=["General Veers", "Nightsister"], pool=["General Veers:1R", "Nightsister:1R"]))
    t.you.choose("use General Veers")
    assert t.you.pool == ["Nightsister:1R"]


@rule("destiny.pass.example_veers")
@card("destiny", "AW-004")
def test_veers_without_a_die_of_his_in_the_pool_turns_nothing_and_has_passed() -> None:
    t = table(Side(team=["General Veers"], supports=["AT-ST"], pool=["AT-ST:2Sh"]), turn_of="they")
    t.they.choose("pass")
    t.you.choose("use General Veers")
    assert t.round == 3


@card("destiny", "AW-005")
def test_at_st_discards_any_support_with_its_die() -> None:
    you = Side(team=["General Veers"], supports=["AT-ST", "Outpost"], pool=["AT-ST:Sp"])
    they = Side(team=["Poe Dameron"], supports=["Black One"], pool=["Black One:3RD"])
    t = table(you, they)
    t.you.choose("resolve AT-ST:Sp")
    t.you.can_choose("discard AT-ST", "discard Outpost", "discard Black One")
    t.you.choose("discard Black One")
    assert (t.they.supports, t.they.discard, t.they.pool) == ([], ["Black One"], [])
    assert t.you.supports == ["AT-ST", "Outpost"]


@card("destiny", "AW-005")
def test_at_st_that_is_the_only_support_discards_itself() -> None:
    t = table(Side(team=["General Veers"], supports=["AT-ST"], pool=["AT-ST:Sp"]))
    t.you.choose("resolve AT-ST:Sp")
    assert (t.you.supports, t.you.discard, t.you.pool) == ([], ["AT-ST"], [])


TIE_SPECIAL = Side(
    team=["General Veers"],
    supports=["First Order TIE Fighter"],
    pool=["First Order TIE Fighter:Sp"],
    shields={"General Veers": 1},
)
SHIELDED = Side(team=["Padawan", "Nightsister"], shields={"Padawan": 3, "Nightsister": 1})


@card("destiny", "AW-006")
def test_tie_fighter_takes_all_shields_of_the_opponents_characters() -> None:
    t = table(TIE_SPECIAL, SHIELDED)
    t.you.choose("resolve First Order TIE Fighter:Sp")
    assert (t.they.shields("Padawan"), t.they.shields("Nightsister"), t.you.shields("General Veers")) == (0, 0, 1)


@card("destiny", "AW-006")
def test_tie_fighter_takes_the_shields_of_one_opponent_only() -> None:
    t = table(TIE_SPECIAL, SHIELDED, SHIELDED)
    t.you.choose("resolve First Order TIE Fighter:Sp")
    t.you.can_choose("opponent 2", "opponent 3")
    t.you.choose("opponent 3")
    assert (t.they.shields("Padawan"), t.third.shields("Padawan"), t.third.shields("Nightsister")) == (3, 0, 0)


def commanding(*pool: str, resources: int = 2) -> Side:
    return Side(
        team=["First Order Stormtrooper", "Nightsister"],
        upgrades={"First Order Stormtrooper": ["Commanding Presence"]},
        pool=["Commanding Presence:Sp", *pool],
        resources=resources,
    )


@card("destiny", "AW-007")
def test_commanding_presence_resolves_an_own_red_die_with_2_more() -> None:
    t = table(
        commanding("First Order Stormtrooper:1RD", "Nightsister:2RD"),
        Side(team=["Leia Organa", "Padawan"], pool=["Leia Organa:1R", "Padawan:2MD"]),
    )
    t.you.choose("resolve Commanding Presence:Sp")
    t.you.can_choose("die First Order Stormtrooper:1RD", "die Leia Organa:1R")
    t.you.choose("die First Order Stormtrooper:1RD", "hit Padawan")
    assert (t.they.damage("Padawan"), t.you.pool) == (3, ["Nightsister:2RD"])


@card("destiny", "AW-007")
def test_commanding_presence_removes_a_red_die_of_an_opponent() -> None:
    t = table(commanding("First Order Stormtrooper:1RD"), Side(team=["Leia Organa"], pool=["Leia Organa:2RD1"]))
    t.you.choose("resolve Commanding Presence:Sp", "die Leia Organa:2RD1")
    assert (t.they.pool, t.you.pool, t.you.resources) == ([], ["First Order Stormtrooper:1RD"], 2)


@card("destiny", "AW-007")
@pytest.mark.parametrize(("resources", "damage"), [(1, 4), (0, 0)])
def test_commanding_presence_has_the_cost_of_the_own_die_paid(resources: int, damage: int) -> None:
    t = table(commanding("First Order Stormtrooper:2RD1", resources=resources), Side(team=["Padawan"]))
    t.you.choose("resolve Commanding Presence:Sp")
    if damage:
        t.you.choose("hit Padawan")
    assert (t.they.damage("Padawan"), t.you.resources) == (damage, 0)


@card("destiny", "AW-007")
def test_commanding_presence_raises_other_symbols_too() -> None:
    t = table(commanding("First Order Stormtrooper:1R", resources=0))
    t.you.choose("resolve Commanding Presence:Sp")
    assert (t.you.resources, t.you.pool) == (3, [])


@card("destiny", "AW-007")
def test_commanding_presence_without_a_red_die_does_nothing() -> None:
    t = table(commanding("Nightsister:2RD"), Side(team=["Padawan"], pool=["Padawan:2MD"]))
    t.you.choose("resolve Commanding Presence:Sp")
    assert (t.you.pool, t.they.pool) == (["Nightsister:2RD"], ["Padawan:2MD"])


@card("destiny", "AW-007", "AW-056")
@pytest.mark.parametrize("name", ["Commanding Presence", "Promotion"])
def test_some_red_abilities_are_played_on_red_characters_only(name: str) -> None:
    t = table(Side(team=["Rebel Trooper", "Nightsister", "Hired Gun"], hand=[name], resources=3))
    t.you.cannot_choose(f"play {name} Nightsister", f"play {name} Hired Gun")
    t.you.choose(f"play {name} Rebel Trooper")
    assert t.you.upgrades("Rebel Trooper") == [name]


RIFLE = Side(upgrades={"Nightsister": ["F-11D Rifle"]}, pool=["F-11D Rifle:Sp"])


@card("destiny", "AW-008")
def test_f_11d_rifle_has_the_opponent_divide_2_damage_among_their_own() -> None:
    t = table(RIFLE, Side(team=["Padawan", "Hired Gun"], shields={"Hired Gun": 1}))
    t.you.choose("resolve F-11D Rifle:Sp")
    t.they.can_choose("assign Padawan", "assign Hired Gun")
    t.they.choose("assign Hired Gun", "assign Padawan")
    assert (t.they.damage("Padawan"), t.they.damage("Hired Gun"), t.they.shields("Hired Gun")) == (1, 0, 0)


@rule("destiny.damage.example_f11d")
@card("destiny", "AW-008")
def test_f_11d_rifle_puts_no_more_on_a_character_than_it_can_take() -> None:
    t = table(RIFLE, Side(team=["Padawan", "Hired Gun", "Rey"], damage={"Padawan": 6}))
    t.you.choose("resolve F-11D Rifle:Sp")
    t.they.choose("assign Padawan")
    t.they.can_choose("assign Hired Gun", "assign Rey")


@card("destiny", "AW-008", "AW-025", "AW-059", "AW-063")
@pytest.mark.parametrize("name", ["F-11D Rifle", "Gaffi Stick", "Lightsaber", "Holdout Blaster"])
@pytest.mark.parametrize("kept", [True, False])
def test_a_weapon_may_be_redeployed_when_its_character_falls(name: str, kept: bool) -> None:
    worn = Side(team=["Padawan", "Hired Gun"], upgrades={"Padawan": [name]}, damage={"Padawan": 6})
    t = table(Side(pool=["Nightsister:2RD"]), worn)
    t.you.choose("resolve Nightsister:2RD", "hit Padawan")
    t.they.can_choose("attach Hired Gun", "decline")
    t.they.choose("attach Hired Gun" if kept else "decline")
    assert (t.they.upgrades("Hired Gun"), t.they.discard) == (([name], []) if kept else ([], [name]))
