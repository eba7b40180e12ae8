"""What the fields of a State class say about themselves besides their types.

A State class is a dataclass with slots. Its ``copy`` and ``list_depths`` follow from its fields and stand written out
in the source, where a reader, a debugger and a compiler find them; ``make tables`` writes them (``write_tables.py``).
"""

from __future__ import annotations

from typing import Final

UNCOPIED: Final = {"copied": False}
"""Metadata of a field that a copy starts without."""

DERIVED: Final = {"derived": True}
"""Metadata of a field that follows from the others: it is shared by copies and never saved."""

TOKENS: Final = {"tokens": True}
"""Metadata of a table that counts tokens, money or damage: the contract suite holds that none goes below zero."""
