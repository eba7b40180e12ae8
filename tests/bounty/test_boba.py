"""Boba Fett's space for one face-down event, and what others may know of it."""

from __future__ import annotations

from random import Random

from dejarik.games.bounty.game import GAME
from tests.bounty.reference import EVENTS
from tests.bounty.table import Hunter, Table, table
from tests.scenario import BACK, card, rule


@card("bounty", "boba_fett")
@rule("bounty.boba.event_slot")
def test_the_space_holds_one_event_and_others_see_only_that_it_is_taken() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Ambush"], slot="Sandstorm"))
    t.you.can_choose("draw", "sale", "job", "mission", "end")
    assert t.you.why_not("store Ambush") == ("bounty.boba.event_slot", ())
    assert t.you.sees("slot", of=t.you) == ["Sandstorm"]
    assert t.they.sees("slot", of=t.you) == [BACK]
    assert t.spectators.sees("slot", of=t.you) == [BACK]


@rule("bounty.boba.storing")
def test_storing_between_actions_is_free_and_no_action() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Ambush", "Vibroblade"]))
    t.you.choose("job", "store Ambush")
    assert (t.you.hand, t.you.slot, t.you.credits, t.actions) == (["Vibroblade"], ["Ambush"], 200, 1)
    t.you.can_choose("draw", "sale", "mission", "equip Vibroblade", "end")


@rule("bounty.boba.storing", "bounty.equip.before_and_after")
def test_storing_is_possible_before_the_first_action_and_after_the_second() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Ambush"]))
    t.you.can_choose("draw", "sale", "job", "mission", "store Ambush", "end")
    t.you.choose("job", "mission", "attempt Jawa Bargain", "pass")
    t.you.can_choose("store Ambush", "end")


@rule("bounty.boba.storing")
def test_only_events_are_stored() -> None:
    t = table(you=Hunter("Boba Fett", credits=200, hand=["Vibroblade"]))
    t.you.can_choose("draw", "sale", "job", "mission", "equip Vibroblade", "end")


@rule("bounty.boba.free_event", "bounty.boba.note_at_mission")
def test_the_stored_event_is_played_for_nothing() -> None:
    t = table(you=Hunter("Boba Fett", slot="Rooftop Chase"), missions=["Womp Rat Nest"])
    t.you.choose("mission", "attempt Womp Rat Nest")
    t.you.can_choose("event Rooftop Chase", "pass")
    assert t.match.label(t.match.options[0]).en == "Play “Rooftop Chase” for 0 credits"
    t.you.choose("event Rooftop Chase")
    assert (t.you.credits, t.completed, t.discard, t.you.slot) == (400, ["Womp Rat Nest"], ["Rooftop Chase"], [])


@rule("bounty.boba.still_one_event", "bounty.boba.free_event")
def test_the_stored_event_is_the_one_event_of_the_mission() -> None:
    t = table(you=Hunter("Boba Fett", credits=200, hand=["Ambush"], board=["Vibroblade"], slot="Sandstorm"))
    t.you.choose("mission", "attempt Jawa Bargain")
    t.you.can_choose("event Ambush", "event Sandstorm", "pass")
    t.you.choose("event Sandstorm")
    assert t.you.credits == 200
    t.you.can_choose("use Vibroblade", "resolve")


@rule("bounty.boba.free_event", "bounty.event.needs_200")
def test_without_200_credits_only_the_stored_event_can_be_played() -> None:
    t = table(you=Hunter("Boba Fett", credits=100, hand=["Ambush"], slot="Sandstorm"))
    t.you.choose("mission", "attempt Jawa Bargain")
    t.you.can_choose("event Sandstorm", "pass")
    assert t.you.why_not("event Ambush") == ("bounty.event.needs_200", (100,))


@rule("bounty.boba.slot_not_hand")
def test_the_stored_event_does_not_count_towards_the_hand_limit() -> None:
    hand = ["Vibroblade", "Ambush", "Slicer Rig", "Double Cross", "Rival Hunter"]
    t = table(you=Hunter("Boba Fett", hand=hand, slot="Sandstorm"))
    t.you.choose("end")
    assert (t.you.hand, t.you.slot, t.discard, t.active) == (hand, ["Sandstorm"], [], t.they)


