"""Checks whether moves can be stored now."""

from __future__ import annotations

import asyncio

from rekje.model.problems import FormError
from rekje.storage.database.store import Database

PATIENCE = 1.0
"""If the store doesn't answer within these seconds, it counts as not writable."""


async def storage_problem(database: Database) -> FormError | None:
    """Why the store can't be written; None if it can. The error says nothing sensitive: not where the store is."""
    probe = asyncio.wrap_future(database.probe())
    try:
        await asyncio.wait_for(asyncio.shield(probe), PATIENCE)
    except TimeoutError:
        probe.add_done_callback(lambda done: done.cancelled() or done.exception())
        return FormError("serve-store-slow")
    except FormError as error:
        return public_problem(error)
    return None


def public_problem(error: FormError) -> FormError:
    """Why the store can't be used, without anything that only the operator may know."""
    return FormError(_PUBLIC.get(error.code, "serve-store-unwritable"))


_PUBLIC = {
    "serve-disk-full": "serve-store-full",
    "serve-database-locked": "serve-store-slow",
    "serve-postgres-full": "serve-store-full",
    "serve-postgres-slow": "serve-store-slow",
}
"""The public code for errors that name folders or figures. Only the operator may see those, by `rekje doctor`."""
