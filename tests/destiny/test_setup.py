"""Setting up: characters with dice, battlefields, first hands, the redraw, resources, the roll for the battlefield."""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.destiny.decks import STARTERS, encode
from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.procedure.setup import DEFAULT_DECKS
from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.game import Setup
from tests.destiny.deck_samples import legal_deck
from tests.destiny.table import Seat, Table, card, dealt, rule
from tests.scenario import BACK

NO_POINTS = ("-", "-", "-", "-", "-", "-")
"""What six dice of the starting characters show when nobody has anything."""


def deciding(t: Table) -> Seat:
    """Whose choice it is."""
    assert t.match.decision is not None
    return t.seats[t.match.decision.seat]


def keep_hands(t: Table) -> None:
    """Nobody exchanges cards."""
    for _ in t.seats:
        deciding(t).choose("done")


def rolled(*sides: str) -> Table:
    """A new game after the roll of Luke's two dice and Han's, the trooper's and Boba Fett's two."""
    t = dealt()
    keep_hands(t)
    t.roll(*sides)
    return t


# ---------------------------------------------------------------- what is brought


@rule("destiny.build.before_game")
@pytest.mark.parametrize(
    ("deck", "said"),
    [
        ("/ AW-166 / AW-059", "The team has no character."),
        ("AW-038 / / AW-059", "No battlefield is chosen, exactly 1 is needed."),
        ("AW-038 / AW-166 / AW-059", "The deck has 1 card"),
    ],
)
def test_no_game_is_set_up_without_a_legal_team_deck_and_battlefield(deck: str, said: str) -> None:
    with pytest.raises(BadSetupError, match=said):
        GAME.check(Setup(2, {"deck1": deck}))
    assert dealt(deck1=encode(legal_deck())).you.team == ["Leia Organa", "Han Solo"]


# ---------------------------------------------------------------- the steps before the roll


@rule("destiny.setup.place_characters", "destiny.character.starts_in_play", "destiny.setup.step_order")
def test_characters_stand_before_their_players_with_their_dice_on_them() -> None:
    t = dealt()
    assert (t.you.team, t.they.team) == (["Luke Skywalker", "Han Solo"], ["Veteran Stormtrooper", "Boba Fett"])
    things = t.they.view.region("team", t.you.seat).things
    assert [(thing.kind, thing.name.en) for thing in things] == [
        ("character", "Luke Skywalker"),
        ("die", "Luke Skywalker"),
        ("die", "Luke Skywalker"),
        ("character", "Han Solo"),
        ("die", "Han Solo"),
    ]
    assert (t.you.pool, t.they.pool) == ([], [])


@rule("destiny.setup.battlefields_face_up")
def test_both_battlefields_lie_open_to_the_side() -> None:
    t = dealt()
    for onlooker in (t.you, t.they, t.spectators):
        assert onlooker.sees("aside", of=t.you) == ["Outer Rim Outpost"]
        assert onlooker.sees("aside", of=t.they) == ["Arid Wasteland"]
        assert onlooker.sees("field") == []


@rule("destiny.setup.shuffle_and_draw_five", "destiny.deck.meaning_in_game")
def test_five_cards_of_thirty_are_drawn() -> None:
    t = dealt(deck1=encode(legal_deck()))
    assert (len(t.you.hand), len(t.you.deck)) == (5, 25)
    cards = [key for key, copies in legal_deck().cards for _ in range(copies)]
    assert len(cards) == 30
    for onlooker in (t.you, t.they, t.spectators):
        assert onlooker.sees("deck", of=t.you) == [BACK] * 25


@rule("destiny.setup.shuffle_and_draw_five")
def test_decks_are_shuffled() -> None:
    hands = {tuple(dealt(seed=seed).you.hand) for seed in range(5)}
    assert len(hands) == 5
    orders = {tuple(dealt(seed=seed).you.deck) for seed in range(5)}
    assert len(orders) == 5


# ---------------------------------------------------------------- the redraw


@rule("destiny.setup.redraw")
def test_cards_are_shuffled_back_and_as_many_are_drawn_once() -> None:
    t = dealt()
    player = deciding(t)
    first_hand = player.hand
    every_card = Counter(player.hand + player.deck)
    player.can_choose(*[f"put_back {name}" for name in first_hand], "done")
    player.choose(*[f"put_back {name}" for name in first_hand[:3]], "done")
    assert deciding(t) is not player
    deciding(t).choose("done")
    assert player.hand[:2] == first_hand[3:]
    assert (len(player.hand), len(player.deck)) == (5, 15)
    assert Counter(player.hand + player.deck) == every_card
    assert t.offered()[0].startswith("roll ")


