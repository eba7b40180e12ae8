"""What the neutral yellow cards of Spirit of Rebellion do."""

from __future__ import annotations

from random import Random

import pytest

from dejarik.games.destiny.think.knowledge import determinize
from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- support and upgrades


@card("destiny", "SoR-058")
def test_quadjumper_is_traded_in_for_a_support() -> None:
    t = table(Side(supports=["Quadjumper"], hand=["AW-005", "Datapad", "Planetary Uprising"], resources=3), Side())
    t.you.choose("use Quadjumper")
    t.you.can_choose("play AT-ST", "play Planetary Uprising")
    t.you.choose("play AT-ST")
    assert (t.you.supports, t.you.discard, t.you.resources) == (["AT-ST"], ["Quadjumper"], 0)


@card("destiny", "SoR-058")
def test_quadjumper_is_discarded_even_if_nothing_can_be_played() -> None:
    t = table(Side(supports=["Quadjumper"], pool=["Quadjumper:1R"], hand=["AW-005"], resources=2), Side())
    t.you.choose("use Quadjumper")
    assert (t.you.supports, t.you.discard, t.you.pool, t.you.hand) == ([], ["Quadjumper"], [], ["AT-ST"])


@card("destiny", "SoR-059", "AW-166")
@rule("destiny.card.ascension_gun.only_brought_battlefields")
def test_ascension_gun_reaches_the_battlefield_that_was_set_aside() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Ascension Gun"]}, pool=["Ascension Gun:Sp"]),
        Side(field="Imperial Armory"),
        holder="they",
    )
    t.you.choose("resolve Ascension Gun:Sp", "shield Jango Fett")
    assert (t.you.shields("Jango Fett"), t.field, t.they.controls_field) == (1, "Imperial Armory", True)
    assert "claim" in t.offered()


@card("destiny", "SoR-059")
def test_ascension_gun_offers_every_battlefield_of_a_free_for_all() -> None:
    gun = Side(
        team=["Hired Gun"],
        upgrades={"Hired Gun": ["Ascension Gun"]},
        pool=["Ascension Gun:Sp"],
        hand=["Datapad"],
        field="Command Center",
    )
    t = table(gun, Side(field="Imperial Armory"), Side(field="Echo Base"))
    t.you.choose("resolve Ascension Gun:Sp")
    t.you.can_choose("battlefield Command Center", "battlefield Echo Base")
    t.you.choose("battlefield Command Center")
    assert (len(t.they.discard), len(t.third.discard), t.you.discard) == (2, 2, [])


def artists(tokens: dict[str, int], dice: list[str]) -> Table:
    return table(
        Side(
            team=["Jango Fett"],
            upgrades={"Jango Fett": ["Con Artist", "Con Artist"]},
            pool=dice,
            damage=tokens,
        ),
        Side(deck=["Dodge", "Aim", "Block", "Flank", "Scout"]),
    )


@card("destiny", "SoR-060")
def test_con_artist_discards_a_card_for_each_time_it_was_used() -> None:
    t = artists({"Con Artist": 2}, ["Con Artist:Sp"])
    t.you.choose("resolve Con Artist:Sp")
    assert (t.you.damage("Con Artist"), t.they.discard) == (3, ["Dodge", "Aim", "Block"])


@card("destiny", "SoR-060")
def test_each_con_artist_counts_its_own_damage() -> None:
    t = artists({"Con Artist": 2}, ["Con Artist:2Dr", "Con Artist:Sp"])
    t.you.choose("resolve Con Artist:Sp")
    assert (t.you.damage("Con Artist"), t.you.damage("Con Artist#2"), t.they.discard) == (2, 1, ["Dodge"])


@card("destiny", "SoR-060")
def test_con_artist_is_for_yellow_characters_only() -> None:
    t = table(Side(team=["Jango Fett", "Nightsister"], hand=["Con Artist"]), Side())
    t.you.cannot_choose("play Con Artist Nightsister")
    t.you.choose("play Con Artist Jango Fett")
    assert t.you.upgrades("Jango Fett") == ["Con Artist"]


# ---------------------------------------------------------------- events


