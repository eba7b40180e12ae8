"""Players who drop out while others play on, even in the middle of what they were doing."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

LONE = Side(team=["Leia Organa"], hand=["Block"])
SHOOTER = Side(team=["Nightsister"], pool=["Nightsister:1RD"], hand=["Block"])
NEARLY = Side(team=["Leia Organa"], damage={"Leia Organa": 10}, hand=["Block"])


@rule("destiny.multi.elimination.characters")
def test_who_has_no_character_left_is_out_and_the_others_play_on() -> None:
    t = table(SHOOTER, NEARLY, LONE)
    t.you.choose("resolve Nightsister:1RD", "hit Leia Organa")
    assert t.they.team == []
    assert t.winners is None
    t.third.choose("pass")
    t.you.choose("pass")
    assert t.round == 2


@rule("destiny.multi.elimination.no_cards")
def test_who_has_no_cards_at_the_end_of_a_round_is_out() -> None:
    t = table(LONE, Side(team=["Rey"], deck=[]), LONE, at="upkeep")
    t.third.choose("done")
    t.you.choose("done")
    assert t.they.team == []
    assert t.winners is None
    t.third.choose("pass")


@rule("destiny.multi.elimination.no_cards")
@pytest.mark.parametrize(("holder", "winner"), [("you", 0), ("they", 1), ("third", 2)])
def test_if_all_run_out_of_cards_the_controller_of_the_battlefield_wins(holder: str, winner: int) -> None:
    bare = Side(deck=[])
    t = table(bare, bare, bare, at="upkeep", holder=holder)
    assert t.winners == (winner,)


@rule("destiny.multi.last_player_wins")
def test_the_last_player_left_wins() -> None:
    t = table(Side(team=["Nightsister", "Nightsister"], pool=["Nightsister:1RD", "Nightsister:2RD"]), NEARLY, NEARLY)
    t.you.choose("resolve Nightsister:1RD", "hit Leia Organa")
    assert t.winners is None
    t.you.choose("resolve Nightsister:2RD", "hit Leia Organa")
    assert t.winners == (0,)


def stolen(**position: str) -> Table:
    """Grievous has taken a lightsaber from the second player, whose last character fell."""
    t = table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"], hand=["Block"]),
        Side(
            team=["Rey"],
            damage={"Rey": 9},
            upgrades={"Rey": ["Lightsaber"]},
            supports=["Underworld Connections"],
            hand=["Dodge"],
            field="Frozen Wastes",
        ),
        LONE,
        **position,  # type: ignore[arg-type]
    )
    t.you.choose("resolve General Grievous:2MD", "hit Rey", "yes")
    return t


@rule("destiny.multi.elimination.remove_cards", "destiny.term.controller.definition")
def test_what_an_eliminated_player_does_not_control_stays() -> None:
    t = stolen(holder="they")
    assert t.field == "Frozen Wastes"
    assert t.you.upgrades("General Grievous") == ["Lightsaber"]
    seat = t.they
    assert [seat.team, seat.supports, seat.hand, seat.deck, seat.discard, seat.aside] == [[]] * 6


@rule("destiny.multi.elimination.remove_cards")
def test_a_borrowed_upgrade_is_rolled_after_its_owner_has_left() -> None:
    t = stolen(holder="they")
    t.third.choose("pass")
    t.you.choose("activate General Grievous")
    t.roll("2MD", "3MD1")
    assert t.you.pool == ["General Grievous:2MD", "Lightsaber:3MD1"]


def borrowed(they: Side) -> Table:
    """The second player's last character is next to fall; Grievous has the third player's lightsaber and falls now."""
    t = table(
        Side(team=["General Grievous"], pool=["General Grievous:2MD"], damage={"General Grievous": 9}, hand=["Block"]),
        they,
        Side(
            team=["Rey", "Padawan"],
            damage={"Rey": 9, "Padawan": 6},
            upgrades={"Rey": ["Lightsaber"]},
            hand=["Dodge"],
        ),
        holder="they",
    )
    t.you.choose("resolve General Grievous:2MD", "hit Rey", "yes")
    assert t.you.upgrades("General Grievous") == ["Lightsaber"]
    return t


@rule("destiny.multi.elimination.remove_cards")
def test_a_borrowed_card_goes_back_to_its_owners_pile_when_the_borrower_is_out() -> None:
    t = borrowed(Side(team=["Nightsister"], pool=["Nightsister:1RD"], hand=["Block"]))
    t.they.choose("resolve Nightsister:1RD", "hit General Grievous")
    assert t.you.team == []
    assert t.third.discard == ["Lightsaber"]


@rule("destiny.multi.last_player_wins", "destiny.multi.elimination.characters")
def test_an_owner_of_a_borrowed_card_can_be_eliminated_later() -> None:
    pool = ["Nightsister:1RD", "Nightsister:2RD"]
    t = borrowed(Side(team=["Nightsister", "Nightsister"], pool=pool, hand=["Block", "Block"]))
    t.they.choose("resolve Nightsister:1RD", "hit General Grievous", "done")
    t.third.choose("pass")
    t.they.choose("resolve Nightsister:2RD", "hit Padawan")
    assert t.third.team == []
    assert t.winners == (1,)


# ---------------------------------------------------------------- the battlefield


@rule("destiny.multi.elimination.battlefield_uncontrolled")
def test_nobody_controls_the_battlefield_of_one_who_is_out_until_it_is_claimed() -> None:
    t = table(SHOOTER, NEARLY, LONE, holder="they")
    t.you.choose("resolve Nightsister:1RD", "hit Leia Organa")
    assert not any(seat.controls_field for seat in t.seats)
    t.third.choose("claim", "no")
    assert t.third.controls_field


@rule("destiny.multi.elimination.already_claimed")
def test_a_battlefield_claimed_by_one_who_is_out_is_claimed_again_next_round() -> None:
    t = table(SHOOTER, NEARLY, LONE, holder="they", claimed_by="they")
    t.you.choose("resolve Nightsister:1RD", "hit Leia Organa")
    t.third.cannot_choose("claim")
    t.third.choose("pass")
    t.you.cannot_choose("claim")
    t.you.choose("pass")
    t.third.choose("done")
    t.you.choose("done")
    assert t.round == 3
    t.third.choose("claim", "no")
    assert t.third.controls_field


@rule("destiny.multi.elimination.left_player_decides")
def test_the_player_left_of_the_one_who_is_out_decides_the_order() -> None:
    luke, jango = Side(team=["AW-035"], pool=["AW-035:2MD"]), Side(team=["Jango Fett"], hand=["Block"])
    t = table(luke, NEARLY, LONE, jango, holder="they")
    t.you.choose("resolve Luke Skywalker:2MD", "hit Leia Organa")
    assert t.they.team == []
    t.third.choose("pass")
    t.fourth.choose("pass")
    t.you.choose("activate Luke Skywalker")
    t.roll("-")
    t.third.can_choose("player 1", "player 4")
    t.third.choose("player 4")
    t.fourth.choose("no")
    t.third.choose("pass")
    t.fourth.choose("claim", "no")
    assert t.fourth.controls_field


@rule("destiny.multi.elimination.left_player_decides")
def test_who_claims_the_battlefield_decides_from_then_on() -> None:
    luke, jango = Side(team=["AW-035"], pool=["AW-035:2MD"]), Side(team=["Jango Fett"], hand=["Block"])
    t = table(luke, NEARLY, LONE, jango, holder="they")
    t.you.choose("resolve Luke Skywalker:2MD", "hit Leia Organa")
    t.third.choose("pass")
    t.fourth.choose("claim", "no")
    t.you.choose("activate Luke Skywalker")
    t.roll("-")
    t.fourth.can_choose("player 1", "player 4")


# ---------------------------------------------------------------- in the middle of something


@rule("destiny.multi.elimination.characters")
def test_a_player_can_drop_out_by_their_own_action() -> None:
    t = table(
        Side(team=["Nightsister"], damage={"Nightsister": 6}, pool=["Nightsister:1RD"], hand=["Block"]), LONE, LONE
    )
    t.you.choose("use Nightsister")
    t.roll("2RD")
    assert (t.you.team, t.you.pool, t.you.hand) == ([], [], [])
    t.they.choose("pass")
    t.third.choose("pass")
    t.they.choose("done")


@rule("destiny.multi.elimination.characters")
def test_who_drops_out_while_resolving_dice_resolves_no_more() -> None:
    t = table(
        Side(team=["Darth Vader*2"], damage={"Darth Vader": 11}, pool=["Darth Vader:2MD", "Darth Vader:3MD"]),
        LONE,
        LONE,
    )
    t.you.choose("resolve Darth Vader:2MD", "hit Darth Vader")
    assert t.you.team == []
    t.they.choose("pass")


@card("destiny", "AW-081")
def test_who_drops_out_by_an_event_loses_what_it_would_have_brought() -> None:
    t = table(Side(team=["Kylo Ren"], damage={"Kylo Ren": 10}, hand=["Enrage", "Block"], resources=0), LONE, LONE)
    t.you.choose("play Enrage")
    assert (t.you.team, t.you.hand, t.you.discard) == ([], [], [])
    t.they.choose("pass")


def test_the_guardian_of_a_player_with_one_character_may_drop_that_player_out() -> None:
    t = table(
        Side(team=["Rebel Trooper"], damage={"Rebel Trooper": 6}),
        Side(team=["Leia Organa"], pool=["Leia Organa:1RD"]),
        LONE,
    )
    t.you.choose("activate Rebel Trooper", "remove Leia Organa:1RD")
    assert t.you.team == []
    assert t.they.pool == []
    t.they.choose("pass")


def test_additional_actions_are_lost_with_the_player() -> None:
    t = table(
        Side(team=["Rey"], damage={"Rey": 9}, hand=["Holdout Blaster"], pool=["Rey:1MD"], resources=2), LONE, LONE
    )
    t.you.choose("play Holdout Blaster Rey", "yes", "resolve Rey:1MD", "hit Rey")
    assert t.you.team == []
    t.they.cannot_choose("decline")
    t.they.choose("pass")


def test_abilities_of_one_who_is_out_do_not_wait_any_more() -> None:
    """Ackbar's player is out before the damage of the card that also triggered him is over."""
    t = table(
        Side(team=["Rey", "AW-035"], shields={"Rey": 1}, hand=["Riposte"]),
        Side(team=["Admiral Ackbar"], damage={"Admiral Ackbar": 8}, hand=["Block"]),
        LONE,
    )
    t.you.choose("play Riposte", "unshield Rey 1", "hit Admiral Ackbar")
    assert t.they.team == []
    assert (t.you.damage("Rey"), t.you.damage("Luke Skywalker")) == (0, 0)
    t.third.choose("pass")


