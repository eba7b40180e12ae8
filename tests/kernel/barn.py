"""Barn, Pig played with a deck of one's own: the smallest game that knows about decks."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

from dejarik.kernel.decks import LONGEST_CODE, DeckCard, DeckForm, Decks, DeckSheet, Starter, Violation, deck_key
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.game import GameOption
from dejarik.kernel.text import EMPTY, Text, joined, same
from tests.kernel import pig

SIZE = 3
LARGEST = 5000
WORDS = ("1", "2", "3")


class BarnDecks(Decks):
    """A deck is a few bonus cards; three of them are legal. As code and as text it is their numbers."""

    starters = (
        Starter("small", Text("Small pigs", "Małe świnki"), "1 1 2"),
        Starter("large", Text("Large pigs", "Duże świnki"), "2 3 3"),
    )

    def read(self, data: bytes | str, place: Text = EMPTY) -> DeckSheet:
        text = data.decode() if isinstance(data, bytes) else data
        if len(text) > LARGEST:
            raise BadDeckError(Text("too much for a barn", "za dużo jak na chlew"), place=place)
        if text.startswith("{"):
            found = json.loads(text)
            return self.sheet(found["code"], found["name"])
        head, _, tail = text.rpartition("\n")
        return self._sheet(tail, head, place)

    def sheet(self, code: str, name: str = "") -> DeckSheet:
        return self._sheet(code, name, EMPTY)

    def write(self, code: str, form: DeckForm, name: str = "") -> str:
        code = self.sheet(code).code
        return json.dumps({"name": name, "code": code}) if form == "json" else f"{name}\n{code}"

    def random(self, rand: Random) -> str:
        return self.sheet(" ".join(rand.choices(WORDS, k=SIZE))).code

    def _sheet(self, code: str, name: str, place: Text) -> DeckSheet:
        words = sorted(code.split())
        for number, word in enumerate(code.split(), 1):
            if word not in WORDS:
                where = joined((place, Text(f"word {number}", f"słowo {number}")), ", ")
                raise BadDeckError(
                    Text("no pig has this", "żadna świnka tego nie ma"), Text("Use 1 to 3.", "Użyj 1 do 3."), where
                )
        broken = Text(f"{len(words)} cards, not {SIZE}.", f"Kart jest {len(words)}, a nie {SIZE}.")
        assert len(" ".join(words)) <= LONGEST_CODE
        return DeckSheet(
            name=name,
            code=" ".join(words),
            points=sum(map(int, words)),
            point_limit=9,
            characters=(),
            battlefield="",
            plot="",
            cards=tuple(DeckCard(f"bonus_{word}", words.count(word)) for word in WORDS if word in words),
            size=len(words),
            full_size=SIZE,
            violations=() if len(words) == SIZE else (Violation("pig.limit", broken),),
        )


DECKS = BarnDecks()


def _check_deck(value: str, _: int) -> Text | None:
    try:
        found = DECKS.sheet(value).violations
    except BadDeckError as error:
        return error.cause
    return found[0].text if found else None


def _deck(seat: int) -> GameOption:
    title, values = Text(f"Deck {seat + 1}", f"Talia {seat + 1}"), Text("three numbers", "trzy liczby")
    return GameOption(deck_key(seat), title, values, BarnDecks.starters[0].code, "pig.limit", _check_deck)


PARTS = replace(
    pig.PARTS,
    name="barn",
    title=same("Barn"),
    option_specs=(*pig.PARTS.option_specs, *map(_deck, range(pig.PARTS.seats[-1]))),
    decks=DECKS,
)

Barn = pig.Pig
"""Pig with decks."""

BARN = Barn(PARTS)
WHERE = "tests.kernel.barn:BARN"
