"""The settings of the server; ``dejarik serve`` has a flag and an environment variable for each."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from urllib.parse import SplitResult, urlsplit

from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same
from dejarik.server.places import default_database

ENVIRONMENT_PREFIX = "DEJARIK_"
_LAST_PORT = 65_535
_COUNTS = (
    "workers",
    "message_bytes",
    "message_burst",
    "body_bytes",
    "connections",
    "request_burst",
    "login_burst",
    "tables_per_address",
    "sockets_per_address",
    "session_days",
    "records_per_address",
    "records_per_player",
    "lab_games_per_hour",
)
_AMOUNTS = ("lab_games", "keep_uploads_days", "keep_chat_days", "keep_abandoned_days")
LOG_FORMATS = ("auto", "json", "text")
"""How logs are written; auto is text on a terminal and JSON elsewhere."""

_RATES = ("message_rate", "request_rate", "login_rate", "think_within", "request_within")
MAIL_SCHEMES = {"smtps": 465, "smtp+starttls": 587, "smtp": 25}
"""How an SMTP server may be reached, with the usual ports; the last is not encrypted."""


class BadSettingError(DejarikError):
    """A setting with a value no server can run with."""


@dataclass(frozen=True)
class Settings:
    """How a server runs. Rates are per second; a burst is how many may come at once after a quiet time.

    What is kept for 0 days is kept forever.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = field(default_factory=default_database)
    workers: int = max(1, (os.cpu_count() or 1) - 1)
    pause: float = 0.6
    think_within: float = 60.0
    message_bytes: int = 16 * 1024
    message_rate: float = 20.0
    message_burst: int = 60
    body_bytes: int = 1024 * 1024
    request_within: float = 30.0
    connections: int = 5000
    request_rate: float = 20.0
    request_burst: int = 100
    login_rate: float = 0.2
    login_burst: int = 10
    tables_per_address: int = 20
    sockets_per_address: int = 50
    records_per_address: int = 200
    records_per_player: int = 500
    analysis_simulations: int = 60
    lab_games: int = 200
    lab_games_per_hour: int = 600
    keep_uploads_days: int = 90
    keep_chat_days: int = 0
    keep_abandoned_days: int = 0
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    log_format: str = "auto"
    session_days: int = 180
    page_address: str = ""
    mail_server: str = ""
    mail_from: str = ""
    internal_url: str = ""
    ray_address: str = ""

    def __post_init__(self) -> None:
        for name, port in (("port", self.port), ("metrics_port", self.metrics_port or 0)):
            _check(0 <= port <= _LAST_PORT, name, Text(f"Use 0 to {_LAST_PORT}.", f"Podaj od 0 do {_LAST_PORT}."))
        _check(0 <= self.pause <= 60, "pause", Text("Use 0 to 60 seconds.", "Podaj od 0 do 60 sekund."))
        formats = ", ".join(LOG_FORMATS)
        _check(
            self.log_format in LOG_FORMATS, "log_format", Text(f"Use one of {formats}.", f"Podaj jedno z: {formats}.")
        )
        _check(not self.internal_url or _is_page(self.internal_url), "internal_url", _WRITE_INTERNAL_URL)
        _check(not (self.internal_url and self.database.startswith("sqlite")), "internal_url", _SQLITE_IS_FOR_ONE)
        for name in _COUNTS:
            _check(getattr(self, name) >= 1, name, Text("Use 1 or more.", "Podaj co najmniej 1."))
        for name in _AMOUNTS:
            _check(getattr(self, name) >= 0, name, Text("Use 0 or more.", "Podaj co najmniej 0."))
        _check(0 <= self.analysis_simulations <= 10_000, "analysis_simulations", _USE_SIMULATIONS)
        for name in _RATES:
            _check(getattr(self, name) > 0, name, Text("Use more than 0.", "Podaj więcej niż 0."))
        _check(not self.page_address or _is_page(self.page_address), "page_address", _WRITE_PAGE)
        if self.mail_server:
            self._check_mail()

    def _check_mail(self) -> None:
        """Mail needs a server, a sender, and the address of the page for the links in it."""
        server = _split(self.mail_server)
        _check(server is not None and server.scheme in MAIL_SCHEMES, "mail_server", _WRITE_MAIL_SERVER)
        assert server is not None
        _check(bool(server.hostname), "mail_server", _WRITE_MAIL_SERVER)
        _check(server.scheme != "smtp" or not server.username, "mail_server", _ENCRYPT_MAIL)
        _check("@" in self.mail_from and self.mail_from.isprintable(), "mail_from", _WRITE_SENDER)
        _check(bool(self.page_address), "page_address", _WRITE_PAGE)


def environment_name(setting: str) -> str:
    """The environment variable that gives a setting its value."""
    return ENVIRONMENT_PREFIX + setting.upper()


def flag_name(setting: str) -> str:
    """The flag of ``dejarik serve`` that gives a setting its value."""
    return "--" + setting.replace("_", "-")


def _check(fits: bool, name: str, remedy: Text) -> None:
    if not fits:
        cause = Text("no server can run with this value", "z tą wartością serwer nie może działać")
        raise BadSettingError(cause, remedy, same(flag_name(name)))


def _split(url: str) -> SplitResult | None:
    """The parts of an address; None if it has none."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return None
    return parts


def _is_page(url: str) -> bool:
    parts = _split(url)
    return parts is not None and parts.scheme in ("http", "https") and bool(parts.hostname)


_USE_SIMULATIONS = Text("Use 0 to 10000; 0 for no analysis.", "Podaj od 0 do 10000; 0 wyłącza analizę.")
_WRITE_PAGE = Text(
    "Write the address at which people open the page, such as https://dejarik.example.",
    "Podaj adres, pod którym otwiera się stronę, na przykład https://dejarik.example.",
)
_WRITE_MAIL_SERVER = Text(
    "Write smtps://user:password@host, smtp+starttls://user:password@host or smtp://host.",
    "Podaj smtps://użytkownik:hasło@host, smtp+starttls://użytkownik:hasło@host albo smtp://host.",
)
_ENCRYPT_MAIL = Text(
    "A password must not travel unencrypted: use smtps:// or smtp+starttls://.",
    "Hasło nie może podróżować bez szyfrowania: użyj smtps:// albo smtp+starttls://.",
)
_WRITE_SENDER = Text(
    "Write the sender's address, such as Dejarik <no-reply@dejarik.example>.",
    "Podaj adres nadawcy, na przykład Dejarik <no-reply@dejarik.example>.",
)
_WRITE_INTERNAL_URL = Text(
    "Give the address at which other servers reach this one, such as http://10.0.0.5:8000.",
    "Podaj adres, pod którym inne serwery łączą się z tym, na przykład http://10.0.0.5:8000.",
)
_SQLITE_IS_FOR_ONE = Text(
    "An SQLite file is for one server; several servers share a PostgreSQL database.",
    "Plik SQLite jest dla jednego serwera; wiele serwerów dzieli bazę PostgreSQL.",
)
