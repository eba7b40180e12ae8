"""The errata of the compendium: cards work as corrected, not as printed."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.destiny.table import Side, Table, card, rule, table


@rule("destiny.errata.thermal_detonator")
@card("destiny", "AW-067")
def test_thermal_detonator_is_discarded_after_its_special() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Thermal Detonator"]}, pool=["Thermal Detonator:Sp"]),
        Side(team=["Leia Organa", "Admiral Ackbar"]),
    )
    t.you.choose("resolve Thermal Detonator:Sp")
    assert (t.they.damage("Leia Organa"), t.they.damage("Admiral Ackbar"), t.you.damage("Jango Fett")) == (3, 3, 0)
    assert (t.you.upgrades("Jango Fett"), t.you.discard, t.you.pool) == ([], ["Thermal Detonator"], [])


def jump(holder: str = "they") -> Table:
    """A position in which your only wish is to leave: the others have still much to do."""
    return table(
        Side(team=["AW-046"], hand=["Hyperspace Jump"], resources=3, field="Imperial Armory"),
        Side(team=["Jango Fett", "Tusken Raider"], pool=["Tusken Raider:1RD"]),
        holder=holder,
        field_of="they",
    )


@rule("destiny.errata.hyperspace_jump.ends_action_phase")
@card("destiny", "AW-129")
def test_hyperspace_jump_ends_the_action_phase_at_once() -> None:
    t = jump()
    t.you.choose("play Hyperspace Jump", "no")
    assert (t.they.pool, t.you.resources, t.they.resources) == ([], 2, 4)
    assert (t.round, t.they.hand) == (3, ["Survival Gear", "Survival Gear"])
    t.they.choose("activate Jango Fett")


@rule("destiny.errata.hyperspace_jump.ends_action_phase")
def test_the_queue_is_emptied_but_an_additional_action_is_lost_in_hyperspace() -> None:
    t = table(Side(team=["AW-046"], supports=["Infamous"], hand=["Hyperspace Jump"], resources=3))
    t.you.choose("play Hyperspace Jump", "yes", "no")
    t.you.choose("yes")
    assert (t.you.shields("Han Solo"), t.round) == (1, 3)


FALCON = Side(
    team=["AW-046"], supports=["AW-049"], pool=["AW-049:Sp", "AW-046:2RD"], hand=["Hyperspace Jump"], resources=1
)


@rule("destiny.errata.hyperspace_jump.ends_action_phase")
@card("destiny", "AW-049", "AW-129")
def test_no_further_die_is_resolved_after_a_jump_in_the_millennium_falcon() -> None:
    them = Side(team=["Count Dooku"], shields={"Count Dooku": 3})
    hunt = replace(FALCON, upgrades={"AW-046": ["On The Hunt"]}, pool=["AW-049:Sp", "On The Hunt:Sp"])
    t = table(hunt, them)
    t.you.choose("resolve Millennium Falcon:Sp", "no")
    assert (t.round, t.they.shields("Count Dooku")) == (3, 3)


@rule("destiny.errata.hyperspace_jump.ends_action_phase")
@card("destiny", "AW-049", "AW-129")
def test_a_jump_ends_the_card_that_resolves_any_number_of_dice() -> None:
    t = table(replace(FALCON, hand=["Hyperspace Jump", "All In"]), Side(team=["Count Dooku"]))
    t.you.choose("play All In", "resolve Millennium Falcon:Sp", "no")
    assert (t.round, t.they.damage("Count Dooku")) == (3, 0)


@rule("destiny.errata.hyperspace_jump.switch_battlefield")
@card("destiny", "AW-129")
@pytest.mark.parametrize(
    ("answer", "used", "aside"), [("yes", "Imperial Armory", "Echo Base"), ("no", "Echo Base", "Imperial Armory")]
)
def test_whoever_jumps_may_exchange_the_battlefield(answer: str, used: str, aside: str) -> None:
    t = jump()
    t.you.choose("play Hyperspace Jump")
    t.you.can_choose("yes", "no")
    t.you.choose(answer)
    assert t.field == used
    assert [name for name in (*t.you.aside, *t.they.aside) if name != "Hyperspace Jump"] == [aside]


@rule("destiny.errata.hyperspace_jump.set_aside")
@card("destiny", "AW-129")
def test_hyperspace_jump_is_set_aside_not_discarded() -> None:
    t = jump()
    t.you.choose("play Hyperspace Jump", "no")
    assert "Hyperspace Jump" in t.you.aside
    assert t.you.discard == []


@rule("destiny.errata.hyperspace_jump.no_reuse_by_falcon")
def test_the_falcon_cannot_play_a_hyperspace_jump_again() -> None:
    t = table(
        Side(team=["AW-046"], supports=["AW-049"], pool=["AW-049:Sp"], aside=["Hyperspace Jump"], hand=["Dodge"]),
        Side(),
    )
    t.you.choose("resolve Millennium Falcon:Sp")
    assert (t.you.aside, t.you.hand, t.you.pool) == (["Hyperspace Jump", "Echo Base"], ["Dodge"], [])
    t.they.choose("pass")
    assert t.round == 2


@rule("destiny.errata.hyperspace_jump.no_reuse_by_falcon", "destiny.errata.hyperspace_jump.set_aside")
@card("destiny", "AW-049")
def test_a_discarded_hyperspace_jump_can_be_played_by_the_falcon_once() -> None:
    t = table(Side(team=["AW-046"], supports=["AW-049"], pool=["AW-049:Sp"], discard=["Hyperspace Jump"]))
    t.you.choose("resolve Millennium Falcon:Sp", "no")
    assert ("Hyperspace Jump" in t.you.aside, t.you.discard, t.you.resources, t.round) == (True, [], 4, 3)


def temple() -> Table:
    return table(
        Side(field="Jedi Temple"),
        Side(hand=["Deflect", "Dodge", "Block", "Lightsaber"]),
        holder="you",
    )


@rule("destiny.errata.jedi_temple")
@card("destiny", "AW-170")
def test_jedi_temple_shows_a_hand_and_discards_at_most_two_events_of_it() -> None:
    t = temple()
    assert t.you.sees("hand", of=t.they) == ["?", "?", "?", "?"]
    t.you.choose("claim", "yes")
    assert sorted(t.you.sees("hand", of=t.they)) == ["Block", "Deflect", "Dodge", "Lightsaber"]
    t.you.can_choose("discard Deflect", "discard Dodge", "discard Block", "done")
    t.you.choose("discard Dodge")
    t.you.can_choose("discard Deflect", "discard Block", "done")
    t.you.choose("discard Block")
    assert (t.they.hand, t.they.discard) == (["Deflect", "Lightsaber"], ["Dodge", "Block"])
    t.they.choose("pass")


@rule("destiny.errata.jedi_temple")
@card("destiny", "AW-170")
@pytest.mark.parametrize(("wishes", "left"), [([], 4), (["discard Deflect"], 3)], ids=["none", "one"])
def test_at_jedi_temple_fewer_events_may_be_discarded(wishes: list[str], left: int) -> None:
    t = temple()
    t.you.choose("claim", "yes", *wishes, "done")
    assert len(t.they.hand) == left
    assert len(t.they.discard) == 4 - left
