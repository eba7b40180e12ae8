"""Barn, Pig played with a deck of one's own: the smallest game whose decks have sections, levels and sets of cards."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Container, Iterable
from dataclasses import replace
from random import Random

from dejarik.kernel.decks import (
    LONGEST_CODE,
    DeckEntry,
    DeckForm,
    DeckLevel,
    DeckPick,
    DeckPlace,
    Decks,
    DeckSection,
    DeckSheet,
    DeckTotal,
    Starter,
    Violation,
    deck_key,
)
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.game import CardFacts, GameOption
from dejarik.kernel.text import EMPTY, Text, joined, same
from dejarik.kernel.view import Look, Number
from tests.kernel import pig

SOWS = 3
LARGEST = 5000
LITTERS = {"1": ("black",), "2": ("black", "white"), "3": ("black", "white", "white")}
"""A sow brings her piglets along: nobody chooses a piglet."""
FENCES = ("low", "high")
WORDS = (*LITTERS, *FENCES)
FENCE_LABELS = (Text("low", "niski"), Text("high", "wysoki"))


def _litter(word: str) -> Counter[str]:
    return Counter(LITTERS.get(word, ()))


def _place_of_sow(word: str) -> DeckPlace:
    brings = tuple(DeckPick("piglets", color, number) for color, number in _litter(word).items())
    return DeckPlace(f"sow_{word}", "sows", 9, (DeckLevel(EMPTY, {"sows": 1, "piglets": len(LITTERS[word])}),), brings)


class BarnDecks(Decks):
    """A deck is three sows with their piglets and perhaps a fence; as code and as text it is their words."""

    starters = (
        Starter("small", Text("Small pigs", "Małe świnki"), "1 1 2"),
        Starter("large", Text("Large pigs", "Duże świnki"), "2 3 3 high"),
    )
    places = (
        DeckPlace("fence", "fence", 1, tuple(DeckLevel(label, {}) for label in FENCE_LABELS)),
        *map(_place_of_sow, LITTERS),
    )

    def build(self, picks: Iterable[DeckPick], name: str = "") -> DeckSheet:
        words = [word for pick in picks for word in [self._word(pick)] * pick.copies]
        return self.sheet(" ".join(words), name)

    def _word(self, pick: DeckPick) -> str:
        found = FENCES[pick.level - 1] if pick.key == "fence" and pick.level in (1, 2) else pick.key[4:]
        if pick.section not in ("fence", "sows") or pick.copies not in range(1, 10) or found not in WORDS:
            raise BadDeckError(Text("no pig wants that", "żadna świnka tego nie chce"), Text("Ask one.", "Zapytaj ją."))
        return found

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
        self.check_form(form)
        code = self.sheet(code).code
        return json.dumps({"name": name, "code": code}) if form == "json" else f"{name}\n{code}"

    def random(self, rand: Random, without: Container[str] = ()) -> str:
        fence = rand.choice(("", *FENCES))
        return self.sheet(" ".join((*rand.choices([*LITTERS], k=SOWS), fence))).code

    def _sheet(self, code: str, name: str, place: Text) -> DeckSheet:
        for number, word in enumerate(code.split(), 1):
            if word not in WORDS:
                where = joined((place, Text(f"word {number}", f"słowo {number}")), ", ")
                raise BadDeckError(
                    Text("no pig has this", "żadna świnka tego nie ma"), Text("Use 1 to 3.", "Użyj 1 do 3."), where
                )
        words = sorted(code.split(), key=WORDS.index)
        assert len(" ".join(words)) <= LONGEST_CODE
        sections = _sections(words)
        totals = (
            DeckTotal("sows", Text("Sows", "Maciory"), sections[1].size, SOWS, SOWS),
            DeckTotal("piglets", Text("Piglets", "Prosięta"), sections[2].size, most=9),
        )
        return DeckSheet(name, " ".join(words), sections, totals, tuple(_violations(sections)))


def _sections(words: list[str]) -> tuple[DeckSection, ...]:
    fences = tuple(
        DeckEntry("fence", words.count(word), level, FENCE_LABELS[level - 1])
        for level, word in enumerate(FENCES, 1)
        if word in words
    )
    sows = tuple(DeckEntry(f"sow_{word}", words.count(word)) for word in LITTERS if word in words)
    piglets = sum((_litter(word) for word in words), Counter[str]())
    return (
        DeckSection("fence", Text("Fence", "Płot"), fences, most=1, role="aside"),
        DeckSection("sows", Text("Sows", "Maciory"), sows, SOWS, SOWS, "lead"),
        DeckSection(
            "piglets", Text("Piglets", "Prosięta"), tuple(map(DeckEntry, piglets, piglets.values())), brought=True
        ),
    )


def _violations(sections: tuple[DeckSection, ...]) -> Iterable[Violation]:
    fence, sows, _ = sections
    if sows.size != SOWS:
        yield Violation("pig.limit", Text(f"{sows.size} sows, not {SOWS}.", f"Macior jest {sows.size}, a nie {SOWS}."))
    if fence.size > 1:
        yield Violation("pig.limit", Text("A fence too many.", "O płot za dużo."), ("fence",))


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


def _card(key: str, name: Text, kind: Text, color: str, *numbers: Number) -> CardFacts:
    return CardFacts(key, name, kind, 0, numbers, look=Look(color=color))


ANIMALS = (
    _card("fence", Text("Fence", "Płot"), Text("fence", "płot"), "grey"),
    *(_card(f"sow_{n}", Text(f"Sow {n}", f"Maciora {n}"), Text("sow", "maciora"), "red") for n in LITTERS),
    *(
        _card(key, name, Text("piglet", "prosię"), color, Number("cost", cost, Text("cost", "koszt")))
        for key, name, color, cost in (
            ("black", Text("Black piglet", "Czarne prosię"), "grey", 1),
            ("white", Text("White piglet", "Białe prosię"), "yellow", 2),
        )
    ),
)


PARTS = replace(
    pig.PARTS,
    name="barn",
    title=same("Barn"),
    option_specs=(*pig.PARTS.option_specs, *map(_deck, range(pig.PARTS.seats[-1]))),
    decks=DECKS,
    facts=lambda catalogue: (*pig.PARTS.facts(catalogue), *ANIMALS),
)

Barn = pig.Pig
"""Pig with decks."""

BARN = Barn(PARTS)
WHERE = "tests.kernel.barn:BARN"
