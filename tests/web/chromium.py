"""The browser of the tests: Debian's Chromium without windows, found on this machine or, where we may, installed."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from pathlib import Path
from tempfile import gettempdir

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The best first: the same engine without windows takes half the time of the whole browser."""
PACKAGES = ("chromium-headless-shell", "chromium")
_MISSING = f"The browser tests need Chromium: install it (Debian: apt-get install {PACKAGES[0]}) and run them again."
_INSTALLS_WITHIN = 300
_FLAGS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


class NoBrowserError(Exception):
    """There is no Chromium here, and we may not install one."""


def chromium() -> Path:
    """Where Chromium is; installed first if it is missing and we are root."""
    found = _find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        _install_once()
        found = _find()
    if found is None:
        raise NoBrowserError(_MISSING)
    return found


def flags() -> list[str]:
    """How to start it: quiet, and without its sandbox only where root cannot have one."""
    return [*_FLAGS, *(["--no-sandbox"] if os.geteuid() == 0 else [])]


def _find() -> Path | None:
    places = (shutil.which(name) for name in NAMES)
    return next((Path(place) for place in places if place), None)


def _install_once() -> None:
    """Several test processes come here at once: the first installs, the others wait for it and find it done."""
    with (Path(gettempdir()) / "dejarik-chromium.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _find() is not None:
            return None
        _apt_get("update")
        for package in PACKAGES:
            try:
                return _apt_get("install", "-y", package)
            except NoBrowserError as error:
                failure = error
        raise failure


def _apt_get(*words: str) -> None:
    quiet = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-qq", *words]
    try:
        subprocess.run(command, env=quiet, capture_output=True, timeout=_INSTALLS_WITHIN, check=True)
    except (subprocess.SubprocessError, OSError) as error:
        raise NoBrowserError(f"{_MISSING} Installing it failed: {error}") from error
