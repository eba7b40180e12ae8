"""Questions asked one after the other are told as one choice."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from dejarik import Match
from dejarik.kernel.text import Text
from dejarik.kernel.view import Prompt, Together


def asked(game: str, kind: str, most: int = 2) -> Prompt:
    """The first question of that kind that asks for so many."""
    return first_of(game, kind, lambda prompt: prompt.together is not None and prompt.together.most >= most)


def first_of(game: str, kind: str, wanted: Callable[[Prompt], bool] = lambda _: True) -> Prompt:
    """The first question of that kind that is as wanted."""
    rand = Random(1)
    match = Match(game, 2, 1)
    while match.decision is not None:
        if match.decision.kind == kind:
            prompt = match.view(match.decision.seat).prompt
            assert prompt is not None
            if wanted(prompt):
                return prompt
        match.play(rand.choice(match.options))
    pytest.fail(f"{kind} was never asked")


def test_any_number_of_cards_may_be_exchanged() -> None:
    prompt = asked("destiny", "redraw", most=5)
    confirms = tuple(
        Text(f"Exchange {cards}", f"Wymień {karty}")
        for cards, karty in [
            ("1 card", "1 kartę"),
            ("2 cards", "2 karty"),
            ("3 cards", "3 karty"),
            ("4 cards", "4 karty"),
            ("5 cards", "5 kart"),
        ]
    )
    assert prompt.together == Together(0, 5, (1, 1, 1, 1, 1, 0), "done", confirms=confirms)


def test_both_of_two_copies_can_be_discarded() -> None:
    """Only one of them is offered at a time, so nothing can be ticked."""
    rand, match = Random(2), Match("destiny", 2, 2, {"deck1": "rey", "deck2": "kylo-ren"})
    while match.decision is None or match.decision.kind != "upkeep" or not _has_copies(match):
        match.play(rand.choice(match.options))
    prompt = match.view(match.decision.seat).prompt
    assert prompt is not None
    assert prompt.together is None


def _has_copies(match: Match) -> bool:
    """Whether whoever chooses may name any card, and holds some twice."""
    assert match.decision is not None
    seat = match.decision.seat
    hands = [region.things for region in match.view(seat).regions if (region.layout, region.seat) == ("hand", seat)]
    names = [thing.name for things in hands for thing in things]
    return len(set(names)) == len(match.options) - 1 < len(names)


def test_all_shields_must_be_spread_and_may_go_to_one_character() -> None:
    prompt = asked("destiny", "assign")
    assert prompt.together is not None
    assert prompt.together.least == prompt.together.most == 2
    assert set(prompt.together.each) == {2}
    assert prompt.together.stop is None


def test_amounts_for_one_target_after_the_other_are_one_distribution() -> None:
    """The last ship takes the rest without being asked about, and is one of those that get a share all the same."""
    prompt = asked("deckbuilding", "assign")
    together = prompt.together
    assert together is not None
    assert together.least == together.most
    assert len(together.shares) > 1
    first, *_, last = together.shares
    offered = {choice.notation for choice in prompt.choices}
    assert offered <= set(first.moves), "the first ship is asked about"
    assert not offered & set(last.moves)
    assert [move.rsplit(" ", 1)[1] for move in last.moves] == [str(amount) for amount in range(len(last.moves))]
    assert together.confirms[-1].en == f"Deal {together.most} damage"


def test_somebody_who_attacks_names_at_least_one_unit() -> None:
    prompt = asked("lcg", "attackers")
    assert prompt.together is not None
    assert prompt.together.least == 1


def test_a_single_answer_is_no_choice_of_several() -> None:
    match = Match("bounty", 2, 1)
    assert match.decision is not None
    prompt = match.view(match.decision.seat).prompt
    assert prompt is not None
    assert prompt.together is None


def test_only_the_chooser_is_told_what_is_asked_for_in_all() -> None:
    match = Match("destiny", 2, 1)
    assert match.decision is not None
    other = match.view(1 - match.decision.seat).prompt
    assert other is not None
    assert other.together is None


def test_the_card_that_asks_is_named() -> None:
    rand, match = Random(3), Match("deckbuilding", 2, 3)
    while match.decision is not None:
        view = match.view(match.decision.seat)
        assert view.prompt is not None
        if view.prompt.kind == "choose":
            names = {thing.id: thing.name.en for region in view.regions for thing in region.things}
            assert names[view.prompt.source]
            return
        assert view.prompt.kind != "action" or view.prompt.source is None, "the rules ask what to do in a turn"
        match.play(rand.choice(match.options))
    pytest.fail("no card asked for anything")


@pytest.mark.parametrize(
    ("game", "kind", "recurs"),
    [
        ("destiny", "redraw", False),
        ("destiny", "upkeep", False),
        ("destiny", "action", False),
        ("deckbuilding", "reward", True),
        ("bounty", "sale", False),
        ("bounty", "event", True),
        ("lcg", "mulligan", False),
        ("lcg", "draw_discard", False),
        ("lcg", "edge", True),
        ("lcg", "reaction", True),
    ],
)
def test_only_what_may_be_asked_again_in_a_turn_says_so(game: str, kind: str, recurs: bool) -> None:
    """A hand is exchanged once, and a discard before drawing is offered once a turn."""
    assert first_of(game, kind).recurs == recurs
