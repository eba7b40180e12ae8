"""Windows in play: who has the opportunity, what comes first, what answers what."""

from __future__ import annotations

import json

import pytest

from dejarik.abilities.windows import HAPPENING, INTERRUPTS, cancel, open_actions
from dejarik.kernel.agenda import apply
from tests.abilities.duel_state import TURN, DuelState
from tests.abilities.table import Side, Table, lay_out, table

# ---------------------------------------------------------------- action windows


def test_a_window_closes_when_all_pass_in_a_row() -> None:
    t = table(Side(), Side(hand=("Blaster",)))
    t.you.can_choose("strike 2", "pass")
    t.you.choose("pass")
    t.they.can_choose("play Blaster", "pass")
    t.they.choose("pass")
    assert t.state.active == 1
    assert t.asked == (1, "action")


def test_whoever_acts_gives_all_others_another_opportunity() -> None:
    t = table(Side(energy=0), Side(hand=("Blaster", "Deflect"), energy=2))
    t.you.choose("pass")
    t.they.choose("play Blaster")
    t.pass_until(0, "action")
    assert t.state.health == [3, 5]
    t.you.choose("pass")
    assert t.asked == (1, "action"), "the pass before the shot counts no more"
    assert t.state.active == 0
    t.they.choose("pass")
    assert t.state.active == 1


def test_an_action_may_be_repeated() -> None:
    t = table(Side(hand=("Barrage",), energy=2), Side(energy=0))
    t.you.choose("play Barrage")
    t.pass_until(0, "action")
    t.you.choose("play Barrage")
    assert t.state.health == [5, 3]


def test_opportunities_go_round_beginning_with_the_player_given() -> None:
    s = lay_out(*[Side(hand=("Revenge",))] * 3)
    open_actions(s, TURN, 1)
    open_actions(s, TURN, 2)
    t = Table(s)
    asked = []
    while t.match.decision is not None:
        asked.append(t.asked[0])
        t.match.play("pass")
    assert asked == [2, 0, 1, 1, 2, 0]


def test_a_player_who_is_out_has_no_opportunity_and_holds_nothing_up() -> None:
    t = table(Side(hand=("Revenge",)), Side(hand=("Blaster",), health=1), Side(hand=("Blaster",)))
    t.you.choose("strike 2")
    asked = []
    while t.state.active == 0:
        asked.append(t.asked)
        t.match.play("pass")
    assert t.state.health == [5, 0, 5]
    assert asked == [
        *((seat, "interrupt") for seat in (0, 1, 2)),
        *((seat, "reaction") for seat in (0, 2)),
        *((seat, "action") for seat in (2, 0)),
    ]
    assert t.state.active == 2


# ---------------------------------------------------------------- forced abilities


def test_a_forced_ability_is_not_asked_about() -> None:
    t = table(Side(hand=("Blaster",)), Side(units=("Guard",), energy=0))
    t.you.choose("play Blaster")
    assert t.state.health == [5, 4]


def test_the_active_player_orders_forced_abilities_whosever_they_are() -> None:
    t = table(Side(), Side(units=("Guard", "Alarm"), energy=0))
    t.you.choose("strike 2")
    assert t.asked == (0, "forced")
    t.you.can_choose("use Guard", "use Alarm")
    t.you.choose("use Alarm")
    assert t.state.health == [5, 5]
    assert t.state.energy == [2, 2], "one from the alarm, one from the turn that has begun"


def test_where_the_rules_say_so_all_order_their_own() -> None:
    t = table(Side(units=("Witness", "Witness")), Side(units=("Witness", "Thorns")), own_order=True)
    t.you.choose("strike 2")
    assert t.asked == (0, "forced")
    t.you.can_choose("use Witness", "use Witness")
    t.you.choose("use Witness")
    assert t.asked == (1, "forced")
    t.they.can_choose("use Witness", "use Thorns")


def test_forced_abilities_come_before_optional_ones() -> None:
    t = table(Side(hand=("Blaster",)), Side(hand=("Deflect",), units=("Alarm",), energy=0))
    t.you.choose("play Blaster")
    assert t.asked == (1, "interrupt")
    assert t.state.energy[1] == 1, "the alarm has paid for the deflection"
    t.they.choose("play Deflect")
    assert t.state.health == [5, 5]


def test_nothing_is_forced_on_a_player_who_is_out() -> None:
    t = table(Side(energy=0), Side(units=("Witness",), energy=0, health=1), Side(units=("Witness",), energy=0))
    t.you.choose("strike 2")
    assert t.state.energy == [0, 0, 2], "one from the witness, one from the turn that has begun"


