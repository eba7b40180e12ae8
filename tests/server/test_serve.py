"""``dejarik serve``: its flags, its one-line errors, its logs, and a server that starts and ends in good order."""

from __future__ import annotations

import io
import json
import logging
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from dataclasses import fields
from importlib.util import find_spec
from pathlib import Path
from urllib.request import urlopen

import pytest
from typer.main import get_command

from dejarik.agents.learned import unusable
from dejarik.cli import app
from dejarik.server.logs import JsonLines, TextLines
from dejarik.server.run import address
from dejarik.server.settings import BadSettingError, Settings, environment_name, flag_name
from tests.cli.terminal import dejarik


def test_every_setting_has_a_flag_and_an_environment_variable() -> None:
    parameters = {each.name: each for each in get_command(app).commands["serve"].params}  # type: ignore[attr-defined]
    assert set(parameters) - {"lang", "help"} == {field.name for field in fields(Settings)}
    for field in fields(Settings):
        assert parameters[field.name].opts == [flag_name(field.name)]
        assert parameters[field.name].envvar == environment_name(field.name)
        assert parameters[field.name].help


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--port", "99999"), "--port: no server can run with this value. Use 0 to 65535."),
        (("--internal-url", "10.0.0.5:8000", "--database", "postgresql://u@h/d"), "such as http://10.0.0.5:8000."),
        (("--internal-url", "http://10.0.0.5:8000"), "An SQLite file is for one server;"),
        (("--workers", "0"), "--workers: no server can run with this value."),
        (("--metrics-port", "-1"), "--metrics-port: no server can run with this value. Use 0 to 65535."),
        (("--log-format", "xml"), "--log-format: no server can run with this value. Use one of auto, json, text."),
        (("--database", "letters"), "The address of the database cannot be read."),
        (("--database", "sqlite:////proc/x.db", "--port", "0"), "cannot be opened"),
        (("--host", "nowhere.invalid", "--port", "0"), "there is no such host"),
    ],
)
def test_what_cannot_work_is_said_in_one_line(words: tuple[str, ...], says: str) -> None:
    seen = dejarik("serve", *words)
    assert seen.code == 2
    assert says in seen.err
    assert seen.err.count("\n") == 1
    assert dejarik("serve", *words, lang="pl").err != seen.err


def test_a_port_in_use_is_said_in_one_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        seen = dejarik("serve", "--port", port)
    assert seen.code == 2
    assert f"127.0.0.1:{port}: the server cannot listen here: Address already in use." in seen.err
    assert seen.err.count("\n") == 1


def test_whoever_starts_a_server_without_a_page_or_numpy_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.cli.serve.page_folder", lambda: None)
    monkeypatch.setattr("dejarik.agents.learned.find_spec", lambda _: None)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        words = ("serve", "--port", taken.getsockname()[1])
        assert "it was never built. With Node.js installed, run “python dev.py setup page”" in dejarik(*words).out
        seen = dejarik(*words, lang="pl").out
    assert "nie została zbudowana" in seen
    assert "Brakuje biblioteki numpy, której potrzebują sieci." in seen


@pytest.mark.parametrize("library", ["numpy", "threadpoolctl"])
def test_each_library_is_named_that_networks_lack(library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.agents.learned.find_spec", lambda name: None if name == library else find_spec(name))
    (line,) = unusable()
    assert line.en.startswith(f"{library} is not installed, which networks need.")


@pytest.mark.parametrize("change", [{"pause": -1.0}, {"pause": float("nan")}, {"request_rate": 0.0}, {"body_bytes": 0}])
def test_settings_are_checked(change: dict[str, float]) -> None:
    with pytest.raises(BadSettingError):
        Settings(**change)  # type: ignore[arg-type]


def test_the_address_can_be_opened() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        assert address("127.0.0.1", listening) == f"http://127.0.0.1:{port}/"
        assert address("0.0.0.0", listening) == f"http://localhost:{port}/"
        assert address("::1", listening) == f"http://[::1]:{port}/"


def test_logs_are_json_lines_without_secrets() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    logger = logging.Logger("dejarik.test")
    logger.addHandler(handler)
    logger.info("sat down", extra={"table": "t1", "token": "s3cret", "Password": "s3cret"})
    try:
        raise ValueError("two\nlines")
    except ValueError:
        logger.exception("broke")
    first, second = (json.loads(line) for line in stream.getvalue().splitlines())
    assert (first["level"], first["event"], first["table"]) == ("info", "sat down", "t1")
    assert "s3cret" not in stream.getvalue()
    assert "two\nlines" in second["trace"]


def test_logs_for_people_have_a_line_with_all_fields_and_the_trace_below() -> None:
    record = logging.makeLogRecord({"msg": "no_table", "levelname": "WARNING", "table": "t1", "token": "s3cret"})
    assert TextLines().format(record)[8:] == " WARNING no_table table=t1 token=hidden"
    try:
        raise ValueError("broken")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert TextLines().format(record).endswith("ValueError: broken")


def test_a_person_at_a_terminal_sees_the_address_and_no_log(tmp_path: Path) -> None:
    ours, theirs = os.openpty()
    settings = {"DEJARIK_PORT": "0", "DEJARIK_DATABASE": f"sqlite:///{tmp_path / 'table.db'}", "LANG": "C.UTF-8"}
    command = [str(Path(sys.executable).with_name("dejarik")), "serve", "--workers", "1"]
    running = subprocess.Popen(command, env=os.environ | settings, stdout=theirs, stderr=theirs)
    os.close(theirs)
    try:
        with open(ours, encoding="utf-8", newline="\r\n") as screen:
            said = screen.readline()
            with urlopen(said.split()[3] + "healthz", timeout=10):
                running.terminate()
            assert running.wait(30) == 0
            with suppress(OSError):  # that is how a terminal says that nobody writes to it any more
                assert screen.read() == ""
    finally:
        running.kill()
        running.wait()
    assert said.startswith("Dejarik is at http://127.0.0.1:")


def test_a_server_starts_serves_logs_and_ends_in_good_order(tmp_path: Path) -> None:
    settings = {
        "DEJARIK_PORT": "0",
        "DEJARIK_DATABASE": f"sqlite:///{tmp_path / 'new' / 'table.db'}",
        "LANG": "C.UTF-8",
    }
    command = [str(Path(sys.executable).with_name("dejarik")), "serve", "--workers", "1"]
    running = subprocess.Popen(
        command, env=os.environ | settings, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        assert running.stdout is not None
        said = running.stdout.readline()
        assert said.startswith("Dejarik is at http://127.0.0.1:")
        with urlopen(said.split()[3] + "healthz", timeout=10) as answer:
            assert json.load(answer) == {"status": "ok"}
        running.send_signal(signal.SIGTERM)
        _, logged = running.communicate(timeout=30)
    finally:
        running.kill()
        running.wait()
    assert running.returncode == 0
    lines = [json.loads(line) for line in logged.splitlines()]
    assert [(line["event"], line["path"], line["status"]) for line in lines] == [("request", "/healthz", 200)]
