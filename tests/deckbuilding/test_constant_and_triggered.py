"""Abilities with while and when: in force all the time, or resolved at their moment only."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, Table, table
from tests.scenario import rule


def hunt(*hunters: str, target: str) -> Table:
    """The Empire has defeated a row card with these units; the reward is due."""
    t = table(
        empire=Side(play=hunters, deck=["Stormtrooper"], discard=["Imperial Shuttle"]),
        rebel=Side(hand=["Rebel Trooper"]),
        row=[target],
    )
    for name in hunters:
        t.empire.choose(f"commit {name}", f"at {target}")
    t.empire.choose(f"strike {target}")
    return t


@rule("deckbuilding.while.constant")
def test_the_death_trooper_grows_the_moment_the_force_turns_to_the_empire() -> None:
    t = table(empire=Side(play=["Death Trooper"], hand=["Kel Dor Mystic"]), force=1)
    t.empire.choose("commit Death Trooper")
    assert (t.empire.attack("Death Trooper"), t.strength("rebel")) == (3, 3)
    t.empire.choose("play Kel Dor Mystic")
    assert (t.empire.attack("Death Trooper"), t.strength("rebel")) == (5, 5)
    t.empire.choose("attack rebel")
    assert t.rebel.base_damage == 5


@rule("deckbuilding.while.constant")
@pytest.mark.parametrize(("force", "attack"), [(-3, 5), (-1, 5), (0, 3), (1, 3), (3, 3)])
def test_the_death_trooper_has_its_bonus_only_while_the_force_is_with_the_empire(force: int, attack: int) -> None:
    t = table(empire=Side(play=["Death Trooper"]), force=force)
    t.empire.choose("commit Death Trooper", "attack rebel")
    assert t.rebel.base_damage == attack


@rule("deckbuilding.while.constant")
def test_a_constant_ability_needs_no_use_and_offers_none() -> None:
    t = table(empire=Side(play=["Darth Vader", "Death Trooper"]), rebel=Side(base="Yavin IV"), force=-1)
    t.empire.can_choose("commit Darth Vader", "commit Death Trooper", "end")
    t.empire.choose("commit Darth Vader", "commit Death Trooper", "attack rebel")
    assert t.rebel.base_damage == 15


@rule("deckbuilding.while.constant")
def test_pietts_bonus_reaches_ships_without_printed_attack() -> None:
    t = table(empire=Side(play=["Admiral Piett", "Gozanti Cruiser", "Blockade Runner", "TIE Fighter"]))
    attacks = [t.empire.attack(name) for name in ("Gozanti Cruiser", "Blockade Runner", "TIE Fighter")]
    assert attacks == [1, 2, 2]


@rule("deckbuilding.while.constant")
def test_endor_strengthens_every_trooper_and_vehicle_of_its_owner() -> None:
    units = ["Stormtrooper", "Scout Trooper", "AT-ST", "Quarren Mercenary", "TIE Fighter"]
    t = table(empire=Side(base="Endor", play=units))
    assert [t.empire.attack(name) for name in units] == [3, 1, 5, 5, 2]


@rule("deckbuilding.while.constant")
@pytest.mark.parametrize(("attacks", "damage"), [((2,), 0), ((3,), 1), ((2, 3), 3), ((1, 2, 3), 4)])
def test_hoth_ignores_the_first_two_damage_of_the_whole_turn(attacks: tuple[int, ...], damage: int) -> None:
    attackers = {1: "Blockade Runner", 2: "Stormtrooper", 3: "Death Trooper"}
    t = table(empire=Side(play=[attackers[attack] for attack in attacks]), rebel=Side(base="Hoth"))
    for attack in attacks:
        t.empire.choose(f"commit {attackers[attack]}", "attack rebel")
    assert t.rebel.base_damage == damage


@rule("deckbuilding.while.constant", "deckbuilding.attack.base.damage_stays")
def test_hoth_ignores_two_damage_again_in_the_next_turn() -> None:
    t = table(empire=Side(play=["Star Destroyer"]), rebel=Side(base="Hoth"))
    t.empire.choose("commit Star Destroyer", "attack rebel", "end")
    t.rebel.choose("end")
    t.empire.choose("commit Star Destroyer", "attack rebel")
    assert t.rebel.base_damage == 4


@rule("deckbuilding.while.constant", "deckbuilding.damage.direct")
def test_what_hoth_ignores_of_an_ability_it_does_not_ignore_of_the_attack_that_follows() -> None:
    t = table(
        starting=True,
        empire=Side(base="", bases=["Rodia"], hand=["Death Trooper"]),
        rebel=Side(base="Hoth"),
        row=["Y-Wing"],
    )
    t.empire.choose("reveal Rodia", "trigger Rodia")
    assert t.rebel.base_damage == 0
    t.empire.choose("play Death Trooper", "commit Death Trooper", "attack rebel")
    assert t.rebel.base_damage == 2


@rule("deckbuilding.while.ends")
def test_piett_strengthens_no_ship_after_he_is_discarded() -> None:
    t = table(empire=Side(hand=["Admiral Piett"], play=["Star Destroyer"]), rebel=Side(base="Sullust"))
    t.empire.choose("play Admiral Piett", "commit Star Destroyer", "attack rebel", "end")
    assert t.rebel.base_damage == 5
    t.rebel.choose("end")
    t.empire.choose("commit Star Destroyer", "attack rebel")
    assert t.rebel.base_damage == 9


@rule("deckbuilding.while.ends")
def test_a_destroyed_endor_strengthens_nobody() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Rebel Trooper"]),
        empire=Side(base="Endor", bases=["Lothal"], play=[], hand=["Stormtrooper"], damage={"Endor": 14}),
    )
    t.rebel.choose("commit Rebel Trooper", "attack empire", "end")
    t.empire.choose("reveal Lothal", "play Stormtrooper")
    assert t.empire.attack("Stormtrooper") == 2


@rule("deckbuilding.while.example.carrier", "deckbuilding.while.ends")
def test_the_carrier_strengthens_fighters_until_it_is_destroyed() -> None:
    t = table(empire=Side(hand=["TIE Fighter"], play=["Imperial Carrier"]), rebel=Side(hand=["Luke Skywalker"]))
    t.empire.choose("play TIE Fighter")
    assert t.empire.attack("TIE Fighter") == 3
    t.empire.choose("commit TIE Fighter", "attack rebel", "end")
    assert t.rebel.base_damage == 3
    t.rebel.choose("play Luke Skywalker", "use Luke Skywalker", "destroy Imperial Carrier", "end")
    t.empire.choose("play TIE Fighter")
    assert t.empire.attack("TIE Fighter") == 2


@rule("deckbuilding.while.example.carrier")
def test_two_carriers_add_up_and_neutral_fighters_count() -> None:
    t = table(empire=Side(play=["Imperial Carrier", "Imperial Carrier", "Z-95 Headhunter", "Stormtrooper"]))
    assert (t.empire.attack("Z-95 Headhunter"), t.empire.attack("Stormtrooper")) == (4, 2)


@rule("deckbuilding.when.trigger")
def test_the_fang_fighter_does_its_purchase_effect_at_the_purchase_only() -> None:
    t = table(empire=Side(deck=["Stormtrooper", "Inquisitor"]), row=["Fang Fighter"], resources=3, force=-1)
    t.empire.choose("buy Fang Fighter", "by Fang Fighter")
    assert t.empire.hand == ["Fang Fighter", "Stormtrooper"]
    t.empire.choose("end")
    t.rebel.choose("end")
    t.empire.choose("play Fang Fighter")
    assert sorted(t.empire.hand) == ["Inquisitor", "Stormtrooper"]
    assert t.empire.why_not("use Fang Fighter") == ("deckbuilding.card.ability", ())


@rule("deckbuilding.when.trigger")
def test_the_inquisitors_choice_cannot_be_saved_for_later() -> None:
    t = table(empire=Side(hand=["Inquisitor"]))
    t.empire.choose("play Inquisitor")
    t.empire.can_choose("choose attack", "choose resources", "choose force", "decline")
    t.empire.choose("decline")
    t.empire.can_choose("commit Inquisitor", "end")
    assert (t.empire.attack("Inquisitor"), t.empire.resources, t.force) == (0, 0, 0)


@rule("deckbuilding.when.trigger")
def test_bossk_gains_nothing_from_a_failed_attack() -> None:
    t = table(empire=Side(play=["Bossk"]), row=["Chewbacca"])
    t.empire.choose("commit Bossk", "at Chewbacca", "strike Chewbacca")
    t.empire.can_choose("end")
    assert t.force == 0


@rule("deckbuilding.when.trigger")
def test_bossk_gains_nothing_from_an_attack_he_took_no_part_in() -> None:
    t = table(empire=Side(play=["Bossk", "Stormtrooper"]), row=["Y-Wing"])
    t.empire.choose("commit Stormtrooper", "at Y-Wing", "strike Y-Wing", "reward Y-Wing")
    t.empire.can_choose("commit Bossk", "end")
    assert t.force == 0


@rule("deckbuilding.when.reveal_base")
def test_corellia_gives_its_card_once_when_it_is_revealed() -> None:
    t = table(
        starting=True,
        empire=Side(base="", bases=["Corellia"]),
        row=["TIE Fighter", "Y-Wing", "Bossk", "Darth Vader", "Luke Skywalker", "X-Wing"],
        galaxy_deck=["AT-AT", "Dengar"],
    )
    t.empire.choose("reveal Corellia")
    t.empire.can_choose("trigger Corellia", "decline")
    t.empire.choose("trigger Corellia")
    t.empire.can_choose("free TIE Fighter", "free Bossk", "free Darth Vader")
    t.empire.choose("free Darth Vader")
    assert (t.empire.hand, t.row[3]) == (["Darth Vader"], "AT-AT")
    t.empire.choose("end")
    t.rebel.choose("end")
    t.empire.can_choose("play Darth Vader", "end")


@rule("deckbuilding.when.reveal_base")
def test_a_base_declined_when_it_is_revealed_is_not_offered_in_later_turns() -> None:
    t = table(starting=True, turn_of="rebel", rebel=Side(base="", bases=["Mon Cala"]))
    t.rebel.choose("reveal Mon Cala", "decline", "end")
    t.empire.choose("end")
    t.rebel.can_choose("end")


@rule("deckbuilding.when.unlimited")
def test_yavin_strikes_each_time_the_empire_discards() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="Yavin IV", play=["Snowspeeder", "Rebel Commando"]),
        empire=Side(hand=["Stormtrooper", "Inquisitor"], play=["Star Destroyer"]),
    )
    t.rebel.choose("use Snowspeeder")
    t.empire.choose("discard Stormtrooper")
    t.rebel.can_choose("trigger Yavin IV", "decline")
    t.rebel.choose("trigger Yavin IV")
    assert t.empire.base_damage == 2
    t.rebel.choose("use Rebel Commando")
    t.empire.choose("discard Inquisitor")
    t.rebel.choose("trigger Yavin IV")
    assert (t.empire.base_damage, t.empire.damage("Star Destroyer")) == (4, 0)


@rule("deckbuilding.when.unlimited")
def test_yavin_declined_once_strikes_the_next_time() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="Yavin IV", play=["Snowspeeder", "Snowspeeder"]),
        empire=Side(hand=["Stormtrooper", "Inquisitor"]),
    )
    t.rebel.choose("use Snowspeeder")
    t.empire.choose("discard Stormtrooper")
    t.rebel.choose("decline", "use Snowspeeder")
    assert t.empire.base_damage == 0
    t.empire.choose("discard Inquisitor")
    t.rebel.choose("trigger Yavin IV")
    assert t.empire.base_damage == 2


@rule("deckbuilding.when.unlimited")
def test_yavin_strikes_for_a_card_that_chance_picked() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="Yavin IV", play=["Rebel Commando"]),
        empire=Side(hand=["Stormtrooper", "Inquisitor"]),
        force=1,
    )
    t.rebel.choose("use Rebel Commando", "trigger Yavin IV")
    assert (t.empire.base_damage, len(t.empire.discard)) == (2, 1)


@rule("deckbuilding.when.trigger")
def test_yavin_does_not_strike_for_what_the_rebels_discard_or_for_the_empires_own_turn() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="Yavin IV", play=["C-ROC Cruiser"], hand=["Rebel Trooper"]),
        empire=Side(hand=["Stormtrooper"], play=["Gozanti Cruiser"]),
    )
    t.rebel.choose("use C-ROC Cruiser", "discard Rebel Trooper", "end")
    t.empire.choose("use Gozanti Cruiser", "discard Stormtrooper", "end")
    t.rebel.cannot_choose("trigger Yavin IV")
    assert t.empire.base_damage == 0


@rule("deckbuilding.when.unlimited")
def test_a_triggered_ability_does_not_mark_its_card_as_used() -> None:
    t = hunt("Dengar", target="Y-Wing")
    t.empire.choose("decline", "trigger Dengar")
    assert t.empire.resources == 2
    assert "used" not in t.empire.marks("Dengar")


@rule("deckbuilding.when.reward_first")
@pytest.mark.parametrize("hunter", ["Bossk", "Boba Fett", "IG-88", "Dengar"])
def test_the_reward_comes_before_the_hunters_own_ability(hunter: str) -> None:
    t = hunt(hunter, target="X-Wing")
    t.empire.can_choose("reward X-Wing", "decline")
    t.empire.choose("reward X-Wing")
    assert t.empire.resources == 3
    t.empire.can_choose(f"trigger {hunter}", "decline")


@rule("deckbuilding.when.reward_first")
def test_cassian_waits_for_the_reward_too() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Cassian Andor"]),
        empire=Side(hand=["Stormtrooper"]),
        row=["TIE Interceptor"],
    )
    t.rebel.choose("commit Cassian Andor", "at TIE Interceptor", "strike TIE Interceptor")
    t.rebel.can_choose("reward TIE Interceptor", "decline")
    t.rebel.choose("decline", "trigger Cassian Andor")
    t.empire.can_choose("discard Stormtrooper")


@rule("deckbuilding.when.reward_first")
def test_a_reward_that_fills_the_force_leaves_bossk_nothing_to_gain() -> None:
    t = hunt("Bossk", "Dengar", target="Chewbacca")
    t.empire.choose("reward Chewbacca")
    assert t.force == -3
    t.empire.can_choose("trigger Dengar", "decline")


@rule("deckbuilding.when.trigger")
@pytest.mark.parametrize(("first", "second"), [("Bossk", "Dengar"), ("Dengar", "Bossk")])
def test_of_two_abilities_due_at_once_either_may_come_first(first: str, second: str) -> None:
    t = hunt("Bossk", "Dengar", target="Y-Wing")
    t.empire.choose("decline")
    t.empire.can_choose("trigger Bossk", "trigger Dengar", "decline")
    t.empire.choose(f"trigger {first}")
    assert (t.force, t.empire.resources) == ((-1, 0) if first == "Bossk" else (0, 2))
    t.empire.can_choose(f"trigger {second}", "decline")
    t.empire.choose(f"trigger {second}")
    assert (t.force, t.empire.resources) == (-1, 2)


@rule("deckbuilding.when.trigger", "deckbuilding.ability.optional")
@pytest.mark.parametrize("resolved", [[], ["Bossk"], ["Dengar"]])
def test_of_two_abilities_due_at_once_any_may_be_let_pass(resolved: list[str]) -> None:
    t = hunt("Bossk", "Dengar", target="Y-Wing")
    t.empire.choose("decline", *(f"trigger {name}" for name in resolved), "decline")
    assert (t.force, t.empire.resources) == (-len(resolved) * ("Bossk" in resolved), 2 * ("Dengar" in resolved))
    t.empire.cannot_choose("trigger Bossk", "trigger Dengar")


@rule("deckbuilding.when.trigger")
def test_what_ig_88_exiles_may_be_what_boba_fett_has_just_drawn() -> None:
    t = hunt("Boba Fett", "IG-88", target="Y-Wing")
    t.empire.choose("decline", "trigger Boba Fett", "trigger IG-88")
    t.empire.can_choose("exile Stormtrooper", "exile Imperial Shuttle")


@rule("deckbuilding.win.immediate")
def test_a_base_destroyed_by_yavin_ends_the_game_before_the_other_abilities_that_are_due() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="Yavin IV", play=["Cassian Andor", "Bossk", "Dengar"]),
        empire=Side(hand=["Stormtrooper", "Inquisitor"], damage={"Lothal": 6}, bases=["Endor"]),
        row=["TIE Fighter"],
        victory={"rebel": ["Kessel", "Mustafar"]},
    )
    for name in ("Cassian Andor", "Bossk", "Dengar"):
        t.rebel.choose(f"commit {name}", "at TIE Fighter")
    t.rebel.choose("strike TIE Fighter", "decline")
    t.rebel.can_choose("trigger Cassian Andor", "trigger Bossk", "trigger Dengar", "decline")
    t.rebel.choose("trigger Cassian Andor")
    t.empire.choose("discard Stormtrooper")
    t.rebel.choose("trigger Yavin IV")
    assert t.winners == (t.rebel.seat,)
    assert (t.force, t.rebel.resources, t.rebel.victory) == (0, 0, ["Kessel", "Mustafar", "Lothal"])


@rule("deckbuilding.win.immediate")
def test_the_deciding_base_destroyed_by_rodia_ends_the_game_before_the_turn_has_begun() -> None:
    t = table(
        starting=True,
        empire=Side(base="", bases=["Rodia"], play=["Gozanti Cruiser"]),
        rebel=Side(damage={"Dantooine": 6}, bases=["Hoth"]),
        row=["Y-Wing", "X-Wing"],
        victory={"empire": ["Alderaan", "Jedha"]},
    )
    t.empire.choose("reveal Rodia", "trigger Rodia")
    assert t.winners == (t.empire.seat,)
    assert t.empire.resources == 0
