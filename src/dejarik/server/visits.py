"""Where a request comes from, as roughly as a person is told about their own sessions: a network and a browser."""

from __future__ import annotations

import re
from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_network
from typing import Any

from dejarik.server.limits import address_of

_IPV6_SITE_BITS = 48
_LONGEST_DEVICE = 40
# The first that fits: most browsers also claim to be others.
_BROWSERS = (
    ("Edge", r"Edg(e|A|iOS)?/"),
    ("Opera", r"(OPR|Opera)/"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"(Firefox|FxiOS)/"),
    ("Chrome", r"(Chrome|CriOS)/"),
    ("Safari", r"Safari/"),
)
_SYSTEMS = (
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("Android", r"Android"),
    ("Windows", r"Windows"),
    ("macOS", r"Macintosh"),
    ("ChromeOS", r"CrOS"),
    ("Linux", r"Linux"),
)


@dataclass(frozen=True)
class Visit:
    """The network and the browser of a request; empty where it does not say."""

    place: str = ""
    device: str = ""


def visit_of(scope: MutableMapping[str, Any], headers: Mapping[str, str]) -> Visit:
    """Where a request comes from."""
    return Visit(rough_place(address_of(scope)), describe_device(headers.get("user-agent", "")))


@lru_cache(1024)
def rough_place(address: str) -> str:
    """An address as the network it is in: enough to tell home from work, too little to find somebody."""
    try:
        network = ip_network(address, strict=False)
    except ValueError:
        return ""
    if isinstance(network.network_address, IPv6Address):
        return str(ip_network(f"{network.network_address}/{_IPV6_SITE_BITS}", strict=False))
    return f"{str(network.network_address).rpartition('.')[0]}.*"


@lru_cache(1024)
def describe_device(user_agent: str) -> str:
    """A browser and its system by what it calls itself; of other programs, their name."""
    browser, system = _first(_BROWSERS, user_agent), _first(_SYSTEMS, user_agent)
    if browser:
        return f"{browser}, {system}" if system else browser
    program = re.split(r"[/\s]", user_agent.strip(), maxsplit=1)[0][:_LONGEST_DEVICE]
    return program if program.isprintable() else ""


def _first(patterns: tuple[tuple[str, str], ...], text: str) -> str:
    return next((name for name, pattern in patterns if re.search(pattern, text)), "")
