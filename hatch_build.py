"""Includes the built page in the wheel, so that installing Dejarik does not require Node.js."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_BUILT = "build/web"
_PLACES = {"wheel": "dejarik/server/page", "sdist": _BUILT}


class PageHook(BuildHookInterface[Any]):
    """Adds ``build/web``; refuses to publish without it. An editable install reads the folder itself."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by Hatchling before it builds anything."""
        if version == "editable":
            return
        folder = Path(self.root) / _BUILT
        if not (folder / "index.html").is_file():
            raise SystemExit(f"There is no page in {_BUILT}. Build it first: run “make page”.")
        build_data["force_include"][str(folder)] = _PLACES[self.target_name]
