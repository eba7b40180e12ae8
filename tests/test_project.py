"""Conventions that linters do not check: short files, one version, working examples, valid links."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import dejarik

ROOT = Path(__file__).parents[1]
LONGEST_FILE = 600


def test_no_file_is_too_long() -> None:
    files = [path for folder in ("src", "tests", "bench", "scripts") for path in (ROOT / folder).rglob("*.py")]
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in files}
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST_FILE} == {}


def test_the_version_is_said_once_and_meant_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["version"] == dejarik.__version__


@pytest.mark.parametrize("path", sorted((ROOT / "docs").rglob("*-example.txt")), ids=lambda path: path.name)
def test_the_example_records_of_the_documentation_replay(path: Path) -> None:
    assert dejarik.Match.from_record(path.read_text(encoding="utf-8")).moves


PAGES = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
