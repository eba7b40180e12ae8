"""Timestamps in the format of the wire."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import lru_cache
from math import floor


def iso(seconds: float) -> str:
    """Seconds since 1970 as ISO 8601 in UTC."""
    return _whole(floor(seconds))


@lru_cache(maxsize=64)
def _whole(seconds: int) -> str:
    """Within one second much happens at busy tables."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()
