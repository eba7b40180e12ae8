"""The colors of the design, by calculation: text and the borders of controls stand out from everything behind them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"
BEHIND = ("bg-1", "bg-2", "bg-3", "bg-4", "stock")
TEXT = ("ink", "ink-2", "ink-3", "act", "aim", "hurt", "good", "ward", "news")
ATTRIBUTES = ("firepower", "agility", "armor", "cunning")
FAMILIES = (
    *("red", "blue", "yellow", "grey", "empire", "rebel", "free"),
    *("jedi", "alliance", "smugglers", "sith", "navy", "scum"),
)
READABLE = 4.5
"""WCAG 2.2, 1.4.3: text."""
VISIBLE = 3.0
"""WCAG 2.2, 1.4.11: borders of controls and signs."""

_BLOCK = re.compile(r'^:root(\[data-theme="light"\])? \{(.*?)^\}', re.DOTALL | re.MULTILINE)
_COLOR = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")


def colors(theme: str) -> dict[str, str]:
    """The colors of a theme; light says only where it differs from dark."""
    blocks = [(bool(light), dict(_COLOR.findall(body))) for light, body in _BLOCK.findall(TOKENS.read_text("utf-8"))]
    dark = next(found for light, found in blocks if not light)
    other = next(found for light, found in blocks if light)
    return dark if theme == "dark" else dark | other


def luminance(color: str) -> float:
    """How bright a color is, as WCAG defines it."""
    channels = (int(color[at : at + 2], 16) / 255 for at in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The ratio of the brighter to the darker, from 1 to 21."""
    darker, brighter = sorted((luminance(one), luminance(other)))
    return (brighter + 0.05) / (darker + 0.05)


def too_faint(theme: str, front: tuple[str, ...], behind: tuple[str, ...], least: float) -> dict[str, float]:
    """The pairs of a theme that do not reach a ratio."""
    known = colors(theme)
    ratios = {f"{name} on {back}": contrast(known[name], known[back]) for name in front for back in behind}
    return {pair: round(ratio, 2) for pair, ratio in ratios.items() if ratio < least}


def test_the_calculation_knows_black_and_white() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_text_can_be_read_on_every_surface(theme: str) -> None:
    assert too_faint(theme, TEXT + ATTRIBUTES + FAMILIES, BEHIND, READABLE) == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_dark_ink_can_be_read_on_the_bright_field(theme: str) -> None:
    assert too_faint(theme, ("ink-on-bright",), ("act-fill",), READABLE) == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_borders_of_controls_stand_out(theme: str) -> None:
    assert too_faint(theme, ("line-2",), BEHIND, VISIBLE) == {}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_names_can_be_read_on_the_field_of_their_family(theme: str) -> None:
    fields = tuple(f"{family}-deep" for family in FAMILIES)
    assert too_faint(theme, ("ink",), fields, READABLE) == {}
