"""Which database a command reads or writes: the option ``--database``, a variable, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

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
