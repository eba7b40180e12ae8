"""The house rules a linter does not know: no file grows too long, and the version is the same everywhere."""

from __future__ import annotations

import tomllib
from pathlib import Path

import dejarik

ROOT = Path(__file__).parents[1]
LONGEST_FILE = 600


def test_no_file_is_too_long() -> None:
    files = [path for folder in ("src", "tests", "bench") for path in (ROOT / folder).rglob("*.py")]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_the_version_is_said_once_and_meant_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == dejarik.__version__
