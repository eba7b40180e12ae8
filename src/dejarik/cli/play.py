"""Playing in the terminal: one player against agents, or agents among themselves."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext, suppress
from pathlib import Path
from random import Random

from rich.text import Text as Line

import dejarik
from dejarik.agents import Agent, begin, make_agent
from dejarik.agents.learned import playable, substitute
from dejarik.agents.outside import PROGRAM
from dejarik.cli import messages
from dejarik.cli.asking import ask, read, wants_to_leave
from dejarik.cli.commands import After, carry_out, find_command, save
from dejarik.cli.errors import CommandError
from dejarik.cli.kept import KeptGame, unfinished
from dejarik.cli.position import thinking
from dejarik.cli.reader import silent_keyboard
from dejarik.cli.records import Reading, read_game
from dejarik.cli.screen import bulleted, make_console
from dejarik.cli.session import LeaveError, Session
from dejarik.kernel.agenda import roll
from dejarik.kernel.decision import CHANCE, Option
from dejarik.kernel.errors import IllegalMoveError
from dejarik.kernel.match import Match
from dejarik.kernel.text import EMPTY, Text, same


def saved_game(game: str, path: Path, settled: Mapping[str, object]) -> Reading:
    """The game of a saved record; ``settled`` are options that a record leaves no room for."""
    for name, value in settled.items():
        if value is not None:
            cause, remedy = messages.RECORD_SETTLES, messages.LEAVE_IT_OUT
            raise CommandError(cause.fill(what=name), remedy.fill(what=name), same(str(path)))
    found = read_game(path)
    if found.record.game != dejarik.game(game).name:
        cause = messages.OTHER_GAME.fill(found=found.record.game, wanted=game)
        remedy = messages.NAME_THAT_GAME.fill(found=found.record.game, path=str(path))
        raise CommandError(cause, remedy, same(str(path)))
    return found


def resume(game: str | None, language: str) -> None:
    """Continue the game that was left last, in the same seat and against the same players."""
    kept = unfinished(dejarik.game(game).name if game is not None else None)
    if not kept:
        raise CommandError(messages.NOTHING_TO_RESUME, messages.START_ONE)
    path, _ = kept[0]
    found = read_game(path)
    match = found.match()
    seat = next((seat for seat in range(match.players) if seat not in match.names), 0)
    _check_runs_nothing(match, path)
    agents = {other: _agent(match, other, name) for other, name in match.names.items()}
    session = Session(make_console(), match, seat, language, kept=KeptGame(path))
    session.notice = first_notice(match, found)
    play(session, agents, None)


def _check_runs_nothing(match: Match, path: Path) -> None:
    """A file must not decide which programs are run: whoever plays against one names it again."""
    program = next((name for name in match.names.values() if name.startswith(f"{PROGRAM}:")), None)
    if program is not None:
        remedy = messages.NAME_THE_PROGRAM.fill(game=match.game.name, path=str(path), agent=program)
        raise CommandError(messages.PLAYED_BY_A_PROGRAM.fill(agent=program), remedy, same(str(path)))


def list_kept(language: str) -> None:
    """The games that can be continued, the latest first."""
    console = make_console()
    for path, record in unfinished(None):
        title = dejarik.game(record.game).title[language]
        moves = messages.MOVE.count(len(record.moves))[language]
        console.print(Line.assemble((title, "bold"), f"  {moves}  ", (str(path), "dim")), soft_wrap=True)


def first_notice(match: Match, saved: Reading | None) -> Text:
    """What a player should know before a game begins or goes on: of other rules, or of computers without networks."""
    if saved is not None and saved.change is not None:
        return saved.change + " " + messages.CONTINUES_AFTER.fill(number=saved.legal)
    return substitute(match.names.values(), match.game, match.players) or EMPTY


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
    made = {other: _agent(match, other, description) for other in others}
    begin(made.values(), match.setup)
    return made


def _agent(match: Match, seat: int, description: str) -> Agent:
    plays = playable(description, match.game, match.players)
    return make_agent(plays, Random(f"{match.seed}/{seat}").getrandbits(32))


def play(session: Session, agents: Mapping[int, Agent], kept: Path | None) -> None:
    """Play to the end, or until the player leaves."""
    session.say(messages.COMMITMENT.fill(commitment=session.commitment), "dim")
    if not session.watches:
        session.say(messages.HELP_HINT, "dim")
    _start_keeping(session)
    try:
        with silent_keyboard(session.reader), session.interrupts.held():
            _play_to_the_end(session, agents)
    except LeaveError:
        if kept is None and session.kept is None:
            _offer_to_save(session)
    except (EOFError, KeyboardInterrupt):
        session.show(Line())
    _part(session, kept)


def _start_keeping(session: Session) -> None:
    """What a person plays is kept from the first choice on."""
    if session.kept is None and session.reader.is_person and not session.watches:
        try:
            session.kept = KeptGame.new(session.match.game.name)
        except CommandError as error:
            session.say(error.text, "bold red")


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
            session.keep()
            _make(session, ask(session))
            session.keep()
        elif seat == CHANCE:
            match.play(_roll(match))
        else:
            _let_choose(session, agents[seat])


def _make(session: Session, answer: list[Option | str]) -> None:
    """Make one choice, or several as far as they are still asked for."""
    match = session.match
    session.count_told()
    first, *others = answer
    asked = session.prompt.kind
    match.play(first)
    for option in others:
        if match.decision is None or (match.decision.seat, match.decision.kind) != (session.seat, asked):
            return
        try:
            match.play(option)
        except IllegalMoveError:
            session.notice = messages.NOT_ALL_TAKEN
            return


def _let_choose(session: Session, agent: Agent) -> None:
    """Let an agent choose; a player who interrupts it may leave."""
    try:
        option = _agent_option(session, agent)
    except KeyboardInterrupt:
        if session.watches or not session.reader.is_person:
            raise
        if wants_to_leave(session):
            raise LeaveError from None
        return
    session.match.play(option)
    if session.watches:
        _tell(session)


def _agent_option(session: Session, agent: Agent) -> Option:
    with _waiting(session), session.interrupts.allowed():
        return agent.choose(session.match.game, session.match.state)


def _waiting(session: Session) -> AbstractContextManager[object]:
    """A line that says who is choosing, on a terminal."""
    if not session.console.is_terminal:
        return nullcontext()
    return session.console.status(thinking(session.match.view(session.seat), session.language))


def _roll(match: Match) -> Option:
    """A game whose record asks for chance gets the generator's answer, which the commitment covers."""
    return roll(match.state)


def _tell(session: Session) -> None:
    """Print what happened since the last time."""
    lines = session.match.log(session.seat, session.told)
    session.told += len(lines)
    if lines:
        session.show(bulleted(line[session.language] for line in lines))


# ---------------------------------------------------------------- the end


def _after_game(session: Session) -> None:
    """After the game it can still be saved, inspected, and its last choice undone."""
    while session.match.decision is None:
        words = read(session, messages.AFTER_GAME)
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
        while not session.is_saved and (name := read(session, messages.SAVE_BEFORE_LEAVING)):
            carry_out(session, save, name)


def _part(session: Session, kept: Path | None) -> None:
    """Save the game if a file was named at the start, and say goodbye."""
    session.keep()
    if kept is not None:
        session.save(kept)
    elif session.kept is not None:
        _say_kept(session, session.kept)
    elif not session.is_saved:
        session.say(messages.NOT_SAVED)
    session.say(messages.GOODBYE)


def _say_kept(session: Session, kept: KeptGame) -> None:
    whole = session.match.result is not None
    session.say(messages.KEPT_WHOLE.fill(path=str(kept.path)) if whole else messages.KEPT)
