"""A scorekeeper's book over HTTP: for the browser that made the table."""

from __future__ import annotations

from functools import cache

from litestar import Response, get, post
from litestar.params import FromPath

from rekje.server.blank_books import blank_books
from rekje.server.http.answers import JSON, answer, answer_part
from rekje.server.http.asking import Asked, language_of, mine
from rekje.server.http.site import Site, site_of
from rekje.server.limits.callers import who_of
from rekje.server.live.table import Live
from rekje.server.pages.parts import Part, make_part
from rekje.wire.codec import decode_body, encode
from rekje.wire.scorekeeping import AskBookPreview, ChangeBook


async def kept(request: Asked, name: str) -> tuple[Site, Live]:
    """A table whose book is kept by the asking browser."""
    site, live, who = await mine(request, name)
    site.scorekeeping.check_pace(live)
    if site.registry.visits.came(name, who):
        site.registry.start(site.seating.seen(live, who, site.registry.clock.now_ms()))
    return site, live


@get("/api/tables/{name:str}/book")
async def get_book(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """The book; ``?before=LINE`` with the table as it was before that line."""
    site, live = await kept(request, name)
    before = request.query_params.get("before")
    return answer(await site.scorekeeping.read(live, language_of(request), before))


@post("/api/tables/{name:str}/book")
async def post_book(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Change the book."""
    wish = decode_body(await request.body(), ChangeBook)
    site, live = await kept(request, name)
    return answer(await site.scorekeeping.change(live, wish, language_of(request)))


@post("/api/tables/{name:str}/book/foresee")
async def post_preview(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """What a move would form and score."""
    wish = decode_body(await request.body(), AskBookPreview)
    site, live = await kept(request, name)
    return answer(await site.scorekeeping.preview(live, wish, language_of(request)))


@get("/api/books")
async def get_blank_books(request: Asked) -> Response[bytes]:
    """What a browser needs to begin a book without a connection."""
    pools, who = site_of(request).registry.pools, who_of(request.scope)
    return answer_part(request, await pools.aside(who, _blank_books))


@cache
def _blank_books() -> Part:
    return make_part(encode(blank_books()), JSON)


BOOK = (get_book, post_book, post_preview, get_blank_books)
"""All of them."""
