"""Everything that goes over the wire as JSON schemas, each under the name that it has in TypeScript."""

from __future__ import annotations

from collections.abc import Iterable
from inspect import cleandoc
from typing import Any, Literal, TypeAlias, get_args, get_origin

import msgspec

from dejarik.kernel import decks, view
from dejarik.server import wire
from dejarik.server.calls import ALL_CALLS

Schema: TypeAlias = dict[str, Any]

NAMES = {"Number": "Numeral", "CardFacts": "Card"}
"""Types called otherwise on the page, where Number is something else and every card is one of these."""

UNIONS = {"Request": wire.Request, "ToServer": wire.ToServer, "ToClient": wire.ToClient}
CONSTANTS = {"PROTOCOL": wire.PROTOCOL, "CLOSED": {code.name: code.value for code in wire.Closed}}
WORDS = {
    name: get_args(alias)
    for module in (view, decks, wire)
    for name, alias in vars(module).items()
    if get_origin(alias) is Literal
}
"""Closed lists of words that have a name in Python; in a schema they have none."""

FILES = {
    "decks": ("kernel.decks", "server.wire_decks", "server.calls.decks"),
    "game": ("kernel",),
    "lab": ("server.wire_lab", "server.calls.lab"),
    "people": (
        "server.calls.account",
        "server.calls.manners",
        "server.calls.people",
        "server.exports",
        "server.people",
        "server.recovery",
        "server.sessions",
    ),
    "records": ("server.wire_records",),
    "table": ("server",),
}
"""The files of the page and the modules or packages whose types go there; the first that fits.

Frames of the socket have a file of their own.
"""

_REF = "#/definitions/"
_NAME_OF = {tuple(sorted(words)): name for name, words in WORDS.items()}
_SHAPE = frozenset(("type", "enum", "required"))
"""What is taken over as it is. TypeScript knows nothing of patterns and limits."""


def wire_schema() -> Schema:
    """Definitions and constants of the wire."""
    sent = [call.answers for call in ALL_CALLS if call.answers not in (None, str)] + [*get_args(wire.ToClient)]
    read = [call.reads for call in ALL_CALLS if call.reads not in (None, str)] + [*get_args(wire.ToServer)]
    described = _components([*sent, *read])
    for name in _components(sent):
        _say_what_is_sent(described[name], name in _without_defaults())
    types = {NAMES.get(name, name): _plain(schema) for name, schema in described.items()}
    used = str(types)
    lists = {name: {"enum": words} for name, words in WORDS.items() if repr(_REF + name) in used}
    unions = {name: {"anyOf": [_ref(part.__name__) for part in get_args(union)]} for name, union in UNIONS.items()}
    definitions = lists | types | unions
    homes = _homes([*sent, *read])
    files = {name: _file_of(homes.get(name, wire.__name__)) for name in definitions}
    frames = {part.__name__ for union in UNIONS.values() for part in get_args(union)}
    files.update(dict.fromkeys(frames | set(UNIONS), "socket"))
    return {"constants": CONSTANTS, "definitions": definitions, "files": files}


def _homes(types: Iterable[Any]) -> dict[str, str]:
    """The module of every type that has one, by the name it has on the page."""
    found = {alias: module.__name__ for module in (view, decks, wire) for alias in vars(module) if alias in WORDS}
    left = [*msgspec.inspect.multi_type_info(types)]
    while left:
        each = left.pop()
        kind = getattr(each, "cls", None)
        if kind is not None:
            name = NAMES.get(kind.__name__, kind.__name__)
            if name in found:
                continue
            found[name] = kind.__module__
        left += _parts(each)
    return found


def _parts(kind: Any) -> list[Any]:
    """The types that a type is made of."""
    several = [part for name in ("fields", "types", "item_types") for part in getattr(kind, name, ())]
    one = [getattr(kind, name) for name in ("item_type", "key_type", "value_type") if hasattr(kind, name)]
    return [getattr(part, "type", part) for part in several] + one


def _file_of(module: str) -> str:
    fits = [file for file, homes in FILES.items() for home in homes if f"{module}.".startswith(f"dejarik.{home}.")]
    return fits[0]


def _components(types: Iterable[Any]) -> dict[str, Schema]:
    _, found = msgspec.json.schema_components(types, ref_template=_REF + "{name}")
    return dict(found)


def _say_what_is_sent(schema: Schema, leaves_out_defaults: bool) -> None:
    """A default is for whoever reads: what the server sends has all fields, or lacks those that have their default."""
    if not leaves_out_defaults:
        schema["required"] = list(schema["properties"])
        return
    for field in schema["properties"].values():
        if "default" in field and "anyOf" in field:
            field["anyOf"] = [part for part in field["anyOf"] if part != {"type": "null"}]


def _without_defaults() -> frozenset[str]:
    structs = msgspec.Struct.__subclasses__()
    return frozenset(struct.__name__ for struct in structs if struct.__struct_config__.omit_defaults)


def _plain(schema: Schema) -> Schema:
    """Only what makes a type of TypeScript; lists of words by their names, docstrings as comments."""
    if name := _NAME_OF.get(tuple(schema.get("enum", ()))):
        return _ref(name)
    made = {key: value for key, value in schema.items() if key in _SHAPE}
    for key, value in schema.items():
        match key:
            case "$ref":
                made |= _ref(value.removeprefix(_REF))
            case "description":
                made[key] = cleandoc(value).replace("``", "`").replace("None", "null")
            case "anyOf":
                made[key] = [_plain(each) for each in value]
            case "properties":
                made[key] = {name: _plain(field) for name, field in value.items()}
            case "additionalProperties" | "items" if isinstance(value, dict):
                made[key] = _plain(value)
            case "prefixItems":
                made |= {"items": [_plain(each) for each in value], "minItems": len(value), "maxItems": len(value)}
    return made


def _ref(name: str) -> Schema:
    return {"$ref": _REF + NAMES.get(name, name)}
