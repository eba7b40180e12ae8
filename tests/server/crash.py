"""Kills servers again and again while people play, and checks that nothing acknowledged is ever lost.

``python -m tests.server.crash --times 50`` runs it by hand: one server on SQLite, one on PostgreSQL, and two that share
a database, of which one is killed each time.
"""

from __future__ import annotations

import asyncio
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from sqlalchemy import Connection, Row, create_engine, text

from dejarik import Match
from dejarik.kernel.record import parse
from tests.server.client import EASY, PERSON, Caller, Frame, RefusedError, at_table
from tests.server.live import LiveServer, live_cluster, live_server, wait_for_nobody
from tests.server.postgres import NoPostgresError, postgres_server
from tests.server.survivor import BROKEN, Survivor

SHORTEST_LIFE_S, LONGEST_LIFE_S = 0.1, 2.0
LONGEST_ABSENCE_S = 8.0
"""Until a server comes back of which there are two: sometimes before, sometimes after the other takes over."""
WISHES: tuple[dict[str, Any], ...] = (
    {"game": "bounty", "seats": (PERSON, PERSON), "options": {"rounds": "4"}},
    {"game": "bounty", "seats": (PERSON, EASY), "options": {"rounds": "4"}},
    {"game": "deckbuilding", "seats": (PERSON, PERSON), "options": {"rounds": "2"}},
    {"game": "bounty", "seats": (EASY, PERSON, PERSON), "options": {"rounds": "3"}, "my_seat": 1},
)
PASSING = frozenset(("moved", "not_saved", "unreachable_table"))
"""Why a server refuses what it would not refuse a moment later."""
PLENTY = dict.fromkeys(
    ("request_rate", "request_burst", "tables_per_address", "sockets_per_address", "message_rate", "message_burst"),
    100_000,
)


@dataclass
class Campaign:
    """People at tables, again at new ones as games end, while servers die and come back."""

    servers: list[LiveServer]
    rand: Random
    going_on: bool = True
    survivors: list[Survivor] = field(default_factory=list)
    tables: int = 0

    @property
    def addresses(self) -> list[str]:
        """Where people try to reach a server, as a proxy would for them."""
        return [server.address for server in self.servers]

    async def keep_a_table(self, number: int) -> None:
        """Play one game after another until the killing ends, and the last one to its end."""
        while True:
            players = await self._sit_down(WISHES[(number + self.tables) % len(WISHES)])
            await asyncio.gather(*(player.play() for player in players))
            await asyncio.gather(*(_has_the_whole_log(player) for player in players))
            if not self.going_on:
                return

    async def _sit_down(self, wish: dict[str, Any]) -> list[Survivor]:
        """A new table; a server that dies meanwhile is asked again, for nobody was promised anything."""
        while True:
            try:
                return await self._seated(Caller(self.rand.choice(self.addresses)), wish)
            except (*BROKEN, RefusedError) as error:
                if isinstance(error, RefusedError) and error.code not in PASSING:
                    raise
                await asyncio.sleep(0.1)

    async def _seated(self, caller: Caller, wish: dict[str, Any]) -> list[Survivor]:
        seats = [seat for seat, kind in enumerate(wish["seats"]) if kind is PERSON]
        people = [await caller.guest(f"Survivor {seat}") for seat in seats]
        more = {name: value for name, value in wish.items() if name != "seats"}
        table = await caller.open_table(people[0], *wish["seats"], **more)
        for seat, person in zip(seats[1:], people[1:], strict=True):
            await caller.sit(person, table, seat)
        made = [Survivor(self.addresses, table, person, Random(self.rand.random())) for person in people]
        self.survivors += made
        self.tables += 1
        return made