@rule("destiny.multi.elimination.characters", "destiny.multi.elimination.left_player_decides")
def test_one_who_has_just_lost_the_last_character_is_not_asked_for_an_order() -> None:
    t = table(
        Side(team=["Bala-Tik", "Nightsister"], exhausted=["Bala-Tik"], pool=["Nightsister:1RD"]),
        Side(team=["Rey"], damage={"Rey": 9}, upgrades={"Rey": ["Lightsaber"]}, hand=["Block"]),
        LONE,
        holder="they",
    )
    t.you.choose("resolve Nightsister:1RD", "hit Rey")
    t.you.can_choose("yes", "no")


@rule("destiny.multi.elimination.characters")
def test_two_players_can_drop_out_at_once() -> None:
    thrower = Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Flame Thrower"]}, pool=["Flame Thrower:Sp"])
    t = table(thrower, NEARLY, NEARLY, LONE, holder="they")
    t.you.choose("resolve Flame Thrower:Sp")
    wishes = [option for option in t.match.options if t.spoken(option) == "hit Leia Organa"]
    for option in wishes[:2]:
        t.play(0, t.match.game.notate(t.state, option))
    t.you.choose("done")
    assert (t.they.team, t.third.team) == ([], [])
    assert not any(seat.controls_field for seat in t.seats)
    t.fourth.choose("pass")


