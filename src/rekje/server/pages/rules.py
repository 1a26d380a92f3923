"""The rule pages as HTML, in the reader's language."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

from rekje.games.registry import GAMES
from rekje.locale import FALLBACK, say
from rekje.locale.rulebook import COMMON, EDITIONS, page_languages, page_path
from rekje.model.problems import FormError
from rekje.server.pages.frame import Shown, document, rendered
from rekje.server.pages.parts import Part, make_part
from rekje.wire.bodies import RulePage

if TYPE_CHECKING:
    from markdown_it.token import Token

_ID = re.compile(r"[A-Z]\d+\b")


@cache
def rule_page(page: str, language: str) -> RulePage:
    """A rule page: a game's rules, the common rules, or the page about editions. The ID of each rule is an ``id``.
    Raises `FormError` for an unknown page."""
    if page not in (COMMON, EDITIONS, *GAMES):
        raise FormError("form-game-unknown", game=page, known=", ".join(GAMES))
    written = language if language in page_languages(page) else FALLBACK
    text = page_path(page, language).read_text("utf-8")
    return RulePage(page, written, rendered(text, language, mark=_mark))


def _mark(tokens: Sequence[Token]) -> None:
    """Give headings and rules an ``id`` for links."""
    named: set[str] = set()
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            token.attrSet("id", _slug(inside.content))
        for child, text in pairwise(token.children or ()):
            found = _ID.match(text.content) if child.type == "strong_open" else None
            if found and found[0] not in named:
                named.add(found[0])
                child.attrSet("id", found[0])


def _slug(heading: str) -> str:
    """The ``id`` of a heading, as links in the pages write it."""
    return re.sub(r"[^\w-]", "", heading.lower().replace(" ", "-"))


@cache
def rules_part(page: str, language: str, styles: tuple[str, ...]) -> Part:
    """A rule page as a whole HTML page, with the site's style sheets. Raises `FormError` as `rule_page` does."""
    shown = rule_page(page, language)
    guide = ""
    if page in GAMES:
        words = html.escape(say("guide-title", language, game=page_title(page, language)))
        guide = f'<p><a href="/guide/{page}?lang={language}">{words}</a></p>'
    whole = Shown(
        path=f"/rules/{page}",
        language=shown.language,
        title=page_title(page, language),
        html=f"{guide}{shown.html}",
        beside=[(f"/rules/{name}", page_title(name, language)) for name in (COMMON, *GAMES)],
        called=say("web-rules", language),
        languages=page_languages(page),
    )
    return make_part(document(whole, language, styles), "text/html")


@cache
def page_title(page: str, language: str) -> str:
    """The first heading of a rule page."""
    return page_path(page, language).read_text("utf-8").partition("\n")[0].removeprefix("# ")
