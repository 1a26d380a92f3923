"""Every message and every type that goes over the wire, from the structs that encode and check them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
from msgspec import inspect

from rekje.games.registry import GAMES
from rekje.model.families import AnyCommand, AnyEvent
from rekje.wire import bodies, me, scorekeeping
from rekje.wire.codec import MOST_BYTES, Answer
from rekje.wire.messages import ClientMessage, ServerMessage

_PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "integer",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "any value",
}
_LISTS = (inspect.ListType, inspect.VarTupleType)
_BOUNDS = {"min_length": "at least {} long", "max_length": "at most {} long", "ge": "≥ {}", "le": "≤ {}", "gt": "> {}",
           "lt": "< {}", "pattern": "pattern `{}`"}  # fmt: skip


def messages_page() -> str:
    """The part of docs/wire.md that is made of the program."""
    own = tuple(game.own_type for game in GAMES.values() if game.own_type)
    told_apart = "Their field `{}` tells them apart."
    parts = [
        (
            "From the browser, message by message",
            f"{told_apart.format('type')} A message has at most {MOST_BYTES:,} bytes.",
            get_args(ClientMessage),
        ),
        ("From the server, message by message", told_apart.format("type"), get_args(ServerMessage)),
        (
            "Commands",
            f"What a seat asks for, in `command` and `preview`, and in a record. {told_apart.format('do')}",
            get_args(AnyCommand),
        ),
        ("Events", f"What has happened at a table. {told_apart.format('event')}", get_args(AnyEvent)),
        (
            "Bodies of requests",
            "What is posted over HTTP. An unknown field is an error.",
            (*bodies.REQUESTS, *scorekeeping.REQUESTS, *me.REQUESTS),
        ),
        ("Answers to requests", "", get_args(Answer)),
        ("What only one game has in its view", "The field `own` of `View`.", own),
    ]
    pages = _Pages()
    lines = [line for title, about, kinds in parts for line in pages.part(title, about, kinds)]
    return "\n".join([*lines, *pages.rest()])


def with_types_linked(page: str) -> str:
    """The page of the wire, where each type named in the text leads to its table."""
    targets = set(re.findall(r"^\(wire-(\w+)\)=$", page, re.MULTILINE))
    return re.sub(r"(?<!\[)`([A-Z]\w+)`", lambda found: _linked(found[1], targets), page)


def _linked(name: str, targets: set[str]) -> str:
    return f"[`{name}`](#wire-{name.lower()})" if name.lower() in targets else f"`{name}`"


class _Pages:
    """Types that were told, and those that are still to be told because a field has them."""

    def __init__(self) -> None:
        self._told: set[type] = set()
        self._wanted: dict[type, inspect.StructType] = {}

    def part(self, title: str, about: str, kinds: tuple[Any, ...]) -> Iterator[str]:
        """Some types under a heading."""
        yield f"### {title}\n\n{about}\n"
        for kind in kinds:
            info = inspect.type_info(kind)
            if isinstance(info, inspect.StructType) and info.cls not in self._told:
                yield from self._struct(info)

    def rest(self) -> Iterator[str]:
        """All types that fields of others have."""
        yield "### Types in fields\n"
        while wanted := [info for kind, info in self._wanted.items() if kind not in self._told]:
            for info in sorted(wanted, key=lambda info: info.cls.__name__):
                yield from self._struct(info)

    def _struct(self, info: inspect.StructType) -> Iterator[str]:
        self._told.add(info.cls)
        yield f"({_target(info.cls)})=\n#### {info.cls.__name__}\n"
        yield f"{_prose(info.cls.__doc__ or '')}\n"
        if not info.tag_field and not info.fields:
            return
        yield "| field | type | default |\n|---|---|---|"
        if info.tag_field:
            yield f'| `{info.tag_field}` | `"{info.tag}"` | |'
        for field in info.fields:
            yield f"| `{field.encode_name}` | {self._type(field.type)} | {_default(field)} |"
        yield ""

    def _type(self, info: inspect.Type) -> str:
        match info:
            case inspect.Metadata():
                return self._type(info.type)
            case inspect.StructType():
                self._wanted.setdefault(info.cls, info)
                return f"[{info.cls.__name__}](#{_target(info.cls)})"
            case inspect.UnionType():
                return self._union(info)
            case inspect.LiteralType():
                return ", ".join(f'`"{value}"`' for value in info.values)
            case inspect.TupleType():
                return f"\\[{', '.join(map(self._type, info.item_types))}\\]"
            case inspect.DictType():
                return f"object: {self._type(info.key_type)} → {self._type(info.value_type)}"
        if isinstance(info, _LISTS):
            return f"list of {self._type(info.item_type)}{_bounds(info)}"
        return f"{_PLAIN[type(info)]}{_bounds(info)}"

    def _union(self, info: inspect.UnionType) -> str:
        members = {kind.cls for kind in info.types if isinstance(kind, inspect.StructType)}
        for union, name in ((AnyCommand, "[a command](#commands)"), (AnyEvent, "[an event](#events)")):
            if members == set(get_args(union)):
                return name
        return " or ".join(map(self._type, info.types))


def _target(kind: type) -> str:
    return f"wire-{kind.__name__.lower()}"


def _bounds(info: inspect.Type) -> str:
    told = [text.format(value) for name, text in _BOUNDS.items() if (value := getattr(info, name, None)) is not None]
    return f" ({', '.join(told)})".replace("|", "\\|") if told else ""


def _default(field: inspect.Field) -> str:
    if field.required:
        return ""
    if field.default is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default).decode()}`"
    return f"`{msgspec.json.encode(field.default_factory()).decode()}`"


def _prose(text: str) -> str:
    """A docstring as Markdown."""
    paragraphs = re.split(r"\n\s*\n", text.strip())
    return "\n\n".join(re.sub(r"``(.+?)``", r"`\1`", " ".join(one.split())) for one in paragraphs)
