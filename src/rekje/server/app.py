"""The ASGI application: routes, errors as sentences, start and stop."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import AsyncIterator, Collection
from contextlib import ExitStack, asynccontextmanager
from typing import Any

import sqlalchemy as sa
from litestar import Litestar, Response, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from rekje.games.registry import GAMES
from rekje.locale.rulebook import COMMON, EDITIONS
from rekje.model.problems import FormError
from rekje.server.access import Visit, check
from rekje.server.after.afterwards import Afterwards
from rekje.server.after.reviews import Reviews
from rekje.server.alerts.opening import open_notifier
from rekje.server.health import HEALTH
from rekje.server.http.after import AFTER
from rekje.server.http.alerts import ALERTS
from rekje.server.http.answers import BY_LANGUAGE, answer, answer_part
from rekje.server.http.asking import Asked, language_of, may
from rekje.server.http.company import COMPANY
from rekje.server.http.guard import Guard
from rekje.server.http.installing import INSTALLING
from rekje.server.http.lobby import LOBBY
from rekje.server.http.me import ME
from rekje.server.http.offer import OFFER
from rekje.server.http.operating import OPERATING
from rekje.server.http.pictures import PICTURES, general
from rekje.server.http.reviews import REVIEW
from rekje.server.http.scorekeeping import BOOK
from rekje.server.http.site import Site, site_of
from rekje.server.http.tables import TABLES
from rekje.server.http.waiting import WAITING
from rekje.server.limits.addresses import address_of
from rekje.server.limits.callers import who_of
from rekje.server.limits.doors import TOO_MUCH
from rekje.server.live.gone import Gone
from rekje.server.live.registry import TableRegistry
from rekje.server.live.table import ASIDE, GONE
from rekje.server.logs import log
from rekje.server.metrics import Metrics
from rekje.server.pages.guides import guide_part
from rekje.server.pages.missing import missing_page
from rekje.server.pages.parts import INDEX, catalogues
from rekje.server.pages.rules import rules_part
from rekje.server.readiness import public_problem
from rekje.server.seating.seating import Seating
from rekje.server.sentences import problem_sentence, wished_language
from rekje.server.settings import Settings
from rekje.server.socket.session import Session
from rekje.server.telemetry import Tracing
from rekje.server.work.hints import Hints
from rekje.server.work.scheduler import Scheduler
from rekje.storage.clock import BEHIND_MS, SteadyClock
from rekje.storage.database.store import Database
from rekje.tables.ports import StaleVersion
from rekje.tables.room import Moved
from rekje.wire.bodies import HttpProblem
from rekje.wire.codec import encode
from rekje.wire.messages import ErrorMessage

STATUS = {
    "serve-store-full": 503,
    "serve-store-slow": 503,
    "serve-store-unwritable": 503,
    "serve-schema-older": 503,
    "serve-leaving": 503,
    "serve-no-table": 404,
    "serve-no-link": 404,
    "serve-no-page": 404,
    "serve-no-game": 404,
    "keep-no-book": 404,
    "form-game-unknown": 404,
    "serve-not-yours": 403,
    "serve-chat-seats": 403,
    "serve-not-operator": 403,
    "serve-operator-link": 403,
    "serve-banned": 403,
    "serve-no-line": 404,
    "serve-no-report": 404,
    "serve-seat-held": 403,
    "serve-seat-taken": 409,
    "serve-seat-second": 409,
    "serve-lobby-off": 403,
    "serve-lobby-word": 403,
    "serve-lobby-word-wrong": 403,
    "serve-lobby-set-off": 409,
    "serve-offer-closed": 404,
    "serve-offer-taken": 409,
    "serve-offer-unrated": 403,
    "serve-offer-rating": 403,
    "serve-removed": 403,
    "serve-code-wrong": 403,
    "serve-invitation-code-wrong": 403,
    "serve-all-seats-taken": 409,
    "serve-not-ready": 409,
    "serve-code-tries": 429,
    "serve-no-device": 404,
    "serve-not-muted": 404,
    "serve-not-seen": 404,
    "serve-no-passkey": 404,
    "serve-passkey-failed": 403,
    "serve-passkey-unknown": 403,
    "serve-device-same": 409,
    "serve-device-last": 409,
    "serve-too-fast": 429,
    "serve-too-many-tables": 429,
    "serve-too-many-links": 429,
    "alert-token": 404,
    "alert-asked": 429,
    "serve-busy": 503,
    "serve-try-again": 503,
    "serve-table-damaged": 503,
    "serve-store-damaged": 503,
}
"""The HTTP status of each problem; that of all others is 400."""
_CLOSING = {"serve-too-fast": TOO_MUCH, "serve-many-sockets": TOO_MUCH}
"""The code with which a socket is closed, for problems that aren't about the table."""
_SEARCHES = re.compile(r"assets/search-worker-[\w-]{8}\.js")
"""The script that runs the Rust core, beside the page (web/src/search/search-worker.ts)."""
SEARCH_POLICY = "default-src 'none'; script-src 'wasm-unsafe-eval'"
"""What that script may do besides: it compiles WebAssembly, which it gets from the page. The page itself may not."""
UNREADABLE = "\N{REPLACEMENT CHARACTER}"
"""The character in a path for bytes that aren't UTF-8."""


