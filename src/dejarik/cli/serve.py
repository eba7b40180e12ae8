"""Starts the server from the command line."""

from __future__ import annotations

import sys
from typing import Annotated, Any

import typer

from dejarik.agents.learned import unusable
from dejarik.cli.options import Language
from dejarik.kernel.text import Text
from dejarik.server.places import default_database, page_folder
from dejarik.server.settings import Settings, environment_name, flag_name

_READY = Text("Dejarik is at {address} (Ctrl+C ends it)", "Dejarik jest pod adresem {address} (Ctrl+C kończy)")
_NO_PAGE = Text(
    "There is no page to play on, since it was never built. With Node.js installed, run “python dev.py setup page” in "
    "the checkout.",
    "Nie ma strony do gry, bo nie została zbudowana. Mając Node.js, uruchom „python dev.py setup page” w katalogu "
    "projektu.",
)


def _setting(name: str, about: str, value: str | None = None) -> Any:
    """The option of a setting; ``value`` is what stands for the value of one that is not a number."""
    return typer.Option(flag_name(name), envvar=environment_name(name), help=about, show_envvar=False, metavar=value)


def serve(
    host: Annotated[str, _setting("host", "The address to listen on; 0.0.0.0 for all.", "HOST")] = Settings.host,
    port: Annotated[int, _setting("port", "The port to listen on; 0 for any free one.")] = Settings.port,
    database: Annotated[
        str | None, _setting("database", "sqlite:///file.db or postgresql://user:password@host/name.", "URL")
    ] = None,
    workers: Annotated[int, _setting("workers", "Worker processes for computer players.")] = Settings.workers,
    pause: Annotated[float, _setting("pause", "Seconds between two computer moves.")] = Settings.pause,
    think_within: Annotated[
        float,
        _setting("think_within", "Seconds until a quicker agent chooses for a computer."),
    ] = Settings.think_within,
    message_bytes: Annotated[
        int, _setting("message_bytes", "The largest message on a table's connection.")
    ] = Settings.message_bytes,
    message_rate: Annotated[
        float, _setting("message_rate", "Messages per second on one connection.")
    ] = Settings.message_rate,
    message_burst: Annotated[int, _setting("message_burst", "Messages at once on one connection.")] = (
        Settings.message_burst
    ),
    body_bytes: Annotated[int, _setting("body_bytes", "The largest request body.")] = Settings.body_bytes,
    request_within: Annotated[
        float, _setting("request_within", "Seconds until a request that is not complete is given up.")
    ] = Settings.request_within,
    connections: Annotated[int, _setting("connections", "Open connections in all.")] = Settings.connections,
    request_rate: Annotated[
        float, _setting("request_rate", "Requests per second from one address.")
    ] = Settings.request_rate,
    request_burst: Annotated[int, _setting("request_burst", "Requests at once from one address.")] = (
        Settings.request_burst
    ),
    login_rate: Annotated[
        float, _setting("login_rate", "Logins per second from one address, and whatever else tries a password or code.")
    ] = Settings.login_rate,
    login_burst: Annotated[int, _setting("login_burst", "Logins at once from one address.")] = Settings.login_burst,
    tables_per_address: Annotated[
        int, _setting("tables_per_address", "Unfinished tables opened from one address.")
    ] = Settings.tables_per_address,
    sockets_per_address: Annotated[
        int, _setting("sockets_per_address", "Connections to tables from one address.")
    ] = Settings.sockets_per_address,
    records_per_address: Annotated[
        int, _setting("records_per_address", "Uploaded records kept from one address.")
    ] = Settings.records_per_address,
    records_per_player: Annotated[
        int, _setting("records_per_player", "Uploaded records kept for one person.")
    ] = Settings.records_per_player,
    analysis_simulations: Annotated[
        int, _setting("analysis_simulations", "Simulations for each choice of an analyzed game; 0 for no analysis.")
    ] = Settings.analysis_simulations,
    lab_games: Annotated[
        int, _setting("lab_games", "The most games in which a deck is tested; 0 for no deck lab.")
    ] = Settings.lab_games,
    lab_games_per_hour: Annotated[
        int, _setting("lab_games_per_hour", "Games to test decks for one address in an hour.")
    ] = Settings.lab_games_per_hour,
    keep_uploads_days: Annotated[
        int, _setting("keep_uploads_days", "Days until uploaded records that nobody owns are deleted; 0 for never.")
    ] = Settings.keep_uploads_days,
    keep_chat_days: Annotated[
        int, _setting("keep_chat_days", "Days until the chat of a finished game is deleted; 0 for never.")
    ] = Settings.keep_chat_days,
    keep_abandoned_days: Annotated[
        int, _setting("keep_abandoned_days", "Days until a table at which nothing happens is deleted; 0 for never.")
    ] = Settings.keep_abandoned_days,
    origins: Annotated[
        list[str] | None, _setting("origins", "Another origin whose pages may play here; repeat for more.", "ORIGIN")
    ] = None,
    trusted_proxies: Annotated[
        list[str] | None,
        _setting("trusted_proxies", "A proxy whose X-Forwarded-For is trusted; repeat for more.", "PROXY"),
    ] = None,
    metrics_host: Annotated[
        str, _setting("metrics_host", "The address of the operators' port.", "HOST")
    ] = Settings.metrics_host,
    metrics_port: Annotated[
        int | None, _setting("metrics_port", "A port for operators, with metrics and probes; none if not given.")
    ] = Settings.metrics_port,
    log_format: Annotated[
        str,
        _setting(
            "log_format",
            "json, or text: only warnings and errors, to be read by people; auto is text on a terminal.",
            "FORMAT",
        ),
    ] = Settings.log_format,
    session_days: Annotated[
        int, _setting("session_days", "Days without use after which somebody is logged out.")
    ] = Settings.session_days,
    page_address: Annotated[
        str, _setting("page_address", "Where people open the page, for links in mail: https://dejarik.example.", "URL")
    ] = Settings.page_address,
    mail_server: Annotated[
        str,
        _setting("mail_server", "smtps://user:password@host, smtp+starttls://…, or smtp://host for a relay.", "URL"),
    ] = Settings.mail_server,
    mail_from: Annotated[
        str, _setting("mail_from", "The sender of mail: Dejarik <no-reply@dejarik.example>.", "SENDER")
    ] = Settings.mail_from,
    internal_url: Annotated[
        str,
        _setting(
            "internal_url",
            "Where other servers of the same PostgreSQL database reach this one; enables several.",
            "URL",
        ),
    ] = Settings.internal_url,
    ray_address: Annotated[
        str, _setting("ray_address", "A Ray cluster on which computers think, such as ray://host:10001.", "ADDRESS")
    ] = Settings.ray_address,
    lang: Language = "",
) -> None:
    """Serve the page: people and computers play over the network.

    Each option can also be given by an environment variable: DEJARIK_PORT for --port, and so on.
    """
    settings = Settings(
        host=host,
        port=port,
        database=default_database() if database is None else database,
        workers=workers,
        pause=pause,
        think_within=think_within,
        message_bytes=message_bytes,
        message_rate=message_rate,
        message_burst=message_burst,
        body_bytes=body_bytes,
        request_within=request_within,
        connections=connections,
        request_rate=request_rate,
        request_burst=request_burst,
        login_rate=login_rate,
        login_burst=login_burst,
        tables_per_address=tables_per_address,
        sockets_per_address=sockets_per_address,
        records_per_address=records_per_address,
        records_per_player=records_per_player,
        analysis_simulations=analysis_simulations,
        lab_games=lab_games,
        lab_games_per_hour=lab_games_per_hour,
        keep_uploads_days=keep_uploads_days,
        keep_chat_days=keep_chat_days,
        keep_abandoned_days=keep_abandoned_days,
        origins=tuple(origins or ()),
        trusted_proxies=tuple(trusted_proxies or ()),
        metrics_host=metrics_host,
        metrics_port=metrics_port,
        log_format=log_format,
        session_days=session_days,
        page_address=page_address,
        mail_server=mail_server,
        mail_from=mail_from,
        internal_url=internal_url,
        ray_address=ray_address,
    )

    # The server's libraries take a while to import, and no other command needs them.
    from dejarik.server.logs import set_up_logs
    from dejarik.server.run import run

    set_up_logs(sys.stderr, settings.log_format)
    if page_folder() is None:
        typer.echo(_NO_PAGE[lang])
    for line in unusable():
        typer.echo(line[lang])
    try:
        run(settings, lambda address: typer.echo(_READY.fill(address=address)[lang]))
    except KeyboardInterrupt:
        raise typer.Exit from None
