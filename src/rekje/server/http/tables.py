"""The HTTP requests (docs/wire.md). Each is decoded, passed to the part that handles it, and its answer is encoded."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Any

import segno
from litestar import Request, Response, delete, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import MethodNotAllowedException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath
from msgspec.structs import replace

from rekje.games.describe import describe_all
from rekje.games.registry import GAMES
from rekje.model.problems import FormError
from rekje.players import players_for
from rekje.players.registry import PLAYERS
from rekje.server.access import LINES, Visit, check
from rekje.server.decency.muting import mute
from rekje.server.decency.signing_in import COOKIE as OPERATOR_COOKIE
from rekje.server.http.downloads import history_of, record_of
from rekje.server.http.pages import Part, make_part
from rekje.server.http.rules import rule_page
from rekje.server.http.site import Site, site_of
from rekje.server.keys import hashed, new_token
from rekje.server.limits.callers import who_of
from rekje.server.live.table import Live
from rekje.server.seating.seating import Tokens
from rekje.server.seating.showing import show_rack
from rekje.server.sentences import wished_language
from rekje.server.settings import COOKIE
from rekje.server.socket.talk import PHRASES
from rekje.storage.ratings import computer_ratings
from rekje.tables.about import WATCHING
from rekje.wire.bodies import (
    HandSeat,
    InvitationWish,
    Joined,
    JoinTable,
    Link,
    LinkWish,
    MutePerson,
    NewTable,
    Offer,
    PlayerInfo,
    QrWish,
    ShowRack,
    SwitchChat,
    TableMade,
    VoteOut,
)
from rekje.wire.codec import Outgoing, decode_body, encode

Asked = Request[Any, Any, Any]
JSON = "application/json"
LANGUAGE_COOKIE = "rekje-language"
"""Set by the page (web/src/say)."""
FOR_THE_BANNED = ("DELETE /api/me", "POST /api/operator/session", "GET /api/games", "POST /api/mail/stop")
"""What somebody may still ask for who is banned from the server."""
_YEAR = 365 * 86_400


def language_of(request: Asked) -> str:
    """The reader's language: from the address, else the one chosen on the page, else what the browser asks for."""
    wish = request.query_params.get("lang") or request.cookies.get(LANGUAGE_COOKIE)
    return wished_language(wish, request.headers.get("accept-language"))


def who_asks(request: Asked) -> bytes | None:
    """The person whose device asks, if it has a cookie."""
    return who_of(request.scope) or None


def answer(body: Outgoing, status: int = 200) -> Response[bytes]:
    """A body as JSON, not to be cached."""
    return answer_bytes(encode(body), status)


def answer_bytes(data: bytes, status: int = 200) -> Response[bytes]:
    """A body that is JSON already, not to be cached."""
    return Response(data, status_code=status, media_type=JSON, headers={"cache-control": "no-store"})


def answer_page(request: Asked, page: bytes, policy: str, file: str) -> Response[bytes]:
    """A page that needs no other file, not to be cached: to look at, or (``save``) as a file of that name."""
    policy = f"{policy}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    headers = {"cache-control": "no-store", "content-security-policy": policy}
    if "save" in request.query_params:
        headers["content-disposition"] = f'attachment; filename="{file}"'
    return Response(page, media_type="text/html", headers=headers)


