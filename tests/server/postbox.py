"""A mail server for tests: it takes every letter and keeps it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from tests.server.hall_table import until


class Postbox:
    """What has arrived, and where to send more."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.port = 0

    @property
    def url(self) -> str:
        """The address for the setting."""
        return f"smtp://127.0.0.1:{self.port}"

    async def letter(self, number: int) -> EmailMessage:
        """The letter of that number, counted from 0, as soon as it is there."""
        await until(lambda: len(self.letters) > number)
        return self.letters[number]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One conversation in SMTP."""
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            word = line.split()[0].upper() if line.split() else b""
            if word == b"DATA":
                writer.write(b"354 go on\r\n")
                text = await reader.readuntil(b"\r\n.\r\n")
                letter = message_from_bytes(text.removesuffix(b".\r\n"), policy=policy.default)
                assert isinstance(letter, EmailMessage)
                self.letters.append(letter)
            if word == b"QUIT":
                break
            writer.write(b"250 well\r\n")
        writer.close()


@asynccontextmanager
async def postbox() -> AsyncIterator[Postbox]:
    """A mail server on a free port."""
    box = Postbox()
    server = await asyncio.start_server(box.serve, "127.0.0.1", 0)
    box.port = server.sockets[0].getsockname()[1]
    yield box
    server.close()


def text_of(letter: EmailMessage) -> str:
    """What a letter says."""
    return str(letter.get_content()).replace("\r\n", "\n")
