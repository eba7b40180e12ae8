"""A copy of the project in which faults are made and tests are run; the working tree is never touched."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from pathlib import Path

import pytest

from tests.mutants.faults import Fault
from tests.mutants.witnesses import Witnesses

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "docs", "pyproject.toml", "README.md")
LONGEST_RUN = 300
"""Seconds; the tests of one rule take a few, unless the fault keeps a game from ending."""
LATER = 1_000_000_000
"""Nanoseconds by which a file with a fault is younger, so that Python takes no compiled file for it."""


class Verdict(Enum):
    """What became of a fault."""

    CAUGHT = "caught"
    SURVIVED = "survived"
    BROKEN = "broken"
    """The tests could not even be collected, so they say nothing about the rule."""


class NotCleanError(Exception):
    """The tests fail without any fault, and so cannot show one."""


class Workshop:
    """One copy of the project."""

    def __init__(self, root: Path) -> None:
        self.root = root

    @classmethod
    def at(cls, root: Path, origin: Path = ROOT) -> Workshop:
        """A new copy of the project at ``origin``, or of another workshop with what is compiled there."""
        root.mkdir(parents=True)
        for name in COPIED:
            source = origin / name
            if source.is_dir():
                skipped = shutil.ignore_patterns("__pycache__") if origin == ROOT else None
                shutil.copytree(source, root / name, ignore=skipped)
            else:
                shutil.copy2(source, root / name)
        return cls(root)

    def witnesses(self, faults: Sequence[Fault]) -> Witnesses:
        """Run the tests that must notice these faults, all of which must pass without them; which they are."""
        path = self.root / "witnesses.json"
        words = [word for fault in faults for word in fault.selection]
        code, said = self._pytest(["-p", "tests.mutants.witnesses", "--witnesses", str(path), *words], compiles=True)
        if code != pytest.ExitCode.OK:
            raise NotCleanError(said)
        found: Witnesses = json.loads(path.read_text(encoding="utf-8"))
        return found

    def verdict(self, fault: Fault, tests: Sequence[str]) -> Verdict:
        """Whether one of the tests fails with the fault in place; one that never ends fails, too."""
        with self._faulty(fault):
            try:
                code, _ = self._pytest(["-x", *tests])
            except subprocess.TimeoutExpired:
                return Verdict.CAUGHT
        known = {pytest.ExitCode.OK: Verdict.SURVIVED, pytest.ExitCode.TESTS_FAILED: Verdict.CAUGHT}
        return known.get(pytest.ExitCode(code), Verdict.BROKEN)

    @contextmanager
    def _faulty(self, fault: Fault) -> Iterator[None]:
        path = self.root / fault.path
        sound, age = path.read_text(encoding="utf-8"), path.stat().st_mtime_ns
        path.write_text(fault.put_into(sound), encoding="utf-8")
        os.utime(path, ns=(age + LATER, age + LATER))
        try:
            yield
        finally:
            path.write_text(sound, encoding="utf-8")
            os.utime(path, ns=(age, age))

    def _pytest(self, words: Sequence[str], compiles: bool = False) -> tuple[int, str]:
        plain = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
        places = os.pathsep.join([str(self.root / "src"), str(self.root)])
        environment = {**os.environ, "PYTHONPATH": places}
        if not compiles:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", *plain, *words],
            cwd=self.root,
            env=environment,
            capture_output=True,
            text=True,
            timeout=None if compiles else LONGEST_RUN,
            check=False,
        )
        return ran.returncode, ran.stdout + ran.stderr
