"""The walls between the folders of the Rust core."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.conformance.rust_walls import folder_circles

CORE = Path(__file__).parents[2] / "crates" / "rekje-core" / "src"


def test_no_folders_of_the_core_use_each_other() -> None:
    assert folder_circles(CORE) == []


@pytest.mark.parametrize(
    "breach",
    [
        "use crate::walk::Heap;",
        "use super::super::path::{Board, Piece};",
        "fn f(_: crate::word_grid::Shape) {}",
    ],
)
def test_a_circle_of_folders_would_be_found(tmp_path: Path, breach: str) -> None:
    source = shutil.copytree(CORE, tmp_path / "src")
    planted = source / "lexicon" / "machine_letters.rs"
    planted.write_text(f"{breach}\n{planted.read_text('utf-8')}", "utf-8")
    assert any("./lexicon" in circle for circle in folder_circles(source))


def test_a_circle_within_a_family_would_be_found(tmp_path: Path) -> None:
    source = shutil.copytree(CORE, tmp_path / "src")
    planted = source / "crossword" / "board" / "play.rs"
    planted.write_text(f"use crate::crossword::generator::order::sort;\n{planted.read_text('utf-8')}", "utf-8")
    assert any("crossword/board" in circle and "crossword/generator" in circle for circle in folder_circles(source))
