"""Players who choose, undo, talk and ask, send nonsense, and drop their connection in the middle of all that."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.client import EASY, PERSON, Frame, Person, RefusedError, TableSocket, at_table
from tests.server.fuzz.campaign import Campaign, Seated
from tests.server.fuzz.secrets import Ear, seed_of

CLOCKS = (None, None, {"move": 20, "total": 0, "increment": 0}, {"move": 0, "total": 60, "increment": 1})
ORDERLY = {1000, 1001, 1002, 1003, 1005, 1007, 1009, 4400, 4401, 4403, 4404, 4408, 4429, 4430}
"""How a connection may end; 1011 and 1012 are the server's own troubles."""
NOT_NOW = {"late", "not_your_turn", "over"}
"""What a legal choice may be refused for: somebody else was quicker."""
SAID = ("hi", "Cześć!", "gg", "🂡" * 20, "<b>x</b>", "a\u202eb", " " * 3, "x" * 500)
NONSENSE = ("", "{", "[]", "null", '{"type":"dance"}', '{"type":"choose"}', '{"type":"chat","id":"","text":""}', "\x00")
_LEGAL, _DROP = 0.7, 0.04
_LISTENS_S = 0.3


class Company:
    """Some people who play one game after another, with somebody who watches."""

    def __init__(self, campaign: Campaign, games: list[Frame], number: int) -> None:
        self._campaign = campaign
        self._games = games
        self._rand = campaign.rand(f"company {number}")
        self._number = number

    async def play(self) -> None:
        """Meet at one table after another until the time is over; some tables are left before the end."""
        while self._campaign.goes_on:
            table = await self._meet()
            patience = self._rand.randint(40, 250)
            watcher = Player(self._campaign, table, None, self._rand.getrandbits(32), patience)
            players = [
                Player(self._campaign, table, person, self._rand.getrandbits(32), patience)
                for person in table.people.values()
            ]
            await asyncio.gather(*(each.stay() for each in (*players, watcher)))

    async def _meet(self) -> Seated:
        rand, caller, game = self._rand, self._campaign.caller, self._rand.choice(self._games)
        seats = [PERSON, PERSON if rand.random() < 0.7 else EASY]
        people = {
            seat: await caller.guest(f"Company {self._number}") for seat, kind in enumerate(seats) if kind is PERSON
        }
        options = {"rounds": "3"} if any(option["key"] == "rounds" for option in game["options"]) else {}
        wish = {"game": game["name"], "options": options, "clock": rand.choice(CLOCKS), "undo": rand.random() < 0.8}
        wish["on_timeout"] = rand.choice(("computer", "loss"))
        id_ = await caller.open_table(people[0], *seats, **wish)
        self._campaign.accepted["POST /api/tables"].append(wish | {"players": len(seats), "seats": seats, "my_seat": 0})
        ear = Ear(id_, game["name"], await asyncio.to_thread(seed_of, self._campaign.server.database, id_))
        table = self._campaign.tables[id_] = Seated(id_, people, ear)
        self._campaign.life.keep("table", id_)
        for seat, person in people.items():
            if seat:
                await self._sit(person, id_, seat)
            await self._lend(person)
        return table

    async def _lend(self, person: Person) -> None:
        """Let visitors be this person on another device, where they may log out; too many logins are refused."""
        code = await self._campaign.caller.call("POST", "/api/sessions/code", person.token)
        try:
            made = await self._campaign.caller.call("POST", "/api/sessions", body=code)
        except RefusedError as error:
            if error.code != "too_fast":
                raise
        else:
            self._campaign.people.append(Person(person.id, person.name, made["token"]))

    async def _sit(self, person: Person, table: str, seat: int) -> None:
        """Sit down, unless a visitor with this person's token was quicker."""
        try:
            await self._campaign.caller.sit(person, table, seat)
        except RefusedError as error:
            if error.status >= 500:
                raise


