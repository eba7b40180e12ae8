"""Checks of a game's decks: the ready ones, those made by chance, every form, and the editor's way of building them."""

from __future__ import annotations

from random import Random
from typing import Any, get_args

from dejarik.kernel.decks import DeckForm, DeckPlace, Decks, DeckSheet, deck_key
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.game import Game, Setup
from tests.contract.option_checks import is_said

RANDOM_DECKS = 20


def decks_can_be_passed_on(game: Game[Any]) -> None:
    """Every starter is legal, made of the game's cards, and stays what it is in each form; others are refused."""
    if game.decks is None:
        return
    known = {card.key for card in game.cards()}
    keys = [starter.key for starter in game.decks.starters]
    assert len(set(keys)) == len(keys), f"a starter is there twice: {keys}"
    for starter in game.decks.starters:
        is_said(starter.title)
        sheet = game.decks.sheet(starter.code, "Mine")
        assert (sheet.code, sheet.name, sheet.violations) == (starter.code, "Mine", ()), f"{starter.key} is odd"
        assert known.issuperset(entry.key for section in sheet.sections for entry in section.entries)
        assert game.decks.read(starter.code).code == starter.code
        for form in game.decks.forms:
            assert game.decks.read(game.decks.write(starter.code, form, "Mine")) == sheet, f"{form} loses something"
    for nonsense in ("", "nonsense", "9" * 999):
        _refuses_deck(game.decks, nonsense)
    for form in set(get_args(DeckForm)) - set(game.decks.forms):
        _refuses_form(game.decks, form)


def random_decks_can_be_played(game: Game[Any]) -> None:
    """Decks made by chance are legal, differ, are the same for the same chance, and can meet at one table."""
    if game.decks is None:
        return
    codes = _codes_by_chance(game.decks)
    assert codes == _codes_by_chance(game.decks), "the same chance, another deck"
    assert len(set(codes)) > 1, "chance makes always the same deck"
    for code in codes:
        sheet = game.decks.sheet(code)
        assert (sheet.code, sheet.violations) == (code, ()), f"chance makes a deck that is odd: {code}"
    for seed in range(RANDOM_DECKS):
        players = game.seats[-1]
        codes = list(game.decks.random_table(Random(seed), players))
        game.check(Setup(players, {deck_key(seat): code for seat, code in enumerate(codes)}))


def cards_have_places_in_decks(game: Game[Any]) -> None:
    """Cards go into sections that there are, with cards of sections that are only brought; levels have their words."""
    if game.decks is None:
        return
    known = {card.key for card in game.cards()}
    empty = game.decks.build(())
    totals = {total.key for total in empty.totals}
    chosen = {section.key for section in empty.sections if not section.brought}
    brought = {section.key for section in empty.sections if section.brought}
    for said in (*empty.sections, *empty.totals):
        is_said(said.title)
    places = game.decks.places
    assert len({place.key for place in places}) == len(places), "a card has two places"
    for place in places:
        assert place.key in known, f"{place.key} is no card"
        assert place.section in chosen, f"{place.key} goes nowhere"
        assert min(place.most, len(place.levels)) > 0, f"{place.key} cannot be chosen"
        assert totals.issuperset(key for level in place.levels for key in level.adds), f"{place.key} adds to nothing"
        assert all(pick.key in known and pick.section in brought for pick in place.brings), (
            f"{place.key} brings odd cards"
        )
        if len(place.levels) > 1:
            for level in place.levels:
                is_said(level.label)


def decks_can_be_built_card_by_card(game: Game[Any]) -> None:
    """What was chosen for a legal deck builds it again; its cards add up to its totals; its limits are kept."""
    if game.decks is None:
        return
    places = {place.key: place for place in game.decks.places}
    empty = game.decks.build(())
    for code in (*(starter.code for starter in game.decks.starters), *_codes_by_chance(game.decks)):
        sheet = game.decks.sheet(code, "Mine")
        assert game.decks.build(reversed(sheet.picks), "Mine") == sheet, f"{code} is not what was chosen for it"
        assert _frame(sheet) == _frame(empty), f"{code} has other sections or totals"
        for section in sheet.sections:
            assert _within(section.size, section.least, section.most), f"{code}: {section.key} breaks its limits"
        for total in sheet.totals:
            assert _within(total.value, total.least, total.most), f"{code}: {total.key} breaks its limits"
            assert total.value == _added_up(sheet, places, total.key), f"{code}: the cards do not add up to {total.key}"
        assert _brought(sheet) == _bringing(sheet, places), f"{code} has other cards than its own bring along"


def _codes_by_chance(decks: Decks) -> list[str]:
    return [decks.random(Random(seed)) for seed in range(RANDOM_DECKS)]


def _frame(sheet: DeckSheet) -> tuple[list[str], list[str]]:
    return [section.key for section in sheet.sections], [total.key for total in sheet.totals]


def _within(number: int, least: int, most: int | None) -> bool:
    return least <= number and (most is None or number <= most)


def _added_up(sheet: DeckSheet, places: dict[str, DeckPlace], total: str) -> int:
    return sum(places[pick.key].levels[pick.level - 1].adds.get(total, 0) * pick.copies for pick in sheet.picks)


def _brought(sheet: DeckSheet) -> dict[tuple[str, str], int]:
    return {(part.key, entry.key): entry.copies for part in sheet.sections if part.brought for entry in part.entries}


def _bringing(sheet: DeckSheet, places: dict[str, DeckPlace]) -> dict[tuple[str, str], int]:
    found: dict[tuple[str, str], int] = {}
    for pick in sheet.picks:
        for along in places[pick.key].brings:
            where = along.section, along.key
            found[where] = found.get(where, 0) + along.copies * pick.copies
    return found


def _refuses_deck(decks: Decks, code: str) -> None:
    try:
        sheet = decks.sheet(code)
    except BadDeckError as error:
        is_said(error.cause)
        is_said(error.remedy)
    else:
        assert sheet.violations, f"“{code}” is a legal deck"


def _refuses_form(decks: Decks, form: DeckForm) -> None:
    try:
        decks.write(decks.starters[0].code, form)
    except BadDeckError as error:
        is_said(error.cause)
        is_said(error.remedy)
    else:
        raise AssertionError(f"decks are written as {form}, which is not among their forms")
