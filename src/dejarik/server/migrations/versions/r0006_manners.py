"""Who does not want to read whom, reported lines of the chat, and where records were uploaded from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the tables of mutes and reports, and what limits look records up by."""
    op.create_table(
        "mutes",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("owner", sa.String, nullable=False),
        sa.Column("muted", sa.String, nullable=False),
        sa.Column("table", sa.String),
        sa.PrimaryKeyConstraint("id", name="pk_mutes"),
        sa.ForeignKeyConstraint(["owner"], ["players.id"], name="fk_mutes_owner", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["muted"], ["players.id"], name="fk_mutes_muted", ondelete="CASCADE"),
    )
    op.create_index("ix_mutes_owner", "mutes", ["owner"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String, nullable=False),
        sa.Column("table", sa.String, nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("speaker", sa.String),
        sa.Column("reporter", sa.String, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("lines", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("settled", sa.Float),
        sa.Column("note", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
        sa.ForeignKeyConstraint(["reporter"], ["players.id"], name="fk_reports_reporter", ondelete="CASCADE"),
        sa.UniqueConstraint("table", "line", "reporter", name="uq_reports_table_line_reporter"),
    )
    op.create_index("ix_reports_settled", "reports", ["settled"])
    op.add_column("records", sa.Column("address", sa.String))
    op.create_index("ix_records_address", "records", ["address"])