@card("destiny", "AW-023")
def test_a_delayed_defeat_comes_though_its_player_is_out() -> None:
    t = table(
        Side(team=["Jango Fett"], upgrades={"Jango Fett": ["Crime Lord"]}, pool=["Crime Lord:Sp"], resources=5,
             damage={"Jango Fett": 9}, hand=["Block"]),
        SHOOTER,
        Side(team=["Leia Organa", "Rebel Trooper"], hand=["Block"]),
    )  # fmt: skip
    t.you.choose("resolve Crime Lord:Sp", "doom Leia Organa")
    t.they.choose("resolve Nightsister:1RD", "hit Jango Fett")
    assert t.you.team == []
    t.third.choose("pass")
    t.they.choose("pass")
    t.they.choose("done")
    t.third.choose("done")
    assert t.third.team == ["Rebel Trooper"]
    t.they.choose("pass")


@card("destiny", "AW-110")
def test_who_retreats_can_drop_out_by_the_action_this_gives() -> None:
    t = table(
        Side(team=["Rey"], damage={"Rey": 9}, hand=["Retreat", "Block"], resources=2), SHOOTER, LONE, holder="third"
    )
    t.you.choose("play Retreat", "opponent 2")
    t.they.choose("resolve Nightsister:1RD", "hit Rey")
    assert t.you.team == []
    t.third.choose("done")
    t.they.choose("done")
    assert t.round == 3


