"""Additional actions: at once or never, after everything else, in the order they came."""

from __future__ import annotations

from tests.destiny.table import Side, card, rule, table

FOES = Side(team=["Hired Gun"], pool=["Hired Gun:1Dr"])
LOOKOUTS = Side(team=["Bala-Tik"], hand=["Street Informants", "Street Informants"])


@rule("destiny.extraaction.now_or_decline", "destiny.starter.keyword_ambush")
@card("destiny", "AW-136")
def test_an_additional_action_is_taken_before_the_opponents_turn() -> None:
    t = table(LOOKOUTS, FOES)
    t.you.choose("play Street Informants")
    t.you.can_choose("activate Bala-Tik", "play Street Informants", "use Street Informants", "claim", "decline")
    t.you.choose("activate Bala-Tik")
    t.roll("1RD")
    t.they.choose("pass")


@rule("destiny.extraaction.now_or_decline", "destiny.starter.keyword_ambush")
def test_a_declined_additional_action_is_lost() -> None:
    t = table(LOOKOUTS, FOES)
    t.you.choose("play Street Informants", "decline")
    t.they.choose("pass")
    t.you.choose("activate Bala-Tik")
    t.roll("1RD")
    t.they.choose("pass")


@rule("destiny.starter.keyword_ambush")
@card("destiny", "AW-133")
def test_a_card_with_ambush_is_resolved_before_the_additional_action() -> None:
    t = table(
        Side(team=["AW-046"], pool=["AW-046:2RD"], hand=["Shoot First"]),
        Side(team=["Hired Gun", "Rebel Trooper"], pool=["Rebel Trooper:2RD"]),
    )
    t.you.choose("play Shoot First", "hit Hired Gun")
    assert (t.they.damage("Hired Gun"), t.they.pool) == (2, [])


@rule("destiny.extraaction.decline_is_not_pass")
def test_declining_an_additional_action_is_no_pass() -> None:
    t = table(Side(team=["Bala-Tik"], hand=["Street Informants"]), FOES, passes=1, round=4)
    t.you.choose("play Street Informants", "decline")
    t.they.choose("pass")
    assert t.round == 4
    t.you.choose("pass")
    assert t.round == 5


@rule("destiny.extraaction.outside_own_turn")
@card("destiny", "AW-110")
def test_an_action_in_the_opponents_turn_is_taken_at_once() -> None:
    t = table(
        Side(team=["Leia Organa"], hand=["Retreat"]),
        Side(team=["Hired Gun"], pool=["Hired Gun:1R"], resources=0),
        round=4,
    )
    t.you.choose("play Retreat")
    t.they.can_choose("activate Hired Gun", "resolve Hired Gun:1R", "claim", "decline")
    t.they.choose("resolve Hired Gun:1R")
    assert (t.they.resources, t.round) == (3, 5)


@rule("destiny.extraaction.outside_own_turn")
@card("destiny", "AW-110")
def test_an_action_in_the_opponents_turn_may_be_declined() -> None:
    t = table(Side(team=["Leia Organa"], hand=["Retreat"]), FOES, round=4)
    t.you.choose("play Retreat")
    t.they.choose("decline")
    assert (t.they.pool, t.round) == ([], 5)


@rule("destiny.extraaction.current_action_first", "destiny.extraaction.not_in_queue")
@card("destiny", "AW-046", "AW-051")
def test_abilities_that_the_action_triggered_come_before_the_additional_action() -> None:
    t = table(
        Side(team=["AW-046"], hand=["DL-44 Heavy Blaster Pistol"], resources=3),
        Side(team=["Hired Gun", "Rebel Trooper"], pool=["Hired Gun:1Dr", "Rebel Trooper:1Sh"]),
    )
    t.you.choose("play DL-44 Heavy Blaster Pistol Han Solo", "next Han Solo", "yes")
    assert t.you.shields("Han Solo") == 1
    t.they.choose("remove Hired Gun:1Dr")
    t.you.can_choose("activate Han Solo", "claim", "decline")


@rule("destiny.extraaction.order_of_appearance")
@card("destiny", "AW-018", "AW-114")
def test_the_additional_action_gained_first_is_taken_first() -> None:
    """You gain two, for Rey and for Ambush; in the first of them the opponent gains one, which comes last."""
    t = table(
        Side(team=["Rey"], pool=["Rey:1R"], hand=["Holdout Blaster", "Anticipate"], resources=4),
        Side(team=["Kylo Ren"], supports=["Speeder Bike Scout"], pool=["Speeder Bike Scout:Sp"]),
    )
    t.you.choose("play Holdout Blaster Rey", "yes", "play Anticipate")
    t.they.choose("resolve Speeder Bike Scout:Sp", "remove Rey:1R", "yes")
    t.you.can_choose("activate Rey", "claim", "decline")
    t.you.choose("decline")
    t.they.can_choose("activate Kylo Ren", "activate Speeder Bike Scout", "claim", "decline")
    t.they.choose("decline")
    t.they.can_choose("activate Kylo Ren", "activate Speeder Bike Scout", "claim", "pass")


@rule("destiny.extraaction.order_of_appearance")
@card("destiny", "AW-074")
def test_every_additional_action_gained_is_offered() -> None:
    t = table(Side(team=["Leia Organa"], hand=["Tactical Mastery", "Take Cover", "Take Cover", "Take Cover"]), FOES)
    t.you.choose("play Tactical Mastery")
    t.you.choose("play Take Cover", "shield Leia Organa", "play Take Cover", "shield Leia Organa")
    assert t.you.shields("Leia Organa") == 2
    t.they.choose("pass")


@rule("destiny.extraaction.example_rey_jango", "destiny.extraaction.current_action_first")
@card("destiny", "AW-038", "AW-021", "AW-063")
def test_jango_answers_reys_activation_before_the_second_additional_action() -> None:
    t = table(Side(team=["Rey"], hand=["Holdout Blaster"]), Side(team=["Jango Fett"]))
    t.you.choose("play Holdout Blaster Rey", "yes", "activate Rey")
    t.roll("1MD", "2RD1")
    t.they.choose("yes")
    t.roll("2RD")
    assert t.they.pool == ["Jango Fett:2RD"]
    t.you.can_choose("resolve Rey:1MD", "claim", "decline")
    t.you.choose("resolve Rey:1MD", "hit Jango Fett")
    t.they.can_choose("resolve Jango Fett:2RD", "claim", "pass")
