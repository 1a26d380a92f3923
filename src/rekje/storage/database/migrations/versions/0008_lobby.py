"""The lobby: tables open to everybody on the server, who is seen there, and who was removed from which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0007."""
    op.add_column("tables", sa.Column("opened", sa.BigInteger))
    op.create_index("ix_tables_opened", "tables", ["opened"])
    op.create_table(
        "lobby_people",
        sa.Column("who", sa.LargeBinary(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("word", sa.LargeBinary(32)),
    )
    op.create_table(
        "removed_people",
        sa.Column("who", sa.LargeBinary(32), primary_key=True),
        sa.Column("table", sa.String(100), primary_key=True, index=True),
    )
