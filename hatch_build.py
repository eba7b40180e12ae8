"""Builds distributions: with the page, so that installing Dejarik requires no Node.js, and with absolute links."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

_BUILT = "build/web"
_PLACES = {"wheel": "dejarik/server/page", "sdist": _BUILT}
_WITHOUT = (
    "Everything but the page works without Node.js, in the terminal and from Python. Install the checkout as it is: "
    "“pipx install --editable PATH”, “uvx --with-editable PATH dejarik” or “pip install --editable PATH”. "
    "Or install a wheel that somebody made with “make wheel”: it has the page."
)


class PageHook(BuildHookInterface[Any]):
    """Adds ``build/web``; refuses to build without it. An editable install reads the folder itself."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by Hatchling before it builds anything."""
        if version == "editable":
            return
        folder = Path(self.root) / _BUILT
        self._build_page(folder / "index.html")
        build_data["force_include"][str(folder)] = _PLACES[self.target_name]

    def _build_page(self, page: Path) -> None:
        """Build the page, unless it is newer than its sources: a source distribution brings it along."""
        if page.is_file() and not (Path(self.root) / "web").is_dir():
            return  # a container, for one, copies the built page alone
        sys.path.insert(0, self.root)
        import dev  # only where there is something to build

        try:
            dev.build_page()
        except dev.SetupError as error:
            if not page.is_file():
                raise SystemExit(f"{error}\n{_WITHOUT}") from None
            self.app.display_warning(f"{error}\nThe page in {_BUILT} is older than its sources, and is used as it is.")


class LinksHook(MetadataHookInterface):
    """The links of the project, and a README whose links lead to where the project is published."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Called by Hatchling when it asks for what is dynamic."""
        root = Path(self.root)
        published = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["dejarik"]
        repository = published["repository"].rstrip("/")
        text = (root / "README.md").read_text(encoding="utf-8")
        if repository:
            text = with_absolute_links(text, repository)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = project_links(repository, published["documentation"])


def with_absolute_links(text: str, repository: str) -> str:
    """A page whose links to files of the project lead to the published ones; pictures to their content."""
    text = re.sub(r"(!\[[^\]]*\])\((?!\w+:)([^)]+)\)", rf"\1({repository}/raw/main/\2)", text)
    return re.sub(r"(?<!!)(\[[^\]]*\])\((?!\w+:|#)([^)]+)\)", rf"\1({repository}/blob/main/\2)", text)


def project_links(repository: str, documentation: str) -> dict[str, str]:
    """The addresses that a package index shows."""
    found = {"Repository": repository, "Documentation": documentation}
    if repository:
        found |= {"Changelog": f"{repository}/blob/main/CHANGELOG.md", "Issues": f"{repository}/issues"}
    return {name: address for name, address in found.items() if address}


def get_build_hook() -> type[PageHook]:
    """Which of the two Hatchling calls when it builds."""
    return PageHook


def get_metadata_hook() -> type[LinksHook]:
    """Which of the two Hatchling asks for what is dynamic."""
    return LinksHook
