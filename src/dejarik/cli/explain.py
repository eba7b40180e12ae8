"""Explains what is on the table: an option with its rule, a card with its text, a player, or a whole pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Line

from dejarik.cli import messages
from dejarik.cli.dice import is_die
from dejarik.cli.errors import one_line
from dejarik.cli.faces import Faces, turned_up
from dejarik.cli.rules import draw_rule
from dejarik.cli.screen import AMBER, joined
from dejarik.cli.session import Session
from dejarik.cli.table import TEXTS_SHOWN
from dejarik.cli.teams import POOL, QUEUE, TEAMS, draw_place
from dejarik.cli.words import fitting_all
from dejarik.kernel.text import Text, plain
from dejarik.kernel.view import Choice, Region, Thing


def explain(session: Session, words: str) -> None:
    """An option if the words mean exactly one, else every card and player so called, else the places so called."""
    entries = session.menu.find(words) if session.match.decision is not None else []
    if len(entries) == 1:
        _explain_option(session, entries[0].choice)
        return
    wanted = plain(words)
    view = session.match.view(session.seat)
    seats = [seat for seat in view.seats if wanted in plain(f"{seat.name.en}\n{seat.name.pl}")]
    for seat in seats:
        _explain_seat(session, seat.name, seat.text)
    things = [t for region in view.regions for t in region.things if wanted in plain(f"{t.name.en}\n{t.name.pl}")]
    _show_cards(session, (thing for thing in things if not thing.is_back))
    if not seats and not things and not _show_places(session, words):
        session.say(messages.NOTHING_MATCHES.fill(words=one_line(words), last=len(session.match.options)))


def look(session: Session, words: str) -> None:
    """The cards of the places so called; without words, all places there are."""
    if not words:
        session.show(_list_places(session))
    elif not _show_places(session, words) and not _say_empty(session, words):
        session.say(messages.NO_SUCH_PLACE.fill(words=one_line(words)))


# ---------------------------------------------------------------- options, players and cards


def _explain_option(session: Session, choice: Choice) -> None:
    """What an option does, the cards it is about, and the rule that allows it."""
    match = session.match
    session.say(choice.label, AMBER)
    things = [thing for region in match.view(session.seat).regions for thing in region.things]
    _show_cards(session, (thing for thing in things if thing.id in choice.things))
    session.show(draw_rule(match.game.rules[choice.rule], session.language))


def _explain_seat(session: Session, name: Text, text: Text) -> None:
    """What is special about a player, and where their cards lie."""
    session.say(name + ": " + text if text.en else name, "bold")
    if not text.en or any(region.layout in TEAMS for region in _regions(session)):
        session.show(_list_places(session, name))


def _show_cards(session: Session, things: Iterable[Thing]) -> None:
    """Every card once, whatever the number of its copies; of a die, the card it belongs to."""
    places = Counter((t.key, _title(session, region)) for region in _regions(session) for t in _cards(region))
    named = {thing.key: thing for thing in things}
    cards = {t.key: t for region in _regions(session) for t in _cards(region) if t.key in named}
    for key, thing in named.items():
        lies = [f"{title} ×{n}" if n > 1 else title for (lying, title), n in places.items() if lying == key]
        session.show(_draw_card(session, cards.get(key, thing) if is_die(thing) else thing, lies))


def _draw_card(session: Session, thing: Thing, lies: list[str]) -> RenderableType:
    """A card's name, its kind, its printed numbers in words, where it lies, its die, what it does, how it fares."""
    legend = session.position.legend
    facts = legend.facts.get(thing.key or "")
    parts = [
        Line(facts.kind[session.language] if facts else "", style="dim"),
        legend.words(facts.numbers if facts else thing.numbers),
        Line(", ".join(lies), style="dim cyan"),
    ]
    head = Line.assemble((thing.name[session.language], "bold"), "  ", joined((p for p in parts if p), "; "))
    return Group(head, Padding(Group(*_about(session, thing)), (0, 0, 0, 2)))


