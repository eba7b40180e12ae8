"""Key words of card texts: if, repair, reveal, discard, look, choose, deal damage, destroy, gain."""

from __future__ import annotations

import pytest

from dejarik.kernel.rng import key_from_seed
from tests.deckbuilding.table import Side, table
from tests.scenario import BACK, rule


@rule("deckbuilding.if.condition")
def test_the_tie_fighter_draws_only_beside_a_ship_of_its_own_side() -> None:
    t = table(
        empire=Side(play=["TIE Fighter"], hand=["Gozanti Cruiser"], deck=["Stormtrooper"]),
        rebel=Side(play=["Rebel Transport"]),
    )
    assert t.empire.why_not("use TIE Fighter") == ("deckbuilding.if.condition", ())
    t.empire.choose("play Gozanti Cruiser", "use TIE Fighter")
    assert t.empire.hand == ["Stormtrooper"]


@rule("deckbuilding.if.condition")
@pytest.mark.parametrize(
    ("side", "name", "beside", "allowed"),
    [
        ("empire", "General Veers", "Stormtrooper", True),
        ("empire", "General Veers", "TIE Bomber", False),
        ("rebel", "Chewbacca", "Han Solo", True),
        ("rebel", "Chewbacca", "X-Wing", False),
    ],
)
def test_a_condition_looks_at_the_cards_in_play(side: str, name: str, beside: str, allowed: bool) -> None:
    sides = {side: Side(play=[name, beside], deck=["Bossk"])}
    t = table(turn_of=side, empire=sides.get("empire"), rebel=sides.get("rebel"))
    assert (f"use {name}" in t.offered()) == allowed


@rule("deckbuilding.if.force")
@pytest.mark.parametrize(("force", "allowed"), [(-3, False), (-1, False), (0, False), (1, True), (2, True), (3, True)])
def test_the_x_wing_draws_only_while_the_force_is_with_the_rebels(force: int, allowed: bool) -> None:
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing"], deck=["Rebel Trooper"]), force=force)
    if allowed:
        t.rebel.choose("use X-Wing")
    else:
        assert t.rebel.why_not("use X-Wing") == ("deckbuilding.if.force", ())
    assert t.rebel.hand == ["Rebel Trooper"] * allowed


@rule("deckbuilding.if.force")
def test_the_force_gained_this_turn_opens_the_ability() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["U-Wing"], hand=["Temple Guardian"], damage={"Dantooine": 5}))
    t.rebel.cannot_choose("use U-Wing")
    t.rebel.choose("play Temple Guardian", "choose force", "use U-Wing")
    assert t.rebel.base_damage == 2


@rule("deckbuilding.repair.base")
def test_repairing_takes_damage_off_the_base_and_never_off_a_ship() -> None:
    t = table(
        empire=Side(play=["Landing Craft", "Star Destroyer"], damage={"Lothal": 6, "Star Destroyer": 2}),
        rebel=Side(damage={"Dantooine": 4}),
    )
    t.empire.choose("use Landing Craft", "choose repair")
    assert (t.empire.base_damage, t.empire.damage("Star Destroyer"), t.rebel.base_damage) == (2, 2, 4)


@rule("deckbuilding.repair.base")
def test_without_a_base_there_is_nothing_to_repair() -> None:
    t = table(empire=Side(base="", play=["Landing Craft", "Star Destroyer"], damage={"Star Destroyer": 2}))
    t.empire.choose("use Landing Craft")
    t.empire.can_choose("choose resources")


@rule("deckbuilding.reveal.public")
def test_a_revealed_card_is_read_by_everybody() -> None:
    t = table(empire=Side(play=["Scout Trooper"]), galaxy_deck=["TIE Bomber", "Bossk"])
    assert t.rebel.sees("galaxy_deck") == [BACK, BACK]
    t.empire.choose("use Scout Trooper")
    for onlooker in (t.empire, t.rebel, t.spectators):
        assert onlooker.sees("galaxy_deck") == [BACK, "TIE Bomber"]
        assert any("Revealed" in line and "TIE Bomber" in line for line in onlooker.reads())


