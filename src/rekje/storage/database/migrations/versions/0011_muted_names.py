"""By which name somebody has muted a person, so that the name is found in a list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0010."""
    op.add_column("muted_people", sa.Column("name", sa.String(60)))
