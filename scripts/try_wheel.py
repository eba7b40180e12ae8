"""Tries a built wheel in an empty environment: every game is simulated and played, and the server shows its page.

``make wheel`` runs it. Packages come from the locks, so that the package cache serves; without a network and a cache
the trial is skipped, and says so.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from urllib.request import urlopen

import dev

PLACE = dev.ROOT / "build" / "trial"
IN_WHEEL = ("dejarik/server/page/index.html", "dejarik/py.typed", "dejarik/games/bounty/rules.toml")
IN_SDIST = ("build/web/index.html", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "dev.py", "Makefile")


def main(dist: Path) -> None:
    """Check the files of a distribution and try its wheel."""
    (wheel,) = dist.glob("*-py3-none-any.whl")
    (sdist,) = dist.glob("*.tar.gz")
    check_contents(wheel, sdist)
    if not make_empty_environment(wheel):
        print("Trial of the wheel skipped: its dependencies cannot be fetched, and no cache has them.")
        return
    for name in game_names():
        print("  " + dejarik("simulate", name, "--games", "2", "--workers", "2").splitlines()[-1])
        assert "Goodbye." in dejarik("play", name, "--agent", "random", typed="1\n1\nquit\n\n")
    serve()
    print(f"The wheel works in an empty environment: {wheel.relative_to(dev.ROOT)}")


def check_contents(wheel: Path, sdist: Path) -> None:
    """What must be in the files is, and nothing that is only of use here."""
    with zipfile.ZipFile(wheel) as packed:
        inside = set(packed.namelist())
    with tarfile.open(sdist) as unpacked:
        outside = {name.partition("/")[2] for name in unpacked.getnames()}
    missing = [*({*IN_WHEEL} - inside), *({*IN_SDIST} - outside)]
    unwanted = [name for name in {*inside, *outside} if "node_modules" in name or name.startswith(("tests/", ".venv"))]
    if missing or any(name in inside for name in unwanted):
        sys.exit(f"The distribution is not right; missing: {missing}, unwanted: {unwanted[:3]}")


def make_empty_environment(wheel: Path) -> bool:
    """Whether the wheel could be installed into an environment of its own, with what it says it needs."""
    shutil.rmtree(PLACE, ignore_errors=True)
    dev.create_environment(PLACE)
    try:
        dev.install_with("Installing its dependencies", PLACE, ["--require-hashes", "-r", "requirements/run.txt"])
    except dev.SetupError as error:
        print(str(error).splitlines()[-1])
        return False
    dev.install_with("Installing the wheel", PLACE, [wheel])
    dev.check_installed(PLACE)
    return True


def game_names() -> list[str]:
    """The games of the installed wheel."""
    asked = [str(dev.program("python", PLACE)), "-c", "import dejarik; print(*dejarik.game_names())"]
    return subprocess.run(asked, cwd=PLACE, text=True, capture_output=True, env=clean(), check=True).stdout.split()


def dejarik(*words: str, typed: str = "") -> str:
    """What a command of the installed wheel prints; outside of the checkout, so that nothing else is found."""
    command = [str(dev.program("dejarik", PLACE)), *words]
    found = subprocess.run(command, cwd=PLACE, input=typed, text=True, capture_output=True, env=clean())
    if found.returncode:
        sys.exit(f"dejarik {' '.join(words)}: {found.stdout}{found.stderr}")
    return found.stdout


def serve() -> None:
    """The server answers with its page."""
    command = [str(dev.program("dejarik", PLACE)), "serve", "--port", "0", "--database", "sqlite:///trial.db"]
    with subprocess.Popen(command, cwd=PLACE, stdout=subprocess.PIPE, text=True, env=clean()) as server:
        try:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+\d", line)))
            with urlopen(address) as page:
                assert b"<title>" in page.read(), "the server shows no page"
        finally:
            server.terminate()


def clean() -> dict[str, str]:
    """The environment without anything that leads Python back here."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    return {**kept, "LANG": "C.UTF-8", "COLUMNS": "200"}


if __name__ == "__main__":
    main(Path(sys.argv[1]))
