"""Names of effects, and what snapshots say of abilities under way."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dejarik.abilities.structure import All, Choose, Pay, Then
from dejarik.abilities.words import name_effects, rule_effect
from dejarik.kernel.agenda import apply
from tests.abilities.duel_state import DuelState
from tests.abilities.duel_words import Deal, Gain, Heal, Spend
from tests.abilities.table import Side, begun, table


def named(data: Any) -> set[str]:
    """Every name in a snapshot."""
    if isinstance(data, dict):
        return {data["named"]} if "named" in data else set().union(*map(named, data.values()), set())
    return set().union(*map(named, data), set()) if isinstance(data, list) else set()


def test_effects_are_named_by_their_place() -> None:
    effect = Then(Pay(Spend(1), Heal(1)), Choose(Gain(1), Gain(2)))
    name_effects(effect, "names:card/0")
    assert effect.id == "names:card/0"
    assert effect.first.id == "names:card/0/first"
    assert effect.first.prices[0].id == "names:card/0/first/prices0"  # type: ignore[attr-defined]
    assert effect.second.effects[1].id == "names:card/0/second/effects1"  # type: ignore[attr-defined]


def test_an_effect_used_twice_is_refused() -> None:
    shared = Gain(1)
    with pytest.raises(TypeError, match="used a second time as names:twice/effects1"):
        name_effects(All(shared, shared), "names:twice")


def test_two_effects_of_one_place_are_refused() -> None:
    rule_effect("names", "one", Gain(1))
    with pytest.raises(TypeError, match="two things are called names:one"):
        rule_effect("names", "one", Gain(2))


def test_a_snapshot_names_effects_by_place() -> None:
    t = table(Side(hand=("Blaster",)), Side(), Side())
    t.you.choose("play Blaster")
    assert t.asked == (0, "opponent")
    assert named(t.state.snapshot()) == {"duel:blaster/0"}


def test_what_has_no_name_cannot_be_saved() -> None:
    s = begun(Gain(1), Side(), Side())
    s.agenda.append((apply, (Deal(1),)))
    with pytest.raises(TypeError, match="has no name"):
        s.snapshot()


def test_a_choice_of_several_is_saved_half_way() -> None:
    s = begun(Choose(Gain(1), Gain(2), Gain(3), number=2), Side(energy=0), Side())
    apply(s, ("choose", 3))
    loaded = DuelState.restore(json.loads(json.dumps(s.snapshot())))
    assert loaded == s
    assert loaded.frames[0].chosen == [3]
    apply(loaded, ("choose", 1))
    assert loaded.energy[0] == 4
    assert s.energy[0] == 0
