"""Numbers as the five languages write and count them (CLDR), with a minus sign that is one."""

from __future__ import annotations

from typing import NamedTuple

MINUS = "−"


class _Marks(NamedTuple):
    group: str
    point: str
    percent: str


_MARKS = {
    "nl": _Marks(".", ",", "%"),
    "fr": _Marks("\u202f", ",", "\u00a0%"),
    "de": _Marks(".", ",", "\u00a0%"),
    "en": _Marks(",", ".", "%"),
    "it": _Marks(".", ",", "%"),
}


def plain(number: int) -> str:
    """A whole number without groups."""
    return f"{number}".replace("-", MINUS)


def signed(number: int) -> str:
    """A whole number with its sign, whichever it is."""
    return f"{number:+}".replace("-", MINUS)


def grouped(number: int, language: str) -> str:
    """A whole number in groups of three."""
    return _marked(f"{number:,}", language)


def decimal(number: float, language: str) -> str:
    """A number in groups of three, with at most one digit behind the point."""
    return _marked(f"{round(number, 1) + 0.0:,.1f}".removesuffix(".0"), language)


def percent(share: float, language: str) -> str:
    """A share in whole per cents."""
    return _marked(f"{share * 100:,.0f}", language) + _MARKS[language].percent


def is_one(number: int, language: str) -> bool:
    """Whether what is counted stands in the singular; in French nought does, too."""
    return abs(number) == 1 or (language == "fr" and number == 0)


def _marked(text: str, language: str) -> str:
    marks = _MARKS[language]
    return text.translate({ord(","): marks.group, ord("."): marks.point, ord("-"): MINUS})
