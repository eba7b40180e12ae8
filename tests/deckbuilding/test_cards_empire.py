"""What every Empire card of the galaxy deck does; rewards for defeating them are in ``test_rewards``."""

from __future__ import annotations

import pytest

from dejarik.kernel.rng import key_from_seed
from tests.deckbuilding.table import Side, table
from tests.scenario import BACK, card, cases, rule

IF = ("deckbuilding.if.condition", ())
NOTHING_TO_DO = ("deckbuilding.ability.max_extent", ())


@rule("deckbuilding.if.condition")
@card("deckbuilding", "tie_fighter")
def test_tie_fighter_draws_a_card_once_its_owner_has_a_capital_ship() -> None:
    t = table(
        empire=Side(play=["TIE Fighter"], hand=["Gozanti Cruiser"], deck=["Stormtrooper", "Inquisitor"]),
        rebel=Side(play=["Mon Calamari Cruiser"]),
    )
    assert t.empire.why_not("use TIE Fighter") == IF
    t.empire.choose("play Gozanti Cruiser", "use TIE Fighter")
    assert t.empire.hand == ["Stormtrooper"]


@rule("deckbuilding.while.constant")
@card("deckbuilding", "admiral_piett")
def test_admiral_piett_gives_every_capital_ship_1_more_attack() -> None:
    ships = ["Star Destroyer", "Gozanti Cruiser", "Blockade Runner"]
    t = table(empire=Side(hand=["Admiral Piett"], play=[*ships, "Stormtrooper"]), rebel=Side(base="Sullust"))
    assert [t.empire.attack(name) for name in (*ships, "Stormtrooper")] == [4, 0, 1, 2]
    t.empire.choose("play Admiral Piett")
    assert [t.empire.attack(name) for name in (*ships, "Stormtrooper")] == [5, 1, 2, 2]
    t.empire.choose(*(f"commit {ship}" for ship in ships), "attack rebel")
    assert t.rebel.base_damage == 8
    assert t.empire.why_not("use Admiral Piett") == ("deckbuilding.card.ability", ())


@rule("deckbuilding.while.ends")
@card("deckbuilding", "admiral_piett")
def test_without_admiral_piett_the_ships_fall_back_to_their_printed_attack() -> None:
    t = table(empire=Side(play=["Admiral Piett", "Star Destroyer"]))
    t.empire.choose("end")
    t.rebel.choose("end")
    assert t.empire.attack("Star Destroyer") == 4


@rule("deckbuilding.discard.no_reward", "deckbuilding.discard.row_pile", "deckbuilding.ability.once")
@pytest.mark.parametrize("name", cases("deckbuilding", [("tie_bomber", "TIE Bomber"), ("at_st", "AT-ST")]))
def test_tie_bomber_and_at_st_discard_any_card_of_the_row(name: str) -> None:
    row = ["Luke Skywalker", "Star Destroyer", "Mon Calamari Cruiser", "Dengar", "C-ROC Cruiser", "Darth Vader"]
    t = table(empire=Side(play=[name]), row=row, galaxy_deck=["Bossk", "Lobot"])
    t.empire.choose(f"use {name}")
    t.empire.can_choose(*(f"row_discard {other}" for other in row))
    t.empire.choose("row_discard Luke Skywalker")
    assert (t.galaxy_discard, t.row) == (["Luke Skywalker"], ["Bossk", *row[1:]])
    assert (t.empire.resources, t.force) == (0, 0)
    assert t.empire.why_not(f"use {name}") == ("deckbuilding.ability.once", ())


# ---------------------------------------------------------------- the top of the galaxy deck


@rule("deckbuilding.reveal.public", "deckbuilding.reveal.return")
@card("deckbuilding", "scout_trooper")
def test_scout_trooper_gains_1_force_for_an_empire_card() -> None:
    t = table(empire=Side(play=["Scout Trooper"]), galaxy_deck=["AT-AT", "Bossk"])
    assert t.rebel.sees("galaxy_deck") == [BACK, BACK]
    t.empire.choose("use Scout Trooper")
    assert (t.force, t.galaxy_deck, t.galaxy_discard) == (-1, ["AT-AT", "Bossk"], [])
    assert t.rebel.sees("galaxy_deck") == t.empire.sees("galaxy_deck") == [BACK, "AT-AT"]


