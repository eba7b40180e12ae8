"""What the red villain and hero events of Awakenings do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table

# ---------------------------------------------------------------- villains


@card("destiny", "AW-068")
def test_cannon_fodder_lets_a_non_unique_character_take_the_value_of_a_die() -> None:
    t = table(
        Side(team=["Captain Phasma", "First Order Stormtrooper", "Nightsister"], hand=["Cannon Fodder"], resources=0),
        Side(team=["AW-035*2"], pool=["AW-035:3MD", "AW-035:1F"]),
    )
    t.you.choose("play Cannon Fodder")
    t.you.can_choose("hit First Order Stormtrooper", "hit Nightsister")
    t.you.choose("hit First Order Stormtrooper")
    assert t.you.damage("First Order Stormtrooper") == 3
    assert (t.they.pool, t.you.discard) == (["Luke Skywalker:1F"], ["Cannon Fodder"])


@card("destiny", "AW-068")
def test_cannon_fodder_is_dealt_as_damage_that_shields_block_and_the_die_is_removed_all_the_same() -> None:
    t = table(
        Side(team=["First Order Stormtrooper"], hand=["Cannon Fodder"], shields={"First Order Stormtrooper": 3}),
        Side(team=["Leia Organa"], pool=["Leia Organa:2RD1"]),
    )
    t.you.choose("play Cannon Fodder")
    assert (t.you.damage("First Order Stormtrooper"), t.you.shields("First Order Stormtrooper")) == (0, 1)
    assert t.they.pool == []


@card("destiny", "AW-068")
@pytest.mark.parametrize(("team", "die"), [("Captain Phasma", "AW-035:2MD"), ("First Order Stormtrooper", "AW-035:1F")])
def test_cannon_fodder_without_a_taker_or_a_damage_die_does_nothing(team: str, die: str) -> None:
    t = table(Side(team=[team], hand=["Cannon Fodder"]), Side(team=["AW-035"], pool=[die]))
    t.you.choose("play Cannon Fodder")
    assert (t.you.damage(team), len(t.they.pool), t.you.discard) == (0, 1, ["Cannon Fodder"])


@card("destiny", "AW-069")
def test_closing_the_net_has_the_opponent_pick_a_die_and_may_go_under_the_deck() -> None:
    t = table(
        Side(hand=["Closing the Net"]),
        Side(team=["Rey", "Padawan"], pool=["Rey:+2MD", "Padawan:1F"]),
    )
    t.you.choose("play Closing the Net")
    t.they.can_choose("remove Rey:+2MD", "remove Padawan:1F")
    t.they.choose("remove Padawan:1F")
    assert t.they.pool == ["Rey:+2MD"]
    t.you.choose("yes")
    assert (t.you.deck, t.you.discard) == (["Survival Gear", "Survival Gear", "Closing the Net"], [])


@card("destiny", "AW-069")
def test_closing_the_net_is_discarded_when_its_player_declines_even_if_no_die_was_there() -> None:
    t = table(Side(hand=["Closing the Net"]))
    t.you.choose("play Closing the Net", "no")
    assert (t.you.discard, t.you.resources) == (["Closing the Net"], 1)


@card("destiny", "AW-070")
def test_endless_ranks_brings_a_defeated_non_unique_red_character_back_unhurt() -> None:
    t = table(
        Side(
            team=["Count Dooku"],
            aside=["First Order Stormtrooper", "Nightsister", "Captain Phasma"],
            hand=["Endless Ranks"],
            resources=5,
        ),
    )
    t.you.choose("play Endless Ranks")
    assert t.you.team == ["Count Dooku", "First Order Stormtrooper"]
    assert (t.you.damage("First Order Stormtrooper"), t.you.resources) == (0, 0)
    t.they.choose("pass")
    t.you.choose("activate First Order Stormtrooper")
    t.roll("2RD")
    assert t.you.pool == ["First Order Stormtrooper:2RD"]


@card("destiny", "AW-070")
def test_endless_ranks_finds_nobody_among_unique_characters_other_colours_and_unused_battlefields() -> None:
    t = table(Side(aside=["Captain Phasma", "Padawan"], hand=["Endless Ranks"], resources=5))
    t.you.choose("play Endless Ranks")
    assert (t.you.team, t.you.discard) == (["Nightsister"], ["Endless Ranks"])


@rule("destiny.play.check_restrictions_first")
@card("destiny", "AW-071")
def test_occupation_takes_every_resource_but_needs_the_battlefield() -> None:
    mine, theirs = Side(hand=["Occupation"]), Side(resources=4)
    table(mine, theirs, holder="they").you.cannot_choose("play Occupation")
    t = table(mine, theirs, holder="you")
    t.you.choose("play Occupation")
    assert (t.they.resources, t.you.resources) == (0, 0)


@card("destiny", "AW-072")
def test_probe_discards_the_events_among_two_cards_and_shows_both() -> None:
    t = table(Side(hand=["Probe"]), Side(hand=["Dodge", "Force Choke"]))
    t.you.choose("play Probe")
    assert (t.they.hand, t.they.discard) == (["Force Choke"], ["Dodge"])
    assert t.you.sees("hand", t.they) == ["Force Choke"]


@card("destiny", "AW-072")
def test_probe_looks_at_no_more_than_two_cards() -> None:
    t = table(Side(hand=["Probe"]), Side(hand=["Dodge", "Dodge", "Dodge", "Dodge"]))
    t.you.choose("play Probe")
    assert (len(t.they.hand), len(t.they.discard)) == (2, 2)
    assert t.you.sees("hand", t.they) == ["?", "?"]


@card("destiny", "AW-073")
def test_sweep_the_area_rerolls_as_many_dice_as_there_are_ready_red_characters() -> None:
    t = table(
        Side(
            team=["Captain Phasma", "First Order Stormtrooper", "General Veers", "Nightsister"],
            exhausted=["General Veers"],
            hand=["Sweep the Area"],
        ),
        Side(team=["AW-035*2", "Rey"], pool=["AW-035:2MD", "AW-035:3MD", "Rey:1MD"]),
    )
    t.you.choose("play Sweep the Area")
    t.you.can_choose("reroll Luke Skywalker:2MD", "reroll Luke Skywalker:3MD", "reroll Rey:1MD")
    t.you.choose("reroll Luke Skywalker:3MD")
    t.you.can_choose("reroll Luke Skywalker:2MD", "reroll Rey:1MD")
    t.you.choose("reroll Rey:1MD")
    t.roll("-", "1R")
    assert t.they.pool == ["Luke Skywalker:2MD", "Luke Skywalker:-", "Rey:1R"]


@card("destiny", "AW-073")
def test_sweep_the_area_does_nothing_while_all_red_characters_are_exhausted() -> None:
    t = table(
        Side(team=["Captain Phasma"], exhausted=["Captain Phasma"], hand=["Sweep the Area"]),
        Side(team=["Rey"], pool=["Rey:1MD"]),
    )
    t.you.choose("play Sweep the Area")
    assert t.they.pool == ["Rey:1MD"]
    t.they.can_choose("activate Rey", "resolve Rey:1MD", "claim", "pass")


@card("destiny", "AW-074")
def test_tactical_mastery_gives_two_more_actions_and_either_may_be_declined() -> None:
    t = table(Side(team=["Captain Phasma"], hand=["Tactical Mastery"]), Side(team=["Rey"]))
    t.you.choose("play Tactical Mastery", "activate Captain Phasma")
    t.roll("2RD")
    t.you.choose("resolve Captain Phasma:2RD", "hit Rey")
    assert t.they.damage("Rey") == 2
    t.they.choose("pass")
    t = table(Side(team=["Captain Phasma"], hand=["Tactical Mastery"]))
    t.you.choose("play Tactical Mastery", "decline", "decline")
    t.they.choose("pass")


@card("destiny", "AW-074")
def test_tactical_mastery_needs_a_red_character() -> None:
    t = table(Side(team=["Nightsister"], hand=["Tactical Mastery"]))
    t.you.choose("play Tactical Mastery")
    assert (t.you.resources, t.you.discard) == (1, ["Tactical Mastery"])
    t.they.choose("pass")


@card("destiny", "AW-075")
def test_the_best_defense_hurts_a_red_character_and_removes_up_to_two_dice() -> None:
    t = table(
        Side(team=["Captain Phasma", "Nightsister"], hand=["The Best Defense..."]),
        Side(team=["AW-035*2", "Rey"], pool=["AW-035:2MD", "AW-035:3MD", "Rey:1MD"]),
    )
    t.you.choose("play The Best Defense...")
    assert t.you.damage("Captain Phasma") == 3
    t.you.choose("remove Luke Skywalker:3MD")
    t.you.can_choose("remove Luke Skywalker:2MD", "remove Rey:1MD", "done")
    t.you.choose("done")
    assert t.they.pool == ["Luke Skywalker:2MD", "Rey:1MD"]


@card("destiny", "AW-075")
def test_the_best_defense_is_paid_with_damage_that_shields_block_or_that_defeats() -> None:
    theirs = Side(team=["Rey"], pool=["Rey:1MD"])
    t = table(Side(team=["Captain Phasma"], shields={"Captain Phasma": 3}, hand=["The Best Defense..."]), theirs)
    t.you.choose("play The Best Defense...", "remove Rey:1MD")
    assert (t.you.damage("Captain Phasma"), t.they.pool) == (0, [])
    t = table(
        Side(team=["Captain Phasma", "Nightsister"], damage={"Captain Phasma": 9}, hand=["The Best Defense..."]), theirs
    )
    t.you.choose("play The Best Defense...", "remove Rey:1MD")
    assert (t.you.team, t.they.pool) == (["Nightsister"], [])


@card("destiny", "AW-075")
def test_the_best_defense_without_a_red_character_removes_nothing() -> None:
    t = table(Side(hand=["The Best Defense..."]), Side(team=["Rey"], pool=["Rey:1MD"]))
    t.you.choose("play The Best Defense...")
    assert (t.you.damage("Nightsister"), t.they.pool) == (0, ["Rey:1MD"])
    t.they.choose("pass")


# ---------------------------------------------------------------- heroes


@card("destiny", "AW-103")
def test_commando_raid_resolves_a_red_discard_die_with_2_more_and_draws() -> None:
    t = table(
        Side(
            team=["Admiral Ackbar", "Rey"],
            pool=["Admiral Ackbar:1Dc", "Rey:1Dc"],
            hand=["Commando Raid"],
            deck=["Dodge", "Aim"],
        ),
        Side(hand=["Aim", "Aim", "Aim", "Aim"]),
    )
    t.you.choose("play Commando Raid")
    assert (len(t.they.hand), t.you.pool) == (1, ["Rey:1Dc"])
    assert t.you.hand == ["Dodge"]


@card("destiny", "AW-103")
def test_commando_raid_draws_nothing_when_no_die_was_resolved() -> None:
    t = table(Side(team=["Rey"], pool=["Rey:1Dc"], hand=["Commando Raid"]), Side(hand=["Aim"]))
    t.you.choose("play Commando Raid")
    assert (t.you.hand, t.they.hand, t.you.pool) == ([], ["Aim"], ["Rey:1Dc"])


@card("destiny", "AW-104")
def test_defensive_position_removes_every_die_of_value_2_or_more() -> None:
    dice = ["AW-035:2MD", "AW-035:1F", "Rey:+2MD", "Datapad:Sp"]
    mine = Side(hand=["Defensive Position"])
    theirs = Side(team=["AW-035*2", "Rey"], upgrades={"Rey": ["Datapad"]}, pool=dice)
    table(mine, theirs, holder="they").you.cannot_choose("play Defensive Position")
    t = table(mine, theirs, holder="you")
    t.you.choose("play Defensive Position")
    assert t.they.pool == ["Luke Skywalker:1F", "Datapad:Sp"]


@card("destiny", "AW-105")
@pytest.mark.parametrize(("hurt", "left"), [(5, 3), (1, 0)])
def test_field_medic_heals_2_from_any_character(hurt: int, left: int) -> None:
    t = table(Side(hand=["Field Medic"], damage={"Nightsister": hurt}), Side(team=["Rey"], damage={"Rey": hurt}))
    t.you.choose("play Field Medic")
    t.you.can_choose("heal Nightsister", "heal Rey")
    t.you.choose("heal Rey")
    assert (t.they.damage("Rey"), t.you.damage("Nightsister")) == (left, hurt)


@card("destiny", "AW-106")
def test_hit_and_run_activates_a_red_character_and_then_allows_an_action() -> None:
    t = table(
        Side(team=["Poe Dameron", "Rebel Trooper", "Rey"], exhausted=["Rebel Trooper"], hand=["Hit and Run"]),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("play Hit and Run")
    t.roll("2RD")
    assert t.you.is_exhausted("Poe Dameron")
    t.you.choose("resolve Poe Dameron:2RD", "hit Count Dooku")
    assert t.they.damage("Count Dooku") == 2
    t.they.choose("pass")


@card("destiny", "AW-106")
def test_hit_and_run_without_a_ready_red_character_still_has_ambush() -> None:
    t = table(Side(team=["Rey"], hand=["Hit and Run"]))
    t.you.choose("play Hit and Run")
    t.you.can_choose("activate Rey", "claim", "decline")
    t.you.choose("decline")
    t.they.choose("pass")


@card("destiny", "AW-107")
def test_its_a_trap_turns_any_number_of_red_dice_to_a_symbol_the_opponent_shows() -> None:
    t = table(
        Side(
            team=["Leia Organa*2", "Rebel Trooper", "Rey"],
            pool=["Leia Organa:1F", "Leia Organa:-", "Rebel Trooper:1Sh", "Rey:-"],
            hand=["It's a Trap!"],
        ),
        Side(team=["General Veers", "Count Dooku"], pool=["General Veers:2RD", "Count Dooku:1F"]),
    )
    t.you.choose("play It's a Trap!")
    t.you.can_choose("symbol ranged", "symbol focus")
    t.you.choose("symbol ranged")
    t.you.cannot_choose("turn Leia Organa:- 1F", "turn Rey:- 1MD", "turn Leia Organa:- 1R")
    t.you.choose("turn Leia Organa:- 2RD", "turn Rebel Trooper:1Sh 2RD", "done")
    assert t.you.pool == ["Leia Organa:1F", "Leia Organa:2RD", "Rebel Trooper:2RD", "Rey:-"]
    t.you.choose("decline")


@card("destiny", "AW-107")
def test_its_a_trap_does_nothing_without_a_die_of_an_opponent() -> None:
    t = table(Side(team=["Leia Organa"], pool=["Leia Organa:-"], hand=["It's a Trap!"]))
    t.you.choose("play It's a Trap!", "decline")
    assert t.you.pool == ["Leia Organa:-"]


@card("destiny", "AW-108")
def test_natural_talent_resolves_a_die_with_1_more() -> None:
    t = table(
        Side(team=["Rey", "Leia Organa"], pool=["Rey:1MD", "Leia Organa:2RD"], hand=["Natural Talent"]),
        Side(team=["Count Dooku"]),
    )
    t.you.choose("play Natural Talent")
    t.you.can_choose("resolve Rey:1MD", "resolve Leia Organa:2RD")
    t.you.choose("resolve Leia Organa:2RD", "hit Count Dooku")
    assert (t.they.damage("Count Dooku"), t.you.pool) == (3, ["Rey:1MD"])


@card("destiny", "AW-108")
def test_natural_talent_cannot_resolve_a_blank_nor_a_side_it_cannot_pay_for() -> None:
    t = table(
        Side(team=["Leia Organa*2"], pool=["Leia Organa:2RD1", "Leia Organa:-"], hand=["Natural Talent"], resources=1)
    )
    t.you.choose("play Natural Talent")
    assert (t.you.resources, len(t.you.pool)) == (0, 2)
    t.they.choose("pass")


@card("destiny", "AW-109")
def test_rearm_plays_a_red_upgrade_of_the_discard_pile_for_1_less() -> None:
    t = table(
        Side(
            team=["Leia Organa", "Rey"],
            hand=["Rearm", "Scout"],
            discard=["Survival Gear", "Jedi Robes", "Natural Talent"],
            resources=1,
        )
    )
    t.you.choose("play Rearm")
    t.you.can_choose("play Survival Gear Leia Organa", "play Survival Gear Rey")
    t.you.choose("play Survival Gear Rey")
    assert (t.you.upgrades("Rey"), t.you.resources) == (["Survival Gear"], 0)
    assert t.you.discard == ["Jedi Robes", "Natural Talent", "Rearm"]


@card("destiny", "AW-109")
def test_rearm_cannot_play_what_is_too_dear_even_for_1_less() -> None:
    t = table(Side(team=["Leia Organa"], hand=["Rearm"], discard=["Survival Gear"], resources=0))
    t.you.choose("play Rearm")
    assert (t.you.upgrades("Leia Organa"), t.you.discard) == ([], ["Survival Gear", "Rearm"])
    t.they.choose("pass")


@rule("destiny.card.retreat.control_unchanged")
@card("destiny", "AW-110")
def test_retreat_ends_the_action_phase_after_one_action_of_the_opponent() -> None:
    t = table(
        Side(team=["Leia Organa"], hand=["Retreat"], deck=["Aim"]),
        Side(team=["Count Dooku", "Nightsister"], deck=["Aim"]),
        holder="they",
    )
    t.you.choose("play Retreat")
    t.they.choose("activate Nightsister")
    t.roll("2RD")
    assert t.they.pool == []
    assert (t.round, t.they.controls_field, t.you.resources, t.they.resources) == (3, True, 2, 4)
    t.they.cannot_choose("resolve Nightsister:2RD")


@card("destiny", "AW-110")
def test_retreat_ends_the_phase_also_when_the_opponent_takes_no_action() -> None:
    t = table(Side(hand=["Retreat"]), Side(team=["Count Dooku"]), holder="you")
    t.you.choose("play Retreat")
    t.they.choose("decline")
    assert (t.round, t.you.controls_field) == (3, True)


@card("destiny", "AW-111")
def test_strategic_planning_readies_or_exhausts_a_support_of_anybody() -> None:
    mine = Side(supports=["Outpost"], exhausted=["Outpost"], hand=["Strategic Planning"])
    theirs = Side(supports=["Drudge Work", "AT-ST"])
    t = table(mine, theirs)
    t.you.choose("play Strategic Planning", "choose 1")
    assert not t.you.is_exhausted("Outpost")
    t = table(mine, theirs)
    t.you.choose("play Strategic Planning", "choose 2", "exhaust AT-ST")
    assert (t.they.is_exhausted("AT-ST"), t.they.is_exhausted("Drudge Work")) == (True, False)


@card("destiny", "AW-111")
def test_strategic_planning_may_choose_what_does_nothing() -> None:
    t = table(Side(hand=["Strategic Planning"]), Side(supports=["AT-ST"]))
    t.you.choose("play Strategic Planning", "choose 1")
    assert not t.they.is_exhausted("AT-ST")
    t.they.choose("pass")


@card("destiny", "AW-112")
def test_surgical_strike_discards_a_support_as_dear_as_the_dice_removed_with_1_more_each() -> None:
    t = table(
        Side(
            team=["Leia Organa*2", "AW-045"],
            pool=["Leia Organa:1RD", "Leia Organa:2RD", "AW-045:2RD"],
            hand=["Surgical Strike"],
        ),
        Side(supports=["AT-ST", "First Order TIE Fighter", "Drudge Work"]),
    )
    t.you.choose("play Surgical Strike")
    t.you.can_choose("remove Leia Organa:1RD", "remove Leia Organa:2RD")
    t.you.choose("remove Leia Organa:2RD", "done")
    t.you.can_choose("discard First Order TIE Fighter", "discard Drudge Work")
    t.you.choose("discard First Order TIE Fighter")
    assert t.they.supports == ["AT-ST", "Drudge Work"]
    assert t.you.pool == ["Leia Organa:1RD", "Finn:2RD"]


@rule("destiny.card.surgical_strike.not_with_zero_dice")
@card("destiny", "AW-112")
@pytest.mark.parametrize(("die", "left"), [("Leia Organa:1F", ["Drudge Work"]), ("Leia Organa:1RD", [])])
def test_surgical_strike_needs_a_die_even_against_a_support_of_cost_0(die: str, left: list[str]) -> None:
    t = table(
        Side(team=["Leia Organa"], pool=[die], hand=["Surgical Strike"], resources=1), Side(supports=["Drudge Work"])
    )
    t.you.choose("play Surgical Strike")
    assert t.they.supports == left
