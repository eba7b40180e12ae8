"""The package seen from a distance: its layers, the folders inside each game, and which imports which.

Layers and their order are those of the layers contract in pyproject.toml. Only folders and the imports between them are
looked at, so a picture made of this changes when the structure changes, not with every line.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from scripts.import_graph import find_imports, find_modules, reachable, strong_components

GAMES = "games"
OWN_MODULES = "*.py"  # the modules directly in a game's folder

Pair: TypeAlias = tuple[str, str]
"""What imports, and what it imports."""


@dataclass(frozen=True)
class Stack:
    """Boxes from top to bottom, and the imports between them, which all point down."""

    boxes: tuple[str, ...]
    arrows: tuple[Pair, ...]

    def imports_of(self, box: str) -> list[str]:
        """What a box imports, from top to bottom."""
        return [other for other in self.boxes if (box, other) in self.arrows]

    def reduced(self) -> tuple[Pair, ...]:
        """The arrows a picture needs: those that no way through other boxes implies."""
        targets = {box: set(self.imports_of(box)) for box in self.boxes}
        return tuple(
            (source, target)
            for source, target in self.arrows
            if not any(target in reachable(other, targets) for other in targets[source] - {target})
        )


@dataclass(frozen=True)
class Structure:
    """The layers of the package, and a stack of folders for every game."""

    layers: Stack
    games: dict[str, Stack]


def read_structure(root: Path) -> Structure:
    """The structure of the package `src/dejarik` in a repository."""
    package = root / "src" / "dejarik"
    modules = find_modules(package)
    pairs = {(edge.source, edge.target) for edge in find_imports(package)}
    folders = {name for name, path in modules.items() if path.name == "__init__.py"}
    games = sorted(name for name in folders if name.rpartition(".")[0] == f"{package.name}.{GAMES}")
    return Structure(
        layers=_layers(modules, pairs, contract_layers(root), package.name),
        games={game.rpartition(".")[2]: _folders(modules, folders, pairs, game) for game in games},
    )


def contract_layers(root: Path) -> list[str]:
    """The layers that import-linter enforces, from top to bottom, without the name of the package in front."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    contracts = [found["layers"] for found in settings["contracts"] if found["type"] == "layers"]
    layers = next(found for found in contracts if "dejarik.kernel" in found)
    return [layer.strip("() ").rpartition(".")[2] for row in layers for layer in row.replace("|", ":").split(":")]


def _layers(names: Iterable[str], pairs: Iterable[Pair], order: Sequence[str], package: str) -> Stack:
    """The layers in the order of the contract, and the package's own module above the first layer it imports."""

    own = f"{package}/__init__.py"

    def layer(module: str) -> str:
        if module == f"{package}.__main__":
            return order[0]  # it only starts what is on top
        return module.split(".")[1] if "." in module else own

    present = {layer(name) for name in names}
    arrows = {(layer(a), layer(b)) for a, b in pairs if layer(a) != layer(b)}
    boxes = [name for name in order if name in present]
    below = [boxes.index(target) for source, target in arrows if source == own and target in boxes]
    boxes.insert(min(below, default=0), own)
    return Stack(tuple(boxes), _sorted(arrows, boxes))


def _folders(names: Iterable[str], packages: Iterable[str], pairs: Iterable[Pair], game: str) -> Stack:
    """The folders of a game; folders that import each other share a box."""
    folders = {name for name in packages if name.rpartition(".")[0] == game}
    home = {name: _folder(name, game, folders) for name in names if f"{name}.".startswith(f"{game}.")}
    arrows = {(home[a], home[b]) for a, b in pairs if a in home and b in home}
    shared = {node: ", ".join(sorted(group)) for group in strong_components(arrows) for node in group}
    boxes = {shared.get(node, node) for node in home.values()}
    merged = {(shared.get(a, a), shared.get(b, b)) for a, b in arrows}
    down = {(a, b) for a, b in merged if a != b}
    order = _top_down(boxes, down)
    return Stack(tuple(order), _sorted(down, order))


def _folder(module: str, game: str, folders: set[str]) -> str:
    name = module.removeprefix(game).lstrip(".").split(".")[0]
    return name if f"{game}.{name}" in folders else OWN_MODULES


def _top_down(nodes: Iterable[str], arrows: Iterable[Pair]) -> list[str]:
    """An order in which every arrow points down; where several are possible, the longest ways begin first."""
    targets: dict[str, set[str]] = {node: set() for node in nodes}
    for source, target in arrows:
        targets[source].add(target)

    def height(node: str) -> int:
        return 1 + max((height(target) for target in targets[node]), default=0)

    return sorted(targets, key=lambda node: (-height(node), node))


def _sorted(arrows: Iterable[Pair], boxes: Sequence[str]) -> tuple[Pair, ...]:
    return tuple(sorted(arrows, key=lambda arrow: (boxes.index(arrow[0]), boxes.index(arrow[1]))))