@rule("deckbuilding.reveal.return")
@pytest.mark.parametrize(("name", "force", "hand"), [("Scout Trooper", -1, []), ("TIE Interceptor", 0, ["Inquisitor"])])
def test_a_revealed_card_of_ones_own_stays_on_top(name: str, force: int, hand: list[str]) -> None:
    t = table(empire=Side(play=[name], deck=["Inquisitor"]), galaxy_deck=["Boba Fett", "Bossk"])
    row = t.row
    t.empire.choose(f"use {name}")
    assert (t.galaxy_deck, t.galaxy_discard, t.row) == (["Boba Fett", "Bossk"], [], row)
    assert (t.force, t.empire.hand) == (force, hand)


@rule("deckbuilding.reveal.return")
@pytest.mark.parametrize("name", ["Scout Trooper", "TIE Interceptor"])
def test_a_revealed_enemy_card_is_discarded(name: str) -> None:
    t = table(empire=Side(play=[name], deck=["Inquisitor"]), galaxy_deck=["Y-Wing", "Bossk"])
    row = t.row
    t.empire.choose(f"use {name}")
    assert (t.galaxy_deck, t.galaxy_discard, t.row) == (["Bossk"], ["Y-Wing"], row)
    assert (t.force, t.empire.hand) == (0, [])


@rule("deckbuilding.discard.scope")
def test_a_discard_concerns_only_the_zone_its_text_names() -> None:
    t = table(
        empire=Side(play=["Gozanti Cruiser", "TIE Bomber"], hand=["Stormtrooper"], discard=["Inquisitor"]),
        rebel=Side(hand=["Rebel Trooper"]),
        row=["Y-Wing"],
    )
    t.empire.choose("use TIE Bomber")
    t.empire.can_choose(*(f"row_discard {name}" for name in t.row))
    t.empire.choose("row_discard Y-Wing", "use Gozanti Cruiser")
    t.empire.can_choose("discard Stormtrooper")


@rule("deckbuilding.discard.scope", "deckbuilding.discard.own_choice", "deckbuilding.discard.own_pile")
def test_whoever_must_discard_picks_the_card_for_their_own_pile() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Snowspeeder"], hand=["Rebel Trooper"]),
        empire=Side(hand=["Stormtrooper", "Inquisitor", "Stormtrooper"], play=["Gozanti Cruiser"]),
    )
    t.rebel.choose("use Snowspeeder")
    t.empire.can_choose("discard Stormtrooper", "discard Inquisitor")
    t.empire.choose("discard Inquisitor")
    assert (t.empire.hand, t.empire.discard) == (["Stormtrooper", "Stormtrooper"], ["Inquisitor"])
    assert (t.rebel.discard, t.galaxy_discard) == ([], [])
    t.rebel.can_choose("play Rebel Trooper", "commit Snowspeeder", "end")


@rule("deckbuilding.discard.own_choice")
def test_the_commandos_victim_is_picked_by_its_owner_without_the_force() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Rebel Commando"]), empire=Side(hand=["Stormtrooper", "Inquisitor"]))
    t.rebel.choose("use Rebel Commando")
    t.empire.can_choose("discard Stormtrooper", "discard Inquisitor")


@rule("deckbuilding.discard.own_choice", "deckbuilding.discard.own_pile")
def test_with_the_force_chance_picks_what_the_commando_takes() -> None:
    picked = set()
    for seed in range(12):
        t = table(
            turn_of="rebel",
            rebel=Side(play=["Rebel Commando"]),
            empire=Side(hand=["Stormtrooper", "Inquisitor", "Imperial Shuttle"]),
            force=1,
        )
        t.state.key = key_from_seed(seed)
        t.rebel.choose("use Rebel Commando")
        t.rebel.can_choose("commit Rebel Commando", "end")
        picked.update(t.empire.discard)
        assert (len(t.empire.hand), len(t.empire.discard)) == (2, 1)
    assert picked == {"Stormtrooper", "Inquisitor", "Imperial Shuttle"}


