"""What every base does: some when they are revealed, some at certain moments, some all the time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.deckbuilding.table import Side, Table, table, table_of
from tests.scenario import BACK, card, cases, rule

GAINS_4 = [("mustafar", "Mustafar", "empire", -1), ("alderaan", "Alderaan", "rebel", 1)]
RECRUITS = [
    ("corellia", "Corellia", "empire", "Darth Vader", "Luke Skywalker"),
    ("mon_cala", "Mon Cala", "rebel", "Luke Skywalker", "Darth Vader"),
]
CLEARS = [("kessel", "Kessel", "empire"), ("dagobah", "Dagobah", "rebel")]
TRADES = [("kafrene", "Kafrene", "empire"), ("bespin", "Bespin", "rebel")]


def revealing(base: str, faction: str, side: Side | None = None, **position: Any) -> Table:
    """The faction's turn starts without a base, and it reveals the only one it has left."""
    given = side or Side()
    fresh = Side(given.hand, given.play, given.deck, given.discard, base="", bases=[base])
    t = table_of(faction, fresh, starting=True, **position)
    t.active.choose(f"reveal {base}")
    return t


@rule("deckbuilding.card.ability", "deckbuilding.attack.base.destroyed")
@pytest.mark.parametrize(
    ("base", "faction", "enemy"),
    cases("deckbuilding", [("lothal", "Lothal", "empire", "rebel"), ("dantooine", "Dantooine", "rebel", "empire")]),
)
def test_a_starting_base_has_8_hit_points_and_no_ability(base: str, faction: str, enemy: str) -> None:
    t = table_of(faction, Side(base=base))
    assert t.active.why_not(f"use {base}") == ("deckbuilding.card.ability", ())
    harmed = {faction: Side(base=base, damage={base: 1}), enemy: Side(play=["Quarren Mercenary", "Fang Fighter"])}
    t = table(turn_of=enemy, empire=harmed["empire"], rebel=harmed["rebel"])
    owner = t.empire if faction == "empire" else t.rebel
    t.active.choose("commit Fang Fighter", f"attack {faction}")
    assert owner.base_damage == 4
    t.active.choose("commit Quarren Mercenary", f"attack {faction}")
    assert (owner.base, t.active.victory) == ("", [base])


# ---------------------------------------------------------------- when revealed


@rule("deckbuilding.when.reveal_base")
@pytest.mark.parametrize(("base", "faction", "own", "enemy"), cases("deckbuilding", RECRUITS))
def test_corellia_and_mon_cala_bring_a_free_card_to_hand(base: str, faction: str, own: str, enemy: str) -> None:
    row = [own, enemy, "Dengar", "C-ROC Cruiser", "Bossk", "Lobot"]
    t = revealing(base, faction, row=row, galaxy_deck=["IG-88"])
    t.active.can_choose(f"trigger {base}", "decline")
    t.active.choose(f"trigger {base}")
    t.active.can_choose(f"free {own}", "free Dengar", "free C-ROC Cruiser", "free Bossk", "free Lobot")
    t.active.choose(f"free {own}")
    assert (t.active.base, t.active.hand, t.active.discard) == (base, [own], [])
    assert t.row == ["IG-88", *row[1:]]
    assert t.active.resources == 0


@rule("deckbuilding.when.reveal_base", "deckbuilding.faq.optional_abilities")
@pytest.mark.parametrize(("base", "faction", "own", "enemy"), cases("deckbuilding", RECRUITS))
def test_corellia_and_mon_cala_offer_it_only_when_they_are_revealed(
    base: str, faction: str, own: str, enemy: str
) -> None:
    t = revealing(base, faction, row=[own])
    owner = t.active
    owner.choose("decline")
    owner.can_choose("end")
    owner.choose("end")
    t.active.choose("end")
    owner.can_choose("end")
    assert owner.why_not(f"use {base}") == ("deckbuilding.card.ability", ())


