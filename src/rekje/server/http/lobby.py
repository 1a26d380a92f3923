"""The requests about the lobby over HTTP (docs/wire.md)."""

from __future__ import annotations

from litestar import Response, delete, get, post
from litestar.params import FromPath

from rekje.server.decency.muting import mute_person
from rekje.server.decency.reporting import report_person
from rekje.server.http.answers import answer, nothing
from rekje.server.http.asking import Asked, known, mine
from rekje.server.http.site import site_of
from rekje.server.limits.addresses import address_of
from rekje.server.limits.callers import who_of
from rekje.tables.about import WATCHING
from rekje.wire.bodies import Joined, OpeningWish, TakeSeat
from rekje.wire.codec import decode_body
from rekje.wire.lobby import BeSeen, SayWord
from rekje.wire.operating import ReportWish


@get("/api/lobby")
async def get_lobby(request: Asked) -> Response[bytes]:
    """The lobby, once it has changed."""
    site, who = site_of(request), who_of(request.scope)
    site.charge("lobby", request, who)
    address = address_of(request)
    # A request that waits takes as much as an open socket.
    with site.registry.callers.one_more(person=who or address.encode(), address=address):
        return answer(await site.lobby.look(who, address, request.query_params.get("since", "")))


@post("/api/lobby/word")
async def post_word(request: Asked) -> Response[None]:
    """Say the word."""
    wish = decode_body(await request.body(), SayWord)
    who, cookie = known(request)
    site_of(request).charge("words", request, who)
    await site_of(request).lobby.admission.say(who, wish.word)
    return nothing(cookie)


@post("/api/lobby/me")
async def post_seen(request: Asked) -> Response[None]:
    """Be seen."""
    wish = decode_body(await request.body(), BeSeen)
    who, cookie = known(request)
    site_of(request).charge("lobby", request, who)
    await site_of(request).lobby.be_seen(who, wish.name)
    return nothing(cookie)


@post("/api/lobby/tables/{name:str}")
async def post_coming(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """Sit down at an open table, or watch there."""
    wish = decode_body(await request.body(), TakeSeat)
    who, cookie = known(request)
    site_of(request).charge("joins", request, who)
    live, seat = await site_of(request).joining.join(name, who, wish)
    return answer(Joined(live.name, None if seat == WATCHING else seat, live.commitment), cookies=[cookie])


@post("/api/lobby/people/{person:str}/mute")
async def post_mute_here(request: Asked, person: FromPath[str]) -> Response[None]:
    """Mute somebody who is seen in the lobby."""
    site, seen_by = site_of(request), who_of(request.scope)
    who, cookie = known(request)
    site.charge("mutes", request, who)
    met = await site.lobby.meet(seen_by, person)
    await mute_person(site.registry, who, met.person, met.name)
    site.lobby.look_again()
    return nothing(cookie)


@post("/api/lobby/people/{person:str}/report")
async def post_report_here(request: Asked, person: FromPath[str]) -> Response[None]:
    """Report somebody who is seen in the lobby."""
    wish = decode_body(await request.body(), ReportWish)
    site, seen_by = site_of(request), who_of(request.scope)
    who, cookie = known(request)
    site.charge("reports", request, who)
    met = await site.lobby.meet(seen_by, person)
    await report_person(site.registry, who, met.person, met.table, met.name, wish.text)
    return nothing(cookie)


@post("/api/tables/{name:str}/opening")
async def post_opening(request: Asked, name: FromPath[str]) -> Response[None]:
    """Open a table to everybody here."""
    wish = decode_body(await request.body(), OpeningWish)
    site, live, who = await mine(request, name)
    await site.opening.open(live, who, wish)
    return nothing()


@delete("/api/tables/{name:str}/opening", status_code=204)
async def delete_opening(request: Asked, name: FromPath[str]) -> None:
    """Close it again."""
    site, live, who = await mine(request, name)
    await site.opening.close(live, who)


LOBBY = (
    get_lobby, post_word, post_seen, post_coming, post_mute_here, post_report_here, post_opening, delete_opening,
)  # fmt: skip
"""All of them."""
