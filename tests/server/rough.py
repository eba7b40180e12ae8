"""A misbehaving client: raw bytes, frames against the protocol, and never reading."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from base64 import b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from tests.server.live import LiveServer

TEXT, BINARY, CLOSE, PING = 1, 2, 8, 9


class RoughSocket:
    """A connection after the handshake, on which any bytes may be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        """Send bytes as they are; a connection that is gone already is no surprise."""
        with suppress(ConnectionError):
            self.writer.write(data)
            await self.writer.drain()

    async def ended_with(self, seconds: float = 60.0) -> int | None:
        """The code of the server's close frame, or None if it hung up without one; fails if it does neither."""
        data = bytearray()
        with suppress(ConnectionError):
            async with asyncio.timeout(seconds):
                while chunk := await self.reader.read(65536):
                    data += chunk
        return closing_code(bytes(data))


def frame(payload: bytes, opcode: int = TEXT, *, last: bool = True, masked: bool = True) -> bytes:
    """A frame of the WebSocket protocol, right or deliberately wrong."""
    head = bytes([(0x80 if last else 0) | opcode])
    mark = 0x80 if masked else 0
    if len(payload) < 126:
        head += bytes([mark | len(payload)])
    elif len(payload) < 65536:
        head += bytes([mark | 126]) + struct.pack("!H", len(payload))
    else:
        head += bytes([mark | 127]) + struct.pack("!Q", len(payload))
    if not masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload))


def closing_code(data: bytes) -> int | None:
    """The code of the first close frame among the server's frames."""
    at = 0
    while at + 2 <= len(data):
        opcode, length = data[at] & 15, data[at + 1] & 127
        at += 2
        if length == 126:
            (length,) = struct.unpack_from("!H", data, at)
            at += 2
        elif length == 127:
            (length,) = struct.unpack_from("!Q", data, at)
            at += 8
        if opcode == CLOSE:
            return int.from_bytes(data[at : at + 2], "big") if length >= 2 else None
        at += length
    return None


@asynccontextmanager
async def rough_socket(server: LiveServer, table: str, receive_buffer: int | None = None) -> AsyncIterator[RoughSocket]:
    """A bare connection to a table, with as little room for what the server sends as wanted."""
    bare = socket.socket()
    if receive_buffer is not None:
        bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    bare.setblocking(False)
    await asyncio.get_running_loop().sock_connect(bare, ("127.0.0.1", server.port))
    reader, writer = await asyncio.open_connection(sock=bare, limit=receive_buffer or 2**16)
    try:
        key = b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        answer = await reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        yield RoughSocket(reader, writer)
    finally:
        writer.transport.abort()
