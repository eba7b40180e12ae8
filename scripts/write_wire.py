"""Writes the types of the wire in TypeScript for the page: `python -m scripts.write_wire`, or `make wire`."""

from __future__ import annotations

import subprocess
from pathlib import Path

import msgspec

from scripts.wire_schema import wire_schema

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
FOLDER = WEB / "src" / "lib"


def generated() -> dict[Path, str]:
    """The files as they should be now; needs Node.js and the packages of the page."""
    schema = msgspec.json.encode(wire_schema())
    made = subprocess.run(["node", "wire.js"], cwd=WEB, input=schema, stdout=subprocess.PIPE, check=True)
    return {FOLDER / name: text for name, text in msgspec.json.decode(made.stdout, type=dict[str, str]).items()}


if __name__ == "__main__":
    for path, text in generated().items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        print(f"Written: {path.relative_to(ROOT)}")
