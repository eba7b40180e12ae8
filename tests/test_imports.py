"""No two modules of the package may need each other, not even inside a function or only for types."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.import_graph import find_cycles, find_imports

ROOT = Path(__file__).parents[1]


def test_the_package_has_no_import_cycles() -> None:
    cycles = find_cycles(find_imports(ROOT / "src" / "dejarik"))
    assert not cycles, "import cycles:\n\n" + "\n\n".join(map(str, cycles))


def package(folder: Path, **sources: str) -> Path:
    """A package `pkg` with these modules; `a__b` is the module `a.b`."""
    root = folder / "src" / "pkg"
    for name, source in {"__init__": "", **sources}.items():
        path = root / (name if name == "__init__" else name.replace("__", "/", 1))
        path = path.with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    return root


def reported(root: Path) -> list[str]:
    return [str(cycle) for cycle in find_cycles(find_imports(root))]


@pytest.mark.parametrize(
    ("source", "line", "note"),
    [
        ("import pkg.b\n", 1, ""),
        ("from . import b\n", 1, ""),
        ("from .b import thing\n", 1, ""),
        ("def late():\n    from pkg import b\n", 2, " (inside a function)"),
        ("class A:\n    async def late(self):\n        import pkg.b\n", 3, " (inside a function)"),
        ("from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from pkg.b import B\n", 3, " (type-only)"),
        ("import typing as t\nif t.TYPE_CHECKING:\n    from pkg.b import B\n", 3, " (type-only)"),
        ("try:\n    import pkg.b\nexcept ImportError:\n    pass\n", 2, ""),
    ],
)
def test_a_cycle_is_found_however_it_is_written(tmp_path: Path, source: str, line: int, note: str) -> None:
    root = package(tmp_path, a=source, b="from pkg.a import late\n")
    assert reported(root) == [
        "2 modules import each other: pkg.a, pkg.b\n"
        f"  pkg.a -> pkg.b  src/pkg/a.py:{line}{note}\n"
        "  pkg.b -> pkg.a  src/pkg/b.py:1"
    ]


def test_a_long_cycle_is_one_component_and_leaves_out_what_only_leads_to_it(tmp_path: Path) -> None:
    root = package(
        tmp_path, a="import pkg.b", b="import pkg.c", c="import pkg.a\nimport pkg.leaf", leaf="", user="import pkg.a"
    )
    (cycle,) = find_cycles(find_imports(root))
    assert cycle.modules == ("pkg.a", "pkg.b", "pkg.c")
    assert [(edge.source, edge.target) for edge in cycle.edges] == [
        ("pkg.a", "pkg.b"),
        ("pkg.b", "pkg.c"),
        ("pkg.c", "pkg.a"),
    ]


def test_separate_cycles_are_reported_separately(tmp_path: Path) -> None:
    root = package(tmp_path, a="import pkg.b", b="import pkg.a", x="import pkg.y", y="import pkg.x\nimport pkg.a")
    assert [cycle.modules for cycle in find_cycles(find_imports(root))] == [("pkg.a", "pkg.b"), ("pkg.x", "pkg.y")]


def test_a_package_may_import_its_modules_while_they_import_each_other(tmp_path: Path) -> None:
    root = package(tmp_path, sub____init__="from . import one", sub__one="from .two import x", sub__two="x = 1")
    assert reported(root) == []


def test_a_module_that_imports_a_name_from_its_own_package_closes_a_cycle(tmp_path: Path) -> None:
    root = package(
        tmp_path, sub____init__="from .one import x", sub__one="from . import y", sub__two="from pkg.sub import one"
    )
    (cycle,) = find_cycles(find_imports(root))
    assert cycle.modules == ("pkg.sub", "pkg.sub.one")


def test_imports_of_other_packages_do_not_count(tmp_path: Path) -> None:
    assert find_imports(package(tmp_path, a="import os\nfrom pathlib import Path\nfrom os import path")) == []
