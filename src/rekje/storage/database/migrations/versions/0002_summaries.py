"""Summaries of the games that are over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0001."""
    op.create_table(
        "summaries",
        sa.Column("table", sa.String(100), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
