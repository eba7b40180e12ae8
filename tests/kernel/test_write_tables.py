"""The methods of State classes that follow from their fields are written out and current."""

from __future__ import annotations

import re
import sys
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from dejarik import game_names
from dejarik.kernel.state import State
from dejarik.kernel.write_tables import current_source, main, source_path, state_classes

PROJECT = Path(__file__).parents[2]
LISTED = re.compile(r"^TABLES := ((?:.*\\\n)*.*)$", re.MULTILINE)
MODULES = LISTED.findall((PROJECT / "Makefile").read_text())[0].replace("\\", "").split()

SHAPES = """
from __future__ import annotations

from dataclasses import dataclass, field

from dejarik.kernel.state import State
from dejarik.kernel.tables import DERIVED, UNCOPIED


class Row:
    def __init__(self, value: int) -> None:
        self.value = value

    def copy(self) -> Row:
        return Row(self.value)


@dataclass(slots=True, kw_only=True)
class Shapes(State):
    flat: list[int] = field(default_factory=lambda: [1])
    nested: list[list[int]] = field(default_factory=lambda: [[1]])
    rows: list[Row] = field(default_factory=lambda: [Row(1)])
    fixed: tuple[int, ...] = (1,)
    derived: list[int] = field(default=None, metadata=DERIVED)
    listeners: list[int] | None = field(default=None, metadata=UNCOPIED)

    def own(self) -> int:
        return 1


AFTER = 2
"""


@pytest.fixture
def shapes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    (tmp_path / "shapes.py").write_text(SHAPES)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "shapes", raising=False)
    main(["shapes"])
    monkeypatch.delitem(sys.modules, "shapes")
    return import_module("shapes")


def test_every_game_is_written_out() -> None:
    assert {name.split(".")[2] for name in MODULES if name.startswith("dejarik.games.")} == set(game_names())


@pytest.mark.parametrize("name", MODULES)
def test_what_is_written_is_current(name: str) -> None:
    module = import_module(name)
    assert state_classes(module), f"{name} has no State class"
    assert current_source(module) == source_path(module).read_text(encoding="utf-8"), "run `make tables`"


def test_every_shape_of_table_is_copied_as_deep_as_it_goes(shapes: ModuleType) -> None:
    s = shapes.Shapes(key=b"", seats=2, sight=(), zones=[], place=bytearray(), known=bytearray(), listeners=[])
    s.derived = [5]
    made = s.copy()
    made.flat[0] = made.nested[0][0] = made.rows[0].value = 9
    assert (s.flat, s.nested, s.rows[0].value) == ([1], [[1]], 1)
    assert made.derived is s.derived
    assert made.listeners is None
    assert made.fixed == (1,)


def test_writing_again_changes_nothing_and_keeps_what_stands_around(shapes: ModuleType) -> None:
    written = source_path(shapes).read_text()
    assert current_source(shapes) == written
    assert shapes.Shapes.own is not None
    assert shapes.AFTER == 2
    assert written.startswith(SHAPES.partition("    def own")[0])


def test_a_class_that_was_not_written_out_says_what_to_do() -> None:
    @dataclass(slots=True, kw_only=True)
    class Forgotten(State):
        table: list[int] = field(default_factory=list)

    s = Forgotten(key=b"", seats=2, sight=(), zones=[], place=bytearray(), known=bytearray())
    with pytest.raises(TypeError, match="make tables"):
        s.copy()
