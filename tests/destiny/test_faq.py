"""The questions players ask most, each answered by the game as the compendium answers it."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.decks import encode
from tests.destiny.deck_samples import broken, legal_deck, with_card
from tests.destiny.table import Side, Table, card, dealt, rule, table

# ---------------------------------------------------------------- teams

VADER_AND_NIGHTSISTER = (("AW-010", 1), ("AW-012", 1))
JANGO_AND_BALA_TIK = (("AW-021", 1), ("AW-019", 1))


@rule("destiny.faq.same_affiliation")
def test_may_villains_fight_villains() -> None:
    decks = [encode(legal_deck(team)) for team in (VADER_AND_NIGHTSISTER, JANGO_AND_BALA_TIK)]
    t = dealt(deck1=decks[0], deck2=decks[1])
    assert (t.you.team, t.they.team) == (["Darth Vader", "Nightsister"], ["Bala-Tik", "Jango Fett"])


@rule("destiny.faq.same_affiliation")
def test_may_heroes_fight_heroes() -> None:
    t = dealt(deck1="luke-skywalker", deck2="rey")
    assert (t.you.team, t.they.team) == (["Luke Skywalker", "Han Solo"], ["Rey", "Finn"])


@rule("destiny.faq.same_characters")
def test_may_both_players_have_the_same_characters() -> None:
    deck = encode(legal_deck(VADER_AND_NIGHTSISTER))
    t = dealt(deck1=deck, deck2=deck)
    assert t.you.team == t.they.team == ["Darth Vader", "Nightsister"]


@rule("destiny.faq.same_characters")
def test_each_darth_vader_obeys_his_own_player() -> None:
    t = table(Side(team=["Darth Vader"], pool=["Darth Vader:3MD"]), Side(team=["Darth Vader", "Nightsister"]))
    t.you.choose("resolve Darth Vader:3MD", "hit Darth Vader")
    assert (t.you.damage("Darth Vader"), t.they.damage("Darth Vader")) == (0, 3)
    t.they.choose("activate Darth Vader")
    assert (t.you.is_exhausted("Darth Vader"), t.they.is_exhausted("Darth Vader")) == (False, True)


# ---------------------------------------------------------------- damage


@rule("destiny.faq.shields_must_be_used")
def test_may_i_keep_my_shields() -> None:
    t = table(
        Side(team=["Leia Organa"], pool=["Leia Organa:1RD"]),
        Side(team=["Jango Fett"], shields={"Jango Fett": 2}),
    )
    t.you.choose("resolve Leia Organa:1RD", "hit Jango Fett")
    assert (t.they.damage("Jango Fett"), t.they.shields("Jango Fett")) == (0, 1)
    t.they.choose("pass")


@rule("destiny.faq.melee_ranged_same_function")
@pytest.mark.parametrize("side", ["2MD", "2RD"])
def test_does_melee_damage_work_differently_from_ranged_damage(side: str) -> None:
    t = table(
        Side(team=["Boba Fett"], pool=[f"Boba Fett:{side}"]), Side(team=["Jango Fett"], shields={"Jango Fett": 1})
    )
    t.you.choose(f"resolve Boba Fett:{side}", "hit Jango Fett")
    assert (t.they.damage("Jango Fett"), t.they.shields("Jango Fett")) == (1, 0)


@rule("destiny.faq.melee_ranged_not_same_action")
def test_may_i_resolve_melee_and_ranged_dice_together() -> None:
    t = table(
        Side(team=["Finn*2"], pool=["Finn:1MD", "Finn:2RD"]),
        Side(team=["Jango Fett"]),
    )
    t.you.choose("resolve Finn:1MD", "hit Jango Fett")
    assert (t.they.damage("Jango Fett"), t.you.pool) == (1, ["Finn:2RD"])
    t.they.choose("pass")


@rule("destiny.faq.not_all_dice_needed")
def test_must_i_resolve_all_dice_of_a_symbol() -> None:
    t = table(
        Side(team=["Leia Organa*2", "Nightsister"], pool=["Leia Organa:1R", "Leia Organa:1R", "Nightsister:1R"]),
    )
    t.you.choose("resolve Leia Organa:1R", "resolve Nightsister:1R", "done")
    assert (t.you.resources, t.you.pool) == (4, ["Leia Organa:1R"])


@rule("destiny.faq.special_of_exhausted_card")
@card("destiny", "AW-011")
def test_may_the_special_of_an_exhausted_character_be_used() -> None:
    t = table(
        Side(team=["Kylo Ren"], exhausted=["Kylo Ren"], pool=["Kylo Ren:Sp"]),
        Side(team=["Leia Organa", "Rebel Trooper"], hand=["Lightsaber"]),
    )
    t.you.choose("resolve Kylo Ren:Sp", "choose_character Leia Organa")
    assert (t.they.damage("Leia Organa"), t.they.damage("Rebel Trooper")) == (3, 0)


@rule("destiny.faq.track_dice_of_each_copy")
def test_whose_die_is_it_when_a_character_is_there_twice() -> None:
    t = table(
        Side(pool=["Nightsister:1RD"]),
        Side(
            team=["Tusken Raider", "Tusken Raider"],
            damage={"Tusken Raider": 7},
            pool=["Tusken Raider:3MD1", "Tusken Raider:1Sh"],
        ),
    )
    t.you.choose("resolve Nightsister:1RD", "hit Tusken Raider")
    assert (t.they.pool, t.they.team, t.they.damage("Tusken Raider")) == (["Tusken Raider:1Sh"], ["Tusken Raider"], 0)


# ---------------------------------------------------------------- upgrades


@rule("destiny.faq.upgrade_on_exhausted_character")
def test_is_the_die_of_an_upgrade_rolled_that_is_played_on_an_exhausted_character() -> None:
    t = table(
        Side(team=["Rey"], exhausted=["Rey"], hand=["Lightsaber"], resources=3), Side(team=["Kylo Ren"]), holder="you"
    )
    t.you.choose("play Lightsaber Rey", "no")
    assert (t.you.upgrades("Rey"), t.you.pool) == (["Lightsaber"], [])
    t.they.choose("pass")
    t.you.choose("pass")
    t.you.choose("activate Rey")
    t.roll("1MD", "3MD1")
    assert t.you.pool == ["Rey:1MD", "Lightsaber:3MD1"]


@rule("destiny.faq.redeploy_to_full_character")
def test_may_i_redeploy_to_a_character_with_three_upgrades() -> None:
    t = table(
        Side(pool=["Nightsister:1RD"]),
        Side(
            team=["Rey", "AW-035"],
            upgrades={"Rey": ["Lightsaber"], "AW-035": ["Comlink", "Datapad", "Jedi Robes"]},
            damage={"Rey": 9},
        ),
    )
    t.you.choose("resolve Nightsister:1RD", "hit Rey")
    t.they.choose("attach Luke Skywalker")
    t.they.can_choose("give_up Comlink", "give_up Datapad", "give_up Jedi Robes", "give_up Lightsaber")
    t.they.choose("give_up Jedi Robes")
    assert sorted(t.they.upgrades("Luke Skywalker")) == ["Comlink", "Datapad", "Lightsaber"]
    assert t.they.discard == ["Jedi Robes"]


@rule("destiny.faq.replace_any_colour", "destiny.faq.replace_with_cheaper")
@pytest.mark.parametrize(
    ("old", "new", "resources"), [("Comlink", "Lightsaber", 1), ("Lightsaber", "Comlink", 0)], ids=["dearer", "cheaper"]
)
def test_may_an_upgrade_of_another_colour_be_replaced(old: str, new: str, resources: int) -> None:
    t = table(Side(team=["Rey"], upgrades={"Rey": [old]}, hand=[new], resources=resources))
    t.you.choose(f"play {new} Rey {old}")
    assert (t.you.resources, t.you.upgrades("Rey"), t.you.discard) == (0, [new], [old])


@rule("destiny.faq.replace_with_cheaper")
def test_is_the_difference_paid_back_when_the_new_upgrade_is_cheaper() -> None:
    t = table(Side(team=["Rey"], upgrades={"Rey": ["Lightsaber"]}, hand=["Comlink"], resources=2))
    t.you.choose("play Comlink Rey Lightsaber")
    assert (t.you.resources, t.you.upgrades("Rey")) == (2, ["Comlink"])


@rule("destiny.faq.character_die_is_not_every_die")
@card("destiny", "AW-131")
def test_is_the_die_of_an_upgrade_a_character_die() -> None:
    t = table(
        Side(
            team=["Padme Amidala"],
            upgrades={"Padme Amidala": ["Lightsaber"]},
            pool=["Lightsaber:1R"],
            hand=["Negotiate"],
        ),
        Side(team=["Jango Fett*2"], pool=["Jango Fett:1R", "Jango Fett:-"]),
    )
    t.you.choose("play Negotiate")
    assert (t.you.pool, t.they.pool) == (["Lightsaber:1R"], ["Jango Fett:1R", "Jango Fett:-"])
    t.they.choose("pass")


# ---------------------------------------------------------------- cards in hand


@rule("destiny.faq.hand_above_limit")
def test_may_i_hold_more_cards_than_the_hand_limit() -> None:
    t = table(Side(team=["AW-046"], hand=["Don't Get Cocky", *["Dodge"] * 5], deck=["Block"] * 3))
    t.you.choose("play Don't Get Cocky")
    assert (len(t.you.hand), t.you.discard) == (7, ["Don't Get Cocky"])
    t.they.choose("pass")


@rule("destiny.faq.hand_above_limit_no_draw")
@pytest.mark.parametrize(("discarded", "drawn"), [(1, 0), (4, 2), (0, 0)])
def test_do_i_draw_with_more_cards_than_the_hand_limit(discarded: int, drawn: int) -> None:
    t = table(Side(hand=["Dodge"] * 7, deck=["Block"] * 5), at="upkeep")
    t.you.choose(*["discard Dodge"] * discarded, "done")
    assert t.you.hand == ["Dodge"] * (7 - discarded) + ["Block"] * drawn


@rule("destiny.faq.action_not_on_play")
@card("destiny", "AW-101")
def test_is_the_action_of_a_support_resolved_when_it_is_played() -> None:
    t = table(Side(team=["Jango Fett"], hand=["Underworld Connections"], resources=2))
    t.you.choose("play Underworld Connections")
    assert (t.you.resources, t.you.is_exhausted("Underworld Connections")) == (0, False)
    t.they.choose("pass")
    t.you.choose("use Underworld Connections")
    assert (t.you.resources, t.you.is_exhausted("Underworld Connections")) == (1, True)


# ---------------------------------------------------------------- unique cards


@rule("destiny.faq.unique.opponent_has_copy")
def test_may_i_play_a_unique_card_of_which_my_opponent_has_a_copy() -> None:
    t = table(Side(hand=["Emperor's Favor"], resources=1), Side(supports=["Emperor's Favor"]))
    t.you.choose("play Emperor's Favor")
    assert (t.you.supports, t.they.supports) == (["Emperor's Favor"], ["Emperor's Favor"])


@rule("destiny.faq.unique.own_second_copy")
def test_may_i_play_a_unique_card_of_which_i_have_a_copy() -> None:
    t = table(Side(supports=["Emperor's Favor"], hand=["Emperor's Favor"], resources=1))
    assert t.you.why_not("play Emperor's Favor").rule == "destiny.unique.cannot_play_second"


@rule("destiny.faq.unique.two_in_deck")
@pytest.mark.parametrize(("copies", "is_legal"), [(2, True), (3, False)])
def test_may_a_deck_hold_two_copies_of_a_unique_card(copies: int, is_legal: bool) -> None:
    deck = with_card(legal_deck(VADER_AND_NIGHTSISTER), "AW-088", copies)
    assert (broken(deck) == []) is is_legal


# ---------------------------------------------------------------- turns and rounds


@rule("destiny.faq.turn_and_round")
def test_what_is_a_turn_and_what_a_round() -> None:
    t = table(at="round", round=1)
    t.they.choose("activate Nightsister")
    t.roll("1R")
    t.you.choose("activate Nightsister")
    t.roll("1R")
    t.they.choose("pass")
    assert t.round == 2
    t.you.choose("pass")
    told = [
        line
        for line in t.you.reads()
        if line.startswith(("Round", "Upkeep")) or "activates" in line or "passes" in line
    ]
    assert told == [
        "Round 2 begins.",
        "Player 2 activates “Nightsister”.",
        "Player 1 activates “Nightsister”.",
        "Player 2 passes.",
        "Player 1 passes.",
        "Upkeep: cards ready, dice return to their cards.",
        "Round 3 begins.",
    ]
    assert (t.you.resources, t.they.resources) == (4, 4)


def stalled(you: Side) -> Table:
    """The others have just passed; if you pass, too, the action phase ends."""
    return table(you, passes=1)


@rule("destiny.faq.stalling.playing_a_card")
@card("destiny", "AW-118")
def test_is_playing_a_card_without_effect_a_pass() -> None:
    t = stalled(Side(team=["AW-046"], hand=["Noble Sacrifice"]))
    t.you.choose("play Noble Sacrifice")
    assert (t.you.team, t.you.discard, t.round) == (["Han Solo"], ["Noble Sacrifice"], 2)
    assert not t.they.is_exhausted("Nightsister")
    assert not t.you.is_exhausted("Han Solo")
    t.they.choose("pass")
    t.you.choose("claim")


@rule("destiny.faq.stalling.exhausting_a_card", "destiny.faq.stalling.earlier_answer")
@card("destiny", "AW-099")
def test_is_exhausting_a_card_without_effect_a_pass() -> None:
    t = stalled(Side(team=["Jango Fett"], supports=["Backup Muscle"]))
    t.you.choose("use Backup Muscle")
    assert (t.you.is_exhausted("Backup Muscle"), t.they.damage("Nightsister"), t.you.damage("Jango Fett")) == (
        True,
        0,
        0,
    )
    t.they.choose("pass")
    assert t.round == 2
    t.you.choose("claim")


@rule("destiny.faq.stalling.earlier_answer")
@pytest.mark.parametrize(
    ("wish", "side"),
    [
        ("use Backup Muscle", Side(team=["Jango Fett"], supports=["Backup Muscle"])),
        ("play Noble Sacrifice", Side(team=["AW-046"], hand=["Noble Sacrifice"])),
    ],
)
@pytest.mark.parametrize(("stall", "round_now"), [("action", 2), ("pass", 3)])
def test_the_earlier_answer_on_stalling_holds_only_if_agreed_on(
    wish: str, side: Side, stall: str, round_now: int
) -> None:
    t = table(side, passes=1, stall=stall)
    t.you.choose(wish)
    assert t.round == round_now


@rule("destiny.faq.stalling.reroll_same_side")
@pytest.mark.parametrize(
    ("wish", "side"),
    [
        ("discard_to_reroll Dodge", Side(team=["Jango Fett"], pool=["Jango Fett:-"], hand=["Dodge", "Block"])),
        ("use Nightsister", Side(team=["Nightsister", "Jango Fett"], pool=["Jango Fett:-"])),
        ("use Play the Odds", Side(team=["Jango Fett"], supports=["Play the Odds"], pool=["Jango Fett:-"])),
    ],
    ids=["discarding", "damage", "exhausting alone"],
)
@pytest.mark.parametrize("stall", ["action", "pass"])
def test_a_reroll_that_shows_the_same_side_is_no_pass(wish: str, side: Side, stall: str) -> None:
    """Not even where exhausting a card without effect is one."""
    t = table(side, passes=1, stall=stall)
    t.you.choose(wish)
    t.roll("-")
    assert (t.you.pool, t.round) == (["Jango Fett:-"], 2)
    t.they.choose("activate Nightsister")


@rule("destiny.variant.round_limit")
@pytest.mark.parametrize(
    ("damage", "winner"), [((0, 3), (0,)), ((3, 0), (1,)), ((2, 2), (1,))], ids=["you", "they", "battlefield"]
)
def test_who_wins_when_the_agreed_number_of_rounds_is_over(damage: tuple[int, int], winner: tuple[int, ...]) -> None:
    t = table(
        Side(team=["Count Dooku"], damage={"Count Dooku": damage[0]}),
        Side(team=["Count Dooku"], damage={"Count Dooku": damage[1]}),
        holder="they",
        round=2,
        rounds="2",
        passes=1,
    )
    t.you.choose("pass")
    assert t.winners == winner


@rule("destiny.variant.round_limit")
@pytest.mark.parametrize("rounds", ["0", "3"], ids=["no limit", "not yet"])
def test_the_game_goes_on_before_the_agreed_round(rounds: str) -> None:
    t = table(round=2, rounds=rounds, passes=1)
    t.you.choose("pass")
    assert (t.winners, t.round) == (None, 3)