@card("destiny", "AW-152")
def test_who_drops_out_in_the_middle_of_all_in_resolves_no_more() -> None:
    pool = ["Darth Vader:2MD", "Darth Vader:2Dr"]
    t = table(Side(team=["Darth Vader*2"], damage={"Darth Vader": 11}, hand=["All In"], pool=pool), LONE, LONE)
    t.you.choose("play All In", "resolve Darth Vader:2MD", "hit Darth Vader")
    assert t.they.resources == t.third.resources == 2
    t.they.choose("pass")


@rule("destiny.multi.last_player_wins")
def test_who_drops_out_with_the_last_but_one_leaves_the_winner() -> None:
    t = table(
        Side(
            team=["Jango Fett"],
            damage={"Jango Fett": 9},
            upgrades={"Jango Fett": ["Flame Thrower"]},
            pool=["Flame Thrower:Sp"],
        ),
        Side(team=["Rey"], damage={"Rey": 9}),
        LONE,
    )
    t.you.choose("resolve Flame Thrower:Sp", "hit Jango Fett", "hit Rey", "done")
    assert t.winners == (2,)


@card("destiny", "AW-037")
def test_an_interrupt_can_eliminate_the_one_it_interrupts() -> None:
    t = table(
        Side(team=["Rey"], damage={"Rey": 9}, hand=["Defensive Stance", "Block"]),
        Side(team=["Qui-Gon Jinn"], shields={"Qui-Gon Jinn": 1}, hand=["Block"]),
        LONE,
    )
    t.you.choose("play Defensive Stance", "shield Qui-Gon Jinn")
    t.they.choose("yes", "hit Rey")
    assert t.you.team == []
    assert t.they.shields("Qui-Gon Jinn") == 2, "what was interrupted goes on"
    t.they.choose("pass")


@card("destiny", "AW-027")
def test_two_ackbars_find_nobody_left_to_hurt() -> None:
    ackbar = Side(team=["Admiral Ackbar"], hand=["Block"])
    t = table(Side(team=["Rey"], damage={"Rey": 8}, hand=["Take Cover"]), ackbar, ackbar, holder="they")
    t.you.choose("play Take Cover", "shield Admiral Ackbar")
    t.they.choose("player 2")
    assert t.you.team == []
    t.they.choose("pass")


@card("destiny", "AW-027")
def test_a_player_can_drop_out_in_upkeep() -> None:
    t = table(
        Side(team=["Rey"], damage={"Rey": 8}, hand=["Block"]),
        Side(team=["Admiral Ackbar"], hand=["Block"]),
        LONE,
        at="upkeep",
        holder="you",
    )
    t.you.choose("discard Block")
    assert t.you.team == []
    t.they.choose("done")
    t.third.choose("done")
    assert t.round == 3
    t.they.choose("pass")


@card("destiny", "AW-003")
def test_two_generals_share_the_upgrades_of_one_who_falls() -> None:
    t = table(
        SHOOTER,
        Side(team=["Rey", "Padawan"], damage={"Rey": 9}, upgrades={"Rey": ["Comlink", "Jetpack"]}),
        Side(team=["General Grievous"]),
        Side(team=["General Grievous"]),
        holder="you",
    )
    t.you.choose("resolve Nightsister:1RD", "hit Rey", "player 4")
    t.fourth.choose("yes", "take Comlink")
    t.third.choose("yes")
    assert t.fourth.upgrades("General Grievous") == ["Comlink"]
    assert t.third.upgrades("General Grievous") == ["Jetpack"]


@card("destiny", "AW-173")
def test_each_opponent_is_dealt_damage_though_the_first_drops_out_by_it() -> None:
    t = table(LONE, Side(team=["Rey"], damage={"Rey": 9}, field="Separatist Base"), LONE, LONE)
    t.you.choose("claim", "yes")
    assert t.they.team == []
    assert t.third.damage("Leia Organa") == t.fourth.damage("Leia Organa") == 1
    assert t.field == "Separatist Base"
    t.third.choose("pass")


@card("destiny", "AW-102")
def test_a_captured_die_comes_free_when_its_captor_is_out() -> None:
    t = table(
        Side(team=["Jango Fett"], damage={"Jango Fett": 9}, hand=["Prized Possession"], resources=4),
        Side(team=["Leia Organa"], pool=["Leia Organa:1R"], hand=["Block"]),
        SHOOTER,
    )
    t.you.choose("play Prized Possession Jango Fett", "yes", "capture Leia Organa:1R")
    t.they.choose("pass")
    t.third.choose("resolve Nightsister:1RD", "hit Jango Fett")
    assert t.you.team == []
    t.they.choose("activate Leia Organa")
    t.roll("2RD")
    assert t.they.pool == ["Leia Organa:2RD"]
