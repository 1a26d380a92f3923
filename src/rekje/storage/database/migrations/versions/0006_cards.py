"""Under which name a messenger finds what to show of a link."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rekje.storage.database.cards import card_of

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From 0005. Links made before get their cards too."""
    op.add_column("tokens", sa.Column("card", sa.String(40)))
    tokens = sa.table("tokens", sa.column("hash", sa.LargeBinary), sa.column("card", sa.String))
    connection = op.get_bind()
    for (found,) in connection.execute(sa.select(tokens.c.hash)).all():
        connection.execute(tokens.update().where(tokens.c.hash == found).values(card=card_of(found)))
    op.create_index("ix_tokens_card", "tokens", ["card"])