@card("destiny", "SoR-142")
def test_bolt_hole_trades_a_character_die_for_shields_of_that_character() -> None:
    t = table(
        Side(
            team=["Jango Fett", "Hired Gun", "Nightsister"],
            upgrades={"Jango Fett": ["Gaffi Stick"]},
            pool=["Jango Fett:-", "Hired Gun:1R", "Nightsister:1Dc", "Gaffi Stick:1R"],
            hand=["Bolt Hole"],
        ),
        Side(team=["Finn"], pool=["Finn:1R"]),
    )
    t.you.choose("play Bolt Hole")
    t.you.can_choose("remove Jango Fett:-", "remove Hired Gun:1R")
    t.you.choose("remove Jango Fett:-")
    assert (t.you.shields("Jango Fett"), t.you.shields("Hired Gun")) == (2, 0)
    assert t.you.pool == ["Hired Gun:1R", "Nightsister:1Dc", "Gaffi Stick:1R"]


CHEAT = Side(hand=["Cheat", "Dodge", "Aim"], discard=["Block", "Lightsaber"], resources=1)


@card("destiny", "SoR-143")
def test_cheat_swaps_a_card_in_hand_with_one_in_the_discard_pile() -> None:
    t = table(CHEAT, Side())
    t.you.choose("play Cheat")
    t.you.can_choose("lay_down Dodge", "lay_down Aim")
    t.you.choose("lay_down Dodge")
    t.you.can_choose("recover Block", "recover Lightsaber")
    t.you.choose("recover Lightsaber")
    assert (t.you.hand, t.you.discard) == (["Aim", "Lightsaber"], ["Block", "Dodge", "Cheat"])
    assert "“Dodge” is switched with “Lightsaber”." in t.they.reads()


@card("destiny", "SoR-143")
def test_cheat_shows_nothing_before_both_cards_are_chosen() -> None:
    t = table(CHEAT, Side())
    t.you.choose("play Cheat", "lay_down Dodge")
    assert not any("Dodge" in line for line in t.they.reads())
    assert t.they.sees("hand", t.you) == ["?", "?"]


@card("destiny", "SoR-143", "AW-027")
def test_a_last_card_that_is_switched_was_neither_played_nor_discarded() -> None:
    t = table(Side(hand=["Cheat", "Aim"], discard=["Dodge"], resources=1), Side(team=["Admiral Ackbar"]))
    t.you.choose("play Cheat", "lay_down Aim", "recover Dodge")
    assert (t.you.hand, t.you.discard, t.you.damage("Nightsister")) == (["Dodge"], ["Aim", "Cheat"], 0)


@card("destiny", "SoR-143")
def test_cheat_needs_a_card_on_both_sides() -> None:
    t = table(Side(hand=["Cheat", "Aim"], resources=1), Side())
    t.you.choose("play Cheat")
    assert (t.you.hand, t.you.discard) == (["Aim"], ["Cheat"])


@card("destiny", "SoR-144")
@pytest.mark.parametrize(("pile", "left"), [([], 3), (["Diversion"], 1), (["Dodge"], 3)])
def test_diversion_takes_more_if_another_copy_was_played(pile: list[str], left: int) -> None:
    t = table(Side(hand=["Diversion"], discard=pile, resources=1), Side(resources=4))
    t.you.choose("play Diversion")
    assert t.they.resources == left


FAIR_TRADE = '"Fair" Trade'


@card("destiny", "SoR-145")
def test_fair_trade_resolves_a_resource_die_and_trades_everything() -> None:
    t = table(
        Side(team=["Jango Fett*2"], pool=["Jango Fett:1R", "Jango Fett:1MD"], hand=[FAIR_TRADE], resources=1),
        Side(resources=5),
    )
    t.you.choose(f"play {FAIR_TRADE}")
    assert (t.you.resources, t.they.resources, t.you.pool) == (5, 2, ["Jango Fett:1MD"])
    assert "Player 1 swaps 2 resources for 5 resources of Player 2." in t.they.reads()


@card("destiny", "SoR-145")
@rule("destiny.effect.then.needs_full_resolution")
def test_fair_trade_trades_nothing_without_a_resource_die() -> None:
    t = table(Side(team=["Jango Fett"], pool=["Jango Fett:1MD"], hand=[FAIR_TRADE], resources=1), Side(resources=5))
    t.you.choose(f"play {FAIR_TRADE}")
    assert (t.you.resources, t.they.resources) == (1, 5)


