"""A scorekeeper's book over HTTP: for the browser that made the table."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath

from rekje.server.http.answers import answer
from rekje.server.http.asking import Asked, language_of, mine
from rekje.server.http.site import Site
from rekje.server.live.table import Live
from rekje.wire.codec import decode_body
from rekje.wire.scorekeeping import AskBookPreview, ChangeBook


async def kept(request: Asked, name: str) -> tuple[Site, Live]:
    """A table whose book is kept by the asking browser."""
    site, live, _ = await mine(request, name)
    site.scorekeeping.check_pace(live)
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


BOOK = (get_book, post_book, post_preview)
"""All of them."""