@card("deckbuilding", "scout_trooper")
def test_scout_trooper_discards_a_rebel_card() -> None:
    t = table(empire=Side(play=["Scout Trooper"]), galaxy_deck=["Luke Skywalker", "Bossk"])
    row = t.row
    t.empire.choose("use Scout Trooper")
    assert (t.force, t.galaxy_deck, t.galaxy_discard) == (0, ["Bossk"], ["Luke Skywalker"])
    assert t.row == row


@rule("deckbuilding.faq.scout_trooper_neutral", "deckbuilding.reveal.return")
@card("deckbuilding", "scout_trooper")
def test_scout_trooper_does_nothing_with_a_neutral_card() -> None:
    t = table(empire=Side(play=["Scout Trooper"]), galaxy_deck=["Bossk", "AT-AT"])
    t.empire.choose("use Scout Trooper")
    assert (t.force, t.galaxy_deck, t.galaxy_discard) == (0, ["Bossk", "AT-AT"], [])


@rule("deckbuilding.reveal.return")
@card("deckbuilding", "tie_interceptor")
@pytest.mark.parametrize(
    ("top", "drawn", "left", "discarded"),
    [
        ("AT-AT", ["Stormtrooper"], ["AT-AT", "Lobot"], []),
        ("Luke Skywalker", [], ["Lobot"], ["Luke Skywalker"]),
        ("Bossk", [], ["Bossk", "Lobot"], []),
    ],
)
def test_tie_interceptor_draws_for_an_empire_card_and_discards_a_rebel_one(
    top: str, drawn: list[str], left: list[str], discarded: list[str]
) -> None:
    t = table(empire=Side(play=["TIE Interceptor"], deck=["Stormtrooper", "Inquisitor"]), galaxy_deck=[top, "Lobot"])
    t.empire.choose("use TIE Interceptor")
    assert (t.empire.hand, t.galaxy_deck, t.galaxy_discard) == (drawn, left, discarded)


@rule("deckbuilding.look.secret")
@card("deckbuilding", "moff_jerjerrod")
def test_moff_jerjerrod_without_the_force_only_looks() -> None:
    t = table(empire=Side(play=["Moff Jerjerrod"]), galaxy_deck=["Bossk", "Lobot"])
    t.empire.choose("use Moff Jerjerrod")
    t.empire.can_choose("commit Moff Jerjerrod", "end")
    assert (t.empire.sees("galaxy_deck"), t.rebel.sees("galaxy_deck")) == ([BACK, "Bossk"], [BACK, BACK])
    assert t.galaxy_deck == ["Bossk", "Lobot"]


@card("deckbuilding", "moff_jerjerrod")
def test_moff_jerjerrod_with_the_force_may_swap_the_card_with_one_of_the_row() -> None:
    row = ["Luke Skywalker", "Star Destroyer", "Dengar", "IG-88", "C-ROC Cruiser", "Darth Vader"]
    t = table(empire=Side(play=["Moff Jerjerrod"]), force=-1, row=row, galaxy_deck=["Bossk", "Lobot"])
    t.empire.choose("use Moff Jerjerrod")
    t.empire.can_choose(*(f"swap {other}" for other in row), "decline")
    t.empire.choose("swap Star Destroyer")
    assert t.row == ["Luke Skywalker", "Bossk", *row[2:]]
    assert (t.galaxy_deck, t.galaxy_discard) == (["Star Destroyer", "Lobot"], [])


@card("deckbuilding", "moff_jerjerrod")
def test_moff_jerjerrod_need_not_swap() -> None:
    t = table(empire=Side(play=["Moff Jerjerrod"]), force=-3, row=["Luke Skywalker"], galaxy_deck=["Bossk", "Lobot"])
    t.empire.choose("use Moff Jerjerrod", "decline")
    assert t.galaxy_deck == ["Bossk", "Lobot"]
    assert t.row[0] == "Luke Skywalker"


