"""When somebody who holds a seat was last there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0002."""
    op.add_column("holders", sa.Column("seen", sa.BigInteger))
