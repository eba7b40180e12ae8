"""Makes a release: everything is tested, the distributions are built and tried, and the commit is tagged.

``make release`` runs it. It changes nothing but the tag; what must be right before is checked first and said.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Callable

import dev


def main() -> None:
    """Check, test, build and tag."""
    project = tomllib.loads((dev.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    version = project["project"]["version"]
    changes = (dev.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    open_points = problems(version, changes, project["tool"]["dejarik"]["repository"], git)
    if open_points:
        sys.exit("\n".join([f"Version {version} cannot be released yet:", *(f"- {each}" for each in open_points)]))
    dev.test([])
    git("tag", "--annotate", f"v{version}", "--message", f"Dejarik {version}\n\n{notes(version, changes)}")
    print(f"Tagged v{version}; the files to publish are in build/dist.")
    print(f"Publish: git push origin v{version} && python -m twine upload build/dist/*")


def problems(version: str, changes: str, repository: str, ask_git: Callable[..., str]) -> list[str]:
    """What stands in the way of releasing a version."""
    found: list[str] = []
    if not re.search(rf"^## {re.escape(version)} \(\d{{4}}-\d\d-\d\d\)$", changes, re.MULTILINE):
        found.append(f"CHANGELOG.md has no heading “## {version} (YYYY-MM-DD)” with today's date")
    if not repository:
        found.append("pyproject.toml does not say where the project is published ([tool.dejarik], repository)")
    if ask_git("status", "--porcelain"):
        found.append("there are changes that are not committed (git status)")
    if ask_git("tag", "--list", f"v{version}"):
        found.append(
            f"v{version} is tagged already; increase the version in pyproject.toml and src/dejarik/__init__.py"
        )
    return found


def notes(version: str, changes: str) -> str:
    """What the changelog says of a version."""
    after = changes.partition(f"## {version}")[2].partition("\n")[2]
    return after.partition("\n## ")[0].strip()


def git(*words: str) -> str:
    """What git answers."""
    return subprocess.run(["git", *words], cwd=dev.ROOT, check=True, capture_output=True, text=True).stdout.strip()


if __name__ == "__main__":
    main()
