"""The rule pages (`data/rules`): in English, and in other languages in a folder of each, under the same names.

What is printed on the sheets and what is a reading, each rule with its ID, which refusals cite.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from rekje.locale import FALLBACK, LANGUAGES

RULES = Path(__file__).parents[1] / "data" / "rules"
COMMON = "common"
"""The page with what holds in every game; each game's own has the game's name."""
EDITIONS = "editions"
"""The page for those who make an edition of their own."""
_RULE = re.compile(r"\*\*([A-Z]\d+)(?: · [^*]+)?\*\*")
_PART = re.compile(r"^(?=\*\*[A-Z]\d+(?: · [^*]+)?\*\*|#)", re.MULTILINE)


def page_of(rule: str, game: str) -> str:
    """The page on which a game's players find a rule."""
    return COMMON if rule.startswith("C") else game


def page_path(page: str, language: str) -> Path:
    """The file of a page in a language, or in English where it isn't written in that."""
    own = RULES / language / f"{page}.md"
    return own if own.is_file() else RULES / f"{page}.md"


def page_languages(page: str) -> tuple[str, ...]:
    """The languages that a page is written in."""
    return tuple(code for code in LANGUAGES if code == FALLBACK or (RULES / code / f"{page}.md").is_file())


@cache
def rule_texts(page: str, language: str) -> dict[str, str]:
    """The text of each rule on a page by its ID, in the order of the page, as Markdown."""
    parts = _PART.split(page_path(page, language).read_text("utf-8"))
    return {found[1]: part.strip() for part in parts if (found := _RULE.match(part))}
