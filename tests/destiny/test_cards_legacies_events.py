"""What the villain and hero events and Maz's Vault of the Legacies starter sets do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, table

# ---------------------------------------------------------------- villains


@card("destiny", "LEG-084")
def test_battle_fatigue_removes_a_die_of_an_opponent_whose_characters_are_all_hurt() -> None:
    mine = Side(hand=["Battle Fatigue"])
    t = table(
        mine,
        Side(team=["Rey", "Finn"], damage={"Rey": 1, "Finn": 3}, pool=["Rey:1MD", "Finn:2RD"]),
    )
    t.you.choose("play Battle Fatigue")
    t.you.can_choose("remove Rey:1MD", "remove Finn:2RD")
    t.you.choose("remove Finn:2RD")
    assert t.they.pool == ["Rey:1MD"]
    t = table(mine, Side(team=["Rey", "Finn"], damage={"Rey": 1}, pool=["Rey:1MD"]))
    t.you.cannot_choose("play Battle Fatigue")


@card("destiny", "LEG-084")
def test_battle_fatigue_hits_only_that_opponent_of_several() -> None:
    t = table(
        Side(hand=["Battle Fatigue"]),
        Side(team=["Rey"], pool=["Rey:1MD"]),
        Side(team=["Finn"], pool=["Finn:2RD"], damage={"Finn": 1}),
    )
    t.you.choose("play Battle Fatigue")
    assert (t.they.pool, t.third.pool) == (["Rey:1MD"], [])


@card("destiny", "LEG-086")
def test_imperial_might_resolves_a_die_with_2_more() -> None:
    t = table(
        Side(team=["Captain Phasma*2"], pool=["Captain Phasma:2RD", "Captain Phasma:-"], hand=["Imperial Might"]),
        Side(team=["Rey"]),
    )
    t.you.choose("play Imperial Might", "hit Rey")
    assert (t.they.damage("Rey"), t.you.pool, t.you.resources) == (4, ["Captain Phasma:-"], 0)


@card("destiny", "LEG-086")
def test_imperial_might_does_nothing_without_a_die_to_resolve() -> None:
    t = table(Side(pool=["Nightsister:-"], hand=["Imperial Might"]))
    t.you.choose("play Imperial Might")
    assert t.you.pool == ["Nightsister:-"]
    t.they.choose("pass")


@card("destiny", "LEG-096")
def test_rumors_shows_and_discards_from_the_cards_the_opponent_does_not_hide() -> None:
    t = table(Side(hand=["Rumors"]), Side(hand=["Aim", "Dodge", "Block"]))
    t.you.choose("play Rumors")
    t.they.can_choose("hide Aim", "hide Dodge", "hide Block")
    t.they.choose("hide Dodge")
    assert sorted(t.you.sees("hand", t.they)) == ["?", "Aim", "Block"]
    t.you.can_choose("discard Aim", "discard Block")
    t.you.choose("discard Block")
    assert (t.they.hand, t.they.discard) == (["Aim", "Dodge"], ["Block"])


@card("destiny", "LEG-096")
@pytest.mark.parametrize("hand", [[], ["Aim"]])
def test_rumors_discards_nothing_of_a_hand_of_one_card_or_none(hand: list[str]) -> None:
    t = table(Side(hand=["Rumors"]), Side(hand=hand))
    t.you.choose("play Rumors")
    assert (t.they.hand, t.you.sees("hand", t.they)) == (hand, ["?"] * len(hand))


@card("destiny", "LEG-097")
def test_subdue_removes_a_die_of_a_character_with_3_damage_or_of_its_upgrades() -> None:
    t = table(
        Side(hand=["Subdue"]),
        Side(
            team=["Rey", "Finn"],
            upgrades={"Rey": ["Datapad"]},
            damage={"Rey": 3, "Finn": 2},
            pool=["Rey:1MD", "Datapad:1R", "Finn:2RD"],
        ),
    )
    t.you.choose("play Subdue")
    t.you.can_choose("remove Rey:1MD", "remove Datapad:1R")
    t.you.choose("remove Datapad:1R")
    assert t.they.pool == ["Rey:1MD", "Finn:2RD"]


@card("destiny", "LEG-097")
def test_subdue_lets_you_pick_among_hurt_characters_of_both_sides_and_does_nothing_without_one() -> None:
    theirs = Side(team=["Rey"], damage={"Rey": 4}, pool=["Rey:1MD"])
    t = table(Side(hand=["Subdue"], damage={"Nightsister": 3}), theirs)
    t.you.choose("play Subdue")
    t.you.can_choose("choose_character Nightsister", "choose_character Rey")
    t.you.choose("choose_character Rey")
    assert t.they.pool == []
    t = table(Side(hand=["Subdue"]), Side(team=["Rey"], damage={"Rey": 2}, pool=["Rey:1MD"]))
    t.you.choose("play Subdue")
    assert t.they.pool == ["Rey:1MD"]


@card("destiny", "LEG-098")
def test_take_flight_rerolls_up_to_2_yellow_dice_and_has_ambush() -> None:
    t = table(
        Side(
            team=["Boba Fett*2", "Nightsister"],
            supports=["LEG-025"],
            pool=["Boba Fett:-", "Boba Fett:1R", "Nightsister:-", "LEG-025:-"],
            hand=["Take Flight"],
        )
    )
    t.you.choose("play Take Flight", "reroll Boba Fett:-")
    t.you.can_choose("reroll Boba Fett:1R", "reroll Slave I:-", "done")
    t.you.choose("reroll Slave I:-")
    t.roll("2RD", "2ID")
    assert t.you.pool == ["Boba Fett:2RD", "Boba Fett:1R", "Nightsister:-", "Slave I:2ID"]
    t.you.choose("resolve Boba Fett:1R")
    t.they.choose("pass")


@card("destiny", "LEG-098")
def test_take_flight_may_reroll_nothing() -> None:
    t = table(Side(team=["Boba Fett"], pool=["Boba Fett:1R"], hand=["Take Flight"]))
    t.you.choose("play Take Flight", "done", "decline")
    assert t.you.pool == ["Boba Fett:1R"]


# ---------------------------------------------------------------- heroes


@card("destiny", "LEG-102")
def test_heightened_awareness_gives_3_shields_and_another_action() -> None:
    t = table(Side(team=["Rey"], shields={"Rey": 1}, hand=["Heightened Awareness"]))
    t.you.choose("play Heightened Awareness")
    t.you.can_choose("shield Rey", "shield Nightsister")
    t.you.choose("shield Rey")
    assert (t.you.shields("Rey"), t.you.resources) == (3, 0)
    t.you.choose("activate Rey")
    t.roll("-")
    t.they.choose("pass")


@card("destiny", "LEG-116")
def test_bravado_removes_a_die_of_an_opponent_and_then_deals_2_damage() -> None:
    t = table(
        Side(team=["Finn"], pool=["Finn:1RD"], hand=["Bravado"], resources=3),
        Side(team=["Count Dooku", "Nightsister"], pool=["Count Dooku:2MD", "Nightsister:1R"]),
    )
    t.you.choose("play Bravado")
    t.you.can_choose("remove Count Dooku:2MD", "remove Nightsister:1R")
    t.you.choose("remove Count Dooku:2MD", "hit Nightsister")
    assert (t.they.damage("Nightsister"), t.they.pool) == (2, ["Nightsister:1R"])


@card("destiny", "LEG-116")
@pytest.mark.parametrize(("team", "pool"), [("Rey", ["Nightsister:1R"]), ("Finn", [])])
def test_bravado_deals_nothing_without_a_yellow_character_or_a_die_removed(team: str, pool: list[str]) -> None:
    t = table(Side(team=[team], hand=["Bravado"], resources=3), Side(pool=pool))
    t.you.choose("play Bravado")
    assert (t.they.pool, t.they.damage("Nightsister")) == (pool, 0)
    t.they.choose("pass")


@card("destiny", "LEG-119")
def test_impulsive_resolves_one_die_and_allows_another_action() -> None:
    t = table(
        Side(team=["Finn*2"], pool=["Finn:1RD", "Finn:2RD"], hand=["Impulsive"], resources=0),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("play Impulsive", "resolve Finn:1RD", "hit Count Dooku")
    assert (t.they.damage("Count Dooku"), t.you.pool) == (1, ["Finn:2RD"])
    t.you.choose("resolve Finn:2RD", "hit Count Dooku")
    assert t.they.damage("Count Dooku") == 3
    t.they.choose("pass")


@card("destiny", "LEG-119")
def test_impulsive_without_a_die_still_has_ambush() -> None:
    t = table(Side(team=["Finn"], hand=["Impulsive"]))
    t.you.choose("play Impulsive", "decline")
    t.they.choose("pass")


@card("destiny", "LEG-121")
@pytest.mark.parametrize(("rolled", "gained"), [(("2RD", "-"), 0), (("1R", "-"), 1), (("1R", "1R"), 1)])
def test_smugglers_run_activates_a_yellow_character_and_pays_once_for_resources(
    rolled: tuple[str, str], gained: int
) -> None:
    t = table(
        Side(
            team=["Finn", "Hired Gun", "Rey"],
            exhausted=["Hired Gun"],
            upgrades={"Finn": ["Hunting Rifle"]},
            pool=["Rey:1R"],
            hand=["Smuggler's Run"],
            resources=0,
        )
    )
    t.you.choose("play Smuggler's Run")
    t.roll(*rolled)
    assert (t.you.resources, t.you.is_exhausted("Finn"), len(t.you.pool)) == (gained, True, 3)


@card("destiny", "LEG-121")
def test_smugglers_run_gives_nothing_without_a_ready_yellow_character() -> None:
    t = table(
        Side(team=["Finn", "Rey"], exhausted=["Finn"], pool=["Finn:1R"], hand=["Smuggler's Run"], resources=0),
    )
    t.you.choose("play Smuggler's Run")
    assert (t.you.resources, t.you.is_exhausted("Rey")) == (0, False)


@card("destiny", "LEG-122")
def test_mazs_vault_gives_every_player_1_more_resource_in_upkeep() -> None:
    t = table(Side(supports=["Maz's Vault"], resources=0), Side(resources=0), Side(resources=1), at="upkeep")
    assert (t.you.resources, t.they.resources, t.third.resources) == (3, 3, 4)


@card("destiny", "LEG-122")
@pytest.mark.parametrize(("garrisons", "gained"), [(1, 2), (2, 1)])
def test_mazs_vault_and_local_garrison_count_together(garrisons: int, gained: int) -> None:
    t = table(
        Side(supports=["Maz's Vault"], resources=0),
        Side(supports=["Local Garrison"] * garrisons, resources=0),
        at="upkeep",
    )
    assert (t.you.resources, t.they.resources) == (gained, 3)
