"""Passwords change, are reset by an operator or by mail, and e-mail addresses are confirmed, changed and removed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from email.message import EmailMessage

import pytest

from dejarik.server import recovery
from dejarik.server.codes import GOOD_FOR, Codes, Purpose
from dejarik.server.people import People
from dejarik.server.sessions import DAY, Sessions
from dejarik.server.settings import BadSettingError, Settings
from dejarik.server.store import Store
from tests.cli.terminal import dejarik, refused
from tests.server.accounts import OLD, PATIENT, Account, account, guest, log_in
from tests.server.client import Caller, Person, at_table
from tests.server.conftest import ServerMaker, app_of
from tests.server.hall_table import until
from tests.server.live import LiveServer
from tests.server.postbox import Postbox, postbox, text_of
from tests.server.test_people import QUICK

pytestmark = pytest.mark.anyio

NEW = "i have a bad feeling about this"
EMAIL = "leia@alderaan.example"
PAGE = "https://dejarik.example"


@pytest.fixture
async def box() -> AsyncIterator[Postbox]:
    async with postbox() as opened:
        yield opened


def with_mail(box: Postbox) -> dict[str, object]:
    sender = "Dejarik <no-reply@dejarik.example>"
    return {"mail_server": box.url, "mail_from": sender, "page_address": PAGE, **PATIENT}


def code_in(letter: EmailMessage) -> str:
    found = re.search(r": ([A-Z0-9]{4}(?:-[A-Z0-9]{4})+)$", text_of(letter), re.MULTILINE)
    assert found is not None, text_of(letter)
    return found[1]


async def confirmed(box: Postbox, leia: Account, email: str = EMAIL) -> None:
    """Give an address and confirm it."""
    number = len(box.letters)
    asked = await leia.ask("PUT", "/api/account/email", email=email, password=OLD)
    assert asked.status_code == 202, asked.text
    letter = await box.letter(number)
    assert letter["To"] == email
    answer = await leia.ask("POST", "/api/account/email", code=code_in(letter))
    assert answer.json()["email"] == email


# ---------------------------------------------------------------- changing


async def test_the_password_is_changed_by_who_knows_it(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia = await account(client)
        assert await leia.code("PUT", "/api/account/password", old="wrong one", new=NEW) == "wrong_password"
        assert await leia.code("PUT", "/api/account/password", old=OLD, new="short") == "bad_password"
        assert await log_in(client, "Leia", OLD), "nothing has changed"
        assert (await leia.ask("PUT", "/api/account/password", old=OLD, new=NEW)).status_code == 204
        assert await log_in(client, "Leia", NEW)
        assert await log_in(client, "Leia", OLD) is None


async def test_changing_the_password_ends_every_other_session(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia = await account(client)
        other = await log_in(client, "Leia", OLD)
        assert other is not None
        code = (await other.ask("POST", "/api/sessions/code")).json()["code"]
        await leia.ask("PUT", "/api/account/password", old=OLD, new=NEW)
        assert await leia.is_known()
        assert not await other.is_known()
        late = await client.post("/api/sessions", json={"code": code})
        assert late.json()["code"] == "wrong_code", "a code of before does not outlive it"


async def test_changing_the_password_ends_the_sockets_of_other_sessions(live: LiveServer) -> None:
    caller = Caller(live.address)
    leia = await caller.guest("Leia of Alderaan")
    await caller.call("POST", "/api/account", leia.token, {"name": leia.name, "password": OLD})
    other = (await caller.call("POST", "/api/sessions", body={"name": leia.name, "password": OLD}))["token"]
    table = await caller.open_table(leia)
    async with (
        at_table(live.address, table, Person(leia.id, leia.name, other)) as theirs,
        at_table(live.address, table, leia) as mine,
    ):
        await caller.call("PUT", "/api/account/password", leia.token, {"old": OLD, "new": NEW})
        await theirs.socket.wait_closed()
        assert theirs.socket.close_code == 4401
        assert (await mine.ask("chat", text="still here"))["type"] == "done"


async def test_a_guest_has_no_password_to_change(server: ServerMaker) -> None:
    async with server() as client:
        assert await (await guest(client)).code("PUT", "/api/account/password", old=OLD, new=NEW) == "needs_account"


async def test_guessing_the_old_password_is_slow(server: ServerMaker) -> None:
    async with server() as client:
        leia = await account(client)
        tried = [await leia.code("PUT", "/api/account/password", old=f"guess {n}", new=NEW) for n in range(12)]
        assert tried[-1] == "too_fast"


# ---------------------------------------------------------------- by an operator


async def test_an_operator_gives_a_code_for_a_new_password(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        leia = await account(client)
        words = ("people", "reset-password", "leia", "--database", url, "--page-address", PAGE)
        printed = await asyncio.to_thread(dejarik, *words)
        assert printed.code == 0, printed.err
        code = re.search(r"[A-Z0-9]{4}(-[A-Z0-9]{4}){4}", printed.out)
        assert code is not None
        assert f"{PAGE}/account#reset={code[0].replace('-', '')}" in printed.out
        asked = {"code": code[0].lower(), "password": NEW}
        answer = await client.put("/api/recovery", json=asked)
        assert answer.json()["player"]["name"] == "Leia"
        assert await Account(client, answer.json()["token"]).is_known()
        assert not await leia.is_known(), "whoever was logged in before is not any more"
        assert await log_in(client, "Leia", NEW)
        assert (await client.put("/api/recovery", json=asked)).json()["code"] == "wrong_code", "it works once"


async def test_an_operator_logs_somebody_out(server: ServerMaker, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dejarik.server.sessions.BELIEVED_FOR", 0.0)
    async with server(database=url) as client:
        leia = await account(client)
        printed = await asyncio.to_thread(dejarik, "people", "log-out", "Leia", "--database", url)
        assert "“Leia” that were ended: 1" in printed.out
        assert not await leia.is_known()


async def test_what_an_operator_gets_wrong_is_said_in_one_line(server: ServerMaker, url: str) -> None:
    async with server(database=url) as client:
        await guest(client, "Han")
        words = ("people", "reset-password", "Han", "--database", url)
        assert await asyncio.to_thread(refused, *words) == (
            "Han: there is no account of this name. Check the name and the database; guests have no password."
        )
    words = ("people", "reset-password", "Han", "--hours", "1000")
    assert "--hours: at most 720 is possible" in await asyncio.to_thread(refused, *words)
    words = ("people", "log-out", "Han", "--database", "sqlite:////nowhere/at/all.db")
    assert "no such database" in await asyncio.to_thread(refused, *words)


async def test_a_reset_code_is_void_after_its_time(store: Store) -> None:
    now = 1000.0
    codes = Codes(store, lambda: now)
    people = People(store, QUICK, Sessions(store, DAY), codes)
    leia = await people.make_account((await people.guest("Leia")).player, "Leia", OLD)
    code = await codes.give(Purpose.RESET, leia.id)
    now += GOOD_FOR[Purpose.RESET]
    with pytest.raises(Exception, match="expired"):
        await people.reset_password(code, NEW)
    assert (await people.log_in("Leia", OLD)).player == leia


# ---------------------------------------------------------------- by mail


async def test_a_forgotten_password_is_reset_by_mail(server: ServerMaker, url: str, box: Postbox) -> None:
    async with server(database=url, **with_mail(box)) as client:
        leia = await account(client)
        await confirmed(box, leia)
        asked = await client.post("/api/recovery", json={"email": " Leia@Alderaan.example ", "lang": "pl"})
        assert (asked.status_code, asked.content) == (202, b"")
        letter = await box.letter(1)
        assert letter["To"] == EMAIL
        assert letter["Subject"] == "Dejarik: ustaw nowe hasło"
        code = code_in(letter)
        assert f"{PAGE}/account#reset={code.replace('-', '')}\n" in text_of(letter)
        assert (await client.put("/api/recovery", json={"code": code, "password": NEW})).status_code == 200
        assert await log_in(client, "Leia", NEW)


async def test_nobody_learns_which_addresses_are_known(
    server: ServerMaker, box: Postbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with server(**with_mail(box)) as client:
        await confirmed(box, await account(client))
        known, unknown = [await client.post("/api/recovery", json={"email": each}) for each in (EMAIL, "a@b.example")]
        assert (known.status_code, known.content, dict(known.headers)) == (
            unknown.status_code,
            unknown.content,
            dict(unknown.headers),
        )
        await box.letter(1)
        monkeypatch.setattr(recovery, "select", None)
        assert (await client.post("/api/recovery", json={"email": "a@b.example"})).status_code == 202, (
            "the answer does not wait until the account is looked for"
        )
        await until(lambda: not app_of(client).state.services.recovery._tasks)
    assert [each["To"] for each in box.letters] == [EMAIL, EMAIL]


async def test_one_mailbox_gets_a_few_letters_whoever_asks(server: ServerMaker, box: Postbox) -> None:
    async with server(**with_mail(box)) as client:
        leia, han = await account(client), await account(client, "Han")
        await confirmed(box, leia)
        for _ in range(10):
            await client.post("/api/recovery", json={"email": EMAIL})
            await client.post("/api/recovery", json={"email": "a@b.example"})
        for email in (EMAIL, "a@b.example"):
            asked = await han.code("PUT", "/api/account/email", email=email, password=OLD)
            assert asked == "too_many_letters", "the same for addresses nobody has"
        await until(lambda: not app_of(client).state.services.recovery._tasks)
        await box.letter(2)
    assert len(box.letters) == 3


async def test_asking_for_letters_is_limited_by_address(server: ServerMaker, box: Postbox) -> None:
    async with server(**with_mail(box) | {"login_burst": 10}) as client:
        answers = [await client.post("/api/recovery", json={"email": f"a{n}@b.example"}) for n in range(12)]
        assert answers[-1].json()["code"] == "too_fast"


async def test_an_address_is_confirmed_changed_and_removed(server: ServerMaker, url: str, box: Postbox) -> None:
    async with server(database=url, **with_mail(box)) as client:
        leia, han = await account(client), await account(client, "Han")
        assert (await leia.ask("GET", "/api/account")).json()["email"] is None
        assert await leia.code("PUT", "/api/account/email", email=EMAIL, password=NEW) == "wrong_password"
        assert await leia.code("PUT", "/api/account/email", email="nowhere", password=OLD) == "bad_email"
        await leia.ask("PUT", "/api/account/email", email=EMAIL, password=OLD)
        code = code_in(await box.letter(0))
        assert "Leia" not in text_of(box.letters[0]), "nobody has words of their own mailed to strangers"
        assert await han.code("POST", "/api/account/email", code=code) == "wrong_code", "a code is one person's"
        assert (await leia.ask("GET", "/api/account")).json()["email"] is None

        box.letters.clear()
        await confirmed(box, leia)
        await confirmed(box, leia, "general@alderaan.example")
        assert (await box.letter(2))["To"] == EMAIL, "the address before is told"
        assert await leia.code("POST", "/api/account/email/removal", password=NEW) == "wrong_password"
        removed = await leia.ask("POST", "/api/account/email/removal", password=OLD)
        assert removed.json()["email"] is None
        assert (await box.letter(3))["To"] == "general@alderaan.example"


async def test_a_server_without_mail_says_so(server: ServerMaker) -> None:
    async with server() as client:
        leia = await account(client)
        assert (await client.get("/api/recovery")).json() == {"mail": False}
        assert (await leia.ask("GET", "/api/account")).json()["mail"] is False
        assert (await client.post("/api/recovery", json={"email": EMAIL})).json()["code"] == "no_mail"
        assert await leia.code("PUT", "/api/account/email", email=EMAIL, password=OLD) == "no_mail"


async def test_a_mail_server_that_cannot_be_reached_is_logged_without_the_address(
    server: ServerMaker, box: Postbox, caplog: pytest.LogCaptureFixture
) -> None:
    """This one offers no encryption, which was asked for: the letter is not sent in the open."""
    wish = with_mail(box) | {"mail_server": f"smtp+starttls://127.0.0.1:{box.port}"}
    async with server(**wish) as client:
        leia = await account(client)
        assert (await leia.ask("PUT", "/api/account/email", email=EMAIL, password=OLD)).status_code == 202
        await until(lambda: any(each.message == "mail_failed" for each in caplog.records))
    assert box.letters == []
    assert all(EMAIL not in str(vars(each)) for each in caplog.records)


@pytest.mark.parametrize(
    ("change", "flag"),
    [
        ({"mail_server": "carrier pigeon"}, "--mail-server"),
        ({"mail_server": "smtps://:99999999"}, "--mail-server"),
        ({"mail_server": "smtp://user:password@relay.example"}, "--mail-server"),
        ({"mail_from": "nobody"}, "--mail-from"),
        ({"page_address": ""}, "--page-address"),
        ({"page_address": "dejarik.example"}, "--page-address"),
    ],
)
def test_settings_for_mail_are_checked(change: dict[str, str], flag: str) -> None:
    good = {"mail_server": "smtps://relay.example", "mail_from": "no-reply@dejarik.example", "page_address": PAGE}
    Settings(**good)  # type: ignore[arg-type]
    with pytest.raises(BadSettingError) as error:
        Settings(**(good | change))  # type: ignore[arg-type]
    assert error.value.place.en == flag
