"""Who made which table, who holds which seat, and what was said there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from concurrent.futures import Future
from contextlib import suppress
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from rekje.model.problems import FormError
from rekje.storage.clock import SteadyClock
from rekje.storage.database.backend import insert_missing
from rekje.storage.database.cards import card_of
from rekje.storage.database.decency import Mutes, mutes_of, traces_of
from rekje.storage.database.events import WholeLog, forget, keep_summary, locked_version, rename, whole_log
from rekje.storage.database.schema import chat, holders, removed_people, summaries, tables, tokens
from rekje.storage.database.together.revisions import touch
from rekje.storage.database.writer import WriteQueue
from rekje.tables.about import ANY_SEAT, WATCHING, About, TableStatus
from rekje.tables.ports import StaleVersion

_about = msgspec.json.Decoder(About)
_standing = msgspec.json.Decoder(TableStatus)
encode = msgspec.json.encode


class TableRow(msgspec.Struct, frozen=True):
    """A table's row (`rekje.storage.database.schema`). Times are ms since 1970."""

    name: str
    version: int
    created: int
    changed: int
    began: int | None
    due: int | None
    over: bool
    about: About
    standing: TableStatus
    revision: int = 0


class StoredChatLine(msgspec.Struct, frozen=True):
    """A line of chat, said by the person ``who``; a notice belongs to nobody."""

    number: int
    seat: int
    text: str | None
    phrase: str | None
    at: int
    who: bytes = b""


class Agreed(msgspec.Struct, frozen=True):
    """A change at a table besides its game: new agreements, how it stands, new ``names`` of seats from the beginning
    on, and a notice for everybody. Whatever is None stays as it is."""

    about: About | None = None
    standing: TableStatus | None = None
    names: dict[int, str] = {}
    notice: StoredChatLine | None = None


class Holding(msgspec.Struct, frozen=True):
    """A person's hold on a seat, and when they left (ms since 1970): None while they are there, or if not known."""

    who: bytes
    seat: int
    seen: int | None = None


class WholeTable(NamedTuple):
    """All that is stored of a table, as of one moment: its row, who holds what, the last ``lines`` of its chat, who of
    them has muted whom, and its ``log`` (None before the game)."""

    row: TableRow
    holdings: list[Holding]
    lines: list[StoredChatLine]
    mutes: Mutes
    log: WholeLog | None


