"""Walls that the import contracts can't see."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import rekje
from rekje.games.registry import GAMES
from tests.conformance.walls import Modules, circles, crossing, knows_core, nodes, relative_imports, upward

PACKAGE = Path(rekje.__file__).parent


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


@pytest.fixture(scope="module")
def modules() -> Modules:
    return Modules(PACKAGE)


def test_only_the_engine_knows_the_native_core(modules: Modules) -> None:
    users = {module.split(".")[1] for module, text in modules.texts.items() if knows_core(text)}
    assert users == {"engine"}


@pytest.mark.parametrize(
    "breach",
    ["from rekje import _core", "import rekje._core", "import rekje._core as _core", "from rekje._core import A"],
)
def test_a_hole_in_the_wall_before_the_core_would_be_found(breach: str) -> None:
    assert knows_core(f"def late():\n    {breach}\n")


def test_imports_name_their_modules_in_full(modules: Modules) -> None:
    """All other tests of walls rely on it."""
    assert {module: found for module, text in modules.texts.items() if (found := relative_imports(text))} == {}


@pytest.mark.parametrize("breach", ["from . import _core", "from .. import games", "from .walk import koning"])
def test_an_import_that_begins_with_a_dot_would_be_found(breach: str) -> None:
    assert relative_imports(f"def late():\n    {breach}\n") == [breach]


def test_nobody_looks_into_a_family_from_outside(modules: Modules) -> None:
    assert crossing({module: modules.imports(module) for module in modules.texts}) == []


@pytest.mark.parametrize(
    "module",
    ["rekje.server.app", "rekje.server.live.registry", "rekje.server.live.families", "rekje.engine.path.search"],
)
def test_an_import_into_a_family_would_be_found(module: str) -> None:
    assert crossing({module: {"rekje.games.walk.koning"}}) == [f"{module} -> rekje.games.walk.koning"]
    assert crossing({"rekje.engine.families": {"rekje.engine.walk.family"}}) == []


@pytest.mark.parametrize(
    "breach", ["from rekje.games.registry import Koning", "from rekje.model.families import Chosen as Chosen"]
)
def test_what_is_taken_through_a_door_would_be_found(tmp_path: Path, breach: str) -> None:
    package = shutil.copytree(PACKAGE, tmp_path / "rekje", ignore=lambda _, names: [n for n in names if only_code(n)])
    (package / "server" / "planted.py").write_text(breach, "utf-8")
    modules = Modules(package)
    assert len(crossing({"rekje.server.planted": modules.imports("rekje.server.planted")})) == 1


def only_code(name: str) -> bool:
    """Whether a test of walls can do without a file."""
    return "." in name and not name.endswith(".py")


def test_no_family_knows_the_front_of_its_floor(modules: Modules) -> None:
    assert upward({module: modules.imports(module) for module in modules.texts}) == []


@pytest.mark.parametrize(
    "front",
    ["rekje.terminal", "rekje.terminal.families", "rekje.terminal.playing.families", "rekje.terminal.registry"],
)
def test_an_import_of_the_front_would_be_found(front: str) -> None:
    assert upward({"rekje.terminal.walk.turn": {front}}) == [f"rekje.terminal.walk.turn -> {front}"]
    assert upward({"rekje.terminal.walk.turn": {"rekje.model.families", "rekje.terminal.playing.host"}}) == []


def test_no_modules_import_each_other(modules: Modules) -> None:
    assert circles({module: modules.imports(module) for module in modules.texts}) == []


def test_a_circle_would_be_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]


@cache
def common_nouns() -> set[str]:
    """Games whose names are common nouns: sentences have parameters of that name."""
    texts = [path.read_text("utf-8") for path in (PACKAGE / "locale" / "en").glob("*.ftl")]
    return {name for name in GAMES if any(f"{{ ${name} }}" in text for text in texts)}


def named(text: str) -> Iterator[str]:
    """The texts with which something is compared or called."""
    for node in nodes(text):
        parts: list[ast.AST] = []
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.Call):
            parts = [*node.args, *(keyword.value for keyword in node.keywords)]
        elif isinstance(node, ast.MatchValue):
            parts = [node.value]
        parts += [one for part in parts if isinstance(part, ast.Tuple | ast.List | ast.Set) for one in part.elts]
        yield from (str(part.value) for part in parts if isinstance(part, ast.Constant))


def names_a_game(text: str) -> bool:
    plain = common_nouns()
    if any(re.search(rf"['\"]{name}['\"]", text) for name in set(GAMES) - plain):
        return True
    return any(name in plain for name in named(text))


def test_no_shared_code_names_a_game() -> None:
    # GCG is a file format of one game.
    allowed = {
        PACKAGE / "records" / "gcg" / "gcg.py",
        *(path for path in sources() if path.stem in GAMES and path.parts[-3] == "games"),
    }
    assert [path for path in sources() if path not in allowed and names_a_game(path.read_text("utf-8"))] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_name_of_any_game_would_be_found(name: str) -> None:
    assert names_a_game(f'if config.game == "{name}": pass')
    assert names_a_game(f'get_game("{name}")')
    assert names_a_game(f'match game:\n  case "{name}": pass')
