"""The page for an address that doesn't exist. It says why, in the visitor's language, and has a link back."""

from __future__ import annotations

import html

from rekje.games.registry import GAMES
from rekje.locale import say
from rekje.locale.rulebook import COMMON
from rekje.server.pages.frame import Shown, document
from rekje.server.pages.rules import page_title

GUIDES, RULES = "guide", "rules"


def missing_page(path: str, sentence: str, language: str, styles: tuple[str, ...]) -> bytes:
    """A page with a sentence and links to the start page, and to the guides or the rules.

    If ``path`` asked for a guide or a rule page, those that exist are listed under the sentence."""
    area = path.split("/")[1]
    kind = GUIDES if area == GUIDES else RULES
    names = GAMES if kind == GUIDES else (COMMON, *GAMES)
    pages = [(f"/{kind}/{name}", page_title(name, language)) for name in names]
    called = say("guide-guides" if kind == GUIDES else "web-rules", language)
    home = html.escape(say("web-home", language))
    shown = Shown(
        path="",
        language=language,
        title=sentence,
        html=f"<h1>{html.escape(sentence)}</h1>{_list(called, pages, language) if area in (GUIDES, RULES) else ''}"
        f'<p><a class="button primary" href="/">{home}</a></p>',
        beside=pages,
        called=called,
        languages=(),
    )
    return document(shown, language, styles)


def _list(called: str, pages: list[tuple[str, str]], language: str) -> str:
    """Links to pages (path, label) under a common heading."""
    items = "".join(f'<li><a href="{path}?lang={language}">{html.escape(label)}</a></li>' for path, label in pages)
    return f"<h2>{html.escape(called)}</h2><ul>{items}</ul>"
