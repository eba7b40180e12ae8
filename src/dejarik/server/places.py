"""Default paths: the database and the built page."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

_PACKAGED_PAGE = "page"


def default_database() -> str:
    """A file in ``build/`` when started inside a checkout, else in the user's own folder for programs' data."""
    here = Path.cwd()
    folder = here / "build" if _is_checkout(here) else user_folder(sys.platform, os.environ)
    return f"sqlite:///{folder / 'dejarik.db'}"


def user_folder(platform: str, environment: Mapping[str, str]) -> Path:
    """The platform's directory for user data."""
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "dejarik"
    if platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "dejarik"
    return Path(environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "dejarik"


def page_folder() -> Path | None:
    """The built page: inside an installed package, or ``build/web`` of a checkout; None if it was never built."""
    package = Path(str(files("dejarik.server")))
    checkout = package.parents[2]
    candidates = [package / _PACKAGED_PAGE, *([checkout / "build" / "web"] if _is_checkout(checkout) else [])]
    return next((folder for folder in candidates if (folder / "index.html").is_file()), None)


def _is_checkout(folder: Path) -> bool:
    return (folder / "pyproject.toml").is_file() and (folder / "src" / "dejarik").is_dir()
