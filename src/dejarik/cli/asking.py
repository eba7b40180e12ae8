"""One question to the player: reads answers until they name options, or until the player leaves."""

from __future__ import annotations

import re
from collections import Counter

from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.commands import After, carry_out, find_command, leave
from dejarik.cli.completion import completer
from dejarik.cli.errors import one_line
from dejarik.cli.menu import Entry, Menu, describe
from dejarik.cli.reader import Complete, no_completion
from dejarik.cli.screen import AMBER, TITLE
from dejarik.cli.session import LeaveError, Session
from dejarik.cli.why import refused_by_name, show_one
from dejarik.kernel.decision import Option
from dejarik.kernel.text import EMPTY, Text, plain
from dejarik.kernel.view import Prompt, Together

_NUMBERS = re.compile(r"\d{1,4}(?:[\s,]+\d{1,4})+,?")


def ask(session: Session) -> list[Option | str]:
    """Show the table and read answers until they are options: one, or several where they can be given at once."""
    session.show_position()
    while True:
        menu = session.menu
        words = _next_words(session, _hint(menu, session.prompt.together))
        command = find_command(words)
        if command is not None:
            if carry_out(session, *command) is After.REDRAW:
                session.show_position()
        elif _NUMBERS.fullmatch(words):
            if chosen := _several(session, menu, [int(number) for number in re.findall(r"\d+", words)]):
                return chosen
        else:
            entries = _answer(menu, words)
            if len(entries) == 1:
                return [entries[0].choice.option]
            _say_what_matches(session, menu, words, entries)


def read(session: Session, hint: Text, complete: Complete = no_completion) -> str:
    """One line from the player; raises EOFError when there are no more."""
    prompt = Line("> ", style=AMBER)
    if hint.en:
        prompt = Line.assemble((f"({hint[session.language]}) ", "dim"), prompt)
    with session.interrupts.allowed():
        return session.reader.read(prompt, complete)


def wants_to_leave(session: Session) -> bool:
    """Whether a person who is about to leave means it; whoever only sends lines does."""
    if not session.reader.is_person or session.match.moves_since(session.seat) is None:
        return True
    session.say(messages.LEAVE_KEPT if session.kept else messages.LEAVE_UNKEPT)
    session.interrupts.forget()
    try:
        return plain(read(session, messages.LEAVE_ANSWERS)) in messages.YES
    except (EOFError, KeyboardInterrupt):
        return True


def _next_words(session: Session, hint: Text) -> str:
    """What the player says; leaving is asked about once more, and whoever stays is asked again."""
    while True:
        try:
            words = read(session, hint, completer(session))
        except (EOFError, KeyboardInterrupt):
            if not session.reader.is_person:
                raise
            words = messages.COMMANDS["quit"].en
        if not _leaves(words):
            return words
        if wants_to_leave(session):
            raise LeaveError
        session.show_position()


def _leaves(words: str) -> bool:
    found = find_command(words)
    return found is not None and found[0] is leave


def _hint(menu: Menu, together: Together | None) -> Text:
    if len(menu.entries) == 1:
        return messages.ENTER_PICKS
    return messages.PICK_SEVERAL if together is not None and not together.shares else EMPTY


# ---------------------------------------------------------------- what an answer means


def _answer(menu: Menu, words: str) -> list[Entry]:
    if words:
        return menu.find(words)
    return list(menu.entries) if len(menu.entries) == 1 else []


def _several(session: Session, menu: Menu, numbers: list[int]) -> list[Option | str]:
    """The options of several numbers, and being done behind them; nothing, and the reason said, if that cannot be."""
    problem = _problem(session.prompt, menu, numbers)
    if problem is not None:
        session.say(problem)
        return []
    together = session.prompt.together
    assert together is not None, "else there is a problem"
    chosen = [menu.entries[number - 1].choice for number in numbers]
    is_whole = len(chosen) == together.most or chosen[-1].notation == together.stop
    return [*(choice.option for choice in chosen), *([together.stop] if together.stop and not is_whole else [])]


def _problem(prompt: Prompt, menu: Menu, numbers: list[int]) -> Text | None:
    """Why options cannot be chosen at once."""
    unknown = [number for number in numbers if not 1 <= number <= len(menu.entries)]
    if unknown:
        return messages.NO_SUCH_NUMBER.fill(number=unknown[0])
    together = prompt.together
    if together is None or together.shares:
        return messages.ONE_AT_A_TIME
    picked = [n for n in numbers if menu.entries[n - 1].choice.notation != together.stop]
    if len(picked) > together.most:
        return messages.TOO_MANY_PICKS.fill(most=together.most)
    often = dict(zip((choice.option for choice in prompt.choices), together.each, strict=True))
    for number, times in Counter(picked).items():
        if times > often[menu.entries[number - 1].choice.option]:
            return messages.PICKED_TOO_OFTEN.fill(number=number)
    return None


def _say_what_matches(session: Session, menu: Menu, words: str, entries: list[Entry]) -> None:
    last = len(menu.entries)
    if not words:
        session.say(messages.EMPTY_ANSWER.fill(last=last))
    elif not entries and (refused := refused_by_name(session, words)):
        session.say(messages.REFUSED, TITLE)
        for each in refused:
            show_one(session, each)
    elif not entries:
        session.say(messages.NOTHING_MATCHES.fill(words=one_line(words), last=last))
    else:
        session.say(messages.SEVERAL_MATCH.fill(words=one_line(words)))
        for entry in entries:
            session.show(describe(entry, session.language))
        session.say(messages.SAY_MORE, "dim")
