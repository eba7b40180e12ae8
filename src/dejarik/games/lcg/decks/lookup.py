"""Finds the affiliation, the objective set or the command card that a deck list means, by its name or its number."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from dejarik.games.lcg.cards import ALL_CARDS, POOL, SETS
from dejarik.games.lcg.decks import texts
from dejarik.games.lcg.decks.model import AFFILIATION_CARDS, objective_of
from dejarik.games.lcg.decks.words import named_set
from dejarik.games.lcg.language.terms import COMMAND_KINDS
from dejarik.kernel.decklists import texts as general
from dejarik.kernel.decklists.names import Names, quote
from dejarik.kernel.errors import BadDeckError
from dejarik.kernel.text import EMPTY, LANGUAGES, Text, either, joined, quoted

Found = TypeVar("Found", int, str)


def _both(name: Text) -> list[str]:
    return [name[language] for language in LANGUAGES]


AFFILIATIONS = Names((card.key, [short, *_both(card.name)]) for short, card in AFFILIATION_CARDS.items())
"""The keys of the affiliation cards by their names."""
OBJECTIVES = Names((number, _both(objective_of(number).name)) for number in SETS)
"""The numbers of the sets by the names of their objectives."""
COMMANDS = Names(
    (name.en, _both(name)) for name in dict.fromkeys(card.name for card in ALL_CARDS if card.kind in COMMAND_KINDS)
)
"""The English names of the command cards; a list says no more, and the objectives tell which card is meant."""

_POLISH = {card.name.en: card.name for card in ALL_CARDS if card.kind in COMMAND_KINDS}
_KINDS: tuple[tuple[Names[int] | Names[str], Text], ...] = (
    (AFFILIATIONS, texts.AN_AFFILIATION),
    (OBJECTIVES, texts.AN_OBJECTIVE),
    (COMMANDS, texts.A_COMMAND_CARD),
)


def find_affiliation(words: str) -> str:
    """The key of the affiliation card of that name; raises BadDeckError."""
    if found := AFFILIATIONS.find(words):
        return found[0]
    names = joined((card.name for card in AFFILIATION_CARDS.values()), ", ")
    remedy = texts.AFFILIATIONS_ARE.fill(names=names)
    raise _unknown(words, texts.NO_SUCH_AFFILIATION, texts.AN_AFFILIATION, remedy)


def find_set(words: str, number: int | None = None) -> int:
    """The number of the set that a name, a number or both mean; raises BadDeckError."""
    if number is not None:
        return _numbered_set(words, number)
    found = OBJECTIVES.find(words)
    if len(found) > 1:
        sets = either(map(named_set, found))
        raise BadDeckError(texts.SEVERAL_SETS.fill(words=quote(words), found=sets), texts.TELL_APART)
    if found:
        return found[0]
    raise _unknown(words, texts.NO_SUCH_OBJECTIVE, texts.AN_OBJECTIVE, _did_you_mean(OBJECTIVES, words, named_set))


def find_command(words: str, number: int | None = None) -> str:
    """The English name of the command card that a list means, of the set it names, if any; raises BadDeckError."""
    found = COMMANDS.find(words)
    if not found:
        remedy = _did_you_mean(COMMANDS, words, lambda name: quoted(_POLISH[name]))
        raise _unknown(words, texts.NO_SUCH_COMMAND, texts.A_COMMAND_CARD, remedy)
    if number is not None and number not in sets_with(found[0]):
        checked = _known_set(number)
        raise BadDeckError(texts.NOT_IN_SET.fill(words=quote(words), found=named_set(checked)), general.CORRECT_ONE)
    return found[0]


def sets_with(name: str) -> list[int]:
    """The numbers of the sets with a command card of that English name."""
    return [each.number for each in SETS.values() if any(POOL[key].name.en == name for key in each.commands)]


def command_name(name: str) -> Text:
    """The name in both languages of a command card, by its English name."""
    return _POLISH[name]


def is_name(words: str) -> bool:
    """Whether words are the name of a card of any kind."""
    return any(names.find(words) for names, _ in _KINDS)


def is_command(words: str) -> bool:
    """Whether words are the name of a command card and of nothing else."""
    return bool(COMMANDS.find(words)) and not OBJECTIVES.find(words) and not AFFILIATIONS.find(words)


def _numbered_set(words: str, number: int) -> int:
    found = _known_set(number)
    if words.strip() and number not in OBJECTIVES.find(words):
        cause = texts.OTHER_SET.fill(number=number, found=quoted(objective_of(number).name), words=quote(words))
        raise BadDeckError(cause, general.CORRECT_ONE)
    return found


def _known_set(number: int) -> int:
    if number not in SETS:
        raise BadDeckError(texts.NO_SUCH_SET.fill(number=quote(str(number))), texts.CORRECT_NUMBER)
    return number


def _did_you_mean(names: Names[Found], words: str, shown: Callable[[Found], Text]) -> Text:
    near: Iterable[Found] = names.nearest(words)
    said = either(map(shown, near))
    return general.DID_YOU_MEAN.fill(names=said) if said.en else EMPTY


def _unknown(words: str, cause: Text, wanted: Text, remedy: Text) -> BadDeckError:
    """What to raise for words that name nothing of the kind that is wanted, though perhaps something else."""
    if not words.strip():
        return BadDeckError(texts.NO_NAME, texts.NAME_IT)
    for names, kind in _KINDS:
        if names.find(words):
            return BadDeckError(texts.OTHER_KIND.fill(words=quote(words), found=kind, wanted=wanted), texts.MOVE_IT)
    return BadDeckError(cause.fill(words=quote(words)), remedy)
