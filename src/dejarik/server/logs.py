"""Logs as one JSON object per line: time, level, event and its fields; never a token or a password."""

from __future__ import annotations

import json
import logging
from datetime import UTC, datetime
from typing import Any, TextIO

_STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
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
        for name, value in vars(record).items():
            if name not in _STANDARD:
                line[name] = _HIDDEN if name.lower() in _SECRET else value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(stream: TextIO) -> None:
    """Send every log of the process to a stream, ours from INFO on, those of libraries only if they warn."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("dejarik").setLevel(logging.INFO)
