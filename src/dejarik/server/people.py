"""Identity: guests, accounts, and how they prove who they are."""

from __future__ import annotations

import secrets
from time import time
from typing import NoReturn

from msgspec import Struct
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from dejarik.kernel.text import Text
from dejarik.server.codes import Codes, Purpose, void_codes
from dejarik.server.names import NOBODY, check_password, clean_name, login_of, look_of
from dejarik.server.passwords import Passwords
from dejarik.server.problems import ProblemError
from dejarik.server.schema import players
from dejarik.server.sessions import NOWHERE, Sessions
from dejarik.server.store import AnyRow, Statement, Store
from dejarik.server.thinkers import LEVEL_NAMES
from dejarik.server.visits import Visit
from dejarik.server.wire import Player

_COMPUTERS = [name for level in LEVEL_NAMES.values() for name in (level.en, level.pl)]
_RESERVED = frozenset(map(look_of, (*_COMPUTERS, NOBODY)))


class Login(Struct):
    """A person and the token that identifies them."""

    player: Player
    token: str


class People:
    """All people."""

    def __init__(self, store: Store, passwords: Passwords, sessions: Sessions, codes: Codes) -> None:
        self._store = store
        self._passwords = passwords
        self._sessions = sessions
        self._codes = codes

    async def guest(self, name: str, visit: Visit = NOWHERE) -> Login:
        """Somebody new."""
        player = Player(secrets.token_urlsafe(9), await self._free_name(name), False)
        row = {"id": player.id, "name": player.name, "created": time()}
        return await self._log_in(player, visit, (insert(players), row))

    async def of_token(self, token: str, visit: Visit = NOWHERE) -> Player | None:
        """Whose token this is, or None if it is void."""
        return await self._sessions.whose(token, visit)

    async def rename(self, player: Player, name: str) -> Player:
        """Another name; the name of an account is also the one it logs in with, so it must be free."""
        name = await self._free_name(name, player)
        account = {"login": login_of(name), "look": look_of(name)} if player.account else {}
        return await self._change(Player(player.id, name, player.account), name=name, **account)

    async def make_account(self, player: Player, name: str, password: str) -> Player:
        """Turn a guest into an account; seats and history stay theirs."""
        name = await self._free_name(name, player)
        check_password(password)
        if player.account:
            raise ProblemError(
                Text("You already have an account", "Masz już konto"),
                Text("Log out first to create another.", "Wyloguj się, aby założyć inne."),
                code="has_account",
            )
        kept = await self._passwords.hash(password)
        return await self._change(
            Player(player.id, name, True), name=name, login=login_of(name), look=look_of(name), password=kept
        )

    async def log_in(self, name: str, password: str, visit: Visit = NOWHERE) -> Login:
        """The account of that name; the error does not tell whether name or password was wrong."""
        found = await self._store.read_one(select(players).where(players.c.login == safe_login(name)))
        kept = found.password if found is not None else None
        if not await self._passwords.fits(kept, password) or found is None:
            _refuse_login()
        if self._passwords.outdated(found.password):
            newer = await self._passwords.hash(password)
            await self._store.write(update(players).where(players.c.id == found.id).values(password=newer))
        return await self._log_in(Player(found.id, found.name, True), visit)

    async def give_code(self, player: Player) -> str:
        """A code with which this person logs in on another device."""
        return await self._codes.give(Purpose.DEVICE, player.id)

    async def log_in_by_code(self, code: str, visit: Visit = NOWHERE) -> Login:
        """The person who was given that code."""
        used = await self._codes.use(Purpose.DEVICE, code)
        found = await self.row(used.player) if used is not None else None
        if found is None:
            raise wrong_code(Text("Create a new one on the other device.", "Utwórz nowy na drugim urządzeniu."))
        return await self._log_in(Player(found.id, found.name, found.login is not None), visit)

    # ------------------------------------------------------------ passwords

    async def prove(self, player: Player, password: str | None) -> None:
        """Raise ProblemError unless this is the password of the account; guests have none and need not prove more."""
        found = await self.row(player.id)
        kept = found.password if found is not None else None
        if (player.account or kept is not None) and not await self._passwords.fits(kept, password or ""):
            _refuse_password()

    async def change_password(self, player: Player, old: str, new: str, token: str | None) -> list[str]:
        """Another password; every session but that of ``token`` ends, and codes are void. The sessions that ended."""
        if not player.account:
            raise needs_account()
        check_password(new)
        await self.prove(player, old)
        return await self._set_password(player.id, new, but=token)

    async def reset_password(self, code: str, new: str, visit: Visit = NOWHERE) -> tuple[Login, list[str]]:
        """Another password by a one-time code: every session ends and a new one begins. It, and those that ended."""
        check_password(new)
        used = await self._codes.use(Purpose.RESET, code)
        found = await self.row(used.player) if used is not None else None
        if found is None or found.login is None:
            raise wrong_code(Text("Ask for a new one.", "Poproś o nowy."))
        ended = await self._set_password(found.id, new)
        return await self._log_in(Player(found.id, found.name, True), visit), ended

    async def _set_password(self, player: str, new: str, but: str | None = None) -> list[str]:
        kept = await self._passwords.hash(new)
        changed = update(players).where(players.c.id == player).values(password=kept)
        return await self._sessions.end_all(player, changed, void_codes(player), but=but)

    # ------------------------------------------------------------ inside

    async def row(self, player: str) -> AnyRow | None:
        """A person as the database has them."""
        return await self._store.read_one(select(players).where(players.c.id == player))

    async def _free_name(self, written: str, player: Player | None = None) -> str:
        """A clean name that looks like that of no account but one's own, and like no computer's."""
        name = clean_name(written)
        found = await self._store.read_one(select(players.c.id).where(players.c.look == look_of(name)))
        if look_of(name) in _RESERVED or (found is not None and (player is None or found.id != player.id)):
            raise _name_taken()
        return name

    async def _log_in(self, player: Player, visit: Visit, *first: Statement) -> Login:
        return Login(player, await self._sessions.begin(player, visit, *first))

    async def _change(self, player: Player, **values: str) -> Player:
        try:
            await self._store.write(update(players).where(players.c.id == player.id).values(**values))
        except IntegrityError as error:
            raise _name_taken() from error
        self._sessions.changed(player)
        return player


