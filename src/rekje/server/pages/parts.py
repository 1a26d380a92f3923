"""The page and its parts, kept in memory; the catalogues of sentences."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

import msgspec

from rekje.locale import LANGUAGES
from rekje.locale.typography import set_spaces
from rekje.model.problems import FormError

CATALOGUES = Path(__file__).parents[2] / "locale"
INDEX = "index.html"
PNG = "image/png"
_READING = "assets/reading-"
MOST_CATALOGUES = 64
"""The number of combinations of catalogues that are cached. Pages ask for the same few."""
_HASHED = re.compile(r"assets/.+-[\w-]{8}\.\w+")
"""The names of built files. They contain eight characters of a hash of the content."""
_PART = re.compile(r"assets/([a-z]+)-[\w-]{8}\.(js|css)")
_AREA = re.compile(r"[a-z]{1,20}")
_ZIPPED = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "application/wasm",
    "image/svg",
)
_EMPTY_PAGE = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Rekje</title>"
    "<p>The page has not been built: see CONTRIBUTING.md. The server is running.</p></html>"
)


class Part(msgspec.Struct, frozen=True):
    """A file of the page: its bytes, the same zipped (empty if that saves nothing), its media type, and its ETag."""

    data: bytes
    zipped: bytes
    kind: str
    tag: str
    forever: bool


def make_part(data: bytes, kind: str, *, forever: bool = False, zips: bool = True) -> Part:
    """A part of the page from its bytes. What isn't the same for everybody must not be zipped (``zips``)."""
    zipped = gzip.compress(data, 9, mtime=0) if zips and kind.startswith(_ZIPPED) and len(data) > 500 else b""
    return Part(data, zipped, kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"', forever)


def read_page(folder: Path) -> dict[str, Part]:
    """All parts of a built page by their path. If it hasn't been built, a page that says so. Browsers may keep a file
    forever if its name contains a hash of its content."""
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    parts = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            text = kind.startswith("text/") or kind == "application/javascript"
            full = f"{kind}" if text else kind
            parts[name] = make_part(path.read_bytes(), full, forever=bool(_HASHED.fullmatch(name)))
    parts.setdefault(INDEX, make_part(_EMPTY_PAGE.encode(), "text/html"))
    return parts


def reading_styles(page: Mapping[str, Part]) -> tuple[str, ...]:
    """The style sheets for the pages to read: those of the page's frame, then their own."""
    frame = re.findall(r'href="/(assets/[^"]+\.css)"', page[INDEX].data.decode())
    return (*frame, *(name for name in page if name.startswith(_READING) and name.endswith(".css")))


def asked_ahead(page: Mapping[str, Part]) -> dict[tuple[str, bool], str]:
    """``Link`` headers by which a browser asks for parts before the page's script does: the sentences of a language
    and, where the flag says that it is the start page, that page's own part. A language that isn't built has none."""
    parts: dict[str, list[str]] = {}
    for name in page:
        if found := _PART.fullmatch(name):
            how = "rel=modulepreload" if found[2] == "js" else "rel=preload; as=style; crossorigin"
            parts.setdefault(found[1], []).append(f"</{name}>; {how}")
    return {
        (language, at_start): ", ".join(parts[language] + (parts.get("start", []) if at_start else []))
        for language in LANGUAGES
        if language in parts
        for at_start in (False, True)
    }


@lru_cache(maxsize=MOST_CATALOGUES)
def catalogues(language: str, areas: tuple[str, ...]) -> Part:
    """Catalogues of sentences, joined. Raises `FormError` for an unknown one."""
    if language not in LANGUAGES:
        raise FormError("serve-no-page")
    return make_part("".join(_catalogue(language, area) for area in areas).encode(), "text/plain")


@cache
def _catalogue(language: str, area: str) -> str:
    path = CATALOGUES / language / f"{area}.ftl"
    if not _AREA.fullmatch(area) or not path.is_file():
        raise FormError("serve-no-page")
    return set_spaces(path.read_text("utf-8"), language) + "\n"
