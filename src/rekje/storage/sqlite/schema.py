"""What the database holds. Changes come as migrations beside this module (docs/server.md)."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("name", sa.String(100), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False, default=0),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False, index=True),
    sa.Column("began", sa.BigInteger),
    sa.Column("due", sa.BigInteger, index=True),
    sa.Column("over", sa.Boolean, nullable=False, default=False),
    sa.Column("about", sa.LargeBinary, nullable=False),
    sa.Column("standing", sa.LargeBinary, nullable=False),
)
"""A row for each table: ``version`` is its number of events, ``due`` when something happens by itself (a deadline, a
computer's turn), ``about`` its agreements, ``standing`` what a lobby shows. Times are ms since 1970."""

batches = sa.Table(
    "batches",
    metadata,
    sa.Column("table", sa.String(100), primary_key=True),
    sa.Column("first", sa.Integer, primary_key=True),
    sa.Column("count", sa.Integer, nullable=False),
    sa.Column("events", sa.LargeBinary, nullable=False),
    sa.Column("receipt", sa.String(80)),
    sa.UniqueConstraint("table", "receipt"),
)
"""A row for each command: its events as a JSON array. The ``receipt`` identifies a command that is sent twice."""

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("hash", sa.LargeBinary(32), primary_key=True),
    sa.Column("table", sa.String(100), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("card", sa.String(40), index=True),
)
"""The links to a table, by the hash of their token; seat -1 only watches. ``card`` is the name under which messengers
find what to show of a link (`rekje.storage.cards`)."""

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("who", sa.LargeBinary(32), primary_key=True),
    sa.Column("table", sa.String(100), primary_key=True, index=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("seen", sa.BigInteger),
)
"""Who holds which seat, by the hash of their cookie; seat -1 only watches. ``seen`` is when they left (ms since 1970),
null while they are connected and as long as that isn't known."""

chat = sa.Table(
    "chat",
    metadata,
    sa.Column("table", sa.String(100), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("who", sa.LargeBinary(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text),
    sa.Column("phrase", sa.String(40)),
    sa.Column("at", sa.BigInteger, nullable=False),
)
"""What was said at a table."""

summaries = sa.Table(
    "summaries",
    metadata,
    sa.Column("table", sa.String(100), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("summary", sa.LargeBinary, nullable=False),
)
"""The summary of a finished game (`rekje.analysis.summary`), so that it needn't be replayed. It is valid as long as the
table still has that ``version``."""

OF_A_TABLE = (batches, tokens, holders, chat, summaries)
"""The database tables from which a forgotten table's rows are deleted."""
