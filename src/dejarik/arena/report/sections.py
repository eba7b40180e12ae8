"""The parts of a report, each a heading with a picture, a table, or both."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from dejarik.arena.analysis import Analysis, Balance, Share
from dejarik.arena.card_counts import CONDITIONS
from dejarik.arena.changes import DeckChange
from dejarik.arena.comparisons import Difference
from dejarik.arena.impact import SURE, CardImpact, Effect
from dejarik.arena.manifest import Manifest
from dejarik.arena.report import words
from dejarik.arena.report.charts import Point, bar_chart, interval_chart
from dejarik.arena.report.tables import Cell, table
from dejarik.arena.report.words import Writer
from dejarik.kernel import registry
from dejarik.kernel.text import Text

_DRAWN_CARDS: Final = 15
"""So many of the best and as many of the worst cards are drawn; the table has all of them."""
_MOST_COLOR: Final = 0.7


def section(write: Writer, title: Text, *parts: str) -> str:
    """A part of the page with its heading."""
    return f"<section><h2>{escape(write(title))}</h2>{''.join(parts)}</section>"


def note(text: str) -> str:
    """A paragraph that explains what is shown."""
    return f'<p class="note">{escape(text)}</p>'


def ratings(write: Writer, found: Analysis) -> str:
    """Everybody's rating as a picture and in numbers."""
    points = [
        Point(each.name, each.rating.value, each.rating.low, each.rating.high, write.number(each.rating.value))
        for each in found.standings
    ]
    heads = (
        words.ENTRANT_HEAD,
        words.RATING_HEAD,
        words.INTERVAL_HEAD,
        words.WINS_HEAD,
        words.INTERVAL_HEAD,
        words.GAMES_HEAD,
        words.SCORE_HEAD,
        words.DECISIONS_HEAD,
    )
    rows = [
        (
            each.name,
            write.number(each.rating.value),
            f"{write.number(each.rating.low)}–{write.number(each.rating.high)}",
            write.percent(each.share.value),
            write.interval(each.share.low, each.share.high),
            str(each.share.games),
            write.number(each.mean_score, 1),
            write.number(each.mean_decisions, 1),
        )
        for each in found.standings
    ]
    chart = interval_chart(points, write(words.RATINGS), write.number)
    numbers = table([write(head) for head in heads], rows)
    return section(write, words.RATINGS, chart, numbers, note(write(words.RATINGS_NOTE)))


def matchups(write: Writer, found: Analysis) -> str:
    """The matrix of who beats whom, in the order of the ratings."""
    order = [each.entrant for each in found.standings]
    names = [each.name for each in found.standings]
    rows: list[list[Cell | str]] = [
        [name, *[_heat(write, found.matchups[one][other]) for other in order]]
        for one, name in zip(order, names, strict=True)
    ]
    drawn = table(["", *names], rows, "heat")
    return section(write, words.MATCHUPS, drawn, note(write(words.MATCHUPS_NOTE)))


def _heat(write: Writer, share: Share | None) -> Cell:
    if share is None:
        return Cell("–")
    color = "--win" if share.value >= 0.5 else "--loss"
    strength = abs(share.value - 0.5) * 2 * _MOST_COLOR
    sure = "sure" if share.low > 0.5 or share.high < 0.5 else ""
    style = f"background: rgba(var({color}), {strength:.2f})"
    return Cell(write.percent(share.value), sure, write.interval(share.low, share.high, 0), style)


def balance(write: Writer, title: Text, rows: Sequence[Balance]) -> str:
    """How seats or sides fared, as a picture and in numbers."""
    fair = rows[0].fair
    points = [
        Point(
            write(row.name),
            row.share.value,
            row.share.low,
            row.share.high,
            write.percent(row.share.value),
            not row.share.low <= fair <= row.share.high,
        )
        for row in rows
    ]
    chart = interval_chart(points, write(title), lambda value: write.percent(value, 0), fair)
    heads = (words.WHERE_HEAD, words.WINS_HEAD, words.INTERVAL_HEAD, words.GAMES_HEAD, words.DECISIONS_HEAD)
    cells = [
        (
            write(row.name),
            write.percent(row.share.value),
            write.interval(row.share.low, row.share.high),
            str(row.share.games),
            write.number(row.mean_decisions, 1),
        )
        for row in rows
    ]
    told = write(words.BALANCE_NOTE.fill(fair=write.percent(fair)))
    return section(write, title, chart, table([write(head) for head in heads], cells), note(told))


def lengths(write: Writer, found: Analysis) -> str:
    """How long games were."""
    moves = found.moves
    told = words.LENGTH_NOTE.fill(
        mean=write.number(moves.mean, 1), low=moves.low, high=moves.high, rounds=write.number(found.rounds.mean, 1)
    )
    chart = bar_chart(moves.counts, write(words.LENGTH), write(words.MOVES_AXIS))
    return section(write, words.LENGTH, chart, note(write(told)))


def cards(write: Writer, game: str, impacts: Sequence[CardImpact]) -> str:
    """What cards do: the strongest effects as a picture, all of them in a table."""
    if not impacts:
        return section(write, words.CARDS, note(write(words.NO_CARDS)))
    names = card_names(write, game)
    heads = [write(words.CARD_HEAD)]
    for condition in CONDITIONS:
        heads += [write(words.CONDITION_HEADS[condition]), write(words.DIFFERENCE_HEAD), "q"]
    heads.append(write(words.UNSEEN_HEAD))
    rows = [_card_row(write, names, card) for card in impacts]
    notes = note(write(words.CARDS_NOTE)) + note(write(words.CORRECTION_NOTE))
    return section(write, words.CARDS, _card_chart(write, names, impacts), table(heads, rows), notes)


