"""The way back into an account: an e-mail address, confirmed by a code, and a new password by mail."""

from __future__ import annotations

import asyncio
import logging

from msgspec import Struct
from sqlalchemy import select, update

from dejarik.kernel.text import Text
from dejarik.server.codes import Codes, Purpose
from dejarik.server.letters import Language, confirm_letter, replaced_letter, reset_letter
from dejarik.server.limits import AddressBuckets
from dejarik.server.mail import Mailer
from dejarik.server.names import clean_email
from dejarik.server.people import People, needs_account, wrong_code
from dejarik.server.problems import ProblemError
from dejarik.server.schema import players
from dejarik.server.store import Store
from dejarik.server.times import iso
from dejarik.server.wire import Player

# However many ask for it, one mailbox gets a few letters and then one every ten minutes.
_LETTER_RATE, _LETTER_BURST = 1 / 600, 3
_MOST_ACCOUNTS = 5
_log = logging.getLogger(__name__)


class AccountInfo(Struct):
    """What only its owner sees of an account; ``mail`` tells whether this server can send mail."""

    email: str | None
    created: str
    mail: bool


class Recovery:
    """E-mail addresses and what is mailed to them."""

    def __init__(self, store: Store, people: People, codes: Codes, mailer: Mailer, page: str) -> None:
        self._store = store
        self._people = people
        self._codes = codes
        self._mailer = mailer
        self._page = page
        self._letters = AddressBuckets(_LETTER_RATE, _LETTER_BURST)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def has_mail(self) -> bool:
        """Whether this server can send mail."""
        return self._mailer.works

    async def info(self, player: Player) -> AccountInfo:
        """What only its owner sees."""
        row = await self._people.row(player.id)
        return AccountInfo(row.email if row else None, iso(row.created if row else 0.0), self.has_mail)

    def ask_reset(self, email: str, lang: Language) -> None:
        """Mail a code to whoever has this address. Nothing tells whether anybody has: neither the answer nor its time.

        So looking for the account, too, happens after the answer.
        """
        self._check_mail()
        task = asyncio.create_task(self._mail_resets(clean_email(email), lang))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def ask_email(self, player: Player, email: str, password: str, lang: Language) -> None:
        """Mail a code to an address that an account wants to have; until it is confirmed, nothing changes."""
        self._check_mail()
        if not player.account:
            raise needs_account()
        email = clean_email(email)
        await self._people.prove(player, password)
        if not self._letters.take(email):
            raise _too_many_letters()
        code = await self._codes.give(Purpose.EMAIL, player.id, email)
        self._mailer.send(email, confirm_letter(self._page, code, lang))

    async def confirm_email(self, player: Player, code: str, lang: Language) -> AccountInfo:
        """The address is theirs; the one before is told."""
        used = await self._codes.use(Purpose.EMAIL, code)
        if used is None or used.player != player.id:
            raise wrong_code(Text("Enter your address again to get a new one.", "Podaj adres ponownie."), status=403)
        await self._set_email(player, used.data, lang)
        return await self.info(player)

    async def remove_email(self, player: Player, password: str, lang: Language) -> AccountInfo:
        """Have no address."""
        await self._people.prove(player, password)
        await self._set_email(player, None, lang)
        return await self.info(player)

    async def close(self) -> None:
        """Forget letters not written yet."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._mailer.close()

    async def _set_email(self, player: Player, email: str | None, lang: Language) -> None:
        row = await self._people.row(player.id)
        await self._store.write(update(players).where(players.c.id == player.id).values(email=email))
        if row is not None and row.email is not None and row.email != email:
            self._mailer.send(row.email, replaced_letter(self._page, player.name, lang))

    async def _mail_resets(self, email: str, lang: Language) -> None:
        """Counted whether or not anybody has the address: otherwise the limit itself would tell."""
        if not self._letters.take(email):
            return
        try:
            owners = select(players).where(players.c.email == email, players.c.login.is_not(None))
            for row in await self._store.read(owners.order_by(players.c.created).limit(_MOST_ACCOUNTS)):
                code = await self._codes.give(Purpose.RESET, row.id)
                self._mailer.send(email, reset_letter(self._page, row.name, code, lang))
        except Exception:
            _log.exception("reset_failed")

    def _check_mail(self) -> None:
        if not self.has_mail:
            raise ProblemError(
                Text("This server sends no mail", "Ten serwer nie wysyła poczty"),
                Text(
                    "Ask whoever runs it for a code to choose a new password.",
                    "Poproś osobę, która go prowadzi, o kod do ustawienia nowego hasła.",
                ),
                code="no_mail",
                status=404,
            )


def _too_many_letters() -> ProblemError:
    return ProblemError(
        Text("This address got several messages already", "Na ten adres wysłano już kilka wiadomości"),
        Text("Look into your mailbox, or try again in ten minutes.", "Zajrzyj do skrzynki albo spróbuj za 10 minut."),
        code="too_many_letters",
        status=429,
    )
