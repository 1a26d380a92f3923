"""The HTTP requests for what comes after a game: its score sheet."""

from __future__ import annotations

import asyncio
from datetime import date

from litestar import Response, get
from litestar.params import FromPath

from rekje.drawing.score_sheet import POLICY
from rekje.server.downloads import sheet_of
from rekje.server.http import Asked, language_of, mine

_SHEET_POLICY = f"{POLICY}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"


@get("/api/tables/{name:str}/sheet")
async def get_sheet(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """The score sheet, as a page to look at, or (``save``) as a file."""
    site, live, _ = await mine(request, name)
    row = await asyncio.to_thread(site.house.database.register.row, live.name)
    day = date.fromtimestamp(row.began / 1000) if row and row.began is not None else None
    page = await asyncio.to_thread(sheet_of, site.house.database.events, live.name, day, language_of(request))
    headers = {"cache-control": "no-store", "content-security-policy": _SHEET_POLICY}
    if "save" in request.query_params:
        headers["content-disposition"] = f'attachment; filename="{live.config.game}.html"'
    return Response(page, media_type="text/html", headers=headers)


AFTER = (get_sheet,)
"""All of them."""
