"""The commands of ``dejarik reports``, for whoever runs a server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from dejarik.cli.errors import one_line
from dejarik.cli.help_page import App
from dejarik.cli.options import Database, Language
from dejarik.kernel.text import Text
from dejarik.server.places import default_database

if TYPE_CHECKING:
    from dejarik.server.reports import Reported

app = App(help="Read and settle what players have reported.")

_NONE = Text("No open reports.", "Nie ma otwartych zgłoszeń.")
_HEAD = Text(
    "{id}  {created}  table {table}, player {speaker}, reported by {name}",
    "{id}  {created}  stół {table}, gracz {speaker}, zgłasza {name}",
)
_REASON = Text("  reason: {reason}", "  powód: {reason}")
_SETTLED = Text("  settled {at} {note}", "  załatwione {at} {note}")
_DONE = Text("Settled: {id}", "Załatwione: {id}")


@app.callback(invoke_without_command=True)
def root(context: typer.Context) -> None:
    """Read and settle what players have reported."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command("list")
def list_reports(
    settled: Annotated[bool, typer.Option("--settled", help="Show settled ones too.")] = False,
    database: Database = None,
    lang: Language = "",
) -> None:
    """Show open reports, each line with what was said around it."""
    from dejarik.server.reports import all_reports

    shown = [report for report in all_reports(database or default_database()) if settled or report.settled is None]
    for report in shown:
        _print(report, lang)
    if not shown:
        typer.echo(_NONE[lang])


@app.command()
def settle(
    report: Annotated[str, typer.Argument(metavar="ID", help="The report, by the id that “list” shows.")],
    note: Annotated[str, typer.Option(help="What was done about it.")] = "",
    database: Database = None,
    lang: Language = "",
) -> None:
    """Mark a report as dealt with."""
    from dejarik.server import reports

    reports.settle(database or default_database(), report, note)
    typer.echo(_DONE.fill(id=report)[lang])


def _print(report: Reported, lang: str) -> None:
    head = _HEAD.fill(
        id=report.id,
        created=report.created,
        table=report.table,
        speaker=report.speaker,
        name=one_line(report.reporter),
    )
    typer.echo(head[lang])
    if report.reason:
        typer.echo(_REASON.fill(reason=one_line(report.reason))[lang])
    for line in report.lines:
        sign = ">" if line.number == report.line else " "
        typer.echo(f"  {sign} {line.number:>4} {one_line(line.name)}: {one_line(line.text)}")
    if report.settled:
        typer.echo(_SETTLED.fill(at=report.settled, note=one_line(report.note))[lang])
