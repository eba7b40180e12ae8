"""The queue: what enters it, in which order it is worked off, and what goes past it."""

from __future__ import annotations

import pytest

from tests.destiny.table import Side, Table, card, rule, table

TWO_RAIDERS = ["Captain Phasma", "Tusken Raider", "Tusken Raider"]


def luke_against_jango(**they: object) -> Table:
    """Luke has been activated while an opposing Jango Fett is ready; both have an ability to resolve."""
    t = table(
        Side(team=["AW-035"], deck=["Block", "Dodge"]),
        Side(team=["Jango Fett"], **they),  # type: ignore[arg-type]
        holder="they",
    )
    t.you.choose("activate Luke Skywalker")
    t.roll("-")
    return t


@rule("destiny.queue.fifo", "destiny.queue.waits_for_its_turn")
def test_what_entered_first_is_resolved_first() -> None:
    t = luke_against_jango()
    t.they.choose("player 2")
    assert t.queue == ["Luke Skywalker"]
    t.they.can_choose("yes", "no")
    t.they.choose("no")
    assert t.you.hand == ["Block"]


@rule("destiny.queue.fifo", "destiny.simultaneous.several_players")
def test_the_controller_of_the_battlefield_may_let_the_other_go_first() -> None:
    t = luke_against_jango()
    t.they.can_choose("player 1", "player 2")
    t.they.choose("player 1")
    assert t.you.hand == ["Block"]
    t.they.can_choose("yes", "no")


@rule("destiny.queue.full_resolution")
def test_the_first_is_resolved_whole_before_the_next_begins() -> None:
    t = luke_against_jango(upgrades={"Jango Fett": ["Holdout Blaster"]})
    t.they.choose("player 2", "yes")
    assert t.they.is_exhausted("Jango Fett")
    t.roll("2RD")
    assert t.you.hand == []
    t.roll("1Sh")
    assert t.they.pool == ["Jango Fett:2RD", "Holdout Blaster:1Sh"]
    assert t.you.hand == ["Block"]


@rule("destiny.queue.new_effects_at_end", "destiny.example.tusken_jango_fast_hands")
def test_what_arises_from_the_queue_goes_to_its_end() -> None:
    t = luke_against_jango(upgrades={"Jango Fett": ["Quickdraw Holster", "Holdout Blaster"]})
    t.they.choose("player 2", "yes")
    t.roll("-", "1RD")
    assert t.you.hand == ["Block"], "Luke's card comes before the holster, which came into the queue later"
    t.they.choose("yes", "reroll Holdout Blaster:1RD")
    t.roll("1R")
    t.they.choose("pass")


@rule("destiny.queue.after_enters", "destiny.after.resolved_after_condition")
def test_an_activation_is_over_before_jango_answers() -> None:
    t = table(Side(team=["Jango Fett"]), Side(team=["Leia Organa*2"]), turn_of="they")
    t.they.choose("activate Leia Organa")
    t.roll("1RD", "2RD")
    assert t.they.is_exhausted("Leia Organa")
    assert t.they.pool == ["Leia Organa:1RD", "Leia Organa:2RD"]
    t.you.can_choose("yes", "no")


@rule("destiny.after.resolved_after_condition")
def test_vader_lets_an_opponent_discard_when_all_his_dice_lie() -> None:
    t = table(Side(team=["Darth Vader*2"]), Side(hand=["Block", "Dodge"]))
    t.you.choose("activate Darth Vader")
    t.roll("1R", "-")
    assert len(t.you.pool) == 2
    t.you.choose("yes")
    t.they.choose("discard Dodge")
    assert t.they.hand == ["Block"]


@rule("destiny.queue.before_interrupts", "destiny.before.resolved_first")
def test_dookus_shield_is_there_before_the_damage() -> None:
    t = table(
        Side(team=["Leia Organa"], pool=["Leia Organa:2RD"]),
        Side(team=["Count Dooku"], hand=["Block", "Dodge"]),
    )
    t.you.choose("resolve Leia Organa:2RD", "hit Count Dooku")
    assert t.they.damage("Count Dooku") == 0
    t.they.choose("yes", "discard Block")
    assert (t.they.damage("Count Dooku"), t.they.shields("Count Dooku")) == (1, 0)


