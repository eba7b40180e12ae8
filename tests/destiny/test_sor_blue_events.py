"""What the blue villain and hero events, supports and plain upgrades of Spirit of Rebellion do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- villains


@card("destiny", "SoR-071")
@pytest.mark.parametrize(("pool", "playable"), [(["Count Dooku:-"], False), (["Count Dooku:-", "Nightsister:-"], True)])
def test_anger_needs_two_blanks(pool: list[str], playable: bool) -> None:
    t = table(Side(team=["Count Dooku", "Nightsister"], pool=pool, hand=["Anger"]))
    assert ("play Anger" in t.offered()) == playable


@card("destiny", "SoR-071")
def test_anger_resolves_a_damage_die_of_an_opponent_at_ones_own_cost() -> None:
    t = table(
        Side(
            team=["Count Dooku", "Nightsister"],
            pool=["Count Dooku:-", "Nightsister:-"],
            hand=["Anger"],
            resources=1,
        ),
        Side(team=["Kylo Ren", "Rey", "Padawan"], pool=["Kylo Ren:2MD1", "Rey:+2MD", "Padawan:1R"], resources=2),
    )
    t.you.choose("play Anger", "hit Rey")
    assert (t.they.damage("Rey"), t.you.resources, t.they.resources) == (2, 0, 2)
    assert t.they.pool == ["Rey:+2MD", "Padawan:1R"]


@card("destiny", "SoR-072")
@pytest.mark.parametrize(("shown", "playable"), [("Count Dooku:1MD", True), ("Count Dooku:1F", False)])
def test_lightsaber_throw_needs_a_melee_die_and_deals_2_damage(shown: str, playable: bool) -> None:
    t = table(Side(team=["Count Dooku"], pool=[shown], hand=["Lightsaber Throw"]), Side(team=["Rey"]))
    assert ("play Lightsaber Throw" in t.offered()) == playable
    if playable:
        t.you.choose("play Lightsaber Throw", "hit Rey")
        assert (t.they.damage("Rey"), t.you.pool) == (2, [shown])


@card("destiny", "SoR-073")
def test_manipulate_turns_a_die_of_each_side_to_a_blank() -> None:
    t = table(
        Side(team=["Count Dooku"], pool=["Count Dooku:2MD"], hand=["Manipulate"]),
        Side(team=["Rey", "Padawan"], pool=["Rey:1MD", "Padawan:2MD"]),
    )
    t.you.choose("play Manipulate")
    t.you.can_choose("turn Rey:1MD -", "turn Padawan:2MD -")
    t.you.choose("turn Padawan:2MD -")
    assert (t.you.pool, t.they.pool) == (["Count Dooku:-"], ["Rey:1MD", "Padawan:-"])


@rule("destiny.effect.then.needs_full_resolution")
@card("destiny", "SoR-073")
def test_manipulate_does_nothing_to_others_without_a_die_of_ones_own() -> None:
    t = table(Side(hand=["Manipulate"]), Side(team=["Rey"], pool=["Rey:1MD"]))
    t.you.choose("play Manipulate")
    assert t.they.pool == ["Rey:1MD"]


@card("destiny", "SoR-074")
@pytest.mark.parametrize(("discard", "milled"), [([], 1), (["Aim"], 1), (["No Disintegrations"], 3)])
def test_no_disintegrations_discards_more_cards_the_second_time(discard: list[str], milled: int) -> None:
    t = table(Side(hand=["No Disintegrations"], discard=discard), Side(deck=["Aim"] * 4))
    t.you.choose("play No Disintegrations")
    assert (len(t.they.deck), len(t.they.discard)) == (4 - milled, milled)


def _will_die(*pool: str, resources: int = 2) -> Table:
    t = table(
        Side(team=["Count Dooku", "Kylo Ren"], pool=pool, hand=["Now You Will Die"], resources=resources),
        Side(team=["Rey"]),
    )
    t.you.choose("play Now You Will Die")
    return t


@card("destiny", "SoR-075")
def test_now_you_will_die_makes_melee_damage_of_any_die() -> None:
    t = _will_die("Count Dooku:2Dc1")
    t.you.choose("hit Rey")
    assert (t.they.damage("Rey"), t.you.resources, t.you.pool) == (2, 0, [])
    assert any("as melee damage" in line for line in t.you.reads())


@card("destiny", "SoR-075")
def test_now_you_will_die_pays_for_the_side_and_finds_no_value_on_a_special_or_a_blank() -> None:
    t = _will_die("Count Dooku:2Dc1", resources=1)
    assert t.you.pool == ["Count Dooku:2Dc1"]
    for side in ("Kylo Ren:Sp", "Kylo Ren:-"):
        t = _will_die(side)
        assert (t.you.pool, t.they.damage("Rey")) == ([], 0)


@card("destiny", "SoR-075")
def test_what_waits_for_melee_damage_hears_a_die_resolved_as_such() -> None:
    t = table(
        Side(team=["Count Dooku"], pool=["Count Dooku:1R"], hand=["Now You Will Die"]),
        Side(team=["Rey"], upgrades={"Rey": ["Hunker Down"]}),
    )
    t.you.choose("play Now You Will Die", "hit Rey")
    assert (t.they.damage("Rey"), t.they.upgrades("Rey")) == (1, [])


@card("destiny", "SoR-076")
def test_rise_again_heals_a_unique_blue_character_and_may_bring_an_upgrade_back_to_it() -> None:
    t = table(
        Side(
            team=["Count Dooku", "Kylo Ren", "Nightsister"],
            damage={"Count Dooku": 7, "Kylo Ren": 1},
            hand=["Rise Again"],
            discard=["Lightsaber", "Aim"],
            resources=5,
        ),
        Side(team=["Captain Phasma"]),
    )
    t.you.choose("play Rise Again")
    t.you.can_choose("heal Count Dooku", "heal Kylo Ren")
    t.you.choose("heal Count Dooku", "yes")
    assert (t.you.damage("Count Dooku"), t.you.upgrades("Count Dooku"), t.you.resources) == (2, ["Lightsaber"], 0)


@card("destiny", "SoR-076")
def test_rise_again_asks_for_no_upgrade_that_could_not_go_there() -> None:
    t = table(
        Side(team=["Nightsister"], hand=["Rise Again"], discard=["Lightsaber"], resources=5),
        Side(team=["Rey"], damage={"Rey": 3}),
    )
    t.you.choose("play Rise Again")
    assert (t.they.damage("Rey"), t.they.upgrades("Rey")) == (0, [])
    t.they.choose("pass")


@card("destiny", "SoR-077")
def test_the_price_of_failure_defeats_one_character_to_ready_another() -> None:
    t = table(
        Side(
            team=["Count Dooku", "Nightsister"], exhausted=["Count Dooku", "Nightsister"], hand=["The Price of Failure"]
        ),
    )
    t.you.choose("play The Price of Failure", "defeat Nightsister")
    assert (t.you.team, t.you.is_exhausted("Count Dooku")) == (["Count Dooku"], False)


@card("destiny", "SoR-077")
def test_the_price_of_failure_needs_a_blue_character() -> None:
    t = table(Side(team=["Captain Phasma", "Bala-Tik"], hand=["The Price of Failure"]))
    t.you.choose("play The Price of Failure")
    assert t.you.team == ["Captain Phasma", "Bala-Tik"]


def _present(shown: str, pool: list[str]) -> Table:
    t = table(
        Side(supports=["Dark Presence"]),
        Side(team=["Rey", "Padawan"], pool=pool),
    )
    t.you.choose("activate Nightsister")
    t.roll(shown)
    return t


@card("destiny", "SoR-078")
def test_dark_presence_makes_an_opponent_remove_a_die_of_their_choice() -> None:
    t = _present("1Dc", ["Rey:1MD", "Padawan:2MD"])
    t.you.choose("yes")
    t.they.can_choose("remove Rey:1MD", "remove Padawan:2MD")
    t.they.choose("remove Rey:1MD")
    assert (t.they.pool, t.you.is_exhausted("Dark Presence")) == (["Padawan:2MD"], True)


@card("destiny", "SoR-078")
def test_dark_presence_waits_for_a_discard_symbol() -> None:
    t = _present("1Dr", ["Rey:1MD"])
    t.they.choose("pass")
    assert not t.you.is_exhausted("Dark Presence")


def _master(pool: list[str]) -> Table:
    return table(
        Side(
            team=["Count Dooku", "Nightsister"],
            upgrades={"Count Dooku": ["Now I Am The Master", "Lightsaber"]},
            pool=pool,
        ),
        Side(team=["Rey"], shields={"Rey": 2}, pool=["Rey:1MD"]),
    )


@card("destiny", "SoR-079")
@pytest.mark.parametrize("die", ["Count Dooku:2MD", "Lightsaber:Sp"])
def test_now_i_am_the_master_blanks_a_die_after_one_of_the_character_dealt_damage(die: str) -> None:
    t = _master([die])
    t.you.choose(f"resolve {die}", "hit Rey")
    t.you.choose("yes")
    assert (t.they.pool, t.you.is_exhausted("Now I Am The Master")) == (["Rey:-"], True)


@card("destiny", "SoR-079")
def test_now_i_am_the_master_waits_for_damage_of_its_character() -> None:
    t = _master(["Nightsister:2RD", "Count Dooku:1R"])
    t.you.choose("resolve Nightsister:2RD", "hit Rey")
    t.they.choose("pass")
    t.you.choose("resolve Count Dooku:1R")
    t.they.choose("pass")
    assert not t.you.is_exhausted("Now I Am The Master")


# ---------------------------------------------------------------- heroes


@card("destiny", "SoR-100")
def test_caution_shields_another_character_for_a_character_die() -> None:
    t = table(
        Side(
            team=["Rey", "Padawan"],
            upgrades={"Rey": ["Lightsaber"]},
            pool=["Rey:1MD", "Lightsaber:1R"],
            hand=["Caution"],
        ),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("play Caution")
    t.you.can_choose("shield Padawan", "shield Count Dooku")
    t.you.choose("shield Padawan")
    assert (t.you.shields("Padawan"), t.you.pool) == (3, ["Lightsaber:1R"])


@card("destiny", "SoR-101")
def test_destiny_plays_a_card_worth_the_blue_dice_removed() -> None:
    t = table(
        Side(
            team=["Rey", "Leia Organa"],
            upgrades={"Rey": ["Lightsaber"]},
            pool=["Rey:1MD", "Lightsaber:+2MD", "Leia Organa:2RD"],
            hand=["Destiny", "It Binds All Things", "Force Protection", "One With The Force"],
            resources=0,
        )
    )
    t.you.choose("play Destiny")
    t.you.can_choose("remove Rey:1MD", "remove Lightsaber:+2MD", "done")
    t.you.choose("remove Rey:1MD", "remove Lightsaber:+2MD")
    t.you.can_choose("play It Binds All Things", "play Force Protection Rey", "play Force Protection Rey Lightsaber")
    t.you.choose("play Force Protection Rey")
    assert (t.you.upgrades("Rey"), t.you.resources) == (["Lightsaber", "Force Protection"], 0)
    assert t.you.pool == ["Leia Organa:2RD"]


@card("destiny", "SoR-101")
def test_destiny_without_dice_plays_only_what_costs_nothing() -> None:
    t = table(Side(team=["Rey"], hand=["Destiny", "Patience", "Willpower"], resources=0))
    t.you.choose("play Destiny")
    t.they.choose("pass")
    assert t.you.hand == ["Patience", "Willpower"]


OTHER_SYMBOLS = ("melee", "indirect", "shield", "resource", "disrupt", "discard", "focus", "special")


@card("destiny", "SoR-102")
def test_determination_resolves_a_die_as_any_other_symbol() -> None:
    t = table(
        Side(
            team=["AW-035", "Leia Organa"],
            pool=["AW-035:1F", "Leia Organa:2RD"],
            hand=["Determination"],
            resources=0,
        ),
    )
    t.you.choose("play Determination", "resolve Leia Organa:2RD")
    t.you.can_choose(*[f"symbol {key}" for key in OTHER_SYMBOLS])
    t.you.choose("symbol resource")
    assert (t.you.resources, t.you.pool) == (2, ["Luke Skywalker:1F"])


@card("destiny", "SoR-102")
def test_determination_resolves_the_special_of_a_die_that_does_not_show_it() -> None:
    t = table(
        Side(
            team=["AW-035", "Kylo Ren"],
            pool=["AW-035:1F", "Kylo Ren:2MD1"],
            hand=["Determination"],
            resources=1,
        ),
        Side(team=["Rey"], hand=["Launch Bay"]),
    )
    t.you.choose("play Determination", "resolve Kylo Ren:2MD1", "symbol special")
    assert (t.they.damage("Rey"), t.you.resources) == (5, 0)


@card("destiny", "SoR-102")
def test_determination_needs_a_focus_and_resolves_no_modifier() -> None:
    t = table(Side(team=["Leia Organa"], pool=["Leia Organa:2RD"], hand=["Determination"]))
    t.you.cannot_choose("play Determination")
    t = table(Side(team=["Rey", "Padawan"], pool=["Padawan:1F", "Rey:+2MD"], hand=["Determination"]))
    t.you.choose("play Determination")
    t.you.cannot_choose("symbol focus")
    t.you.choose("symbol resource")
    assert (t.you.resources, t.you.pool) == (3, ["Rey:+2MD"])


@card("destiny", "SoR-103")
def test_guard_removes_as_many_dice_of_an_opponent_as_the_melee_die_is_worth() -> None:
    t = table(
        Side(team=["Padawan", "Finn"], pool=["Padawan:2MD", "Finn:1MD"], hand=["Guard"]),
        Side(team=["Count Dooku", "Nightsister", "Kylo Ren"], pool=["Count Dooku:2MD", "Nightsister:-", "Kylo Ren:1R"]),
    )
    t.you.choose("play Guard", "remove Count Dooku:2MD", "remove Kylo Ren:1R")
    assert (t.you.pool, t.they.pool) == (["Finn:1MD"], ["Nightsister:-"])


@card("destiny", "SoR-103")
def test_guard_needs_a_blue_die_showing_melee_damage() -> None:
    t = table(
        Side(team=["Padawan", "Finn"], pool=["Padawan:1R", "Finn:1MD"], hand=["Guard"]),
        Side(team=["Count Dooku"], pool=["Count Dooku:2MD"]),
    )
    t.you.choose("play Guard")
    assert (t.you.pool, t.they.pool) == (["Padawan:1R", "Finn:1MD"], ["Count Dooku:2MD"])


@card("destiny", "SoR-104")
@pytest.mark.parametrize(
    ("choice", "left"), [("choose 1", (["Nightsister:-"], 3)), ("choose 2", (["Count Dooku:2MD", "Nightsister:-"], 1))]
)
def test_the_krayt_dragon_howl_lets_an_opponent_lose_a_die_or_2_cards(choice: str, left: tuple[list[str], int]) -> None:
    t = table(
        Side(team=["Padawan"], hand=["Krayt Dragon Howl"]),
        Side(team=["Count Dooku", "Nightsister"], pool=["Count Dooku:2MD", "Nightsister:-"], deck=["Aim"] * 3),
    )
    t.you.choose("play Krayt Dragon Howl", "die Count Dooku:2MD")
    t.they.can_choose("choose 1", "choose 2")
    t.they.choose(choice)
    assert (t.they.pool, len(t.they.deck)) == left


@card("destiny", "SoR-104")
def test_the_krayt_dragon_howl_needs_a_blue_character() -> None:
    t = table(
        Side(team=["Leia Organa"], hand=["Krayt Dragon Howl"]), Side(team=["Count Dooku"], pool=["Count Dooku:2MD"])
    )
    t.you.choose("play Krayt Dragon Howl")
    t.they.choose("pass")
    assert t.they.pool == ["Count Dooku:2MD"]


@rule("destiny.card.my_ally_is_the_force.focus_turns_itself")
@card("destiny", "SoR-105")
def test_a_focus_resolved_through_my_ally_is_the_force_may_turn_itself() -> None:
    t = table(Side(team=["AW-035"], pool=["AW-035:1F"], hand=["My Ally Is The Force"]))
    t.you.choose("play My Ally Is The Force", "turn Luke Skywalker:1F 3MD")
    assert t.you.pool == ["Luke Skywalker:3MD"]


@card("destiny", "SoR-105")
def test_my_ally_is_the_force_keeps_a_blue_die_in_the_pool_for_the_next_action() -> None:
    t = table(
        Side(team=["AW-035", "Finn"], pool=["AW-035:2MD", "Finn:1MD"], hand=["My Ally Is The Force"]),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("play My Ally Is The Force", "hit Count Dooku")
    assert (t.they.damage("Count Dooku"), t.you.pool) == (2, ["Luke Skywalker:2MD", "Finn:1MD"])
    t.you.choose("resolve Luke Skywalker:2MD", "hit Count Dooku", "done")
    assert (t.they.damage("Count Dooku"), t.you.pool) == (4, ["Finn:1MD"])


@card("destiny", "SoR-106")
@pytest.mark.parametrize(
    ("pool", "playable"),
    [(["AW-035:2MD", "Finn:1Sh"], True), (["AW-035:2MD"], False), (["Finn:1Sh"], False)],
)
def test_synchronicity_needs_melee_damage_and_a_shield_and_cannot_be_blocked(pool: list[str], playable: bool) -> None:
    t = table(
        Side(team=["AW-035", "Finn"], pool=pool, hand=["Synchronicity"]),
        Side(team=["Count Dooku"], shields={"Count Dooku": 3}),
    )
    assert ("play Synchronicity" in t.offered()) == playable
    if playable:
        t.you.choose("play Synchronicity", "hit Count Dooku")
        assert (t.they.damage("Count Dooku"), t.they.shields("Count Dooku")) == (2, 3)


@card("destiny", "SoR-107")
def test_your_eyes_can_deceive_you_turns_a_die_of_an_opponent_when_a_shield_is_rolled() -> None:
    t = table(
        Side(team=["Finn"], supports=["Your Eyes Can Deceive You"]),
        Side(team=["Count Dooku"], pool=["Count Dooku:2MD"]),
    )
    t.you.choose("activate Finn")
    t.roll("1Sh")
    t.you.choose("yes")
    t.you.cannot_choose("turn Finn:1Sh 1MD")
    t.you.choose("turn Count Dooku:2MD -")
    assert (t.they.pool, t.you.is_exhausted("Your Eyes Can Deceive You")) == (["Count Dooku:-"], True)
