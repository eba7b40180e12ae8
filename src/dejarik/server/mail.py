"""Sends mail through the operator's SMTP server, in a thread of its own, where one is configured."""

from __future__ import annotations

import logging
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from threading import BoundedSemaphore
from urllib.parse import unquote, urlsplit

from dejarik.server.settings import MAIL_SCHEMES, Settings

_PATIENCE = 20.0
_MOST_WAITING = 1000
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Letter:
    """What is mailed: a subject and plain text, in one language."""

    subject: str
    body: str


@dataclass(frozen=True)
class SmtpServer:
    """How to reach an SMTP server: ``scheme`` is smtps, smtp+starttls, or smtp for a relay that needs no password."""

    scheme: str
    host: str
    port: int
    user: str
    password: str

    def deliver(self, message: EmailMessage) -> None:
        """Hand a message over; raises OSError or SMTPException."""
        with self._connect() as server:
            if self.scheme == "smtp+starttls":
                server.starttls(context=ssl.create_default_context())
            if self.user:
                server.login(self.user, self.password)
            server.send_message(message)

    def _connect(self) -> smtplib.SMTP:
        if self.scheme == "smtps":
            return smtplib.SMTP_SSL(self.host, self.port, timeout=_PATIENCE, context=ssl.create_default_context())
        return smtplib.SMTP(self.host, self.port, timeout=_PATIENCE)


class Mailer:
    """The way out for letters. Whoever sends one does not wait, and is not told whether it arrived."""

    def __init__(self, settings: Settings) -> None:
        self._server = read_server(settings.mail_server) if settings.mail_server else None
        self._sender = settings.mail_from
        self._thread = ThreadPoolExecutor(1, "mail")
        self._room = BoundedSemaphore(_MOST_WAITING)

    @property
    def works(self) -> bool:
        """Whether this server can send mail."""
        return self._server is not None

    def send(self, to: str, letter: Letter) -> None:
        """Begin to send a letter; if too many wait, it is dropped."""
        if self._server is None:
            return
        if not self._room.acquire(blocking=False):
            _log.error("mail_dropped")
            return
        self._thread.submit(self._deliver, self._server, self._message(to, letter))

    def close(self) -> None:
        """Let the thread go after the letter it is sending."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _message(self, to: str, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = to
        message["Subject"] = letter.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2].strip(" >"))
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.body)
        return message

    def _deliver(self, server: SmtpServer, message: EmailMessage) -> None:
        """What went wrong is logged without the address: servers repeat it in their answers."""
        try:
            server.deliver(message)
            _log.info("mail_sent")
        except (OSError, smtplib.SMTPException) as error:
            _log.error("mail_failed", extra={"reason": type(error).__name__, "smtp_code": _code(error)})
        finally:
            self._room.release()


def read_server(url: str) -> SmtpServer:
    """The server that a checked setting names."""
    parts = urlsplit(url)
    return SmtpServer(
        scheme=parts.scheme,
        host=parts.hostname or "",
        port=parts.port or MAIL_SCHEMES[parts.scheme],
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
    )


def _code(error: Exception) -> int | None:
    return error.smtp_code if isinstance(error, smtplib.SMTPResponseException) else None
