"""The TypeScript types of everything that goes over the wire, generated from the Python types.

A field is optional (``name?``) if the browser may leave it out, or if the server leaves out defaults."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_args

from msgspec import inspect

from rekje.games.registry import GAMES
from rekje.model.families import AnyCommand, AnyEvent
from rekje.wire import alerts, bodies, lobby, me, operating, scorekeeping
from rekje.wire.codec import Answer
from rekje.wire.messages import ClientMessage, ServerMessage

REQUESTS = (
    *bodies.REQUESTS,
    *scorekeeping.REQUESTS,
    *me.REQUESTS,
    *alerts.REQUESTS,
    *operating.REQUESTS,
    *lobby.REQUESTS,
)

HEAD = "// Made by scripts/wire_types.py from src/rekje/wire: change it there.\n"
_PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
_LISTS = (inspect.ListType, inspect.VarTupleType)


class TypeScriptWriter:
    """Writes types by name, each once, in the order in which they are first needed."""

    def __init__(self, sent_by_browser: Iterable[type]) -> None:
        self._done: dict[str, str] = {}
        self._classes: dict[str, type] = {}
        self._unions: dict[frozenset[str], str] = {}
        self._asked = set(sent_by_browser)

    def text(self) -> str:
        """All types written so far."""
        return "\n".join(self._done.values())

    def union(self, name: str, union: object) -> None:
        """A union of messages under a name."""
        members = [self._struct(inspect.type_info(kind)) for kind in get_args(union)]
        self._unions[frozenset(members)] = name
        self._done[name] = f"export type {name} =\n" + "".join(f"  | {member}\n" for member in members)[:-1] + ";\n"

    def name(self, info: inspect.Type) -> str:
        """A type in TypeScript. Structs in it are written out first."""
        match info:
            case inspect.Metadata():
                return self.name(info.type)
            case inspect.StructType():
                return self._struct(info)
            case inspect.UnionType():
                names = dict.fromkeys(map(self.name, info.types))
                return self._unions.get(frozenset(names)) or " | ".join(names)
            case inspect.LiteralType():
                return " | ".join(f'"{value}"' for value in info.values)
            case inspect.TupleType():
                return f"[{', '.join(map(self.name, info.item_types))}]"
            case inspect.DictType():
                return f"Record<string, {self.name(info.value_type)}>"
        if isinstance(info, _LISTS):
            item = self.name(info.item_type)
            return f"({item})[]" if " " in item else f"{item}[]"
        return _PLAIN[type(info)]

    def _struct(self, info: inspect.Type) -> str:
        assert isinstance(info, inspect.StructType)
        name = info.cls.__name__
        if self._classes.setdefault(name, info.cls) is not info.cls:
            raise ValueError(f"two types are called {name}")
        if name not in self._done:
            self._done[name] = ""  # a type that holds itself is written only once
            self._done[name] = self._interface(info)
        return name

    def _interface(self, info: inspect.StructType) -> str:
        about = (info.cls.__doc__ or "").strip().splitlines()
        lines = ["/**", *(f" * {line.strip()}".rstrip() for line in about), " */"]
        lines.append(f"export interface {info.cls.__name__} {{")
        if info.tag_field:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        optional = info.cls in self._asked or info.cls.__struct_config__.omit_defaults
        for field in info.fields:
            mark = "?" if optional and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self.name(field.type)};")
        return "\n".join([*lines, "}", ""])


def _structs_in(kinds: Iterable[Any]) -> set[type]:
    """All structs reachable from the given types."""
    found: set[type] = set()

    def look(info: Any) -> None:
        if isinstance(info, inspect.StructType) and info.cls not in found:
            found.add(info.cls)
            for field in info.fields:
                look(field.type)
        for name in ("type", "item_type", "value_type"):
            if isinstance(inner := getattr(info, name, None), inspect.Type):
                look(inner)
        for inner in (*getattr(info, "types", ()), *getattr(info, "item_types", ())):
            look(inner)

    for kind in kinds:
        look(inspect.type_info(kind))
    return found


def typescript() -> str:
    """The whole file."""
    writer = TypeScriptWriter(_structs_in((ClientMessage, *REQUESTS)))
    writer.union("Command", AnyCommand)
    writer.union("TableEvent", AnyEvent)
    writer.union("ClientMessage", ClientMessage)
    writer.union("ServerMessage", ServerMessage)
    for kind in (*REQUESTS, *get_args(Answer)):
        writer.name(inspect.type_info(kind))
    own = {game.id: game.own_type for game in GAMES.values() if game.own_type}
    names = {game: writer.name(inspect.type_info(kind)) for game, kind in own.items()}
    fields = "".join(f"  {game}: {name};\n" for game, name in names.items())
    owned = f"/** What `View.own` is, by game. */\nexport interface OwnOf {{\n{fields}}}\n"
    return "\n".join([HEAD, writer.text(), owned])
