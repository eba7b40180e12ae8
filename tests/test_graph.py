"""The picture of the package's layers is current, and shows any structure of layers, games and folders."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts.draw_graph import BEGIN, END, PAGE, PICTURE, files, outdated, write
from scripts.package_layers import Stack, read_structure

ROOT = Path(__file__).parents[1]
LAYERS = ["dejarik.cli", "dejarik.games", "dejarik.abilities", "dejarik.kernel"]
SOURCES = {
    "__init__": "import dejarik.games\n",
    "cli/__init__": "import dejarik\nfrom dejarik.kernel.state import State\n",
    "kernel/__init__": "",
    "kernel/state": "",
    "abilities/__init__": "from dejarik.kernel.state import State\n",
    "games/__init__": "",
    "games/pig/__init__": "",
    "games/pig/game": "from dejarik.games.pig.cards import all_cards\nfrom .show import labels\n",
    "games/pig/cards/__init__": "from dejarik.games.pig.model.numbers import COST\nimport dejarik.abilities\n",
    "games/pig/show/__init__": "",
    "games/pig/show/labels": "def label():\n    from dejarik.games.pig.model import numbers\n",
    "games/pig/model/__init__": "",
    "games/pig/model/numbers": "",
}


def repository(folder: Path, **changed: str) -> Path:
    for name, source in {**SOURCES, **changed}.items():
        path = folder / "src" / "dejarik" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    (folder / "pyproject.toml").write_text(
        f'[[tool.importlinter.contracts]]\ntype = "layers"\nlayers = {LAYERS}\n', encoding="utf-8"
    )
    (folder / PICTURE).parent.mkdir(parents=True, exist_ok=True)
    (folder / PAGE).write_text(f"# Architecture\n\n{BEGIN}\n{END}\n\nMore.\n", encoding="utf-8")
    return folder


def test_the_picture_in_the_documentation_is_current() -> None:
    assert outdated(ROOT) == [], "run make graph"


def test_layers_follow_the_contract_and_folders_their_imports(tmp_path: Path) -> None:
    structure = read_structure(repository(tmp_path))
    assert structure.layers.boxes == ("cli", "dejarik/__init__.py", "games", "abilities", "kernel")
    assert structure.layers.imports_of("cli") == ["dejarik/__init__.py", "kernel"]
    assert structure.games["pig"].boxes == ("*.py", "cards", "show", "model")
    assert structure.games["pig"].imports_of("*.py") == ["cards", "show"]
    assert structure.games["pig"].imports_of("show") == ["model"]


def test_folders_that_import_each_other_share_a_box(tmp_path: Path) -> None:
    changed = {"games/pig/model/numbers": "import dejarik.games.pig.cards\n"}
    structure = read_structure(repository(tmp_path, **changed))
    assert structure.games["pig"].boxes == ("*.py", "show", "cards, model")
    assert structure.games["pig"].imports_of("show") == ["cards, model"]


def test_arrows_that_a_longer_way_implies_are_not_drawn() -> None:
    stack = Stack(("top", "middle", "bottom"), (("top", "middle"), ("top", "bottom"), ("middle", "bottom")))
    assert stack.reduced() == (("top", "middle"), ("middle", "bottom"))


def test_the_page_is_current_until_the_structure_changes(tmp_path: Path) -> None:
    root = repository(tmp_path)
    assert outdated(root) == [PICTURE, PAGE]
    write(root, files(root))
    assert outdated(root) == []
    page = (root / PAGE).read_text(encoding="utf-8")
    assert page.startswith("# Architecture\n")
    assert page.endswith("More.\n")
    assert "| `cards` | `model` |" in page

    (root / "src/dejarik/kernel/state.py").write_text("\n\nx = 1\n", encoding="utf-8")
    assert outdated(root) == []
    (root / "src/dejarik/games/pig/show/labels.py").write_text("import dejarik.games.pig.cards\n", encoding="utf-8")
    assert outdated(root) == [PICTURE, PAGE]


def test_a_page_without_the_markers_is_refused(tmp_path: Path) -> None:
    root = repository(tmp_path)
    (root / PAGE).write_text(f"# Architecture\n\n{BEGIN}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="needs the markers"):
        files(root)
