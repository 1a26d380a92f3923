"""Revisions of tables, and what several processes on one database know of each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0008."""
    op.add_column("tables", sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
    marks = op.create_table(
        "marks",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.bulk_insert(marks, [{"name": name, "number": 0} for name in ("*devices", "*bans", "*switches")])
    op.create_table(
        "tickets",
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("key", sa.LargeBinary(32), primary_key=True),
        sa.Column("owner", sa.LargeBinary, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tickets_until", "tickets", ["until"])
    op.create_table(
        "processes",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("process", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(100), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_presence_table", "presence", ["table"])
