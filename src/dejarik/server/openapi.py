"""The OpenAPI description, generated from the same list as the routes."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec

import dejarik
from dejarik.server.assets import Asset
from dejarik.server.calls import ALL_CALLS, Ask, Call
from dejarik.server.http import JSON, TEXT
from dejarik.server.wire import Problem

OPENAPI = "3.1.0"
_PARAMETER = re.compile(r"\{(\w+):(\w+)\}")
_PARAMETER_SCHEMAS: dict[str, dict[str, Any]] = {
    "id": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,64}$"},
    "number": {"type": "integer", "minimum": 0, "maximum": 999_999},
}
_PROBLEM = {"$ref": "#/components/schemas/Problem"}


async def describe(_: Ask[None]) -> Asset:
    """The description as it is served."""
    return _encoded()


DESCRIBE = Call("GET", "/api/openapi.json", "This description", describe, dict[str, Any])


@cache
def _encoded() -> Asset:
    return Asset(msgspec.json.encode(description((*ALL_CALLS, DESCRIBE))), JSON)


def description(calls: Iterable[Call]) -> dict[str, Any]:
    """Calls as an OpenAPI document."""
    listed = tuple(calls)
    types = [kind for call in listed for kind in (call.reads, call.answers) if kind not in (None, str)]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template="#/components/schemas/{name}")
    by_type = dict(zip(map(_key, types), schemas, strict=False))
    paths: dict[str, dict[str, Any]] = {}
    for call in listed:
        paths.setdefault(_PARAMETER.sub(r"{\1}", call.path), {})[call.method.lower()] = _operation(call, by_type)
    return {
        "openapi": OPENAPI,
        "info": {
            "title": "Dejarik",
            "version": dejarik.__version__,
            "summary": "Tables, people and records of a Dejarik server; playing happens on a table's WebSocket.",
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def _operation(call: Call, by_type: dict[str, dict[str, Any]]) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": call.do.__name__,
        "summary": call.summary,
        "responses": {str(call.status): _success(call, by_type), **_refusals(call)},
    }
    if parameters := _parameters(call):
        operation["parameters"] = parameters
    if call.reads is not None:
        operation["requestBody"] = {"required": True, "content": _content(call.reads, by_type)}
    if call.for_players:
        operation["security"] = [{"token": []}]
    return operation


def _parameters(call: Call) -> list[dict[str, Any]]:
    in_path = [
        {"name": name, "in": "path", "required": True, "schema": _PARAMETER_SCHEMAS[kind]}
        for name, kind in _PARAMETER.findall(call.path)
    ]
    in_query = [
        {"name": word.name, "in": "query", "required": True, "description": word.about, "schema": word.schema}
        for word in call.query
    ]
    return in_path + in_query


def _success(call: Call, by_type: dict[str, dict[str, Any]]) -> dict[str, Any]:
    if call.answers is None:
        return {"description": "Done"}
    return {"description": call.summary, "content": _content(call.answers, by_type)}


def _content(kind: Any, by_type: dict[str, dict[str, Any]]) -> dict[str, Any]:
    if kind is str:
        return {TEXT: {"schema": {"type": "string"}}}
    return {JSON: {"schema": by_type[_key(kind)]}}


def _refusals(call: Call) -> dict[str, Any]:
    codes: dict[int, list[str]] = {}
    for status, code in (*_common(call), *call.refuses):
        codes.setdefault(status, []).append(code)
    return {
        str(status): {"description": "Problem: " + ", ".join(named), "content": {JSON: {"schema": _PROBLEM}}}
        for status, named in sorted(codes.items())
    }


def _common(call: Call) -> Iterable[tuple[int, str]]:
    """What can go wrong with every call of a kind."""
    if call.for_players:
        yield 401, "needs_token"
    if call.method != "GET":
        yield 403, "wrong_origin"
    if _PARAMETER.search(call.path):
        yield 404, "not_found"
    if call.reads is not None:
        yield from ((413, "too_big"), (415, "wrong_type"))
        yield from ((422, "not_utf8"),) if call.reads is str else ((400, "bad_json"), (422, "bad_field"))
    yield 429, "too_fast"
    yield 503, "no_database"


def _key(kind: Any) -> str:
    return repr(kind)
