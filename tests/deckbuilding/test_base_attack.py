"""Attacks on a base: the sum, the ships in the way, damage that stays, and a base that falls."""

from __future__ import annotations

import pytest

from tests.deckbuilding.table import Side, Table, table
from tests.scenario import rule

SHIPS = ["Gozanti Cruiser", "Imperial Carrier", "Star Destroyer"]


@rule("deckbuilding.attack.kinds")
def test_an_attack_aims_at_the_enemy_base_or_an_enemy_unit_of_the_row() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Rebel Trooper", "X-Wing"]),
        row=["TIE Fighter", "Star Destroyer", "Chewbacca", "Dengar"],
    )
    t.rebel.choose("commit Rebel Trooper")
    t.rebel.can_choose("base empire", "at TIE Fighter")
    t.rebel.choose("at TIE Fighter", "commit X-Wing", "base empire")
    t.rebel.can_choose("attack empire", "strike TIE Fighter", "end")


@rule("deckbuilding.attack.base.total")
def test_the_attack_of_all_committed_units_and_ships_adds_up() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Star Destroyer", "TIE Fighter"]))
    t.empire.choose("commit Stormtrooper", "commit Star Destroyer")
    t.empire.choose("attack rebel")
    assert t.rebel.base_damage == 6


@rule("deckbuilding.attack.base.total")
def test_attack_gained_after_committing_counts() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["B-Wing"]))
    t.rebel.choose("commit B-Wing", "use B-Wing")
    t.empire.choose("choose attack")
    t.rebel.choose("attack empire")
    assert t.empire.base_damage == 7


@rule("deckbuilding.attack.base.total", "deckbuilding.attack.base.spent")
def test_an_attack_of_nothing_harms_nobody_and_still_spends_its_card() -> None:
    t = table(
        empire=Side(play=["Gozanti Cruiser"]),
        rebel=Side(play=["Rebel Transport", "Hammerhead Corvette"]),
    )
    t.empire.choose("commit Gozanti Cruiser", "attack rebel")
    assert [t.rebel.damage(name) for name in (*t.rebel.ships, "Dantooine")] == [0, 0, 0]
    assert t.empire.why_not("commit Gozanti Cruiser") == ("deckbuilding.commit.once", ())


@rule("deckbuilding.attack.base.ships_first")
def test_a_ship_stands_before_the_base() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["X-Wing"]), empire=Side(play=["Blockade Runner"]))
    t.rebel.choose("commit X-Wing", "attack empire")
    assert (t.empire.damage("Blockade Runner"), t.empire.base_damage) == (3, 0)


@rule("deckbuilding.attack.base.ships_first")
def test_damage_that_is_just_enough_for_all_ships_leaves_the_base_untouched() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["X-Wing", "X-Wing"]),
        empire=Side(play=["Gozanti Cruiser", "C-ROC Cruiser"]),
    )
    t.rebel.choose("commit X-Wing", "commit X-Wing", "attack empire")
    assert (t.empire.ships, t.empire.base_damage) == ([], 0)


@rule("deckbuilding.attack.base.ship_destroyed")
@pytest.mark.parametrize(("damage", "play"), [(1, []), (0, ["Blockade Runner"])])
def test_a_ship_falls_when_its_damage_reaches_its_hit_points(damage: int, play: list[str]) -> None:
    t = table(
        empire=Side(play=["Death Trooper"]),
        rebel=Side(play=["Blockade Runner"], damage={"Blockade Runner": damage}),
    )
    t.empire.choose("commit Death Trooper", "attack rebel")
    assert t.rebel.play == play


@rule("deckbuilding.attack.base.ship_destroyed")
def test_a_bought_neutral_ship_falls_to_its_owners_discard_pile_and_returns_undamaged() -> None:
    t = table(
        empire=Side(play=["Star Destroyer"]),
        rebel=Side(play=["Blockade Runner"], damage={"Blockade Runner": 3}),
    )
    t.empire.choose("commit Star Destroyer", "attack rebel")
    assert (t.rebel.discard, t.galaxy_discard) == (["Blockade Runner"], [])
    t.empire.choose("end")
    t.rebel.choose("end")
    t.empire.choose("end")
    t.rebel.choose("play Blockade Runner")
    assert t.rebel.damage("Blockade Runner") == 0