class Register:
    """Reads are done at once. A write is durable when its future is done. People are identified by the hash of a
    cookie, links by the hash of their token. A change of a table that is given a ``revision`` raises `StaleVersion`,
    and changes nothing, if the table has another one: somebody else has changed it since."""

    def __init__(self, engine: sa.Engine, writer: WriteQueue, clock: SteadyClock) -> None:
        self._engine = engine
        self._writer = writer
        self._clock = clock

    def create(
        self,
        name: str,
        about: About,
        standing: TableStatus,
        links: Iterable[tuple[bytes, int]],
        held: Iterable[tuple[bytes, int]],
        earlier: tuple[str, Agreed] | None = None,
        *,
        revision: int | None = None,
    ) -> Future[None]:
        """Create a table with its links (hash and seat) and its first holders. If it is a rematch, also change the
        ``earlier`` table, whose ``revision`` is given. The future raises `StaleVersion`, and nothing is stored, if
        there is a table of that name."""
        moment = self._clock.now_ms()
        row = {"name": name, "version": 0, "created": moment, "changed": moment, "over": False}
        rows = [{"hash": token, "table": name, "seat": seat, "card": card_of(token)} for token, seat in links]
        holding = [{"who": who, "table": name, "seat": seat} for who, seat in held]

        def job(connection: sa.Connection) -> None:
            if earlier is not None:
                self._agree(connection, *earlier, revision)
            values = {**row, "about": encode(about), "standing": encode(standing), "opened": _opened(about)}
            made = insert_missing(connection, tables).values(values).returning(tables.c.name)
            if connection.execute(made).first() is None:
                raise StaleVersion(name)
            if rows:
                connection.execute(tokens.insert(), rows)
            connection.execute(holders.insert(), holding)

        return self._writer.submit(job)

    def row(self, name: str) -> TableRow | None:
        """A table's row, if there is such a table. Raises `FormError` for a damaged one."""
        with self._engine.connect() as connection:
            found = connection.execute(tables.select().where(tables.c.name == name)).one_or_none()
        return read_row(found) if found else None

    def whole(self, name: str, most_lines: int = 0) -> WholeTable | None:
        """A table with all that belongs to it; None if there is no such table. Raises `FormError` for a damaged one."""
        # By one connection: each that is opened asks PostgreSQL four times for one answer.
        with self._engine.connect() as connection:
            found = connection.execute(tables.select().where(tables.c.name == name)).one_or_none()
            if found is None:
                return None
            row, held = read_row(found), holdings(connection, name)
            lines = last_lines(connection, name, most_lines)
            mutes = mutes_of(connection, {one.who for one in held})
            return WholeTable(row, held, lines, mutes, whole_log(connection, name) if row.version else None)

    def revision(self, name: str) -> int | None:
        """A table's revision; None if there is no such table."""
        with self._engine.connect() as connection:
            return connection.scalar(sa.select(tables.c.revision).where(tables.c.name == name))

    def change(self, name: str, agreed: Agreed, *, revision: int | None = None) -> Future[None]:
        """Change the agreements."""
        return self._writer.submit(lambda connection: self._agree(connection, name, agreed, revision))

    def linked(self, token: bytes) -> tuple[str, int] | None:
        """The table and the seat to which a token leads."""
        query = sa.select(tokens.c.table, tokens.c.seat).where(tokens.c.hash == token)
        with self._engine.connect() as connection:
            found = connection.execute(query).one_or_none()
        return (found[0], found[1]) if found else None

    def carded(self, card: str) -> tuple[str, int] | None:
        """The table and the seat to which the link with a card leads."""
        query = sa.select(tokens.c.table, tokens.c.seat).where(tokens.c.card == card)
        with self._engine.connect() as connection:
            found = connection.execute(query).first()
        return (found[0], found[1]) if found else None

    def links(self, name: str) -> int:
        """How many links a table has."""
        query = sa.select(sa.func.count()).select_from(tokens).where(tokens.c.table == name)
        with self._engine.connect() as connection:
            return connection.scalar(query) or 0

    def add_link(self, token: bytes, name: str, seat: int, *, revision: int | None = None) -> Future[None]:
        """Add a link to a seat."""

        def job(connection: sa.Connection) -> None:
            self._agree(connection, name, None, revision)
            connection.execute(tokens.insert().values(hash=token, table=name, seat=seat, card=card_of(token)))

        return self._writer.submit(job)

    def sit(
        self, who: bytes, name: str, seat: int, agreed: Agreed | None = None, *, revision: int | None = None
    ) -> Future[None]:
        """Let a person hold a seat, and change the agreements with it."""

        def job(connection: sa.Connection) -> None:
            self._agree(connection, name, agreed, revision)
            held = holders.select().where(holders.c.who == who, holders.c.table == name, holders.c.seat == seat)
            if connection.execute(held).first() is None:
                connection.execute(holders.insert().values(who=who, table=name, seat=seat))

        return self._writer.submit(job)

    def seen(self, who: bytes, name: str, moment: int | None) -> Future[None]:
        """Somebody left a table at a moment (ms since 1970), or is there (None)."""
        query = holders.update().where(holders.c.who == who, holders.c.table == name).values(seen=moment)
        return self._writer.execute(query)

    def free(
        self, name: str, seat: int, agreed: Agreed, removed: Iterable[bytes] = (), *, revision: int | None = None
    ) -> Future[None]:
        """Remove all holders of a seat, and all links to it or to whichever seat is free. Note who was ``removed``
        against their will."""
        gone = list(removed)

        def job(connection: sa.Connection) -> None:
            self._agree(connection, name, agreed, revision)
            note_removed(connection, name, gone)
            connection.execute(holders.delete().where(holders.c.table == name, holders.c.seat == seat))
            connection.execute(tokens.delete().where(tokens.c.table == name, tokens.c.seat.in_((seat, ANY_SEAT))))

        return self._writer.submit(job)

    def renumber(
        self, name: str, seats: Mapping[int, int], agreed: Agreed, *, revision: int | None = None
    ) -> Future[None]:
        """Give seats other numbers: the new ones, none higher than its old one, by the old ones. Seats left out are
        removed, with all links to them; what was said there was said by somebody who only watches."""

        def job(connection: sa.Connection) -> None:
            self._agree(connection, name, agreed, revision)
            for part in (holders, tokens, chat):
                here = (part.c.table == name, part.c.seat >= 0)
                left_out = (*here, part.c.seat.not_in(seats))
                gone = part.update().values(seat=WATCHING) if part is chat else part.delete()
                connection.execute(gone.where(*left_out))
                for old, new in sorted(seats.items()):
                    connection.execute(part.update().where(*here, part.c.seat == old).values(seat=new))

        return self._writer.submit(job)

    def unwatch(
        self, name: str, host: bytes, agreed: Agreed, removed: Iterable[bytes], *, revision: int | None = None
    ) -> Future[None]:
        """Remove all who watch a table from there, except its host, and all links to watch. Note who was
        ``removed``."""
        sent = list(removed)

        def job(connection: sa.Connection) -> None:
            self._agree(connection, name, agreed, revision)
            note_removed(connection, name, sent)
            watching = holders.c.table == name, holders.c.seat == WATCHING, holders.c.who != host
            connection.execute(holders.delete().where(*watching))
            connection.execute(tokens.delete().where(tokens.c.table == name, tokens.c.seat == WATCHING))

        return self._writer.submit(job)

    def revoke(self, name: str, agreed: Agreed, *, revision: int | None = None) -> Future[None]:
        """Remove all links of a table."""

        def job(connection: sa.Connection) -> None:
            self._agree(connection, name, agreed, revision)
            connection.execute(tokens.delete().where(tokens.c.table == name))

        return self._writer.submit(job)

    def mine(self, who: bytes) -> list[tuple[TableRow, tuple[int, ...]]]:
        """The tables at which a person holds seats or watches, the last changed first. A table with a damaged row is
        left out."""
        query = (
            sa.select(tables, holders.c.seat)
            .join(holders, holders.c.table == tables.c.name)
            .where(holders.c.who == who)
            .order_by(tables.c.changed.desc(), tables.c.name)
        )
        seats: dict[str, list[int]] = {}
        rows: dict[str, TableRow] = {}
        with self._engine.connect() as connection:
            for found in connection.execute(query):
                seats.setdefault(found.name, []).append(found.seat)
                if found.name not in rows:
                    with suppress(FormError):
                        rows[found.name] = read_row(found)
        return [(row, tuple(sorted(seats[name]))) for name, row in rows.items()]

    def where(self, who: bytes) -> list[str]:
        """The tables at which somebody holds anything."""
        query = sa.select(holders.c.table).where(holders.c.who == who).distinct().order_by(holders.c.table)
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def traces(self, who: bytes) -> list[str]:
        """The tables at which somebody holds anything, has said something, or was removed."""
        with self._engine.connect() as connection:
            return sorted(connection.scalars(traces_of(who)))

    def summaries(self, who: bytes) -> dict[str, bytes]:
        """The summaries of somebody's games that are over, by table, as far as they are kept."""
        query = (
            sa.select(summaries.c.table, summaries.c.summary)
            .join(tables, sa.and_(tables.c.name == summaries.c.table, tables.c.version == summaries.c.version))
            .where(summaries.c.table.in_(sa.select(holders.c.table).where(holders.c.who == who)))
        )
        with self._engine.connect() as connection:
            return {found.table: found.summary for found in connection.execute(query)}

    def add_summary(self, name: str, version: int, summary: bytes) -> Future[None]:
        """Keep the summary of a game that was over before summaries were kept, if it is still there."""

        def job(connection: sa.Connection) -> None:
            if locked_version(connection, name) == version:
                keep_summary(connection, name, version, summary)

        return self._writer.submit(job)

    def never_begun(self, before: int) -> list[str]:
        """The tables that have waited for people since before a moment."""
        query = sa.select(tables.c.name).where(tables.c.version == 0, tables.c.changed < before)
        with self._engine.connect() as connection:
            return list(connection.scalars(query))

    def say(self, name: str, line: StoredChatLine, *, revision: int | None = None) -> Future[None]:
        """Keep a line of chat."""

        def job(connection: sa.Connection) -> None:
            self._agree(connection, name, None, revision)
            say(connection, name, line)

        return self._writer.submit(job)

    def leave(
        self, who: bytes, name: str, agreed: Agreed | None = None, *, revision: int | None = None
    ) -> Future[None]:
        """Remove a person from a table: their seats become free, old links to these and their chat are deleted."""

        def job(connection: sa.Connection) -> None:
            self._agree(connection, name, agreed, revision)
            seats = sa.select(holders.c.seat).where(
                holders.c.who == who, holders.c.table == name, holders.c.seat != WATCHING
            )
            connection.execute(tokens.delete().where(tokens.c.table == name, tokens.c.seat.in_(seats)))
            for part in (holders, chat):
                connection.execute(part.delete().where(part.c.who == who, part.c.table == name))

        return self._writer.submit(job)

    def forget(self, name: str, *, revision: int | None = None) -> Future[None]:
        """Forget a table, with all that belongs to it."""
        return self._writer.submit(lambda connection: forget(connection, name, revision))

    def forget_lost(self, name: str, before: int) -> Future[bool]:
        """Forget a table if it has waited for people since before a moment. Returns whether it was forgotten."""

        def job(connection: sa.Connection) -> bool:
            waits = (tables.c.name == name, tables.c.version == 0, tables.c.changed < before)
            if connection.scalar(sa.select(tables.c.name).where(*waits).with_for_update()) is None:
                return False
            forget(connection, name)
            return True

        return self._writer.submit(job)

    def _agree(self, connection: sa.Connection, name: str, agreed: Agreed | None, revision: int | None) -> None:
        """Write down what changes at a table, and lock it for others until the transaction ends."""
        values: dict[str, object] = {}
        if agreed is not None:
            values["changed"] = self._clock.now_ms()
            if agreed.about is not None:
                values |= {"about": encode(agreed.about), "opened": _opened(agreed.about)}
            if agreed.standing is not None:
                values["standing"] = encode(agreed.standing)
        if not touch(connection, name, revision, values=values) and revision is not None:
            raise StaleVersion(name)
        if agreed is None:
            return
        if agreed.names:
            rename(connection, name, agreed.names)
        if agreed.notice is not None:
            say(connection, name, agreed.notice)


