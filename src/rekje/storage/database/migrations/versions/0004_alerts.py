"""Alerts for people who have closed the page: where they go, when, and who wants none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0003."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "push_devices",
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
        sa.Column("who", sa.LargeBinary(32), nullable=False, index=True),
        sa.Column("browser", sa.LargeBinary(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("public", sa.LargeBinary(65), nullable=False),
        sa.Column("auth", sa.LargeBinary(16), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "mails",
        sa.Column("who", sa.LargeBinary(32), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("hash", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("asked", sa.BigInteger, nullable=False),
        sa.Column("asker", sa.LargeBinary(32), nullable=False),
    )
    op.create_table(
        "alert_wishes",
        sa.Column("who", sa.LargeBinary(32), primary_key=True),
        sa.Column("wishes", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "muted",
        sa.Column("who", sa.LargeBinary(32), primary_key=True),
        sa.Column("table", sa.String(100), primary_key=True, index=True),
    )
    op.create_table(
        "alerts",
        sa.Column("who", sa.LargeBinary(32), primary_key=True),
        sa.Column("table", sa.String(100), primary_key=True, index=True),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("key", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
