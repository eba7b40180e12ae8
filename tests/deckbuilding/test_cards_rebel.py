"""What every Rebel card of the galaxy deck does; rewards for defeating them are in ``test_rewards``."""

from __future__ import annotations

import pytest

from dejarik.kernel.rng import key_from_seed
from tests.deckbuilding.table import Side, table
from tests.scenario import BACK, card, rule

NO_FORCE = ("deckbuilding.if.force", ())
NOTHING_TO_DO = ("deckbuilding.ability.max_extent", ())


# ---------------------------------------------------------------- damage and destruction


@rule("deckbuilding.damage.direct", "deckbuilding.exile.remove")
@card("deckbuilding", "y_wing")
def test_y_wing_is_exiled_to_deal_2_damage_to_a_base_past_its_ships() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Y-Wing"]), empire=Side(play=["Gozanti Cruiser", "Star Destroyer"]))
    t.rebel.choose("use Y-Wing")
    t.rebel.can_choose("hit Lothal", "hit Gozanti Cruiser", "hit Star Destroyer")
    t.rebel.choose("hit Lothal")
    assert (t.empire.base_damage, t.empire.damage("Gozanti Cruiser"), t.empire.damage("Star Destroyer")) == (2, 0, 0)
    assert (t.rebel.play, t.rebel.discard, t.exiled("Y-Wing")) == ([], [], 1)


@card("deckbuilding", "y_wing")
def test_y_wing_may_hit_a_capital_ship_instead() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Y-Wing", "Y-Wing"]),
        empire=Side(play=["Gozanti Cruiser"]),
    )
    t.rebel.choose("use Y-Wing", "hit Gozanti Cruiser")
    assert (t.empire.damage("Gozanti Cruiser"), t.empire.base_damage) == (2, 0)
    t.rebel.choose("use Y-Wing", "hit Gozanti Cruiser")
    assert (t.empire.ships, t.empire.discard, t.empire.base_damage) == ([], ["Gozanti Cruiser"], 0)


@rule("deckbuilding.exile.self")
@card("deckbuilding", "y_wing")
def test_y_wing_attacks_first_and_then_destroys_the_base_by_its_ability() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Y-Wing"]), empire=Side(damage={"Lothal": 4}))
    t.rebel.choose("commit Y-Wing", "attack empire")
    assert t.empire.base_damage == 6
    t.rebel.choose("use Y-Wing", "hit Lothal")
    assert (t.empire.base, t.rebel.victory) == ("", ["Lothal"])


@rule("deckbuilding.exile.self", "deckbuilding.destroy.in_play", "deckbuilding.destroy.in_row")
@card("deckbuilding", "hammerhead_corvette")
def test_hammerhead_corvette_destroys_any_ship_of_the_opponent_or_an_empire_ship_of_the_row() -> None:
    rebel = Side(play=["Hammerhead Corvette", "Rebel Transport"])
    empire = Side(play=["Star Destroyer", "C-ROC Cruiser"])
    row = ["Gozanti Cruiser", "Mon Calamari Cruiser", "Blockade Runner", "Darth Vader", "Dengar", "Bossk"]
    for victim in ("Star Destroyer", "C-ROC Cruiser", "Gozanti Cruiser"):
        t = table(turn_of="rebel", rebel=rebel, empire=empire, row=row, galaxy_deck=["Lobot"])
        t.rebel.choose("use Hammerhead Corvette")
        t.rebel.can_choose("destroy Star Destroyer", "destroy C-ROC Cruiser", "destroy Gozanti Cruiser")
        t.rebel.choose(f"destroy {victim}")
        in_row = victim in row
        assert t.empire.ships == [ship for ship in empire.play if ship != victim]
        assert (t.empire.discard, t.galaxy_discard) == (([], [victim]) if in_row else ([victim], []))
        assert t.row == (["Lobot", *row[1:]] if in_row else row)
        assert (t.rebel.ships, t.exiled("Hammerhead Corvette")) == (["Rebel Transport"], 1)


