"""What the yellow villain and hero events of Awakenings do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table

# ---------------------------------------------------------------- villains


@rule("destiny.card.ace_in_the_hole.integral_abilities_work")
@card("destiny", "AW-092")
def test_ace_in_the_hole_rolls_the_die_of_a_yellow_upgrade_discarded_from_hand() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Ace in the Hole", "Flame Thrower", "Second Chance", "Promotion"]),
        Side(team=["Leia Organa", "Admiral Ackbar"]),
    )
    t.you.choose("play Ace in the Hole")
    t.you.can_choose("discard Flame Thrower", "discard Second Chance")
    t.you.choose("discard Flame Thrower")
    t.roll("Sp")
    assert (t.you.pool, t.you.hand) == (["Flame Thrower:Sp"], ["Second Chance", "Promotion"])
    t.they.choose("pass")
    t.you.choose("resolve Flame Thrower:Sp", "hit Leia Organa", "hit Admiral Ackbar", "done")
    assert (t.they.damage("Leia Organa"), t.they.damage("Admiral Ackbar")) == (1, 1)
    assert (t.you.pool, t.you.discard) == ([], ["Flame Thrower", "Ace in the Hole"])


@card("destiny", "AW-092")
def test_ace_in_the_hole_rolls_nothing_for_an_upgrade_without_a_die_or_without_an_upgrade() -> None:
    t = table(Side(team=["Jango Fett"], hand=["Ace in the Hole", "Hunker Down", "Aim"]))
    t.you.choose("play Ace in the Hole")
    assert (t.you.pool, t.you.hand, t.you.discard) == ([], ["Aim"], ["Hunker Down", "Ace in the Hole"])
    t = table(Side(team=["Jango Fett"], hand=["Ace in the Hole", "Promotion"]))
    t.you.choose("play Ace in the Hole")
    assert (t.you.pool, t.you.hand) == ([], ["Promotion"])


@card("destiny", "AW-093")
def test_armed_to_the_teeth_discards_upgrades_of_one_yellow_character_for_damage() -> None:
    t = table(
        Side(
            team=["Jango Fett", "Tusken Raider"],
            upgrades={"Jango Fett": ["Flame Thrower", "Hunker Down", "Datapad"], "Tusken Raider": ["Gaffi Stick"]},
            hand=["Armed to the Teeth"],
        ),
        Side(team=["Rey"]),
    )
    t.you.choose("play Armed to the Teeth")
    t.you.choose("discard Hunker Down")
    t.you.can_choose("discard Flame Thrower", "discard Datapad", "done")
    t.you.choose("discard Datapad", "done", "hit Rey")
    assert (t.they.damage("Rey"), t.you.upgrades("Jango Fett")) == (2, ["Flame Thrower"])
    assert t.you.upgrades("Tusken Raider") == ["Gaffi Stick"]


@card("destiny", "AW-093")
def test_armed_to_the_teeth_may_discard_nothing_and_spares_upgrades_of_other_colours() -> None:
    t = table(
        Side(
            team=["Jango Fett", "Nightsister"],
            upgrades={"Jango Fett": ["Datapad"], "Nightsister": ["Immobilize"]},
            hand=["Armed to the Teeth"],
        )
    )
    t.you.choose("play Armed to the Teeth")
    t.you.can_choose("discard Datapad", "done")
    t.you.choose("done")
    assert t.you.upgrades("Jango Fett") == ["Datapad"]
    t.they.choose("pass")


@card("destiny", "AW-094")
def test_confiscation_pays_the_cost_of_an_upgrade_to_send_it_back_to_hand() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Datapad"]}, hand=["Confiscation"], resources=2),
        Side(
            team=["Rey", "Finn"],
            upgrades={"Rey": ["Lightsaber", "Jedi Robes"], "Finn": ["Infiltrate"]},
            pool=["Jedi Robes:1F"],
        ),
    )
    t.you.choose("play Confiscation")
    t.you.can_choose("return Jedi Robes", "return Infiltrate")
    t.you.choose("return Jedi Robes")
    assert (t.you.resources, t.they.hand, t.they.upgrades("Rey"), t.they.pool) == (
        0,
        ["Jedi Robes"],
        ["Lightsaber"],
        [],
    )


@card("destiny", "AW-094")
def test_confiscation_takes_an_upgrade_of_cost_0_for_nothing() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Confiscation"], resources=0),
        Side(team=["Finn"], upgrades={"Finn": ["Hunker Down"]}),
    )
    t.you.choose("play Confiscation")
    assert (t.they.hand, t.they.upgrades("Finn")) == (["Hunker Down"], [])


@card("destiny", "AW-094")
def test_confiscation_does_nothing_when_no_upgrade_can_be_paid() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Confiscation"], resources=1),
        Side(team=["Rey"], upgrades={"Rey": ["Lightsaber"]}),
    )
    t.you.choose("play Confiscation")
    assert (t.you.resources, t.they.upgrades("Rey"), t.you.discard) == (1, ["Lightsaber"], ["Confiscation"])


@card("destiny", "AW-095")
@pytest.mark.parametrize("removed", [0, 1, 2])
def test_fight_dirty_deals_1_damage_for_each_yellow_die_removed(removed: int) -> None:
    t = table(
        Side(
            team=["Jango Fett", "Tusken Raider", "Nightsister"],
            pool=["Jango Fett:-", "Tusken Raider:1Sh", "Nightsister:-"],
            hand=["Fight Dirty"],
        ),
        Side(team=["Rey"]),
    )
    t.you.choose("play Fight Dirty")
    t.you.can_choose("remove Jango Fett:-", "remove Tusken Raider:1Sh", "done")
    t.you.choose(*["remove Jango Fett:-", "remove Tusken Raider:1Sh"][:removed])
    if removed < 2:
        t.you.choose("done")
    t.you.choose(*["hit Rey"] * bool(removed))
    assert (t.they.damage("Rey"), len(t.you.pool)) == (removed, 3 - removed)


@card("destiny", "AW-096")
def test_go_for_the_kill_resolves_a_ranged_die_past_shields() -> None:
    t = table(
        Side(team=["Jango Fett", "Nightsister"], pool=["Jango Fett:1R", "Nightsister:2RD"], hand=["Go for the Kill"]),
        Side(team=["Rey"], shields={"Rey": 3}),
    )
    t.you.choose("play Go for the Kill", "hit Rey")
    assert (t.they.damage("Rey"), t.they.shields("Rey"), t.you.pool) == (2, 3, ["Jango Fett:1R"])


@card("destiny", "AW-096")
def test_go_for_the_kill_needs_a_ranged_die() -> None:
    t = table(Side(team=["Jango Fett"], pool=["Jango Fett:1MD"], hand=["Go for the Kill"]))
    t.you.choose("play Go for the Kill")
    assert t.you.pool == ["Jango Fett:1MD"]
    t.they.choose("pass")


@card("destiny", "AW-097")
def test_he_doesnt_like_you_trades_a_die_of_yours_for_one_of_an_opponent() -> None:
    t = table(
        Side(
            team=["Jango Fett", "Nightsister"], pool=["Jango Fett:-", "Nightsister:2RD"], hand=["He Doesn't Like You"]
        ),
        Side(team=["Rey", "Finn"], pool=["Rey:+2MD", "Finn:2RD"]),
    )
    t.you.choose("play He Doesn't Like You")
    t.you.can_choose("remove Jango Fett:-", "remove Nightsister:2RD")
    t.you.choose("remove Jango Fett:-")
    t.you.can_choose("remove Rey:+2MD", "remove Finn:2RD")
    t.you.choose("remove Rey:+2MD")
    assert (t.you.pool, t.they.pool) == (["Nightsister:2RD"], ["Finn:2RD"])


@card("destiny", "AW-097")
def test_he_doesnt_like_you_without_a_die_of_ones_own_removes_nothing() -> None:
    t = table(Side(hand=["He Doesn't Like You"]), Side(team=["Rey"], pool=["Rey:+2MD"]))
    t.you.choose("play He Doesn't Like You")
    assert t.they.pool == ["Rey:+2MD"]


@card("destiny", "AW-098")
def test_lying_in_wait_has_the_opponent_discard_down_to_your_hand() -> None:
    t = table(Side(hand=["Lying in Wait", "Aim"]), Side(hand=["Dodge", "Block", "Scout"]))
    t.you.choose("play Lying in Wait")
    t.they.can_choose("discard Dodge", "discard Block", "discard Scout")
    t.they.choose("discard Block", "discard Dodge")
    assert (t.they.hand, t.you.hand) == (["Scout"], ["Aim"])


@rule("destiny.term.choose_target.must_fit")
@card("destiny", "AW-098")
def test_lying_in_wait_means_an_opponent_with_more_cards_than_you() -> None:
    t = table(Side(hand=["Lying in Wait", "Aim"]), Side(hand=["Dodge"]), Side(hand=["Block", "Scout"]))
    t.you.choose("play Lying in Wait")
    t.third.choose("discard Block")
    assert (t.they.hand, t.third.hand) == (["Dodge"], ["Scout"])


@card("destiny", "AW-098")
def test_lying_in_wait_does_nothing_to_an_opponent_with_no_more_cards_than_you() -> None:
    t = table(Side(hand=["Lying in Wait", "Aim", "Aim"]), Side(hand=["Dodge", "Block"]))
    t.you.choose("play Lying in Wait")
    assert t.they.hand == ["Dodge", "Block"]


# ---------------------------------------------------------------- heroes


@card("destiny", "AW-127")
def test_dont_get_cocky_lets_every_player_draw_2() -> None:
    t = table(Side(hand=["Don't Get Cocky"], deck=["Aim"] * 3), Side(deck=["Dodge"]), Side(deck=["Block"] * 3))
    t.you.choose("play Don't Get Cocky")
    assert (t.you.hand, t.they.hand, t.third.hand) == (["Aim", "Aim"], ["Dodge"], ["Block", "Block"])


@card("destiny", "AW-128")
def test_draw_attention_moves_up_to_2_damage_to_another_character_of_yours() -> None:
    t = table(
        Side(
            team=["Rey", "Finn", "Padawan"],
            damage={"Rey": 3, "Finn": 1},
            shields={"Padawan": 2},
            hand=["Draw Attention"],
        ),
        Side(damage={"Nightsister": 2}),
    )
    t.you.choose("play Draw Attention")
    t.you.can_choose("from Rey", "from Finn", "done")
    t.you.choose("from Rey")
    t.you.can_choose("to Finn 1", "to Finn 2", "to Padawan 1", "to Padawan 2")
    t.you.choose("to Padawan 2")
    assert (t.you.damage("Rey"), t.you.damage("Padawan"), t.you.shields("Padawan")) == (1, 2, 2)


@card("destiny", "AW-128")
def test_draw_attention_may_move_nothing() -> None:
    t = table(Side(team=["Rey", "Finn"], damage={"Rey": 3}, hand=["Draw Attention"]))
    t.you.choose("play Draw Attention", "done")
    assert (t.you.damage("Rey"), t.you.damage("Finn")) == (3, 0)


@card("destiny", "AW-128")
def test_draw_attention_moves_nothing_for_a_character_that_stands_alone() -> None:
    t = table(Side(team=["Rey"], damage={"Rey": 3}, hand=["Draw Attention"]))
    t.you.choose("play Draw Attention")
    assert t.you.damage("Rey") == 3
    t.they.choose("pass")


@rule("destiny.card.hyperspace_jump.control_unchanged", "destiny.card.hyperspace_jump.no_claim_ability")
@card("destiny", "AW-129")
@pytest.mark.parametrize(("answer", "field"), [("yes", "Echo Base"), ("no", "Imperial Armory")])
def test_hyperspace_jump_ends_the_phase_may_exchange_the_battlefield_and_is_set_aside(answer: str, field: str) -> None:
    t = table(
        Side(team=["Rey"], hand=["Hyperspace Jump"], resources=3),
        Side(team=["Count Dooku"], field="Imperial Armory"),
        holder="they",
    )
    t.you.choose("play Hyperspace Jump", answer)
    assert (t.field, t.they.controls_field, t.round) == (field, True, 3)
    assert "Hyperspace Jump" in t.you.aside
    assert (t.you.discard, t.you.shields("Rey"), t.they.shields("Count Dooku")) == ([], 0, 0)
    t.they.choose("activate Count Dooku")


@rule("destiny.card.let_the_wookiee_win.any_option")
@card("destiny", "AW-130")
def test_let_the_wookiee_win_lets_the_opponent_choose_damage_or_dice() -> None:
    mine = Side(team=["Rey"], hand=["Let The Wookiee Win"])
    theirs = Side(
        team=["Jango Fett", "Tusken Raider", "Nightsister"],
        exhausted=["Jango Fett", "Tusken Raider"],
        pool=["Jango Fett:2RD", "Tusken Raider:1MD", "Nightsister:-"],
    )
    t = table(mine, theirs)
    t.you.choose("play Let The Wookiee Win")
    t.they.choose("choose 1")
    t.they.can_choose("hit Jango Fett", "hit Tusken Raider")
    t.they.choose("hit Tusken Raider")
    assert (t.they.damage("Tusken Raider"), len(t.they.pool)) == (2, 3)
    t = table(mine, theirs)
    t.you.choose("play Let The Wookiee Win")
    t.they.choose("choose 2", "remove Nightsister:-", "remove Jango Fett:2RD")
    assert (t.they.damage("Tusken Raider"), t.they.pool) == (0, ["Tusken Raider:1MD"])


@rule("destiny.card.let_the_wookiee_win.any_option")
@card("destiny", "AW-130")
@pytest.mark.parametrize(
    ("exhausted", "pool", "choice", "left"),
    [
        ([], ["Jango Fett:2RD", "Jango Fett:-"], "choose 1", 2),
        (["Jango Fett"], [], "choose 2", 0),
        (["Jango Fett"], ["Jango Fett:2RD"], "choose 2", 0),
    ],
)
def test_let_the_wookiee_win_allows_an_option_that_does_little(
    exhausted: list[str], pool: list[str], choice: str, left: int
) -> None:
    t = table(
        Side(team=["Rey"], hand=["Let The Wookiee Win"]), Side(team=["Jango Fett*2"], exhausted=exhausted, pool=pool)
    )
    t.you.choose("play Let The Wookiee Win")
    t.they.choose(choice)
    assert (t.they.damage("Jango Fett"), len(t.they.pool)) == (0, left)


@card("destiny", "AW-131")
def test_negotiate_removes_a_character_die_of_yours_for_two_the_opponent_picks() -> None:
    t = table(
        Side(team=["Rey"], upgrades={"Rey": ["Datapad"]}, pool=["Rey:-", "Datapad:1R"], hand=["Negotiate"]),
        Side(
            team=["Count Dooku", "Nightsister", "Jango Fett"], pool=["Count Dooku:2MD", "Nightsister:-", "Jango Fett:-"]
        ),
    )
    t.you.choose("play Negotiate")
    t.they.choose("remove Nightsister:-", "remove Jango Fett:-")
    assert (t.you.pool, t.they.pool) == (["Datapad:1R"], ["Count Dooku:2MD"])


@card("destiny", "AW-131")
def test_negotiate_without_a_character_die_removes_nothing() -> None:
    t = table(
        Side(team=["Rey"], upgrades={"Rey": ["Datapad"]}, pool=["Datapad:1R"], hand=["Negotiate"]),
        Side(pool=["Nightsister:-"]),
    )
    t.you.choose("play Negotiate")
    assert (t.you.pool, t.they.pool) == (["Datapad:1R"], ["Nightsister:-"])


@card("destiny", "AW-132")
def test_scavenge_discards_3_cards_and_may_take_an_upgrade_or_support_back() -> None:
    mine = Side(
        team=["Rey"], hand=["Scavenge"], deck=["Aim", "Jedi Robes", "Dodge", "Block"], discard=["Jedi Council", "Aim"]
    )
    t = table(mine)
    t.you.choose("play Scavenge", "yes")
    t.you.can_choose("recover Jedi Council", "recover Jedi Robes")
    t.you.choose("recover Jedi Robes")
    assert (t.you.hand, t.you.deck, len(t.you.discard)) == (["Jedi Robes"], ["Block"], 5)
    t = table(mine)
    t.you.choose("play Scavenge", "no")
    assert (t.you.hand, len(t.you.discard)) == ([], 6)


@card("destiny", "AW-132")
def test_scavenge_takes_nothing_back_when_fewer_than_3_cards_were_left() -> None:
    t = table(Side(team=["Rey"], hand=["Scavenge", "Aim"], deck=["Jedi Robes", "Jedi Robes"]))
    t.you.choose("play Scavenge")
    assert (t.you.hand, t.you.deck) == (["Aim"], [])
    t.they.choose("pass")


@card("destiny", "AW-133")
def test_shoot_first_resolves_a_yellow_ranged_die_removes_one_and_has_ambush() -> None:
    t = table(
        Side(team=["Finn", "Leia Organa"], pool=["Finn:2RD", "Leia Organa:2RD"], hand=["Shoot First"]),
        Side(team=["Count Dooku", "Nightsister"], pool=["Count Dooku:2MD", "Nightsister:2RD"]),
    )
    t.you.choose("play Shoot First", "hit Count Dooku")
    assert (t.they.damage("Count Dooku"), t.they.pool) == (2, ["Count Dooku:2MD"])
    t.you.choose("resolve Leia Organa:2RD", "hit Count Dooku")
    assert t.they.damage("Count Dooku") == 4


@card("destiny", "AW-133")
def test_shoot_first_removes_nothing_when_no_yellow_die_was_resolved() -> None:
    t = table(
        Side(team=["Leia Organa"], pool=["Leia Organa:2RD"], hand=["Shoot First"]),
        Side(pool=["Nightsister:2RD"]),
    )
    t.you.choose("play Shoot First", "decline")
    assert t.they.pool == ["Nightsister:2RD"]


@card("destiny", "AW-134")
@pytest.mark.parametrize(
    ("team", "hand", "left", "resources"),
    [("Finn", ["Aim"], [], 1), ("Rey", ["Aim"], ["Aim"], 0), ("Finn", [], [], 0)],
)
def test_smuggling_turns_a_card_into_a_resource_with_a_yellow_character(
    team: str, hand: list[str], left: list[str], resources: int
) -> None:
    t = table(Side(team=[team], hand=["Smuggling", *hand], resources=0))
    t.you.choose("play Smuggling")
    assert (t.you.hand, t.you.resources) == (left, resources)
