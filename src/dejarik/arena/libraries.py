"""The libraries of ``dejarik[arena]``, loaded when they are first needed: the rest of the program does without."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from dejarik.kernel.extras import missing

_EXTRA: Final = "arena"


def polars() -> Any:
    """The module ``polars``; raises MissingExtraError."""
    return _load("polars")


def rating_models() -> Any:
    """The module ``openskill.models``; raises MissingExtraError."""
    return _load("openskill.models")


def _load(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as error:
        raise missing(error, _EXTRA) from None
