"""Every command of the README and the tutorials runs, and every link between pages leads somewhere in the site, too."""

from __future__ import annotations

import re
import shlex
from itertools import pairwise
from pathlib import Path

import pytest

import dejarik
import dev
from dejarik.cli.kept import KeptGame
from scripts.site_pages import TOP, fit_links
from tests.cli.terminal import dejarik as run_command

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "README.pl.md", *sorted((ROOT / "docs" / "tutorials").glob("*.md"))]
ACTIVATE = ". .venv/bin/activate"
SLOW = {"--games": "2", "--agents": "random,random"}
"""What takes long in an example is made short here; everything else runs as it is written."""


def commands(page: Path) -> list[str]:
    blocks = re.findall(r"```sh\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    lines = (line.partition(" #")[0].partition(" > ")[0].strip() for block in blocks for line in block.splitlines())
    return [line for line in lines if line]


def short(words: list[str]) -> list[str]:
    alone = ("--workers", "1")
    quick = {
        "play": ("--agent", "random"),
        "simulate": alone,
        "analyse": ("--agent", "mcts:1", *alone),
        "deck lab": ("--agent", "random", *alone),
        "arena run": (*alone, "--option", "rounds=1"),
    }
    more = quick.get(words[0], quick.get(" ".join(words[:2]), ()))
    return [*(SLOW.get(before, word) for before, word in pairwise(["", *words])), *more]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what the examples speak of: a deck, a record and a game that was left."""
    (tmp_path / "docs").symlink_to(ROOT / "docs")
    decks = dejarik.game("destiny").decks
    assert decks is not None
    (tmp_path / "my-deck.txt").write_text(decks.starters[0].code, encoding="utf-8")
    monkeypatch.setenv("DEJARIK_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    match = dejarik.Match("bounty", 2, 5, names={1: "random"})
    KeptGame.new("bounty").write(match.record)
    match.play("draw")
    (tmp_path / "my-game.txt").write_text(str(match.record), encoding="utf-8")
    return tmp_path


WRITTEN = list(dict.fromkeys(line for page in PAGES for line in commands(page)))


def test_the_commands_that_set_up_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = {word for line in re.findall(r"^([a-z ]+):", makefile, re.MULTILINE) for word in line.split()}
    for line in WRITTEN:
        first, *words = shlex.split(line)
        if first == "make":
            assert words[0] in targets, line
        elif first == "python":
            assert words[0] == "dev.py", line
            assert words[1] in dev.COMMANDS, line
        else:
            assert first == "dejarik" or line == ACTIVATE, line
    assert {line for line in WRITTEN if not line.startswith("dejarik")} >= {"make run", "python dev.py run", ACTIVATE}


@pytest.mark.parametrize("line", [line for line in WRITTEN if line.startswith("dejarik ") and line != "dejarik serve"])
def test_a_command_of_the_documentation_works(line: str, desk: Path) -> None:
    words = short(shlex.split(line)[1:])
    if words[0] == "deck" and "lcg" in words:
        lcg = dejarik.game("lcg").decks
        assert lcg is not None
        (desk / "my-deck.txt").write_text(lcg.starters[0].code, encoding="utf-8")
    if words[:2] == ["arena", "report"]:
        run = f"arena run bounty --agent random --entrant other=random --output {words[2]} --games 2"
        run_command(*short(run.split()))
    seen = run_command(*words)
    assert seen.code == 0, seen
    assert seen.out


def test_the_readme_shows_a_picture_within_two_screens_and_says_whom_it_is_for() -> None:
    before, picture, _ = (ROOT / "README.md").read_text(encoding="utf-8").partition("![")
    assert picture
    assert before.count("\n") <= 48
    for reader in ("players", "deck builders", "bot authors", "contributors"):
        assert f"**{reader}**" in before


def test_links_hold_where_the_site_shows_a_page() -> None:
    assert (
        fit_links("[a](docs/decks.md#b) ![p](docs/images/x.png)", "README.md") == "[a](decks.md#b) ![p](images/x.png)"
    )
    assert fit_links("[c](../../CONTRIBUTING.md)", "tutorials/player.md") == "[c](../CONTRIBUTING.md)"
    assert fit_links("[bot](../../examples/bot.py), [m](https://x.example)", "tutorials/bot-author.md") == (
        "bot, [m](https://x.example)"
    )
    nav = re.findall(r": ([\w./-]+\.md)$", (ROOT / "mkdocs.yml").read_text(encoding="utf-8"), re.MULTILINE)
    pages = {str(path.relative_to(ROOT / "docs")) for path in (ROOT / "docs").rglob("*.md")} | {*TOP}
    assert {*nav} == pages


HEADING = re.compile(r"^#+ +(.*)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    plain = (re.sub(r"[^\w\s-]", "", heading.lower()).strip() for heading in HEADING.findall(text))
    return {re.sub(r"\s", "-", heading) for heading in plain}


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")], ids=lambda page: page.name)
def test_links_to_headings_lead_to_one(page: Path) -> None:
    found = re.findall(r"\]\(([^)#:\s]*\.md)?#([^)]+)\)", page.read_text(encoding="utf-8"))
    broken = [f"{to}#{anchor}" for to, anchor in found if anchor not in anchors(page.parent / to if to else page)]
    assert broken == []
