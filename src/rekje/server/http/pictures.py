"""The requests for pictures of tables, and the page of an invitation with what messengers show of it."""

from __future__ import annotations

from functools import lru_cache

from litestar import Response, get
from litestar.params import FromPath

from rekje.drawing.svg import Markup, joined, single
from rekje.locale import say
from rekje.model.problems import FormError
from rekje.server.http.answers import BY_LANGUAGE, answer_part
from rekje.server.http.asking import Asked, language_of, mine
from rekje.server.http.site import site_of
from rekje.server.limits.addresses import address_of
from rekje.server.limits.callers import who_of
from rekje.server.live.table import Live
from rekje.server.pages.parts import INDEX, PNG, Part, make_part
from rekje.tables.about import PERSON, WATCHING

_MINUTES = 300
"""Seconds for which a messenger may keep the picture of an invitation."""


@get("/api/tables/{name:str}/picture")
async def get_picture(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """The table as a picture to share."""
    _, live, _ = await mine(request, name)
    return await _picture(request, live, language_of(request), "private, no-cache")


@get("/join/{card:str}")
async def get_invitation(request: Asked, card: FromPath[str]) -> Response[bytes]:
    """The page, by an invitation's link. Its head tells messengers who invites to what."""
    site = site_of(request)
    found = await site.seating.carded(card)
    page = site.page[INDEX]
    if found is None:
        part = general(page, site.address(request), language_of(request))
        return answer_part(request, part, BY_LANGUAGE)
    live, seat = found
    tags = _tags(*_told(live, seat), f"{site.address(request)}/join/{card}/picture")
    # It names people, so that it isn't zipped.
    return answer_part(request, make_part(_with(page, tags), page.kind, zips=False))


@get("/join/{card:str}/picture")
async def get_invitation_picture(request: Asked, card: FromPath[str]) -> Response[bytes]:
    """The table to which an invitation leads, as a picture, in the language in which it is played."""
    found = await site_of(request).seating.carded(card)
    if found is None:
        raise FormError("serve-no-link")
    live, _ = found
    return await _picture(request, live, live.config.edition.language, f"private, max-age={_MINUTES}")


@get("/picture.png")
async def get_site_picture(request: Asked) -> Response[bytes]:
    """The picture of this site, for messengers."""
    site, language = site_of(request), language_of(request)
    png = await site.pictures.site(language, person=who_of(request.scope), address=address_of(request))
    return answer_part(request, _site_part(png), BY_LANGUAGE)


async def _picture(request: Asked, live: Live, language: str, keep: str) -> Response[bytes]:
    """A table's picture. A browser that has it already gets an empty answer, and nothing is drawn for it."""
    pictures = site_of(request).pictures
    headers = {"etag": pictures.tag(live, language), "cache-control": keep}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    png = await pictures.of(live, language, person=who_of(request.scope), address=address_of(request))
    return Response(png, media_type=PNG, headers=headers)


@lru_cache(maxsize=8)
def _site_part(png: bytes) -> Part:
    return make_part(png, PNG)


@lru_cache(maxsize=64)
def general(page: Part, address: str, language: str) -> Part:
    """The page with what messengers show of any address of this site, in a language."""
    tags = _tags("Rekje", say("picture-site", language), f"{address}/picture.png?lang={language}")
    return make_part(_with(page, tags), page.kind)


def _with(page: Part, tags: Markup) -> bytes:
    return page.data.replace(b"</head>", f"{tags}</head>".encode(), 1)


def _tags(title: str, text: str, picture: str) -> Markup:
    """What the Open Graph protocol asks for, and the size of the picture, so that room is kept for it."""
    told = (("site_name", "Rekje"), ("type", "website"), ("title", title), ("description", text), ("image", picture))
    size = (("image:type", PNG), ("image:width", "1200"), ("image:height", "630"))
    described = single("meta", name_="description", content=text)
    large = single("meta", name_="twitter:card", content="summary_large_image")
    tags = (single("meta", property=f"og:{name}", content=value) for name, value in (*told, *size))
    return joined((described, large, *tags))


def _told(live: Live, seat: int) -> tuple[str, str]:
    """Title and text of an invitation, in the language in which the table plays."""
    language = live.config.edition.language
    game = say(f"screen-game-{live.config.game}", language)
    spoken = say(f"screen-language-{language}", language)
    code = "watch" if seat == WATCHING else "invited" if live.host_name else "invited-nobody"
    title = say(f"picture-{code}", language, host=live.host_name or "", game=game, spoken=spoken)
    there = [one for one in live.seats if one.taken or one.player != PERSON]
    told = [say("picture-seats", language, names=", ".join(one.name for one in there))] if there else []
    if live.phase != "over" and live.kind == "dealt" and (free := len(live.seats) - len(there)):
        told.append(say("picture-free", language, count=free))
    return title, " ".join(told) or title


PICTURES = (get_picture, get_invitation, get_invitation_picture, get_site_picture)
"""All of them."""
