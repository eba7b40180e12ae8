"""What ``dejarik people`` does, in the database of a server that may be running."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import TypeVar

import typer
from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from dejarik.cli.errors import CommandError, one_line
from dejarik.kernel.text import Text, same
from dejarik.server.codes import Codes, Purpose, in_groups
from dejarik.server.database import connect_beside
from dejarik.server.letters import reset_link
from dejarik.server.people import safe_login
from dejarik.server.places import default_database
from dejarik.server.schema import players
from dejarik.server.sessions import DAY, Sessions
from dejarik.server.store import AnyRow, Store

T = TypeVar("T")


def print_reset(database: str | None, name: str, hours: int, page: str, lang: str) -> None:
    """Give the owner of an account a code, and tell the operator what to pass on."""

    async def give(store: Store, account: AnyRow) -> str:
        return await Codes(store).give(Purpose.RESET, account.id, good_for=hours * 3600.0)

    account, code = _with_account(database, name, give)
    until = f"{datetime.now().astimezone() + timedelta(hours=hours):%Y-%m-%d %H:%M %Z}"
    typer.echo(_GIVEN.fill(name=one_line(account.name), until=until)[lang])
    typer.echo(f"  {in_groups(code)}")
    typer.echo((_LINK.fill(link=reset_link(page, code)) if page else _WHERE)[lang])


def log_out(database: str | None, name: str, lang: str) -> None:
    """End every session of an account."""

    async def end(store: Store, account: AnyRow) -> int:
        return len(await Sessions(store, DAY).end_all(account.id))

    account, ended = _with_account(database, name, end)
    typer.echo(_ENDED.fill(name=one_line(account.name), number=ended)[lang])


def _with_account(database: str | None, name: str, work: Callable[[Store, AnyRow], Awaitable[T]]) -> tuple[AnyRow, T]:
    async def done() -> tuple[AnyRow, T]:
        store = Store(default_database() if database is None else database, connect=connect_beside)
        await store.open()
        try:
            account = await store.read_one(select(players).where(players.c.login == safe_login(name)))
            if account is None:
                raise CommandError(_NO_ACCOUNT, _CHECK_NAME, same(one_line(name)))
            return account, await work(store, account)
        except SQLAlchemyError as error:
            raise CommandError(_BUSY, _TRY_AGAIN) from error
        finally:
            await store.close()

    return asyncio.run(done())


_GIVEN = Text(
    "With this code, good once until {until}, the owner of “{name}” chooses a new password:",
    "Tym kodem, ważnym raz do {until}, „{name}” ustawi nowe hasło:",
)
_LINK = Text("Or with this link: {link}", "Albo tym linkiem: {link}")
_WHERE = Text(
    "It is entered on the account page, under “Forgot your password?”.",
    "Wpisuje się go na stronie konta, pod „Nie pamiętasz hasła?”.",
)
_ENDED = Text("Sessions of “{name}” that were ended: {number}", "Zakończone sesje konta „{name}”: {number}")
_BUSY = Text("The database does not answer", "Baza danych nie odpowiada")
_TRY_AGAIN = Text("Try again in a moment.", "Spróbuj ponownie za chwilę.")
_NO_ACCOUNT = Text("there is no account of this name", "nie ma konta o tej nazwie")
_CHECK_NAME = Text(
    "Check the name and the database; guests have no password.",
    "Sprawdź nazwę i bazę danych; goście nie mają hasła.",
)
