"""A position as a picture: what the terminal shows, as SVG that needs nothing from the network."""

from __future__ import annotations

import io

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from dejarik.cli.position import Position

WIDTH = 100
_NIGHT = TerminalTheme(
    (13, 17, 28),
    (214, 221, 235),
    [
        *((38, 45, 61), (226, 106, 98), (111, 191, 115), (226, 183, 85)),
        *((104, 151, 230), (190, 132, 214), (86, 182, 194), (200, 208, 224)),
    ],
    [
        *((92, 103, 125), (255, 138, 128), (140, 220, 145), (255, 214, 120)),
        *((140, 180, 255), (221, 164, 245), (120, 214, 226), (245, 248, 255)),
    ],
)


_TEMPLATE = """\
<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
  <style>
    .{unique_id}-matrix {{
      font-family: "Fira Code", "DejaVu Sans Mono", Menlo, Consolas, monospace;
      font-size: {char_height}px;
      line-height: {line_height}px;
    }}
    .{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: sans-serif; }}
    {styles}
  </style>
  <defs>
    <clipPath id="{unique_id}-clip-terminal">
      <rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
    </clipPath>
    {lines}
  </defs>
  {chrome}
  <g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">
    {matrix}
    </g>
  </g>
</svg>
"""
"""Rich's own template fetches a font from the network; this one takes any monospace font the reader has."""


def picture(position: Position, title: str) -> str:
    """The drawn position as SVG text; the same position always gives the same text."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), color_system="truecolor", highlight=False)
    console.print(position.draw(WIDTH), markup=False, emoji=False)
    return console.export_svg(title=title, theme=_NIGHT, code_format=_TEMPLATE, unique_id="dejarik")
