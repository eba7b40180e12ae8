"""Events on a mission: opponents first from the left, then the acting player, one each for 200 credits."""

from __future__ import annotations

from tests.bounty.table import Hunter, Table, table
from tests.scenario import rule


def four_hunters() -> Table:
    """You are about to start a mission; everybody holds two events and can pay for one."""
    return table(
        you=Hunter("Boba Fett", credits=200, hand=["Ambush", "Sandstorm"], board=["Vibroblade"]),
        they=Hunter("Din Djarin", credits=200, hand=["Double Cross", "Cantina Rumor"]),
        third=Hunter("Fennec Shand", credits=300, hand=["Rival Hunter", "Altered Deal"]),
        fourth=Hunter("Bo-Katan Kryze", credits=500, hand=["Rooftop Chase", "Ambush"]),
    )


@rule("bounty.event.opponents_first", "bounty.event.performer_after")
def test_opponents_are_asked_from_the_left_and_the_acting_player_last() -> None:
    t = four_hunters()
    t.you.choose("mission", "attempt Jawa Bargain")
    t.they.can_choose("event Double Cross", "event Cantina Rumor", "pass")
    t.they.choose("event Double Cross")
    t.third.can_choose("event Rival Hunter", "event Altered Deal", "pass")
    t.third.choose("pass")
    t.fourth.can_choose("event Rooftop Chase", "event Ambush", "pass")
    t.fourth.choose("event Rooftop Chase")
    t.you.can_choose("event Ambush", "event Sandstorm", "pass")
    assert t.you.sees("event_space") == ["Double Cross", "Rooftop Chase"]
    t.you.choose("event Ambush")
    t.you.can_choose("use Vibroblade", "resolve")


@rule("bounty.event.opponents_first")
def test_the_order_starts_left_of_whoever_acts() -> None:
    t = four_hunters()
    t.you.choose("end")
    t.they.choose("mission", "attempt Jawa Bargain")
    t.third.choose("pass")
    t.fourth.choose("pass")
    t.you.choose("pass")
    t.they.can_choose("event Double Cross", "event Cantina Rumor", "pass")


@rule("bounty.event.opponent_one_each")
def test_an_opponent_plays_only_one_event_on_a_mission() -> None:
    t = table(
        you=Hunter("Boba Fett", board=["Vibroblade"]),
        they=Hunter("Din Djarin", credits=1000, hand=["Ambush", "Sandstorm"]),
    )
    t.you.choose("mission", "attempt Jawa Bargain")
    t.they.choose("event Ambush")
    t.you.can_choose("use Vibroblade", "resolve")
    t.you.choose("resolve", "mission", "attempt Jawa Bargain")
    t.they.can_choose("event Sandstorm", "pass")


@rule("bounty.event.optional")
def test_nobody_has_to_play_an_event() -> None:
    t = table(
        you=Hunter("Boba Fett", credits=200, hand=["Sandstorm"], board=["Grapnel Line"]),
        they=Hunter("Din Djarin", credits=200, hand=["Ambush"]),
    )
    t.you.choose("mission", "attempt Courier to Mos Pelgo")
    t.they.choose("pass")
    t.you.choose("pass", "use Grapnel Line")
    assert (t.completed, t.you.credits, t.they.credits) == (["Courier to Mos Pelgo"], 600, 200)
    assert (t.you.hand, t.they.hand, t.discard) == (["Sandstorm"], ["Ambush"], [])


@rule("bounty.event.opponent_placement", "bounty.mission_board.event_space")
def test_an_opposing_event_is_open_before_the_next_player_decides() -> None:
    t = four_hunters()
    t.you.choose("mission", "attempt Jawa Bargain")
    t.they.choose("event Double Cross")
    t.third.can_choose("event Rival Hunter", "event Altered Deal", "pass")
    for onlooker in (*t.seats, t.spectators):
        assert onlooker.sees("event_space") == ["Double Cross"]


@rule("bounty.event.opponent_pays")
def test_an_opponent_pays_200_into_the_pool() -> None:
    t = table(
        you=Hunter("Boba Fett", credits=100, board=["Vibroblade"]),
        they=Hunter("Din Djarin", credits=500, hand=["Ambush"]),
    )
    t.you.choose("mission", "attempt Jawa Bargain")
    t.they.choose("event Ambush")
    assert (t.they.credits, t.you.credits) == (300, 100)


@rule("bounty.event.needs_200")
def test_with_less_than_200_nobody_plays_an_event() -> None:
    t = table(
        you=Hunter("Boba Fett", credits=100, hand=["Sandstorm"], board=["Vibroblade"]),
        they=Hunter("Din Djarin", credits=100, hand=["Ambush"]),
    )
    t.you.choose("mission", "attempt Jawa Bargain")
    t.you.can_choose("use Vibroblade", "resolve")


