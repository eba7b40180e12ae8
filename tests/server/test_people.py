"""Guests, accounts, tokens and codes, on both kinds of database."""

from __future__ import annotations

import asyncio

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from dejarik.server.codes import GOOD_FOR, Codes, Purpose, in_groups
from dejarik.server.names import clean_email, clean_name, clean_title, login_of
from dejarik.server.passwords import Passwords
from dejarik.server.people import People
from dejarik.server.problems import ProblemError
from dejarik.server.schema import codes, players, sessions
from dejarik.server.sessions import DAY, Sessions
from dejarik.server.store import Store

pytestmark = pytest.mark.anyio

QUICK = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
SECRET = "never tell me the odds"


def people_of(store: Store, passwords: Passwords = QUICK) -> People:
    """People as a server that has just started knows them."""
    return People(store, passwords, Sessions(store, 30 * DAY), Codes(store))


@pytest.fixture
def people(store: Store) -> People:
    return people_of(store)


async def refused(work: object) -> str:
    with pytest.raises(ProblemError) as error:
        await work  # type: ignore[misc]
    assert error.value.text.en != error.value.text.pl
    return error.value.code


async def test_a_guest_is_known_by_the_token(people: People) -> None:
    login = await people.guest("  Leia ")
    assert login.player.name == "Leia"
    assert not login.player.account
    assert await people.of_token(login.token) == login.player
    assert await people.of_token(login.token[:-1] + "!") is None
    assert await people.of_token("x" * 5000) is None


async def test_the_database_holds_no_token_and_no_password(people: People, store: Store) -> None:
    login = await people.guest("Leia")
    await people.make_account(login.player, "Leia", SECRET)
    rows = [*await store.read(select(players)), *await store.read(select(sessions))]
    assert all(login.token not in str(row) and SECRET not in str(row) for row in rows)


async def test_tokens_are_known_after_a_restart(people: People, store: Store) -> None:
    login = await people.guest("Leia")
    assert await people_of(store).of_token(login.token) == login.player


async def test_an_account_keeps_the_guest_and_every_token(people: People, store: Store) -> None:
    login = await people.guest("Leia")
    account = await people.make_account(login.player, "Leia Organa", SECRET)
    assert account.id == login.player.id
    assert account.account
    assert await people.of_token(login.token) == account
    assert (await people.log_in("leia ORGANA", SECRET)).player == account
    assert await people_of(store).of_token(login.token) == account


async def test_wrong_names_and_wrong_passwords_are_refused_alike(people: People) -> None:
    await people.make_account((await people.guest("Leia")).player, "Leia", SECRET)
    with pytest.raises(ProblemError) as wrong:
        await people.log_in("Leia", SECRET + "!")
    with pytest.raises(ProblemError) as unknown:
        await people.log_in("Jabba\0", SECRET)
    assert (wrong.value.code, wrong.value.status, wrong.value.text) == ("wrong_login", 401, unknown.value.text)


async def test_an_unknown_name_takes_as_much_work_as_a_wrong_password(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    await people.make_account((await people.guest("Leia")).player, "Leia", SECRET)
    compared: list[str] = []
    verify = QUICK._verify
    monkeypatch.setattr(
        QUICK, "_verify", lambda kept, given: (compared.append(kept.rsplit("$", 2)[0]), verify(kept, given))[1]
    )
    for name in ("Leia", "Jabba"):
        await refused(people.log_in(name, "not the password"))
    known, unknown = compared
    assert known == unknown, "the same algorithm with the same costs"


async def test_account_names_are_taken_whatever_their_case(people: People) -> None:
    await people.make_account((await people.guest("Leia")).player, "Łucja", SECRET)
    other = (await people.guest("Other")).player
    assert await refused(people.make_account(other, "łUCJA", SECRET)) == "name_taken"
    assert await refused(people.make_account(other, "Other", "short")) == "bad_password"
    assert await refused(people.make_account(other, "Other", "x" * 201)) == "bad_password"
    account = await people.make_account(other, "Other", SECRET)
    assert await refused(people.make_account(account, "Again", SECRET)) == "has_account"
    assert await refused(people.rename(account, "ŁUCJA")) == "name_taken"


@pytest.mark.parametrize("alike", ["Le ia", "L.e.i.a", "LEIA", "Lеіа", "Le1a", "Lela"])
async def test_a_name_that_looks_like_an_accounts_is_nobody_elses(people: People, alike: str) -> None:
    leia = await people.make_account((await people.guest("Han")).player, "Leia", SECRET)
    other = (await people.guest("Other")).player
    assert await refused(people.guest(alike)) == "name_taken"
    assert await refused(people.rename(other, alike)) == "name_taken"
    assert await refused(people.make_account(other, alike, SECRET)) == "name_taken"
    assert (await people.rename(leia, alike)).name == alike, "but its owner may write it so"


async def test_names_without_letters_are_told_apart(people: People) -> None:
    for name in ("😀", "🚀"):
        await people.make_account((await people.guest(name)).player, name, SECRET)


@pytest.mark.parametrize(
    "name", ["Computer, hard", "computer hard", "Komputer, łatwy", "C0mputer, medium", "N.N.", "nn"]
)
async def test_nobody_is_called_like_a_computer_or_like_somebody_who_left(people: People, name: str) -> None:
    assert await refused(people.guest(name)) == "name_taken"


async def test_a_renamed_account_logs_in_with_the_new_name(people: People) -> None:
    login = await people.guest("Leia")
    account = await people.make_account(login.player, "Leia", SECRET)
    renamed = await people.rename(account, "General")
    assert await people.of_token(login.token) == renamed
    assert (await people.log_in("general", SECRET)).player == renamed
    assert await refused(people.log_in("Leia", SECRET)) == "wrong_login"


async def test_guests_may_share_a_name(people: People) -> None:
    first, second = await people.guest("Han"), await people.guest("Han")
    assert first.player.id != second.player.id
    assert (await people.rename(first.player, "Lando")).name == "Lando"


async def test_a_code_works_once(people: People) -> None:
    player = (await people.guest("Leia")).player
    code = await people.give_code(player)
    assert (await people.log_in_by_code(f" {code[:4].lower()}-{code[4:]} ")).player == player
    assert await refused(people.log_in_by_code(code)) == "wrong_code"


async def test_a_weaker_hash_is_made_anew_at_the_next_login(people: People, store: Store) -> None:
    await people.make_account((await people.guest("Leia")).player, "Leia", SECRET)
    before = (await store.read(select(players.c.password)))[0].password
    stronger = people_of(store, Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)))
    await stronger.log_in("Leia", SECRET)
    after = (await store.read(select(players.c.password)))[0].password
    assert before != after
    await stronger.log_in("Leia", SECRET)


