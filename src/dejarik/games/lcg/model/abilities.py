"""How abilities come about: used as actions, in answer to something, or as fate effects.

A conditional ability is a ``Procedure`` from its restrictions and costs to its effect (lcg.play.sequence); the targets
are found in the words of the effect.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, TypeAlias

from dejarik.abilities import words
from dejarik.abilities.clauses import Clause, InOrderTo
from dejarik.abilities.printed import Ability
from dejarik.abilities.structure import May
from dejarik.abilities.timing import AFTER, BEFORE, Happening, Trigger
from dejarik.abilities.windows import Response, bring_about
from dejarik.abilities.words import Word, do, every_word
from dejarik.games.lcg.language.nouns import this_words
from dejarik.games.lcg.model.constants import CannotBeTargeted, Condition
from dejarik.games.lcg.model.frames import Frame
from dejarik.games.lcg.model.moments import ACTION, FATE_EFFECT, INTERRUPT, REACTION, USED
from dejarik.games.lcg.model.targets import Target
from dejarik.kernel.decision import Decision, Option, subject
from dejarik.kernel.steps import step
from dejarik.kernel.text import EMPTY, Text, sentence

Effect: TypeAlias = words.Effect[Any, Frame]
When: TypeAlias = Trigger[Any, Frame]

UNLIMITED: Final = 0
EACH_COPY: Final = 1
BY_NAME: Final = 2
"""How often an ability may be used in a turn: any number of times, once, or once for all copies together."""

IN_PLAY: Final = 0
IN_HAND: Final = 1
IN_DISCARD: Final = 2
"""Where a card must be for its ability to be used (lcg.initiate.in_play)."""

ALL_RULINGS: Final = -1
EARLY: Final = 0
LATE: Final = 1
"""Under which value of the option ``rulings`` an ability works: under all, or only under 2.2 or 5.0."""

_LIMITS: Final = (
    EMPTY,
    Text(" Limit once per turn.", " Limit raz na turę."),
    Text(" Limit 1 per player per turn.", " Limit 1 na gracza na turę."),
)


def targets_in(word: Word) -> Iterator[Target]:
    """The targets an ability names, in the order of its words."""
    if isinstance(word, Target):
        yield word
    else:
        for inner in word.words():
            yield from targets_in(inner)


class Procedure(words.Effect[Any, Frame]):
    """An ability from the check whether it can be used to its effect."""

    def __init__(
        self,
        kind: int,
        effect: Effect,
        cost: Effect | None,
        only: Condition | None,
        limit: int = UNLIMITED,
        late_limit: int = UNLIMITED,
        rulings: int = ALL_RULINGS,
    ) -> None:
        self.kind = kind
        self.effect = effect
        self.cost = cost
        self.only = only
        self.limit = limit
        self.late_limit = late_limit
        self.rulings = rulings
        self.is_conditional = bool(limit or cost or only) or rulings != ALL_RULINGS
        """Whether anything but what it would do decides if it can be used."""
        self.is_secret = any(word.is_secret for word in every_word(effect))
        self.targets = tuple(targets_in(effect))
        for place, target in enumerate(self.targets):
            target.place = place
        self.is_declinable = isinstance(effect, May) and bool(self.targets)
        """Whether the player may do without a target and so without the effect."""

    def parts(self) -> Iterator[tuple[str, Word]]:
        found = (("effect", self.effect), ("cost", self.cost), ("only", self.only))
        return iter([(name, word) for name, word in found if word is not None])

    def possible(self, s: Any, frame: Frame) -> bool:
        """Whether it may be used now; nothing that paying would change is counted on (lcg.play.no_anticipation)."""
        if self.is_conditional and not self.could_begin(s, frame):
            return False
        if not self.targets:
            return self.effect.possible(s, frame)  # lcg.initiate.must_do_something
        return self._has_choice(s, frame)

    def _has_choice(self, s: Any, frame: Frame) -> bool:
        """Whether there is a legal target for each place; one is enough, and most abilities have but one place."""
        if len(self.targets) > 1:
            return bool(self.choices(s, frame, 0))
        effect, before = self.effect, frame.targets
        for card in self.targets[0].select.found(s, frame):
            frame.targets = (card,)
            if effect.possible(s, frame) and not _cannot_be_targeted(s, card):
                frame.targets = before
                return True
        frame.targets = before
        return False

    def could_begin(self, s: Any, frame: Frame) -> bool:
        """Whether its limit, its conditions and its costs allow it, whatever it would do."""
        if self.rulings not in (ALL_RULINGS, s.house[0]):
            return False
        if self.limit and self._is_spent(s, frame):
            return False
        if self.only is not None and not self.only.holds(s, frame):
            return False
        return self.cost is None or self.cost.possible(s, frame)

    def _is_spent(self, s: Any, frame: Frame) -> bool:
        """Whether it was used this turn as often as its limit allows (lcg.limit.per_card, lcg.limit.events_by_name)."""
        limit = self.late_limit if self.late_limit and s.house[0] else self.limit
        if limit == EACH_COPY:
            return (frame.source, self) in s.used
        if not s.played and not s.used:
            return False
        cards = [card for seat, card in s.played if seat == frame.you]
        cards += [card for card, procedure in s.used if procedure is self and s.deal.owner[card] == frame.you]
        title = s.deal.title
        return title[frame.source] in [title[card] for card in cards]

    def choices(self, s: Any, frame: Frame, place: int) -> list[int]:
        """The cards that may become the target at a place, given those before it: those that something can be done to.

        A target counts if, with some choice of the others behind it, the effect does anything.
        """
        target = self.targets[place]
        chosen, last = frame.targets, place == len(self.targets) - 1
        before = chosen[:place] if target.up_to else chosen  # each of several must be worth choosing by itself
        found = []
        for card in target.select.found(s, frame):
            if card in chosen or _cannot_be_targeted(s, card):
                continue
            frame.targets = (*before, card)
            if self.effect.possible(s, frame) if last else bool(self.choices(s, frame, place + 1)):
                found.append(card)
        frame.targets = chosen
        return found

    def run(self, s: Any, frame: Frame) -> None:
        frame.procedure = self
        frame.done = True
        if self.limit:
            s.used.append((frame.source, self))  # a canceled use counts, too: lcg.limit.cancelled_counts
        s.agenda.append((announce, ()))
        s.agenda += [(choose_target, (place,)) for place in reversed(range(len(self.targets)))]
        if self.cost is not None:
            s.agenda.append((do, (self.cost,)))

    @property
    def carried_out(self) -> Effect:
        """The effect itself; whether it is wanted was said by choosing a target."""
        return self.effect.effect if self.is_declinable and isinstance(self.effect, May) else self.effect

    @property
    def clause(self) -> Clause:
        return self.effect.clause if self.cost is None else InOrderTo(self.cost.clause, self.effect.clause)

    def said(self, lead: Text) -> Text:
        """As a sentence behind what it answers: "during your turn, focus this card to draw 1 card"."""
        only = self.only.clause + Text(", ", " ") if self.only is not None else EMPTY
        return sentence(lead + only + self.clause.say())


def _cannot_be_targeted(s: Any, card: int) -> bool:
    if not s.deal.constants[CannotBeTargeted]:
        return False
    return s.deal.ability(card, CannotBeTargeted) is not None and card not in s.blank


# ---------------------------------------------------------------- steps


@step
def choose_target(s: Any, place: int) -> None:
    """The player chooses the next target, among those still legal now that the costs are paid."""
    frame: Frame = s.frames[-1]
    if not frame.done:
        return
    procedure = frame.procedure
    target = procedure.targets[place]
    choices = procedure.choices(s, frame, place)
    if target.up_to:
        options: list[Option] = [("target", card) for card in choices] if len(frame.targets) < target.up_to else []
        if options:
            s.decision = Decision(frame.you, "target", [*options, ("done",)], _answer_target, completes=True)
    elif not choices:
        frame.done = False  # lcg.term.target: nothing happens, and what was paid stays paid
    elif procedure.is_declinable and not place:
        options = [("target", card) for card in choices]
        s.decision = Decision(frame.you, "target", [*options, ("no",)], _answer_target)
    elif len(choices) == 1:
        frame.targets = (*frame.targets, choices[0])
    else:
        s.decision = Decision(
            frame.you, "target", [("target", card) for card in choices], _answer_target, completes=True
        )


def _answer_target(s: Any, option: Option, place: int) -> None:
    frame: Frame = s.frames[-1]
    if option[0] == "target":
        frame.targets = (*frame.targets, subject(option))
        if frame.procedure.targets[place].up_to:
            s.agenda.append((choose_target, (place,)))
    elif option[0] == "no":
        frame.done = False


@step
def announce(s: Any) -> None:
    """Costs are paid and targets chosen: this is where the effect can be canceled (lcg.play.cancel_before_choices)."""
    frame: Frame = s.frames[-1]
    procedure = frame.procedure
    if not frame.done:
        return
    if procedure.kind == FATE_EFFECT:
        s.agenda.append((do, (procedure.carried_out,)))
    else:
        bring_about(s, Happening(USED, frame.you, frame.source, sort=procedure.kind))


def carry_out_use(s: Any) -> None:
    """Nothing canceled the ability under way: its effect happens."""
    s.agenda.append((do, (s.frames[-1].procedure.carried_out,)))


# ---------------------------------------------------------------- conditional abilities


class Conditional(Ability):
    """What actions, reactions and interrupts have in common (lcg.ability.conditional)."""

    effect: Any
    name: Text
    zone: int = IN_PLAY

    def _text(self, lead: Text, kind: int) -> Text:
        said: Text = self.effect.said(lead)
        spoken = self.name + ": " + said
        late = Text("Rulings 5.0: ", "Orzeczenia 5.0: ") if self.effect.rulings == LATE else EMPTY
        return late + spoken.fill(**this_words(kind)) + _LIMITS[self.effect.limit]


class Action(Conditional):
    """An ability used in an action window (lcg.timing.action_only_in_window)."""

    name = Text("Action", "Akcja")

    def __init__(
        self,
        effect: Effect,
        *,
        cost: Effect | None = None,
        only: Condition | None = None,
        limit: int = UNLIMITED,
        zone: int = IN_PLAY,
    ) -> None:
        self.effect = Procedure(ACTION, effect, cost, only, limit)
        self.zone = zone

    def parts(self) -> Iterator[tuple[str, Word]]:
        return iter((("effect", self.effect),))

    def text_on(self, kind: int) -> Text:
        return self._text(EMPTY, kind)


class _Answer(Response[Any, Frame], Conditional):
    """A reaction or an interrupt; unless forced, only if its controller wants to (lcg.ability.optional)."""

    def __init__(
        self,
        when: When,
        effect: Effect,
        *,
        cost: Effect | None = None,
        only: Condition | None = None,
        limit: int = UNLIMITED,
        late_limit: int = UNLIMITED,
        rulings: int = ALL_RULINGS,
        zone: int = IN_PLAY,
        forced: bool = False,
    ) -> None:
        kind = REACTION if self.policy == AFTER else INTERRUPT
        procedure = Procedure(kind, effect, cost, only, limit, late_limit, rulings)
        super().__init__(self.policy, when, procedure, forced=forced)
        self.zone = zone

    def text_on(self, kind: int) -> Text:
        return self._text(self.when.introduced(self.policy), kind)


class Reaction(_Answer):
    """An ability used just after something has happened (lcg.timing.reaction_after_trigger)."""

    policy = AFTER

    @property
    def name(self) -> Text:  # type: ignore[override]  # what it is called depends on whether it is forced
        return Text("Forced Reaction", "Wymuszona Reakcja") if self.forced else Text("Reaction", "Reakcja")


class Interrupt(_Answer):
    """An ability used while something is under way, before it takes effect (lcg.timing.interrupt_before_trigger)."""

    policy = BEFORE

    @property
    def name(self) -> Text:  # type: ignore[override]  # what it is called depends on whether it is forced
        return Text("Forced Interrupt", "Wymuszone Zakłócenie") if self.forced else Text("Interrupt", "Zakłócenie")


class Fate(Ability):
    """What a fate card does when it is revealed in an edge battle (lcg.edge.fate_order)."""

    def __init__(self, effect: Effect, *, only: Condition | None = None) -> None:
        self.effect = Procedure(FATE_EFFECT, effect, None, only)

    def parts(self) -> Iterator[tuple[str, Word]]:
        return iter((("effect", self.effect),))

    def text_on(self, kind: int) -> Text:
        return self.effect.said(EMPTY).fill(**this_words(kind))