@rule("destiny.setup.redraw")
def test_a_card_put_back_can_be_drawn_again() -> None:
    again = 0
    for seed in range(12):
        t = dealt(seed=seed)
        player = deciding(t)
        hand = player.hand
        player.choose(*[f"put_back {name}" for name in hand])
        deciding(t).choose("done")
        again += bool(set(hand) & set(player.hand))
    assert again > 0


@rule("destiny.setup.redraw")
def test_nobody_has_to_exchange() -> None:
    t = dealt()
    hands = t.you.hand, t.they.hand
    keep_hands(t)
    assert (t.you.hand, t.they.hand) == hands


@rule("destiny.setup.redraw_simultaneous")
def test_who_exchanges_first_is_random() -> None:
    assert {deciding(dealt(seed=seed)).seat for seed in range(10)} == {0, 1}


@rule("destiny.setup.redraw_simultaneous")
def test_what_one_exchanges_is_hidden_from_the_other_until_both_have_chosen() -> None:
    t = dealt()
    first = deciding(t)
    first.choose(f"put_back {first.hand[0]}", "done")
    second = deciding(t)
    assert second is not first
    assert second.reads() == []
    assert second.sees("hand", of=first) == [BACK] * 5
    second.choose("done")
    lines = second.reads()
    assert f"Player {first.seat + 1} mulligans 1 card." in lines
    assert f"Player {second.seat + 1} mulligans 0 cards." in lines


# ---------------------------------------------------------------- resources


@rule("destiny.setup.two_resources", "destiny.resource.count_public")
def test_each_player_begins_with_two_resources_that_all_see() -> None:
    t = rolled("2RD", *NO_POINTS[1:])
    for onlooker in (t.you, t.they, t.spectators):
        shown = [{number.icon: number.value for number in seat.numbers} for seat in onlooker.view.seats]
        assert [numbers["resource"] for numbers in shown] == [2, 2]


@rule("destiny.setup.token_supply")
def test_there_are_tokens_for_damage_shields_and_resources() -> None:
    t = rolled("2RD", *NO_POINTS[1:])
    t.you.choose("battlefield Outer Rim Outpost")
    t.they.choose("assign Boba Fett", "assign Boba Fett")
    for onlooker in (t.you, t.spectators):
        numbers = {
            thing.name.en: {number.icon: number.value for number in thing.numbers}
            for thing in onlooker.view.region("team", t.they.seat).things
            if thing.kind == "character"
        }
        assert numbers == {
            "Veteran Stormtrooper": {"heart": 9, "hit": 0, "shield": 0},
            "Boba Fett": {"heart": 11, "hit": 0, "shield": 2},
        }
        assert {number.icon for number in onlooker.view.seats[0].numbers} == {"resource", "hand", "deck"}


@rule("destiny.setup.step_order")
def test_resources_come_after_the_redraw_and_before_the_roll() -> None:
    t = dealt()
    assert (t.you.resources, t.they.resources) == (0, 0)
    keep_hands(t)
    assert t.offered()[0].startswith("roll ")
    assert (t.you.resources, t.they.resources) == (2, 2)


@rule("destiny.setup.step_order")
def test_the_roll_comes_after_the_redraw() -> None:
    t = dealt()
    for _ in t.seats:
        assert t.you.sees("field") == []
        assert (t.you.pool, t.they.pool) == ([], [])
        deciding(t).choose("done")
    assert t.offered()[0].startswith("roll ")


# ---------------------------------------------------------------- the roll


@rule("destiny.setup.roll_for_battlefield", "destiny.die.value_zero_blank_special")
@pytest.mark.parametrize(
    ("sides", "totals"),
    [
        (("2RD", "1Sh", "-", "1RD", "Sp", "-"), (3, 1)),
        (("-", "-", "+1R", "-", "Sp", "Sp"), (1, 0)),
        (("-", "-", "2RD1", "3ID", "2MD", "1Dr"), (2, 6)),
    ],
)
def test_the_values_of_all_starting_dice_are_added_up(sides: tuple[str, ...], totals: tuple[int, int]) -> None:
    t = rolled(*sides)
    mine, theirs = [line for line in t.you.reads() if " rolls " in line]
    assert (mine.rpartition(": ")[2], theirs.rpartition(": ")[2]) == (f"{totals[0]}.", f"{totals[1]}.")
    assert deciding(t) is (t.you if totals[0] > totals[1] else t.they)