@rule("deckbuilding.destroy.at_once", "deckbuilding.if.force")
@card("deckbuilding", "luke_skywalker")
def test_luke_skywalker_destroys_a_ship_of_the_opponent_with_the_force() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Luke Skywalker", "Rebel Transport"], hand=["Temple Guardian"]),
        empire=Side(play=["Star Destroyer", "C-ROC Cruiser"]),
        row=["Gozanti Cruiser"],
    )
    assert t.rebel.why_not("use Luke Skywalker") == NO_FORCE
    t.rebel.choose("play Temple Guardian", "choose force", "use Luke Skywalker")
    t.rebel.can_choose("destroy Star Destroyer", "destroy C-ROC Cruiser")
    t.rebel.choose("destroy Star Destroyer")
    assert (t.empire.ships, t.empire.discard) == (["C-ROC Cruiser"], ["Star Destroyer"])


@card("deckbuilding", "luke_skywalker")
def test_luke_skywalker_needs_a_ship_in_the_opponents_play_area() -> None:
    t = table(turn_of="rebel", rebel=Side(hand=["Luke Skywalker"]), row=["Star Destroyer"])
    t.rebel.choose("play Luke Skywalker")
    assert (t.force, t.rebel.attack("Luke Skywalker")) == (2, 6)
    assert t.rebel.why_not("use Luke Skywalker") == NOTHING_TO_DO


# ---------------------------------------------------------------- more attack


@rule("deckbuilding.while.constant")
@card("deckbuilding", "baze_malbus")
@pytest.mark.parametrize(("lost", "attack"), [([], 2), (["Dantooine"], 3), (["Dantooine", "Mon Cala"], 4)])
def test_baze_malbus_has_1_more_attack_for_each_rebel_base_lost(lost: list[str], attack: int) -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Baze Malbus"], base="Hoth"),
        empire=Side(base="Endor"),
        victory={"empire": lost, "rebel": ["Lothal"]},
    )
    assert t.rebel.attack("Baze Malbus") == attack
    t.rebel.choose("commit Baze Malbus", "attack empire")
    assert t.empire.base_damage == attack


@rule("deckbuilding.while.constant", "deckbuilding.force.with_rebel")
@card("deckbuilding", "chirrut_imwe")
@pytest.mark.parametrize(("before", "after", "attack"), [(-3, -1, 0), (-2, 0, 0), (-1, 1, 2), (0, 2, 2), (3, 3, 2)])
def test_chirrut_imwe_has_2_attack_while_the_force_is_with_him(before: int, after: int, attack: int) -> None:
    t = table(turn_of="rebel", rebel=Side(hand=["Chirrut Îmwe"]), force=before)
    t.rebel.choose("play Chirrut Îmwe")
    assert (t.force, t.rebel.attack("Chirrut Îmwe")) == (after, attack)
    t.rebel.choose("commit Chirrut Îmwe", "attack empire")
    assert t.empire.base_damage == attack


@rule("deckbuilding.play.ships_stay", "deckbuilding.card.ability")
@card("deckbuilding", "mon_calamari_cruiser")
def test_mon_calamari_cruiser_attacks_for_3_every_turn_and_has_no_ability() -> None:
    t = table(turn_of="rebel", rebel=Side(hand=["Mon Calamari Cruiser"]), row=["TIE Fighter"])
    t.rebel.choose("play Mon Calamari Cruiser")
    assert t.rebel.why_not("use Mon Calamari Cruiser") == ("deckbuilding.card.ability", ())
    t.rebel.choose("commit Mon Calamari Cruiser", "attack empire", "end")
    t.empire.choose("end")
    t.rebel.choose("commit Mon Calamari Cruiser", "attack empire")
    assert t.empire.base_damage == 6


# ---------------------------------------------------------------- the opponent's hand


@rule("deckbuilding.discard.own_choice", "deckbuilding.discard.own_pile")
@card("deckbuilding", "snowspeeder")
def test_snowspeeder_makes_the_opponent_discard_a_card_of_their_choice() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Snowspeeder"]),
        empire=Side(hand=["Inquisitor", "Stormtrooper", "Stormtrooper"]),
    )
    t.rebel.choose("use Snowspeeder")
    t.empire.can_choose("discard Inquisitor", "discard Stormtrooper")
    t.empire.choose("discard Stormtrooper")
    assert (t.empire.hand, t.empire.discard) == (["Inquisitor", "Stormtrooper"], ["Stormtrooper"])


