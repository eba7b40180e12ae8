"""Deck lists as the community's sites give them to programs: card numbers with quantities and dice, in JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, TypeGuard

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.decks import texts
from dejarik.games.destiny.decks.gather import Gathered, grouped, spread_dice
from dejarik.games.destiny.decks.lookup import (
    NOWHERE,
    Reference,
    find_card,
    merged,
    read_reference,
    set_letters,
)
from dejarik.games.destiny.decks.model import Deck
from dejarik.games.destiny.decks.words import SET_NUMBERS, set_and_number
from dejarik.games.destiny.model.card import Card
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.json_text import key_offsets, parse_json
from dejarik.kernel.decklists.lines import MOST_OF_ONE, checked_number
from dejarik.kernel.decklists.names import quote, tidy_name
from dejarik.kernel.decklists.spots import at_offset, in_entry, located
from dejarik.kernel.decklists.whole import written_whole
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text

_WHOLE = "slots"
"""Where a list has it, everything is in it; the other parts only repeat some of it."""
_PARTS = ("characters", "battlefield", "plot", "deck", "cards")
_SINGLE = ("battlefield", "plot")
_QUANTITIES = ("quantity", "count", "qty", "number", "amount")


def read_json(text: str, place: Text) -> Deck:
    """The deck of a JSON list; raises BadDeckError that says where and why."""
    data = parse_json(text, place, texts.NAME_A_LIST)
    found = Gathered(_name(data))
    for part, cards in _parts(data, place).items():
        for code, entry, number in _entries(part, cards, place):
            spot = in_entry(place, part, number) if number else at_offset(place, text, key_offsets(text, code)[0])
            with located(spot, texts.ENTRY_FORM):
                _add(found, code, entry)
    if not found.count:
        raise BadDeckError(general.EMPTY_LIST, texts.NAME_A_LIST, place)
    return found.deck()


def _name(data: Any) -> str:
    name = data.get("name") if isinstance(data, dict) else None
    return name if isinstance(name, str) else ""


def _parts(data: Any, place: Text) -> dict[str, Any]:
    """What holds cards, by its key; the whole under no key if it is nothing but cards."""
    known = data if isinstance(data, dict) else {}
    if isinstance(data, list) or (known and all(_is_number(read_reference(key)) for key in known)):
        return {"": data}
    keys = (_WHOLE,) if known.get(_WHOLE) is not None else _PARTS
    parts = {key: known[key] for key in keys if known.get(key) is not None}
    if not parts:
        raise BadDeckError(texts.NO_SLOTS, texts.ENTRY_FORM, place)
    return parts


def _entries(part: str, cards: Any, place: Text) -> Iterator[tuple[str, Any, int]]:
    """The code or name of every card, what is said of it, and which of a list it is; 0 in a map of codes."""
    cards = _in_list(cards) if part in _SINGLE else cards
    if isinstance(cards, dict):
        for code, entry in cards.items():
            yield code, entry, 0
    elif isinstance(cards, list):
        for number, entry in enumerate(cards, 1):
            yield _code_of(entry), entry, number
    else:
        raise BadDeckError(texts.BAD_PART.fill(key=part), texts.ENTRY_FORM, place)


def _in_list(cards: Any) -> Any:
    """A part of one card may be that card itself or only its code; any other is left as it is."""
    if isinstance(cards, str):
        return [{"code": cards}]
    is_card = isinstance(cards, dict) and not cards.keys().isdisjoint(("code", "name"))
    return [cards] if is_card else cards


def _code_of(entry: Any) -> str:
    """The code or the name in an entry of a list; empty if it has none."""
    known = entry if isinstance(entry, dict) else {}
    code = known.get("code", known.get("name"))
    return code if isinstance(code, str) else ""


def _add(found: Gathered, code: str, entry: Any) -> None:
    if not code:
        raise BadDeckError(texts.BAD_ENTRY.fill(words=quote(json.dumps(entry, ensure_ascii=False))), texts.ENTRY_FORM)
    fields = entry if isinstance(entry, dict) else {"quantity": entry}
    copies = _number(next((fields[word] for word in _QUANTITIES if word in fields), 1))
    found.add(_card(code, fields), copies, _dice(fields, copies))


def _card(code: str, fields: dict[str, Any]) -> Card:
    """By its number if it has one, which a name beside it must fit; by its name and set otherwise."""
    reference = read_reference(code)
    if not _is_number(reference):
        return find_card(_with_subtitle(code, fields), _set_of(fields))
    name = fields.get("name")
    words = _with_subtitle(name, fields) if isinstance(name, str) and name else ""
    return find_card(words, merged((reference, _set_of(fields))))


def _is_number(reference: Reference | None) -> TypeGuard[Reference]:
    """Whether it means one card without any name."""
    return reference is not None and bool(reference.letters and reference.number)


def _with_subtitle(name: str, fields: dict[str, Any]) -> str:
    subtitle = fields.get("subtitle")
    return f"{name} {subtitle}" if isinstance(subtitle, str) else name


def _set_of(fields: dict[str, Any]) -> Reference:
    words = fields.get("set_code", fields.get("set"))
    return Reference(set_letters(words) or words) if isinstance(words, str) and words else NOWHERE


def _dice(fields: dict[str, Any], copies: int) -> list[int]:
    """The dice of each copy, which sites tell in ``dices`` where they differ; empty if nothing is told."""
    each = fields.get("dices")
    if isinstance(each, str) and each:
        numbers = [_number(part.strip()) for part in each.split(",")]
        if len(numbers) == copies:
            return numbers
    dice = fields.get("dice")
    return spread_dice(copies, _number(dice)) if dice else []


def _number(value: Any) -> int:
    if isinstance(value, bool) or not (isinstance(value, int) or (isinstance(value, str) and value.isdecimal())):
        raise BadDeckError(
            general.WRONG_NUMBER.fill(number=quote(json.dumps(value, ensure_ascii=False)), limit=MOST_OF_ONE),
            general.CHECK_NUMBERS,
        )
    return checked_number(value)


# ---------------------------------------------------------------- writing


def write_json(deck: Deck) -> str:
    """The deck as an object with ``slots``; cards with dice have as many as copies, as the sites count them.

    Raises BadDeckError if some of its cards would not come back from it.
    """
    slots: dict[str, dict[str, int | str]] = {}
    for key, dice in grouped(deck.characters).items():
        slots[_code(key)] = {"quantity": len(dice), "dice": sum(dice)}
        if len(set(dice)) > 1:
            slots[_code(key)]["dices"] = ",".join(map(str, dice))
    for key, copies in _beside_team(deck).items():
        slots[_code(key)] = {"quantity": copies, "dice": copies if POOL[key].die else 0}
    whole = {"name": tidy_name(deck.name), "slots": dict(sorted(slots.items()))}
    return written_whole(deck, json.dumps(whole, indent=1, ensure_ascii=False) + "\n", read_json)


def _beside_team(deck: Deck) -> Counter[str]:
    """Copies of everything that is not a character, battlefields and plots too many included."""
    found = Counter(filter(None, (deck.battlefield, deck.plot)))
    found.update(dict(deck.cards))
    return found


def _code(key: str) -> str:
    """The community's number of a card: 01035 for AW-035."""
    letters, number = set_and_number(key)
    return f"{SET_NUMBERS[letters]:02}{number:03}"
