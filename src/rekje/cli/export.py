"""``rekje export``: all tables of the server in one file, for another machine or to keep."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rekje.cli.parts.databases import check_no_database, chosen_database, database_option
from rekje.cli.parts.files import write_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.locale import say
from rekje.storage.files import data_folder

if TYPE_CHECKING:
    import sqlalchemy as sa

    from rekje.storage.database.store import StoredTables


@click.command(cls=TranslatedCommand, help="help-export")
@click.argument("file", metavar="help-value-file")
@click.option("--data", type=click.Path(path_type=Path), metavar="help-value-folder", help="help-data")
@database_option
@click.option("--everything", is_flag=True, help="help-export-everything")
def export(file: str, data: Path | None, database: str | None, everything: bool) -> None:
    """Write all tables of the server to one file; it holds everybody's seats and chat, so keep it to yourself."""
    import sqlalchemy as sa

    from rekje.storage.database.archive import write_archive

    folder = data or data_folder()
    check_no_database(folder, file)
    stored = _stored(folder, chosen_database(database))
    try:
        count, text, damages = write_archive(stored, everything=everything)
    except sa.exc.DatabaseError as error:
        raise stored.trouble(error) from None
    finally:
        stored.close()
    write_bytes(file, text, private=True)
    click.echo(say("serve-exported", count=count, file=file), err=True)
    for damage in damages:
        click.echo(say("serve-left-out", problem=say(damage.code, **damage.params)), err=True)
    if damages:
        raise click.exceptions.Exit(1)


def _stored(folder: Path, url: sa.URL | None) -> StoredTables:
    """The stored tables; a server may be writing meanwhile. A database of an older schema is migrated first."""
    from rekje.storage.database.migrate import HEAD
    from rekje.storage.database.store import Database, StoredTables

    stored = StoredTables(folder, url)
    if stored.revision == HEAD:
        return stored
    stored.close()
    Database(folder, url=url).close()
    return StoredTables(folder, url)
