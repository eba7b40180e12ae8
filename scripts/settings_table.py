"""Lists every setting of the server in docs/operations.md: `python -m scripts.settings_table`, or `make settings`."""

from __future__ import annotations

from dataclasses import MISSING, Field, fields
from pathlib import Path

from typer.main import get_command

from dejarik.cli import app
from dejarik.server.settings import Settings, environment_name, flag_name

PAGE = Path(__file__).parents[1] / "docs" / "operations.md"
BEGIN, END = "<!-- settings -->", "<!-- /settings -->"

# What depends on the machine, and what has no value.
_IN_WORDS = {
    "database": "`build/dejarik.db` in a checkout, else a file in the user's data folder",
    "workers": "cores minus one",
    "metrics_port": "none",
    "origins": "none",
    "trusted_proxies": "none",
}


def page(text: str) -> str:
    """The operators' page with the table as it should be now."""
    before, begin, rest = text.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE.name} needs the markers {BEGIN} and {END} around the table of settings")
    return f"{before}{BEGIN}\n{table()}{END}{after}"


def table() -> str:
    """One row for each setting, in the order in which ``dejarik serve --help`` lists them."""
    meanings = {each.name: each.help for each in get_command(app).commands["serve"].params}  # type: ignore[attr-defined]
    rows = [
        (f"`{flag_name(each.name)}`", f"`{environment_name(each.name)}`", _default(each), meanings[each.name])
        for each in fields(Settings)
    ]
    heads = (("flag", "variable", "default", "meaning"), ("---",) * 4)
    return "".join(f"| {' | '.join(row)} |\n" for row in (*heads, *rows))


def _default(setting: Field[object]) -> str:
    if setting.name in _IN_WORDS:
        return _IN_WORDS[setting.name]
    assert setting.default is not MISSING, f"say in words what {setting.name} is by default"
    return f"`{setting.default}`"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
