"""The locks name everything that gets installed, with hashes and without the address of anybody's index."""

from __future__ import annotations

import json
import re
import tomllib
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path

import pytest
from packaging.markers import Marker
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from scripts.lock import FOLDER, LOCKS, build_requirements

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
RUN = [*PROJECT["project"]["dependencies"], *EXTRAS["postgres"], *build_requirements()]
WANTED = {
    "run": RUN,
    "test": [*RUN, *EXTRAS["test"]],
    "bench": [*RUN, *EXTRAS["test"], *EXTRAS["bench"]],
    "cluster": [*RUN, *EXTRAS["test"], *EXTRAS["ray"]],
    "train": [*RUN, *EXTRAS["test"], *EXTRAS["train"]],
    "tools": PROJECT["dependency-groups"]["tools"],
}

Pins = dict[str, list[tuple[str, Marker | None]]]


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def pins(name: str) -> Pins:
    """The versions of each package in a lock, with the machines they are for."""
    found: Pins = {}
    for line in text_of(name).replace("\\\n", " ").splitlines():
        pinned = Requirement(line.partition("--hash=")[0])
        (only,) = pinned.specifier
        assert only.operator == "==", line
        found.setdefault(canonicalize_name(pinned.name), []).append((only.version, pinned.marker))
    return found


def unmet(requirement: Requirement, locked: Pins) -> bool:
    versions = [version for version, _ in locked.get(canonicalize_name(requirement.name), [])]
    return not versions or not all(requirement.specifier.contains(version) for version in versions)


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_satisfies_what_the_project_asks_for(name: str) -> None:
    asked = [Requirement(words) for words in WANTED[name] if not words.startswith("dejarik")]
    assert [str(each) for each in asked if unmet(each, pins(name))] == [], "run “make lock”"


@pytest.mark.parametrize("name", ["run", "test"])
def test_a_lock_names_what_its_packages_need_in_turn(name: str) -> None:
    locked = pins(name)
    needed = [Requirement(words) for package in locked for words in _requires(package)]
    here = [each for each in needed if each.marker is None or each.marker.evaluate({"extra": ""})]
    assert len(here) > len(locked) / 2
    assert [str(each) for each in here if unmet(each, locked)] == []


def _requires(package: str) -> list[str]:
    try:
        return requires(package) or []
    except PackageNotFoundError:
        return []  # it is for other machines


@pytest.mark.parametrize("name", LOCKS)
def test_every_package_has_hashes_and_no_line_names_a_host(name: str) -> None:
    lines = text_of(name).replace("\\\n", " ").splitlines()
    shape = re.compile(r"[a-z0-9.-]+==[\w.+]+( ; [^#]+?)?( +--hash=sha256:[0-9a-f]{64})+")
    assert [line[:80] for line in lines if not shape.fullmatch(line)] == []
    assert "://" not in text_of(name)


@pytest.mark.parametrize(
    ("small", "large"), [("run", "test"), ("test", "bench"), ("test", "cluster"), ("test", "train")]
)
def test_locks_agree_so_that_one_folder_can_hold_them_all(small: str, large: str) -> None:
    less, more = (
        {package: {version for version, _ in found} for package, found in pins(name).items()} for name in (small, large)
    )
    assert {package: more.get(package) for package in less} == less


def test_the_lock_of_the_page_has_hashes_and_names_no_host() -> None:
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages = {path: about for path, about in json.loads(text)["packages"].items() if path}
    assert [path for path, about in packages.items() if not about["integrity"].startswith("sha512-")] == []
    assert [path for path, about in packages.items() if "resolved" in about] == []
