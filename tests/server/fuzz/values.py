"""Values for the calls of a server: mostly as a schema describes them, some taken from life, some odd."""

from __future__ import annotations

from collections import defaultdict, deque
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias

Schema: TypeAlias = dict[str, Any]

ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**70,
    1e400,
    "",
    "x" * 5000,
    "\ud800",
    "\x00",
    "🂡",
    [],
    {},
    [[]],
    {"": None},
    "__proto__",
)
LETTERS = "abcdefghijklmnopqrstuvwxyzABCXYZ0123456789_-"
STRANGE = "ąęłżźćńó ÅßΩЖ漢字\u200b\u202e'\"\\<>&%{}\t"
_DEEPEST = 6
_MOST_KEPT = 40


class Life:
    """What answers and requests have shown to exist, by the name of the field or parameter it was seen in."""

    def __init__(self) -> None:
        self._seen: defaultdict[str, deque[Any]] = defaultdict(lambda: deque(maxlen=_MOST_KEPT))

    def keep(self, name: str, value: Any) -> None:
        """Something of that name exists."""
        if value not in self._seen[name]:
            self._seen[name].append(value)

    def keep_all(self, found: Any, name: str = "") -> None:
        """Everything in an answer that has a name and may be asked for again."""
        if isinstance(found, dict):
            for field, value in found.items():
                self.keep_all(value, field)
        elif isinstance(found, list):
            for value in found[:_MOST_KEPT]:
                self.keep_all(value, name)
        elif name and isinstance(found, str) and 0 < len(found) <= 1000:
            self.keep(name, found)

    def one(self, name: str, rand: Random) -> Any:
        """Something of that name, None if nothing is known."""
        known = self._seen.get(name)
        return rand.choice(list(known)) if known else None


@dataclass(frozen=True)
class Mood:
    """How often a value is taken from life, how often it is odd, and how often an optional field is there."""

    real: float
    odd: float
    optional: float


WILD, TAME = Mood(0.5, 0.12, 0.7), Mood(0.9, 0.0, 0.3)


class Maker:
    """Makes values for schemas, the same ones from the same source of randomness."""

    def __init__(self, components: dict[str, Schema], life: Life, rand: Random) -> None:
        self._components = components
        self._life = life
        self._rand = rand
        self.mood = WILD

    def value(self, schema: Schema, name: str = "", depth: int = 0) -> Any:
        """A value, from life if something of that name is known there."""
        rand = self._rand
        if rand.random() < self.mood.odd / (1 + depth):
            return rand.choice(ODD)
        if schema.get("type") != "integer" and rand.random() < self.mood.real:
            known = self._life.one(name, rand)
            if known is not None:
                return known
        if "$ref" in schema:
            return self.value(self._components[schema["$ref"].rpartition("/")[2]], name, depth)
        if "anyOf" in schema:
            return self.value(rand.choice(schema["anyOf"]), name, depth)
        if "enum" in schema:
            return rand.choice(schema["enum"])
        return self._of_type(schema, name, depth)

    def _of_type(self, schema: Schema, name: str, depth: int) -> Any:
        rand = self._rand
        match schema.get("type"):
            case "object":
                return self._object(schema, depth + 1)
            case "array":
                size = 0 if depth > _DEEPEST else rand.randint(0, min(schema.get("maxItems", 4), 4))
                return [self.value(schema.get("items") or {}, name, depth + 1) for _ in range(size)]
            case "string":
                return self._text(schema.get("minLength", 0), schema.get("maxLength", 80), "pattern" in schema)
            case "integer" | "number":
                low = int(schema.get("minimum", -3))
                high = int(schema.get("maximum") or schema.get("exclusiveMaximum") or low + 12)
                return rand.choice((low, high, rand.randint(low, high), rand.randint(low, min(high, low + 10))))
            case "boolean":
                return rand.random() < 0.5
        return None

    def _object(self, schema: Schema, depth: int) -> dict[str, Any]:
        rand, required = self._rand, schema.get("required", ())
        made = {
            name: self.value(field, name, depth)
            for name, field in schema.get("properties", {}).items()
            if name in required or (depth <= _DEEPEST and rand.random() < self.mood.optional)
        }
        if isinstance(others := schema.get("additionalProperties"), dict):
            made |= {self._text(1, 8, True): self.value(others, "", depth) for _ in range(rand.randrange(3))}
        return made

    def _text(self, least: int, most: int, plain: bool) -> str:
        rand = self._rand
        size = rand.choice((least, most, rand.randint(least, most), rand.randint(least, min(most, least + 12))))
        return "".join(rand.choices(LETTERS if plain or rand.random() < 0.6 else LETTERS + STRANGE, k=size))
