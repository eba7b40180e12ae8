"""Which rules and cards a game is played with, as a short text that changes whenever any of them does.

It is computed from the sources, so nobody has to remember to raise it. It is not a promise about what changed: a game
with another fingerprint may well play alike.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from dejarik.kernel import registry
from dejarik.kernel.game import Game

_PACKAGE: Final = Path(__file__).parents[1]
_SHARED: Final = ("__init__.py", "kernel", "abilities")
"""What all games are built on, and the version of the package."""
_SOURCES: Final = frozenset({".py", ".toml"})


def fingerprint(game: Game[Any]) -> str:
    """The fingerprint of a game as this program plays it; the same for every process and place of installation."""
    return _computed(game.name, game.version, registry.module_of(game.name) or type(game).__module__)


@cache
def _computed(name: str, version: str, module: str) -> str:
    """Read once in a process: it takes some milliseconds."""
    digest = blake2b(f"{name} {version}".encode(), digest_size=8)
    folders = [_PACKAGE / part for part in _SHARED]
    spec = find_spec(module)
    if spec is not None and spec.origin is not None:
        folders.append(Path(spec.origin).parent)
    for folder in folders:
        for path in _sources_in(folder):
            digest.update(path.relative_to(folder.parent).as_posix().encode())
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def _sources_in(place: Path) -> list[Path]:
    found = place.rglob("*") if place.is_dir() else [place]
    return sorted(path for path in found if path.suffix in _SOURCES and path.is_file())
