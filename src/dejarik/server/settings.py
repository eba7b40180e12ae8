"""The settings of the server; ``dejarik serve`` has a flag and an environment variable for each."""

from __future__ import annotations

import os
from dataclasses import dataclass, field

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
    "tables_per_address",
    "sockets_per_address",
)
LOG_FORMATS = ("auto", "json", "text")
"""How logs are written; auto is text on a terminal and JSON elsewhere."""

_RATES = ("message_rate", "request_rate", "think_within", "request_within")


class BadSettingError(DejarikError):
    """A setting with a value no server can run with."""


@dataclass(frozen=True)
class Settings:
    """How a server runs. Rates are per second; a burst is how many may come at once after a quiet time."""

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
    tables_per_address: int = 20
    sockets_per_address: int = 50
    origins: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    log_format: str = "auto"

    def __post_init__(self) -> None:
        for name, port in (("port", self.port), ("metrics_port", self.metrics_port or 0)):
            _check(0 <= port <= _LAST_PORT, name, Text(f"Use 0 to {_LAST_PORT}.", f"Podaj od 0 do {_LAST_PORT}."))
        _check(0 <= self.pause <= 60, "pause", Text("Use 0 to 60 seconds.", "Podaj od 0 do 60 sekund."))
        formats = ", ".join(LOG_FORMATS)
        _check(
            self.log_format in LOG_FORMATS, "log_format", Text(f"Use one of {formats}.", f"Podaj jedno z: {formats}.")
        )
        for name in _COUNTS:
            _check(getattr(self, name) >= 1, name, Text("Use 1 or more.", "Podaj co najmniej 1."))
        for name in _RATES:
            _check(getattr(self, name) > 0, name, Text("Use more than 0.", "Podaj więcej niż 0."))


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
