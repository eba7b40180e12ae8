"""The options of a game that say which decks are brought: a starter's key or a code, and only legal decks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, TypeVar

from dejarik.kernel.decks import Violation, deck_key
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.game import GameOption
from dejarik.kernel.text import Text, either, same

D = TypeVar("D")

_NO_SUCH_STARTER: Final = Text("no starter deck is called “{name}”", "żadna talia startowa nie nazywa się „{name}”")
_DECKS_ARE: Final = Text("a starter deck ({names}) or a deck's code", "talię startową ({names}) albo kod talii")


def deck_options(
    defaults: Iterable[str], rule: str, starters: Mapping[str, Text], check: Callable[[str, int], Text | None]
) -> tuple[GameOption, ...]:
    """The deck of each seat, with the starters it can choose from and the deck it has if nobody says otherwise."""
    values = _DECKS_ARE.fill(names=either(map(same, starters)))
    return tuple(
        GameOption(
            deck_key(seat),
            Text(f"Deck of player {seat + 1}", f"Talia gracza {seat + 1}"),
            values,
            default,
            rule,
            check,
            tuple(starters.items()),
        )
        for seat, default in enumerate(defaults)
    )


def deck_check(
    starters: Mapping[str, Text], mark: str, read: Callable[[str], D], violations: Callable[[D], tuple[Violation, ...]]
) -> Callable[[str, int], Text | None]:
    """What is wrong with the value of such an option; ``mark`` is what every code contains and no starter's key."""

    def check(value: str, _: int) -> Text | None:
        if mark not in value and value.strip() not in starters:
            return _NO_SUCH_STARTER.fill(name=value)
        try:
            found = violations(read(value))
        except BadDeckError as error:
            return error.cause
        return reason(found[0]) if found else None

    return check


def reason(violation: Violation) -> Text:
    """A broken rule as the cause of an error."""
    return violation.text.map(lambda words: words.rstrip(".")) + f" ({violation.rule})"