async def run(servers: list[LiveServer], times: int, tables: int, rand: Random, tick: Callable[[], object]) -> Campaign:
    """Kill one of the servers so often while so many tables are played; then let every game end."""
    campaign = Campaign(servers, rand)
    playing = [asyncio.create_task(campaign.keep_a_table(number)) for number in range(tables)]
    for _ in range(times):
        lives = asyncio.create_task(asyncio.sleep(rand.uniform(SHORTEST_LIFE_S, LONGEST_LIFE_S)))
        await asyncio.wait((lives, *playing), return_when=asyncio.FIRST_COMPLETED)
        _raise_failures(playing)
        server = rand.choice(servers)
        await asyncio.to_thread(_kill, server)
        if len(servers) > 1:
            await asyncio.sleep(rand.uniform(0.0, LONGEST_ABSENCE_S))
        await asyncio.to_thread(server.start)
        tick()
    campaign.going_on = False
    await asyncio.gather(*playing)
    return campaign


def check(campaign: Campaign) -> int:
    """Everything acknowledged is in the database once and in order, every game ended; how many choices there were."""
    engine = create_engine(campaign.servers[0].database_url)
    with engine.connect() as database:
        tables = {player.table for player in campaign.survivors}
        for table in sorted(tables):
            _check_table(database, table, [player for player in campaign.survivors if player.table == table])
    engine.dispose()
    return sum(len(player.done) for player in campaign.survivors)


def _check_table(database: Connection, table: str, players: list[Survivor]) -> None:
    entries = _rows(database, 'SELECT * FROM journal WHERE "table" = :table ORDER BY seq', table)
    said = _rows(database, 'SELECT * FROM chat WHERE "table" = :table ORDER BY number', table)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1)), "an entry is missing"
    assert [line.number for line in said] == list(range(1, len(said) + 1)), "something said is missing"
    called = _check_record(database, table, entries)
    for player in players:
        _check_messages(player, entries, said, called)


def _check_messages(player: Survivor, entries: list[Row[Any]], said: list[Row[Any]], called: Mapping[int, str]) -> None:
    caused = [entry for entry in entries if entry.sender == player.person.id]
    spoken = [line for line in said if line.player == player.person.id]
    messages = [row.message for row in (*caused, *spoken)]
    assert len(set(messages)) == len(messages), "a message was carried out twice"
    assert not set(messages) & set(player.refused), "a message was refused and carried out all the same"
    assert set(messages) <= set(player.done), "a message was carried out and never acknowledged"
    usual = {"late", "no_undo", "not_your_turn", "not_saved", "talks_too_fast"}
    assert usual.issuperset(player.refused.values()), f"odd refusals: {player.refused}"
    by_seq = {entry.seq: entry for entry in caused}
    for id_, (message, seq) in player.done.items():
        if message["type"] == "choose":
            assert seq in by_seq, f"the acknowledged choice {id_} is lost"
            assert (by_seq[seq].message, called[seq]) == (id_, message["move"]), f"{id_} became another"
        elif message["type"] == "chat":
            assert id_ in messages, f"what was said in {id_} is lost"
    acknowledged = [seq for message, seq in player.done.values() if message["type"] == "choose"]
    assert acknowledged == sorted(acknowledged), "choices changed their order"


def _check_record(database: Connection, table: str, entries: list[Row[Any]]) -> dict[int, str]:
    """The record tells the game; what whoever chose called each choice of the journal, by its number."""
    moves: list[tuple[int, str]] = []
    for entry in entries:
        if entry.kind == "choose":
            moves.append((entry.seat, entry.data))
        elif entry.kind == "undo":
            del moves[-int(entry.data) :]
    query = "SELECT status, text FROM tables JOIN records ON records.id = tables.record WHERE tables.id = :table"
    found = next(iter(_rows(database, query, table)), None)
    assert found is not None, "a game has no record"
    assert found.status == "over", "a game did not end"
    assert [(move.seat, move.notation) for move in parse(found.text).moves] == moves, "the record tells other moves"
    ended = Match.from_record(found.text)
    assert ended.result is not None
    return _called(Match(ended.game, ended.players, ended.seed, ended.setup.options), entries)


