"""The HTTP requests for what comes after a game: its score sheet, my statistics, games played again, words to study."""

from __future__ import annotations

from datetime import date

from litestar import Response, get
from litestar.params import FromPath

from rekje.drawing.sheet.page import POLICY
from rekje.server.after.player_statistics import PlayerStatistics
from rekje.server.http.downloads import log_of, position_of, sheet_of
from rekje.server.http.site import site_of
from rekje.server.http.tables import Asked, answer, answer_page, language_of, mine, who_asks


@get("/api/tables/{name:str}/sheet")
async def get_sheet(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """The score sheet, as a page to look at, or (``save``) as a file."""
    site, live, who = await mine(request, name)
    pools = site.registry.pools
    row = await pools.aside(who, site.registry.database.register.row, live.name)
    day = date.fromtimestamp(row.began / 1000) if row and row.began is not None else None
    page = await pools.aside(who, sheet_of, site.registry.database.events, live.name, day, language_of(request))
    return answer_page(request, page, POLICY, f"{live.config.game}.html")


@get("/api/tables/{name:str}/log")
async def get_log(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Everything that happened in a game that is over."""
    site, live, who = await mine(request, name)
    return answer(await site.registry.pools.aside(who, log_of, site.registry.database.events, live.name))


@get("/api/tables/{name:str}/series")
async def get_series(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """The games that the people of a table have played again and again."""
    site, live, who = await mine(request, name)
    return answer(await PlayerStatistics(site.registry).series(who, live.name))


@get("/api/tables/{name:str}/positions/{turn:int}")
async def get_position(request: Asked, name: FromPath[str], turn: FromPath[int]) -> Response[bytes]:
    """What a seat saw in a turn of a game that is over."""
    site, live, who = await mine(request, name)
    return answer(await site.registry.pools.aside(who, position_of, site.registry.database.events, live.name, turn))


@get("/api/statistics")
async def get_statistics(request: Asked) -> Response[bytes]:
    """My games that are over."""
    return answer(await PlayerStatistics(site_of(request).registry).statistics(who_asks(request) or b""))


@get("/api/ratings")
async def get_ratings(request: Asked) -> Response[bytes]:
    """How strong I am, and which computer players I am even with."""
    return answer(await PlayerStatistics(site_of(request).registry).ratings(who_asks(request) or b""))


AFTER = (get_sheet, get_log, get_series, get_position, get_statistics, get_ratings)
"""All of them."""
