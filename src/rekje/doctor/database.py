"""Checks of what is stored: the server's database, the terminal's games, the clock by them."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from rekje.doctor.finding import RIGHTS, Finding, Status, Subject, problem, warning, well, wrong
from rekje.doctor.postgres import check_postgres
from rekje.doctor.settings import as_served
from rekje.model.problems import FormError
from rekje.storage.clock import BEHIND_MS, shown_time

if TYPE_CHECKING:
    import sqlalchemy as sa

    from rekje.storage.database.store import StoredTables

RESTORE = "serve-doctor-do-restore"
UNWRITABLE = "serve-database-unwritable"
FIRST_DAY_MS = 1_760_000_000_000
"""A moment in October 2025. A clock that shows an earlier one isn't set."""


@contextmanager
def _stored(subject: Subject) -> Iterator[StoredTables | None]:
    """The stored tables, read so that nothing changes; None if there is no database. Raises `FormError` for what can't
    be read."""
    url = database_url(subject)
    if url is None:
        with _stored_file(subject.data) as found:
            yield found
        return
    from rekje.storage.database.store import StoredTables

    try:
        stored = StoredTables(subject.data, url)
    except FormError as error:
        if error.code != "serve-database-none":
            raise
        yield None
        return
    try:
        yield stored
    finally:
        stored.close()


def database_url(subject: Subject) -> sa.URL | None:
    """The address of the database; None for the folder's own file. Raises `FormError` for what is no address."""
    from rekje.storage.postgres.address import read_database

    named = as_served(subject).database
    return read_database(named) if named else None


@contextmanager
def _stored_file(folder: Path) -> Iterator[StoredTables | None]:
    """The same for the file of a folder.

    A server that runs shares its write-ahead log. Without one, reading the log a crash has left would put it into the
    database, so that a copy is read. Raises `FormError` for what can't be read.
    """
    from rekje.storage.database.store import StoredTables
    from rekje.storage.sqlite.engine import FILE
    from rekje.storage.sqlite.hold import holder_of

    file, log = folder / FILE, folder / f"{FILE}-wal"
    if not _is_there(file):
        yield None
        return
    held = holder_of(folder) is not None
    left = not held and _is_there(log) and log.stat().st_size > 0
    with tempfile.TemporaryDirectory(prefix="rekje-doctor-") if left else nullcontext(folder) as place:
        if left:
            for path in (file, log):
                shutil.copyfile(path, Path(place) / path.name)
        stored = StoredTables(Path(place), still=not (held or left))
        try:
            yield stored
        finally:
            stored.close()


def _is_there(file: Path) -> bool:
    """Whether there is a file. Raises `FormError` if that can't be seen."""
    try:
        return file.is_file()
    except OSError as error:
        raise FormError(UNWRITABLE, path=str(file), reason=error.strerror or "?") from None


def check_database(subject: Subject) -> Iterator[Finding]:
    """Whether the database is whole, and of the newest schema."""
    import sqlalchemy as sa

    try:
        url = database_url(subject)
    except FormError as error:
        yield problem("database", error, "serve-doctor-do-settings")
        return
    if url is not None:
        found = list(check_postgres(url))
        yield from found
        if any(one.status is Status.WRONG for one in found):
            return
    try:
        with _stored(subject) as stored:
            if stored is None:
                if url is None:
                    yield well("database", "serve-doctor-no-database")
                return
            damage = stored.damage()
            revision = stored.revision
    except FormError as error:
        yield problem("database", error, RIGHTS if error.code == UNWRITABLE else RESTORE)
        return
    except (OSError, sa.exc.DatabaseError) as error:
        yield _unreadable(error)
        return
    if damage is not None:
        yield wrong("database", "serve-doctor-file", RESTORE, reason=damage)
    elif url is None:
        yield well("database", "serve-doctor-database")
    yield _schema(revision)


def _schema(revision: str | None) -> Finding:
    from rekje.storage.database.migrate import FOREIGN, HEAD, is_foreign

    if revision is None:
        return wrong("schema", "serve-doctor-no-schema", RESTORE)
    if revision == HEAD:
        return well("schema", "serve-doctor-newest", revision=HEAD)
    if is_foreign(revision):
        return wrong("schema", FOREIGN)
    advice = "serve-doctor-do-upgrade" if revision > HEAD else "serve-doctor-do-update"
    return wrong("schema", "serve-doctor-schema", advice, found=revision, newest=HEAD)


def _unreadable(error: Exception) -> Finding:
    if isinstance(error, OSError):
        return wrong("database", "serve-doctor-no-copy", "serve-doctor-do-copy", reason=error.strerror or "?")
    return wrong("database", "serve-doctor-file", RESTORE, reason=str(getattr(error, "orig", error)))


def check_tables(subject: Subject) -> Iterator[Finding]:
    """Which tables are damaged. Of a database that can't be read at all, `check_database` says so."""
    import sqlalchemy as sa

    from rekje.storage.database.checks import damaged_tables, table_names
    from rekje.storage.database.migrate import HEAD

    try:
        with _stored(subject) as stored:
            if stored is None or stored.revision != HEAD:
                return
            with stored.connect() as connection:
                damages = list(damaged_tables(connection))
                count = len(table_names(connection))
    except (FormError, OSError, sa.exc.DatabaseError):
        return
    for damaged in damages:
        yield problem("table", damaged, "serve-doctor-do-table")
    if not damages:
        yield well("tables", "serve-doctor-tables" if count else "serve-doctor-tables-none", count=count)


def check_games(subject: Subject) -> Iterator[Finding]:
    """Which games of the terminal are damaged."""
    from rekje.referee import replay
    from rekje.storage.files import EventFiles

    files = EventFiles(subject.data / "tables")
    names = files.tables()
    damages = []
    for name in names:
        try:
            if events := files.load(name):
                replay(events)
        except FormError as error:
            damages.append(error)
        except Exception:
            # What doesn't fold may fail in any way.
            damages.append(FormError("serve-store-unfoldable", table=name))
    for name in names:
        if files.is_torn(name):
            yield warning("game", "serve-doctor-game-torn", table=name)
    for damage in damages:
        yield problem("game", damage, "serve-doctor-do-game")
    if not damages:
        yield well("games", "serve-doctor-games" if names else "serve-doctor-games-none", count=len(names))


def check_clock(subject: Subject) -> Iterator[Finding]:
    """Whether the clock is set: not before this version was made, and not before the last stored change."""
    now = time.time_ns() // 1_000_000
    told = shown_time(now)
    last = _last_change(subject)
    if now < FIRST_DAY_MS:
        yield wrong("clock", "serve-doctor-clock-unset", "serve-doctor-do-clock", now=told)
    elif now < last - BEHIND_MS:
        yield wrong("clock", "serve-doctor-clock-behind", "serve-doctor-do-clock", now=told, last=shown_time(last))
    else:
        yield well("clock", "serve-doctor-clock", now=told)


def _last_change(subject: Subject) -> int:
    """When something was last stored (ms since 1970); 0 if nothing was, or if that can't be read."""
    import sqlalchemy as sa

    from rekje.storage.database.store import last_change

    try:
        with _stored(subject) as stored:
            if stored is None:
                return 0
            with stored.connect() as connection:
                return last_change(connection)
    except (FormError, OSError, sa.exc.DatabaseError):
        return 0