@rule("destiny.before.ignores_queue", "destiny.queue.after_enters")
def test_before_abilities_take_no_notice_of_what_waits() -> None:
    t = table(
        Side(
            team=["Tusken Raider"],
            upgrades={"Tusken Raider": ["Quickdraw Holster", "Holdout Blaster"]},
            hand=["Block", "All In"],
        ),
        Side(team=["Count Dooku", "Jango Fett"], hand=["Dodge", "Aim"]),
        holder="you",
    )
    t.you.choose("activate Tusken Raider")
    t.roll("1RD", "1Sh")
    t.you.choose("player 1", "next Tusken Raider")
    t.you.choose("yes", "discard Block", "resolve Tusken Raider:1RD", "hit Count Dooku")
    assert t.queue == ["Quickdraw Holster", "Jango Fett"]
    t.they.choose("yes", "discard Aim")
    assert (t.they.damage("Count Dooku"), t.they.shields("Count Dooku")) == (0, 0)
    assert t.they.discard == ["Aim"]
    t.you.can_choose("yes", "no")


@rule("destiny.before.ignores_queue")
def test_dooku_shields_himself_while_ackbars_ability_waits() -> None:
    t = table(
        Side(team=["Admiral Ackbar", "Leia Organa"], pool=["Leia Organa:2RD"]),
        Side(team=["Count Dooku", "Jango Fett"], hand=["Close Quarters Assault"], pool=["Count Dooku:1MD"]),
        turn_of="you",
    )
    t.you.choose("resolve Leia Organa:2RD", "hit Count Dooku")
    t.they.choose("yes")
    assert t.queue == [], "the damage that was under way has come, and Ackbar's ability has begun"
    assert (t.they.damage("Count Dooku"), t.they.shields("Count Dooku")) == (1, 0)
    t.they.choose("hit Jango Fett")
    assert t.they.damage("Jango Fett") == 2


@rule("destiny.queue.additional_actions_outside")
def test_additional_actions_wait_for_the_queue() -> None:
    t = table(
        Side(team=["Rey"], hand=["Holdout Blaster"], deck=["Block", "Dodge"], resources=2),
        Side(team=["Jango Fett"]),
    )
    t.you.choose("play Holdout Blaster Rey", "yes")
    t.you.choose("activate Rey")
    t.roll("1MD", "1RD")
    t.they.choose("yes")
    t.roll("-")
    t.you.choose("resolve Rey:1MD", "hit Jango Fett")
    t.they.cannot_choose("decline")


@rule("destiny.queue.additional_actions_outside")
def test_tactical_mastery_from_an_additional_action_adds_to_what_is_left() -> None:
    t = table(Side(team=["Leia Organa", "Rebel Trooper"], hand=["Tactical Mastery", "Tactical Mastery"]))
    t.you.choose("play Tactical Mastery", "play Tactical Mastery")
    for _ in range(3):
        t.you.choose("decline")
    t.they.choose("pass")


@rule("destiny.example.queue_die_damage")
def test_damage_of_a_die_comes_at_once_when_nothing_waits() -> None:
    t = table(Side(team=["Darth Vader"], pool=["Darth Vader:2MD"]), Side(team=["Leia Organa", "Rey"]))
    t.you.choose("resolve Darth Vader:2MD", "hit Leia Organa")
    assert t.they.damage("Leia Organa") == 2
    assert t.queue == []


# ---------------------------------------------------------------- Squad Tactics


def squad_tactics() -> Table:
    """Two raiders that Phasma makes guardians are about to be activated; the first is nearly defeated."""
    t = table(
        Side(
            team=TWO_RAIDERS,
            upgrades={"Tusken Raider": ["Gaffi Stick"]},
            damage={"Tusken Raider": 7},
            hand=["Squad Tactics"],
        ),
        Side(team=["Leia Organa"], pool=["Leia Organa:1RD"]),
    )
    t.you.choose("play Squad Tactics", "activate Tusken Raider", "activate Tusken Raider")
    return t


@rule("destiny.simultaneous.same_player_before")
def test_whose_guardian_comes_first_is_their_players_choice() -> None:
    t = squad_tactics()
    t.you.can_choose("next Tusken Raider", "next Tusken Raider")
    t.play(0, t.match.game.notate(t.state, t.match.options[1]))
    t.you.choose("remove Leia Organa:1RD")
    assert (t.you.damage("Tusken Raider"), t.you.damage("Tusken Raider#2")) == (7, 1)


