"""What is printed on cards and dice, over the whole pool, and what it means in the game."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.destiny.cards import ALL_CARDS, POOL, SETS
from dejarik.games.destiny.decks import STARTERS, Deck
from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.language.dice import SYMBOL_KEYS
from dejarik.games.destiny.language.dice import sides as sides_of
from dejarik.games.destiny.language.terms import (
    BATTLEFIELD,
    CHARACTER,
    EVENT,
    GRAY,
    NEUTRAL,
    PLOT,
    STARTER,
    SUPPORT,
    UPGRADE,
)
from dejarik.games.destiny.show.figures import BY_KEY
from dejarik.kernel.game import CardFacts
from tests.destiny.deck_samples import ECHO_BASE, broken, filling
from tests.destiny.table import Side, card, rule, table

FACTS = {facts.key: facts for facts in GAME.cards()}
PLAYED = (EVENT, UPGRADE, SUPPORT)


def traits(facts: CardFacts) -> list[str]:
    """Colour, side, subtypes and rarity as people read them."""
    return [word for word in facts.traits.en.split(", ") if word != "unique"]


def numbers(facts: CardFacts) -> dict[str, int]:
    return {number.icon: number.value for number in facts.numbers}


# ---------------------------------------------------------------- the data of a card


@rule("destiny.card.fields")
def test_a_card_has_the_data_it_is_printed_with_and_no_other() -> None:
    jango, dodge = FACTS["AW-021"], FACTS["AW-155"]
    assert (jango.name.en, jango.subtitle.en, jango.kind.en) == ("Jango Fett", "Lethal Mercenary", "character")
    assert traits(jango) == ["yellow (Rogue)", "villain", "rare"]
    assert jango.look.unique
    assert len(jango.faces) == 6
    assert jango.text.en == "After an opponent activates a character, you may activate this character."
    assert (dodge.name.en, dodge.subtitle.en, dodge.kind.en) == ("Dodge", "", "event")
    assert traits(dodge) == ["gray (General)", "neutral", "common"]
    assert not dodge.look.unique
    assert dodge.faces == ()


@rule("destiny.affiliation.three")
def test_every_card_is_a_hero_a_villain_or_neutral() -> None:
    assert {traits(facts)[1] for facts in FACTS.values()} == {"hero", "villain", "neutral"}


@rule("destiny.color.one_of_four")
def test_every_card_has_one_of_four_colours() -> None:
    assert {traits(facts)[0].split()[0] for facts in FACTS.values()} == {"red", "blue", "yellow", "gray"}


@rule("destiny.cardtype.five")
def test_every_card_is_of_one_of_the_five_types_or_a_plot() -> None:
    complete = [facts for key, facts in FACTS.items() if not key.startswith("SoR")]
    assert Counter(facts.kind.en for facts in complete) == {
        "battlefield": 12,
        "character": 28,
        "event": 100,
        "upgrade": 47,
        "support": 31,
        "plot": 6,
    }
    assert {facts.kind.en for facts in FACTS.values()} == {facts.kind.en for facts in complete}


@rule("destiny.card.name_identifies", "destiny.card.subtitle")
def test_cards_of_one_name_are_two_cards_with_the_same_name() -> None:
    scoundrel, smuggler = FACTS["AW-046"], FACTS["LEG-046"]
    assert scoundrel.name == smuggler.name
    assert (scoundrel.subtitle.en, smuggler.subtitle.en) == ("Scoundrel", "Savvy Smuggler")
    both = (("AW-046", 1), ("LEG-046", 1))
    assert broken(Deck("Two Hans", both, ECHO_BASE, filling(both))) == ["destiny.unique.subtitle_ignored"]


@rule("destiny.card.subtitle")
def test_the_subtitle_of_a_battlefield_is_its_place() -> None:
    fields = [FACTS[each.key] for each in ALL_CARDS if each.kind == BATTLEFIELD]
    assert all(facts.subtitle.en for facts in fields)
    assert FACTS[ECHO_BASE].subtitle.en == "Hoth"


@rule("destiny.card.abilities_optional_count")
@pytest.mark.parametrize(("key", "abilities"), [("AW-002", 0), ("AW-035", 1), ("AW-013", 2)])
def test_a_card_has_no_ability_or_one_or_more(key: str, abilities: int) -> None:
    assert len(POOL[key].abilities) == abilities
    assert bool(FACTS[key].text.en) == bool(abilities)


@rule("destiny.card.flavor_text_no_effect")
def test_all_that_is_read_on_a_card_is_what_its_abilities_do() -> None:
    for each in ALL_CARDS:
        assert FACTS[each.key].text.en == " ".join(ability.text_on(each.kind).en for ability in each.abilities)


@rule("destiny.unique.marker")
def test_a_card_is_marked_as_unique_or_is_not() -> None:
    phasma, trooper = FACTS["AW-001"], FACTS["AW-002"]
    assert (phasma.look.unique, trooper.look.unique) == (True, False)
    assert phasma.traits.en.startswith("unique, ")
    assert phasma.traits.pl.startswith("unikatowa, ")
    assert "unique" not in trooper.traits.en
    assert {key for key, facts in FACTS.items() if facts.look.unique} == {c.key for c in ALL_CARDS if c.unique}


@rule("destiny.card.identifier", "destiny.die.identifier")
def test_a_card_is_identified_by_set_and_number_and_its_die_by_the_same() -> None:
    assert len(FACTS) == len(GAME.cards())
    for key in FACTS:
        collection, number = key.split("-")
        assert collection in {each.letters for each in SETS}
        assert int(number) > 0
    t = table(Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Jetpack"]}, pool=["Jetpack:+2RD"]))
    (rolled,) = t.you.view.region("pool", 0).things
    cards = {thing.id: thing for thing in t.you.view.region("team", 0).things if thing.kind != "die"}
    assert rolled.key == "AW-066"
    assert rolled.on is not None
    assert cards[rolled.on].key == "AW-066"
    (resting,) = [thing for thing in t.you.view.region("team", 0).things if thing.kind == "die"]
    assert resting.key == "AW-021"


# ---------------------------------------------------------------- rarity


@rule("destiny.rarity.five_levels")
def test_every_card_has_one_of_five_rarities() -> None:
    assert {traits(facts)[-1] for facts in FACTS.values()} == {"starter", "common", "uncommon", "rare", "legendary"}


@rule("destiny.rarity.fixed_gray")
def test_cards_of_fixed_rarity_come_in_the_starters() -> None:
    sold = {key for deck in STARTERS.values() for key, _ in (*deck.characters, *deck.cards, (deck.battlefield, 1))}
    assert {each.key for each in ALL_CARDS if each.rarity == STARTER} <= sold


@rule("destiny.rarity.die_equals_card")
@pytest.mark.parametrize(("character", "rarity"), [("AW-021", "rare"), ("AW-035", "legendary"), ("AW-038", "starter")])
def test_the_die_is_as_rare_as_its_card_whose_key_it_carries(character: str, rarity: str) -> None:
    t = table(Side(team=[character]))
    shown, die = t.you.view.region("team", 0).things
    assert (shown.kind, die.kind) == ("character", "die")
    assert die.key is not None
    assert die.key == shown.key
    assert traits(FACTS[die.key])[-1] == rarity


# ---------------------------------------------------------------- dice


@rule("destiny.die.six_sides", "destiny.card.die_side_summary")
def test_every_die_has_six_sides_and_its_card_shows_them_all() -> None:
    assert {len(facts.faces) for facts in FACTS.values()} == {0, 6}
    assert [key for key, facts in FACTS.items() if facts.faces] == [each.key for each in ALL_CARDS if each.die]
    with pytest.raises(ValueError, match="a die has six sides, not 5"):
        sides_of("1RD 2RD 1F 1Dc 1R")


@rule("destiny.die.six_sides")
def test_every_side_is_rolled_with_the_same_chance() -> None:
    t = table(Side(team=["AW-035"]))
    t.you.choose("activate Luke Skywalker")
    decision = t.match.decision
    assert decision is not None
    assert len(decision.options) == 6
    assert decision.weights == (1, 1, 1, 1, 1, 1)


@rule("destiny.die.fields", "destiny.die.cost_box", "destiny.modifier.blue_plus_side")
def test_a_side_has_a_symbol_and_perhaps_a_value_a_plus_and_a_cost() -> None:
    faces = FACTS["AW-015"].faces
    assert [(f.symbol, f.value, f.modifier, f.cost) for f in faces] == [
        ("melee", 3, False, 1),
        ("melee", 2, True, 0),
        ("melee", 3, True, 0),
        ("shield", 1, False, 0),
        ("special", None, False, 0),
        ("blank", None, False, 0),
    ]


@rule("destiny.modifier.blue_plus_side")
def test_a_die_has_at_most_two_modifiers_except_in_spirit_of_rebellion() -> None:
    counts = {key: sum(face.modifier for face in facts.faces) for key, facts in FACTS.items() if facts.faces}
    assert {number for key, number in counts.items() if not key.startswith("SoR")} == {0, 1, 2}
    assert (counts["SoR-004"], counts["SoR-033"]) == (3, 4)


@rule("destiny.symbol.set_of_symbols")
def test_there_are_ten_symbols_with_the_later_indirect_damage_and_modifiers_of_any_of_them() -> None:
    shown = {face.symbol for facts in FACTS.values() for face in facts.faces}
    nine = {"melee", "ranged", "shield", "resource", "disrupt", "discard", "focus", "special", "blank"}
    assert shown == nine | {"indirect", "any"} == set(SYMBOL_KEYS)
    assert all(face.modifier for facts in FACTS.values() for face in facts.faces if face.symbol == "any")
    with pytest.raises(ValueError, match="is no side of a die"):
        sides_of("1RD 2RD 1F 1Dc 1R 1Zz")


# ---------------------------------------------------------------- by type


@rule("destiny.card.cost_position")
def test_events_upgrades_and_supports_have_a_cost_and_no_others() -> None:
    assert {each.kind for each in ALL_CARDS if "cost" in numbers(FACTS[each.key])} == set(PLAYED)
    assert all("cost" in numbers(FACTS[each.key]) for each in ALL_CARDS if each.kind in PLAYED)


@rule("destiny.character.point_value", "destiny.character.two_point_values", "destiny.character.elite")
@pytest.mark.parametrize(("dice", "points"), [(1, 12), (2, 16)])
def test_a_character_costs_the_points_of_its_dice(dice: int, points: int) -> None:
    assert (numbers(FACTS["AW-021"])["points"], numbers(FACTS["AW-021"])["elite"]) == (12, 16)
    assert Deck("Jango", (("AW-021", dice),), ECHO_BASE, ()).points == points
    t = table(Side(team=[f"Jango Fett*{dice}"]))
    assert [thing.kind for thing in t.you.view.region("team", 0).things] == ["character", *["die"] * dice]


@rule("destiny.character.elite")
def test_only_unique_characters_have_a_second_value_and_it_is_the_higher() -> None:
    for each in (each for each in ALL_CARDS if each.kind == CHARACTER):
        assert len(each.points) == 1 + each.unique
        assert list(each.points) == sorted(set(each.points))


@rule("destiny.battlefield.always_gray")
def test_battlefields_are_gray_and_fit_every_team() -> None:
    fields = [each for each in ALL_CARDS if each.kind == BATTLEFIELD]
    assert {(each.color, each.side) for each in fields} == {(GRAY, NEUTRAL)}
    blue = (("AW-035", 2),)
    assert [broken(Deck("Blue", blue, each.key, filling(blue))) for each in fields] == [[]] * len(fields)


@rule("destiny.subtype.printed_after_type")
def test_subtypes_follow_the_type() -> None:
    lightsaber, falcon = FACTS["AW-059"], FACTS["AW-049"]
    assert (lightsaber.kind.en, traits(lightsaber)[2:-1]) == ("upgrade", ["weapon"])
    assert (falcon.kind.en, traits(falcon)[2:-1]) == ("support", ["vehicle"])
    assert {each.kind for each in ALL_CARDS if each.subtypes} == {CHARACTER, UPGRADE, SUPPORT}


@rule("destiny.subtype.no_own_rules")
def test_cards_of_any_subtype_are_played_alike() -> None:
    hand = ["DH-17 Blaster Pistol", "Datapad", "Infiltrate"]
    t = table(Side(team=["AW-046"], hand=hand, resources=3), Side(team=["Nightsister"]))
    subtypes = [POOL[key].subtypes for key in ("AW-054", "AW-062", "AW-052")]
    assert subtypes == [("weapon",), ("equipment",), ("ability",)]
    for name in hand:
        t.you.choose(f"play {name} Han Solo")
        t.they.choose("pass")
    assert t.you.upgrades("Han Solo") == hand
    assert t.you.resources == 0


@rule("destiny.subtype.no_own_rules")
@card("destiny", "AW-036")
def test_other_cards_refer_to_subtypes() -> None:
    t = table(Side(team=["Padawan"], hand=["DH-17 Blaster Pistol", "Datapad"], resources=0))
    t.you.can_choose("activate Padawan", "play DH-17 Blaster Pistol Padawan", "claim", "pass")


@rule("destiny.card.example_jango_layout")
@card("destiny", "AW-021")
def test_jango_fett_as_he_is_printed_is_activated_after_an_opponent_activates() -> None:
    assert numbers(FACTS["AW-021"]) == {"heart": 10, "points": 12, "elite": 16}
    t = table(Side(team=["Padawan"]), Side(team=["Jango Fett*2"]))
    t.you.choose("activate Padawan")
    t.roll("2MD")
    t.they.choose("yes")
    t.roll("1RD", "+1R")
    assert t.they.pool == ["Jango Fett:1RD", "Jango Fett:+1R"]
    assert t.they.is_exhausted("Jango Fett")


def test_plots_and_battlefields_have_no_die() -> None:
    assert {each.kind for each in ALL_CARDS if each.die} == {CHARACTER, UPGRADE, SUPPORT}
    assert not any(FACTS[each.key].faces for each in ALL_CARDS if each.kind in (PLOT, BATTLEFIELD))


@pytest.mark.parametrize(
    ("color", "en", "pl", "example"),
    [
        pytest.param("red", "Command", "Dowództwo", "AW-004", marks=rule("destiny.color.red_command")),
        pytest.param("blue", "Force", "Moc", "AW-036", marks=rule("destiny.color.blue_force")),
        pytest.param("yellow", "Rogue", "Łotrzy", "AW-046", marks=rule("destiny.color.yellow_rogue")),
        pytest.param("gray", "General", "Ogólna", "AW-061", marks=rule("destiny.color.gray_general")),
    ],
)
def test_a_card_says_what_its_colour_stands_for(color: str, en: str, pl: str, example: str) -> None:
    traits = {facts.key: facts.traits for facts in GAME.cards()}[example]
    assert traits.en.removeprefix("unique, ").startswith(f"{color} ({en})")
    assert f"({pl})" in traits.pl


def test_polish_names_of_our_own_are_marked_as_such() -> None:
    assert FACTS["LEG-102"].own_polish
    assert FACTS["LEG-046"].own_polish, "for its subtitle"
    assert not FACTS["AW-035"].own_polish
    assert not FACTS["LEG-052"].own_polish, "the compendium names it"


def test_silhouettes_are_given_to_cards_that_there_are() -> None:
    assert set(BY_KEY) <= set(FACTS)
