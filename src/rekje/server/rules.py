"""The rule pages as HTML, in the reader's language."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from rekje.games.registry import GAMES
from rekje.locale import FALLBACK, say
from rekje.locale.rulebook import COMMON, EDITIONS, page_languages, page_path
from rekje.locale.typography import set_spaces
from rekje.model.problems import FormError
from rekje.server.pages import Part, make_part
from rekje.wire.bodies import RulePage

if TYPE_CHECKING:
    from markdown_it.token import Token

_LINK = re.compile(r"(?:\.\./)?(\w+)\.md(#.*)?")
_ID = re.compile(r"[A-Z]\d+\b")
_DOCUMENT = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title} · Rekje</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">{styles}
<script src="/assets/rules.js" defer></script>
</head>
<body class="rules">
<a class="button skip" href="#main">{skip}</a>
<header class="top"><a class="brand" href="/"><img src="/assets/icon.svg" alt="" width="26" height="26">Rekje</a>
<nav class="languages" aria-label="{choose}">{languages}</nav></header>
<nav class="rule-pages" aria-label="{rules}">{pages}</nav>
<main id="main" tabindex="-1">{text}</main>
</body>
</html>
"""


@cache
def rule_page(page: str, language: str) -> RulePage:
    """A game's rules, what all games have in common, or how editions are made, with the ID of each rule as an
    ``id``. Raises `FormError` for a page that there isn't."""
    if page not in (COMMON, EDITIONS, *GAMES):
        raise FormError("form-game-unknown", game=page, known=", ".join(GAMES))
    from markdown_it import MarkdownIt

    markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
    tokens = markdown.parse(page_path(page, language).read_text("utf-8"))
    written = language if language in page_languages(page) else FALLBACK
    _mark(tokens, language)
    _set(tokens, written)
    return RulePage(page, written, str(markdown.renderer.render(tokens, markdown.options, {})))


def _mark(tokens: Sequence[Token], language: str) -> None:
    """Give headings and rules a name to jump to, and lead links to where the pages are served."""
    named: set[str] = set()
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            token.attrSet("id", _slug(inside.content))
        children = token.children or ()
        for child, text in pairwise(children):
            if child.type == "link_open":
                child.attrSet("href", _LINK.sub(rf"/rules/\1?lang={language}\2", str(child.attrGet("href"))))
            found = _ID.match(text.content) if child.type == "strong_open" else None
            if found and found[0] not in named:
                named.add(found[0])
                child.attrSet("id", found[0])


def _set(tokens: Sequence[Token], language: str) -> None:
    """Set the text between the marks as its language does."""
    for token in tokens:
        for part in token.children or ():
            if part.type == "text":
                part.content = set_spaces(part.content, language)


def _slug(heading: str) -> str:
    """The name of a heading as links in the pages call it."""
    return re.sub(r"[^\w-]", "", heading.lower().replace(" ", "-"))


@cache
def rules_part(page: str, language: str, styles: tuple[str, ...]) -> Part:
    """The same as a page of its own, with the site's style sheets. Raises `FormError` as `rule_page` does."""
    shown = rule_page(page, language)
    document = _DOCUMENT.format(
        language=shown.language,
        title=html.escape(_title(shown)),
        styles="".join(f'<link rel="stylesheet" href="/{html.escape(style)}">' for style in styles),
        choose=html.escape(say("web-language", language)),
        languages=_links((page, code, say(f"screen-language-{code}", code), code == shown.language)
                         for code in page_languages(page)),
        skip=html.escape(say("aloud-skip", shown.language)),
        rules=html.escape(say("web-rules", language)),
        pages=_links((name, language, _title(rule_page(name, language)), name == page) for name in (COMMON, *GAMES)),
        text=shown.html,
    )  # fmt: skip
    return make_part(document.encode(), "text/html")


def _title(page: RulePage) -> str:
    """The first heading of a page."""
    found = re.search(r"<h1[^>]*>(.*?)</h1>", page.html)
    return html.unescape(found[1]) if found else page.game


def _links(pages: Iterable[tuple[str, str, str, bool]]) -> str:
    """Links to rule pages: page, language, label, and whether it is the one that is shown."""
    return " ".join(
        f'<a href="/rules/{page}?lang={language}" hreflang="{language}" lang="{language}"'
        f"{' aria-current=page' if here else ''}>{html.escape(label)}</a>"
        for page, language, label, here in pages
    )
