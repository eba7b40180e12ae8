"""Calls about people: getting a name, registering an account, moving to another device."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from dejarik.server.calls.call import Ask, Call, slowly
from dejarik.server.names import LONGEST_NAME, LONGEST_PASSWORD, SHORTEST_PASSWORD
from dejarik.server.people import Login
from dejarik.server.wire import Player

# Lengths are described here and checked, with better words, where names and passwords are made.
_NAME = Meta(extra_json_schema={"minLength": 1, "maxLength": LONGEST_NAME})
NewPassword: TypeAlias = Annotated[
    str, Meta(extra_json_schema={"minLength": SHORTEST_PASSWORD, "maxLength": LONGEST_PASSWORD})
]


class NewName(Struct):
    """What somebody wants to be called."""

    name: Annotated[str, _NAME]


class NewAccount(Struct):
    """The name and password of an account to be made."""

    name: Annotated[str, _NAME]
    password: NewPassword


class Credentials(Struct):
    """What proves who somebody is: the name and password of an account, or a code from another device."""

    name: str | None = None
    password: str | None = None
    code: str | None = None


class DeviceCode(Struct):
    """A code, good once for ten minutes."""

    code: str


async def make_guest(ask: Ask[NewName]) -> Login:
    """A guest of that name."""
    return await ask.services.people.guest(ask.body.name, ask.visit)


async def who_am_i(ask: Ask[None]) -> Player:
    """Who the token belongs to."""
    return ask.asker


async def rename(ask: Ask[NewName]) -> Player:
    """Another name."""
    return await ask.services.people.rename(ask.asker, ask.body.name)


async def make_account(ask: Ask[NewAccount]) -> Player:
    """An account for the guest who asks; as costly as logging in, so no more often."""
    slowly(ask)
    return await ask.services.people.make_account(ask.asker, ask.body.name, ask.body.password)


async def log_in(ask: Ask[Credentials]) -> Login:
    """A new token for whoever proves who they are."""
    people, given = ask.services.people, ask.body
    slowly(ask)
    if given.code is not None:
        return await people.log_in_by_code(given.code, ask.visit)
    return await people.log_in(given.name or "", given.password or "", ask.visit)


async def log_out(ask: Ask[None]) -> None:
    """Make the token void and end the connections opened with it."""
    if ask.asker and ask.token is not None:
        ask.services.hall.end_session(await ask.services.sessions.end(ask.token))


async def make_code(ask: Ask[None]) -> DeviceCode:
    """A code to sit at the same seats on another device."""
    return DeviceCode(await ask.services.people.give_code(ask.asker))


CALLS = (
    Call(
        "POST",
        "/api/players",
        "Become a guest",
        make_guest,
        Login,
        NewName,
        status=201,
        refuses=((422, "bad_name"), (409, "name_taken")),
    ),
    Call("GET", "/api/me", "Who am I", who_am_i, Player, for_players=True),
    Call(
        "PATCH",
        "/api/me",
        "Take another name",
        rename,
        Player,
        NewName,
        for_players=True,
        refuses=((422, "bad_name"), (409, "name_taken")),
    ),
    Call(
        "POST",
        "/api/account",
        "Turn the guest into an account, keeping seats and history",
        make_account,
        Player,
        NewAccount,
        for_players=True,
        refuses=((422, "bad_name"), (422, "bad_password"), (409, "name_taken"), (409, "has_account")),
    ),
    Call(
        "POST",
        "/api/sessions",
        "Log in with name and password, or with a code from another device",
        log_in,
        Login,
        Credentials,
        status=201,
        refuses=((401, "wrong_login"), (401, "wrong_code")),
    ),
    Call("DELETE", "/api/sessions", "Log out: the token is void", log_out, status=204, for_players=True),
    Call(
        "POST",
        "/api/sessions/code",
        "A code, good once for ten minutes, to sit at the same seats on another device",
        make_code,
        DeviceCode,
        status=201,
        for_players=True,
    ),
)