@card("destiny", "SoR-146")
def test_friends_in_low_places_see_a_hand_and_discard_a_cheap_event() -> None:
    t = table(
        Side(team=["Jango Fett"], hand=["Friends in Low Places"]),
        Side(hand=["Dodge", "Aim", "Take Cover", "Datapad"]),
    )
    t.you.choose("play Friends in Low Places")
    t.you.can_choose("discard Aim", "discard Take Cover")
    t.you.choose("discard Aim")
    assert (t.they.discard, set(t.you.sees("hand", t.they))) == (["Aim"], {"Dodge", "Take Cover", "Datapad"})


@card("destiny", "SoR-146")
@rule("destiny.term.spot.cannot_spot")
def test_friends_in_low_places_know_nobody_without_a_yellow_character() -> None:
    t = table(Side(hand=["Friends in Low Places"]), Side(hand=["Aim"]))
    t.you.choose("play Friends in Low Places")
    assert (t.they.hand, t.you.sees("hand", t.they)) == (["Aim"], ["?"])


@card("destiny", "SoR-147")
def test_sabotage_costs_as_many_cards_as_the_support() -> None:
    t = table(
        Side(team=["Jango Fett"], supports=["Salvage Stand"], hand=["Sabotage", "Dodge", "Aim", "Block"], resources=1),
        Side(supports=["AW-005", "Smuggling Freighter", "Black Market"]),
    )
    t.you.choose("play Sabotage")
    t.you.can_choose("discard Salvage Stand", "discard Smuggling Freighter", "discard Black Market")
    t.you.choose("discard Smuggling Freighter", "discard Aim")
    assert (t.they.supports, t.they.discard) == (["AT-ST", "Black Market"], ["Smuggling Freighter"])
    assert (t.you.hand, t.you.discard) == (["Dodge", "Block"], ["Aim", "Sabotage"])


@card("destiny", "SoR-147")
@pytest.mark.parametrize(("cards", "discarded"), [(3, True), (2, False)])
def test_sabotage_takes_the_whole_price(cards: int, discarded: bool) -> None:
    t = table(Side(hand=["Sabotage", *["Dodge"] * cards], resources=1), Side(supports=["Black Market"]))
    t.you.choose("play Sabotage")
    assert (t.they.supports == [], len(t.you.hand)) == (discarded, 0 if discarded else cards)


@card("destiny", "SoR-147")
def test_nobody_learns_from_sabotage_that_the_cards_of_a_hand_are_alike() -> None:
    t = table(Side(hand=["Sabotage", *["Dodge"] * 4], resources=1), Side(supports=["Black Market"]))
    t.you.choose("play Sabotage", "discard Dodge")
    t.you.can_choose("discard Dodge")
    for seed in range(5):
        guess = determinize(t.state, 1, Random(seed))
        assert guess.frames[-1].chosen == []
    t.you.choose("discard Dodge", "discard Dodge")
    assert (t.you.hand, t.they.supports) == (["Dodge"], [])


@card("destiny", "SoR-148")
def test_improvisation_rerolls_dice_for_a_blank_one() -> None:
    t = table(
        Side(
            team=["Jango Fett*2", "Hired Gun"],
            supports=["Improvisation"],
            pool=["Jango Fett:-", "Jango Fett:1R", "Hired Gun:1R"],
        ),
        Side(team=["Finn"], pool=["Finn:-"]),
    )
    t.you.choose("use Improvisation")
    t.you.can_choose("reroll Jango Fett:1R", "reroll Hired Gun:1R", "done")
    t.you.choose("reroll Jango Fett:1R", "done")
    t.roll("2RD")
    assert (t.you.pool, t.they.pool) == (["Jango Fett:2RD", "Hired Gun:1R"], ["Finn:-"])
    assert not t.you.is_exhausted("Improvisation")


@card("destiny", "SoR-148")
@rule("destiny.keyword.ambush.additional_action")
def test_improvisation_is_played_in_passing() -> None:
    t = table(Side(team=["Jango Fett"], hand=["Improvisation"], pool=["Jango Fett:1R"], resources=0), Side())
    t.you.choose("play Improvisation", "resolve Jango Fett:1R")
    assert (t.you.supports, t.you.resources) == (["Improvisation"], 1)


