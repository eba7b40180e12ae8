"""The command behind ``make fuzz``: everybody does everything for some minutes, and all that went wrong is listed."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tests.server.crash import PLENTY
from tests.server.fuzz.aftermath import every_game_goes_on, nobody_was_told
from tests.server.fuzz.campaign import Campaign
from tests.server.fuzz.players import Company
from tests.server.fuzz.visitors import Visitor, operations
from tests.server.live import LiveServer, live_server

FOLDER = Path("build/fuzz")
console = Console()


@dataclass(frozen=True)
class Plan:
    """How long, how many companies at tables and visitors who make calls, and the seed of all they do."""

    minutes: float
    companies: int
    visitors: int
    seed: int


def fuzz(plan: Plan, folder: Path) -> Campaign:
    """Start a server, let everybody do everything, and look what became of it."""
    with live_server(folder, **PLENTY) as server:
        campaign = Campaign(server, plan.seed, monotonic() + 60 * plan.minutes)
        asyncio.run(_besiege(plan, campaign))
        _end(server, campaign)
    with console.status("Comparing what was told with what each could know"):
        nobody_was_told(campaign)
    return campaign


async def _besiege(plan: Plan, campaign: Campaign) -> None:
    document = await campaign.caller.call("GET", "/api/openapi.json")
    games = await campaign.caller.call("GET", "/api/games")
    for number in range(plan.visitors):
        campaign.people.append(await campaign.caller.guest(f"Visitor {number}"))
    campaign.refused |= {operation.name for operation in operations(document)}
    campaign.counts["calls known"] = len(campaign.refused)
    visits = [Company(campaign, games, number).play() for number in range(plan.companies)]
    visits += [Visitor(campaign, document, number).visit() for number in range(plan.visitors)]
    columns = TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn()
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("fuzzing", total=60 * plan.minutes)
        began = monotonic()

        def tick() -> None:
            counts = campaign.counts
            calls = sum(counts[kind] for kind in ("2xx", "4xx", "5xx"))
            told = f"{calls} calls, {counts['choices']} choices, {len(campaign.faults)} faults"
            bar.update(task, completed=monotonic() - began, description=told)

        await campaign.run(visits, tick)
    with console.status("Looking whether every game goes on"):
        await every_game_goes_on(campaign)


def _end(server: LiveServer, campaign: Campaign) -> None:
    if server.stop() != 0:
        campaign.fault("the server did not end properly")
    for line in server.complaints():
        campaign.fault(f"in the log: {line[:2000]}")


def _parse() -> Namespace:
    parser = ArgumentParser(prog="python -m tests.server.fuzz", description="Do everything to a server, and look.")
    parser.add_argument("--minutes", type=float, default=10.0, help="how long")
    parser.add_argument("--seed", type=int, default=None, help="everybody decides as with this seed before")
    parser.add_argument("--companies", type=int, default=6, help="tables played at the same time")
    parser.add_argument("--visitors", type=int, default=4, help="people who make calls at the same time")
    return parser.parse_args()


def main() -> None:
    """Fuzz as asked for; a server that did something wrong leaves its log behind."""
    asked = _parse()
    seed = asked.seed if asked.seed is not None else secrets.randbelow(2**32)
    console.print(f"seed {seed}")
    with TemporaryDirectory() as folder:
        campaign = fuzz(Plan(asked.minutes, asked.companies, asked.visitors, seed), Path(folder))
        if campaign.faults:
            FOLDER.mkdir(parents=True, exist_ok=True)
            shutil.copy(campaign.server.log, FOLDER / "server.log")
    console.print(", ".join(f"{number} {what}" for what, number in sorted(campaign.counts.items())))
    if campaign.refused:
        console.print(f"Never carried out: {', '.join(sorted(campaign.refused))}", markup=False)
    for fault in campaign.faults:
        console.print(f"- {fault}", style="red", markup=False)
    if campaign.faults:
        sys.exit(f"{len(campaign.faults)} faults; the server's log is in {FOLDER}; again: FUZZ='--seed {seed}'")
    console.print("No error, no leak, no stuck table.")


if __name__ == "__main__":
    main()
