"""Validates names of people, tables and decks, e-mail addresses, and the length of passwords."""

from __future__ import annotations

import re
import unicodedata

from dejarik.kernel.text import Text
from dejarik.server.problems import ProblemError

LONGEST_NAME = 40
LONGEST_TITLE = 60
LONGEST_DECK_NAME = 80
SHORTEST_PASSWORD = 8
# Letters of other alphabets, and digits, that are read as Latin letters; i, l and 1 are hard to tell apart, too.
_LOOKS_LIKE = str.maketrans(
    "авекмнорстухіјѕԁһԛԝαβεικνορτυχ01i",
    "abekmhopctyxljsdhqwabelkvoptuxoll",
)
LONGEST_PASSWORD = 200
LONGEST_EMAIL = 254
NOBODY = "N.N."
"""How somebody is called whose account was deleted, in either language; nobody else can take this name."""
_EMAIL = re.compile(r"[!-?A-~]+@[a-z0-9-]+(\.[a-z0-9-]+)+")


def clean_name(written: str) -> str:
    """A person's name as it is kept; raises ProblemError if it cannot be one."""
    name = _tidy(written)
    if 1 <= len(name) <= LONGEST_NAME and name.isprintable():
        return name
    raise ProblemError(
        Text("This is not a valid name", "To nie może być nick"),
        Text(
            f"A name has 1 to {LONGEST_NAME} letters, digits, signs or spaces.",
            f"Nick ma od 1 do {LONGEST_NAME} liter, cyfr, znaków lub spacji.",
        ),
        code="bad_name",
        status=422,
    )


def clean_title(written: str) -> str:
    """A table's title as it is kept, empty for none; raises ProblemError if it cannot be one."""
    title = _tidy(written)
    if len(title) <= LONGEST_TITLE and title.isprintable():
        return title
    raise ProblemError(
        Text("This is not a valid table title", "To nie może być tytuł stołu"),
        Text(
            f"A title has at most {LONGEST_TITLE} letters, digits, signs or spaces.",
            f"Tytuł ma najwyżej {LONGEST_TITLE} liter, cyfr, znaków lub spacji.",
        ),
        code="bad_title",
        status=422,
    )


def clean_deck_name(written: str) -> str:
    """A deck's name as it is kept; raises ProblemError if it cannot be one."""
    name = _tidy(written)
    if 1 <= len(name) <= LONGEST_DECK_NAME and name.isprintable():
        return name
    raise ProblemError(
        Text("This is not a valid deck name", "To nie może być nazwa talii"),
        Text(
            f"A name has 1 to {LONGEST_DECK_NAME} letters, digits, signs or spaces.",
            f"Nazwa ma od 1 do {LONGEST_DECK_NAME} liter, cyfr, znaków lub spacji.",
        ),
        code="bad_name",
        status=422,
    )


def login_of(name: str) -> str:
    """What makes account names different: the same letters in another case or form are the same name."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", _tidy(name)).casefold())


def look_of(name: str) -> str:
    """What a name looks like at a glance: names with the same look could be taken for one another."""
    letters = [letter for letter in login_of(name) if letter.isalnum()]
    return "".join(letters).translate(_LOOKS_LIKE) or login_of(name)


def check_password(password: str) -> None:
    """Raise ProblemError if a new password is too short or too long."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise ProblemError(
            Text("The password is too short or too long", "Hasło jest za krótkie lub za długie"),
            Text(
                f"Use {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.",
                f"Użyj od {SHORTEST_PASSWORD} do {LONGEST_PASSWORD} znaków.",
            ),
            code="bad_password",
            status=422,
        )


def clean_email(written: str) -> str:
    """An e-mail address as it is kept; raises ProblemError if no mail could get there."""
    email = written.strip().lower()
    if len(email) <= LONGEST_EMAIL and _EMAIL.fullmatch(email):
        return email
    raise ProblemError(
        Text("This is not an e-mail address we can write to", "Na ten adres e-mail nie możemy pisać"),
        Text("Write it like leia@alderaan.example.", "Podaj go w postaci leia@alderaan.example."),
        code="bad_email",
        status=422,
    )


def _tidy(written: str) -> str:
    return " ".join(unicodedata.normalize("NFC", written).split(" ")).strip()
