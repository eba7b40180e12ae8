"""A game being played: the main interface of the library, modeled on python-chess."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from typing import Any, Final, Literal

from dejarik.kernel import registry, rng
from dejarik.kernel.agenda import apply, run, settle
from dejarik.kernel.aliases import Aliases
from dejarik.kernel.decision import CHANCE, IDLE, Decision, Option, Outcome, Refusal, seat_sign
from dejarik.kernel.errors import BadRecordError, BadSetupError, DejarikError, IllegalMoveError, UnknownGameError
from dejarik.kernel.events import HIDDEN, Event, Told
from dejarik.kernel.fingerprint import fingerprint
from dejarik.kernel.game import BOX, Game, Setup
from dejarik.kernel.luck import SeatLuck
from dejarik.kernel.mentions import mentions
from dejarik.kernel.record import Move, Record, line_place, parse
from dejarik.kernel.refused import Refused, refused_now
from dejarik.kernel.state import State
from dejarik.kernel.text import Text
from dejarik.kernel.view import View

_CHECKPOINT_EVERY: Final = 32
LOST: Final = Event("", CHANCE)
"""Stands in a log for a line that this release cannot tell any more; no event of a game has no kind."""
_LOST_LINE: Final = Text(
    "(This line was written by an earlier release and can no longer be shown.)",
    "(Ten wiersz zapisało wcześniejsze wydanie programu i nie da się go już pokazać.)",
)


def _as_inside(things: tuple[int, ...]) -> tuple[int, ...]:
    return things


class Match:
    """A game in progress.

    >>> match = Match("bounty", players=3, seed=7)
    >>> match.decision.seat
    0
    >>> match.play("draw")
    >>> match
    <Match: bounty, 3 players, 1 moves, p1 chooses draw, 5 options>
    >>> match.undo()
    ('draw',)

    ``chance="ask"`` leaves die rolls to the caller, as decisions of the seat CHANCE. ``box`` are the cards to play with
    if not all that the game has now (``Game.box``).
    """

    def __init__(
        self,
        game: str | Game[Any],
        players: int | None = None,
        seed: int | str | None = None,
        options: Mapping[str, str] | None = None,
        *,
        chance: Literal["roll", "ask"] = "roll",
        names: Mapping[int, str] | None = None,
        box: Sequence[str] = (),
    ) -> None:
        self.game: Game[Any] = registry.find(game) if isinstance(game, str) else game
        wanted = Setup(self.game.default_seats if players is None else players, dict(options or {}), tuple(box))
        self.setup = self.game.check(wanted)
        self.seed = str(secrets.token_hex(16) if seed is None else seed)
        self.names = self._checked_names(names or {})
        self.moves: list[Option] = []
        self.asks_chance = chance == "ask"
        self._movers: list[int] = []
        self._log: list[Event] = []
        self._lines: dict[int, list[Text]] = {}
        self._checkpoints: list[tuple[State, Aliases, int]] = []
        self._earlier: tuple[Move, ...] = ()
        self._played_with = ""
        self.state: State
        self._open()

    def __repr__(self) -> str:
        return f"<Match: {self.game.name}, {self.players} players, {self.length} moves, {self.state.standing()}>"

    @classmethod
    def resumed(cls, origin: Origin, state: State, log: Iterable[Event], earlier: Sequence[Move]) -> Match:
        """A game taken up at a position kept of it, with what was told and the moves made before.

        ``moves`` then holds those made since, and only these can be undone.
        """
        match = Match.__new__(Match)
        match.game = origin.game
        match.setup = origin.game.completed(origin.setup)
        match.seed = origin.seed
        match.names = {}
        match.asks_chance = False
        match.moves, match._movers, match._checkpoints = [], [], []
        match._earlier = tuple(earlier)
        match._played_with = origin.played_with
        match._lines = {}
        match._log = []
        match._aliases = Aliases(origin.game.copies(state), origin.setup.players + 1, len(state.known))
        match._watch(state.copy())
        match._log.extend([event if match._can_tell(event) else LOST for event in log])
        if earlier:
            match._aliases.begin_anew(match.state)
        return match

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

    def chance(self) -> tuple[tuple[Option, Fraction], ...]:
        """How the pending roll can fall, each way with its probability; empty unless the next thing is a roll.

        Only a match made with ``chance="ask"`` ever waits for one. Play an outcome on a copy to look behind it.

        >>> match = Match("destiny", seed=7, chance="ask")
        >>> while not match.chance():
        ...     match.play("done")
        >>> [(match.label(option).en, str(probability)) for option, probability in match.chance()][:2]
        [('1 ranged', '1/6'), ('2 ranged', '1/6')]
        """
        decision = self.state.decision
        if decision is None or decision.seat != CHANCE:
            return ()
        total = sum(decision.weights)
        weighted = zip(decision.options, decision.weights, strict=True)
        return tuple((option, Fraction(weight, total)) for option, weight in weighted)

    @property
    def result(self) -> Outcome | None:
        """Winners and scores once the game is over."""
        return self.state.outcome

    @property
    def commitment(self) -> str:
        """The hash that commits to the shuffle; safe to publish before the first card is dealt."""
        return rng.commitment(rng.key_from_seed(self.seed))

    @property
    def movers(self) -> list[int]:
        """The seats that made the moves, one by one, those before the game was taken up included."""
        return [*[move.seat for move in self._earlier], *self._movers]

    def last_movers(self, moves: int) -> list[int]:
        """The seats that made the last moves, of those that can be undone."""
        return self._movers[-moves:]

    @property
    def length(self) -> int:
        """How many moves were made, those before the game was taken up included."""
        return len(self._earlier) + len(self.moves)

    @property
    def beginning(self) -> tuple[State, int]:
        """The position before the first move, or where the game was taken up, and how many lines the log had."""
        if not self._checkpoints:
            return self.state, len(self._log)
        state, _, told = self._checkpoints[0]
        return state, told

    @property
    def acts(self) -> list[int]:
        """How often each seat has done something, and not just passed."""
        done = [seat for seat, move in zip(self._movers, self.moves, strict=True) if move[0] not in IDLE]
        done += [move.seat for move in self._earlier if move.notation.split()[0] not in IDLE]
        return [done.count(seat) for seat in range(self.players)]

    @property
    def log_length(self) -> int:
        """How many lines the log has, whoever reads it."""
        return len(self._log)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that was told, with all cards in it: for keeping a position, not for showing."""
        return tuple(self._log)

    def moves_since(self, seat: int) -> int | None:
        """How many moves were made since a seat last chose, its own included; None if it did not since the start.

        A game that was taken up at a kept position starts there.
        """
        for back, mover in enumerate(reversed(self._movers), 1):
            if mover == seat:
                return back
        return None

    def play(self, option: Option | str) -> None:
        """Make a choice, given as an option or in notation; raises IllegalMoveError if it is not legal.

        Notation may be that of records or that of the view of whoever chooses.
        """
        if isinstance(option, str):
            option = self._named(option)
        decision = self.state.decision
        if decision is None or option not in decision.options:
            raise self._illegal(str(option), option)
        if len(self.moves) % _CHECKPOINT_EVERY == 0:
            self._checkpoints.append((self.state.copy(), self._aliases.copy(), len(self._log)))
        self.moves.append(option)
        self._movers.append(decision.seat)
        apply(self.state, option)
        self._settle()

    def undo(self) -> Option:
        """Undo the last choice and return it; raises IllegalMoveError if there is none."""
        self._check_undo(1)
        last = self.moves[-1]
        self._rewind(len(self.moves) - 1)
        return last

    def undo_consent(self, asking: int, moves: int = 1) -> frozenset[int]:
        """The seats that must agree before ``asking`` takes back the last moves; empty when it is free.

        All others must, if chance was used since or somebody learned of a card that ``asking`` did not know before;
        otherwise only the other seats that chose something since.
        """
        others = frozenset(range(self.players)) - {asking}
        return others if self.undo_hides(asking, moves) else frozenset(self.last_movers(moves)) & others

    def undo_hides(self, asking: int, moves: int = 1) -> bool:
        """Whether the last moves used chance or showed somebody a card that ``asking`` did not know before them."""
        self._check_undo(moves)
        before = self.copy()
        before._rewind(len(self.moves) - moves)
        return reveals(before.state, self.state, asking)

    def copy(self) -> Match:
        """An independent match at the same point."""
        made = Match.__new__(Match)
        made.game = self.game
        made.setup = self.setup
        made.seed = self.seed
        made.asks_chance = self.asks_chance
        made.names = dict(self.names)
        made.moves = self.moves[:]
        made._movers = self._movers[:]
        made._log = self._log[:]
        made._lines = {}
        made._checkpoints = self._checkpoints[:]
        made._earlier = self._earlier
        made._played_with = self._played_with
        made._aliases = self._aliases.copy()
        made._watch(self.state.copy())
        return made

    def view(self, seat: int) -> View:
        """What a seat sees; ``seat = match.players`` is a spectator's view."""
        self._check_seat(seat)
        return self._aliases.seen(self.game.view(self.state, seat))

    def label(self, option: Option) -> Text:
        """What an option does, in both languages."""
        return self.game.label(self.state, option)

    def notation(self, option: Option) -> str:
        """An option as the view of whoever chooses writes it; copies of a card may have other numbers in records."""
        seat = self.state.decision.seat if self.state.decision is not None else CHANCE
        return self._aliases.notation(seat, self.game.notate(self.state, option))

    def name_for(self, seat: int, thing: int) -> int:
        """The id that a thing in sight has in a seat's view."""
        return self._aliases.name_for(seat, thing)

    def option(self, notation: str) -> Option:
        """The option that the view of whoever chooses writes so; raises IllegalMoveError if there is none."""
        for option in self.options:
            if self.notation(option) == notation:
                return option
        raise self._illegal(notation, self._refused(notation))

    def log(self, seat: int, start: int = 0) -> list[Text]:
        """What happened so far, or since line ``start``, as this seat may read it; only what is new costs time."""
        lines = self._lines.setdefault(seat, [])
        lines += [line.text for line in self.told(seat, len(lines))]
        return lines[start:]

    def told(self, seat: int, start: int = 0) -> list[Told]:
        """The lines of ``log``, each with the seat whose doing it was and what was done."""
        self._check_seat(seat)
        called = self._aliases.things
        events = enumerate(self._log[start:], start)
        return [self._told(event.seen_by(seat), partial(called, seat, line)) for line, event in events]

    def told_to_all(self, start: int = 0) -> list[Told]:
        """The same with all cards that any player may know, for looking at a game with all cards face up."""
        return [self._told(event.seen_by_all(self.players)) for event in self._log[start:]]

    def luck(self) -> tuple[SeatLuck, ...] | None:
        """How lucky everybody's dice were so far; None if the game has none. Rolls are public, so this is, too."""
        return self.game.luck(self.state, self._log)

    def refused(self, seat: int) -> list[Refused]:
        """What a seat cannot do now, each with the reason; empty unless that seat chooses."""
        self._check_seat(seat)
        return self._aliases.refused(seat, refused_now(self.game, self.state, seat))

    def why_not(self, option: Option) -> Refusal | None:
        """The reason an option is not offered to the seat that chooses, if the game has one to give."""
        decision = self.state.decision
        if decision is None or decision.seat == CHANCE:
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
            fingerprint=self._played_with or fingerprint(self.game),
            box=self.setup.box or (self.game.box.names if self.game.box else ()),
        )

    @classmethod
    def from_record(cls, record: Record | str, to: int | None = None) -> Match:
        """Play a record back, all of it or its first ``to`` moves; raises BadRecordError where it goes wrong.

        What it leads to is checked only if it was played with the rules of this release; ``Retrace`` looks through
        records whose moves are no longer all legal.
        """
        found = parse(record) if isinstance(record, str) else record
        if to is not None and to < 0:
            raise DejarikError(
                Text(f"there is no move {to}", f"nie ma ruchu {to}"), Text("Count from 0.", "Licz od 0.")
            )
        match = cls._opened_for(found)
        for move in found.moves if to is None else found.moves[:to]:
            match._replay(move)
        if (to is None or to >= len(found.moves)) and has_same_rules(match.game, found):
            match._confirm(found)
        return match

    def follow(self, move: Move) -> None:
        """Make a recorded move; raises IllegalMoveError if it is not legal or not that seat's."""
        decision = self.decision
        if decision is not None and decision.seat != move.seat:
            cause = Text(
                f"{seat_sign(move.seat)} moves, but it is the turn of {seat_sign(decision.seat)}",
                f"ruch {seat_sign(move.seat)}, a wybiera {seat_sign(decision.seat)}",
            )
            raise IllegalMoveError(cause, Text("Correct the move.", "Popraw ten ruch."))
        self.play(move.notation)

    def leads_to(self, record: Record) -> bool:
        """Whether this is the position that a record says it ends with."""
        winners = self.result.winners if self.result else ()
        return self.state.digest() == record.digest and winners == record.winners

    def _told(self, event: Event, called: Callable[[tuple[int, ...]], tuple[int, ...]] = _as_inside) -> Told:
        """An event as a line, with the things as its reader calls them."""
        if event.kind == LOST.kind:
            return Told(event.seat, _LOST_LINE)
        s, game = self.state, self.game
        things = called(tuple([card for card in event.cards if card != HIDDEN]))
        rank, signs, deed = game.rank(event.kind), game.signs(s, event), game.deed(s, event)
        if deed is not None:
            deed = replace(deed, things=called(deed.things), targets=called(deed.targets))
        said = game.narrate(s, event)
        about = game.keys_of(s, [card for card in event.cards if card != HIDDEN])
        return Told(event.seat, said, rank, things, signs, deed, mentions(said, game.keys_by_name, about))

    def _can_tell(self, event: Event) -> bool:
        try:
            self._told(event)
        except Exception:  # whatever shows that the words for it are gone
            return False
        return True

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat <= self.players:
            cause = Text(f"there is no seat with the index {seat}", f"nie ma miejsca o indeksie {seat}")
            remedy = Text(
                f"Use 0 to {self.players - 1}, or {self.players} for spectators.",
                f"Podaj od 0 do {self.players - 1} albo {self.players} dla widzów.",
            )
            raise DejarikError(cause, remedy)

    def _checked_names(self, names: Mapping[int, str]) -> dict[int, str]:
        for seat in names:
            if seat not in range(self.players):
                cause = Text(f"there is no seat {seat + 1} to name", f"nie ma miejsca {seat + 1}, któremu nadano nazwę")
                remedy = Text(f"The seats are 1 to {self.players}.", f"Miejsca mają numery od 1 do {self.players}.")
                raise BadSetupError(cause, remedy)
        return dict(names)

    def _open(self) -> None:
        dealt = self._dealt()
        self._aliases = Aliases(self.game.copies(dealt), self.players + 1, len(dealt.known))
        self._watch(dealt)
        if dealt.decision is None:
            run(dealt)
        self._settle()

    def _dealt(self) -> State:
        made: State = self.game.deal(self.setup, rng.key_from_seed(self.seed))
        return made

    def _watch(self, state: State) -> None:
        """Go on from a state, and learn what happens in it."""
        self.state = state
        state.log = self._log
        state.aliases = self._aliases

    def _settle(self) -> None:
        if not self.asks_chance:
            settle(self.state)
        self._aliases.settle(self.state)

    def _check_undo(self, moves: int) -> None:
        if not 0 < moves <= len(self.moves):
            cause = Text("There is no move to undo", "Nie ma ruchu do cofnięcia")
            raise IllegalMoveError(cause, Text("Play one first.", "Najpierw zagraj."))

    def _rewind(self, length: int) -> None:
        """Go back to the nearest checkpoint and play on from there to the given number of moves."""
        nearest = length // _CHECKPOINT_EVERY
        again = self.moves[nearest * _CHECKPOINT_EVERY : length]
        checkpoint, aliases, told = self._checkpoints[nearest]
        del self._checkpoints[nearest:]
        del self.moves[nearest * _CHECKPOINT_EVERY :]
        del self._movers[nearest * _CHECKPOINT_EVERY :]
        del self._log[told:]
        for lines in self._lines.values():
            del lines[told:]
        self._aliases = aliases.copy()
        self._watch(checkpoint.copy())
        for option in again:
            self.play(option)

    def _named(self, notation: str) -> Option:
        for option in self.options:
            if self.game.notate(self.state, option) == notation:
                return option
        return self.option(notation)

    def _refused(self, notation: str) -> Option | None:
        """The option of that notation that the game gives a reason against."""
        decision = self.state.decision
        if decision is None or decision.seat == CHANCE:
            return None
        hoped = (option for option, _ in self.game.refusals(self.state, decision.seat))
        return next((option for option in hoped if self.notation(option) == notation), None)

    def _illegal(self, shown: str, option: Option | None = None) -> IllegalMoveError:
        if self.state.decision is None:
            return IllegalMoveError(
                Text(f"“{shown}” is not possible, the game is over", f"Nie można: „{shown}”, gra się skończyła")
            )
        refusal = self.why_not(option) if option else None
        offered = ", ".join(map(self.notation, self.options))
        remedy = Text("Legal moves: ", "Dozwolone ruchy: ") + offered + "."
        cause = Text(f"“{shown}” is not a legal move here", f"„{shown}” nie jest tu dozwolonym ruchem")
        if refusal:
            cause = cause + " (" + self.game.reason(refusal) + f", {refusal.rule})"
        return IllegalMoveError(cause, remedy)

    def _recorded_moves(self) -> tuple[Move, ...]:
        made = zip(self._movers, self.moves, strict=True)
        since = [Move(seat, self.game.notate(self.state, option)) for seat, option in made]
        return (*self._earlier, *since)

    @classmethod
    def _opened_for(cls, record: Record) -> Match:
        game = _game_of(record)
        chance: Literal["roll", "ask"] = "ask" if record.asks_chance else "roll"
        try:
            match = cls(
                game,
                record.players,
                record.seed,
                record.options,
                chance=chance,
                names=record.seat_names,
                box=record.box,
            )
        except BadSetupError as error:
            raise BadRecordError(error.cause, error.remedy, record.place(_header_of(error))) from error
        except IndexError as error:
            cause = Text("there are too few cards to deal", "kart jest za mało, żeby je rozdać")
            raise BadRecordError(cause, _UNCHANGED, record.place("Cards")) from error
        if record.commitment and not rng.verify(record.seed, record.commitment):
            raise BadRecordError(
                Text("the seed does not match the commitment", "ziarno nie zgadza się z odciskiem tasowania"),
                _UNCHANGED,
                record.place("Commitment"),
            )
        return match

    def _replay(self, move: Move) -> None:
        try:
            self.follow(move)
        except IllegalMoveError as error:
            raise BadRecordError(error.cause, error.remedy, line_place(move.line)) from error
        except LookupError as error:
            if not self.setup.box:
                raise
            cause = Text("the list of cards does not go with the moves", "lista kart nie pasuje do ruchów")
            raise BadRecordError(cause, _UNCHANGED, line_place(move.line)) from error

    def _confirm(self, record: Record) -> None:
        if not self.leads_to(record):
            raise BadRecordError(
                Text(
                    "the moves lead to a different position than recorded",
                    "ruchy prowadzą do innej pozycji niż zapisana",
                ),
                Text("The record was changed; use the original.", "Zapis zmieniono; użyj oryginału."),
                record.place("end"),
            )


