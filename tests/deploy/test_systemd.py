"""The unit for systemd is one that systemd accepts, and runs the server with settings that exist."""

from __future__ import annotations

import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from dejarik.server.settings import Settings, environment_name

UNIT = Path(__file__).parents[2] / "deploy" / "dejarik.service"


def test_the_unit_sets_only_settings_that_exist() -> None:
    named = re.findall(r"^Environment=(DEJARIK_\w+)=", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    assert named
    assert set(named) <= {environment_name(field.name) for field in fields(Settings)}


def test_the_unit_keeps_the_database_where_the_server_may_write() -> None:
    text = UNIT.read_text(encoding="utf-8")
    assert "StateDirectory=dejarik\n" in text
    assert "DEJARIK_DATABASE=sqlite:////var/lib/dejarik/" in text
    assert re.search(r"^ExecStart=\S+/dejarik serve$", text, re.MULTILINE)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_accepts_the_unit(tmp_path: Path) -> None:
    here = re.sub(r"^ExecStart=\S+", "ExecStart=/bin/true", UNIT.read_text(encoding="utf-8"), flags=re.MULTILINE)
    unit = tmp_path / UNIT.name
    unit.write_text(re.sub(r"^(User|Group)=.*$", r"\1=root", here, flags=re.MULTILINE), encoding="utf-8")
    checked = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stderr) == (0, "")
