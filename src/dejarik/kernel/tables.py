"""Classes of flat tables: dataclasses with slots and a ``copy`` written out field by field."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

T = TypeVar("T")

UNCOPIED = {"copied": False}
"""Metadata of a field that a copy starts without."""

DERIVED = {"derived": True}
"""Metadata of a field that follows from the others: it is shared by copies and never saved."""

TOKENS = {"tokens": True}
"""Metadata of a table that counts tokens, money or damage: the contract suite holds that none goes below zero."""


def _written_out(cls: type[Any]) -> Callable[[Any], Any]:
    """The source of ``copy``, compiled, as dataclasses does for ``__init__``: a loop would cost three times as much."""
    hints = get_type_hints(cls)
    lines = [f"    new.{f.name} = {_expression(f, hints[f.name])}" for f in dataclasses.fields(cls)]
    source = "\n".join(["def copy(self):", "    new = make(cls)", *lines, "    return new"])
    scope: dict[str, Any] = {"cls": cls, "make": object.__new__}
    exec(source, scope)  # noqa: S102 - the source is made of field names only
    made: Callable[[Any], Any] = scope["copy"]
    return made


def _expression(field: dataclasses.Field[Any], hint: object) -> str:
    if field.metadata == UNCOPIED:
        return "None"
    if get_origin(hint) is not list:
        return f"self.{field.name}"
    (inner,) = get_args(hint)
    if get_origin(inner) is list:
        return f"list(map(list.copy, self.{field.name}))"
    if hasattr(inner, "copy"):
        return f"[row.copy() for row in self.{field.name}] if self.{field.name} else []"
    return f"self.{field.name}[:]"


@dataclass_transform(kw_only_default=True, field_specifiers=(dataclasses.field,))
def tables(cls: type[T]) -> type[T]:
    """Make a class of annotated tables with ``__init__``, ``==``, slots and a fast ``copy``.

    ``list[...]`` is copied flat, a list of lists or of rows that have a ``copy`` one level down; everything else is
    shared between copies and must never be changed in place.
    """
    made = dataclasses.dataclass(slots=True, kw_only=True, eq=True)(cls)
    made.copy = _written_out(made)  # type: ignore[attr-defined]
    return made
