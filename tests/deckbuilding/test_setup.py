"""Laying out the table: factions, bases, decks, the galaxy row, pilots and Force; set-ups that are refused."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.match import Match
from tests.deckbuilding.table import Table, dealt, table
from tests.scenario import BACK, rule

LONGEST_GAME = 5000
BEGINNER_EMPIRE = ["Corellia", "Coruscant", "Death Star", "Endor"]
BEGINNER_REBEL = ["Hoth", "Mon Cala", "Sullust", "Yavin IV"]
ADVANCED = {
    "Kessel",
    "Mustafar",
    "Kafrene",
    "Ord Mantell",
    "Rodia",
    "Dagobah",
    "Alderaan",
    "Bespin",
    "Jedha",
    "Tatooine",
}


def bases_offered(t: Table) -> list[list[str]]:
    """Play on with the first choice each time; what players could choose from whenever they needed a new base."""
    found: list[list[str]] = []
    for _ in range(LONGEST_GAME):
        if t.match.decision is None:
            return found
        if t.match.decision.kind == "new_base":
            found.append(t.offered())
        t.match.play(t.match.options[0])
    raise AssertionError("the game does not end")


@rule("deckbuilding.setup.choose_faction")
def test_either_seat_may_take_either_faction() -> None:
    assert [seat.name.en for seat in dealt().empire.view.seats] == ["Empire", "Rebellion"]
    swapped = dealt(factions="rebel/empire")
    assert [seat.name.en for seat in swapped.empire.view.seats] == ["Rebellion", "Empire"]
    assert (swapped.seats[0].base, swapped.seats[1].base) == ("Dantooine", "Lothal")


@rule("deckbuilding.setup.choose_faction")
@pytest.mark.parametrize("factions", ["empire/empire", "rebel/rebel"])
def test_both_players_cannot_take_the_same_faction(factions: str) -> None:
    with pytest.raises(BadSetupError) as refused:
        Match("deckbuilding", players=2, seed=1, options={"factions": factions})
    assert str(refused.value) == (
        f"factions={factions}: both factions need the same number of players. "
        "Use “standard” or one per seat, such as rebel/empire."
    )


@rule("deckbuilding.overview.players")
@pytest.mark.parametrize("players", [0, 1, 3, 5])
def test_the_factions_cannot_be_shared_by_fewer_or_by_three(players: int) -> None:
    with pytest.raises(BadSetupError) as refused:
        Match("deckbuilding", players=players, seed=1)
    assert str(refused.value) == f"The Deckbuilding Game cannot be played by {players}. It takes 2 or 4 players."


@rule("deckbuilding.setup.base_deck.rebel", "deckbuilding.setup.base_deck.empire", "deckbuilding.setup.base_deck")
def test_each_player_has_the_five_bases_of_the_beginner_game() -> None:
    t = dealt()
    assert (t.empire.base, sorted(t.empire.bases)) == ("Lothal", BEGINNER_EMPIRE)
    assert (t.rebel.base, sorted(t.rebel.bases)) == ("Dantooine", BEGINNER_REBEL)
    assert set(t.box) == ADVANCED


@rule("deckbuilding.setup.base_deck")
def test_the_other_five_bases_never_come_into_a_beginner_game() -> None:
    offered = [choices for seed in range(4) for choices in bases_offered(dealt(seed=seed))]
    empire, rebel = ({f"reveal {base}" for base in bases} for bases in (BEGINNER_EMPIRE, BEGINNER_REBEL))
    assert all(set(choices) <= empire or set(choices) <= rebel for choices in offered)
    assert {choice for choices in offered for choice in choices} == empire | rebel


@rule("deckbuilding.setup.starting_base")
def test_the_starting_base_lies_open_and_undamaged_over_the_face_down_others() -> None:
    t = dealt()
    for onlooker in (t.empire, t.rebel, t.spectators):
        for seat, base in ((t.empire, "Lothal"), (t.rebel, "Dantooine")):
            assert onlooker.sees("base", seat) == [base]
            face_down = onlooker.view.region("bases", seat.seat).things
            assert len(face_down) == 4
            assert all("face_down" in {mark.key for mark in thing.marks} for thing in face_down)
    assert not t.empire.marks("Lothal") & {"face_down"}
    assert (t.empire.base_damage, t.rebel.base_damage) == (0, 0)


@rule("deckbuilding.setup.starter_deck")
def test_starter_decks_are_shuffled_and_face_down() -> None:
    one, other = dealt(seed=1), dealt(seed=2)
    assert one.empire.sees("deck", one.empire) == [BACK] * 5
    assert one.empire.sees("deck", one.rebel) == [BACK] * 5
    for a, b in ((one.empire, other.empire), (one.rebel, other.rebel)):
        assert a.deck + a.hand != b.deck + b.hand
        assert sorted(a.deck + a.hand) == sorted(b.deck + b.hand)
    troopers = {dealt(seed=seed).rebel.hand.count("Rebel Trooper") for seed in range(20)}
    assert troopers == {0, 1, 2}


@rule("deckbuilding.setup.starter_deck.empire", "deckbuilding.setup.starter_deck.rebel")
def test_a_starter_deck_is_7_shuttles_2_troopers_and_1_adept_of_the_force() -> None:
    t = dealt()
    empire, rebel = t.empire.hand + t.empire.deck, t.rebel.hand + t.rebel.deck
    assert Counter(empire) == {"Imperial Shuttle": 7, "Stormtrooper": 2, "Inquisitor": 1}
    assert Counter(rebel) == {"Alliance Shuttle": 7, "Rebel Trooper": 2, "Temple Guardian": 1}


@rule("deckbuilding.setup.galaxy_row")
def test_6_cards_of_the_shuffled_galaxy_deck_lie_open() -> None:
    one, other = dealt(seed=1), dealt(seed=2)
    assert (len(one.row), len(one.galaxy_deck), one.galaxy_discard) == (6, 84, [])
    for onlooker in (one.empire, one.rebel, one.spectators):
        assert onlooker.sees("row") == one.row
        assert onlooker.sees("galaxy_deck") == [BACK] * 84
    assert (one.row, one.galaxy_deck) != (other.row, other.galaxy_deck)
    assert sorted(one.row + one.galaxy_deck) == sorted(other.row + other.galaxy_deck)


@rule("deckbuilding.setup.row_orientation")
def test_both_players_see_whose_each_card_of_the_row_is() -> None:
    t = table(row=["TIE Fighter", "X-Wing", "Bossk", "Star Destroyer", "Rebel Transport", "C-ROC Cruiser"])
    for onlooker in (t.empire, t.rebel):
        things = onlooker.view.region("row").things
        assert [thing.name.en for thing in things] == t.row
        marks = [[mark.key for mark in thing.marks] for thing in things]
        assert marks == [["empire"], ["rebel"], ["neutral"]] * 2


@rule("deckbuilding.setup.pilots")
def test_10_pilots_lie_open_beside_the_row() -> None:
    t = dealt()
    for onlooker in (t.empire, t.rebel):
        assert onlooker.sees("pilots") == ["Outer Rim Pilot"] * 10
    assert len(t.row) == 6


@rule("deckbuilding.setup.supplies")
def test_all_counters_start_in_the_supply() -> None:
    t = dealt()
    numbers = [number for seat in t.spectators.view.seats for number in seat.numbers]
    assert {number.icon: number.value for number in numbers if number.icon in ("resources", "damage")} == {
        "resources": 0,
        "damage": 0,
    }
    shown = [thing.numbers for region in t.spectators.view.regions for thing in region.things]
    assert not [number for numbers_ in shown for number in numbers_ if number.icon == "damage"]


@rule("deckbuilding.setup.force_marker")
def test_the_force_marker_starts_at_the_rebels_end() -> None:
    t = dealt()
    place = t.empire.view.region("force")
    assert place.track is not None
    assert (place.track.at, place.track.high, place.track.ends[1].en) == (3, 3, "Rebellion")
    assert place.note.en == "the Force is with the Rebellion"
    assert t.force == 3


@rule("deckbuilding.setup.opening_hand")
@pytest.mark.parametrize("players", [2, 4])
def test_everybody_starts_with_5_cards_in_hand_and_5_in_the_deck(players: int) -> None:
    t = dealt(players)
    assert [(len(seat.hand), len(seat.deck), seat.discard) for seat in t.seats] == [(5, 5, [])] * players
    assert t.rebel.sees("hand", t.empire) == [BACK] * 5
    assert t.empire.sees("hand", t.empire) == t.empire.hand


@rule("deckbuilding.setup.zones")
def test_each_player_has_places_of_their_own_and_the_galaxy_is_shared() -> None:
    regions = dealt().spectators.view.regions
    own = {"base", "area", "hand", "deck", "discard", "bases", "unchosen"}
    for seat in (0, 1):
        assert {region.key for region in regions if region.seat == seat} == own
    shared = {region.key for region in regions if region.seat is None}
    assert shared >= {"galaxy_deck", "row", "galaxy_discard", "pilots", "force", "victory_empire", "victory_rebel"}
    piles = [(region.key, region.seat) for region in regions if region.key.endswith("discard")]
    assert sorted(piles, key=str) == [("discard", 0), ("discard", 1), ("galaxy_discard", None)]


@rule("deckbuilding.deck.own")
def test_a_player_who_buys_a_card_owns_11() -> None:
    t = dealt()
    assert (t.empire.owns(), t.rebel.owns()) == (10, 10)
    t.empire.choose("play Imperial Shuttle", "play Imperial Shuttle", "buy Outer Rim Pilot")
    assert (t.empire.owns(), t.rebel.owns()) == (11, 10)


BAD_OPTIONS = [
    (
        {"bases": "all"},
        "bases=all: there is no such choice. "
        "Use “beginner” (5 known bases), “full” (all 10) or “secret” (4 picked in secret).",
    ),
    ({"length": "6"}, "length=6: there is no such choice. Use “standard” (3, advanced modes 4) or 2, 3, 4, 5."),
    ({"length": "1"}, "length=1: there is no such choice. Use “standard” (3, advanced modes 4) or 2, 3, 4, 5."),
    ({"payoff": "maybe"}, "payoff=maybe: there is no such choice. Use “yes” or “no”."),
    (
        {"factions": "empire/hutt"},
        "factions=empire/hutt: the factions are empire and rebel. "
        "Use “standard” or one per seat, such as rebel/empire.",
    ),
    (
        {"factions": "empire"},
        "factions=empire: 2 factions are needed. Use “standard” or one per seat, such as rebel/empire.",
    ),
    ({"rounds": "-1"}, "rounds=-1: that is not a number of rounds. Use a number of rounds, 0 for no limit."),
    ({"rounds": "many"}, "rounds=many: that is not a number of rounds. Use a number of rounds, 0 for no limit."),
    (
        {"hand": "6"},
        "The Deckbuilding Game has no option “hand”. Its options are: bases, length, payoff, factions, rounds.",
    ),
]


@pytest.mark.parametrize(("options", "message"), BAD_OPTIONS)
def test_a_bad_option_is_refused_with_place_cause_and_remedy(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetupError) as refused:
        Match("deckbuilding", players=2, seed=1, options=options)
    assert str(refused.value) == message


def test_a_bad_option_is_refused_in_polish_too() -> None:
    with pytest.raises(BadSetupError) as refused:
        Match("deckbuilding", players=4, seed=1, options={"factions": "empire/rebel"})
    assert refused.value.text.pl == (
        "factions=empire/rebel: trzeba podać tyle frakcji: 4. "
        "Podaj „standard” albo po jednej na miejsce, np. rebel/empire."
    )
