"""The HTTP requests for what is judged: reviews of games, and hints."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from rekje.drawing.review.page import POLICY
from rekje.server.after.saved import began_on, saved_name
from rekje.server.http.answers import answer, answer_page
from rekje.server.http.asking import Asked, language_of, mine


@get("/api/tables/{name:str}/review")
async def get_review(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """The review of a finished game, or its progress. Ask again until it is finished."""
    site, live, who = await mine(request, name)
    return answer(await site.reviews.answer(live, language_of(request), who))


@get("/api/tables/{name:str}/review/page")
async def get_review_page(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A finished review, as a page to look at, or (``save``) as a file."""
    site, live, who = await mine(request, name)
    page = await site.reviews.page(live, language_of(request))
    file = saved_name(live, await began_on(site.registry, live, who))
    return answer_page(request, page, POLICY, f"{file}-review.html")


@get("/api/tables/{name:str}/seats/{seat:int}/hint")
async def get_hint(request: Asked, name: FromPath[str], seat: FromPath[int]) -> Response[bytes]:
    """What is best in a turn, in sentences that each tell more."""
    site, live, who = await mine(request, name)
    site.charge("hints", request, who)
    return answer(await site.hints.look(live, who, seat, language_of(request)))


REVIEW = (get_review, get_review_page, get_hint)
"""All of them."""
