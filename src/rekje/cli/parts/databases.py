"""Which database a command reads or writes: the option ``--database``, a variable, the settings."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from rekje.cli.parts.files import check_other_file
from rekje.storage.options.serve import DATABASE_VARIABLE, kept_serve_options

if TYPE_CHECKING:
    import sqlalchemy as sa

database_option = click.option(
    "--database", envvar=DATABASE_VARIABLE, metavar="help-value-database", help="help-database"
)


def chosen_database(named: str | None) -> sa.URL | None:
    """The address that was named, or else that of the settings; None for the data folder's own file. Raises `FormError`
    for anything that isn't such an address."""
    named = named or kept_serve_options().database
    if not named:
        return None
    from rekje.storage.postgres.address import read_database

    return read_database(named)


def check_no_database(folder: Path, written: str | Path) -> None:
    """Raise `FormError` if a file that will be written belongs to the database of a data folder."""
    from rekje.storage.sqlite.engine import FILES

    for name in FILES:
        check_other_file(folder / name, written)
