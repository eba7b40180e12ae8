"""Every card's printed values at work: what it brings in play, what it costs and what defeats it."""

from __future__ import annotations

import pytest

from tests.deckbuilding.reference import BASES, CARDS, GALAXY, PLAYABLE, SHIPS, TARGETS, Printed
from tests.deckbuilding.table import Side, table, table_of
from tests.scenario import cases, rule

FARTHEST = {"empire": 3, "rebel": -3}
"""The Force marker at the far end of the track: from there not even Darth Vader brings it over."""
TOWARDS = {"empire": -1, "rebel": 1}
OTHER = {"empire": "rebel", "rebel": "empire"}
TROOPER = {"empire": "Stormtrooper", "rebel": "Rebel Trooper"}

ADDING_UP_TO = {
    0: ["Lobot"],
    2: ["Z-95 Headhunter"],
    3: ["Fang Fighter"],
    4: ["Quarren Mercenary"],
    5: ["Fang Fighter", "Z-95 Headhunter"],
    6: ["Quarren Mercenary", "Z-95 Headhunter"],
    7: ["Quarren Mercenary", "Fang Fighter"],
    8: ["Quarren Mercenary", "Quarren Mercenary"],
}
"""Neutral units with so much attack together; 1 is what a starter card may choose when it is played."""
ASKED_WHEN_BOUGHT = {"Fang Fighter": ["to_discard"], "Quarren Mercenary": ["decline"]}
NEVER_ATTACK = (
    ("imperial_shuttle", "Imperial Shuttle", "empire"),
    ("alliance_shuttle", "Alliance Shuttle", "rebel"),
    ("admiral_piett", "Admiral Piett", "empire"),
    ("landing_craft", "Landing Craft", "empire"),
    ("duros_spy", "Duros Spy", "rebel"),
    ("u_wing", "U-Wing", "rebel"),
    ("rebel_transport", "Rebel Transport", "rebel"),
    ("hammerhead_corvette", "Hammerhead Corvette", "rebel"),
    ("jawa_scavenger", "Jawa Scavenger", "empire"),
    ("kel_dor_mystic", "Kel Dor Mystic", "rebel"),
    ("twilek_smuggler", "Twi'lek Smuggler", "empire"),
    ("hwk_290", "HWK-290", "rebel"),
    ("outer_rim_pilot", "Outer Rim Pilot", "empire"),
)
"""No attack of their own, and nothing their owner could have in play lends them any."""


def both_sides(rows: tuple[Printed, ...]) -> list[tuple[str, Printed, str]]:
    """Each card with the faction that may own it; neutral cards with both."""
    return [
        (row.key, row, faction)
        for row in rows
        for faction in (("empire", "rebel") if row.faction == "neutral" else (row.faction,))
    ]


def given(rows: tuple[Printed, ...]) -> list[tuple[str, Printed]]:
    return [(row.key, row) for row in rows]


# ---------------------------------------------------------------- in play


@rule("deckbuilding.card.resources", "deckbuilding.card.force", "deckbuilding.play.to_area", "deckbuilding.force.gain")
@pytest.mark.parametrize(("card", "faction"), cases("deckbuilding", both_sides(PLAYABLE)))
def test_a_card_that_is_played_brings_its_resources_and_its_force(card: Printed, faction: str) -> None:
    start = FARTHEST[faction]
    t = table_of(faction, Side(hand=[card.name]), force=start, pilots=9)
    t.active.choose(f"play {card.name}")
    assert (t.active.hand, t.active.play) == ([], [card.name])
    assert t.active.resources == card.resources
    assert t.force == start + card.force * TOWARDS[faction]


@rule("deckbuilding.card.attack")
@pytest.mark.parametrize(("card", "faction"), cases("deckbuilding", both_sides(PLAYABLE)))
def test_a_card_deals_its_attack_to_the_base(card: Printed, faction: str) -> None:
    enemy = OTHER[faction]
    bases = {"empire": "Coruscant", "rebel": "Sullust"}
    sides = {faction: Side(play=[card.name]), enemy: Side(base=bases[enemy])}
    t = table(turn_of=faction, empire=sides["empire"], rebel=sides["rebel"], force=FARTHEST[faction], pilots=9)
    assert t.active.attack(card.name) == card.attack
    if card.attack:
        t.active.choose(f"commit {card.name}", f"attack {enemy}")
    assert (t.rebel if enemy == "rebel" else t.empire).base_damage == card.attack


