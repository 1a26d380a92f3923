"""What differs between games is asked of them, and not of their editions' rules."""

from __future__ import annotations

import re
from pathlib import Path

import rekje

SOURCE = Path(rekje.__file__).parent


def test_only_games_read_the_rules_of_an_edition() -> None:
    readers = {
        path.relative_to(SOURCE).parts[0]
        for path in SOURCE.rglob("*.py")
        if re.search(r"\.rules(\.get\(|\[)", path.read_text("utf-8"))
    }
    assert readers == {"games"}
