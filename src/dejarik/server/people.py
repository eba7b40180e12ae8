"""Identity: guests, accounts, and the secret tokens that prove it."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from hashlib import blake2b
from time import time
from typing import NoReturn

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from dejarik.kernel.text import Text
from dejarik.server.device_codes import DeviceCodes
from dejarik.server.names import check_password, clean_name, login_of, look_of
from dejarik.server.passwords import Passwords
from dejarik.server.problems import ProblemError
from dejarik.server.schema import players, sessions
from dejarik.server.store import Statement, Store
from dejarik.server.thinkers import LEVEL_NAMES
from dejarik.server.wire import Player

_REMEMBERED = 10_000
_SEEN_AGAIN_AFTER = 86_400.0
_LONGEST_TOKEN = 100
_COMPUTERS = frozenset(look_of(name) for level in LEVEL_NAMES.values() for name in (level.en, level.pl))


class Login(Struct):
    """A person and the token that identifies them."""

    player: Player
    token: str


class People:
    """All people. Recent tokens are cached, because sockets look them up often."""

    def __init__(self, store: Store, passwords: Passwords) -> None:
        self._store = store
        self._passwords = passwords
        self._codes = DeviceCodes()
        self._by_token: OrderedDict[str, str] = OrderedDict()
        self._by_id: OrderedDict[str, Player] = OrderedDict()

    async def guest(self, name: str) -> Login:
        """Somebody new."""
        player = Player(secrets.token_urlsafe(9), await self._free_name(name), False)
        row = {"id": player.id, "name": player.name, "created": time()}
        return await self._log_in(player, (insert(players), row))

    async def of_token(self, token: str) -> Player | None:
        """Whose token this is, or None if it is void."""
        if len(token) > _LONGEST_TOKEN:
            return None
        hashed = session_of(token)
        known = self._by_token.get(hashed)
        if known is not None and known in self._by_id:
            return self._by_id[known]
        return await self._look_up(hashed)

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

    async def log_in(self, name: str, password: str) -> Login:
        """The account of that name; the error does not tell whether name or password was wrong."""
        found = await self._store.read_one(select(players).where(players.c.login == _safe(login_of(name))))
        kept = found.password if found is not None else None
        if not await self._passwords.fits(kept, password) or found is None:
            _refuse_login()
        if self._passwords.outdated(found.password):
            newer = await self._passwords.hash(password)
            await self._store.write(update(players).where(players.c.id == found.id).values(password=newer))
        return await self._log_in(Player(found.id, found.name, True))

    def give_code(self, player: Player) -> str:
        """A code with which this person logs in on another device."""
        return self._codes.give(player.id)

    async def log_in_by_code(self, code: str) -> Login:
        """The person who was given that code."""
        player_id = self._codes.use(code)
        found = None
        if player_id is not None:
            found = await self._store.read_one(select(players).where(players.c.id == player_id))
        if found is None:
            _refuse_code()
        return await self._log_in(Player(found.id, found.name, found.login is not None))

    async def log_out(self, token: str) -> None:
        """Make a token void."""
        hashed = session_of(token)
        self._by_token.pop(hashed, None)
        await self._store.write(delete(sessions).where(sessions.c.token_hash == hashed))

    async def _free_name(self, written: str, player: Player | None = None) -> str:
        """A clean name that looks like that of no account but one's own, and like no computer's."""
        name = clean_name(written)
        found = await self._store.read_one(select(players.c.id).where(players.c.look == look_of(name)))
        if look_of(name) in _COMPUTERS or (found is not None and (player is None or found.id != player.id)):
            raise _name_taken()
        return name

    async def _log_in(self, player: Player, *first: Statement) -> Login:
        token = secrets.token_urlsafe(24)
        now = time()
        hashed = session_of(token)
        row = {"token_hash": hashed, "player": player.id, "created": now, "seen": now}
        await self._store.write(*first, (insert(sessions), row))
        self._remember(hashed, player)
        return Login(player, token)

    async def _look_up(self, hashed: str) -> Player | None:
        joined = sessions.join(players, sessions.c.player == players.c.id)
        query = select(sessions.c.seen, players).select_from(joined).where(sessions.c.token_hash == hashed)
        found = await self._store.read_one(query)
        if found is None:
            return None
        now = time()
        if now - found.seen > _SEEN_AGAIN_AFTER:
            await self._store.write(update(sessions).where(sessions.c.token_hash == hashed).values(seen=now))
        player = Player(found.id, found.name, found.login is not None)
        self._remember(hashed, player)
        return player

    async def _change(self, player: Player, **values: str) -> Player:
        try:
            await self._store.write(update(players).where(players.c.id == player.id).values(**values))
        except IntegrityError as error:
            raise _name_taken() from error
        self._by_id[player.id] = player
        return player

    def _remember(self, hashed: str, player: Player) -> None:
        self._by_token[hashed] = player.id
        self._by_id[player.id] = player
        for known in (self._by_token, self._by_id):
            if len(known) > _REMEMBERED:
                known.popitem(last=False)


def session_of(token: str) -> str:
    """The stored hash of a token: a stolen database gives no access."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=32, person=b"dejarik-token").hexdigest()


def _safe(login: str) -> str:
    """A login that no account can have stays so, whatever characters are in it."""
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


def _refuse_code() -> NoReturn:
    raise ProblemError(
        Text("This code is invalid or has expired", "Ten kod jest nieprawidłowy albo wygasł"),
        Text("Create a new one on the other device.", "Utwórz nowy na drugim urządzeniu."),
        code="wrong_code",
        status=401,
    )