@rule("deckbuilding.commit.needs_attack")
@pytest.mark.parametrize(("name", "faction"), cases("deckbuilding", NEVER_ATTACK))
def test_a_card_that_can_never_have_attack_is_not_offered_for_one(name: str, faction: str) -> None:
    t = table_of(faction, Side(play=[name, TROOPER[faction]]), pilots=9)
    assert t.active.why_not(f"commit {name}") == ("deckbuilding.commit.needs_attack", ())
    t.active.choose(f"commit {TROOPER[faction]}")


@rule("deckbuilding.start.ship_resources", "deckbuilding.play.ships_stay", "deckbuilding.gain.values_once")
@pytest.mark.parametrize(("ship", "faction"), cases("deckbuilding", both_sides(SHIPS)))
def test_a_capital_ship_stays_and_yields_its_resources_every_turn(ship: Printed, faction: str) -> None:
    t = table_of(faction, Side(hand=[ship.name]))
    owner = t.active
    owner.choose(f"play {ship.name}", "end")
    t.active.choose("end")
    assert (t.active, owner.ships, owner.resources) == (owner, [ship.name], ship.resources)


@rule("deckbuilding.card.hit_points", "deckbuilding.attack.base.ships_first", "deckbuilding.attack.base.ship_destroyed")
@pytest.mark.parametrize(("ship", "faction"), cases("deckbuilding", both_sides(SHIPS)))
def test_a_capital_ship_is_destroyed_by_as_much_damage_as_it_has_hit_points(ship: Printed, faction: str) -> None:
    attacker = OTHER[faction]
    for left in range(2, min(ship.hit_points, 3) + 1):
        damaged = Side(play=[ship.name], damage={ship.name: ship.hit_points - left})
        sides = {faction: damaged, attacker: Side(play=[TROOPER[attacker]])}
        t = table(turn_of=attacker, empire=sides["empire"], rebel=sides["rebel"])
        owner = t.rebel if faction == "rebel" else t.empire
        t.active.choose(f"commit {TROOPER[attacker]}", f"attack {faction}")
        assert owner.base_damage == 0
        assert (owner.ships, owner.discard) == (([], [ship.name]) if left == 2 else ([ship.name], []))


@rule("deckbuilding.attack.base.destroyed", "deckbuilding.attack.base.victory_pile")
@pytest.mark.parametrize("base", cases("deckbuilding", given(BASES)))
def test_a_base_falls_to_as_much_damage_as_it_has_hit_points(base: Printed) -> None:
    attacker, troopers = OTHER[base.faction], 2 if base.name == "Hoth" else 1
    for left, falls in ((2, True), (3, False)):
        harmed = Side(base=base.name, damage={base.name: base.hit_points - left})
        sides = {base.faction: harmed, attacker: Side(play=[TROOPER[attacker]] * troopers)}
        t = table(turn_of=attacker, empire=sides["empire"], rebel=sides["rebel"])
        owner = t.rebel if base.faction == "rebel" else t.empire
        t.active.choose(*[f"commit {TROOPER[attacker]}"] * troopers, f"attack {base.faction}")
        assert owner.base == ("" if falls else base.name)
        assert t.active.victory == ([base.name] if falls else [])


# ---------------------------------------------------------------- in the galaxy row


@rule("deckbuilding.card.cost", "deckbuilding.buy.pay", "deckbuilding.card.reward", "deckbuilding.faction.neutral_both")
@pytest.mark.parametrize(("card", "faction"), cases("deckbuilding", both_sides(GALAXY)))
def test_a_card_is_bought_for_exactly_its_cost(card: Printed, faction: str) -> None:
    t = table_of(faction, Side(), row=[card.name], resources=card.cost)
    t.active.choose(f"buy {card.name}", *ASKED_WHEN_BOUGHT.get(card.name, []))
    assert (t.active.resources, t.active.discard, t.force) == (0, [card.name], 0)
    assert (len(t.row), t.galaxy_discard) == (6, [])


