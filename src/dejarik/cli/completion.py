"""What a player may be about to type: a command, an option, a card, a player, a place or a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from dejarik.cli import messages
from dejarik.cli.session import Session
from dejarik.kernel.text import LANGUAGES, Text, plain

Completions = list[tuple[str, int]]


def completer(session: Session) -> Callable[[str], Completions]:
    """What can follow the words at this table."""

    def complete(words: str) -> Completions:
        if words.startswith("?"):
            return _fitting(words[1:].lstrip(), [*_labels(session), *_names(session)])
        first, space, rest = words.partition(" ")
        kind = next(
            (name for name, both in messages.COMMANDS.items() if plain(first) in (plain(both.en), plain(both.pl))), None
        )
        if space and kind in _ARGUMENTS:
            return _ARGUMENTS[kind](session, rest.lstrip())
        commands = [command[session.language] for command in messages.COMMANDS.values()]
        return _beginning(words, commands) + _fitting(words, _labels(session))

    return complete


def _labels(session: Session) -> list[str]:
    if session.match.decision is None:
        return []
    return [entry.choice.label[session.language] for entry in session.menu.entries]


def _names(session: Session) -> list[str]:
    """Every player, and every card this player can see."""
    view = session.match.view(session.seat)
    seen = [seat.name for seat in view.seats]
    seen += [thing.name for region in view.regions for thing in region.things if not thing.is_back]
    return _said(session, seen)


def _places(session: Session) -> list[str]:
    return _said(session, [region.title for region in session.match.view(session.seat).regions if region.things])


def _refused(session: Session) -> list[str]:
    return _said(session, [each.label for each in session.match.refused(session.seat)])


def _files(words: str) -> Completions:
    """The folders in which a file can be saved, and the files that are taken already."""
    path = Path(words).expanduser()
    folder, begun = (path, "") if words.endswith("/") else (path.parent, path.name)
    try:
        found = sorted(each for each in folder.iterdir() if each.name.startswith(begun) and each.name[0] != ".")
    except OSError:
        return []
    return [(f"{each.name}/" if each.is_dir() else each.name, len(begun)) for each in found]


_ARGUMENTS: dict[str, Callable[[Session, str], Completions]] = {
    "help": lambda session, words: _fitting(words, [*_labels(session), *_names(session)]),
    "look": lambda session, words: _fitting(words, _places(session)),
    "why": lambda session, words: _fitting(words, _refused(session)),
    "save": lambda _, words: _files(words),
    "lang": lambda _, words: _beginning(words, LANGUAGES),
}


def _said(session: Session, texts: Iterable[Text]) -> list[str]:
    return [text[session.language] for text in texts]


def _beginning(words: str, candidates: Iterable[str]) -> Completions:
    return [(each, len(words)) for each in dict.fromkeys(candidates) if plain(each).startswith(plain(words))]


def _fitting(words: str, candidates: Iterable[str]) -> Completions:
    """Those that begin with the words; if there are none, those that contain them."""
    every = list(dict.fromkeys(candidates))
    within = [(each, len(words)) for each in every if plain(words) in plain(each)]
    return _beginning(words, every) or within
