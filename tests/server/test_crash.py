"""Killed at any moment, servers come back with everything they acknowledged, and every game can be finished."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from tests.server import crash
from tests.server.live import live_cluster, live_server
from tests.server.postgres import PostgresServer

KILLS, TABLES = 2, 8


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    with live_server(tmp_path, **crash.PLENTY) as server:
        campaign = asyncio.run(crash.run([server], KILLS, TABLES, Random(1), lambda: None))
        assert server.stop() == 0
        assert crash.check(campaign) > 100, "hardly anything was played"
        assert server.complaints() == []
    assert any(player.returns for player in campaign.survivors), "nobody noticed that the server was killed"


def test_nothing_acknowledged_is_lost_when_one_of_two_servers_is_killed(
    postgres: PostgresServer, tmp_path: Path
) -> None:
    with live_cluster(tmp_path, postgres.new_database(), **crash.PLENTY) as servers:
        campaign = asyncio.run(crash.run(servers, KILLS, TABLES, Random(1), lambda: None))
        assert [server.stop() for server in servers] == [0, 0]
        assert crash.check(campaign) > 100, "hardly anything was played"
        assert [server.complaints() for server in servers] == [[], []]
    assert any(player.returns for player in campaign.survivors), "nobody noticed that a server was killed"
