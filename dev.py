#!/usr/bin/env python3
"""Sets Dejarik up and runs it, on any system, with nothing but Python (and Node.js for the page).

``python dev.py run`` plays, ``python dev.py test`` tests. Both install what they need, in the versions that
``requirements/`` and ``web/package-lock.json`` name, into ``.venv`` and ``web/node_modules``. ``make`` calls this, too.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
TOOLS = ROOT / "build" / "tools"
PAGE = ROOT / "build" / "web" / "index.html"
WEB = ROOT / "web"
MODULES = WEB / "node_modules"
OLDEST_PYTHON = (3, 11)
OLDEST_NODE = (20, 19)
ON_WINDOWS = os.name == "nt"

# What each set needs besides what it builds on; the project itself comes with "run".
SETS = {"run": "", "test": "run", "bench": "test", "cluster": "test", "train": "test", "tools": ""}
USES = {
    "run": "what Dejarik needs to run",
    "test": "what the tests need",
    "bench": "what the benchmarks need",
    "cluster": "Ray, for work on many machines",
    "train": "PyTorch, for training",
    "tools": "the tools of maintainers",
}


class SetupError(Exception):
    """Something is missing that only the user can provide."""


# ---------------------------------------------------------------- showing what is done


def call(title: str, command: list[object], cwd: Path = ROOT) -> str:
    """Run a command behind a title; what it says passes by on a terminal, is shown if it fails, and returned if not.

    Of commands that run side by side only the titles are shown, each in a line of its own.
    """
    started = time.monotonic()
    on_terminal = sys.stdout.isatty() and threading.current_thread() is threading.main_thread()
    print(title + " ...", end="" if on_terminal else "\n", flush=True)
    said: list[str] = []
    with subprocess.Popen(
        [str(word) for word in command],
        cwd=str(cwd),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        for line in process.stdout or ():
            said.append(line)
            if on_terminal:
                print("\r\033[2K" + (title + ": " + line.strip())[:78], end="", flush=True)
    seconds = time.monotonic() - started
    if process.returncode:
        print("\r\033[2K" + title + ": failed" if on_terminal else title + ": failed")
        raise SetupError("".join(said[-200:]).rstrip())
    done = f"{title}: done in {seconds:.1f} s"
    print("\r\033[2K" + done if on_terminal else done, flush=True)
    return "".join(said)


def side_by_side(*works: Callable[[], None]) -> None:
    """Do several things at once; each goes on if another fails, and what went wrong is told at the end."""
    with ThreadPoolExecutor(len(works)) as pool:
        done = [pool.submit(work) for work in works]
    failed = [str(error) for error in (each.exception() for each in done) if error is not None]
    if failed:
        raise SetupError("\n".join(failed))


def run(*command: object, cwd: Path = ROOT) -> None:
    """Run a command in front of the user; ends this program if it fails."""
    words = [str(word) for word in command]
    status = subprocess.call(words, cwd=str(cwd))
    if status:
        raise SystemExit(status)


# ---------------------------------------------------------------- Python


def program(name: str, venv: Path = VENV) -> Path:
    """A program inside a virtual environment."""
    return venv / ("Scripts" if ON_WINDOWS else "bin") / (name + ".exe" if ON_WINDOWS else name)


def is_older(stamp: Path, sources: list[Path]) -> bool:
    """Whether a stamp is missing or older than what it was made from."""
    if not stamp.exists():
        return True
    made = stamp.stat().st_mtime
    return any(source.exists() and source.stat().st_mtime > made for source in sources)


def install(name: str) -> None:
    """Install a set of packages and those it builds on, unless that was done since their lock changed."""
    below = SETS[name]
    if below:
        install(below)
    venv = TOOLS if name == "tools" else VENV
    lock = ROOT / "requirements" / (name + ".txt")
    stamp = venv / (".ready-" + name)
    sources = [lock, ROOT / "pyproject.toml"] if name == "run" else [lock]
    if not is_older(stamp, sources):
        return
    check_python()
    if not program("python", venv).exists():
        create_environment(venv)
    title = f"Installing {USES[name]} into {venv.relative_to(ROOT)}"
    install_with(title, venv, ["--require-hashes", "-r", lock])
    if name == "run":
        install_with("Installing Dejarik itself", venv, ["--no-build-isolation", "-e", ROOT])
    stamp.touch()


def create_environment(venv: Path) -> None:
    """An empty virtual environment."""
    title = f"Creating {venv.relative_to(ROOT)}"
    with_pip: list[object] = [sys.executable, "-m", "venv", venv]
    uv = shutil.which("uv")
    call(*((title + " (uv)", [uv, "venv", "--python", sys.executable, venv]) if uv else (title, with_pip)))


def install_with(title: str, venv: Path, words: list[object]) -> None:
    """Install with uv where it is present, else with pip; with pip, too, where uv cannot reach what pip can.

    A lock names everything, so neither needs to find out what else a package needs.
    """
    python = program("python", venv)
    words = ["--no-deps", *words]
    uv = shutil.which("uv")
    if uv:
        try:
            call(title + " (uv)", [uv, "pip", "install", "--python", python, *words])
            return
        except SetupError:
            print("uv could not install it; trying pip.")
            call("Installing pip", [python, "-m", "ensurepip"])
    quiet = ["--disable-pip-version-check", "--progress-bar=off"]
    # Python compiles what it imports, which is far less than all.
    call(title, [python, "-m", "pip", "install", "--no-compile", *quiet, *words])


def check_installed(venv: Path) -> None:
    """Fail if a package lacks what it says it needs."""
    uv, python = shutil.which("uv"), program("python", venv)
    call(
        "Checking what is installed", [uv, "pip", "check", "--python", python] if uv else [python, "-m", "pip", "check"]
    )


def check_python() -> None:
    """Refuse a Python that is too old."""
    if sys.version_info < OLDEST_PYTHON:
        found = ".".join(map(str, sys.version_info[:2]))
        wanted = ".".join(map(str, OLDEST_PYTHON))
        raise SetupError(
            f"Dejarik needs Python {wanted} or newer, this is {found}. Run this file with a newer one, "
            "or set PYTHON=... for make."
        )


# ---------------------------------------------------------------- the page


def page_sources() -> list[Path]:
    """Everything the page is built from."""
    found = [WEB / name for name in ("index.html", "package-lock.json", "vite.config.ts", "svelte.config.js")]
    for folder in ("src", "public"):
        found += [path for path in (WEB / folder).rglob("*") if path.is_file()]
    return found


def install_node() -> None:
    """Install what the page is built, checked and tested with."""
    install_modules("test", "what the page is built and tested with", [])


def install_modules(name: str, use: str, words: list[str]) -> None:
    """Install a set of Node's packages in place of any other, unless that was done since their lock changed."""
    sources = [WEB / "package.json", WEB / "package-lock.json"]
    if not is_older(MODULES / (".ready-" + name), sources):
        return
    npm = find_npm()
    call(f"Installing {use} into web/node_modules", [npm, "ci", "--no-audit", "--no-fund", *words], WEB)
    (MODULES / (".ready-" + name)).touch()


