"""Dealing a new game, and the options that settle what the lost setup page would say."""

from __future__ import annotations

import pytest

from dejarik.kernel.errors import BadSetupError
from dejarik.kernel.match import Match
from tests.bounty.reference import CHARACTERS, MISSIONS
from tests.bounty.table import Table, dealt
from tests.scenario import BACK, rule

LEVEL = {row[1]: row[3] for row in MISSIONS}
NAMES = [row[1] for row in CHARACTERS]


def characters(t: Table) -> list[str]:
    return [seat.name.en for seat in t.you.view.seats]


def credits_by_seat(t: Table) -> list[int]:
    return [seat.credits for seat in t.seats]


@rule("bounty.setup.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_three_or_four_may_play(players: int) -> None:
    match = Match("bounty", players=players, seed=1)
    assert len(match.view(0).seats) == players


@rule("bounty.setup.players")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_fewer_or_more_may_not(players: int) -> None:
    with pytest.raises(BadSetupError) as refused:
        Match("bounty", players=players, seed=1)
    assert str(refused.value) == f"Bounty cannot be played by {players}. It takes 2, 3 or 4 players."
    assert refused.value.text.pl == f"Gra Łowcy nagród nie jest dla tylu osób: {players}. Graczy może być: 2, 3 lub 4."


@rule("bounty.setup.market_deck")
def test_the_market_deck_is_shuffled_and_face_down() -> None:
    one, other = dealt(2, seed=1, hand="0"), dealt(2, seed=2, hand="0")
    assert (len(one.deck), len(one.market)) == (56, 4)
    assert one.deck != other.deck
    assert sorted(one.deck + one.market) == sorted(other.deck + other.market)
    assert set(one.you.sees("market_deck")) == {BACK}


@rule("bounty.setup.starting_hand", "bounty.setup.market_row", "bounty.setup.mission_row", "bounty.setup.discard_pile")
@pytest.mark.parametrize(("players", "deck"), [(2, 52), (3, 50), (4, 48)])
def test_everybody_holds_2_cards_and_4_market_cards_and_6_missions_lie_open(players: int, deck: int) -> None:
    t = dealt(players)
    assert [len(seat.hand) for seat in t.seats] == [2] * players
    assert (len(t.market), len(t.missions), len(t.deck), t.discard) == (4, 6, deck, [])
    assert t.they.sees("market") == t.market
    assert t.they.sees("missions") == t.missions


@rule("bounty.setup.mission_deck")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_missions_come_up_in_the_order_of_their_levels(players: int) -> None:
    one, other = dealt(players, seed=1), dealt(players, seed=2)
    coming = one.missions + one.mission_deck
    per_level = players + 2
    assert [LEVEL[name] for name in coming] == [1] * per_level + [2] * per_level + [3] * per_level + [4] * 6
    assert coming != other.missions + other.mission_deck
    assert set(one.you.sees("mission_deck")) == {BACK}


@rule("bounty.setup.missions_by_players")
@pytest.mark.parametrize(("players", "used", "spare"), [(2, 18, 6), (3, 21, 3), (4, 24, 0)])
def test_more_players_use_more_missions(players: int, used: int, spare: int) -> None:
    t = dealt(players)
    assert len(t.missions) + len(t.mission_deck) == used
    assert t.you.sees("unused") == [BACK] * spare


@rule("bounty.setup.starting_credits")
@pytest.mark.parametrize(("players", "credits"), [(2, [200, 500]), (3, [200, 400, 500]), (4, [200, 300, 400, 500])])
def test_later_players_start_with_more_credits(players: int, credits: list[int]) -> None:
    assert credits_by_seat(dealt(players)) == credits


@rule("bounty.setup.starting_credits", "bounty.turn.oldest_starts")
def test_starting_credits_follow_turn_order_not_seats() -> None:
    t = dealt(3, first="2")
    assert credits_by_seat(t) == [500, 200, 400]
    assert t.active == t.they


@rule("bounty.turn.oldest_starts")
@pytest.mark.parametrize(("ages", "first"), [("34/12/51", 2), ("70/12/51", 0), ("9/10/10", 1)])
def test_the_oldest_player_starts(ages: str, first: int) -> None:
    t = dealt(3, ages=ages)
    assert t.active.seat == first
    assert t.active.credits == 200


@rule("bounty.turn.oldest_starts")
def test_the_first_player_can_be_named_or_drawn() -> None:
    assert dealt(4, first="3").active.seat == 2
    assert {dealt(3, seed=seed, first="random").active.seat for seed in range(20)} == {0, 1, 2}


@rule("bounty.setup.character_boards")
def test_every_player_gets_a_different_board_and_one_stays_in_the_box() -> None:
    drawn = [characters(dealt(3, seed=seed)) for seed in range(20)]
    assert all(len(set(boards)) == 3 for boards in drawn)
    assert {board for boards in drawn for board in boards} == set(NAMES)


@rule("bounty.setup.character_boards")
def test_boards_can_be_agreed_on() -> None:
    assert characters(dealt(3, characters="boba/din/bo")) == ["Boba Fett", "Din Djarin", "Bo-Katan Kryze"]
    assert characters(dealt(2, characters="fennec_shand/boba_fett")) == ["Fennec Shand", "Boba Fett"]


@rule("bounty.setup.character_boards")
def test_boards_can_be_chosen_in_turn_order() -> None:
    t = dealt(3, characters="choose", first="2")
    t.they.can_choose("pick Din Djarin", "pick Fennec Shand", "pick Bo-Katan Kryze", "pick Boba Fett")
    t.they.choose("pick Boba Fett")
    t.third.can_choose("pick Din Djarin", "pick Fennec Shand", "pick Bo-Katan Kryze")
    t.third.choose("pick Din Djarin")
    t.you.choose("pick Fennec Shand")
    assert characters(t) == ["Fennec Shand", "Boba Fett", "Din Djarin"]
    assert t.active == t.they


@rule("bounty.setup.starting_hand")
@pytest.mark.parametrize("hand", [0, 1, 5])
def test_another_starting_hand_can_be_agreed_on(hand: int) -> None:
    assert [len(seat.hand) for seat in dealt(3, hand=str(hand)).seats] == [hand] * 3


@rule("bounty.setup.starting_credits")
def test_other_starting_credits_can_be_agreed_on() -> None:
    assert credits_by_seat(dealt(3, credits="0/1000/10000", first="3")) == [1000, 10000, 0]


@rule("bounty.variant.boba_any_mission")
@pytest.mark.parametrize(("stored_event", "offered"), [("own", False), ("any", True)])
def test_the_wider_reading_of_the_stored_event_is_an_option(stored_event: str, offered: bool) -> None:
    t = dealt(2, seed=3, characters="boba/din", hand="5", stored_event=stored_event)
    t.you.choose(next(choice for choice in t.offered() if choice.startswith("store")), "end")
    t.they.choose("mission", f"attempt {t.missions[0]}")
    labels = [t.match.label(option).en for option in t.match.options]
    assert any("for 0 credits" in label for label in labels) == offered
    assert any("for 200 credits" in label for label in labels)


BAD_OPTIONS = [
    ({"credits": "200"}, "credits=200: 2 amounts are needed. Use “standard” or amounts such as 200/500."),
    ({"credits": "200/x"}, "credits=200/x: 2 amounts are needed. Use “standard” or amounts such as 200/500."),
    (
        {"credits": "250/500"},
        "credits=250/500: amounts go in hundreds, up to 10000. Use “standard” or amounts such as 200/500.",
    ),
    (
        {"credits": "200/10100"},
        "credits=200/10100: amounts go in hundreds, up to 10000. Use “standard” or amounts such as 200/500.",
    ),
    ({"hand": "6"}, "hand=6: that is not a size of a starting hand. Use a number from 0 to 5."),
    ({"hand": "-1"}, "hand=-1: that is not a size of a starting hand. Use a number from 0 to 5."),
    (
        {"characters": "boba/ahsoka"},
        "characters=boba/ahsoka: there is no such character. "
        "Use “random”, “choose”, or one per seat, such as din/fennec/bo/boba.",
    ),
    (
        {"characters": "boba"},
        "characters=boba: 2 characters are needed. "
        "Use “random”, “choose”, or one per seat, such as din/fennec/bo/boba.",
    ),
    (
        {"characters": "boba/boba"},
        "characters=boba/boba: every player takes a different character. "
        "Use “random”, “choose”, or one per seat, such as din/fennec/bo/boba.",
    ),
    ({"first": "3"}, "first=3: there is no such seat. Use a seat number or “random”."),
    ({"first": "0"}, "first=0: there is no such seat. Use a seat number or “random”."),
    ({"ages": "34"}, "ages=34: 2 ages are needed. Use ages such as 34/12, or nothing."),
    ({"ages": "old/young"}, "ages=old/young: 2 ages are needed. Use ages such as 34/12, or nothing."),
    (
        {"stored_event": "all"},
        "stored_event=all: there is no such value. Use “own” (own missions) or “any” (all missions).",
    ),
    ({"rounds": "-5"}, "rounds=-5: that is not a number of rounds. Use a number of rounds, 0 for no limit."),
    ({"rounds": "many"}, "rounds=many: that is not a number of rounds. Use a number of rounds, 0 for no limit."),
    (
        {"players": "3"},
        "Bounty has no option “players”. "
        "Its options are: credits, hand, characters, first, ages, stored_event, rounds.",
    ),
]


@pytest.mark.parametrize(("options", "message"), BAD_OPTIONS)
def test_a_bad_option_is_refused_with_place_cause_and_remedy(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetupError) as refused:
        Match("bounty", players=2, seed=1, options=options)
    assert str(refused.value) == message


def test_a_bad_option_is_refused_in_polish_too() -> None:
    with pytest.raises(BadSetupError) as refused:
        Match("bounty", players=3, seed=1, options={"credits": "200/500"})
    assert refused.value.text.pl == (
        "credits=200/500: trzeba podać tyle kwot: 3. Podaj „standard” albo kwoty, np. 200/500."
    )


def test_ages_and_a_named_first_player_exclude_each_other() -> None:
    with pytest.raises(BadSetupError, match="ages and first both say who starts"):
        Match("bounty", 2, 1, {"ages": "30/40", "first": "2"})
