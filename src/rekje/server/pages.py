"""The page and its parts, kept in memory; the rule pages; the catalogues of sentences."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
import re
from functools import cache
from pathlib import Path

import msgspec

from rekje.games.registry import GAMES
from rekje.locale import LANGUAGES
from rekje.model.problems import FormError

RULES = Path(__file__).parents[1] / "data" / "rules"
CATALOGUES = Path(__file__).parents[1] / "locale"
INDEX = "index.html"
COMMON = "common"
_AREA = re.compile(r"[a-z]{1,20}")
_RULE = re.compile(r"<strong>([A-Z]\d+)(?=[ <])")
_ZIPPED = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
_EMPTY_PAGE = (
    "<!doctype html><html lang=en><meta charset=utf-8><title>Rekje</title>"
    "<p>The page has not been built: see CONTRIBUTING.md. The server is running.</p></html>"
)


class Part(msgspec.Struct, frozen=True):
    """A file of the page: as it is and zipped (empty where that doesn't pay), its kind, and a tag for its content."""

    data: bytes
    zipped: bytes
    kind: str
    tag: str
    forever: bool


def make_part(data: bytes, kind: str, *, forever: bool = False) -> Part:
    """A part of the page from its bytes."""
    zipped = gzip.compress(data, 9, mtime=0) if kind.startswith(_ZIPPED) and len(data) > 500 else b""
    return Part(data, zipped, kind, f'"{hashlib.sha256(data).hexdigest()[:20]}"', forever)


def read_page(folder: Path) -> dict[str, Part]:
    """All parts of a built page by their path; a page that says so where it hasn't been built. What stands under
    ``assets/`` has a hash in its name and never changes."""
    mimetypes.add_type("application/manifest+json", ".webmanifest")
    parts = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file():
            name = path.relative_to(folder).as_posix()
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            text = kind.startswith("text/") or kind == "application/javascript"
            full = f"{kind}" if text else kind
            parts[name] = make_part(path.read_bytes(), full, forever=name.startswith("assets/"))
    parts.setdefault(INDEX, make_part(_EMPTY_PAGE.encode(), "text/html"))
    return parts


@cache
def rules_html(game: str) -> str:
    """A game's rules (or what all have in common) as HTML, each rule with its ID. Raises `FormError` for a
    game that there isn't."""
    if game not in (COMMON, *GAMES):
        raise FormError("form-game-unknown", game=game, known=", ".join(GAMES))
    from markdown_it import MarkdownIt

    text = (RULES / f"{game}.md").read_text("utf-8")
    # `koning.md` stands at `/rules/koning`; other documents aren't served.
    text = re.sub(r"\]\((\w+)\.md(#\w+)?\)", r"](/rules/\1\2)", text)
    text = re.sub(r"\[([^]]+)\]\(\.\./[^)]*\)", r"\1", text)
    made = str(MarkdownIt("commonmark", {"html": False}).enable("table").render(text))
    named: set[str] = set()

    def name(found: re.Match[str]) -> str:
        first = found[1] not in named
        named.add(found[1])
        return f'<strong id="{found[1]}">{found[1]}' if first else found[0]

    return _RULE.sub(name, made)


def rules_page(game: str) -> str:
    """The same as a page of its own."""
    body = rules_html(game)
    title = html.escape(game.capitalize())
    head = f"<meta charset=utf-8><meta name=viewport content='width=device-width'><title>{title} · Rekje</title>"
    return f"<!doctype html><html lang=en><head>{head}</head><body><main>{body}</main></body></html>"


def catalogues(language: str, areas: tuple[str, ...]) -> str:
    """Catalogues of sentences, one after another. Raises `FormError` for one that there isn't."""
    if language not in LANGUAGES:
        raise FormError("serve-no-page")
    return "".join(_catalogue(language, area) for area in areas)


@cache
def _catalogue(language: str, area: str) -> str:
    path = CATALOGUES / language / f"{area}.ftl"
    if not _AREA.fullmatch(area) or not path.is_file():
        raise FormError("serve-no-page")
    return path.read_text("utf-8") + "\n"
