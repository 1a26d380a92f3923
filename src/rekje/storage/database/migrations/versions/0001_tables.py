"""Tables, their batches of events, links, holders, chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From nothing."""
    op.create_table(
        "tables",
        sa.Column("name", sa.String(100), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("began", sa.BigInteger),
        sa.Column("due", sa.BigInteger),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.Column("standing", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_tables_changed", "tables", ["changed"])
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "batches",
        sa.Column("table", sa.String(100), primary_key=True),
        sa.Column("first", sa.Integer, primary_key=True),
        sa.Column("count", sa.Integer, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("receipt", sa.String(80)),
        sa.UniqueConstraint("table", "receipt"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("table", sa.String(100), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
    )
    op.create_index("ix_tokens_table", "tokens", ["table"])
    op.create_table(
        "holders",
        sa.Column("who", sa.LargeBinary(32), primary_key=True),
        sa.Column("table", sa.String(100), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
    )
    op.create_index("ix_holders_table", "holders", ["table"])
    op.create_table(
        "chat",
        sa.Column("table", sa.String(100), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("who", sa.LargeBinary(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text),
        sa.Column("phrase", sa.String(40)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
