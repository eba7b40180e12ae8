"""Activating characters and supports; what ready and exhausted mean."""

from __future__ import annotations

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.model.abilities import Action
from tests.destiny.table import Seat, Side, card, rule, table

FOES = Side(team=["Hired Gun"])
ACTION_WORDS = ("Akcja:", "Potężna akcja:")


def lies_sideways(player: Seat, region: str, name: str) -> bool:
    """Whether a card in play is shown as exhausted."""
    things = player.view.region(region, player.seat).things
    found = next(thing for thing in things if thing.name.en == name and thing.kind != "die")
    return "exhausted" in [mark.key for mark in found.marks]


# ---------------------------------------------------------------- rolling dice


@rule("destiny.activate.exhaust_and_roll")
def test_an_activated_character_is_exhausted_and_all_its_dice_are_rolled() -> None:
    t = table(Side(team=["Kylo Ren*2"]), FOES)
    t.you.choose("activate Kylo Ren")
    t.roll("1MD", "-")
    assert t.you.is_exhausted("Kylo Ren")
    assert t.you.pool == ["Kylo Ren:1MD", "Kylo Ren:-"]


@rule("destiny.activate.pool_dice_untouched")
def test_dice_that_are_in_the_pool_already_keep_their_side() -> None:
    t = table(Side(team=["Kylo Ren*2"], pool=["Kylo Ren:1Sh"]), FOES)
    t.you.choose("activate Kylo Ren")
    t.roll("1MD")
    assert t.you.pool == ["Kylo Ren:1Sh", "Kylo Ren:1MD"]
    t.they.choose("pass")


@rule("destiny.activate.character_rolls_upgrades", "destiny.activate.all_dice_mandatory")
def test_a_character_rolls_its_dice_and_those_of_its_upgrades_without_a_choice() -> None:
    t = table(Side(team=["Kylo Ren*2"], upgrades={"Kylo Ren": ["Force Choke"]}), FOES)
    t.you.choose("activate Kylo Ren")
    t.roll("1MD", "-", "2Dr")
    assert t.you.pool == ["Kylo Ren:1MD", "Kylo Ren:-", "Force Choke:2Dr"]
    t.they.choose("pass")


@rule("destiny.activate.character_rolls_upgrades")
def test_upgrades_of_another_character_are_not_rolled() -> None:
    t = table(Side(team=["Kylo Ren", "Bala-Tik"], upgrades={"Bala-Tik": ["Comlink"]}), FOES)
    t.you.choose("activate Kylo Ren")
    t.roll("1MD")
    assert t.you.pool == ["Kylo Ren:1MD"]


@rule("destiny.activate.support_rolls_own", "destiny.ready.exhaust_to_activate")
def test_an_activated_support_is_exhausted_and_rolls_its_own_die_only() -> None:
    t = table(Side(team=["Kylo Ren*2"], supports=["Outpost", "Speeder Bike Scout"]), FOES)
    t.you.choose("activate Outpost")
    t.roll("2Dr")
    assert t.you.pool == ["Outpost:2Dr"]
    assert (t.you.is_exhausted("Outpost"), t.you.is_exhausted("Kylo Ren")) == (True, False)


@rule("destiny.activate.support_without_die")
def test_a_support_without_a_die_cannot_be_activated() -> None:
    t = table(Side(supports=["Underworld Connections"]), FOES)
    assert t.you.why_not("activate Underworld Connections").rule == "destiny.activate.support_without_die"


@rule("destiny.activate.must_be_ready")
def test_exhausted_cards_cannot_be_activated() -> None:
    t = table(Side(team=["Kylo Ren"], supports=["Outpost"], exhausted=["Kylo Ren", "Outpost"]), FOES)
    t.you.can_choose("claim", "pass")
    assert t.you.why_not("activate Kylo Ren").rule == "destiny.activate.must_be_ready"
    assert t.you.why_not("activate Outpost").rule == "destiny.activate.must_be_ready"


# ---------------------------------------------------------------- ready and exhausted


@rule("destiny.exhausted.sideways")
def test_an_exhausted_card_is_shown_sideways() -> None:
    t = table(Side(team=["Kylo Ren"]), FOES)
    assert not lies_sideways(t.you, "team", "Kylo Ren")
    t.you.choose("activate Kylo Ren")
    t.roll("-")
    assert lies_sideways(t.you, "team", "Kylo Ren")
    assert lies_sideways(t.you, "team", "Kylo Ren") == t.you.is_exhausted("Kylo Ren")


