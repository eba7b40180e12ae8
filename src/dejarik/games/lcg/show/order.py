"""In which order units strike and fate cards resolve, as far as the rules determine it, as marks on the cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from dejarik.games.lcg.model.state import NOBODY, LcgState
from dejarik.games.lcg.procedure.strikes import strike_places, striking
from dejarik.kernel.text import EMPTY, Text, either, same
from dejarik.kernel.view import Mark

STRIKES_NOW: Final = Mark("acting", "▶", Text("strikes now", "teraz uderza"))
HAS_STRUCK: Final = Mark("done", "✓", Text("has struck", "już uderzyła"))
NEXT_STRIKE: Final = Text("next strike", "następne uderzenie")
STRIKE_ORDER: Final = Text("strike order: {places}", "kolejność uderzeń: {places}")
FATE_ORDER: Final = Text("order of fate cards: {places}", "kolejność kart losu: {places}")


def strike_mark(s: LcgState, unit: int) -> Mark | None:
    """Whether a participating unit strikes now, when it will, or that it has; nothing about one that cannot."""
    if unit == striking(s):
        return STRIKES_NOW
    places = strike_places(s).get(unit)
    if places:
        return _placed(places, STRIKE_ORDER)
    return HAS_STRUCK if unit in s.struck else None


def strike_note(s: LcgState, seat: int) -> Text:
    """Whether a player's unit strikes now or will strike next."""
    now = striking(s)
    if now != NOBODY:
        return STRIKES_NOW.name if s.controller(now) == seat else EMPTY
    coming = [unit for unit, places in strike_places(s).items() if places[0] == 1]
    return NEXT_STRIKE if coming and s.controller(coming[0]) == seat else EMPTY


def fate_marks(s: LcgState, fates: Iterable[int]) -> dict[int, Mark]:
    """The place of each of these fate cards: by their numbers, and equal ones as the attacker decides."""
    numbers = {card: s.deal.cards[card].priority for card in fates}
    found: dict[int, Mark] = {}
    for card, number in numbers.items():
        before = sum(other < number for other in numbers.values())
        equal = sum(other == number for other in numbers.values())
        found[card] = _placed(range(before + 1, before + equal + 1), FATE_ORDER)
    return found


def _placed(places: Iterable[int], words: Text) -> Mark:
    """A card that comes at one of these places; those that may be the first of all stand out."""
    listed = [str(place) for place in places]
    key = "next" if listed[0] == "1" else "later"
    return Mark(key, f"#{'/'.join(listed)}", words.fill(places=either(same(place) for place in listed)))
