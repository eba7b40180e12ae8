"""Dice at the terminal, written the way players write them: ``2MD``, ``+1RD``, ``3ID1`` with its cost, ``-``."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text as Line

from dejarik.kernel.view import Face, Thing

DIE = "die"
"""The kind of a thing that is a die."""
RESTING = "□"
"""A die that lies on its card and shows nothing."""
SIGNS = {
    "melee": "MD",
    "ranged": "RD",
    "indirect": "ID",
    "shield": "Sh",
    "resource": "R",
    "disrupt": "Dr",
    "discard": "Dc",
    "focus": "F",
    "special": "Sp",
    "blank": "-",
}
_STYLES = {
    **dict.fromkeys(("melee", "ranged", "indirect"), "bright_red"),
    **dict.fromkeys(("disrupt", "discard"), "bright_magenta"),
    "shield": "bright_blue",
    "resource": "yellow",
    "focus": "bright_cyan",
    "special": "bright_green",
    "blank": "dim",
}
_ALONE = frozenset({"special", "blank"})
"""Symbols that stand without a number; with any other, a missing number is an X."""


def is_die(thing: Thing) -> bool:
    """Whether a thing is a die."""
    return thing.kind == DIE


def face_sign(face: Face) -> str:
    """One side of a die in letters and digits."""
    sign, cost = SIGNS.get(face.symbol, face.symbol), face.cost or ""
    if face.symbol in _ALONE:
        return f"{sign}{cost}"
    value = "X" if face.value is None else face.value
    return f"{'+' if face.modifier else ''}{value}{sign}{cost}"


def draw_face(face: Face) -> Line:
    """One side of a die in its color."""
    return Line(face_sign(face), style=_STYLES.get(face.symbol, ""))


def draw_sides(faces: Iterable[Face]) -> Line:
    """All sides of a die, as they are printed on its card."""
    return Line(" ").join(draw_face(face) for face in faces)


def draw_rolled(thing: Thing) -> Line:
    """A die in a pool: the side that lies up, in brackets so that it is not taken for the number of an option."""
    shown = draw_face(thing.face) if thing.face is not None else Line(RESTING)
    return Line.assemble(("[", "bold"), shown, ("]", "bold"))