class Player:
    """One person, or nobody, at one table: many connections, one after another."""

    def __init__(self, campaign: Campaign, table: Seated, person: Person | None, seed: int, patience: int) -> None:
        self._campaign = campaign
        self._table = table
        self._person = person
        self._rand = Random(seed)
        self._patience = patience
        self._seen: int | None = None
        self._log: list[Frame] = []

    async def stay(self) -> None:
        """Connect again and again until the game or the patience is over."""
        while self._patience > 0 and self._campaign.goes_on and not self._table.is_over:
            try:
                async with at_table(
                    self._campaign.server.address, self._table.id, self._person, self._seen, self._log
                ) as socket:
                    self._hear(socket)
                    await self._use(socket)
            except ConnectionClosed as closed:
                self._patience -= 1
                if self._ended_badly(closed):
                    self._campaign.fault(f"table {self._table.id} ended a connection: {closed}")
                if closed.rcvd is not None and closed.rcvd.code in (4401, 4403, 4404):
                    return
            except TimeoutError:
                self._campaign.fault(f"table {self._table.id} did not answer")
                return
            self._campaign.counts["connections"] += 1

    def _ended_badly(self, closed: ConnectionClosed) -> bool:
        return closed.rcvd is not None and closed.rcvd.code not in ORDERLY

    async def _use(self, socket: TableSocket) -> None:
        while self._patience > 0 and self._campaign.goes_on and not socket.is_over:
            self._patience -= 1
            if self._rand.random() < _DROP:
                await self._drop(socket)
                return
            if socket.choices and self._rand.random() < _LEGAL:
                await self._choose(socket)
            elif self._rand.random() < 0.3:
                await self._do_something(socket)
            else:
                await self._listen(socket)
            self._hear(socket)
        self._table.is_over |= socket.is_over

    async def _choose(self, socket: TableSocket) -> None:
        """A legal choice is carried out, unless the table has moved on meanwhile."""
        answer = await socket.choose(self._rand.choice(socket.choices))
        self._campaign.counts["choices"] += 1
        if answer["type"] == "refused" and answer["problem"]["code"] not in NOT_NOW:
            self._campaign.fault(f"table {self._table.id} refused a legal choice: {answer['problem']}")

    async def _do_something(self, socket: TableSocket) -> None:
        doings: list[tuple[int, Callable[[TableSocket], Awaitable[object]]]] = [
            (4, lambda at: at.ask("undo")),
            (3, lambda at: at.ask("why")),
            (3, lambda at: at.ask("chat", text=self._rand.choice(SAID))),
            (4, self._consent),
            (2, lambda at: at.ask("choose", at=self._rand.randint(-1, 30), move=self._rand.choice(SAID))),
            (1, lambda at: at.ask("stand_in", seat=self._rand.randint(-1, 5))),
            (1, lambda at: at.ask("back")),
            (1, lambda at: at.ask("rematch")),
            (1, self._talk_nonsense),
            (1, self._resign),
        ]
        weights = [weight for weight, _ in doings]
        [(_, do)] = self._rand.choices(doings, weights)
        self._campaign.counts["messages"] += 1
        await do(socket)

    async def _consent(self, socket: TableSocket) -> None:
        asked = socket.table.get("undo_request") or {"id": "nothing"}
        await socket.ask("consent", request=asked["id"], agree=self._rand.random() < 0.7)

    async def _resign(self, socket: TableSocket) -> None:
        if self._rand.random() < 0.1:
            await socket.ask("resign")

    async def _talk_nonsense(self, socket: TableSocket) -> None:
        await socket.socket.send(self._rand.choice(NONSENSE))
        async with asyncio.timeout(30):
            while True:
                await socket.receive()

    async def _drop(self, socket: TableSocket) -> None:
        """Send something and be gone before the answer comes."""
        made: dict[str, Any] = {"type": self._rand.choice(("undo", "chat", "choose")), "id": f"d{self._patience}"}
        if made["type"] == "choose" and socket.choices:
            made |= {"at": socket.seq, "move": self._rand.choice(socket.choices)}
        if made["type"] == "chat":
            made["text"] = "bye"
        await socket.socket.send(json.dumps(made))
        socket.socket.transport.abort()
        self._campaign.counts["dropped"] += 1

    async def _listen(self, socket: TableSocket) -> None:
        try:
            async with asyncio.timeout(_LISTENS_S):
                await socket.receive()
        except TimeoutError:
            return

    def _hear(self, socket: TableSocket) -> None:
        """Everything that was told since the last time, for the ear of this seat."""
        table = self._table
        seen = self._seen or 0
        for frame, raw in zip(socket.frames, socket.raw, strict=True):
            self._campaign.counts["frames"] += 1
            match frame["type"]:
                case "update":
                    seen = frame["seq"]
                    table.ear.hear(socket.seat, seen, seen, raw)
                case "welcome" | "table":
                    table.is_over |= frame["table"]["status"] == "over"
                case "why" | "refused" | "done":
                    table.ear.hear(socket.seat, seen, max(seen, table.seq), raw)
            table.seq = max(table.seq, seen)
            self._campaign.overhear(raw, f"a frame of type {frame['type']}")
        self._seen, self._log = (socket.seq, socket.log) if socket.seq is not None else (None, [])
        socket.frames.clear()
        socket.raw.clear()
