"""The page that a browser gets where there is nothing: why, in the visitor's language, and the way back."""

from __future__ import annotations

import html

from rekje.games.registry import GAMES
from rekje.locale import say
from rekje.locale.rulebook import COMMON
from rekje.server.http.reading import Shown, document
from rekje.server.http.rules import page_title


def missing_page(sentence: str, language: str, styles: tuple[str, ...]) -> bytes:
    """A page that says a sentence and leads to the start page, to the rules, and to the guides."""
    home = html.escape(say("web-home", language))
    shown = Shown(
        path="",
        language=language,
        title=sentence,
        html=f'<h1>{html.escape(sentence)}</h1><p><a class="button primary" href="/">{home}</a></p>',
        beside=[(f"/rules/{name}", page_title(name, language)) for name in (COMMON, *GAMES)],
        called=say("web-rules", language),
        languages=(),
    )
    return document(shown, language, styles)