@rule("deckbuilding.attack.base.distribute")
@pytest.mark.parametrize(
    ("amount", "left"),
    [
        (3, {"C-ROC Cruiser": 1}),
        (2, {"Gozanti Cruiser": 2, "C-ROC Cruiser": 2}),
        (1, {"Gozanti Cruiser": 1}),
    ],
)
def test_the_attacker_splits_the_damage_among_the_ships(amount: int, left: dict[str, int]) -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Jyn Erso"]),
        empire=Side(play=["Gozanti Cruiser", "C-ROC Cruiser"]),
    )
    t.rebel.choose("commit Jyn Erso", "attack empire")
    t.rebel.can_choose("assign Gozanti Cruiser 3", "assign Gozanti Cruiser 2", "assign Gozanti Cruiser 1")
    t.rebel.choose(f"assign Gozanti Cruiser {amount}")
    assert {name: t.empire.damage(name) for name in t.empire.ships} == left
    assert t.empire.base_damage == 0


def five_damage_against_three_ships() -> Table:
    """A base is attacked behind ships of which two are damaged already."""
    t = table(
        turn_of="rebel",
        rebel=Side(play=["X-Wing", "Rebel Trooper"]),
        empire=Side(play=SHIPS, damage={"Gozanti Cruiser": 2, "Imperial Carrier": 1}),
    )
    t.rebel.choose("commit X-Wing", "commit Rebel Trooper", "attack empire")
    return t


@rule("deckbuilding.attack.base.distribute")
def test_earlier_damage_limits_what_a_ship_can_still_be_dealt() -> None:
    t = five_damage_against_three_ships()
    t.rebel.can_choose("assign Gozanti Cruiser 1", "assign Gozanti Cruiser 0")
    t.rebel.choose("assign Gozanti Cruiser 0")
    t.rebel.can_choose(*(f"assign Imperial Carrier {amount}" for amount in range(5)))
    t.rebel.choose("assign Imperial Carrier 2")
    assert [t.empire.damage(name) for name in SHIPS] == [2, 3, 3]
    assert t.empire.base_damage == 0


@rule("deckbuilding.attack.base.distribute")
def test_all_ships_are_asked_about_at_once() -> None:
    t = five_damage_against_three_ships()
    prompt = t.rebel.view.prompt
    assert prompt is not None
    assert prompt.question.pl == "Rozdziel 5 obrażeń między okręty"
    assert prompt.together is not None
    assert (prompt.together.least, prompt.together.most) == (5, 5)
    most = [len(share.moves) - 1 for share in prompt.together.shares]
    assert most == [1, 4, 5], "what is left of each hull, and never more than there is to deal"


@rule("deckbuilding.attack.base.distribute", "deckbuilding.attack.base.remaining")
def test_damage_enough_for_every_ship_leaves_nothing_to_decide() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Luke Skywalker"]),
        empire=Side(play=["Gozanti Cruiser", "Imperial Carrier"], damage={"Gozanti Cruiser": 2, "Imperial Carrier": 2}),
    )
    t.rebel.choose("commit Luke Skywalker", "attack empire")
    t.rebel.can_choose("end")
    assert (t.empire.ships, t.empire.base_damage) == ([], 2)


@rule("deckbuilding.attack.base.remaining")
def test_what_the_last_ship_does_not_take_hits_the_base() -> None:
    t = table(empire=Side(play=["AT-ST", "Blockade Runner"]), rebel=Side(play=["Rebel Transport"]))
    t.empire.choose("commit AT-ST", "commit Blockade Runner", "attack rebel")
    assert (t.rebel.discard, t.rebel.base_damage) == (["Rebel Transport"], 3)


@rule("deckbuilding.attack.base.damage_stays")
def test_damage_on_base_and_ship_outlasts_turns() -> None:
    t = table(
        empire=Side(play=["Star Destroyer"], damage={"Star Destroyer": 2, "Lothal": 3}),
        rebel=Side(damage={"Dantooine": 5}),
    )
    for _ in range(2):
        t.empire.choose("end")
        t.rebel.choose("end")
    assert (t.rebel.base_damage, t.empire.base_damage, t.empire.damage("Star Destroyer")) == (5, 3, 2)


