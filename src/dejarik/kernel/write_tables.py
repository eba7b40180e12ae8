"""Writes the methods of State classes that follow from their fields: ``python -m dejarik.kernel.write_tables``.

It is given modules, and writes ``copy`` and ``list_depths`` of every State class in them into the source, in place of
what stood there before. Lists are copied flat, lists of lists or of rows that have a ``copy`` one level down, and
everything else is shared between copies and must never be changed in place.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args, get_origin, get_type_hints

from dejarik.kernel.state import State
from dejarik.kernel.tables import DERIVED, UNCOPIED

WRITTEN: Final = ("copy", "list_depths")
_WIDTH: Final = 120


def main(modules: Sequence[str]) -> None:
    """Bring the sources of these modules up to date."""
    for name in modules:
        module = import_module(name)
        path = source_path(module)
        path.write_text(current_source(module), encoding="utf-8")


def source_path(module: ModuleType) -> Path:
    """The file a module is written in."""
    return Path(inspect.getfile(module))


def current_source(module: ModuleType) -> str:
    """The module's source with the written methods of its State classes as they should be."""
    source = source_path(module).read_text(encoding="utf-8")
    for cls in state_classes(module):
        source = _with_methods(source, cls)
    return source


def state_classes(module: ModuleType) -> list[type[State]]:
    """The State classes that a module defines."""
    found = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    return [each for each in found if issubclass(each, State) and each is not State]


def _with_methods(source: str, cls: type[State]) -> str:
    """The written methods stand last in the class."""
    lines = source.splitlines()
    (definition,) = [
        node for node in ast.parse(source).body if isinstance(node, ast.ClassDef) and node.name == cls.__name__
    ]
    end = definition.end_lineno
    written = [part for part in definition.body if isinstance(part, ast.FunctionDef) and part.name in WRITTEN]
    for method in reversed(written):
        first = min([method.lineno, *(decorator.lineno for decorator in method.decorator_list)])
        del lines[first - 1 : method.end_lineno]
    assert end is not None
    at = end - (len(source.splitlines()) - len(lines))
    while not lines[at - 1].strip():
        at -= 1
        del lines[at]
    lines[at:at] = ["", *_copy_method(cls), "", *_depths_method(cls)]
    return "\n".join(lines) + "\n"


def _copy_method(cls: type[State]) -> Iterable[str]:
    hints = get_type_hints(cls)
    yield f"    def copy(self) -> {cls.__name__}:"
    yield '        """An equal, independent state that nobody listens to; written by ``make tables``."""'
    yield f"        new = {cls.__name__}.__new__({cls.__name__})"
    for table in dataclasses.fields(cls):
        yield f"        new.{table.name} = {_copied(table, hints[table.name])}"
    yield "        return new"


def _copied(table: dataclasses.Field[Any], hint: object) -> str:
    """How a copy comes by one of its tables."""
    if table.metadata == UNCOPIED:
        return "None"
    if hint is bytearray:
        return f"self.{table.name}.copy()"
    if get_origin(hint) is not list or table.metadata == DERIVED:
        return f"self.{table.name}"
    (inner,) = get_args(hint)
    if get_origin(inner) is list:
        return f"list(map(list.copy, self.{table.name}))"
    if hasattr(inner, "copy"):
        return f"[row.copy() for row in self.{table.name}] if self.{table.name} else []"
    return f"self.{table.name}.copy()"


def _depths_method(cls: type[State]) -> Iterable[str]:
    hints = get_type_hints(cls)
    saved = [table for table in dataclasses.fields(cls) if table.metadata not in (UNCOPIED, DERIVED)]
    depths = {table.name: _depth(hints[table.name]) for table in saved}
    entries = [f'"{name}": {depth}' for name, depth in depths.items() if depth]
    yield "    @staticmethod"
    yield "    def list_depths() -> dict[str, int]:"
    yield '        """How many lists deep each table goes; written by ``make tables``."""'
    together = f"        return {{{', '.join(entries)}}}"
    if len(together) <= _WIDTH:
        yield together
    else:
        yield "        return {"
        yield from [f"            {entry}," for entry in entries]
        yield "        }"


def _depth(hint: object) -> int:
    return 1 + _depth(get_args(hint)[0]) if get_origin(hint) is list else 0


if __name__ == "__main__":
    main(sys.argv[1:])