# ---------------------------------------------------------------- more attack


@rule("deckbuilding.while.constant", "deckbuilding.force.with_empire")
@card("deckbuilding", "death_trooper")
def test_death_trooper_has_2_more_attack_while_the_force_is_with_the_empire() -> None:
    t = table(empire=Side(play=["Death Trooper"], hand=["Inquisitor"]), rebel=Side(base="Hoth"))
    assert t.empire.attack("Death Trooper") == 3
    t.empire.choose("play Inquisitor", "choose force")
    assert t.empire.attack("Death Trooper") == 5
    t.empire.choose("commit Death Trooper", "attack rebel")
    assert t.rebel.base_damage == 3


@rule("deckbuilding.force.neutral")
@card("deckbuilding", "death_trooper")
@pytest.mark.parametrize(("force", "attack"), [(3, 3), (1, 3), (0, 3), (-1, 5), (-3, 5)])
def test_death_trooper_counts_every_dark_space_and_no_other(force: int, attack: int) -> None:
    t = table(empire=Side(play=["Death Trooper"]), force=force)
    assert t.empire.attack("Death Trooper") == attack


@rule("deckbuilding.while.constant", "deckbuilding.play.force")
@card("deckbuilding", "darth_vader")
@pytest.mark.parametrize(("before", "after", "attack"), [(3, 1, 6), (2, 0, 6), (1, -1, 10), (0, -2, 10), (-2, -3, 10)])
def test_darth_vader_has_4_more_attack_once_the_force_is_with_him(before: int, after: int, attack: int) -> None:
    t = table(empire=Side(hand=["Darth Vader"]), force=before)
    t.empire.choose("play Darth Vader")
    assert (t.force, t.empire.attack("Darth Vader")) == (after, attack)


@rule("deckbuilding.while.example.carrier", "deckbuilding.while.constant")
@card("deckbuilding", "imperial_carrier")
def test_imperial_carriers_give_every_fighter_1_more_attack_each() -> None:
    fighters = ["TIE Fighter", "TIE Interceptor", "Z-95 Headhunter", "Fang Fighter"]
    t = table(empire=Side(play=[*fighters, "Stormtrooper"], hand=["Imperial Carrier"] * 2))
    assert [t.empire.attack(name) for name in (*fighters, "Stormtrooper")] == [2, 3, 2, 3, 2]
    t.empire.choose("play Imperial Carrier")
    assert [t.empire.attack(name) for name in (*fighters, "Stormtrooper")] == [3, 4, 3, 4, 2]
    t.empire.choose("play Imperial Carrier")
    assert [t.empire.attack(name) for name in (*fighters, "Stormtrooper")] == [4, 5, 4, 5, 2]
    assert t.empire.attack("Imperial Carrier") == 0


@rule("deckbuilding.while.ends", "deckbuilding.while.example.carrier")
@card("deckbuilding", "imperial_carrier")
def test_a_destroyed_imperial_carrier_gives_nothing() -> None:
    t = table(
        turn_of="rebel",
        empire=Side(hand=["TIE Fighter"], play=["Imperial Carrier"], damage={"Imperial Carrier": 4}),
        rebel=Side(play=["Rebel Trooper"]),
    )
    t.rebel.choose("commit Rebel Trooper", "attack empire", "end")
    t.empire.choose("play TIE Fighter")
    assert t.empire.attack("TIE Fighter") == 2


@rule("deckbuilding.attack.base.total", "deckbuilding.play.ships_stay", "deckbuilding.card.ability")
@card("deckbuilding", "star_destroyer")
def test_star_destroyer_attacks_for_4_every_turn_and_has_no_ability() -> None:
    t = table(empire=Side(hand=["Star Destroyer"]), rebel=Side(base="Sullust"), row=["X-Wing"])
    t.empire.choose("play Star Destroyer")
    assert t.empire.why_not("use Star Destroyer") == ("deckbuilding.card.ability", ())
    t.empire.choose("commit Star Destroyer", "attack rebel", "end")
    t.rebel.choose("end")
    t.empire.choose("commit Star Destroyer", "attack rebel")
    assert t.rebel.base_damage == 8