@rule("deckbuilding.when.reveal_base", "deckbuilding.faq.exile_mix")
@pytest.mark.parametrize(("base", "faction"), cases("deckbuilding", CLEARS))
def test_kessel_and_dagobah_exile_up_to_3_cards_from_hand_and_discard_pile(base: str, faction: str) -> None:
    side = Side(hand=["Lobot", "Bossk"], discard=["Dengar", "IG-88", "HWK-290"])
    t = revealing(base, faction, side)
    t.active.can_choose("exile Lobot", "exile Bossk", "exile Dengar", "exile IG-88", "exile HWK-290", "done")
    t.active.choose("exile Bossk", "exile Dengar", "exile HWK-290")
    assert [t.exiled(name) for name in ("Bossk", "Dengar", "HWK-290")] == [1, 1, 1]
    assert (t.active.hand, t.active.discard) == (["Lobot"], ["IG-88"])
    t.active.can_choose("play Lobot", "end")


@pytest.mark.parametrize(("base", "faction"), cases("deckbuilding", CLEARS))
def test_kessel_and_dagobah_may_exile_fewer_cards_or_none(base: str, faction: str) -> None:
    side = Side(hand=["Lobot"], discard=["Dengar", "IG-88"])
    t = revealing(base, faction, side)
    t.active.choose("exile IG-88", "done")
    assert (t.active.hand, t.active.discard, t.exiled("IG-88")) == (["Lobot"], ["Dengar"], 1)
    t = revealing(base, faction, side)
    t.active.choose("done")
    assert (t.active.hand, t.active.discard) == (["Lobot"], ["Dengar", "IG-88"])


@rule("deckbuilding.start.order", "deckbuilding.force.clamp", "deckbuilding.force.start_bonus")
@pytest.mark.parametrize(("base", "faction", "towards"), cases("deckbuilding", GAINS_4))
@pytest.mark.parametrize(("before", "after", "resources"), [(-3, 1, 0), (-1, 3, 1), (0, 3, 1)])
def test_mustafar_and_alderaan_gain_4_force_before_the_force_bonus(
    base: str, faction: str, towards: int, before: int, after: int, resources: int
) -> None:
    t = revealing(base, faction, force=before * towards)
    t.active.choose(f"trigger {base}")
    assert (t.force, t.active.resources) == (after * towards, resources)


@rule("deckbuilding.faq.optional_abilities")
@pytest.mark.parametrize(("base", "faction", "towards"), cases("deckbuilding", GAINS_4))
def test_mustafar_and_alderaan_may_be_declined(base: str, faction: str, towards: int) -> None:
    t = revealing(base, faction)
    t.active.can_choose(f"trigger {base}", "decline")
    t.active.choose("decline")
    assert (t.force, t.active.resources) == (0, 0)


@rule("deckbuilding.discard.no_reward", "deckbuilding.damage.direct", "deckbuilding.discard.row_pile")
@card("deckbuilding", "rodia")
def test_rodia_clears_the_row_of_rebel_cards_and_deals_1_damage_for_each() -> None:
    row = ["Luke Skywalker", "Dengar", "Mon Calamari Cruiser", "Darth Vader", "X-Wing", "Bossk"]
    t = table(
        empire=Side(base="", bases=["Rodia"]),
        rebel=Side(play=["Rebel Transport"]),
        row=row,
        galaxy_deck=["Lobot", "Y-Wing", "AT-AT", "IG-88"],
        starting=True,
    )
    t.empire.choose("reveal Rodia")
    t.empire.can_choose("trigger Rodia", "decline")
    t.empire.choose("trigger Rodia")
    assert sorted(t.galaxy_discard) == ["Luke Skywalker", "Mon Calamari Cruiser", "X-Wing"]
    assert t.row == ["Lobot", "Dengar", "Y-Wing", "Darth Vader", "AT-AT", "Bossk"]
    assert (t.rebel.base_damage, t.rebel.damage("Rebel Transport")) == (3, 0)
    assert (t.empire.resources, t.force) == (0, 0)


@card("deckbuilding", "rodia")
def test_rodia_has_nothing_to_do_in_a_row_without_rebel_cards() -> None:
    t = revealing("Rodia", "empire", row=["Darth Vader", "Dengar"])
    t.empire.can_choose("end")
    assert (t.rebel.base_damage, t.galaxy_discard) == (0, [])


