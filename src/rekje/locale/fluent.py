"""The part of Fluent that the catalogues use, read quickly: texts, ``{ $variable }``, ``{ "text" }``, numbers without
groups, and choices by number or by word.

Fluent's own package is what this is held against, message by message (`tests/test_locale.py`); loading it, and Babel
with it, takes longer than most commands have to do.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rekje.locale.numbers import grouped, is_one, plain

Value = str | int

_MESSAGE = re.compile(r"^([a-z][\w-]*) *=(.*(?:\n(?:[ }].*)?)*)", re.MULTILINE)
_TEXT = re.compile(r"[^{}\n]+")
_LINE = re.compile(r"(?:[ \r]*\n)+( *)")
_ENDS = re.compile(r"\s*(?:\*?\[|\}|\Z)")
_VARIABLE = re.compile(r"\{\s*\$([\w-]+)\s*\}")
_LITERAL = re.compile(r'\{\s*"([^"\\\n]*)"\s*\}')
_UNGROUPED = re.compile(r"\{\s*NUMBER\(\$([\w-]+), useGrouping: 0\)\s*\}")
_CHOICE = re.compile(r"\{\s*\$([\w-]+)\s*->")
_VARIANT = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\] *")
_CLOSE = re.compile(r"\s*\}")


class Variable(NamedTuple):
    """A parameter's value; a number in groups of three where ``groups`` says so."""

    name: str
    groups: bool


class SelectExpression(NamedTuple):
    """The first variant whose key is the parameter's value or, of a number, its plural; else the usual one."""

    name: str
    variants: Mapping[str, Sequence[Part]]
    usual: str


class Literal(str):
    """A text in quotes, whose spaces are meant."""

    __slots__ = ()


Part = str | Variable | SelectExpression


class MessageCatalogue:
    """The messages of a file, by their id; each is read when it is first said."""

    def __init__(self, text: str, language: str) -> None:
        self._sources: dict[str, str] = dict(_MESSAGE.findall(text))
        self._read: dict[str, Sequence[Part]] = {}
        self._language = language

    def __contains__(self, code: str) -> bool:
        return code in self._sources

    def format(self, code: str, params: Mapping[str, Value]) -> str:
        """A message with its parameters filled in. Raises `KeyError` for a message or a parameter that is missing."""
        if code not in self._read:
            self._read[code] = _Reader(self._sources[code]).pattern()
        return self._told(self._read[code], params)

    def _told(self, parts: Sequence[Part], params: Mapping[str, Value]) -> str:
        return "".join(part if isinstance(part, str) else self._filled(part, params) for part in parts)

    def _filled(self, part: Variable | SelectExpression, params: Mapping[str, Value]) -> str:
        value = params[part.name]
        if isinstance(part, SelectExpression):
            return self._told(part.variants[self._key(part, value)], params)
        if isinstance(value, str):
            return value
        return grouped(value, self._language) if part.groups else plain(value)

    def _key(self, choice: SelectExpression, value: Value) -> str:
        if isinstance(value, str):
            return value if value in choice.variants and not value.isdecimal() else choice.usual
        fitting = {str(value), "one" if is_one(value, self._language) else "other"}
        return next((key for key in choice.variants if key in fitting), choice.usual)


class _Reader:
    """Reads a message's source from left to right."""

    def __init__(self, source: str) -> None:
        self._source = source.rstrip()
        self._at = 0

    def pattern(self) -> tuple[Part, ...]:
        """Texts and placeables up to the end, or up to the next variant or the end of the choice that this is in."""
        parts: list[Part] = []
        lines: list[int] = []
        indent = len(self._source)
        while self._at < len(self._source):
            if text := self._take(_TEXT):
                parts.append(text[0])
            elif self._source[self._at] == "{":
                parts.append(self._placeable())
            elif _ENDS.match(self._source, self._at):
                break
            else:
                found = self._need(_LINE)
                indent = min(indent, len(found[1]))
                lines.append(len(parts))
                parts.append("\n" * found[0].count("\n") + found[1])
        for place in lines:
            parts[place] = str(parts[place])[: -indent or None]
        return _trimmed(parts)

    def _placeable(self) -> Part:
        if found := self._take(_VARIABLE):
            return Variable(found[1], True)
        if found := self._take(_LITERAL):
            return Literal(found[1])
        if found := self._take(_UNGROUPED):
            return Variable(found[1], False)
        return self._choice()

    def _choice(self) -> SelectExpression:
        name = self._need(_CHOICE)[1]
        variants: dict[str, Sequence[Part]] = {}
        usual = ""
        while not self._take(_CLOSE):
            star, key = self._need(_VARIANT).groups()
            usual = key if star else usual
            variants[key] = self.pattern()
        return SelectExpression(name, variants, usual)

    def _take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self._source, self._at)
        if found:
            self._at = found.end()
        return found

    def _need(self, wanted: re.Pattern[str]) -> re.Match[str]:
        found = self._take(wanted)
        if found is None:
            raise ValueError(f"Fluent beyond what is read here: {self._source[self._at :][:40]!r}")
        return found


def _trimmed(parts: list[Part]) -> tuple[Part, ...]:
    """Without the blanks at the beginning and the end, which only set the pattern apart in the file."""
    while parts and _is_text(parts[0]) and not str(parts[0]).strip(" \n"):
        parts.pop(0)
    while parts and _is_text(parts[-1]) and not str(parts[-1]).strip(" \n"):
        parts.pop()
    if parts and _is_text(parts[0]):
        parts[0] = str(parts[0]).lstrip(" \n")
    if parts and _is_text(parts[-1]):
        parts[-1] = str(parts[-1]).rstrip(" \n")
    return tuple(parts)


def _is_text(part: Part) -> bool:
    return isinstance(part, str) and not isinstance(part, Literal)
