"""What the gray cards of Spirit of Rebellion do."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

# ---------------------------------------------------------------- Interrogation Droid


def _interrogated(*hand: str, rolled: str = "1Dc") -> Table:
    """You have activated the droid, and the only card of a hand was seen."""
    t = table(Side(supports=["Interrogation Droid"]), Side(hand=hand))
    t.you.choose("activate Interrogation Droid")
    t.roll(rolled)
    return t


@card("destiny", "SoR-017")
def test_interrogation_droid_gives_up_its_die_for_the_event_it_saw() -> None:
    t = _interrogated("Dodge")
    assert t.you.sees("hand", of=t.they) == ["Dodge"]
    t.you.can_choose("yes", "no")
    t.you.choose("yes")
    assert (t.they.hand, t.they.discard, t.you.pool) == ([], ["Dodge"], [])


@card("destiny", "SoR-017")
def test_the_event_may_stay_in_hand() -> None:
    t = _interrogated("Dodge")
    t.you.choose("no")
    assert (t.they.hand, t.you.pool) == (["Dodge"], ["Interrogation Droid:1Dc"])


@card("destiny", "SoR-017")
def test_what_is_no_event_is_safe_from_the_droid_and_nobody_else_can_tell() -> None:
    t = _interrogated("Lightsaber")
    assert t.you.sees("hand", of=t.they) == ["Lightsaber"]
    t.you.can_choose("no")
    t.you.choose("no")
    assert (t.they.hand, t.you.pool) == (["Lightsaber"], ["Interrogation Droid:1Dc"])


@card("destiny", "SoR-017")
def test_only_one_card_is_seen_and_only_that_one_may_be_discarded() -> None:
    t = _interrogated("Dodge", "Block", "Aim")
    seen = [name for name in t.you.sees("hand", of=t.they) if name != "?"]
    t.you.choose("yes")
    assert len(seen) == 1
    assert t.they.discard == seen


@card("destiny", "SoR-017")
def test_an_empty_hand_has_nothing_for_the_droid() -> None:
    t = _interrogated()
    t.they.choose("pass")
    assert t.you.pool == ["Interrogation Droid:1Dc"]


# ---------------------------------------------------------------- R2-D2


@card("destiny", "SoR-042")
def test_r2_d2_resolves_a_die_for_one_more() -> None:
    t = table(
        Side(team=["Rey", "Bala-Tik"], supports=["SoR-042"], pool=["SoR-042:Sp", "Rey:1MD", "Bala-Tik:+2RD"]),
        Side(team=["Kylo Ren"]),
    )
    t.you.choose("resolve R2-D2:Sp", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.you.pool) == (2, ["Bala-Tik:+2RD"])


# ---------------------------------------------------------------- Vibroknife


def _knife(*pool: str, in_hand: bool = False) -> Table:
    worn = {} if in_hand else {"Jabba the Hutt": ["Vibroknife"]}
    team = ["Jabba the Hutt", "Nightsister", "Tusken Raider"]
    return table(
        Side(team=team, upgrades=worn, pool=pool, hand=["Vibroknife"] if in_hand else []),
        Side(team=["Kylo Ren"], shields={"Kylo Ren": 3}),
    )


@card("destiny", "SoR-057")
def test_melee_damage_of_all_your_dice_passes_shields_while_the_vibroknife_is_in_your_pool() -> None:
    t = _knife("Vibroknife:-", "Tusken Raider:1MD")
    t.you.choose("resolve Tusken Raider:1MD", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.they.shields("Kylo Ren")) == (1, 3)


@card("destiny", "SoR-057")
def test_the_vibroknife_itself_passes_shields() -> None:
    t = _knife("Vibroknife:1MD")
    t.you.choose("resolve Vibroknife:1MD", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.they.shields("Kylo Ren")) == (1, 3)


@card("destiny", "SoR-057")
def test_the_vibroknife_passes_shields_as_a_modifier_too() -> None:
    t = _knife("Tusken Raider:1MD", "Vibroknife:+2MD")
    t.you.choose("resolve Tusken Raider:1MD", "modify Vibroknife:+2MD", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.they.shields("Kylo Ren")) == (3, 3)


@card("destiny", "SoR-057")
def test_shields_block_ranged_damage_whatever_the_vibroknife_shows() -> None:
    t = _knife("Vibroknife:1R", "Nightsister:2RD")
    t.you.choose("resolve Nightsister:2RD", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.they.shields("Kylo Ren")) == (0, 1)


@card("destiny", "SoR-057")
def test_shields_block_while_the_die_of_the_vibroknife_lies_on_its_card() -> None:
    t = _knife("Tusken Raider:1MD")
    t.you.choose("resolve Tusken Raider:1MD", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.they.shields("Kylo Ren")) == (0, 2)


@card("destiny", "SoR-057")
def test_an_opponents_vibroknife_does_not_help_you() -> None:
    t = table(
        Side(team=["Tusken Raider"], pool=["Tusken Raider:1MD"]),
        Side(
            team=["Kylo Ren"],
            upgrades={"Kylo Ren": ["Vibroknife"]},
            pool=["Vibroknife:-"],
            shields={"Kylo Ren": 1},
        ),
    )
    t.you.choose("resolve Tusken Raider:1MD", "hit Kylo Ren")
    assert (t.they.damage("Kylo Ren"), t.they.shields("Kylo Ren")) == (0, 0)


@card("destiny", "SoR-057")
def test_the_vibroknife_has_ambush() -> None:
    t = _knife(in_hand=True)
    t.you.choose("play Vibroknife Jabba the Hutt")
    t.you.choose("activate Jabba the Hutt")
    t.roll("-", "1MD")
    assert t.you.pool == ["Jabba the Hutt:-", "Vibroknife:1MD"]


# ---------------------------------------------------------------- Doubt and Confidence


def _doubted(rolled: str, resources: int = 2) -> Table:
    t = table(
        Side(hand=["Doubt"]),
        Side(team=["Kylo Ren", "Nightsister"], pool=["Kylo Ren:1Sh", "Nightsister:2RD"], resources=resources),
    )
    t.you.choose("play Doubt")
    t.you.can_choose("reroll Kylo Ren:1Sh", "reroll Nightsister:2RD")
    t.you.choose("reroll Kylo Ren:1Sh")
    t.roll(rolled)
    t.they.can_choose("choose 1", "choose 2")
    return t


@card("destiny", "SoR-080")
def test_doubt_lets_an_opponent_resolve_what_was_rerolled() -> None:
    t = _doubted("1MD")
    t.they.choose("choose 1", "hit Nightsister")
    assert (t.you.damage("Nightsister") + t.they.damage("Nightsister"), t.they.pool) == (1, ["Nightsister:2RD"])


@card("destiny", "SoR-080")
def test_doubt_lets_an_opponent_remove_what_was_rerolled() -> None:
    t = _doubted("1MD")
    t.they.choose("choose 2")
    assert (t.they.pool, t.you.damage("Nightsister")) == (["Nightsister:2RD"], 0)
    assert "Player 2 removes 1 melee (Kylo Ren)." in t.you.reads()


@card("destiny", "SoR-080")
@pytest.mark.parametrize(("rolled", "resources"), [("-", 2), ("2MD1", 0)])
def test_a_die_that_cannot_be_resolved_stays_if_that_is_chosen(rolled: str, resources: int) -> None:
    t = _doubted(rolled, resources)
    t.they.choose("choose 1")
    assert t.they.pool == [f"Kylo Ren:{rolled}", "Nightsister:2RD"]


@card("destiny", "SoR-109")
def test_confidence_makes_an_opponent_resolve_a_die() -> None:
    t = table(
        Side(hand=["Confidence"]),
        Side(team=["Kylo Ren", "Nightsister"], pool=["Kylo Ren:1R", "Nightsister:2RD"]),
    )
    t.you.choose("play Confidence")
    t.you.can_choose("die Kylo Ren:1R", "die Nightsister:2RD")
    t.you.choose("die Kylo Ren:1R")
    assert (t.they.resources, t.you.resources, t.they.pool) == (3, 2, ["Nightsister:2RD"])


@card("destiny", "SoR-109")
def test_whose_die_it_is_says_who_is_hit() -> None:
    t = table(Side(hand=["Confidence"]), Side(team=["Kylo Ren"], pool=["Kylo Ren:1MD"]))
    t.you.choose("play Confidence")
    t.they.can_choose("hit Nightsister", "hit Kylo Ren")
    t.they.choose("hit Kylo Ren")
    assert t.they.damage("Kylo Ren") == 1


@card("destiny", "SoR-109")
@pytest.mark.parametrize("shown", ["-", "2MD1"])
def test_confidence_cannot_force_what_is_not_possible(shown: str) -> None:
    t = table(Side(hand=["Confidence"]), Side(team=["Kylo Ren"], pool=[f"Kylo Ren:{shown}"], resources=0))
    t.you.choose("play Confidence")
    assert t.they.pool == [f"Kylo Ren:{shown}"]


# ---------------------------------------------------------------- Evade, New Orders, Swiftness, Resolve


@card("destiny", "SoR-136")
def test_evade_removes_any_die_showing_ranged_damage() -> None:
    t = table(
        Side(hand=["Evade"], pool=["Nightsister:1RD"], resources=1),
        Side(team=["Leia Organa*2", "Rey"], pool=["Leia Organa:2RD1", "Leia Organa:-", "Rey:1MD"]),
    )
    t.you.choose("play Evade")
    t.you.can_choose("remove Nightsister:1RD", "remove Leia Organa:2RD1")
    t.you.choose("remove Leia Organa:2RD1")
    assert (t.they.pool, t.you.resources) == (["Leia Organa:-", "Rey:1MD"], 0)


@card("destiny", "SoR-137")
def test_new_orders_bring_another_battlefield_and_its_claim_ability() -> None:
    t = table(Side(hand=["New Orders"], field="Moisture Farm"), Side(field="Echo Base"), holder="they")
    t.you.choose("play New Orders")
    assert (t.field, t.you.resources) == ("Moisture Farm", 1)
    assert t.they.controls_field, "who controls it does not change"
    t.they.choose("claim", "no")


@card("destiny", "SoR-137")
def test_of_several_unused_battlefields_one_is_chosen() -> None:
    t = table(
        Side(hand=["New Orders"], field="Moisture Farm"),
        Side(field="Echo Base"),
        Side(field="Outer Rim Outpost"),
        holder="they",
    )
    t.you.choose("play New Orders")
    t.you.can_choose("battlefield Moisture Farm", "battlefield Outer Rim Outpost")
    t.you.choose("battlefield Outer Rim Outpost")
    assert (t.field, t.you.resources, t.you.hand) == ("Outer Rim Outpost", 1, ["Survival Gear"])


def _swift(*hand: str) -> Table:
    t = table(Side(hand=["Swiftness", *hand], resources=9))
    t.you.choose("play Swiftness")
    return t


@card("destiny", "SoR-139")
def test_the_next_card_after_swiftness_has_ambush() -> None:
    t = _swift("Take Cover", "Take Cover", "Take Cover")
    t.you.choose("play Take Cover", "shield Nightsister")
    t.you.choose("play Take Cover", "shield Nightsister")
    t.they.choose("pass")
    assert t.you.hand == ["Take Cover"], "only one card is hurried"


@card("destiny", "SoR-139")
def test_swiftness_waits_through_other_actions_of_the_turn() -> None:
    t = _swift("Take Cover")
    t.you.choose("activate Nightsister")
    t.roll("-")
    t.they.choose("pass")
    t.you.choose("play Take Cover", "shield Nightsister")
    t.they.choose("pass")
    assert t.you.hand == [], "in the next turn it was over"


@card("destiny", "SoR-139")
@rule("destiny.keyword.no_second_copy")
def test_a_second_swiftness_gives_no_second_ambush() -> None:
    t = _swift("Swiftness", "Take Cover", "Take Cover")
    t.you.choose("play Swiftness")
    t.you.choose("play Take Cover", "shield Nightsister")
    t.you.choose("play Take Cover", "shield Nightsister")
    t.they.choose("pass")


@card("destiny", "SoR-140")
def test_resolve_turns_cards_into_rerolls_without_end() -> None:
    t = table(
        Side(supports=["Resolve"], hand=["Dodge", "Block"]),
        Side(team=["Kylo Ren"], pool=["Kylo Ren:1MD"]),
    )
    t.you.choose("use Resolve", "discard Dodge")
    t.roll("-")
    assert (t.they.pool, t.you.discard) == (["Kylo Ren:-"], ["Dodge"])
    t.they.choose("pass")
    t.you.choose("use Resolve")
    t.roll("1Sh")
    assert (t.they.pool, t.you.hand) == (["Kylo Ren:1Sh"], [])
    assert not t.you.is_exhausted("Resolve")


@card("destiny", "SoR-140")
def test_resolve_needs_a_card_to_discard() -> None:
    t = table(Side(supports=["Resolve"]), Side(team=["Kylo Ren"], pool=["Kylo Ren:1MD"]))
    t.you.choose("use Resolve")
    assert t.they.pool == ["Kylo Ren:1MD"]
