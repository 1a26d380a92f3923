"""Several processes on one database: who is there, who does what is due at which table, where
computers play, and which reviews are made for others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0009."""
    op.add_column("tables", sa.Column("computer", sa.Boolean))
    op.add_column("processes", sa.Column("thinks", sa.Boolean))
    op.create_table(
        "claims",
        sa.Column("table", sa.String(100), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(32), nullable=False),
    )
    op.create_table(
        "reviews",
        sa.Column("table", sa.String(100), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("worker", sa.String(32)),
        sa.Column("verdicts", sa.LargeBinary),
    )
