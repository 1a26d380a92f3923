"""Write the list of all public names with their signatures: `python scripts/public_names.py`.

With ``--check`` the list is only compared. A line that changes or goes is a change that docs/versions.md restricts.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import sys
import textwrap
import typing
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

LIST = Path(__file__).parents[1] / "tests" / "golden" / "library" / "public.txt"
MODULES = (
    "rekje",
    "rekje.model.commands",
    "rekje.model.walk.commands",
    "rekje.model.path.commands",
    "rekje.pettingzoo",
    "rekje.gymnasium",
)
"""The library, the commands that `rekje.Game.send` takes, and environments for learning."""
INTERNAL = frozenset(
    {
        "GameReview.__init__",
        "Leaves.core",
        "Lexicon.of",
        "Lexicon.tilings",
        "Lexicon.words",
        "Picture.__init__",
        "Playout.__init__",
        "Position.core_leaves",
        "Position.encoded",
        "Position.engine",
        "Position.seen",
        "Position.told",
        "Rows.__init__",
        "SeatView.__init__",
    }
)
"""What other modules of Rekje use and the library doesn't promise."""


class Bare(str):
    """An annotation that is written as it stands in the source, without quotes."""

    __slots__ = ()
    __repr__ = str.__str__


def lines() -> Iterator[str]:
    """The whole list."""
    for name in MODULES:
        module = importlib.import_module(name)
        yield f"# {name}"
        for one in names(module):
            yield from described(name, one, getattr(module, one))


def names(module: ModuleType) -> list[str]:
    """The public names of a module: those it lists, else the classes defined there."""
    if found := getattr(module, "__all__", None):
        return sorted(found)
    return sorted(
        name
        for name, value in vars(module).items()
        if isinstance(value, type) and value.__module__ == module.__name__ and not name.startswith("_")
    )


def described(module: str, name: str, value: object) -> Iterator[str]:
    """The lines of a name: one, and for a class one for each member."""
    if isinstance(value, type):
        bases = ", ".join(base.__name__ for base in value.__bases__)
        yield f"class {name}({bases})"
        # A command is its constructor: the rest is between it and the referee.
        yield from (
            sorted(members(name, value)) if module == "rekje" else [f"{name}{signed(value, fields(ours(value)))}"]
        )
    elif inspect.isfunction(value):
        yield from functions(name, value)
    else:
        yield f"{name}: {type(value).__name__}"


def ours(kind: type) -> list[type]:
    """A class and those of ours that it is derived from."""
    return [one for one in kind.__mro__ if one.__module__.startswith("rekje.")]


def members(name: str, kind: type) -> Iterator[str]:
    """What a class of ours and those that it is derived from have."""
    seen: set[str] = set()
    if issubclass(kind, msgspec.Struct):
        yield f"{name}{signed(kind, fields(ours(kind)))}"
    for one in ours(kind):
        for member, value in ({**vars(one), **dict(attributes(one))}).items():
            if member in seen or f"{name}.{member}" in INTERNAL:
                continue
            if member == "__init__" and getattr(kind, "_is_protocol", False):
                # Nobody makes one.
                continue
            seen.add(member)
            if member == "__init__" and not issubclass(kind, msgspec.Struct):
                yield from functions(name, value)
            elif not member.startswith("_"):
                yield from described_member(f"{name}.{member}", member, value, fields([one]))


def described_member(full: str, member: str, value: object, types: dict[str, str]) -> Iterator[str]:
    """The lines of a method, property, field or attribute."""
    if isinstance(value, classmethod | staticmethod):
        yield from (f"{type(value).__name__} {line}" for line in functions(full, value.__func__))
    elif inspect.isfunction(value):
        yield from functions(full, value)
    elif isinstance(value, property):
        yield f"{full}: {inspect.get_annotations(typing.cast(Any, value.fget))['return']}"
    elif isinstance(value, Bare):
        yield f"{full}: {value}"
    else:
        yield f"{full}: {types.get(member, type(value).__name__)}"


def functions(name: str, function: Any) -> Iterator[str]:
    """A function, or each of the ways in which it may be called."""
    for one in typing.get_overloads(function) or [function]:
        yield f"{name}{signed(one, {})}"


def signed(function: Any, types: dict[str, str]) -> str:
    """A signature with annotations as the source has them. A parameter without one stops the script."""
    signature = inspect.signature(function)
    parameters = []
    for one in signature.parameters.values():
        if one.name == "self" or (one.name == "cls" and not types):
            continue
        noted = types.get(one.name, one.annotation)
        if noted is inspect.Parameter.empty:
            raise SystemExit(f"{function.__qualname__} has no type for {one.name}: give it one.")
        parameters.append(one.replace(annotation=Bare(noted)))
    result = signature.return_annotation
    if not types and result is inspect.Signature.empty:
        raise SystemExit(f"{function.__qualname__} has no type of what it returns: give it one.")
    returned = result if types or function.__name__ == "__init__" else Bare(result)
    if function.__name__ == "__init__":
        returned = inspect.Signature.empty
    return str(signature.replace(parameters=parameters, return_annotation=returned))


def fields(kinds: list[type]) -> dict[str, str]:
    """The annotations of classes, the nearest last."""
    return {name: str(noted) for kind in reversed(kinds) for name, noted in inspect.get_annotations(kind).items()}


def attributes(kind: type) -> Iterator[tuple[str, Bare]]:
    """What the methods of a class set on ``self``, with its type: the one noted there, or that of the parameter."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    untyped: set[str] = set()
    found: dict[str, Bare] = {}
    for method in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        given = {one.arg: one.annotation for one in [*method.args.args, *method.args.kwonlyargs]}
        if method.args.kwarg:
            given[method.args.kwarg.arg] = None
        for node in ast.walk(method):
            noted: ast.expr | None = None
            if isinstance(node, ast.AnnAssign):
                target: ast.expr = node.target
                noted = node.annotation
            elif isinstance(node, ast.Assign):
                target = node.targets[0]
                noted = given.get(node.value.id) if isinstance(node.value, ast.Name) else None
            else:
                continue
            if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self" and target.attr[0] != "_":
                if noted:
                    found[target.attr] = Bare(ast.unparse(noted))
                else:
                    untyped.add(target.attr)
    if missing := untyped - {*found} - {full.partition(".")[2] for full in INTERNAL}:
        raise SystemExit(f"{kind.__name__} sets {', '.join(sorted(missing))} without a type: give it one.")
    yield from found.items()


if __name__ == "__main__":
    text = "\n".join(lines()) + "\n"
    if "--check" in sys.argv[1:]:
        if not LIST.exists() or LIST.read_text("utf-8") != text:
            sys.exit("The public names have changed: run python scripts/public_names.py, and read docs/versions.md.")
    else:
        LIST.parent.mkdir(exist_ok=True)
        LIST.write_text(text, "utf-8")