@rule("bounty.event.needs_200")
def test_exactly_200_is_enough() -> None:
    t = table(you=Hunter("Boba Fett"), they=Hunter("Din Djarin", credits=200, hand=["Ambush"]))
    t.you.choose("mission", "attempt Jawa Bargain")
    t.they.choose("event Ambush")
    assert t.they.credits == 0


@rule("bounty.event.performer_placement")
def test_the_acting_player_s_event_lies_beside_the_own_board() -> None:
    t = table(you=Hunter("Din Djarin", credits=200, hand=["Ambush"], board=["Vibroblade"]))
    t.you.choose("mission", "attempt Jawa Bargain", "event Ambush")
    assert (t.event_space, t.you.beside) == ([], ["Ambush"])
    assert t.they.sees("beside", of=t.you) == ["Ambush"]


@rule("bounty.event.performer_pays")
def test_the_acting_player_pays_200_for_an_event_from_hand() -> None:
    t = table(you=Hunter("Din Djarin", credits=200, hand=["Ambush"], board=["Vibroblade"]))
    t.you.choose("mission", "attempt Jawa Bargain", "event Ambush")
    assert t.you.credits == 0


@rule("bounty.event.performer_after", "bounty.mission.choice_after_events")
def test_the_acting_player_plays_one_event_and_then_chooses_equipment() -> None:
    t = table(you=Hunter("Din Djarin", credits=1000, hand=["Ambush", "Sandstorm"], board=["Vibroblade"]))
    t.you.choose("mission", "attempt Jawa Bargain")
    t.you.can_choose("event Ambush", "event Sandstorm", "pass")
    t.you.choose("event Ambush")
    t.you.can_choose("use Vibroblade", "resolve")


@rule("bounty.mission.events_discarded", "bounty.setup.discard_pile")
def test_all_events_are_discarded_whatever_the_result() -> None:
    for equipment, completed in (("use Tracking Visor", ["Jawa Bargain"]), ("resolve", [])):
        t = table(
            you=Hunter("Din Djarin", credits=200, hand=["Ambush"], board=["Tracking Visor"]),
            they=Hunter("Boba Fett", credits=200, hand=["Ambush"]),
        )
        t.you.choose("mission", "attempt Jawa Bargain")
        t.they.choose("event Ambush")
        t.you.choose("event Ambush", equipment)
        assert t.completed == completed
        assert (t.discard, t.event_space, t.you.beside) == (["Ambush", "Ambush"], [], [])


@rule("bounty.hand.secret")
def test_somebody_without_an_event_is_asked_too_so_that_silence_tells_nothing() -> None:
    t = table(you=Hunter("Boba Fett"), they=Hunter("Din Djarin", credits=200, hand=["Vibroblade"]))
    t.you.choose("mission", "attempt Jawa Bargain")
    t.they.can_choose("pass")


# ---------------------------------------------------------------- the rulebook's worked example


def example() -> Table:
    """Marcel (you) is on a mission, to his left sits Pankracy (they) with an event."""
    return table(
        you=Hunter("Boba Fett", credits=300, hand=["Ambush"], board=["Flame Gauntlet", "Stolen Clearance"]),
        they=Hunter("Din Djarin", credits=500, hand=["Double Cross"]),
        third=Hunter("Fennec Shand", credits=400, hand=["Sandstorm"]),
    )


@rule("bounty.example.mission_events", "bounty.example.mission_requirements")
def test_example_only_pankracy_plays_and_pays_for_an_event() -> None:
    t = example()
    t.you.choose("mission", "attempt Debtor on Nevarro")
    t.they.choose("event Double Cross")
    t.third.choose("pass")
    t.you.choose("pass")
    assert (t.you.credits, t.they.credits, t.third.credits) == (300, 300, 400)
    assert (t.mission_space, t.event_space) == (["Debtor on Nevarro"], ["Double Cross"])
    assert t.needed == "3/1/2/1"


@rule("bounty.example.mission_attributes")
def test_example_marcel_reaches_3_3_2_3_with_two_cards() -> None:
    t = table(you=Hunter("Boba Fett", board=["Flame Gauntlet", "Stolen Clearance", "Vibroblade"]))
    t.you.choose("mission", "attempt Debtor on Nevarro", "use Flame Gauntlet", "use Stolen Clearance")
    assert t.present == "3/3/2/3"


@rule("bounty.example.mission_result", "bounty.example.mission_cleanup")
def test_example_marcel_takes_400_and_the_spent_cards_are_discarded() -> None:
    t = example()
    t.you.choose("mission", "attempt Debtor on Nevarro")
    t.they.choose("event Double Cross")
    t.third.choose("pass")
    t.you.choose("pass", "use Flame Gauntlet", "use Stolen Clearance")
    assert (t.you.credits, t.completed) == (700, ["Debtor on Nevarro"])
    assert sorted(t.discard) == ["Double Cross", "Stolen Clearance"]
    assert t.you.board == ["Flame Gauntlet"]
