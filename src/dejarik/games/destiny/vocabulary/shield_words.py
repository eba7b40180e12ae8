"""Shields given and taken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from dejarik.games.destiny.damage import give_shields, remove_shields
from dejarik.games.destiny.frames import DONE, FOE, NUMBER, SOURCE, you
from dejarik.games.destiny.nouns import SHIELD_TOKEN
from dejarik.games.destiny.state import MAX_SHIELDS, NOBODY, TEAM, DestinyState
from dejarik.games.destiny.vocabulary.hits import ANYBODY, PickCharacter
from dejarik.games.destiny.vocabulary.selectors import Characters
from dejarik.games.destiny.vocabulary.words import Asks, Effect
from dejarik.kernel.decision import Option
from dejarik.kernel.text import Case, Text


@dataclass(frozen=True)
class Shields(PickCharacter):
    """Shields to one character."""

    amount: int
    target: Characters = ANYBODY
    verb: ClassVar[str] = "shield"

    @property
    def meant(self) -> Characters:
        return self.target

    def act(self, s: DestinyState, character: int) -> None:
        give_shields(s, [(character, self.amount)])

    @property
    def text(self) -> Text:
        return Text("give {n} to {who}", "daj {n} {who}").fill(
            n=SHIELD_TOKEN.count(self.amount, Case.ACCUSATIVE), who=self.target.phrase.of_one
        )


@dataclass(frozen=True)
class ShieldThis(Effect):
    """Shields to this very character."""

    amount: int

    def run(self, s: DestinyState) -> None:
        give_shields(s, [(s.frames[-1][SOURCE], self.amount)])

    @property
    def text(self) -> Text:
        return Text("give {n} to ", "daj {n} ").fill(n=SHIELD_TOKEN.count(self.amount, Case.ACCUSATIVE)) + "{to_this}"


@dataclass(frozen=True)
class ShieldHost(Effect):
    """Shields to the character this is attached to; in the first round perhaps more."""

    amount: int
    first_round: int = 0

    def run(self, s: DestinyState) -> None:
        amount = self.first_round if self.first_round and s.round == 1 else self.amount
        host = s.host[s.frames[-1][SOURCE]]
        give_shields(s, [(host, amount)] if host != NOBODY else [])

    @property
    def text(self) -> Text:
        number = SHIELD_TOKEN.count(self.amount, Case.ACCUSATIVE)
        base = Text(f"give {number.en} to {{of_host}}", f"daj {number.pl} {{of_host}}")
        if not self.first_round:
            return base
        return base + Text(
            f", or {self.first_round} instead in the first round", f", a w pierwszej rundzie {self.first_round}"
        )


@dataclass(frozen=True)
class RemoveShields(PickCharacter):
    """Shields taken from one character: so many, or all."""

    amount: int = MAX_SHIELDS
    target: Characters = ANYBODY
    verb: ClassVar[str] = "unshield"

    @property
    def meant(self) -> Characters:
        return self.target

    def act(self, s: DestinyState, character: int) -> None:
        remove_shields(s, character, self.amount)

    @property
    def text(self) -> Text:
        what = (
            Text("all shields", "wszystkie osłony")
            if self.amount == MAX_SHIELDS
            else SHIELD_TOKEN.count(self.amount, Case.ACCUSATIVE)
        )
        return Text("remove {n} from {who}", "usuń {n} z {who}").fill(n=what, who=self.target.phrase.of_one)


@dataclass(frozen=True)
class StripFoe(Effect):
    """All characters of an opponent lose all shields."""

    names_foe: ClassVar[bool] = True

    def run(self, s: DestinyState) -> None:
        for character in s.zones[TEAM + s.frames[-1][FOE]] if s.frames[-1][FOE] >= 0 else []:
            remove_shields(s, character, MAX_SHIELDS)

    @property
    def text(self) -> Text:
        return Text(
            "remove all shields from all of {of_one_foe} characters",
            "usuń wszystkie osłony ze wszystkich postaci {of_one_foe}",
        )


@dataclass(frozen=True)
class StripAll(Effect):
    """Every character in play loses shields."""

    amount: int

    def run(self, s: DestinyState) -> None:
        for character in ANYBODY.found(s):
            remove_shields(s, character, self.amount)

    @property
    def text(self) -> Text:
        return Text("remove {n} from each character", "usuń {n} z każdej postaci").fill(
            n=SHIELD_TOKEN.count(self.amount, Case.ACCUSATIVE)
        )


@dataclass(frozen=True)
class LoseShield(Effect):
    """This very character gives up a shield."""

    def run(self, s: DestinyState) -> None:
        s.frames[-1][DONE] = remove_shields(s, s.frames[-1][SOURCE], 1)

    def possible(self, s: DestinyState) -> bool:
        return s.shields[s.frames[-1][SOURCE]] > 0

    @property
    def text(self) -> Text:
        return Text("remove 1 shield from {of_this}", "usuń 1 osłonę z {of_this}")


@dataclass(frozen=True)
class SpendShields(Asks):
    """Any number of shields from one of one's own characters, for what comes next."""

    kind: ClassVar[str] = "character"

    def options(self, s: DestinyState) -> list[Option]:
        cards = s.zones[TEAM + you(s)]
        return [("unshield", card, amount) for card in cards for amount in range(1, s.shields[card] + 1)] + [("done",)]

    def picked(self, s: DestinyState, option: Option) -> None:
        frame = s.frames[-1]
        frame[NUMBER] = 0
        if option[0] != "done":
            card, amount = option[1:]
            frame[NUMBER] = remove_shields(s, card, amount)
        frame[DONE] = 1

    @property
    def text(self) -> Text:
        return Text(
            "remove any number of shields from one of your characters",
            "usuń dowolną liczbę osłon z jednej ze swoich postaci",
        )
