"""The command behind ``make compiled``: compile the kernel and Bounty, test them so, and say how much faster they are.

The sources are copied to ``build/compiled`` and compiled there with mypyc; what is imported from ``src`` is plain
Python as ever. Games that are not compiled play on the compiled kernel, so State stays open to their subclasses.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from bench.against import Contender, compare_game, contenders, same_games
from bench.progress import console
from dejarik import game_names

ROOT = Path(__file__).parents[1]
SOURCES, COMPILED = ROOT / "src", ROOT / "build" / "compiled"
PACKAGES = ("kernel", "games/bounty")
"""The abilities layer is not among them: the vocabularies of games that stay Python derive from its words and set
attributes of their classes, which compiled code would not see."""

KERNEL = ("agenda", "decision", "events", "log", "rng", "state", "steps", "zones")
"""What of the kernel takes part in every choice; the rest is read once, derived from, or sent between processes."""

INTERPRETED = ("games/bounty/encode.py", "games/bounty/game.py", "games/bounty/wording.py")
"""What of the other packages stays Python: tables of functions."""

OPEN = ("kernel/state.py",)
"""Where interpreted games derive from compiled classes."""

TESTS = ("tests/kernel", "tests/bounty", "tests/contract/test_contract.py")
NOT_TESTED = "tests/kernel/test_write_tables.py"
"""Looks into the sources, which compiled modules are not."""

GAMES = 100
OTHER_GAMES = {"deckbuilding": 10, "destiny": 10}

_DERIVABLE = re.compile(r"^((?:@.*\n)*)class (?!.*\((?:NamedTuple|Protocol|Enum|TypedDict)\b)", re.MULTILINE)
_STATE_CLASS = re.compile(r"^class (\w+)", re.MULTILINE)
_SLOTS = """

import dataclasses
from dejarik.kernel.native_slots import NativeSlots
for native in ({}):
    setattr(native, "__slots__", NativeSlots([table.name for table in dataclasses.fields(native)]))
"""


def main() -> None:
    """Build, test, compare."""
    build()
    run_tests()
    compare()


def build() -> None:
    """Compile a copy of the sources in place."""
    shutil.rmtree(COMPILED, ignore_errors=True)
    shutil.copytree(SOURCES / "dejarik", COMPILED / "dejarik", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "bench" / "native_slots.py", COMPILED / "dejarik" / "kernel")
    modules = list(compiled_modules())
    for module in modules:
        if module.startswith(OPEN):
            _open(COMPILED / "dejarik" / module)
    console.print(f"Compiling {len(modules)} modules")
    made = subprocess.run(
        [sys.executable, "-m", "mypyc", *(f"dejarik/{module}" for module in modules)],
        cwd=COMPILED,
        env={**os.environ, "MYPYPATH": str(COMPILED), "PYTHONPATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    if made.returncode:
        raise SystemExit(made.stdout[-4000:] + made.stderr[-4000:])


def compiled_modules() -> Iterator[str]:
    """The modules to compile, by their paths inside the package."""
    for package in PACKAGES:
        for path in sorted((SOURCES / "dejarik" / package).rglob("*.py")):
            module = path.relative_to(SOURCES / "dejarik").as_posix()
            if module not in INTERPRETED and (package != "kernel" or path.stem in KERNEL):
                yield module


def _open(path: Path) -> None:
    """Let interpreted classes derive from those of a module, which compiled classes do not allow by themselves."""
    source = path.read_text(encoding="utf-8")
    if not _DERIVABLE.search(source):
        return
    opened = _DERIVABLE.sub(r"@mypyc_attr(allow_interpreted_subclasses=True)\n\g<0>", source)
    head, mark, body = opened.partition("from __future__ import annotations\n")
    assert mark, f"{path} has no future import to stand behind"
    states = [f"{name}," for name in _STATE_CLASS.findall(source)]
    slots = _SLOTS.format(" ".join(states)) if path.name == "state.py" else ""
    path.write_text(f"{head}{mark}\nfrom mypy_extensions import mypyc_attr\n{body}{slots}", encoding="utf-8")


def run_tests() -> None:
    """The tests of what is compiled, on what was compiled."""
    subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-n",
            "2",
            *TESTS,
            f"--ignore={NOT_TESTED}",
            "-k",
            " and ".join(f"not {name}" for name in game_names() if f"games/{name}" not in PACKAGES),
        ],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (COMPILED, ROOT)))},
        check=True,
    )


def compare() -> None:
    """The factor, and whether all games are the same; fails if they are not."""
    with contenders(COMPILED, SOURCES) as both:
        for measure in ("play", "copy", "search"):
            found = compare_game(both, measure, "bounty", 2)
            console.print(f"bounty {measure}: {found.ratio:.2f}x ({found.low:.2f} to {found.high:.2f})")
        for name, games in {"bounty": GAMES, **OTHER_GAMES}.items():
            _compare_games(both, name, games)


def _compare_games(both: tuple[Contender, Contender], name: str, games: int) -> None:
    same = same_games(both, name, 2, games)
    console.print(f"{name}: {same} of {games} random games end in the same state")
    if same != games:
        raise SystemExit("compiled and interpreted rules differ")


if __name__ == "__main__":
    main()
