"""An SVG picture of boxes whose arrows all point down, readable on a light and on a dark background.

A box stands one row below the lowest box that imports it. Arrows to the next row are straight; those that pass a row go
round it on the right.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape

from scripts.package_layers import GAMES, Pair, Stack, Structure

WIDTH = 760
MARGIN = 12
BOX = 32
GAP = 36
LANE = 14
TITLE = 28
SPACE = 14
STYLE = """
  text { font: 13px system-ui, sans-serif; fill: #76808c; text-anchor: middle; dominant-baseline: central; }
  .title { font-weight: 600; fill: #e08a1e; }
  rect { fill: #8fa3b8; fill-opacity: 0.12; stroke: #8fa3b8; }
  path { fill: none; stroke: #76808c; stroke-width: 1.3; }
  .arrow { marker-end: url(#head); }
  marker path { fill: #76808c; stroke: none; }
"""
HEAD = '<marker id="head" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'


@dataclass(frozen=True)
class Box:
    """Where a box lies."""

    row: int
    x: int
    y: int
    width: int
    height: int

    @property
    def bottom(self) -> int:
        """The lower edge."""
        return self.y + self.height


def draw(structure: Structure) -> str:
    """The layers, and inside the layer of the games the folders of each."""
    tallest = max((_height(stack, {}) for stack in structure.games.values()), default=0)
    tall = {GAMES: 2 * TITLE + tallest + SPACE}
    boxes = _place(structure.layers, MARGIN, MARGIN, WIDTH - 2 * MARGIN, tall)
    shapes = _shapes(structure.layers, boxes, WIDTH - MARGIN)
    shapes += _draw_games(structure.games, boxes[GAMES])
    height = _height(structure.layers, tall) + 2 * MARGIN
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}">',
            "<title>Layers of the package: every import points down</title>",
            f"<style>{STYLE}</style>",
            f'<defs>{HEAD}<path d="M0 0 8 4 0 8Z"/></marker></defs>',
            *shapes,
            "</svg>",
            "",
        ]
    )


def _draw_games(games: Mapping[str, Stack], frame: Box) -> list[str]:
    width = (frame.width - SPACE * (len(games) + 1)) // max(1, len(games))
    shapes = []
    for number, (game, stack) in enumerate(games.items()):
        x = frame.x + SPACE + number * (width + SPACE)
        shapes.append(_text(x + width // 2, frame.y + TITLE + TITLE // 2, game, "title"))
        shapes += _shapes(stack, _place(stack, x, frame.y + 2 * TITLE, width, {}), x + width)
    return shapes


def _rows(stack: Stack) -> list[list[str]]:
    """The boxes row by row; those whose arrows go round other rows come last, nearest to the lanes."""
    row = dict.fromkeys(stack.boxes, 0)
    for source, target in stack.arrows:  # in the order of their sources, so every source is settled first
        row[target] = max(row[target], row[source] + 1)
    passing = {source for source, target in stack.reduced() if row[target] > row[source] + 1}
    rows: list[list[str]] = [[] for _ in range(max(row.values(), default=-1) + 1)]
    for box in sorted(stack.boxes, key=lambda box: box in passing):
        rows[row[box]].append(box)
    return rows


def _place(stack: Stack, x: int, y: int, width: int, tall: Mapping[str, int]) -> dict[str, Box]:
    places = {}
    width -= LANE * len(_lanes(stack))
    for number, row in enumerate(_rows(stack)):
        share = (width - SPACE * (len(row) - 1)) // len(row)
        for column, box in enumerate(row):
            places[box] = Box(number, x + column * (share + SPACE), y, share, tall.get(box, BOX))
        y += max(tall.get(box, BOX) for box in row) + GAP
    return places


def _height(stack: Stack, tall: Mapping[str, int]) -> int:
    return sum(max(tall.get(box, BOX) for box in row) + GAP for row in _rows(stack)) - GAP


def _lanes(stack: Stack) -> list[str]:
    """The boxes that arrows reach round other rows; each has a lane."""
    row = {box: number for number, boxes in enumerate(_rows(stack)) for box in boxes}
    ends = {target for source, target in stack.reduced() if row[target] > row[source] + 1}
    return [box for box in stack.boxes if box in ends]


def _shapes(stack: Stack, boxes: Mapping[str, Box], right: int) -> list[str]:
    shapes = []
    for name in stack.boxes:
        box = boxes[name]
        kind = "title" if box.height > BOX else ""
        shapes.append(f'<rect x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" rx="5"/>')
        shapes.append(_text(box.x + box.width // 2, box.y + BOX // 2, name, kind))
    arrows = stack.reduced()
    starts = _ports(boxes, arrows)
    ends = _ports(boxes, [(target, source) for source, target in arrows])
    lanes = _lanes(stack)
    for source, target in arrows:
        start, end = starts[source, target], ends[target, source]
        top, bottom = boxes[source].bottom, boxes[target].y
        if boxes[target].row == boxes[source].row + 1:
            shapes.append(_arrow(f"M{start} {top}L{end} {bottom}"))
        else:
            lane = right - LANE * lanes.index(target)
            shapes.append(_arrow(f"M{start} {top}v{GAP // 3}H{lane}V{bottom - GAP // 2}H{end}V{bottom}"))
    return shapes


def _ports(boxes: Mapping[str, Box], arrows: Iterable[Pair]) -> dict[Pair, int]:
    """Where each arrow touches the first box of its pair, spread so that arrows do not cross there."""
    others: dict[str, list[str]] = {}
    for box, other in arrows:
        others.setdefault(box, []).append(other)
    ports = {}
    for box, found in others.items():
        found.sort(key=lambda other: (abs(boxes[other].row - boxes[box].row), boxes[other].x))
        for number, other in enumerate(found, 1):
            ports[box, other] = boxes[box].x + boxes[box].width * number // (len(found) + 1)
    return ports


def _text(x: int, y: int, words: str, kind: str) -> str:
    attribute = f' class="{kind}"' if kind else ""
    return f'<text x="{x}" y="{y}"{attribute}>{escape(words)}</text>'


def _arrow(way: str) -> str:
    return f'<path class="arrow" d="{way}"/>'