@get(
    [
        "/",
        "/new",
        "/join",
        "/mine",
        "/study",
        "/mail",
        "/operator",
        "/lobby",
        "/analysis",
        "/t/{name:str}",
        "/tables/{name:str}/show",
        "/keep",
        "/keep/{name:str}",
        "/me",
        "/me/add",
    ]
)
async def get_page(request: Asked) -> Response[bytes]:
    """The page. Its script looks at the path. A path that isn't text has no page."""
    if UNREADABLE in request.scope["path"]:
        raise FormError("serve-no-page")
    site = site_of(request)
    part = general(site.page[INDEX], site.address(request), language_of(request))
    response = answer_part(request, part, BY_LANGUAGE)
    # What the script asks for first comes with it. Where the browser has it already this costs nothing.
    if ahead := site.ahead.get((language_of(request), request.scope["path"] == "/")):
        response.headers["link"] = ahead
    return response


@get("/{path:path}")
async def get_part(request: Asked, path: FromPath[str]) -> Response[bytes]:
    """Serve one file of the built page."""
    name = str(path).strip("/")
    part = site_of(request).page.get(name)
    if part is None:
        raise FormError("serve-no-page")
    response = answer_part(request, part)
    if _SEARCHES.fullmatch(name):
        response.headers["content-security-policy"] = SEARCH_POLICY
    return response


@get("/locale/{file:str}")
async def get_catalogues(request: Asked, file: FromPath[str]) -> Response[bytes]:
    """Catalogues of sentences."""
    areas = tuple(sorted(set(request.query_params.get("areas", "web").split(",")[:20])))
    language = file.removesuffix(".ftl")
    return answer_part(request, await site_of(request).registry.pools.aside(None, catalogues, language, areas))


def _check_page(name: str, pages: Collection[str]) -> None:
    """Raise `FormError` if there is no page of that name. The error page then lists those that exist."""
    if name not in pages:
        raise FormError("serve-no-game", name=name)


