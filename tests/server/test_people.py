"""Guests, accounts, tokens and codes, on both kinds of database."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select, update

from dejarik.server.device_codes import GOOD_FOR, DeviceCodes
from dejarik.server.names import clean_name, clean_title, login_of
from dejarik.server.passwords import Passwords
from dejarik.server.people import People
from dejarik.server.problems import ProblemError
from dejarik.server.schema import players, sessions
from dejarik.server.store import Store

pytestmark = pytest.mark.anyio

QUICK = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
SECRET = "never tell me the odds"


@pytest.fixture
def people(store: Store) -> People:
    return People(store, QUICK)


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
    assert await People(store, QUICK).of_token(login.token) == login.player


async def test_a_session_long_unused_is_marked_as_seen_again(people: People, store: Store) -> None:
    login = await people.guest("Leia")
    await store.write(update(sessions).values(seen=0.0))
    await People(store, QUICK).of_token(login.token)
    assert (await store.read(select(sessions.c.seen)))[0].seen > 0.0


async def test_an_account_keeps_the_guest_and_every_token(people: People, store: Store) -> None:
    login = await people.guest("Leia")
    account = await people.make_account(login.player, "Leia Organa", SECRET)
    assert account.id == login.player.id
    assert account.account
    assert await people.of_token(login.token) == account
    assert (await people.log_in("leia ORGANA", SECRET)).player == account
    assert await People(store, QUICK).of_token(login.token) == account


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


@pytest.mark.parametrize("name", ["Computer, hard", "computer hard", "Komputer, łatwy", "C0mputer, medium"])
async def test_nobody_is_called_like_a_computer(people: People, name: str) -> None:
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


async def test_logging_out_voids_that_token_only(people: People, store: Store) -> None:
    first = await people.guest("Leia")
    second = await people.log_in_by_code(people.give_code(first.player))
    await people.log_out(first.token)
    for known in (people, People(store, QUICK)):
        assert await known.of_token(first.token) is None
        assert await known.of_token(second.token) == first.player


async def test_a_code_works_once(people: People) -> None:
    player = (await people.guest("Leia")).player
    code = people.give_code(player)
    assert (await people.log_in_by_code(f" {code[:4].lower()}-{code[4:]} ")).player == player
    assert await refused(people.log_in_by_code(code)) == "wrong_code"


async def test_a_weaker_hash_is_made_anew_at_the_next_login(people: People, store: Store) -> None:
    await people.make_account((await people.guest("Leia")).player, "Leia", SECRET)
    before = (await store.read(select(players.c.password)))[0].password
    stronger = People(store, Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)))
    await stronger.log_in("Leia", SECRET)
    after = (await store.read(select(players.c.password)))[0].password
    assert before != after
    await stronger.log_in("Leia", SECRET)


def test_a_code_is_void_after_ten_minutes_or_when_another_is_made() -> None:
    now = 0.0
    codes = DeviceCodes(lambda: now)
    first = codes.give("leia")
    second = codes.give("leia")
    assert codes.use(first) is None
    now = GOOD_FOR
    assert codes.use(second) is None


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
