"""``rekje import``: tables from a file that `rekje export` wrote."""

from __future__ import annotations

from pathlib import Path

import click

from rekje.adapters.event_files import data_folder
from rekje.cli.files import read_bytes
from rekje.locale import say

MOST_BYTES = 1_000_000_000


@click.command(name="import")
@click.argument("file")
@click.option("--data", type=click.Path(path_type=Path, file_okay=False), help="Folder of the tables.")
def import_(file: str, data: Path | None) -> None:
    """Add the tables of a file to those of the server; all of them, or none if anything is wrong with it."""
    from rekje.adapters.database.archive import read_archive
    from rekje.adapters.database.store import Database

    text = read_bytes(file, MOST_BYTES)
    database = Database(data or data_folder())
    try:
        added, there = read_archive(database, text)
    finally:
        database.close()
    click.echo(say("serve-imported", count=added, there=there), err=True)