@rule("deckbuilding.discard.row_pile")
@pytest.mark.parametrize("name", ["AT-ST", "TIE Bomber"])
def test_a_card_discarded_from_the_row_goes_to_the_galaxy_discard_pile(name: str) -> None:
    t = table(
        empire=Side(play=[name]),
        row=["Blockade Runner", "Star Destroyer", "Bossk"],
        galaxy_deck=["Dengar", "Lobot"],
    )
    t.empire.choose(f"use {name}", "row_discard Star Destroyer")
    assert (t.galaxy_discard, t.galaxy_deck, t.empire.discard) == (["Star Destroyer"], ["Lobot"], [])
    assert (t.row[:3], len(t.row)) == (["Blockade Runner", "Dengar", "Bossk"], 6)


@rule("deckbuilding.discard.no_reward")
def test_luke_discarded_from_the_row_pays_nothing() -> None:
    t = table(empire=Side(play=["TIE Bomber"]), row=["Luke Skywalker"])
    t.empire.choose("use TIE Bomber", "row_discard Luke Skywalker")
    t.empire.can_choose("commit TIE Bomber", "end")
    assert (t.galaxy_discard, t.empire.resources, t.force) == (["Luke Skywalker"], 0, 0)


@rule("deckbuilding.look.secret")
def test_moff_jerjerrod_alone_sees_the_top_card() -> None:
    t = table(empire=Side(play=["Moff Jerjerrod"]), galaxy_deck=["Luke Skywalker", "Bossk"])
    row = t.row
    t.empire.choose("use Moff Jerjerrod")
    assert t.empire.sees("galaxy_deck") == [BACK, "Luke Skywalker"]
    for onlooker in (t.rebel, t.spectators):
        assert onlooker.sees("galaxy_deck") == [BACK, BACK]
        assert not any("Luke Skywalker" in line for line in onlooker.reads())
    assert (t.galaxy_deck, t.row) == (["Luke Skywalker", "Bossk"], row)
    t.empire.can_choose("commit Moff Jerjerrod", "end")


@rule("deckbuilding.look.secret")
def test_with_the_force_jerjerrod_may_leave_the_card_where_it_was() -> None:
    t = table(empire=Side(play=["Moff Jerjerrod"]), galaxy_deck=["Luke Skywalker", "Bossk"], force=-1)
    row = t.row
    t.empire.choose("use Moff Jerjerrod")
    t.empire.can_choose(*(f"swap {name}" for name in row), "decline")
    t.empire.choose("decline")
    assert (t.galaxy_deck, t.row) == (["Luke Skywalker", "Bossk"], row)
    assert t.rebel.sees("galaxy_deck") == [BACK, BACK]


@rule("deckbuilding.choose.possible")
@pytest.mark.parametrize(
    ("side", "name", "gain", "repair"),
    [
        ("empire", "Nebulon-B Frigate", 3, 3),
        ("empire", "Landing Craft", 4, 4),
        ("rebel", "Rebel Transport", 1, 2),
    ],
)
def test_repairing_can_be_chosen_only_with_damage_on_the_base(side: str, name: str, gain: int, repair: int) -> None:
    base = "Lothal" if side == "empire" else "Dantooine"
    for damage, offered in ((0, ["choose resources"]), (1, ["choose repair", "choose resources"])):
        sides = {side: Side(play=[name], damage={base: damage})}
        t = table(turn_of=side, empire=sides.get("empire"), rebel=sides.get("rebel"))
        t.active.choose(f"use {name}")
        t.active.can_choose(*offered)
        t.active.choose("choose resources")
        assert (t.active.resources, t.active.base_damage) == (gain, damage)
    sides = {side: Side(play=[name], damage={base: 5})}
    t = table(turn_of=side, empire=sides.get("empire"), rebel=sides.get("rebel"))
    t.active.choose(f"use {name}", "choose repair")
    assert (t.active.resources, t.active.base_damage) == (0, 5 - repair)


