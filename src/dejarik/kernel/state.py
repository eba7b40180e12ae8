"""What is true of any game in progress, as flat tables that copy, compare, save and load."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from hashlib import blake2b
from typing import Any, Final, Protocol, Self

from dejarik.kernel.decision import Decision, Outcome, seat_sign
from dejarik.kernel.events import Event
from dejarik.kernel.plain import from_plain, to_plain
from dejarik.kernel.steps import Step, decode_step, encode_step
from dejarik.kernel.tables import DERIVED, UNCOPIED

_UNSAVED: Final = ("log", "aliases", "decision")
_SAVED_APART: Final = ("key", "place", "known", "agenda", "asked")


class Losing(Protocol):
    """Whoever wants to know when cards get out of sight (``aliases.py``)."""

    def lose(self, s: State, cards: Sequence[int], insiders: int) -> None:
        """Everybody but the seats of these bits is about to lose sight of the cards."""


@dataclass(slots=True, kw_only=True, repr=False)
class State:
    """The tables every game has; a game adds its own in a subclass, decorated likewise, and runs ``make tables``.

    Cards are ints; ``zones`` holds the cards of every zone in order, ``place`` the zone of every card, ``known`` a
    bit per seat that knows the card (one more bit stands for spectators), ``sight`` the bits a card gains by entering
    a zone: all of them for an open zone, the owner's for a hand, none for a face-down deck. Every card has an entry in
    ``place`` and ``known``, all of them small, so these are bytes: search copies them all the time.
    ``round_limit`` is the number of rounds after which the game is scored, if the players agreed on one.
    """

    key: bytes
    counter: int = 0
    seats: int
    sight: tuple[int, ...]
    zones: list[list[int]]
    place: bytearray
    known: bytearray
    round_limit: int = 0
    agenda: list[Step] = field(default_factory=list)
    asked: Step | None = None
    decision: Decision | None = None
    outcome: Outcome | None = None
    log: list[Event] | None = field(default=None, compare=False, metadata=UNCOPIED)
    aliases: Losing | None = field(default=None, compare=False, metadata=UNCOPIED)

    def __repr__(self) -> str:
        cards = f"{len(self.place)} cards in {len(self.zones)} zones"
        return f"<{type(self).__name__}: {self.seats} seats, {cards}, {self.standing()}>"

    def standing(self) -> str:
        """In a few words: who chooses what, or how the game ended."""
        if self.outcome is not None:
            return f"won by {' and '.join(map(seat_sign, self.outcome.winners)) or 'nobody'}"
        if self.decision is None:
            return "nobody chooses"
        return f"{seat_sign(self.decision.seat)} chooses {self.decision.kind}, {len(self.decision.options)} options"

    def derive(self) -> None:
        """Set the fields marked DERIVED from the others; a game that has any overrides this."""

    def copy(self) -> Self:
        """An equal, independent state that nobody listens to."""
        raise TypeError(f"the tables of {type(self).__name__} are not written out; run `make tables`")

    @staticmethod
    def list_depths() -> dict[str, int]:
        """How many lists deep each table goes that is made of lists; everything else is a number, a row or a record."""
        raise TypeError("the tables of this State class are not written out; run `make tables`")

    def snapshot(self) -> dict[str, Any]:
        """The state as plain JSON data; the decision is left out because asking again restores it."""
        found = {name: to_plain(getattr(self, name)) for name in _saved_tables(type(self))}
        found["key"] = self.key.hex()
        found["place"], found["known"] = list(self.place), list(self.known)
        found["agenda"] = [encode_step(step) for step in self.agenda]
        found["asked"] = encode_step(self.asked) if self.asked else None
        return found

    @classmethod
    def restore(cls, data: dict[str, Any]) -> Self:
        """The state a snapshot was taken of, asked again where it stood."""
        made = cls.unasked(data)
        made.ask_again()
        return made

    @classmethod
    def unasked(cls, data: dict[str, Any]) -> Self:
        """The state a snapshot was taken of, before its pending decision is asked again.

        An earlier release may have written it: a table it did not have gets its default, one that is gone is ignored.
        """
        depths = cls.list_depths()
        tables = {name: _typed(data[name], depths.get(name, 0)) for name in _saved_tables(cls) if name in data}
        place, known = bytearray(data["place"]), bytearray(data["known"])
        made = cls(key=bytes.fromhex(data["key"]), place=place, known=known, **tables)
        made.agenda = [decode_step(step) for step in data["agenda"]]
        made.asked = decode_step(data["asked"]) if data["asked"] else None
        made.outcome = Outcome(*made.outcome) if made.outcome else None
        made.derive()
        return made

    def ask_again(self) -> None:
        """Set the pending decision anew from the step that asked it."""
        self.decision = None
        if self.asked is not None:
            ask, arguments = self.asked
            ask(self, *arguments)

    def digest(self) -> str:
        """A fingerprint that is equal exactly when the states are, on every machine."""
        text = json.dumps(self.snapshot(), separators=(",", ":"), sort_keys=True)
        return blake2b(text.encode(), digest_size=16).hexdigest()


def _saved_tables(cls: type[State]) -> list[str]:
    apart = (*_UNSAVED, *_SAVED_APART)
    return [f.name for f in fields(cls) if f.name not in apart and f.metadata != DERIVED]


def _typed(data: Any, depth: int) -> Any:
    """JSON knows no tuples and no records: give a table back the shape it is declared with."""
    if depth == 0:
        return from_plain(data)
    return [entry if type(entry) is int else _typed(entry, depth - 1) for entry in data]
