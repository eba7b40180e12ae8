"""The commands of ``dejarik arena``: tournaments between agents and decks, and reports of them."""

from __future__ import annotations

from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Annotated

import typer

import dejarik
from dejarik.agents.outside import PROGRAM
from dejarik.arena.engines import LOCAL, make_engine
from dejarik.arena.entrants import DECK, Entrant
from dejarik.arena.results import Results
from dejarik.arena.running import Run
from dejarik.arena.schedules import SCHEDULES, RoundRobin, Schedule
from dejarik.arena.tournament import Tournament
from dejarik.cli import messages, shells
from dejarik.cli.arena_page import added_up, print_standings, write_report
from dejarik.cli.deck_options import bring_deck, bring_decks, names_file
from dejarik.cli.errors import CommandError
from dejarik.cli.files import check_new
from dejarik.cli.help_page import App
from dejarik.cli.interrupts import Stoppable
from dejarik.cli.options import (
    CORES,
    EngineAddress,
    EngineName,
    GameName,
    GameOptions,
    Language,
    Players,
    Workers,
    read_options,
)
from dejarik.cli.progress import games_progress
from dejarik.cli.screen import make_side_console
from dejarik.cli.simulate import say_who_judges
from dejarik.kernel.text import either, same

app = App(help="Tournaments between agents and decks.")

