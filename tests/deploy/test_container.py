"""The container and the site around it: the files fit the project, and the container's command works without one."""

from __future__ import annotations

import json
import os
import pwd
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from ipaddress import ip_network
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest
import yaml
from dockerfile_parse import DockerfileParser

from dejarik.server.settings import Settings, environment_name
from tests.server.live import free_port

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = {environment_name(field.name) for field in fields(Settings)}
PATIENCE = 60.0


@pytest.fixture(scope="module")
def dockerfile(tmp_path_factory: pytest.TempPathFactory) -> DockerfileParser:
    copy = tmp_path_factory.mktemp("docker") / "Dockerfile"  # the parser opens its file for writing
    copy.write_bytes((DEPLOY / "Dockerfile").read_bytes())
    return DockerfileParser(str(copy))


@pytest.fixture(scope="module")
def site() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def instructions(dockerfile: DockerfileParser, name: str) -> list[str]:
    return [each["value"] for each in dockerfile.structure if each["instruction"] == name]


def final_stage(dockerfile: DockerfileParser, name: str) -> str:
    begins = max(each["startline"] for each in dockerfile.structure if each["instruction"] == "FROM")
    (value,) = [
        each["value"] for each in dockerfile.structure if each["instruction"] == name and each["startline"] > begins
    ]
    return str(value)


# ---------------------------------------------------------------- the image


def test_everything_that_is_copied_into_the_image_exists_and_is_let_through(dockerfile: DockerfileParser) -> None:
    kept = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    copied = [
        source
        for words in map(shlex.split, instructions(dockerfile, "COPY"))
        if not words[0].startswith("--from")
        for source in words[:-1]
    ]
    assert copied
    for source in copied:
        assert (ROOT / source).exists(), source
        assert any(source == line[1:] or source.startswith(f"{line[1:]}/") for line in kept if line[0] == "!"), source


def test_images_have_versions(dockerfile: DockerfileParser, site: dict[str, Any]) -> None:
    images = [words.split()[0] for words in instructions(dockerfile, "FROM")]
    images += [service["image"] for service in site["services"].values() if "image" in service]
    assert [image for image in images if not re.fullmatch(r"[a-z]+:\d[\w.-]*", image)] == []


def test_only_what_is_locked_is_installed(dockerfile: DockerfileParser) -> None:
    installing = [line for line in instructions(dockerfile, "RUN") if re.search(r"\b(pip (install|wheel)|npm)\b", line)]
    assert len(installing) == 4
    for line in installing:
        for command in line.split("&&"):
            safe = ("--require-hashes", "--no-deps", "npm ci", "npm run build")
            assert any(word in command for word in safe), command
    builds = [line for line in installing if "pip wheel" in line]
    assert all("--no-build-isolation" in line for line in builds)


def test_the_image_runs_the_server_as_nobody_special(dockerfile: DockerfileParser) -> None:
    assert int(final_stage(dockerfile, "USER")) > 1000
    assert final_stage(dockerfile, "USER") in " ".join(instructions(dockerfile, "RUN"))
    assert command_of(dockerfile) == ["dejarik", "serve"]


def command_of(dockerfile: DockerfileParser) -> list[str]:
    """What a container executes, without a shell that would keep signals to itself."""
    return [*json.loads(final_stage(dockerfile, "ENTRYPOINT")), *json.loads(final_stage(dockerfile, "CMD"))]


def environment_of(dockerfile: DockerfileParser) -> dict[str, str]:
    return {name: value for name, value in dockerfile.envs.items() if name.startswith("DEJARIK_")}


def test_the_image_sets_only_settings_that_exist(dockerfile: DockerfileParser) -> None:
    assert environment_of(dockerfile)
    assert environment_of(dockerfile).keys() <= SETTINGS


@contextmanager
def container(dockerfile: DockerfileParser, folder: Path, port: int) -> Iterator[subprocess.Popen[bytes]]:
    """What a container would run: its command and its variables, with other places for the port and the data."""
    command, *words = command_of(dockerfile)
    variables = environment_of(dockerfile)
    assert variables["DEJARIK_DATABASE"].startswith("sqlite:////data/")
    variables |= {"DEJARIK_PORT": str(port), "DEJARIK_DATABASE": f"sqlite:///{folder / 'dejarik.db'}"}
    with (folder / "log").open("wb") as log:
        running = subprocess.Popen(
            [str(Path(sys.executable).with_name(command)), *words],
            env={"PATH": os.environ["PATH"], "PYTHONPATH": os.environ.get("PYTHONPATH", ""), **variables},
            cwd=folder,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            **_as_nobody(folder),
        )
    try:
        yield running
    finally:
        running.kill()
        running.wait()


