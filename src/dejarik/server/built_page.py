"""Serves the built page: its files, with index.html for every address that the page routes itself."""

from __future__ import annotations

from mimetypes import guess_type
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response

from dejarik.server.assets import Asset

_INDEX = "/index.html"
_FOREVER = "public, max-age=31536000, immutable"
_MEDIA_TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Dejarik</title>
<h1>Dejarik</h1>
<p>The server runs, but its page was never built. In a checkout, run <code>make page</code> (it needs Node.js) and load
this address again. The calls described in <a href="/api/openapi.json">/api/openapi.json</a> work.</p>
<p lang="pl">Serwer działa, ale nie zbudowano jego strony. W katalogu projektu uruchom <code>make page</code> (potrzebny
jest Node.js) i odśwież ten adres. Wywołania opisane w <a href="/api/openapi.json">/api/openapi.json</a> działają.</p>
</html>
"""


class BuiltPage:
    """The files of a folder by path, cached in memory and read again after a new build."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._built = 0
        self._assets: dict[str, Asset] = {}

    def answer(self, path: str, headers: Headers) -> Response | None:
        """The file at a path of the page, if there is one."""
        if self._folder is None:
            return HTMLResponse(_NOT_BUILT, 503) if _is_route(path) else None
        self._look_again(self._folder)
        asset = self._assets.get(path)
        if asset is None and _is_route(path):
            asset = self._assets.get(_INDEX)
        return asset.answer(headers) if asset is not None else None

    def _look_again(self, folder: Path) -> None:
        index = folder / _INDEX.lstrip("/")
        built = index.stat().st_mtime_ns if index.is_file() else 0
        if built != self._built:
            self._built = built
            files = [path for path in folder.rglob("*") if path.is_file()]
            self._assets = {f"/{path.relative_to(folder).as_posix()}": _asset(path) for path in files}


def _asset(file: Path) -> Asset:
    media_type = _MEDIA_TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    named_by_content = file.parent.name == "assets"
    return Asset(file.read_bytes(), media_type, _FOREVER if named_by_content else "no-cache")


def _is_route(path: str) -> bool:
    """Whether the page itself draws this address: those of files have an extension."""
    return "." not in path.rsplit("/", 1)[-1]
