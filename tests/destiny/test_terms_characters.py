"""Terms about characters: damage taken and moved, unblockable damage, healing, targets and options."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table


@rule("destiny.term.unblockable.cannot_be_blocked")
def test_unblockable_damage_passes_shields() -> None:
    t = table(
        Side(team=["Rey"], upgrades={"Rey": ["IQA-11 Blaster Rifle"]}, pool=["IQA-11 Blaster Rifle:Sp"]),
        Side(team=["AW-035"], shields={"AW-035": 1}),
    )
    t.you.choose("resolve IQA-11 Blaster Rifle:Sp", "hit Luke Skywalker")
    assert (t.they.damage("Luke Skywalker"), t.they.shields("Luke Skywalker")) == (2, 1)


def vader_hits_han(shields: int) -> Table:
    """Han, hunkered down, is dealt 2 melee damage."""
    t = table(
        Side(team=["Darth Vader"], pool=["Darth Vader:2MD"]),
        Side(team=["AW-046"], shields={"AW-046": shields}, upgrades={"AW-046": ["Hunker Down"]}),
    )
    t.you.choose("resolve Darth Vader:2MD", "hit Han Solo")
    return t


@rule("destiny.term.take_damage.definition")
def test_damage_is_taken_when_a_token_is_put_on_the_character() -> None:
    t = vader_hits_han(1)
    assert (t.they.damage("Han Solo"), t.they.shields("Han Solo")) == (1, 0)
    assert t.they.upgrades("Han Solo") == []


@rule("destiny.term.take_damage.all_blocked", "destiny.example.hunker_down_two_shields")
@pytest.mark.parametrize(("shields", "left"), [(2, 0), (3, 1)])
def test_damage_that_is_all_blocked_was_not_taken(shields: int, left: int) -> None:
    t = vader_hits_han(shields)
    assert (t.they.damage("Han Solo"), t.they.shields("Han Solo")) == (0, left)
    assert t.they.upgrades("Han Solo") == ["Hunker Down"]


@rule("destiny.term.take_damage.still_dealt")
def test_damage_as_a_price_is_paid_though_shields_block_it() -> None:
    t = table(Side(team=["Kylo Ren"], shields={"Kylo Ren": 1}, hand=["Enrage"], resources=0))
    t.you.choose("play Enrage")
    assert (t.you.damage("Kylo Ren"), t.you.shields("Kylo Ren")) == (0, 0)
    assert t.you.resources == 1


# ---------------------------------------------------------------- moving


def muscle(**they: object) -> Table:
    """A support moves a damage token to somebody."""
    t = table(
        Side(team=["Jango Fett"], supports=["Backup Muscle"], damage={"Backup Muscle": 3}),
        Side(**they),  # type: ignore[arg-type]
    )
    t.you.choose("use Backup Muscle")
    return t


@rule("destiny.term.move.damage_ignores_shields")
def test_moved_damage_ignores_shields() -> None:
    t = muscle(team=["AW-046"], shields={"AW-046": 2})
    t.you.choose("to Han Solo")
    assert (t.they.damage("Han Solo"), t.they.shields("Han Solo")) == (1, 2)
    assert t.you.damage("Backup Muscle") == 2


@rule("destiny.term.move.damage_not_taken")
def test_moved_damage_is_neither_dealt_nor_taken() -> None:
    t = muscle(team=["Count Dooku"], hand=["Block"])
    t.you.choose("to Count Dooku")
    assert t.they.damage("Count Dooku") == 1
    assert t.they.hand == ["Block"]
    t.they.choose("pass")


@rule("destiny.term.move.damage_not_taken")
@card("destiny", "AW-164")
def test_hunker_down_stays_when_damage_is_moved_to_its_character() -> None:
    t = muscle(team=["AW-046"], upgrades={"AW-046": ["Hunker Down"]})
    t.you.choose("to Han Solo")
    assert (t.they.damage("Han Solo"), t.they.upgrades("Han Solo")) == (1, ["Hunker Down"])


@rule("destiny.term.move.damage_not_taken")
def test_moved_damage_defeats() -> None:
    t = muscle(team=["AW-046"], damage={"AW-046": 9})
    t.you.choose("to Han Solo")
    assert t.winners == (0,)


@rule("destiny.term.move.not_to_same_place")
def test_damage_is_not_moved_to_where_it_is() -> None:
    t = table(Side(team=["AW-046", "Padme Amidala", "Finn"], damage={"AW-046": 1}, hand=["Draw Attention"]))
    t.you.choose("play Draw Attention", "from Han Solo")
    t.you.can_choose("to Padme Amidala 1", "to Finn 1")


@rule("destiny.defeat.overkill_allowed")
def test_damage_beyond_the_health_of_a_character_is_moved_to_it_and_lost() -> None:
    side = Side(
        team=["Hired Gun", "Padme Amidala"], damage={"Hired Gun": 5, "Padme Amidala": 9}, hand=["Draw Attention"]
    )
    t = table(side)
    t.you.choose("play Draw Attention", "from Hired Gun", "to Padme Amidala 2")
    assert (t.you.team, t.you.damage("Hired Gun")) == (["Hired Gun"], 3)


@rule("destiny.term.move.no_legal_place")
def test_without_another_place_nothing_moves() -> None:
    t = table(Side(team=["AW-046"], damage={"AW-046": 2}, hand=["Draw Attention"]))
    t.you.choose("play Draw Attention")
    assert t.you.damage("Han Solo") == 2
    assert t.you.discard == ["Draw Attention"]
    t.they.choose("pass")


@rule("destiny.term.move.upgrade_die")
def test_the_die_of_a_moved_upgrade_goes_onto_its_card() -> None:
    t = table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"]),
        Side(team=["Rey", "Padawan"], damage={"Rey": 9}, upgrades={"Rey": ["Lightsaber"]}, pool=["Lightsaber:3MD1"]),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Rey", "yes")
    assert (t.you.pool, t.they.pool) == ([], [])
    t.they.choose("pass")
    t.you.choose("activate General Grievous")
    t.roll("-", "1Sh")


@rule("destiny.term.move.ignores_play_restriction")
def test_an_upgrade_is_moved_whatever_its_play_restriction_says() -> None:
    t = table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"]),
        Side(team=["Kylo Ren", "Padawan"], damage={"Kylo Ren": 10}, upgrades={"Kylo Ren": ["Kylo Ren's Lightsaber"]}),
    )
    t.you.choose("resolve General Grievous:2MD", "hit Kylo Ren", "yes")
    assert t.you.upgrades("General Grievous") == ["Kylo Ren's Lightsaber"]


# ---------------------------------------------------------------- healing


@rule("destiny.term.heal.definition", "destiny.term.heal.as_much_as_possible", "destiny.term.heal.nothing_removed")
@pytest.mark.parametrize(("before", "after"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_healing_removes_damage_as_far_as_there_is_any(before: int, after: int) -> None:
    t = table(Side(team=["AW-046"], damage={"AW-046": before}, hand=["Field Medic"], resources=1))
    t.you.choose("play Field Medic")
    t.you.can_choose("heal Han Solo", "heal Nightsister")
    told = len(t.you.reads())
    t.you.choose("heal Han Solo")
    assert t.you.damage("Han Solo") == after
    healed = any("heal" in line for line in t.you.reads()[told:])
    assert healed is (before > 0)


# ---------------------------------------------------------------- targets and options


@rule("destiny.term.choose_target.must_fit")
def test_what_is_chosen_must_fit() -> None:
    t = table(
        Side(
            team=["General Veers"],
            aside=["Captain Phasma", "First Order Stormtrooper", "Veteran Stormtrooper", "Nightsister"],
            hand=["Endless Ranks"],
            resources=5,
        )
    )
    t.you.choose("play Endless Ranks")
    t.you.can_choose("bring_back First Order Stormtrooper", "bring_back Veteran Stormtrooper")


@rule("destiny.term.choose_target.no_illegal")
def test_the_defeated_are_no_targets() -> None:
    t = table(
        Side(team=["Darth Vader"], pool=["Darth Vader:2MD"]),
        Side(team=["Admiral Ackbar"], aside=["Leia Organa"]),
    )
    t.you.choose("resolve Darth Vader:2MD")
    t.you.can_choose("hit Admiral Ackbar", "hit Darth Vader")


@rule("destiny.term.choose_target.none_available")
def test_without_a_target_the_card_does_nothing() -> None:
    t = table(Side(team=["General Veers"], hand=["Endless Ranks"], resources=5))
    t.you.choose("play Endless Ranks")
    assert t.you.resources == 0
    assert t.you.discard == ["Endless Ranks"]
    assert t.you.team == ["General Veers"]
    t.they.choose("pass")


@rule("destiny.term.choose_option.any", "destiny.term.choose_option.opponent_chooses")
def test_an_option_that_changes_nothing_may_be_chosen() -> None:
    t = table(
        Side(team=["Kylo Ren"], hand=["Abandon All Hope"]),
        Side(hand=["Block", "Dodge", "Aim", "All In"], resources=0),
    )
    t.you.choose("play Abandon All Hope")
    t.they.can_choose("choose 1", "choose 2")
    t.they.choose("choose 1")
    assert len(t.they.hand) == 4
    assert t.they.resources == 0


@rule("destiny.term.choose_option.any")
def test_a_player_may_choose_an_option_of_their_own_that_does_nothing() -> None:
    t = table(Side(team=["Leia Organa"], hand=["Strategic Planning"], resources=1))
    t.you.choose("play Strategic Planning")
    t.you.can_choose("choose 1", "choose 2")
    t.you.choose("choose 2")
    assert t.you.discard == ["Strategic Planning"]
    t.they.choose("pass")


@rule("destiny.term.choose_option.as_much_as_possible")
def test_the_chosen_option_is_carried_out_as_far_as_possible() -> None:
    t = table(
        Side(team=["AW-046"], hand=["Let The Wookiee Win"], resources=1),
        Side(pool=["Nightsister:1RD"], exhausted=["Nightsister"]),
    )
    t.you.choose("play Let The Wookiee Win")
    t.they.choose("choose 2")
    assert t.they.pool == []
    assert t.they.damage("Nightsister") == 0
