"""Dice at the terminal, written the way players of each language write them.

English: ``2MD``, ``+1RD``, ``3ID1`` with its cost, ``-``.
Polish: ``2 wręcz``, ``+1 dyst.``, ``3 nieb. za 1``, ``pusta``.
"""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text as Line

from dejarik.kernel.text import Text, same
from dejarik.kernel.view import Face, Thing

DIE = "die"
"""The kind of a thing that is a die."""
RESTING = "□"
"""A die that lies on its card and shows nothing."""
SIGNS = {
    "melee": Text("MD", "wręcz"),
    "ranged": Text("RD", "dyst."),
    "indirect": Text("ID", "nieb."),
    "shield": Text("Sh", "osł."),
    "resource": Text("R", "zas."),
    "disrupt": Text("Dr", "zakł."),
    "discard": Text("Dc", "odrz."),
    "focus": Text("F", "skup."),
    "special": Text("Sp", "spec."),
    "blank": Text("-", "pusta"),
    "any": Text("Any", "dow."),
}
"""How a symbol is abbreviated."""
_GAP = Text("", " ")
_PRICE = Text("{cost}", " za {cost}")
_BETWEEN = Text(" ", ", ")
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


def face_sign(face: Face, language: str) -> str:
    """One side of a die, abbreviated."""
    sign = SIGNS.get(face.symbol, same(face.symbol))[language]
    price = _PRICE[language].format(cost=face.cost) if face.cost else ""
    if face.symbol in _ALONE:
        return f"{sign}{price}"
    amount = f"{'+' if face.modifier else ''}{'X' if face.value is None else face.value}"
    return f"{amount}{_GAP[language]}{sign}{price}"


def draw_face(face: Face, language: str) -> Line:
    """One side of a die in its color."""
    return Line(face_sign(face, language), style=_STYLES.get(face.symbol, ""))


def draw_sides(faces: Iterable[Face], language: str) -> Line:
    """All sides of a die, as they are printed on its card."""
    return Line(_BETWEEN[language]).join(draw_face(face, language) for face in faces)


def draw_rolled(thing: Thing, language: str) -> Line:
    """A die in a pool: the side it shows, in brackets so that it does not look like the number of an option."""
    shown = draw_face(thing.face, language) if thing.face is not None else Line(RESTING)
    return Line.assemble(("[", "bold"), shown, ("]", "bold"))
