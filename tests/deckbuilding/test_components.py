"""What is in the box: cards by kind and faction, the Force track, and counters that never run out."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.deckbuilding.game import GAME
from dejarik.games.deckbuilding.model.state import BASE, BASES, BOX, ZONES
from dejarik.kernel.game import CardFacts
from dejarik.kernel.match import Match
from tests.deckbuilding.table import Side, Table, dealt, table
from tests.scenario import rule

FACTS = {facts.name.en: facts for facts in GAME.cards()}


def is_starter(facts: CardFacts) -> bool:
    """Starter cards are the units that have no cost."""
    return facts.kind.en.startswith("unit") and all(number.icon != "cost" for number in facts.numbers)


def kinds(names: list[str]) -> Counter[str]:
    return Counter(FACTS[name].kind.en for name in names)


def galaxy(t: Table) -> list[str]:
    return t.row + t.galaxy_deck


@rule("deckbuilding.overview.players")
def test_one_plays_the_empire_and_one_the_rebels() -> None:
    seats = Match("deckbuilding", seed=1).view(0).seats
    assert [seat.name.en for seat in seats] == ["Empire", "Rebellion"]


@rule("deckbuilding.component.starters")
def test_each_faction_has_10_starter_cards() -> None:
    counts = Counter[str]()
    for facts in GAME.cards():
        if is_starter(facts):
            counts[facts.kind.en] += facts.copies
    assert counts == {"unit (Empire)": 10, "unit (Rebellion)": 10}
    t = dealt()
    for seat, kind in ((t.empire, "unit (Empire)"), (t.rebel, "unit (Rebellion)")):
        assert all(is_starter(FACTS[name]) for name in seat.hand + seat.deck)
        assert kinds(seat.hand + seat.deck) == {kind: 10}


@rule("deckbuilding.component.galaxy_cards")
def test_the_galaxy_deck_has_90_cards_and_none_of_them_is_a_starter_or_a_base() -> None:
    apart = {"base (Empire)", "base (Rebellion)"}
    for_sale = [facts for facts in GAME.cards() if not is_starter(facts) and facts.kind.en not in apart]
    assert sum(facts.copies for facts in for_sale if facts.name.en != "Outer Rim Pilot") == 90
    t = dealt()
    expected = {facts.name.en: facts.copies for facts in for_sale if facts.name.en != "Outer Rim Pilot"}
    assert Counter(galaxy(t)) == expected


@rule("deckbuilding.faction.galaxy_cards")
def test_a_third_of_the_galaxy_cards_each_is_empire_rebel_and_neutral() -> None:
    counts = kinds(galaxy(dealt()))
    assert counts == {
        "unit (Empire)": 23,
        "capital ship (Empire)": 7,
        "unit (Rebellion)": 24,
        "capital ship (Rebellion)": 6,
        "unit (neutral)": 23,
        "capital ship (neutral)": 7,
    }


@rule("deckbuilding.component.pilots")
def test_10_pilots_lie_apart_from_the_galaxy_deck() -> None:
    t = dealt()
    assert FACTS["Outer Rim Pilot"].copies == 10
    assert t.spectators.sees("pilots") == ["Outer Rim Pilot"] * 10
    assert "Outer Rim Pilot" not in galaxy(t)


@rule("deckbuilding.component.bases")
def test_each_faction_has_10_different_bases() -> None:
    names: dict[str, list[str]] = {"base (Empire)": [], "base (Rebellion)": []}
    for facts in GAME.cards():
        if facts.kind.en in names:
            names[facts.kind.en] += [facts.name.en] * facts.copies
    assert [len(set(bases)) for bases in names.values()] == [10, 10]
    t = dealt()
    lying = [name for zone in (BOX, BASE, BASE + 1, BASES, BASES + 1) for name in t.names(zone)]
    assert sorted(lying) == sorted(names["base (Empire)"] + names["base (Rebellion)"])


@rule(
    "deckbuilding.component.starters",
    "deckbuilding.component.galaxy_cards",
    "deckbuilding.component.pilots",
    "deckbuilding.component.bases",
)
@pytest.mark.parametrize(("players", "cards"), [(2, 140), (4, 280)])
def test_the_whole_box_lies_on_the_table(players: int, cards: int) -> None:
    t = dealt(players)
    lying = Counter(name for zone in range(ZONES) for name in t.names(zone))
    assert lying == {name: facts.copies * cards // 140 for name, facts in FACTS.items()}
    assert lying.total() == cards


@rule("deckbuilding.component.force_track")
def test_both_players_share_one_track_with_one_marker() -> None:
    t = table(turn_of="rebel", rebel=Side(play=["Outer Rim Pilot"]), pilots=9, force=-2)
    t.rebel.choose("use Outer Rim Pilot")
    for onlooker in (t.empire, t.rebel, t.spectators):
        tracks = [region for region in onlooker.view.regions if region.layout == "track"]
        assert [(region.key, region.seat) for region in tracks] == [("force", None)]
        assert tracks[0].track is not None
        assert (tracks[0].track.at, tracks[0].note.en) == (-1, "the Force is with the Empire")


@rule("deckbuilding.component.counters")
def test_more_than_20_resources_can_be_gained_in_a_turn() -> None:
    hand = ["Imperial Shuttle"] * 7 + ["HWK-290"] * 2 + ["Twi'lek Smuggler"] * 2
    t = table(empire=Side(hand=hand))
    t.empire.choose(*(f"play {name}" for name in hand))
    assert t.empire.resources == 21


@rule("deckbuilding.component.counters")
def test_more_than_50_damage_can_lie_on_the_table() -> None:
    t = table(
        turn_of="rebel",
        empire=Side(
            base="Endor",
            play=["Star Destroyer", "Gozanti Cruiser", "Imperial Carrier", "Nebulon-B Frigate", "Blockade Runner"],
            damage={
                "Endor": 13,
                "Star Destroyer": 6,
                "Gozanti Cruiser": 2,
                "Imperial Carrier": 4,
                "Nebulon-B Frigate": 4,
                "Blockade Runner": 3,
            },
        ),
        rebel=Side(
            base="Tatooine",
            play=["Mon Calamari Cruiser", "Y-Wing"],
            damage={"Tatooine": 15, "Mon Calamari Cruiser": 3},
        ),
    )
    t.rebel.choose("use Y-Wing", "hit Endor")
    shown = [
        number.value
        for region in t.spectators.view.regions
        for thing in region.things
        for number in thing.numbers
        if number.icon == "damage"
    ]
    assert t.empire.base_damage == 15
    assert sum(shown) == 52
