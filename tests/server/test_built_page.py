"""The built page as browsers get it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.responses import Response

from dejarik.server.built_page import BuiltPage
from dejarik.server.places import default_database, page_folder, user_folder

NO_HEADERS = Headers({})


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    page = tmp_path / "web"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>" + "<p>Dejarik</p>" * 200)
    (page / "assets" / "app-1a2b.js").write_text("let table;")
    (page / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return page


def found(page: BuiltPage, path: str, **headers: str) -> Response:
    answer = page.answer(path, Headers(headers))
    assert answer is not None, path
    return answer


@pytest.mark.parametrize("path", ["/", "/index.html", "/table/abc", "/replays/x/12", "/rules"])
def test_the_page_draws_its_own_addresses(folder: Path, path: str) -> None:
    answer = found(BuiltPage(folder), path)
    assert answer.media_type == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert b"Dejarik" in answer.body


def test_files_named_by_their_content_are_kept_forever(folder: Path) -> None:
    answer = found(BuiltPage(folder), "/assets/app-1a2b.js")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.media_type == "text/javascript; charset=utf-8"
    assert found(BuiltPage(folder), "/icon.svg").headers["cache-control"] == "no-cache"


def test_who_has_a_file_gets_it_only_once(folder: Path) -> None:
    page = BuiltPage(folder)
    tag = found(page, "/").headers["etag"]
    assert found(page, "/", **{"if-none-match": tag}).status_code == 304
    assert found(page, "/", **{"accept-encoding": "br, gzip"}).headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/x" * 5000 + ".js", "/\0.js"]
)
def test_nothing_else_is_served(folder: Path, path: str) -> None:
    assert BuiltPage(folder).answer(path, NO_HEADERS) is None


def test_a_page_built_anew_is_served_at_once(folder: Path) -> None:
    page = BuiltPage(folder)
    before = found(page, "/").headers["etag"]
    (folder / "index.html").write_text("<!doctype html>new")
    os.utime(folder / "index.html", (1, 1))
    assert found(page, "/").headers["etag"] != before


def test_a_page_never_built_says_what_to_do() -> None:
    answer = found(BuiltPage(None), "/")
    assert answer.status_code == 503
    assert b"make page" in answer.body
    assert BuiltPage(None).answer("/app.js", NO_HEADERS) is None


def test_where_things_lie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert user_folder("linux", {"XDG_DATA_HOME": "/data"}) == Path("/data/dejarik")
    assert user_folder("linux", {}) == Path.home() / ".local/share/dejarik"
    assert user_folder("darwin", {}).parts[-2:] == ("Application Support", "dejarik")
    assert user_folder("win32", {"LOCALAPPDATA": "/local"}) == Path("/local/dejarik")
    monkeypatch.chdir(tmp_path)
    assert default_database() == f"sqlite:///{user_folder('linux', os.environ)}/dejarik.db"
    (tmp_path / "src" / "dejarik").mkdir(parents=True)
    (tmp_path / "pyproject.toml").touch()
    assert default_database() == f"sqlite:///{tmp_path}/build/dejarik.db"
    assert page_folder() in (None, Path(__file__).parents[2] / "build" / "web")
