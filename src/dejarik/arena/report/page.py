"""The page of a report, put together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from dejarik.arena.analysis import Analysis, analyze
from dejarik.arena.changes import deck_changes
from dejarik.arena.impact import CardImpact, card_impacts
from dejarik.arena.report import sections, words
from dejarik.arena.report.style import STYLE
from dejarik.arena.report.words import Writer
from dejarik.arena.results import Results
from dejarik.kernel import registry

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""Nothing is fetched from anywhere."""


def report_html(results: Results, language: str) -> str:
    """A tournament as one page in that language; at least one game is played."""
    return report_of(results, analyze(results), card_impacts(results), language)


def report_of(results: Results, found: Analysis, impacts: Sequence[CardImpact], language: str) -> str:
    """The same page of what was found already."""
    write, game = Writer(language), results.tournament.game
    title = escape(write(words.TITLE.fill(game=registry.find(game).title)))
    parts = [
        f"<h1>{title}</h1>",
        f'<p class="lead">{escape(_lead(write, results, found))}</p>',
        sections.ratings(write, found),
        sections.matchups(write, found),
        sections.balance(write, words.SEATS, found.seats),
        sections.balance(write, words.SIDES, found.sides) if found.sides else "",
        sections.lengths(write, found),
        sections.cards(write, game, impacts),
        sections.changes(write, game, deck_changes(results.tournament, found.matchups)),
        sections.played_with(write, results.manifest, found),
    ]
    return whole_page(title, parts, language)


def whole_page(title: str, parts: Iterable[str], language: str) -> str:
    """Parts under a title, already written as HTML, as a page that needs nothing else; empty ones are left out."""
    head = (
        f'<meta charset="utf-8"><title>{title}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}"><style>{STYLE}</style>'
    )
    body = "\n".join(part for part in parts if part)
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head><body><main>\n{body}\n</main></body></html>\n'


def _lead(write: Writer, results: Results, found: Analysis) -> str:
    tournament = results.tournament
    said = words.LEAD.fill(
        games=words.GAME.count(found.games),
        entrants=words.ENTRANT.count(len(tournament.entrants)),
        kind=words.KINDS[tournament.schedule.kind],
    )
    planned = tournament.schedule.length(tournament.field)
    if found.games < planned:
        said = said + ". " + words.UNFINISHED.fill(done=found.games, games=planned)
    return write(said)
