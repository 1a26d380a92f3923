"""The operator's requests over HTTP (docs/wire.md)."""

from __future__ import annotations

import asyncio

from litestar import Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath

from rekje.server.decency.signing_in import COOKIE, SESSION_SECONDS
from rekje.server.http.answers import answer, nothing
from rekje.server.http.asking import Asked
from rekje.server.http.site import site_of
from rekje.server.keys import hashed
from rekje.server.limits.addresses import address_of
from rekje.wire.codec import decode_body
from rekje.wire.operating import BanWish, ChatForAll, ListWish, LobbySwitch, SignIn


@post("/api/operator/session")
async def post_session(request: Asked) -> Response[None]:
    """Sign in."""
    wish = decode_body(await request.body(), SignIn)
    site = site_of(request)
    site.registry.quotas.charge("signings", address=address_of(request))
    cookie = await site.signing_in.sign_in(wish.token)
    await asyncio.wrap_future(site.registry.database.decency.note("signed-in"))
    return nothing(_cookie(request, cookie, SESSION_SECONDS))


@delete("/api/operator/session", status_code=200)
async def delete_session(request: Asked) -> Response[None]:
    """Sign out."""
    await site_of(request).signing_in.sign_out(request.cookies[COOKIE])
    return nothing(_cookie(request, "", 0))


def _cookie(request: Asked, value: str, seconds: int) -> Cookie:
    secure = site_of(request).settings.secure
    return Cookie(
        COOKIE, value=value, httponly=True, samesite="strict", path="/api/operator", max_age=seconds, secure=secure
    )


@get("/api/operator")
async def get_operator(request: Asked) -> Response[bytes]:
    """What the operator sees."""
    return answer(await site_of(request).operating.look())


@post("/api/operator/tables", status_code=200)
async def post_tables_sought(request: Asked) -> Response[bytes]:
    """All tables, or those that are looked for. What is looked for is in the body, because servers before this one
    may write down addresses, and it may be somebody's name."""
    wish = decode_body(await request.body(), ListWish)
    return answer(await site_of(request).operating.lists.tables(wish))


@post("/api/operator/people", status_code=200)
async def post_people_sought(request: Asked) -> Response[bytes]:
    """The people there, in the same way."""
    wish, operating = decode_body(await request.body(), ListWish), site_of(request).operating
    return answer(await operating.lists.people(wish, _asker(request), operating.bans()))


def _asker(request: Asked) -> bytes:
    """The hash of the operator's session."""
    return hashed(request.cookies[COOKIE])


@delete("/api/operator/tables/{name:str}", status_code=204)
async def delete_table(request: Asked, name: FromPath[str]) -> None:
    """Remove a table."""
    await site_of(request).operating.remove_table(name)


@post("/api/operator/reports/{report:int}")
async def post_report_closed(request: Asked, report: FromPath[int]) -> Response[None]:
    """Be done with a report."""
    await site_of(request).operating.close_report(report)
    return nothing()


@post("/api/operator/bans")
async def post_ban(request: Asked) -> Response[None]:
    """Ban the person of a report, or one of those that were listed."""
    wish = decode_body(await request.body(), BanWish)
    await site_of(request).operating.ban(wish, _asker(request))
    return nothing()


@delete("/api/operator/bans/{ban:int}", status_code=204)
async def delete_ban(request: Asked, ban: FromPath[int]) -> None:
    """Lift a ban."""
    await site_of(request).operating.lift(ban)


@post("/api/operator/chat")
async def post_chat_for_all(request: Asked) -> Response[None]:
    """Switch the chat of the whole server."""
    wish = decode_body(await request.body(), ChatForAll)
    await site_of(request).operating.switch_chat(wish.on)
    return nothing()


@post("/api/operator/lobby")
async def post_lobby(request: Asked) -> Response[None]:
    """Switch the lobby."""
    wish = decode_body(await request.body(), LobbySwitch)
    await site_of(request).operating.switch_lobby(wish.on)
    return nothing()


OPERATING = (
    post_session, delete_session, get_operator, post_tables_sought, post_people_sought, delete_table,
    post_report_closed, post_ban, delete_ban, post_chat_for_all, post_lobby,
)  # fmt: skip
"""All of them."""
