"""Calls about one's own account: password, e-mail address, sessions, one's data, and the end of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from dejarik.kernel.text import Text
from dejarik.server.assets import Asset
from dejarik.server.calls.call import Ask, Call, slowly
from dejarik.server.calls.people import NewPassword
from dejarik.server.exports import OwnData
from dejarik.server.letters import Language
from dejarik.server.people import Login
from dejarik.server.problems import ProblemError
from dejarik.server.recovery import AccountInfo
from dejarik.server.sessions import SessionInfo


class PasswordChange(Struct):
    """The password so far and the one from now on."""

    old: str
    new: NewPassword


class Proof(Struct):
    """The password of an account; guests have none."""

    password: str | None = None


class NewEmail(Struct):
    """An address to be confirmed by a code that is mailed there, in one of the languages."""

    email: str
    password: str
    lang: Language = "en"


class EmailCode(Struct):
    """The code that was mailed."""

    code: str
    lang: Language = "en"


class NoEmail(Struct):
    """The password, to have no address any more."""

    password: str
    lang: Language = "en"


class Means(Struct):
    """How somebody who forgot their password gets a code: by mail, or else only from the operator."""

    mail: bool


class LostPassword(Struct):
    """The address to which a code is to be mailed."""

    email: str
    lang: Language = "en"


class PasswordReset(Struct):
    """A code and the password from now on."""

    code: str
    password: NewPassword


async def show_account(ask: Ask[None]) -> AccountInfo:
    """What only its owner sees."""
    return await ask.services.recovery.info(ask.asker)


async def change_password(ask: Ask[PasswordChange]) -> None:
    """Another password; all other sessions end."""
    slowly(ask)
    given = ask.body
    _disconnect(ask, await ask.services.people.change_password(ask.asker, given.old, given.new, ask.token))


async def give_email(ask: Ask[NewEmail]) -> None:
    """Mail a code to an address."""
    slowly(ask)
    given = ask.body
    await ask.services.recovery.ask_email(ask.asker, given.email, given.password, given.lang)


async def confirm_email(ask: Ask[EmailCode]) -> AccountInfo:
    """Have that address from now on."""
    slowly(ask)
    return await ask.services.recovery.confirm_email(ask.asker, ask.body.code, ask.body.lang)


async def remove_email(ask: Ask[NoEmail]) -> AccountInfo:
    """Have no address any more."""
    slowly(ask)
    return await ask.services.recovery.remove_email(ask.asker, ask.body.password, ask.body.lang)


async def show_means(ask: Ask[None]) -> Means:
    """How a code can be had here."""
    return Means(ask.services.recovery.has_mail)


async def lose_password(ask: Ask[LostPassword]) -> None:
    """Mail a code, if anybody has that address."""
    slowly(ask)
    ask.services.recovery.ask_reset(ask.body.email, ask.body.lang)


async def reset_password(ask: Ask[PasswordReset]) -> Login:
    """Another password and a new session; all others end."""
    slowly(ask)
    login, ended = await ask.services.people.reset_password(ask.body.code, ask.body.password, ask.visit)
    _disconnect(ask, ended)
    return login


async def list_sessions(ask: Ask[None]) -> list[SessionInfo]:
    """Where the asker is logged in."""
    return await ask.services.sessions.of_player(ask.asker.id, ask.token)


async def end_session(ask: Ask[None]) -> None:
    """End one session."""
    ended = await ask.services.sessions.end_one(ask.asker.id, ask.path["session"])
    if ended is None:
        raise ProblemError(
            Text("You have no such session", "Nie masz takiej sesji"),
            Text("It may have ended already; look at the list again.", "Mogła się już skończyć; spójrz na listę."),
            code="no_session",
            status=404,
        )
    _disconnect(ask, (ended,))


async def log_out_everywhere(ask: Ask[None]) -> None:
    """End every session."""
    _disconnect(ask, await ask.services.sessions.end_all(ask.asker.id))


async def export_data(ask: Ask[None]) -> Asset:
    """Everything kept about the asker."""
    slowly(ask)
    return Asset(await ask.services.exports.of(ask.asker, ask.token), "application/json", "no-store")


async def delete_account(ask: Ask[Proof]) -> None:
    """The end of an account, or of a guest."""
    slowly(ask)
    await ask.services.farewell.delete(ask.asker, ask.body.password)


def _disconnect(ask: Ask[Any], ended: Iterable[str]) -> None:
    for session in ended:
        ask.services.hall.end_session(session)


_WRONG_PASSWORD = (403, "wrong_password")
_WRONG_EMAIL = (422, "bad_email")
_NO_MAIL = (404, "no_mail")
_GUEST = (409, "needs_account")

CALLS = (
    Call("GET", "/api/account", "What only I see of my account", show_account, AccountInfo, for_players=True),
    Call(
        "PUT",
        "/api/account/password",
        "Change the password; every other session ends",
        change_password,
        reads=PasswordChange,
        status=204,
        for_players=True,
        refuses=(_WRONG_PASSWORD, _GUEST, (422, "bad_password")),
    ),
    Call(
        "PUT",
        "/api/account/email",
        "Give an e-mail address; a code to confirm it is mailed there",
        give_email,
        reads=NewEmail,
        status=202,
        for_players=True,
        refuses=(_WRONG_PASSWORD, _GUEST, _NO_MAIL, _WRONG_EMAIL, (429, "too_many_letters")),
    ),
    Call(
        "POST",
        "/api/account/email",
        "Confirm the address with the code",
        confirm_email,
        AccountInfo,
        EmailCode,
        for_players=True,
        refuses=((403, "wrong_code"),),
    ),
    Call(
        "POST",
        "/api/account/email/removal",
        "Have no e-mail address any more",
        remove_email,
        AccountInfo,
        NoEmail,
        for_players=True,
        refuses=(_WRONG_PASSWORD,),
    ),
    Call("GET", "/api/recovery", "Whether codes for a new password are mailed here", show_means, Means),
    Call(
        "POST",
        "/api/recovery",
        "Mail a code for a new password, if any account has this address; the answer does not tell",
        lose_password,
        reads=LostPassword,
        status=202,
        refuses=(_NO_MAIL, _WRONG_EMAIL),
    ),
    Call(
        "PUT",
        "/api/recovery",
        "Choose a new password with a code and log in; every other session ends",
        reset_password,
        Login,
        PasswordReset,
        refuses=((401, "wrong_code"), (422, "bad_password")),
    ),
    Call("GET", "/api/me/sessions", "Where I am logged in", list_sessions, list[SessionInfo], for_players=True),
    Call("DELETE", "/api/me/sessions", "Log out everywhere", log_out_everywhere, status=204, for_players=True),
    Call(
        "DELETE",
        "/api/me/sessions/{session:id}",
        "End one session",
        end_session,
        status=204,
        for_players=True,
        refuses=((404, "no_session"),),
    ),
    Call("GET", "/api/me/data", "Everything kept about me", export_data, OwnData, for_players=True),
    Call(
        "POST",
        "/api/me/deletion",
        "Delete my account: I give up my games, and my name disappears from those that are over",
        delete_account,
        reads=Proof,
        status=204,
        for_players=True,
        refuses=(_WRONG_PASSWORD,),
    ),
)
