"""The reward of every Empire and Rebel unit, taken by the other faction that defeats it in the row, or declined."""

from __future__ import annotations

import pytest

from tests.deckbuilding.reference import TARGETS
from tests.deckbuilding.table import Side, Table, table_of
from tests.scenario import card, cases, rule

# key, name, resources and Force that defeating the card brings
GAINS = (
    ("tie_fighter", "TIE Fighter", 1, 0),
    ("admiral_piett", "Admiral Piett", 0, 1),
    ("death_trooper", "Death Trooper", 0, 2),
    ("tie_interceptor", "TIE Interceptor", 3, 0),
    ("general_veers", "General Veers", 0, 3),
    ("moff_jerjerrod", "Moff Jerjerrod", 0, 3),
    ("landing_craft", "Landing Craft", 4, 0),
    ("boba_fett", "Boba Fett", 3, 2),
    ("director_krennic", "Director Krennic", 3, 2),
    ("grand_moff_tarkin", "Grand Moff Tarkin", 3, 3),
    ("darth_vader", "Darth Vader", 4, 4),
    ("y_wing", "Y-Wing", 1, 0),
    ("baze_malbus", "Baze Malbus", 0, 1),
    ("chirrut_imwe", "Chirrut Îmwe", 0, 2),
    ("rebel_commando", "Rebel Commando", 0, 2),
    ("x_wing", "X-Wing", 3, 0),
    ("chewbacca", "Chewbacca", 0, 3),
    ("jyn_erso", "Jyn Erso", 0, 3),
    ("u_wing", "U-Wing", 4, 0),
    ("cassian_andor", "Cassian Andor", 3, 2),
    ("han_solo", "Han Solo", 3, 2),
    ("princess_leia", "Princess Leia", 3, 3),
    ("luke_skywalker", "Luke Skywalker", 4, 4),
)
EXILES_ONE = (
    ("tie_bomber", "TIE Bomber"),
    ("scout_trooper", "Scout Trooper"),
    ("snowspeeder", "Snowspeeder"),
    ("duros_spy", "Duros Spy"),
)
EXILES_TWO = (("at_st", "AT-ST"), ("b_wing", "B-Wing"))
FREE_CARD = (("at_at", "AT-AT"), ("millennium_falcon", "Millennium Falcon"))

TOWARDS = {"empire": -1, "rebel": 1}
HUNTER = {row.name: "rebel" if row.faction == "empire" else "empire" for row in TARGETS}
"""The faction that may attack a card of the row."""
ATTACKERS = ["Quarren Mercenary", "Quarren Mercenary"]
"""Two neutral units with 8 attack together: enough for any target."""


def defeating(name: str, side: Side | None = None, force: int = 0, row: tuple[str, ...] = ()) -> Table:
    """The card in the row is defeated, and its reward is to be taken or declined."""
    given = side or Side()
    attackers = Side(given.hand, [*ATTACKERS, *given.play], given.deck, given.discard, given.base)
    t = table_of(HUNTER[name], attackers, force=force, row=[name, *row], galaxy_deck=["Lobot"])
    t.active.choose(*[f"commit {ATTACKERS[0]}", f"at {name}"] * 2, f"strike {name}")
    return t


def test_every_reward_of_the_card_list_is_shown_here() -> None:
    shown = [row[0] for row in (*GAINS, *EXILES_ONE, *EXILES_TWO, *FREE_CARD)]
    assert sorted(shown) == sorted(row.key for row in TARGETS)


# ---------------------------------------------------------------- resources and Force