@rule("destiny.ready.upright")
@card("destiny", "AW-111")
def test_a_card_that_is_readied_stands_upright_again() -> None:
    t = table(Side(supports=["Outpost"], hand=["Strategic Planning"], exhausted=["Outpost"]), FOES)
    assert lies_sideways(t.you, "supports", "Outpost")
    t.you.choose("play Strategic Planning", "choose 1")
    assert not lies_sideways(t.you, "supports", "Outpost")
    t.they.choose("pass")
    t.you.choose("activate Outpost")


@rule("destiny.ready.can_be_exhausted", "destiny.ready.cannot_ready_again", "destiny.exhausted.cannot_exhaust_again")
@card("destiny", "AW-111")
def test_only_ready_cards_can_be_exhausted_and_only_exhausted_ones_readied() -> None:
    side = Side(
        supports=["Outpost", "Speeder Bike Scout", "Black Market"],
        hand=["Strategic Planning", "Strategic Planning"],
        exhausted=["Outpost"],
    )
    t = table(side, FOES)
    t.you.choose("play Strategic Planning", "choose 2")
    t.you.can_choose("exhaust Speeder Bike Scout", "exhaust Black Market")
    t.you.choose("exhaust Black Market")
    t.they.choose("pass")
    t.you.choose("play Strategic Planning", "choose 1")
    t.you.can_choose("ready Outpost", "ready Black Market")


@rule("destiny.ready.cannot_ready_again")
@card("destiny", "AW-019")
def test_a_ready_character_is_not_readied() -> None:
    t = table(
        Side(team=["Bala-Tik", "Kylo Ren"], pool=["Kylo Ren:1MD"], exhausted=["Kylo Ren"]),
        Side(team=["Hired Gun", "Rebel Trooper"], damage={"Hired Gun": 8}),
    )
    t.you.choose("resolve Kylo Ren:1MD", "hit Hired Gun")
    assert t.they.team == ["Rebel Trooper"]
    t.they.choose("pass")


@rule("destiny.ready.upgrades_exhausted_by_effects_only")
@card("destiny", "AW-164")
def test_an_upgrade_is_never_activated_but_its_own_action_can_exhaust_it() -> None:
    t = table(Side(team=["Kylo Ren"], upgrades={"Kylo Ren": ["Hunker Down", "Comlink"]}), FOES)
    t.you.can_choose("activate Kylo Ren", "use Hunker Down", "claim", "pass")
    t.you.choose("use Hunker Down")
    assert t.you.is_exhausted("Hunker Down")
    assert not t.you.is_exhausted("Kylo Ren")


@rule("destiny.ready.upgrades_exhausted_by_effects_only")
def test_activating_a_character_does_not_exhaust_its_upgrades() -> None:
    t = table(Side(team=["Kylo Ren"], upgrades={"Kylo Ren": ["Hunker Down"]}), FOES)
    t.you.choose("activate Kylo Ren")
    t.roll("-")
    assert not t.you.is_exhausted("Hunker Down")


@rule("destiny.exhausted.cannot_exhaust_again")
@card("destiny", "AW-101")
def test_an_action_that_exhausts_its_card_needs_it_ready() -> None:
    t = table(Side(supports=["Underworld Connections"], exhausted=["Underworld Connections"]), FOES)
    assert t.you.why_not("use Underworld Connections").rule == "destiny.exhausted.cannot_exhaust_again"


# ---------------------------------------------------------------- card actions


@rule("destiny.cardaction.follow_instructions")
@card("destiny", "AW-101")
def test_using_a_cards_action_is_the_action_of_the_turn() -> None:
    t = table(Side(supports=["Underworld Connections"]), FOES)
    t.you.choose("use Underworld Connections")
    assert (t.you.resources, t.you.is_exhausted("Underworld Connections")) == (3, True)
    t.they.can_choose("activate Hired Gun", "claim", "pass")


@rule("destiny.cardaction.bold_word")
def test_characters_upgrades_and_supports_can_have_actions() -> None:
    t = table(
        Side(
            team=["Nightsister", "Kylo Ren"],
            upgrades={"Kylo Ren": ["Hunker Down"]},
            supports=["Underworld Connections"],
        ),
        FOES,
    )
    uses = [wish for wish in t.offered() if wish.startswith("use")]
    assert uses == ["use Nightsister", "use Underworld Connections", "use Hunker Down"]


@rule("destiny.cardaction.bold_word")
def test_every_card_whose_text_says_action_can_be_used_and_no_other() -> None:
    for facts in GAME.cards():
        named = facts.text.pl.startswith(ACTION_WORDS) or any(f" {word}" in facts.text.pl for word in ACTION_WORDS)
        assert named == any(isinstance(ability, Action) for ability in POOL[facts.key].abilities), facts.key
