"""The page as an app of the device: its manifest in the reader's language, and icons drawn from one SVG."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from rekje.locale import say
from rekje.model.problems import FormError
from rekje.server.http.answers import BY_LANGUAGE, answer_part
from rekje.server.http.asking import Asked, language_of
from rekje.server.http.site import site_of
from rekje.server.pages.parts import PNG, Part, make_part

SOURCE = "assets/icon.svg"
"""The icon in the built page: 32 units wide, with its letter as a path, so that it needs no font."""
PAPER = "#f6f1e7"
"""The ground of the page in light colours (web/src/style/base.css)."""
_UNITS = 32
_SAFE = 0.68
"""The share of a maskable icon that no device cuts off, with a margin. The circle that all show is 0.8 wide."""
_SIZES = {"icon-192": 192, "icon-512": 512, "maskable-192": 192, "maskable-512": 512, "apple-180": 180, "badge-96": 96}
"""The icons by name, with their width in pixels. A maskable one reaches to the edges; so does Apple's. A badge is
the letter alone, which systems colour as they like."""


@get("/manifest.webmanifest")
async def get_manifest(request: Asked) -> Response[bytes]:
    """The manifest."""
    part = _manifest(language_of(request))
    return answer_part(request, part, BY_LANGUAGE)


@get("/icons/{file:str}")
async def get_icon(request: Asked, file: FromPath[str]) -> Response[bytes]:
    """An icon."""
    name, dot, kind = file.partition(".")
    site = site_of(request)
    source = site.page.get(SOURCE)
    if source is None or name not in _SIZES or f"{dot}{kind}" != ".png":
        raise FormError("serve-no-page")
    return answer_part(request, make_part(await site.pictures.icon(name, icon(source.data.decode(), name)), PNG))


def icon(svg: str, name: str) -> str:
    """An icon of a name as SVG in its size, made from the page's one."""
    inner = svg[svg.index(">") + 1 : svg.rindex("</svg>")]
    if name.startswith(("maskable", "apple")):
        inner = _edge_to_edge(inner)
    elif name.startswith("badge"):
        inner = _letter_alone(inner)
    box = f'width="{_SIZES[name]}" height="{_SIZES[name]}" viewBox="0 0 {_UNITS} {_UNITS}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{inner}</svg>'


def _edge_to_edge(inner: str) -> str:
    margin = _UNITS * (1 - _SAFE) / 2
    ground = f'<rect width="{_UNITS}" height="{_UNITS}" fill="{PAPER}"/>'
    return f'{ground}<g transform="translate({margin} {margin}) scale({_SAFE})">{inner}</g>'


def _letter_alone(inner: str) -> str:
    letter = inner[inner.index("<path") :]
    return f'<g fill="#fff">{letter.replace("fill=", "data-fill=")}</g>'


@lru_cache(maxsize=8)
def _manifest(language: str) -> Part:
    icons = [
        {"src": f"/icons/{name}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
        for name, size in _SIZES.items()
        if (purpose := {"icon": "any", "maskable": "maskable"}.get(name.partition("-")[0]))
    ]
    icons.append({"src": f"/{SOURCE}", "sizes": "any", "type": "image/svg+xml", "purpose": "any"})
    small = [{"src": "/icons/icon-192.png", "sizes": "192x192", "type": "image/png"}]
    shortcuts = [
        {"name": say(code, language), "url": url, "icons": small}
        for code, url in (("app-play", "/"), ("app-keep", "/keep"), ("app-games", "/mine"))
    ]
    told = {
        "id": "/",
        "name": "Rekje",
        "short_name": "Rekje",
        "description": say("app-about", language),
        "lang": language,
        "dir": "ltr",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": icons,
        "shortcuts": shortcuts,
    }
    return make_part(msgspec.json.encode(told), "application/manifest+json")


INSTALLING = (get_manifest, get_icon)
"""All of them."""
