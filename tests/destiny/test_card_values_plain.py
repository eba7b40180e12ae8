"""Every card without a die has the values that are printed on it."""

from __future__ import annotations

import pytest

from dejarik.games.destiny.cards import ALL_CARDS, POOL
from dejarik.games.destiny.game import GAME
from dejarik.games.destiny.language.terms import COLOR_KEYS, KIND_KEYS, SIDE_KEYS
from tests.destiny.reference_plain import PLAIN, Printed
from tests.destiny.table import Side, table

FACTS = {facts.key: facts for facts in GAME.cards()}
TEAM = {"red": "First Order Stormtrooper", "blue": "Count Dooku", "yellow": "Jabba the Hutt", "gray": "Jabba the Hutt"}
"""Somebody of each colour, for cards that are played on or with a character of theirs."""
ROLLERS = ["Nightsister"] * 3 + ["Tusken Raider"] * 2 + ["Padawan"] * 3
ROLLED = [
    *("Nightsister:2RD", "Nightsister:2RD", "Nightsister:1Dc", "Tusken Raider:3MD1", "Tusken Raider:1Sh"),
    *("Padawan:1F", "Padawan:-", "Padawan:-"),
]
PILE = ["Dodge"] * 3
"""Dice that show and a discard pile that holds what play restrictions ask for."""
PLAYED = [printed for printed in PLAIN.values() if printed.kind in ("event", "support", "upgrade")]


def test_the_reference_holds_every_card_without_a_die_and_no_other() -> None:
    assert set(PLAIN) == {card.key for card in ALL_CARDS if not card.die}


@pytest.mark.parametrize("printed", PLAIN.values(), ids=PLAIN.keys())
def test_a_card_without_a_die_has_its_printed_values(printed: Printed) -> None:
    card = POOL[printed.key]
    assert (card.name.en, card.name.pl) == (printed.name, printed.polish)
    found = (KIND_KEYS[card.kind], COLOR_KEYS[card.color], SIDE_KEYS[card.side])
    assert found == (printed.kind, printed.color, printed.side)
    assert (card.unique, card.subtypes, card.health) == (printed.unique, printed.subtypes, 0)


@pytest.mark.parametrize("printed", PLAIN.values(), ids=PLAIN.keys())
def test_people_read_the_price_of_a_card_without_a_die(printed: Printed) -> None:
    numbers = [(number.icon, number.value) for number in FACTS[printed.key].numbers]
    icon = "points" if printed.kind == "plot" else "cost"
    assert numbers == ([] if printed.cost is None else [(icon, printed.cost)])


@pytest.mark.parametrize("printed", PLAYED, ids=[printed.key for printed in PLAYED])
def test_playing_a_card_without_a_die_needs_exactly_its_cost(printed: Printed) -> None:
    """Offered with as many resources as it costs, refused with one less."""
    who = TEAM[printed.color]
    wish = f"play {printed.name} {who}" if printed.kind == "upgrade" else f"play {printed.name}"
    assert printed.cost is not None
    for resources in range(max(printed.cost - 1, 0), printed.cost + 1):
        t = table(
            Side(team=[who, *ROLLERS], pool=ROLLED, discard=PILE, hand=[printed.key], resources=resources),
            Side(team=["Padawan"], damage={"Padawan": 1}),
            holder="you",
        )
        assert (wish in t.offered()) == (resources == printed.cost)