def install_builder() -> None:
    """Install what the page is built with, and nothing that only tests need."""
    if is_older(MODULES / ".ready-test", [WEB / "package.json", WEB / "package-lock.json"]):
        install_modules("page", "what the page is built with", ["--omit=dev"])


def find_npm() -> str:
    """npm, with a Node.js that is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    oldest = ".".join(map(str, OLDEST_NODE))
    remedy = f"Install Node.js {oldest} or newer from https://nodejs.org."
    if node is None or npm is None:
        raise SetupError(f"The page cannot be built: Node.js is not installed. {remedy}")
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    if tuple(map(int, version.lstrip("v").split(".")[:2])) < OLDEST_NODE:
        raise SetupError(f"The page cannot be built: this is Node.js {version}. {remedy}")
    return npm


def build_page() -> None:
    """Build the page if its sources are newer; a source distribution brings it along."""
    if not (WEB / "package.json").exists() and PAGE.exists():
        return
    if not is_older(PAGE, page_sources()):
        return
    install_builder()
    call("Building the page", [find_npm(), "run", "--silent", "build", "--", "--logLevel", "error"], WEB)
    PAGE.touch()


def build_page_for_all() -> None:
    """Build the page; whoever cannot is told how to play without it."""
    try:
        build_page()
    except SetupError as error:
        command = program("dejarik").relative_to(ROOT)
        raise SetupError(f"{error}\nWithout the page you can play in the terminal: {command} play bounty") from None


# ---------------------------------------------------------------- the commands


def serve(words: list[str]) -> None:
    """Play at http://localhost:8000; words are options of “dejarik serve”."""
    side_by_side(lambda: install("run"), build_page_for_all)
    (ROOT / "build").mkdir(exist_ok=True)
    database = "sqlite:///" + (ROOT / "build" / "dejarik.db").as_posix()
    command = [str(program("dejarik")), "serve", "--database", database, *words]
    let_python_keep_what_it_compiles()
    if ON_WINDOWS:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the server, too, which ends in good order
        run(*command)
    else:
        os.execv(command[0], command)  # so that Ctrl-C and signals reach the server alone


def test(words: list[str]) -> None:
    """Everything that CI runs: lint, types, import contracts, all tests, and the wheel in an empty environment."""
    side_by_side(prepare_python, check_page)
    # What uses one core for a while keeps it busy when tests wait for browsers, servers and the disk.
    with ThreadPoolExecutor(1) as beside:
        tried = beside.submit(check_beside, words)
        try:
            run_pytest()
        finally:
            tried.result()


def prepare_python() -> None:
    """Install what the tests need, which uses one core, and look at what takes little time."""
    install("test")
    lint_python()
    check_imports()
    collect_tests()


def check_page() -> None:
    """Build the page, and whatever needs only its sources, and no test."""
    install_node()
    build_page()
    lint_page()
    type_page()