def _as_nobody(folder: Path) -> dict[str, Any]:
    """Another user than root, unless root's Python is nothing others may use."""
    if os.geteuid() != 0:
        return {}
    nobody = pwd.getpwnam("nobody")
    user: dict[str, Any] = {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}
    try:
        subprocess.run([sys.executable, "-c", "import dejarik"], cwd="/", check=True, capture_output=True, **user)
    except (PermissionError, subprocess.CalledProcessError):
        return {}
    os.chown(folder, nobody.pw_uid, nobody.pw_gid)
    folder.parent.chmod(0o711)
    return user


def test_the_containers_command_becomes_healthy_and_ends_well(dockerfile: DockerfileParser, tmp_path: Path) -> None:
    port = free_port()
    checks = re.search(r"CMD (\[.*\])", final_stage(dockerfile, "HEALTHCHECK"))
    assert checks is not None
    _, *probe = json.loads(checks[1].replace(":8000", f":{port}"))
    with container(dockerfile, tmp_path, port) as running:
        ends = monotonic() + PATIENCE
        while subprocess.run([sys.executable, *probe], capture_output=True, check=False).returncode:
            assert running.poll() is None, (tmp_path / "log").read_text()
            assert monotonic() < ends
            sleep(0.05)
        running.send_signal(signal.SIGTERM)
        assert running.wait(PATIENCE) == 0
    logged = (tmp_path / "log").read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["path"] for line in logged if line.startswith("{")][-1] == "/readyz"


# ---------------------------------------------------------------- the site


def test_what_services_name_exists(site: dict[str, Any]) -> None:
    for name, service in site["services"].items():
        assert set(service.get("depends_on", ())) <= set(site["services"]), name
        assert set(service["networks"]) <= set(site["networks"]), name
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in site["volumes"] or (DEPLOY / source).is_file(), volume
    build = site["services"]["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


def test_whoever_is_waited_for_says_when_it_is_healthy(site: dict[str, Any], dockerfile: DockerfileParser) -> None:
    waited_for = {name for service in site["services"].values() for name in service.get("depends_on", ())}
    says = {name for name, service in site["services"].items() if "healthcheck" in service}
    assert waited_for <= says | ({"server"} if instructions(dockerfile, "HEALTHCHECK") else set())


def test_the_server_has_settings_that_exist_and_knows_its_proxy(site: dict[str, Any]) -> None:
    variables = {
        name: value for name, value in site["services"]["server"]["environment"].items() if name.startswith("DEJARIK_")
    }
    assert variables.keys() <= SETTINGS
    subnets = [config["subnet"] for config in site["networks"]["outside"]["ipam"]["config"]]
    assert subnets == [str(ip_network(variables["DEJARIK_TRUSTED_PROXIES"]))]


def test_only_the_proxy_is_open_to_the_world(site: dict[str, Any]) -> None:
    assert [name for name, service in site["services"].items() if "ports" in service] == ["proxy"]
    assert site["networks"]["inside"]["internal"]
    assert site["services"]["database"]["networks"] == ["inside"]


def test_no_password_is_written_down(site: dict[str, Any]) -> None:
    secrets = {
        value
        for service in site["services"].values()
        for name, value in service.get("environment", {}).items()
        if "PASSWORD" in name
    }
    assert secrets
    assert all(value.startswith("${POSTGRES_PASSWORD:?") for value in secrets)
    assert "password" not in json.dumps(site["services"]["server"]["environment"]["DEJARIK_DATABASE"])


def test_the_proxy_leads_to_the_server(site: dict[str, Any], dockerfile: DockerfileParser) -> None:
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    (target,) = re.findall(r"reverse_proxy (\S+)", text)
    assert target == f"server:{environment_of(dockerfile)['DEJARIK_PORT']}"
    (variable,) = re.findall(r"\{\$(\w+)\}", text)
    assert variable in site["services"]["proxy"]["environment"]
