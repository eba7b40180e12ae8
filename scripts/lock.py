"""Locks what is installed: every version with the hashes of its files for all platforms, and no address of an index.

``make lock`` runs it. Dependencies come from ``pyproject.toml``: those to run, those to test on top, and so on. What
builds the project is locked too, so that an installation needs nothing that is not named here.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "requirements"

# What hatchling asks for when it installs a folder instead of a wheel.
EDITABLE = "editables"

_PROJECT = ("pyproject.toml", "-")
LOCKS: dict[str, tuple[str, ...]] = {
    "run": (*_PROJECT, "--extra=net", "--extra=postgres"),
    "test": (*_PROJECT, "--extra=test", "--constraint=requirements/run.txt"),
    "bench": (*_PROJECT, "--extra=test", "--extra=bench", "--constraint=requirements/test.txt"),
    "cluster": (*_PROJECT, "--extra=test", "--extra=ray", "--constraint=requirements/test.txt"),
    "train": (*_PROJECT, "--extra=test", "--extra=train", "--constraint=requirements/test.txt"),
    "tools": ("--group=tools",),
}
"""Each lock and what goes into it, in the order in which they build on each other."""


def lock_all(uv: str) -> None:
    """Write every lock anew, with the newest versions that fit together."""
    for name, words in LOCKS.items():
        _lock(uv, FOLDER / f"{name}.txt", words)


def build_requirements() -> list[str]:
    """What building and installing the project needs."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [*project["build-system"]["requires"], EDITABLE]


def _lock(uv: str, target: Path, words: tuple[str, ...]) -> None:
    for_all = ("--universal", "--python-version=3.11", "--generate-hashes")
    plain = ("--no-emit-index-url", "--no-header", "--no-annotate", "--quiet")
    command = [uv, "pip", "compile", *for_all, *plain, "--upgrade", f"--output-file={target}", *words]
    subprocess.run(command, cwd=ROOT, input="\n".join(build_requirements()), text=True, check=True)


if __name__ == "__main__":
    found = shutil.which("uv", path=str(Path(sys.executable).parent))
    lock_all(found or sys.exit("uv is not installed; use “make lock”."))