# ---------------------------------------------------------------- drawing and choosing


@card("deckbuilding", "gozanti_cruiser")
def test_gozanti_cruiser_swaps_a_hand_card_for_a_new_one() -> None:
    hand, deck = ["Imperial Shuttle", "Inquisitor"], ["Stormtrooper", "Lobot"]
    t = table(empire=Side(play=["Gozanti Cruiser"], hand=hand, deck=deck))
    t.empire.choose("use Gozanti Cruiser")
    t.empire.can_choose("discard Imperial Shuttle", "discard Inquisitor")
    t.empire.choose("discard Imperial Shuttle")
    assert (t.empire.hand, t.empire.discard) == (["Inquisitor", "Stormtrooper"], ["Imperial Shuttle"])


@rule("deckbuilding.ability.max_extent")
@card("deckbuilding", "gozanti_cruiser")
def test_gozanti_cruiser_needs_a_card_in_hand() -> None:
    t = table(empire=Side(play=["Gozanti Cruiser"], deck=["Stormtrooper"]))
    assert t.empire.why_not("use Gozanti Cruiser") == NOTHING_TO_DO


@rule("deckbuilding.if.condition")
@card("deckbuilding", "general_veers")
@pytest.mark.parametrize("other", ["Stormtrooper", "AT-ST", "Quarren Mercenary", "Jabba's Sail Barge"])
def test_general_veers_draws_a_card_with_a_trooper_or_vehicle_in_play(other: str) -> None:
    t = table(
        empire=Side(play=["General Veers", "TIE Fighter"], hand=[other], deck=["Inquisitor", "Lobot"]),
        rebel=Side(play=["Rebel Trooper"]),
    )
    assert t.empire.why_not("use General Veers") == IF
    t.empire.choose(f"play {other}", "use General Veers")
    assert t.empire.hand == ["Inquisitor"]


@rule("deckbuilding.choose.possible", "deckbuilding.repair.base")
@card("deckbuilding", "landing_craft")
@pytest.mark.parametrize(("damage", "left"), [(3, 0), (4, 0), (6, 2)])
def test_landing_craft_gains_4_resources_or_repairs_up_to_4_damage(damage: int, left: int) -> None:
    side = Side(play=["Landing Craft"], damage={"Lothal": damage})
    t = table(empire=side)
    t.empire.choose("use Landing Craft")
    t.empire.can_choose("choose resources", "choose repair")
    t.empire.choose("choose repair")
    assert (t.empire.base_damage, t.empire.resources) == (left, 0)
    t = table(empire=side)
    t.empire.choose("use Landing Craft", "choose resources")
    assert (t.empire.base_damage, t.empire.resources) == (damage, 4)


@rule("deckbuilding.choose.possible")
@card("deckbuilding", "landing_craft")
def test_landing_craft_cannot_repair_an_undamaged_base() -> None:
    t = table(empire=Side(play=["Landing Craft"]))
    t.empire.choose("use Landing Craft")
    t.empire.can_choose("choose resources")


@card("deckbuilding", "director_krennic", "death_star")
@pytest.mark.parametrize(
    ("base", "drawn"), [("Lothal", ["Stormtrooper"]), ("Death Star", ["Stormtrooper", "Inquisitor"])]
)
def test_director_krennic_draws_a_second_card_on_the_death_star(base: str, drawn: list[str]) -> None:
    deck = ["Stormtrooper", "Inquisitor", "Imperial Shuttle"]
    t = table(empire=Side(play=["Director Krennic"], base=base, deck=deck))
    t.empire.choose("use Director Krennic")
    assert t.empire.hand == drawn


