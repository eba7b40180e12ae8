"""A release that does not exist yet: a copy of the sources in which cards were added, numbers changed, rules mended."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).parents[2]

Change: TypeAlias = tuple[str, str, str]
"""A file of the package, a text that stands in it once, and what stands there in the next release."""

_RAISED: tuple[Change, ...] = (
    ("__init__.py", '__version__ = "', '__version__ = "9.9.9+'),
    *((f"games/{game}/game.py", 'version="', 'version="9.') for game in ("bounty", "deckbuilding", "destiny", "lcg")),
)

MORE_CARDS: tuple[Change, ...] = (
    *_RAISED,
    (
        "games/bounty/cards/equipment.py",
        '    equipment("Grapnel Line"',
        '    equipment("Practice Blade", "Miecz ćwiczebny", 200, "1/0/0/0", "blade", copies=2),\n'
        '    equipment("Grapnel Line"',
    ),
    (
        "games/deckbuilding/cards/neutral.py",
        "NEUTRAL_CARDS: tuple[Card, ...] = (\n",
        "NEUTRAL_CARDS: tuple[Card, ...] = (\n"
        '    unit(("Test Pilot", "Oblatywacz"), "1/1/0/0", traits="Fighter", copies=2),\n',
    ),
    ("games/deckbuilding/show/figures.py", '"helm": "stormtrooper', '"helm": "test_pilot stormtrooper'),
    (
        "games/destiny/cards/awakenings/gray.py",
        "CARDS = (\n",
        "CARDS = (\n"
        '    neutral.upgrade("AW-999 R", Text("Spare Part", "Część zapasowa"), 1, "equipment", "1F 1F 1R 1R - -"),\n',
    ),
    (
        "games/lcg/cards/core/navy.py",
        "SETS = (\n",
        "SETS = (\n    objective_set(\n        900,\n        CORE,\n"
        '        navy.objective("9901", ours("Range", "Strzelnica"), "1 5", traits="death_star"),\n'
        "        *[TIE_FIGHTER] * 5,\n    ),\n",
    ),
)
"""Every game has a card more, in front of others."""

OTHER_RULES: tuple[Change, ...] = (
    *MORE_CARDS,
    ("games/bounty/cards/equipment.py", '"Wibroostrze", 200,', '"Wibroostrze", 400,'),
    ("games/bounty/turn.py", "JOB_TAKEN if s.job_taken else None", "JOB_TAKEN if s.job_taken or s.turn > 3 else None"),
    ("games/deckbuilding/cards/neutral.py", '"1/2/0/0"', '"2/2/0/0"'),
    ("games/deckbuilding/model/state.py", "HAND_SIZE: Final = 5", "HAND_SIZE: Final = 4"),
    ("games/destiny/cards/legacies/blue.py", '"11 11/14"', '"12 11/14"'),
    ("games/destiny/model/state.py", "HAND_LIMIT: Final = 5", "HAND_LIMIT: Final = 4"),
    ("games/lcg/cards/core/navy.py", '"1 1 1", "(UB)"', '"2 1 1", "(UB)"'),
    ("games/lcg/model/state.py", "OPENING_HAND: Final = 6", "OPENING_HAND: Final = 5"),
)
"""Besides, in every game a card has another number and a rule is different."""


def write_release(folder: Path, changes: tuple[Change, ...]) -> Path:
    """The sources of that release, in a folder for PYTHONPATH."""
    shutil.copytree(ROOT / "src" / "dejarik", folder / "dejarik", ignore=shutil.ignore_patterns("__pycache__"))
    for name, old, new in changes:
        path = folder / "dejarik" / name
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{name} does not have {old!r} once: change the next release along with it"
        path.write_text(text.replace(old, new), encoding="utf-8")
    return folder


def run_in(release: Path, module: str, *words: object) -> str:
    """What a module prints in a fresh process of that release."""
    paths = os.pathsep.join([str(release), str(ROOT)])
    command = [sys.executable, "-m", module, *map(str, words)]
    environment = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{module} failed in the next release:\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
    return done.stdout