@card("deckbuilding", "snowspeeder")
def test_snowspeeder_can_do_nothing_to_an_empty_hand() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Snowspeeder"], hand=["Rebel Trooper"]))
    assert t.rebel.why_not("use Snowspeeder") == NOTHING_TO_DO


@rule("deckbuilding.discard.scope")
@card("deckbuilding", "duros_spy")
def test_facing_duros_spy_the_opponent_discards_a_card_or_lets_the_rebels_gain_1_force() -> None:
    rebel, empire = Side(play=["Duros Spy"]), Side(hand=["Inquisitor", "Stormtrooper"])
    t = table(turn_of="rebel", rebel=rebel, empire=empire)
    t.rebel.choose("use Duros Spy")
    t.empire.can_choose("choose discard", "choose force")
    t.empire.choose("choose discard")
    t.empire.can_choose("discard Inquisitor", "discard Stormtrooper")
    t.empire.choose("discard Inquisitor")
    assert (t.empire.hand, t.empire.discard, t.force) == (["Stormtrooper"], ["Inquisitor"], 0)
    t = table(turn_of="rebel", rebel=rebel, empire=empire)
    t.rebel.choose("use Duros Spy")
    t.empire.choose("choose force")
    assert (t.empire.hand, t.empire.discard, t.force) == (["Inquisitor", "Stormtrooper"], [], 1)


@rule("deckbuilding.faq.duros_spy_full_force", "deckbuilding.choose.possible")
@card("deckbuilding", "duros_spy")
def test_facing_duros_spy_only_what_is_possible_may_be_chosen() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Duros Spy"]), empire=Side(hand=["Inquisitor"]), force=3)
    t.rebel.choose("use Duros Spy")
    t.empire.can_choose("choose discard")
    t = table(turn_of="rebel", rebel=Side(play=["Duros Spy"]))
    t.rebel.choose("use Duros Spy")
    t.empire.can_choose("choose force")
    t = table(turn_of="rebel", rebel=Side(play=["Duros Spy"]), force=3)
    assert t.rebel.why_not("use Duros Spy") == NOTHING_TO_DO


@rule("deckbuilding.discard.own_choice")
@card("deckbuilding", "rebel_commando")
def test_without_the_force_the_opponent_chooses_what_to_discard_to_rebel_commando() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Rebel Commando"]), empire=Side(hand=["Inquisitor", "Stormtrooper"]))
    t.rebel.choose("use Rebel Commando")
    t.empire.choose("discard Stormtrooper")
    assert (t.empire.hand, t.empire.discard) == (["Inquisitor"], ["Stormtrooper"])


@rule("deckbuilding.discard.own_choice")
@card("deckbuilding", "rebel_commando")
def test_with_the_force_rebel_commando_takes_a_card_at_random() -> None:
    hand = ["Imperial Shuttle", "Inquisitor", "Stormtrooper"]
    found = set()
    for seed in range(20):
        t = table(turn_of="rebel", rebel=Side(play=["Rebel Commando"]), empire=Side(hand=hand), force=1)
        t.state.key = key_from_seed(seed)
        t.rebel.choose("use Rebel Commando")
        t.rebel.can_choose("commit Rebel Commando", "end")
        assert sorted(t.empire.hand + t.empire.discard) == hand
        assert len(t.empire.discard) == 1
        found |= set(t.empire.discard)
    assert found == set(hand)


@card("deckbuilding", "rebel_commando")
@pytest.mark.parametrize("force", [0, 1])
def test_rebel_commando_can_do_nothing_to_an_empty_hand(force: int) -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Rebel Commando"]), force=force)
    assert t.rebel.why_not("use Rebel Commando") == NOTHING_TO_DO