@get("/rules/{game:str}")
async def get_rules_page(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """A game's rules as a page."""
    site = site_of(request)
    _check_page(game, (COMMON, EDITIONS, *GAMES))
    part = await site.registry.pools.aside(None, rules_part, game, language_of(request), site.styles)
    return answer_part(request, part, BY_LANGUAGE)


@get("/guide/{game:str}")
async def get_guide_page(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """How a game is played, as a page."""
    site = site_of(request)
    _check_page(game, GAMES)
    part = await site.registry.pools.aside(None, guide_part, game, language_of(request), site.styles)
    return answer_part(request, part, BY_LANGUAGE)


@websocket("/api/tables/{name:str}/live")
async def live_socket(socket: WebSocket[Any, Any, Any], name: FromPath[str]) -> None:
    """One browser at one table."""
    site = site_of(socket)
    await socket.accept()
    language = wished_language(socket.query_params.get("lang"), socket.headers.get("accept-language"))
    who = who_of(socket.scope)
    address = address_of(socket)
    with ExitStack() as visit:
        try:
            site.registry.quotas.charge("sockets", person=who, address=address)
            visit.enter_context(site.registry.callers.one_more(person=who, address=address))
            site.operating.check_banned(who)
            live = await site.registry.find(name)
            check("GET /api/tables/{name}/live", Visit(live, who))
        except FormError as error:
            if error.code == "serve-no-table":
                return await socket.close(code=GONE)
            told = ErrorMessage(code=error.code, sentence=problem_sentence(error, language))
            await socket.send_data(encode(told).decode())
            return await socket.close(code=_CLOSING.get(error.code, ASIDE))
        return await Session(socket, site.registry, site.seating, live, language).run()


def tell_problem(request: Asked, error: Exception) -> Response[bytes]:
    """Any error as one sentence: a page for a person who opened an address, JSON for programs."""
    if isinstance(error, Gone | Moved | StaleVersion):
        error = FormError("serve-try-again")
    if isinstance(error, sa.exc.OperationalError | sa.exc.InternalError | sa.exc.TimeoutError):
        log("request-failed", logging.ERROR, error)
        error = public_problem(site_of(request).registry.database.backend.trouble(error))
    if isinstance(error, FormError):
        return _told(request, error, STATUS.get(error.code, 400))
    status = error.status_code if isinstance(error, HTTPException) else 500
    code = "serve-no-page" if status in (404, 405) else "serve-message-long" if status == 413 else "serve-failed"
    if status >= 500:
        log("request-failed", logging.ERROR, error)
    return _told(request, FormError(code, most=site_of(request).settings.limits.body_bytes), status)


def _told(request: Asked, error: FormError, status: int) -> Response[bytes]:
    language = language_of(request)
    sentence = problem_sentence(error, language)
    again = {"retry-after": str(error.params.get("seconds", 1))} if status in (429, 503) else {}
    if request.url.path.startswith("/api/") or "text/html" not in request.headers.get("accept", ""):
        told = answer(HttpProblem(error.code, sentence), status)
        told.headers.update(again)
        return told
    page = missing_page(request.url.path, sentence, language, site_of(request).styles)
    headers = {"cache-control": "no-store", **again}
    return Response(page, status_code=status, media_type="text/html", headers=headers)


def make_app(settings: Settings, clock: SteadyClock | None = None) -> Guard:
    """The application. It opens its database, and closes it when it stops. Its time comes from ``clock``. Raises
    `FormError` if the database can't be used."""
    metrics, tracing = Metrics(), Tracing()
    database = Database(settings.data, f"{settings.host}:{settings.port}", clock, settings.database, alone=False)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncIterator[None]:
        if database.copy:
            log("database-migrated", copy=database.copy.name)
        if (behind := await asyncio.to_thread(database.behind_ms)) > BEHIND_MS:
            log("clock-behind", logging.WARNING, ms=behind)
        registry = TableRegistry(settings, database, metrics)
        scheduler = Scheduler(registry)
        thinkers = scheduler.thinkers
        reviews = Reviews(registry, thinkers, scheduler.share)
        judging = Afterwards(registry, thinkers), reviews, Hints(registry, thinkers)
        notifier = await open_notifier(registry)
        site = app.state["site"] = Site(settings, registry, Seating(registry), *judging, notifier)
        await registry.neighbourhood.start()
        scheduler.start()
        site.cleaning.start()
        if settings.prepared:
            registry.previews.prepare()
        log("started")
        try:
            yield
        finally:
            await scheduler.close()
            await notifier.close()
            await registry.close()
            await asyncio.to_thread(database.close)
            await asyncio.to_thread(tracing.close)
            log("stopped")

    pages = (get_page, get_part, get_catalogues, get_rules_page, get_guide_page, live_socket)
    app = Litestar(
        route_handlers=[
            *OFFER,
            *TABLES,
            *COMPANY,
            *WAITING,
            *AFTER,
            *REVIEW,
            *BOOK,
            *PICTURES,
            *ME,
            *ALERTS,
            *INSTALLING,
            *OPERATING,
            *LOBBY,
            *HEALTH,
            *pages,
        ],
        lifespan=[running],
        guards=[may],
        state=State(),
        exception_handlers={Exception: tell_problem},
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=None,
        logging_config=None,
    )

    async def leave() -> None:
        await app.state["site"].readiness.leave()

    return Guard(tracing.around(app), settings, metrics, database, leave)