@rule("deckbuilding.attack.base.damage_stays")
def test_damage_of_several_turns_adds_up() -> None:
    t = table(empire=Side(play=["Star Destroyer"]), rebel=Side(base="Hoth", bases=["Sullust"]))
    for damage in (2, 4):
        t.empire.choose("commit Star Destroyer", "attack rebel")
        assert t.rebel.base_damage == damage
        t.empire.choose("end")
        t.rebel.choose("end")


@rule("deckbuilding.attack.base.destroyed")
@pytest.mark.parametrize(("damage", "base"), [(5, "Lothal"), (6, ""), (7, "")])
def test_a_base_falls_when_its_damage_reaches_its_hit_points(damage: int, base: str) -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Rebel Trooper"]), empire=Side(damage={"Lothal": damage}))
    t.rebel.choose("commit Rebel Trooper", "attack empire")
    assert t.empire.base == base
    assert t.winners is None


@rule("deckbuilding.attack.base.victory_pile")
def test_a_destroyed_base_lies_undamaged_in_the_victory_pile_of_its_destroyer() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Luke Skywalker"]), empire=Side(damage={"Lothal": 3}))
    t.rebel.choose("commit Luke Skywalker", "attack empire")
    assert (t.rebel.victory, t.empire.victory, t.empire.base) == (["Lothal"], [], "")
    assert not any(t.state.damage)


@rule("deckbuilding.attack.base.new_base_later")
def test_a_new_base_comes_only_at_the_start_of_its_owners_turn() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["X-Wing", "Rebel Trooper", "Y-Wing"]),
        empire=Side(damage={"Lothal": 5}, bases=["Endor", "Kafrene"]),
    )
    t.rebel.choose("commit X-Wing", "attack empire")
    assert (t.empire.base, t.empire.bases) == ("", ["Endor", "Kafrene"])
    assert t.rebel.why_not("commit Rebel Trooper") == ("deckbuilding.attack.kinds", ())
    t.rebel.choose("use Y-Wing", "end")
    t.empire.can_choose("reveal Endor", "reveal Kafrene")
    t.empire.choose("reveal Kafrene")
    assert (t.empire.base, t.empire.base_damage, t.empire.bases) == ("Kafrene", 0, ["Endor"])


@rule("deckbuilding.attack.base.overkill")
def test_damage_beyond_the_hit_points_is_lost() -> None:
    t = table(
        empire=Side(play=["Darth Vader", "Blockade Runner"]),
        rebel=Side(damage={"Dantooine": 7}, bases=["Sullust"]),
    )
    t.empire.choose("commit Darth Vader", "commit Blockade Runner", "attack rebel", "end")
    t.rebel.choose("reveal Sullust")
    assert (t.rebel.base, t.rebel.base_damage) == ("Sullust", 0)


@rule("deckbuilding.attack.base.spent")
def test_who_has_attacked_a_base_attacks_nothing_else_this_turn() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Star Destroyer"]), row=["Duros Spy"])
    t.empire.choose("commit Stormtrooper", "base rebel", "commit Star Destroyer", "attack rebel")
    for name in ("Stormtrooper", "Star Destroyer"):
        assert t.empire.why_not(f"commit {name}") == ("deckbuilding.commit.once", ())
        assert "attacked" in t.empire.marks(name)
    t.empire.can_choose("end")


@rule("deckbuilding.attack.base.spent")
def test_a_ship_attacks_again_in_the_next_turn_of_its_owner() -> None:
    t = table(empire=Side(play=["Star Destroyer"]), rebel=Side(base="Sullust"))
    t.empire.choose("commit Star Destroyer", "attack rebel", "end")
    t.rebel.choose("end")
    t.empire.choose("commit Star Destroyer", "attack rebel")
    assert t.rebel.base_damage == 8


@rule("deckbuilding.attack.base.spent")
def test_a_second_attack_on_the_base_is_made_by_other_cards() -> None:
    t = table(empire=Side(play=["Stormtrooper", "TIE Fighter", "Death Trooper"]))
    t.empire.choose("commit Stormtrooper", "attack rebel", "commit Death Trooper")
    assert t.strength("rebel") == 3
    t.empire.choose("attack rebel")
    assert t.rebel.base_damage == 5


