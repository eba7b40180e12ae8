"""Setting a game up: decks, the four objectives, hands, mulligans, and who goes first."""

from __future__ import annotations

import pytest

from dejarik.games.lcg.model.card import SETS
from tests.lcg.table import Table, dealt, rule

LIGHT_SETS, DARK_SETS = tuple(range(1, 8)), tuple(range(19, 26))


def kept(t: Table) -> Table:
    """Everybody puts the first of the four objectives back."""
    for player in (t.dark, t.light):
        player.choose(t.offered()[0])
    return t


def started(t: Table) -> Table:
    """The game set up to its first real choice, everybody having taken whatever came first."""
    kept(t)
    while t.asked in ("mulligan", "reveal"):
        assert t.match.decision is not None
        t.play(t.match.decision.seat, t.offered()[0])
    return t


@rule("lcg.setup.draw_four_objectives")
def test_of_four_objectives_three_are_kept_and_one_goes_under_the_deck() -> None:
    t = dealt()
    assert (t.asked, t.chooser) == ("put_back", "dark")
    offered = t.offered()
    assert len(offered) == 4
    before = t.dark.objective_deck
    t.dark.choose(offered[2])
    assert t.dark.objective_deck == [*before, offered[2].removeprefix("bottom ")]


@rule("lcg.setup.objectives_facedown")
def test_the_objectives_that_were_kept_are_hidden_until_the_hands_are_dealt() -> None:
    t = kept(dealt())
    assert (t.light.objectives, t.dark.objectives) == ([], [])
    assert (len(t.light.hand), len(t.dark.hand)) == (6, 6)


@rule("lcg.setup.opening_hand", "lcg.component.affiliation_reserve")
def test_each_player_draws_six_cards() -> None:
    t = kept(dealt())
    for player, sets in ((t.light, LIGHT_SETS), (t.dark, DARK_SETS)):
        assert len(player.hand) == 6
        assert len(player.deck) == 5 * len(sets) - 6


@rule("lcg.setup.shuffle", "lcg.deck.two_decks")
def test_objectives_and_command_cards_are_shuffled_apart() -> None:
    decks = {tuple(dealt(seed=seed).light.deck) for seed in ("one", "two", "three")}
    objectives = {tuple(dealt(seed=seed).light.objective_deck) for seed in ("one", "two", "three")}
    assert len(decks) == len(objectives) == 3
    titles = {SETS[number].objective for number in LIGHT_SETS}
    t = dealt()
    assert not {t.state.deal.key[card] for card in t.state.zones[6]} & titles


@rule("lcg.setup.dial_zero", "lcg.setup.balance_light", "lcg.component.death_star_dial")
def test_the_dial_starts_at_zero_and_the_force_is_with_the_light_side() -> None:
    t = dealt()
    assert (t.dial, t.balance) == (0, "light")


@rule("lcg.setup.mulligan", "lcg.setup.mulligan_keep", "lcg.setup.mulligan_order")
def test_each_player_may_exchange_the_whole_hand_once_the_dark_side_first() -> None:
    t = kept(dealt())
    assert (t.asked, t.chooser) == ("mulligan", "dark")
    before, size = sorted(t.dark.hand), len(t.dark.deck)
    t.dark.can_choose("keep", "mulligan")
    t.dark.choose("mulligan")
    assert len(t.dark.hand) == 6
    assert len(t.dark.deck) == size
    assert sorted(t.dark.hand) != before
    assert (t.asked, t.chooser) == ("mulligan", "light")
    hand = t.light.hand
    t.light.choose("keep")
    assert t.light.hand == hand
    assert t.asked == "reveal"


@rule("lcg.setup.mulligan")
def test_without_that_agreement_nobody_is_asked_for_a_mulligan() -> None:
    t = kept(dealt(mulligan=False))
    assert (t.asked, t.chooser) == ("reveal", "dark")


@rule("lcg.setup.mulligan_order")
def test_the_players_may_agree_that_the_light_side_decides_first() -> None:
    t = kept(dealt(light_first=True))
    assert (t.asked, t.chooser) == ("mulligan", "light")


@rule("lcg.setup.reveal_objectives", "lcg.setup.objective_order_choice", "lcg.setup.current_objectives")
def test_the_dark_side_reveals_first_in_the_order_it_likes() -> None:
    t = kept(dealt(mulligan=False, dark=(19, 20, 21, 22, 24, 26, 28)))
    offered = t.offered()
    assert (t.chooser, len(offered)) == ("dark", 3)
    last = offered[-1]
    t.dark.choose(last)
    while t.asked != "reveal":
        t.match.play(t.match.options[-1])
    assert t.dark.objectives == [last.removeprefix("reveal ")]
    assert t.light.objectives == []


@rule("lcg.setup.dark_goes_first", "lcg.balance.example_first_turn", "lcg.balance.dark_dial")
def test_the_dark_side_takes_the_first_turn_and_the_dial_goes_to_one() -> None:
    t = started(dealt(light=(1, 1, 1, 13, 13), dark=(26, 26, 25, 25, 28)))
    assert (t.active, t.dial) == ("dark", 1)


@rule("lcg.setup.choose_sides", "lcg.affiliation.in_play", "lcg.component.affiliation_resource")
def test_each_side_has_its_affiliation_card_in_play() -> None:
    t = dealt()
    assert (t.name(t.find("Jedi")), t.name(t.find("Sith"))) == ("Jedi", "Sith")


@pytest.mark.parametrize("seed", ["one", "two"])
@rule("lcg.general.two_players")
def test_one_player_commands_the_light_side_the_other_the_dark_side(seed: str) -> None:
    t = dealt(seed=seed)
    assert {t.light.seat, t.dark.seat} == {0, 1}
    sides = {t.state.deal.side[card] for card in range(len(t.state.place)) if t.state.deal.owner[card] == t.dark.seat}
    assert sides == {1}
