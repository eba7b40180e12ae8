"""Makes every listed fault in a copy of the project and sees whether a test notices: ``python -m tests.mutants``."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from tests.mutants.faults import Fault, StaleFaultError, faults, games
from tests.mutants.workshop import NotCleanError, Verdict, Workshop

CLEAN, FOUND, UNUSABLE = 0, 1, 2
REMEDY = {
    Verdict.SURVIVED: "No test fails. Make one of those marked with it fail: break the rule by hand and look why not.",
    Verdict.BROKEN: "The tests cannot be collected. Choose a fault that leaves the cards and modules loadable.",
}


def run(listed: Sequence[Fault], workers: int, folder: Path, tick: Callable[[Verdict], None]) -> dict[Fault, Verdict]:
    """Judge every fault, in as many copies of the project as there are workers; ``tick`` hears of each."""
    first = Workshop.at(folder / "0")
    tests = first.witnesses(listed)
    free: SimpleQueue[Workshop] = SimpleQueue()
    free.put(first)
    for number in range(1, workers):
        free.put(Workshop.at(folder / str(number), first.root))

    def judge(fault: Fault) -> tuple[Fault, Verdict]:
        workshop = free.get()
        try:
            found = workshop.verdict(fault, tests[fault.claim])
        finally:
            free.put(workshop)
        tick(found)
        return fault, found

    with ThreadPoolExecutor(workers) as pool:
        return dict(pool.map(judge, listed))


def show(found: dict[Fault, Verdict], console: Console) -> None:
    """How many were caught, and what to do about the others."""
    missed = {fault: verdict for fault, verdict in found.items() if verdict is not Verdict.CAUGHT}
    console.print(f"{len(found) - len(missed)} of {len(found)} faults caught.")
    for fault, verdict in missed.items():
        console.print(f"\n[red]{verdict.value}[/red] {fault.breaks} ({fault.claim})", highlight=False)
        console.print(f"  {fault.path}", highlight=False)
        for sign, text in (("-", fault.text), ("+", fault.instead)):
            for line in text.strip("\n").splitlines():
                console.print(f"  {sign} {line}", markup=False, highlight=False)
        console.print(f"  {REMEDY[verdict]}", highlight=False)


def main(words: Sequence[str]) -> int:
    """The command line; exit status 1 if a fault was not caught."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--game", choices=games(), action="append", help="only this game; may be repeated")
    parser.add_argument(
        "--only", default="", metavar="WORDS", help="only faults whose description, rule or file says so"
    )
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="copies of the project to work in")
    chosen = parser.parse_args(words)
    listed = [fault for game in chosen.game or games() for fault in faults(game)]
    listed = [fault for fault in listed if chosen.only in f"{fault.breaks} {fault.claim} {fault.path}"]
    if not listed:
        parser.error(f"no fault mentions “{chosen.only}”")
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    folder = Path(tempfile.mkdtemp(prefix="dejarik-mutants-"))
    try:
        with Progress(*columns, console=console) as progress:
            bar = progress.add_task("the tests without a fault", total=len(listed))
            found = run(listed, max(1, min(chosen.workers, len(listed))), folder, _teller(progress, bar))
    except (NotCleanError, StaleFaultError) as error:
        console.print(str(error), markup=False)
        return UNUSABLE
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    show(found, console)
    return FOUND if any(verdict is not Verdict.CAUGHT for verdict in found.values()) else CLEAN


def _teller(progress: Progress, bar: TaskID) -> Callable[[Verdict], None]:
    """Moves the bar on and counts what was not caught."""
    missed = 0

    def tell(verdict: Verdict) -> None:
        nonlocal missed
        missed += verdict is not Verdict.CAUGHT
        progress.update(bar, advance=1, description=f"{missed} not caught")

    return tell


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
