"""The command line: play, watch, simulate, replay, and search rules and cards."""

from __future__ import annotations

import io
import sys

from dejarik.cli.app import app

__all__ = ["app", "main"]


def main() -> None:
    """Run ``dejarik``; a terminal that cannot show or send a letter gets a replacement, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app(prog_name="dejarik")
