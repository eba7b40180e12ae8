"""Words that join others: optional parts, prices, "then", conditions, choices."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from functools import reduce
from typing import ClassVar

from dejarik.games.destiny.dice import BLANK
from dejarik.games.destiny.frames import BLOCKED, CHOSEN, DONE, SOURCE, YOU, chosen, forget_chosen
from dejarik.games.destiny.nouns import SYMBOL_NAMES
from dejarik.games.destiny.state import OFF, TEAM, DestinyState
from dejarik.games.destiny.vocabulary.phrases import COLORS, FOE_GAP
from dejarik.games.destiny.vocabulary.verbs import both, to_do, to_do_by
from dejarik.games.destiny.vocabulary.words import Asks, Effect, FoeAsks, Word, do, do_if_done
from dejarik.kernel.decision import Option, subject
from dejarik.kernel.text import Text, joined, same


@dataclass(frozen=True)
class All(Effect):
    """Several effects, one after the other, none depending on another."""

    effects: tuple[Effect, ...]

    def run(self, s: DestinyState) -> None:
        s.agenda += [(do, (effect.number,)) for effect in reversed(self.effects)]

    def possible(self, s: DestinyState) -> bool:
        return any(effect.possible(s) for effect in self.effects)

    @property
    def text(self) -> Text:
        return reduce(_followed, (effect.text for effect in self.effects))


_NOT_PLAIN = ("you may ", "if ", "for each ", "{", "the ")


def _followed(first: Text, second: Text) -> Text:
    """Two plain instructions read as one; anything longer stands behind a semicolon."""
    is_plain = not any(part.en.startswith(_NOT_PLAIN) or ";" in part.en for part in (first, second))
    return first + (Text(" and ", " i ") if is_plain else same("; ")) + second


@dataclass(frozen=True)
class Then(Effect):
    """The second only if the first was carried out in full (destiny.effect.then.needs_full_resolution)."""

    first: Effect
    second: Effect

    def run(self, s: DestinyState) -> None:
        s.agenda.append((do_if_done, (self.second.number,)))
        s.agenda.append((do, (self.first.number,)))

    def possible(self, s: DestinyState) -> bool:
        return self.first.possible(s)

    @property
    def text(self) -> Text:
        second = self.second.text
        english = "; then, " if second.en.startswith(("if ", "for each ")) else "; then "
        polish = "; następnie, " if second.pl.startswith("jeśli ") else "; następnie "
        return self.first.text + Text(english, polish) + second


@dataclass(frozen=True)
class Pay(Effect):
    """Prices, paid in full or not at all, for an effect."""

    prices: tuple[Effect, ...]
    effect: Effect

    def run(self, s: DestinyState) -> None:
        if not self.possible(s):
            s.frames[-1][DONE] = 0
            return
        s.agenda.append((do_if_done, (self.effect.number,)))
        s.agenda += [(do, (price.number,)) for price in reversed(self.prices)]

    def possible(self, s: DestinyState) -> bool:
        return all(price.possible(s) for price in self.prices)

    @property
    def text(self) -> Text:
        price = reduce(both, (price.text for price in self.prices))
        return price + Text("; if you do, ", "; jeśli to zrobisz, ") + self.effect.text


@dataclass(frozen=True)
class May(Asks):
    """An effect that the player is free not to use (destiny.ability.may_is_optional)."""

    effect: Effect
    kind: ClassVar[str] = "may"

    def options(self, s: DestinyState) -> list[Option]:
        return [("yes",), ("no",)] if self.effect.possible(s) else []

    def picked(self, s: DestinyState, option: Option) -> None:
        if option[0] == "yes":
            s.agenda.append((do, (self.effect.number,)))
        else:
            s.frames[-1][DONE] = 0

    @property
    def text(self) -> Text:
        lead = Text("if you want, ", "jeśli chcesz, ") if self._is_foes_doing else Text("you may ", "możesz ")
        return lead + self.asked

    @property
    def asked(self) -> Text:
        """The effect as what the player is asked about: "draw 1 card", "dobrać 1 kartę"."""
        return self.effect.text if self._is_foes_doing else to_do(self.effect.text)

    @property
    def _is_foes_doing(self) -> bool:
        return self.effect.text.en.startswith(FOE_GAP.en)


@dataclass(frozen=True)
class ChooseOne(Asks):
    """One of several effects, even one that does nothing (destiny.term.choose_option.any)."""

    effects: tuple[Effect, ...]
    kind: ClassVar[str] = "choose"

    def options(self, s: DestinyState) -> list[Option]:
        return [("choose", place) for place in range(1, len(self.effects) + 1)]

    def picked(self, s: DestinyState, option: Option) -> None:
        s.agenda.append((do, (self.effects[subject(option) - 1].number,)))

    def possible(self, s: DestinyState) -> bool:
        return any(effect.possible(s) for effect in self.effects)

    @property
    def text(self) -> Text:
        return Text("choose one: ", "wybierz jedno: ") + joined(
            (effect.text for effect in self.effects), Text("; or ", "; albo ")
        )


@dataclass(frozen=True)
class ChooseTwo(Asks):
    """Two different ones of several effects (destiny.card.force_training.two_different_options)."""

    effects: tuple[Effect, ...]
    kind: ClassVar[str] = "choose"

    def run(self, s: DestinyState) -> None:
        forget_chosen(s)
        self.ask(s)

    def options(self, s: DestinyState) -> list[Option]:
        taken = chosen(s)
        return [("choose", place) for place in range(1, len(self.effects) + 1) if place not in taken]

    def picked(self, s: DestinyState, option: Option) -> None:
        frame = s.frames[-1]
        frame.append(subject(option))
        if len(frame) - CHOSEN < 2:
            self.ask(s)
        else:
            s.agenda += [(do, (self.effects[place - 1].number,)) for place in reversed(chosen(s))]
            forget_chosen(s)

    @property
    def text(self) -> Text:
        return Text("choose two different options: ", "wybierz dwie różne możliwości: ") + joined(
            (effect.text for effect in self.effects), "; "
        )


@dataclass(frozen=True)
class FoeChooses(FoeAsks):
    """One of two effects on the opponent, who may pick either (destiny.term.choose_option.opponent_chooses)."""

    effects: tuple[Effect, Effect]
    kind: ClassVar[str] = "foe_choose"

    def options(self, s: DestinyState) -> list[Option]:
        return [("choose", place) for place in range(1, len(self.effects) + 1)]

    def picked(self, s: DestinyState, option: Option) -> None:
        s.agenda.append((do, (self.effects[subject(option) - 1].number,)))

    @property
    def text(self) -> Text:
        choices = joined((self.choice(effect) for effect in self.effects), Text("; or ", "; albo "))
        return FOE_GAP + Text(" chooses one: ", " wybiera jedno: ") + choices

    @staticmethod
    def choice(effect: Effect) -> Text:
        """What the opponent does, as one of the things to choose from."""
        return to_do_by(FOE_GAP, effect.text)


# ---------------------------------------------------------------- conditions


@dataclass(frozen=True)
class Condition(Word):
    """Something that is true of the position or not."""

    @abstractmethod
    def holds(self, s: DestinyState) -> bool:
        """Whether it is true now."""

    @property
    @abstractmethod
    def clause(self) -> Text:
        """What must be true."""


@dataclass(frozen=True)
class If(Effect):
    """An effect only if something is true."""

    condition: Condition
    effect: Effect

    def run(self, s: DestinyState) -> None:
        if self.condition.holds(s):
            s.agenda.append((do, (self.effect.number,)))
        else:
            s.frames[-1][DONE] = 0

    def possible(self, s: DestinyState) -> bool:
        return self.condition.holds(s) and self.effect.possible(s)

    @property
    def text(self) -> Text:
        return Text("if ", "jeśli ") + self.condition.clause + ", " + self.effect.text


@dataclass(frozen=True)
class Spot(Effect):
    """Does nothing without a character of a colour in play (destiny.term.spot.cannot_spot)."""

    color: int
    effect: Effect

    def run(self, s: DestinyState) -> None:
        if self.possible(s):
            s.agenda.append((do, (self.effect.number,)))
        else:
            s.frames[-1][DONE] = 0

    def possible(self, s: DestinyState) -> bool:
        return any(s.deal.color[card] == self.color for card in s.zones[TEAM + s.frames[-1][YOU]])

    @property
    def text(self) -> Text:
        color = COLORS[self.color]
        spot = Text(f"spot a {color.en} character", f"wyznacz swoją {color.acc} postać")
        if isinstance(self.effect, Pay):
            return both(spot, self.effect.text)
        return spot + Text("; if you do, ", "; jeśli to zrobisz, ") + self.effect.text


@dataclass(frozen=True)
class HostUnshielded(Condition):
    """The character this is attached to has no shields."""

    def holds(self, s: DestinyState) -> bool:
        return not s.shields[s.host[s.frames[-1][SOURCE]]]

    @property
    def clause(self) -> Text:
        return Text("{does_host} has no shields", "{does_host} nie ma osłon")


@dataclass(frozen=True)
class SomeBlocked(Condition):
    """Shields blocked some of the damage just dealt."""

    def holds(self, s: DestinyState) -> bool:
        return bool(s.frames[-1][BLOCKED])

    @property
    def clause(self) -> Text:
        return Text("shields blocked any of it", "osłony zablokowały choć część z nich")


@dataclass(frozen=True)
class JustRolled(Condition):
    """A die just rolled shows a symbol."""

    symbol: int

    def holds(self, s: DestinyState) -> bool:
        symbols = s.deal.symbols
        return any(s.face[die] != OFF and symbols[die][s.face[die]] == self.symbol for die in chosen(s))

    @property
    def clause(self) -> Text:
        if self.symbol == BLANK:
            return Text("it comes up blank", "wypadnie pusta ścianka")
        name = SYMBOL_NAMES[self.symbol]
        return Text(f"the roll shows {name.en}", f"rzut pokaże {name.pl}")
