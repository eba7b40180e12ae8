"""Games on the wire: what the lobby and the book of rules need to know of them."""

from __future__ import annotations

from msgspec import Struct

from dejarik.kernel.primer import Primer
from dejarik.kernel.text import Text
from dejarik.kernel.view import Look


class Rule(Struct):
    """One rule of the catalogue."""

    id: str
    kind: str
    text: Text
    source: Text
    note: Text


class Mode(Struct):
    """A ready way to set a game up."""

    name: str
    title: Text
    players: int
    options: dict[str, str]


class OptionValue(Struct):
    """One value an option may take."""

    value: str
    title: Text


class OptionSpec(Struct):
    """A named choice of rules; ``values`` says in words what may be written, ``choices`` lists it unless it is free."""

    key: str
    title: Text
    values: Text
    choices: list[OptionValue]
    default: str
    rule: str


class WindowSpec(Struct):
    """A kind of window, and whether players are asked in it unless they say otherwise: in their ``own`` turn, in an
    ``other``.
    """

    key: str
    title: Text
    own: bool
    other: bool


class Game(Struct):
    """A game as the lobby needs it; ``decks`` says whether players bring their own, ``tour`` whether it has a tour.

    ``primer`` tells how to win, on one screen.
    """

    name: str
    title: Text
    look: Look
    seats: list[int]
    default_seats: int
    modes: list[Mode]
    options: list[OptionSpec]
    decks: bool
    primer: Primer | None
    tour: bool
    windows: list[WindowSpec]
