"""Every card with a die at its printed values: facts, cost, health and the sides its die can show."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import ALL_CARDS, POOL
from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.language.terms import COLOR_KEYS, KIND_KEYS, SIDE_KEYS
from tests.destiny.reference_dice import WITH_DICE, Printed
from tests.destiny.table import Side, table
from tests.scenario import cases

HOST = {"red": "Rebel Trooper", "blue": "Nightsister", "yellow": "Hired Gun", "gray": "Hired Gun"}
"""Who may wear an upgrade of a colour, whatever its restrictions."""
PLAYED = [card for card in WITH_DICE.values() if card.kind != "character"]
CHARACTERS = [card for card in WITH_DICE.values() if card.kind == "character"]
SYMBOLS = {
    "MD": "melee",
    "RD": "ranged",
    "ID": "indirect",
    "Sh": "shield",
    "R": "resource",
    "Dr": "disrupt",
    "Dc": "discard",
    "F": "focus",
    "Sp": "special",
    "-": "blank",
    "Any": "any",
}


def given(cards: list[Printed]) -> list[tuple[str, Printed]]:
    return [(card.key, card) for card in cards]


def test_the_pool_has_exactly_the_cards_with_dice_of_the_list() -> None:
    assert {card.key for card in ALL_CARDS if card.die} == set(WITH_DICE)


@pytest.mark.parametrize("card", cases("destiny", given(list(WITH_DICE.values()))))
def test_a_card_has_its_printed_facts(card: Printed) -> None:
    found = POOL[card.key]
    assert (found.name.en, found.unique) == (card.name, card.unique)
    assert (COLOR_KEYS[found.color], SIDE_KEYS[found.side]) == (card.colour, card.side)
    assert (KIND_KEYS[found.kind], tuple(found.subtypes)) == (card.kind, card.subtypes)
    assert (found.cost, found.health, found.points) == (card.cost, card.health, card.points)
    assert tuple(map(str, found.die)) == card.die


@pytest.mark.parametrize("card", cases("destiny", given(list(WITH_DICE.values()))))
def test_a_reader_is_shown_the_printed_numbers_and_the_printed_die(card: Printed) -> None:
    shown = next(facts for facts in GAME.cards() if facts.key == card.key)
    numbers = {number.icon: number.value for number in shown.numbers}
    points = dict(zip(("points", "elite"), card.points, strict=False))
    assert numbers == ({"heart": card.health, **points} if card.health else {"cost": card.cost})
    assert [written(face.symbol, face.value, face.modifier, face.cost) for face in shown.faces] == list(card.die)


def written(symbol: str, value: int | None, is_modifier: bool, cost: int) -> str:
    """A side as players write it; a side that counts something has no number of its own."""
    sign = next(sign for sign, key in SYMBOLS.items() if key == symbol)
    number = "" if sign in ("Sp", "-") else "X" if value is None else str(value)
    return f"{'+' if is_modifier else ''}{number}{sign}{cost or ''}"


@pytest.mark.parametrize("card", cases("destiny", given(PLAYED)))
def test_a_card_is_played_for_exactly_its_cost(card: Printed) -> None:
    host = HOST[card.colour]
    play = f"play {card.name} {host}" if card.kind == "upgrade" else f"play {card.name}"
    t = table(Side(team=[host], hand=[card.key], resources=card.cost))
    t.you.choose(play)
    assert (t.you.hand, t.you.resources) == ([], 0)
    assert (t.you.upgrades(host) if card.kind == "upgrade" else t.you.supports) == [card.name]
    if card.cost:
        t = table(Side(team=[host], hand=[card.key], resources=card.cost - 1))
        t.you.cannot_choose(play)


@pytest.mark.parametrize("card", cases("destiny", given([card for card in PLAYED if card.unique])))
def test_a_unique_card_is_not_played_beside_its_copy(card: Printed) -> None:
    host = HOST[card.colour]
    is_upgrade = card.kind == "upgrade"
    play = f"play {card.name} {host}" if is_upgrade else f"play {card.name}"
    worn = {host: [card.key]} if is_upgrade else {}
    supports = [] if is_upgrade else [card.key]
    t = table(Side(team=[host], upgrades=worn, supports=supports, hand=[card.key], resources=9))
    t.you.cannot_choose(play)


@pytest.mark.parametrize("card", cases("destiny", given(CHARACTERS)))
def test_a_character_falls_to_as_much_damage_as_its_health_and_to_no_less(card: Printed) -> None:
    other = "Padawan" if card.name != "Padawan" else "Hired Gun"
    for harmed, falls in ((card.health - 2, True), (card.health - 3, False)):
        t = table(Side(pool=["Nightsister:2RD"]), Side(team=[card.key, other], damage={card.key: harmed}))
        t.you.choose("resolve Nightsister:2RD", f"hit {card.name}")
        assert t.they.team == ([other] if falls else [card.name, other])


@pytest.mark.parametrize("card", cases("destiny", given(list(WITH_DICE.values()))))
def test_every_printed_side_of_a_die_can_be_rolled_and_no_other(card: Printed) -> None:
    host = HOST[card.colour]
    for side in card.die:
        if card.kind == "upgrade":
            t = table(Side(team=[host], upgrades={host: [card.key]}))
            t.you.choose(f"activate {host}")
            t.roll("1R")
        else:
            team, supports = ([card.key], []) if card.kind == "character" else ([host], [card.key])
            t = table(Side(team=team, supports=supports))
            t.you.choose(f"activate {card.name}")
        assert len(t.offered()) == 6
        t.roll(side)
        assert t.you.pool[-1] == f"{card.name}:{side}"
