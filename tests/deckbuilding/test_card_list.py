"""Every printed field of every card, the totals of the whole set, and that no card lacks what its text says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from types import ModuleType

import pytest

from dejarik.abilities.words import Effect, Word
from dejarik.games.deckbuilding.cards import ONE_SET, SETS, TITLES
from dejarik.games.deckbuilding.game import GAME
from dejarik.games.deckbuilding.model import abilities, printed
from dejarik.games.deckbuilding.model.abilities import Ability, Absorb, Arrival, Aura, Bonus, HuntNeutral, Use, When
from dejarik.games.deckbuilding.model.state import SIDE_KEYS
from dejarik.games.deckbuilding.model.terms import TRAIT_NAMES
from dejarik.games.deckbuilding.model.words import Condition
from dejarik.games.deckbuilding.show.facts import KIND_KEYS
from dejarik.games.deckbuilding.vocabulary import conditions, fights, gains, galaxy, hands, joining, lasting
from dejarik.games.deckbuilding.vocabulary.lasting import FirstPurchaseArrives, ThisArrives
from tests.deckbuilding.reference import BASES, CARDS, GALAXY, SHIPS, TARGETS, Printed
from tests.deckbuilding.table import dealt
from tests.scenario import rule

FACTIONS = (*SIDE_KEYS, "neutral")
TYPES = {"unit": "unit", "ship": "capital_ship", "base": "base"}
KIND_WORDS = {"unit": ("unit", "jednostka"), "ship": ("capital ship", "okręt"), "base": ("base", "baza")}
FACTION_WORDS = {
    "empire": ("Empire", "Imperium"),
    "rebel": ("Rebellion", "Rebelia"),
    "neutral": ("neutral", "neutralna"),
}
NEUTRAL_SHIP = ("neutral", "neutralny")
COMES_ABOUT: dict[str, tuple[type[Ability], ...]] = {
    "": (),
    "use": (Use,),
    "when": (When, ThisArrives),
    "while": (Bonus, Aura, Absorb, HuntNeutral, FirstPurchaseArrives),
}

DEFINED = {card.key: card for card in TITLES}
FACTS = {facts.key: facts for facts in GAME.cards()}
every_card = pytest.mark.parametrize("expected", [pytest.param(row, id=row.key) for row in CARDS])


# ---------------------------------------------------------------- field by field


def test_the_game_has_the_cards_of_the_list_and_no_others() -> None:
    keys = sorted(row.key for row in CARDS)
    assert sorted(facts.key for facts in GAME.cards()) == keys
    assert sorted(card.key for card in TITLES) == keys
    assert len(set(keys)) == 82


@rule("deckbuilding.card.types", "deckbuilding.card.faction_symbol")
@every_card
def test_names_type_faction_and_copies_are_those_of_the_list(expected: Printed) -> None:
    facts = FACTS[expected.key]
    assert (facts.name.en, facts.name.pl, facts.copies) == (expected.name, expected.polish, expected.copies)
    faction = (
        NEUTRAL_SHIP if (expected.type, expected.faction) == ("ship", "neutral") else FACTION_WORDS[expected.faction]
    )
    words = zip(KIND_WORDS[expected.type], faction, strict=True)
    assert [facts.kind.en, facts.kind.pl] == [f"{kind} ({side})" for kind, side in words]


@every_card
def test_the_numbers_a_player_reads_are_those_of_the_list(expected: Printed) -> None:
    shown = {number.icon: number.value for number in FACTS[expected.key].numbers}
    assert shown == {
        icon: number
        for icon, number in (
            ("cost", expected.cost),
            ("attack", expected.attack),
            ("resources", expected.resources),
            ("force", expected.force),
            ("target", expected.target),
            ("hit_points", expected.hit_points),
        )
        if number
    }


@every_card
def test_a_player_reads_traits_and_whether_the_card_is_unique(expected: Printed) -> None:
    first_en, first_pl = (FACTS[expected.key].whole_text[language].partition(". ")[0] for language in ("en", "pl"))
    assert first_en.lower().startswith("unique") == first_pl.lower().startswith("unikatowa") == expected.unique
    for trait in expected.traits:
        assert TRAIT_NAMES[trait].en in first_en
        assert TRAIT_NAMES[trait].pl in first_pl


@every_card
def test_every_copy_lies_in_the_printed_tables_as_the_list_has_it(expected: Printed) -> None:
    numbers = [number for number, key in enumerate(printed.KEY) if key == expected.key]
    assert len(numbers) == expected.copies * SETS
    for n in numbers:
        assert KIND_KEYS[printed.KIND[n]] == TYPES[expected.type]
        assert FACTIONS[printed.FACTION[n]] == expected.faction
        assert printed.UNIQUE[n] == expected.unique
        assert printed.TRAITS[n] == expected.traits
        assert printed.COST[n] == expected.cost
        assert printed.ATTACK[n] == expected.attack
        assert printed.RESOURCES[n] == expected.resources
        assert printed.FORCE[n] == expected.force
        assert printed.TARGET[n] == expected.target
        assert printed.HIT_POINTS[n] == expected.hit_points
        assert (printed.REWARD[n] is not None) == expected.reward


def test_starter_cards_and_starting_bases_are_those_of_the_list() -> None:
    starters = [row for row in CARDS if row.starter]
    assert {card.key for card in TITLES if card.starter} == {row.key for row in starters if row.type == "unit"}
    t = dealt()
    assert [t.empire.base, t.rebel.base] == [row.name for row in starters if row.type == "base"]


# ---------------------------------------------------------------- totals


@rule(
    "deckbuilding.component.starters",
    "deckbuilding.component.galaxy_cards",
    "deckbuilding.component.pilots",
    "deckbuilding.component.bases",
)
def test_140_cards_are_20_starters_90_galaxy_cards_10_pilots_and_20_bases() -> None:
    part = {row.key: "galaxy" for row in GALAXY} | {row.key: "base" for row in BASES} | {"outer_rim_pilot": "pilot"}
    counts = Counter[str]()
    for facts in GAME.cards():
        where = part.get(facts.key, "starter")
        counts[where if where in ("galaxy", "pilot") else f"{where}, {facts.kind.en}"] += facts.copies
    assert counts == {
        "starter, unit (Empire)": 10,
        "starter, unit (Rebellion)": 10,
        "galaxy": 90,
        "pilot": 10,
        "base, base (Empire)": 10,
        "base, base (Rebellion)": 10,
    }
    assert len(ONE_SET) == 140


@rule("deckbuilding.faction.galaxy_cards", "deckbuilding.card.types")
@pytest.mark.parametrize(
    ("faction", "cards", "units", "ships", "titles", "uniques", "everything"),
    [("empire", 30, 23, 7, 18, 7, 50), ("rebel", 30, 24, 6, 19, 9, 50), ("neutral", 30, 23, 7, 18, 7, 40)],
)
def test_each_faction_has_30_galaxy_cards(
    faction: str, cards: int, units: int, ships: int, titles: int, uniques: int, everything: int
) -> None:
    own = [card for card in ONE_SET if FACTIONS[card.faction] == faction]
    galaxy = [card for card in own if card.key in {row.key for row in GALAXY}]
    kinds = Counter(KIND_KEYS[card.kind] for card in galaxy)
    assert (len(galaxy), len(own)) == (cards, everything)
    assert kinds == {"unit": units, "capital_ship": ships}
    assert len({card.key for card in galaxy}) == titles
    assert sum(card.unique for card in own) == uniques


@pytest.mark.parametrize(
    ("faction", "cost", "attack", "resources", "force", "target", "hit_points"),
    [("empire", 112, 66, 24, 4, 79, 33), ("rebel", 111, 71, 20, 6, 87, 24), ("neutral", 104, 46, 31, 6, 0, 28)],
)
def test_the_printed_numbers_of_a_factions_galaxy_cards_add_up(
    faction: str, cost: int, attack: int, resources: int, force: int, target: int, hit_points: int
) -> None:
    keys = {row.key for row in GALAXY if row.faction == faction}
    total = Counter[str]()
    for facts in GAME.cards():
        if facts.key in keys:
            total.update({number.icon: number.value * facts.copies for number in facts.numbers})
    assert total == Counter(
        cost=cost, attack=attack, resources=resources, force=force, target=target, hit_points=hit_points
    )


@pytest.mark.parametrize("faction", ["empire", "rebel"])
def test_a_starter_deck_prints_4_attack_7_resources_and_one_free_choice(faction: str) -> None:
    deck = [card for card in ONE_SET if card.starter and FACTIONS[card.faction] == faction]
    assert (sum(card.attack for card in deck), sum(card.resources for card in deck)) == (4, 7)
    assert sum(card.force for card in deck) == sum(card.cost for card in deck) == 0
    assert sum(bool(card.abilities) for card in deck) == 1


@pytest.mark.parametrize(
    ("faction", "hit_points"),
    [("empire", [8, 10, 12, 14, 14, 14, 16, 16, 16, 16]), ("rebel", [8, 10, 12, 14, 14, 14, 14, 16, 16, 16])],
)
def test_the_bases_of_a_faction_stand_8_to_16_damage(faction: str, hit_points: list[int]) -> None:
    keys = {row.key for row in BASES if row.faction == faction}
    found = [number.value for facts in GAME.cards() if facts.key in keys for number in facts.numbers]
    assert sorted(found) == hit_points


def test_target_value_and_hit_points_equal_the_cost() -> None:
    enemies = {row.key for row in GALAXY if row.type == "unit" and row.faction != "neutral"}
    assert {card.key for card in TITLES if card.target} == {row.key for row in TARGETS} == enemies
    for row in TARGETS:
        assert DEFINED[row.key].target == row.cost
    for row in SHIPS:
        assert DEFINED[row.key].hit_points == row.cost


# ---------------------------------------------------------------- abilities and texts


@every_card
def test_a_card_has_the_kind_of_ability_its_text_describes(expected: Printed) -> None:
    found = DEFINED[expected.key].abilities
    assert len(found) == bool(expected.ability)
    for ability in found:
        assert isinstance(ability, COMES_ABOUT[expected.ability])
        assert ability.text.en
        assert ability.text.pl
        assert ability.text.en != ability.text.pl
        assert ability.text.en in FACTS[expected.key].text.en
        assert ability.text.pl in FACTS[expected.key].text.pl


@every_card
def test_a_card_names_a_reward_in_both_languages_or_has_none(expected: Printed) -> None:
    card, text = DEFINED[expected.key], FACTS[expected.key].text
    assert (card.reward is not None) == ("Reward: " in text.en) == ("Nagroda: " in text.pl) == expected.reward
    if card.reward is not None:
        said = card.reward.clause.say()
        assert said.en
        assert said.pl
        assert said.en != said.pl


@every_card
def test_a_card_says_something_in_each_language_unless_there_is_nothing_to_say(expected: Printed) -> None:
    text = FACTS[expected.key].whole_text
    says = bool(expected.ability or expected.reward or expected.traits or expected.unique)
    assert bool(text.en) == bool(text.pl) == says
    if says:
        assert text.en != text.pl
        assert "{" not in text.en + text.pl


@pytest.mark.parametrize("row", [pytest.param(row, id=row.key) for row in CARDS if row.ability == "use"])
def test_every_condition_of_an_ability_is_part_of_its_text(row: Printed) -> None:
    use = printed.USE[printed.KEY.index(row.key)]
    assert use is not None
    if use.condition is not None:
        assert use.condition.clause.en in FACTS[row.key].text.en
        assert use.condition.clause.pl in FACTS[row.key].text.pl


def words_of(*modules: ModuleType, kind: type) -> set[type]:
    """Every class of a kind that these rooms of the vocabulary define."""
    return {
        word
        for module in modules
        for word in vars(module).values()
        if isinstance(word, type) and issubclass(word, kind) and word.__module__ == module.__name__
    }


def parts(word: Word) -> Iterator[Word]:
    """A word and all the words in it."""
    yield word
    for part in word.words():
        yield from parts(part)


USED = {
    type(word)
    for card in TITLES
    for ability in (*card.abilities, *((card.reward,) if card.reward else ()))
    for word in parts(ability)
}
"""Every word that some card is made of."""


def test_every_effect_of_the_vocabulary_is_used_by_some_card() -> None:
    assert words_of(fights, gains, galaxy, hands, joining, kind=Effect) <= USED


def test_every_ability_of_the_vocabulary_is_used_by_some_card() -> None:
    assert words_of(abilities, lasting, kind=Ability) - {Ability, Bonus, Arrival} <= USED


def test_every_condition_of_the_vocabulary_is_used_by_some_card() -> None:
    assert words_of(conditions, kind=Condition) <= USED