@card("deckbuilding", "at_at")
def test_at_at_returns_a_trooper_from_the_discard_pile() -> None:
    discard = ["Imperial Shuttle", "Stormtrooper", "TIE Fighter", "Death Trooper", "Quarren Mercenary", "AT-ST"]
    t = table(empire=Side(play=["AT-AT"], discard=discard))
    t.empire.choose("use AT-AT")
    t.empire.can_choose("return Stormtrooper", "return Death Trooper", "return Quarren Mercenary")
    t.empire.choose("return Death Trooper")
    assert t.empire.hand == ["Death Trooper"]
    assert t.empire.discard == [name for name in discard if name != "Death Trooper"]


@card("deckbuilding", "at_at")
def test_at_at_needs_a_trooper_in_the_discard_pile() -> None:
    t = table(empire=Side(play=["AT-AT"], hand=["Stormtrooper"], discard=["Imperial Shuttle", "AT-ST"]))
    assert t.empire.why_not("use AT-AT") == NOTHING_TO_DO


# ---------------------------------------------------------------- Boba Fett


@rule("deckbuilding.when.trigger", "deckbuilding.when.reward_first")
@card("deckbuilding", "boba_fett")
def test_boba_fett_draws_a_card_after_the_reward_for_a_target_he_helped_to_defeat() -> None:
    t = table(empire=Side(play=["Boba Fett", "Stormtrooper"], deck=["Inquisitor", "Lobot"]), row=["X-Wing"])
    t.empire.choose("commit Stormtrooper", "at X-Wing", "commit Boba Fett", "at X-Wing", "strike X-Wing")
    t.empire.can_choose("reward X-Wing", "decline")
    t.empire.choose("reward X-Wing")
    assert (t.empire.resources, t.empire.hand) == (3, [])
    t.empire.can_choose("trigger Boba Fett", "decline")
    t.empire.choose("trigger Boba Fett")
    assert t.empire.hand == ["Inquisitor"]


@rule("deckbuilding.ability.optional")
@card("deckbuilding", "boba_fett")
def test_boba_fett_may_let_the_card_be() -> None:
    t = table(empire=Side(play=["Boba Fett"], deck=["Inquisitor"]), row=["X-Wing"])
    t.empire.choose("commit Boba Fett", "at X-Wing", "strike X-Wing", "decline", "decline")
    assert (t.empire.hand, t.empire.deck, t.empire.resources) == ([], ["Inquisitor"], 0)


@card("deckbuilding", "boba_fett")
def test_boba_fett_draws_nothing_for_a_failed_attack_a_base_or_what_others_defeat() -> None:
    t = table(empire=Side(play=["Boba Fett"], deck=["Inquisitor"]), row=["Luke Skywalker"])
    t.empire.choose("commit Boba Fett", "at Luke Skywalker", "strike Luke Skywalker")
    t.empire.can_choose("end")
    t = table(empire=Side(play=["Boba Fett", "Fang Fighter"], deck=["Inquisitor"]), row=["X-Wing"])
    t.empire.choose("commit Boba Fett", "base rebel", "attack rebel")
    t.empire.choose("commit Fang Fighter", "at X-Wing", "strike X-Wing", "reward X-Wing")
    assert (t.empire.hand, t.empire.deck) == ([], ["Inquisitor"])


# ---------------------------------------------------------------- Grand Moff Tarkin


@rule("deckbuilding.play.example.tarkin")
@card("deckbuilding", "grand_moff_tarkin")
def test_grand_moff_tarkin_moves_the_marker_two_spaces() -> None:
    t = table(empire=Side(hand=["Grand Moff Tarkin"]), force=3)
    t.empire.choose("play Grand Moff Tarkin")
    assert (t.force, t.empire.resources, t.empire.attack("Grand Moff Tarkin")) == (1, 2, 2)


