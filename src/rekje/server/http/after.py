"""The HTTP requests to look back: at a game and its record, at its turns to study, at all my games."""

from __future__ import annotations

from litestar import Response, get
from litestar.params import FromPath

from rekje.drawing.sheet.page import POLICY
from rekje.server.after.player_statistics import PlayerStatistics
from rekje.server.after.saved import began_on, saved_name
from rekje.server.http.answers import answer, answer_bytes, answer_page
from rekje.server.http.asking import Asked, language_of, mine
from rekje.server.http.downloads import history_of, log_of, position_of, record_of, sheet_of
from rekje.server.http.site import site_of
from rekje.server.limits.callers import who_of


@get("/api/tables/{name:str}/record")
async def get_record(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Download the game."""
    site, live, who = await mine(request, name)
    form = request.query_params.get("form", "rekje")
    data, kind, suffix = await site.registry.pools.aside(who, record_of, site.registry.database.events, live.name, form)
    file = saved_name(live, await began_on(site.registry, live, who))
    headers = {"content-disposition": f'attachment; filename="{file}.{suffix}"', "cache-control": "no-store"}
    return Response(data, media_type=kind, headers=headers)


@get("/api/tables/{name:str}/history")
async def get_history(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """The whole game, step by step, as this reader may see it."""
    site, live, who = await mine(request, name)
    reader = min((seat for seat in live.attendance.held(who) if seat >= 0), default=None)
    return answer(await site.registry.pools.aside(who, history_of, site.registry.database.events, live.name, reader))


@get("/api/tables/{name:str}/sheet")
async def get_sheet(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """The score sheet, as a page to look at, or (``save``) as a file."""
    site, live, who = await mine(request, name)
    day, events = await began_on(site.registry, live, who), site.registry.database.events
    page = await site.registry.pools.aside(who, sheet_of, events, live.name, day, language_of(request))
    return answer_page(request, page, POLICY, f"{saved_name(live, day)}.html")


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


@get("/api/tables/{name:str}/overlooked")
async def get_overlooked(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """What nobody saw in a game that is over."""
    site, live, _ = await mine(request, name)
    return answer_bytes(await site.afterwards.overlooked(live))


@get("/api/tables/{name:str}/positions/{turn:int}")
async def get_position(request: Asked, name: FromPath[str], turn: FromPath[int]) -> Response[bytes]:
    """What a seat saw in a turn of a game that is over."""
    site, live, who = await mine(request, name)
    return answer(await site.registry.pools.aside(who, position_of, site.registry.database.events, live.name, turn))


@get("/api/statistics")
async def get_statistics(request: Asked) -> Response[bytes]:
    """My games that are over."""
    return answer(await PlayerStatistics(site_of(request).registry).statistics(who_of(request.scope)))


@get("/api/ratings")
async def get_ratings(request: Asked) -> Response[bytes]:
    """How strong I am, and which computer players I am even with."""
    return answer(await PlayerStatistics(site_of(request).registry).ratings(who_of(request.scope)))


AFTER = (
    get_record, get_history, get_sheet, get_log, get_series, get_overlooked, get_position, get_statistics, get_ratings,
)  # fmt: skip
"""All of them."""
