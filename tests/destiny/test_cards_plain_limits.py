"""How far the cards without dice reach: whose dice and characters they speak of, what is still paid and blocked."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, card, rule, table
from tests.scenario import cases

# ---------------------------------------------------------------- resolving a die by a card

RESOLVING = [
    ("AW-086", "play No Mercy", 2, 2),
    ("AW-108", "play Natural Talent", 1, 3),
    ("AW-140", "play Firepower", 1, 3),
    ("AW-144", "use Supporting Fire", 0, 3),
    ("AW-148", "play The Power of the Force", 1, 1),
    ("LEG-086", "play Imperial Might", 2, 4),
    ("LEG-119", "play Impulsive", 0, 2),
]
"""How the card is used, what that costs, and the damage it makes of a die showing 2 ranged for a resource."""


@rule("destiny.carddice.cost_still_paid", "destiny.carddice.modifiers_need_several_dice")
@pytest.mark.parametrize(("wish", "cost", "damage"), cases("destiny", RESOLVING))
def test_a_die_resolved_by_a_card_is_your_own_is_paid_for_stays_unmodified_and_can_be_blocked(
    wish: str, cost: int, damage: int
) -> None:
    verb, _, name = wish.partition(" ")
    t = table(
        Side(
            team=["Leia Organa", "Rebel Trooper"],
            upgrades={"Rebel Trooper": ["Lightsaber"]},
            pool=["Leia Organa:2RD1", "Rebel Trooper:+1RD"],
            hand=[name] if verb == "play" else [],
            supports=[name] if verb == "use" else [],
            resources=cost + 1,
        ),
        Side(team=["Captain Phasma"], pool=["Captain Phasma:2RD"], shields={"Captain Phasma": 1}),
    )
    t.you.choose(wish, "hit Captain Phasma")
    assert (t.they.damage("Captain Phasma"), t.they.shields("Captain Phasma")) == (damage - 1, 0)
    assert (t.you.resources, t.you.pool) == (0, ["Rebel Trooper:+1RD"])
    assert t.they.pool == ["Captain Phasma:2RD"]


@rule("destiny.carddice.cost_still_paid")
@pytest.mark.parametrize(("wish", "cost", "damage"), cases("destiny", RESOLVING))
def test_a_die_that_cannot_be_paid_for_is_not_resolved_by_a_card(wish: str, cost: int, damage: int) -> None:
    verb, _, name = wish.partition(" ")
    t = table(
        Side(
            team=["Leia Organa"],
            pool=["Leia Organa:2RD1"],
            hand=[name] if verb == "play" else [],
            supports=[name] if verb == "use" else [],
            resources=cost,
        )
    )
    t.you.choose(wish)
    if name == "Impulsive":
        t.you.choose("decline")
    t.they.choose("pass")
    assert (t.you.pool, t.you.resources) == (["Leia Organa:2RD1"], 0)


@card("destiny", "AW-096")
def test_go_for_the_kill_pays_for_a_die_of_yours_and_uses_no_modifier() -> None:
    t = table(
        Side(
            team=["Leia Organa", "Rebel Trooper"],
            pool=["Leia Organa:2RD1", "Rebel Trooper:+1RD"],
            hand=["Go for the Kill"],
            resources=1,
        ),
        Side(pool=["Nightsister:2RD"]),
    )
    t.you.choose("play Go for the Kill", "hit Nightsister")
    assert (t.they.damage("Nightsister"), t.you.resources, t.they.pool) == (2, 0, ["Nightsister:2RD"])


@card("destiny", "AW-086")
def test_no_mercy_resolves_nothing_but_damage() -> None:
    t = table(Side(pool=["Nightsister:1Dc"], hand=["No Mercy", "Aim"]), Side(hand=["Aim"]))
    t.you.choose("play No Mercy")
    assert (t.they.hand, t.you.pool) == (["Aim"], ["Nightsister:1Dc"])
    t.they.choose("pass")


@card("destiny", "AW-103")
def test_commando_raid_resolves_a_discard_die_of_yours_and_nothing_else() -> None:
    theirs = Side(team=["Captain Phasma"], pool=["Captain Phasma:1Dc"], hand=["Aim"] * 3)
    t = table(
        Side(
            team=["Admiral Ackbar*2"], pool=["Admiral Ackbar:1Dc", "Admiral Ackbar:1R"], hand=["Commando Raid"], deck=[]
        ),
        theirs,
    )
    t.you.choose("play Commando Raid")
    assert (t.they.hand, t.they.pool, t.you.pool) == ([], ["Captain Phasma:1Dc"], ["Admiral Ackbar:1R"])


@card("destiny", "AW-142")
def test_logistics_resolves_no_die_of_an_opponent_and_no_modifier() -> None:
    t = table(
        Side(
            team=["Captain Phasma", "Nightsister"],
            upgrades={"Nightsister": ["Datapad"]},
            pool=["Captain Phasma:1R", "Datapad:+1R"],
            hand=["Logistics"],
        ),
        Side(team=["Rey"], pool=["Rey:1R"]),
    )
    t.you.choose("play Logistics")
    assert (t.you.resources, t.you.pool, t.they.pool) == (4, ["Datapad:+1R"], ["Rey:1R"])


@card("destiny", "AW-124")
def test_awakening_pays_and_resolves_no_modifier_of_an_opponent() -> None:
    t = table(
        Side(team=["Rey"], pool=["Rey:+2MD"], supports=["Awakening"]),
        Side(team=["General Veers"], pool=["General Veers:+2RD"], shields={"General Veers": 1}),
    )
    t.you.choose("use Awakening", "hit General Veers")
    assert (t.they.damage("General Veers"), t.they.pool) == (1, ["General Veers:+2RD"])


@card("destiny", "LEG-031")
def test_lukes_power_action_pays_for_the_die_too_and_its_damage_can_be_blocked() -> None:
    t = table(
        Side(
            team=["LEG-031", "Finn"],
            upgrades={"LEG-031": ["Holdout Blaster", "Promotion"]},
            pool=["Holdout Blaster:2RD1", "Promotion:+1RD", "Finn:2RD"],
            resources=3,
        ),
        Side(team=["Captain Phasma"], pool=["Captain Phasma:2RD"], shields={"Captain Phasma": 1}),
    )
    t.you.choose("use Luke Skywalker", "hit Captain Phasma")
    assert (t.they.damage("Captain Phasma"), t.you.resources) == (3, 0)
    assert t.you.pool == ["Promotion:+1RD", "Finn:2RD"]


# ---------------------------------------------------------------- rerolling, turning and removing dice

OWN_REROLLS = [
    ("AW-089", "Power of the Dark Side", []),
    ("AW-135", "Play the Odds", []),
    ("LEG-025", "LEG-025", []),
    ("LEG-134", "Perseverance", []),
    ("LEG-163", "Backup Specialist", ["done"]),
]


@pytest.mark.parametrize(("name", "besides"), cases("destiny", OWN_REROLLS))
def test_a_support_that_rerolls_dice_of_yours_offers_none_of_an_opponent(name: str, besides: list[str]) -> None:
    t = table(
        Side(team=["Jango Fett*2"], pool=["Jango Fett:1R", "Jango Fett:-"], supports=[name]),
        Side(team=["Finn"], pool=["Finn:1R"]),
    )
    t.you.choose(f"use {t.name(t.you.in_play(name))}")
    t.you.can_choose("reroll Jango Fett:1R", "reroll Jango Fett:-", *besides)


@card("destiny", "AW-073")
def test_sweep_the_area_counts_your_red_characters_only_and_rerolls_dice_of_the_opponent_only() -> None:
    t = table(
        Side(team=["Captain Phasma", "Nightsister"], pool=["Nightsister:1R"], hand=["Sweep the Area"]),
        Side(team=["Leia Organa*2"], pool=["Leia Organa:2RD", "Leia Organa:1R"]),
    )
    t.you.choose("play Sweep the Area")
    t.you.can_choose("reroll Leia Organa:2RD", "reroll Leia Organa:1R")
    t.you.choose("reroll Leia Organa:2RD")
    t.roll("-")
    assert t.they.pool == ["Leia Organa:-", "Leia Organa:1R"]
    t.they.choose("pass")


@card("destiny", "AW-075")
def test_the_best_defense_removes_no_third_die_and_none_of_your_own() -> None:
    t = table(
        Side(team=["Captain Phasma"], pool=["Captain Phasma:1R"], hand=["The Best Defense..."]),
        Side(team=["Rey", "Finn", "Padawan"], pool=["Rey:1MD", "Finn:2RD", "Padawan:1F"]),
    )
    t.you.choose("play The Best Defense...")
    t.you.can_choose("remove Rey:1MD", "remove Finn:2RD", "remove Padawan:1F", "done")
    t.you.choose("remove Rey:1MD", "remove Finn:2RD")
    assert (t.they.pool, t.you.pool) == (["Padawan:1F"], ["Captain Phasma:1R"])
    t.they.choose("pass")


@card("destiny", "AW-082")
def test_feel_your_anger_offers_none_of_your_own_dice() -> None:
    t = table(
        Side(pool=["Nightsister:1R"], hand=["Feel Your Anger"]),
        Side(team=["Rey", "Finn"], pool=["Rey:-", "Finn:2RD"]),
    )
    t.you.choose("play Feel Your Anger")
    t.you.can_choose("remove Rey:-", "remove Finn:2RD")


@card("destiny", "AW-083")
def test_force_strike_turns_a_blue_die_of_yours_and_no_other() -> None:
    t = table(
        Side(
            team=["Count Dooku", "Tusken Raider"],
            pool=["Count Dooku:-", "Tusken Raider:-"],
            hand=["Force Strike"],
        ),
        Side(team=["Rey"], pool=["Rey:-"]),
    )
    t.you.choose("play Force Strike")
    t.you.can_choose("turn Count Dooku:- 1MD", "turn Count Dooku:- 2MD")


@pytest.mark.parametrize(
    ("name", "offered"),
    [
        pytest.param("Fight Dirty", ["remove Jango Fett:-", "done"], marks=card("destiny", "AW-095")),
        pytest.param("Patience", ["remove Jango Fett:-", "done"], marks=card("destiny", "AW-119")),
        pytest.param("Crash Landing", ["remove Jango Fett:2RD", "remove Finn:2RD"], marks=card("destiny", "LEG-137")),
        pytest.param("Hasty Exit", ["remove Jango Fett:2RD", "remove Finn:2RD"], marks=card("destiny", "LEG-153")),
    ],
)
def test_a_card_offers_dice_of_your_own_or_of_everybody_as_it_says(name: str, offered: list[str]) -> None:
    side = "2RD" if "remove Jango Fett:2RD" in offered else "-"
    t = table(
        Side(team=["Jango Fett"], pool=[f"Jango Fett:{side}"], hand=[name]),
        Side(team=["Finn"], pool=["Finn:2RD"]),
        holder="you",
    )
    t.you.choose(f"play {name}")
    t.you.can_choose(*offered)


@pytest.mark.parametrize(
    ("name", "pool"),
    [
        pytest.param("Block", ["Tusken Raider:1MD", "Tusken Raider:3MD1"], marks=card("destiny", "AW-153")),
        pytest.param("Dodge", ["Tusken Raider:1RD", "Jango Fett:2RD"], marks=card("destiny", "AW-155")),
    ],
)
def test_block_and_dodge_remove_several_dice_at_once(name: str, pool: list[str]) -> None:
    t = table(Side(team=["Rey"], hand=[name]), Side(team=["Tusken Raider*2", "Jango Fett"], pool=pool))
    t.you.choose(f"play {name}")
    assert t.they.pool == []


@card("destiny", "LEG-125")
def test_alter_turns_no_third_die() -> None:
    t = table(
        Side(team=["Finn", "Rey"], pool=["Finn:-", "Rey:-"], hand=["Alter"]),
        Side(pool=["Nightsister:2RD"]),
    )
    t.you.choose("play Alter", "turn Finn:- 2RD", "turn Nightsister:2RD -")
    t.they.choose("pass")


@card("destiny", "LEG-139")
def test_locked_and_loaded_turns_no_third_die_and_none_of_an_opponent() -> None:
    t = table(
        Side(
            team=["Veteran Stormtrooper*2"],
            supports=["LEG-025"],
            pool=["Veteran Stormtrooper:-", "Veteran Stormtrooper:1R", "LEG-025:-"],
            hand=["Locked and Loaded"],
        ),
        Side(team=["Veteran Stormtrooper"], pool=["Veteran Stormtrooper:2RD"]),
    )
    t.you.choose("play Locked and Loaded")
    t.you.cannot_choose("turn Veteran Stormtrooper:2RD 3ID")
    t.you.choose("turn Veteran Stormtrooper:- 3ID", "turn Slave I:- 2ID")
    t.they.choose("pass")


@pytest.mark.parametrize(
    ("name", "cost"),
    [
        pytest.param("Mislead", 1, marks=card("destiny", "LEG-130")),
        pytest.param("The Force Is With Me", 1, marks=card("destiny", "LEG-133")),
        pytest.param("Isolation", 1, marks=card("destiny", "AW-085")),
        pytest.param("Hasty Exit", 0, marks=card("destiny", "LEG-153")),
    ],
)
def test_a_card_that_removes_a_die_removes_only_one(name: str, cost: int) -> None:
    t = table(
        Side(hand=[name], resources=cost),
        Side(team=["Finn*2"], pool=["Finn:2RD", "Finn:1RD"]),
        holder="you",
    )
    t.you.choose(f"play {name}", "remove Finn:2RD")
    assert t.they.pool == ["Finn:1RD"]
    t.they.choose("pass")


# ---------------------------------------------------------------- characters and cards


@card("destiny", "AW-118")
def test_noble_sacrifice_exhausts_a_ready_character_of_either_side() -> None:
    t = table(Side(team=["Rey", "Finn"], hand=["Noble Sacrifice"]))
    t.you.choose("play Noble Sacrifice")
    t.you.can_choose("exhaust Finn", "exhaust Nightsister")


@card("destiny", "AW-122")
def test_willpower_moves_damage_from_a_character_of_yours_only() -> None:
    t = table(
        Side(team=["Rey"], damage={"Rey": 1}, exhausted=["Rey"], hand=["Willpower"]),
        Side(team=["Count Dooku", "Nightsister"], damage={"Count Dooku": 2}, exhausted=["Count Dooku", "Nightsister"]),
    )
    t.you.choose("play Willpower")
    t.you.can_choose("to Count Dooku 1", "to Nightsister 1")
    t.you.choose("to Nightsister 1")
    assert (t.you.damage("Rey"), t.they.damage("Nightsister"), t.they.damage("Count Dooku")) == (0, 1, 2)


@card("destiny", "AW-141")
def test_leadership_is_paid_with_a_character_of_yours() -> None:
    t = table(
        Side(team=["Captain Phasma", "Nightsister"], exhausted=["Nightsister"], hand=["Leadership"]),
        Side(team=["Leia Organa"]),
    )
    t.you.choose("play Leadership")
    assert (t.you.is_exhausted("Captain Phasma"), t.you.is_exhausted("Nightsister")) == (True, False)
    assert not t.they.is_exhausted("Leia Organa")


@card("destiny", "LEG-121")
def test_smugglers_run_activates_a_character_of_yours() -> None:
    t = table(Side(team=["Finn"], hand=["Smuggler's Run"], resources=0), Side(team=["Jango Fett"]))
    t.you.choose("play Smuggler's Run")
    t.roll("1R")
    assert (t.you.pool, t.you.resources) == (["Finn:1R"], 1)


@pytest.mark.parametrize(
    ("name", "choices"),
    [
        pytest.param("Armed to the Teeth", ["discard Datapad"], marks=card("destiny", "AW-093")),
        pytest.param("Fight Dirty", ["remove Jango Fett:-"], marks=card("destiny", "AW-095")),
        pytest.param("Reversal", [], marks=card("destiny", "AW-160")),
        pytest.param("Bravado", [], marks=card("destiny", "LEG-116")),
    ],
)
def test_the_damage_a_card_deals_goes_to_anybody_and_shields_block_it(name: str, choices: list[str]) -> None:
    t = table(
        Side(
            team=["Jango Fett"],
            upgrades={"Jango Fett": ["Datapad"]},
            pool=["Jango Fett:-"],
            hand=[name],
            resources=3,
        ),
        Side(team=["Finn"], pool=["Finn:2RD"], shields={"Finn": 2}),
    )
    t.you.choose(f"play {name}", *choices)
    if choices and "done" in t.offered():
        t.you.choose("done")
    t.you.can_choose("hit Jango Fett", "hit Finn")
    t.you.choose("hit Finn")
    assert (t.they.damage("Finn"), t.they.shields("Finn")) == (0, 1 if choices else 0)


@card("destiny", "AW-130")
def test_let_the_wookiee_wins_damage_can_be_blocked() -> None:
    t = table(
        Side(team=["Rey"], hand=["Let The Wookiee Win"]),
        Side(exhausted=["Nightsister"], shields={"Nightsister": 1}),
    )
    t.you.choose("play Let The Wookiee Win")
    t.they.choose("choose 1")
    assert (t.they.damage("Nightsister"), t.they.shields("Nightsister")) == (1, 0)


@card("destiny", "LEG-026")
def test_hunter_instincts_damage_can_be_blocked() -> None:
    t = table(
        Side(team=["Boba Fett"], upgrades={"Boba Fett": ["Hunter Instinct"]}, pool=["Hunter Instinct:Sp"]),
        Side(team=["Rey"], damage={"Rey": 3}, shields={"Rey": 1}),
    )
    t.you.choose("resolve Hunter Instinct:Sp", "hit Rey")
    assert (t.they.damage("Rey"), t.they.shields("Rey")) == (4, 0)


@card("destiny", "LEG-035")
def test_r2_d2_draws_one_card_only() -> None:
    t = table(Side(team=["Rey"], supports=["LEG-035"], pool=["LEG-035:Sp"], deck=["Aim", "Dodge"]))
    t.you.choose("resolve R2-D2:Sp", "no")
    assert (t.you.hand, t.you.deck) == (["Aim"], ["Dodge"])


@card("destiny", "AW-092")
def test_ace_in_the_hole_takes_no_yellow_card_but_an_upgrade() -> None:
    t = table(Side(team=["Jango Fett"], hand=["Ace in the Hole", "Black Market"]))
    t.you.choose("play Ace in the Hole")
    assert (t.you.hand, t.you.pool) == (["Black Market"], [])
    t.they.choose("pass")


@card("destiny", "LEG-155")
def test_quick_draw_plays_nothing_from_the_discard_pile() -> None:
    t = table(Side(team=["Finn"], hand=["Quick Draw"], discard=["Hunting Rifle"]))
    t.you.choose("play Quick Draw")
    assert (t.you.upgrades("Finn"), t.you.discard) == ([], ["Hunting Rifle", "Quick Draw"])
    t.they.choose("pass")


@card("destiny", "AW-150")
def test_it_binds_all_things_is_not_asked_for_a_blue_event() -> None:
    t = table(Side(team=["Rey"], supports=["It Binds All Things"], hand=["Defensive Stance"]))
    t.you.choose("play Defensive Stance", "shield Rey")
    assert (t.you.resources, t.you.is_exhausted("It Binds All Things")) == (1, False)


@card("destiny", "AW-119")
def test_patience_discards_from_the_deck_of_the_opponent_you_name() -> None:
    t = table(
        Side(team=["Finn"], pool=["Finn:-"], hand=["Patience"]), Side(deck=["Aim", "Aim"]), Side(deck=["Dodge", "Aim"])
    )
    t.you.choose("play Patience", "opponent 3", "remove Finn:-")
    assert (t.they.discard, t.third.discard, t.you.discard) == ([], ["Dodge"], ["Patience"])
