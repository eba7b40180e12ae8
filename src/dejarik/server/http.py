"""Turns HTTP requests into calls and their results into responses: parsing, authentication, errors."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import Any

import msgspec
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from dejarik.server import failures
from dejarik.server.assets import Asset
from dejarik.server.calls import Ask, Call
from dejarik.server.limits import address_of
from dejarik.server.reading import read_json
from dejarik.server.services import Services
from dejarik.server.visits import visit_of

JSON = "application/json"
TEXT = "text/plain"
_NOT_KEPT = {"cache-control": "no-store"}
_encode = msgspec.json.Encoder().encode
_log = logging.getLogger(__name__)


class _Id(Convertor[str]):
    """The ids of tables, records and games; any other address is of nothing."""

    regex = "[A-Za-z0-9_-]{1,64}"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


class _Number(Convertor[int]):
    """A number of a sensible length."""

    regex = "[0-9]{1,6}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


class _Page(Convertor[str]):
    """Every address but those of calls: these are the page's own."""

    regex = "(?!api(/|$)).*"

    def convert(self, value: str) -> str:
        return value

    def to_string(self, value: str) -> str:
        return value


register_url_convertor("page", _Page())
register_url_convertor("id", _Id())
register_url_convertor("number", _Number())


def routes(calls: Iterable[Call], services: Services) -> list[Route]:
    """One route for each address, so that a wrong method is answered with all that are right."""
    by_path: dict[str, dict[str, Call]] = {}
    for call in calls:
        by_path.setdefault(call.path, {})[call.method] = call
    return [_route(path, by_method, services) for path, by_method in by_path.items()]


def _route(path: str, by_method: dict[str, Call], services: Services) -> Route:
    async def serve(request: Request) -> Response:
        call = by_method["GET" if request.method == "HEAD" else request.method]
        try:
            found = await call.do(await _ask(call, services, request))
        except ClientDisconnect:
            return Response(status_code=400)
        except Exception as error:
            return refuse(error)
        return _answer(call, found, request)

    return Route(path, serve, methods=list(by_method))


def refuse(error: Exception, headers: dict[str, str] | None = None) -> Response:
    """Any error as a Problem; unexpected errors are logged with full context."""
    told = failures.as_problem_error(error)
    if told.status >= 500 and not isinstance(told, failures.NotServingError):
        _log.error(told.code, exc_info=error)
    more = dict(headers or {})
    if told.status == 401:
        more["www-authenticate"] = "Bearer"
    if told.status in (429, 503):
        more["retry-after"] = "1"
    return Response(_encode(failures.problem(told)), told.status, {**_NOT_KEPT, **more}, JSON)


async def _ask(call: Call, services: Services, request: Request) -> Ask[Any]:
    token, visit = _token(request), visit_of(request.scope, request.headers)
    player = await services.people.of_token(token, visit) if token else None
    if call.for_players and player is None:
        raise failures.needs_token()
    return Ask(
        services=services,
        path=request.path_params,
        query=request.query_params,
        body=await _body(call, services.settings.body_bytes, request),
        token=token,
        player=player,
        address=address_of(request.scope),
        visit=visit,
    )


def _token(request: Request) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


async def _body(call: Call, limit: int, request: Request) -> Any:
    if call.reads is None:
        return None
    wanted = TEXT if call.reads is str else JSON
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != wanted:
        raise failures.wrong_type(wanted)
    body = await read_body(request, limit)
    return _text(body) if call.reads is str else read_json(call.reads, body)


async def read_body(request: Request, limit: int) -> bytes:
    """The body of a request; raises ProblemError if it is longer than the limit."""
    announced = request.headers.get("content-length", "0")
    if announced.isdigit() and int(announced) > limit:
        raise failures.too_big(limit)
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > limit:
            raise failures.too_big(limit)
    return bytes(body)


def _text(body: bytes) -> str:
    try:
        return body.decode("utf-8")
    except UnicodeDecodeError as error:
        raise failures.not_utf8(error.start + 1) from error


def _answer(call: Call, found: Any, request: Request) -> Response:
    if isinstance(found, Asset):
        return found.answer(request.headers)
    if found is None:
        return Response(status_code=call.status, headers=_NOT_KEPT)
    if isinstance(found, str):
        return PlainTextResponse(found, call.status, _NOT_KEPT)
    return Response(_encode(found), call.status, _NOT_KEPT, JSON)
