"""Connections that send nothing, or half a request, and too many of them."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.server.live import LiveServer, live_server

PATIENCE, FOREVER = 60, 86_400
HALVES = [
    b"",
    b"GET / HT",
    b"POST /api/players HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
]


def connection(server: LiveServer) -> socket.socket:
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def is_ended(found: socket.socket) -> bool:
    """Whether the server ends a connection without an answer."""
    try:
        return found.recv(1) == b""
    except ConnectionResetError:
        return True


def test_half_a_request_is_given_up(tmp_path: Path) -> None:
    with live_server(tmp_path, request_within=0.3) as server:
        for half in HALVES:
            with connection(server) as found:
                found.sendall(half)
                assert is_ended(found), half
        assert urlopen(server.address, timeout=PATIENCE).status == 200


def test_there_is_room_for_only_so_many_connections(tmp_path: Path) -> None:
    with live_server(tmp_path, request_within=FOREVER, connections=5) as server, ExitStack() as open_ones:
        first = [open_ones.enter_context(connection(server)) for _ in range(5)]
        for _ in range(3):
            with connection(server) as found:
                assert is_ended(found)
        first[0].sendall(b"GET /api/games HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        assert first[0].recv(15) == b"HTTP/1.1 200 OK", "whoever came first is served"


@pytest.mark.parametrize("pieces", [1, 7])
def test_a_slow_request_in_time_is_answered(tmp_path: Path, pieces: int) -> None:
    request = b"GET /api/games HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n"
    with live_server(tmp_path, request_within=FOREVER) as server, connection(server) as found:
        size = len(request) // pieces + 1
        for at in range(0, len(request), size):
            found.sendall(request[at : at + size])
        assert found.recv(15) == b"HTTP/1.1 200 OK"
