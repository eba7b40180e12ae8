"""A Ray cluster as arena and server use it: finding the package, connecting, and one clear line if either fails."""

from __future__ import annotations

import re
import socket
from importlib import import_module
from threading import Lock
from typing import Any, Final
from warnings import catch_warnings, simplefilter

from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text, same

AUTO: Final = "auto"
"""The address of the cluster that this machine belongs to."""
REACH_WITHIN: Final = 10.0
"""Seconds to wait for the machine of an address; Ray itself waits for minutes and says little."""
_HOST_AND_PORT: Final = re.compile(r"(?:ray://)?\[?([^\[\]/]+)\]?:([0-9]{1,5})")
_connecting = Lock()


class NoRayError(DejarikError):
    """A Ray cluster is named, but nothing installed can talk to it, or it does not answer."""


class RayCluster:
    """The cluster at an address; ``option`` is what the user gave to have one."""

    def __init__(self, address: str, option: str) -> None:
        self._address = address or AUTO
        try:
            self._ray: Any = import_module("ray")
        except ModuleNotFoundError as error:
            cause = Text(f"{option} is given, but Ray is not installed", f"Podano {option}, ale brakuje Ray")
            raise NoRayError(cause, _INSTALL) from error

    def connected(self) -> Any:
        """Ray's own interface, once there is a connection; raises NoRayError if there is none."""
        with _connecting:
            if not self._ray.is_initialized():
                self._reach()
                self._connect()
        return self._ray

    def _reach(self) -> None:
        found = _HOST_AND_PORT.fullmatch(self._address)
        if found is None:
            return
        try:
            socket.create_connection((found[1], int(found[2])), REACH_WITHIN).close()
        except (OSError, OverflowError) as error:
            raise self._no_answer(error) from error

    def _connect(self) -> None:
        try:
            with catch_warnings():
                simplefilter("ignore")  # what is wrong is told in one line, below
                self._ray.init(self._address, configure_logging=False, log_to_driver=False)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise self._no_answer(error) from error

    def _no_answer(self, error: Exception) -> NoRayError:
        reason = " ".join(str(error).split()).partition(". ")[0][:120].rstrip(".")
        return NoRayError(
            Text(f"no Ray cluster answers ({reason})", f"żaden klaster Ray nie odpowiada ({reason})"),
            _CHECK_ADDRESS,
            same(self._address),
        )


_INSTALL: Final = Text("Run: pip install 'dejarik[ray]'.", "Uruchom: pip install 'dejarik[ray]'.")
_CHECK_ADDRESS: Final = Text(
    "Use ray://host:10001, or auto on a machine of the cluster.",
    "Podaj ray://host:10001 albo auto na maszynie klastra.",
)
