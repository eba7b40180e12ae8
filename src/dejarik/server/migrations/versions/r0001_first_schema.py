"""The first schema: people, sessions, tables with seats, journal and chat, records, and a row for health checks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    _people()
    _tables()
    _at_a_table()
    _records()
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("login", sa.String),
        sa.Column("password", sa.String),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
        sa.UniqueConstraint("login", name="uq_players_login"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("token_hash", name="pk_sessions"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_sessions_player"),
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("seed", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("host", sa.String),
        sa.Column("ended", sa.Float),
        sa.Column("result", sa.Text),
        sa.Column("record", sa.String),
        sa.Column("rematch", sa.String),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["players.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_status", "tables", ["status"])


def _at_a_table() -> None:
    op.create_table(
        "seats",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.String),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_seats_player"),
    )
    op.create_index("ix_seats_player", "seats", ["player"])
    op.create_table(
        "journal",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("sender", sa.String),
        sa.Column("message", sa.String),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("clocks", sa.Text),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_journal"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_journal_table"),
        sa.UniqueConstraint("table", "sender", "message", name="uq_journal_table_sender_message"),
    )
    op.create_table(
        "chat",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.String),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("message", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("table", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_chat_player"),
        sa.UniqueConstraint("table", "player", "message", name="uq_chat_table_player_message"),
    )


def _records() -> None:
    op.create_table(
        "records",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("owner", sa.String),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_records"),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name="fk_records_owner"),
    )
    op.create_index("ix_records_owner", "records", ["owner"])
