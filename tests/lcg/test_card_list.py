"""The card list: which objective sets there are, what they hold, and the printed facts of the cards."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.lcg.cards import ALL_CARDS, POOL, SETS
from dejarik.games.lcg.cards.core import DOUBLES
from dejarik.games.lcg.language.products import CORE, PRODUCTS
from dejarik.games.lcg.language.terms import (
    AFFILIATION,
    AFFILIATION_KEYS,
    COMMAND_KINDS,
    DARK,
    ENHANCEMENT,
    EVENT,
    FATE,
    KIND_KEYS,
    LIGHT,
    NEUTRAL,
    NO_ICONS,
    OBJECTIVE,
    SIDE_KEYS,
    UNIT,
    Icons,
)
from dejarik.games.lcg.language.traits import TRAITS
from dejarik.games.lcg.model.card import SET_SIZE, Card, add_card, add_set, objective_set
from dejarik.games.lcg.model.keywords import Edge, Elite, Keyword, Limited, NoEnhancements, Protect, Shielding
from dejarik.games.lcg.show.figures import BY_KEY
from dejarik.games.lcg.vocabulary.hosts import FORCE_UNIT, THE_DIAL
from tests.scenario import rule

CORE_SETS = [found for found in SETS.values() if found.product == CORE]
AFFILIATION_CARDS = [card for card in ALL_CARDS if card.kind == AFFILIATION]


def keywords(key: str) -> list[str]:
    return [ability.text_on(UNIT).en for ability in POOL[key].abilities if isinstance(ability, Keyword)]


# ---------------------------------------------------------------- totals


def test_there_are_240_cards_and_no_two_have_the_same_key() -> None:
    assert len(ALL_CARDS) == len({card.key for card in ALL_CARDS}) == 240
    assert list(ALL_CARDS) == list(POOL.values())


@rule("lcg.card.types")
def test_cards_by_type_and_side() -> None:
    assert Counter((KIND_KEYS[card.kind], SIDE_KEYS[card.side]) for card in ALL_CARDS) == {
        ("affiliation", "light"): 3,
        ("affiliation", "dark"): 3,
        ("objective", "light"): 26,
        ("objective", "dark"): 24,
        ("unit", "light"): 47,
        ("unit", "dark"): 45,
        ("enhancement", "light"): 21,
        ("enhancement", "dark"): 13,
        ("event", "light"): 27,
        ("event", "dark"): 21,
        ("fate", "light"): 5,
        ("fate", "dark"): 5,
    }


def test_the_list_follows_objective_sets_and_positions_after_the_affiliation_cards() -> None:
    in_sets = [key for number in sorted(SETS) for key in SETS[number].cards]
    assert [card.key for card in ALL_CARDS] == [
        *(card.key for card in AFFILIATION_CARDS),
        *dict.fromkeys(in_sets),
    ]


# ---------------------------------------------------------------- objective sets


@rule("lcg.component.objective_sets", "lcg.card.command_card")
def test_every_set_is_an_objective_and_five_command_cards() -> None:
    assert len(SETS) == 50
    for number, found in SETS.items():
        assert found.number == number
        assert len(found.cards) == SET_SIZE == 6
        assert POOL[found.objective].kind == OBJECTIVE
        assert len(found.commands) == 5
        assert {POOL[key].kind for key in found.commands} <= COMMAND_KINDS


def test_every_objective_names_one_set_and_every_command_card_is_in_some_set() -> None:
    objectives = [card.key for card in ALL_CARDS if card.kind == OBJECTIVE]
    assert sorted(found.objective for found in SETS.values()) == sorted(objectives)
    commands = {key for found in SETS.values() for key in found.commands}
    assert commands == {card.key for card in ALL_CARDS if card.kind in COMMAND_KINDS}


def test_a_set_is_of_one_side() -> None:
    for found in SETS.values():
        assert len({POOL[key].side for key in found.cards}) == 1


@rule("lcg.card.set_may_mix_affiliations")
def test_affiliated_and_neutral_cards_are_mixed_within_a_set() -> None:
    affiliations = [AFFILIATION_KEYS[POOL[key].affiliation] for key in SETS[4].cards]
    assert affiliations == ["jedi", "jedi", "neutral", "jedi", "jedi", "neutral"]
    for found in SETS.values():
        own = POOL[found.objective].affiliation
        assert {POOL[key].affiliation for key in found.commands} <= {own, NEUTRAL}


def test_a_card_may_be_in_a_set_several_times_and_in_several_sets() -> None:
    assert SETS[35].commands == ("espo_trooper",) * 5
    homes = {number for number, found in SETS.items() if "dagobah_training_grounds" in found.cards}
    assert homes == {1, 2, 112}


def test_every_product_has_a_name_in_both_languages() -> None:
    assert {found.product for found in SETS.values()} == set(PRODUCTS)
    assert all(name.en and name.pl for name in PRODUCTS.values())


# ---------------------------------------------------------------- the core box


@rule("lcg.component.core_sets")
def test_the_core_set_has_18_light_and_18_dark_sets() -> None:
    numbers = {side: [s.number for s in CORE_SETS if POOL[s.objective].side == side] for side in (LIGHT, DARK)}
    assert numbers == {LIGHT: list(range(1, 19)), DARK: list(range(19, 37))}
    assert sum(len(found.cards) for found in CORE_SETS) == 216


@rule("lcg.component.core_doubles")
def test_two_sets_are_in_the_box_twice_which_makes_117_cards_of_each_side() -> None:
    assert [POOL[SETS[number].objective].name.en for number in sorted(DOUBLES)] == [
        "Hit and Run",
        "Reconnaissance Mission",
    ]
    box = Counter(card.side for card in AFFILIATION_CARDS)
    for found in CORE_SETS:
        box[POOL[found.objective].side] += SET_SIZE * (2 if found.number in DOUBLES else 1)
    assert box == {LIGHT: 117, DARK: 117}


@rule("lcg.component.affiliation_cards", "lcg.component.affiliation_resource")
def test_each_side_has_three_affiliation_cards_that_give_one_resource() -> None:
    assert [(SIDE_KEYS[card.side], card.name.en, card.resources) for card in AFFILIATION_CARDS] == [
        ("light", "Jedi", 1),
        ("light", "Rebel Alliance", 1),
        ("light", "Smugglers and Spies", 1),
        ("dark", "Sith", 1),
        ("dark", "Imperial Navy", 1),
        ("dark", "Scum and Villainy", 1),
    ]
    assert [AFFILIATION_KEYS[card.affiliation] for card in AFFILIATION_CARDS] == list(AFFILIATION_KEYS[:NEUTRAL])


def test_card_numbers_of_the_core_set_run_from_1_to_177() -> None:
    numbers = [POOL[key].number for found in CORE_SETS for key in dict.fromkeys(found.cards)]
    missing = set(range(1, 178)) - {*numbers, *(card.number for card in AFFILIATION_CARDS)}
    # Believer in the Old Ways is 154 in one of its sets and 155 in the other.
    assert missing == {155}
    assert max(numbers) == 171


# ---------------------------------------------------------------- printed facts


@rule("lcg.card.unit.anatomy", "lcg.card.edge_enabled_icons")
def test_what_luke_skywalker_prints() -> None:
    luke = POOL["luke_skywalker"]
    assert (luke.number, luke.kind, luke.unique) == (92, UNIT, True)
    assert (luke.cost, luke.force, luke.capacity, luke.resources) == (4, 3, 3, 0)
    assert (luke.icons, luke.edge_icons) == (Icons(unit_damage=2, blast=1), Icons(blast=1))
    assert luke.traits == ("character", "force_user")
    assert keywords("luke_skywalker") == ["Targeted Strike."]


@rule("lcg.card.objective.anatomy")
def test_what_an_objective_prints() -> None:
    heart = POOL["the_heart_of_the_empire"]
    assert (heart.number, heart.resources, heart.capacity, heart.locked, heart.single) == (142, 3, 10, True, False)
    assert (heart.icons, heart.edge_icons) == (NO_ICONS, NO_ICONS)


@rule("lcg.card.enhancement.anatomy")
def test_what_enhancements_print() -> None:
    run = POOL["trench_run"]
    assert (run.unique, run.cost, run.force, run.enhances) == (True, 1, 2, THE_DIAL)
    assert POOL["jedi_lightsaber"].enhances is FORCE_UNIT
    casino = POOL["cloud_city_casino"]
    assert (casino.cost, casino.force, casino.resources, casino.enhances) == (1, 0, 1, None)
    assert keywords("cloud_city_casino") == ["Limited."]


@rule("lcg.card.fate.anatomy")
def test_light_and_dark_fate_cards_differ_in_their_priority() -> None:
    for name, light, dark in (("twist_of_fate", 1, 2), ("heat_of_battle", 5, 6), ("target_of_opportunity", 9, 10)):
        assert (POOL[f"{name}_light"].priority, POOL[f"{name}_dark"].priority) == (light, dark)
        assert POOL[f"{name}_light"].name == POOL[f"{name}_dark"].name


def test_which_objectives_restrict_the_deck() -> None:
    assert {card.key for card in ALL_CARDS if card.single} == {
        "tribal_support",
        "hit_and_run",
        "corporate_exploitation",
        "reconnaissance_mission",
        "along_the_gamor_run",
    }
    assert {card.key for card in ALL_CARDS if card.locked} == {
        "a_journey_to_dagobah",
        "mobilize_the_squadrons",
        "the_heart_of_the_empire",
        "the_ultimate_power",
        "lucrative_contract",
        "the_false_report",
        "the_tarkin_doctrine",
    }


@pytest.mark.parametrize("card", ALL_CARDS, ids=lambda card: card.key)
def test_a_card_has_only_the_numbers_of_its_type(card: Card) -> None:
    assert (card.capacity > 0) == (card.kind in (UNIT, OBJECTIVE))
    assert (card.priority > 0) == (card.kind == FATE)
    assert card.cost == 0 or card.kind in (UNIT, ENHANCEMENT, EVENT)
    assert card.force == 0 or card.kind in COMMAND_KINDS
    assert card.kind == UNIT or (card.icons, card.edge_icons) == (NO_ICONS, NO_ICONS)
    assert card.resources > 0 or card.kind not in (AFFILIATION, OBJECTIVE)


# ---------------------------------------------------------------- names, traits, keywords


@rule("lcg.card.traits")
def test_every_trait_is_in_the_table_and_every_entry_of_the_table_is_used() -> None:
    assert {trait for card in ALL_CARDS for trait in card.traits} == set(TRAITS)
    for name in TRAITS.values():
        assert name.en[0].isupper()
        assert name.pl[0].isupper()


def test_cards_of_one_name_have_one_polish_name() -> None:
    polish: dict[str, set[str]] = {}
    for card in ALL_CARDS:
        polish.setdefault(card.name.en, set()).add(card.name.pl)
    assert all(len(names) == 1 for names in polish.values())
    assert len({name for names in polish.values() for name in names}) == len(polish)


def test_official_polish_names_are_told_from_our_own() -> None:
    assert POOL["fall_of_the_jedi"].name.pl == "Upadek Jedi"
    assert not POOL["fall_of_the_jedi"].has_own_polish
    assert not POOL["luke_skywalker"].has_own_polish
    assert POOL["millennium_falcon"].name.pl == "Sokół Millennium"
    assert POOL["millennium_falcon"].has_own_polish


@pytest.mark.parametrize(
    ("keyword", "english", "polish"),
    [
        (Elite(), "Elite.", "Elita."),
        (Limited(), "Limited.", "Limit."),
        (Shielding(), "Shielding.", "Osłanianie."),
        (NoEnhancements(), "No Enhancements.", "Bez ulepszeń."),
        (Edge(1), "Edge (1).", "Przewaga (1)."),
        (Protect("character"), "Protect Character.", "Ochrona: Postać."),
    ],
)
def test_keywords_say_themselves_in_both_languages(keyword: Keyword, english: str, polish: str) -> None:
    text = keyword.text_on(UNIT)
    assert (text.en, text.pl) == (english, polish)


def test_how_many_cards_have_each_keyword() -> None:
    counts = Counter(word for card in ALL_CARDS for word in keywords(card.key))
    assert counts == {
        "Elite.": 15,
        "Limited.": 10,
        "Shielding.": 6,
        "Targeted Strike.": 3,
        "Protect Character.": 2,
        "Edge (1).": 2,
        "Protect Coruscant.": 1,
        "No Enhancements.": 1,
    }


def test_silhouettes_are_given_to_cards_that_there_are_and_to_every_objective() -> None:
    keys = {card.key for card in ALL_CARDS}
    assert set(BY_KEY) <= keys
    assert {card.key for card in ALL_CARDS if card.kind == OBJECTIVE} <= set(BY_KEY)


# ---------------------------------------------------------------- mistakes in writing a set down


def test_a_set_must_be_an_objective_with_five_other_cards() -> None:
    objective, trooper = POOL["corporate_exploitation"], POOL["espo_trooper"]
    with pytest.raises(ValueError, match="set 900 is not an objective with five other cards"):
        objective_set(900, CORE, objective, trooper)
    with pytest.raises(ValueError, match="set 900 is not an objective with five other cards"):
        objective_set(900, CORE, *[trooper] * 5, objective)


def test_numbers_of_sets_and_keys_of_cards_are_taken_only_once() -> None:
    objective, trooper = POOL["corporate_exploitation"], POOL["espo_trooper"]
    with pytest.raises(ValueError, match="two objective sets have the number 35"):
        add_set(objective_set(35, CORE, objective, *[trooper] * 5))
    another = Card(trooper.key, 900, UNIT, trooper.name, DARK, NEUTRAL)
    with pytest.raises(ValueError, match="two cards have the key espo_trooper"):
        add_card(another)
    assert POOL["espo_trooper"] is trooper
