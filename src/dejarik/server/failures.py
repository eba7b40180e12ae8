"""Maps every error to the problem a client receives, with its HTTP status."""

from __future__ import annotations

from sqlalchemy.exc import SQLAlchemyError

from dejarik.kernel.errors import (
    BadDeckError,
    BadRecordError,
    BadSetupError,
    DejarikError,
    IllegalMoveError,
    UnknownGameError,
)
from dejarik.kernel.text import Text
from dejarik.server.database import LockedError, StoreError
from dejarik.server.problems import ProblemError
from dejarik.server.wire import Problem

_LATER = Text("Try again in a moment.", "Spróbuj ponownie za chwilę.")

_KERNEL_ERRORS: tuple[tuple[type[DejarikError], str, int], ...] = (
    (UnknownGameError, "no_game", 404),
    (BadSetupError, "bad_setup", 422),
    (BadRecordError, "bad_record", 422),
    (BadDeckError, "bad_deck", 422),
    (IllegalMoveError, "illegal", 422),
    (LockedError, "locked", 503),
    (StoreError, "no_database", 503),
)


class NotServingError(ProblemError):
    """The server is starting or stopping, which is nothing an operator has to look into."""

    status = 503


def as_problem_error(error: Exception) -> ProblemError:
    """Any error as a problem for clients. Unexpected errors reveal no internals."""
    if isinstance(error, ProblemError):
        return error
    for kind, code, status in _KERNEL_ERRORS:
        if isinstance(error, kind):
            return _told(error, code, status)
    if isinstance(error, DejarikError):
        return _told(error, "refused", 422)
    if isinstance(error, SQLAlchemyError):
        return silent_database()
    cause = Text("Something went wrong on the server", "Coś poszło nie tak na serwerze")
    return ProblemError(cause, _LATER, code="internal", status=500)


def problem(error: ProblemError) -> Problem:
    """What the client reads."""
    return Problem(error.code, error.text, error.rule)


def not_found() -> ProblemError:
    """No call and no page has that address."""
    return ProblemError(
        Text("There is nothing at this address", "Pod tym adresem nic nie ma"),
        Text(
            "Check it; /api/openapi.json lists every call.",
            "Sprawdź go; /api/openapi.json wymienia wszystkie wywołania.",
        ),
        code="not_found",
        status=404,
    )


def wrong_method() -> ProblemError:
    """The address is right, the method is not."""
    return ProblemError(
        Text("This address does not allow that method", "Ten adres nie przyjmuje tej metody"),
        Text("The Allow header lists the allowed methods.", "Nagłówek Allow wymienia dozwolone metody."),
        code="wrong_method",
        status=405,
    )


def starting() -> NotServingError:
    """The database is being opened, or games are being taken up."""
    return NotServingError(Text("The server is starting", "Serwer się uruchamia"), _LATER, code="starting")


def stopping() -> NotServingError:
    """The server has been told to stop."""
    return NotServingError(
        Text("The server is shutting down", "Serwer kończy pracę"),
        Text("Try again once it runs again.", "Spróbuj ponownie, gdy znów będzie działać."),
        code="stopping",
    )


def silent_database() -> ProblemError:
    """The database takes longer than anybody would wait."""
    cause = Text("The database does not answer", "Baza danych nie odpowiada")
    return ProblemError(cause, _LATER, code="no_database", status=503)


def needs_token() -> ProblemError:
    """The call needs a valid token."""
    return ProblemError(
        Text("You are not logged in", "Nie zalogowano"),
        Text("Choose a name or log in.", "Podaj nick albo zaloguj się."),
        code="needs_token",
        status=401,
    )


def too_fast() -> ProblemError:
    """More requests than the limit allows."""
    return ProblemError(Text("Too many requests at once", "Za dużo zapytań naraz"), _LATER, code="too_fast", status=429)


def too_many_tables(limit: int) -> ProblemError:
    """One address has opened as many tables as it may."""
    return ProblemError(
        Text(
            f"{limit} unfinished tables were opened from your address",
            f"Z twojego adresu otwarto tyle nieukończonych stołów: {limit}",
        ),
        Text("Finish or leave one first.", "Najpierw dokończ lub opuść któryś z nich."),
        code="too_many_tables",
        status=429,
    )


def unreachable_owner() -> ProblemError:
    """The server that has the table does not answer, and no other has taken it over yet."""
    cause = Text("The table cannot be reached", "Nie można połączyć się ze stołem")
    return ProblemError(cause, _LATER, code="unreachable_table", status=503)


def wrong_origin() -> ProblemError:
    """The request comes from a foreign origin."""
    return ProblemError(
        Text("Pages from that origin may not do this", "Strony z tego źródła nie mogą tego robić"),
        Text("Use the page of this server.", "Użyj strony tego serwera."),
        code="wrong_origin",
        status=403,
    )


def too_big(limit: int) -> ProblemError:
    """The body is longer than anything we read."""
    return ProblemError(
        Text(f"More than {limit} bytes were sent", f"Przesłano więcej bajtów niż {limit}"),
        Text("Send less.", "Prześlij mniej."),
        code="too_big",
        status=413,
    )


def wrong_type(wanted: str) -> ProblemError:
    """The body is of a kind that this call does not read."""
    return ProblemError(
        Text(f"This call reads {wanted}", f"To wywołanie czyta {wanted}"),
        Text("Set the Content-Type header.", "Ustaw nagłówek Content-Type."),
        code="wrong_type",
        status=415,
    )


def not_utf8(byte: int) -> ProblemError:
    """The text is in some other encoding."""
    return ProblemError(
        Text(f"The text is not UTF-8 (byte {byte})", f"Tekst nie jest zapisany w UTF-8 (bajt {byte})"),
        Text("Save it as UTF-8.", "Zapisz go jako UTF-8."),
        code="not_utf8",
        status=422,
    )


def _told(error: DejarikError, code: str, status: int) -> ProblemError:
    told = ProblemError(error.cause, error.remedy, code=code, status=status)
    told.place = error.place
    return told
