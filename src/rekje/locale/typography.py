"""How a language sets its punctuation, put right once for all who read a text."""

from __future__ import annotations

import re

_NARROW, _WIDE = "\u202f", "\u00a0"
UNBROKEN_SPACES = _NARROW + _WIDE
"""The spaces that `set_spaces` puts; Python counts them as not printable."""

_UNBROKEN = {
    "fr": ((re.compile(r" (?=[;!?])"), _NARROW), (re.compile(r" (?=[:»%])|(?<=«) "), _WIDE)),
    "de": ((re.compile(r" (?=%)|(?<=\bz\.) (?=B\.)"), _WIDE),),
}


def set_spaces(text: str, language: str) -> str:
    """French keeps ``: ; ! ? %`` and what stands in guillemets together with the word beside them, German ``%`` and
    ``z. B.``, so that no line begins or ends with a lonely sign; catalogues and pages are typed with plain spaces.
    Others are as they are."""
    for space, unbroken in _UNBROKEN.get(language, ()):
        text = space.sub(unbroken, text)
    return text


def printable(text: str) -> str:
    """A text of others on one line, that no terminal takes for anything else."""
    return "".join(char if char.isprintable() or char in UNBROKEN_SPACES else "\ufffd" for char in text)
