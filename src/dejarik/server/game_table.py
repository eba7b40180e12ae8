"""One table: its game, who sits where, and what each may do now. It decides; others write, send and wait."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from hashlib import blake2b

import msgspec

from dejarik.kernel.decision import IDLE, Option
from dejarik.kernel.decks import deck_key
from dejarik.kernel.errors import IllegalMoveError
from dejarik.kernel.match import Match, reveals
from dejarik.kernel.record import Move
from dejarik.kernel.state import State
from dejarik.server import refusals, wire
from dejarik.server.clocks import Clocks, Thought
from dejarik.server.journal import Entry, Kind, Message
from dejarik.server.thinkers import LEVEL_NAMES
from dejarik.server.wire import Level, Player, Result, Status, TableWish, UndoRequest

STAND_IN_LEVEL: Level = "medium"


@dataclass(frozen=True)
class Agreement:
    """What was agreed when the table was opened; nothing of it changes but decks that people bring before the start."""

    id: str
    wish: TableWish
    seed: str
    created: float
    host: str | None


@dataclass(frozen=True)
class After:
    """What the table will be like once an entry is written; a game that is over has a record from then on.

    ``thought`` is how long somebody has thought about the choice that the entry makes or undoes.
    """

    entry: Entry
    match: Match
    result: Result | None
    record: str | None = None
    thought: float = 0.0


@dataclass(frozen=True)
class TakeBack:
    """How a seat could undo its last choice: how many moves, and which people must agree."""

    moves: int
    needs: frozenset[int]


@dataclass
class GameTable:
    """A game in progress with its people; it changes only by entries of its journal."""

    agreement: Agreement
    people: list[Player | None]
    match: Match
    seq: int = 0
    result: Result | None = None
    record: str | None = None
    rematch_table: str | None = None
    stand_ins: set[int] = field(default_factory=set)
    undo_request: UndoRequest | None = None
    clocks: Clocks | None = None
    log_lengths: list[int] = field(default_factory=list)
    told_at: list[float | None] = field(default_factory=list)
    acts: list[int] = field(default_factory=list)
    used: list[float] | None = None
    """Seconds between the entries of the journal, for each seat those before its own; None until any are known."""
    _since: float | None = None
    _carried_out: dict[Message, int] = field(default_factory=dict)
    _before: dict[int, State] = field(default_factory=dict)

    def __post_init__(self) -> None:
        wish = self.agreement.wish
        self.log_lengths = [self.match.log_length]
        self.told_at = [None] * self.match.log_length
        self.acts = self.match.acts
        if [seat.kind for seat in wish.seats].count("person") == 1 and wish.my_seat is not None:
            self._since = self.agreement.created  # whoever plays against computers alone waits for nobody
        if wish.clock is not None:
            self.clocks = Clocks.fresh(wish.clock, wish.players)

    # ------------------------------------------------------------ who and what

    @property
    def id(self) -> str:
        """The table's id."""
        return self.agreement.id

    @property
    def wish(self) -> TableWish:
        """What was wished for when it was opened."""
        return self.agreement.wish

    @property
    def status(self) -> Status:
        """Waiting for people, being played, or over."""
        if self.result is not None:
            return "over"
        for wish, person in zip(self.wish.seats, self.people, strict=True):
            if person is None and wish.kind == "person":
                return "waiting"
        return "playing"

    @property
    def chooser(self) -> int | None:
        """The seat that must choose now."""
        decision = self.match.decision
        return decision.seat if decision is not None and self.status == "playing" else None

    @property
    def takes_decks(self) -> bool:
        """Whether players may bring decks."""
        return self.match.game.decks is not None and self.status == "waiting" and not self.seq

    def with_deck(self, seat: int, deck: str) -> GameTable:
        """The table after a player brings a deck before the start; the committed shuffle stays the same."""
        if self.match.game.decks is None:
            raise refusals.no_decks(self.match.game.title)
        if self.seq:
            raise refusals.has_begun()
        return self._with_options({**self.wish.options, deck_key(seat): deck})

    def without_deck(self, seat: int) -> GameTable:
        """The table after a player gets up; a deck that nobody was to see goes with them."""
        kept = {key: value for key, value in self.wish.options.items() if key != deck_key(seat)}
        return self._with_options(kept) if self.hides_decks and kept != self.wish.options else self

    @property
    def hides_decks(self) -> bool:
        """Whether people do not see yet which decks others have brought."""
        return self.wish.hidden_decks and self.takes_decks

    def options_for(self, seat: int | None) -> dict[str, str]:
        """What was agreed, as a seat may know it: decks on free seats and those of computers are nobody's secret."""
        secret = {
            deck_key(other)
            for other, person in enumerate(self.people)
            if self.hides_decks and person is not None and other != seat
        }
        return {key: value for key, value in self.match.setup.options.items() if key not in secret}

    def is_person(self, seat: int) -> bool:
        """Whether the seat is for a person."""
        return self.wish.seats[seat].kind == "person"

    def is_taken(self, seat: int) -> bool:
        """Whether the seat is taken by a person or a computer."""
        return not self.is_person(seat) or self.people[seat] is not None

    def seat_of(self, player: Player | None) -> int:
        """The seat of a person; the number of players if they have none."""
        if player is not None:
            for seat, person in enumerate(self.people):
                if person is not None and person.id == player.id:
                    return seat
        return self.wish.players

    def playing_level(self, seat: int) -> Level | None:
        """The strength at which the computer plays a seat; None if a person does."""
        if self.is_person(seat):
            return STAND_IN_LEVEL if seat in self.stand_ins else None
        return self.wish.seats[seat].level or STAND_IN_LEVEL

    def seat_name(self, seat: int) -> str | None:
        """Who sits there, as a record names them."""
        if not self.is_person(seat):
            return LEVEL_NAMES[self.wish.seats[seat].level or STAND_IN_LEVEL].en
        person = self.people[seat]
        return person.name if person is not None else None

    def thinking_seed(self) -> int:
        """The computer's source of chance: the same again after a restart, and of no use to guess the shuffle."""
        digest = blake2b(f"{self.agreement.seed}/{self.seq}".encode(), digest_size=8, person=b"dejarik-think").digest()
        return int.from_bytes(digest, "big")

    # ------------------------------------------------------------ what a message would do

    def carried_out(self, message: Message) -> int | None:
        """The number of the entry that a message caused, if it was already processed."""
        return self._carried_out.get(message)

    def choose(self, seat: int, move: str, message: Message | None, now: float) -> After:
        """A seat's choice; raises if it is not that seat's turn or the move is not offered."""
        self._check_playing()
        if seat != self.chooser:
            raise refusals.not_your_turn()
        left = tuple(self.clocks.left_after_choice(now)) if self.clocks else ()
        thought = self.clocks.thought(seat, now).seconds if self.clocks else 0.0
        try:
            option = self.match.option(move)
            recorded = self.match.game.notate(self.match.state, option)
            entry = Entry(self.seq + 1, Kind.CHOOSE, seat, recorded, message, left)
            return self._played(entry, option, thought)
        except IllegalMoveError as error:
            raise refusals.illegal(error) from error

    def take_back(self, seat: int, message: Message | None, now: float) -> After:
        """Go back to the seat's previous choice; consent has been obtained."""
        found = self.undoing(seat)
        if found is None:
            raise refusals.no_undo(self.wish.undo)
        entry = self._entry(Kind.UNDO, seat, now, message, str(found.moves))
        if self.clocks is None:
            return self._taken_back(entry)
        left = self.clocks.left_after_undo(found.moves, now)
        thought = self.clocks.thought_after_undo(seat, found.moves, now)
        if self.clocks.is_too_late(left[seat], thought):
            raise refusals.no_time_to_undo()
        return replace(self._taken_back(replace(entry, left=tuple(left))), thought=thought)

    def substitute(self, seat: int, message: Message | None, now: float) -> After:
        """From here on the computer plays for a person."""
        self._check_playing()
        if not 0 <= seat < self.wish.players or self.playing_level(seat) is not None:
            raise refusals.no_person_there()
        return After(self._entry(Kind.STAND_IN, seat, now, message), self.match, None)

    def come_back(self, seat: int, message: Message | None, now: float) -> After:
        """The person plays their seat again."""
        self._check_playing()
        if seat not in self.stand_ins:
            raise refusals.not_away()
        if self.clocks and self.clocks.is_spent(seat):
            raise refusals.no_time_left()
        return After(self._entry(Kind.BACK, seat, now, message), self.match, None)

    def forfeit(self, seat: int, kind: Kind, message: Message | None, now: float) -> After:
        """A seat loses by time or gives up: the game ends, all others win."""
        self._check_playing()
        if not 0 <= seat < self.wish.players:
            raise refusals.no_seat()
        return After(self._entry(kind, seat, now, message), self.match, self._forfeited(seat, kind))

    def undoing(self, seat: int) -> TakeBack | None:
        """How this seat could undo its last choice; None if it cannot.

        The computer never minds, but what it or chance has shown cannot be unseen against it.
        """
        moves = self.match.moves_since(seat) if self.wish.undo and self.status == "playing" else None
        if moves is None:
            return None
        people = {other for other in range(self.wish.players) if other != seat and self.playing_level(other) is None}
        if self._hides(seat, moves):
            return TakeBack(moves, frozenset(people)) if people else None
        chose_since = self.match.last_movers(moves)
        return TakeBack(moves, frozenset(people.intersection(chose_since)))

    def rewound(self, moves: int) -> Match:
        """The game as it was so many moves ago."""
        match = self.match.copy()
        for _ in range(moves):
            match.undo()
        return match

    # ------------------------------------------------------------ what happened

    def accept(self, after: After, at: float | None = None) -> None:
        """An entry is written: from now on the table is like that. ``at`` is when, if anybody knows."""
        entry = after.entry
        if entry.kind is Kind.CHOOSE:
            self._before[entry.seat] = self.match.state
        elif entry.kind is Kind.UNDO:
            self._before.clear()
        elif entry.kind is Kind.STAND_IN:
            self.stand_ins.add(entry.seat)
        elif entry.kind is Kind.BACK:
            self.stand_ins.discard(entry.seat)
        self.match = after.match
        self.result = after.result
        self.record = after.record
        self.seq = entry.seq
        self.undo_request = None
        self.log_lengths.append(self.match.log_length)
        self._date_lines(at)
        self._count_time(entry.seat, at)
        self._count_acts(entry)
        if entry.message is not None:
            self._carried_out[entry.message] = entry.seq
        if self.clocks is not None:
            self._set_clocks(self.clocks, after)

    def repeat(self, entry: Entry) -> None:
        """Let an entry of the journal happen again, as after a restart."""
        if entry.kind is Kind.CHOOSE:
            after = self._played(entry, entry.data)
        elif entry.kind is Kind.UNDO:
            after = self._taken_back(entry)
        elif entry.kind in (Kind.TIME, Kind.RESIGN):
            after = After(entry, self.match, self._forfeited(entry.seat, entry.kind))
        else:
            after = After(entry, self.match, None)
        self.accept(after, entry.at)

    def recall(self, journal: Iterable[Entry]) -> None:
        """Let the entries of the journal happen again without their moves: the match has come to its end already.

        How long the log was after each of them is not known, so every client is sent all of it, without times.
        """
        for entry in journal:
            lost = entry.kind in (Kind.TIME, Kind.RESIGN)
            ended = self._forfeited(entry.seat, entry.kind) if lost else None
            self.accept(After(entry, self.match, ended), entry.at)
        self.result = self.result or _result_of(self.match)
        self.acts = self.match.acts
        self.log_lengths = [0] * self.seq + [self.match.log_length]
        self.told_at = [None] * self.match.log_length
        self._before.clear()

    def run_clock(self, now: float) -> None:
        """Start the clock of the person who must choose now; computer players have none."""
        if self.clocks is None:
            return
        chooser = self.chooser
        if chooser is None or self.playing_level(chooser) is not None:
            self.clocks.stop()
        else:
            self.clocks.start(chooser, now)

    def came_from(self, match: Match) -> bool:
        """Whether a position it was in lies on the way to the present one: nothing of that was undone since."""
        return self.match.moves[: len(match.moves)] == match.moves

    def log_start(self, seen: int | None) -> int:
        """How many log lines are still valid for a client that last saw entry ``seen``."""
        if seen is None or not 0 <= seen <= self.seq:
            return 0
        return min(self.log_lengths[seen:])

    # ------------------------------------------------------------ inside

    def _with_options(self, options: dict[str, str]) -> GameTable:
        wish = msgspec.structs.replace(self.wish, options=options)
        return open_table(replace(self.agreement, wish=wish), self.people)

    def _set_clocks(self, clocks: Clocks, after: After) -> None:
        entry = after.entry
        if entry.kind is Kind.CHOOSE:
            has_clock = entry.left and clocks.spec.total and self.playing_level(entry.seat) is None
            gained = clocks.spec.increment if has_clock else 0
            clocks.thoughts.append(Thought(entry.seat, after.thought, float(gained)))
        elif entry.kind is Kind.UNDO:
            clocks.undo(int(entry.data), after.thought)
        if entry.left:
            clocks.left = list(entry.left)
            clocks.stop()

    def _date_lines(self, at: float | None) -> None:
        """New lines of the log were told at that time; those of moves that were undone are gone."""
        length = self.match.log_length
        del self.told_at[length:]
        self.told_at += [at] * (length - len(self.told_at))

    def _count_time(self, seat: int, at: float | None) -> None:
        """The time since the last entry was that of whoever ended it; when people sat down is not in the journal."""
        if at is None:
            return
        if self._since is not None:
            self.used = self.used or [0.0] * self.wish.players
            self.used[seat] += max(0.0, at - self._since)
        self._since = at

    def _count_acts(self, entry: Entry) -> None:
        """Count on from what was; going through all moves for every view would take longer the longer a game lasts."""
        if entry.kind is Kind.CHOOSE:
            did_something = entry.data.split()[0] not in IDLE
            self.acts = [acts + (did_something and seat == entry.seat) for seat, acts in enumerate(self.acts)]
        elif entry.kind is Kind.UNDO:
            self.acts = self.match.acts

    def _check_playing(self) -> None:
        if self.status != "playing":
            raise refusals.not_playing(self.status)

    def _entry(self, kind: Kind, seat: int, now: float, message: Message | None, data: str = "") -> Entry:
        left = tuple(self.clocks.left_now(now)) if self.clocks else ()
        return Entry(self.seq + 1, kind, seat, data, message, left)

    def _played(self, entry: Entry, option: Option | str, thought: float = 0.0) -> After:
        match = self.match.copy()
        match.play(option)
        return After(entry, match, _result_of(match), thought=thought)

    def _taken_back(self, entry: Entry) -> After:
        return After(entry, self.rewound(int(entry.data)), None)

    def _forfeited(self, seat: int, kind: Kind) -> Result:
        allies = self._allies(seat)
        winners = tuple(other for other in range(self.wish.players) if other not in allies)
        reason: wire.EndReason = "time" if kind is Kind.TIME else "resigned"
        return Result(winners, (), reason, seat)

    def _allies(self, seat: int) -> set[int]:
        """The seat and its partners."""
        seats = self.match.game.seat_views(self.match.state)
        team = seats[seat].team
        return {seat} if team is None else {other.seat for other in seats if other.team == team}

    def _hides(self, seat: int, moves: int) -> bool:
        before = self._before.get(seat)
        if before is None:
            return self.match.undo_hides(seat, moves)
        return reveals(before, self.match.state, seat)


def _result_of(match: Match) -> Result | None:
    outcome = match.result
    return Result(outcome.winners, outcome.scores, "game", None) if outcome else None


def line_of(journal: Iterable[Entry]) -> list[Move]:
    """The moves of a journal that were not undone."""
    made: list[Move] = []
    for entry in journal:
        if entry.kind is Kind.CHOOSE:
            made.append(Move(entry.seat, entry.data))
        elif entry.kind is Kind.UNDO:
            del made[len(made) - int(entry.data) :]
    return made


def open_table(agreement: Agreement, people: Sequence[Player | None]) -> GameTable:
    """A table at which nothing has happened yet."""
    wish = agreement.wish
    return GameTable(agreement, list(people), Match(wish.game, wish.players, agreement.seed, wish.options))
