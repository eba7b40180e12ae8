"""What is mailed to people, in both languages."""

from __future__ import annotations

from typing import Literal, TypeAlias

from dejarik.kernel.text import Text
from dejarik.server.codes import in_groups
from dejarik.server.mail import Letter

Language: TypeAlias = Literal["en", "pl"]


def reset_letter(page: str, name: str, code: str, lang: Language) -> Letter:
    """A code to choose a new password with."""
    return _letter(_RESET_SUBJECT, _RESET, lang, name=name, code=in_groups(code), link=reset_link(page, code))


def reset_link(page: str, code: str) -> str:
    """Where the page takes such a code. Behind the hash sign, it reaches no server's log."""
    return f"{page.rstrip('/')}/account#reset={code}"


def confirm_letter(page: str, code: str, lang: Language) -> Letter:
    """A code to confirm an address with. It names no account: nobody can have their own words mailed to strangers."""
    return _letter(_CONFIRM_SUBJECT, _CONFIRM, lang, page=page, code=in_groups(code))


def replaced_letter(page: str, name: str, lang: Language) -> Letter:
    """The address before is told that it is no longer the one."""
    return _letter(_REPLACED_SUBJECT, _REPLACED, lang, page=page, name=name)


def _letter(subject: Text, body: Text, lang: Language, **gaps: str) -> Letter:
    return Letter(subject[lang], body.fill(**gaps)[lang])


_RESET_SUBJECT = Text("Dejarik: choose a new password", "Dejarik: ustaw nowe hasło")
_RESET = Text(
    """Somebody, probably you, asked for a new password for the Dejarik account “{name}”.

Choose it here within an hour:
{link}

Or enter this code on the account page: {code}

If it was not you, ignore this message: nothing has changed.
""",
    """Ktoś, prawdopodobnie ty, poprosił o nowe hasło do konta „{name}” w Dejariku.

Ustaw je tutaj w ciągu godziny:
{link}

Możesz też wpisać ten kod na stronie konta: {code}

Jeśli to nie ty, zignoruj tę wiadomość: nic się nie zmieniło.
""",
)
_CONFIRM_SUBJECT = Text("Dejarik: confirm your e-mail address", "Dejarik: potwierdź adres e-mail")
_CONFIRM = Text(
    """Somebody, probably you, gave this address for a Dejarik account at {page}.

To confirm it, enter this code on the account page within an hour: {code}

If it was not you, ignore this message.
""",
    """Ktoś, prawdopodobnie ty, podał ten adres przy koncie w Dejariku ({page}).

Aby to potwierdzić, wpisz w ciągu godziny na stronie konta ten kod: {code}

Jeśli to nie ty, zignoruj tę wiadomość.
""",
)
_REPLACED_SUBJECT = Text("Dejarik: your e-mail address was changed", "Dejarik: zmieniono adres e-mail")
_REPLACED = Text(
    """The Dejarik account “{name}” at {page} no longer uses this address.

If you did not change that, log in, change your password and enter your address again. If you cannot log in, write to
whoever runs the server.
""",
    """Konto „{name}” w Dejariku ({page}) nie używa już tego adresu.

Jeśli to nie twoja zmiana, zaloguj się, zmień hasło i podaj swój adres ponownie. Jeśli nie możesz się zalogować, napisz
do osoby prowadzącej serwer.
""",
)
