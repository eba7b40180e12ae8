"""The scenario language of the Deckbuilding Game: strict about cards and choices, and it notices a broken state."""

from __future__ import annotations

import pytest

from dejarik.games.deckbuilding.model.state import ROW, DeckbuildingState
from dejarik.kernel.errors import BadSetupError
from tests.deckbuilding.table import PLAIN_ROW, Side, Table, dealt, table


@pytest.fixture
def t() -> Table:
    return table(
        empire=Side(hand=["Stormtrooper", "Stormtrooper", "Inquisitor"], play=["AT-ST"]), row=["X-Wing", "Bossk"]
    )


def test_a_choice_that_is_not_offered_fails_and_lists_what_is(t: Table) -> None:
    with pytest.raises(AssertionError, match=r"“buy Bossk” is not offered; offered are .*'play Inquisitor'"):
        t.empire.choose("buy Bossk")


def test_a_choice_of_somebody_else_fails(t: Table) -> None:
    with pytest.raises(AssertionError, match="seat 0 chooses now, not seat 1"):
        t.rebel.choose("end")
    with pytest.raises(AssertionError, match="seat 0 chooses now, not seat 1"):
        t.rebel.can_choose("end")


def test_can_choose_means_exactly(t: Table) -> None:
    t.empire.can_choose("play Stormtrooper", "play Inquisitor", "use AT-ST", "commit AT-ST", "end")
    with pytest.raises(AssertionError, match="expected were"):
        t.empire.can_choose("play Stormtrooper", "play Inquisitor", "use AT-ST", "commit AT-ST")
    with pytest.raises(AssertionError, match="none of"):
        t.empire.cannot_choose("use AT-ST")


def test_a_reason_is_asked_only_for_what_is_refused(t: Table) -> None:
    assert t.empire.why_not("buy Bossk") == ("deckbuilding.buy.pay", (3, 0))
    with pytest.raises(AssertionError, match="no reason is given"):
        t.empire.why_not("buy Darth Vader")
    with pytest.raises(AssertionError, match="none of"):
        t.empire.why_not("commit AT-ST")


def test_nothing_can_be_chosen_when_the_game_is_over() -> None:
    t = table(rounds=1, turn_of="rebel")
    t.rebel.choose("end")
    with pytest.raises(AssertionError, match="the game is over"):
        t.empire.choose("end")
    with pytest.raises(AssertionError, match="the game is over"):
        t.empire.can_choose("end")


@pytest.mark.parametrize(
    ("side", "missing"),
    [
        (Side(hand=["Inquisitor"], discard=["Inquisitor"]), "Inquisitor"),
        (Side(hand=["Emperor Palpatine"]), "Emperor Palpatine"),
        (Side(bases=["Lothal"]), "Lothal"),
    ],
)
def test_a_card_that_the_box_does_not_hold_cannot_be_laid_out(side: Side, missing: str) -> None:
    with pytest.raises(AssertionError, match=f"no card “{missing}” left"):
        table(empire=side)


def test_damage_is_laid_on_cards_in_play_only() -> None:
    t = table(empire=Side(play=["Star Destroyer"], damage={"Star Destroyer": 3, "Lothal": 2}))
    assert (t.empire.damage("Star Destroyer"), t.empire.base_damage) == (3, 2)
    with pytest.raises(AssertionError, match="X-Wing is not in play here"):
        t.empire.damage("X-Wing")


def test_what_is_not_named_is_harmless_or_out_of_the_game() -> None:
    t = table()
    assert (t.row, t.empire.base, t.rebel.base) == (list(PLAIN_ROW), "Lothal", "Dantooine")
    assert (t.empire.owns(), t.rebel.owns(), t.pilots, len(t.box)) == (0, 0, 10, 140 - 6 - 2 - 10 - len(t.galaxy_deck))
    t.empire.can_choose("end")


def test_four_players_have_two_of_every_card_to_lay_out() -> None:
    t = table(empire=Side(hand=["Inquisitor"]), empire2=Side(hand=["Inquisitor"]))
    assert (len(t.seats), t.empire2.base, t.rebel2.base) == (4, "Lothal", "Dantooine")
    assert len(table().seats) == 2


@pytest.mark.parametrize("starting", [True, False])
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_a_turn_that_is_about_to_start_is_counted_once(turn: int, starting: bool) -> None:
    t = table(turn_of=("empire", "rebel", "empire2", "rebel2")[turn - 1], empire2=Side(), rounds=1, starting=starting)
    assert (t.state.turn, t.spectators.view.headline.en[:8]) == (turn, "Round 1:")
    t.active.choose("end")
    assert (t.winners is None) == (turn < 4)


def test_decks_are_listed_from_the_top() -> None:
    t = table(
        empire=Side(play=["Director Krennic"], deck=["Inquisitor", "Stormtrooper"]), galaxy_deck=["Bossk", "Lobot"]
    )
    assert (t.empire.deck, t.galaxy_deck) == (["Inquisitor", "Stormtrooper"], ["Bossk", "Lobot"])
    t.empire.choose("use Director Krennic")
    assert (t.empire.hand, t.empire.deck) == (["Inquisitor"], ["Stormtrooper"])


def test_a_deal_obeys_the_options_and_refuses_unknown_ones() -> None:
    assert len(dealt(bases="full").empire.bases) == 9
    assert dealt(seed=1).row != dealt(seed=2).row
    with pytest.raises(BadSetupError):
        dealt(bases="many")


def test_a_lost_card_is_noticed(t: Table) -> None:
    t.state.zones[ROW].pop()
    with pytest.raises(AssertionError, match="a card is lost"):
        t.empire.choose("play Inquisitor")


def test_a_copy_that_shares_a_table_is_noticed(t: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = DeckbuildingState.copy

    def shallow(state: DeckbuildingState) -> DeckbuildingState:
        copied = whole(state)
        copied.used = state.used
        return copied

    monkeypatch.setattr(DeckbuildingState, "copy", shallow)
    with pytest.raises(AssertionError, match="leads to another"):
        t.empire.choose("use AT-ST")


def test_a_table_left_out_of_a_save_is_noticed(t: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = DeckbuildingState.snapshot
    monkeypatch.setattr(DeckbuildingState, "snapshot", lambda state: {**whole(state), "used": []})
    with pytest.raises(AssertionError, match="save and load leads to another state"):
        t.empire.choose("use AT-ST")
