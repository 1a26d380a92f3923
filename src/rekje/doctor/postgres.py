"""Checks of a PostgreSQL database: reached, new enough, with all letters, and with the rights that the server needs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rekje.doctor.finding import Finding, problem, well, wrong
from rekje.model.problems import FormError

if TYPE_CHECKING:
    import sqlalchemy as sa

DATABASE = "database"
POSTGRES = "serve-doctor-do-postgres"
_RIGHTS = ("SELECT", "INSERT", "UPDATE", "DELETE")


def check_postgres(url: sa.URL) -> Iterator[Finding]:
    """What is wrong with the database at an address; or one finding, that it can be used."""
    from rekje.storage.postgres.address import shown
    from rekje.storage.postgres.backend import PostgresReads, check_server
    from rekje.storage.postgres.engine import open_single

    try:
        with PostgresReads(url).opening(), open_single(url).connect() as connection:
            check_server(connection, url)
            lacking = ", ".join(_lacking(connection))
            version = ".".join(map(str, connection.dialect.server_version_info or ()))
    except FormError as error:
        yield problem(DATABASE, error, None if error.code == "serve-postgres-package" else POSTGRES)
        return
    if lacking:
        yield wrong(DATABASE, "serve-doctor-postgres-rights", "serve-doctor-do-grant", place=shown(url), rights=lacking)
    else:
        yield well(DATABASE, "serve-doctor-postgres", place=shown(url), version=version)


def _lacking(connection: sa.Connection) -> Iterator[str]:
    """The rights that the user of the address lacks."""
    import sqlalchemy as sa

    from rekje.storage.database.schema import metadata

    if not connection.scalar(sa.text("SELECT has_schema_privilege(current_schema(), 'CREATE')")):
        yield "CREATE"
    there = set(sa.inspect(connection).get_table_names()) & set(metadata.tables)
    for right in _RIGHTS:
        asked = sa.text("SELECT has_table_privilege(:name, :right)")
        if not all(connection.scalar(asked, {"name": f'"{name}"', "right": right}) for name in there):
            yield right
