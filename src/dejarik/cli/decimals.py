"""Numbers with places behind the point, which is a comma in Polish."""

from __future__ import annotations

from dejarik.kernel.text import Text


def tenths(value: float) -> Text:
    """A number with one place behind the point."""
    return _both(f"{value:.1f}")


def percents(share: float) -> Text:
    """A share of one in percents, with one place behind the point."""
    return _both(f"{share:.1%}")


def _both(written: str) -> Text:
    return Text(written, written.replace(".", ","))
