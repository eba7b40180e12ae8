"""What a game says, as tables: questions by decision, labels by verb, rules by both, reasons by rule, lines by event.

An entry is a ``Text`` with gaps such as ``{card}``. Which word goes into a gap is a function of the state and the
option or event at hand, named after the gap; only the gaps that an entry has are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from typing import Generic, TypeAlias, TypeVar

from dejarik.kernel.decision import Option, Refusal
from dejarik.kernel.events import HIDDEN, Event
from dejarik.kernel.state import State
from dejarik.kernel.text import Text

S = TypeVar("S", bound=State)
About = TypeVar("About")

Word: TypeAlias = Text | str | int
Gaps: TypeAlias = Mapping[str, Callable[[S, About], Word]]
Rule: TypeAlias = str | Callable[[S, Option], str]
Rules: TypeAlias = Mapping[str, Rule[S] | Mapping[str, Rule[S]]]


def _no_gaps() -> dict[str, Callable[..., Word]]:
    return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording(Generic[S]):
    """The tables, each with the words for its gaps.

    ``rules`` go by the kind of the decision and then by the verb; a decision whose options all rest on one rule names
    that alone. ``unseen_lines`` are for readers who may not know the cards of an event. The gaps of a reason are the
    numbers of the refusal, ``{0}`` and so on.
    """

    questions: Mapping[str, Text]
    labels: Mapping[str, Text]
    rules: Rules[S]
    reasons: Mapping[str, Text]
    lines: Mapping[str, Text]
    unseen_lines: Mapping[str, Text] = field(default_factory=dict)
    question_gaps: Mapping[str, Callable[[S], Word]] = field(default_factory=_no_gaps)
    label_gaps: Gaps[S, Option] = field(default_factory=_no_gaps)
    line_gaps: Gaps[S, Event] = field(default_factory=_no_gaps)

    def question(self, s: S) -> Text:
        """What the pending decision asks."""
        assert s.decision is not None, "the game is over"
        entry = self.questions[s.decision.kind]
        return entry.fill(**{gap: self.question_gaps[gap](s) for gap in gaps_of(entry)})

    def label(self, s: S, option: Option) -> Text:
        """What an option does."""
        entry = self.labels[option[0]]
        return entry.fill(**{gap: self.label_gaps[gap](s, option) for gap in gaps_of(entry)})

    def rule_of(self, s: S, option: Option) -> str:
        """The rule that allows an option of the pending decision."""
        assert s.decision is not None, "the game is over"
        found = self.rules[s.decision.kind]
        rule = found[option[0]] if isinstance(found, Mapping) else found
        return rule if isinstance(rule, str) else rule(s, option)

    def reason(self, refusal: Refusal) -> Text:
        """A refusal as a sentence with its numbers."""
        return self.reasons[refusal.rule].map(lambda words: words.format(*refusal.numbers))

    def narrate(self, s: S, event: Event) -> Text:
        """A line of the log."""
        unseen = HIDDEN in event.cards and event.kind in self.unseen_lines
        entry = (self.unseen_lines if unseen else self.lines)[event.kind]
        return entry.fill(**{gap: self.line_gaps[gap](s, event) for gap in gaps_of(entry)})


@cache
def gaps_of(entry: Text) -> tuple[str, ...]:
    """The names of the gaps in either language."""
    found = [name for words in (entry.en, entry.pl) for _, name, _, _ in Formatter().parse(words) if name]
    return tuple(dict.fromkeys(found))
