"""Whether this process is alive, whether it can serve people, and what it measures of itself."""

from __future__ import annotations

from litestar import Response, get

from rekje.server.http.answers import JSON, answer
from rekje.server.http.asking import Asked, language_of
from rekje.server.http.site import site_of
from rekje.server.metrics import CONTENT_TYPE
from rekje.server.sentences import problem_sentence
from rekje.wire.bodies import HttpProblem

_WELL = b'{"ok": true}'


@get("/healthz")
async def get_health(request: Asked) -> Response[bytes]:
    """Whether the server is alive: it answers, whatever its database does."""
    return Response(_WELL, media_type=JSON)


@get("/readyz")
async def get_readiness(request: Asked) -> Response[bytes]:
    """Whether moves can be stored, so that a proxy may send people here. The answer comes within about a second."""
    if (problem := await site_of(request).readiness.problem()) is not None:
        return answer(HttpProblem(problem.code, problem_sentence(problem, language_of(request))), 503)
    return Response(_WELL, media_type=JSON)


@get("/metrics")
async def get_metrics(request: Asked) -> Response[bytes]:
    """The metrics of this process."""
    return Response(site_of(request).metrics.text(), media_type=CONTENT_TYPE)


HEALTH = (get_health, get_readiness, get_metrics)
