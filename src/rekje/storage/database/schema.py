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
    sa.Column("opened", sa.BigInteger, index=True),
    sa.Column("revision", sa.Integer, nullable=False, default=0, server_default="0"),
    sa.Column("computer", sa.Boolean),
)
"""A row for each table: ``version`` is its number of events, ``revision`` counts every change of the table, of its
events and of all else (`rekje.storage.database.together.revisions`), ``due`` when something happens by itself (a
deadline, a computer's turn), ``about`` its agreements, ``standing`` what lists of tables show, ``opened`` since when
it is open to everybody on the server (null: it isn't), ``computer`` whether it waits for a computer player, perhaps
besides people (null: a Rekje wrote it that didn't say). Times are ms since 1970."""

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
find what to show of a link (`rekje.storage.database.cards`)."""

holders = sa.Table(
    "holders",
    metadata,
    sa.Column("who", sa.LargeBinary(32), primary_key=True),
    sa.Column("table", sa.String(100), primary_key=True, index=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("seen", sa.BigInteger),
)
"""Which person (``who``) holds which seat; seat -1 only watches. ``seen`` is when they left (ms since 1970),
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

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("secret", sa.LargeBinary, nullable=False),
)
"""Keys that the server made for itself, by name."""

push_devices = sa.Table(
    "push_devices",
    metadata,
    sa.Column("device", sa.LargeBinary(32), primary_key=True),
    sa.Column("who", sa.LargeBinary(32), nullable=False, index=True),
    sa.Column("browser", sa.LargeBinary(32), nullable=False),
    sa.Column("endpoint", sa.Text, nullable=False),
    sa.Column("public", sa.LargeBinary(65), nullable=False),
    sa.Column("auth", sa.LargeBinary(16), nullable=False),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("made", sa.BigInteger, nullable=False),
)
"""Browsers that take web push, by the hash of their ``endpoint``, the address of their push service. ``browser`` is the
hash of the browser's cookie: once that device is revoked, it gets no alerts. ``public`` and ``auth`` are the browser's
keys, for which messages are encrypted."""

