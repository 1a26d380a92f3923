"""docs/rule-tests.md tells of every rule, and of what there is now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rekje.games.registry import GAMES
from rekje.locale.rulebook import COMMON, rule_texts

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "rule-tests.md"


def test_the_page_of_rules_and_their_tests_is_fresh() -> None:
    checked = subprocess.run(
        [sys.executable, ROOT / "scripts" / "rule_tests.py", "--check"], capture_output=True, text=True, check=False
    )
    assert checked.stderr == ""
    assert checked.returncode == 0


def rows() -> list[list[str]]:
    return [line.split("|") for line in PAGE.read_text("utf-8").splitlines() if line.startswith("| **")]


def test_every_rule_is_told_by_more_than_its_number() -> None:
    assert [row[1] for row in rows() if not row[1].strip().rpartition("**")[2].strip()] == []


def test_what_the_page_cites_is_listed_too() -> None:
    """A rule that is tested in the browser's tests, and one that the page cites."""
    of = {row[1].split("**")[1]: row for row in rows()}
    assert "../web/tests/composer/path-composer.test.ts" in of["L5"][2]
    assert "`web/src/result/path/count.ts`" in of["L19"][3]


@pytest.mark.parametrize("page", [COMMON, *GAMES])
def test_every_rule_has_a_test_of_its_name(page: str) -> None:
    tested = {row[1].split("**")[1]: row[2].strip() for row in rows()}
    assert [rule for rule in rule_texts(page, "en") if not tested[rule]] == []
