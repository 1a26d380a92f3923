"""Walls that the import contracts can't see."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rekje
from rekje.games.registry import GAMES

PACKAGE = Path(rekje.__file__).parent


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def test_only_the_engine_knows_the_native_core() -> None:
    users = {
        path.relative_to(PACKAGE).parts[0]
        for path in sources()
        if re.search(r"import _core|\b_core import", path.read_text("utf-8"))
    }
    assert users <= {"engine"}


def common_nouns() -> set[str]:
    """Games whose names are common nouns: sentences have parameters of that name."""
    texts = [path.read_text("utf-8") for path in (PACKAGE / "locale" / "en").glob("*.ftl")]
    return {name for name in GAMES if any(f"{{ ${name} }}" in text for text in texts)}


def named(tree: ast.AST) -> Iterator[str]:
    """The texts with which something is compared or called."""
    for node in ast.walk(tree):
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
    return any(name in plain for name in named(ast.parse(text)))


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
