"""What a game says, as tables: questions by decision, labels by verb, rules by both, reasons by rule, lines by event.

An entry is a ``Text`` with gaps such as ``{card}``, or ``Variants`` of one. Which word goes into a gap is a function of
the state and the option or event at hand, named after the gap; only the gaps that an entry has are asked for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from string import Formatter
from typing import Any, Generic, TypeAlias, TypeVar

from dejarik.kernel.decision import IDLE, Option, Refusal
from dejarik.kernel.deeds import Deeds
from dejarik.kernel.events import HIDDEN, Deed, Event, Rank
from dejarik.kernel.state import State
from dejarik.kernel.text import EMPTY, Case, Noun, Text, capital

S = TypeVar("S", bound=State)
About = TypeVar("About")


@dataclass(frozen=True, slots=True)
class Variants(Generic[S, About]):
    """Sentences for one verb or event of which ``key`` picks one, by the state and the option or event at hand."""

    key: Callable[[S, About], object]
    texts: Mapping[Any, Text]


Entry: TypeAlias = Text | Variants[S, About]
Word: TypeAlias = Text | str | int
Gaps: TypeAlias = Mapping[str, Callable[[S, About], Word]]
Confirm: TypeAlias = Callable[[S, int], Text]
Rule: TypeAlias = str | Callable[[S, Option], str]
Rules: TypeAlias = Mapping[str, Rule[S] | Mapping[str, Rule[S]]]

ASKED_BY = Text("{card}: {question}", "{card}: {question}")
_MOST_FILLED = 5_000
_FILLED: dict[tuple[int, ...], tuple[Text, Text, tuple[Word, ...]]] = {}


def _no_entries() -> dict[str, Any]:
    return {}


def _nothing(_s: State) -> Text:
    return EMPTY


@dataclass(frozen=True, slots=True, kw_only=True)
class Wording(Generic[S]):
    """The tables, each with the words for its gaps.

    ``asker`` is the name of the card that makes a player choose, if one does; it is put in front of the question.
    ``rules`` go by the kind of the decision and then by the verb; a decision whose options all rest on one rule names
    that alone, and a verb that it leaves out rests on its rule in ``rules_by_verb``. ``labels`` go by the verb; where
    it reads differently in one kind of decision, by ``kind.verb``; ``confirms``, by the same keys, is what is done with
    so many answers at once. ``unseen_lines`` are for readers who may not know the cards of an event, ``deeds`` what
    clients may show of one; ``headings``, ``phases`` and ``effects`` are the kinds of events that begin a turn, begin a
    part of it, and follow from what somebody did. The gaps of a reason are the numbers of the refusal, ``{0}`` and so
    on.
    """

    questions: Mapping[str, Text]
    labels: Mapping[str, Entry[S, Option]]
    confirms: Mapping[str, Confirm[S]] = field(default_factory=_no_entries)
    rules: Rules[S] = field(default_factory=_no_entries)
    rules_by_verb: Mapping[str, Rule[S]] = field(default_factory=_no_entries)
    reasons: Mapping[str, Text]
    lines: Mapping[str, Entry[S, Event]]
    unseen_lines: Mapping[str, Text] = field(default_factory=_no_entries)
    deeds: Deeds[S] = field(default_factory=_no_entries)
    headings: frozenset[str] = frozenset()
    phases: frozenset[str] = frozenset()
    effects: frozenset[str] = frozenset()
    asker: Callable[[S], Text] = _nothing
    question_gaps: Mapping[str, Callable[[S], Word]] = field(default_factory=_no_entries)
    label_gaps: Gaps[S, Option] = field(default_factory=_no_entries)
    line_gaps: Gaps[S, Event] = field(default_factory=_no_entries)

    def __post_init__(self) -> None:
        _check_gaps(self.questions, self.question_gaps)
        _check_gaps(self.labels, self.label_gaps)
        _check_gaps(self.lines, self.line_gaps)
        _check_gaps(self.unseen_lines, self.line_gaps)

    def question(self, s: S) -> Text:
        """What the pending decision asks, behind the name of the card that makes it ask."""
        assert s.decision is not None, "the game is over"
        entry = self.questions[s.decision.kind]
        asked = _filled(entry, tuple([self.question_gaps[gap](s) for gap in gaps_of(entry)]))
        asker = self.asker(s)
        return asked if asker == EMPTY else ASKED_BY.fill(card=asker, question=asked)

    def label(self, s: S, option: Option) -> Text:
        """What an option does."""
        kind = s.decision.kind if s.decision is not None else ""
        entry = self.labels.get(f"{kind}.{option[0]}") or self.labels[option[0]]
        return _said(entry, self.label_gaps, s, option)

    def confirm(self, s: S, number: int) -> Text:
        """What is done with so many answers; empty if not the same is done with all."""
        assert s.decision is not None, "the game is over"
        verb, *others = {option[0] for option in s.decision.options if option[0] not in IDLE}
        if others:
            return EMPTY
        said = self.confirms.get(f"{s.decision.kind}.{verb}") or self.confirms.get(verb)
        return EMPTY if said is None else said(s, number)

    def rule_of(self, s: S, option: Option) -> str:
        """The rule that allows an option of the pending decision."""
        assert s.decision is not None, "the game is over"
        found = self.rules.get(s.decision.kind, self.rules_by_verb)
        if isinstance(found, Mapping):
            verb = option[0]
            found = found[verb] if verb in found else self.rules_by_verb[verb]
        return found if isinstance(found, str) else found(s, option)

    def reason(self, refusal: Refusal) -> Text:
        """A refusal as a sentence with its numbers."""
        return self.reasons[refusal.rule].map(lambda words: words.format(*refusal.numbers))

    def narrate(self, s: S, event: Event) -> Text:
        """A line of the log."""
        unseen = HIDDEN in event.cards and event.kind in self.unseen_lines
        entry = self.unseen_lines[event.kind] if unseen else self.lines[event.kind]
        return capital(_said(entry, self.line_gaps, s, event))

    def rank(self, kind: str) -> Rank:
        """What part the lines of a kind of event play in the log."""
        if kind in self.headings:
            return "heading"
        if kind in self.phases:
            return "phase"
        return "effect" if kind in self.effects else "act"

    def deed(self, s: S, event: Event) -> Deed | None:
        """What a line of the log tells in terms that clients know."""
        made = self.deeds.get(event.kind)
        return None if made is None else made(s, event)


def counting(text: Text, noun: Noun, case: Case = Case.ACCUSATIVE) -> Confirm[Any]:
    """A sentence whose gap ``{n}`` takes a number with its noun."""
    return lambda _s, number: text.fill(n=noun.count(number, case))


@cache
def gaps_of(entry: Text) -> tuple[str, ...]:
    """The names of the gaps in either language."""
    found = [name for words in (entry.en, entry.pl) for _, name, _, _ in Formatter().parse(words) if name]
    return tuple(dict.fromkeys(found))


def texts_of(table: Mapping[str, Entry[Any, Any]]) -> Iterator[Text]:
    """Every sentence of a table, variants included."""
    for entry in table.values():
        yield from (entry,) if isinstance(entry, Text) else entry.texts.values()


def _said(entry: Entry[S, About], gaps: Gaps[S, About], s: S, about: About) -> Text:
    """The sentence for the option or event at hand, filled in."""
    text = entry if isinstance(entry, Text) else entry.texts[entry.key(s, about)]
    names = gaps_of(text)
    return _filled(text, tuple([gaps[gap](s, about) for gap in names])) if names else text


def _filled(text: Text, words: tuple[Word, ...]) -> Text:
    """A sentence with its words; most are said again and again, of the same cards and players."""
    key = (id(text), *map(id, words))
    found = _FILLED.get(key)
    if found is None:
        if len(_FILLED) >= _MOST_FILLED:
            _FILLED.clear()
        # Kept together: while they are here, nothing else can get their ids.
        found = _FILLED[key] = text.fill(**dict(zip(gaps_of(text), words, strict=True))), text, words
    return found[0]


def _check_gaps(table: Mapping[str, Entry[Any, Any]], gaps: Mapping[str, object]) -> None:
    """Find a gap without a word when the tables are put together, not when somebody is to read the sentence."""
    for text in texts_of(table):
        missing = [gap for gap in gaps_of(text) if gap not in gaps]
        if missing:
            raise ValueError(f"no word goes into {missing} of {text.en!r}")
