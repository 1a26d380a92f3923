"""Whether this process can serve people now: its database takes moves and has the right schema, and it isn't about to
stop."""

from __future__ import annotations

import asyncio
import logging
import time

from rekje.model.problems import FormError
from rekje.server.lobby.lobby import Lobby
from rekje.server.logs import log
from rekje.storage.database.store import Database

PATIENCE = 1.0
"""If the store doesn't answer within these seconds, it counts as not writable."""
ASKING = 10.0
"""Whoever has asked within these seconds, such as a proxy, asks again and again."""
NOTICE = 1.5
"""For so many seconds such a proxy is told, before the server stops. It asks each second."""


class Readiness:
    """What a proxy is told of this process. ``leaving``: it is going to stop. Until it does, it takes whoever comes: a
    proxy that prefers the process with the fewest sockets would otherwise send everybody here."""

    def __init__(self, database: Database, lobby: Lobby) -> None:
        self._database = database
        self._lobby = lobby
        self._asked = -ASKING
        self.leaving = False

    async def problem(self) -> FormError | None:
        """Why nobody should be sent here; None if all is well. If a newer Rekje has changed the schema, the log is told
        once: this one goes on, because migrations only add."""
        self._asked = time.monotonic()
        if self.leaving:
            return FormError("serve-leaving")
        newer = self._database.newer
        problem = await storage_problem(self._database)
        if self._database.newer not in (newer, None):
            log("schema-newer", logging.WARNING, code=self._database.newer)
        return problem

    async def leave(self) -> None:
        """Let nobody wait here for news, and let those who send people here know before the server stops."""
        self.leaving = self._lobby.closing = True
        if time.monotonic() - self._asked < ASKING:
            await asyncio.sleep(NOTICE)


async def storage_problem(database: Database) -> FormError | None:
    """Why the store can't be used; None if it can. The error says nothing sensitive: not where the store is."""
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
    "serve-schema-older": "serve-schema-older",
}
"""The public code for errors that name folders or figures. Only the operator may see those, by `rekje doctor`."""