def answer_part(request: Asked, part: Part, vary: str = "accept-encoding") -> Response[bytes]:
    """A part that is the same for everybody, zipped if the browser can unzip it. If the browser has it already, the
    answer is empty. ``vary``: the request headers that it depends on.

    Nothing else is ever zipped. If an answer held a secret and also text by a stranger (tables, links, chat), the
    stranger could find out the secret from the answer's length (BREACH)."""
    keep = "public, max-age=31536000, immutable" if part.forever else "no-cache"
    headers = {"etag": part.tag, "cache-control": keep, "vary": vary}
    if request.headers.get("if-none-match") == part.tag:
        return Response(b"", status_code=304, headers=headers)
    if part.zipped and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(part.zipped, media_type=part.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(part.data, media_type=part.kind, headers=headers)


@lru_cache(maxsize=16)
def _public(data: bytes) -> Part:
    """JSON that is the same for everybody, zipped once."""
    return make_part(data, JSON)


def nothing() -> Response[None]:
    """An empty answer."""
    return Response(None, status_code=204)


def known(request: Asked) -> tuple[bytes, Cookie]:
    """The person who asks, and the cookie to set: theirs or a new one, valid for a year from now."""
    token = request.cookies.get(COOKIE) or new_token()
    return who_of(request.scope) or hashed(token), cookie_of(request, token)


def cookie_of(request: Asked, token: str) -> Cookie:
    """The cookie by which a device is known."""
    secure = site_of(request).settings.secure
    return Cookie(COOKIE, value=token, httponly=True, samesite="strict", path="/", max_age=_YEAR, secure=secure)


async def may(request: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Let a request pass only if the table of permissions (`rekje.server.access`) allows it. A request without a line
    there is never allowed. A seat named in a body is checked together with the change itself."""
    if not isinstance(request, Request):
        # The table's socket looks for itself, so that it can say by its code what is wrong.
        return None
    asked = f"{request.method} {request.scope['path_template']}"
    line = LINES.get(asked)
    if line is None:
        raise MethodNotAllowedException
    site = site_of(request)
    if line.of_operator:
        return site.signing_in.check(request.cookies.get(OPERATOR_COOKIE))
    if asked.partition(" ")[2].startswith("/api/") and asked not in FOR_THE_BANNED:
        site.operating.check_banned(who_asks(request))
    if line.open:
        return None
    live, who = (await mine(request, request.path_params["name"]))[1:]
    seat = request.path_params.get("seat")
    if seat is not None or not any(grant.seat for grant in line.grants):
        check(asked, Visit(live, who, seat))
    return None


async def mine(request: Asked, name: str) -> tuple[Site, Live, bytes]:
    """A table in which the asking browser has a part. Raises `FormError` for any other."""
    site, who = site_of(request), who_asks(request)
    if who is None:
        raise FormError("serve-no-table")
    live = await site.registry.find(name)
    if not live.attendance.held(who):
        raise FormError("serve-no-table")
    return site, live, who


def made(request: Asked, live: Live, tokens: Tokens) -> TableMade:
    """The answer for a new table, with its links."""
    site = site_of(request)
    links = (Link(None if seat == WATCHING else seat, site.link(request, token)) for token, seat in tokens)
    return TableMade(live.name, tuple(links), live.commitment)


@get("/api/games")
async def get_games(request: Asked) -> Response[bytes]:
    """What can be played."""
    players = tuple(_player(name) for name in PLAYERS)
    site = site_of(request)
    offer = Offer(describe_all(), players, PHRASES, site.address(request), site.lists)
    return answer_part(request, _public(encode(offer)))


def _player(name: str) -> PlayerInfo:
    told = {game: found[name].told for game, found in computer_ratings().items() if name in found}
    return PlayerInfo(name, tuple(game.id for game in GAMES.values() if name in players_for(game)), told)


@post("/api/tables")
async def post_table(request: Asked) -> Response[bytes]:
    """Create a table."""
    site = site_of(request)
    wish = decode_body(await request.body(), NewTable)
    who, cookie = known(request)
    site.check("tables", request, who)
    opening = await site.opening.wished(who, wish)
    live, tokens = await site.seating.make(wish, who, wish.language or language_of(request), opening)
    # A table that can't be made doesn't count towards this quota.
    site.charge("tables", request, who)
    response = answer(made(request, live, tokens), 201)
    response.cookies = [cookie]
    return response


@get("/api/tables")
async def get_tables(request: Asked) -> Response[bytes]:
    """My tables."""
    site, who = site_of(request), who_asks(request) or b""
    lobby, offers = await site.lobby.outside(who)
    return answer(replace(await site.seating.own_tables(who), lobby=lobby, offers=offers))


@post("/api/join")
async def post_join(request: Asked) -> Response[bytes]:
    """Take a seat by its link."""
    wish = decode_body(await request.body(), JoinTable)
    who, cookie = known(request)
    site_of(request).charge("joins", request, who)
    live, seat = await site_of(request).seating.join(wish, who)
    response = answer(Joined(live.name, None if seat == WATCHING else seat, live.commitment))
    response.cookies = [cookie]
    return response


@post("/api/invitation")
async def post_invitation(request: Asked) -> Response[bytes]:
    """What a link leads to."""
    wish = decode_body(await request.body(), InvitationWish)
    site_of(request).charge("joins", request, who_asks(request))
    return answer(await site_of(request).seating.invitation(wish.token, who_asks(request)))


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


@post("/api/tables/{name:str}/chat")
async def post_chat(request: Asked, name: FromPath[str]) -> Response[None]:
    """Switch the chat on or off."""
    wish = decode_body(await request.body(), SwitchChat)
    site, live, who = await mine(request, name)
    await site.talk.switch(live, who, wish.on)
    return nothing()


@post("/api/tables/{name:str}/show")
async def post_show(request: Asked, name: FromPath[str]) -> Response[None]:
    """Let the page for a stream show my rack, or not."""
    wish = decode_body(await request.body(), ShowRack)
    site, live, who = await mine(request, name)
    # Everybody is told, as by the chat.
    site.charge("chat", request, who)
    await show_rack(site.registry, live, who, wish.on)
    return nothing()


@post("/api/tables/{name:str}/seats/{seat:int}/mute")
async def post_mute(request: Asked, name: FromPath[str], seat: FromPath[int]) -> Response[None]:
    """Read nothing that somebody says, or read it again."""
    wish = decode_body(await request.body(), MutePerson)
    site, live, who = await mine(request, name)
    site.charge("mutes", request, who)
    await mute(site.registry, live, who, seat, wish.on)
    return nothing()


@post("/api/tables/{name:str}/seats/{seat:int}/removal")
async def post_removal(request: Asked, name: FromPath[str], seat: FromPath[int]) -> Response[None]:
    """Vote for the removal of a player."""
    wish = decode_body(await request.body(), VoteOut)
    site, live, who = await mine(request, name)
    await site.removing.vote(live, who, seat, wish.on)
    return nothing()


@delete("/api/tables/{name:str}/watchers", status_code=204)
async def delete_watchers(request: Asked, name: FromPath[str]) -> None:
    """Send away all who watch."""
    site, live, who = await mine(request, name)
    await site.removing.send_away_watchers(live, who)


@post("/api/tables/{name:str}/rematch")
async def post_rematch(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Play again."""
    site, live, who = await mine(request, name)
    site.check("tables", request, who)
    again = await site.registry.find(await site.seating.rematch(live, who))
    site.charge("tables", request, who)
    return answer(made(request, again, []), 201)


@get("/api/tables/{name:str}/record")
async def get_record(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Download the game."""
    site, live, who = await mine(request, name)
    form = request.query_params.get("form", "rekje")
    data, kind, suffix = await site.registry.pools.aside(who, record_of, site.registry.database.events, live.name, form)
    headers = {
        "content-disposition": f'attachment; filename="{live.config.game}.{suffix}"',
        "cache-control": "no-store",
    }
    return Response(data, media_type=kind, headers=headers)


@get("/api/tables/{name:str}/history")
async def get_history(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """The whole game, step by step, as this reader may see it."""
    site, live, who = await mine(request, name)
    reader = min((seat for seat in live.attendance.held(who) if seat >= 0), default=None)
    return answer(await site.registry.pools.aside(who, history_of, site.registry.database.events, live.name, reader))


@get("/api/tables/{name:str}/overlooked")
async def get_overlooked(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """What nobody saw in a game that is over."""
    site, live, _ = await mine(request, name)
    return answer_bytes(await site.afterwards.overlooked(live))


@post("/api/qr")
async def post_qr(request: Asked) -> Response[bytes]:
    """A link of this site as a QR code."""
    wish = decode_body(await request.body(), QrWish)
    if not wish.text.startswith(site_of(request).address(request) + "/"):
        raise FormError("serve-not-here")
    drawn = io.BytesIO()
    # A file of its own has the XML name space. Without it no browser shows the SVG as a picture.
    code = segno.make(wish.text, error="m", micro=False)
    code.save(drawn, kind="svg", xmldecl=False, scale=4, border=4, light="#fff", omitsize=True)
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


@get("/api/rules/{game:str}")
async def get_rules(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """A game's rules."""
    return answer_part(request, _public(encode(rule_page(game, language_of(request)))))


API = (
    get_games, post_table, get_tables, post_join, post_invitation, post_link, delete_links, post_seat,
    delete_seat, post_chat, post_show, post_mute, post_removal, delete_watchers, post_rematch, get_record,
    get_history, get_overlooked, post_qr, get_rules,
)  # fmt: skip
"""All of them."""
