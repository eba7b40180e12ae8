"""E-mail addresses, deleted accounts, where sessions were last used, and one-time codes that outlive a restart."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns, the codes, and the indexes by which what belongs to a person is found."""
    op.add_column("players", sa.Column("email", sa.String))
    op.add_column("players", sa.Column("deleted", sa.Float))
    op.create_index("ix_players_email", "players", ["email"])
    for column in ("place", "device"):
        op.add_column("sessions", sa.Column(column, sa.String, nullable=False, server_default=""))
    op.create_index("ix_sessions_player", "sessions", ["player"])
    op.create_index("ix_chat_player", "chat", ["player"])
    _codes()


def _codes() -> None:
    op.create_table(
        "codes",
        sa.Column("code_hash", sa.String, nullable=False),
        sa.Column("purpose", sa.String, nullable=False),
        sa.Column("player", sa.String, nullable=False),
        sa.Column("data", sa.String, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.Column("used_by", sa.String),
        sa.PrimaryKeyConstraint("code_hash", name="pk_codes"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name="fk_codes_player"),
    )
    op.create_index("ix_codes_player", "codes", ["player"])