async def test_a_code_is_void_after_its_time_or_when_another_is_made(people: People, store: Store) -> None:
    now = 1000.0
    kept = Codes(store, lambda: now)
    leia = (await people.guest("Leia")).player.id
    first = await kept.give(Purpose.DEVICE, leia)
    second = await kept.give(Purpose.DEVICE, leia)
    assert await kept.use(Purpose.DEVICE, first) is None
    now += GOOD_FOR[Purpose.DEVICE]
    assert await kept.use(Purpose.DEVICE, second) is None
    await store.write(kept.expired())
    assert await store.read(select(codes)) == []


async def test_a_code_is_known_after_a_restart_and_is_not_in_the_database(people: People, store: Store) -> None:
    player = (await people.guest("Leia")).player
    code = await people.give_code(player)
    assert code not in str(await store.read(select(codes)))
    assert (await people_of(store).log_in_by_code(in_groups(code))).player == player


async def test_a_code_is_used_once_however_many_try_at_the_same_time(people: People, store: Store) -> None:
    leia = (await people.guest("Leia")).player.id
    kept = Codes(store)
    code = await kept.give(Purpose.RESET, leia)
    used = await asyncio.gather(*[kept.use(Purpose.RESET, code) for _ in range(8)])
    assert [each.player for each in used if each is not None] == [leia]


async def test_a_code_is_good_for_its_purpose_only(people: People, store: Store) -> None:
    leia = (await people.guest("Leia")).player.id
    kept = Codes(store)
    code = await kept.give(Purpose.DEVICE, leia)
    assert await kept.use(Purpose.RESET, code) is None
    assert await kept.use(Purpose.DEVICE, code) is not None


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\nb", "a\0b", "a\u200bb", "\ud800", "\u202eabc"])
def test_names_nobody_can_have(name: str) -> None:
    with pytest.raises(ProblemError):
        clean_name(name)


@pytest.mark.parametrize("name", ["Ł", "Zażółć gęślą", "x" * 40, "R2-D2", "李", "😀"])
def test_names_people_have(name: str) -> None:
    assert clean_name(f" {name} ") == name


def test_the_same_name_in_another_form_is_the_same_login() -> None:
    assert login_of("Łódź") == login_of("ŁO\u0301DZ\u0301") == login_of(" łódź ")


def test_titles_may_be_empty_but_not_long() -> None:
    assert clean_title("  ") == ""
    with pytest.raises(ProblemError):
        clean_title("x" * 61)


@pytest.mark.parametrize("email", ["leia@alderaan.example", " Leia.Organa+game@Mail.Alderaan.Example "])
def test_addresses_that_get_mail(email: str) -> None:
    assert clean_email(email) == email.strip().lower()


@pytest.mark.parametrize(
    "email",
    ["", "leia", "leia@localhost", "a@b@c.example", "le ia@a.example", "a@b.example\nBcc: x@y.example", "é@b.example"],
)
def test_addresses_that_get_none(email: str) -> None:
    with pytest.raises(ProblemError):
        clean_email(email)
