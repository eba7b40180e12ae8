"""Explains why something is not possible: everything that is blocked, or what a player asks about."""

from __future__ import annotations

import re
from itertools import groupby

from rich.padding import Padding
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.menu import describe
from dejarik.cli.rules import draw_rule
from dejarik.cli.screen import TITLE, bulleted
from dejarik.cli.session import Session
from dejarik.cli.words import fitting, fitting_best, naming
from dejarik.kernel.refused import Refused
from dejarik.kernel.text import plain


def refused_by_name(session: Session, words: str) -> list[Refused]:
    """What an answer would mean if it were allowed; nothing for a mere number."""
    refused = [] if words.isdecimal() else session.match.refused(session.seat)
    return [refused[number] for number in naming(plain(words), [_haystack(each) for each in refused])]


def show_all(session: Session) -> None:
    """Everything refused, what has the same reason together."""
    refused = session.match.refused(session.seat)
    if not refused:
        session.say(messages.NOTHING_REFUSED)
        return
    session.say(messages.REFUSED, TITLE)
    reasons = list(dict.fromkeys((each.rule, each.reason) for each in refused))
    refused.sort(key=lambda each: reasons.index((each.rule, each.reason)))
    for (rule, reason), group in groupby(refused, key=lambda each: (each.rule, each.reason)):
        found = list(group)
        if len(found) == 1:
            show_one(session, found[0])
            continue
        labels = "; ".join(dict.fromkeys(each.label[session.language] for each in found))
        session.show(bulleted([Line.assemble(reason[session.language], (f"  {rule}", "dim"))]))
        session.show(Padding(Line(labels, style="dim"), (0, 0, 0, 6)))


def show_one(session: Session, refused: Refused, with_rule: bool = True) -> None:
    """One thing refused, with the reason and the rule."""
    words = (refused.label + ": " + refused.reason)[session.language]
    session.show(bulleted([Line.assemble(words, (f"  {refused.rule}" if with_rule else "", "dim"))]))


def answer(session: Session, words: str) -> None:
    """What a player asks about: why it is refused, or that it is possible, in the words of the question or near it."""
    fillers = (messages.FILLERS.en + " " + messages.FILLERS.pl).split()
    wanted = [word for word in re.findall(r"[\w'-]+", plain(words)) if word not in fillers]
    if not wanted or session.match.decision is None:
        show_all(session)
        return
    refused, entries = session.match.refused(session.seat), session.menu.entries
    haystacks = [_haystack(each) for each in refused] + [entry.haystack for entry in entries]
    found = fitting_best(wanted, haystacks)
    if not found:
        unknown = [word for word in wanted if not fitting(word, haystacks)]
        session.say(messages.NOTHING_TO_ASK.fill(words=" ".join(unknown)))
        return
    hits = [refused[number] for number in found if number < len(refused)]
    possible = [entries[number - len(refused)] for number in found if number >= len(refused)]
    rules = list(dict.fromkeys(each.rule for each in hits))
    for each in hits:
        show_one(session, each, with_rule=len(rules) > 1)
    if len(rules) == 1:
        session.show(Padding(draw_rule(session.match.game.rules[rules[0]], session.language), (0, 0, 0, 4)))
    if possible:
        session.say(messages.POSSIBLE, TITLE)
    for entry in possible:
        session.show(describe(entry, session.language))


def _haystack(refused: Refused) -> str:
    """Everything it can be called by."""
    return plain("\n".join((refused.notation, refused.label.en, refused.label.pl)))