# ---------------------------------------------------------------- Fast Hands


@card("destiny", "SoR-150")
@rule("destiny.errata.fast_hands.yellow_only")
def test_fast_hands_are_for_yellow_characters_only() -> None:
    t = table(Side(team=["Jango Fett", "Darth Vader"], hand=["Fast Hands"]), Side())
    assert [wish for wish in t.offered() if wish.startswith("play")] == ["play Fast Hands Jango Fett"]


@card("destiny", "SoR-150")
@rule("destiny.errata.fast_hands.effect")
def test_fast_hands_resolve_one_die_of_the_character_just_activated() -> None:
    t = table(
        Side(
            team=["Jango Fett", "Tusken Raider"],
            upgrades={"Jango Fett": ["Fast Hands", "Gaffi Stick"]},
            pool=["Tusken Raider:1RD"],
            resources=1,
        ),
        Side(team=["Rey"]),
    )
    t.you.choose("activate Jango Fett")
    t.roll("2RD", "2MD1")
    t.you.choose("yes")
    t.you.can_choose("resolve Jango Fett:2RD", "resolve Gaffi Stick:2MD1")
    t.you.choose("resolve Gaffi Stick:2MD1", "hit Rey")
    assert (t.they.damage("Rey"), t.you.resources) == (2, 0)
    assert t.you.pool == ["Tusken Raider:1RD", "Jango Fett:2RD"]
    t.they.choose("pass")


@card("destiny", "SoR-150")
def test_fast_hands_may_rest_and_resolve_no_lone_modifier() -> None:
    side = Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Fast Hands"]})
    t = table(side, Side(team=["Rey"]))
    t.you.choose("activate Jango Fett")
    t.roll("2RD")
    t.you.choose("no")
    assert t.you.pool == ["Jango Fett:2RD"]
    t = table(side, Side(team=["Rey"]))
    t.you.choose("activate Jango Fett")
    t.roll("+1R")
    t.they.choose("pass")


def hasty_blackmail() -> Table:
    t = table(
        Side(team=["Tusken Raider"], upgrades={"Tusken Raider": ["Blackmail", "Fast Hands"]}, resources=0),
        Side(team=["Rey"], resources=4),
    )
    t.you.choose("activate Tusken Raider")
    t.roll("1R", "3Dr")
    return t


@card("destiny", "SoR-150", "SoR-023")
@rule("destiny.faq.blackmail_fast_hands")
def test_fast_hands_may_resolve_blackmail_before_it_is_paid_off() -> None:
    t = hasty_blackmail()
    t.you.choose("next Fast Hands", "next Blackmail", "yes", "resolve Blackmail:3Dr")
    assert (t.you.resources, t.they.resources, t.you.pool) == (0, 1, ["Tusken Raider:1R"])
    t.they.choose("pass")


@card("destiny", "SoR-150", "SoR-023")
@rule("destiny.faq.blackmail_fast_hands")
def test_blackmail_may_be_paid_off_before_fast_hands() -> None:
    t = hasty_blackmail()
    t.you.choose("next Blackmail", "next Fast Hands")
    t.they.choose("pay 1")
    t.you.choose("yes")
    assert (t.you.resources, t.they.resources, t.you.pool) == (2, 3, [])


@card("destiny", "SoR-150", "AW-021", "AW-022")
@rule("destiny.example.tusken_jango_fast_hands")
def test_two_fast_hands_come_in_the_order_of_the_queue() -> None:
    t = table(
        Side(team=["Tusken Raider"], upgrades={"Tusken Raider": ["Fast Hands"]}, hand=["Dodge"]),
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Fast Hands"]}),
        holder="they",
    )
    t.you.choose("activate Tusken Raider")
    t.roll("1R")
    t.they.choose("player 2")
    t.you.choose("next Tusken Raider")
    t.they.choose("yes")
    t.roll("1R")
    assert t.queue == ["Fast Hands", "Fast Hands"], "his own comes last"
    t.you.choose("no", "yes")
    assert (t.you.resources, t.they.resources) == (3, 2)
    t.they.choose("yes")
    assert t.they.resources == 3
