"""No sentence and no rule page has a word that docs/terms.md says never to use."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rekje
from rekje.locale import LANGUAGES

SOURCE = Path(rekje.__file__).parent
TERMS = Path(__file__).parents[1] / "docs" / "terms.md"
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