@rule("deckbuilding.attack.base.total", "deckbuilding.exile.self")
def test_a_committed_unit_that_exiles_itself_no_longer_counts() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Y-Wing", "X-Wing"]), empire=Side(base="Endor"))
    t.rebel.choose("commit Y-Wing", "commit X-Wing", "use Y-Wing", "hit Endor")
    assert (t.empire.base_damage, t.strength("empire")) == (2, 3)
    t.rebel.choose("attack empire")
    assert t.empire.base_damage == 5


@rule("deckbuilding.attack.kinds")
def test_an_attack_all_of_whose_cards_are_gone_is_not_offered() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Y-Wing"]), empire=Side(base="Endor"))
    t.rebel.choose("commit Y-Wing", "use Y-Wing", "hit Endor")
    t.rebel.can_choose("end")


@rule("deckbuilding.faq.attack_after_base_gone", "deckbuilding.attack.base.new_base_later")
def test_ships_are_attacked_after_an_ability_destroyed_the_base() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Y-Wing", "Chewbacca"]),
        empire=Side(play=["Gozanti Cruiser"], damage={"Lothal": 6}, bases=["Endor"]),
    )
    t.rebel.choose("use Y-Wing", "hit Lothal")
    assert t.rebel.victory == ["Lothal"]
    t.rebel.choose("commit Chewbacca", "attack empire")
    assert (t.empire.ships, t.empire.discard) == ([], ["Gozanti Cruiser"])
    t.rebel.choose("end")
    t.empire.choose("reveal Endor")
    assert t.empire.base_damage == 0


@rule("deckbuilding.faq.attack_after_base_gone")
def test_an_attack_declared_before_the_base_fell_may_still_be_resolved_for_nothing() -> None:
    t = table(
        turn_of="rebel",
        rebel=Side(play=["Y-Wing", "Chewbacca"]),
        empire=Side(damage={"Lothal": 6}),
    )
    t.rebel.choose("commit Chewbacca", "use Y-Wing", "hit Lothal")
    t.rebel.can_choose("attack empire", "end")
    t.rebel.choose("attack empire")
    assert (t.rebel.victory, "attacked" in t.rebel.marks("Chewbacca")) == (["Lothal"], True)


@rule("deckbuilding.attack.base.ships_first", "deckbuilding.attack.base.remaining")
def test_in_a_team_game_only_the_ships_of_the_attacked_player_stand_in_the_way() -> None:
    t = table(
        empire=Side(play=["Star Destroyer"]),
        empire2=Side(),
        rebel=Side(),
        rebel2=Side(play=["Rebel Transport"]),
    )
    t.empire.choose("commit Star Destroyer")
    t.empire.can_choose("base rebel1", "base rebel2")
    t.empire.choose("base rebel1", "attack rebel1")
    assert (t.rebel.base_damage, t.rebel2.base_damage, t.rebel2.ships) == (4, 0, ["Rebel Transport"])


@rule("deckbuilding.attack.kinds")
def test_in_a_team_game_an_opponent_without_base_and_ships_is_no_target() -> None:
    t = table(
        empire=Side(play=["Star Destroyer", "Stormtrooper"]),
        empire2=Side(),
        rebel=Side(base=""),
        rebel2=Side(),
    )
    t.empire.choose("commit Stormtrooper")
    t.empire.can_choose("commit Star Destroyer", "attack rebel2", "end")


@rule("deckbuilding.attack.base.remaining")
def test_hoth_ignores_only_damage_that_gets_past_the_ships() -> None:
    t = table(empire=Side(play=["AT-AT"]), rebel=Side(base="Hoth", play=["Rebel Transport"]))
    t.empire.choose("commit AT-AT", "attack rebel")
    assert (t.rebel.ships, t.rebel.base_damage) == ([], 2)


@rule("deckbuilding.attack.base.destroyed")
def test_hoth_with_two_hit_points_left_survives_an_attack_of_three_but_not_of_four() -> None:
    for attackers, base in ((["Death Trooper"], "Hoth"), (["Stormtrooper", "Stormtrooper"], "")):
        t = table(empire=Side(play=attackers), rebel=Side(base="Hoth", damage={"Hoth": 12}))
        t.empire.choose(*(f"commit {name}" for name in attackers), "attack rebel")
        assert t.rebel.base == base
