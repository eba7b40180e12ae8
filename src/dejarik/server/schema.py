"""The tables of the database. Ids are text, times are seconds since 1970; a migration makes each change to them."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

players = Table(
    "players",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("created", Float, nullable=False),
    Column("look", String),
    Column("email", String),
    Column("deleted", Float),
    Index("ix_players_look", "look", unique=True),
    Index(None, "email"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String, primary_key=True),
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("place", String, nullable=False, server_default=""),
    Column("device", String, nullable=False, server_default=""),
    Index(None, "player"),
)

# One-time codes, as hashes. Whoever uses one marks it first, so that it cannot be used twice at the same moment.
codes = Table(
    "codes",
    metadata,
    Column("code_hash", String, primary_key=True),
    Column("purpose", String, nullable=False),
    Column("player", String, ForeignKey("players.id"), nullable=False),
    Column("data", String, nullable=False),
    Column("until", Float, nullable=False),
    Column("used_by", String),
    Index(None, "player"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("title", String, nullable=False),
    Column("wish", Text, nullable=False),
    Column("seed", String, nullable=False),
    Column("status", String, nullable=False),
    Column("created", Float, nullable=False),
    Column("host", String, ForeignKey("players.id")),
    Column("ended", Float),
    Column("result", Text),
    Column("record", String),
    Column("rematch", String),
    Index(None, "status"),
    Index(None, "record"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String, ForeignKey("players.id")),
    Index(None, "player"),
)

# The journal of a table, in order. Sender and message are unique, so that no message is processed twice.
journal = Table(
    "journal",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("seat", Integer),
    Column("data", Text, nullable=False),
    Column("sender", String),
    Column("message", String),
    Column("at", Float, nullable=False),
    Column("clocks", Text),
    UniqueConstraint("table", "sender", "message"),
)

# Where a game stood after an entry of its journal, and the fingerprint of the rules it was played with (positions.py).
positions = Table(
    "positions",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("moves", Integer, nullable=False),
    Column("rules", String, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("lines", Integer, nullable=False),
    Column("log", LargeBinary),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("player", String, ForeignKey("players.id")),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("message", String, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "player", "message"),
    Index(None, "player"),
)

records = Table(
    "records",
    metadata,
    Column("id", String, primary_key=True),
    Column("owner", String, ForeignKey("players.id")),
    Column("game", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("address", String),
    Index(None, "owner"),
    Index(None, "address"),
)

decks = Table(
    "decks",
    metadata,
    Column("id", String, primary_key=True),
    Column("owner", String, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("game", String, nullable=False),
    Column("name", String, nullable=False),
    Column("code", Text, nullable=False),
    Column("updated", Float, nullable=False),
    Index(None, "owner"),
)

# Whom somebody does not want to read; without a table, at all of them.
mutes = Table(
    "mutes",
    metadata,
    Column("id", String, primary_key=True),
    Column("owner", String, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("muted", String, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("table", String),
    Index(None, "owner"),
)

# Reported lines with those around them, which outlive the chat they are from.
reports = Table(
    "reports",
    metadata,
    Column("id", String, primary_key=True),
    Column("table", String, nullable=False),
    Column("line", Integer, nullable=False),
    Column("speaker", String),
    Column("reporter", String, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("reason", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("settled", Float),
    Column("note", Text),
    Index(None, "settled"),
    UniqueConstraint("table", "line", "reporter"),
)

# Servers that share the database, each until its lease expires by the database's clock unless it renews it.
servers = Table(
    "servers",
    metadata,
    Column("id", String, primary_key=True),
    Column("url", String, nullable=False),
    Column("secret", String, nullable=False),
    Column("expires", Float, nullable=False),
)

# Which of them owns a table. A lease outlives its server: that is how others find what it left behind.
leases = Table(
    "leases",
    metadata,
    Column("table", String, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("server", String, nullable=False),
)

# One row that the health check writes, so that "healthy" means: the database takes writes.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
