"""The server a page talks to, and what tests arrange there before anybody opens the page."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import httpx

from dejarik import Match
from tests.server.client import EASY, PERSON, Frame, Person
from tests.server.live import LiveServer

GENEROUS = {
    "request_rate": 1000.0,
    "request_burst": 10_000,
    "login_burst": 10_000,
    "tables_per_address": 1000,
    "sockets_per_address": 1000,
    "analysis_simulations": 2,
    "lab_games": 3,
    "lab_games_per_hour": 10_000,
}
"""One address plays all the people of a test, so limits that protect a server from one address would be in the way.

Nobody waits for a good analysis or a long test of a deck either."""


@dataclass(frozen=True)
class House:
    """A running server with guests and tables."""

    server: LiveServer

    @property
    def address(self) -> str:
        """Where its page is."""
        return self.server.address

    def call(self, method: str, path: str, token: str | None = None, body: object = None) -> Any:
        """One call of the HTTP part, which must succeed."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = httpx.request(method, f"{self.address}{path}", headers=headers, json=body, timeout=30)
        assert answer.status_code < 400, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.headers.get("content-type", "").startswith("application/json") else answer.text

    def guest(self, name: str) -> Person:
        """Somebody new."""
        made = self.call("POST", "/api/players", body={"name": name})
        return Person(made["player"]["id"], name, made["token"])

    def open_table(self, host: Person, *seats: Frame, **more: object) -> str:
        """A table at which the host sits first, against an easy computer unless told otherwise; its id."""
        described = list(seats) or [PERSON, EASY]
        wish = {"game": "bounty", "players": len(described), "seats": described, "my_seat": 0} | more
        table: str = self.call("POST", "/api/tables", host.token, wish)["id"]
        return table

    def keep_record(self, text: str) -> str:
        """Put the record of a game on the server; its id."""
        plain = {"content-type": "text/plain"}
        answer = httpx.post(
            f"{self.address}/api/records", content=text.encode(), headers=plain, timeout=30, verify=False
        )
        assert answer.status_code < 400, answer.text
        return str(answer.json()["id"])

    def go_on(self, host: Person, match: Match, **more: object) -> str:
        """A table at which a game goes on from where a match stands, the host against easy computers; its id."""
        others = [EASY] * (match.players - 1)
        return self.open_table(host, PERSON, *others, **self._begun(match), **more)

    def go_on_together(self, match: Match, *people: Person) -> str:
        """A table at which a game goes on from where a match stands, with these people; its id."""
        return self.table_of(*people, **self._begun(match))

    def _begun(self, match: Match) -> dict[str, object]:
        """What to ask for so that a game goes on from there."""
        record = {"id": self.keep_record(str(match.record)), "move": len(match.moves)}
        return {"game": match.game.name, "from_record": record}

    def table_of(self, *people: Person, **more: object) -> str:
        """A table at which these people sit, in this order."""
        table = self.open_table(people[0], *[PERSON] * len(people), **more)
        for seat, person in enumerate(people[1:], 1):
            self.call("POST", f"/api/tables/{table}/seats/{seat}", person.token)
        return table

    def table(self, table: str) -> Frame:
        """What everybody may know of a table."""
        info: Frame = self.call("GET", f"/api/tables/{table}")
        return info