@rule("deckbuilding.choose.possible")
def test_the_force_cannot_be_chosen_at_the_end_of_the_track() -> None:
    t = table(empire=Side(hand=["Inquisitor"]), force=-3)
    t.empire.choose("play Inquisitor")
    t.empire.can_choose("choose attack", "choose resources", "decline")


@rule("deckbuilding.choose.possible")
def test_an_empire_without_cards_can_only_strengthen_the_b_wing() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["B-Wing"]))
    t.rebel.choose("use B-Wing")
    t.empire.can_choose("choose attack")
    t.empire.choose("choose attack")
    assert t.rebel.attack("B-Wing") == 7


@rule("deckbuilding.damage.direct")
def test_damage_by_an_ability_goes_past_the_ships() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Y-Wing"]),
        empire=Side(play=["Gozanti Cruiser", "Star Destroyer"]),
    )
    t.rebel.choose("use Y-Wing")
    t.rebel.can_choose("hit Lothal", "hit Gozanti Cruiser", "hit Star Destroyer")
    t.rebel.choose("hit Lothal")
    assert t.empire.base_damage == 2
    assert [t.empire.damage(name) for name in t.empire.ships] == [0, 0]


@rule("deckbuilding.damage.direct")
@pytest.mark.parametrize(("base", "damage"), [("Dantooine", 3), ("Hoth", 1)])
def test_rodias_damage_goes_past_the_ships_but_not_past_hoth(base: str, damage: int) -> None:
    t = table(
        starting=True,
        empire=Side(base="", bases=["Rodia"]),
        rebel=Side(base=base, play=["Rebel Transport"]),
        row=["Y-Wing", "Bossk", "X-Wing", "TIE Fighter", "Hammerhead Corvette", "Dengar"],
        galaxy_deck=["Chewbacca", "Lobot", "IG-88"],
    )
    t.empire.choose("reveal Rodia", "trigger Rodia")
    assert (t.rebel.base_damage, t.rebel.damage("Rebel Transport")) == (damage, 0)
    assert t.galaxy_discard == ["Y-Wing", "X-Wing", "Hammerhead Corvette"]
    assert t.row == ["Chewbacca", "Bossk", "Lobot", "TIE Fighter", "IG-88", "Dengar"]


@rule("deckbuilding.damage.direct", "deckbuilding.win.immediate")
def test_a_y_wing_that_destroys_the_deciding_base_ends_the_game() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Y-Wing", "X-Wing"]),
        empire=Side(play=["Star Destroyer"], damage={"Lothal": 6}, bases=["Endor"]),
        victory={"rebel": ["Kessel", "Mustafar"]},
    )
    t.rebel.choose("commit X-Wing", "use Y-Wing", "hit Lothal")
    assert t.winners == (t.rebel.seat,)
    assert t.empire.damage("Star Destroyer") == 0


@rule("deckbuilding.destroy.at_once", "deckbuilding.destroy.in_play")
def test_luke_destroys_an_undamaged_star_destroyer() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Luke Skywalker"]),
        empire=Side(play=["Star Destroyer", "Blockade Runner"], damage={"Blockade Runner": 3}),
        row=["Imperial Carrier"],
        force=1,
    )
    t.rebel.choose("use Luke Skywalker")
    t.rebel.can_choose("destroy Star Destroyer", "destroy Blockade Runner")
    t.rebel.choose("destroy Star Destroyer")
    assert (t.empire.ships, t.empire.discard) == (["Blockade Runner"], ["Star Destroyer"])
    assert (t.rebel.discard, t.galaxy_discard) == ([], [])


