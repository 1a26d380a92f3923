"""How a language sets its punctuation, put right once for all who read a text."""

from __future__ import annotations

import re

_NARROW = re.compile(r" (?=[;!?])")
_WIDE = re.compile(r" (?=[:»])|(?<=«) ")


def set_spaces(text: str, language: str) -> str:
    """French keeps ``: ; ! ?`` and what stands in guillemets together with the word beside them, so that no line begins
    or ends with a lonely sign; catalogues and pages are typed with plain spaces. Others are as they are."""
    return _WIDE.sub("\u00a0", _NARROW.sub("\u202f", text)) if language == "fr" else text
