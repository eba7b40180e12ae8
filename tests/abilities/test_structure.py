"""Words that join others, carried out."""

from __future__ import annotations

from dejarik.abilities.structure import All, Choose, EachFoe, FoeChooses, If, May, Pay, Then
from dejarik.kernel.agenda import apply
from tests.abilities.duel_words import OPPONENT, Deal, DiscardThis, Draw, FoeLoses, Gain, Heal, Healthy, Spend
from tests.abilities.table import Side, begun, offered

POOR = Side(energy=0)


def test_all_are_done_even_if_one_can_do_nothing() -> None:
    s = begun(All(Gain(1), Draw(), Heal(2)), Side(energy=0, health=4), POOR)
    assert (s.energy[0], s.health[0]) == (1, 5)


def test_then_waits_for_the_first_part_to_be_done_in_full() -> None:
    in_full = begun(Then(Heal(2), Gain(3)), Side(energy=0, health=3), POOR)
    in_part = begun(Then(Heal(2), Gain(3)), Side(energy=0, health=4), POOR)
    assert (in_full.health[0], in_full.energy[0]) == (5, 3)
    assert (in_part.health[0], in_part.energy[0]) == (5, 0)


def test_then_waits_even_for_what_an_interrupt_may_prevent() -> None:
    hit = begun(Then(Deal(2), Gain(3)), POOR, Side(units=("Guard",)))
    missed = begun(Then(Deal(1), Gain(3)), POOR, Side(units=("Guard",)))
    replaced = begun(Then(Deal(2), Gain(3)), POOR, Side(units=("Decoy",)))
    assert [s.energy[0] for s in (hit, missed, replaced)] == [3, 0, 0]
    after_a_gain = begun(Then(All(Gain(1), Deal(2)), Gain(3)), POOR, Side(units=("Decoy",)))
    assert after_a_gain.energy[0] == 1


def test_a_price_is_paid_in_full_or_not_at_all() -> None:
    paid = begun(Pay(Spend(1), DiscardThis(), Heal(2)), Side(units=("Alarm",), health=1), POOR)
    not_paid = begun(Pay(Spend(1), DiscardThis(), Heal(2)), Side(hand=("Alarm",), health=1), POOR)
    assert (paid.energy[0], paid.health[0]) == (1, 3)
    assert (not_paid.energy[0], not_paid.health[0]) == (2, 1)


def test_what_depends_on_an_unpaid_price_is_not_done() -> None:
    s = begun(Then(Pay(Spend(9), Heal(1)), Gain(5)), Side(energy=0, health=1), POOR)
    assert (s.energy[0], s.health[0]) == (0, 1)


def test_may_is_asked_and_may_be_declined() -> None:
    s = begun(Then(May(Heal(1)), Gain(3)), Side(energy=0, health=4), POOR)
    assert offered(s) == (0, "may", ["yes", "no"])
    other = s.copy()
    apply(s, ("yes",))
    apply(other, ("no",))
    assert (s.health[0], s.energy[0]) == (5, 3)
    assert (other.health[0], other.energy[0]) == (4, 0)


def test_nobody_is_asked_whether_they_want_what_is_impossible() -> None:
    s = begun(May(Heal(1)), POOR, POOR)
    assert s.decision is None


def test_one_of_several_is_chosen_even_if_it_does_nothing() -> None:
    s = begun(Choose(Gain(1), Heal(1)), POOR, POOR)
    assert offered(s) == (0, "choose", ["choose 1", "choose 2"])
    apply(s, ("choose", 2))
    assert (s.health[0], s.energy[0]) == (5, 0)


def test_two_different_ones_are_done_in_the_order_chosen() -> None:
    s = begun(Choose(Gain(1), Spend(1), Gain(4), number=2), POOR, POOR)
    other = s.copy()
    apply(s, ("choose", 2))
    assert s.decision is not None
    assert s.decision.options == [("choose", 1), ("choose", 3)]
    apply(s, ("choose", 3))
    apply(other, ("choose", 3))
    apply(other, ("choose", 2))
    assert (s.energy[0], other.energy[0]) == (4, 3), "there was nothing to spend yet"


def test_an_opponent_chooses_what_happens_to_them() -> None:
    s = begun(FoeChooses(OPPONENT, FoeLoses(1), Deal(1)), POOR, Side(energy=1))
    assert offered(s)[:2] == (1, "foe_choose")
    other = s.copy()
    apply(s, ("choose", 1))
    apply(other, ("choose", 2))
    assert (s.energy[1], s.health[1]) == (0, 5)
    assert (other.energy[1], other.health[1]) == (1, 4)


def test_a_condition_is_looked_at_when_its_turn_comes() -> None:
    s = begun(All(Heal(1), If(Healthy(), Gain(2))), Side(energy=0, health=4), POOR)
    assert s.energy[0] == 2
    s = begun(Then(If(Healthy(), Gain(2)), Gain(5)), Side(energy=0, health=3), POOR)
    assert s.energy[0] == 0


def test_the_opponent_meant_is_named_once_for_the_whole_ability() -> None:
    s = begun(All(FoeLoses(1), Deal(2)), Side(), Side(), Side())
    assert offered(s) == (0, "opponent", ["opponent 2", "opponent 3"])
    apply(s, ("opponent", 2))
    assert (s.energy, s.health) == ([2, 2, 1], [5, 5, 3])


def test_each_opponent_needs_no_name() -> None:
    s = begun(EachFoe(All(FoeLoses(1), Deal(2))), Side(), Side(), Side())
    assert s.decision is None
    assert (s.energy, s.health) == ([2, 1, 1], [5, 3, 3])
    assert not s.frames
