"""The shapes in web/src/lib/wire*.ts are those the server sends and reads, field by field, so that none can drift."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import StructMeta, inspect

from dejarik.kernel import decks
from dejarik.kernel import view as kernel
from dejarik.kernel.game import CardFacts
from dejarik.kernel.text import Text
from dejarik.server import wire, wire_decks
from tests.server.typescript import Array, Field, Literal, Name, Object, Tuple, Type, Union, read, union

LIB = Path(__file__).parents[2] / "web" / "src" / "lib"
WIRE, WIRE_DECKS = ((LIB / name).read_text(encoding="utf-8") for name in ("wire.ts", "wire-decks.ts"))
WRITTEN = read(WIRE) | read(WIRE_DECKS)

KERNEL: dict[str, Any] = {
    "Text": Text,
    "Numeral": kernel.Number,
    "Mark": kernel.Mark,
    "Face": kernel.Face,
    "Look": kernel.Look,
    "Card": CardFacts,
    "Track": kernel.Track,
    "Window": kernel.Window,
    "SeatView": kernel.SeatView,
    "DeckEntry": decks.DeckEntry,
    "DeckLevel": decks.DeckLevel,
    "DeckPick": decks.DeckPick,
    "DeckPlace": decks.DeckPlace,
    "DeckSection": decks.DeckSection,
    "DeckSheet": decks.DeckSheet,
    "DeckTotal": decks.DeckTotal,
    "Violation": decks.Violation,
}


def _struct(name: str) -> Any:
    """A type of the server's own."""
    return getattr(wire, name, None) or getattr(wire_decks, name)


SHAPES = {name: KERNEL.get(name) or _struct(name) for name, type_ in WRITTEN.items() if isinstance(type_, Object)}
NAMES = {shape: name for name, shape in SHAPES.items()}

BASIC: dict[type, Name] = {
    inspect.StrType: Name("string"),
    inspect.IntType: Name("number"),
    inspect.FloatType: Name("number"),
    inspect.BoolType: Name("boolean"),
    inspect.NoneType: Name("null"),
}


# ---------------------------------------------------------------- Python types in the words of TypeScript


def translate(info: inspect.Type) -> Type:
    if type(info) in BASIC:
        return BASIC[type(info)]
    match info:
        case inspect.LiteralType(values=values):
            return union([Literal(str(value)) for value in values])
        case inspect.UnionType(types=types):
            return union([translate(each) for each in types])
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return Array(translate(item))
        case inspect.TupleType(item_types=items):
            return Tuple(tuple(map(translate, items)))
        case inspect.DictType(key_type=key, value_type=value):
            return Name(f"Record<{_word(translate(key))}, {_word(translate(value))}>")
        case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
            return Name(NAMES[cls]) if cls in NAMES else shape_of(cls)
    raise AssertionError(f"what is {info} in TypeScript?")


def shape_of(cls: Any) -> Object:
    """A structure as clients see it: fields left out when they have their default are optional."""
    info: Any = inspect.type_info(cls)
    omits = getattr(getattr(cls, "__struct_config__", None), "omit_defaults", False)
    tag = [("type", Field(Literal(info.tag)))] if getattr(info, "tag", None) else []
    fields = [(each.encode_name, _field(each, omits)) for each in info.fields]
    return Object((*tag, *fields))


def _field(each: Any, omits: bool) -> Field:
    translated = translate(each.type)
    if not (omits and not each.required):
        return Field(translated)
    if isinstance(translated, Union):
        translated = union([part for part in translated.parts if part != Name("null")])
    return Field(translated, optional=True)


def _word(type_: Type) -> str:
    assert isinstance(type_, Name)
    return type_.name


# ---------------------------------------------------------------- comparing