def note_removed(connection: sa.Connection, name: str, people: Iterable[bytes]) -> None:
    """Note that people were removed from a table."""
    rows = [{"who": who, "table": name} for who in people]
    if rows:
        connection.execute(insert_missing(connection, removed_people), rows)


def _opened(about: About) -> int | None:
    return about.opening.since if about.opening else None


def last_lines(connection: sa.Connection, name: str, most: int, after: int = 0) -> list[StoredChatLine]:
    """The last lines said at a table, of those ``after`` a number."""
    columns = (chat.c.number, chat.c.seat, chat.c.text, chat.c.phrase, chat.c.at, chat.c.who)
    of_table = sa.select(*columns).where(chat.c.table == name, chat.c.number > after)
    found = connection.execute(of_table.order_by(chat.c.number.desc()).limit(most))
    return [StoredChatLine(*one) for one in found][::-1]


def holdings(connection: sa.Connection, name: str) -> list[Holding]:
    """Who holds which seats of a table."""
    query = sa.select(holders.c.who, holders.c.seat, holders.c.seen).where(holders.c.table == name)
    return [Holding(*found) for found in connection.execute(query)]


def say(connection: sa.Connection, name: str, line: StoredChatLine) -> None:
    """Keep a line of chat, or a notice."""
    connection.execute(chat.insert().values(table=name, **msgspec.structs.asdict(line)))


def read_row(found: sa.Row[tuple[object, ...]]) -> TableRow:
    """A row of the database's table. Raises `FormError` for a damaged one."""
    try:
        return TableRow(
            found.name, found.version, found.created, found.changed, found.began, found.due, found.over,
            _about.decode(found.about), _standing.decode(found.standing), found.revision,
        )  # fmt: skip
    except (msgspec.MsgspecError, ValueError, TypeError):
        raise FormError("serve-row-damaged", table=found.name) from None
