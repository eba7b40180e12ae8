"""What the yellow villain cards of Spirit of Rebellion do."""

from __future__ import annotations

from random import Random

import pytest

from dejarik.games.destiny.model.state import DECK
from dejarik.games.destiny.think.knowledge import determinize
from tests.destiny.table import Side, Table, card, rule, table
from tests.scenario import BACK

# ---------------------------------------------------------------- characters


def aurra(hand: list[str]) -> Table:
    return table(Side(team=["Aurra Sing"], hand=hand, pool=["Aurra Sing:2RD"]), Side(team=["Kylo Ren"]), holder="you")


@card("destiny", "SoR-018")
@rule("destiny.queue.before_interrupts")
def test_aurra_sing_hits_harder_for_a_card() -> None:
    t = aurra(["Dodge", "Aim"])
    t.you.choose("resolve Aurra Sing:2RD", "yes", "discard Aim", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.you.hand, t.you.discard) == (3, ["Dodge"], ["Aim"])


@card("destiny", "SoR-018")
def test_aurra_sing_hits_as_she_shows_unless_she_discards() -> None:
    t = aurra(["Dodge"])
    t.you.choose("resolve Aurra Sing:2RD", "no", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.you.hand) == (2, ["Dodge"])
    t = aurra([])
    t.you.choose("resolve Aurra Sing:2RD", "hit Kylo Ren")
    assert t.they.damage("Kylo Ren") == 2, "nobody is asked without a card"


@card("destiny", "SoR-018")
def test_aurra_sing_raises_no_die_of_her_upgrades() -> None:
    t = table(
        Side(
            team=["Aurra Sing"],
            upgrades={"Aurra Sing": ["Holdout Blaster"]},
            hand=["Dodge"],
            pool=["Holdout Blaster:1RD"],
        ),
        Side(team=["Kylo Ren"]),
    )
    t.you.choose("resolve Holdout Blaster:1RD", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.you.hand) == (1, ["Dodge"])


@card("destiny", "SoR-019")
def test_guavian_enforcer_trades_his_die_for_a_shield_of_anybody() -> None:
    t = table(
        Side(
            team=["Guavian Enforcer", "Jango Fett"],
            pool=["Guavian Enforcer:+1RD", "Jango Fett:1R"],
            shields={"Jango Fett": 1},
        ),
        Side(team=["Rey", "Finn"], shields={"Rey": 2, "Finn": 1}),
    )
    t.you.choose("use Guavian Enforcer", "unshield Rey")
    assert (t.they.shields("Rey"), t.they.shields("Finn"), t.you.shields("Jango Fett")) == (1, 1, 1)
    assert t.you.pool == ["Jango Fett:1R"]


@card("destiny", "SoR-019")
@rule("destiny.pass.example_veers")
def test_guavian_enforcer_without_his_die_changes_nothing() -> None:
    t = table(Side(team=["Guavian Enforcer", "Jango Fett"], pool=["Jango Fett:1R"]), Side(shields={"Nightsister": 2}))
    t.you.choose("use Guavian Enforcer")
    assert (t.they.shields("Nightsister"), t.you.pool) == (2, ["Jango Fett:1R"])


def ig88(resources: int, discard: list[str]) -> Table:
    pool, hand = ["IG-88:Sp"], ["Gaffi Stick"]
    return table(Side(team=["IG-88", "Jango Fett"], pool=pool, discard=discard, hand=hand, resources=resources))


@card("destiny", "SoR-020")
def test_ig_88_arms_himself_from_the_discard_pile_for_two_less() -> None:
    t = ig88(1, ["Flame Thrower", "Jetpack", "Cunning", "Lightsaber", "Datapad"])
    t.you.choose("resolve IG-88:Sp")
    t.you.can_choose("play Flame Thrower IG-88", "play Jetpack IG-88")
    t.you.choose("play Flame Thrower IG-88")
    assert (t.you.upgrades("IG-88"), t.you.upgrades("Jango Fett"), t.you.resources) == (["Flame Thrower"], [], 0)
    assert t.you.discard == ["Jetpack", "Cunning", "Lightsaber", "Datapad"]


@card("destiny", "SoR-020")
def test_ig_88_still_pays_what_is_left_of_the_cost() -> None:
    t = ig88(0, ["Flame Thrower"])
    t.you.choose("resolve IG-88:Sp")
    assert (t.you.upgrades("IG-88"), t.you.pool) == ([], [])


def plutt(pool: list[str], hand: list[str]) -> Table:
    team = ["Unkar Plutt*2", "Jango Fett"]
    return table(Side(team=team, pool=pool, resources=0), Side(team=["Rey"], hand=hand))


