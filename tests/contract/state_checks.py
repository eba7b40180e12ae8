"""Checks of the state: cards are conserved, tokens stay positive, and a state survives copy, save and load."""

from __future__ import annotations

import dataclasses
import json
from itertools import chain
from random import Random
from typing import Any

from dejarik.kernel.agenda import apply
from dejarik.kernel.match import Match
from dejarik.kernel.state import State
from dejarik.kernel.tables import TOKENS
from dejarik.kernel.zones import everybody
from tests.contract.own_checks import own_tables_are_sound


def cards_are_conserved(s: State) -> None:
    """Every card is in exactly one zone, its place says which, and whoever may look there knows it."""
    assert sorted(chain.from_iterable(s.zones)) == list(range(len(s.place))), "a card is lost or doubled"
    assert len(s.known) == len(s.place), "a card without knowledge"
    assert len(s.sight) == len(s.zones), "a zone without sight"
    place, known = s.place, s.known
    for zone, (row, sight) in enumerate(zip(s.zones, s.sight, strict=True)):
        misplaced = [card for card in row if place[card] != zone]
        assert not misplaced, f"cards {misplaced} lie in zone {zone}, their places say otherwise"
        unknown = [card for card in row if known[card] & sight != sight]
        assert not unknown, f"cards {unknown} are unknown to who may look at them"
    assert all(0 <= seats <= everybody(s) for seats in set(known)), "a card is known to seats that do not exist"


def tokens_are_not_negative(s: State) -> None:
    """No table of tokens holds a number below zero."""
    for table in dataclasses.fields(s):
        if table.metadata.get("tokens") == TOKENS["tokens"]:
            found = getattr(s, table.name)
            numbers = found if isinstance(found, list | tuple) else [found]
            assert min(numbers, default=0) >= 0, f"{table.name} went below zero: {numbers}"


def state_is_coherent(s: State) -> None:
    """Either somebody must choose, or there is an outcome for every seat and nothing is left to do."""
    if s.outcome is None:
        assert s.decision is not None, "nobody chooses, but the game is not over"
        assert s.asked is not None, "a decision that no step asked"
        return
    assert s.decision is None, "the game is over and somebody must choose"
    assert not s.agenda, "the game is over and steps are left"
    assert s.asked is None, "the game is over and a question is left"
    assert len(s.outcome.scores) == s.seats, "a seat without a score"
    assert s.outcome.winners, "nobody won"
    assert list(s.outcome.winners) == sorted(set(s.outcome.winners) & set(range(s.seats))), "odd winners"


def tables_are_sound(s: State) -> None:
    """All that can be seen from the tables alone."""
    cards_are_conserved(s)
    tokens_are_not_negative(s)
    state_is_coherent(s)
    own_tables_are_sound(s)


def asking_again_changes_nothing(match: Match, _: Random) -> None:
    """A question asked twice is the same question, and asking leaves no trace."""
    s = match.state.copy()
    s.ask_again()
    assert s.decision == match.decision, "asked again, the decision differs"
    assert s == match.state, "asking changed the state"


def a_copy_is_equal_and_apart(match: Match, rand: Random) -> None:
    """Nothing done to a copy, of the state or of the match, reaches the original."""
    s = match.state
    before, told = s.digest(), list(s.log or [])
    made = s.copy()
    assert made == s, "the copy differs"
    assert made.digest() == before, "the copy has another digest"
    assert made.log is None, "somebody listens to the copy"
    _share_nothing(s, made)
    twin = match.copy()
    _stroll(made, rand)
    _play_on(twin, rand)
    assert s.digest() == before, "playing on the copy changed the original"
    assert s.log == told, "playing on the copy changed the original's log"
    assert len(twin.moves) >= len(match.moves)


def a_snapshot_restores_state_and_future(match: Match, rand: Random) -> None:
    """Saved as JSON and loaded, the state is equal, and so is whatever may come of it."""
    s = match.state
    saved = s.snapshot()
    text = json.dumps(saved)
    loaded = type(s).restore(json.loads(text))
    assert loaded == s, "the loaded state differs"
    assert loaded.digest() == s.digest(), "the loaded state has another digest"
    for option in _some(match.options, rand):
        one, other = s.copy(), loaded.copy()
        apply(one, option)
        apply(other, option)
        assert one.digest() == other.digest(), f"{option} leads elsewhere after loading"
    _stroll(type(s).restore(saved), rand)
    assert json.dumps(saved) == text, "a snapshot changed after it was taken"
    assert json.dumps(s.snapshot()) == text, "playing on a restored state changed the original"


def _share_nothing(one: Any, other: Any) -> None:
    for table in dataclasses.fields(one):
        mine, yours = getattr(one, table.name), getattr(other, table.name)
        if isinstance(mine, list) and yours is not None:
            assert mine is not yours, f"the copy shares {table.name}"
            rows = zip(mine, yours, strict=True)
            assert not any(a is b for a, b in rows if isinstance(a, list)), f"the copy shares a row of {table.name}"


def _stroll(s: State, rand: Random, steps: int = 20) -> None:
    for _ in range(steps):
        if s.decision is None:
            return
        apply(s, rand.choice(s.decision.options))


def _play_on(match: Match, rand: Random, steps: int = 5) -> None:
    for _ in range(steps):
        if match.options:
            match.play(rand.choice(match.options))


def _some(options: list[Any], rand: Random, number: int = 4) -> list[Any]:
    return rand.sample(options, min(number, len(options)))