def _about(session: Session, thing: Thing) -> list[Line]:
    """The sides of a card's die, what it does, and how every one of its kind in play fares."""
    legend, language = session.position.legend, session.language
    sides = legend.sides(thing)
    found = [Line.assemble((f"{messages.DIE_HEAD[language]}: ", "dim"), sides)] if sides else []
    text = thing.text if thing.text.en or thing.key not in legend.facts else legend.facts[thing.key].text
    found += [Line(text[language])] if text.en or not found else []
    for region in _regions(session):
        for card in _cards(region) if region.layout in TEAMS else ():
            if card.key == thing.key and (state := _state(session, card)):
                title = f"{messages.NOW_HEAD[language]} ({_title(session, region)}): "
                found.append(Line.assemble((title, "dim"), state))
    return found


def _state(session: Session, thing: Thing) -> Line:
    """What is true of a card now besides what is printed on it."""
    legend = session.position.legend
    facts = legend.facts.get(thing.key or "")
    printed = {number.icon for number in facts.numbers} if facts else set()
    changing = legend.words(number for number in thing.numbers if number.icon not in printed)
    return joined([*filter(None, [changing]), *(Line(mark.name[session.language]) for mark in thing.marks)], ", ")


# ---------------------------------------------------------------- places


def _regions(session: Session) -> list[Region]:
    """Every place with something in it."""
    return [region for region in session.match.view(session.seat).regions if region.things]


def _cards(region: Region) -> list[Thing]:
    """What lies in a place, without dice."""
    return [thing for thing in region.things if not is_die(thing)]


def _title(session: Session, region: Region) -> str:
    """A place by its name and whose it is."""
    title = region.title[session.language]
    if region.seat is None:
        return title
    return f"{title}: {session.match.view(session.seat).seats[region.seat].name[session.language]}"


def _haystack(session: Session, region: Region) -> str:
    """Everything a place can be called by."""
    words = [region.title.en, region.title.pl]
    if region.seat is not None:
        name = session.match.view(session.seat).seats[region.seat].name
        words += [name.en, name.pl, *(messages.MINE if region.seat == session.seat else ())]
    return plain("\n".join(words))


def _list_places(session: Session, owner: Text | None = None) -> RenderableType:
    """How many cards lie where."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right", style="bold")
    seats = session.match.view(session.seat).seats
    for region in _regions(session):
        if owner is None or (region.seat is not None and seats[region.seat].name == owner):
            lying = region.things if region.layout == POOL else _cards(region)
            table.add_row(Line(_title(session, region), style="cyan"), str(len(lying)))
    return Padding(table, (0, 0, 0, 3))


def _show_places(session: Session, words: str) -> bool:
    """The cards of every place that all the words fit, top card first; those of exactly that name if there are any."""
    wanted = plain(words)
    lying = _regions(session)
    found = fitting_all(wanted.split(), [_haystack(session, region) for region in lying])
    regions = [lying[number] for number in found]
    exact = [region for region in regions if wanted in (plain(region.title.en), plain(region.title.pl))]
    faces = Faces(session.position.legend, {})
    dice = any(card.faces for card in faces.legend.facts.values())
    for region in exact or regions:
        title = _title(session, region)
        if region.layout in (*TEAMS, POOL, QUEUE):
            view = session.match.view(session.seat)
            session.show(draw_place(view, faces, region, title, session.console.width))
        else:
            texts = dice and len({thing.key for thing in region.things}) <= TEXTS_SHOWN
            session.show(faces.cards(title, turned_up(reversed(region.things)), texts))
        if region.note.en:
            session.show(Padding(Line(region.note[session.language], style="dim"), (0, 0, 0, 3)))
    return bool(regions)


def _say_empty(session: Session, words: str) -> bool:
    """Name the places that all the words fit and in which nothing lies."""
    empty = [region for region in session.match.view(session.seat).regions if not region.things and not region.track]
    found = fitting_all(plain(words).split(), [_haystack(session, region) for region in empty])
    for number in found:
        session.say(messages.EMPTY_PLACE.fill(place=_title(session, empty[number])))
    return bool(found)
