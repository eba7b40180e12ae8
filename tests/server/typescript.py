"""A small reader of TypeScript types: as much of the language as web/src/lib/wire.ts and wire-decks.ts use."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TypeAlias

_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
_TOKEN = re.compile(r"""\s*("[^"]*"|\w+|[{}\[\]()<>|;:?,=&])""")
_DECLARED = re.compile(r"export (?:interface (\w+) \{|type (\w+) =)")


@dataclass(frozen=True)
class Name:
    """A named type, a basic type or null."""

    name: str


@dataclass(frozen=True)
class Literal:
    """One string."""

    value: str


@dataclass(frozen=True)
class Array:
    """Any number of the same."""

    of: Type


@dataclass(frozen=True)
class Tuple:
    """Each place with its own type."""

    parts: tuple[Type, ...]


@dataclass(frozen=True)
class Union:
    """One of these."""

    parts: frozenset[Type]


@dataclass(frozen=True)
class Field:
    """A field of an object."""

    type: Type
    optional: bool = False


@dataclass(frozen=True)
class Object:
    """Fields by name."""

    fields: tuple[tuple[str, Field], ...]

    @property
    def by_name(self) -> dict[str, Field]:
        return dict(self.fields)


Type: TypeAlias = Name | Literal | Array | Tuple | Union | Object


def union(parts: list[Type]) -> Type:
    """One type if there is only one, else any of them; unions within are opened."""
    opened = [inner for part in parts for inner in (part.parts if isinstance(part, Union) else (part,))]
    return opened[0] if len(set(opened)) == 1 else Union(frozenset(opened))


def read(source: str) -> dict[str, Type]:
    """Every exported interface and type by its name; what names another type is left as a name."""
    text = _COMMENT.sub("", source)
    found = {}
    for declared in _DECLARED.finditer(text):
        start = declared.end() - 1 if declared[1] else declared.end()
        found[declared[1] or declared[2]] = _Reader(text, start).type()
    return found


class _Reader:
    def __init__(self, text: str, at: int) -> None:
        self._text = text
        self._at = at

    def type(self) -> Type:
        self._skip("|")
        parts = [self._postfixed()]
        while self._skip("|"):
            parts.append(self._postfixed())
        return union(parts)

    def _postfixed(self) -> Type:
        found = self._single()
        while self._skip("["):
            if self._skip("]"):
                found = Array(found)
            else:
                assert isinstance(found, Name)
                found = Name(f"{found.name}[{self._next()}]")
                self._expect("]")
        return found

    def _single(self) -> Type:
        token = self._next()
        if token == "{":
            return self._object()
        if token == "[":
            return Tuple(tuple(self._parts("]")))
        if token.startswith('"'):
            return Literal(token[1:-1])
        if token == "keyof":
            return Name(f"keyof {self._next()}")
        if self._skip("<"):
            return Name(f"{token}<{', '.join(str(part.name) for part in self._parts('>') if isinstance(part, Name))}>")
        return Name(token)

    def _object(self) -> Object:
        fields = []
        while not self._skip("}"):
            name = self._next()
            optional = self._skip("?")
            self._expect(":")
            fields.append((name, Field(self.type(), optional)))
            self._skip(";")
        return Object(tuple(fields))

    def _parts(self, end: str) -> list[Type]:
        parts = [self.type()]
        while self._skip(","):
            parts.append(self.type())
        self._expect(end)
        return parts

    def _next(self) -> str:
        found = _TOKEN.match(self._text, self._at)
        assert found is not None, f"cannot read {self._text[self._at : self._at + 40]!r}"
        self._at = found.end()
        return found[1]

    def _skip(self, token: str) -> bool:
        found = _TOKEN.match(self._text, self._at)
        if found is None or found[1] != token:
            return False
        self._at = found.end()
        return True

    def _expect(self, token: str) -> None:
        found = self._next()
        assert found == token, f"expected {token}, found {found}"
