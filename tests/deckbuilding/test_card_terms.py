"""What the numbers and words on a card mean, and whose card it is."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.deckbuilding.game import GAME
from tests.deckbuilding.table import Side, table
from tests.scenario import rule


@rule("deckbuilding.card.types")
def test_every_card_is_a_unit_a_capital_ship_or_a_base() -> None:
    cards = Counter[str]()
    for facts in GAME.cards():
        cards[facts.kind.en.partition(" (")[0]] += facts.copies
    assert cards == {"unit": 100, "capital ship": 20, "base": 20}
    t = table(empire=Side(play=["Stormtrooper", "Star Destroyer"]), row=["X-Wing", "Rebel Transport"])
    view = t.rebel.view
    things = view.region("area", 0).things + view.region("row").things[:2] + view.region("base", 1).things
    assert [thing.kind for thing in things] == ["unit", "capital_ship", "unit", "capital_ship", "base"]


@rule("deckbuilding.card.faction_symbol", "deckbuilding.faction.neutral")
def test_every_card_is_empire_rebel_or_neutral() -> None:
    cards = Counter[str]()
    for facts in GAME.cards():
        cards[facts.kind.en.partition(" (")[2]] += facts.copies
    assert cards == {"Empire)": 50, "Rebellion)": 50, "neutral)": 40}


@rule("deckbuilding.card.faction_symbol")
def test_the_faction_of_a_card_in_play_is_seen_by_everybody() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Bossk"]), rebel=Side(play=["Rebel Transport", "C-ROC Cruiser"]))
    assert t.empire.marks("Stormtrooper") == t.empire.marks("Lothal") == {"empire"}
    assert t.rebel.marks("Rebel Transport") == t.rebel.marks("Dantooine") == {"rebel"}
    assert t.empire.marks("Bossk") == t.rebel.marks("C-ROC Cruiser") == {"neutral"}


@rule("deckbuilding.card.attack")
@pytest.mark.parametrize(("attacker", "damage"), [("X-Wing", 3), ("Rebel Trooper", 2), ("Mon Calamari Cruiser", 3)])
def test_a_card_deals_as_much_damage_as_its_attack(attacker: str, damage: int) -> None:
    t = table(turn_of="rebel", rebel=Side(play=[attacker]))
    t.rebel.choose(f"commit {attacker}", "attack empire")
    assert t.empire.base_damage == damage


@rule("deckbuilding.card.resources")
@pytest.mark.parametrize(("card", "resources"), [("Scout Trooper", 2), ("Twi'lek Smuggler", 3), ("Stormtrooper", 0)])
def test_a_card_yields_as_many_resources_as_its_value(card: str, resources: int) -> None:
    t = table(empire=Side(hand=[card]))
    t.empire.choose(f"play {card}")
    assert t.empire.resources == resources


@rule("deckbuilding.card.force")
@pytest.mark.parametrize(("card", "force"), [("Kel Dor Mystic", -2), ("Stormtrooper", 0)])
def test_a_card_moves_the_marker_by_its_force(card: str, force: int) -> None:
    t = table(empire=Side(hand=[card]))
    t.empire.choose(f"play {card}")
    assert t.force == force


@rule("deckbuilding.card.cost")
@pytest.mark.parametrize(("card", "left"), [("General Veers", 2), ("TIE Fighter", 5), ("AT-AT", 0)])
def test_buying_a_card_takes_its_cost(card: str, left: int) -> None:
    t = table(row=[card], resources=6)
    t.empire.choose(f"buy {card}")
    assert t.empire.resources == left


@rule("deckbuilding.card.target_value")
@pytest.mark.parametrize(
    ("attackers", "defeated"),
    [(["Rebel Commando", "Rebel Trooper"], True), (["Rebel Trooper", "Rebel Trooper"], False)],
)
def test_the_target_value_defeats_a_card_and_one_less_does_not(attackers: list[str], defeated: bool) -> None:
    t = table(turn_of="rebel", rebel=Side(play=attackers), row=["Director Krennic"])
    for attacker in attackers:
        t.rebel.choose(f"commit {attacker}", "at Director Krennic")
    assert t.strength("Director Krennic") == (5 if defeated else 4)
    t.rebel.choose("strike Director Krennic")
    assert ("Director Krennic" in t.row, t.galaxy_discard) == (not defeated, ["Director Krennic"] * defeated)


@rule("deckbuilding.card.reward")
def test_the_reward_is_for_defeating_a_card() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Cassian Andor"]), row=["Director Krennic"])
    t.rebel.choose("commit Cassian Andor", "at Director Krennic", "strike Director Krennic")
    t.rebel.can_choose("reward Director Krennic", "decline")
    t.rebel.choose("reward Director Krennic")
    assert (t.rebel.resources, t.force) == (3, 2)


@rule("deckbuilding.card.reward")
def test_nobody_gets_the_reward_of_a_card_that_is_bought() -> None:
    t = table(row=["Director Krennic"], resources=5)
    t.empire.choose("buy Director Krennic")
    t.empire.can_choose("end")
    assert (t.empire.resources, t.force) == (0, 0)


@rule("deckbuilding.card.unique")
def test_several_unique_cards_may_be_in_play() -> None:
    t = table(turn_of="rebel", rebel=Side(hand=["Chewbacca", "Han Solo", "Jyn Erso"]))
    t.rebel.choose("play Chewbacca", "play Han Solo", "play Jyn Erso")
    assert t.rebel.play == ["Chewbacca", "Han Solo", "Jyn Erso"]


@rule("deckbuilding.card.unique")
def test_uniqueness_matters_to_a_card_that_refers_to_it() -> None:
    side = Side(play=["Chewbacca", "Rebel Trooper"], hand=["Han Solo"], deck=["Alliance Shuttle"])
    t = table(turn_of="rebel", rebel=side)
    assert t.rebel.why_not("use Chewbacca") == ("deckbuilding.if.condition", ())
    t.rebel.choose("play Han Solo", "use Chewbacca")
    assert t.rebel.hand == ["Alliance Shuttle"]


@rule("deckbuilding.card.unique")
def test_only_unique_cards_return_by_the_millennium_falcon() -> None:
    side = Side(play=["Millennium Falcon"], discard=["Han Solo", "X-Wing", "Bossk", "Alliance Shuttle"])
    t = table(turn_of="rebel", rebel=side)
    t.rebel.choose("use Millennium Falcon")
    t.rebel.can_choose("return Han Solo", "return Bossk")


@rule("deckbuilding.card.traits")
@pytest.mark.parametrize(("base", "attack"), [("Lothal", 2), ("Endor", 3)])
def test_a_trait_does_nothing_unless_a_card_refers_to_it(base: str, attack: int) -> None:
    t = table(empire=Side(base=base, play=["Stormtrooper", "TIE Fighter"]))
    t.empire.choose("commit Stormtrooper", "attack rebel")
    assert t.rebel.base_damage == attack
    assert t.empire.attack("TIE Fighter") == 2


@rule("deckbuilding.card.ability")
def test_a_card_without_an_ability_has_none_to_use() -> None:
    t = table(empire=Side(play=["Stormtrooper", "Star Destroyer", "AT-ST"]))
    t.empire.can_choose("use AT-ST", "commit Stormtrooper", "commit Star Destroyer", "commit AT-ST", "end")
    for card in ("Stormtrooper", "Star Destroyer", "Lothal"):
        assert t.empire.why_not(f"use {card}") == ("deckbuilding.card.ability", ())


@rule("deckbuilding.card.hit_points")
@pytest.mark.parametrize(("before", "ships", "discard"), [(3, [], ["Blockade Runner"]), (2, ["Blockade Runner"], [])])
def test_damage_up_to_the_hit_points_destroys_a_ship(before: int, ships: list[str], discard: list[str]) -> None:
    t = table(
        turn_of="rebel",
        empire=Side(play=["Blockade Runner"], damage={"Blockade Runner": before}),
        rebel=Side(hand=["Temple Guardian"]),
    )
    t.rebel.choose("play Temple Guardian", "choose attack", "commit Temple Guardian", "attack empire")
    assert (t.empire.ships, t.empire.discard) == (ships, discard)


@rule("deckbuilding.card.hit_points")
@pytest.mark.parametrize(("before", "base"), [(5, ""), (4, "Lothal")])
def test_damage_up_to_the_hit_points_destroys_a_base(before: int, base: str) -> None:
    t = table(turn_of="rebel", empire=Side(damage={"Lothal": before}), rebel=Side(play=["X-Wing"]))
    t.rebel.choose("commit X-Wing", "attack empire")
    assert t.empire.base == base


@rule("deckbuilding.faction.neutral", "deckbuilding.faction.neutral_both")
@pytest.mark.parametrize("turn_of", ["empire", "rebel"])
@pytest.mark.parametrize(("card", "cost"), [("Z-95 Headhunter", 1), ("C-ROC Cruiser", 3), ("Bossk", 3)])
def test_both_players_may_buy_a_neutral_card(turn_of: str, card: str, cost: int) -> None:
    t = table(turn_of=turn_of, row=[card], resources=cost)
    assert [mark.key for mark in t.spectators.view.region("row").things[0].marks] == ["neutral"]
    t.active.choose(f"buy {card}")
    assert (t.active.discard, t.active.resources) == ([card], 0)


@rule("deckbuilding.faction.enemy_card")
def test_only_cards_of_the_other_faction_are_enemies() -> None:
    t = table(empire=Side(play=["Stormtrooper"]), row=["X-Wing", "TIE Fighter", "Bossk"])
    t.empire.choose("commit Stormtrooper")
    t.empire.can_choose("base rebel", "at X-Wing")
    assert t.empire.why_not("at TIE Fighter") == ("deckbuilding.row.pick_enemy", ())
    assert t.empire.why_not("at Bossk") == ("deckbuilding.row.neutral_safe", ())


@rule("deckbuilding.faction.enemy_card")
def test_rodia_discards_all_enemy_cards_and_no_other() -> None:
    t = table(
        empire=Side(base="", bases=["Rodia"]),
        row=["X-Wing", "TIE Fighter", "Bossk", "Rebel Transport", "Star Destroyer", "C-ROC Cruiser"],
        galaxy_deck=["Dengar", "Lobot"],
        starting=True,
    )
    t.empire.choose("reveal Rodia", "trigger Rodia")
    assert t.galaxy_discard == ["X-Wing", "Rebel Transport"]
    assert t.row == ["Dengar", "TIE Fighter", "Bossk", "Lobot", "Star Destroyer", "C-ROC Cruiser"]
    assert t.rebel.base_damage == 2