@card("deckbuilding", "tatooine")
def test_tatooine_swaps_a_rebel_card_of_the_galaxy_discard_pile_into_the_row_and_gains_1_resource() -> None:
    row = ["Luke Skywalker", "Dengar", "Mon Calamari Cruiser", "Darth Vader", "X-Wing", "Lobot"]
    t = revealing("Tatooine", "rebel", row=row, galaxy_discard=["B-Wing", "AT-AT", "Bossk", "Chewbacca"])
    deck = t.galaxy_deck
    t.rebel.can_choose("trigger Tatooine", "decline")
    t.rebel.choose("trigger Tatooine")
    t.rebel.can_choose("bring B-Wing", "bring Chewbacca")
    t.rebel.choose("bring Chewbacca")
    t.rebel.can_choose(*(f"swap {name}" for name in row))
    t.rebel.choose("swap Darth Vader")
    assert t.row == ["Luke Skywalker", "Dengar", "Mon Calamari Cruiser", "Chewbacca", "X-Wing", "Lobot"]
    assert t.galaxy_discard == ["B-Wing", "AT-AT", "Bossk", "Darth Vader"]
    assert (t.rebel.resources, t.galaxy_deck) == (1, deck)


@rule("deckbuilding.ability.max_extent")
@card("deckbuilding", "tatooine")
def test_tatooine_still_gains_its_resource_without_a_rebel_card_to_swap() -> None:
    t = revealing("Tatooine", "rebel", galaxy_discard=["AT-AT", "Bossk"])
    t.rebel.choose("trigger Tatooine")
    assert (t.rebel.resources, t.galaxy_discard) == (1, ["AT-AT", "Bossk"])
    t = revealing("Tatooine", "rebel", galaxy_discard=["X-Wing"])
    t.rebel.choose("decline")
    assert (t.rebel.resources, t.galaxy_discard) == (0, ["X-Wing"])


# ---------------------------------------------------------------- at certain moments


@rule("deckbuilding.when.trigger")
@pytest.mark.parametrize(("base", "faction"), cases("deckbuilding", TRADES))
def test_kafrene_and_bespin_draw_a_card_for_the_first_neutral_card_of_each_turn(base: str, faction: str) -> None:
    own = "X-Wing" if faction == "rebel" else "TIE Fighter"
    t = table_of(faction, Side(base=base, hand=[own, "Bossk", "HWK-290"], deck=["Dengar", "IG-88"]))
    owner = t.active
    owner.choose(f"play {own}", "play HWK-290")
    owner.can_choose(f"trigger {base}", "decline")
    owner.choose(f"trigger {base}")
    assert owner.hand == ["Bossk", "Dengar"]
    owner.choose("play Bossk")
    assert (owner.hand, owner.deck) == (["Dengar"], ["IG-88"])


@pytest.mark.parametrize(("base", "faction"), cases("deckbuilding", TRADES))
def test_kafrene_and_bespin_work_every_turn_and_may_be_declined(base: str, faction: str) -> None:
    deck = ["Dengar", "HWK-290", "HWK-290", "IG-88", "Lando Calrissian", "Lobot"]
    t = table_of(faction, Side(base=base, hand=["Bossk"], deck=deck))
    owner = t.active
    owner.choose("play Bossk", "decline")
    assert owner.hand == []
    owner.choose("end")
    t.active.choose("end")
    owner.choose("play Dengar", f"trigger {base}")
    assert sorted(owner.hand) == ["HWK-290", "HWK-290", "IG-88", "Lando Calrissian", "Lobot"]


