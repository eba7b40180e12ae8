"""Writes the types of the wire in TypeScript for the page: `python -m scripts.write_wire`, or `make wire`."""

from __future__ import annotations

import subprocess
from pathlib import Path

import msgspec

from scripts.wire_schema import wire_schema

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
GENERATED = WEB / "src" / "lib" / "wire.ts"


def generated() -> str:
    """The file as it should be now; needs Node.js and the packages of the page."""
    schema = msgspec.json.encode(wire_schema())
    made = subprocess.run(["node", "wire.js"], cwd=WEB, input=schema, stdout=subprocess.PIPE, check=True)
    return made.stdout.decode()


if __name__ == "__main__":
    GENERATED.write_text(generated(), encoding="utf-8")
    print(f"Written: {GENERATED.relative_to(ROOT)}")
