"""People, their devices and their passkeys."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0003."""
    op.create_table(
        "devices",
        sa.Column("device", sa.LargeBinary(32), primary_key=True),
        sa.Column("who", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.Boolean, nullable=False),
    )
    op.create_index("ix_devices_who", "devices", ["who"])
    op.create_table(
        "people",
        sa.Column("who", sa.LargeBinary(32), primary_key=True),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("recovery", sa.LargeBinary(32), unique=True),
        sa.Column("recovery_made", sa.BigInteger),
        sa.Column("settings", sa.LargeBinary),
        sa.Column("settings_version", sa.Integer, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.LargeBinary(1023), primary_key=True),
        sa.Column("who", sa.LargeBinary(32), nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        # SQLite stores both kinds of integers alike: files made with the smaller one are as those made now.
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger),
    )
    op.create_index("ix_passkeys_who", "passkeys", ["who"])