@rule("deckbuilding.when.trigger")
@card("deckbuilding", "lobot")
@pytest.mark.parametrize(("base", "faction"), cases("deckbuilding", TRADES))
def test_lobots_choice_may_come_before_the_card_of_kafrene_or_bespin(base: str, faction: str) -> None:
    t = table_of(faction, Side(base=base, hand=["Lobot"], deck=["Dengar"]))
    t.active.choose("play Lobot")
    t.active.can_choose("trigger Lobot", f"trigger {base}", "decline")
    t.active.choose("trigger Lobot")
    t.active.can_choose("choose attack", "choose resources", "choose force", "decline")
    t.active.choose("choose resources")
    assert (t.active.resources, t.active.hand) == (2, [])
    t.active.can_choose(f"trigger {base}", "decline")
    t.active.choose(f"trigger {base}")
    assert t.active.hand == ["Dengar"]
    t.active.can_choose("play Dengar", "buy Outer Rim Pilot", "commit Lobot", "end")


@rule("deckbuilding.when.trigger")
@card("deckbuilding", "lobot")
@pytest.mark.parametrize(("base", "faction"), cases("deckbuilding", TRADES))
def test_the_card_of_kafrene_or_bespin_may_come_before_lobots_choice(base: str, faction: str) -> None:
    t = table_of(faction, Side(base=base, hand=["Lobot"], deck=["Dengar"]))
    t.active.choose("play Lobot", f"trigger {base}")
    assert t.active.hand == ["Dengar"]
    t.active.can_choose("choose attack", "choose resources", "choose force", "decline")
    t.active.choose("choose attack")
    assert t.active.attack("Lobot") == 2
    t.active.can_choose("play Dengar", "commit Lobot", "end")


@rule("deckbuilding.when.trigger", "deckbuilding.ability.optional")
@card("deckbuilding", "lobot")
@pytest.mark.parametrize(("base", "faction"), cases("deckbuilding", TRADES))
@pytest.mark.parametrize("choices", [("decline",), ("trigger Lobot", "decline", "decline")])
def test_lobot_and_kafrene_or_bespin_may_both_be_let_pass(base: str, faction: str, choices: tuple[str, ...]) -> None:
    t = table_of(faction, Side(base=base, hand=["Lobot"], deck=["Dengar"]))
    t.active.choose("play Lobot", *choices)
    assert (t.active.attack("Lobot"), t.active.resources, t.force, t.active.hand) == (0, 0, 0, [])
    t.active.can_choose("commit Lobot", "end")


@card("deckbuilding", "lobot")
@pytest.mark.parametrize(("base", "faction"), cases("deckbuilding", TRADES))
def test_lobot_as_the_second_neutral_card_of_a_turn_is_alone_due(base: str, faction: str) -> None:
    t = table_of(faction, Side(base=base, hand=["Bossk", "Lobot"], deck=["Dengar"]))
    t.active.choose("play Bossk", "decline", "play Lobot")
    t.active.can_choose("choose attack", "choose resources", "choose force", "decline")


@rule("deckbuilding.look.secret", "deckbuilding.faq.optional_abilities")
@card("deckbuilding", "coruscant")
def test_coruscant_keeps_one_of_two_galaxy_cards_and_discards_the_other_every_turn() -> None:
    deck = ["Bossk", "Lobot", "Dengar", "IG-88"]
    t = table(empire=Side(base="Coruscant"), galaxy_deck=deck, starting=True)
    t.empire.can_choose("trigger Coruscant", "decline")
    t.empire.choose("trigger Coruscant")
    assert t.empire.sees("galaxy_deck") == [BACK, BACK, "Lobot", "Bossk"]
    assert t.rebel.sees("galaxy_deck") == [BACK] * 4
    t.empire.can_choose("keep Bossk", "keep Lobot")
    t.empire.choose("keep Lobot")
    assert (t.galaxy_deck, t.galaxy_discard) == (["Lobot", "Dengar", "IG-88"], ["Bossk"])
    t.empire.choose("end")
    t.rebel.choose("end")
    t.empire.choose("trigger Coruscant", "keep Lobot")
    assert (t.galaxy_deck, t.galaxy_discard) == (["Lobot", "IG-88"], ["Bossk", "Dengar"])


