"""One WebSocket connection to a table: incoming messages are answered, changes are sent."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import monotonic, perf_counter
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from dejarik.server import failures, refusals, wire
from dejarik.server.hall import Hall
from dejarik.server.limits import TokenBucket, address_of
from dejarik.server.metrics import Metrics
from dejarik.server.people import People
from dejarik.server.problems import ProblemError
from dejarik.server.reading import read_json
from dejarik.server.room import LastSeen, Room
from dejarik.server.security import origin_allowed
from dejarik.server.sessions import session_of
from dejarik.server.wire import Closed, Player

_HELLO_WITHIN = 10.0
_SEND_WITHIN = 30.0
_LAST_WORDS = 1.0
_MOST_WAITING = 200
_CLOSE_CODES = {
    "bad_token": Closed.BAD_TOKEN,
    "no_spectators": Closed.FORBIDDEN,
    "no_table": Closed.NO_TABLE,
    "no_hello": Closed.NO_HELLO,
    "moved": Closed.RESTARTING,
    "not_saved": Closed.RESTARTING,
}
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


class Connection:
    """One client at a table: one task answers messages, another sends changes; slow clients get coalesced updates."""

    def __init__(self, websocket: WebSocket, room: Room, player: Player | None, hello: wire.Hello) -> None:
        self.seat = room.table.seat_of(player)
        self.session = session_of(hello.token) if hello.token is not None else None
        self.avatar = hello.avatar
        self._websocket = websocket
        self._room = room
        self._player = player
        self._seen = hello.seen
        self._keeps = hello.keeps
        self._shown: int | None = None
        self._info_shown = -1
        self._waiting: list[bytes] = []
        self._closing: Closed | None = None
        self._awake = asyncio.Event()
        self._sending = asyncio.Lock()
        self._sending_since: float | None = None
        self._carrying_out = asyncio.Lock()

    @property
    def is_closing(self) -> bool:
        """Whether the connection is to end after its last words."""
        return self._closing is not None

    # ------------------------------------------------------------ told by the room

    def wake(self) -> None:
        """Something changed: show it, unless it was shown with an answer already."""
        if self._shown != self._room.table.seq or self._info_shown != self._room.info_version:
            self._awake.set()

    def push(self, frame: bytes) -> None:
        """Send this after what has changed."""
        self._waiting.append(frame)
        if len(self._waiting) > _MOST_WAITING:
            self._closing = Closed.TOO_SLOW
        self._awake.set()

    def part(self, code: Closed) -> None:
        """End the connection."""
        self._closing = code
        self._awake.set()

    def find_seat(self) -> None:
        """People moved: perhaps this person sits elsewhere now."""
        seat = self._room.table.seat_of(self._player)
        if seat != self.seat:
            self.seat = seat
            self._seen = self._shown = None
            self.push(self._room.welcome_frame(seat))

    # ------------------------------------------------------------ sending

    async def send_all(self) -> None:
        """Show everything that changes, until the connection is to end."""
        self._info_shown = self._room.info_version
        async with self._sending:
            await self._send(self._room.welcome_frame(self.seat))
        self._awake.set()
        while self._closing is None:
            await self._awake.wait()
            self._awake.clear()
            await self._send_news()
        # A client that does not read will not read the close frame either.
        with suppress(TimeoutError, RuntimeError):
            async with asyncio.timeout(_LAST_WORDS):
                await self._send_news()
                await self._websocket.close(self._closing)

    async def _send_news(self, answer: wire.ToClient | None = None) -> None:
        """Send what changed, what waits, and an answer; frames keep their order, whichever task sends them."""
        async with self._sending:
            room = self._room
            if self._info_shown != room.info_version:
                self._info_shown = room.info_version
                await self._send(room.info_frame(self.seat))
            table = room.table
            if self._shown != table.seq and table.status != "waiting":
                done = answer if isinstance(answer, wire.Done) else None
                last = LastSeen(self._seen, self._shown if self._keeps else None)
                frame = room.update_frame(self.seat, last, done)
                self._seen = self._shown = table.seq
                await self._send(frame)
                answer = None if done else answer
            waiting, self._waiting = self._waiting, []
            for frame in waiting:
                await self._send(frame)
            if answer is not None:
                await self._send(_encode(answer))

    async def _send(self, frame: bytes) -> None:
        self._sending_since = monotonic()
        try:
            await self._websocket.send({"type": "websocket.send", "text": frame.decode()})
        except RuntimeError as error:
            # The protocol ended the connection by itself, as it does when a frame is too big.
            raise WebSocketDisconnect(1006) from error
        self._sending_since = None

    @property
    def is_stuck(self) -> bool:
        """Whether the other side has taken nothing for long."""
        return self._sending_since is not None and monotonic() - self._sending_since > _SEND_WITHIN

    # ------------------------------------------------------------ receiving

    async def receive_all(self, hall: Hall, metrics: Metrics, bucket: TokenBucket) -> None:
        """Answer every message until the client disconnects or violates the protocol."""
        while self._closing is None:
            frame = await _receive(self._websocket)
            if not bucket.take():
                self.part(Closed.TOO_FAST)
                return
            try:
                request: wire.Request = _read(wire.Request, frame)
            except ProblemError as error:
                self.push(_encode(wire.NotDone(None, failures.problem(error))))
                self.part(Closed.BAD_FRAME)
                return
            began = perf_counter()
            async with self._carrying_out:
                answer = await self._answer(hall, metrics, request)
            # Sent from here, not by the other task, so that no update of other players comes in between.
            await self._send_news(answer)
            metrics.answer_seconds.observe(perf_counter() - began)

    async def _answer(self, hall: Hall, metrics: Metrics, request: wire.Request) -> wire.ToClient:
        try:
            return await hall.referee.carry_out(self._room, self.seat, self._player, request)
        except ProblemError as error:
            metrics.refusals.labels(code=error.code).inc()
            return wire.NotDone(request.id, failures.problem(error))

    async def end(self, *tasks: asyncio.Task[None]) -> None:
        """Stop the connection's tasks, but let a message in progress finish.

        Memory would not know what became of it otherwise.
        """
        async with self._carrying_out:
            for task in tasks:
                task.cancel()
        for outcome in await asyncio.gather(*tasks, return_exceptions=True):
            if isinstance(outcome, Exception) and not isinstance(outcome, WebSocketDisconnect):
                _log.error("connection_failed", exc_info=outcome)


async def table_socket(websocket: WebSocket) -> None:
    """Serve one connection from its first frame to its last."""
    state = websocket.app.state
    address = address_of(websocket.scope)
    if not origin_allowed(websocket.headers, state.settings) or not state.sockets.take(address):
        await websocket.close(Closed.FORBIDDEN)
        return
    state.metrics.sockets.inc()
    try:
        await websocket.accept()
        await _serve(websocket)
    except WebSocketDisconnect:
        pass
    except ProblemError as error:
        await _send_away(websocket, error)
    finally:
        state.metrics.sockets.dec()
        state.sockets.give_back(address)


async def _serve(websocket: WebSocket) -> None:
    state = websocket.app.state
    hall: Hall = state.hall
    hello = await _hello(websocket)
    player = await _known(state.people, hello.token)
    room = await hall.find(websocket.path_params["table"])
    connection = Connection(websocket, room, player, hello)
    if not room.admits(connection.seat):
        raise refusals.no_spectators()
    bucket = TokenBucket(state.settings.message_rate, state.settings.message_burst)
    room.enter(connection)
    sending = asyncio.create_task(connection.send_all())
    receiving = asyncio.create_task(connection.receive_all(hall, state.metrics, bucket))
    try:
        await hall.referee.welcome(room, connection.seat)
        while not sending.done() and not receiving.done() and not connection.is_stuck:
            await asyncio.wait((sending, receiving), timeout=_SEND_WITHIN, return_when=asyncio.FIRST_COMPLETED)
        if connection.is_stuck:
            connection.part(Closed.TOO_SLOW)
        await asyncio.wait((sending,), timeout=_LAST_WORDS if connection.is_closing else 0.0)
    finally:
        room.leave(connection)
        await connection.end(sending, receiving)


async def _hello(websocket: WebSocket) -> wire.Hello:
    """The first frame; raises ProblemError if it is late, something else or of another version."""
    try:
        async with asyncio.timeout(_HELLO_WITHIN):
            hello: wire.Hello = _read(wire.Hello, await _receive(websocket))
    except TimeoutError:
        raise refusals.no_hello() from None
    if hello.version != wire.PROTOCOL:
        raise refusals.other_version(hello.version, wire.PROTOCOL)
    return hello


async def _known(people: People, token: str | None) -> Player | None:
    if token is None:
        return None
    player = await people.of_token(token)
    if player is None:
        raise refusals.bad_token()
    return player


def _read(shape: Any, frame: str | bytes) -> Any:
    """A frame in its shape; raises ProblemError if it has another."""
    try:
        return read_json(shape, frame)
    except ProblemError as error:
        raise refusals.bad_frame(error.cause) from error


async def _receive(websocket: WebSocket) -> str | bytes:
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1000))
    return message.get("text") or message.get("bytes") or b""


async def _send_away(websocket: WebSocket, error: ProblemError) -> None:
    """Say why, then end the connection."""
    with suppress(WebSocketDisconnect, RuntimeError):
        frame = _encode(wire.NotDone(None, failures.problem(error)))
        await websocket.send({"type": "websocket.send", "text": frame.decode()})
        await websocket.close(_CLOSE_CODES.get(error.code, Closed.BAD_FRAME))