@card("destiny", "SoR-021")
def test_unkar_plutt_buys_a_card_with_dice_worth_three() -> None:
    t = plutt(["Unkar Plutt:1F", "Unkar Plutt:+2R", "Jango Fett:2RD"], ["Lightsaber"])
    t.you.choose("use Unkar Plutt", "remove Unkar Plutt:1F")
    t.you.can_choose("remove Unkar Plutt:+2R", "remove Jango Fett:2RD")
    t.you.choose("remove Unkar Plutt:+2R")
    t.you.can_choose("remove Jango Fett:2RD", "done")
    t.you.choose("done")
    assert (t.you.pool, t.you.resources) == (["Jango Fett:2RD"], 3)
    assert (t.they.hand, t.they.discard) == ([], ["Lightsaber"])


@card("destiny", "SoR-021")
def test_unkar_plutt_gets_nothing_for_dice_worth_less_than_three() -> None:
    t = plutt(["Unkar Plutt:1F", "Jango Fett:1R", "Unkar Plutt:-"], ["Lightsaber"])
    t.you.choose("use Unkar Plutt")
    assert (len(t.you.pool), t.you.resources, t.they.hand) == (3, 0, ["Lightsaber"])


@card("destiny", "SoR-021")
def test_unkar_plutt_pays_for_an_empty_hand_in_vain() -> None:
    t = plutt(["Unkar Plutt:2Dr", "Unkar Plutt:1R"], [])
    t.you.choose("use Unkar Plutt", "remove Unkar Plutt:2Dr")
    assert (t.you.pool, t.you.resources) == ([], 0)


# ---------------------------------------------------------------- support and upgrades


@card("destiny", "SoR-022")
@rule("destiny.damage.own_distribution_no_excess")
def test_slave_i_lets_an_opponent_divide_damage_by_their_own_dice() -> None:
    t = table(
        Side(team=["Jango Fett"], supports=["SoR-022"], pool=["SoR-022:Sp", "Jango Fett:1R"]),
        Side(team=["Rey", "Finn"], pool=["Rey:1MD", "Finn:1R"], damage={"Rey": 9}),
    )
    t.you.choose("resolve Slave I:Sp")
    t.they.can_choose("assign Rey", "assign Finn")
    t.they.choose("assign Finn", "assign Finn")
    assert (t.they.damage("Rey"), t.they.damage("Finn"), len(t.they.pool)) == (9, 2, 2)


@card("destiny", "SoR-022")
def test_slave_i_does_nothing_to_an_empty_pool() -> None:
    t = table(Side(supports=["SoR-022"], pool=["SoR-022:Sp"]), Side(team=["Rey"]))
    t.you.choose("resolve Slave I:Sp")
    assert (t.they.damage("Rey"), t.you.pool) == (0, [])


def blackmailer(foes_resources: int) -> Table:
    return table(
        Side(
            team=["Tusken Raider"],
            upgrades={"Tusken Raider": ["Blackmail"]},
            hand=["Dodge", "Aim"],
            resources=0,
        ),
        Side(team=["Rey"], resources=foes_resources),
    )


@card("destiny", "SoR-023")
@rule("destiny.card.blackmail.every_roll")
def test_an_opponent_may_pay_off_blackmail_each_time_it_is_rolled() -> None:
    t = blackmailer(1)
    t.you.choose("activate Tusken Raider")
    t.roll("1R", "-")
    t.you.choose("next Blackmail")
    t.they.can_choose("pay 1", "no")
    t.they.choose("no")
    t.you.choose("no")
    t.they.choose("pass")
    t.you.choose("discard_to_reroll Aim", "reroll Blackmail:-", "done")
    t.roll("3Dc")
    t.they.choose("pay 1")
    assert (t.you.resources, t.they.resources, t.you.pool) == (1, 0, ["Tusken Raider:1R"])


@card("destiny", "SoR-023", "AW-162")
@rule("destiny.card.blackmail.every_roll")
def test_a_reroll_by_somebody_else_is_no_occasion_to_pay_off_blackmail() -> None:
    t = table(
        Side(team=["Hired Gun"], upgrades={"Hired Gun": ["Blackmail"]}, pool=["Blackmail:-"], resources=0),
        Side(team=["Finn"], hand=["Unpredictable"], resources=1),
        turn_of="they",
    )
    t.they.choose("play Unpredictable")
    t.roll("3Dc")
    t.they.choose("decline")
    assert (t.you.pool, t.they.resources) == (["Blackmail:3Dc"], 1)


