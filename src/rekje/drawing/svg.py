"""Elements of SVG and HTML as text: whatever people wrote is escaped here, and only here."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Attribute = str | int | float | None


class Markup(str):
    """Text that is markup already; every other text is escaped where it is put into an element."""

    __slots__ = ()


def element(name: str, *inside: str | Iterable[str], **attributes: Attribute) -> Markup:
    """``<name …>inside</name>``. An attribute that is None is left out; ``font_size`` is written ``font-size``, and
    ``class_`` ``class``."""
    return Markup(f"<{name}{_written(attributes)}>{joined(inside)}</{name}>")


def single(name: str, **attributes: Attribute) -> Markup:
    """An element of SVG with nothing inside."""
    return Markup(f"<{name}{_written(attributes)}/>")


def joined(parts: Iterable[str | Iterable[str]]) -> Markup:
    """Parts one after another: markup as it is, other text escaped."""
    texts = (part if isinstance(part, str) else joined(part) for part in parts)
    return Markup("".join(text if isinstance(text, Markup) else escape(text) for text in texts))


def _written(attributes: dict[str, Attribute]) -> str:
    told = ((name.rstrip("_").replace("_", "-"), value) for name, value in attributes.items() if value is not None)
    return "".join(f' {name}="{escape(_number(value))}"' for name, value in told)


def _number(value: str | int | float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
