"""``rekje backup``: a copy of the database, made while the server runs."""

from __future__ import annotations

from pathlib import Path

import click

from rekje.cli.parts.databases import check_no_database, chosen_database, database_option
from rekje.cli.parts.files import check_is_file
from rekje.cli.parts.help import TranslatedCommand
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.storage.files import data_folder

MEGABYTE = 1_000_000


@click.command(cls=TranslatedCommand, help="help-backup")
@click.argument("file", type=click.Path(path_type=Path), metavar="help-value-file")
@click.option("--data", type=click.Path(path_type=Path), metavar="help-value-folder", help="help-data")
@database_option
def backup(file: Path, data: Path | None, database: str | None) -> None:
    """Copy the database to a file, whole and checked, while the server runs."""
    from rekje.storage.sqlite.copies import back_up
    from rekje.storage.sqlite.engine import FILE

    check_is_file("FILE", file)
    if chosen_database(database) is not None:
        raise FormError("serve-backup-postgres", file=str(file))
    folder = data or data_folder()
    check_no_database(folder, file)
    count, size = back_up(folder / FILE, file)
    megabytes = -(-size // MEGABYTE)
    click.echo(say("serve-backed-up", count=count, file=str(file), megabytes=megabytes), err=True)
