"""Being decent: people muted by others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0006."""
    op.create_table(
        "muted_people",
        sa.Column("who", sa.LargeBinary(32), primary_key=True),
        sa.Column("person", sa.LargeBinary(32), primary_key=True, index=True),
    )
