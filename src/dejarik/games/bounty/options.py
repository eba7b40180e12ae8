"""Every option of Bounty, made once, since rules offer them by the thousand; and what each is about."""

from __future__ import annotations

from typing import Final

from dejarik.games.bounty.cards import ALL_CARDS, CHARACTERS
from dejarik.kernel.decision import Option, subject

DRAW: Final[Option] = ("draw",)
SALE: Final[Option] = ("sale",)
JOB: Final[Option] = ("job",)
MISSION: Final[Option] = ("mission",)
END: Final[Option] = ("end",)
DECK: Final[Option] = ("deck",)
DONE: Final[Option] = ("done",)
PASS: Final[Option] = ("pass",)
RESOLVE: Final[Option] = ("resolve",)


def _each(verb: str, number: int) -> tuple[Option, ...]:
    return tuple([(verb, i) for i in range(number)])


EQUIP: Final = _each("equip", len(ALL_CARDS))
STORE: Final = _each("store", len(ALL_CARDS))
TAKE: Final = _each("take", len(ALL_CARDS))
SELL: Final = _each("sell", len(ALL_CARDS))
ATTEMPT: Final = _each("attempt", len(ALL_CARDS))
EVENT: Final = _each("event", len(ALL_CARDS))
USE: Final = _each("use", len(ALL_CARDS))
DISCARD_CARD: Final = _each("discard", len(ALL_CARDS))
KEEP: Final = _each("keep", len(ALL_CARDS))
IGNORE: Final = _each("ignore", 4)
PICK: Final = _each("pick", len(CHARACTERS))

ABOUT_CARDS: Final = frozenset({"equip", "store", "take", "sell", "attempt", "event", "use", "discard", "keep"})


def option_card(option: Option) -> int | None:
    """The card an option is about, if it is about one."""
    return subject(option) if option[0] in ABOUT_CARDS else None
