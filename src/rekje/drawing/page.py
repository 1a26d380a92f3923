"""A page of HTML that needs nothing else: one file to read on a phone, to print, to send."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from hashlib import sha256

from rekje.drawing.svg import Markup, element


def whole_page(kind: str, title: str, style: str, body: Iterable[str | Iterable[str]], language: str) -> str:
    """A page in a language, with its own style and no script; ``kind`` says what it is (a score sheet, a review)."""
    # The style is markup as it stands: nothing of it comes from people.
    page = element(
        "html",
        element(
            "head",
            Markup('<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'),
            element("title", f"{kind} · {title}"),
            Markup(f"<style>{style}</style>"),
        ),
        element("body", element("main", *body)),
        lang=language,
    )
    return f"<!doctype html>\n{page}\n"


def policy_of(style: str) -> str:
    """What a page with a style needs of a browser, as a content security policy: that style, and nothing else."""
    return f"default-src 'none'; style-src 'sha256-{b64encode(sha256(style.encode()).digest()).decode()}'"
