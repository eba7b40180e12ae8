"""The commands a player can type besides choosing: help, look, table, why, undo, save, log, rules, lang, quit."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TypeAlias

from rich.table import Table
from rich.text import Text as Line

from dejarik.cli import explain as explaining
from dejarik.cli import messages
from dejarik.cli import why as reasons
from dejarik.cli.errors import one_line
from dejarik.cli.rules import draw_rule
from dejarik.cli.screen import AMBER, bulleted
from dejarik.cli.session import LeaveError, Session
from dejarik.kernel.errors import DejarikError
from dejarik.kernel.text import LANGUAGES, plain

_RULES_SHOWN = 5


class After(Enum):
    """What a command leaves behind: the same question, or a table that must be drawn again."""

    ASK = "ask"
    REDRAW = "redraw"


Command: TypeAlias = Callable[[Session, str], After]


def find_command(words: str) -> tuple[Command, str] | None:
    """The command that words begin with, in either language, and the rest of the words."""
    if words.startswith("?"):
        return explain, words[1:].strip()
    first, _, rest = words.partition(" ")
    for name, both in messages.COMMANDS.items():
        if plain(first) in (plain(both.en), plain(both.pl), *messages.SHORTER.get(name, ())):
            return _COMMANDS[name], rest.strip()
    return None


def carry_out(session: Session, command: Command, rest: str) -> After:
    """Run a command; an error is printed in one line and changes nothing."""
    try:
        return command(session, rest)
    except DejarikError as error:
        session.say(error.text.map(one_line), "bold red")
        return After.ASK


# ---------------------------------------------------------------- explaining


def explain(session: Session, words: str) -> After:
    """``?`` lists the commands, ``? 3`` explains an option, ``? name`` an option, a card, a player or a pile."""
    if words:
        explaining.explain(session, words)
    else:
        session.show(_help(session))
    return After.ASK


def look(session: Session, words: str) -> After:
    """Go through a pile or another place on the table."""
    explaining.look(session, words)
    return After.ASK


def why(session: Session, words: str) -> After:
    """What is refused now, or only what the words are about, with the reason and the rule."""
    reasons.answer(session, words)
    return After.ASK


def _help(session: Session) -> Table:
    """All commands, and how dice are written if the game has any."""
    language = session.language
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 1), pad_edge=False)
    dice = any(card.faces for card in session.match.game.cards())
    for word, meaning in messages.HELP + (messages.DICE_HELP if dice else ()):
        table.add_row(Line(word[language], style=AMBER), Line(meaning[language]))
    return table


# ---------------------------------------------------------------- the other commands


def table(session: Session, _: str) -> After:
    """The whole table, also where the window is too small for it."""
    session.show_table()
    return After.ASK


def undo(session: Session, _: str) -> After:
    """Back to the player's previous choice, unless something was seen since that cannot be unseen."""
    match = session.match
    back = match.moves_since(session.seat)
    if back is None:
        session.say(messages.NOTHING_TO_UNDO)
        return After.ASK
    if match.undo_hides(session.seat, back):
        session.say(messages.CANNOT_UNDO)
        return After.ASK
    for _move in range(back):
        match.undo()
    session.count_told()
    session.notice = messages.UNDONE.fill(moves=messages.MOVE.count(back))
    return After.REDRAW


def save(session: Session, words: str) -> After:
    """Keep the record in a new file."""
    if words:
        session.save(Path(words).expanduser())
    else:
        session.say(messages.SAVE_NEEDS_FILE)
    return After.ASK


def log(session: Session, _: str) -> After:
    """Everything that happened, as this player may read it."""
    lines = session.match.log(session.seat)
    if lines:
        session.show(bulleted(line[session.language] for line in lines))
    else:
        session.say(messages.NO_LOG)
    return After.ASK


def rules(session: Session, words: str) -> After:
    """The first rules that contain all the words."""
    if not words:
        session.say(messages.RULES_NEED_WORDS)
        return After.ASK
    found = session.match.game.rules.search(words)
    if not found:
        session.say(messages.NO_RULE_FOUND.fill(words=one_line(words)))
    for rule in found[:_RULES_SHOWN]:
        session.show(draw_rule(rule, session.language))
    if len(found) > _RULES_SHOWN:
        session.say(messages.MORE_RULES.fill(rules=messages.RULE.count(len(found) - _RULES_SHOWN)), "dim")
    return After.ASK


def lang(session: Session, words: str) -> After:
    """Switch the language of the table."""
    if words not in LANGUAGES:
        session.say(messages.LANG_NEEDS_CODE)
        return After.ASK
    session.language = words
    return After.REDRAW


def leave(_session: Session, _: str) -> After:
    """Stop playing."""
    raise LeaveError


_COMMANDS: dict[str, Command] = {
    "help": explain,
    "look": look,
    "table": table,
    "why": why,
    "undo": undo,
    "save": save,
    "log": log,
    "rules": rules,
    "lang": lang,
    "quit": leave,
}