@rule("deckbuilding.buy.pay")
@pytest.mark.parametrize(("card", "faction"), cases("deckbuilding", both_sides(GALAXY)))
def test_a_card_is_too_dear_for_one_resource_less(card: Printed, faction: str) -> None:
    t = table_of(faction, Side(), row=[card.name], resources=card.cost - 1)
    assert t.active.why_not(f"buy {card.name}") == ("deckbuilding.buy.pay", (card.cost, card.cost - 1))


@rule("deckbuilding.buy.rebel_limit", "deckbuilding.buy.empire_limit")
@pytest.mark.parametrize(
    "card", cases("deckbuilding", given(tuple(card for card in GALAXY if card.faction != "neutral")))
)
def test_nobody_buys_a_card_of_the_other_faction(card: Printed) -> None:
    buyer = OTHER[card.faction]
    t = table_of(buyer, Side(), row=[card.name], resources=20)
    assert t.active.why_not(f"buy {card.name}") == (f"deckbuilding.buy.{buyer}_limit", ())


@rule("deckbuilding.card.target_value", "deckbuilding.row.success", "deckbuilding.row.no_counters")
@pytest.mark.parametrize("target", cases("deckbuilding", given(TARGETS)))
@pytest.mark.parametrize("missing", [0, 1])
def test_a_row_card_is_defeated_by_its_target_value_and_by_no_less(target: Printed, missing: int) -> None:
    attacker = OTHER[target.faction]
    starter = {"empire": "Inquisitor", "rebel": "Temple Guardian"}[attacker]
    units = [starter] if target.target - missing == 1 else ADDING_UP_TO[target.target - missing]
    t = table_of(attacker, Side(hand=units), row=[target.name])
    for unit in units:
        t.active.choose(f"play {unit}")
        if unit in (starter, "Lobot"):
            t.active.choose("choose attack" if unit == starter else "decline")
        t.active.choose(f"commit {unit}", f"at {target.name}")
    assert t.strength(target.name) == target.target - missing
    t.active.choose(f"strike {target.name}")
    assert t.galaxy_discard == ([] if missing else [target.name])
    assert (target.name in t.row) == bool(missing)
    assert len(t.row) == 6


@rule("deckbuilding.row.pick_enemy", "deckbuilding.row.units_only_targets", "deckbuilding.row.neutral_safe")
@pytest.mark.parametrize(
    ("card", "faction"),
    cases(
        "deckbuilding",
        [row for row in both_sides(GALAXY) if not row[1].reward]
        + [(row.key, row, row.faction) for row in TARGETS]
        + [(row.key, row, OTHER[row.faction]) for row in SHIPS if row.faction != "neutral"],
    ),
)
def test_own_and_neutral_cards_and_all_ships_are_safe_in_the_row(card: Printed, faction: str) -> None:
    bait = {"empire": "X-Wing", "rebel": "TIE Fighter"}[faction]
    t = table_of(faction, Side(play=[TROOPER[faction]]), row=[card.name, bait])
    t.active.choose(f"commit {TROOPER[faction]}")
    t.active.can_choose(f"base {OTHER[faction]}", f"at {bait}")
    if card.faction == "neutral":
        reason = "deckbuilding.row.neutral_safe"
    else:
        own = card.faction == faction
        reason = "deckbuilding.row.pick_enemy" if own else "deckbuilding.row.units_only_targets"
    assert t.active.why_not(f"at {card.name}") == (reason, ())


@rule("deckbuilding.end.discard_units", "deckbuilding.play.units_leave")
@pytest.mark.parametrize(
    ("unit", "faction"), cases("deckbuilding", both_sides(tuple(card for card in CARDS if card.type == "unit")))
)
def test_a_unit_stays_until_the_end_of_the_turn(unit: Printed, faction: str) -> None:
    t = table_of(faction, Side(play=[unit.name], deck=["Blockade Runner"] * 3 + ["C-ROC Cruiser"] * 2), pilots=9)
    owner = t.active
    owner.choose("end")
    assert (owner.play, owner.discard) == ([], [unit.name])
