"""Saved decks; deleting a person deletes their decks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table of decks."""
    op.create_table(
        "decks",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("code", sa.Text, nullable=False),
        sa.Column("updated", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_decks"),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name="fk_decks_owner", ondelete="CASCADE"),
    )
    op.create_index("ix_decks_owner", "decks", ["owner"])