Folder = Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder that “dejarik arena run” wrote.")]
_QUICK = "greedy"
_LONGEST_NAME = 32


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    """Tournaments between agents and decks."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def run(
    game: GameName,
    output: Annotated[Path, typer.Option("--output", metavar="FOLDER", help="A new folder for the results.")],
    agent: Annotated[
        list[str] | None,
        typer.Option(
            help="An agent, such as mcts:200; repeat for more. Each plays every deck.",
            autocompletion=shells.agents_beginning,
        ),
    ] = None,
    deck: Annotated[
        list[str] | None, typer.Option(help="A deck: a file, a starter or a code; repeat for more.")
    ] = None,
    entrant: Annotated[
        list[str] | None, typer.Option(metavar="NAME=AGENT[@DECK]", help="One more entrant; repeat for more.")
    ] = None,
    schedule: Annotated[str, typer.Option(help="series, round-robin, gauntlet, swiss or ladder.")] = RoundRobin.kind,
    games: Annotated[int, typer.Option(min=1, help="Games of each table, that is each pair, in each round.")] = 100,
    rounds: Annotated[int, typer.Option(min=0, help="Rounds of swiss and ladder; 0 for the usual number.")] = 0,
    players: Players = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    option: GameOptions = None,
    cards: Annotated[bool, typer.Option("--cards/--no-cards", help="Note which cards are held and played.")] = True,
    engine: EngineName = LOCAL,
    address: EngineAddress = "",
    workers: Workers = CORES,
    lang: Language = "",
) -> None:
    """Play a tournament into a new folder.

    Games are written as they end; an interrupted tournament goes on with “dejarik arena resume”. Agents may go on
    forever, so games are scored after 100 rounds; --option rounds=N sets another limit, 0 none.
    """
    seats = dejarik.game(game).default_seats if players is None else players
    entrants = (
        *_each_with_each(game, agent or [], deck or []),
        *(_read_entrant(game, words) for words in entrant or []),
    )
    if not entrants:
        raise CommandError(messages.NO_AGENTS, messages.WRITE_AN_ENTRANT, same("--entrant"))
    made = _schedule(schedule, games, rounds)
    options = bring_decks(game, seats, read_options(option))
    tournament = Tournament(game, seats, entrants, made, seed, options, cards)
    tournament.check()
    playing = make_engine(engine, address, workers)
    _play(Run(Results.create(output, tournament), playing), lang)


@app.command()
def resume(
    folder: Folder,
    engine: EngineName = LOCAL,
    address: EngineAddress = "",
    workers: Workers = CORES,
    programs: Annotated[
        bool, typer.Option("--programs", help="Run the programs that the tournament names as engine:COMMAND.")
    ] = False,
    lang: Language = "",
) -> None:
    """Go on with a tournament that was interrupted."""
    results = Results.open(folder)
    if not programs:
        _check_runs_nothing(results)
    _play(Run(results, make_engine(engine, address, workers)), lang)


def _check_runs_nothing(results: Results) -> None:
    """A file must not decide which programs are run: whoever trusts it says so."""
    agents = [entrant.agent for entrant in results.tournament.entrants]
    program = next((agent for agent in agents if agent.startswith(f"{PROGRAM}:")), None)
    if program is not None:
        place = same(str(results.folder))
        raise CommandError(messages.ENTERED_BY_A_PROGRAM.fill(agent=program), messages.TRUST_PROGRAMS, place)


@app.command()
def report(
    folder: Folder,
    output: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page of HTML with everything into this new file.")
    ] = None,
    lang: Language = "",
) -> None:
    """Show how a tournament stands, and write a report of it: ratings, matchups, balance, lengths and cards."""
    check_new(output)
    results = Results.open(folder)
    if not results.games_played:
        remedy = messages.RESUME_FIRST.fill(folder=str(folder))
        raise CommandError(messages.NO_GAMES_YET, remedy, same(str(folder)))
    found = added_up(results, lang)
    print_standings(found, lang)
    if output is not None:
        write_report(output, results, found, lang)


def _play(run: Run, language: str) -> None:
    """Play what is left, with a bar, and show how everybody stands; what is played is kept if the user interrupts."""
    results, console = run.results, make_side_console()
    tournament = results.tournament
    say_who_judges([each.agent for each in tournament.entrants], tournament.game, tournament.players, language)
    entrants = messages.ENTRANT.count(len(tournament.entrants))
    told = {"folder": str(results.folder)}
    games = messages.GAME.count(run.games)
    console.print(messages.TO_PLAY.fill(entrants=entrants, games=games, **told)[language])
    done = results.games_played
    with games_progress(console, language) as progress, closing(run.play()) as played:
        task = progress.add_task(messages.PLAYING[language], total=run.games, completed=done)
        with Stoppable() as work:
            for _ in played:
                done += 1
                progress.advance(task)
    if results.games_played:
        print_standings(added_up(results, language), language)
    closed = messages.STOPPED_ARENA if work.was_stopped else messages.ALL_PLAYED
    console.print(closed.fill(done=done, games=run.games, **told)[language], soft_wrap=True)
    work.leave()


def _schedule(kind: str, games: int, rounds: int) -> Schedule:
    if kind not in SCHEDULES:
        known = messages.SCHEDULES_ARE.fill(names=either(map(same, SCHEDULES)))
        raise CommandError(messages.NO_SCHEDULE.fill(value=kind), known, same("--schedule"))
    if not rounds:
        return SCHEDULES[kind](games)
    try:
        return SCHEDULES[kind](games, rounds)  # type: ignore[call-arg]  # those with rounds take them
    except TypeError as error:
        raise CommandError(messages.NO_ROUNDS, messages.OMIT_ROUNDS, same("--rounds")) from error


def _each_with_each(game: str, agents: list[str], decks: list[str]) -> list[Entrant]:
    """Every agent with every deck, or the quick one if none is named; names leave out what all have in common."""
    if not decks:
        return [Entrant(agent, agent) for agent in agents]
    agents = agents or [_QUICK]
    named = [(_deck_name(game, deck), {DECK: bring_deck(game, deck)}) for deck in decks]
    if len(agents) == 1:
        return [Entrant(name, agents[0], options) for name, options in named]
    return [Entrant(f"{name} ({agent})", agent, options) for agent, (name, options) in product(agents, named)]


def _deck_name(game: str, value: str) -> str:
    decks = dejarik.game(game).decks
    starters = {starter.key for starter in decks.starters} if decks is not None else set()
    if names_file(value, starters):
        return Path(value).stem
    return value if len(value) <= _LONGEST_NAME else value[:_LONGEST_NAME] + "…"


def _read_entrant(game: str, words: str) -> Entrant:
    name, equals, rest = words.partition("=")
    agent, at, deck = rest.partition("@")
    if not (name and equals and agent) or bool(at) != bool(deck):
        raise CommandError(messages.NOT_AN_ENTRANT.fill(words=words), messages.WRITE_AN_ENTRANT, same("--entrant"))
    return Entrant(name, agent, {DECK: bring_deck(game, deck)} if deck else {})
