"""Pages to read (rules, guides): their frame, and Markdown as HTML with links to the addresses of the served pages."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from rekje.locale import say
from rekje.locale.typography import set_spaces

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token

Marker = Callable[[Sequence["Token"]], None]
_LINK = re.compile(r"(?:\.\./)?(\w+)\.md(#.*)?")
_DOCUMENT = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}, Rekje</title>
<link rel="icon" href="/assets/icon.svg" type="image/svg+xml">{styles}
<script src="/assets/rules.js" defer></script>
</head>
<body class="rules">
<a class="button skip" href="#main">{skip}</a>
<header class="top"><a class="brand" href="/"><img src="/assets/brand.svg" alt="Rekje" width="119" height="32"></a>
<nav class="languages" aria-label="{choose}">{languages}</nav></header>
<nav class="rule-pages" aria-label="{named}">{pages}</nav>
<main id="main" tabindex="-1">{text}</main>
</body>
</html>
"""


class Shown(NamedTuple):
    """A page to read: its path, language, title and text as HTML; related pages (path, label) with their common
    heading; and the languages in which the page exists."""

    path: str
    language: str
    title: str
    html: str
    beside: Sequence[tuple[str, str]]
    called: str
    languages: Sequence[str]


def document(page: Shown, wished: str, styles: Iterable[str]) -> bytes:
    """A whole page with the site's style sheets. Its frame is in the ``wished`` language."""
    return _DOCUMENT.format(
        language=page.language,
        title=html.escape(page.title.rstrip(".")),
        styles="".join(f'<link rel="stylesheet" href="/{html.escape(style)}">' for style in styles),
        skip=html.escape(say("spoken-skip", wished)),
        choose=html.escape(say("web-language", wished)),
        languages=_links((page.path, code, say(f"screen-language-{code}", code), code == page.language)
                         for code in page.languages),
        named=html.escape(page.called),
        pages=_links((path, wished, label, path == page.path) for path, label in page.beside),
        text=page.html,
    ).encode()  # fmt: skip


def _links(pages: Iterable[tuple[str, str, str, bool]]) -> str:
    """Links to pages. Each has a path, a language, a label, and whether it is the page shown."""
    return " ".join(
        f'<a href="{path}?lang={language}" hreflang="{language}" lang="{language}"'
        f"{' aria-current=page' if here else ''}>{html.escape(label)}</a>"
        for path, language, label, here in pages
    )


def rendered(text: str, language: str, base: str = "", mark: Marker = lambda tokens: None) -> str:
    """Markdown of a rule page as HTML. Links lead to the addresses of the served pages. A link within the page gets the
    prefix ``base``, for when only a part of the page is shown. ``mark`` may change the tokens first."""
    markdown = _markdown()
    tokens = markdown.parse(text)
    mark(tokens)
    for token in tokens:
        for child in token.children or ():
            if child.type == "text":
                child.content = set_spaces(child.content, language)
            if child.type == "link_open":
                link = _LINK.sub(rf"/rules/\1?lang={language}\2", str(child.attrGet("href")))
                child.attrSet("href", f"{base}{link}" if link.startswith("#") else link)
    return str(markdown.renderer.render(tokens, markdown.options, {}))


@cache
def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt

    return MarkdownIt("commonmark", {"html": False}).enable("table")
