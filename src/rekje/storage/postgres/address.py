"""Which database is meant, and the address of one of PostgreSQL. It may hold a password, which no message repeats."""

from __future__ import annotations

import sqlalchemy as sa

from rekje.model.problems import FormError

OWN_FILE = "sqlite"
_SCHEMES = ("postgresql", "postgres")
_DRIVER = "postgresql+psycopg"
_PORT = 5432


def read_database(text: str) -> sa.URL | None:
    """The database that is named: an address, or None for the data folder's own file, which is named `OWN_FILE`. Raises
    `FormError` for anything else."""
    return None if text.strip() == OWN_FILE else read_address(text)


def read_address(text: str) -> sa.URL:
    """The address for SQLAlchemy. Raises `FormError` for anything else than ``postgresql://…/name``."""
    try:
        url = sa.make_url(text.strip())
    except (sa.exc.ArgumentError, ValueError):
        raise FormError("serve-postgres-address") from None
    if url.drivername not in _SCHEMES or not url.database:
        raise FormError("serve-postgres-address")
    # libpq also takes a password here, where SQLAlchemy wouldn't hide it.
    password = url.query.get("password")
    url = url.difference_update_query(["password"])
    return url.set(drivername=_DRIVER, password=password if isinstance(password, str) else url.password)


def shown(url: sa.URL) -> str:
    """The address in messages: host, port and name, and nothing by which somebody could sign in."""
    host = url.host or url.query.get("host") or ""
    place = host if isinstance(host, str) else ",".join(host)
    named = f"[{place}]" if ":" in place else place
    if named and not named.startswith("/"):
        named = f"{named}:{url.port or _PORT}"
    return f"postgresql://{named}/{url.database}"
