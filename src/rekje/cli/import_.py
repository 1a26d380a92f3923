"""``rekje import``: tables from a file that `rekje export` wrote."""

from __future__ import annotations

from pathlib import Path

import click

from rekje.cli.parts.databases import chosen_database, database_option
from rekje.cli.parts.files import read_bytes
from rekje.cli.parts.help import TranslatedCommand
from rekje.locale import say
from rekje.storage.files import data_folder

MOST_BYTES = 1_000_000_000


@click.command(name="import", cls=TranslatedCommand, help="help-import")
@click.argument("file", metavar="help-value-file")
@click.option("--data", type=click.Path(path_type=Path), metavar="help-value-folder", help="help-data")
@database_option
def import_(file: str, data: Path | None, database: str | None) -> None:
    """Add the tables of a file to those of the server; all of them, or none if anything is wrong with it."""
    from rekje.storage.database.archive import read_archive
    from rekje.storage.database.store import Database

    text = read_bytes(file, MOST_BYTES)
    store = Database(data or data_folder(), url=chosen_database(database))
    try:
        added, there = read_archive(store, text)
    finally:
        store.close()
    click.echo(say("serve-imported", count=added, there=there), err=True)