@rule("destiny.setup.roll_tie")
def test_on_a_tie_all_roll_all_their_dice_again() -> None:
    t = rolled("2RD", "1Sh", "-", "3ID", "-", "-")
    assert t.offered()[0].startswith("roll ")
    t.roll("-", "-", "-", "-", "-", "2MD")
    assert deciding(t) is t.they
    t.they.can_choose("battlefield Outer Rim Outpost", "battlefield Arid Wasteland")


@rule("destiny.setup.winner_picks_battlefield", "destiny.battlefield.only_one_used", "destiny.sidezone.contents")
@pytest.mark.parametrize(
    ("picked", "left"), [("Outer Rim Outpost", "Arid Wasteland"), ("Arid Wasteland", "Outer Rim Outpost")]
)
def test_the_winner_chooses_either_battlefield_and_the_other_is_not_used(picked: str, left: str) -> None:
    t = rolled("2RD", *NO_POINTS[1:])
    t.you.can_choose("battlefield Outer Rim Outpost", "battlefield Arid Wasteland")
    t.you.choose(f"battlefield {picked}")
    assert t.field == picked
    assert t.you.aside + t.they.aside == [left]
    assert t.you.sees("field") == t.they.sees("field") == [picked]


@rule("destiny.setup.owner_of_used_controls", "destiny.battlefield.controller_acts_first")
def test_the_owner_of_the_battlefield_controls_it_and_begins_whoever_won_the_roll() -> None:
    t = rolled("2RD", *NO_POINTS[1:])
    t.you.choose("battlefield Arid Wasteland", "assign Luke Skywalker", "assign Luke Skywalker")
    assert t.they.controls_field
    assert not t.you.controls_field
    assert (t.round, deciding(t)) == (1, t.they)


@rule("destiny.setup.unused_gets_two_shields")
@pytest.mark.parametrize(
    ("shielded", "shields"),
    [(("Boba Fett", "Boba Fett"), (0, 2)), (("Boba Fett", "Veteran Stormtrooper"), (1, 1))],
)
def test_the_other_player_distributes_two_shields(shielded: tuple[str, str], shields: tuple[int, int]) -> None:
    t = rolled("2RD", *NO_POINTS[1:])
    t.you.choose("battlefield Outer Rim Outpost")
    for name in shielded:
        t.they.can_choose("assign Veteran Stormtrooper", "assign Boba Fett")
        t.they.choose(f"assign {name}")
    assert (t.they.shields("Veteran Stormtrooper"), t.they.shields("Boba Fett")) == shields
    assert (t.you.shields("Luke Skywalker"), t.you.shields("Han Solo")) == (0, 0)
    assert t.they.aside == ["Arid Wasteland"]
    assert deciding(t) is t.you


@rule("destiny.setup.dice_return_after_roll", "destiny.pool.otherwise_on_cards")
def test_after_the_roll_all_dice_lie_on_their_characters_again() -> None:
    t = rolled("2RD", *NO_POINTS[1:])
    t.you.choose("battlefield Outer Rim Outpost")
    t.they.choose("assign Boba Fett", "assign Boba Fett")
    assert (t.you.pool, t.they.pool) == ([], [])
    dice = [thing for thing in t.you.view.region("team", 0).things if thing.kind == "die"]
    assert len(dice) == 3
    assert all(die.face is None for die in dice)
    assert not any(t.you.is_exhausted(name) for name in t.you.team)


@rule("destiny.setup.roll_for_battlefield")
@card("destiny", "LEG-173")
def test_only_starting_characters_are_rolled_and_a_plot_may_add_to_the_total() -> None:
    rey = (("AW-038", 1),)
    t = dealt(deck1=encode(legal_deck(rey, "LEG-173")), deck2=encode(legal_deck(rey)))
    keep_hands(t)
    t.roll("-", "1MD")
    assert [line.rpartition(": ")[2] for line in t.you.reads() if " rolls " in line] == ["2.", "1."]
    assert deciding(t) is t.you


def test_the_starters_are_the_decks_of_a_game_nobody_has_chosen_decks_for() -> None:
    t = dealt(4)
    assert [len(seat.team) for seat in t.seats] == [len(STARTERS[key].characters) for key in DEFAULT_DECKS]