# ---------------------------------------------------------------- before and after


def test_interrupts_come_before_and_reactions_after() -> None:
    t = table(Side(energy=0), Side(hand=("Revenge",), units=("Nurse",), energy=1))
    t.you.choose("strike 2")
    assert (t.asked, t.state.health[1]) == ((1, "interrupt"), 5)
    t.they.can_choose("pass")
    t.they.choose("pass")
    assert (t.asked, t.state.health[1]) == ((1, "reaction"), 4)
    t.they.can_choose("play Revenge", "use Nurse", "pass")


def test_opportunities_to_respond_alternate_from_the_active_player_until_all_pass() -> None:
    t = table(Side(hand=("Counter",), energy=1), Side(hand=("Revenge",), units=("Nurse",), energy=2))
    t.you.choose("strike 2")
    assert t.asked == (0, "interrupt")
    t.you.choose("pass")
    assert t.asked == (1, "interrupt")
    t.they.choose("pass")
    assert t.asked == (0, "reaction")
    t.you.choose("pass")
    t.they.choose("use Nurse")
    assert t.asked == (0, "reaction"), "after a response the others may respond again"
    t.you.choose("pass")
    assert t.asked == (1, "reaction")
    t.they.choose("pass")
    assert t.asked[1] == "action"


def test_an_ability_is_used_once_for_each_event() -> None:
    t = table(Side(hand=("Blaster",), energy=1), Side(units=("Medic", "Nurse"), energy=5, health=3))
    t.you.choose("strike 2")
    t.pass_until(1, "reaction")
    t.they.choose("use Medic")
    t.pass_until(1, "reaction")
    t.they.can_choose("use Nurse", "pass")
    t.pass_until(0, "action")
    assert t.state.health[1] == 3
    t.you.choose("play Blaster")
    t.they.can_choose("use Medic", "use Nurse", "pass")


def test_a_card_that_stays_in_hand_is_used_once_for_each_event_too() -> None:
    t = table(Side(hand=("Barrage",), energy=2), Side(hand=("Memento",), energy=1))
    t.you.choose("strike 2")
    t.pass_until(1, "reaction")
    t.they.choose("play Memento")
    t.pass_until(1, "reaction", depth=2)
    t.they.can_choose("pass")
    t.pass_until(0, "action")
    assert t.state.energy == [2, 2]
    t.you.choose("play Barrage")
    t.pass_until(1, "reaction", depth=3)
    t.they.can_choose("play Memento", "pass")


def test_reactions_begin_with_the_active_player_whoever_interrupted_last() -> None:
    t = table(Side(hand=("Brace", "Deflect"), energy=2), Side(hand=("Blaster", "Counter"), energy=2))
    t.you.choose("pass")
    t.they.choose("play Blaster")
    t.pass_until(0, "interrupt", depth=3)
    t.you.choose("play Brace")
    t.pass_until(1, "interrupt", depth=3)
    while t.state.health[0] == 5:
        t.match.play("pass")
    assert (t.state.health[0], t.asked) == (4, (0, "reaction"))


def test_an_ability_whose_price_cannot_be_paid_is_not_offered() -> None:
    t = table(Side(), Side(units=("Medic",), energy=0))
    t.you.choose("strike 2")
    assert t.state.health[1] == 4
    assert t.asked == (1, "action"), "nobody was asked to react, and nobody could act any more"


# ---------------------------------------------------------------- canceling, changing, replacing


def test_a_canceled_event_has_no_reactions() -> None:
    t = table(Side(), Side(hand=("Deflect", "Revenge"), units=("Thorns",), energy=2))
    t.you.choose("strike 2")
    t.they.choose("play Deflect")
    t.pass_until(1, "reaction")
    t.they.can_choose("pass")  # a reaction to the card; the damage has none
    t.pass_until(1, "action")
    assert t.state.health == [5, 5]
    assert t.state.energy[1] == 1, "what was paid stays paid"


def test_an_interrupt_may_change_what_happens() -> None:
    t = table(Side(hand=("Blaster",)), Side(units=("Guard", "Nurse"), energy=0))
    t.you.choose("play Blaster")
    assert t.state.health == [5, 4]
    assert t.asked == (1, "reaction")


def test_nothing_reacts_to_what_came_to_nothing() -> None:
    t = table(Side(), Side(units=("Guard", "Thorns", "Nurse"), energy=0, health=4))
    t.you.choose("strike 2")
    assert t.state.health == [5, 4]
    assert t.asked == (1, "action")
    assert t.they.reads() == ["Player 2 uses Guard.", "Player 2 takes 0 damage."]


