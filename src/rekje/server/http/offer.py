"""The HTTP requests about the site itself: what can be played here, by which rules, what a
browser needs to search by itself, and the site's links as QR codes."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import lru_cache

import segno
from litestar import Response, get, post
from litestar.params import FromPath

from rekje.analysis.ratings import USUAL
from rekje.games.describe import describe_all
from rekje.games.registry import GAMES
from rekje.model.events import Config
from rekje.model.problems import FormError
from rekje.own_players.found import OwnPlayers
from rekje.players import players_for
from rekje.players.registry import NAMES
from rekje.server.http.answers import JSON, answer_part
from rekje.server.http.asking import Asked, language_of
from rekje.server.http.site import Site, site_of
from rekje.server.limits.callers import who_of
from rekje.server.pages.parts import Part, make_part
from rekje.server.pages.rules import rule_page
from rekje.server.searching import packed_words, search_basis, table_asked_for
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
    site = site_of(request)
    players = (*map(_player, NAMES), *_own_players(site.settings.own))
    offer = Offer(describe_all(), players, USUAL, PHRASES, site.address(request), site.lists)
    return answer_part(request, _public(encode(offer)))


def _player(name: str) -> PlayerInfo:
    told = {game: found[name].told for game, found in computer_ratings().items() if name in found}
    return PlayerInfo(name, tuple(game.id for game in GAMES.values() if name in players_for(game)), told)


def _own_players(own: OwnPlayers) -> Iterator[PlayerInfo]:
    """Those of the operator's own. They have answered when the server started."""
    return (PlayerInfo(name, own.games_of(name), {}) for name in own.usable())


@get("/api/rules/{game:str}")
async def get_rules(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """A game's rules."""
    return answer_part(request, _public(encode(rule_page(game, language_of(request)))))


@get("/api/search/{game:str}/{edition:str}")
async def get_search(request: Asked, game: FromPath[str], edition: FromPath[str]) -> Response[bytes]:
    """What a browser needs to check words and find plays by itself."""
    site, config = _search_asked_for(request, game, edition)
    basis = await site.registry.pools.aside(who_of(request.scope), search_basis, site.registry.rulesets, config)
    return answer_part(request, _public(encode(basis)))


@get("/api/search/{game:str}/{edition:str}/words/{digest:str}")
async def get_words(
    request: Asked, game: FromPath[str], edition: FromPath[str], digest: FromPath[str]
) -> Response[bytes]:
    """The packed word list that belongs to it."""
    site, config = _search_asked_for(request, game, edition)
    who = who_of(request.scope)
    return answer_part(
        request, await site.registry.pools.aside(who, packed_words, site.registry.rulesets, config, digest)
    )


def _search_asked_for(request: Asked, game: str, edition: str) -> tuple[Site, Config]:
    """The site, and the table as it is asked for."""
    site = site_of(request)
    site.charge("lists", request, who_of(request.scope))
    query = request.query_params
    return site, table_asked_for(game, edition, query.get("lexicon"), query.get("options", ""))


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


OFFER = (get_games, get_rules, get_search, get_words, post_qr)
"""All of them."""
