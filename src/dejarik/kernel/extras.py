"""What to say where a library is missing that comes with an extra of the package."""

from __future__ import annotations

from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import Text


class MissingExtraError(DejarikError, ImportError):
    """A library is not installed that comes with an extra of the package."""


def missing(error: ImportError, extra: str) -> MissingExtraError:
    """One line with what is missing and how to install it."""
    library = (error.name or extra).partition(".")[0]
    return MissingExtraError(
        Text(f"{library} is not installed", f"Brakuje biblioteki {library}"),
        Text(f"Install it with: pip install 'dejarik[{extra}]'.", f"Zainstaluj: pip install 'dejarik[{extra}]'."),
    )