@rule("deckbuilding.destroy.in_row", "deckbuilding.discard.no_reward")
def test_the_death_star_destroys_any_ship_of_the_row() -> None:
    t = table(
        empire=Side(base="Death Star"),
        rebel=Side(play=["Rebel Transport"]),
        row=["Mon Calamari Cruiser", "Imperial Carrier", "C-ROC Cruiser", "Bossk", "Dengar", "Y-Wing"],
        galaxy_deck=["Lobot"],
        resources=4,
    )
    t.empire.choose("use Death Star")
    t.empire.can_choose(
        "destroy Rebel Transport",
        "destroy Mon Calamari Cruiser",
        "destroy Imperial Carrier",
        "destroy C-ROC Cruiser",
    )
    t.empire.choose("destroy Mon Calamari Cruiser")
    assert (t.galaxy_discard, t.row[0], len(t.row)) == (["Mon Calamari Cruiser"], "Lobot", 6)
    assert (t.rebel.discard, t.rebel.ships, t.empire.resources) == ([], ["Rebel Transport"], 0)


@rule("deckbuilding.destroy.in_row")
def test_the_hammerhead_corvette_reaches_only_enemy_ships_of_the_row() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Hammerhead Corvette"]),
        empire=Side(play=["Blockade Runner"]),
        row=["Star Destroyer", "Mon Calamari Cruiser", "C-ROC Cruiser"],
        galaxy_deck=["Lobot"],
    )
    t.rebel.choose("use Hammerhead Corvette")
    t.rebel.can_choose("destroy Blockade Runner", "destroy Star Destroyer")
    t.rebel.choose("destroy Star Destroyer")
    assert (t.galaxy_discard, t.row[0]) == (["Star Destroyer"], "Lobot")


@rule("deckbuilding.gain.text")
@pytest.mark.parametrize(
    ("side", "name", "amount"), [("empire", "Inquisitor", 1), ("rebel", "Temple Guardian", 1), ("empire", "Lobot", 2)]
)
@pytest.mark.parametrize("gain", ["attack", "resources", "force"])
def test_one_of_three_gains_is_taken_when_the_card_is_played(side: str, name: str, amount: int, gain: str) -> None:
    sides = {side: Side(hand=[name])}
    t = table(turn_of=side, empire=sides.get("empire"), rebel=sides.get("rebel"))
    t.active.choose(f"play {name}", f"choose {gain}")
    gained = {"attack": t.active.attack(name), "resources": t.active.resources, "force": abs(t.force)}
    assert gained == {"attack": 0, "resources": 0, "force": 0} | {gain: amount}
    assert t.active.has_force == (gain == "force")


@rule("deckbuilding.gain.text")
def test_gained_attack_lasts_for_this_turn_only() -> None:
    t = table(empire=Side(hand=["Inquisitor"]))
    t.empire.choose("play Inquisitor", "choose attack", "commit Inquisitor", "attack rebel", "end")
    assert t.rebel.base_damage == 1
    t.rebel.choose("end")
    t.empire.choose("play Inquisitor", "decline", "commit Inquisitor", "attack rebel")
    assert t.rebel.base_damage == 1


@rule("deckbuilding.gain.values_once")
def test_a_ship_pays_its_resources_once_in_each_turn() -> None:
    t = table(starting=True, empire=Side(play=["Imperial Carrier"], hand=["Gozanti Cruiser", "Stormtrooper"]))
    assert t.empire.resources == 3
    t.empire.choose("play Gozanti Cruiser")
    assert t.empire.resources == 5
    t.empire.choose("commit Imperial Carrier", "use Gozanti Cruiser", "discard Stormtrooper", "attack rebel")
    assert t.empire.resources == 5
    t.empire.choose("end")
    t.rebel.choose("end")
    assert t.empire.resources == 5


@rule("deckbuilding.gain.example.rodian")
def test_the_rodian_gunslinger_counts_four_in_the_row_and_two_against_a_base() -> None:
    t = table(empire=Side(play=["Rodian Gunslinger", "Rodian Gunslinger"]), row=["Chewbacca"])
    t.empire.choose("commit Rodian Gunslinger", "at Chewbacca", "commit Rodian Gunslinger", "base rebel")
    assert (t.strength("Chewbacca"), t.strength("rebel")) == (4, 2)
    t.empire.choose("strike Chewbacca", "decline", "attack rebel")
    assert (t.galaxy_discard, t.rebel.base_damage) == (["Chewbacca"], 2)