def _called(match: Match, entries: list[Row[Any]]) -> dict[int, str]:
    """Play the journal again, and listen what whoever chooses calls each choice."""
    found = {}
    for entry in entries:
        if entry.kind == "choose":
            option = next(option for option in match.options if match.game.notate(match.state, option) == entry.data)
            found[entry.seq] = match.notation(option)
            match.play(option)
        elif entry.kind == "undo":
            for _ in range(int(entry.data)):
                match.undo()
    return found


def _rows(database: Connection, query: str, table: str) -> list[Row[Any]]:
    return list(database.execute(text(query), {"table": table}))


def _said(log: list[Frame]) -> list[object]:
    """What a log says; the cards that a line points at are those its reader can still tell from others."""
    return [(line["seat"], line["text"]) for line in log]


async def _has_the_whole_log(player: Survivor) -> None:
    """What somebody read in pieces, over many connections, is what somebody reads who comes only now."""
    while True:
        try:
            async with at_table(player.addresses[0], player.table, player.person) as fresh:
                await fresh.next("update")
                assert _said(fresh.log) == _said(player.log), "the log was lost or doubled in parts"
                return
        except BROKEN:
            await asyncio.sleep(0.1)


def _kill(server: LiveServer) -> None:
    server.kill()
    assert wait_for_nobody(server) == [], "processes of the killed server still run"


def _raise_failures(playing: list[asyncio.Task[None]]) -> None:
    for task in playing:
        if task.done():
            task.result()


@contextmanager
def on_sqlite(folder: Path) -> Iterator[list[LiveServer]]:
    """One server on SQLite."""
    with live_server(folder, **PLENTY) as server:
        yield [server]


@contextmanager
def on_postgres(folder: Path) -> Iterator[list[LiveServer]]:
    """One server on PostgreSQL."""
    with postgres_server() as postgres, live_server(folder, database=postgres.new_database(), **PLENTY) as server:
        yield [server]


@contextmanager
def together(folder: Path) -> Iterator[list[LiveServer]]:
    """Two servers on one PostgreSQL."""
    with postgres_server() as postgres, live_cluster(folder, postgres.new_database(), **PLENTY) as servers:
        yield servers


SETUPS = {"sqlite": on_sqlite, "postgresql": on_postgres, "together": together}


def main() -> None:
    """Crash as often as asked for and say what became of it."""
    parser = ArgumentParser(prog="python -m tests.server.crash", description="Kill the server while people play.")
    parser.add_argument("--times", type=int, default=50, help="how often the server is killed")
    parser.add_argument("--tables", type=int, default=30, help="tables played at the same time")
    parser.add_argument("--seed", type=int, default=None, help="the same moments again")
    parser.add_argument("--on", choices=[*SETUPS], default=None, help="one kind of setup instead of all")
    asked = parser.parse_args()
    seed = asked.seed if asked.seed is not None else Random().getrandbits(32)
    console = Console()
    console.print(f"seed {seed}")
    for name in [asked.on] if asked.on else SETUPS:
        with TemporaryDirectory() as folder, SETUPS[name](Path(folder)) as servers:
            _crash(console, name, servers, asked.times, asked.tables, Random(seed))


def _crash(console: Console, name: str, servers: list[LiveServer], times: int, tables: int, rand: Random) -> None:
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn()
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(f"{name}: killed", total=times)
        campaign = asyncio.run(run(servers, times, tables, rand, lambda: progress.advance(task)))
    for server in servers:
        assert server.stop() == 0, "a server did not end properly"
    choices = check(campaign)
    for server in servers:
        assert server.complaints() == [], "\n".join(server.complaints())
    console.print(
        f"{name}: {times} times killed, {campaign.tables} games played to their end, {choices} messages acknowledged: "
        "none lost, none doubled, all records replay."
    )


if __name__ == "__main__":
    try:
        main()
    except NoPostgresError as error:
        raise SystemExit(str(error)) from None