def test_a_replacement_comes_ahead_of_everything() -> None:
    t = table(Side(hand=("Blaster",)), Side(hand=("Deflect",), units=("Decoy", "Alarm", "Thorns")))
    t.you.choose("play Blaster")
    assert t.asked == (1, "interrupt"), "the card itself may be interrupted"
    t.they.choose("pass")
    t.they.choose("pass")  # reactions to the play
    assert t.they.sees("discard") == ["Blaster", "Decoy"]
    assert (t.state.health, t.state.energy) == ([5, 5], [1, 2]), "no alarm, no thorns, no deflection"


def test_an_optional_replacement_may_be_declined() -> None:
    t = table(Side(), Side(units=("Mirror",), energy=0))
    t.you.choose("strike 2")
    assert t.asked == (1, "instead")
    t.they.choose("pass")
    assert t.state.health == [5, 4]


def test_two_replacements_do_not_replace_each_other_forever() -> None:
    t = table(Side(units=("Mirror",)), Side(units=("Mirror",), energy=0))
    t.you.choose("strike 2")
    t.they.choose("use Mirror")
    assert t.asked == (0, "instead")
    t.you.choose("use Mirror")
    assert t.state.health == [5, 4]


def test_only_interrupts_cancel() -> None:
    t = table(Side(), Side())
    with pytest.raises(AssertionError, match="only an interrupt"):
        cancel(t.state)


# ---------------------------------------------------------------- nesting


def nested() -> Table:
    """A blaster, countered; the counter, countered; all of them open."""
    t = table(Side(hand=("Blaster", "Counter", "Blaster"), energy=3), Side(hand=("Counter", "Deflect"), energy=3))
    t.you.choose("play Blaster", "pass")
    t.they.choose("play Counter")
    return t


def test_the_newest_event_is_over_before_the_older_goes_on() -> None:
    t = nested()
    assert [window.stage for window in t.state.windows[1:]] == [INTERRUPTS, INTERRUPTS]
    t.you.choose("play Counter")
    t.pass_until(0, "interrupt", depth=2)
    assert [window.stage for window in t.state.windows[1:]] == [INTERRUPTS], "the first counter is canceled"
    assert t.asked == (0, "interrupt"), "the blaster can be interrupted again"


def test_a_canceled_cancel_cancels_nothing() -> None:
    t = nested()
    t.you.choose("play Counter")
    t.pass_until(1, "action")
    assert t.state.health == [5, 3]


def test_a_cancel_that_is_let_through_cancels() -> None:
    t = nested()
    t.pass_until(1, "action")
    assert t.state.health == [5, 5]
    assert t.you.sees("discard") == ["Blaster", "Counter"]


def test_a_game_goes_on_from_the_middle_of_nested_windows() -> None:
    t = nested()
    saved = json.dumps(t.state.snapshot())
    loaded, copied = DuelState.restore(json.loads(saved)), t.state.copy()
    assert [window.stage for window in loaded.windows].count(INTERRUPTS) == 2
    moves = []
    while t.state.health[1] == 5 and t.asked[1] != "action":
        moves.append(t.match.options[0])
        t.match.play(t.match.options[0])
    assert len(moves) > 3
    for s in (loaded, copied):
        for option in moves:
            apply(s, option)
        assert s == t.state
        assert s.digest() == t.state.digest()


def test_events_inside_events_may_end_the_game() -> None:
    t = table(Side(units=("Thorns",), health=3), Side(units=("Thorns",), health=2))
    t.you.choose("strike 2")
    assert t.winners == (0,)
    assert t.state.health == [2, 0]
    assert [window.stage for window in t.state.windows].count(HAPPENING) == 1


# ---------------------------------------------------------------- who is asked


def test_who_publicly_can_do_nothing_is_not_asked() -> None:
    t = table(Side(), Side(hand=("Deflect",), energy=0))
    t.you.choose("strike 2")
    assert t.state.health == [5, 4]


def test_a_game_may_ask_even_those() -> None:
    t = table(Side(), Side(energy=0), asks_all=True)
    t.you.choose("strike 2")
    asked = []
    while t.asked[1] != "action":
        asked.append(t.asked)
        assert t.match.options == [("pass",)]
        t.match.play("pass")
    assert asked == [(seat, kind) for kind in ("instead", "interrupt", "reaction") for seat in (0, 1)]