@card("destiny", "SoR-023")
def test_nobody_is_blackmailed_without_a_resource() -> None:
    t = blackmailer(0)
    t.you.choose("activate Tusken Raider")
    t.roll("1R", "3Dc")
    t.you.choose("next Blackmail", "no")
    assert t.you.pool == ["Tusken Raider:1R", "Blackmail:3Dc"]


@card("destiny", "SoR-023")
@rule("destiny.multi.choose_opponent")
def test_among_several_opponents_the_first_who_pays_removes_blackmail() -> None:
    you = Side(team=["Hired Gun"], upgrades={"Hired Gun": ["Blackmail"]}, resources=0)
    t = table(you, Side(team=["Rey"]), Side(team=["Finn"]), Side(team=["Padawan"]))
    t.you.choose("activate Hired Gun")
    t.roll("1R", "3Dr")
    t.they.choose("no")
    t.third.choose("pay 1")
    assert (t.you.resources, t.they.resources, t.third.resources, t.fourth.resources) == (1, 2, 1, 2)
    assert t.you.pool == ["Hired Gun:1R"]


def shielded(side: str, team: str = "Nightsister") -> Table:
    return table(
        Side(team=[team], pool=[f"{team}:{side}"]),
        Side(team=["Jango Fett", "Rey"], upgrades={"Jango Fett": ["Personal Shield"]}),
        holder="you",
    )


@card("destiny", "SoR-024")
def test_personal_shield_catches_ranged_damage_of_two() -> None:
    t = shielded("2RD")
    t.you.choose("resolve Nightsister:2RD", "hit Jango Fett")
    t.they.choose("yes")
    assert (t.they.damage("Jango Fett"), t.they.is_exhausted("Personal Shield")) == (1, True)


@card("destiny", "SoR-024")
@pytest.mark.parametrize(
    ("team", "side", "victim"),
    [("Nightsister", "1RD", "Jango Fett"), ("Count Dooku", "2MD", "Jango Fett"), ("Nightsister", "2RD", "Rey")],
)
def test_personal_shield_minds_only_two_ranged_damage_to_its_wearer(team: str, side: str, victim: str) -> None:
    t = shielded(side, team)
    t.you.choose(f"resolve {team}:{side}", f"hit {victim}")
    assert t.they.damage(victim) == int(side[0])


@card("destiny", "SoR-024")
def test_personal_shield_may_stay_ready() -> None:
    t = shielded("2RD")
    t.you.choose("resolve Nightsister:2RD", "hit Jango Fett")
    t.they.choose("no")
    assert (t.they.damage("Jango Fett"), t.they.is_exhausted("Personal Shield")) == (2, False)


# ---------------------------------------------------------------- events


@card("destiny", "SoR-081")
def test_arms_deal_sells_weapons_out_of_hand() -> None:
    hand = ["Arms Deal", "Gaffi Stick", "Lightsaber", "Holdout Blaster", "Datapad"]
    t = table(Side(team=["Jango Fett"], hand=hand, resources=0))
    t.you.choose("play Arms Deal")
    t.you.can_choose("discard Gaffi Stick", "discard Lightsaber", "discard Holdout Blaster", "done")
    t.you.choose("discard Lightsaber", "discard Gaffi Stick", "done")
    assert (t.you.resources, t.you.hand) == (2, ["Holdout Blaster", "Datapad"])


@card("destiny", "SoR-082")
@rule("destiny.keyword.ambush.additional_action")
def test_bait_and_switch_turns_a_resource_die_and_goes_on() -> None:
    t = table(
        Side(team=["Jango Fett*2"], hand=["Bait and Switch"], pool=["Jango Fett:1R", "Jango Fett:1MD"]),
        Side(team=["Finn"], pool=["Finn:1R"]),
    )
    t.you.choose("play Bait and Switch")
    assert {wish.rpartition(" ")[0] for wish in t.offered()} == {"turn Jango Fett:1R"}
    t.you.choose("turn Jango Fett:1R 2RD", "resolve Jango Fett:2RD", "hit Finn")
    assert (t.they.damage("Finn"), t.they.pool) == (2, ["Finn:1R"])


def friends_in_high_places(deck: list[str]) -> Table:
    return table(
        Side(
            team=["Jango Fett*2", "AW-035*2"],
            hand=["Friends in High Places"],
            pool=["Jango Fett:2RD", "Jango Fett:2RD", "AW-035:3MD"],
            deck=deck,
            resources=0,
        ),
        Side(team=["Rey"]),
    )


