"""The import graph of a package, read from its source files, and the cycles in it.

Every import statement counts, wherever it is written: at the top of a module, inside a function, under
`if TYPE_CHECKING`. The last two hide a cycle from the interpreter, but not from a reader who has to understand both
modules at once. The strings by which a registry loads plug-ins are not import statements and do not count.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

TOP_LEVEL = ""
IN_FUNCTION = "inside a function"
TYPE_ONLY = "type-only"


@dataclass(frozen=True, order=True)
class Edge:
    """One import: which module imports which, and where."""

    source: str
    target: str
    file: str
    line: int
    context: str = TOP_LEVEL

    def __str__(self) -> str:
        note = f" ({self.context})" if self.context else ""
        return f"{self.source} -> {self.target}  {self.file}:{self.line}{note}"


@dataclass(frozen=True)
class Cycle:
    """Modules that all import each other, directly or through others of them."""

    modules: tuple[str, ...]
    edges: tuple[Edge, ...]

    def __str__(self) -> str:
        heading = f"{len(self.modules)} modules import each other: {', '.join(self.modules)}"
        return "\n".join([heading, *(f"  {edge}" for edge in self.edges)])


def find_modules(package: Path) -> dict[str, Path]:
    """The modules of a package folder by dotted name; a package goes by the name of its folder."""
    modules = {}
    for path in sorted(package.rglob("*.py")):
        parts = [package.name, *path.relative_to(package).with_suffix("").parts]
        if parts[-1] == "__init__":
            parts.pop()
        modules[".".join(parts)] = path
    return modules


def find_imports(package: Path) -> list[Edge]:
    """Every import of one module of the package by another.

    Files are named relative to the folder that holds the package's parent, such as `src/dejarik/__init__.py`.
    """
    modules = find_modules(package)
    root = package.parent.parent
    edges = [
        Edge(name, target, path.relative_to(root).as_posix(), line, context)
        for name, path in modules.items()
        for target, line, context in _imports(name, path, modules)
        if target != name
    ]
    return sorted(set(edges))


def find_cycles(edges: Iterable[Edge]) -> list[Cycle]:
    """The strongly connected components of more than one module, each with the imports inside it."""
    found = sorted(set(edges))
    cycles = []
    for modules in strong_components({(edge.source, edge.target) for edge in found}):
        inside = tuple(edge for edge in found if edge.source in modules and edge.target in modules)
        cycles.append(Cycle(tuple(sorted(modules)), inside))
    return sorted(cycles, key=lambda cycle: cycle.modules)


def strong_components(pairs: Iterable[tuple[str, str]]) -> list[set[str]]:
    """The largest sets of two or more nodes in which every node can reach every other."""
    targets: dict[str, set[str]] = {}
    for source, target in pairs:
        targets.setdefault(source, set()).add(target)
    reached = {node: reachable(node, targets) for node in targets}
    components = []
    placed: set[str] = set()
    for node in sorted(targets):
        if node not in placed:
            component = {other for other in reached[node] if node in reached.get(other, ())} | {node}
            placed |= component
            if len(component) > 1:
                components.append(component)
    return components


def reachable(start: str, targets: Mapping[str, Iterable[str]]) -> set[str]:
    """The nodes that can be reached from one by one or more steps."""
    found: set[str] = set()
    waiting = list(targets.get(start, ()))
    while waiting:
        node = waiting.pop()
        if node not in found:
            found.add(node)
            waiting.extend(targets.get(node, ()))
    return found


def _imports(name: str, path: Path, modules: Mapping[str, Path]) -> Iterator[tuple[str, int, str]]:
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    for node, context in _statements(tree, TOP_LEVEL):
        for target in _targets(node, package, modules):
            yield target, node.lineno, context


def _statements(node: ast.AST, context: str) -> Iterator[tuple[ast.Import | ast.ImportFrom, str]]:
    """Every import statement below a node, with what hides it from the interpreter."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        yield node, context
    elif isinstance(node, ast.If) and _asks_for_type_checking(node.test):
        for hidden in node.body:
            yield from _statements(hidden, TYPE_ONLY)
        for other in node.orelse:
            yield from _statements(other, context)
    else:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            context = IN_FUNCTION
        for child in ast.iter_child_nodes(node):
            yield from _statements(child, context)


def _asks_for_type_checking(test: ast.expr) -> bool:
    return (isinstance(test, ast.Name) and test.id == "TYPE_CHECKING") or (
        isinstance(test, ast.Attribute) and test.attr == "TYPE_CHECKING"
    )


def _targets(node: ast.Import | ast.ImportFrom, package: str, modules: Mapping[str, Path]) -> Iterator[str]:
    """The modules of the package that a statement imports.

    `from package import name` imports the module `package.name` if there is one, and otherwise the package itself.
    """
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in modules)
        return
    base = _absolute(node, package)
    for alias in node.names:
        submodule = f"{base}.{alias.name}"
        if submodule in modules:
            yield submodule
        elif base in modules:
            yield base


def _absolute(node: ast.ImportFrom, package: str) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    parts = parts[: len(parts) - node.level + 1]
    return ".".join([*parts, node.module] if node.module else parts)