def needs_account() -> ProblemError:
    """Guests have neither a password nor an e-mail address."""
    return ProblemError(
        Text("You are playing as a guest", "Grasz jako gość"),
        Text("Create an account first.", "Najpierw załóż konto."),
        code="needs_account",
    )


def safe_login(name: str) -> str:
    """What an account of that name logs in with; empty if no account can have that name."""
    login = login_of(name)
    return login if login.isprintable() else ""


def _name_taken() -> ProblemError:
    return ProblemError(
        Text("This name, or one that looks like it, is taken", "Ta lub łudząco podobna nazwa jest już zajęta"),
        Text(
            "Choose another name; if the account is yours, log in.",
            "Wybierz inną nazwę; jeśli to twoje konto, zaloguj się.",
        ),
        code="name_taken",
    )


def _refuse_login() -> NoReturn:
    raise ProblemError(
        Text("The name or the password is wrong", "Nazwa lub hasło się nie zgadza"),
        Text("Check both and try again.", "Sprawdź jedno i drugie i spróbuj ponownie."),
        code="wrong_login",
        status=401,
    )


def _refuse_password() -> NoReturn:
    raise ProblemError(
        Text("The password is wrong", "Hasło się nie zgadza"),
        Text("Enter the current password of your account.", "Podaj obecne hasło do swojego konta."),
        code="wrong_password",
        status=403,
    )


def wrong_code(remedy: Text, status: int = 401) -> ProblemError:
    """A code that nobody was given, that was used already, or that came too late."""
    return ProblemError(
        Text("This code is invalid or has expired", "Ten kod jest nieprawidłowy albo wygasł"),
        remedy,
        code="wrong_code",
        status=status,
    )