@card("destiny", "SoR-083")
def test_friends_in_high_places_play_one_of_three_cards_for_free() -> None:
    t = friends_in_high_places(["Gaffi Stick", "Take Cover", "Planetary Uprising", "Dodge"])
    t.you.choose("play Friends in High Places", "yes")
    t.you.can_choose(
        "play Gaffi Stick Jango Fett", "play Gaffi Stick Luke Skywalker", "play Take Cover", "play Planetary Uprising"
    )
    t.you.choose("play Gaffi Stick Jango Fett")
    assert (t.you.upgrades("Jango Fett"), t.you.deck, t.you.resources) == (["Gaffi Stick"], ["Dodge"], 0)
    assert t.you.discard == ["Take Cover", "Planetary Uprising", "Friends in High Places"]


@card("destiny", "SoR-083")
def test_friends_in_high_places_may_be_of_no_use_and_cost_three_cards() -> None:
    t = friends_in_high_places(["Gaffi Stick", "Take Cover"])
    t.you.choose("play Friends in High Places", "no")
    assert (t.you.discard, t.you.deck) == (["Gaffi Stick", "Take Cover", "Friends in High Places"], [])


@card("destiny", "SoR-083")
@rule("destiny.term.play_restriction.must_be_met", "destiny.die.value_zero_blank_special")
@pytest.mark.parametrize(("last", "playable"), [("3MD", True), ("2MD", False), ("-", False)])
def test_friends_in_high_places_need_dice_worth_seven(last: str, playable: bool) -> None:
    pool = ["Jango Fett:2RD", "Jango Fett:2RD", f"AW-035:{last}", "Kylo Ren:Sp"]
    t = table(
        Side(team=["Jango Fett*2", "AW-035", "Kylo Ren"], hand=["Friends in High Places"], pool=pool),
        Side(team=["Jango Fett"], pool=["Jango Fett:2RD"]),
    )
    assert ("play Friends in High Places" in t.offered()) == playable


@card("destiny", "SoR-083")
@rule("destiny.term.look.no_move")
def test_opponents_do_not_see_what_friends_in_high_places_offer() -> None:
    t = friends_in_high_places(["Gaffi Stick", "Take Cover", "Aim", "Dodge"])
    t.you.choose("play Friends in High Places")
    assert t.you.sees("deck", t.you)[-3:] == ["Aim", "Take Cover", "Gaffi Stick"]
    assert t.they.sees("deck", t.you) == [BACK] * 4
    for seed in range(5):
        guess = determinize(t.state, 1, Random(seed))
        assert guess.frames[-1].seen == tuple(guess.zones[DECK][:0:-1]), (
            "a guess sees what lies there, not what is there"
        )


@card("destiny", "SoR-084")
def test_loose_ends_trade_a_ranged_die_for_four_cards() -> None:
    deck = ["Dodge", "Block", "Aim", "Flank", "Take Cover"]
    t = table(
        Side(team=["Jango Fett*2"], hand=["Loose Ends"], pool=["Jango Fett:2RD", "Jango Fett:1R"]),
        Side(team=["Rey"], deck=deck, pool=["Rey:1MD"]),
    )
    t.you.choose("play Loose Ends")
    assert (t.you.pool, t.they.discard, t.they.deck) == (["Jango Fett:1R"], deck[:4], deck[4:])
    t.you.choose("resolve Jango Fett:1R")


@card("destiny", "SoR-084")
def test_loose_ends_need_a_ranged_die() -> None:
    t = table(Side(team=["Jango Fett"], hand=["Loose Ends"], pool=["Jango Fett:1R"]), Side())
    t.you.choose("play Loose Ends")
    assert (t.you.pool, t.they.discard) == (["Jango Fett:1R"], [])


@card("destiny", "SoR-085")
def test_one_quarter_portion_removes_a_die_and_pays_its_owner() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["One-Quarter Portion"], pool=["Jango Fett:1R"], resources=1),
        Side(team=["Rey", "Finn"], pool=["Rey:1MD", "Finn:2RD"], resources=0),
    )
    t.you.choose("play One-Quarter Portion")
    t.you.can_choose("remove Rey:1MD", "remove Finn:2RD")
    t.you.choose("remove Finn:2RD")
    assert (t.they.pool, t.they.resources, t.you.resources) == (["Rey:1MD"], 1, 0)


@card("destiny", "SoR-085")
@rule("destiny.effect.then.needs_full_resolution")
def test_one_quarter_portion_pays_nobody_without_a_die() -> None:
    t = table(Side(hand=["One-Quarter Portion"], resources=1), Side(resources=0))
    t.you.choose("play One-Quarter Portion")
    assert (t.they.resources, t.you.discard) == (0, ["One-Quarter Portion"])