@rule("deckbuilding.card.reward", "deckbuilding.row.reward_last", "deckbuilding.row.defeated_discard")
@pytest.mark.parametrize(("name", "resources", "force"), cases("deckbuilding", GAINS))
def test_the_attacker_gains_the_resources_and_the_force_of_the_reward(name: str, resources: int, force: int) -> None:
    towards = TOWARDS[HUNTER[name]]
    t = defeating(name, force=-3 * towards)
    t.active.can_choose(f"reward {name}", "decline")
    assert (t.galaxy_discard, t.row[0]) == ([name], "Lobot")
    assert (t.active.resources, t.force) == (0, -3 * towards)
    t.active.choose(f"reward {name}")
    assert (t.active.resources, t.force) == (resources, (force - 3) * towards)


@rule("deckbuilding.faq.reward_optional", "deckbuilding.row.reward_last")
@pytest.mark.parametrize(("name", "resources", "force"), cases("deckbuilding", GAINS))
def test_a_declined_reward_brings_nothing(name: str, resources: int, force: int) -> None:
    t = defeating(name)
    t.active.choose("decline")
    assert (t.active.resources, t.force) == (0, 0)
    assert t.galaxy_discard == [name]
    t.active.can_choose("end")


@rule("deckbuilding.row.example.krennic_values")
@card("deckbuilding", "director_krennic")
def test_director_krennic_is_worth_3_resources_and_2_force() -> None:
    t = table_of("rebel", Side(play=["Chewbacca"]), row=["Director Krennic"])
    t.rebel.choose("commit Chewbacca", "at Director Krennic", "strike Director Krennic", "reward Director Krennic")
    assert (t.rebel.resources, t.force) == (3, 2)


@rule("deckbuilding.force.clamp")
@card("deckbuilding", "darth_vader", "general_veers")
def test_force_beyond_the_end_of_the_track_is_lost() -> None:
    t = defeating("Darth Vader", force=2)
    t.rebel.choose("reward Darth Vader")
    assert (t.rebel.resources, t.force) == (4, 3)
    t = defeating("General Veers", force=3)
    t.rebel.can_choose("end")


# ---------------------------------------------------------------- exiling


@pytest.mark.parametrize("name", cases("deckbuilding", EXILES_ONE))
@pytest.mark.parametrize("chosen", ["Bossk", "Dengar"])
def test_the_attacker_exiles_a_card_from_hand_or_discard_pile(name: str, chosen: str) -> None:
    t = defeating(name, Side(hand=["Bossk"], discard=["Dengar", "IG-88"]))
    t.active.choose(f"reward {name}")
    t.active.can_choose("exile Bossk", "exile Dengar", "exile IG-88")
    t.active.choose(f"exile {chosen}")
    assert t.exiled(chosen) == 1
    assert t.active.hand + t.active.discard == [one for one in ("Bossk", "Dengar", "IG-88") if one != chosen]


@rule("deckbuilding.faq.reward_optional")
@pytest.mark.parametrize("name", cases("deckbuilding", EXILES_ONE + EXILES_TWO))
def test_the_attacker_need_not_exile_anything(name: str) -> None:
    t = defeating(name, Side(hand=["Bossk"], discard=["Dengar"]))
    t.active.can_choose(f"reward {name}", "decline")
    t.active.choose("decline")
    assert (t.active.hand, t.active.discard, t.galaxy_discard) == (["Bossk"], ["Dengar"], [name])


@pytest.mark.parametrize("name", cases("deckbuilding", EXILES_ONE + EXILES_TWO))
def test_there_is_no_reward_to_take_with_nothing_to_exile(name: str) -> None:
    t = defeating(name)
    assert t.galaxy_discard == [name]
    t.active.can_choose("end")


@rule("deckbuilding.faq.exile_mix")
@pytest.mark.parametrize("name", cases("deckbuilding", EXILES_TWO))
@pytest.mark.parametrize("chosen", [("Bossk", "Dengar"), ("Dengar", "IG-88"), ("Bossk", "HWK-290")])
def test_the_attacker_exiles_two_cards_in_any_mix(name: str, chosen: tuple[str, str]) -> None:
    t = defeating(name, Side(hand=["Bossk", "HWK-290"], discard=["Dengar", "IG-88"]))
    t.active.choose(f"reward {name}")
    t.active.can_choose("exile Bossk", "exile HWK-290", "exile Dengar", "exile IG-88", "done")
    t.active.choose(*(f"exile {one}" for one in chosen))
    assert [t.exiled(one) for one in chosen] == [1, 1]
    assert len(t.active.hand + t.active.discard) == 2
    t.active.cannot_choose("done")


