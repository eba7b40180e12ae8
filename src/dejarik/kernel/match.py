"""One game being played: the library's front door, with the manners of a chess board."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any

from dejarik.kernel import registry, rng
from dejarik.kernel.agenda import apply, run, settle
from dejarik.kernel.decision import CHANCE, Decision, Option, Outcome, Refusal
from dejarik.kernel.errors import BadRecordError, IllegalMoveError
from dejarik.kernel.events import Event
from dejarik.kernel.game import Game, Setup
from dejarik.kernel.record import Move, Record, line_place, parse, seat_sign
from dejarik.kernel.state import State
from dejarik.kernel.text import Text
from dejarik.kernel.view import View

_CHECKPOINT_EVERY = 32


class Match:
    """A game in progress.

    >>> match = Match("bounty", players=3, seed=7)
    >>> match.decision.seat
    0
    >>> match.play("draw")
    >>> len(match.moves)
    1
    >>> match.undo()
    ('draw',)

    ``chance="ask"`` leaves die rolls to the caller, as decisions of the seat CHANCE.
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        *,
        chance: str = "roll",
        names: Mapping[int, str] | None = None,
    ) -> None:
        self.game: Game[Any] = registry.find(game) if isinstance(game, str) else game
        wanted = Setup(self.game.default_seats if players is None else players, dict(options or {}))
        self.setup = self.game.check(wanted)
        self.seed = str(secrets.token_hex(16) if seed is None else seed)
        self.names = dict(names or {})
        self.moves: list[Option] = []
        self.asks_chance = chance == "ask"
        self._movers: list[int] = []
        self._log: list[Event] = []
        self._checkpoints: list[tuple[State, int]] = []
        self.state: State = self._open()

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.setup.players

    @property
    def decision(self) -> Decision | None:
        """The pending choice, or None when the game is over."""
        return self.state.decision

    @property
    def options(self) -> list[Option]:
        """Everything that is allowed now; empty only when the game is over."""
        decision = self.state.decision
        return decision.options if decision is not None else []

    @property
    def result(self) -> Outcome | None:
        """Winners and scores once the game is over."""
        return self.state.outcome

    @property
    def commitment(self) -> str:
        """The fingerprint of the shuffle, publishable before the first card is dealt."""
        return rng.commitment(rng.key_from_seed(self.seed))

    def play(self, option: Option | str) -> None:
        """Make a choice, given as an option or in notation; raises IllegalMoveError if it is not offered."""
        if isinstance(option, str):
            option = self._named(option)
        decision = self.state.decision
        if decision is None or option not in decision.options:
            raise self._illegal(str(option), option)
        if len(self.moves) % _CHECKPOINT_EVERY == 0:
            self._checkpoints.append((self.state.copy(), len(self._log)))
        self.moves.append(option)
        self._movers.append(decision.seat)
        self._apply(option)

    def undo(self) -> Option:
        """Take the last choice back and return it; raises IllegalMoveError if there is none."""
        if not self.moves:
            cause = Text("There is no move to take back", "Nie ma ruchu do cofnięcia")
            raise IllegalMoveError(cause, Text("Play one first.", "Najpierw zagraj."))
        last = self.moves[-1]
        self._rewind(len(self.moves) - 1)
        return last

    def undo_consent(self, asking: int, moves: int = 1) -> frozenset[int]:
        """The seats that must agree before ``asking`` takes back the last moves; empty when it is free.

        All others must, if chance was used since or somebody learned of a card that ``asking`` did not know before;
        otherwise only the other seats that chose something since.
        """
        others = frozenset(range(self.players)) - {asking}
        movers = frozenset(self._movers[-moves:])
        before = self.copy()
        before._rewind(len(self.moves) - moves)
        if CHANCE in movers or self.state.counter != before.state.counter:
            return others
        if _revealed(before.state.known, self.state.known, asking):
            return others
        return movers & others

    def copy(self) -> Match:
        """An independent match at the same point."""
        made = object.__new__(Match)
        made.__dict__.update(self.__dict__)
        made.names = dict(self.names)
        made.moves = self.moves[:]
        made._movers = self._movers[:]
        made._log = self._log[:]
        made._checkpoints = self._checkpoints[:]
        made.state = self.state.copy()
        made.state.log = made._log
        return made

    def view(self, seat: int) -> View:
        """What a seat sees; ``seat = match.players`` is a spectator's view."""
        return self.game.view(self.state, seat)

    def label(self, option: Option) -> Text:
        """What an option does, in both languages."""
        return self.game.label(self.state, option)

    def log(self, seat: int) -> list[Text]:
        """What happened so far, as this seat may read it."""
        return [self.game.narrate(self.state, event.seen_by(seat)) for event in self._log]

    def why_not(self, option: Option) -> Refusal | None:
        """The reason an option is not offered to the seat that chooses, if the game has one to give."""
        decision = self.state.decision
        if decision is None:
            return None
        return dict(self.game.refusals(self.state, decision.seat)).get(option)

    @property
    def record(self) -> Record:
        """The game so far; ``str(match.record)`` is the text to save."""
        outcome = self.state.outcome
        return Record(
            game=self.game.name,
            version=self.game.version,
            players=self.players,
            seed=self.seed,
            commitment=self.commitment,
            options=self.setup.options,
            moves=self._recorded_moves(),
            digest=self.state.digest(),
            winners=outcome.winners if outcome else (),
            seat_names=self.names,
            asks_chance=self.asks_chance,
        )

    @classmethod
    def from_record(cls, record: Record | str, to: int | None = None) -> Match:
        """Play a record back, all of it or its first ``to`` moves; raises BadRecordError where it goes wrong."""
        found = parse(record) if isinstance(record, str) else record
        match = cls._opened_for(found)
        for move in found.moves if to is None else found.moves[:to]:
            match._replay(move)
        if to is None or to >= len(found.moves):
            match._confirm(found)
        return match

    def _open(self) -> State:
        made: State = self.game.deal(self.setup, rng.key_from_seed(self.seed))
        made.log = self._log
        run(made)
        if not self.asks_chance:
            settle(made)
        return made

    def _apply(self, option: Option) -> None:
        apply(self.state, option)
        if not self.asks_chance:
            settle(self.state)

    def _rewind(self, length: int) -> None:
        """Go back to the nearest checkpoint and play on from there to the given number of moves."""
        nearest = length // _CHECKPOINT_EVERY
        again = self.moves[nearest * _CHECKPOINT_EVERY : length]
        checkpoint, told = self._checkpoints[nearest]
        del self._checkpoints[nearest:]
        del self.moves[nearest * _CHECKPOINT_EVERY :]
        del self._movers[nearest * _CHECKPOINT_EVERY :]
        del self._log[told:]
        self.state = checkpoint.copy()
        self.state.log = self._log
        for option in again:
            self.play(option)

    def _named(self, notation: str) -> Option:
        for option in self.options:
            if self.game.notate(self.state, option) == notation:
                return option
        raise self._illegal(notation)

    def _illegal(self, shown: str, option: Option | None = None) -> IllegalMoveError:
        if self.state.decision is None:
            return IllegalMoveError(
                Text(f"“{shown}” is not possible, the game is over", f"Nie można: „{shown}”, gra się skończyła")
            )
        refusal = self.why_not(option) if option else None
        offered = ", ".join(self.game.notate(self.state, o) for o in self.options)
        remedy = Text("Offered are: ", "Do wyboru: ") + offered + "."
        cause = Text(f"“{shown}” is not offered here", f"„{shown}”: tego wyboru tu nie ma")
        if refusal:
            cause = cause + " (" + self.game.reason(refusal) + f", {refusal.rule})"
        return IllegalMoveError(cause, remedy)

    def _recorded_moves(self) -> tuple[Move, ...]:
        made = zip(self._movers, self.moves, strict=True)
        return tuple(Move(seat, self.game.notate(self.state, option)) for seat, option in made)

    @classmethod
    def _opened_for(cls, record: Record) -> Match:
        game = registry.find(record.game)
        if game.version != record.version:
            raise BadRecordError(
                Text(
                    f"the record follows rules version {record.version}, this program plays version {game.version}",
                    f"zapis jest według wersji zasad {record.version}, program gra według wersji {game.version}",
                ),
                Text("Open it with the matching release.", "Otwórz go w odpowiednim wydaniu programu."),
                Text("header Rules", "nagłówek Rules"),
            )
        match = cls(
            game,
            record.players,
            record.seed,
            record.options,
            chance="ask" if record.asks_chance else "roll",
            names=record.seat_names,
        )
        if record.commitment and not rng.verify(record.seed, record.commitment):
            raise BadRecordError(
                Text("the seed is not the one that was committed to", "ziarno nie zgadza się z zobowiązaniem"),
                Text("Use the unchanged record.", "Użyj niezmienionego zapisu."),
                Text("header Commitment", "nagłówek Commitment"),
            )
        return match

    def _replay(self, move: Move) -> None:
        decision = self.decision
        if decision is not None and decision.seat != move.seat:
            raise BadRecordError(
                Text(
                    f"{seat_sign(move.seat)} moves, but it is the turn of {seat_sign(decision.seat)}",
                    f"ruch {seat_sign(move.seat)}, a wybiera {seat_sign(decision.seat)}",
                ),
                Text("Correct the move.", "Popraw ten ruch."),
                line_place(move.line),
            )
        try:
            self.play(move.notation)
        except IllegalMoveError as error:
            raise BadRecordError(error.cause, error.remedy, line_place(move.line)) from error

    def _confirm(self, record: Record) -> None:
        winners = self.result.winners if self.result else ()
        if self.state.digest() != record.digest or winners != record.winners:
            raise BadRecordError(
                Text(
                    "the moves lead to another position than recorded", "ruchy prowadzą do innej pozycji niż zapisana"
                ),
                Text("The record was changed; use the original.", "Zapis zmieniono; użyj oryginału."),
                Text("closing line", "wiersz końcowy"),
            )


def _revealed(before: list[int], after: list[int], asking: int) -> bool:
    """Whether anybody came to know a card that ``asking`` did not know before."""
    return any(new & ~old and not old >> asking & 1 for old, new in zip(before, after, strict=True))
