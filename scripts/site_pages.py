"""Puts the pages at the top of the repository into the site, and makes links fit to where each page is shown.

MkDocs calls it. Links to files that are no pages, such as sources, become plain words.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath
from typing import Any

ROOT = Path(__file__).parents[1]
TOP = ("README.md", "README.pl.md", "CONTRIBUTING.md", "CHANGELOG.md")
_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?!\w+:|#)([^)#]+)(#[^)]*)?\)")


def on_files(files: Any, config: Any) -> Any:
    """Add the pages of the top folder."""
    from mkdocs.structure.files import File  # only there when the site is built

    for name in TOP:
        files.append(File(name, str(ROOT), config["site_dir"], config["use_directory_urls"]))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Fit the links of a page."""
    return fit_links(markdown, page.file.src_uri)


def fit_links(text: str, shown_as: str) -> str:
    """A page's text with links that hold where the site shows it."""
    written_in = PurePosixPath(".") if shown_as in TOP else PurePosixPath("docs") / PurePosixPath(shown_as).parent

    def fit(found: re.Match[str]) -> str:
        mark, words, target, anchor = found[1], found[2], found[3], found[4] or ""
        aimed = normpath(str(written_in / target))
        if aimed not in TOP and not aimed.startswith("docs/"):
            return words
        shown = aimed if aimed in TOP else aimed.removeprefix("docs/")
        return f"{mark}[{words}]({relpath(shown, str(PurePosixPath(shown_as).parent))}{anchor})"

    return _LINK.sub(fit, text)
