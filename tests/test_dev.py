"""Setting up, building and releasing: what a newcomer and a maintainer are told, and what ends up in a package."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from threading import Barrier

import pytest
from hatchling.bridge.app import Application

import dev
from hatch_build import PageHook, project_links, with_absolute_links
from scripts.release import notes, problems

ROOT = Path(__file__).parents[1]
HERE = "https://code.example/dejarik"


def run_dev(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-S", ROOT / "dev.py", *words], capture_output=True, text=True)


def test_it_says_what_it_can_do_before_anything_is_installed() -> None:
    told = run_dev("--help")
    assert told.returncode == 0
    for words in ("python dev.py run ", "Play at http://localhost:8000", "python dev.py test "):
        assert words in told.stdout
    wrong = run_dev("rnu")
    assert wrong.returncode == 2
    assert "There is no command “rnu”." in wrong.stderr
    assert "There is no “nothing” to set up" in run_dev("setup", "nothing").stderr


def test_make_and_dev_know_the_same_commands() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z ]+):", makefile, re.MULTILINE))
    named = {word for line in targets for word in line.split()}
    assert {*dev.COMMANDS} - {"setup"} <= named
    used = {word for line in re.findall(r"\$\(SETUP\) (.*)", makefile) for word in line.split()}
    assert used <= {*dev.SETS, "web", "page"}


def test_a_stamp_is_old_once_a_source_is_newer(tmp_path: Path) -> None:
    stamp, lock = tmp_path / "stamp", tmp_path / "lock"
    lock.touch()
    assert dev.is_older(stamp, [lock])
    stamp.touch()
    os.utime(lock, (1, 1))
    assert not dev.is_older(stamp, [lock, tmp_path / "missing"])
    os.utime(stamp, (0, 0))
    assert dev.is_older(stamp, [lock])


def test_without_node_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(dev.SetupError, match=r"Node\.js is not installed\. Install Node\.js 20\.19 or newer"):
        dev.find_npm()


def test_a_failing_command_shows_what_it_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(dev.SetupError, match="no such thing"):
        dev.call("Trying", [sys.executable, "-c", "import sys; sys.exit('no such thing')"])
    assert "Trying: failed" in capsys.readouterr().out


def test_what_runs_side_by_side_is_finished_and_everything_that_failed_is_told() -> None:
    met = Barrier(2, timeout=60)

    def fails(words: str) -> None:
        met.wait()
        raise dev.SetupError(words)

    with pytest.raises(dev.SetupError, match="mypy: 2 errors\nprettier: 1 file"):
        dev.side_by_side(lambda: fails("mypy: 2 errors"), lambda: fails("prettier: 1 file"))


@pytest.mark.parametrize("failing", ["type_python", "test_page", "wheel"])
def test_types_page_and_wheel_are_tried_beside_the_tests_and_fail_them(
    failing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    met = Barrier(2, timeout=60)

    def tried(name: str) -> None:
        if name in ("run_pytest", failing):
            met.wait()
        if name == failing:
            raise dev.SetupError(f"{name} has failed")

    for name in ("prepare_python", "check_page"):
        monkeypatch.setattr(dev, name, int)
    for name in ("run_pytest", "type_python", "test_page", "wheel"):
        monkeypatch.setattr(dev, name, lambda *_, name=name: tried(name))
    with pytest.raises(dev.SetupError, match=f"{failing} has failed"):
        dev.test([])


def test_links_of_the_readme_lead_to_where_it_is_published() -> None:
    page = "![A table](docs/a.png) and [Docs](docs/b.md#c), [there](#d), [web](https://x.example)"
    assert with_absolute_links(page, HERE) == (
        f"![A table]({HERE}/raw/main/docs/a.png) and [Docs]({HERE}/blob/main/docs/b.md#c), [there](#d), "
        "[web](https://x.example)"
    )
    assert project_links(HERE, "")["Issues"] == f"{HERE}/issues"
    assert project_links("", "") == {}


def test_a_release_is_refused_until_everything_is_right() -> None:
    def dirty(*words: str) -> str:
        return "M README.md" if words[0] == "status" else "v1.0"

    found = problems("1.0", "## 1.0 (unreleased)\n", "", dirty)
    assert [each.split()[0] for each in found] == ["CHANGELOG.md", "pyproject.toml", "there", "v1.0"]
    changes = "# Changelog\n\n## 1.0 (2027-01-31)\n\n- New.\n\n## 0.9 (2026-01-01)\n\n- Old.\n"
    assert problems("1.0", changes, HERE, lambda *_: "") == []
    assert notes("1.0", changes) == "- New."


class Packing(PageHook):
    """The hook as Hatchling calls it, for a project in some folder."""

    def __init__(self, root: Path, target: str) -> None:
        super().__init__(str(root), {}, None, None, "", target, Application())


def with_sources(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project whose page is not built, on a machine without Node.js; where its page would be."""
    (root / "web").mkdir()
    (root / "web" / "package.json").touch()
    monkeypatch.setattr(dev, "WEB", root / "web")
    monkeypatch.setattr(dev, "PAGE", root / "build" / "web" / "index.html")
    monkeypatch.setattr(dev, "MODULES", root / "web" / "node_modules")
    monkeypatch.setenv("PATH", "")
    return dev.PAGE


def test_installing_a_checkout_without_node_says_what_works_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page, packed = with_sources(tmp_path, monkeypatch), {"force_include": {}}
    Packing(tmp_path, "wheel").initialize("editable", packed)
    with pytest.raises(
        SystemExit, match=r"(?s)Node\.js is not installed\. .*in the terminal and from Python.*--editable"
    ):
        Packing(tmp_path, "wheel").initialize("standard", packed)
    page.parent.mkdir(parents=True)
    page.touch()
    os.utime(page, (0, 0))
    (tmp_path / "web" / "index.html").touch()
    Packing(tmp_path, "wheel").initialize("standard", packed)
    assert "older than its sources" in "".join(capsys.readouterr())
    assert packed["force_include"] == {str(page.parent): "dejarik/server/page"}


def test_the_page_is_built_with_nothing_that_only_tests_need(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_sources(tmp_path, monkeypatch)
    (tmp_path / "web" / "node_modules").mkdir()
    called: list[list[object]] = []
    monkeypatch.setattr(dev, "find_npm", lambda: "npm")
    monkeypatch.setattr(dev, "call", lambda _title, words, _cwd: called.append(words))
    dev.install_builder()
    dev.install_builder()
    assert ["--omit=dev" in words for words in called] == [True]
    dev.install_node()
    dev.install_node()
    dev.install_builder()
    assert ["--omit=dev" in words for words in called] == [True, False]
