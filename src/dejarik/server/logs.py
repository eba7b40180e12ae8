"""Logs, for programs as JSON lines and for people as text: time, level, event and its fields; never a secret."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any, TextIO

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName", "fields"}
_SECRET = frozenset(("token", "password", "authorization", "cookie"))
_HIDDEN = "hidden"


class JsonLines(logging.Formatter):
    """One JSON object per record; what a caller gives as ``extra`` becomes its fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= _fields(record)
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class TextLines(logging.Formatter):
    """One line per record for people to read, with the trace of an error below it."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s%(fields)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        record.fields = "".join(f" {name}={value}" for name, value in _fields(record).items())
        return super().format(record)


def set_up_logs(stream: TextIO, format_: str) -> None:
    """Send every log of the process to a stream: all of ours as JSON, or what somebody has to know as text.

    Libraries are heard only if they warn.
    """
    as_text = format_ == "text" or (format_ == "auto" and stream.isatty())
    handler = logging.StreamHandler(stream)
    handler.setFormatter(TextLines() if as_text else JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("dejarik").setLevel(logging.WARNING if as_text else logging.INFO)


def _fields(record: logging.LogRecord) -> dict[str, Any]:
    """What the caller gave beside the event."""
    given = {name: value for name, value in vars(record).items() if name not in _STANDARD}
    return {name: _HIDDEN if name.lower() in _SECRET else value for name, value in given.items()}