@pytest.mark.parametrize("name", cases("deckbuilding", EXILES_TWO))
def test_the_attacker_may_exile_just_one_of_two(name: str) -> None:
    t = defeating(name, Side(hand=["Bossk"], discard=["Dengar", "IG-88"]))
    t.active.choose(f"reward {name}", "exile Dengar", "done")
    assert (t.active.hand, t.active.discard, t.exiled("Dengar")) == (["Bossk"], ["IG-88"], 1)


# ---------------------------------------------------------------- a free card


@rule("deckbuilding.row.reward_last")
@card("deckbuilding", "at_at")
def test_the_rebels_buy_a_rebel_card_at_no_cost_for_an_at_at_even_the_new_one() -> None:
    row = ["AT-AT", "Luke Skywalker", "Darth Vader", "Dengar", "Mon Calamari Cruiser", "Bossk"]
    for chosen in ("Luke Skywalker", "X-Wing"):
        t = table_of("rebel", Side(play=ATTACKERS), row=row, galaxy_deck=["X-Wing", "Lobot"])
        t.rebel.choose(*[f"commit {ATTACKERS[0]}", "at AT-AT"] * 2, "strike AT-AT", "reward AT-AT")
        t.rebel.can_choose("free X-Wing", "free Luke Skywalker", "free Mon Calamari Cruiser")
        t.rebel.choose(f"free {chosen}")
        assert (t.rebel.discard, t.rebel.resources) == ([chosen], 0)
        assert chosen not in t.row
        assert (len(t.row), t.galaxy_discard) == (6, ["AT-AT"])


@rule("deckbuilding.row.reward_last")
@card("deckbuilding", "millennium_falcon")
def test_the_empire_buys_an_empire_card_at_no_cost_for_the_millennium_falcon_even_the_new_one() -> None:
    row = ["Millennium Falcon", "Luke Skywalker", "Darth Vader", "Dengar", "Star Destroyer", "Bossk"]
    for chosen in ("Star Destroyer", "AT-AT"):
        t = table_of("empire", Side(play=ATTACKERS), row=row, galaxy_deck=["AT-AT", "Lobot"])
        attack = [f"commit {ATTACKERS[0]}", "at Millennium Falcon"] * 2
        t.empire.choose(*attack, "strike Millennium Falcon", "reward Millennium Falcon")
        t.empire.can_choose("free AT-AT", "free Darth Vader", "free Star Destroyer")
        t.empire.choose(f"free {chosen}")
        assert (t.empire.discard, t.empire.resources, t.empire.hand) == ([chosen], 0, [])
        assert chosen not in t.row
        assert (len(t.row), t.galaxy_discard) == (6, ["Millennium Falcon"])


@rule("deckbuilding.faq.reward_optional")
@pytest.mark.parametrize("name", cases("deckbuilding", FREE_CARD))
def test_the_free_card_may_be_declined(name: str) -> None:
    t = defeating(name, row=("Luke Skywalker", "Darth Vader"))
    t.active.choose("decline")
    assert (t.active.discard, t.galaxy_discard) == ([], [name])


@pytest.mark.parametrize("name", cases("deckbuilding", FREE_CARD))
def test_there_is_no_reward_without_a_card_of_ones_own_faction_in_the_row(name: str) -> None:
    enemy = "Darth Vader" if HUNTER[name] == "rebel" else "Luke Skywalker"
    t = defeating(name, row=(enemy, "Dengar"))
    assert t.galaxy_discard == [name]
    t.active.can_choose("end")
