"""No sentence and no page has a word that docs/terms.md says never to use; each language sets its own signs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rekje
from rekje.locale import LANGUAGES

SOURCE = Path(rekje.__file__).parent
ROOT = Path(__file__).parents[1]
TERMS = ROOT / "docs" / "terms.md"
QUOTES = {"nl": "“”", "fr": "«»", "de": "„“", "en": "“”", "it": "«»"}
"""How a language opens a quotation, and how it closes one."""
NEVER = re.compile(r"^\| (\w\w) \| (.+?) \| .+? \|$", re.MULTILINE)


def never(language: str) -> dict[str, re.Pattern[str]]:
    """The words that a language never has, with what finds each."""
    return {word: pattern(word) for own, word in NEVER.findall(TERMS.read_text("utf-8")) if own == language}


def pattern(word: str) -> re.Pattern[str]:
    """A word standing for itself, over a line's end too; not in code, nor in an edition's or option's name."""
    spaced = re.escape(word).replace(r"\ ", r"\s+").replace(r"\*", r"\w*")
    return re.compile(rf"(?<![\w-]){spaced}(?![\w-])", re.IGNORECASE)


def pages(language: str) -> list[Path]:
    """What is said and what is printed in a language."""
    rules = SOURCE / "data" / "rules"
    return [
        *sorted((SOURCE / "locale" / language).glob("*.ftl")),
        *sorted((rules if language == "en" else rules / language).glob("*.md")),
    ]


def sentences(text: str) -> str:
    """A page without what nobody reads: codes, remarks, names of messages and of their variants."""
    return re.sub(r"`[^`\n]*`|^#.*$|^[a-z]\S* =|^ +\*?\[[^\]]*\]", "", text, flags=re.MULTILINE)


def broken(text: str, language: str) -> list[str]:
    return [word for word, found in never(language).items() if found.search(sentences(text))]


def documents() -> list[Path]:
    """The English pages for those who run Rekje or build on it; the terms themselves aside."""
    return [page for page in (*sorted((ROOT / "docs").glob("*.md")), ROOT / "README.md") if page != TERMS]


def prose(page: Path) -> str:
    """What is read on a page; on a rule page without its blocks of code."""
    text = page.read_text("utf-8")
    return re.sub(r"^ {4}.*", "", text, flags=re.MULTILINE) if page.suffix == ".md" else text


def foreign_signs(text: str, language: str) -> list[str]:
    """Lines with a typed apostrophe or quote, or with another language's quotes, but for codes and remarks."""
    wrong = set("'\"‘„“”«»") - set(QUOTES[language])
    lines = re.sub(r"`[^`\n]*`|\{ ?\"[^\"\n]*\" ?\}|^#.*", "", text, flags=re.MULTILINE).splitlines()
    return [line for line in lines if wrong & set(line)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_a_word_that_never_occurs(language: str) -> None:
    assert len(pages(language)) > 20
    assert {page.name: found for page in pages(language) if (found := broken(page.read_text("utf-8"), language))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_such_word_would_be_found(language: str) -> None:
    assert never(language)
    for word in never(language):
        planted = f"own-word = Hier {word.replace('*', 'en').replace(' ', chr(10) + '    ').upper()}."
        assert word in broken(planted, language)


def test_no_document_has_a_word_that_never_occurs() -> None:
    assert len(documents()) > 15
    assert {page.name: found for page in documents() if (found := broken(page.read_text("utf-8"), "en"))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_sets_its_own_signs(language: str) -> None:
    assert {page.name: found for page in pages(language) if (found := foreign_signs(prose(page), language))} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_foreign_sign_would_be_found(language: str) -> None:
    opened, closed = QUOTES[language]
    assert foreign_signs(f"own-word = {opened}It{closed} isn’t wrong.", language) == []
    for sign in set("'\"‘„“”«»") - {opened, closed}:
        assert foreign_signs(f"own-word = isn{sign}t", language) != []
