"""Decks as files of OCTGN, the online card table: XML with three sections and a quantity for each card.

The sections and the id of the game are those of the community's plugin. OCTGN finds cards by the plugin's own ids,
which are not known here: cards are read by their names, whatever their ids, and written with ids of our own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from html import escape
from typing import Final, NamedTuple
from uuid import NAMESPACE_URL, uuid5
from xml.parsers import expat

from dejarik.games.lcg.cards import POOL
from dejarik.games.lcg.decks import texts
from dejarik.games.lcg.decks.gather import Gathered
from dejarik.games.lcg.decks.lookup import find_affiliation, find_command, find_set
from dejarik.games.lcg.decks.model import Deck
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.lines import checked_number, labeled_name
from dejarik.kernel.decklists.names import quote, squash, tidy_name
from dejarik.kernel.decklists.spots import in_line, located
from dejarik.kernel.decklists.whole import written_whole
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text

GAME_ID: Final = "d5cf89e5-1984-4873-8ae0-f06eea411bb3"
AFFILIATION: Final = "Affiliation"
COMMAND_DECK: Final = "Command Deck"
OBJECTIVE_DECK: Final = "Objective Deck"

_NAMESPACE = uuid5(NAMESPACE_URL, "dejarik:lcg")
_CARD = ["deck", "section", "card"]
_NOTES = ["deck", "notes"]
_DEEPEST = 8
_CUT_OFF = frozenset(
    expat.errors.codes[message]
    for message in (
        *(expat.errors.XML_ERROR_NO_ELEMENTS, expat.errors.XML_ERROR_UNCLOSED_TOKEN),
        *(expat.errors.XML_ERROR_PARTIAL_CHAR, expat.errors.XML_ERROR_UNCLOSED_CDATA_SECTION),
    )
)


class _Card(NamedTuple):
    """A card of a file: its section, its name, its quantity as written, and where it stands."""

    section: str
    name: str
    quantity: str
    place: Text


def read_o8d(text: str, place: Text) -> Deck:
    """The deck of an OCTGN file; raises BadDeckError that says which line and why."""
    file = _File(place)
    file.parse(text)
    found = Gathered(next(filter(None, map(labeled_name, file.notes.splitlines())), ""))
    for card in file.cards:
        with located(card.place, texts.NAME_A_LIST):
            _add(found, card)
    if found.is_empty:
        raise BadDeckError(general.EMPTY_LIST, texts.NAME_A_LIST, place)
    return found.deck()


def _add(found: Gathered, card: _Card) -> None:
    section = squash(card.section)
    if section not in _SECTIONS:
        remedy = general.SECTIONS_ARE.fill(sections=", ".join((AFFILIATION, COMMAND_DECK, OBJECTIVE_DECK)))
        raise BadDeckError(texts.NO_OCTGN_SECTION.fill(section=quote(card.section)), remedy)
    if not card.quantity:
        raise BadDeckError(texts.NO_QUANTITY, texts.WRITE_QUANTITY)
    _SECTIONS[section](found, card, checked_number(card.quantity))


def _add_affiliation(found: Gathered, card: _Card, copies: int) -> None:
    found.add_affiliation(find_affiliation(card.name), copies)


def _add_command(found: Gathered, card: _Card, copies: int) -> None:
    found.add_command(find_command(card.name), copies, card.place)


def _add_objective(found: Gathered, card: _Card, copies: int) -> None:
    found.add_set(find_set(card.name), copies, card.place)


_SECTIONS: dict[str, Callable[[Gathered, _Card, int], None]] = {
    squash(AFFILIATION): _add_affiliation,
    squash(COMMAND_DECK): _add_command,
    squash(OBJECTIVE_DECK): _add_objective,
}


# ---------------------------------------------------------------- the XML


class _File:
    """The cards and notes of an XML file. Nothing outside it is ever read, and nothing in it is ever expanded.

    A deck needs neither a document type nor entities, which are how a small file becomes a large one or reaches for
    others, so the first of their declarations ends the reading.
    """

    def __init__(self, place: Text) -> None:
        self.cards: list[_Card] = []
        self.notes = ""
        self._place = place
        self._path: list[str] = []
        self._section = ""
        self._quantity = ""
        self._spot = place
        self._words: list[str] = []
        self._parser = expat.ParserCreate("utf-8")
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.CharacterDataHandler = self._words.append
        self._parser.StartDoctypeDeclHandler = self._refuse_declaration
        self._parser.EntityDeclHandler = self._refuse_declaration

    def parse(self, text: str) -> None:
        """Read the whole text; raises BadDeckError."""
        try:
            self._parser.Parse(text.encode("utf-8", "surrogatepass"), True)
        except expat.ExpatError as error:
            is_cut = error.code in _CUT_OFF
            cause, remedy = (texts.XML_CUT_OFF, general.WHOLE_FILE) if is_cut else (texts.NOT_XML, texts.NAME_A_LIST)
            raise BadDeckError(cause, remedy, in_line(self._place, error.lineno, error.offset + 1)) from error

    def _here(self) -> Text:
        return in_line(self._place, self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1)

    def _refuse_declaration(self, *_declared: object) -> None:
        raise BadDeckError(texts.DECLARATIONS, texts.REMOVE_DECLARATIONS, self._here())

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if not self._path and tag != "deck":
            raise BadDeckError(texts.OTHER_ROOT.fill(tag=quote(tag)), texts.NAME_A_LIST, self._here())
        self._path.append(tag)
        if len(self._path) > _DEEPEST:
            raise BadDeckError(texts.XML_TOO_DEEP, texts.NAME_A_LIST, self._here())
        self._words.clear()
        if tag == "section":
            self._section = attributes.get("name", "")
        elif tag == "card" and self._path != _CARD:
            raise BadDeckError(texts.NO_SECTION, texts.PUT_IN_SECTION, self._here())
        elif tag == "card":
            self._quantity, self._spot = attributes.get("qty", "").strip(), self._here()

    def _end(self, tag: str) -> None:
        words = "".join(self._words)
        if self._path == _CARD:
            self.cards.append(_Card(self._section, words.strip(), self._quantity, self._spot))
        elif self._path == _NOTES:
            self.notes = words
        self._path.pop()
        self._words.clear()


# ---------------------------------------------------------------- writing


def write_o8d(deck: Deck) -> str:
    """The deck as an OCTGN file, its name in the notes; raises BadDeckError if something of it would not come back."""
    parts = ((AFFILIATION, deck.affiliations), (COMMAND_DECK, deck.commands), (OBJECTIVE_DECK, deck.objectives))
    name = tidy_name(deck.name)
    lines = (
        '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
        f'<deck game="{GAME_ID}">',
        *(line for section, keys in parts for line in _section_lines(section, keys)),
        *([f"  <notes>Name: {escape(name, quote=False)}</notes>"] if name else []),
        "</deck>\n",
    )
    return written_whole(deck, "\n".join(lines), read_o8d)


def _section_lines(section: str, keys: Iterable[str]) -> Iterator[str]:
    yield f'  <section name="{section}">'
    for key, copies in Counter(keys).items():
        name = escape(POOL[key].name.en, quote=False)
        yield f'    <card qty="{copies}" id="{uuid5(_NAMESPACE, key)}">{name}</card>'
    yield "  </section>"
