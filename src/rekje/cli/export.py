"""``rekje export``: all tables of the server in one file, for another machine or to keep."""

from __future__ import annotations

from pathlib import Path

import click

from rekje.adapters.event_files import data_folder
from rekje.cli.files import write_bytes
from rekje.cli.help import Command
from rekje.locale import say


@click.command(cls=Command, help="help-export")
@click.argument("file", metavar="help-value-file")
@click.option("--data", type=click.Path(path_type=Path), metavar="help-value-folder", help="help-data")
def export(file: str, data: Path | None) -> None:
    """Write all tables of the server to one file; it holds everybody's seats and chat, so keep it to yourself."""
    from rekje.adapters.database.archive import write_archive
    from rekje.adapters.database.store import Database

    database = Database(data or data_folder())
    try:
        count, text = write_archive(database)
    finally:
        database.close()
    write_bytes(file, text)
    click.echo(say("serve-exported", count=count, file=file), err=True)
