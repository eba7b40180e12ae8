"""A real server for tests: ``dejarik serve`` in a process of its own, to be stopped, killed and started again."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from urllib.error import URLError
from urllib.request import urlopen

from dejarik.server.settings import environment_name

_STARTS_WITHIN = 60.0
_STOPS_WITHIN = 30.0
_TROUBLE = frozenset(("error", "critical"))
# The protocol's own word on bytes that are no text: it has ended the connection, and there is nothing to look into.
_CLIENTS_FAULT = "Invalid UTF-8 sequence received from client."


class LiveServer:
    """One server on a free port, with its database and its log in a folder; both outlive a kill."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.database = folder / "table.db"
        self.log = folder / "server.log"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._settings: dict[str, object] = {
            "port": self.port,
            "database": f"sqlite:///{self.database}",
            "workers": 1,
            "pause": 0.0,
        }
        self._settings |= settings
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def database_url(self) -> str:
        """Where its games are."""
        return str(self._settings["database"])

    def share(self) -> None:
        """Be one of several servers of the same database, from the next start on."""
        self._settings["internal_url"] = self.address

    @property
    def pid(self) -> int:
        """The server's process."""
        assert self._process is not None, "the server was never started"
        return self._process.pid

    def start(self) -> None:
        """Start it, and wait until it answers."""
        self.launch()
        self.wait_until_it_answers()

    def launch(self) -> None:
        """Start it."""
        set_by = {environment_name(name): str(value) for name, value in self._settings.items()}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [str(Path(sys.executable).with_name("dejarik")), "serve"],
                env=os.environ | {"PYTHONFAULTHANDLER": "1"} | set_by,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def wait_until_it_answers(self) -> None:
        """Wait until it has started."""
        assert self._process is not None, "the server was never started"
        try:
            wait_until_it_answers(self.address, self._process)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.log.read_text(encoding='utf-8')}") from None

    def stop(self) -> int:
        """Ask it to end, as an operator does; its exit code."""
        self.signal(signal.SIGTERM)
        return self.wait()

    def kill(self) -> None:
        """End it without a chance to tidy up."""
        self.signal(signal.SIGKILL)
        self.wait()

    def signal(self, number: signal.Signals) -> None:
        """Send a signal to the server alone, not to the processes it started."""
        assert self._process is not None, "the server was never started"
        self._process.send_signal(number)

    def wait(self) -> int:
        """Wait for its end; its exit code."""
        assert self._process is not None, "the server was never started"
        return self._process.wait(_STOPS_WITHIN)

    def left_behind(self) -> list[int]:
        """The processes it started that still run."""
        return [pid for pid in _processes_of(self.pid) if pid != self.pid]

    def complaints(self) -> list[str]:
        """What its log holds that an operator would have to look into."""
        return [line for line in self.log.read_text(encoding="utf-8").splitlines() if _is_trouble(line)]


@contextmanager
def live_server(folder: Path, **settings: object) -> Iterator[LiveServer]:
    """A server that runs meanwhile; whatever happens, none of its processes outlives the test."""
    server = LiveServer(folder, **settings)
    with _running(server):
        yield server


@contextmanager
def live_cluster(folder: Path, database: str, number: int = 2, **settings: object) -> Iterator[list[LiveServer]]:
    """Servers that share a database of PostgreSQL and run meanwhile."""
    servers = []
    for each in range(number):
        own = folder / f"server-{each + 1}"
        own.mkdir()
        servers.append(LiveServer(own, database=database, **settings))
        servers[-1].share()
    with _running(*servers):
        yield servers


@contextmanager
def _running(*servers: LiveServer) -> Iterator[None]:
    try:
        for server in servers:
            server.launch()
        for server in servers:
            server.wait_until_it_answers()
        yield
        for server in servers:
            if server._process is not None and server._process.poll() is None:
                assert server.stop() == 0, "the server did not end properly"
    finally:
        for server in servers:
            _end_all(server)


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def wait_until_it_answers(address: str, process: subprocess.Popen[bytes]) -> None:
    """Wait until a server says that it is ready."""
    ends = monotonic() + _STARTS_WITHIN
    while monotonic() < ends:
        assert process.poll() is None, f"the server ended at once with {process.returncode}"
        try:
            with urlopen(f"{address}/readyz", timeout=5):
                return
        except (URLError, ConnectionError, TimeoutError):
            sleep(0.05)
    raise AssertionError(f"the server did not answer within {_STARTS_WITHIN:.0f} s")


def wait_for_nobody(server: LiveServer, seconds: float = 60.0) -> list[int]:
    """The processes that still run some time after the server ended; empty as soon as there are none."""
    ends = monotonic() + seconds
    while (left := server.left_behind()) and monotonic() < ends:
        sleep(0.05)
    return left


def _end_all(server: LiveServer) -> None:
    if server._process is None:
        return
    for pid in _processes_of(server.pid):
        with suppress(ProcessLookupError):  # it may have ended since it was listed
            os.kill(pid, signal.SIGKILL)
    server._process.wait(_STOPS_WITHIN)


def _processes_of(session: int) -> list[int]:
    """All processes that live in the session of a process started with one of its own."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                state, *_, owner = (entry / "stat").read_text().rpartition(")")[2].split()[:4]
            except OSError:
                continue
            if int(owner) == session and state != "Z":
                found.append(int(entry.name))
    return found


def _is_trouble(line: str) -> bool:
    try:
        told = json.loads(line)
    except ValueError:
        return "Traceback" in line
    if not isinstance(told, dict) or told.get("event") == _CLIENTS_FAULT:
        return False
    return told.get("level") in _TROUBLE or "trace" in told
