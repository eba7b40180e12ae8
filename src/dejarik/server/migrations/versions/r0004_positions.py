"""Positions kept of every game, so that a release with other cards or rules can take it up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the table; the positions of older games are kept when the server next reads them."""
    op.create_table(
        "positions",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("lines", sa.Integer, nullable=False),
        sa.Column("log", sa.LargeBinary),
        sa.PrimaryKeyConstraint("table", "seq", name="pk_positions"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_positions_table"),
    )
    op.create_index("ix_tables_record", "tables", ["record"])
