"""Code that asks which family it has before it, and what modules and classes are called, read off the syntax trees."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping

from tests.conformance.walls import FAMILIES, family_of

PRIVATE_MODULES = re.compile(
    "quest|artist|promises|footing|glance|sight|outlook|outline|stretches|eyes|told|asked|walked|shelf|house|mine|sealed"
    "|sinks|worths|hinged|aloud|desk|studies"
)
"""Names of modules that only this project ever used: the field has words for what they meant."""
PRIVATE_NAMES = re.compile(
    "Quest|Artist|Promises|Pursuit|[Ff]ooting|[Gg]lance|[Ss]ight|[Oo]utlook|Stretch(es)?|[Ss]helf|[Hh]ouse"
)
"""The same for classes and functions."""


def classes_of_families(texts: Mapping[str, str]) -> set[str]:
    """The dotted names of the classes that lie in families' folders."""
    return {
        f"{module}.{node.name}"
        for module, text in texts.items()
        if family_of(module)
        for node in ast.parse(text).body
        if isinstance(node, ast.ClassDef)
    }


def families_asked(texts: Mapping[str, str]) -> list[str]:
    """Where code outside a family's folder asks for it: ``isinstance``, ``issubclass`` or ``case`` with a class of the
    family, or a comparison of its name."""
    classes = classes_of_families(texts)
    found = []
    for module, text in texts.items():
        if family_of(module):
            continue
        tree = ast.parse(text)
        names = _imported_names(tree)
        for node in ast.walk(tree):
            found += [f"{module}: {name}" for one in _classes_asked(node) if (name := _dotted(one, names)) in classes]
            if isinstance(node, ast.Compare | ast.Match) and _names_family(node):
                found.append(f"{module}: {ast.unparse(node).splitlines()[0]}")
    return sorted(found)


def _imported_names(tree: ast.AST) -> dict[str, str]:
    """What each name that a module imports stands for."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            names |= {alias.asname: alias.name for alias in node.names if alias.asname}
    return names


def _classes_asked(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.MatchClass):
        yield node.cls
    elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("isinstance", "issubclass"):
        yield from (one for one in ast.walk(node.args[1]) if isinstance(one, ast.Name | ast.Attribute))


def _dotted(node: ast.AST, names: Mapping[str, str]) -> str:
    if isinstance(node, ast.Name):
        return names.get(node.id, node.id)
    return f"{_dotted(node.value, names)}.{node.attr}" if isinstance(node, ast.Attribute) else "?"


def _names_family(node: ast.Compare | ast.Match) -> bool:
    """Whether something called ``family`` is compared with a family's name."""
    sides = [node.left, *node.comparators] if isinstance(node, ast.Compare) else [node.subject]
    asked = any("family" in (_last(side)) for side in sides)
    values = {one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)}
    return asked and bool(values & {*FAMILIES})


def _last(node: ast.AST) -> str:
    return _dotted(node, {}).rpartition(".")[2]


def full_folders(modules: Iterable[str], most: int) -> list[str]:
    """Folders that hold more than so many modules."""
    counts = Counter(module.rpartition(".")[0] for module in modules)
    return sorted(f"{folder}: {count}" for folder, count in counts.items() if count > most)


def private_words(texts: Mapping[str, str]) -> list[str]:
    """Modules, classes and functions whose names are words of ours."""
    found = [module for module in texts if PRIVATE_MODULES.fullmatch(module.rpartition(".")[2])]
    for module, text in texts.items():
        nodes = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ClassDef | ast.FunctionDef))
        found += [f"{module}.{node.name}" for node in nodes if PRIVATE_NAMES.fullmatch(node.name)]
    return sorted(found)


def shared_names(texts: Mapping[str, str]) -> list[str]:
    """The public classes that go by one name in several modules, each name with its modules."""
    homes: dict[str, list[str]] = defaultdict(list)
    for module, text in sorted(texts.items()):
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(module)
    return sorted(f"{name}: {', '.join(found)}" for name, found in homes.items() if len(found) > 1)