def _card_chart(write: Writer, names: Mapping[str, str], impacts: Sequence[CardImpact]) -> str:
    compared = [card for card in impacts if card.opening.difference is not None]
    shown = compared
    if len(compared) > 2 * _DRAWN_CARDS:
        shown = compared[:_DRAWN_CARDS] + compared[-_DRAWN_CARDS:]
    points = [_card_point(write, names, card) for card in shown]
    if not points:
        return ""
    title = write(words.CARDS_CHART)
    return note(title) + interval_chart(points, title, lambda value: write.number(value * 100), 0.0)


def _card_point(write: Writer, names: Mapping[str, str], card: CardImpact) -> Point:
    found = card.opening.difference
    assert found is not None, "only cards that were compared are drawn"
    label, told = names.get(card.key, card.key), write.points(found.value)
    return Point(label, found.value, found.low, found.high, told, _is_sure(card.opening.q))


def _card_row(write: Writer, names: Mapping[str, str], card: CardImpact) -> list[Cell | str]:
    row: list[Cell | str] = [Cell(names.get(card.key, card.key), "words")]
    for effect in (card.opening, card.drawn, card.played):
        row += _effect_cells(write, effect)
    row.append(_share_cell(write, card.unseen))
    return row


def _effect_cells(write: Writer, effect: Effect) -> list[Cell | str]:
    return [_share_cell(write, effect.share), *_difference_cells(write, effect.difference, effect.q)]


def _difference_cells(write: Writer, found: Difference | None, q: float | None) -> tuple[Cell, Cell]:
    if found is None or q is None:
        return Cell("–"), Cell("–")
    kind = "marked" if _is_sure(q) else ""
    interval = f"{write.points(found.low)} … {write.points(found.high)}"
    return Cell(write.points(found.value), kind, interval), Cell(write.chance(q), kind)


def _share_cell(write: Writer, share: Share | None) -> Cell:
    if share is None:
        return Cell("–")
    interval, games = write.interval(share.low, share.high), words.GAME.count(share.games)
    return Cell(write.percent(share.value), "", f"{interval} · {write(games)}")


def _is_sure(q: float | None) -> bool:
    return q is not None and q < SURE


def changes(write: Writer, game: str, found: Sequence[DeckChange]) -> str:
    """Versions of decks; nothing if there are none."""
    if not found:
        return ""
    names = card_names(write, game)
    heads = (
        words.FIRST_HEAD,
        words.SECOND_HEAD,
        words.ONLY_FIRST_HEAD,
        words.ONLY_SECOND_HEAD,
        words.DIFFERENCE_HEAD,
    )
    rows = [
        (
            each.first,
            Cell(each.second, "words"),
            Cell(_listed(names, each.only_first), "words"),
            Cell(_listed(names, each.only_second), "words"),
            *_difference_cells(write, each.difference, each.q),
            _share_cell(write, each.direct),
        )
        for each in found
    ]
    told = [Cell(write(head), "words") for head in heads[:4]]
    drawn = table([*told, write(heads[4]), "q", write(words.DIRECT_HEAD)], rows)
    return section(write, words.CHANGES, drawn, note(write(words.CHANGES_NOTE)))


def _listed(names: Mapping[str, str], cards: Mapping[str, int]) -> str:
    return ", ".join(f"{number}× {names.get(key, key)}" for key, number in sorted(cards.items())) or "–"


def card_names(write: Writer, game: str) -> dict[str, str]:
    """What cards are called; where two have the same name, with their keys."""
    facts = registry.find(game).cards()
    named = [write(card.name) for card in facts]
    return {
        card.key: name if named.count(name) == 1 else f"{name} ({card.key})"
        for card, name in zip(facts, named, strict=True)
    }


def played_with(write: Writer, manifest: Manifest, found: Analysis) -> str:
    """What it takes to play the tournament again."""
    tournament = manifest.tournament
    facts = {
        "game": write(registry.find(tournament.game).title),
        "kind": write(words.KINDS[tournament.schedule.kind]),
        "games": str(tournament.schedule.games),
        "seed": str(tournament.seed),
        "options": _options(write, tournament.options),
        "program": manifest.program,
        "rules": manifest.rules,
        "seconds": write.number(found.seconds, 1),
    }
    named = [(write(words.FACTS[key]), said) for key, said in facts.items()]
    listed = "".join(f"<dt>{escape(name)}</dt><dd>{escape(said)}</dd>" for name, said in named)
    heads = (words.ENTRANT_HEAD, words.AGENT_HEAD, words.OPTIONS_HEAD)
    rows = [
        (each.name, Cell(each.agent, "words"), Cell(_options(write, each.options), "words code"))
        for each in tournament.entrants
    ]
    entrants = table([Cell(write(head), "words") for head in heads], rows)
    return section(write, words.PLAYED_WITH, f"<dl>{listed}</dl>", entrants)


def _options(write: Writer, options: Mapping[str, str]) -> str:
    return ", ".join(f"{key}={value}" for key, value in options.items()) or write(words.NONE)