@rule("destiny.example.squad_tactics.guardian_interrupts", "destiny.queue.before_interrupts")
def test_guardians_interrupt_squad_tactics() -> None:
    t = squad_tactics()
    t.you.choose("next Tusken Raider", "remove Leia Organa:1RD")
    assert t.they.pool == []
    assert t.you.team == ["Captain Phasma", "Tusken Raider"]
    assert t.you.aside == ["Echo Base", "Tusken Raider"]


@rule("destiny.example.squad_tactics.redeploy_queued_behind", "destiny.after.does_not_interrupt")
def test_the_redeployment_waits_until_the_other_raider_is_activated() -> None:
    t = squad_tactics()
    t.you.choose("next Tusken Raider", "remove Leia Organa:1RD")
    t.roll("1Sh")
    assert t.you.is_exhausted("Tusken Raider")
    assert t.you.pool == ["Tusken Raider:1Sh"]
    t.you.can_choose("attach Captain Phasma", "attach Tusken Raider", "decline")


@rule("destiny.example.squad_tactics.gaffi_die_not_rolled")
def test_a_redeployed_gaffi_stick_is_not_rolled_any_more() -> None:
    t = squad_tactics()
    t.you.choose("next Tusken Raider", "remove Leia Organa:1RD")
    t.roll("1Sh")
    t.you.choose("attach Tusken Raider")
    assert t.you.upgrades("Tusken Raider") == ["Gaffi Stick"]
    assert t.you.pool == ["Tusken Raider:1Sh"]


# ---------------------------------------------------------------- several at once


@rule("destiny.simultaneous.same_player_after")
@pytest.mark.parametrize("first", ["Luke Skywalker", "Quickdraw Holster"])
def test_a_player_orders_their_own_abilities(first: str) -> None:
    t = table(
        Side(
            team=["AW-035"],
            upgrades={"AW-035": ["Quickdraw Holster", "Holdout Blaster"]},
            deck=["Block", "Dodge"],
        ),
    )
    t.you.choose("activate Luke Skywalker")
    t.roll("-", "1RD")
    t.you.can_choose("next Luke Skywalker", "next Quickdraw Holster")
    t.you.choose(f"next {first}")
    t.you.can_choose("yes", "no")
    assert bool(t.you.hand) is (first == "Luke Skywalker")


@rule("destiny.simultaneous.same_player_after")
def test_two_raiders_activated_at_once_answer_in_the_order_their_player_wants() -> None:
    t = table(
        Side(team=["Tusken Raider", "Tusken Raider"], hand=["Squad Tactics", "Block", "Dodge"]),
        Side(team=["Darth Vader"]),
    )
    t.you.choose("play Squad Tactics", "activate Tusken Raider", "activate Tusken Raider")
    t.roll("1RD", "1MD")
    t.you.can_choose("next Tusken Raider", "next Tusken Raider")


@rule("destiny.simultaneous.several_players")
def test_the_abilities_of_one_player_stay_together() -> None:
    t = table(
        Side(team=["Jango Fett"]),
        Side(
            team=["AW-035"],
            upgrades={"AW-035": ["Quickdraw Holster", "Holdout Blaster"]},
            deck=["Block", "Dodge"],
        ),
        turn_of="they",
        holder="they",
    )
    t.they.choose("activate Luke Skywalker")
    t.roll("-", "1RD")
    t.they.can_choose("player 1", "player 2")
    t.they.choose("player 2")
    t.they.choose("next Quickdraw Holster")
    assert t.queue == ["Luke Skywalker", "Jango Fett"]


@rule("destiny.triggered.independent_of_source")
def test_a_triggered_ability_is_resolved_though_its_card_has_left_play() -> None:
    t = table(
        Side(team=["Admiral Ackbar", "Leia Organa"], damage={"Admiral Ackbar": 8}),
        Side(team=["Tusken Raider", "AW-035"], hand=["Block"]),
        turn_of="they",
    )
    t.they.choose("activate Tusken Raider")
    t.roll("1RD")
    t.they.choose("yes", "hit Admiral Ackbar")
    assert t.you.team == ["Leia Organa"]
    t.they.choose("hit Luke Skywalker")
    assert t.they.damage("Luke Skywalker") == 2