@card("destiny", "SoR-086")
@rule("destiny.term.move.damage_ignores_shields")
def test_relentless_pursuit_moves_damage_of_an_opponents_character() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Relentless Pursuit"], damage={"Jango Fett": 1}),
        Side(team=["Rey", "Finn"], damage={"Rey": 3}, shields={"Finn": 2}),
    )
    t.you.choose("play Relentless Pursuit")
    t.you.can_choose("from Rey", "done")
    t.you.choose("from Rey")
    t.you.can_choose("to Jango Fett 1", "to Jango Fett 2", "to Finn 1", "to Finn 2")
    t.you.choose("to Finn 2")
    assert (t.they.damage("Rey"), t.they.damage("Finn"), t.they.shields("Finn")) == (1, 2, 2)


@card("destiny", "SoR-087")
def test_scrap_buy_brings_back_a_random_card_that_all_see() -> None:
    pile = ["Dodge", "Aim", "Block"]
    t = table(Side(team=["Jango Fett"], hand=["Scrap Buy"], discard=pile), Side())
    t.you.choose("play Scrap Buy")
    (back,) = t.you.hand
    assert sorted([*t.you.discard, back]) == sorted([*pile, "Scrap Buy"])
    assert back in pile
    assert t.they.sees("hand", t.you) == [back]
    assert f"Player 1 takes “{back}” back into hand." in t.they.reads()


@card("destiny", "SoR-087")
def test_scrap_buy_needs_three_cards_in_the_discard_pile() -> None:
    t = table(Side(team=["Jango Fett"], hand=["Scrap Buy"], discard=["Dodge", "Aim"]), Side(discard=["Block"]))
    t.you.cannot_choose("play Scrap Buy")


@card("destiny", "SoR-088")
def test_salvage_stand_taxes_an_opponent_for_a_resource_rolled() -> None:
    t = table(
        Side(team=["Hired Gun", "Rebel Trooper"], supports=["Salvage Stand"]),
        Side(team=["Rey"], supports=["Salvage Stand"]),
    )
    t.you.choose("activate Hired Gun")
    t.roll("1R")
    t.you.choose("yes")
    assert (t.they.resources, t.you.is_exhausted("Salvage Stand"), t.you.resources) == (1, True, 2)
    assert t.you.pool == ["Hired Gun:1R"]


@card("destiny", "SoR-088")
def test_salvage_stand_minds_no_other_roll() -> None:
    t = table(Side(team=["Hired Gun"], supports=["Salvage Stand"]), Side(team=["Rey"]))
    t.you.choose("activate Hired Gun")
    t.roll("1Dr")
    t.they.choose("pass")
    assert t.they.resources == 2


def plated(amount: str, shields: int = 0) -> Table:
    return table(
        Side(team=["Hired Gun"], pool=[f"Hired Gun:{amount}"], resources=1),
        Side(
            team=["Jango Fett", "Rey"],
            upgrades={"Jango Fett": ["Armor Plating"]},
            shields={"Jango Fett": shields},
        ),
    )


@card("destiny", "SoR-089")
def test_armor_plating_blocks_two_damage_and_is_gone() -> None:
    t = plated("3RD1")
    t.you.choose("resolve Hired Gun:3RD1", "hit Jango Fett")
    t.they.choose("yes")
    assert (t.they.damage("Jango Fett"), t.they.upgrades("Jango Fett"), t.they.discard) == (1, [], ["Armor Plating"])


@card("destiny", "SoR-089")
def test_armor_plating_may_be_kept_and_protects_nobody_else() -> None:
    t = plated("2RD1")
    t.you.choose("resolve Hired Gun:2RD1", "hit Jango Fett")
    t.they.choose("no")
    assert (t.they.damage("Jango Fett"), t.they.upgrades("Jango Fett")) == (2, ["Armor Plating"])
    t = plated("2RD1")
    t.you.choose("resolve Hired Gun:2RD1", "hit Rey")
    assert t.they.damage("Rey") == 2


@card("destiny", "SoR-089")
@rule("destiny.shield.other_blocks_same_time")
@pytest.mark.parametrize(("first", "shields_left"), [("Armor Plating", 1), ("Jango Fett", 0)])
def test_shields_and_armor_plating_block_in_the_order_of_their_player(first: str, shields_left: int) -> None:
    t = plated("3RD1", shields=2)
    t.you.choose("resolve Hired Gun:3RD1", "hit Jango Fett")
    t.they.choose(f"next {first}", "yes")
    assert (t.they.damage("Jango Fett"), t.they.shields("Jango Fett")) == (0, shields_left)
    assert t.they.upgrades("Jango Fett") == []
