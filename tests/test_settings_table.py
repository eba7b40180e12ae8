"""The operators' handbook lists the settings that there are, with the defaults that they have."""

from __future__ import annotations

from dataclasses import fields

import pytest

from dejarik.server.settings import Settings
from scripts.settings_table import BEGIN, END, PAGE, page


def test_the_table_of_settings_is_current() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == page(text), "run “make settings”"


def test_each_setting_has_a_row_with_its_flag_variable_and_default() -> None:
    made = page(f"{BEGIN}{END}").splitlines()
    assert "| `--port` | `DEJARIK_PORT` | `8000` | The port to listen on; 0 for any free one. |" in made
    assert len(made) == len(fields(Settings)) + len((BEGIN, "heads", "line", END))


def test_a_page_without_room_for_the_table_is_refused() -> None:
    with pytest.raises(ValueError, match="needs the markers"):
        page("# Operations")