@rule("destiny.triggered.condition_wording")
def test_jango_answers_the_activation_of_a_character_and_nothing_else() -> None:
    t = table(
        Side(team=["Jango Fett"]),
        Side(team=["Leia Organa"], supports=["Black One"], pool=["Leia Organa:1R"], hand=["Take Cover"]),
        turn_of="they",
    )
    t.they.choose("play Take Cover", "shield Leia Organa")
    t.you.choose("pass")
    t.they.choose("resolve Leia Organa:1R")
    t.you.choose("pass")
    t.they.choose("activate Black One")
    t.roll("-")
    t.you.choose("pass")
    t.they.choose("activate Leia Organa")
    t.roll("-")
    t.you.can_choose("yes", "no")


@rule("destiny.example.comlink_after")
def test_the_comlink_is_attached_and_paid_before_it_is_used() -> None:
    t = table(
        Side(team=["Leia Organa*2"], hand=["Comlink"], resources=2, pool=["Leia Organa:-", "Leia Organa:1R"]),
        Side(pool=["Nightsister:2RD"]),
    )
    t.you.choose("play Comlink Leia Organa")
    assert t.you.resources == 0
    assert t.you.upgrades("Leia Organa") == ["Comlink"]
    t.you.choose("yes")
    t.you.can_choose("choose 1", "choose 2")
    t.you.choose("choose 1", "reroll Leia Organa:-", "reroll Leia Organa:1R")
    t.roll("1RD", "2RD")
    assert t.you.pool == ["Leia Organa:1RD", "Leia Organa:2RD"]


@rule("destiny.queue.waits_for_its_turn")
def test_jango_is_asked_for_each_of_two_characters_activated_at_once() -> None:
    t = table(
        Side(team=["Rebel Trooper", "Padawan"], hand=["Squad Tactics"]),
        Side(team=["Jango Fett"]),
    )
    t.you.choose("play Squad Tactics", "activate Rebel Trooper", "activate Padawan")
    t.roll("-", "-")
    assert t.queue == ["Jango Fett"]
    t.they.choose("no")
    t.they.choose("yes")
    t.roll("1R")
    assert t.they.pool == ["Jango Fett:1R"]


@rule("destiny.queue.full_resolution")
@card("destiny", "AW-110", "AW-164")
def test_the_queue_waits_for_the_card_that_gives_an_action_in_between() -> None:
    t = table(
        Side(team=["Leia Organa"], hand=["Retreat", "Block"], upgrades={"Leia Organa": ["Hunker Down"]}),
        Side(team=["AW-010*2"], pool=["AW-010:2MD", "AW-010:3MD"]),
    )
    t.you.choose("play Retreat")
    t.they.choose("resolve Darth Vader:2MD", "hit Leia Organa")
    assert (t.queue, t.you.upgrades("Leia Organa")) == (["Hunker Down"], ["Hunker Down"])
    t.they.choose("done")
    assert (t.queue, t.you.upgrades("Leia Organa")) == ([], [])


@rule("destiny.after.resolved_after_condition")
@card("destiny", "AW-027")
def test_the_last_card_is_played_whole_before_ackbar_hears_of_it() -> None:
    t = table(
        Side(team=["Admiral Ackbar", "Leia Organa"], damage={"Admiral Ackbar": 8}),
        Side(team=["Rey", "AW-035"], shields={"Rey": 2}, hand=["Riposte"]),
        turn_of="they",
    )
    t.they.choose("play Riposte", "unshield Rey 1", "hit Admiral Ackbar")
    assert t.you.team == ["Leia Organa"]
    t.you.choose("pass")
    assert (t.they.damage("Rey"), t.they.damage("Luke Skywalker")) == (0, 0)


@rule("destiny.queue.additional_actions_outside", "destiny.simultaneous.several_players")
@card("destiny", "AW-027")
def test_the_last_card_has_its_price_before_its_ambush() -> None:
    t = table(
        Side(team=["AW-046", "Rey"], hand=["Unpredictable"], pool=["Rey:-"]),
        Side(team=["Admiral Ackbar"]),
        holder="you",
    )
    t.you.choose("play Unpredictable")
    t.roll("1MD")
    t.you.choose("player 2")
    assert t.queue == ["Han Solo"], "the play of one card lets both abilities wait at the same moment"
    t.you.choose("hit Rey", "yes")
    assert (t.you.damage("Rey"), t.you.shields("Han Solo")) == (2, 1)
    t.you.choose("resolve Rey:1MD", "hit Admiral Ackbar")
    t.they.choose("pass")
