"""A game played again from its moves, by the rules of this release, which may not be those it was played with.

Positions that were kept of the game correct it: where its moves lead elsewhere now, it goes on from what was kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from dejarik.kernel import registry
from dejarik.kernel.events import Event
from dejarik.kernel.game import Setup
from dejarik.kernel.match import Match, Origin
from dejarik.kernel.record import Move, Record
from dejarik.kernel.state import State
from dejarik.kernel.text import Text

_STOPS: Final = Text(
    "The rules have changed since this game was played: move {number}, “{move}”, is no longer legal. Everything before "
    "it can be viewed.",
    "Od czasu tej gry zmieniły się zasady: ruch {number}, „{move}”, nie jest już dozwolony. Wszystko, co było przed "
    "nim, można obejrzeć.",
)
_DIFFERS: Final = Text(
    "The rules have changed since this game was played: after move {number} the table may look different from how the "
    "players saw it.",
    "Od czasu tej gry zmieniły się zasady: po ruchu {number} stół może wyglądać inaczej, niż widzieli go gracze.",
)
_MAY_DIFFER: Final = Text(
    "The rules have changed since this game was played: the table may look different from how the players saw it.",
    "Od czasu tej gry zmieniły się zasady: stół może wyglądać inaczej, niż widzieli go gracze.",
)


@dataclass(frozen=True, slots=True)
class Kept:
    """A position kept of a game after so many moves, and what had been told by then."""

    moves: int
    state: State
    log: Sequence[Event]


class Retrace:
    """The game after the moves played again so far; None where one was not legal, until the next kept position.

    ``changed_at`` is the number of moves up to which everything is surely as it was, once something is not;
    ``error`` is why a move could not be made.
    """

    def __init__(self, origin: Origin, moves: Sequence[Move], kept: Iterable[Kept], dealt: Match | None = None) -> None:
        self._origin = origin
        self._moves = tuple(moves)
        self._kept = {each.moves: each for each in kept}
        self._sure = 0
        self.made = 0
        self.error: Exception | None = None
        self.changed_at: int | None = None
        self.match: Match | None = self._at(self._kept[0]) if 0 in self._kept else dealt or self._deal()

    def advance(self) -> None:
        """Make the next move."""
        move = self._moves[self.made]
        self.made += 1
        if self.match is not None:
            try:
                self.match.follow(move)
            except Exception as error:  # rules may stumble over a position that they no longer allow
                self._leave(error)
        self._correct()

    def finish(self) -> Match:
        """The game after all moves; raises the reason if its end cannot be reached."""
        while self.made < len(self._moves):
            self.advance()
        if self.match is None:
            assert self.error is not None
            raise self.error
        return self.match

    def change(self, record: Record) -> Text | None:
        """What readers must know of the record whose moves these are; None if it is as it was played.

        Where no final position was kept, the digest of the record says whether it is.
        """
        if self.match is None:
            move = self._moves[self.made - 1]
            return _STOPS.fill(number=self.made, move=move.notation)
        if self.changed_at:
            return _DIFFERS.fill(number=self.changed_at)
        if self.changed_at == 0:
            return _MAY_DIFFER
        is_sure = len(self._moves) in self._kept or self.match.leads_to(record)
        return None if is_sure else _MAY_DIFFER

    def _deal(self) -> Match | None:
        origin = self._origin
        setup = origin.setup
        try:
            return Match(origin.game, setup.players, origin.seed, setup.options, box=setup.box)
        except Exception as error:
            self._leave(error)
            return None

    def _leave(self, error: Exception) -> None:
        self.match = None
        self.error = error
        self._note_change(self.made - 1)

    def _correct(self) -> None:
        kept = self._kept.get(self.made)
        if kept is None:
            return
        if self.match is None or self.match.state != kept.state or self.match.log_length != len(kept.log):
            self._note_change(self._sure)
            self.match = self._at(kept)
        self._sure = self.made

    def _note_change(self, moves: int) -> None:
        if self.changed_at is None:
            self.changed_at = max(0, moves)

    def _at(self, kept: Kept) -> Match:
        return Match.resumed(self._origin, kept.state, kept.log, self._moves[: kept.moves])


def read_again(record: Record, kept: Sequence[Kept] = ()) -> Retrace:
    """A record about to be played again; raises BadRecordError if it cannot even be dealt."""
    is_dealt = any(not each.moves for each in kept)
    dealt = None if is_dealt else Match.from_record(record, to=0)
    game = dealt.game if dealt else registry.find(record.game)
    setup = Setup(record.players, record.options, record.box)
    return Retrace(Origin(game, setup, record.seed, record.fingerprint), record.moves, kept, dealt)
