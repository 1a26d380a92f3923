"""Who asks, in which language, by which cookie, and what they may ask for."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import MethodNotAllowedException
from litestar.handlers import BaseRouteHandler

from rekje.model.problems import FormError
from rekje.server.access import LINES, Visit, check
from rekje.server.decency.signing_in import COOKIE as OPERATOR_COOKIE
from rekje.server.http.site import Site, site_of
from rekje.server.keys import hashed, new_token
from rekje.server.limits.callers import who_of
from rekje.server.live.table import Live
from rekje.server.sentences import wished_language
from rekje.server.settings import COOKIE

Asked = Request[Any, Any, Any]
LANGUAGE_COOKIE = "rekje-language"
"""Set by the page (web/src/say)."""
FOR_THE_BANNED = ("DELETE /api/me", "POST /api/operator/session", "GET /api/games", "POST /api/mail/stop")
"""What somebody may still ask for who is banned from the server."""
_YEAR = 365 * 86_400


def language_of(request: Asked) -> str:
    """The reader's language: from the address, else the one chosen on the page, else what the browser asks for."""
    wish = request.query_params.get("lang") or request.cookies.get(LANGUAGE_COOKIE)
    return wished_language(wish, request.headers.get("accept-language"))


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
        return await site.signing_in.check(request.cookies.get(OPERATOR_COOKIE))
    if asked.partition(" ")[2].startswith("/api/") and asked not in FOR_THE_BANNED:
        site.operating.check_banned(who_of(request.scope))
    if line.open:
        return None
    name = request.path_params["name"]
    try:
        live, who = (await mine(request, name))[1:]
    except FormError as error:
        # A score sheet has no socket by which its page would have been told.
        told = line.of_kept and error.code == "serve-no-table" and who_of(request.scope)
        if told and await site.registry.is_removed(name):
            raise FormError("serve-table-removed") from None
        raise
    seat = request.path_params.get("seat")
    if seat is not None or not any(grant.seat for grant in line.grants):
        check(asked, Visit(live, who, seat))
    return None


async def mine(request: Asked, name: str) -> tuple[Site, Live, bytes]:
    """A table in which the asking browser has a part. Raises `FormError` for any other."""
    site, who = site_of(request), who_of(request.scope)
    if not who:
        raise FormError("serve-no-table")
    live = await site.registry.find(name)
    if not live.attendance.held(who):
        raise FormError("serve-no-table")
    return site, live, who
