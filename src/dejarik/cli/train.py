"""``dejarik train``: networks from self-play, in rounds that can be interrupted and resumed."""

from __future__ import annotations

import json
from contextlib import ExitStack
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.progress import TaskID

import dejarik
from dejarik.agents.learned import LINEAR, NETWORK, check_weights, shipped_file
from dejarik.arena.engines import LOCAL, make_engine
from dejarik.cli import messages
from dejarik.cli.decimals import percents
from dejarik.cli.errors import CommandError
from dejarik.cli.interrupts import Stoppable
from dejarik.cli.options import CORES, EngineAddress, EngineName, GameName, Language, Players, Workers
from dejarik.cli.progress import games_progress
from dejarik.cli.screen import make_console, make_side_console
from dejarik.kernel.extras import missing
from dejarik.kernel.text import same
from dejarik.learning.headers import MOST_GUESSES

if TYPE_CHECKING:
    from dejarik.kernel.game import Game
    from dejarik.training.plan import Plan
    from dejarik.training.rounds import Round, Run

SHIPPED = "shipped"
_REPORT = "report-{language}.html"


def train(
    game: GameName,
    output: Annotated[Path, typer.Option("--output", metavar="FOLDER", help="Where the run is kept; goes on there.")],
    players: Players = None,
    rounds: Annotated[int, typer.Option(min=1, help="Number of rounds.")] = 4,
    games: Annotated[int, typer.Option(min=20, help="Games of self-play in each round.")] = 3000,
    match: Annotated[int, typer.Option(min=2, help="Games that decide whether a network stays.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    start: Annotated[
        str, typer.Option("--start", metavar="FILE", help="Weights to go on from; “shipped”: those of the program.")
    ] = "",
    width: Annotated[
        int | None,
        typer.Option(min=8, max=4096, help="Size of the first layer of networks; else 128, or that of --start."),
    ] = None,
    guesses: Annotated[
        int | None,
        typer.Option(
            min=1, max=MOST_GUESSES, help="Most guesses at hidden cards for a choice; else 3, or those of --start."
        ),
    ] = None,
    linear: Annotated[bool, typer.Option("--linear", help="A linear evaluation instead of a network.")] = False,
    workers: Workers = CORES,
    engine: EngineName = LOCAL,
    address: EngineAddress = "",
    lang: Language = "",
) -> None:
    """Train a network that judges positions of a game, by self-play.

    Each round plays games with the last network, fits a new one to the games and lets it play against the best before:
    it stays only if it surely wins more than half. With --start, the network in a file plays the first games, and all
    others begin as it is. A run that is interrupted goes on with the same command.

    A linear evaluation is fitted in minutes and without PyTorch; with --start, the network teaches it.
    """
    kind = LINEAR if linear else NETWORK
    for library in ("numpy", "threadpoolctl") if linear else ("numpy", "threadpoolctl", "torch"):
        if find_spec(library) is None:
            raise missing(ImportError(name=library), "net" if linear else "train")
    from dejarik.training.plan import Plan
    from dejarik.training.rounds import Run

    found = dejarik.game(game)
    seats = found.default_seats if players is None else players
    if linear and width is not None:
        raise CommandError(messages.NO_WIDTH, messages.LEAVE_WIDTH_OUT, same("--width"))
    start = _usable(start, found, seats)
    plan = Plan(game, seats, rounds, games, match, seed, start=start, judge=kind.one_choice)
    plan = replace(plan, guesses=guesses or plan.guesses) if linear else _like_start(plan, width, guesses)
    _check_folder(output, plan)
    with _Watching(lang) as watching:
        run = Run(plan, output, make_engine(engine, address, workers), watching)
        with Stoppable() as work:
            run.go_on()
        if work.was_stopped:
            make_side_console().print(messages.TRAINING_STOPPED[lang])
    _tell(run, lang)
    work.leave()


def _usable(start: str, game: Game[Any], seats: int) -> str:
    """The whole path of the network to go on from, which fits."""
    if not start:
        return ""
    path = shipped_file(NETWORK, game, seats) if start == SHIPPED else Path(start).resolve()
    check_weights(f"{NETWORK.one_choice}:{path}", game, seats)
    return str(path)


def _like_start(plan: Plan, width: int | None, guesses: int | None) -> Plan:
    """What was not asked for is as in the network to go on from; that must not have a larger layer."""
    if not plan.start:
        return replace(plan, width=width or plan.width, guesses=guesses or plan.guesses)
    from dejarik.learning.weights import read_weights
    from dejarik.training.sizes import can_become, width_of

    start = read_weights(Path(plan.start))
    found = replace(plan, width=width or width_of(start), guesses=guesses or start.header.guesses)
    if not can_become(start, found.width):
        raise CommandError(messages.TOO_WIDE.fill(n=found.width), messages.START_ANEW, same(plan.start))
    return found


def _check_folder(folder: Path, plan: Plan) -> None:
    """A folder is new, or a run of the same plan is there, maybe of a release with fewer options."""
    file = folder / "plan.json"
    if not file.exists():
        return
    from dejarik.training.plan import Plan

    try:
        there = Plan(**json.loads(file.read_text(encoding="utf-8")))
    except (TypeError, ValueError):
        there = None
    if there != plan:
        raise CommandError(messages.OTHER_PLAN, messages.ANOTHER_FOLDER, same(str(folder)))


def _tell(run: Run, language: str) -> None:
    from dejarik.training.report import training_html

    console = make_console()
    if not run.results():
        return
    page = run.folder / _REPORT.format(language=language)
    page.write_text(training_html(run, language), encoding="utf-8")
    if not any(result.stays for result in run.results()):
        console.print(messages.NOTHING_STAYED[language])
    else:
        said = messages.WEIGHTS_STAYED.fill(path=str(run.best), game=run.plan.game, agent=run.plan.judge)
        console.print(said[language], soft_wrap=True)
    console.print(messages.WRITTEN.fill(path=str(page))[language], soft_wrap=True)


class _Watching:
    """Bars of what is going on, and a line for each round."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._bars = games_progress(make_side_console(), language)
        self._tasks: dict[str, TaskID] = {}
        self._stack = ExitStack()

    def __enter__(self) -> _Watching:
        self._stack.enter_context(self._bars)
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    def step(self, what: str, done: int, of: int) -> None:
        """So much of something is done."""
        if what not in self._tasks:
            self._tasks[what] = self._bars.add_task(messages.TRAINING_STEPS[what][self._language], total=of)
        self._bars.update(self._tasks[what], completed=done, total=of)

    def ended(self, result: Round) -> None:
        """A round is over."""
        said = messages.ROUND_STAYS if result.stays else messages.ROUND_GOES
        score = result.score
        line = said.fill(
            n=result.number, share=percents(score.share), low=percents(score.low), high=percents(score.high)
        )
        self._bars.console.print(line[self._language])
        while self._tasks:
            self._bars.remove_task(self._tasks.popitem()[1])