def check_beside(words: list[str]) -> None:
    """The types of Python, the tests of the page without a browser, and the wheel."""
    type_python()
    test_page()
    wheel(words)


def lint(_words: list[str]) -> None:
    """The layout and the linters."""
    install("test")
    install_node()
    lint_python()
    lint_page()


def types(_words: list[str]) -> None:
    """The types of server and page."""
    install("test")
    install_node()
    type_python()
    type_page()


def contracts(_words: list[str]) -> None:
    """Which package may import which."""
    install("test")
    check_imports()


def tests(_words: list[str]) -> None:
    """All tests of the page and of Python, and how many rules they cover."""
    install("test")
    build_page()
    install_node()
    test_page()
    run_pytest()


def lint_python() -> None:
    """The layout of Python, and what ruff finds."""
    call("Linting Python", [program("ruff"), "check", "."])
    call("Checking the layout of Python", [program("ruff"), "format", "--check", "."])


def lint_page() -> None:
    """The layout of the page's sources."""
    call("Checking the layout of the page's sources", [find_npm(), "run", "--silent", "format:check"], WEB)


def type_python() -> None:
    """The types of the package."""
    call("Checking the types of Python", [program("mypy")])


def type_page() -> None:
    """The types of the page."""
    call("Checking the types of the page", [find_npm(), "run", "--silent", "check"], WEB)


def check_imports() -> None:
    """The layers of the package."""
    call("Checking which package imports which", [program("lint-imports")])


def test_page() -> None:
    """The tests of the page without a browser."""
    call("Testing the page without a browser", [find_npm(), "run", "--silent", "test"], WEB)


def collect_tests() -> None:
    """Compile all tests once; else each of the processes that run them would, all at the same time."""
    let_python_keep_what_it_compiles()
    call("Collecting the tests of Python", [program("pytest"), "-q", "--collect-only"])


def run_pytest() -> None:
    """All tests of Python, those in a browser among them."""
    let_python_keep_what_it_compiles()
    run(program("pytest"), "-q", "-n", str(workers()), "--dist", "worksteal", "--rules-coverage")


def let_python_keep_what_it_compiles() -> None:
    """Else every process that is started would compile all it imports once more."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def workers() -> int:
    """How many processes run tests: twice as many as there are cores, since browsers and servers make them wait."""
    return 2 * (os.cpu_count() or 1)


def cluster(_words: list[str]) -> None:
    """Install Ray, start a cluster on this machine, and run the tests that need one."""
    install("cluster")
    run(program("pytest"), "-q", "tests/arena/test_on_ray.py", "tests/server/test_think_ray.py")


def train(_words: list[str]) -> None:
    """Install PyTorch, and run the tests that train a network."""
    install("train")
    run(program("pytest"), "-q", "tests/training")


def wheel(_words: list[str]) -> None:
    """Build the wheel and the source distribution into build/dist, and try the wheel in an empty environment."""
    install("run")
    build_page()
    dist = ROOT / "build" / "dist"
    shutil.rmtree(str(dist), ignore_errors=True)
    call("Building the wheel and the source distribution", [program("hatchling"), "build", "-d", dist])
    told = call("Trying the wheel", [program("python"), "-m", "scripts.try_wheel", dist])
    print(told.splitlines()[-1], flush=True)


def docs(_words: list[str]) -> None:
    """Build the documentation as a site into build/site; a broken link fails."""
    install("tools")
    os.environ["NO_MKDOCS_2_WARNING"] = "1"  # CONTRIBUTING.md says what it would say
    run(program("mkdocs", TOOLS), "build", "--strict", "--quiet", "--site-dir", ROOT / "build" / "site")
    print("The documentation is in build/site/index.html")


def setup(words: list[str]) -> None:
    """Only install: run, test, bench, cluster, train, tools, web or page."""
    others = {"web": install_node, "page": build_page}
    for name in words or ["run"]:
        if name in others:
            others[name]()
        elif name in SETS:
            install(name)
        else:
            raise SetupError(f"There is no “{name}” to set up; use one of: {', '.join([*SETS, *others])}.")


COMMANDS = {
    "run": serve,
    "test": test,
    "lint": lint,
    "types": types,
    "contracts": contracts,
    "tests": tests,
    "cluster": cluster,
    "train": train,
    "wheel": wheel,
    "docs": docs,
    "setup": setup,
}


def usage() -> str:
    """What can be asked for."""
    lines = [f"  python dev.py {name:<10} {(command.__doc__ or '').strip()}" for name, command in COMMANDS.items()]
    return "\n".join(["Usage:", *lines])


def main(words: list[str]) -> int:
    """Run a command; every error a user can cause is said in a line or two."""
    if ON_WINDOWS:
        os.system("")  # lets its older terminals understand how a line is written anew
    if not words or words[0] in ("-h", "--help", "help"):
        print(usage())
        return 0 if words else 2
    if words[0] not in COMMANDS:
        print(f"There is no command “{words[0]}”.\n{usage()}", file=sys.stderr)
        return 2
    try:
        COMMANDS[words[0]](words[1:])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
