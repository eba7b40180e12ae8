"""The deck lab at a terminal: a table that fills in as games end, then what each card does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from rich.console import Group, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text as Line

import dejarik
from dejarik.arena import AgentRow, CardImpact, Entrant, Lab, Share, make_lab, starters_against
from dejarik.arena.comparisons import LEAST_GAMES
from dejarik.arena.engines import Engine
from dejarik.arena.entrants import DECK
from dejarik.arena.impact import Effect
from dejarik.arena.playing import play
from dejarik.cli import messages
from dejarik.cli.decimals import percents
from dejarik.cli.deck_options import check_legal
from dejarik.cli.deck_page import find_decks, read_deck, title_of
from dejarik.cli.errors import CommandError, one_line
from dejarik.cli.interrupts import Stoppable
from dejarik.cli.screen import AMBER, TITLE, make_console
from dejarik.cli.simulate import bar, say_who_judges
from dejarik.kernel.text import Text, same

STARTERS = "starters"
"""The word for all ready-made decks."""


@dataclass(frozen=True, slots=True)
class Brought:
    """A deck, and what it is called."""

    title: Text
    code: str


@dataclass(frozen=True, slots=True)
class Tested:
    """A deck, its opponents, and the agent in whose hands all of them are."""

    game: str
    deck: Brought
    opponents: tuple[Brought, ...]
    agent: str

    def lab(self, games: int, seed: int) -> Lab:
        """The games to be played; raises the error that playing would raise."""
        decks = (self.deck, *self.opponents)
        deck, *others = [
            Entrant(name, self.agent, {DECK: deck.code}) for name, deck in zip(_names(decks), decks, strict=True)
        ]
        lab = make_lab(self.game, deck, others, games, seed)
        lab.check()
        return lab


def prepare(game: str, file: str, against: Iterable[str], agent: str) -> Tested:
    """Read the decks that the words of the command line mean; raises CommandError."""
    deck = _brought(game, file)
    opponents: list[Brought] = []
    for word in against:
        opponents += _starters(game, deck) if word == STARTERS else [_brought(game, word)]
    return Tested(game, deck, tuple(dict.fromkeys(opponents)), agent)


def run(tested: Tested, lab: Lab, engine: Engine, language: str) -> None:
    """Play, with a table that fills in; what was played so far is told if the user interrupts."""
    console = make_console()
    say_who_judges([tested.agent], tested.game, lab.tournament.players, language)
    with (
        Live(_standing(tested, lab, language), console=console, auto_refresh=False, transient=True) as live,
        closing(_played(lab, engine)) as games,
        Stoppable() as work,
    ):
        for _ in games:
            live.update(_standing(tested, lab, language), refresh=True)
    console.print(_standing(tested, lab, language))
    console.print(_cards(tested, lab, language))
    work.leave()


def _played(lab: Lab, engine: Engine) -> Generator[None]:
    for played in engine.map(play, lab.assignments()):
        lab.add(played)
        yield


def _brought(game: str, word: str) -> Brought:
    played, decks = find_decks(game)
    sheet = read_deck(decks, word)
    check_legal(game, sheet, word)
    title = title_of(played, sheet)
    return Brought(same(Path(word).stem) if title == messages.NAMELESS and Path(word).suffix else title, sheet.code)


def _starters(game: str, deck: Brought) -> list[Brought]:
    found = [Brought(starter.title, starter.code) for starter in starters_against(game, deck.code)]
    if not found:
        raise CommandError(messages.NO_OPPONENTS, messages.NAME_OPPONENTS, same("--against"))
    return found


def _names(decks: Sequence[Brought]) -> list[str]:
    """A name of its own for each: several decks may be called the same."""
    seen: Counter[str] = Counter()
    found = []
    for deck in decks:
        seen[deck.title.en] += 1
        number = seen[deck.title.en]
        found.append(deck.title.en if number == 1 else f"{deck.title.en} ({number})")
    return found


# ---------------------------------------------------------------- showing


def _standing(tested: Tested, lab: Lab, language: str) -> RenderableType:
    title = messages.LAB_TITLE.fill(
        deck=tested.deck.title.map(one_line), done=lab.played, games=lab.games, agent=tested.agent
    )
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    table.add_column(Line(messages.OPPONENT_HEAD[language], style=TITLE), style="bold")
    table.add_column(Line(messages.WIN_SHARE[language], style="dim"), justify="right", style=AMBER)
    table.add_column("", no_wrap=True)
    table.add_column("95%", header_style="dim", justify="right", no_wrap=True)
    table.add_column(Line(messages.GAMES_HEAD[language], style="dim"), justify="right")
    for opponent, share in zip(tested.opponents, lab.against, strict=True):
        table.add_row(one_line(opponent.title[language]), *_told(share, language))
    table.add_row(messages.IN_ALL[language], *_told(lab.share, language), style="bold")
    return Group(Line(title[language]), table)


def _told(share: Share | None, language: str) -> tuple[str | Line, ...]:
    if share is None:
        return "", "", "", "0"
    drawn = AgentRow("", share.games, share.value, share.low, share.high, 0)
    return percents(share.value)[language], bar(drawn), f"{share.low * 100:.0f} - {share.high:.0%}", str(share.games)


def _cards(tested: Tested, lab: Lab, language: str) -> RenderableType:
    cards = [card for card in lab.cards() if _is_compared(card)]
    if not cards:
        return Line(messages.LAB_FEW.fill(least=LEAST_GAMES)[language], style="dim")
    names = {card.key: card.name for card in dejarik.game(tested.game).cards()}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="")
    table.add_column(Line(messages.LAB_CARD_HEAD[language], style=TITLE))
    for head in (messages.LAB_OPENING_HEAD, messages.LAB_DRAWN_HEAD, messages.LAB_PLAYED_HEAD):
        table.add_column(Line(head[language], style="dim"), justify="right", no_wrap=True)
    for card in cards:
        table.add_row(names[card.key][language], *[_effect(each) for each in (card.opening, card.drawn, card.played)])
    lines = [Line(line[language]) for line in _verdicts(cards, names)]
    return Group("", table, *lines, Line(messages.LAB_NOTE[language], style="dim"))


def _is_compared(card: CardImpact) -> bool:
    return any(each.difference is not None for each in (card.opening, card.drawn, card.played))


def _effect(effect: Effect) -> Line:
    found = effect.difference
    if found is None:
        return Line("-", style="dim")
    interval = f" ({found.low * 100:+.0f} - {found.high * 100:+.0f})"
    sign = "*" if effect.is_sure else " "
    return Line.assemble((f"{found.value * 100:+.0f}", AMBER if sign == "*" else ""), (interval, "dim"), sign)


def _verdicts(cards: Sequence[CardImpact], names: dict[str, Text]) -> list[Text]:
    """Which cards surely help or harm in the opening hand, as sentences."""
    sure = [card for card in cards if card.opening.is_sure]
    up = [names[card.key] for card in sure if _helps(card)]
    down = [names[card.key] for card in sure if not _helps(card)]
    said = ((messages.LAB_CARRY, up), (messages.LAB_WEIGH, down))
    return [words.fill(cards=_list(some)) for words, some in said if some] or [messages.LAB_UNSURE]


def _helps(card: CardImpact) -> bool:
    return card.opening.difference is not None and card.opening.difference.value > 0


def _list(names: Sequence[Text]) -> Text:
    return Text(", ".join(name.en for name in names), ", ".join(name.pl for name in names))
