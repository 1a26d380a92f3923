"""The HTTP requests about the site itself: what can be played here, by which rules, and its links as QR codes."""

from __future__ import annotations

import io
from functools import lru_cache

import segno
from litestar import Response, get, post
from litestar.params import FromPath

from rekje.games.describe import describe_all
from rekje.games.registry import GAMES
from rekje.model.problems import FormError
from rekje.players import players_for
from rekje.players.registry import PLAYERS
from rekje.server.http.answers import JSON, answer_part
from rekje.server.http.asking import Asked, language_of
from rekje.server.http.site import site_of
from rekje.server.pages.parts import Part, make_part
from rekje.server.pages.rules import rule_page
from rekje.server.socket.talk import PHRASES
from rekje.storage.ratings import computer_ratings
from rekje.wire.bodies import Offer, PlayerInfo, QrWish
from rekje.wire.codec import decode_body, encode


@lru_cache(maxsize=16)
def _public(data: bytes) -> Part:
    """JSON that is the same for everybody, zipped once."""
    return make_part(data, JSON)


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


@get("/api/rules/{game:str}")
async def get_rules(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """A game's rules."""
    return answer_part(request, _public(encode(rule_page(game, language_of(request)))))


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


OFFER = (get_games, get_rules, post_qr)
"""All of them."""