@rule("bounty.boba.own_mission_only")
def test_against_others_the_stored_event_stays_where_it_is() -> None:
    t = table(
        you=Hunter("Din Djarin"),
        they=Hunter("Boba Fett", credits=500, hand=["Vibroblade"], slot="Ambush"),
    )
    t.you.choose("mission", "attempt Jawa Bargain")
    t.they.can_choose("pass")
    assert t.they.why_not("event Ambush") == ("bounty.boba.own_mission_only", ())


@rule("bounty.variant.boba_any_mission")
def test_by_the_wider_reading_the_stored_event_is_free_against_others_too() -> None:
    t = table(
        you=Hunter("Din Djarin", board=["Vibroblade"]),
        they=Hunter("Boba Fett", hand=["Sandstorm"], slot="Ambush"),
        stored_event="any",
    )
    t.you.choose("mission", "attempt Jawa Bargain")
    t.they.can_choose("event Ambush", "pass")
    t.they.choose("event Ambush")
    assert (t.they.credits, t.needed, t.event_space) == (0, "2/2/2/2", ["Ambush"])
    t.you.can_choose("use Vibroblade", "resolve")


# ---------------------------------------------------------------- what a store tells and what it hides


@rule("bounty.boba.event_slot", "bounty.hand.secret")
def test_storing_one_of_two_known_events_makes_both_unknown() -> None:
    t = table(you=Hunter("Boba Fett"), market=["Ambush", "Sandstorm"])
    t.you.choose("draw", "take Ambush", "take Sandstorm")
    assert t.they.sees("hand", of=t.you) == ["Ambush", "Sandstorm"]
    t.you.choose("store Ambush")
    for onlooker in (t.they, t.spectators):
        assert (onlooker.sees("hand", of=t.you), onlooker.sees("slot", of=t.you)) == ([BACK], [BACK])
        assert onlooker.reads()[-1] == "Boba Fett stores an event face down."
    assert (t.you.sees("hand", of=t.you), t.you.sees("slot", of=t.you)) == (["Sandstorm"], ["Ambush"])
    assert t.you.reads()[-1] == "Boba Fett stores an event face down: “Ambush”."


@rule("bounty.boba.event_slot", "bounty.hand.secret")
def test_storing_the_only_possible_event_hides_nothing() -> None:
    t = table(you=Hunter("Boba Fett"), market=["Ambush", "Vibroblade"])
    t.you.choose("draw", "take Ambush", "take Vibroblade", "store Ambush")
    for onlooker in (t.they, t.spectators):
        assert onlooker.sees("slot", of=t.you) == ["Ambush"]
        assert onlooker.sees("hand", of=t.you) == ["Vibroblade"]
        assert onlooker.reads()[-1] == "Boba Fett stores an event face down: “Ambush”."


@rule("bounty.boba.event_slot", "bounty.hand.secret")
def test_an_unknown_card_in_hand_could_be_the_stored_one() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Slicer Rig"]), market=["Ambush", "Vibroblade"])
    t.you.choose("draw", "take Ambush", "take Vibroblade", "store Ambush")
    assert t.they.sees("slot", of=t.you) == [BACK]
    assert t.they.sees("hand", of=t.you) == ["Vibroblade", BACK]


@rule("bounty.boba.event_slot")
def test_a_played_stored_event_is_open() -> None:
    t = table(you=Hunter("Boba Fett", board=["Vibroblade"], slot="Ambush"))
    t.you.choose("mission", "attempt Jawa Bargain", "event Ambush")
    assert t.they.sees("beside", of=t.you) == ["Ambush"]


@rule("bounty.boba.event_slot")
def test_what_others_imagine_in_the_space_is_always_an_event() -> None:
    t = table(you=Hunter("Boba Fett", hand=["Slicer Rig", "Ambush"], slot="Sandstorm"))
    events = {row[1] for row in EVENTS}
    imagined = {Table(GAME.determinize(t.state, t.they.seat, Random(seed))).you.slot[0] for seed in range(40)}
    assert imagined <= events
    assert len(imagined) > 5
