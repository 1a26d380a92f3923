"""The HTTP requests about tables: making and joining them, links to them, their seats, playing again."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath

from rekje.server.http.answers import answer, nothing
from rekje.server.http.asking import Asked, known, language_of, mine
from rekje.server.http.site import site_of
from rekje.server.limits.callers import who_of
from rekje.server.live.table import Live
from rekje.server.seating.seating import Tokens
from rekje.tables.about import WATCHING
from rekje.wire.bodies import HandSeat, InvitationWish, Joined, JoinTable, Link, LinkWish, NewTable, TableMade
from rekje.wire.codec import decode_body


def made(request: Asked, live: Live, tokens: Tokens) -> TableMade:
    """The answer for a new table, with its links."""
    site = site_of(request)
    links = (Link(None if seat == WATCHING else seat, site.link(request, token)) for token, seat in tokens)
    return TableMade(live.name, tuple(links), live.commitment)


@post("/api/tables")
async def post_table(request: Asked) -> Response[bytes]:
    """Create a table."""
    site = site_of(request)
    wish = decode_body(await request.body(), NewTable)
    who, cookie = known(request)
    site.check("tables", request, who)
    live, tokens = await site.seating.make(wish, who, wish.language or language_of(request))
    # A table that can't be made doesn't count towards this quota.
    site.charge("tables", request, who)
    return answer(made(request, live, tokens), 201, [cookie])


@get("/api/tables")
async def get_tables(request: Asked) -> Response[bytes]:
    """My tables."""
    return answer(await site_of(request).seating.lobby(who_of(request.scope)))


@post("/api/join")
async def post_join(request: Asked) -> Response[bytes]:
    """Take a seat by its link."""
    wish = decode_body(await request.body(), JoinTable)
    who, cookie = known(request)
    site_of(request).charge("joins", request, who)
    live, seat = await site_of(request).seating.join(wish, who)
    joined = Joined(live.name, None if seat == WATCHING else seat, live.commitment)
    return answer(joined, cookies=[cookie])


@post("/api/invitation")
async def post_invitation(request: Asked) -> Response[bytes]:
    """What a link leads to."""
    wish = decode_body(await request.body(), InvitationWish)
    site, who = site_of(request), who_of(request.scope)
    site.charge("joins", request, who)
    return answer(await site.seating.invitation(wish.token, who))


@post("/api/tables/{name:str}/links")
async def post_link(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A new link."""
    wish = decode_body(await request.body(), LinkWish)
    site, live, who = await mine(request, name)
    return answer(Link(wish.seat, site.link(request, await site.seats.link(live, who, wish.seat))))


@delete("/api/tables/{name:str}/links", status_code=204)
async def delete_links(request: Asked, name: FromPath[str]) -> None:
    """Make all links worthless."""
    site, live, who = await mine(request, name)
    await site.seats.revoke(live, who)


@post("/api/tables/{name:str}/seats/{seat:int}")
async def post_seat(request: Asked, name: FromPath[str], seat: FromPath[int]) -> Response[None]:
    """Hand a seat over."""
    wish = decode_body(await request.body(), HandSeat)
    site, live, who = await mine(request, name)
    await site.seats.hand(live, who, seat, wish.player)
    return nothing()


@delete("/api/tables/{name:str}/seats/{seat:int}", status_code=204)
async def delete_seat(request: Asked, name: FromPath[str], seat: FromPath[int]) -> None:
    """Free a seat whose player has gone."""
    site, live, who = await mine(request, name)
    await site.seats.free(live, who, seat)


@post("/api/tables/{name:str}/rematch")
async def post_rematch(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Play again."""
    site, live, who = await mine(request, name)
    site.check("tables", request, who)
    again = await site.registry.find(await site.seating.rematch(live, who))
    site.charge("tables", request, who)
    return answer(made(request, again, []), 201)


TABLES = (
    post_table, get_tables, post_join, post_invitation, post_link, delete_links, post_seat, delete_seat, post_rematch,
)  # fmt: skip
"""All of them."""
