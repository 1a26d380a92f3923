"""The crate's documents: made without a warning, and every public item has an example, which `cargo test` runs."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLE = 'class="rust rust-example-rendered"'


@pytest.fixture(scope="module")
def pages() -> Path:
    """The folder of the crate's pages. A warning is an error."""
    flags = {**os.environ, "RUSTDOCFLAGS": "-D warnings"}
    asked = ["cargo", "doc", "--locked", "--no-deps", "--quiet", "-p", "rekje-core"]
    done = subprocess.run(asked, cwd=ROOT, env=flags, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return ROOT / "target" / "doc" / "rekje_core"


def items(pages: Path) -> list[str]:
    """The pages of all public structs, enums, functions, types and constants."""
    return re.findall(r'<li><a href="([^"]+)">', (pages / "all.html").read_text("utf-8"))


def test_every_public_item_has_an_example(pages: Path) -> None:
    found = items(pages)
    assert "fn.best_play.html" in found
    assert "walk/struct.Heap.html" in found
    assert [page for page in found if EXAMPLE not in (pages / page).read_text("utf-8")] == []


def test_what_is_only_for_the_core_itself_is_not_public(pages: Path) -> None:
    parts = {page.rpartition("/")[0] for page in items(pages)}
    assert parts == {
        "", "crossword/endgame", "crossword/preendgame", "crossword/selfplay", "crossword/selfplay/driven",
        "crossword/selfplay/learning", "crossword/simulation", "path", "walk", "word_grid",
    }  # fmt: skip
