"""What abilities are: five types, when they can be used, and what is optional about them."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import ALL_CARDS, POOL
from dejarik.games.destiny.model.abilities import Action, After, Before, Claim, Replaces, Special, Triggered
from dejarik.games.destiny.model.keywords import GivesGuardian
from dejarik.games.destiny.model.state import FIELD
from dejarik.games.destiny.vocabulary.lasting import (
    DeckPermission,
    FitsAnySymbol,
    HandValue,
    SplitsShields,
    WelcomesWeapons,
)
from tests.destiny.table import Side, rule, table


@rule("destiny.ability.definition")
def test_a_card_without_rules_text_has_no_ability() -> None:
    assert POOL["AW-047"].abilities == ()
    assert len(POOL["AW-019"].abilities) == 1


@rule("destiny.ability.five_types")
def test_there_are_actions_claims_ongoing_specials_and_triggered_abilities() -> None:
    kinds = (Action, Claim, Special, Triggered)
    types = {key: POOL[key].abilities[0] for key in ("AW-101", "AW-166", "AW-078", "AW-011", "AW-019")}
    assert isinstance(types["AW-101"], Action)
    assert isinstance(types["AW-166"], Claim)
    assert isinstance(types["AW-078"], GivesGuardian)
    assert not isinstance(types["AW-078"], kinds)
    assert isinstance(types["AW-011"], Special)
    assert isinstance(types["AW-019"], Triggered)


@rule("destiny.ability.keywords_are_shorthand")
def test_the_one_word_guardian_stands_for_the_whole_ability() -> None:
    t = table(Side(team=["Rebel Trooper"]), Side(pool=["Nightsister:2RD"]))
    t.you.choose("activate Rebel Trooper", "remove Nightsister:2RD")
    assert t.you.damage("Rebel Trooper") == 2
    assert t.they.pool == []


@rule("destiny.ability.several_on_one_card")
def test_both_abilities_of_hunker_down_work_on_their_own() -> None:
    t = table(
        Side(team=["AW-046"], upgrades={"AW-046": ["Hunker Down"]}),
        Side(team=["Darth Vader"], pool=["Darth Vader:2MD"]),
    )
    t.you.choose("use Hunker Down")
    assert t.you.shields("Han Solo") == 1
    assert t.you.upgrades("Han Solo") == ["Hunker Down"]
    t.they.choose("resolve Darth Vader:2MD", "hit Han Solo")
    assert t.you.damage("Han Solo") == 1
    assert t.you.discard == ["Hunker Down"]


@rule("destiny.example.finn_two_abilities")
def test_finn_has_one_ability_in_play_and_one_for_building_the_deck() -> None:
    in_play, building = POOL["AW-045"].abilities
    assert isinstance(in_play, WelcomesWeapons)
    assert isinstance(building, DeckPermission)
    t = table(Side(team=["Finn"], hand=["Kylo Ren's Lightsaber"], resources=3))
    t.you.choose("play Kylo Ren's Lightsaber Finn")
    assert t.you.upgrades("Finn") == ["Kylo Ren's Lightsaber"]


@rule("destiny.ability.usable_while_in_play")
def test_an_ability_is_usable_while_its_card_is_in_play() -> None:
    t = table(
        Side(hand=["Underworld Connections"], resources=2),
        Side(supports=["AT-ST"], pool=["AT-ST:Sp"]),
    )
    t.you.cannot_choose("use Underworld Connections")
    t.you.choose("play Underworld Connections")
    t.they.choose("pass")
    t.you.choose("use Underworld Connections")
    assert t.you.resources == 1
    t.they.choose("resolve AT-ST:Sp", "discard Underworld Connections")
    assert t.you.discard == ["Underworld Connections"]
    t.you.cannot_choose("use Underworld Connections")


@rule("destiny.ability.event_on_play")
def test_an_event_does_what_it_says_when_it_is_played() -> None:
    t = table(Side(team=["AW-046"], hand=["Take Cover"]))
    t.you.choose("play Take Cover", "shield Han Solo")
    assert t.you.shields("Han Solo") == 1
    assert t.you.discard == ["Take Cover"]
    t.they.choose("pass")


@rule("destiny.ability.resolve_as_much_as_possible")
def test_as_much_is_done_as_the_situation_allows() -> None:
    t = table(
        Side(team=["Padme Amidala"], pool=["Padme Amidala:1R"], hand=["Negotiate"]), Side(pool=["Nightsister:1R"])
    )
    t.you.choose("play Negotiate")
    assert t.you.pool == []
    assert t.they.pool == []


@rule("destiny.ability.may_is_optional")
@pytest.mark.parametrize(("answer", "exhausted"), [("yes", False), ("no", True)])
def test_may_leaves_the_choice_to_the_player(answer: str, exhausted: bool) -> None:
    t = table(
        Side(team=["Bala-Tik", "Nightsister"], exhausted=["Bala-Tik"], pool=["Nightsister:1RD"]),
        Side(team=["Rebel Trooper", "Leia Organa"], damage={"Rebel Trooper": 6}),
    )
    t.you.choose("resolve Nightsister:1RD", "hit Rebel Trooper")
    t.you.can_choose("yes", "no")
    t.you.choose(answer)
    assert t.you.is_exhausted("Bala-Tik") is exhausted


@rule("destiny.ability.may_is_optional")
def test_without_may_nobody_is_asked() -> None:
    t = table(Side(team=["AW-035"], deck=["Block", "Dodge"]))
    t.you.choose("activate Luke Skywalker")
    t.roll("-")
    assert t.you.hand == ["Block"]
    t.they.choose("pass")


@rule("destiny.ability.special_mandatory")
def test_a_special_ability_is_carried_out_whole() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Infantry Grenades"]}, pool=["Infantry Grenades:Sp"]),
        Side(team=["Leia Organa"]),
    )
    t.you.choose("resolve Infantry Grenades:Sp")
    assert t.they.damage("Leia Organa") == 2
    assert t.you.discard == ["Infantry Grenades"]
    t.they.choose("pass")


# ---------------------------------------------------------------- actions and claims


@rule("destiny.action_ability.marked_by_word")
def test_supports_upgrades_and_characters_can_have_actions() -> None:
    t = table(
        Side(
            team=["Leia Organa", "Rey"],
            upgrades={"Rey": ["Immobilize"]},
            supports=["Underworld Connections"],
            pool=["Leia Organa:-", "Immobilize:1R"],
        )
    )
    offered = [wish for wish in t.offered() if wish.startswith("use ")]
    assert sorted(offered) == ["use Immobilize", "use Leia Organa", "use Underworld Connections"]
    with_action = [card for card in ALL_CARDS if any(isinstance(ability, Action) for ability in card.abilities)]
    for card in with_action:
        assert any("ction: " in ability.text_on(card.kind).en for ability in card.abilities)


@rule("destiny.action_ability.uses_the_turn_action", "destiny.example.underworld_connections")
def test_using_an_action_takes_the_turn() -> None:
    t = table(Side(supports=["Underworld Connections"], resources=0))
    t.you.choose("use Underworld Connections")
    assert t.you.resources == 1
    assert t.you.is_exhausted("Underworld Connections")
    t.they.choose("pass")
    t.you.cannot_choose("use Underworld Connections")


@rule("destiny.claim_ability.marked_by_word")
def test_without_claiming_nobody_uses_the_battlefield() -> None:
    t = table(Side(team=["AW-046"]), Side(field="Echo Base"))
    assert not any(wish.startswith("use") for wish in t.offered())
    t.you.choose("pass")
    t.they.choose("pass")
    assert t.round == 3
    assert t.you.shields("Han Solo") == 0


@rule("destiny.claim_ability.optional")
def test_a_claim_ability_can_be_declined() -> None:
    t = table(they=Side(field="Separatist Base"))
    t.you.choose("claim", "no")
    assert t.you.controls_field
    assert (t.you.damage("Nightsister"), t.they.damage("Nightsister")) == (0, 0)
    t.they.cannot_choose("claim")


@rule(
    "destiny.claim_ability.by_claiming_player", "destiny.term.owner.may_lose_control", "destiny.term.owner.definition"
)
def test_whoever_claims_uses_the_ability_of_a_battlefield_brought_by_another() -> None:
    t = table(Side(team=["AW-046"]), Side(field="Echo Base"), holder="they")
    t.you.choose("claim", "yes", "shield Han Solo")
    assert t.you.shields("Han Solo") == 1
    assert t.you.controls_field
    assert t.state.deal.owner[t.state.zones[FIELD][0]] == 1


# ---------------------------------------------------------------- ongoing


@rule("destiny.ongoing.definition")
def test_an_ongoing_ability_holds_by_itself_and_ends_with_its_card() -> None:
    t = table(
        Side(team=["Captain Phasma", "First Order Stormtrooper"], damage={"Captain Phasma": 10}),
        Side(pool=["Nightsister:1RD", "Nightsister:2RD"], team=["Nightsister", "Nightsister"]),
        turn_of="they",
    )
    t.they.choose("pass")
    t.you.choose("activate First Order Stormtrooper")
    t.you.can_choose("remove Nightsister:1RD", "remove Nightsister:2RD", "decline")
    t.you.choose("decline")
    t.roll("-")


@rule("destiny.ongoing.definition")
def test_an_ongoing_ability_is_gone_when_its_card_is() -> None:
    t = table(
        Side(team=["Captain Phasma", "First Order Stormtrooper"], damage={"Captain Phasma": 10}),
        Side(pool=["Nightsister:1RD", "Nightsister:2RD"], team=["Nightsister", "Nightsister"]),
        turn_of="they",
    )
    t.they.choose("resolve Nightsister:1RD", "hit Captain Phasma", "done")
    assert t.you.team == ["First Order Stormtrooper"]
    t.you.choose("activate First Order Stormtrooper")
    t.roll("-")
    assert t.they.pool == ["Nightsister:2RD"]


@rule("destiny.example.personal_escort")
def test_the_personal_escort_makes_a_guardian() -> None:
    t = table(
        Side(team=["General Veers"], upgrades={"General Veers": ["Personal Escort"]}),
        Side(team=["Rey"], pool=["Rey:1MD"]),
    )
    t.you.choose("activate General Veers", "remove Rey:1MD")
    assert t.you.damage("General Veers") == 1
    t.roll("-")


# ---------------------------------------------------------------- abilities of dice


@rule("destiny.integral.works_without_card", "destiny.example.diplomatic_immunity_through_poe")
def test_the_shields_of_diplomatic_immunity_are_split_without_the_card_in_play() -> None:
    t = table(
        Side(team=["Poe Dameron", "Padme Amidala"], pool=["Poe Dameron:Sp"], hand=["Diplomatic Immunity"], resources=0)
    )
    t.you.choose("resolve Poe Dameron:Sp")
    t.you.choose("side Diplomatic Immunity 4Sh")
    t.you.choose("assign Poe Dameron", "assign Poe Dameron", "assign Padme Amidala", "assign Padme Amidala")
    assert (t.you.shields("Poe Dameron"), t.you.shields("Padme Amidala")) == (2, 2)
    assert t.you.discard == ["Diplomatic Immunity"]


@rule("destiny.integral.wording", "destiny.integral.list")
def test_only_diplomatic_immunity_launch_bay_and_lure_of_power_have_abilities_of_their_dice() -> None:
    integral = [card.name.en for card in ALL_CARDS if any(_is_of_die(ability) for ability in card.abilities)]
    assert sorted(integral) == ["Diplomatic Immunity", "Launch Bay", "Lure of Power"]
    for name in integral:
        [ability] = next(card for card in ALL_CARDS if card.name.en == name).abilities
        words = ability.text_on(0).en.lower()
        assert not any(word in words for word in ("before", "after", "while"))


def _is_of_die(ability: object) -> bool:
    return isinstance(ability, FitsAnySymbol | HandValue | SplitsShields)


@rule("destiny.integral.launch_bay_x")
def test_a_launch_bay_out_of_play_counts_the_hand_after_the_discard() -> None:
    t = table(
        Side(
            team=["Poe Dameron"],
            pool=["Poe Dameron:Sp"],
            hand=["Launch Bay", "Block", "Dodge", "Aim"],
            resources=0,
        ),
        Side(team=["Darth Vader"]),
    )
    t.you.choose("resolve Poe Dameron:Sp", "discard Launch Bay", "side Launch Bay XRD", "hit Darth Vader")
    assert t.they.damage("Darth Vader") == 3


@rule("destiny.term.x_variable")
@pytest.mark.parametrize(("hand", "damage"), [(("Block", "Dodge", "Aim", "All In"), 4), ((), 0)])
def test_x_is_what_the_card_says(hand: tuple[str, ...], damage: int) -> None:
    t = table(
        Side(supports=["Launch Bay"], pool=["Launch Bay:XRD"], hand=hand),
        Side(team=["Darth Vader", "Nightsister"]),
    )
    t.you.choose("resolve Launch Bay:XRD")
    if damage:
        t.you.choose("hit Darth Vader")
    assert t.they.damage("Darth Vader") == damage
    assert t.you.pool == []


# ---------------------------------------------------------------- specials


@rule("destiny.special.resolves_card_text", "destiny.term.unblockable.shields_stay")
def test_a_special_side_does_what_its_card_says() -> None:
    t = table(
        Side(team=["AW-035"], upgrades={"AW-035": ["Lightsaber"]}, pool=["Lightsaber:Sp"]),
        Side(team=["Darth Vader"], shields={"Darth Vader": 3}),
    )
    t.you.choose("resolve Lightsaber:Sp", "hit Darth Vader")
    assert (t.they.damage("Darth Vader"), t.they.shields("Darth Vader")) == (2, 3)


@rule("destiny.special.not_from_other_card", "destiny.term.choose_target.definition")
def test_a_special_side_uses_only_the_ability_of_its_own_card() -> None:
    t = table(
        Side(team=["Kylo Ren"], upgrades={"Kylo Ren": ["Flame Thrower"]}, pool=["Kylo Ren:Sp"]),
        Side(team=["Leia Organa", "Rey"], hand=["Dodge"]),
    )
    t.you.choose("resolve Kylo Ren:Sp")
    t.you.can_choose("choose_character Leia Organa", "choose_character Rey")
    t.you.choose("choose_character Rey")
    assert (t.they.damage("Rey"), t.they.damage("Leia Organa")) == (2, 0)


@rule("destiny.triggered.two_kinds")
def test_triggered_abilities_are_before_or_after() -> None:
    [dooku] = POOL["AW-009"].abilities
    [jango] = POOL["AW-021"].abilities
    assert isinstance(dooku, Before)
    assert isinstance(jango, After)
    lead = {Before: "Before ", After: "After ", Replaces: "If "}
    for each in ALL_CARDS:
        for ability in each.abilities:
            if isinstance(ability, Triggered):
                assert ability.text_on(each.kind).en.startswith(lead[type(ability)]), each.key


@rule("destiny.triggered.condition_and_effect")
def test_without_its_condition_a_triggered_ability_is_not_offered() -> None:
    t = table(
        Side(team=["Bala-Tik", "Nightsister"], exhausted=["Bala-Tik"], pool=["Nightsister:1RD"]),
        Side(team=["Rebel Trooper"], damage={"Rebel Trooper": 5}),
    )
    t.you.choose("resolve Nightsister:1RD", "hit Rebel Trooper")
    assert t.they.damage("Rebel Trooper") == 6
    t.they.choose("pass")
