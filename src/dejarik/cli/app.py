"""The commands of ``dejarik`` and their options."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import dejarik
from dejarik.arena import Series
from dejarik.arena.engines import make_engine
from dejarik.cli import analyse as analysing
from dejarik.cli import arena as arena_commands
from dejarik.cli import backups, shells
from dejarik.cli import cards as cards_page
from dejarik.cli import decks as decks_page
from dejarik.cli import engine as speaking
from dejarik.cli import games as games_page
from dejarik.cli import people as people_page
from dejarik.cli import play as playing
from dejarik.cli import replay as replaying
from dejarik.cli import reports as reports_page
from dejarik.cli import rules as rules_page
from dejarik.cli import serve as serving
from dejarik.cli import simulate as simulating
from dejarik.cli import train as training
from dejarik.cli.deck_options import bring_decks
from dejarik.cli.errors import OneLineErrors
from dejarik.cli.files import check_new
from dejarik.cli.help_page import App
from dejarik.cli.options import (
    CORES,
    EngineAddress,
    EngineName,
    GameName,
    GameOptions,
    Language,
    Players,
    Words,
    Workers,
    read_options,
)
from dejarik.cli.screen import make_console
from dejarik.cli.session import Session
from dejarik.kernel.game import bound_to_end
from dejarik.kernel.match import Match

app = App(
    name="dejarik",
    help="Star Wars card games played exactly by their rulebooks.",
    cls=OneLineErrors,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"dejarik {dejarik.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    """Star Wars card games played exactly by their rulebooks."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def games(lang: Language = "") -> None:
    """List the games with their players, modes and options."""
    games_page.list_games(lang)


@app.command()
def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[int, typer.Option(help="Your seat, counted from 1; 0 to watch agents play.")] = 1,
    agent: Annotated[
        str,
        typer.Option(
            help="Who plays the other seats: random, greedy, linear, net, mcts, netmcts:200, engine:COMMAND.",
            autocompletion=shells.agents_beginning,
        ),
    ] = "mcts",
    seed: Annotated[str | None, typer.Option(help="The seed of the shuffle; random if not given.")] = None,
    option: GameOptions = None,
    file: Annotated[Path | None, typer.Option(help="Continue this saved game.")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the game to this new file when you leave.")] = None,
    lang: Language = "",
) -> None:
    """Play in the terminal, or watch."""
    check_new(save)
    settled = {"--players": players, "--seed": seed, "--option": option}
    found = playing.saved_game(game, file, settled) if file is not None else None
    if found is not None:
        match = found.match()
    else:
        options = bring_decks(game, players, read_options(option))
        match = Match(game, players, seed, options if seat else bound_to_end(dejarik.game(game), options))
    place = playing.seat_number(match, seat)
    agents = playing.make_agents(match, place, agent)
    notice = playing.first_notice(match, found)
    playing.play(Session(make_console(), match, place, lang, notice=notice), agents, save)


@app.command()
def resume(
    game: Annotated[
        str | None,
        typer.Argument(metavar="[GAME]", help="The latest one of this game.", autocompletion=shells.games_beginning),
    ] = None,
    show: Annotated[bool, typer.Option("--list", help="Only list the games that can be continued.")] = False,
    lang: Language = "",
) -> None:
    """Continue the game you left last; what is played at a terminal is saved after every choice."""
    if show:
        playing.list_kept(lang)
    else:
        playing.resume(game, lang)


@app.command()
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 100,
    agents: Annotated[str, typer.Option(help="One per seat, such as mcts:200,greedy,random.")] = "greedy,random",
    players: Players = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    workers: Workers = CORES,
    engine: EngineName = "local",
    address: EngineAddress = "",
    option: GameOptions = None,
    csv: Annotated[bool, typer.Option("--csv", help="Print a row for each game instead, as CSV.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Print a row for each game instead, as lines of JSON.")] = False,
    output: Annotated[Path | None, typer.Option(help="Save what it comes to as JSON to this new file.")] = None,
    lang: Language = "",
) -> None:
    """Let agents play many games and see who wins.

    Agents may go on forever, so games are scored after 100 rounds; --option rounds=N sets another limit, 0 none.
    """
    named = simulating.read_agents(agents, players)
    seats = len(named) if players is None else players
    series = Series(game, seats, named, games, seed, bring_decks(game, seats, read_options(option)))
    rows = simulating.CsvRows() if csv else simulating.json_row if json else None
    simulating.simulate(series, make_engine(engine, address, workers), output, rows, lang)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    to: Annotated[int | None, typer.Option(help="Stop after this move.")] = None,
    seat: Annotated[str | None, typer.Option(metavar="N|all", help="Whose view; “all” shows every card.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Draw the last position into this new SVG file.")] = None,
    lang: Language = "",
) -> None:
    """Verify a saved game and replay it up to any move."""
    replaying.replay(file, to, seat, svg, lang)


@app.command()
def log(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    to: Annotated[int | None, typer.Option(help="Stop after this move.")] = None,
    seat: Annotated[str | None, typer.Option(metavar="N|all", help="Who reads; “all” reads every card.")] = None,
    lang: Language = "",
) -> None:
    """Print what happened in a saved game, one line each."""
    replaying.tell(file, to, seat, lang)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    agent: Annotated[str, typer.Option(help="Who judges: mcts:N with N simulations for each choice.")] = "mcts:100",
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis.")] = 0,
    workers: Workers = CORES,
    engine: EngineName = "local",
    address: EngineAddress = "",
    json: Annotated[bool, typer.Option("--json", help="Print the analysis as JSON instead.")] = False,
    output: Annotated[
        Path | None, typer.Option(help="Save the record with the analysis as comments to this new file.")
    ] = None,
    lang: Language = "",
) -> None:
    """Find the blunders of a saved game, and what would have been better.

    Every choice is judged by what the player could know then, never by hidden cards. “analyze” is the same command.
    """
    do = analysing.analyse_as_json if json else analysing.analyse
    do(file, analysing.read_judge(agent, seed), make_engine(engine, address, workers), output, lang)


app.command("analyze", hidden=True)(analyse)


@app.command()
def rules(
    words: Words = None,
    game: Annotated[
        str | None, typer.Option(help="Only the rules of this game.", autocompletion=shells.games_beginning)
    ] = None,
    lang: Language = "",
) -> None:
    """Search the rules of the games."""
    rules_page.search_rules(words or [], game, lang)


@app.command()
def cards(
    game: GameName,
    words: Words = None,
    lang: Language = "",
) -> None:
    """Show the cards of a game with their texts in both languages."""
    cards_page.list_cards(game, words or [], lang)


app.command()(speaking.engine)
app.command()(training.train)
app.command()(shells.completion)
app.add_typer(arena_commands.app, name="arena")
app.add_typer(decks_page.app, name="deck")
app.add_typer(people_page.app, name="people")
app.add_typer(reports_page.app, name="reports")
app.command()(serving.serve)
app.command()(backups.backup)
app.command()(backups.restore)
