"""Premonitions: a card laid face down, which nobody but its owner may know until it is played."""

from __future__ import annotations

from random import Random

from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.model.state import HAND, STACKED
from tests.destiny.table import Side, Table, card, rule, table
from tests.scenario import BACK


def _foreseen(laid: str, *hand: str, yours: tuple[str, ...] = ("Premonitions",)) -> Table:
    """They lay a card on their Premonitions; then it is your turn."""
    t = table(
        Side(team=["AW-035", "Nightsister"], hand=yours, resources=0),
        Side(team=["Rey"], hand=["Premonitions", laid, *hand], resources=0),
        turn_of="they",
    )
    t.they.choose("play Premonitions", "choose 1", f"lay {laid}")
    return t


@card("destiny", "SoR-131")
def test_premonitions_is_set_aside_with_a_card_of_ones_hand_on_it() -> None:
    t = _foreseen("Defensive Stance", "Aim")
    assert (t.they.hand, t.they.discard) == (["Aim"], [])
    assert t.they.sees("aside", t.they) == ["Premonitions", "Defensive Stance"]


@rule("destiny.card.premonitions.no_peeking")
@card("destiny", "SoR-131")
def test_nobody_else_sees_the_card_on_premonitions() -> None:
    t = _foreseen("Defensive Stance", "Aim")
    assert t.you.sees("aside", t.they) == t.spectators.sees("aside", t.they) == ["Premonitions", BACK]
    assert not any("Defensive Stance" in line for line in t.you.reads())
    assert any("puts 1 card face down on a card set aside" in line for line in t.you.reads())


@card("destiny", "SoR-131")
def test_whoever_has_seen_a_hand_does_not_know_which_card_of_it_was_laid_down() -> None:
    t = table(
        Side(team=["AW-035"]),
        Side(team=["Rey"], hand=["Premonitions", "Defensive Stance", "Aim"]),
        turn_of="they",
    )
    for number in t.state.zones[HAND + 1]:
        t.state.known[number] |= 1
    t.they.choose("play Premonitions", "choose 1", "lay Aim")
    assert (t.you.sees("aside", t.they), t.you.sees("hand", t.they)) == (["Premonitions", BACK], [BACK])


@card("destiny", "SoR-131")
def test_a_guess_puts_any_card_that_fits_under_premonitions() -> None:
    t = _foreseen("Defensive Stance", "Aim", "Dodge")
    found = set()
    for seed in range(40):
        guessed = GAME.determinize(t.state, 0, Random(seed))
        [stacked] = guessed.zones[STACKED + 1]
        assert guessed.host[stacked] == t.state.host[t.state.zones[STACKED + 1][0]]
        assert [guessed.host[number] for number in guessed.zones[HAND + 1]] == [-1, -1]
        found.add(t.name(stacked))
    assert {"Defensive Stance", "Aim", "Dodge"} <= found


@card("destiny", "SoR-131")
def test_a_second_premonitions_plays_the_card_for_free() -> None:
    t = _foreseen("Launch Bay", "Premonitions")
    t.you.choose("pass")
    t.they.choose("play Premonitions", "choose 2")
    assert (t.they.supports, t.they.resources) == (["Launch Bay"], 0)
    assert t.they.discard == ["Premonitions", "Premonitions"]
    assert t.they.aside == []


@rule("destiny.card.premonitions.opponents_copy")
@card("destiny", "SoR-131")
def test_premonitions_plays_the_card_on_an_opponents_copy() -> None:
    t = _foreseen("Defensive Stance")
    t.you.choose("play Premonitions", "choose 2", "shield Luke Skywalker")
    assert (t.you.shields("Luke Skywalker"), t.you.discard) == (2, ["Premonitions"])
    assert sorted(t.they.discard) == ["Defensive Stance", "Premonitions"]
    assert t.they.sees("aside", t.they) == []


@card("destiny", "SoR-131")
def test_an_upgrade_on_premonitions_goes_on_a_character_of_whoever_plays_it() -> None:
    t = _foreseen("Lightsaber")
    t.you.choose("play Premonitions", "choose 2")
    t.you.can_choose("play Lightsaber Luke Skywalker", "play Lightsaber Nightsister")
    assert t.match.label(t.match.options[0]).en == "Play “Lightsaber” on “Luke Skywalker” for 0 resources"
    t.you.choose("play Lightsaber Nightsister")
    assert t.you.upgrades("Nightsister") == ["Lightsaber"]


@card("destiny", "SoR-131")
def test_a_card_that_cannot_be_played_is_discarded_with_the_copy() -> None:
    t = _foreseen("Commanding Presence")
    t.you.choose("play Premonitions", "choose 2")
    assert sorted(t.they.discard) == ["Commanding Presence", "Premonitions"]


@card("destiny", "SoR-131")
def test_without_another_copy_the_second_choice_does_nothing() -> None:
    t = table(Side(hand=["Premonitions", "Aim"]))
    t.you.choose("play Premonitions", "choose 2")
    assert (t.you.hand, t.you.discard) == (["Aim"], ["Premonitions"])


@card("destiny", "SoR-131")
def test_one_chooses_among_several_copies() -> None:
    t = _foreseen("Defensive Stance", yours=("Premonitions", "Lightsaber", "Premonitions"))
    t.you.choose("play Premonitions", "choose 1", "lay Lightsaber")
    t.they.choose("pass")
    t.you.choose("play Premonitions", "choose 2")
    assert t.offered() == ["copy Premonitions", "copy Premonitions"]


@rule("destiny.multi.elimination.remove_cards")
@card("destiny", "SoR-131")
def test_a_card_on_the_premonitions_of_an_eliminated_player_goes_to_its_owners_discard_pile() -> None:
    t = table(
        Side(team=["Padawan"], damage={"Padawan": 6}, hand=["Premonitions", "Premonitions"]),
        Side(team=["Rey"], hand=["Premonitions", "Aim"]),
        Side(team=["Nightsister"], pool=["Nightsister:1RD"]),
    )
    t.you.choose("play Premonitions", "choose 1", "lay Premonitions")
    t.they.choose("play Premonitions", "choose 2", "choose 1", "lay Aim")
    assert t.they.sees("aside", t.you) == ["Echo Base", "Premonitions", "Aim"], "it lies on your second copy"
    t.third.choose("resolve Nightsister:1RD", "hit Padawan")
    assert sorted(t.they.discard) == ["Aim", "Premonitions"]