def resolve(type_: Type) -> Type:
    """With aliases such as Level or TableInfo["status"] spelled out; interfaces stay names."""
    match type_:
        case Name(name=name) if "[" in name:
            owner, _, field = name.removesuffix("]").partition("[")
            described = WRITTEN[owner]
            assert isinstance(described, Object)
            return resolve(described.by_name[field.strip('"')].type)
        case Name(name=name) if name in WRITTEN and not isinstance(WRITTEN[name], Object):
            return resolve(WRITTEN[name])
        case Array(of=of):
            return Array(resolve(of))
        case Tuple(parts=parts):
            return Tuple(tuple(map(resolve, parts)))
        case Union(parts=several):
            return union([resolve(part) for part in several])
        case Object(fields=fields):
            return Object(tuple((name, Field(resolve(f.type), f.optional)) for name, f in fields))
    return type_


def agree(page: Type, server: Type) -> bool:
    """Whether they are the same; the page may know which words a string of the server can be."""
    if isinstance(page, Object) and isinstance(server, Object):
        ours, theirs = page.by_name, server.by_name
        return set(ours) == set(theirs) and all(
            ours[name].optional == theirs[name].optional and agree(ours[name].type, theirs[name].type) for name in ours
        )
    if isinstance(page, Array) and isinstance(server, Array):
        return agree(page.of, server.of)
    words = page.parts if isinstance(page, Union) else {page}
    if server == Name("string") and all(isinstance(part, Literal) for part in words):
        return True
    if isinstance(page, Union) and isinstance(server, Union):
        return len(page.parts) == len(server.parts) and all(
            any(agree(part, other) for other in server.parts) for part in page.parts
        )
    return page == server


@pytest.mark.parametrize("name", SHAPES)
def test_an_interface_has_the_fields_of_the_server(name: str) -> None:
    page, server = resolve(WRITTEN[name]), shape_of(SHAPES[name])
    assert isinstance(page, Object)
    assert set(page.by_name) == set(server.by_name), f"{name} has other fields"
    for field, written in page.by_name.items():
        sent = server.by_name[field]
        assert written.optional == sent.optional, f"{name}.{field} is optional on one side only"
        assert agree(written.type, sent.type), f"{name}.{field}: {written.type} here, {sent.type} there"


@pytest.mark.parametrize(("union_", "frames"), [("ToServer", wire.ToServer), ("ToPage", wire.ToClient)])
def test_frames_are_the_same_on_both_sides(union_: str, frames: Any) -> None:
    written = resolve(WRITTEN[union_])
    assert isinstance(written, Union)
    frames_there = [resolve(WRITTEN[part.name]) if isinstance(part, Name) else part for part in written.parts]
    page = {_tag(part): part for part in frames_there}
    server = {_tag(shape_of(frame)): shape_of(frame) for frame in get_args(frames)}
    assert set(page) == set(server)
    for tag, part in page.items():
        assert agree(part, server[tag]), f"{tag}: {part} here, {server[tag]} there"


def _tag(type_: Type) -> str:
    assert isinstance(type_, Object)
    tag = type_.by_name["type"].type
    assert isinstance(tag, Literal)
    return tag.value


def test_every_structure_of_the_wire_is_known_to_the_page() -> None:
    """Frames and the parts written in place have no name of their own; all others must have one."""
    in_place = {"OptionValue", "FromRecord", "UndoRequest", "Rematch", "RecordSeat", "RecordMove", "NewLog", "TimeLeft"}
    frames = {frame.__name__ for frame in (*get_args(wire.ToServer), *get_args(wire.ToClient))}
    structs = {
        name
        for module in (wire, wire_decks)
        for name, found in vars(module).items()
        if isinstance(found, StructMeta) and found.__module__ == module.__name__
    }
    assert structs - frames - in_place <= set(SHAPES)


def test_both_sides_speak_the_same_version_and_close_with_the_same_codes() -> None:
    assert f"export const PROTOCOL = {wire.PROTOCOL};" in WIRE
    for code in wire.Closed:
        assert f"{code.name}: {code.value}," in WIRE
