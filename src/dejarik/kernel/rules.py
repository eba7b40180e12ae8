"""The rule catalogue of a game: every rule as one statement in two languages, to search and to cite."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from dejarik.kernel.text import EMPTY, Text, plain

_RULES_PER_CARD: Final = 8
_MENTIONS = frozenset({"component", "example", "setup"})
"""Kinds of rules that name a card without saying what it does."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One atomic rule. ``exempt`` gives the reason if it cannot be tested."""

    id: str
    kind: str
    source: Text
    text: Text
    check: str
    note: Text = EMPTY
    exempt: str = ""
    cards: tuple[str, ...] = ()

    @property
    def section(self) -> str:
        """The part of the id behind the name of the game: what the rule is about."""
        return self.id.split(".")[1]


@dataclass(frozen=True, slots=True)
class Section:
    """Rules about one thing, by id: those whose ids have the key of the section behind the name of the game."""

    key: str
    title: Text
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of the rules as a book."""

    title: Text
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All rules of one game, in the order of its rulebook; ``chapters`` order them to be read as a book."""

    rules: tuple[Rule, ...]
    chapters: tuple[Chapter, ...] = ()

    def __iter__(self) -> Iterator[Rule]:
        return iter(self.rules)

    def __len__(self) -> int:
        return len(self.rules)

    def __contains__(self, rule_id: object) -> bool:
        return any(rule.id == rule_id for rule in self.rules)

    def __getitem__(self, rule_id: str) -> Rule:
        for rule in self.rules:
            if rule.id == rule_id:
                return rule
        raise KeyError(rule_id)

    def about(self, card: str, also: Iterable[str] = ()) -> tuple[str, ...]:
        """The ids of the rules a reader of a card wants: those that speak of it, these others, then mere mentions."""
        named = [rule for rule in self.rules if card in rule.cards]
        speaking = [rule.id for rule in named if rule.kind not in _MENTIONS]
        mentions = [rule.id for rule in named if rule.kind in _MENTIONS]
        return tuple(dict.fromkeys((*speaking, *also, *mentions)))[:_RULES_PER_CARD]

    def search(self, words: str) -> list[Rule]:
        """Rules in which every word occurs, in either language, whatever its case or accents."""
        wanted = plain(words).split()
        return [rule for rule in self.rules if all(word in _haystack(rule) for word in wanted)]


def load_catalogue(package: str) -> Catalogue:
    """Read ``rules.toml`` from a game's package."""
    with files(package).joinpath("rules.toml").open("rb") as source:
        read = tomllib.load(source)
    rules = tuple(_rule(entry) for entry in read["rule"])
    return Catalogue(rules, tuple(_chapter(entry, rules) for entry in read.get("chapter", [])))


def _chapter(entry: dict[str, Any], rules: tuple[Rule, ...]) -> Chapter:
    sections = [
        Section(each["key"], _pair(each, "en", "pl"), tuple(rule.id for rule in rules if rule.section == each["key"]))
        for each in entry["sections"]
    ]
    return Chapter(_pair(entry, "en", "pl"), tuple(sections))


def _rule(entry: dict[str, object]) -> Rule:
    cards = entry.get("cards", [])
    assert isinstance(cards, list)
    return Rule(
        id=str(entry["id"]),
        kind=str(entry["kind"]),
        source=_pair(entry, "source", "source_pl"),
        text=_pair(entry, "en", "pl"),
        check=str(entry["check"]),
        note=_pair(entry, "note", "note_pl"),
        exempt=str(entry.get("exempt", "")),
        cards=tuple(map(str, cards)),
    )


def _pair(entry: dict[str, object], en: str, pl: str) -> Text:
    return Text(str(entry.get(en, "")), str(entry.get(pl, "")))


def _haystack(rule: Rule) -> str:
    return plain(
        " ".join(
            (
                rule.id,
                rule.text.en,
                rule.text.pl,
                rule.source.en,
                rule.source.pl,
                rule.note.en,
                rule.note.pl,
                *rule.cards,
            )
        )
    )
