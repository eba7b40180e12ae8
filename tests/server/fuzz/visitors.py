"""Visitors who make every call that the server describes, with all sorts of input."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from random import Random
from typing import Any
from urllib.parse import quote

import httpx
import jsonschema_rs

from tests.server.client import Person
from tests.server.fuzz.campaign import Campaign
from tests.server.fuzz.values import ODD, TAME, WILD, Maker, Schema

JSON = "application/json"
METHODS = frozenset(("get", "post", "put", "patch", "delete"))
_NOBODY, _IMPOSTOR, _ANEW = 0.1, 0.03, 0.6
_PARAMETER = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Operation:
    """One call as the server describes it."""

    method: str
    path: str
    described: dict[str, Any]

    @property
    def name(self) -> str:
        """The call in words."""
        return f"{self.method.upper()} {self.path}"

    @property
    def body(self) -> tuple[str, Schema] | None:
        """The type of content it reads, and its schema."""
        content = self.described.get("requestBody", {}).get("content", {})
        return next(((kind, each["schema"]) for kind, each in content.items()), None)


def operations(document: dict[str, Any]) -> list[Operation]:
    """All calls of a description."""
    found = document["paths"].items()
    return [
        Operation(method, path, told) for path, calls in found for method, told in calls.items() if method in METHODS
    ]


class Visitor:
    """Makes one call after another, as somebody, as nobody or with a token of their own invention."""

    def __init__(self, campaign: Campaign, document: dict[str, Any], number: int) -> None:
        self._campaign = campaign
        self._document = document
        self._rand: Random = campaign.rand(f"visitor {number}")
        self._make = Maker(document["components"]["schemas"], campaign.life, self._rand)
        self._operations = operations(document)

    async def visit(self) -> None:
        """Make calls until the time is over."""
        async with self._campaign.client() as http:
            while self._campaign.goes_on:
                await self._call(http, self._rand.choice(self._operations))

    async def _call(self, http: httpx.AsyncClient, operation: Operation) -> None:
        self._make.mood = self._rand.choice((TAME, WILD))
        person = self._somebody()
        token = "nobody-has-this-token" if self._rand.random() < _IMPOSTOR else person.token if person else None
        path, query = self._parameters(operation)
        headers, content = self._content(operation)
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        before = {table.id: table.seq for table in self._campaign.tables.values()}
        what = f"{operation.method.upper()} {path} {query} {content!r}"
        try:
            answer = await http.request(operation.method, path, params=query, headers=headers, content=content)
        except httpx.HTTPError as error:
            self._campaign.fault(f"no answer ({type(error).__name__}): {what}")
            return
        self._campaign.counts[f"{answer.status_code // 100}xx"] += 1
        self._judge(operation, answer, what)
        self._listen(path, answer, person, before)
        self._remember(operation, content, answer)

    def _somebody(self) -> Person | None:
        people = self._campaign.people
        return self._rand.choice(people) if people and self._rand.random() > _NOBODY else None

    def _parameters(self, operation: Operation) -> tuple[str, dict[str, str]]:
        given = {each["name"]: (each["in"], each["schema"]) for each in operation.described.get("parameters", ())}
        values = {name: str(self._make.value(schema, name)) for name, (_, schema) in given.items()}
        path = _PARAMETER.sub(lambda found: quote(values[found[1]], safe="", errors="replace"), operation.path)
        query = {name: _sendable(values[name]) for name, (place, _) in given.items() if place == "query"}
        return path, query

    def _content(self, operation: Operation) -> tuple[dict[str, str], bytes | None]:
        if operation.body is None:
            return {}, None
        kind, schema = operation.body
        value = self._good_again(operation) or self._make.value(schema, "" if kind == JSON else "text")
        sent = json.dumps(value) if kind == JSON else str(value)
        if self._rand.random() < 0.03:
            sent = sent[: len(sent) // 2]
        return {"Content-Type": kind}, sent.encode(errors="replace")

    def _good_again(self, operation: Operation) -> Any:
        """What this call accepted before, with one field made anew if the mood is wild; None for something new."""
        known = self._campaign.accepted[operation.name]
        if not known or self._rand.random() < _ANEW:
            return None
        body = self._rand.choice(known)
        if self._make.mood is WILD and isinstance(body, dict) and body:
            body = body | {self._rand.choice(list(body)): self._rand.choice(ODD)}
        return body

    def _judge(self, operation: Operation, answer: httpx.Response, what: str) -> None:
        """No error of the server, and an answer as it is described."""
        if answer.status_code >= 500:
            self._campaign.fault(f"{answer.status_code}: {what}")
            return
        told = operation.described["responses"].get(str(answer.status_code))
        if told is None:
            # An address that is no longer one of this call is answered by another, or by none.
            if answer.status_code not in (404, 405):
                self._campaign.fault(f"{answer.status_code} is not described: {what}")
            return
        kind = answer.headers.get("content-type", "").partition(";")[0]
        if (content := told.get("content")) and kind not in content:
            self._campaign.fault(f"an answer of {kind or 'no type'} is not described: {what}")
        elif content and kind == JSON and (wrong := self._misfit(content[JSON]["schema"], answer)):
            self._campaign.fault(f"{wrong}: {what}")

    def _misfit(self, schema: Schema, answer: httpx.Response) -> str:
        whole = {**schema, "components": self._document["components"]}
        error = next(jsonschema_rs.Draft202012Validator(whole).iter_errors(answer.json()), None)
        return f"{error.message[:200]} at {error.instance_path}" if error else ""

    def _listen(self, path: str, answer: httpx.Response, person: Person | None, before: dict[str, int]) -> None:
        """Whatever is said about a table is for the ear of whoever asked."""
        self._campaign.overhear(answer.text, path)
        for table, first in before.items():
            if f"/tables/{table}" in path and answer.is_success:
                found = self._campaign.tables[table]
                told = re.sub(r'"options":\{.*?\}', "", answer.text)
                if not found.is_over:
                    found.ear.hear(found.seat_of(person), first, max(first, found.seq), told)

    def _remember(self, operation: Operation, content: bytes | None, answer: httpx.Response) -> None:
        if not answer.is_success:
            return
        self._campaign.refused.discard(operation.name)
        life = self._campaign.life
        if content and operation.body and operation.body[0] == JSON:
            sent = json.loads(content)
            life.keep_all(sent)
            self._campaign.accepted[operation.name].append(sent)
        if answer.headers.get("content-type", "").startswith(JSON):
            found = answer.json()
            life.keep_all(found)
            self._name(operation, found)
            self._meet(found)
        elif answer.text:
            life.keep("text", answer.text[:100_000])

    def _name(self, operation: Operation, found: Any) -> None:
        """What a call answers is what the calls below its address ask for: ``/tables`` lists every ``{table}``."""
        below = re.compile(re.escape(operation.path) + r"/\{(\w+)\}")
        names = {match[1] for each in self._operations if (match := below.match(each.path))}
        lists = [found] if isinstance(found, list) else [each for each in found.values() if isinstance(each, list)]
        for name in names:
            for each in [found, *(item for one in lists for item in one[:20])]:
                if isinstance(each, dict) and (id_ := each.get("id", each.get("name"))):
                    self._campaign.life.keep(name, id_)

    def _meet(self, found: Any) -> None:
        """Somebody new, or somebody known on another device."""
        if isinstance(found, dict) and isinstance(found.get("token"), str) and isinstance(found.get("player"), dict):
            player = found["player"]
            self._campaign.people.append(Person(player["id"], player["name"], found["token"]))


def _sendable(text: str) -> str:
    return text.encode(errors="replace").decode()
