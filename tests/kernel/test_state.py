"""Tables that copy, compare, save and load."""

from __future__ import annotations

import json
from dataclasses import dataclass, field

import pytest

from dejarik.kernel.agenda import run
from dejarik.kernel.decision import Decision, Option, Outcome
from dejarik.kernel.events import EVERYBODY, HIDDEN, Event
from dejarik.kernel.log import tell
from dejarik.kernel.state import State
from dejarik.kernel.steps import step
from dejarik.kernel.text import EMPTY
from dejarik.kernel.view import Region, Thing, View


@dataclass(slots=True, kw_only=True)
class Tiny(State):
    """One table of each shape."""

    flat: list[int] = field(default_factory=lambda: [1, 2])
    nested: list[list[int]] = field(default_factory=lambda: [[1], [2]])
    fixed: tuple[int, ...] = (7, 8)
    number: int = 3

    def copy(self) -> Tiny:
        """An equal, independent state that nobody listens to; written by ``make tables``."""
        new = Tiny.__new__(Tiny)
        new.key = self.key
        new.counter = self.counter
        new.seats = self.seats
        new.sight = self.sight
        new.zones = list(map(list.copy, self.zones))
        new.place = self.place.copy()
        new.known = self.known.copy()
        new.round_limit = self.round_limit
        new.agenda = self.agenda.copy()
        new.asked = self.asked
        new.decision = self.decision
        new.outcome = self.outcome
        new.log = None
        new.aliases = None
        new.flat = self.flat.copy()
        new.nested = list(map(list.copy, self.nested))
        new.fixed = self.fixed
        new.number = self.number
        return new

    @staticmethod
    def list_depths() -> dict[str, int]:
        """How many lists deep each table goes; written by ``make tables``."""
        return {"zones": 2, "agenda": 1, "flat": 1, "nested": 2}


@step
def ask_tiny(s: Tiny, base: int) -> None:
    s.decision = Decision(0, "tiny", [("add", base), ("add", base + 1)], _answer_tiny)


def _answer_tiny(s: Tiny, option: Option, base: int) -> None:
    s.number += base


def tiny() -> Tiny:
    s = Tiny(
        key=bytes(32),
        seats=2,
        sight=(0, 3),
        zones=[[0, 1], [2]],
        place=bytearray([0, 0, 1]),
        known=bytearray([0, 0, 7]),
    )
    s.agenda += ((ask_tiny, (5,)), (ask_tiny, (4,)))
    run(s)
    return s


def test_a_copy_is_equal_and_apart() -> None:
    s = tiny()
    s.log = []
    made = s.copy()
    assert made == s
    assert type(made) is Tiny
    assert made.log is None
    made.flat.append(3)
    made.nested[0].append(9)
    made.zones[0].pop()
    made.agenda.clear()
    assert (s.flat, s.nested, s.zones, len(s.agenda)) == ([1, 2], [[1], [2]], [[0, 1], [2]], 1)
    assert made != s


@pytest.mark.parametrize("table", ["flat", "nested", "known", "zones", "place"])
def test_equality_and_digest_see_every_table(table: str) -> None:
    s, other = tiny(), tiny()
    assert s == other
    assert s.digest() == other.digest()
    getattr(other, table).append(getattr(other, table)[0])
    assert s != other
    assert s.digest() != other.digest()


def test_the_log_is_no_part_of_the_state() -> None:
    s, other = tiny(), tiny()
    other.log = [Event("x", 0)]
    assert s == other
    assert s.digest() == other.digest()


def test_a_snapshot_restores_everything() -> None:
    s = tiny()
    loaded = Tiny.restore(json.loads(json.dumps(s.snapshot())))
    assert loaded == s
    assert loaded.decision == s.decision
    assert loaded.fixed == (7, 8)
    assert loaded.agenda == [(ask_tiny, (5,))]
    assert loaded.asked == (ask_tiny, (4,))


def test_a_snapshot_of_a_finished_game_restores_the_outcome() -> None:
    s = tiny()
    s.agenda.clear()
    s.decision = s.asked = None
    s.outcome = Outcome((0, 1), (5, 5))
    loaded = Tiny.restore(json.loads(json.dumps(s.snapshot())))
    assert loaded == s
    assert loaded.outcome is not None
    assert loaded.outcome.shares == (0.5, 0.5)


def test_a_snapshot_stays_as_it_was_taken() -> None:
    s = tiny()
    saved = s.snapshot()
    s.flat.append(99)
    restored = Tiny.restore(saved)
    restored.zones[0].clear()
    assert Tiny.restore(saved) == tiny()


def test_events_are_cut_to_their_readers() -> None:
    event = Event("drew", 0, (5, 6), (2,), readers=0b001)
    assert event.seen_by(0) == Event("drew", 0, (5, 6), (2,), readers=0b001, reader=0)
    assert event.seen_by_all(2) == event
    assert Event("drew", 0, (5,), readers=0b100).seen_by_all(2).cards == (HIDDEN,), "nobody but spectators"
    assert event.seen_by(1).cards == (HIDDEN, HIDDEN)
    assert event.seen_by(2).numbers == (2,)
    assert Event("sold", 0, (5,), readers=EVERYBODY).seen_by(9).cards == (5,)


def test_nobody_listening_costs_nothing() -> None:
    s = tiny()
    tell(s, "sold", 0, (1,))
    assert s.log is None
    s.log = []
    tell(s, "sold", 0, (1,), (100,), readers=2)
    assert s.log == [Event("sold", 0, (1,), (100,), 2)]


def test_a_view_finds_its_regions() -> None:
    shared = Region("deck", "stack", EMPTY, (Thing("back"),))
    own = Region("hand", "hand", EMPTY, (Thing("card", 1, "ace"),), 0)
    view = View("tiny", 0, EMPTY, (), (shared, own), None)
    assert view.region("deck") is shared
    assert view.region("hand", 0) is own
    assert shared.things[0].is_back
    assert not own.things[0].is_back
    assert json.loads(json.dumps(view.to_data()))["regions"][1]["things"][0]["key"] == "ace"
    with pytest.raises(KeyError):
        view.region("hand", 1)
