"""``rekje export``: all tables of the server in one file, for another machine or to keep."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rekje.cli.parts.files import write_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.locale import say
from rekje.storage.files import data_folder

if TYPE_CHECKING:
    from rekje.storage.sqlite.store import StoredTables


@click.command(cls=TranslatedCommand, help="help-export")
@click.argument("file", metavar="help-value-file")
@click.option("--data", type=click.Path(path_type=Path), metavar="help-value-folder", help="help-data")
def export(file: str, data: Path | None) -> None:
    """Write all tables of the server to one file; it holds everybody's seats and chat, so keep it to yourself."""
    from rekje.storage.sqlite.archive import write_archive

    stored = _stored(data or data_folder())
    try:
        count, text, damages = write_archive(stored)
    finally:
        stored.close()
    write_bytes(file, text)
    click.echo(say("serve-exported", count=count, file=file), err=True)
    for damage in damages:
        click.echo(say("serve-left-out", problem=say(damage.code, **damage.params)), err=True)
    if damages:
        raise click.exceptions.Exit(1)


def _stored(folder: Path) -> StoredTables:
    """The stored tables; a server may be writing meanwhile. A database of an older schema is migrated first."""
    from rekje.storage.sqlite.migrate import HEAD
    from rekje.storage.sqlite.store import Database, StoredTables

    stored = StoredTables(folder)
    if stored.revision == HEAD:
        return stored
    stored.close()
    Database(folder).close()
    return StoredTables(folder)
