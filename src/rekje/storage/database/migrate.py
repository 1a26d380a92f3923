"""Migrates a database to the newest schema when the server starts. A SQLite file that has to change is copied first."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

from rekje.model.problems import FormError
from rekje.storage.database.backend import Backend

HEAD = "0011"
"""The newest migration. For a database with it, Alembic isn't loaded, which would take a quarter of a second."""
FOREIGN = "serve-database-foreign"
_FOLDER = Path(__file__).parent / "migrations"


def revision_of(engine: sa.Engine) -> str | None:
    """The migration that a database is at; None for an empty one."""
    with engine.connect() as connection:
        return step_of(connection) if sa.inspect(connection).has_table("alembic_version") else None


def step_of(connection: sa.Connection) -> str | None:
    """The same, for a database with a schema."""
    found = connection.scalar(sa.text("SELECT version_num FROM alembic_version"))
    return None if found is None else str(found)


def migrate(engine: sa.Engine, backend: Backend) -> Path | None:
    """Apply the missing migrations. Returns the copy made before, if there was anything to copy.

    Raises `FormError` for a database written by a newer Rekje or by another program.
    """
    found = revision_of(engine)
    if found is None and sa.inspect(engine).has_table("tables"):
        raise FormError(FOREIGN)
    return None if found == HEAD else _upgrade(engine, backend, found)


def check_newest(engine: sa.Engine) -> None:
    """Raise `FormError` for a database that isn't at the newest migration."""
    found = revision_of(engine)
    if found is None or found < HEAD:
        raise FormError("serve-work-older")
    if found != HEAD:
        raise _unknown(found)


def is_foreign(step: str) -> bool:
    """Whether another program's migrations have such a step: ours are numbered."""
    return not step.isdigit()


def _unknown(step: str) -> FormError:
    """Why a database at a step that isn't known here can't be used."""
    return FormError(FOREIGN) if is_foreign(step) else FormError("serve-database-newer", revision=step)


def _upgrade(engine: sa.Engine, backend: Backend, found: str | None) -> Path | None:
    from alembic import command
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    script = ScriptDirectory.from_config(config)
    if found is not None and found not in {step.revision for step in script.walk_revisions()}:
        raise _unknown(found)
    copy = backend.back_up(found) if found else None
    with backend.writing(engine).begin() as connection:
        backend.prepare_migration(connection)
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
    return copy
