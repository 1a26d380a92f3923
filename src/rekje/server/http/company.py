"""The HTTP requests about the company at a table: its chat, who is muted, reported or sent away, who shows a rack."""

from __future__ import annotations

from litestar import Response, delete, post
from litestar.params import FromPath

from rekje.server.decency.muting import mute
from rekje.server.decency.reporting import report, report_line
from rekje.server.http.answers import nothing
from rekje.server.http.asking import Asked, mine
from rekje.server.seating.showing import show_rack
from rekje.wire.bodies import MutePerson, ShowRack, SwitchChat, VoteOut
from rekje.wire.codec import decode_body
from rekje.wire.operating import ReportWish


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


@post("/api/tables/{name:str}/seats/{seat:int}/report")
async def post_report(request: Asked, name: FromPath[str], seat: FromPath[int]) -> Response[None]:
    """Report somebody."""
    wish = decode_body(await request.body(), ReportWish)
    site, live, who = await mine(request, name)
    site.charge("reports", request, who)
    await report(site.registry, live, who, seat, wish.text)
    return nothing()


@post("/api/tables/{name:str}/chat/{line:int}/report")
async def post_line_report(request: Asked, name: FromPath[str], line: FromPath[int]) -> Response[None]:
    """Report whoever said something."""
    wish = decode_body(await request.body(), ReportWish)
    site, live, who = await mine(request, name)
    site.charge("reports", request, who)
    await report_line(site.registry, live, who, line, wish.text)
    return nothing()


@post("/api/tables/{name:str}/seats/{seat:int}/removal")
async def post_removal(request: Asked, name: FromPath[str], seat: FromPath[int]) -> Response[None]:
    """Vote for the removal of a player."""
    wish = decode_body(await request.body(), VoteOut)
    site, live, who = await mine(request, name)
    site.charge("mutes", request, who)
    await site.removing.vote(live, who, seat, wish.on)
    return nothing()


@delete("/api/tables/{name:str}/watchers", status_code=204)
async def delete_watchers(request: Asked, name: FromPath[str]) -> None:
    """Send away all who watch."""
    site, live, who = await mine(request, name)
    await site.removing.send_away_watchers(live, who)


COMPANY = (post_chat, post_show, post_mute, post_line_report, post_report, post_removal, delete_watchers)
"""All of them."""