mails = sa.Table(
    "mails",
    metadata,
    sa.Column("who", sa.LargeBinary(32), primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("language", sa.String(5), nullable=False),
    sa.Column("confirmed", sa.Boolean, nullable=False),
    sa.Column("hash", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("asked", sa.BigInteger, nullable=False),
    sa.Column("asker", sa.LargeBinary(32), nullable=False),
)
"""Who wants e-mail, and where. Nothing but one question goes to an address that isn't ``confirmed``. ``hash`` is that
of the token in their mails, which is made of ``asker``, who they were when they ``asked`` (ms since 1970)."""

alert_wishes = sa.Table(
    "alert_wishes",
    metadata,
    sa.Column("who", sa.LargeBinary(32), primary_key=True),
    sa.Column("wishes", sa.LargeBinary, nullable=False),
)
"""What a person wishes of all their alerts (`rekje.tables.wishes`)."""

muted = sa.Table(
    "muted",
    metadata,
    sa.Column("who", sa.LargeBinary(32), primary_key=True),
    sa.Column("table", sa.String(100), primary_key=True, index=True),
)
"""Tables of which somebody wants no alert."""

alerts = sa.Table(
    "alerts",
    metadata,
    sa.Column("who", sa.LargeBinary(32), primary_key=True),
    sa.Column("table", sa.String(100), primary_key=True, index=True),
    sa.Column("kind", sa.String(20), nullable=False),
    sa.Column("key", sa.String(40), nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False, index=True),
)
"""Alerts to be sent: at most one for each person and table, at a moment (ms since 1970). ``key`` names what it is
about, such as a turn's number; an alert whose key is no longer true isn't sent."""

muted_people = sa.Table(
    "muted_people",
    metadata,
    sa.Column("who", sa.LargeBinary(32), primary_key=True),
    sa.Column("person", sa.LargeBinary(32), primary_key=True, index=True),
    sa.Column("name", sa.String(60)),
)
"""Whose chat somebody doesn't want to read: ``person`` is muted for ``who``, at every table. ``name`` is what they were
called then (None: muted before names were kept)."""

reports = sa.Table(
    "reports",
    metadata,
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
"""What ``who`` reported to the operator of a ``person``, called ``name`` then, with the last ``lines`` of the chat."""

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("who", sa.LargeBinary(32), nullable=False, unique=True),
    sa.Column("until", sa.BigInteger, nullable=False),
)
"""Who may not use the server, until a moment (ms since 1970)."""

audit = sa.Table(
    "audit",
    metadata,
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("did", sa.String(40), nullable=False),
    sa.Column("about", sa.String(100), nullable=False),
)
"""What operators did, and to which table, report or ban. Rows are only ever added."""

lobby_people = sa.Table(
    "lobby_people",
    metadata,
    sa.Column("who", sa.LargeBinary(32), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("word", sa.LargeBinary(32)),
)
"""Who wants to be seen in the lobby, by which ``name`` (empty: not seen), and the hash of the ``word`` that let them
in."""

removed_people = sa.Table(
    "removed_people",
    metadata,
    sa.Column("who", sa.LargeBinary(32), primary_key=True),
    sa.Column("table", sa.String(100), primary_key=True, index=True),
)
"""Who was removed from a table by its host or by a vote. They can't come back through the lobby."""

switched_off = sa.Table("switched_off", metadata, sa.Column("name", sa.String(40), primary_key=True))
"""What an operator has switched off for the whole server."""

devices = sa.Table(
    "devices",
    metadata,
    sa.Column("device", sa.LargeBinary(32), primary_key=True),
    sa.Column("who", sa.LargeBinary(32), nullable=False, index=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("added", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
    sa.Column("revoked", sa.Boolean, nullable=False, default=False),
)
"""The devices of people who have more than a name on one device. ``device`` is the hash of its cookie. A device without
a row is a person of its own, called as the device. A ``revoked`` one is nobody's any more: its row stays so that its
cookie doesn't become the person whom it was called after."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("who", sa.LargeBinary(32), primary_key=True),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("recovery", sa.LargeBinary(32), unique=True),
    sa.Column("recovery_made", sa.BigInteger),
    sa.Column("settings", sa.LargeBinary),
    sa.Column("settings_version", sa.Integer, nullable=False, default=0),
)
"""What is known of a person besides their games. ``recovery`` is the hash of their recovery code. ``settings`` is what
their browsers keep, as a JSON object of texts; its version counts its changes."""

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.LargeBinary(1023), primary_key=True),
    sa.Column("who", sa.LargeBinary(32), nullable=False, index=True),
    sa.Column("key", sa.LargeBinary, nullable=False),
    # An authenticator counts to 2³².
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(60), nullable=False),
    sa.Column("added", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger),
)
"""The passkeys with which people come back: the credential's ID, its public key, and its authenticator's counter."""

marks = sa.Table(
    "marks",
    metadata,
    sa.Column("name", sa.String(40), primary_key=True),
    sa.Column("number", sa.Integer, nullable=False),
)
"""How often that changed which every process has in memory besides tables
(`rekje.storage.database.together.revisions`)."""

tickets = sa.Table(
    "tickets",
    metadata,
    sa.Column("kind", sa.String(20), primary_key=True),
    sa.Column("key", sa.LargeBinary(32), primary_key=True),
    sa.Column("owner", sa.LargeBinary, nullable=False),
    sa.Column("value", sa.LargeBinary, nullable=False),
    sa.Column("number", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger, nullable=False, index=True),
)
"""What is good for some minutes: codes, challenges, sessions of operators. ``key`` is the hash of what is shown,
``owner`` whose it is (a person, or a table's name), ``number`` the order in which they were made, ``until`` when they
end (ms since 1970)."""

processes = sa.Table(
    "processes",
    metadata,
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("beat", sa.BigInteger, nullable=False),
    sa.Column("thinks", sa.Boolean),
)
"""The processes that use these tables, and when each last gave a sign of life (ms since 1970, by the database's
clock). ``thinks`` are those that only think (`rekje.storage.database.together.due_work`)."""

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(100), primary_key=True, index=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""Who is connected to which table by which process (`rekje.tables.presence`); those of no table look at the lobby."""

claims = sa.Table(
    "claims",
    metadata,
    sa.Column("table", sa.String(100), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("worker", sa.String(32), nullable=False),
)
"""Which of the ``processes`` does what is due at a table (``worker``), as long as the table has this ``version`` and
the process is alive."""

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("table", sa.String(100), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),
    sa.Column("asked", sa.BigInteger, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("worker", sa.String(32)),
    sa.Column("verdicts", sa.LargeBinary),
)
"""Reviews that processes make for others, of games that were over at a ``version``: the number of turns judged, which
of the ``processes`` judges them (``worker``), and the verdicts on all of them once they are there
(`rekje.storage.database.together.due_work.ReviewQueue`)."""

FLEETING = (marks, tickets, processes, presence, claims, reviews)
"""What is of no use to another server, nor to this one a day later."""

OF_A_TABLE = (batches, tokens, holders, chat, summaries, muted, alerts, removed_people)
"""The database tables from which a forgotten table's rows are deleted."""
