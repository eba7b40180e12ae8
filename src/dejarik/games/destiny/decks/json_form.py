"""Deck lists as the community's sites give them to programs: card numbers with quantities and dice, in JSON."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from dejarik.games.destiny.cards import POOL
from dejarik.games.destiny.cards.definitions import Card
from dejarik.games.destiny.decks import texts
from dejarik.games.destiny.decks.gather import MOST_OF_ONE, Gathered, checked_number, grouped, spread_dice, tidy_name
from dejarik.games.destiny.decks.lookup import NOWHERE, Reference, find_card, quote, read_reference
from dejarik.games.destiny.decks.model import Deck
from dejarik.games.destiny.decks.spots import at_offset
from dejarik.games.destiny.decks.words import SET_NUMBERS, set_and_number
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import Text


def read_json(text: str, place: Text) -> Deck:
    """The deck of a JSON list; raises BadDeckError that says where and why."""
    data = _parse(text, place)
    found = Gathered(_name(data))
    for code, entry in _entries(data, place):
        try:
            _add(found, code, entry)
        except BadDeckError as error:
            spot = text.find(json.dumps(code)) if code else -1
            raise BadDeckError(error.cause, error.remedy, at_offset(place, text, max(spot, 0))) from error
    if not found.count:
        raise BadDeckError(texts.EMPTY_LIST, texts.NAME_A_LIST, place)
    return found.deck()


def _parse(text: str, place: Text) -> Any:
    try:
        return json.loads(text, object_pairs_hook=_without_repeats)
    except json.JSONDecodeError as error:
        is_cut = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated")
        cause, remedy = (texts.CUT_OFF, texts.WHOLE_FILE) if is_cut else (texts.NOT_JSON, texts.NAME_A_LIST)
        raise BadDeckError(cause, remedy, at_offset(place, text, error.pos)) from error
    except _RepeatedKeyError as error:
        spot = text.rfind(json.dumps(error.key))
        cause = texts.KEY_TWICE.fill(key=quote(error.key))
        raise BadDeckError(cause, texts.ADD_UP, at_offset(place, text, max(spot, 0))) from error
    except RecursionError as error:
        raise BadDeckError(texts.TOO_DEEP, texts.NAME_A_LIST, place) from error
    except ValueError as error:  # a number of thousands of digits
        raise BadDeckError(texts.NOT_JSON, texts.CHECK_NUMBERS, place) from error


class _RepeatedKeyError(Exception):
    """A key that an object has twice; JSON would quietly forget the first."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


def _without_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise _RepeatedKeyError(key)
        found[key] = value
    return found


def _name(data: Any) -> str:
    name = data.get("name") if isinstance(data, dict) else None
    return name if isinstance(name, str) else ""


def _entries(data: Any, place: Text) -> Iterator[tuple[str, Any]]:
    """The code or name of every card with what is said of it, from a map of codes or a list of objects."""
    slots = data.get("slots", data.get("cards")) if isinstance(data, dict) else data
    if isinstance(slots, dict):
        yield from slots.items()
    elif isinstance(slots, list):
        for entry in slots:
            known = entry if isinstance(entry, dict) else {}
            code = known.get("code", known.get("name"))
            yield code if isinstance(code, str) else "", entry
    else:
        raise BadDeckError(texts.NO_SLOTS, texts.ENTRY_FORM, place)


def _add(found: Gathered, code: str, entry: Any) -> None:
    fields = {"quantity": entry} if isinstance(entry, int) else entry
    if not code or not isinstance(fields, dict):
        raise BadDeckError(texts.BAD_ENTRY.fill(words=quote(json.dumps(entry, ensure_ascii=False))), texts.ENTRY_FORM)
    copies = _number(fields.get("quantity", 1))
    found.add(_card(code, fields), copies, _dice(fields, copies))


def _card(code: str, fields: dict[str, Any]) -> Card:
    """By its number if it has one, by its name and subtitle otherwise."""
    reference = read_reference(code)
    if reference is not None and reference.letters and reference.number:
        return find_card("", reference)
    subtitle = fields.get("subtitle")
    return find_card(f"{code} {subtitle}" if isinstance(subtitle, str) else code, _printed(fields))


def _printed(fields: dict[str, Any]) -> Reference:
    letters = fields.get("set_code", fields.get("set"))
    return (isinstance(letters, str) and read_reference(letters)) or NOWHERE


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
            texts.WRONG_NUMBER.fill(number=quote(json.dumps(value, ensure_ascii=False)), limit=MOST_OF_ONE),
            texts.CHECK_NUMBERS,
        )
    return checked_number(value)


# ---------------------------------------------------------------- writing


def write_json(deck: Deck) -> str:
    """The deck as an object with ``slots``; cards with dice have as many as copies, as the sites count them."""
    slots: dict[str, dict[str, int | str]] = {}
    for key, dice in grouped(deck.characters).items():
        slots[_code(key)] = {"quantity": len(dice), "dice": sum(dice)}
        if len(set(dice)) > 1:
            slots[_code(key)]["dices"] = ",".join(map(str, dice))
    for key, copies in _beside_team(deck).items():
        slots[_code(key)] = {"quantity": copies, "dice": copies if POOL[key].die else 0}
    whole = {"name": tidy_name(deck.name), "slots": dict(sorted(slots.items()))}
    return json.dumps(whole, indent=1, ensure_ascii=False) + "\n"


def _beside_team(deck: Deck) -> Counter[str]:
    """Copies of everything that is not a character, battlefields and plots too many included."""
    found = Counter(filter(None, (deck.battlefield, deck.plot)))
    found.update(dict(deck.cards))
    return found


def _code(key: str) -> str:
    """The community's number of a card: 01035 for AW-035."""
    letters, number = set_and_number(key)
    return f"{SET_NUMBERS[letters]:02}{number:03}"
