"""A general description of the machine: processor, cores, Python, versions of the peers."""

from __future__ import annotations

import os
import platform
import re
import subprocess
from importlib.metadata import version
from pathlib import Path


def describe() -> str:
    """Processor and interpreter; nothing that names the computer or its owner."""
    return f"{processor()}, {os.cpu_count()} cores, {platform.python_implementation()} {platform.python_version()}"


def peer_versions(packages: tuple[str, ...]) -> str:
    """The compared packages with their versions."""
    return ", ".join(f"{package} {version(package)}" for package in packages)


def processor() -> str:
    """The model where Linux tells it (x86 in cpuinfo, ARM only through lscpu), else the architecture."""
    for text in (_cpuinfo(), _lscpu()):
        found = re.search(r"^model name\s*:\s*(.+)$", text, re.IGNORECASE | re.MULTILINE)
        if found:
            model = found[1].strip().replace("(R)", "").replace("(TM)", "")
            return f"{model} ({platform.machine()})"
    return platform.processor() or platform.machine()


def _cpuinfo() -> str:
    path = Path("/proc/cpuinfo")
    return path.read_text(encoding="utf-8", errors="replace") if path.exists() else ""


def _lscpu() -> str:
    try:
        return subprocess.run(["lscpu"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""