@dataclass(frozen=True, slots=True)
class Origin:
    """How a game began: which it is, what was agreed, the seed, and with which rules it was played."""

    game: Game[Any]
    setup: Setup
    seed: str
    played_with: str


_UNCHANGED: Final = Text("Use the unchanged record.", "Użyj niezmienionego zapisu.")


def has_same_rules(game: Game[Any], record: Record) -> bool:
    """Whether a record was played with the rules of this release; early records do not say, and count as such."""
    same_cards = game.box is None or record.box in ((), game.box.names)
    return same_cards and game.version == record.version and record.fingerprint in ("", fingerprint(game))


def _header_of(error: BadSetupError) -> str:
    if error.option == BOX:
        return "Cards"
    return f"Option {error.option}" if error.option else "Players"


def _game_of(record: Record) -> Game[Any]:
    try:
        return registry.find(record.game)
    except UnknownGameError as error:
        raise BadRecordError(error.cause, error.remedy, record.place("Game")) from error


def reveals(before: State, after: State, asking: int) -> bool:
    """Whether chance was used or anybody came to know a card that ``asking`` did not know before."""
    if after.counter != before.counter:
        return True
    known = before.known
    if after.known == known:
        return False
    for card, now in enumerate(after.known):
        if now != (old := known[card]) and now & ~old and not old >> asking & 1:
            return True
    return False
