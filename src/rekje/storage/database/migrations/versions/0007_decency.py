"""Being decent: people muted by others, reports, and what operators do about them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0005."""
    op.create_table(
        "muted_people",
        sa.Column("who", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.LargeBinary(32), primary_key=True, index=True),
    )
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("who", sa.LargeBinary(32), nullable=False, index=True),
        sa.Column("person", sa.LargeBinary(32), nullable=False, index=True),
        sa.Column("table", sa.String(100), nullable=False, index=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("lines", sa.LargeBinary, nullable=False),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("who", sa.LargeBinary(32), nullable=False, unique=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("did", sa.String(40), nullable=False),
        sa.Column("about", sa.String(100), nullable=False),
    )
    op.create_table("switched_off", sa.Column("name", sa.String(40), primary_key=True))
