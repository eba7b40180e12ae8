"""What account names look like, so that no two can be taken for one another; the older one of two keeps its look."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from dejarik.server.names import look_of

revision = "0003"
down_revision = "0002"

_PLAYERS = sa.table("players", sa.column("id"), sa.column("name"), sa.column("login"), sa.column("look"))


def upgrade() -> None:
    """Add the column and fill it for every account."""
    op.add_column("players", sa.Column("look", sa.String))
    connection, taken = op.get_bind(), set()
    accounts = sa.select(_PLAYERS.c.id, _PLAYERS.c.name).where(_PLAYERS.c.login.is_not(None))
    for row in connection.execute(accounts.order_by(sa.text("created"))).all():
        look = look_of(row.name)
        if look not in taken:
            taken.add(look)
            connection.execute(sa.update(_PLAYERS).where(_PLAYERS.c.id == row.id).values(look=look))
    op.create_index("ix_players_look", "players", ["look"], unique=True)
