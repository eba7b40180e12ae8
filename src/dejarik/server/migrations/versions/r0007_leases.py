"""Servers that share the database, and which of them owns a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Create the tables of servers and of leases."""
    op.create_table(
        "servers",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("url", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_servers"),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String, nullable=False),
        sa.Column("server", sa.String, nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_leases"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_leases_table", ondelete="CASCADE"),
    )