@card("deckbuilding", "grand_moff_tarkin")
def test_grand_moff_tarkin_takes_an_empire_card_of_the_row_into_hand() -> None:
    row = ["Luke Skywalker", "Star Destroyer", "Dengar", "Darth Vader", "C-ROC Cruiser", "Bossk"]
    t = table(empire=Side(play=["Grand Moff Tarkin"]), row=row, galaxy_deck=["IG-88"])
    t.empire.choose("use Grand Moff Tarkin")
    t.empire.can_choose("take Star Destroyer", "take Darth Vader")
    t.empire.choose("take Darth Vader")
    assert (t.empire.hand, t.empire.resources) == (["Darth Vader"], 0)
    assert t.row == ["Luke Skywalker", "Star Destroyer", "Dengar", "IG-88", "C-ROC Cruiser", "Bossk"]
    t.empire.choose("play Darth Vader")
    assert (t.force, t.empire.attack("Darth Vader")) == (-2, 10)


@card("deckbuilding", "grand_moff_tarkin")
@pytest.mark.parametrize(
    ("taken", "then"),
    [
        ("Darth Vader", []),
        ("Darth Vader", ["play Darth Vader"]),
        ("Star Destroyer", ["play Star Destroyer"]),
        ("Darth Vader", ["use Gozanti Cruiser", "discard Darth Vader"]),
    ],
)
def test_the_card_taken_by_grand_moff_tarkin_is_exiled_at_the_end_of_the_turn(taken: str, then: list[str]) -> None:
    t = table(
        empire=Side(play=["Grand Moff Tarkin", "Gozanti Cruiser"], deck=["Imperial Shuttle"] * 6),
        row=["Darth Vader", "Star Destroyer"],
    )
    t.empire.choose("use Grand Moff Tarkin", f"take {taken}", *then, "end")
    assert t.exiled(taken) == 1
    assert taken not in t.empire.hand + t.empire.play + t.empire.discard + t.empire.deck
    assert t.exiled("Grand Moff Tarkin") == 0
    assert t.empire.ships == ["Gozanti Cruiser"]


@rule("deckbuilding.exile.remove")
@card("deckbuilding", "grand_moff_tarkin")
def test_the_card_taken_by_grand_moff_tarkin_is_exiled_even_if_it_was_shuffled_into_the_deck() -> None:
    lay = set()
    for seed in range(8):
        t = table(
            empire=Side(play=["Grand Moff Tarkin", "Gozanti Cruiser"], discard=["Imperial Shuttle"] * 2),
            row=["Darth Vader"],
        )
        t.state.key = key_from_seed(seed)
        t.empire.choose("use Grand Moff Tarkin", "take Darth Vader", "use Gozanti Cruiser", "discard Darth Vader")
        assert (len(t.empire.hand), len(t.empire.deck), t.empire.discard) == (1, 2, [])
        lay.add("deck" if "Darth Vader" in t.empire.deck else "hand")
        t.empire.choose("end")
        assert t.exiled("Darth Vader") == 1
        assert sorted(t.empire.hand) == ["Grand Moff Tarkin", "Imperial Shuttle", "Imperial Shuttle"]
        assert (t.empire.deck, t.empire.discard) == ([], [])
    assert lay == {"deck", "hand"}


@card("deckbuilding", "grand_moff_tarkin", "twilek_smuggler")
def test_what_grand_moff_tarkin_takes_is_not_a_purchase() -> None:
    t = table(
        empire=Side(play=["Grand Moff Tarkin", "Twi'lek Smuggler"]), row=["Darth Vader", "TIE Fighter"], resources=1
    )
    t.empire.choose("use Twi'lek Smuggler", "use Grand Moff Tarkin", "take Darth Vader", "buy TIE Fighter")
    assert (t.empire.hand, t.empire.deck, t.empire.discard) == (["Darth Vader"], ["TIE Fighter"], [])


@card("deckbuilding", "grand_moff_tarkin")
def test_grand_moff_tarkin_needs_an_empire_card_in_the_row() -> None:
    t = table(empire=Side(play=["Grand Moff Tarkin"]), row=["Luke Skywalker", "Dengar"])
    assert t.empire.why_not("use Grand Moff Tarkin") == NOTHING_TO_DO
