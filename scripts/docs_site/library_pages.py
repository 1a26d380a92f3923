"""Every public name of the library, for `autodoc`, which reads signatures and docstrings."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from inspect import isclass, isfunction
from types import FunctionType
from typing import Any

import msgspec

import rekje


def library_page() -> str:
    """The part of docs/library-reference.md that is made of the program."""
    return "\n".join(_told())


def _told() -> Iterator[str]:
    public = {name: getattr(rekje, name) for name in sorted(rekje.__all__, key=str.lower) if not name.startswith("_")}
    for name, thing in public.items():
        if isclass(thing) or isfunction(thing):
            yield f"## {name}\n"
            yield from _entry("rekje", name, thing)
    yield "## PLAYERS\n"
    yield "The computer players, from the weakest to the strongest of each family, by the names that `Game.ask` takes:"
    yield f"{', '.join(f'`{name}`' for name in rekje.PLAYERS)}. [Computer players](players.md) says how each plays.\n"
    yield "## `__version__`\n\nThe version, as `rekje --version` tells it.\n"
    classes = {thing for thing in public.values() if isclass(thing)}
    others = {kind for thing in public.values() for kind in _named_in(thing)} - classes
    yield "## Types in their signatures\n"
    yield "They aren't names of `rekje` itself. They say what a method answers with or takes.\n"
    for kind in sorted(others, key=lambda kind: kind.__name__.lower()):
        yield f"### {kind.__name__}\n"
        yield from _entry(kind.__module__, kind.__name__, kind)


def _entry(module: str, name: str, thing: Any) -> Iterator[str]:
    kind = "function" if not isclass(thing) else "exception" if issubclass(thing, BaseException) else "class"
    yield f"```{{eval-rst}}\n.. auto{kind}:: {module}.{name}"
    if isclass(thing):
        yield "   :members:"
        if issubclass(thing, msgspec.Struct | tuple):
            yield "   :undoc-members:"
        if module == "rekje":
            yield "   :special-members: __contains__, __iter__, __len__, __getitem__"
    yield "```\n"


def _named_in(thing: Any) -> Iterator[type]:
    """The classes of ours that the signatures of a function, or of a class's public methods and fields, name."""
    if isinstance(thing, FunctionType):
        yield from _classes(thing.__module__, thing.__annotations__)
    elif isclass(thing):
        yield from _classes(thing.__module__, vars(thing).get("__annotations__", {}))
        for name, member in vars(thing).items():
            function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
            if isinstance(function, FunctionType) and (not name.startswith("_") or name == "__init__"):
                yield from _classes(function.__module__, function.__annotations__)


def _classes(module: str, annotations: dict[str, Any]) -> Iterator[type]:
    for annotation in annotations.values():
        for name in re.findall(r"[A-Za-z_]\w*", str(annotation)):
            found = getattr(sys.modules[module], name, None)
            if isclass(found) and found.__module__.startswith("rekje.") and found.__doc__:
                yield found
