"""The HTTP requests about a table that waits for people: links and codes to it, what is played there, its start."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath

from rekje.server.http.answers import answer, nothing
from rekje.server.http.asking import Asked, mine
from rekje.server.http.site import site_of
from rekje.server.limits.addresses import address_of
from rekje.server.limits.callers import who_of
from rekje.server.seating.spoken_codes import SECONDS
from rekje.wire.bodies import ChangeTerms, CodeLeads, CodeWish, Link, NameSeat, SpokenCode, TellCode
from rekje.wire.codec import decode_body


@post("/api/tables/{name:str}/invitation")
async def post_free_seats(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A new link for whichever seat is free."""
    site, live, who = await mine(request, name)
    return answer(Link(None, site.link(request, await site.seats.invitation(live, who))))


@post("/api/tables/{name:str}/code")
async def post_spoken_code(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A short code for a link."""
    wish = decode_body(await request.body(), CodeWish)
    site, live, who = await mine(request, name)
    site.charge("codes", request, who)
    return answer(SpokenCode(await site.spoken_codes.new(live, wish.token), SECONDS))


@post("/api/codes")
async def post_told_code(request: Asked) -> Response[bytes]:
    """The link for which a code stands."""
    wish = decode_body(await request.body(), TellCode)
    site = site_of(request)
    site.charge("codes", request, who_of(request.scope))
    figures = "".join(char for char in wish.code if char.isdigit())
    return answer(CodeLeads(await site.spoken_codes.token(figures, address_of(request))))


@post("/api/tables/{name:str}/terms")
async def post_terms(request: Asked, name: FromPath[str]) -> Response[None]:
    """Change what is played."""
    wish = decode_body(await request.body(), ChangeTerms)
    site, live, who = await mine(request, name)
    await site.waiting_room.change(live, who, wish)
    return nothing()


@post("/api/tables/{name:str}/start")
async def post_start(request: Asked, name: FromPath[str]) -> Response[None]:
    """Begin with the seats that are taken."""
    site, live, who = await mine(request, name)
    await site.waiting_room.start(live, who)
    return nothing()


@post("/api/tables/{name:str}/seats/{seat:int}/name")
async def post_seat_name(request: Asked, name: FromPath[str], seat: FromPath[int]) -> Response[None]:
    """Give myself another name."""
    wish = decode_body(await request.body(), NameSeat)
    site, live, who = await mine(request, name)
    await site.waiting_room.rename(live, who, seat, wish.name)
    return nothing()


WAITING = (post_free_seats, post_spoken_code, post_told_code, post_terms, post_start, post_seat_name)
"""All of them."""
