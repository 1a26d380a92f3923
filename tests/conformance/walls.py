"""Who imports whom in the package, read off the syntax trees: what the walls of the house are tested by."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

FAMILIES = ("crossword", "walk", "path")
CORE = "rekje._core"
DOORS = re.compile(r"rekje|rekje\.games\.registry|rekje\.\w+\.families|rekje\.terminal\.playing\.families")


@cache
def nodes(text: str) -> tuple[ast.AST, ...]:
    """All nodes of a module's syntax tree, the module itself first. Many tests read the whole package, which is parsed
    once in a process."""
    return tuple(ast.walk(ast.parse(text)))


def definitions(text: str) -> Iterator[ast.stmt]:
    """The statements at a module's own level."""
    (module, *_) = nodes(text)
    assert isinstance(module, ast.Module)
    return iter(module.body)


def imported(text: str) -> Iterator[str]:
    """The dotted names that a module imports, wherever it does so, `TYPE_CHECKING` included. Relative imports aren't
    among them: `relative_imports` finds those, and the house has none."""
    for node in nodes(text):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def relative_imports(text: str) -> list[str]:
    """The imports of a module that begin with a dot."""
    return [ast.unparse(node) for node in nodes(text) if isinstance(node, ast.ImportFrom) and node.level]


def names_imported(text: str, inside: bool = True) -> dict[str, str]:
    """What each name that a module imports stands for; ``inside``: also where a function imports it."""
    names: dict[str, str] = {}
    for node in nodes(text) if inside else _outside_functions(nodes(text)[0]):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.asname: alias.name for alias in node.names if alias.asname}
    return names


def _outside_functions(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield child
            yield from _outside_functions(child)


class Homes:
    """Where a name is defined that is imported from a module which has itself imported it."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self._names = {module: names_imported(text, inside=False) for module, text in texts.items()}

    def of(self, name: str) -> str:
        """A dotted name as it is called in the module that defines it."""
        seen = set()
        while name not in seen:
            seen.add(name)
            module, _, last = name.rpartition(".")
            name = self._names.get(module, {}).get(last, name)
        return name


def knows_core(text: str) -> bool:
    """Whether a module imports the compiled core, whatever the spelling."""
    return any(name == CORE or name.startswith(f"{CORE}.") for name in imported(text))


def family_of(module: str) -> str | None:
    """The family in whose folder a module lies; a floor's own name isn't a family."""
    return next((part for part in module.split(".")[2:] if part in FAMILIES), None)


class Modules:
    """The modules of a package, by their dotted names."""

    def __init__(self, package: Path) -> None:
        files = {
            path: ".".join(path.relative_to(package.parent).with_suffix("").parts) for path in package.rglob("*.py")
        }
        self.texts = {name.removesuffix(".__init__"): path.read_text("utf-8") for path, name in files.items()}
        self._homes = Homes(self.texts)

    def imports(self, module: str) -> set[str]:
        """The modules of the package that a module imports, and those that define what it takes from them. What
        programmers see of the package, ``from rekje import …``, is no import of where it comes from."""
        names = [*imported(self.texts[module])]
        homes = [self._homes.of(name) for name in names if name.count(".") > 1]
        found = {self._module(name) for name in [*names, *homes]}
        return {name for name in found if name and name.count(".") and name != module}

    def _module(self, name: str) -> str:
        while name and name not in self.texts:
            name = name.rpartition(".")[0]
        return name


def is_door(module: str) -> bool:
    """Whether a module may look into every family's folder: the package's own face, the games' registry, and each
    floor's tables of families."""
    return bool(DOORS.fullmatch(module))


def crossing(imports: Mapping[str, Iterable[str]]) -> list[str]:
    """The imports that lead into a family's folder from outside it, but for those of the doors."""
    return sorted(
        f"{module} -> {other}"
        for module, others in imports.items()
        for other in others
        if family_of(other) and family_of(other) != family_of(module) and not is_door(module)
    )


def upward(imports: Mapping[str, Iterable[str]]) -> list[str]:
    """The imports by which a module of a family knows its own floor's front: the floor itself, its tables of families,
    its registry."""
    return sorted(
        f"{module} -> {other}"
        for module, others in imports.items()
        for other in others
        if family_of(module)
        and other.split(".")[1] == module.split(".")[1]
        and (other.count(".") == 1 or other.rpartition(".")[2] in ("families", "registry"))
    )


def circles(imports: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Modules that import each other, directly or by others: the strongly connected parts of more than one module."""

    def reached(start: str) -> set[str]:
        found: set[str] = set()
        left = [start]
        while left:
            new = set(imports.get(left.pop(), ())) - found
            found |= new
            left += new
        return found

    ways = {module: reached(module) for module in imports}
    parts = {frozenset(other for other in ways[module] if module in ways.get(other, ())) for module in ways}
    return sorted(sorted(part) for part in parts if len(part) > 1)
