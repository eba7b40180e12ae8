"""Playing in the terminal: one player against agents, or agents among themselves."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from random import Random

from rich.text import Text as Line

import dejarik
from dejarik.agents import Agent, make_agent
from dejarik.cli import messages
from dejarik.cli.commands import After, carry_out, find_command, save
from dejarik.cli.errors import CommandError, one_line
from dejarik.cli.files import about_file, read_record
from dejarik.cli.menu import Entry, Menu, describe
from dejarik.cli.position import thinking
from dejarik.cli.screen import AMBER, TITLE, bulleted
from dejarik.cli.session import LeaveError, Session
from dejarik.cli.why import refused_by_name, show_one
from dejarik.kernel.agenda import roll
from dejarik.kernel.decision import CHANCE, Option
from dejarik.kernel.match import Match
from dejarik.kernel.text import EMPTY, Text, same


def continue_match(game: str, path: Path, settled: Mapping[str, object]) -> Match:
    """The match of a saved record; ``settled`` are options that a record leaves no room for."""
    for name, value in settled.items():
        if value is not None:
            cause, remedy = messages.RECORD_SETTLES, messages.LEAVE_IT_OUT
            raise CommandError(cause.fill(what=name), remedy.fill(what=name), same(str(path)))
    record = read_record(path)
    with about_file(path):
        if record.game != dejarik.game(game).name:
            cause = messages.OTHER_GAME.fill(found=record.game, wanted=game)
            raise CommandError(cause, messages.NAME_THAT_GAME.fill(found=record.game, path=str(path)))
        return Match.from_record(record)


def seat_number(match: Match, written: int) -> int:
    """The seat a person means by its number; 0 is a spectator's."""
    if not 0 <= written <= match.players:
        remedy = messages.SEATS_ARE.fill(last=match.players, extra=messages.OR_WATCH)
        raise CommandError(messages.NO_SUCH_SEAT.fill(seat=written), remedy, same("--seat"))
    return written - 1 if written else match.players


def make_agents(match: Match, seat: int, description: str) -> dict[int, Agent]:
    """An agent for every other seat; the same seed makes the same agents."""
    others = [other for other in range(match.players) if other != seat]
    match.names.pop(seat, None)
    match.names.update(dict.fromkeys(others, description))
    return {other: make_agent(description, Random(f"{match.seed}/{other}").getrandbits(32)) for other in others}


def play(session: Session, agents: Mapping[int, Agent], kept: Path | None) -> None:
    """Play to the end, or until the player leaves."""
    session.say(messages.COMMITMENT.fill(commitment=session.commitment), "dim")
    if not session.watches:
        session.say(messages.HELP_HINT, "dim")
    try:
        _play_to_the_end(session, agents)
    except LeaveError:
        if kept is None:
            _offer_to_save(session)
    except (EOFError, KeyboardInterrupt):
        session.show(Line())
    _part(session, kept)


def _play_to_the_end(session: Session, agents: Mapping[int, Agent]) -> None:
    """Play until the game is over and the last choice is not undone."""
    while True:
        _play_on(session, agents)
        session.show_position()
        session.show_result()
        session.show_luck()
        session.show_shuffle()
        if session.watches:
            return
        _after_game(session)
        if session.match.decision is None:
            return


def _play_on(session: Session, agents: Mapping[int, Agent]) -> None:
    match = session.match
    while match.decision is not None:
        seat = match.decision.seat
        if seat == session.seat:
            option = ask(session)
            session.count_told()
            match.play(option)
        elif seat == CHANCE:
            match.play(_roll(match))
        else:
            match.play(_agent_option(session, agents[seat]))
            if session.watches:
                _tell(session)


def _agent_option(session: Session, agent: Agent) -> Option:
    match = session.match
    if not session.console.is_terminal:
        return agent.choose(match.game, match.state)
    with session.console.status(thinking(match.view(session.seat), session.language)):
        return agent.choose(match.game, match.state)


def _roll(match: Match) -> Option:
    """A game whose record asks for chance gets the generator's answer, which the commitment covers."""
    return roll(match.state)


def _tell(session: Session) -> None:
    """Print what happened since the last time."""
    lines = session.match.log(session.seat, session.told)
    session.told += len(lines)
    if lines:
        session.show(bulleted(line[session.language] for line in lines))


# ---------------------------------------------------------------- one question


def ask(session: Session) -> Option:
    """Show the table and read answers until one of them is an option."""
    session.show_position()
    while True:
        menu = session.menu
        words = _read(session, messages.ENTER_PICKS if len(menu.entries) == 1 else EMPTY)
        command = find_command(words)
        if command is not None:
            if carry_out(session, *command) is After.REDRAW:
                session.show_position()
            continue
        entries = _answer(menu, words)
        if len(entries) == 1:
            return entries[0].choice.option
        _say_what_matches(session, menu, words, entries)


def _read(session: Session, hint: Text) -> str:
    """One line from the player; raises EOFError when there are no more."""
    prompt = Line("> ", style=AMBER)
    if hint.en:
        prompt = Line.assemble((f"({hint[session.language]}) ", "dim"), prompt)
    return session.console.input(prompt).strip()


def _answer(menu: Menu, words: str) -> list[Entry]:
    if words:
        return menu.find(words)
    return list(menu.entries) if len(menu.entries) == 1 else []


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


# ---------------------------------------------------------------- the end


def _after_game(session: Session) -> None:
    """After the game it can still be saved, inspected, and its last choice undone."""
    while session.match.decision is None:
        words = _read(session, messages.AFTER_GAME)
        if not words:
            return
        command = find_command(words)
        if command is None:
            session.say(messages.AFTER_GAME)
        elif carry_out(session, *command) is After.REDRAW and session.match.decision is None:
            session.show_position()
            session.show_result()
            session.show_luck()


def _offer_to_save(session: Session) -> None:
    """Ask for a file until the game is saved or the player discards it."""
    with suppress(EOFError, KeyboardInterrupt):
        while not session.is_saved and (name := _read(session, messages.SAVE_BEFORE_LEAVING)):
            carry_out(session, save, name)


def _part(session: Session, kept: Path | None) -> None:
    """Save the game if a file was named at the start, and say goodbye."""
    if kept is not None:
        session.save(kept)
    elif not session.is_saved:
        session.say(messages.NOT_SAVED)
    session.say(messages.GOODBYE)
