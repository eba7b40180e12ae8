"""Damage and shields that change places, and those put on cards that only keep them."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass

from dejarik.abilities.clauses import Act, Clause
from dejarik.games.destiny.language import verbs
from dejarik.games.destiny.model.frames import Frame
from dejarik.games.destiny.model.state import MAX_SHIELDS, REAL, DestinyState, in_play, under_way
from dejarik.games.destiny.rules.damage import move_damage, move_shields
from dejarik.games.destiny.vocabulary.selectors import ANYBODY, Select
from dejarik.games.destiny.vocabulary.words import Amount, Asks, Effect
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.nouns import DAMAGE, SHIELD
from dejarik.kernel.steps import step
from dejarik.kernel.text import Case, Noun, Text


@dataclass(eq=False)
class MoveTokens(Asks):
    """Tokens move from one card to another: exactly so many, or up to so many."""

    amount: int
    source: Select
    target: Select = ANYBODY
    up_to: bool = False
    kind = "move_from"
    noun = DAMAGE

    @abstractmethod
    def held(self, s: DestinyState, card: int) -> int:
        """How many tokens lie on a card."""

    @abstractmethod
    def room(self, s: DestinyState, card: int) -> int:
        """How many more a card can hold."""

    @abstractmethod
    def move(self, s: DestinyState, source: int, target: int, amount: int) -> int:
        """Move so many; how many it were."""

    def run(self, s: DestinyState, frame: Frame) -> None:
        if not self.source.given:
            super().run(s, frame)
        elif self.held(s, frame.source):
            s.agenda.append((move_tokens_to, (self,)))
        else:
            frame.done = False

    def possible(self, s: DestinyState, frame: Frame) -> bool:
        return bool(self.held(s, frame.source)) if self.source.given else bool(self.options(s, frame))

    def options(self, s: DestinyState, frame: Frame) -> list[Option]:
        found: list[Option] = [
            ("from", card)
            for card in self.source.found(s, frame)
            if self.held(s, card) and self.targets(s, frame, card)
        ]
        return [*found, ("done",)] if found and self.up_to else found

    def picked(self, s: DestinyState, frame: Frame, option: Option) -> None:
        if option[0] == "done":
            frame.done = True
            return
        frame.character = subject(option)
        s.agenda.append((move_tokens_to, (self,)))

    def origin(self, frame: Frame) -> int:
        """Where the tokens are."""
        return frame.source if self.source.given else frame.character

    def targets(self, s: DestinyState, frame: Frame, source: int) -> list[int]:
        """Where there is room for them, except where they are (destiny.term.move.not_to_same_place)."""
        return [card for card in self.target.found(s, frame) if card != source and self.room(s, card)]

    def amounts(self, s: DestinyState, source: int, target: int) -> list[int]:
        """How many may move."""
        most = min(self.amount, self.held(s, source), self.room(s, target))
        return list(range(1, most + 1)) if self.up_to else [most]

    @property
    def clause(self) -> Clause:
        one = Text("{of_this}", "{of_this}") if self.source.given else self.source.phrase.of_one
        rest = Text("{n} from {one} to {other}", "{n} z {one} na {other}")
        return Act(verbs.MOVE, rest.fill(n=self._tokens, one=one, other=self.target.phrase.one))

    @property
    def _tokens(self) -> Text:
        if self.up_to:
            return Text("up to ", "do ") + self.noun.count(self.amount, Case.GENITIVE)
        return self.noun.count(self.amount, Case.ACCUSATIVE)


@step
def move_tokens_to(s: DestinyState, effect: MoveTokens) -> None:
    """Which card the tokens move to, and how many of them."""
    frame = under_way(s)
    source = effect.origin(frame)
    targets = effect.targets(s, frame, source)
    options: list[Option] = (
        [("to", target) for target in targets]
        if effect.source.given
        else [("to", target, amount) for target in targets for amount in effect.amounts(s, source, target)]
    )
    if len(options) == 1:
        _answer_move(s, options[0], effect)
    elif options:
        kind = "character" if effect.source.given else "move_to"
        s.decision = Decision(frame.you, kind, options, _answer_move, completes=True)


def _answer_move(s: DestinyState, option: Option, effect: MoveTokens) -> None:
    frame = under_way(s)
    target, amount = [*option[1:], 1][:2]
    moved = effect.move(s, effect.origin(frame), target, amount)
    frame.done = effect.up_to or moved == effect.amount


class MoveDamage(MoveTokens):
    """Damage moves from one character or card to another; shields do not stop it."""

    noun = DAMAGE

    def held(self, s: DestinyState, card: int) -> int:
        return s.damage[card]

    def room(self, s: DestinyState, card: int) -> int:
        """What is beyond the health is lost, but may be moved."""
        return self.amount

    def move(self, s: DestinyState, source: int, target: int, amount: int) -> int:
        return move_damage(s, source, target, amount)


class MoveShields(MoveTokens):
    """Shields move from one character or card to another that has room for them (destiny.term.move.no_legal_place)."""

    noun = SHIELD

    def held(self, s: DestinyState, card: int) -> int:
        return s.shields[card]

    def room(self, s: DestinyState, card: int) -> int:
        return MAX_SHIELDS - s.shields[card]

    def move(self, s: DestinyState, source: int, target: int, amount: int) -> int:
        move_shields(s, source, target, amount)
        return amount

    @property
    def _tokens(self) -> Text:
        if self.up_to and self.amount == MAX_SHIELDS:
            return Text("any number of shields", "dowolną liczbę osłon")
        return super()._tokens


# ---------------------------------------------------------------- tokens that only lie on a card


@dataclass(eq=False)
class PutTokensOnThis(Effect):
    """Tokens are put on this card, where they only wait to be moved or counted (destiny.support.takes_no_damage)."""

    amount: int
    noun: Noun = DAMAGE

    def run(self, s: DestinyState, frame: Frame) -> None:
        frame.done = in_play(s, frame.source)
        if frame.done:
            tokens = s.damage if self.noun is DAMAGE else s.shields
            tokens[frame.source] += self.amount
            s.changed |= REAL

    @property
    def clause(self) -> Clause:
        number = self.noun.count(self.amount, Case.ACCUSATIVE)
        return Act(verbs.PLACE, Text("{n} on ", "{n} na ").fill(n=number) + "{on_this}")


class DamageOnThis(Amount):
    """The damage tokens on this card."""

    is_tally = True

    def of(self, s: DestinyState, frame: Frame) -> int:
        return s.damage[frame.source]

    @property
    def clause(self) -> Text:
        return Text("damage on {on_this}", "obrażeń jest na {on_this}")