@card("deckbuilding", "jyn_erso")
def test_jyn_erso_without_the_force_only_looks_at_the_opponents_hand() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Jyn Erso"]), empire=Side(hand=["Inquisitor", "Stormtrooper"]))
    assert t.rebel.sees("hand", t.empire) == [BACK, BACK]
    t.rebel.choose("use Jyn Erso")
    assert sorted(t.rebel.sees("hand", t.empire)) == ["Inquisitor", "Stormtrooper"]
    assert t.spectators.sees("hand", t.empire) == [BACK, BACK]
    t.rebel.can_choose("commit Jyn Erso", "end")
    assert t.empire.hand == ["Inquisitor", "Stormtrooper"]


@rule("deckbuilding.faq.no_partial")
@card("deckbuilding", "jyn_erso")
def test_jyn_erso_with_the_force_must_put_a_card_of_it_on_top_of_the_deck() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Jyn Erso"]),
        empire=Side(hand=["Inquisitor", "Stormtrooper"], deck=["Imperial Shuttle"]),
        force=1,
    )
    t.rebel.choose("use Jyn Erso")
    t.rebel.can_choose("put_on_deck Inquisitor", "put_on_deck Stormtrooper")
    t.rebel.choose("put_on_deck Inquisitor")
    assert (t.empire.hand, t.empire.deck) == (["Stormtrooper"], ["Inquisitor", "Imperial Shuttle"])


@card("deckbuilding", "jyn_erso")
def test_jyn_erso_finds_nothing_in_an_empty_hand() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Jyn Erso"]), empire=Side(deck=["Inquisitor"]), force=1)
    assert t.rebel.why_not("use Jyn Erso") == NOTHING_TO_DO


@card("deckbuilding", "b_wing")
def test_facing_b_wing_the_opponent_discards_a_card_or_gives_it_2_attack_for_the_turn() -> None:
    rebel, empire = Side(play=["B-Wing"]), Side(hand=["Inquisitor", "Stormtrooper"])
    t = table(turn_of="rebel", rebel=rebel, empire=empire)
    t.rebel.choose("use B-Wing")
    t.empire.can_choose("choose discard", "choose attack")
    t.empire.choose("choose discard", "discard Stormtrooper")
    assert (t.empire.hand, t.rebel.attack("B-Wing")) == (["Inquisitor"], 5)
    t = table(turn_of="rebel", rebel=rebel, empire=empire)
    t.rebel.choose("use B-Wing")
    t.empire.choose("choose attack")
    assert (t.empire.hand, t.rebel.attack("B-Wing")) == (["Inquisitor", "Stormtrooper"], 7)
    t.rebel.choose("commit B-Wing", "attack empire")
    assert t.empire.base_damage == 7


@rule("deckbuilding.choose.possible")
@card("deckbuilding", "b_wing")
def test_facing_b_wing_an_empty_hand_leaves_no_choice() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["B-Wing"]), force=3)
    t.rebel.choose("use B-Wing")
    t.empire.can_choose("choose attack")


@rule("deckbuilding.when.reward_first", "deckbuilding.when.trigger")
@card("deckbuilding", "cassian_andor")
def test_cassian_andor_makes_the_opponent_discard_after_the_reward() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Cassian Andor"]),
        empire=Side(hand=["Inquisitor", "Stormtrooper"]),
        row=["TIE Fighter"],
    )
    t.rebel.choose("commit Cassian Andor", "at TIE Fighter", "strike TIE Fighter", "reward TIE Fighter")
    assert (t.rebel.resources, t.empire.discard) == (1, [])
    t.rebel.can_choose("trigger Cassian Andor", "decline")
    t.rebel.choose("trigger Cassian Andor")
    t.empire.can_choose("discard Inquisitor", "discard Stormtrooper")
    t.empire.choose("discard Inquisitor")
    assert (t.empire.hand, t.empire.discard) == (["Stormtrooper"], ["Inquisitor"])


@card("deckbuilding", "cassian_andor")
def test_cassian_andor_does_nothing_when_he_attacks_a_base_or_fails() -> None:
    for target, resolve in (("base empire", "attack empire"), ("at Darth Vader", "strike Darth Vader")):
        t = table(
            turn_of="rebel",
            rebel=Side(play=["Cassian Andor"]),
            empire=Side(hand=["Inquisitor"]),
            row=["Darth Vader"],
        )
        t.rebel.choose("commit Cassian Andor", target, resolve)
        t.rebel.can_choose("end")
