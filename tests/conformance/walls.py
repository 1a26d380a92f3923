"""Who imports whom in the package, read off the syntax trees: what the walls of the house are tested by."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

FAMILIES = ("crossword", "walk", "path")
CORE = "rekje._core"


def imported(tree: ast.AST) -> Iterator[str]:
    """The dotted names that a module imports, wherever it does so, `TYPE_CHECKING` included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def knows_core(text: str) -> bool:
    """Whether a module imports the compiled core, whatever the spelling."""
    return any(name == CORE or name.startswith(f"{CORE}.") for name in imported(ast.parse(text)))


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

    def imports(self, module: str) -> set[str]:
        """The modules of the package that a module imports."""
        found = {self._module(name) for name in imported(ast.parse(self.texts[module]))}
        return {name for name in found if name and name.count(".") and name != module}

    def _module(self, name: str) -> str:
        while name and name not in self.texts:
            name = name.rpartition(".")[0]
        return name


def crossing(imports: Mapping[str, Iterable[str]], doors: Iterable[str]) -> list[str]:
    """The imports that lead into a family's folder from outside it, but for those of the ``doors``: modules whose last
    part is one of these names."""
    return sorted(
        f"{module} -> {other}"
        for module, others in imports.items()
        for other in others
        if family_of(other) and family_of(other) != family_of(module) and module.rpartition(".")[2] not in doors
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
