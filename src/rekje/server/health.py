"""Whether moves can be stored just now."""

from __future__ import annotations

import asyncio

from rekje.model.problems import FormError
from rekje.storage.sqlite.store import Database

PATIENCE = 1.0
"""Seconds after which a store that says nothing counts as one that can't be written."""


async def storage_problem(database: Database) -> FormError | None:
    """What keeps the store from being written; None if nothing does. Nothing sensitive: of the place only what is
    wrong with it is told."""
    probe = asyncio.wrap_future(database.probe())
    try:
        await asyncio.wait_for(asyncio.shield(probe), PATIENCE)
    except TimeoutError:
        probe.add_done_callback(lambda done: done.cancelled() or done.exception())
        return FormError("serve-store-slow")
    except FormError as error:
        return FormError(_PUBLIC.get(error.code, "serve-store-unwritable"))
    return None


_PUBLIC = {"serve-disk-full": "serve-store-full", "serve-database-locked": "serve-store-slow"}
"""Folders and figures are for the operator's own eyes (`rekje doctor`), not for whoever asks over the network."""
