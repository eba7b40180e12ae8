"""What cards and tokens are: how cards are told apart, what is printed on them, what kinds there are."""

from __future__ import annotations

from dejarik.games.lcg.cards import ALL_CARDS, POOL, SETS
from dejarik.games.lcg.decks import STARTERS, write_text
from dejarik.games.lcg.language.products import PRODUCTS
from dejarik.games.lcg.language.terms import AFFILIATION, EVENT, FATE, KIND_KEYS, NEUTRAL, OBJECTIVE, SITH, UNIT
from dejarik.games.lcg.model.abilities import Action, Fate, Interrupt, Reaction
from dejarik.games.lcg.model.constants import Constant
from dejarik.games.lcg.model.keywords import Keyword
from dejarik.games.lcg.model.targets import Target
from dejarik.games.lcg.show.facts import text_of, traits
from dejarik.games.lcg.vocabulary.moves import Destroy
from dejarik.games.lcg.vocabulary.selectors import ANY, Affiliated, Units
from dejarik.kernel.text import same
from tests.lcg.invented import DARK_BARRAGE, DARK_STUN, light
from tests.lcg.table import Table, rule, side, table

PURGE = light.event("9801", same("Purge"), "0 0", Action(Destroy(Target(Units(ANY, Affiliated(SITH))))))
TYPES = (Constant, Action, Interrupt, Reaction, Keyword)


# ---------------------------------------------------------------- what is printed


@rule("lcg.component.card_identification")
def test_every_card_has_a_number_of_its_own_and_a_place_in_a_set_of_a_product() -> None:
    for number, found in SETS.items():
        assert (found.number, len(found.cards)) == (number, 6)
        assert found.product in PRODUCTS
    assert len({card.number for card in ALL_CARDS}) == len(ALL_CARDS)
    placed = {key for found in SETS.values() for key in found.cards}
    assert placed == {card.key for card in ALL_CARDS if card.kind != AFFILIATION}


@rule("lcg.component.set_name")
def test_a_set_bears_the_name_of_its_objective() -> None:
    assert POOL[SETS[1].objective].name.en == "A Hero's Journey"
    listed = write_text(STARTERS["jedi"])
    for number, _ in STARTERS["jedi"].sets:
        assert f"{POOL[SETS[number].objective].name.en} ({number})" in listed


@rule("lcg.card.event.anatomy")
def test_every_event_has_a_cost_and_an_action_an_interrupt_or_a_reaction() -> None:
    events = [card for card in ALL_CARDS if card.kind == EVENT]
    assert len(events) == 48
    for card in events:
        said = text_of(card).en
        assert any(heading in said for heading in ("Action: ", "Interrupt: ", "Reaction: ")), said
        assert traits(card).en


@rule("lcg.ability.types")
def test_every_ability_is_of_exactly_one_type() -> None:
    for card in ALL_CARDS:
        types = (Fate,) if card.kind == FATE else TYPES
        for ability in card.abilities:
            assert sum(isinstance(ability, kind) for kind in types) == 1, (card.key, ability)


@rule("lcg.expansion.other_types")
def test_there_are_no_cards_of_later_cycles() -> None:
    assert {KIND_KEYS[card.kind] for card in ALL_CARDS} == set(KIND_KEYS)
    assert len([card for card in ALL_CARDS if card.kind == AFFILIATION]) == 6
    assert {card.affiliation for card in ALL_CARDS if card.kind == FATE} == {NEUTRAL}
    assert not any("mission" in card.traits for card in ALL_CARDS if card.kind in (UNIT, OBJECTIVE))


@rule("lcg.card.affiliation_symbol")
def test_a_neutral_card_is_of_no_affiliation() -> None:
    t = table(light=side(hand=[PURGE]), dark=side(units=["Espo Trooper", "Darth Vader", "Nightsister"]), active="light")
    assert (POOL["espo_trooper"].affiliation, POOL["darth_vader"].affiliation) == (NEUTRAL, SITH)
    t.light.choose("play Purge")
    t.light.can_choose("target Darth Vader", "target Nightsister")


# ---------------------------------------------------------------- tokens


def numbers_on(t: Table, card: str) -> dict[str, int]:
    """The numbers that the light player sees on a unit of theirs."""
    things = t.light.view.region("units", t.light.seat).things
    found = next(thing for thing in things if thing.name.en == card)
    return {number.icon: number.value for number in found.numbers}


@rule("lcg.component.tokens")
def test_focus_damage_and_shields_are_the_only_tokens() -> None:
    bare = numbers_on(table(light=side(units=["Redemption"])), "Redemption")
    tokens = {"focus": {"Redemption": 1}, "damage": {"Redemption": 2}, "shields": {"Redemption": 3}}
    full = numbers_on(table(light=side(units=["Redemption"], **tokens)), "Redemption")
    assert {icon: value for icon, value in full.items() if bare.get(icon) != value} == {
        "focustok": 1,
        "hit": 2,
        "shield": 3,
    }


@rule("lcg.component.tokens_unlimited")
def test_tokens_never_run_out() -> None:
    t = table(light=side(units=["X-Wing"], focus={"X-Wing": 99}), dark=side(hand=[DARK_STUN]))
    t.dark.choose("play Dark Stun")
    assert t.focus("X-Wing") == 101


@rule("lcg.token.to_pool")
def test_a_token_that_was_used_is_nowhere() -> None:
    t = table(light=side(units=["Redemption"], shields={"Redemption": 1}), dark=side(hand=[DARK_BARRAGE]))
    t.dark.choose("play Dark Barrage", "target Redemption")
    t.light.choose("shield Redemption")
    assert (t.damage("Redemption"), sum(t.state.shields), sum(t.state.damage)) == (2, 0, 2)
