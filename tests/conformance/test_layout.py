"""Walls that the import contracts can't see."""

from __future__ import annotations

import re
from pathlib import Path

import rekje
from rekje.games.registry import GAMES

PACKAGE = Path(rekje.__file__).parent


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def test_only_the_adapters_know_the_native_core() -> None:
    users = {
        path.relative_to(PACKAGE).parts[0]
        for path in sources()
        if re.search(r"import _core|\b_core import", path.read_text("utf-8"))
    }
    assert users <= {"adapters"}


def test_no_shared_code_names_a_game() -> None:
    # GCG is a file format of one game.
    allowed = {PACKAGE / "records" / "gcg.py", *(PACKAGE / "games" / f"{name}.py" for name in GAMES)}
    naming = re.compile("|".join(rf"['\"]{name}['\"]" for name in GAMES))
    assert [path for path in sources() if path not in allowed and naming.search(path.read_text("utf-8"))] == []
