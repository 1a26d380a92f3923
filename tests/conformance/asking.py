"""Code that asks which family it has before it, and what modules and classes are called, read off the syntax trees."""

from __future__ import annotations

import ast
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tests.conformance.walls import FAMILIES, Homes, definitions, family_of, is_door, names_imported, nodes

PRIVATE_MODULES = re.compile(
    "quest|artist|promises|footing|glance|sight|outlook|outline|stretches|eyes|told|asked|walked|shelf|house|mine|sealed"
    "|sinks|worths|hinged|aloud|desk|studies|lookahead|keeping|papers|people"
)
"""Names of modules that only this project ever used: the field has words for what they meant."""
PRIVATE_NAMES = re.compile(
    "Quest|Artist|Promises|Pursuit|[Ff]ooting|[Gg]lance|[Ss]ight|[Oo]utlook|Stretch(es)?|[Ss]helf|[Hh]ouse"
    "|[Dd]esk|[Aa]loud|[Ff]oresee|Keeper|People|Standing|Previewed|worths|look_ahead"
)
"""The same for classes and functions."""
DEFINED = re.compile(
    r"^\s*(?:export )?(?:default )?(?:pub(?:\([a-z ]+\))? )?(?:abstract |async |const |unsafe )*"
    r"(?:class|fn|struct|enum|trait|mod|interface|type|function|const) (\w+)",
    re.MULTILINE,
)
"""What a source text in TypeScript or Rust defines."""
FRONTS = ("lib", "mod", "index", "main")
DEFINITIONS = ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef


def classes_of_families(texts: Mapping[str, str]) -> set[str]:
    """The dotted names of the classes that lie in families' folders."""
    return {
        f"{module}.{node.name}"
        for module, text in texts.items()
        if family_of(module)
        for node in definitions(text)
        if isinstance(node, ast.ClassDef)
    }


def families_asked(texts: Mapping[str, str]) -> list[str]:
    """Where code outside a family's folder asks for it: ``isinstance``, ``issubclass``, ``case`` or a comparison with a
    class of the family; a comparison with its name; a table with its name as a key."""
    classes, homes = classes_of_families(texts), Homes(texts)
    found = []
    for module, text in texts.items():
        if family_of(module) or is_door(module):
            continue
        names = names_imported(text)
        for node in nodes(text):
            asked = {homes.of(_dotted(one, names)) for one in _classes_asked(node)}
            found += [f"{module}: {name}" for name in sorted(asked & classes)]
            if _names_family(node):
                found.append(f"{module}: {ast.unparse(node).splitlines()[0]}")
    return sorted(found)


def _classes_asked(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.MatchClass):
        yield node.cls
    elif isinstance(node, ast.Compare):
        yield from _names_in(node)
    elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("isinstance", "issubclass"):
        yield from _names_in(node.args[1])


def _names_in(node: ast.AST) -> Iterator[ast.AST]:
    return (one for one in ast.walk(node) if isinstance(one, ast.Name | ast.Attribute))


def _dotted(node: ast.AST, names: Mapping[str, str]) -> str:
    if isinstance(node, ast.Name):
        return names.get(node.id, node.id)
    return f"{_dotted(node.value, names)}.{node.attr}" if isinstance(node, ast.Attribute) else "?"


def _names_family(node: ast.AST) -> bool:
    """Whether something is compared with a family's name, or looked up by it."""
    parts: list[ast.AST | None] = []
    if isinstance(node, ast.Compare):
        parts = [node.left, *node.comparators]
    elif isinstance(node, ast.MatchValue):
        parts = [node.value]
    elif isinstance(node, ast.Dict):
        # By itself "path" is a word like any other.
        parts = [key for key in node.keys if ast.unparse(key or node) != "'path'"]
    elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Dict):
        parts = [*node.value.keys]
    parts += [one for part in parts if isinstance(part, ast.Tuple | ast.List | ast.Set) for one in part.elts]
    return any(isinstance(part, ast.Constant) and part.value in FAMILIES for part in parts)


def full_folders(modules: Iterable[str], most: int) -> list[str]:
    """Folders that hold more than so many modules."""
    counts = Counter(module.rpartition(".")[0] for module in modules)
    return sorted(f"{folder}: {count}" for folder, count in counts.items() if count > most)


def private_words(texts: Mapping[str, str]) -> list[str]:
    """Modules, classes and functions whose names are words of ours."""
    found = [module for module in texts if PRIVATE_MODULES.fullmatch(module.rpartition(".")[2])]
    for module, text in texts.items():
        defined = (node for node in nodes(text) if isinstance(node, DEFINITIONS))
        found += [f"{module}.{node.name}" for node in defined if PRIVATE_NAMES.fullmatch(node.name)]
    return sorted(found)


def _sources(folders: Iterable[Path]) -> Iterator[Path]:
    """The files of the page and of the core, tests left out."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if (
                path.suffix in (".ts", ".tsx", ".rs")
                and ".test" not in path.suffixes
                and "tests" not in path.relative_to(folder).parts
            ):
                yield path


def full_elsewhere(folders: Iterable[Path], most: int) -> Iterator[str]:
    """Folders below these that hold more than so many files in TypeScript or Rust, their fronts not counted."""
    counts = Counter(path.parent for path in _sources(folders) if path.stem not in FRONTS)
    return (f"{folder}: {count}" for folder, count in sorted(counts.items()) if count > most)


def private_elsewhere(folders: Iterable[Path]) -> Iterator[str]:
    """Files in TypeScript and Rust, and what they define, whose names are words of ours."""
    for path in _sources(folders):
        if PRIVATE_MODULES.fullmatch(path.stem):
            yield str(path)
        yield from (
            f"{path}: {name}" for name in DEFINED.findall(path.read_text("utf-8")) if PRIVATE_NAMES.fullmatch(name)
        )


def shared_names(texts: Mapping[str, str]) -> list[str]:
    """The public classes that go by one name in several modules, each name with its modules."""
    homes: dict[str, list[str]] = defaultdict(list)
    for module, text in sorted(texts.items()):
        for node in definitions(text):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes[node.name].append(module)
    return sorted(f"{name}: {', '.join(found)}" for name, found in homes.items() if len(found) > 1)
