"""Whether this process is alive, whether it can serve people, and what it measures of itself."""

from __future__ import annotations

import asyncio
import logging

from litestar import Response, get

from rekje.model.problems import FormError
from rekje.server.http.answers import JSON, answer
from rekje.server.http.asking import Asked, language_of
from rekje.server.http.site import site_of
from rekje.server.logs import log
from rekje.server.metrics import CONTENT_TYPE
from rekje.server.sentences import problem_sentence
from rekje.storage.database.store import Database
from rekje.wire.bodies import HttpProblem

PATIENCE = 1.0
"""If the store doesn't answer within these seconds, it counts as not writable."""
_WELL = b'{"ok": true}'


@get("/healthz")
async def get_health(request: Asked) -> Response[bytes]:
    """Whether the server is alive: it answers, whatever its database does."""
    return Response(_WELL, media_type=JSON)


@get("/readyz")
async def get_readiness(request: Asked) -> Response[bytes]:
    """Whether moves can be stored, so that a proxy may send people here. The answer comes within about a second."""
    if (problem := await storage_problem(site_of(request).registry.database)) is not None:
        return answer(HttpProblem(problem.code, problem_sentence(problem, language_of(request))), 503)
    return Response(_WELL, media_type=JSON)


@get("/metrics")
async def get_metrics(request: Asked) -> Response[bytes]:
    """The metrics of this process."""
    return Response(site_of(request).metrics.text(), media_type=CONTENT_TYPE)


HEALTH = (get_health, get_readiness, get_metrics)


async def storage_problem(database: Database) -> FormError | None:
    """Why the store can't be used; None if it can. The error says nothing sensitive: not where the store is. If a newer
    Rekje has changed the schema, the log is told once: this one goes on, because migrations only add."""
    newer = database.newer
    problem = await _probed(database)
    if database.newer not in (newer, None):
        log("schema-newer", logging.WARNING, code=database.newer)
    return problem


async def _probed(database: Database) -> FormError | None:
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
