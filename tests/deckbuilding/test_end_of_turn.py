"""The end of a turn: units and hand are discarded, five cards drawn, and empty decks re-formed only when needed."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, table
from tests.scenario import BACK, rule

SHUTTLES = ["Imperial Shuttle"] * 5


@rule("deckbuilding.end.declare")
def test_a_turn_may_end_with_cards_and_resources_left() -> None:
    t = table(empire=Side(hand=["Stormtrooper"], play=["AT-ST"], deck=SHUTTLES), row=["TIE Fighter"], resources=9)
    assert "end" in t.offered()
    t.empire.choose("end")
    assert t.active == t.rebel


@rule("deckbuilding.end.declare")
def test_a_turn_goes_on_until_its_player_ends_it() -> None:
    t = table(empire=Side(hand=["Imperial Shuttle"]))
    t.empire.choose("play Imperial Shuttle")
    t.empire.can_choose("end")


@rule("deckbuilding.end.declare")
def test_an_attack_that_is_not_resolved_when_the_turn_ends_does_nothing() -> None:
    t = table(empire=Side(play=["Stormtrooper"]))
    t.empire.choose("commit Stormtrooper", "end")
    assert t.rebel.base_damage == 0


@rule("deckbuilding.end.discard_units")
def test_units_are_discarded_and_ships_and_base_stay() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Star Destroyer", "AT-ST"], deck=SHUTTLES))
    t.empire.choose("end")
    assert (t.empire.play, t.empire.base) == (["Star Destroyer"], "Lothal")
    assert t.empire.discard == ["Stormtrooper", "AT-ST"]


@rule("deckbuilding.end.discard_units")
def test_damage_on_ships_and_base_stays() -> None:
    t = table(empire=Side(play=["Star Destroyer"], damage={"Star Destroyer": 5, "Lothal": 3}))
    t.empire.choose("end")
    assert (t.empire.damage("Star Destroyer"), t.empire.base_damage) == (5, 3)


@rule("deckbuilding.end.straighten")
def test_a_ship_may_be_used_again_next_turn() -> None:
    t = table(empire=Side(play=["Nebulon-B Frigate"]))
    t.empire.choose("use Nebulon-B Frigate", "choose resources")
    assert t.empire.marks("Nebulon-B Frigate") == {"neutral", "used"}
    assert t.empire.why_not("use Nebulon-B Frigate") == ("deckbuilding.ability.once", ())
    t.empire.choose("end")
    assert t.empire.marks("Nebulon-B Frigate") == {"neutral"}
    t.rebel.choose("end")
    t.empire.choose("use Nebulon-B Frigate", "choose resources")
    assert t.empire.resources == 3


@rule("deckbuilding.end.straighten")
def test_a_base_may_be_used_again_next_turn() -> None:
    ships = ["Imperial Carrier"] * 2
    t = table(empire=Side(base="Death Star", play=ships), rebel=Side(play=["Rebel Transport"] * 2), starting=True)
    t.empire.choose("use Death Star", "destroy Rebel Transport")
    assert t.empire.marks("Death Star") == {"empire", "used"}
    t.empire.choose("end")
    assert t.empire.marks("Death Star") == {"empire"}
    t.rebel.choose("end")
    t.empire.choose("use Death Star", "destroy Rebel Transport")
    assert t.rebel.ships == []


@rule("deckbuilding.end.straighten")
def test_a_ship_may_attack_again_next_turn() -> None:
    t = table(empire=Side(play=["Blockade Runner"]))
    for damage in (1, 2):
        t.empire.choose("commit Blockade Runner", "attack rebel")
        assert t.rebel.base_damage == damage
        t.empire.choose("end")
        t.rebel.choose("end")


@rule("deckbuilding.end.discard_hand")
def test_the_rest_of_the_hand_is_discarded_before_drawing() -> None:
    t = table(empire=Side(hand=["Stormtrooper", "Inquisitor", "AT-ST"], deck=SHUTTLES))
    t.empire.choose("end")
    assert sorted(t.empire.discard) == ["AT-ST", "Inquisitor", "Stormtrooper"]
    assert t.empire.hand == SHUTTLES


@rule("deckbuilding.end.discard_hand", "deckbuilding.end.discard_units")
def test_discarded_cards_take_part_in_the_shuffle() -> None:
    t = table(empire=Side(hand=["Inquisitor"], play=["Stormtrooper"], deck=SHUTTLES[:2], discard=["AT-ST"]))
    t.empire.choose("end")
    assert sorted(t.empire.hand) == ["AT-ST", "Imperial Shuttle", "Imperial Shuttle", "Inquisitor", "Stormtrooper"]
    assert (t.empire.deck, t.empire.discard) == ([], [])


@rule("deckbuilding.end.discard_hand")
def test_the_other_players_hand_stays() -> None:
    t = table(rebel=Side(hand=["Rebel Trooper"], deck=["Alliance Shuttle"] * 5))
    t.empire.choose("end")
    assert (t.rebel.hand, t.rebel.discard) == (["Rebel Trooper"], [])


@rule("deckbuilding.end.return_resources")
def test_resources_are_not_saved() -> None:
    t = table(resources=4)
    t.empire.choose("end")
    assert t.rebel.resources == 0
    t.rebel.choose("end")
    assert t.empire.resources == 0


@rule("deckbuilding.end.draw")
def test_5_cards_are_drawn_and_held_during_the_opponents_turn() -> None:
    deck = ["Stormtrooper", "AT-ST", "Inquisitor", "Imperial Shuttle", "TIE Fighter", "AT-AT"]
    t = table(empire=Side(hand=["Imperial Shuttle"], deck=deck))
    t.empire.choose("end")
    assert sorted(t.empire.hand) == sorted(deck[:5])
    assert t.empire.deck == ["AT-AT"]
    assert t.active == t.rebel
    assert t.rebel.sees("hand", t.empire) == [BACK] * 5
    t.rebel.choose("end")
    assert sorted(t.empire.hand) == sorted(deck[:5])


@rule("deckbuilding.end.reshuffle")
def test_when_the_deck_runs_out_the_discard_pile_becomes_a_new_deck() -> None:
    pile = ["Imperial Shuttle"] * 7 + ["TIE Fighter"] * 2
    t = table(empire=Side(deck=["AT-AT", "Inquisitor"], discard=pile))
    t.empire.choose("end")
    assert {"AT-AT", "Inquisitor"} <= set(t.empire.hand)
    assert (len(t.empire.hand), len(t.empire.deck), t.empire.discard) == (5, 6, [])
    assert sorted(t.empire.hand + t.empire.deck) == sorted([*pile, "AT-AT", "Inquisitor"])
    lines = [line for line in t.spectators.reads() if line.startswith("The Empire")]
    shuffles = "The Empire shuffles the discard pile into a new deck."
    assert lines == ["The Empire draws 2 cards.", shuffles, "The Empire draws 3 cards."]


@rule("deckbuilding.end.reshuffle")
def test_the_new_deck_is_shuffled() -> None:
    pile = ["Imperial Shuttle"] * 7 + ["Stormtrooper"] * 2 + ["TIE Fighter"] * 3 + ["AT-ST"] * 2
    t = table(empire=Side(discard=pile))
    t.empire.choose("end")
    drawn = t.empire.hand + t.empire.deck
    assert sorted(drawn) == sorted(pile)
    assert drawn not in (pile, pile[::-1])


@rule("deckbuilding.end.example")
def test_with_3_cards_left_2_come_from_the_shuffled_discard_pile() -> None:
    t = table(empire=Side(deck=["Stormtrooper", "AT-ST", "AT-AT"], discard=SHUTTLES))
    t.empire.choose("end")
    assert sorted(t.empire.hand) == ["AT-AT", "AT-ST", "Imperial Shuttle", "Imperial Shuttle", "Stormtrooper"]
    assert (t.empire.deck, t.empire.discard) == (SHUTTLES[:3], [])


# ---------------------------------------------------------------- empty decks


@rule("deckbuilding.empty.reform")
def test_an_empty_deck_is_re_formed_when_a_card_is_drawn() -> None:
    t = table(empire=Side(play=["TIE Fighter", "Star Destroyer"], discard=[*SHUTTLES, "Inquisitor"]))
    t.empire.choose("use TIE Fighter")
    assert (len(t.empire.hand), len(t.empire.deck), t.empire.discard) == (1, 5, [])


@rule("deckbuilding.empty.wait")
def test_a_deck_that_has_just_run_out_stays_empty() -> None:
    t = table(empire=Side(play=["TIE Fighter", "Star Destroyer"], deck=["AT-AT"], discard=SHUTTLES))
    t.empire.choose("use TIE Fighter")
    assert (t.empire.hand, t.empire.deck, t.empire.discard) == (["AT-AT"], [], SHUTTLES)


@rule("deckbuilding.empty.wait")
def test_5_cards_are_drawn_from_5_without_a_shuffle() -> None:
    t = table(empire=Side(deck=SHUTTLES, discard=["AT-AT"]))
    t.empire.choose("end")
    assert (t.empire.deck, t.empire.discard) == ([], ["AT-AT"])


@rule("deckbuilding.empty.wait", "deckbuilding.empty.galaxy")
def test_the_galaxy_deck_waits_too() -> None:
    t = table(row=["TIE Fighter"], galaxy_deck=["AT-AT"], galaxy_discard=["AT-ST"], resources=1)
    t.empire.choose("buy TIE Fighter")
    assert (t.row[0], t.galaxy_deck, t.galaxy_discard) == ("AT-AT", [], ["AT-ST"])


@rule("deckbuilding.empty.player")
def test_a_card_bought_before_the_draw_is_part_of_the_shuffle() -> None:
    t = table(empire=Side(discard=["Stormtrooper"]), row=["TIE Fighter"], resources=1)
    t.empire.choose("buy TIE Fighter")
    assert (t.empire.deck, t.empire.discard) == ([], ["Stormtrooper", "TIE Fighter"])
    t.empire.choose("end")
    assert sorted(t.empire.hand) == ["Stormtrooper", "TIE Fighter"]


@rule("deckbuilding.empty.galaxy", "deckbuilding.empty.reform")
def test_the_galaxy_discard_pile_fills_the_row_when_the_deck_is_empty() -> None:
    pile = ["AT-ST", "AT-AT", "X-Wing"]
    t = table(row=["TIE Fighter"], galaxy_deck=[], galaxy_discard=pile, resources=1)
    t.empire.choose("buy TIE Fighter")
    assert (len(t.row), len(t.galaxy_deck), t.galaxy_discard) == (6, 2, [])
    assert sorted([t.row[0], *t.galaxy_deck]) == sorted(pile)


@rule("deckbuilding.empty.galaxy")
def test_a_gap_stays_when_there_is_no_galaxy_card_left() -> None:
    t = table(row=["TIE Fighter"], galaxy_deck=[], resources=3)
    t.empire.choose("buy TIE Fighter")
    assert (len(t.row), t.galaxy_deck, t.galaxy_discard) == (5, [], [])
    t.empire.choose("buy Outer Rim Pilot", "end")
    assert t.active == t.rebel


@rule("deckbuilding.empty.galaxy")
def test_the_galaxy_deck_is_re_formed_for_a_reveal_too() -> None:
    t = table(empire=Side(play=["Scout Trooper"]), galaxy_deck=[], galaxy_discard=["AT-ST", "AT-AT"])
    t.empire.choose("use Scout Trooper")
    assert (sorted(t.galaxy_deck), t.galaxy_discard, t.force) == (["AT-AT", "AT-ST"], [], -1)


@rule("deckbuilding.empty.galaxy", "deckbuilding.empty.reform")
@pytest.mark.parametrize(("deck", "pile"), [([], ["AT-ST", "AT-AT"]), (["AT-ST"], ["AT-AT"])])
def test_the_galaxy_deck_is_re_formed_when_2_cards_are_looked_at(deck: list[str], pile: list[str]) -> None:
    t = table(empire=Side(base="Coruscant"), galaxy_deck=deck, galaxy_discard=pile, starting=True)
    t.empire.choose("trigger Coruscant")
    t.empire.can_choose("keep AT-ST", "keep AT-AT")
    t.empire.choose("keep AT-AT")
    assert (t.galaxy_deck, t.galaxy_discard) == (["AT-AT"], ["AT-ST"])


@rule("deckbuilding.empty.nothing_left")
def test_whoever_has_only_3_cards_draws_3() -> None:
    t = table(empire=Side(hand=["Stormtrooper"], deck=["AT-ST"], discard=["AT-AT"]))
    t.empire.choose("end")
    assert (sorted(t.empire.hand), t.empire.deck, t.empire.discard) == (["AT-AT", "AT-ST", "Stormtrooper"], [], [])
    assert t.active == t.rebel


@rule("deckbuilding.empty.nothing_left")
def test_whoever_has_no_cards_at_all_plays_on() -> None:
    t = table()
    t.empire.choose("end")
    t.rebel.choose("end")
    assert (t.empire.hand, t.active) == ([], t.empire)