@rule("deckbuilding.faq.optional_abilities")
@card("deckbuilding", "coruscant")
def test_coruscant_may_leave_the_galaxy_deck_alone() -> None:
    t = table(empire=Side(base="Coruscant"), galaxy_deck=["Bossk", "Lobot"], starting=True)
    t.empire.choose("decline")
    t.empire.can_choose("end")
    assert (t.galaxy_deck, t.empire.sees("galaxy_deck")) == (["Bossk", "Lobot"], [BACK, BACK])


@rule("deckbuilding.empty.galaxy", "deckbuilding.empty.reform")
@card("deckbuilding", "coruscant")
def test_with_one_card_left_coruscant_re_forms_the_galaxy_deck_under_it() -> None:
    pile = ["X-Wing", "Y-Wing", "AT-AT", "AT-ST", "Dengar"]
    t = table(empire=Side(base="Coruscant"), galaxy_deck=["Bossk"], galaxy_discard=pile, starting=True)
    t.empire.choose("trigger Coruscant")
    top, second, *others = t.galaxy_deck
    assert (top, t.galaxy_discard) == ("Bossk", [])
    assert sorted([second, *others]) == sorted(pile)
    assert [second, *others] not in (pile, pile[::-1])
    assert t.empire.sees("galaxy_deck") == [BACK] * 4 + [second, "Bossk"]
    assert t.rebel.sees("galaxy_deck") == t.spectators.sees("galaxy_deck") == [BACK] * 6
    t.empire.can_choose("keep Bossk", f"keep {second}")
    t.empire.choose(f"keep {second}")
    assert (t.galaxy_deck, t.galaxy_discard) == ([second, *others], ["Bossk"])


@rule("deckbuilding.empty.nothing_left")
@card("deckbuilding", "coruscant")
def test_coruscant_only_looks_at_the_last_galaxy_card_of_all() -> None:
    t = table(empire=Side(base="Coruscant"), galaxy_deck=["Bossk"], starting=True)
    t.empire.choose("trigger Coruscant")
    assert (t.galaxy_deck, t.galaxy_discard, t.empire.sees("galaxy_deck")) == (["Bossk"], [], ["Bossk"])
    t.empire.can_choose("end")


@rule("deckbuilding.when.unlimited", "deckbuilding.faq.yavin_repeats", "deckbuilding.damage.direct")
@card("deckbuilding", "yavin_iv")
def test_yavin_iv_deals_2_damage_each_time_the_opponent_discards_a_card() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="Yavin IV", play=["Snowspeeder", "Snowspeeder", "Rebel Commando"]),
        empire=Side(hand=["Stormtrooper", "Inquisitor", "Imperial Shuttle"], play=["Gozanti Cruiser"], base="Endor"),
    )
    t.rebel.choose("use Snowspeeder")
    t.empire.choose("discard Stormtrooper")
    t.rebel.can_choose("trigger Yavin IV", "decline")
    t.rebel.choose("trigger Yavin IV")
    assert (t.empire.base_damage, t.empire.damage("Gozanti Cruiser")) == (2, 0)
    t.rebel.choose("use Snowspeeder")
    t.empire.choose("discard Inquisitor")
    t.rebel.choose("decline")
    assert t.empire.base_damage == 2
    t.rebel.choose("use Rebel Commando")
    t.empire.choose("discard Imperial Shuttle")
    t.rebel.choose("trigger Yavin IV")
    assert t.empire.base_damage == 4


@card("deckbuilding", "yavin_iv")
def test_yavin_iv_does_not_count_cards_discarded_outside_the_rebel_turn_or_by_the_rebels() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(base="Yavin IV", play=["C-ROC Cruiser"], hand=["Rebel Trooper"], damage={"Yavin IV": 3}),
        empire=Side(play=["Gozanti Cruiser"], hand=["Stormtrooper"], deck=["Inquisitor"]),
    )
    t.rebel.choose("use C-ROC Cruiser", "discard Rebel Trooper", "end")
    t.empire.choose("use Gozanti Cruiser", "discard Stormtrooper")
    assert (t.empire.hand, t.empire.base_damage) == (["Inquisitor"], 0)
    t.empire.cannot_choose("trigger Yavin IV", "decline")
