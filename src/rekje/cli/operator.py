"""``rekje operator``: a link by which the operator of a server signs in."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rekje.cli.parts.databases import chosen_database, database_option
from rekje.cli.parts.help import TranslatedCommand
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.storage.files import data_folder
from rekje.storage.operator_key import LINK_SECONDS, SECRET, new_link_token, operator_key
from rekje.storage.options.serve import LOCAL, kept_serve_options

if TYPE_CHECKING:
    import sqlalchemy as sa


@click.command(cls=TranslatedCommand, help="help-operator")
@click.option("--data", type=click.Path(path_type=Path), metavar="help-value-folder", help="help-data")
@database_option
@click.option("--public-url", metavar="help-value-url", help="help-serve-public-url")
def operator(data: Path | None, database: str | None, public_url: str | None) -> None:
    """Print a link to the operator's page."""
    kept = kept_serve_options()
    folder = data or data_folder()
    url = chosen_database(database)
    try:
        key = operator_key(folder) if url is None else _stored_key(folder, url)
    except OSError:
        raise FormError("serve-operator-unreadable", folder=str(folder)) from None
    address = _address(folder)
    if key is None or address is None:
        raise FormError("serve-operator-none", folder=str(folder))
    click.echo(say("serve-operator-here", minutes=LINK_SECONDS // 60))
    site = public_url or kept.public_url or address
    click.echo(f"{site.rstrip('/')}/operator#{new_link_token(key, int(time.time()))}")


def _stored_key(folder: Path, url: sa.URL) -> bytes | None:
    """The key of the servers whose tables are in a database."""
    from rekje.storage.database.store import StoredTables

    tables = StoredTables(folder, url)
    try:
        return tables.secret(SECRET)
    finally:
        tables.close()


def _address(folder: Path) -> str | None:
    """The address of a folder's server for this machine; None if none runs."""
    from rekje.server.limits.hosts import EVERYWHERE, http_address
    from rekje.storage.sqlite.hold import holder_of

    holder = holder_of(folder)
    if holder is None or not holder.address:
        return None
    host, _, port = holder.address.rpartition(":")
    return http_address(LOCAL if host in EVERYWHERE else host, port)
