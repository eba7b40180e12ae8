"""People with accounts, and what they ask a server in this process."""

from __future__ import annotations

import httpx

OLD = "never tell me the odds"
"""The password of every account."""
PATIENT = {"login_burst": 1000}
"""Settings for tests in which one address tries more passwords and codes than a person would."""


class Account:
    """Somebody with an account, and what they ask the server."""

    def __init__(self, client: httpx.AsyncClient, token: str) -> None:
        self.client = client
        self.token = token

    async def ask(self, method: str, path: str, **body: object) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.token}"}
        return await self.client.request(method, path, headers=headers, json=body or None)

    async def code(self, method: str, path: str, **body: object) -> str:
        """Why it was refused."""
        answer = (await self.ask(method, path, **body)).json()
        assert answer["text"]["en"] != answer["text"]["pl"]
        return str(answer["code"])

    async def is_known(self) -> bool:
        return (await self.ask("GET", "/api/me")).status_code == 200


async def guest(client: httpx.AsyncClient, name: str = "Leia") -> Account:
    return Account(client, (await client.post("/api/players", json={"name": name})).json()["token"])


async def account(client: httpx.AsyncClient, name: str = "Leia") -> Account:
    made = await guest(client, name)
    assert (await made.ask("POST", "/api/account", name=name, password=OLD)).status_code == 200
    return made


async def log_in(client: httpx.AsyncClient, name: str, password: str) -> Account | None:
    answer = await client.post("/api/sessions", json={"name": name, "password": password})
    return Account(client, answer.json()["token"]) if answer.status_code == 201 else None
