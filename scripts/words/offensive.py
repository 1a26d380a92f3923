"""Words that public lists call offensive, as far as a language's list has them; ours, by hand, stands beside it."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from gather import Gathered, Inputs, gather

HERE = Path(__file__).parent
SOURCES = ("naughty-words", "cuss")
LICENCE = "CC-BY-4.0 AND MIT"
# Its French and Italian lists call hundreds of everyday words surely profane (*mettre*, *fallo*).
CUSS_FILES = {"en": "index.js"}
CUSS_ENTRY = re.compile(r"^\s+'?([^\s':]+)'?: ([012]),", re.MULTILINE)
SURE = "2"


def offensive(inputs: Inputs, language: str, listed: Gathered) -> list[str]:
    """The offensive words of a language, in plain spelling, sorted. What `innocent.toml` names means something else
    just as well, or offends nobody."""
    innocent = set(tomllib.loads((HERE / "innocent.toml").read_text(encoding="utf-8"))[language].split())
    named = set(gather(public(inputs, language), language)) - innocent
    if language == "en":
        named |= {form for word in named for form in inflected(word)}
        innocent |= {form for word in innocent for form in inflected(word)}
    return sorted((named - innocent) & listed.keys())


def public(inputs: Inputs, language: str) -> Iterator[str]:
    """The single words of the public lists; of one with degrees, those that are surely meant so."""
    path = inputs["naughty-words"] / "package" / f"{language}.json"
    yield from json.loads(path.read_text(encoding="utf-8"))
    if language in CUSS_FILES:
        text = (inputs["cuss"] / "package" / CUSS_FILES[language]).read_text(encoding="utf-8")
        yield from (word for word, degree in CUSS_ENTRY.findall(text) if degree == SURE)


def inflected(word: str) -> Iterable[str]:
    """What could be a plural or a form of the verb in English; the list says which of them there are."""
    plural = word + ("es" if re.search("(?:[sxz]|[cs]h)$", word) else "s")
    if word.endswith("y"):
        return [plural, word.removesuffix("y") + "ies"]
    if re.search("[^aeiou][aeiou][bdgklmnprt]$", word):
        word += word[-1]
    stem = word.removesuffix("e")
    return [plural] if word.endswith("c") else [plural, f"{stem}ed", f"{stem}ing"]
