"""A table with its open connections: who is present, what everybody is shown, and the order of changes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from time import monotonic
from typing import Any, NamedTuple, Protocol

import msgspec
from msgspec.structs import replace

from dejarik.kernel.text import Text
from dejarik.server import refusals, scene, wire
from dejarik.server.game_table import GameTable
from dejarik.server.journal import Message
from dejarik.server.limits import AddressBuckets, TokenBucket
from dejarik.server.statements import Statement
from dejarik.server.times import iso
from dejarik.server.wire import Avatar, ChatLine, Closed, Player, TableInfo, TableSeat, TableSummary

LINES_SHOWN = 100
"""How much of what was said is shown at once; a chat may be long."""
MOST_LINES = 20_000
"""How many lines a chat may have; spectators leave half of them to the players."""
_TALK_RATE, _TALK_BURST = 0.5, 10
_CROWD_RATE, _CROWD_BURST = 2.0, 20
_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    """An open connection; ``session`` is what it was opened with, None for whoever has no token."""

    seat: int
    session: str | None
    avatar: Avatar | None

    def wake(self) -> None:
        """Something changed: show it."""
        ...

    def push(self, frame: bytes) -> None:
        """Send this after what has changed."""
        ...

    def part(self, code: Closed) -> None:
        """End the connection."""
        ...

    def find_seat(self) -> None:
        """People moved: perhaps this person sits elsewhere now."""
        ...


class LastSeen(NamedTuple):
    """The entries of the journal after which a client last had the log, and regions that it keeps."""

    log: int | None = None
    regions: int | None = None


class Turn:
    """Within it, one thing after another happens in a room; written out since it is entered for every choice."""

    __slots__ = ("_lock", "_room")

    def __init__(self, room: Room, lock: asyncio.Lock) -> None:
        self._room, self._lock = room, lock

    async def __aenter__(self) -> GameTable:
        await self._lock.acquire()
        if self._room.is_broken:
            self._lock.release()
            raise refusals.not_saved()
        return self._room.table

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()


class Room:
    """One table in memory. All changes happen within ``turn``. Its ``party`` is whoever opened it.

    Its ``fence`` precedes whatever is written about it: a server that has lost the table can write nothing.
    """

    def __init__(
        self,
        table: GameTable,
        chat: list[ChatLine],
        said: dict[Message, int],
        fence: tuple[Statement, ...] = (),
    ) -> None:
        self.table = table
        self.fence = fence
        self.chat = chat
        self.said = said
        self.party = table.agreement.host or table.id
        self.is_broken = False
        self.listeners: set[Listener] = set()
        self.info_version = 0
        self.used = self._since = monotonic()
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.wants_rematch: set[int] = set()
        self.answered: dict[Message, int] = {}
        self._lock = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self.hearing: set[int] = set()
        self._talking = AddressBuckets(_TALK_RATE, _TALK_BURST)
        self._crowd = TokenBucket(_CROWD_RATE, _CROWD_BURST)
        self._left_at: dict[int, float] = {}
        self._left_as: dict[str, Avatar | None] = {}
        self._frames: dict[tuple[int, LastSeen], bytes] = {}
        self._drawn = scene.LastDrawn()
        self._info_frames: dict[tuple[int, int | None], bytes] = {}
        self._headline: tuple[int, Text] | None = None
        self._luck: tuple[int, list[wire.SeatLuck] | None] | None = None

    # ------------------------------------------------------------ one thing after another

    def turn(self) -> Turn:
        """Alone with the table; if a write failed, memory and database may differ, and nothing more happens here."""
        return Turn(self, self._lock)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait for what runs in the background."""
        await asyncio.gather(*self._tasks)

    def abandon(self) -> None:
        """The state in memory may be wrong: disconnect everybody and reload the table from the database."""
        self.is_broken = True
        self.rest()
        for listener in list(self.listeners):
            listener.part(Closed.RESTARTING)

    def rest(self) -> None:
        """Stop the clock and all thinking."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    # ------------------------------------------------------------ coming and going

    def enter(self, listener: Listener) -> None:
        """A connection opens."""
        self.listeners.add(listener)
        self.announce()

    def leave(self, listener: Listener) -> None:
        """A connection ends."""
        self.listeners.discard(listener)
        if listener.seat < self.table.wish.players and not self.is_here(listener.seat):
            self._left_at[listener.seat] = monotonic()
            if (person := self.table.people[listener.seat]) is not None:
                self._left_as[person.id] = listener.avatar
        if not self.listeners:
            self._frames.clear()
            self._drawn = scene.LastDrawn()
        self.announce()

    def is_here(self, seat: int) -> bool:
        """Whether a client is connected for this seat."""
        return any(listener.seat == seat for listener in self.listeners)

    def _avatar(self, seat: int) -> Avatar | None:
        """As what somebody with this seat is drawn, also while away; of several windows any that says so counts."""
        person = self.table.people[seat]
        if person is not None and not self.is_here(seat):
            return self._left_as.get(person.id)
        return next((one.avatar for one in self.listeners if one.seat == seat and one.avatar is not None), None)

    def away_for(self, seat: int) -> float:
        """Seconds since the person on a seat was last here, or could have come."""
        return 0.0 if self.is_here(seat) else monotonic() - self._left_at.get(seat, self._since)

    def admits(self, seat: int) -> bool:
        """Whether a seat may look: before the start anybody, since they may want to sit down."""
        return seat < self.table.wish.players or self.table.wish.spectators or self.table.status == "waiting"

    def find_seats(self) -> None:
        """Seats changed: send everybody the table as seen from their seat."""
        for listener in list(self.listeners):
            listener.find_seat()
            if not self.admits(listener.seat):
                listener.part(Closed.FORBIDDEN)

    def rename(self, player: Player) -> None:
        """Somebody has another name: on their seat, and in what they said."""
        said = {number for message, number in self.said.items() if message.sender == player.id}
        seat = self.table.seat_of(player)
        if said:
            self.chat = [replace(line, name=player.name) if line.number in said else line for line in self.chat]
        if seat < self.table.wish.players:
            self.table.people[seat] = player
            self.announce()

    @property
    def watching(self) -> int:
        """How many connections only watch."""
        return sum(listener.seat == self.table.wish.players for listener in self.listeners)

    # ------------------------------------------------------------ telling

    def announce(self) -> None:
        """People, state or requests changed."""
        self.info_version += 1
        self.used = monotonic()
        self._wake_all()

    def show(self) -> None:
        """The position changed: its author gets it with the answer, everybody else right after."""
        self._frames.clear()
        self.used = monotonic()
        asyncio.get_running_loop().call_soon(self._wake_all)

    def _wake_all(self) -> None:
        for listener in self.listeners:
            listener.wake()

    def say(self, line: ChatLine) -> None:
        """Something was said."""
        heard = [other for other in self.chat if (other.seat is None) == (line.seat is None)]
        if len(heard) >= LINES_SHOWN:
            self.chat = [other for other in self.chat if other is not heard[0]]
        self.chat = [*self.chat, line]
        frame = _encode(wire.Said(line))
        for listener in self.listeners:
            if line.seat is not None or self.hears_spectators(listener.seat):
                listener.push(frame)

    def hears_spectators(self, seat: int) -> bool:
        """Whether a seat reads what spectators say: they might give advice, so during the game only who wants to."""
        return self.table.status != "playing" or seat >= self.table.wish.players or seat in self.hearing

    def heard(self, seat: int) -> list[ChatLine]:
        """The last of what was said, as a seat reads it."""
        lines = [line for line in self.chat if line.seat is not None or self.hears_spectators(seat)]
        return lines[-LINES_SHOWN:]

    def may_talk(self, player: str, seat: int) -> bool:
        """Whether somebody talks no faster than others can read; spectators have that pace together."""
        is_player = seat < self.table.wish.players
        return self._talking.take(player) and (is_player or self._crowd.take())

    def has_room_for(self, line: ChatLine) -> bool:
        """Whether the chat is not full."""
        return line.number <= (MOST_LINES if line.seat is not None else MOST_LINES // 2)

    def info_frame(self, seat: int | None = None) -> bytes:
        """The table as a seat may know it, made once however many are told."""
        key = self.info_version, seat if self.table.hides_decks else None
        if key not in self._info_frames:
            if all(version != self.info_version for version, _ in self._info_frames):
                self._info_frames.clear()
            self._info_frames[key] = _encode(wire.TableChanged(self.info(seat)))
        return self._info_frames[key]

    def welcome_frame(self, seat: int) -> bytes:
        """The first frame of a connection."""
        return _encode(wire.Welcome(wire.PROTOCOL, seat, self.info(seat), self.heard(seat)))

    def update_frame(self, seat: int, last: LastSeen, done: wire.Done | None = None) -> bytes:
        """What a seat sees now, as far as it is new, and perhaps the answer to what it asked."""
        if self.table.clocks is not None or done is not None:
            return self._draw_update(seat, last, done)
        key = seat, last
        if key not in self._frames:
            self._frames[key] = self._draw_update(seat, last, None)
        return self._frames[key]

    def _draw_update(self, seat: int, last: LastSeen, done: wire.Done | None) -> bytes:
        table = self.table
        view, kept = self._drawn.draw(table.match.view(seat), table.seq, last.regions)
        start = table.log_start(last.log)
        return _encode(
            wire.Update(
                seq=table.seq,
                view=view,
                kept=kept,
                log=wire.NewLog(start, scene.dated_lines(table.match.told(seat, start), table.told_at[start:])),
                clocks=table.clocks.shown(monotonic()) if table.clocks else None,
                undo=self._undo(seat),
                acts=table.acts,
                done=done,
            )
        )

    def _undo(self, seat: int) -> wire.UndoState:
        if seat >= self.table.wish.players:
            return "no"
        found = self.table.undoing(seat)
        if found is None:
            return "no"
        return "ask" if found.needs else "free"

    # ------------------------------------------------------------ describing

    def info(self, seat: int | None = None) -> TableInfo:
        """Everything about the table that a seat may know, or anybody."""
        table, wish = self.table, self.table.wish
        over = table.result is not None
        return TableInfo(
            id=table.id,
            title=wish.title,
            game=wish.game,
            players=wish.players,
            options=table.options_for(seat),
            takes_decks=table.takes_decks,
            hidden_decks=table.hides_decks,
            analysis=wish.from_record is not None,
            status=table.status,
            seats=self._seats(),
            clock=wish.clock,
            on_timeout=wish.on_timeout,
            open=wish.open,
            spectators=wish.spectators,
            undo=wish.undo,
            created=iso(table.agreement.created),
            watching=self.watching,
            commitment=table.match.commitment,
            seed=table.agreement.seed if over else None,
            result=table.result,
            luck=self._final_luck() if over else None,
            time_used=[round(seconds) for seconds in table.used] if over and table.used else None,
            record=table.record,
            undo_request=table.undo_request,
            rematch=wire.Rematch(sorted(self.wants_rematch), table.rematch_table),
        )

    def summary(self, seat: int | None = None) -> TableSummary:
        """One line of the lobby, or of the games of the person on ``seat``."""
        table, wish = self.table, self.table.wish
        return TableSummary(
            id=table.id,
            title=wish.title,
            game=wish.game,
            status=table.status,
            seats=self._seats(),
            clock=wish.clock,
            headline=self._current_headline() if table.status == "playing" else None,
            spectators=wish.spectators,
            watching=self.watching,
            created=iso(table.agreement.created),
            your_seat=seat,
            your_turn=seat is not None and seat == table.chooser,
            record=table.record,
            result=table.result,
        )

    def _seats(self) -> list[TableSeat]:
        table = self.table
        return [
            TableSeat(
                seat,
                wish.kind,
                wish.level,
                person.name if person else None,
                self.is_here(seat),
                seat in table.stand_ins,
                seat in self.hearing,
                self._avatar(seat),
            )
            for seat, (wish, person) in enumerate(zip(table.wish.seats, table.people, strict=True))
        ]

    def _current_headline(self) -> Text:
        if self._headline is None or self._headline[0] != self.table.seq:
            match = self.table.match
            self._headline = self.table.seq, match.game.headline(match.state)
        return self._headline[1]

    def _final_luck(self) -> list[wire.SeatLuck] | None:
        if self._luck is None or self._luck[0] != self.table.seq:
            self._luck = self.table.seq, scene.luck(self.table.match.luck())
        return self._luck[1]
